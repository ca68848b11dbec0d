"""Booklets of pages: their text in blocks that can be searched, and where on the page it stands."""

from __future__ import annotations

from boardroom.books.originals.page_book import PageBook
from boardroom.books.originals.pdf_pages import PdfText, PdfWord
from boardroom.books.rulebook.book import plain


def line(top: float, *words: str, left: float = 0.1) -> tuple[PdfWord, ...]:
    """Words of a line, each a tenth of the page wide and two hundredths high."""
    return tuple(
        PdfWord(word, (left + 0.1 * n, top, left + 0.1 * n + 0.09, top + 0.02)) for n, word in enumerate(words)
    )


def made(*pages: list[tuple[PdfWord, ...]]) -> PageBook:
    return PageBook("oxixo", "Title", [PdfText(tuple(lines)) for lines in pages], lambda number: f"Page {number}")


def said(pages: PageBook) -> list[str]:
    return [plain(block.parts[0]) for block in pages.book.blocks]


def test_every_page_is_a_section() -> None:
    pages = made([line(0.1, "Lamp")], [], [line(0.1, "Fog")])
    assert [(section.id, section.heading, len(section.blocks)) for section in pages.book.sections] == [
        ("page-1", "Page 1", 1), ("page-2", "Page 2", 0), ("page-3", "Page 3", 1),
    ]  # fmt: skip
    assert pages.pages == {"page-1": 0, "page-1-1": 0, "page-2": 1, "page-3": 2, "page-3-1": 2}
    assert pages.searchable
    assert not made([], []).searchable


def test_lines_are_joined_and_gaps_part_them() -> None:
    pages = made([line(0.1, "Light", "a", "lan-"), line(0.13, "tern", "now."), line(0.3, "Then"), line(0.1, "Column")])
    assert said(pages) == ["Light a lantern now.", "Then", "Column"]


def test_two_lines_that_were_taken_for_one_are_parted() -> None:
    pages = made([(*line(0.1, "Quote"), *line(0.2, "Author"))])
    assert said(pages) == ["Quote", "Author"]


def test_hits_are_in_the_text_and_know_their_places() -> None:
    pages = made([line(0.1, "Page", "of", "lan-"), line(0.13, "terns")], [line(0.1, "Faro", "page")])
    assert [hit.section.id for hit in pages.find("page")] == ["page-1", "page-2"]
    (hit,) = pages.find("lantern")
    assert hit.block is not None
    boxes = list(pages.boxes(hit.block.id, hit.marks))
    assert [(round(box[0], 2), box[1]) for box in boxes] == [(0.3, 0.1), (0.1, 0.13)]
    assert pages.find("harbour") == []
