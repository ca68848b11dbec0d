"""A card that passes by over a board: it says that something else begins, and goes by itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.motion import Glide

STAYS = 4000  # milliseconds
FADES = 240
WIDE = 440  # at most
AIR = 16  # around the card, for its shadow
WRAP = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


class PassingCard(Restyled, QWidget):
    """Lies over the upper middle of something, lets every press through, and never holds anything up."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._what = self._why = ""
        self._fade = Glide(0.0, FADES, self)
        self._fade.valueChanged.connect(self.update)
        self._fade.finished.connect(self._on_faded)
        self._stay = QTimer(self, singleShot=True, interval=STAYS)
        self._stay.timeout.connect(self.dismiss)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def tell(self, what: str, why: str) -> None:
        """Say something in a headline and a sentence, for a moment."""
        self._what, self._why = what, why
        self.setAccessibleName(f"{what}. {why}" if why else what)
        self._place()
        self.show()
        self.raise_()
        self._fade.to(1.0)
        self._stay.start()

    def dismiss(self) -> None:
        """Go; whoever has seen it needn't wait."""
        self._stay.stop()
        self._fade.to(0.0)

    def _on_faded(self) -> None:
        if self._fade.endValue() == 0.0:
            self.hide()

    def restyle(self) -> None:
        self._place()

    def _lines(self) -> list[tuple[str, QFont, str]]:
        lines = [(self._what, text(20, serif=True), "ink"), (self._why, text(14), "muted")]
        return [line for line in lines if line[0]]

    def _place(self) -> None:
        """Be as large as the words need, at the upper edge."""
        side, room = px(20), self._over.width() - 2 * AIR
        widest = max((QFontMetricsF(face).horizontalAdvance(words) for words, face, _ in self._lines()), default=0)
        wide = min(room, px(WIDE), round(widest) + 2 * side + 2)
        high = round(sum(self._high(words, face, wide - 2 * side) for words, face, _ in self._lines())) + 2 * px(12)
        self.setGeometry(QRect((self._over.width() - wide) // 2 - AIR, 0, wide + 2 * AIR, high + 2 * AIR))
        self.update()

    @staticmethod
    def _high(words: str, face: QFont, wide: float) -> float:
        return QFontMetricsF(face).boundingRect(QRectF(0, 0, wide, 10**6), WRAP, words).height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, side = theme(), px(20)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._fade.value)
        card = QRectF(self.rect()).adjusted(AIR, AIR, -AIR, -AIR)
        if not colors.high:
            paint_blurred(painter, rounded(card, 12), QColor(20, 12, 4, 150 if colors.dark else 80), 6, QPointF(0, 3))
        painter.setPen(QPen(colors.color("line"), 1))
        painter.setBrush(colors.color("panel"))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        top = card.top() + px(12)
        for words, face, token in self._lines():
            high = self._high(words, face, card.width() - 2 * side)
            painter.setFont(face)
            painter.setPen(colors.color(token))
            painter.drawText(QRectF(card.left() + side, top, card.width() - 2 * side, high), WRAP, words)
            top += high
