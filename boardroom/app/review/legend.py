"""The legend of a review's board: which line is the better move, and which the one that was made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

SAMPLE = 18  # how long the piece of line before the words is


class Legend(Restyled, QWidget):
    """Two chips in the corner of a board; where they would cover it they stay away."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._better = self._played = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def show_moves(self, better: str, played: str) -> None:
        """Name the two moves; without a better one there is nothing to tell apart."""
        self._better, self._played = better, played
        self._place()

    def _chips(self) -> list[tuple[str, str]]:
        return [
            (translate("Legend", "Better: {move}").format(move=self._better), "act"),
            (translate("Legend", "Played: {move}").format(move=self._played), "look"),
        ]

    def restyle(self) -> None:
        self._place()

    def _place(self) -> None:
        metrics = QFontMetrics(text(12, bold=True))
        width = max(metrics.horizontalAdvance(said) for said, _token in self._chips()) + px(SAMPLE + 28)
        margin = (self._over.width() - self._over.height()) // 2  # beside a board about as wide as high
        self.setGeometry(16, 16, width, 2 * px(24) + 8)
        self.setVisible(bool(self._better) and width + 16 <= margin)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = text(12, bold=True)
        for place, (said, token) in enumerate(self._chips()):
            width = QFontMetrics(face).horizontalAdvance(said) + px(SAMPLE + 28)
            chip = QRectF(0, place * (px(24) + 8), width, px(24))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color(f"{token}_soft"))
            painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
            pen = QPen(colors.color(token), 4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if token == "look":
                pen.setDashPattern([0.1, 2])
            painter.setPen(pen)
            begin = QPointF(chip.left() + px(10), chip.center().y())
            painter.drawLine(begin, begin + QPointF(px(SAMPLE), 0))
            painter.setFont(face)
            painter.setPen(colors.color("ink"))
            words = chip.adjusted(px(SAMPLE + 18), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, said)
