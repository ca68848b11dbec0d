"""A slider of levels: dots with numbers, and a knob on one of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from boardroom.ui.kit.buttons import Focusable
from boardroom.ui.paint.outline import circle
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.motion import Glide


class LevelSlider(Focusable, QSlider):
    """How strong a computer player is: dots with numbers, and a knob on one of them."""

    def __init__(self, levels: Sequence[int] = (1, 2, 3, 4, 5), level: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(levels[0], levels[-1])
        self.setPageStep(1)
        self.setValue(level)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._slide = Glide(float(level), 140, self)
        self._slide.valueChanged.connect(self.update)
        self.valueChanged.connect(lambda value: self._slide.to(float(value)))

    def sizeHint(self) -> QSize:
        return QSize(px(212), px(44))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _x(self, level: float) -> float:
        """Where a level's dot is."""
        low, high = self.minimum(), self.maximum()
        return px(12) + (self.width() - px(24)) * (level - low) / (high - low)

    def _take(self, event: QMouseEvent) -> None:
        low, high = self.minimum(), self.maximum()
        part = (event.position().x() - px(12)) / (self.width() - px(24))
        self.setValue(round(low + part * (high - low)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._take(event)
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._take(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # scrolling a page must not change a choice

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed = event.text()
        if typed.isdigit() and self.minimum() <= int(typed) <= self.maximum():
            self.setValue(int(typed))
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = px(24) / 24
        y = 13 * unit
        knob = self._x(self._slide.value)
        first, last = self._x(self.minimum()), self._x(self.maximum())
        empty = colors.color("edge")
        painter.setPen(Qt.PenStyle.NoPen)
        for right, color in ((last, empty), (knob, colors.color("act"))):
            painter.setBrush(color)
            painter.drawRoundedRect(QRectF(first - 2, y - 2 * unit, right - first + 4, 4 * unit), 2 * unit, 2 * unit)
        for level in range(self.minimum(), self.maximum() + 1):
            x, passed, here = self._x(level), level <= self._slide.value, level == self.value()
            painter.setPen(QPen(colors.color("act") if passed else empty, 1.5 * unit))
            painter.setBrush(colors.color("act" if passed else "panel"))
            painter.drawEllipse(QPointF(x, y), 4 * unit, 4 * unit)
            painter.setFont(text(12, bold=here))
            painter.setPen(colors.color("ink" if here else "muted"))
            box = QRectF(x - 20 * unit, y + 11 * unit, 40 * unit, 18 * unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, str(level))
        paint_blurred(painter, circle(knob, y, 10 * unit), QColor(42, 26, 12, 90), 2, QPointF(1, 3))
        fill = QLinearGradient(0, y - 10 * unit, 0, y + 10 * unit)
        fill.setColorAt(0, QColor("#FFFFFF"))
        fill.setColorAt(1, QColor("#EFE6D6"))
        painter.setBrush(fill)
        painter.setPen(QPen(colors.color("act"), 2 * unit))
        painter.drawEllipse(QPointF(knob, y), 9 * unit, 9 * unit)
        if self.ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colors.color("ink"), 2))
            painter.drawEllipse(QPointF(knob, y), 12 * unit, 12 * unit)
