"""The pages of a PDF, asked of the process that reads them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from boardroom.books.originals.reading_process import ReadingProcess

MOST_PAGES: Final = 400
MOST_PIXELS: Final = 8_000_000  # of one page as it is drawn: four bytes each, here and on its way

Box = tuple[float, float, float, float]  # left, top, right, bottom, as parts of a page


class PdfAbout(NamedTuple):
    """How large the pages are, in points."""

    sizes: tuple[tuple[float, float], ...]


class PageImage(NamedTuple):
    """A page, drawn: rows of red, green, blue and one byte that means nothing."""

    width: int
    height: int
    stride: int
    data: bytes


class PdfWord(NamedTuple):
    """A word, and its place on the page."""

    text: str
    box: Box


class PdfText(NamedTuple):
    """The words of a page, line by line."""

    lines: tuple[tuple[PdfWord, ...], ...]


class PdfPages:
    """Asks the process that reads about PDFs."""

    def __init__(self, reading: ReadingProcess) -> None:
        self._reading = reading

    def about(self, path: Path) -> PdfAbout:
        """Return how many pages a PDF has, and how large; raise Refused where it is none."""
        found: PdfAbout = self._ask(path, "about")
        return found

    def image(self, path: Path, number: int, width: int) -> PageImage:
        """Draw a page, counted from 0, so many pixels wide; raise Refused."""
        found: PageImage = self._ask(path, "image", number, width)
        return found

    def text(self, path: Path, number: int) -> PdfText:
        """Return the words of a page; raise Refused."""
        found: PdfText = self._ask(path, "text", number)
        return found

    def _ask(self, path: Path, what: str, *arguments: int) -> Any:
        return self._reading.ask(path, partial(_answer, what=what, arguments=arguments))


def _answer(path: Path, what: str, arguments: tuple[int, ...]) -> Any:
    """Answer in the process that reads; only that one loads PDFium."""
    from boardroom.books.originals.pdf_reading import READER

    READER.open(path)
    return getattr(READER, what)(*arguments)
