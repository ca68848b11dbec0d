"""The original booklets as the window knows them: what there is, made into books, its pages drawn in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSizeF, Signal
from PySide6.QtGui import QImage

from boardroom.app.reading.background_jobs import BackgroundJobs
from boardroom.app.reading.picture_reading import draw_picture, picture_size
from boardroom.books.originals.page_book import PageBook
from boardroom.books.originals.passages import Passages, passages
from boardroom.books.originals.pdf_pages import PdfText
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Damaged, Draft, Looked, Original, Originals
from boardroom.books.originals.text_book import TextBook, text_book
from boardroom.books.rulebook.book import Book, Section

if TYPE_CHECKING:
    from boardroom.app.reading.rulebooks import Spot

translate = QCoreApplication.translate

Sorry = Callable[[RefusedBooklet], None]

MOST_WORDS = 100_000  # of a booklet of pages that are kept; what stands behind them isn't searched
LAST = 3  # texts that are kept
READING, DRAWING = 5, 1  # ranks of jobs: what is seen comes before what is only searched
EMPTY = PdfText(())


def page_name(number: int) -> str:
    """Name a page."""
    return translate("Originals", "Page {number}").format(number=number)


def part_name(number: int) -> str:
    """Name a part of a text that has no headings."""
    return translate("Originals", "Part {number}").format(number=number)


def is_text(original: Original) -> bool:
    """Tell whether a booklet is text, and set by us; else it has pages of its own."""
    return original.kind in ("text", "markdown")


class OriginalsModel(QObject):
    """The booklets of all games, shared by all places where rules are read.

    What takes a while is done in the background, for an asker: any object that stands for a page or a desk.
    """

    changed = Signal(str)  # the game whose booklets are others now

    def __init__(self, originals: Originals | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.originals = originals or Originals()
        self.chosen: dict[str, str] = {}  # the booklet that was read last, by game
        self.spots: dict[str, Spot] = {}  # where each is open, by its id
        self._jobs = BackgroundJobs(self.originals.reading.close, self)
        self._read: dict[str, TextBook] = {}  # the texts that were read last, by their ids
        self._texts: dict[str, list[PdfText]] = {}
        self._passages: dict[str, Passages] = {}

    # ---------------------------------------------------------------- what there is

    def of(self, game: str) -> list[Original]:
        """Return the booklets of a game."""
        return self.originals.all(game)

    def damaged(self, game: str) -> list[Damaged]:
        """Return the booklets of a game that nothing can be known of."""
        return self.originals.damaged(game)

    def look_at(self, asker: object, files: Sequence[Path], then: Callable[[Looked], None], sorry: Sorry) -> None:
        """Look at files of any number of booklets that are to be added."""
        self._jobs.run(("look", tuple(files), asker), partial(self._looked_at, files), then, sorry)

    def _looked_at(self, files: Sequence[Path]) -> Looked:
        looked = self.originals.look_at_all(files)
        drafts, refused = [], [*looked.refused]
        for draft in looked.drafts:
            try:
                if draft.kind == "pictures":  # what can't show its first page is no booklet
                    self.originals.reading.ask(draft.files[0], partial(draw_picture, width=200))
                drafts.append(draft)
            except RefusedBooklet as why:
                refused.append(why)
        return Looked(tuple(drafts), tuple(refused))

    def add(
        self, game: str, draft: Draft, named: tuple[str, str], then: Callable[[Original], None], sorry: Sorry
    ) -> None:
        """Add a booklet with its title and language, and read it from now on."""

        def added(original: Original) -> None:
            self.chosen[game] = original.id
            self.changed.emit(game)
            then(original)

        self._jobs.run(("add", draft), partial(self.originals.add, game, draft, *named), added, sorry)

    def remove(self, original: Original | Damaged) -> None:
        """Put a booklet away; raise Refused where that can't be."""
        self.originals.remove(original)
        self.changed.emit(original.game)

    def restore(self, original: Original | Damaged) -> None:
        """Bring a booklet back that was put away."""
        self.originals.restore(original)
        self.chosen[original.game] = original.id
        self.changed.emit(original.game)

    # ---------------------------------------------------------------- texts

    def read_text(
        self,
        asker: object,
        original: Original,
        then: Callable[[TextBook], None],
        sorry: Sorry,
        hear: Callable[[float], None],
    ) -> None:
        """Read a booklet that is text, and say on the way how much of it is done."""
        if original.id in self._read:
            then(self._read[original.id])
            return
        key = ("text", original.id, asker)

        def read(book: TextBook) -> None:
            self._keep(original, book)
            then(book)

        job = partial(self._text_book, original, partial(self._jobs.tell, key))
        self._jobs.hear(key, hear)
        self._jobs.run(key, job, read, sorry)

    def text_book(self, original: Original) -> TextBook:
        """Return a booklet that is text, read while one waits; raise Refused where it can't be."""
        if original.id not in self._read:
            self._keep(original, self._text_book(original, lambda part: None))
        return self._read[original.id]

    def _keep(self, original: Original, book: TextBook) -> None:
        self._read[original.id] = book
        while len(self._read) > LAST:
            del self._read[next(iter(self._read))]

    def _text_book(self, original: Original, tell: Callable[[float], None]) -> TextBook:
        def arriving() -> Iterator[Section]:
            for part, section in self.originals.sections(original):
                tell(part)
                yield section

        return text_book(original, arriving(), part_name)

    # ---------------------------------------------------------------- what answers to what

    def match(
        self, asker: object, original: Original, ours: Book, theirs: Book, then: Callable[[Passages], None]
    ) -> None:
        """Find which passages of a booklet our paragraphs answer to."""
        if original.id in self._passages:
            then(self._passages[original.id])
            return

        def matched(found: Passages) -> None:
            self._passages[original.id] = found
            then(found)

        key = ("match", original.id, asker)
        self._jobs.run(key, partial(passages, ours, theirs), matched, lambda refused: None, READING)

    # ---------------------------------------------------------------- pages

    def measure(self, asker: object, original: Original, then: Callable[[list[QSizeF]], None], sorry: Sorry) -> None:
        """Find out how large the pages are, compared to each other."""
        files = self.originals.paths(original)

        def sizes() -> list[QSizeF]:
            if original.kind == "pdf":
                return [QSizeF(*size) for size in self.originals.pdf.about(files[0]).sizes]
            return [QSizeF(*self.originals.reading.ask(file, picture_size)) for file in files]

        self._jobs.run(("measure", original.id, asker), sizes, then, sorry)

    def draw(
        self, asker: object, original: Original, page: int, width: int, then: Callable[[QImage], None], sorry: Sorry
    ) -> None:
        """Draw a page so many pixels wide."""
        job = partial(self.drawn, original, page, width)
        self._jobs.run(("draw", original.id, page, asker), job, then, sorry, DRAWING)

    def drawn(self, original: Original, page: int, width: int) -> QImage:
        """Return a page, drawn while one waits; raise Refused where it can't be."""
        files = self.originals.paths(original)
        if original.kind == "pdf":
            made = self.originals.pdf.image(files[0], page, width)
        else:
            made = self.originals.reading.ask(files[page], partial(draw_picture, width=width))
        return QImage(made.data, made.width, made.height, made.stride, QImage.Format.Format_RGBX8888).copy()

    def read(self, asker: object, original: Original, then: Callable[[PageBook], None]) -> None:
        """Read the text of all pages; a page that can't be read has none."""
        texts = [EMPTY] * original.pages
        if original.kind != "pdf" or original.id in self._texts:
            then(self._page_book(original, self._texts.get(original.id, texts)))
            return
        (file,) = self.originals.paths(original)
        missing = set(range(original.pages))
        room = MOST_WORDS

        def arrived(page: int, text: PdfText) -> None:
            nonlocal room
            room -= sum(map(len, text.lines))
            texts[page] = text if room >= 0 else EMPTY
            missing.discard(page)
            if not missing:
                self._texts[original.id] = texts
                then(self._page_book(original, texts))

        def failed(page: int, refused: RefusedBooklet) -> None:
            arrived(page, EMPTY)

        for page in reversed(range(original.pages)):
            self._jobs.run(
                ("read", original.id, page, asker),
                partial(self.originals.pdf.text, file, page),
                partial(arrived, page),
                partial(failed, page),
                READING,
            )

    def whole(self, original: Original) -> Book:
        """Return the words of a booklet, text or pages, read while one waits; raise Refused where they can't be."""
        if is_text(original):
            return self.text_book(original).book
        (file,) = self.originals.paths(original)
        return self._page_book(original, [self.originals.pdf.text(file, page) for page in range(original.pages)]).book

    def give_up(self, asker: object) -> None:
        """Do nothing more for somebody who looks at something else, or has gone."""
        self._jobs.give_up(lambda key: key[-1] is asker)

    def _page_book(self, original: Original, texts: Sequence[PdfText]) -> PageBook:
        return PageBook(original.game, original.title, texts, page_name)
