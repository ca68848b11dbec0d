"""What can be printed of a game: its rules, as pages or as a booklet, on one page, and pieces to cut out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from boardroom.app.bookcase import Bookcase
from boardroom.app.cut_sheets import cut_sheets
from boardroom.app.originals_shelf import is_text
from boardroom.app.printing_booklet import booklet
from boardroom.app.printing_original import current, pictured
from boardroom.app.printing_paper import A4, Format, Leaf, Paper, Printout, full_page, half_page
from boardroom.app.printing_rules import RulesPages, TextPages
from boardroom.app.printing_strips import Figures
from boardroom.app.printing_summary import SummaryPage
from boardroom.books.book import Book
from boardroom.ui.translation import CODES, speaking

translate = QCoreApplication.translate

What = Literal["rules", "booklet", "summary", "pieces", "original"]
KINDS: Final[tuple[What, ...]] = ("rules", "booklet", "summary", "pieces", "original")


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
    }[what]


def hint_words(what: What) -> str:
    """Say what to do with it."""
    return {
        "rules": translate("Print", "Print on one side or on both."),
        "booklet": translate("Print", "Print on both sides, turned over at the short edge. Fold all sheets once."),
        "summary": translate("Print", "One page to keep beside the game."),
        "pieces": translate("Print", "Print at 100 %, not fitted to the page, on one side."),
        "original": translate("Print", "As it is on your shelf, in its own language."),
    }[what]


class Press:
    """Makes printouts of the games on a shelf."""

    def __init__(self, bookcase: Bookcase) -> None:
        self._bookcase = bookcase

    def offers(self, game: str) -> tuple[What, ...]:
        """Return what there is to print of a game."""
        here = {
            "pieces": bool(self._bookcase.shelf.face(game).sheets()),
            "original": current(self._bookcase.originals, game) is not None,
        }
        return tuple(what for what in KINDS if here.get(what, self._bookcase.has(game)))

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages that it can be printed in."""
        return self._bookcase.languages(game) or CODES

    def make(self, order: Order) -> Printout:
        """Make a printout. It is painted in its own language, whichever is spoken by then.

        Raise Refused where an original booklet has gone meanwhile.
        """
        with speaking(order.language):
            made = self._make(order)
        return replace(made, leaves=[replace(leaf, paint=_spoken(leaf, order.language)) for leaf in made.leaves])

    def _make(self, order: Order) -> Printout:
        face = self._bookcase.shelf.face(order.game)
        title = f"{face.title()} – {what_words(order.what)}"
        if order.what == "original":
            return Printout(title, order.paper, self._original(order), duplex="long")
        if order.what == "pieces":
            return Printout(title, order.paper, cut_sheets(face.title(), face.sheets(), order.paper))
        book = self._bookcase.book(order.game, order.language)
        if order.what == "summary":
            chosen, game = self._bookcase.summary(order.game), self._bookcase.shelf.game(order.game)
            page = SummaryPage(book, chosen, game, face, self._figures(order.game), order.paper)
            return Printout(title, order.paper, [page.leaf])
        if order.what == "booklet":
            return Printout(title, order.paper, booklet(self._pages(book, half_page(order.paper))), duplex="short")
        return Printout(title, order.paper, self._pages(book, full_page(order.paper)), duplex="long")

    def _figures(self, game: str) -> Figures:
        return lambda name: self._bookcase.exhibit(game, name)

    def _pages(self, book: Book, form: Format) -> list[Leaf]:
        game, face = self._bookcase.shelf.game(book.game), self._bookcase.shelf.face(book.game)
        return RulesPages(book, game, face, self._figures(book.game), form).leaves

    def _original(self, order: Order) -> list[Leaf]:
        shelf = self._bookcase.originals
        original = current(shelf, order.game)
        assert original is not None
        if is_text(original):
            book = shelf.book(original)
            return TextPages(book, self._figures(order.game), full_page(order.paper), book.title).leaves
        return pictured(shelf, original, order.paper)


def _spoken(leaf: Leaf, language: str) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        with speaking(language):
            leaf.paint(painter)

    return paint
