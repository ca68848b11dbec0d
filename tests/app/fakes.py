"""A plain scene and face that fit any game, and a clock that only tests turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boardroom.core.game import Game, Options, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.game.face import Face, OptionText, Standing
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.scene import Cell, GameScene


class PlainScene(GameScene):
    """Shows the legal moves as a row of buttons; remembers all that it was told."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setSceneRect(0, 0, 900, 700)
        self.game = game
        self.view: View | None = None
        self.acting = False
        self.held = False  # whether steps wait for `settle`
        self.told: list[str] = []  # "present 3 acting", "animate 3", ...
        self.seen: list[View] = []
        self.suggested: Any = None
        self.moving: Step | None = None
        self.languages = 0

    def present(self, view: View, players: Sequence[Player], acting: bool) -> None:
        assert self.moving is None, "a position was presented over a step"
        self.view, self.acting = view, acting
        self.seen.append(view)
        self.told.append(f"present {len(view.log)}{' acting' if acting else ''}")
        if acting:
            self.prompted.emit("Choose a move.", "Any will do.")
        self.cells_changed.emit()
        self.update()

    def animate(self, step: Step, players: Sequence[Player], slow: bool) -> None:
        assert self.moving is None, "two steps at once"
        self.moving, self.acting = step, False
        self.seen.append(step.after)
        self.told.append(f"animate {step.index}{' slow' if slow else ''}")
        self.prompted.emit("", "")
        if not self.held:
            self.skip()

    def settle(self) -> None:
        self.skip()

    def skip(self) -> None:
        if self.moving is not None:
            self.view, self.moving = self.moving.after, None
            self.settled.emit()

    def cancel(self) -> bool:
        return False

    def suggest(self, move: Any) -> None:
        self.suggested = move

    def redraw(self) -> None:
        self.update()

    def retranslate(self) -> None:
        self.languages += 1

    def cells(self) -> list[Cell]:
        moves = self.view.moves if self.view else ()
        return [
            Cell(self.game.write(move), self.game.write(move), self._rect(i), self.acting)
            for i, move in enumerate(moves)
        ]

    def _rect(self, index: int) -> QRectF:
        return QRectF(20 + index % 8 * 108, 40 + index // 8 * 60, 100, 50)

    def press(self, key: str) -> None:
        assert self.view is not None
        self.touched.emit()
        if self.acting:
            self.chosen.emit(self.game.read(key, self.view.state))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        for cell in self.cells():
            if cell.rect.contains(event.scenePos()):
                self.press(cell.key)
                return

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, self.theme.color("ground"))
        painter.setPen(QPen(self.theme.color("ink")))
        for cell in self.cells():
            painter.drawRect(cell.rect)
            painter.drawText(cell.rect, Qt.AlignmentFlag.AlignCenter, cell.name)


class PlainFace(Face):
    """Says every move in its notation."""

    def __init__(self, game: Game) -> None:
        self.key = game.key
        self.game = game
        self.warns: set[str] = set()  # moves to warn of

    def title(self) -> str:
        return self.key.capitalize()

    def tagline(self) -> str:
        return "Four words for it"

    def minutes(self) -> str:
        return "5 min"

    def variant(self, seats: int) -> str:
        return f"{seats} seats"

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        painter.fillRect(rect, theme.color("well"))

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: Options) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#B1472D" if seat % 2 else "#245197"))
        painter.drawEllipse(rect)

    def seat_name(self, seat: Seat, seats: int) -> str:
        return f"S{seat + 1}"

    def side_name(self, side: int, seats: int, options: Options) -> str:
        return f"Side {side + 1}"

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return ("south", "west", "north", "east")[:seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        return ()

    def summary(self, seats: int, options: Options, players: Sequence[Player]) -> tuple[str, str]:
        return "A game", "of it"

    def scene(self) -> PlainScene:
        return PlainScene(self.game)

    def say_move(self, before: View, seat: Seat, move: Any, players: Sequence[Player]) -> str:
        return f"plays {self.game.write(move)}"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        return f"The rule {reason.rule} forbids it."

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: Options) -> tuple[str, str]:
        if outcome.drawn:
            return "A draw", outcome.reason
        return f"Seat {outcome.winners[0] + 1} wins!", outcome.reason

    def standing(self, view: View, side: int, considered: Any = None) -> Standing:
        return Standing("Best line", 3, 0 if considered is None else 1, 5)

    def warning(self, view: View, move: Any) -> str:
        return "That loses at once." if self.game.write(move) in self.warns else ""


class Hands:
    """A clock that stands still until a test turns it."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time
