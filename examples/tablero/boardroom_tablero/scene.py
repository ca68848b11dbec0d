"""Tablero's table, and what can be pressed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import HIDDEN
from boardroom.core.match import Step, View
from boardroom.ui.paint.painting import Art
from boardroom.ui.table.film import Film
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.picking import StepPicking
from boardroom_tablero import words
from boardroom_tablero.face import FACE as FACE  # Boardroom looks for it here
from boardroom_tablero.rules import (
    CELLS,
    HAND,
    LINES,
    NAMES,
    PAIRS,
    SIZE,
    Card,
    Move,
    Place,
    State,
    Swap,
    longest_run,
)  # fmt: skip

translate = QCoreApplication.translate


class Spot(NamedTuple):
    """A cell, a place of the hand, or one of the other hand."""

    kind: Literal["cell", "hand", "other"]
    at: int

    def __str__(self) -> str:
        return NAMES[self.at] if self.kind == "cell" else f"{self.kind} {self.at + 1}"

    @property
    def corner(self) -> QPointF:
        """Where it is on the table."""
        if self.kind == "cell":
            return QPointF(100 + 100 * (self.at % SIZE), 90 + 100 * (self.at // SIZE))
        return QPointF(150 + 100 * self.at, 540 if self.kind == "hand" else -40)


BOARD = [Spot("cell", at) for at in CELLS]
HANDS = [Spot("hand", at) for at in range(HAND)]
OTHERS = [Spot("other", at) for at in range(HAND)]


class TableroPicking(StepPicking[State, Move, Spot]):
    """A card and a cell, or two neighbours in either order."""

    def shown(self, spot: Spot) -> Card:
        """Return what lies at a spot; 0 is nothing."""
        assert self.view is not None
        me = max(0, self.view.seat)
        hand = self.state.hands[me if spot.kind == "hand" else 1 - me]
        return self.state.board[spot.at] if spot.kind == "cell" else hand[spot.at] if spot.at < len(hand) else 0

    def ways(self, move: Move) -> Iterator[tuple[Spot, ...]]:
        if isinstance(move, Place):
            yield from ((spot, BOARD[move.cell]) for spot in HANDS if self.shown(spot) == move.card)
        elif isinstance(move, Swap):
            yield BOARD[move.cell], BOARD[move.other]
            yield BOARD[move.other], BOARD[move.cell]

    def attempt(self, presses: tuple[Spot, ...]) -> Move | None:
        card, cells = self.shown(presses[0]), tuple(sorted(spot.at for spot in presses if spot.kind == "cell"))
        if presses[0].kind == "hand" and cells and isinstance(card, int):
            return Place(card, cells[0])
        return Swap(*cells) if cells in PAIRS else None

    def take(self, target: Spot) -> bool:
        if self.goes_on(target) and not self.picked:
            self.picked = (target,)
        return self.picked == (target,)

    def targets(self) -> list[Spot]:
        return [*BOARD, *(spot for spot in HANDS if self.shown(spot))]

    def name(self, target: Spot) -> str:
        card = self.shown(target)
        where = translate("Tablero", "Hand {number}").format(number=target.at + 1)
        what = translate("Tablero", "face down") if card is HIDDEN else str(card or translate("Tablero", "empty"))
        chosen = [translate("Tablero", "chosen")] if target in self.picked else []
        return ", ".join([where if target.kind == "hand" else str(target), what, *chosen])

    def prompt(self) -> tuple[str, str]:
        return words.prompt(self.picked[0].kind if self.picked else "") if self.acting else ("", "")

    def shortcut(self, text: str) -> Spot | None:
        return next((spot for spot in HANDS if text == str(spot.at + 1) and self.shown(spot)), None)


class TableroScene(PickScene[State, Move, Spot]):
    """The board with what its lines are worth, the hand of whoever looks, and the other hand face down."""

    picking: TableroPicking

    def __init__(self) -> None:
        super().__init__(TableroPicking())
        self.setSceneRect(0, -50, 600, 700)
        self._away: dict[Spot, QPointF] = {}  # cards that are on their way, and how far from their place

    def place(self, target: Spot) -> QRectF:
        return QRectF(target.corner, target.corner + QPointF(100, 100)).adjusted(5, 5, -5, -5)

    def lay(self, view: View[State, Move]) -> None:
        self._away.clear()

    def arrange(self, speed: float) -> None:
        self._away = {spot: way for spot, way in self._away.items() if spot == self.dragged}
        self.invalidate()

    def _move(self, spot: Spot, way: QPointF, t: float = 1.0) -> None:
        self._away[spot] = way * t
        self.invalidate()

    def grab(self, target: Spot) -> Callable[[QPointF], None] | None:
        return partial(self._move, target) if self.picking.take(target) else None

    def film(self, step: Step[State, Move], slow: bool) -> Film | None:
        film, move = Film(slower=1.6 if slow else 1.0), step.move
        if isinstance(move, Swap):
            ways = [(BOARD[move.cell], BOARD[move.other]), (BOARD[move.other], BOARD[move.cell])]
        elif isinstance(move, Place):
            mine = [spot for spot in HANDS if self.picking.shown(spot) == move.card and step.seat == step.before.seat]
            ways = [((mine or OTHERS)[0], BOARD[move.cell])]
        else:
            return None
        for start, end in ways:
            film.add(0, 220, partial(self._move, start, end.corner - start.corner))
        return film

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        art, theme, picking, size = Art(painter), self.theme, self.picking, min(self.text_scale, 2.0)
        art.box(rect, 0, theme.color("ground"))
        art.box(QRectF(90, 80, 420, 420), 18, theme.color("well"), theme.edge)
        for spot in BOARD:
            lit = picking.acting and (spot == picking.pointed or (self.show_targets and picking.goes_on(spot)))
            edge = "danger" if spot == self.wrong else "act" if lit else "line"
            art.box(self.place(spot), 10, theme.color("chip"), theme.color(edge), 2.5)
        if picking.view is None:
            return
        for row, column in zip(*LINES, strict=True):
            for line, x, y in ((row, 545, 140 + 7 * size + 25 * row[0]), (column, 150 + 100 * column[0], 528)):
                worth = longest_run([picking.state.board[cell] for cell in line]) ** 2
                art.text(x, y, str(worth), 20 * size, theme.muted, bold=True, anchor="middle")
        for spot in sorted((*BOARD, *HANDS, *OTHERS), key=self._away.__contains__):  # what moves lies on top
            card, box = picking.shown(spot), self.place(spot).translated(self._away.get(spot, QPointF()))
            if card:
                around = theme.color("look") if spot in picking.picked else theme.edge
                art.box(box, 10, theme.color("look_soft" if card is HIDDEN else "panel"), around, 3)
                text, high = "" if card is HIDDEN else str(card), 40 * min(size, 1.8)  # two digits fill a card
                base = box.center() + QPointF(0, 0.35 * high)
                art.text(base.x(), base.y(), text, high, theme.ink, bold=True, anchor="middle")
