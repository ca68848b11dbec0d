"""Texts of every shape: laid out in time that grows as they do, within limits, and with every word."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

from bench.texts import PATTERNS
from boardroom.books.originals.reading_process import ReadingProcess
from boardroom.books.rulebook.book import plain
from boardroom.books.rulebook.parting import LETTERS, PIECES, parted
from boardroom.books.scanned.layout import LINES, LONG, lay_out
from boardroom.books.scanned.lines import cleaned
from boardroom.books.scanned.tables import MOST_COLUMNS, MOST_ROWS


@pytest.fixture(scope="module")
def reading() -> Iterator[ReadingProcess]:
    made = ReadingProcess()
    yield made
    made.close()


def laid_out(path: Path) -> int:
    """Lay a pattern out, named by the file, of the size that it ends with; this is done in the process that reads."""
    book = lay_out(PATTERNS[path.stem](int(path.suffix[1:])), "oxixo", "", "Title")
    return len(book.sections)


@pytest.mark.parametrize("size", [60_000, 1_000_000])
@pytest.mark.parametrize("name", PATTERNS)
def test_every_pattern_is_laid_out_within_the_limits(reading: ReadingProcess, name: str, size: int) -> None:
    assert 1 <= reading.ask(Path(f"{name}.{size}"), laid_out) <= 400


def calls(text: str) -> int:
    """Count the calls that laying a text out takes."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        lay_out(text, "oxixo", "", "Title")
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("name", PATTERNS)
def test_four_times_the_text_is_at_most_six_times_the_work(name: str) -> None:
    small, large = (calls(PATTERNS[name](size)) for size in (4_000, 16_000))
    assert large <= 6 * small


def letters(text: str) -> Counter[str]:
    return Counter(letter for letter in text if letter.isalnum())


@pytest.mark.parametrize("name", PATTERNS)
def test_what_is_shown_as_it_stands_loses_nothing(name: str) -> None:
    text = PATTERNS[name](LONG + 5_000)
    book = lay_out(text, "oxixo", "", "Title")
    shown = "".join(plain(part) for block in book.blocks for part in block.parts)
    assert letters(shown) == letters(cleaned(text))
    assert all(section.heading == "" for section in book.sections)


def test_an_ordinary_text_is_never_shown_as_it_stands() -> None:
    text = PATTERNS["prose in paragraphs"](LONG - 10)
    assert text.count("\n") < LINES
    book = lay_out(text, "oxixo", "", "Title")
    assert [section.heading for section in book.sections] == ["Title"]
    assert len(list(book.blocks)) > 200


def test_a_letter_that_is_no_word_may_follow_a_hyphen() -> None:
    (block,) = lay_out("the lam-\nⓐps are lit", "oxixo", "", "Title").blocks
    assert plain(block.parts[0]) == "the lamⓐps are lit"


def test_tables_have_an_end() -> None:
    book = lay_out("lamp\tship\n" * (MOST_ROWS + 30), "oxixo", "", "Title")
    assert [len(list(block.rows)) for block in book.blocks] == [MOST_ROWS, 30]
    wide = "lamp\t" * (MOST_COLUMNS + 1) + "ship\n"
    assert all(block.kind == "paragraph" for block in lay_out(wide * 3, "oxixo", "", "Title").blocks)


@pytest.mark.parametrize("name", ["prose in paragraphs", "tabs", "headings", "one line"])
def test_a_long_book_comes_in_parts_that_a_window_can_set(name: str) -> None:
    book = lay_out(PATTERNS[name](150_000), "oxixo", "", "Title")
    parts = parted(book)
    assert len(parts) > 2
    assert [block for part in parts for block in part.blocks] == list(book.blocks)
    assert {id for part in parts for id in part.places} == set(book.places)
    for part in parts:
        pieces = [plain(runs) for block in part.blocks for runs in block.parts]
        assert sum(map(len, pieces)) <= LETTERS
        assert len(pieces) <= PIECES or len(list(part.blocks)) == 1


def test_a_short_book_is_one_part() -> None:
    book = lay_out("A lamp.\n\nA ship.", "oxixo", "", "Title")
    (part,) = parted(book)
    assert part.sections == book.sections
    assert len(parted(lay_out("", "oxixo", "", "Title"))) == 1
