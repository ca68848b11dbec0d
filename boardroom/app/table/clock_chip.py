"""The clock above a board that has none itself: what the seat on turn has left, whatever is open beside the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.app.table.table import Table
from boardroom.core.game import Seat
from boardroom.ui.game.naming import full_name
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.table.turn_time import LAST, LOW, say_time

translate = QCoreApplication.translate

MARK = 26  # of the seat
HIGHEST = 64  # pixels: the bar isn't higher
HALO = 4  # around the chip, where it pulses


class ClockChip(QWidget):
    """Quiet while there is time; the last ten seconds are large, on danger's ground, with a sign of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._seat: Seat = 0
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.hide()

    def watch(self, table: Table | None) -> None:
        """Show the clock of another match, if it has one."""
        self._table = table
        self._seat = 0
        if table is not None:
            table.changed.connect(self.refresh)
            table.clocks.ticked.connect(self.refresh)
        self.refresh()

    @property
    def left(self) -> float | None:
        """The seconds that the seat on turn has left; None: there is no clock, or nothing to decide any more."""
        table = self._table
        return None if table is None or table.over else table.clocks.left(self._seat)

    def refresh(self) -> None:
        """Follow the clock."""
        table = self._table
        if table is not None and table.match.turn >= 0 and not table.shown.rolling:
            self._seat = table.match.turn
        left = self.left
        if table is None or left is None:
            self.hide()
            return
        self.setVisible(not table.scene.keeps_time or table.shown.looking is not None)
        players = table.match.players
        name = full_name(self._seat, players)
        self.setAccessibleName(translate("ClockChip", "{name}: {time} left").format(name=name, time=say_time(left)))
        self.update()

    # ---------------------------------------------------------------- looks

    def sizeHint(self) -> QSize:
        least = self.minimumSizeHint()
        return QSize(least.width() + px(MARK + 6), least.height())

    def minimumSizeHint(self) -> QSize:
        """Return what the time needs: where there is no more room, the seat's mark is left out."""
        widest = max(
            QFontMetrics(text(16, bold=True)).horizontalAdvance("00:00"),
            QFontMetrics(self._face(last=True)).horizontalAdvance("0.0") + px(24),
        )
        return QSize(widest + px(18) + 2 * HALO, min(px(36), HIGHEST) + 2 * HALO)

    def _face(self, last: bool) -> QFont:
        return text(min(24.0, HIGHEST * 0.75 / text_scale()) if last else 16, bold=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        table, left = self._table, self.left
        if table is None or left is None:
            return
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        chip = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        last, running = left <= LAST, table.clocks.running
        if last and running and motion.speed() > 0:
            beat = left % 1.0  # strong when a second begins, and gone when it ends
            grown = HALO * (1 - beat)
            painter.setBrush(colors.color("danger", 0.5 * beat))
            painter.drawRoundedRect(chip.adjusted(-grown, -grown, grown, grown), px(20), px(20))
        painter.setBrush(colors.color("danger" if last else "chip"))
        painter.drawRoundedRect(chip, px(18), px(18))
        room = chip.adjusted(px(8), 0, -px(10), 0)
        if self.width() >= self.sizeHint().width():
            side = px(MARK)
            mark = QRectF(chip.left() + px(5), chip.center().y() - side / 2, side, side)
            table.face.paint_seat(painter, mark, self._seat, table.match.seats, table.match.options)
            room.setLeft(mark.right() + px(6))
        ink = colors.color("on_act" if last else "danger" if left < LOW else "ink" if running else "muted")
        if left < LOW:
            side = px(20)
            sign = QRectF(room.left(), chip.center().y() - side / 2, side, side)
            paint_icon(painter, "warning" if last else "clock", sign, ink)
        painter.setPen(ink)
        painter.setFont(self._face(last))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, say_time(left))
