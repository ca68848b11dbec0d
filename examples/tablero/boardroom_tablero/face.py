"""How Tablero looks and speaks outside its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Hidden, Options, Reason, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.ui.game.face import Face, Standing
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom_tablero import words
from boardroom_tablero.rules import GAME, Deal, Move, State

if TYPE_CHECKING:
    from boardroom_tablero.scene import TableroScene

translate = QCoreApplication.translate


class TableroFace(Face[State, Move, Options]):
    """Rows against columns."""

    key = "tablero"

    def title(self) -> str:
        return "Tablero"

    def tagline(self) -> str:
        return translate("Tablero", "Rows against columns")

    def minutes(self) -> str:
        return translate("Tablero", "5–10 min")

    def scene(self) -> TableroScene:
        from boardroom_tablero.scene import TableroScene

        return TableroScene()

    def seat_name(self, seat: Seat, seats: int) -> str:
        return translate("Tablero", "Columns") if seat else translate("Tablero", "Rows")

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: Options) -> None:
        art, unit = Art(painter), rect.width() / 10
        art.circle(rect.center().x(), rect.center().y(), 4.8 * unit, LIGHT.color("look" if seat else "act"))
        for at in (3.0, 4.6, 6.2):  # three lines: rows lie, columns stand
            bar = QRectF(at, 2.6, 0.9, 4.8) if seat else QRectF(2.6, at, 4.8, 0.9)
            art.box(QRectF(rect.topLeft() + bar.topLeft() * unit, bar.size() * unit), 0.4 * unit, LIGHT.color("on_act"))

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, side = Art(painter), rect.width() / 5.5
        art.box(rect, 0, "#2F5D62")
        for at, number in enumerate("1469358 27  1   "):
            box = QRectF(rect.x() + side * (0.85 + at % 4), rect.y() + side * (1.6 + at // 4), side * 0.88, side * 0.88)
            art.box(box, side * 0.12, "#264B50" if number == " " else "#F7F1E5")
            art.text(
                box.center().x(),
                box.center().y() + side * 0.19,
                number,
                side * 0.52,
                "#2B2622",
                bold=True,
                anchor="middle",
            )

    def say_move(self, before: View[State, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]) -> str:
        return words.say_move(move)

    def listed(self, move: Move | Hidden) -> bool:
        return not isinstance(move, Deal | Hidden)

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        return words.say_reason(reason)

    def standing(self, view: View[State, Move], side: int, considered: Move | None = None) -> Standing:
        points = view.state.points(side)
        gain = GAME.apply(view.state, considered).points(side) - points if considered is not None else 0
        return Standing(translate("Tablero", "Points"), value=f"{points} {gain:+}" if gain else str(points))


FACE = TableroFace()
