"""Pebbles, a tiny game with a face, for testing screens: take one to three; who takes the last pebble wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter

from boardroom.core.game import NOBODY, Clock, Game, Hidden, Options, Outcome, Reason, Seat, Unreadable
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.game.face import Choice, Face, OptionText, Standing
from boardroom.ui.style.theme import Theme, font
from boardroom.ui.table.scene import Cell, GameScene

COLORS = ("#B1472D", "#245197", "#DDA12B", "#578B6D", "#956DB6")


class PebbleOptions(Options):
    first: int = 1
    heap: Literal[9, 15, 21] = 15
    greedy: bool = False
    clock: int = 0


class State(NamedTuple):
    left: int
    seat: Seat
    seats: int


class Pebbles(Game[State, int, PebbleOptions]):
    key = "pebbles"
    seats = (2, 3, 4)
    options = PebbleOptions

    def __init__(self, key: str = "pebbles", seats: tuple[int, ...] = (2, 3, 4)) -> None:
        self.key = key  # type: ignore[misc]
        self.seats = seats  # type: ignore[misc, assignment]

    def start(self, seats: int, options: PebbleOptions) -> State:
        if options.first > seats:
            raise ValueError("first")
        return State(options.heap, options.first - 1, seats)

    def turn(self, state: State) -> Seat:
        return state.seat if state.left else NOBODY

    def moves(self, state: State) -> Sequence[int]:
        return tuple(range(1, min(3, state.left) + 1))

    def apply(self, state: State, move: int) -> State:
        return State(state.left - move, (state.seat + 1) % state.seats, state.seats)

    def outcome(self, state: State) -> Outcome:
        winner = (state.seat - 1) % state.seats
        return Outcome(tuple(1 if seat == winner else 2 for seat in range(state.seats)), "last")

    def write(self, move: int) -> str:
        return str(move)

    def read(self, text: str, state: State) -> int:
        if not text.isdigit():
            raise Unreadable("a number is wanted")
        return int(text)

    def why_not(self, state: State, move: int) -> Reason | None:
        return None if move in self.moves(state) else Reason("PB-1")

    def dump(self, state: State) -> Any:
        return list(state)

    def load(self, data: Any, seats: int, options: PebbleOptions) -> State:
        return State(*data)

    def clock(self, options: PebbleOptions) -> Clock | None:
        return Clock(options.clock) if options.clock else None


class PebbleScene(GameScene[State, int]):
    """A row of pebbles; press one to take it and all to its right."""

    def __init__(self) -> None:
        super().__init__()
        self.setSceneRect(0, 0, 400, 300)
        self._left = 0
        self._acting = False
        self._focus = 0
        self.pressed: list[str] = []
        self.keys: list[int] = []
        self.said = 0

    def present(self, view: View[State, int], players: Sequence[Player], acting: bool) -> None:
        self._left, self._acting = view.state.left, acting
        self.cells_changed.emit()
        self.update()

    def animate(self, step: Step[State, int], players: Sequence[Player], slow: bool) -> None:
        self.present(step.after, players, False)
        self.settled.emit()

    def skip(self) -> None:
        pass

    def cancel(self) -> bool:
        return False

    def suggest(self, move: int | None) -> None:
        pass

    def redraw(self) -> None:
        self.update()

    def retranslate(self) -> None:
        self.said += 1

    def cells(self) -> list[Cell]:
        return [
            Cell(
                f"p{i}",
                f"pebble {i + 1}",
                QRectF(20 + 24 * (i % 15), 120 + 40 * (i // 15), 20, 20),
                self._acting and i >= self._left - 3,
                i == self._focus,
            )
            for i in range(self._left)
        ]

    def press(self, key: str) -> None:
        self.pressed.append(key)
        self.chosen.emit(self._left - int(key[1:]))

    def focus(self, index: int) -> None:
        self._focus = index
        self.cells_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor("#26332F" if self.theme.dark else "#A9C3B7"))
        painter.setBrush(QColor("#5A4632"))
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in self.cells():
            painter.drawEllipse(cell.rect)


class PebbleFace(Face[State, int, PebbleOptions]):
    def __init__(self, key: str = "pebbles", title: str = "Pebbles", tagline: str = "Take the last one") -> None:
        self.key = key
        self._title = title
        self._tagline = tagline

    def title(self) -> str:
        return self._title

    def tagline(self) -> str:
        return self._tagline

    def minutes(self) -> str:
        return "15–30 min"

    def variant(self, seats: int) -> str:
        return {2: "Two players", 3: "Three players", 4: "Four players"}.get(seats, "")

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        hue = sum(map(ord, self.key)) * 37 % 360
        ground = QLinearGradient(rect.topLeft(), rect.bottomRight())
        ground.setColorAt(0, QColor.fromHsl(hue, 90, 130))
        ground.setColorAt(1, QColor.fromHsl(hue, 110, 70))
        painter.fillRect(rect, ground)
        painter.setBrush(QColor.fromHsl(hue, 60, 200))
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(9):
            painter.drawEllipse(QPointF(52 + i % 3 * 60, 120 + i // 3 * 60), 20, 20)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: PebbleOptions) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COLORS[seat]))
        painter.drawEllipse(rect)
        painter.setPen(QColor("#FFF8EA"))
        painter.setFont(font(rect.height() * 0.6, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(seat + 1))

    def seat_name(self, seat: Seat, seats: int) -> str:
        return f"Seat {seat + 1}"

    def side_name(self, side: int, seats: int, options: PebbleOptions) -> str:
        return f"Side {side + 1}"

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}[seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        return (
            OptionText(
                "first",
                "Who starts",
                choices=tuple(Choice(n + 1, f"Seat {n + 1}") for n in range(seats)),
                group="start",
            ),
            OptionText(
                "heap",
                "Heap",
                "Fifteen is the booklet’s rule.",
                (Choice(9, "9", "about 5 min"), Choice(15, "15", "about 15 min"), Choice(21, "21", "about 30 min")),
            ),
            OptionText(
                "clock",
                "Clock",
                "Time up loses.",
                (Choice(0, "None"), Choice(60, "1 min"), Choice(300, "5 min")),
                "clock",
            ),
            OptionText("greedy", "Take four", "Up to four pebbles at once."),
        )

    def summary(self, seats: int, options: PebbleOptions, players: Sequence[Player]) -> tuple[str, str]:
        return f"Seat {options.first} starts", f"{seats} players, {options.heap} pebbles"

    def scene(self) -> PebbleScene:
        return PebbleScene()

    def say_move(self, before: View[State, int], seat: Seat, move: int | Hidden, players: Sequence[Player]) -> str:
        return f"Takes {move}"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        return "Take one to three pebbles."

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: PebbleOptions) -> tuple[str, str]:
        return "The last pebble is taken", "Good game."

    def standing(self, view: View[State, int], side: int, considered: int | None = None) -> Standing:
        return Standing(label="Left", value=str(view.state.left))

    def situation(self, view: View[State, int], players: Sequence[Player]) -> str:
        return f"Seat {view.turn + 1} to move · {view.state.left} pebbles left"


FIVE = tuple(
    (Pebbles(key, seats), PebbleFace(key, title, tagline))
    for key, title, tagline, seats in (
        ("switcher", "El Switcher", "Swap drawers, form figures", (2, 3, 4)),
        ("switch", "Switch", "Throw, discard, dare again", (2, 3, 4)),
        ("phoenix", "Phoenix", "Sort your line by the light", (2,)),
        ("pebbles", "Pebbles", "Take one, two or three", (2, 4)),
        ("zug", "Zug", "Lay the rails, sell the sugar", (2, 3, 4, 5)),
    )
)
