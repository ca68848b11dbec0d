"""Texts read bit by bit: nothing is lost on the way, and all of it is a book at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Original
from boardroom.books.originals.text_book import text_book
from boardroom.books.originals.text_reading import BIT, bits, whole
from boardroom.books.rulebook.search import terms
from boardroom.books.scanned.layout import lay_out

LONG = "# Lamps\n\n" + "\n\n".join(f"Paragraph {number} tells of a lamp." for number in range(2 * BIT + 5))
TEXT = f"{LONG}\n\n# Fog\n\nA fog comes up.\n"


def read(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "a.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_long_sections_come_in_bits_and_are_whole_again(tmp_path: Path) -> None:
    found = list(bits(read(tmp_path, TEXT), "oxixo", "en", "Lamps"))
    assert [section.id for _, section in found].count(found[0][1].id) == 3
    assert all(len(section.blocks) <= BIT for _, section in found)
    shares = [share for share, _ in found]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert tuple(whole(section for _, section in found)) == lay_out(TEXT, "oxixo", "en", "Lamps").sections


def test_nothing_makes_nothing() -> None:
    assert list(whole([])) == []


def test_a_text_that_has_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RefusedBooklet) as refused:
        list(bits(tmp_path / "gone.md", "oxixo", "en", "Lamps"))
    assert refused.value.kind == "missing"


def test_it_becomes_a_book_that_can_be_searched_and_set_part_by_part(tmp_path: Path) -> None:
    original = Original(game="oxixo", title="Lamps", kind="markdown", pages=1, files=("booklet.md",), source="a.md")
    sections = [section for _, section in bits(read(tmp_path, TEXT), "oxixo", "en", "Lamps")]
    made = text_book(original, sections, lambda number: f"Part {number}")
    assert [section.heading for section in made.book.sections] == ["Lamps", "Fog"]
    (hit,) = made.index.find(terms("fog comes"))
    assert hit.section.heading == "Fog"
    assert len(made.parts) > 1
    assert [block for part in made.parts for block in part.blocks] == list(made.book.blocks)


def test_a_part_without_a_heading_gets_a_name(tmp_path: Path) -> None:
    original = Original(game="oxixo", title="Lamps", kind="text", pages=1, files=("booklet.txt",), source="a.txt")
    endless = "light a lamp " * 40_000  # no booklet: shown as it stands
    sections = [section for _, section in bits(read(tmp_path, endless), "oxixo", "en", "")]
    made = text_book(original, sections, lambda number: f"Part {number}")
    assert [section.heading for section in made.book.sections][:1] == ["Part 1"]
