"""What is tested of our own games: all that is of any game, and that nothing of their booklets is lost or copied."""

from __future__ import annotations

import json
from base64 import b85decode
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import ClassVar

import pytest

from boardroom.books.lessons.lesson import said
from boardroom.books.lessons.library import lessons
from boardroom.books.rulebook.folding import words
from boardroom.testing import GameTests
from boardroom.testing.rulebooks import CLOSING, OPENING, lines
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.kit.statements import Statements

BOOKLETS = json.loads(Path(__file__).with_name("booklets.json").read_text(encoding="utf-8"))
MANY: int = BOOKLETS["words"]
SIZE: int = BOOKLETS["bytes"]


@cache
def fingerprints() -> frozenset[bytes]:
    joined = b85decode("".join(BOOKLETS["fingerprints"]))
    return frozenset(joined[start : start + SIZE] for start in range(0, len(joined), SIZE))


def borrowed(text: str) -> list[str]:
    """Return where a text has as many words in a row with a booklet as its fingerprints are made of."""
    said = [word.folded for word in words(text)]
    rows = (" ".join(said[start : start + MANY]) for start in range(len(said) - MANY + 1))
    return [row for row in rows if blake2b(row.encode(), digest_size=SIZE).digest() in fingerprints()]


class OurGameTests(GameTests):
    """Tests of a game that comes with the program."""

    @classmethod
    def playthroughs(cls) -> Path:
        return PLAYTHROUGHS


class BookletTests(OurGameTests):
    """Tests of a game that has a publisher's booklet: statements.json beside them says what is in it."""

    sections: ClassVar[frozenset[str]] = frozenset(OPENING + CLOSING) - {"scoring", "examples"}

    @classmethod
    @cache
    def statements(cls) -> Statements:
        return Statements(cls.folder())

    @classmethod
    def each_statement(cls) -> Mapping[str, str]:
        return {id: id for id in cls.statements().booklet}

    @classmethod
    def each_sentence(cls) -> Mapping[str, str]:
        return {name: name for name in cls.statements().page}

    def test_the_statements_of_the_booklet_are_told(self) -> None:
        if not self.statements().booklet:
            pytest.fail(f"add {self.folder() / 'statements.json'}, or test the game as one without a booklet")
        self.statements().check_ids()

    def test_every_statement_of_the_booklet_has_a_test(self, statement: str) -> None:
        self.statements().check_booklet(statement)

    def test_every_further_sentence_of_the_page_has_a_test(self, sentence: str) -> None:
        self.statements().check_page(sentence)

    def test_every_statement_of_the_booklet_has_its_paragraph(self, language: str) -> None:
        told = {statement for block in self.book(language).blocks for statement in block.statements}
        assert told == self.statements().booklet.keys()

    def test_decisions_and_reconstructions_are_gathered(self, language: str) -> None:
        book = self.book(language)
        decisions, reconstructed = (
            [block.tags for block in book.places[id].section.blocks] for id in ("decisions", "reconstructed")
        )
        assert "D" in decisions
        assert all("D" in tags for tags in decisions if tags)
        if any("R" in block.tags for block in book.blocks):
            assert any("R" in tags for tags in reconstructed)

    def test_no_sentence_is_a_booklets(self, language: str) -> None:
        coached = [said(texts, language) for lesson in lessons(self.game.key) for _, texts in lesson.texts()]
        assert borrowed("\n".join([*lines(self.book(language)), *coached])) == []
