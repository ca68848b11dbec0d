"""The rulebook: the same in every language, with a paragraph for every reason, and true in its figures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

import pytest

from boardroom.books.rulebook.book import Block, Book, Figure, Run, plain
from boardroom.books.rulebook.library import library
from boardroom.books.rulebook.markdown import Misprint
from boardroom.core.door import OURS
from boardroom.core.game import Game
from boardroom.core.json_input import Flaw
from boardroom.languages import base
from boardroom.testing.claims import GENERIC, Claim, Words, check, shown
from boardroom.testing.one_game import OneGame
from boardroom.testing.sources import reasons

OPENING: Final = ("contents", "aim", "setup", "turn", "end", "scoring", "examples")
CLOSING: Final = ("decisions", "reconstructed", "notation", "credits")
NARROW: Final = "\u202f"  # a narrow space that keeps words together
WRONG: Final = {
    "": [
        (r"['\"`\u00b4]", "straight quotes or accents for ’ “ ” « »"),
        (r"\.\.\.", "three dots for …"),
        (r" - |--", "a hyphen for –"),
        (r"\s[,.)”]|[(“]\s", "a space on the wrong side"),
        (r"[\u00a0\t]", "an odd space"),
    ],
    "en": [(r"[«»]", "quotes of another language"), (rf"[\s{NARROW}][;:!?]", "a space before a sign")],
    "es": [
        (rf"[\s{NARROW}][;:!?»]|«[\s{NARROW}]", "a space before a sign"),
        (r"^[^¿]*\?|^[^¡]*!", "a question or an exclamation that wasn’t opened"),
    ],
    "fr": [
        (rf"(?<!{NARROW})[;!?»]|(?<![{NARROW}\d]):|(?<={NARROW}):(?=\S)|«(?!{NARROW})", "no narrow space at a sign"),
        (r"[“”]", "quotes of another language"),
    ],
}  # fmt: skip


def lines(book: Book) -> Iterator[str]:
    """Return everything that is read, line by line."""
    yield book.title
    for section in book.sections:
        yield section.heading
        for block in section.blocks:
            yield from (plain(part) for part in block.parts)


def prose(book: Book) -> Iterator[tuple[str, str]]:
    """Return the same without notation, which keeps to its own spelling; with the id of the section or block."""
    for section in book.sections:
        yield section.id, section.heading
        for block in section.blocks:
            for part in block.parts:
                words = (Run("a1") if run.style == "notation" else run for run in part)
                yield block.id, plain(tuple(words))


def misprints(language: str, text: str) -> list[str]:
    """Say what is wrong with the signs and spaces of a text."""
    return [what for pattern, what in WRONG[""] + WRONG.get(base(language), []) if re.search(pattern, text)]


def _shape(block: Block) -> tuple[object, ...]:
    """Return what a block is in every language."""
    targets = sorted(run.target for part in block.parts for run in part if run.target)
    notation = sorted(run.text for part in block.parts for run in part if run.style == "notation")
    sizes = len(block.parts), block.columns, block.number, block.figure
    sources = [[run.text for run in part if run.style == "tag"] for part in block.parts]
    return block.id, block.kind, block.tags, block.statements, sizes, targets, notation, sources


def _place(game: Game) -> str:
    """Return where a game has its rulebook."""
    return f"resources/rulebooks/{game.key}" if game.key in OURS else "rulebook"


def lacking_book(game: Game, language: str) -> str:
    """Say why there is no rulebook in a language, if there is none."""
    try:
        book = library().book(game.key, language)
    except KeyError:
        return f"add {_place(game)}/{language}.md"
    except (Misprint, Flaw) as error:
        return str(error)
    return "\n".join(lines(book)) if "misprint" in book.places else ""


class RulebookTests(OneGame):
    """Looks at a game's rulebook in all its languages."""

    sections: ClassVar[frozenset[str]] = frozenset({"aim", "setup", "turn", "end"})  # those that must be there
    claims: ClassVar[Words] = {}  # words of the game's own for what its figures claim
    false_claims: ClassVar[Sequence[tuple[str, Claim]]] = ()  # of some figures, to show that those words can tell

    @classmethod
    def each_language(cls) -> Mapping[str, str]:
        """List the languages whose rulebook can be read."""
        return {language: language for language in cls.languages if not lacking_book(cls.game, language)}

    @classmethod
    def each_translation(cls) -> Mapping[str, str]:
        """List these without the first, which the others are compared with."""
        return dict(list(cls.each_language().items())[1:])

    @classmethod
    def each_figure(cls) -> Mapping[str, Figure]:
        """List the figures."""
        return library().figures(cls.game.key) if cls.each_language() else {}

    @classmethod
    def each_word(cls) -> Mapping[str, str]:
        """List the words of the game's own for claims."""
        return {word: word for word in cls.claims} if cls.each_language() else {}

    def book(self, language: str) -> Book:
        """Return the rulebook in a language."""
        return library().book(self.game.key, language)

    # ---------------------------------------------------------------- the languages

    def test_there_is_a_rulebook_in_every_language(self) -> None:
        if lacking := [why for language in self.languages if (why := lacking_book(self.game, language))]:
            pytest.fail("; ".join(lacking), pytrace=False)

    def test_the_languages_say_the_same_in_the_same_order(self, translation: str) -> None:
        first, other = self.book(next(iter(self.each_language()))), self.book(translation)
        assert [(each.id, each.level) for each in other.sections] == [(each.id, each.level) for each in first.sections]
        for ours, theirs in zip(first.sections, other.sections, strict=True):
            assert [_shape(block) for block in theirs.blocks] == [_shape(block) for block in ours.blocks], ours.id

    def test_no_text_was_copied_and_forgotten(self, translation: str) -> None:
        said = {text for text in lines(self.book(translation)) if len(text) > 40}
        for other in self.each_language():
            if base(other) == base(translation):
                continue
            assert said.isdisjoint(lines(self.book(other))), other

    def test_signs_and_spaces_are_those_of_the_language(self, language: str) -> None:
        wrong = {(id, what): text for id, text in prose(self.book(language)) for what in misprints(language, text)}
        assert wrong == {}

    # ---------------------------------------------------------------- the parts

    def test_a_rulebook_has_its_sections_in_order(self, language: str) -> None:
        found = [section.id for section in self.book(language).sections if section.level == 1]
        assert self.sections - set(found) == set(), "sections are missing"
        known = [id for id in found if id in OPENING + CLOSING]
        assert known == [id for id in OPENING + CLOSING if id in known]
        closing = min((found.index(id) for id in CLOSING if id in found), default=len(found))
        own = set(found) - set(known)
        assert own <= set(found[found.index("turn") : closing]), "own sections stand between turn and the closing ones"

    def test_every_reason_has_its_paragraph(self, language: str) -> None:
        found = reasons(self.game)
        assert found, "why_not names no rule"
        assert found - {block.id for block in self.book(language).blocks} == set()

    def test_the_summary_is_made_of_blocks(self, language: str) -> None:
        chosen = library().summary(self.game.key)
        assert chosen, f"add {_place(self.game)}/summary.json: the ids of blocks for one page"
        assert set(chosen) - {block.id for block in self.book(language).blocks} == set()

    # ---------------------------------------------------------------- the figures

    def test_what_a_figure_claims_is_true(self, figure: Figure) -> None:
        assert figure.claims
        state = shown(self.game, figure)
        for claim in figure.claims:
            check(self.game, state, claim, self.claims)

    def test_a_word_for_claims_tells_false_from_true(self, word: str) -> None:
        assert word not in GENERIC
        false = [(name, claim) for name, claim in self.false_claims if word in claim]
        assert false, f"no false claim shows that {word} can tell"
        for name, claim in false:
            with pytest.raises(AssertionError):
                check(self.game, shown(self.game, self.each_figure()[name]), claim, self.claims)
