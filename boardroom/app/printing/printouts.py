"""What can be printed of a game: its rules, as pages or as a booklet, on one page, and pieces to cut out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from boardroom.app.printing.booklet import booklet
from boardroom.app.printing.cut_sheets import cut_sheets
from boardroom.app.printing.original import current, pictured
from boardroom.app.printing.paper import A4, Format, Leaf, Paper, Printout, full_page, half_page
from boardroom.app.printing.rules import RulesPages, TextPages
from boardroom.app.printing.strips import Figures
from boardroom.app.printing.summary import SummaryPage
from boardroom.app.reading.originals_model import is_text
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.originals.passages import passages
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.side_by_side import side_by_side
from boardroom.books.originals.store import Original
from boardroom.books.rulebook.book import Book, plain
from boardroom.languages import LANGUAGES
from boardroom.ui.style.translation import speaking

translate = QCoreApplication.translate

What = Literal["rules", "booklet", "summary", "pieces", "original", "both"]
PAGE: Final = 2_500  # letters of an original text on a page, about
MOST: Final = 200  # pages of it that are worth their paper
KINDS: Final[tuple[What, ...]] = ("rules", "booklet", "summary", "pieces", "original", "both")


class Order(NamedTuple):
    """What is to be printed, on which paper and in which language."""

    game: str
    what: What
    language: str
    paper: Paper = A4


def what_words(what: What) -> str:
    """Name what can be printed."""
    return {
        "rules": translate("Print", "Rulebook"),
        "booklet": translate("Print", "Booklet to fold"),
        "summary": translate("Print", "Rules on one page"),
        "pieces": translate("Print", "Pieces to cut out"),
        "original": translate("Print", "Your original booklet"),
        "both": translate("Print", "Rules and booklet side by side"),
    }[what]


def hint_words(what: What) -> str:
    """Say what to do with it."""
    return {
        "rules": translate("Print", "Print on one side or on both."),
        "booklet": translate(
            "Print", "Print on both sides, flipped on the short edge. Fold all the sheets together once."
        ),
        "summary": translate("Print", "One page to keep beside the game."),
        "pieces": translate("Print", "Print at 100%, not fitted to the page, on one side."),
        "original": translate("Print", "As it is on your shelf, in its own language."),
        "both": translate("Print", "Each paragraph beside the booklet’s passage, in the booklet’s language."),
    }[what]


class PrintShop:
    """Makes printouts of the games in the catalogue."""

    def __init__(self, rulebooks: Rulebooks) -> None:
        self._rulebooks = rulebooks

    def offers(self, game: str) -> tuple[What, ...]:
        """Return what there is to print of a game."""
        here = {
            "pieces": bool(self._rulebooks.catalogue.face(game).sheets()),
            "original": current(self._rulebooks.originals, game) is not None,
            "both": self._matched(game) is not None,
            "summary": self._rulebooks.has(game) and bool(self._rulebooks.summary(game)),
        }
        return tuple(what for what in KINDS if here.get(what, self._rulebooks.has(game)))

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages that it can be printed in."""
        return self._rulebooks.languages(game) or tuple(LANGUAGES)

    def make(self, order: Order) -> Printout:
        """Make a printout. It is painted in its own language, whichever is spoken by then.

        Raise Refused where an original booklet has gone meanwhile.
        """
        with speaking(order.language):
            made = self._make(order)
        return replace(made, leaves=[replace(leaf, paint=_spoken(leaf, order.language)) for leaf in made.leaves])

    def _make(self, order: Order) -> Printout:
        face = self._rulebooks.catalogue.face(order.game)
        title = f"{face.title()} – {what_words(order.what)}"
        if order.what == "original":
            return Printout(title, order.paper, self._original(order), duplex="long")
        if order.what == "both":
            return Printout(title, order.paper, self._both(order), duplex="long")
        if order.what == "pieces":
            return Printout(title, order.paper, cut_sheets(face.title(), face.sheets(), order.paper))
        book = self._rulebooks.book(order.game, order.language)
        if order.what == "summary":
            chosen, game = self._rulebooks.summary(order.game), self._rulebooks.catalogue.game(order.game)
            page = SummaryPage(book, chosen, game, face, self._figures(order.game), order.paper)
            return Printout(title, order.paper, [page.leaf])
        if order.what == "booklet":
            return Printout(title, order.paper, booklet(self._pages(book, half_page(order.paper))), duplex="short")
        return Printout(title, order.paper, self._pages(book, full_page(order.paper)), duplex="long")

    def _figures(self, game: str) -> Figures:
        return lambda name: self._rulebooks.exhibit(game, name)

    def _pages(self, book: Book, form: Format) -> list[Leaf]:
        game, face = self._rulebooks.catalogue.game(book.game), self._rulebooks.catalogue.face(book.game)
        return RulesPages(book, game, face, self._figures(book.game), form).leaves

    def _matched(self, game: str) -> Original | None:
        """Return the booklet that our rules can stand beside: it has text, in a language that they have too."""
        original = current(self._rulebooks.originals, game)
        if original is None or original.language not in self._rulebooks.languages(game):
            return None
        return original if original.kind != "pictures" else None

    def _both(self, order: Order) -> list[Leaf]:
        original = self._matched(order.game)
        assert original is not None
        ours = self._rulebooks.book(order.game, original.language)
        theirs = self._rulebooks.originals.whole(original)
        _check_length(theirs)
        heads = (translate("Print", "Our rules"), original.title)
        book = side_by_side(ours, theirs, passages(ours, theirs), heads)
        return TextPages(book, self._figures(order.game), full_page(order.paper), book.title).leaves

    def _original(self, order: Order) -> list[Leaf]:
        originals = self._rulebooks.originals
        original = current(originals, order.game)
        assert original is not None
        if is_text(original):
            book = originals.text_book(original).book
            _check_length(book)
            return TextPages(book, self._figures(order.game), full_page(order.paper), book.title).leaves
        return pictured(originals, original, order.paper)


def _check_length(book: Book) -> None:
    """Refuse what isn't worth its paper."""
    letters = sum(len(plain(part)) for block in book.blocks for part in block.parts)
    if letters > MOST * PAGE:
        raise RefusedBooklet("too-many", detail=str(letters // PAGE))


def _spoken(leaf: Leaf, language: str) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        with speaking(language):
            leaf.paint(painter)

    return paint
