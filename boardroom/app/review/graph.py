"""The graph of a match: the chance of winning from move to move, as one painted widget."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.app.review.review import Swing
from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.percent import percentage

translate = QCoreApplication.translate

TALL, LOW = 190, 100  # its height, and where the board needs the room more


class ChanceGraph(Focusable, QWidget):
    """Areas above and below even chances, the swings as numbered badges, and a playhead to drag."""

    moved = Signal(int)  # the playhead: to which step

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: Sequence[float | None] = ()
        self._swings: Sequence[Swing] = ()
        self._at = 0
        self._numbers: Sequence[int] = ()
        self._over = False
        self._better = self._worse = ""
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_values(
        self,
        values: Sequence[float | None],
        swings: Sequence[Swing],
        numbers: Sequence[int],
        sides: tuple[str, str],
        over: bool,
    ) -> None:
        """Draw these chances; `numbers` are those of the moves between them, `sides` says for whom up and down is."""
        self._values, self._swings, self._numbers, self._over = values, swings, numbers, over
        self._better, self._worse = sides
        self.update()

    def show_at(self, at: int) -> None:
        """Put the playhead somewhere."""
        if at != self._at:
            self._at = at
            self.update()
        value = self._values[at] if at < len(self._values) else None
        said = translate("ChanceGraph", "Chance of winning")
        if value is not None:
            said = translate("ChanceGraph", "{move}: {percent}").format(move=self._head(), percent=percentage(value))
        self.setAccessibleName(said)

    # ---------------------------------------------------------------- geometry

    def sizeHint(self) -> QSize:
        return QSize(px(600), px(TALL))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200), px(LOW))

    def _plot(self) -> QRectF:
        """Where the curve is."""
        return QRectF(self.rect()).adjusted(px(60) + 12, px(28) + 8, -32, -px(40))

    def _x(self, at: float) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * at / max(1, len(self._values) - 1)

    def _y(self, value: float) -> float:
        plot = self._plot()
        return plot.bottom() - plot.height() * value

    def _known(self) -> list[tuple[int, float]]:
        return [(at, value) for at, value in enumerate(self._values) if value is not None]

    def _at_x(self, x: float) -> int:
        plot = self._plot()
        share = (x - plot.left()) / max(1.0, plot.width())
        return max(0, min(len(self._values) - 1, round(share * (len(self._values) - 1))))

    def badge(self, index: int) -> QRectF:
        """Return where the badge of a swing is."""
        swing = self._swings[index]
        radius = px(11)
        centre = QPointF(self._x(swing.index + 0.5), self._plot().top() - px(14))
        for earlier in range(index):  # badges never cover each other
            if centre.x() - self.badge(earlier).center().x() < 2 * radius + 3:
                centre.setX(self.badge(earlier).center().x() + 2 * radius + 4)
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

    # ---------------------------------------------------------------- handling

    def _on_badge(self, point: QPointF) -> int:
        return next((i for i in range(len(self._swings)) if self.badge(i).contains(point)), -1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        badge = self._on_badge(event.position())
        if badge >= 0:
            self.moved.emit(self._swings[badge].index)
        elif self._values:
            self._dragging = True
            self.moved.emit(self._at_x(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = self._dragging or self._on_badge(event.position()) >= 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        if self._dragging:
            self.moved.emit(self._at_x(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._values) - 1
        to = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        super().keyPressEvent(event)
        if to is not None:
            event.accept()
            self.moved.emit(max(0, min(last, to)))

    # ---------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        known = self._known()
        if len(known) > 1:
            self._paint_areas(painter, known)
        self._paint_numbers(painter)
        if self._values:
            self._paint_curve(painter, known)
        if self.ring:
            paint_ring(painter, QRectF(self.rect()), 8)

    def _paint_grid(self, painter: QPainter) -> None:
        colors, plot = theme(), self._plot()
        painter.setFont(text(12))
        line = painter.fontMetrics().height()
        for value in (1.0, 0.5, 0.0):
            pen = QPen(colors.color("line") if value != 0.5 else colors.color("muted", 0.55), 1)
            if value == 0.5:
                pen.setDashPattern([3, 4])
            painter.setPen(pen)
            y = round(self._y(value)) + 0.5
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if value == 0.5 and plot.height() < 2 * line:
                continue  # it would run into the others
            painter.setPen(colors.color("muted"))
            box = QRectF(0, y - px(10), plot.left() - px(10), px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, percentage(value))
        if plot.width() < px(300) or plot.height() < 2 * line + 12:
            return  # the curve needs the room more than the words
        painter.setPen(colors.color("muted"))
        inner = plot.adjusted(8, 4, 0, -4)
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self._better)
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, self._worse)

    def _paint_areas(self, painter: QPainter, known: list[tuple[int, float]]) -> None:
        colors, plot = theme(), self._plot()
        middle = self._y(0.5)
        area = QPainterPath(QPointF(self._x(known[0][0]), middle))
        for at, value in known:
            area.lineTo(self._x(at), self._y(value))
        area.lineTo(self._x(known[-1][0]), middle)
        area.closeSubpath()
        halves = (
            (QRectF(plot.left(), plot.top(), plot.width(), middle - plot.top()), "act", 0.55, 0.12),
            (QRectF(plot.left(), middle, plot.width(), plot.bottom() - middle), "danger", 0.10, 0.50),
        )
        for half, token, top, bottom in halves:
            shade = QLinearGradient(half.topLeft(), half.bottomLeft())
            shade.setColorAt(0, colors.color(token, top))
            shade.setColorAt(1, colors.color(token, bottom))
            painter.save()
            painter.setClipRect(half)
            painter.fillPath(area, shade)
            painter.restore()

    def _paint_numbers(self, painter: QPainter) -> None:
        """Write the numbers of some moves under the graph, as many as fit, and none under the playhead's chip."""
        colors, plot = theme(), self._plot()
        painter.setFont(text(12))
        painter.setPen(colors.color("muted"))
        step = next(step for step in (5, 10, 20, 50, 100, 10**6) if len(self._values) / step * px(40) < plot.width())
        chip = self._chip() if self._values else QRectF()
        for index, number in enumerate(self._numbers):
            x = self._x(index + 1)
            box = QRectF(x - px(20), plot.bottom() + px(8), px(40), px(18))
            if number and number % step == 0 and not box.intersects(chip):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_curve(self, painter: QPainter, known: list[tuple[int, float]]) -> None:
        colors, plot = theme(), self._plot()
        head = self._x(self._at)
        painter.setPen(QPen(colors.color("ink"), 1.5))
        painter.drawLine(QPointF(head, plot.top() - px(8)), QPointF(head, plot.bottom() + px(6)))
        line = QPainterPath()
        for i, (at, value) in enumerate(known):
            point = QPointF(self._x(at), self._y(value))
            line.lineTo(point) if i else line.moveTo(point)
        pen = QPen(colors.color("ink"), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(line, pen)
        for number, swing in enumerate(self._swings):
            self._paint_swing(painter, number, swing)
        here = self._values[self._at]
        if here is not None:
            painter.setPen(QPen(colors.color("ground"), 2))
            painter.setBrush(colors.color("ink"))
            painter.drawEllipse(QPointF(head, self._y(here)), 5.5, 5.5)
        self._paint_chip(painter)

    def _paint_swing(self, painter: QPainter, number: int, swing: Swing) -> None:
        colors = theme()
        begin = QPointF(self._x(swing.index), self._y(swing.before))
        end = QPointF(self._x(swing.index + 1), self._y(swing.after))
        pen = QPen(colors.color("look"), 4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(begin, end)
        badge = self.badge(number)
        thread = QPen(colors.color("look"), 1)
        thread.setDashPattern([2, 3])
        painter.setPen(thread)
        painter.drawLine(QPointF(badge.center().x(), badge.bottom()), (begin + end) / 2)
        paint_badge(painter, badge, number + 1, chosen=swing.index == self._at, ground="ground")

    def _head(self) -> str:
        """Say where the playhead is: before which move, at the end, or where the game has come to."""
        if self._at < len(self._numbers):
            number = next((n for n in self._numbers[self._at :] if n), 0)
            return translate("ChanceGraph", "Move {number}").format(number=number)
        return translate("ChanceGraph", "The end") if self._over else translate("ChanceGraph", "Now")

    def _chip(self) -> QRectF:
        """Where it is said below the graph what the playhead shows."""
        width = QFontMetricsF(text(14, bold=True)).horizontalAdvance(self._head()) + px(24)
        left = max(8.0, min(self.width() - 8 - width, self._x(self._at) - width / 2))
        return QRectF(left, self._plot().bottom() + px(6), width, px(28))

    def _paint_chip(self, painter: QPainter) -> None:
        colors, chip = theme(), self._chip()
        painter.setFont(text(14, bold=True))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.color("ink"))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        painter.setPen(colors.color("ground"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self._head())


def paint_badge(painter: QPainter, badge: QRectF, number: int, chosen: bool, ground: str) -> None:
    """Paint the number of a swing in its ring."""
    colors = theme()
    painter.setPen(QPen(colors.color("look"), 3 if chosen else 1.75))
    painter.setBrush(colors.color("look_soft" if chosen else ground))
    painter.drawEllipse(badge)
    painter.setFont(text(14, bold=True))
    painter.setPen(colors.color("ink"))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(number))
