"""The original booklets as the window knows them: what there is, made into books, its pages drawn in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSize, QSizeF, Signal
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from boardroom.app.errands import Errands
from boardroom.books.book import Book
from boardroom.books.originals import Draft, Original, Originals
from boardroom.books.page_book import PageBook
from boardroom.books.pdf_pages import PdfText
from boardroom.books.refused import Refused
from boardroom.books.scanned import lay_out

if TYPE_CHECKING:
    from boardroom.app.bookcase import Spot

translate = QCoreApplication.translate

Sorry = Callable[[Refused], None]

READING, DRAWING = 5, 1  # ranks of errands: what is seen comes before what is only searched
EMPTY = PdfText(())


def page_name(number: int) -> str:
    """Name a page."""
    return translate("Originals", "Page {number}").format(number=number)


def is_text(original: Original) -> bool:
    """Tell whether a booklet is text, and set by us; else it has pages of its own."""
    return original.kind in ("text", "markdown")


class OriginalShelf(QObject):
    """The booklets of all games, shared by all places where rules are read.

    What takes a while is done in the background, for an asker: any object that stands for a page or a desk.
    """

    changed = Signal(str)  # the game whose booklets are others now

    def __init__(self, originals: Originals | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.originals = originals or Originals()
        self.chosen: dict[str, str] = {}  # the booklet that was read last, by game
        self.spots: dict[str, Spot] = {}  # where each is open, by its id
        self._errands = Errands(self.originals.pdf.close, self)
        self._books: dict[str, Book] = {}
        self._texts: dict[str, list[PdfText]] = {}

    # ---------------------------------------------------------------- what there is

    def of(self, game: str) -> list[Original]:
        """Return the booklets of a game."""
        return self.originals.all(game)

    def look_at(self, asker: object, files: Sequence[Path], then: Callable[[Draft], None], sorry: Sorry) -> None:
        """Look at files that are to be added."""
        self._errands.run(("look", tuple(files), asker), partial(self.originals.look_at, files), then, sorry)

    def add(
        self, game: str, draft: Draft, named: tuple[str, str], then: Callable[[Original], None], sorry: Sorry
    ) -> None:
        """Add a booklet with its title and language, and read it from now on."""

        def added(original: Original) -> None:
            self.chosen[game] = original.id
            self.changed.emit(game)
            then(original)

        self._errands.run(("add", draft), partial(self.originals.add, game, draft, *named), added, sorry)

    def remove(self, original: Original) -> None:
        """Put a booklet away; raise Refused where that can't be."""
        self.originals.remove(original)
        self.changed.emit(original.game)

    def restore(self, original: Original) -> None:
        """Bring a booklet back that was put away."""
        self.originals.restore(original)
        self.chosen[original.game] = original.id
        self.changed.emit(original.game)

    # ---------------------------------------------------------------- texts

    def book(self, original: Original) -> Book:
        """Return a booklet that is text as a book; raise Refused where it has gone."""
        if original.id not in self._books:
            text = self.originals.text(original)
            self._books[original.id] = lay_out(text, original.game, original.language, original.title)
        return self._books[original.id]

    # ---------------------------------------------------------------- pages

    def measure(self, asker: object, original: Original, then: Callable[[list[QSizeF]], None], sorry: Sorry) -> None:
        """Find out how large the pages are, compared to each other."""
        files = self.originals.paths(original)

        def sizes() -> list[QSizeF]:
            if original.kind == "pdf":
                return [QSizeF(*size) for size in self.originals.pdf.about(files[0]).sizes]
            return [QSizeF(picture_size(file)) for file in files]

        self._errands.run(("measure", original.id, asker), sizes, then, sorry)

    def draw(
        self, asker: object, original: Original, page: int, width: int, then: Callable[[QImage], None], sorry: Sorry
    ) -> None:
        """Draw a page so many pixels wide."""
        job = partial(self.drawn, original, page, width)
        self._errands.run(("draw", original.id, page, asker), job, then, sorry, DRAWING)

    def drawn(self, original: Original, page: int, width: int) -> QImage:
        """Return a page, drawn while one waits; raise Refused where it can't be."""
        files = self.originals.paths(original)
        if original.kind != "pdf":
            return read_picture(files[page], width)
        made = self.originals.pdf.image(files[0], page, width)
        return QImage(made.data, made.width, made.height, made.stride, QImage.Format.Format_RGBX8888).copy()

    def read(self, asker: object, original: Original, then: Callable[[PageBook], None]) -> None:
        """Read the text of all pages; a page that can't be read has none."""
        texts = [EMPTY] * original.pages
        if original.kind != "pdf" or original.id in self._texts:
            then(self._page_book(original, self._texts.get(original.id, texts)))
            return
        (file,) = self.originals.paths(original)
        missing = set(range(original.pages))

        def arrived(page: int, text: PdfText) -> None:
            texts[page] = text
            missing.discard(page)
            if not missing:
                self._texts[original.id] = texts
                then(self._page_book(original, texts))

        def failed(page: int, refused: Refused) -> None:
            arrived(page, EMPTY)

        for page in reversed(range(original.pages)):
            self._errands.run(
                ("read", original.id, page, asker),
                partial(self.originals.pdf.text, file, page),
                partial(arrived, page),
                partial(failed, page),
                READING,
            )

    def give_up(self, asker: object) -> None:
        """Do nothing more for somebody who looks at something else, or has gone."""
        self._errands.give_up(lambda key: key[-1] is asker)

    def _page_book(self, original: Original, texts: Sequence[PdfText]) -> PageBook:
        return PageBook(original.game, original.title, texts, page_name)


def _reader(path: Path) -> QImageReader:
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    return reader


def _turned(reader: QImageReader) -> bool:
    """Tell whether a picture lies on its side in its file, as those of cameras do."""
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)


def picture_size(path: Path) -> QSize:
    """Return how large a picture is as it is shown; raise Refused where it is none any more."""
    reader = _reader(path)
    size = reader.size()
    if not size.isValid():
        raise Refused("damaged", path, reader.errorString())
    return size.transposed() if _turned(reader) else size


def read_picture(path: Path, width: int) -> QImage:
    """Return a picture, so many pixels wide or smaller; raise Refused where it can't be shown."""
    reader = _reader(path)
    size = reader.size()
    wide = size.height() if _turned(reader) else size.width()
    if size.isValid() and wide > width:
        reader.setScaledSize(size * (width / wide))
    image = reader.read()
    if image.isNull():
        raise Refused("damaged", path, reader.errorString())
    return image
