"""Figures of El Switcher's rulebook: the chest with large letters, a card beside it, and what the text points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import advice
from boardroom.games.switcher.scene.geometry import CARD, CHEST, HOME, cells_of, contour, middle
from boardroom.games.switcher.scene.palette import paper, papers
from boardroom.games.switcher.scene.pieces.figure_cards import paint_face, turns_to
from boardroom.games.switcher.scene.pieces.movement_cards import card_shadow, paint_drawing
from boardroom.games.switcher.scene.scene import SwitcherScene
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import BlockCard, Form, Move, Swap, SwitcherState
from boardroom.games.switcher.tables import COLOURS, FIGURE_AT, INDEX, PAIRS
from boardroom.ui.game.figures import Frame, Note
from boardroom.ui.paint.painting import Art, line, shade
from boardroom.ui.style.theme import Theme

WORDS: Final = frozenset({"cards", "figures", "match", "card", "from", "to", "labels", "names"})  # of figures.json
_LETTERS: Final = 21.0  # the size of the coordinates
_ALONE: Final = CHEST.adjusted(-22, -12, 22, 26)
_WITH_CARD: Final = _ALONE.adjusted(0, 0, 176, 0)
_WHOLE: Final = QRectF(6, 0, HOME.width() - 12, 600)  # with the sectors, without the hand
_MOVEMENT: Final = QRectF(CHEST.right() + 26, 190, 152, 152)
_FIGURE: Final = QRectF(CHEST.right() + 30, 200, 140, 140)
_APART: Final = CARD + 14.0  # between the cards of a sheet
_IN_ROW: Final = 5


def frame(view: View[SwitcherState, Move], show: Mapping[str, Any]) -> Frame[Move]:
    """Say how much of the table a figure shows: the chest, with a card, or with all sectors; or cards alone."""
    if "cards" in show:
        return Frame(QRectF(0, 0, _IN_ROW * _APART + 14, -(-len(show["cards"]) // _IN_ROW) * _APART + 14))
    if show.get("names"):
        return Frame(_WHOLE, wide=True)
    return Frame(_WITH_CARD if show.keys() & {"card", "match"} else _ALONE, _swaps(view, show))


def _swaps(view: View[SwitcherState, Move], show: Mapping[str, Any]) -> tuple[Swap, ...]:
    """Return the move that swaps the figure's two drawers with its card, if there is one and it can be made."""
    if "to" not in show:
        return ()
    ends = {INDEX[show["from"]], INDEX[show["to"]]}
    swaps = (move for move in view.moves if isinstance(move, Swap) and move.kind == show["card"])
    return tuple(move for move in swaps if {move.one, move.other} == ends)


def stage(
    view: View[SwitcherState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
) -> SwitcherScene:
    """Set the scene for a figure."""
    scene = SwitcherScene()
    scene.speed, scene.bare, scene.point_out = 0.0, True, False
    top = scene.top
    top.letters = _LETTERS
    scene.restyle(theme)
    scene.present(view, players, False)
    figure = _Figure(top, view.state, theme)
    if "cards" in show:
        figure.sheet(show["cards"])
        return scene
    figure.calm(bool(show.get("names")))
    lit = figure.light([tuple(sorted(INDEX[cell] for cell in cells)) for cells in show.get("figures", ())])
    if "card" in show:
        figure.swap(show["card"], INDEX[show["from"]], INDEX[show["to"]] if "to" in show else -1)
    for swap in _swaps(view, show):
        top.hint.draw(advice.arrow(swap, theme, "act", False))
    if "match" in show:
        figure.show_card(show["match"], lit)
    for letter, cell in show.get("labels", {}).items():
        figure.label(INDEX[cell], letter)
    for note in figure.notes:
        scene.addItem(note)
    return scene


class _Figure:
    """Adds to a table what a figure shows, and leaves out what it doesn't."""

    def __init__(self, top: SwitcherTop, state: SwitcherState, theme: Theme) -> None:
        self._top, self._state, self._theme = top, state, theme
        self.notes: list[Note] = []

    def calm(self, named: bool) -> None:
        """Leave out the hand and the piles, and the sectors too unless they are named."""
        top = self._top
        hidden = [*top.hand_cards, top.pile, top.played, top.button, *(card for fan in top.fans for card in fan)]
        if named:
            for tray in top.trays:
                tray.large = True
                tray.update()
        else:
            hidden += [top.tag, *top.trays, *top.decks, *(card for cards in top.cards for card in cards)]
        for item in hidden:
            item.setVisible(False)

    def light(self, groups: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        """Light figures; those that don't count have a dashed contour. Return the first that counts."""
        good = [cells for cells in groups if self._counts(cells)]
        for cells in groups:
            if cells not in good:
                self._outline(cells)
        self._top.shine(dict.fromkeys(good, ()))
        self._top.last.clear()
        return good[0] if good else ()

    def _counts(self, cells: tuple[int, ...]) -> bool:
        """Tell whether a figure stands alone in its colour, and that colour isn't forbidden unless by itself."""
        state, last = self._state, self._top.change
        if cells_of(state.group(cells[0])) != cells:
            return False
        just = isinstance(last, Form | BlockCard) and last.cell in cells
        return just or COLOURS[state.colour_at(cells[0])] != state.forbidden

    def _outline(self, cells: tuple[int, ...]) -> None:
        path, theme = contour(cells, 1), self._theme

        def paint(art: Art) -> None:
            art.path(path, stroke=shade("#1A0D05", 0.7), width=13, rounded=True)
            art.path(path, stroke="#FFFFFF", width=9, rounded=True)
            pen = line(theme.color("danger"), 5.5)
            pen.setDashPattern([3.2, 1.8])
            art.painter.strokePath(path, pen)

        self.notes.append(Note(path.boundingRect().adjusted(-10, -10, 10, 10), 24, paint))

    def swap(self, kind: str, start: int, end: int) -> None:
        """Pull a drawer out, light those that it may change places with, and show the card."""
        top, theme = self._top, self._theme
        partners = {other for pair in PAIRS[kind] if start in pair for other in pair} - {start}
        for cell in partners:
            ring = top.rings[cell]
            ring.show_ring("hot" if cell == end else "partner", theme)
            ring.strength = 1.0
        drawer = top.drawers[start]
        drawer.chosen, drawer.pull = True, 1.0
        self.notes.append(Note(_MOVEMENT.adjusted(-20, -20, 20, 24), 30, lambda art: _movement(art, kind, theme)))

    def show_card(self, card: str, cells: tuple[int, ...]) -> None:
        """Show a figure card beside the chest, as the figure lies on the board."""
        theme, turns = self._theme, 0
        if cells and FIGURE_AT.get(sum(1 << cell for cell in cells)) == card:
            turns = turns_to(card, cells)

        def paint(art: Art) -> None:
            with art.at(_FIGURE.x(), _FIGURE.y(), _FIGURE.width() / CARD):
                card_shadow(art, QRectF(0, 0, CARD, CARD), 9, theme, 0.28)
                paint_face(art, card, turns, theme, CARD, bool(cells))

        self.notes.append(Note(_FIGURE.adjusted(-20, -20, 20, 24), 30, paint))

    def label(self, cell: int, letter: str) -> None:
        """Put a letter on a drawer."""
        at, theme = middle(cell) - QPointF(22, 22), self._theme

        def paint(art: Art) -> None:
            art.circle(at.x() + 1, at.y() + 2, 19, fill=shade("#000000", 0.4))
            art.circle(at.x(), at.y(), 19, fill=theme.color("panel"), stroke=theme.color("look"), width=3)
            art.text(at.x(), at.y() + 8.5, letter, 24, theme.color("ink"), bold=True, anchor="middle")

        self.notes.append(Note(QRectF(at - QPointF(22, 22), at + QPointF(24, 24)), 45, paint))

    def sheet(self, cards: Sequence[str]) -> None:
        """Lay out figure cards side by side instead of a table."""
        top, theme = self._top, self._theme
        for item in top.scene.items():
            item.setVisible(False)

        def paint(art: Art) -> None:
            for index, card in enumerate(cards):
                row, column = divmod(index, _IN_ROW)
                with art.at(14 + column * _APART, 14 + row * _APART):
                    card_shadow(art, QRectF(0, 0, CARD, CARD), 9, theme, 0.28)
                    paint_face(art, card, 0, theme, CARD)

        top.scene.addItem(Note(HOME, 1, paint))


def _movement(art: Art, kind: str, theme: Theme) -> None:
    """Paint a movement card without its words."""
    card_shadow(art, _MOVEMENT, 12, theme, 0.3, 4)
    art.box(_MOVEMENT, 12, fill=paper(theme))
    art.box(_MOVEMENT.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, stroke=papers(theme).edge)
    paint_drawing(art, _MOVEMENT.x() + 14, _MOVEMENT.y() + 14, kind, theme, 124)
