"""How far a lesson has come: a dot for every step."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px

ROUND, NOW, GAP = 9, 26, 7  # a dot, the step of the moment, and between them


class Dots(QWidget):
    """Filled: done; a pill: now; a ring: to come. Words beside it say the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps, self._done, self._now = 0, 0, -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, steps: int, done: int, now: int = -1) -> None:
        """Show so many steps, of which some are done, and one is on."""
        self._steps, self._done, self._now = steps, done, now
        self.updateGeometry()
        self.update()

    def _wide(self, step: int) -> int:
        return px(NOW if step == self._now else ROUND)

    def sizeHint(self) -> QSize:
        return QSize(sum(self._wide(step) + px(GAP) for step in range(self._steps)), px(ROUND) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = min(1.0, self.width() / max(1, self.sizeHint().width()))
        painter.scale(scale, scale)
        left, colors = 1.0, theme()
        for step in range(self._steps):
            wide = self._wide(step)
            filled = step < self._done or step == self._now
            painter.setPen(Qt.PenStyle.NoPen if filled else QPen(colors.color("edge"), 1.5))
            painter.setBrush(colors.color("act") if filled else Qt.BrushStyle.NoBrush)
            inside = 0.0 if filled else 0.75
            dot = QRectF(left, 1, wide, px(ROUND)).adjusted(inside, inside, -inside, -inside)
            painter.drawRoundedRect(dot, dot.height() / 2, dot.height() / 2)
            left += wide + px(GAP)
