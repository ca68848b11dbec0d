"""What can be printed of a game: its rules, as pages or as a booklet, on one page, and pieces to cut out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from boardroom.app.bookcase import Bookcase
from boardroom.app.cut_sheets import cut_sheets
from boardroom.app.exhibit import Exhibit
from boardroom.app.printing_booklet import booklet
from boardroom.app.printing_paper import A4, Leaf, Paper, Printout, full_page, half_page
from boardroom.app.printing_rules import RulesPages
from boardroom.app.printing_summary import SummaryPage
from boardroom.ui.translation import speaking

translate = QCoreApplication.translate

What = Literal["rules", "booklet", "summary", "pieces"]
KINDS: Final[tuple[What, ...]] = ("rules", "booklet", "summary", "pieces")


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
    }[what]


class Press:
    """Makes printouts of the games on a shelf."""

    def __init__(self, bookcase: Bookcase) -> None:
        self._bookcase = bookcase

    def offers(self, game: str) -> tuple[What, ...]:
        """Return what there is to print of a game."""
        pieces = bool(self._bookcase.shelf.face(game).sheets())
        return tuple(what for what in KINDS if (pieces if what == "pieces" else self._bookcase.has(game)))

    def make(self, order: Order) -> Printout:
        """Make a printout. It is painted in its own language, whichever is spoken by then."""
        with speaking(order.language):
            made = self._make(order)
        return replace(made, leaves=[replace(leaf, paint=_spoken(leaf, order.language)) for leaf in made.leaves])

    def _make(self, order: Order) -> Printout:
        game, face = self._bookcase.shelf.game(order.game), self._bookcase.shelf.face(order.game)
        title = f"{face.title()} – {what_words(order.what)}"
        if order.what == "pieces":
            return Printout(title, order.paper, cut_sheets(face.title(), face.sheets(), order.paper))
        book = self._bookcase.book(order.game, order.language)

        def figures(name: str) -> Exhibit:
            return self._bookcase.exhibit(order.game, name)

        if order.what == "summary":
            chosen = self._bookcase.summary(order.game)
            page = SummaryPage(book, chosen, game, face, figures, order.paper)
            return Printout(title, order.paper, [page.leaf])
        form = full_page(order.paper) if order.what == "rules" else half_page(order.paper)
        pages = RulesPages(book, game, face, figures, form).leaves
        if order.what == "booklet":
            return Printout(title, order.paper, booklet(pages), duplex="short")
        return Printout(title, order.paper, pages, duplex="long")


def _spoken(leaf: Leaf, language: str) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        with speaking(language):
            leaf.paint(painter)

    return paint
