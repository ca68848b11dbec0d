"""Rows, a small game for testing the scene kit: four by four cells, two open hands of three cards.

In your turn you place a card of your hand on an empty cell, or swap two neighbours, though not those just swapped. Who
fills the board wins. Its scene is the smallest that has everything: mouse, touch, keys, names, hints and a film.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import NOBODY, Game, Options, Outcome, Reason, Seat, Unreadable
from boardroom.core.match import Step, View
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.easing import Settler, Way
from boardroom.ui.table.film import Film
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.picking import StepPicking

SIZE, HAND = 4, 3
CELLS = SIZE * SIZE


class Move(NamedTuple):
    """A card of the hand onto a cell, or two cells that are swapped."""

    card: int
    cell: int
    other: int = -1


class State(NamedTuple):
    board: tuple[int, ...]  # 0: nothing
    hands: tuple[tuple[int, ...], ...]
    seat: Seat = 0
    swapped: Move | None = None


class Rows(Game[State, Move, Options]):
    key = "rows"
    seats = (2,)
    options = Options

    def start(self, seats: int, options: Options) -> State:
        return State((0,) * CELLS, ((1, 2, 3), (4, 5, 6)))

    def turn(self, state: State) -> Seat:
        return NOBODY if all(state.board) else state.seat

    def moves(self, state: State) -> Sequence[Move]:
        found = [Move(card, cell) for card in state.hands[state.seat] for cell in range(CELLS) if not state.board[cell]]
        swaps = [Move(0, cell, cell + by) for cell in range(CELLS) for by in (1, SIZE) if (cell + by) % SIZE or by > 1]
        lying = [swap for swap in swaps if swap.other < CELLS and state.board[swap.cell] and state.board[swap.other]]
        return found + [swap for swap in lying if swap != state.swapped]

    def apply(self, state: State, move: Move) -> State:
        board, hands = list(state.board), list(state.hands)
        if move.card:
            board[move.cell] = move.card
            kept = [card for card in hands[state.seat] if card != move.card]
            hands[state.seat] = (*kept, max(*state.board, *state.hands[0], *state.hands[1]) + 1)  # the pack never ends
        else:
            board[move.cell], board[move.other] = board[move.other], board[move.cell]
        return State(tuple(board), tuple(hands), 1 - state.seat, None if move.card else move)

    def outcome(self, state: State) -> Outcome:
        return Outcome((2, 1) if state.seat == 0 else (1, 2), "full")

    def write(self, move: Move) -> str:
        return f"{move.card} {move.cell} {move.other}"

    def read(self, text: str, state: State) -> Move:
        try:
            return Move(*map(int, text.split()))
        except (TypeError, ValueError):
            raise Unreadable("three numbers are wanted") from None

    def why_not(self, state: State, move: Move) -> Reason | None:
        return None if move in self.moves(state) else Reason("taken")

    def dump(self, state: State) -> Any:
        return list(state)

    def load(self, data: Any, seats: int, options: Options) -> State:
        return State(*data)


# -------------------------------------------------------------------- the scene


class Spot(NamedTuple):
    """A cell, or a place of the hand."""

    kind: Literal["cell", "hand"]
    at: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.at + 1}"


class RowsPicking(StepPicking[State, Move, Spot]):
    """A card and a cell, or two neighbours in either order."""

    @property
    def hand(self) -> tuple[int, ...]:
        assert self.view is not None
        return self.state.hands[max(0, self.view.seat)]

    def ways(self, move: Move) -> Iterator[tuple[Spot, ...]]:
        one = Spot("hand", self.hand.index(move.card)) if move.card else Spot("cell", move.cell)
        other = Spot("cell", move.cell if move.card else move.other)
        yield one, other
        if not move.card:
            yield other, one

    def attempt(self, presses: tuple[Spot, ...]) -> Move | None:
        if len(presses) < 2:
            return None
        one, other = presses
        return Move(self.hand[one.at], other.at) if one.kind == "hand" else Move(0, one.at, other.at)

    def take(self, target: Spot) -> bool:
        if target.kind == "hand" and self.acting:
            self.picked = (target,)
        return self.picked == (target,)

    def targets(self) -> list[Spot]:
        return [*(Spot("cell", at) for at in range(CELLS)), *(Spot("hand", at) for at in range(HAND))]

    def name(self, target: Spot) -> str:
        card = self.hand[target.at] if target.kind == "hand" else self.state.board[target.at]
        said = f"card {card}" if card else "empty"
        return f"{target}, {said}{', chosen' if target in self.picked else ''}"

    def prompt(self) -> tuple[str, str]:
        if not self.acting:
            return "", ""
        return ("Where to?", str(self.considered or "")) if self.picked else ("Choose a card.", "Or swap neighbours.")

    def shortcut(self, text: str) -> Spot | None:
        return Spot("hand", int(text) - 1) if text in ("1", "2", "3") else None


class Card(QGraphicsItem):
    """A card that lies somewhere, or a cell where none does."""

    def __init__(self) -> None:
        super().__init__()
        self.pose = QPointF()
        self.number, self.edge, self.theme, self.text_scale = 0, "", LIGHT, 1.0

    def place(self, pose: QPointF) -> None:
        self.pose = pose
        self.setPos(pose)

    def show_as(self, number: int, theme: Theme, text_scale: float) -> None:
        self.number, self.theme, self.text_scale, self.edge = number, theme, text_scale, ""
        self.update()

    def mark(self, edge: str) -> None:
        self.edge = edge
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 100, 100)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art, theme = Art(painter), self.theme
        art.box(QRectF(4, 4, 92, 92), 10, theme.color("panel" if self.number else "well"), theme.color("line"))
        if self.edge:
            art.box(QRectF(6, 6, 88, 88), 9, stroke=theme.color(self.edge), width=4)
        if self.number:
            art.text(50, 62, str(self.number), 28 * self.text_scale, theme.ink, bold=True, anchor="middle")


def corner(spot: Spot) -> QPointF:
    row, column = divmod(spot.at, SIZE) if spot.kind == "cell" else (SIZE + 0.3, spot.at + 0.5)
    return QPointF(column * 100, row * 100)


class RowsScene(PickScene[State, Move, Spot]):
    picking: RowsPicking

    def __init__(self) -> None:
        super().__init__(RowsPicking())
        self.setSceneRect(0, 0, SIZE * 100, (SIZE + 1.3) * 100)
        spots = [*(Spot("cell", at) for at in range(CELLS)), *(Spot("hand", at) for at in range(HAND))]
        self.cards = {spot: Card() for spot in spots}
        for card in self.cards.values():
            self.addItem(card)
        self.settler = Settler[QPointF](self, lambda start, end, t: start + (end - start) * t)
        self.nudged: dict[Spot, float] = {}

    def place(self, target: Spot) -> QRectF:
        return self.cards[target].boundingRect().translated(corner(target))

    def lay(self, view: View[State, Move]) -> None:
        for spot, card in self.cards.items():
            number = self.picking.hand[spot.at] if spot.kind == "hand" else view.state.board[spot.at]
            card.place(corner(spot))
            card.setZValue(0)
            card.show_as(number, self.theme, self.text_scale)

    def arrange(self, speed: float) -> None:
        picking = self.picking
        for spot, card in self.cards.items():
            if spot == self.wrong:
                card.mark("danger")
            elif spot in picking.picked or (spot == picking.pointed and picking.enabled(spot)):
                card.mark("look")
            else:
                card.mark("act" if self.show_targets and picking.goes_on(spot) else "")
        lying = [(card, corner(spot)) for spot, card in self.cards.items() if spot != self.dragged]
        self.settler.go([Way(card, pose, 120) for card, pose in lying], speed)

    def grab(self, target: Spot) -> Any:
        if not self.picking.take(target):
            return None
        card = self.cards[target]
        card.setZValue(1)
        return lambda way: card.place(corner(target) + way)

    def film(self, step: Step[State, Move], slow: bool) -> Film | None:
        if not isinstance(step.move, Move):
            return None
        card, film = self.cards[Spot("cell", step.move.cell)], Film(slower=1.6 if slow else 1.0)
        if step.move.card in self.picking.hand:
            card = self.cards[Spot("hand", self.picking.hand.index(step.move.card))]
        begin, way = card.pose, corner(Spot("cell", max(step.move.cell, step.move.other))) - card.pose
        film.add(0, 200, lambda t: card.place(begin + way * t))
        return film

    def nudge(self, target: Spot, by: float) -> None:
        self.nudged[target] = by

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.theme.color("ground"))
