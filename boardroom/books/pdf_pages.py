"""The pages of a PDF, asked of the process that reads them; it may die or never answer, and only the page is lost."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from boardroom.books.refused import Refused

MOST_PAGES: Final = 400
MOST_PIXELS: Final = 24_000_000  # of one page as it is drawn
SECONDS: Final = 20.0  # for one answer; drawing a page takes a tenth of one

_spawn = get_context("spawn")

Box = tuple[float, float, float, float]  # left, top, right, bottom, as parts of a page


class PdfAbout(NamedTuple):
    """How large the pages are, in points."""

    sizes: tuple[tuple[float, float], ...]


class PdfImage(NamedTuple):
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
    """Asks about PDFs. Every question waits for its answer, so windows ask from a thread of their own."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: Any = None
        self._link: Connection | None = None
        self._asking = Lock()

    @property
    def pid(self) -> int:
        """The process that reads now; 0 where none does."""
        return self._process.pid if self._process is not None else 0

    def about(self, path: Path) -> PdfAbout:
        """Return how many pages a PDF has, and how large; raise Refused where it is none."""
        found: PdfAbout = self._ask(path, "about")
        return found

    def image(self, path: Path, number: int, width: int) -> PdfImage:
        """Draw a page, counted from 0, so many pixels wide; raise Refused."""
        found: PdfImage = self._ask(path, "image", number, width)
        return found

    def text(self, path: Path, number: int) -> PdfText:
        """Return the words of a page; raise Refused."""
        found: PdfText = self._ask(path, "text", number)
        return found

    def close(self) -> None:
        """End the process; a question that waits is refused. The next one starts another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _ask(self, path: Path, what: str, *arguments: int) -> Any:
        with self._asking:
            link = self._started()
            try:
                link.send((path, what, arguments))
                if not link.poll(self._seconds):
                    self._forget()
                    raise Refused("too-slow", path)
                reply = link.recv()
            except (EOFError, OSError) as error:
                self._forget()
                raise Refused("damaged", path, str(error)) from None
        if isinstance(reply, Refused):
            raise reply
        return reply

    def _started(self) -> Connection:
        if self._process is None or self._link is None:
            self._forget()
            self._link, far = _spawn.Pipe()
            process = _spawn.Process(target=_serve, args=(far,), name="boardroom reading", daemon=True)
            process.start()
            self._process = process
            far.close()  # so that the link ends when the process does
        assert self._link is not None
        return self._link

    def _forget(self) -> None:
        """Give a process up that died or doesn't answer."""
        self.close()
        if self._link is not None:
            with suppress(OSError):
                self._link.close()
            self._link = None


def _serve(link: Connection) -> None:
    """Begin the process that reads; only that one loads PDFium."""
    from boardroom.books.pdf_reading import serve

    serve(link)
