"""Reading PDFs with PDFium: only the process that reads loads this."""

from __future__ import annotations

from ctypes import byref, c_double, c_int
from pathlib import Path
from typing import Any, Final

import pypdfium2
import pypdfium2.raw as pdfium

from boardroom.books.originals.pdf_pages import MOST_PAGES, MOST_PIXELS, PageImage, PdfAbout, PdfText, PdfWord
from boardroom.books.originals.refused import RefusedBooklet

LETTERS: Final = 60_000  # on one page
GRAIN: Final = 10_000  # places on a page are measured in so many parts of its width and height


class PdfReader:
    """Keeps one PDF open and answers questions about it."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._document: Any = None

    def open(self, path: Path) -> None:
        """Open a file, unless it is open already."""
        if path == self._path:
            return
        self._path = None
        if self._document is not None:
            self._document.close()
            self._document = None
        try:
            self._document = pypdfium2.PdfDocument(path)
        except pypdfium2.PdfiumError as error:
            locked = getattr(error, "err_code", None) == pdfium.FPDF_ERR_PASSWORD
            raise RefusedBooklet("encrypted" if locked else "damaged", path, str(error)) from None
        self._path = path

    def about(self) -> PdfAbout:
        """Return how many pages there are, and how large."""
        count = len(self._document)
        if count > MOST_PAGES:
            raise RefusedBooklet("too-many", self._path, str(count))
        return PdfAbout(tuple(self._document.get_page_size(number) for number in range(count)))

    def image(self, number: int, width: int) -> PageImage:
        """Draw a page so many pixels wide, on white."""
        page = self._document[number]
        wide, high = page.get_size()
        if min(wide, high) <= 0:
            raise RefusedBooklet("damaged", self._path, f"page {number + 1}")
        scale = min(width / wide, (MOST_PIXELS / (wide * high)) ** 0.5)
        bitmap = page.render(scale=scale, rev_byteorder=True, prefer_bgrx=True)
        made = PageImage(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer))
        bitmap.close()
        page.close()
        return made

    def text(self, number: int) -> PdfText:
        """Return the words of a page with their places, line by line."""
        page = self._document[number]
        text = page.get_textpage()
        lines: list[tuple[PdfWord, ...]] = []
        words: list[PdfWord] = []
        letters: list[tuple[int, str]] = []

        def end_word() -> None:
            if letters:
                boxes = [_box(page, text, index) for index, _ in letters]
                box = (
                    min(box[0] for box in boxes),
                    min(box[1] for box in boxes),
                    max(box[2] for box in boxes),
                    max(box[3] for box in boxes),
                )
                words.append(PdfWord("".join(letter for _, letter in letters), box))
                letters.clear()

        def end_line() -> None:
            end_word()
            if words:
                lines.append(tuple(words))
                words.clear()

        for index in range(min(text.count_chars(), LETTERS)):
            code = pdfium.FPDFText_GetUnicode(text, index)
            letter = "-" if code == 2 else chr(code) if 0 < code < 0x110000 else ""  # 2 is PDFium's soft hyphen
            if letter in "\r\n":
                end_line()
            elif not letter or letter.isspace() or letter < " ":
                end_word()
            else:
                letters.append((index, letter))
        end_line()
        text.close()
        page.close()
        return PdfText(tuple(lines))


def _box(page: Any, text: Any, index: int) -> tuple[float, float, float, float]:
    """Return where a letter stands, as parts of the page as it is shown."""
    left, right, bottom, top = c_double(), c_double(), c_double(), c_double()
    pdfium.FPDFText_GetCharBox(text, index, byref(left), byref(right), byref(bottom), byref(top))
    corners = []
    for x, y in ((left, top), (right, bottom)):
        across, down = c_int(), c_int()
        pdfium.FPDF_PageToDevice(page, 0, 0, GRAIN, GRAIN, 0, x.value, y.value, byref(across), byref(down))
        corners.append((across.value / GRAIN, down.value / GRAIN))
    (x0, y0), (x1, y1) = corners
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


READER: Final = PdfReader()
