"""Figures of Phoenix's rulebook: cubes and lines with large numbers, a card, and what the text points at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Move, PhoenixState, Play
from boardroom.games.phoenix.scene import aiming
from boardroom.games.phoenix.scene.advice import draw_advice
from boardroom.games.phoenix.scene.films import HELD
from boardroom.games.phoenix.scene.foresight import GAME
from boardroom.games.phoenix.scene.geometry import FELT, HOME, LEDGE_LEFT, LEDGE_WIDE, LEDGES, NEAR
from boardroom.games.phoenix.scene.pieces.cards import PhoenixCard
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.scene.pieces.tableau import tableau_box
from boardroom.games.phoenix.scene.scene import PhoenixScene
from boardroom.games.phoenix.scene.table_top import PhoenixTableTop
from boardroom.ui.game.figures import Frame, Note
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.cards import CardPose

WORDS: Final = frozenset({"play", "card", "from", "finished", "names"})  # of figures.json
_NUMBERS: Final = 17.0
_LINES: Final = QRectF(LEDGE_LEFT - 24, 62, LEDGE_WIDE + 48, 400)
_CARD: Final = QPointF(78, 266)  # beside the cubes
_WITH_CARD: Final = _LINES.adjusted(-90, 0, 0, 0)
_WITH_HAND: Final = HOME.adjusted(14, 0, -14, -8)


def frame(view: View[PhoenixState, Move], show: Mapping[str, Any]) -> Frame[Move]:
    """Say how much of the table a figure shows: the cubes and lines, with a card, or with all there is."""
    if "finished" in show:
        return Frame(tableau_box().adjusted(-6, -6, 6, 6), wide=True)
    if show.get("names"):
        return Frame(_WITH_HAND, wide=True)
    then = (GAME.read(show["play"], view.state),) if "play" in show else ()
    return Frame(_WITH_CARD if show.keys() & {"play", "card"} else _LINES, then, wide=True)


def stage(
    view: View[PhoenixState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
) -> PhoenixScene:
    """Set the scene for a figure."""
    scene = PhoenixScene()
    scene.speed, scene.bare = 0.0, True
    top = scene.top
    top.felt.numbers = _NUMBERS
    scene.restyle(theme)
    scene.present(view, players, False)
    if "finished" not in show and not show.get("names"):
        figure = _Figure(top, view)
        figure.calm()
        for move in frame(view, show).then:
            figure.play(move)
        if "card" in show:
            figure.reach(show["card"], int(show["from"]) - 1)
    return scene


class _Figure:
    """Adds to a table what a figure shows, and leaves out what it doesn't."""

    def __init__(self, top: PhoenixTableTop, view: View[PhoenixState, Move]) -> None:
        self._top, self._view = top, view

    def calm(self) -> None:
        """Leave out hands, piles, names and points; the near line is that of whoever plays."""
        top = self._top
        for item in (*top.hand, *top.far_hand, *top.laid, top.info, top.pile, top.gone):
            item.setVisible(False)

        def paint(art: Art) -> None:
            for seat in (0, 1):
                y = LEDGES[top.side(seat)] + 15
                paint_disc(art.painter, QPointF(LEDGE_LEFT - 4, y), 15, seat)

        top.add(Note(FELT, 9, paint))

    def play(self, move: Move) -> None:
        """Show a card, and the way of the pieces that it moves."""
        if isinstance(move, Play):
            self._show_card(move.card)
            draw_advice(self._top.hint, move, NEAR, None, quiet=False)
            if move.card[0] == "M":
                far = move

                def paint(art: Art) -> None:
                    aiming.paint_chevrons(art.painter, NEAR, far.here, far.there)

                self._top.add(Note(FELT, 109, paint))

    def reach(self, card: str, start: int) -> None:
        """Show a card, and where it can take a pawn."""
        self._show_card(card)
        plays = [move for move in self._view.moves if isinstance(move, Play) and move.card == card]
        targets = sorted({move.there for move in plays if move.here == start})

        def below(art: Art) -> None:
            aiming.paint_targets(art.painter, NEAR, targets, -1)

        def above(art: Art) -> None:
            aiming.paint_pills(art.painter, NEAR, targets, -1, 1.0)

        self._top.add(Note(FELT, 28, below))
        self._top.add(Note(FELT, 46, above))
        pawn = self._top.pawns[NEAR][start]
        pawn.show_as(pawn.colour, "act")
        pawn.place(pawn.pose._replace(up=HELD))

    def _show_card(self, card: str) -> None:
        shown = self._top.add(PhoenixCard(60))
        shown.theme = self._top.theme
        shown.show_as(card, "small")
        shown.place(CardPose(_CARD.x(), _CARD.y(), size=1.05))
