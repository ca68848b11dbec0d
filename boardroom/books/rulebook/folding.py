"""Words without case and accents, with their places in the text that they come from."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from unicodedata import combining, normalize

_WORD: Final = re.compile(r"\w+")
_LIGATURES: Final = {"œ": "oe", "æ": "ae"}  # which no decomposition takes apart


class Word(NamedTuple):
    """A word, folded, and the characters that it takes up in its text."""

    folded: str
    start: int
    end: int


def fold(text: str) -> str:
    """Return a text without case and accents: Cómo and COMO become como."""
    lowered = text.casefold()
    if lowered.isascii():
        return lowered
    for ligature, letters in _LIGATURES.items():
        lowered = lowered.replace(ligature, letters)
    parted = normalize("NFKD", lowered)
    for mark in {letter for letter in set(parted) if combining(letter)}:
        parted = parted.replace(mark, "")
    return parted


def words(text: str) -> list[Word]:
    """Return the words of a composed text in order; apostrophes, hyphens and other signs part them."""
    return [Word(fold(found[0]), *found.span()) for found in _WORD.finditer(text)]
