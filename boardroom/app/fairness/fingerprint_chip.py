"""The fingerprint beside the move list: there before the first throw, and a way to what it means."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from boardroom.core.fairness import fingerprint, groups, has_chance
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

SHOWN = 2  # groups; all of them are on the sheet


class FingerprintChip(Focusable, QPushButton):
    """The beginning of the fingerprint, quietly; a click tells the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._digits, self._dice = "", False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_match(self, match: Match, face: Face) -> None:
        """Show a match's fingerprint, if its chance comes from a seed at all."""
        record = match.record()
        self._digits, self._dice = fingerprint(record.seed), face.dice() is not None
        self.setVisible(has_chance(match.game) and not match.by_hand)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what it is."""
        words = translate("FingerprintChip", "Fair dice: the fingerprint of this game is {digits}")
        if not self._dice:
            words = translate("FingerprintChip", "Fair shuffle: the fingerprint of this game is {digits}")
        self.setText(" ".join(groups(self._digits)[:SHOWN]))
        said = words.format(digits=" ".join(groups(self._digits)))
        set_tip(self, said)
        dice = translate("FingerprintChip", "Fingerprint of the dice, press for details")
        shuffle = translate("FingerprintChip", "Fingerprint of the shuffle, press for details")
        self.setAccessibleName(dice if self._dice else shuffle)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(text(12)).horizontalAdvance(self.text()) + px(34), px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.color("chip", 1.0 if self.underMouse() or self.isDown() else 0.6))
        painter.drawRoundedRect(rect.adjusted(0, 2, 0, -2), px(12), px(12))
        side = px(14)
        paint_icon(painter, "fingerprint", QRectF(px(8), (rect.height() - side) / 2, side, side), colors.color("muted"))
        painter.setPen(colors.color("muted"))
        painter.setFont(text(12))
        room = rect.adjusted(px(26), 0, 0, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        if self.ring:
            paint_ring(painter, rect, 8)
