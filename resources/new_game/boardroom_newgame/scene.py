"""How the game looks and speaks: its table, where stones are pressed, and its face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Hidden, Options, Outcome, Reason, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.paint.painting import Art, linear
from boardroom.ui.paint.seat_signs import seat_sign
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.picking import StepPicking
from boardroom_newgame.rules import MOST, STONES, State, Take

translate = QCoreApplication.translate


class NewgamePicking(StepPicking[State, Take, int]):
    """A press on a stone takes it and all to the right of it; targets are stones, counted from the left."""

    def targets(self) -> Sequence[int]:
        return range(self.state.left)

    def name(self, target: int) -> str:
        return translate("Newgame", "Stone {number} of {left}").format(number=target + 1, left=self.state.left)

    def ways(self, move: Take) -> Iterator[tuple[int, ...]]:
        yield (self.state.left - move.stones,)

    def attempt(self, presses: tuple[int, ...]) -> Take | None:
        return Take(self.state.left - presses[-1])

    def prompt(self) -> tuple[str, str]:
        if not self.acting:
            return "", ""
        return translate("Newgame", "Take one, two or three"), translate("Newgame", "Whoever takes the last one wins.")


class NewgameScene(PickScene[State, Take, int]):
    """A row of stones."""

    picking: NewgamePicking

    def __init__(self) -> None:
        super().__init__(NewgamePicking())
        self.setSceneRect(0, 0, 60 * STONES + 40, 300)

    def place(self, target: int) -> QRectF:
        return QRectF(20 + 60 * target, 120, 60, 60)

    def lay(self, view: View[State, Take]) -> None:
        self.invalidate()  # everything is painted below

    def arrange(self, speed: float) -> None:
        self.invalidate()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        art, theme, picking = Art(painter), self.theme, self.picking
        art.box(rect, 0, theme.color("ground"))
        if picking.view is None:
            return
        pointed = picking.pointed if picking.considered is not None else None
        for stone in picking.targets():
            middle = self.place(stone).center()
            taken = pointed is not None and stone >= pointed
            edge = "danger" if stone == self.wrong else "act" if picking.acting and picking.goes_on(stone) else "line"
            fill = theme.color("act_soft" if taken else "chip")
            art.circle(middle.x(), middle.y(), 24, fill, theme.color(edge), 3)


class NewgameFace(Face[State, Take, Options]):
    """What is said and painted outside the table. Face says much by itself; see there what else can be said."""

    key = "newgame"

    def title(self) -> str:
        return "Newgame"

    def tagline(self) -> str:
        return translate("Newgame", "Take the last stone")

    def minutes(self) -> str:
        return translate("Newgame", "2 min")

    def scene(self) -> NewgameScene:
        return NewgameScene()

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: Options) -> None:
        art, middle = Art(painter), rect.center()
        art.circle(middle.x(), middle.y(), rect.width() * 0.48, LIGHT.color("look" if seat else "act"))
        art.path(seat_sign(seat, middle.x(), middle.y(), rect.width() * 0.24), LIGHT.color("on_act"))

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, side = Art(painter), rect.width() / 6
        art.box(rect, 0, linear([(0, "#4A5B82"), (1, "#2C3854")]))
        for stone in range(STONES):
            x, y = rect.x() + side * (1 + stone % 5), rect.y() + side * (2.4 + stone // 5)
            art.circle(x, y, side * 0.36, "#F1E9DA" if stone < STONES - MOST else "#C9831C")

    def say_move(self, before: View[State, Take], seat: Seat, move: Take | Hidden, players: Sequence[Player]) -> str:
        assert isinstance(move, Take)
        return translate("Newgame", "Takes {count}").format(count=move.stones)

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        if reason.rule == "over":
            return translate("Newgame", "The game is over.")
        return translate("Newgame", "You can take one, two or three stones.")

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: Options) -> tuple[str, str]:
        who, how = super().say_outcome(outcome, players, options)
        return who, how or translate("Newgame", "That was the last stone.")


FACE = NewgameFace()
