"""Something over the window that wants an answer first: a scrim, and a sheet that keeps the focus to itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from boardroom.ui.appearance import appearance, theme
from boardroom.ui.motion import Glide
from boardroom.ui.shadows import paint_blurred, rounded

RADIUS = 12


class Sheet(QFrame):
    """The paper on the scrim."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), RADIUS), theme().color("panel"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a click on the sheet is none on the scrim


class Overlay(QWidget):
    """Covers its parent. Esc and a click beside the sheet mean no."""

    closed = Signal()

    def __init__(self, parent: QWidget, width: int, height: int) -> None:
        super().__init__(parent)
        self._under = parent
        self._wanted = (width, height)
        self._before: QWidget | None = None
        self.sheet = Sheet(self)
        self._fade = Glide(0.0, 140, self)
        self._fade.valueChanged.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        parent.installEventFilter(self)
        appearance().changed.connect(self._fit)
        self.hide()

    def open(self, focus: QWidget | None = None) -> None:
        """Come up, with the focus on a widget of the sheet."""
        self._before = QApplication.focusWidget()
        self._fit()
        self.show()
        self.raise_()
        self._fade.to(1.0)
        (focus or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def close_sheet(self) -> None:
        """Go away, and give the focus back to where it was."""
        self.hide()
        self._fade.to(0.0)
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def cancel(self) -> None:
        """What Esc does."""
        self.close_sheet()

    def confirm(self) -> None:
        """What Enter does; nothing, unless a sheet says otherwise."""

    def _fit(self) -> None:
        room = self._under.rect()
        self.setGeometry(room)
        width, height = min(self._wanted[0], room.width() - 32), min(self._wanted[1], room.height() - 32)
        self.sheet.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._under and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._fade.value)
        scrim = QColor("#1E1712" if not theme().dark else "#0B0908")
        scrim.setAlphaF(0.58 if not theme().dark else 0.7)
        painter.fillRect(self.rect(), scrim)
        box = QRectF(self.sheet.geometry()).adjusted(4, 0, -4, -8)
        paint_blurred(painter, rounded(box, 14), QColor(0, 0, 0, 140), 24, QPointF(0, 16))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirm()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab on the sheet: what lies under the scrim can't be reached."""
        start = QApplication.focusWidget()
        widget = start if start is not None and self.isAncestorOf(start) else self.sheet
        first = widget
        while True:
            following = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            if following is None or following is first:
                return False
            widget = following
            reachable = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
            if self.sheet.isAncestorOf(widget) and reachable and widget.isEnabled() and widget.isVisible():
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                return True
