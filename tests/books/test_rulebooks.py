"""The rulebooks that ship: complete, the same in every language, true to the booklets, and in nobody else's words."""

from __future__ import annotations

import json
import re
from base64 import b85decode
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import pytest

from boardroom.books.book import Block, Book, plain
from boardroom.books.folding import words
from boardroom.books.library import LANGUAGES
from boardroom.core.game import Reason
from boardroom.games import game
from tests.books.reasons import named, reasons
from tests.books.shelf import CHECKLIST, COMING, COMPLETE, HERE, KEYS, LIBRARY, PAGES, PENDING, PLAYABLE
from tests.games.statements import Statements

GAMES = Path(__file__).parents[1] / "games"
LETTERS = {"switcher": "SR", "switch": "SW", "phoenix": "PX", "oxixo": "OX", "zug": "ZG"}
ORDER = (
    "contents", "aim", "setup", "turn", "end", "scoring", "examples",
    "decisions", "reconstructed", "notation", "credits",
)  # fmt: skip
OPTIONAL = {"scoring", "examples"}
NARROW = "\u202f"  # a narrow space that keeps words together

pages = pytest.mark.parametrize(("key", "language"), PAGES)
books = pytest.mark.parametrize("key", COMPLETE)


def lines(book: Book) -> Iterator[str]:
    """Everything that is read, line by line."""
    yield book.title
    for section in book.sections:
        yield section.heading
        for block in section.blocks:
            yield from (plain(part) for part in block.parts)


def prose(book: Book) -> Iterator[tuple[str, str]]:
    """The same without notation, which keeps to its own spelling; with the id of the section or block."""
    for section in book.sections:
        yield section.id, section.heading
        for block in section.blocks:
            for part in block.parts:
                yield block.id, "".join("a1" if run.style == "notation" else run.text for run in part)


# ---------------------------------------------------------------- which there are


def test_every_game_has_its_rulebook_in_every_language() -> None:
    """What is still to be written is named, so that nothing can be forgotten."""
    assert set(CHECKLIST) - set(COMPLETE) == PENDING
    assert set(CHECKLIST) - set(KEYS) == COMING
    assert set(LIBRARY.games) <= set(CHECKLIST)
    assert set(KEYS) <= set(CHECKLIST)


# ---------------------------------------------------------------- the languages


@books
@pytest.mark.parametrize("other", [language for language in LANGUAGES if language != "en"])
def test_the_languages_say_the_same_in_the_same_order(key: str, other: str) -> None:
    def shape(block: Block) -> tuple[object, ...]:
        targets = sorted(run.target for part in block.parts for run in part if run.target)
        notation = sorted(run.text for part in block.parts for run in part if run.style == "notation")
        sizes = len(block.parts), block.columns, block.number, block.figure
        return block.id, block.kind, block.tags, block.statements, sizes, targets, notation

    english, translated = LIBRARY.book(key, "en"), LIBRARY.book(key, other)
    assert [(each.id, each.level) for each in translated.sections] == [(e.id, e.level) for e in english.sections]
    for ours, theirs in zip(english.sections, translated.sections, strict=True):
        assert [shape(block) for block in theirs.blocks] == [shape(block) for block in ours.blocks], ours.id


@books
def test_the_languages_differ(key: str) -> None:
    """A text that was copied and forgotten would be the same in two languages."""
    said = [{text for text in lines(LIBRARY.book(key, language)) if len(text) > 40} for language in LANGUAGES]
    assert not said[0] & said[1]
    assert not said[1] & said[2]
    assert not said[0] & said[2]


# ---------------------------------------------------------------- the parts


@pages
def test_a_rulebook_has_its_sections_in_order(key: str, language: str) -> None:
    sections = [section.id for section in LIBRARY.book(key, language).sections if section.level == 1]
    known = [id for id in sections if id in ORDER]
    assert known == [id for id in ORDER if id in known]
    assert set(ORDER) - set(known) <= OPTIONAL
    between = sections[sections.index("turn") : sections.index("decisions")]
    assert set(sections) - set(ORDER) <= set(between)


@pages
def test_decisions_and_reconstructions_are_gathered(key: str, language: str) -> None:
    book = LIBRARY.book(key, language)
    gathered = {id: [block.tags for block in book.places[id].section.blocks] for id in ("decisions", "reconstructed")}
    assert "D" in gathered["decisions"]
    assert set(gathered["decisions"]) <= {"", *(tags for tags in gathered["decisions"] if "D" in tags)}
    if any("R" in block.tags for block in book.blocks):
        assert any("R" in tags for tags in gathered["reconstructed"])


@pytest.mark.parametrize("key", PLAYABLE)
def test_every_reason_has_its_paragraph(key: str) -> None:
    found = reasons(key)
    assert len(found) > 3
    for language in LANGUAGES:
        book = LIBRARY.book(key, language)
        assert found - {block.id for block in book.blocks} == set()


def test_the_reasons_are_all_read_off_the_sources() -> None:
    source = 'a = Reason("one"); b = Reason("two" if x else "three" if y else "four", about)'
    assert set(named(source)) == {"one", "two", "three", "four"}
    for doubtful in ("Reason(rule)", "Reason(f'{a}-b')", "Reason(3)", "Reason()"):
        with pytest.raises(AssertionError):
            list(named(doubtful))
    oxixo = game("oxixo")
    state = oxixo.start(2, oxixo.options())
    assert oxixo.why_not(state, oxixo.read("c3c5", state)) == Reason("cube-periphery", ("c3",))
    assert "cube-periphery" in reasons("oxixo")


# ---------------------------------------------------------------- the booklets


def test_the_checklist_has_all_statements() -> None:
    assert {key: len(statements) for key, statements in CHECKLIST.items()} == {
        "switcher": 53, "switch": 50, "phoenix": 68, "oxixo": 38, "zug": 87,
    }  # fmt: skip
    for key, statements in CHECKLIST.items():
        assert list(statements) == [f"{LETTERS[key]}-{number:02}" for number in range(1, len(statements) + 1)]


@pages
def test_every_statement_has_its_paragraph(key: str, language: str) -> None:
    told = {statement for block in LIBRARY.book(key, language).blocks for statement in block.statements}
    assert CHECKLIST[key].keys() - told == set()
    assert told - CHECKLIST[key].keys() == set()


@cache
def rule_tests(key: str) -> Statements:
    return Statements(GAMES / key)


@pytest.mark.parametrize(
    ("key", "statement"), [(key, statement) for key in KEYS for statement in CHECKLIST[key]], ids=lambda value: value
)
def test_every_statement_has_its_rule_test(key: str, statement: str) -> None:
    assert statement in rule_tests(key).booklet
    rule_tests(key).check_booklet(statement)


BOOKLETS = json.loads((HERE / "booklets.json").read_text(encoding="utf-8"))
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


@pages
def test_no_sentence_is_a_booklets(key: str, language: str) -> None:
    assert borrowed("\n".join(lines(LIBRARY.book(key, language)))) == []


def test_a_sentence_of_a_booklet_would_be_found() -> None:
    """Shown with a sentence of our own whose fingerprints are among theirs: no booklet is quoted, not even here."""
    assert MANY == 9
    assert len(fingerprints()) > 5800
    ours = BOOKLETS["ours"]
    assert len(borrowed(ours)) == len(words(ours)) - MANY + 1
    assert borrowed(f"One, two. {ours.upper()} Three!") == borrowed(ours)
    assert borrowed(" ".join(ours.split()[: MANY - 1])) == []


# ---------------------------------------------------------------- the print


WRONG = {
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


def misprints(language: str, text: str) -> list[str]:
    return [what for pattern, what in WRONG[""] + WRONG[language] if re.search(pattern, text)]


@pages
def test_signs_and_spaces_are_those_of_the_language(key: str, language: str) -> None:
    wrong = {(id, what): text for id, text in prose(LIBRARY.book(key, language)) for what in misprints(language, text)}
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "You can’t: it’s “his” – or hers…", "You can't"),
        ("en", "Wait: why?", "Wait : why?"),
        ("en", "One (or two), three.", "One ( or two)"),
        ("es", "¿Cuándo? Así: «ya».", "Cuándo?"),
        ("es", "¡Ganaste!", "Ganaste!"),
        ("fr", "Attention\u202f: «\u202fnon\u202f»\u202f!", "Attention : non"),
        ("fr", "Trois choses\u202f; à 20:15.", "Trois choses; à vous"),
        ("fr", "Non\u202f!", "Non !"),
    ],
)
def test_misprints_are_seen(language: str, right: str, wrong: str) -> None:
    assert misprints(language, right) == []
    assert misprints(language, wrong)
