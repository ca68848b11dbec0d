"""The languages that Boardroom speaks: a file each in resources/languages. Nothing else lists them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boardroom.paths import resources

SOURCE: Final = "en"  # what the sources are written in, and what is spoken where nothing else is understood


@dataclass(frozen=True, slots=True)
class WordChange:
    """What a word before a blank becomes by what is filled in: in French, “de” before “Ana” becomes “d’”."""

    word: str  # a pattern, as is `before`
    becomes: str
    before: str


@dataclass(frozen=True, slots=True)
class Language:
    """What differs from language to language, besides the words."""

    name: str  # in its own words
    regions: tuple[str, ...] = ()  # where it is spoken, for one that is another's variety
    plurals: tuple[tuple[int, ...], ...] = ()  # some numbers for each plural form, in the order of the translation
    changes: tuple[WordChange, ...] = ()


def read_languages(folder: Path) -> dict[str, Language]:
    """Read the languages of a folder, <code>.toml, in the order of their names."""
    found = {}
    for file in folder.glob("*.toml"):
        told, _, _ = file.read_text(encoding="utf-8").partition("\n[[glossary]]")  # which is for tests alone
        parts = tomllib.loads(told)
        found[file.stem] = Language(
            parts["name"],
            tuple(parts.get("regions", ())),
            tuple(map(tuple, parts["plurals"])),
            tuple(WordChange(**change) for change in parts.get("change", ())),
        )
    return dict(sorted(found.items(), key=lambda each: each[1].name.casefold()))


LANGUAGES: Final = read_languages(resources() / "languages")
_FOREIGN: Final = {  # people may have booklets in them
    "de": "Deutsch",
    "it": "Italiano",
    "pt": "Português",
    "nl": "Nederlands",
}


def base(language: str) -> str:
    """Return the language that another is a variety of, such as es of es_AR, else itself."""
    return language.partition("_")[0]


def changes(language: str) -> tuple[WordChange, ...]:
    """Return how words change before others in a language; a variety does as the others do."""
    known = (LANGUAGES[code] for code in dict.fromkeys((language, base(language))) if code in LANGUAGES)
    return tuple(change for each in known for change in each.changes)


def understood(wanted: Iterable[str]) -> str:
    """Return the first of some languages, such as es-UY or pt-BR, that we speak in some variety, else English."""
    for tongue, *rest in (re.split("[-_]", each) for each in wanted):
        ours = {code: language for code, language in LANGUAGES.items() if base(code) == tongue.lower()}
        spoken_there = (code for code, language in ours.items() if {*language.regions} & {*rest})
        if ours:
            return next(spoken_there, min(ours))
    return SOURCE


def book_order() -> list[str]:
    """List our languages as books offer them: English last, for the games' own booklets speak the others."""
    return sorted(LANGUAGES, key=SOURCE.__eq__)


def name_of(language: str) -> str:
    """Return what a language calls itself, or its code where we don't know it."""
    return LANGUAGES[language].name if language in LANGUAGES else _FOREIGN.get(language, language)
