"""Something over the window that wants an answer first: a scrim, and a sheet that keeps focus and keys to itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from boardroom.ui.kit.accessible import be, cover, uncover
from boardroom.ui.kit.announcing import announce, announcer
from boardroom.ui.kit.labels import first_heading
from boardroom.ui.kit.stops import go_on
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.motion import Glide

RADIUS = 12


class OverlaySheet(QFrame):
    """The paper on the scrim."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), RADIUS), theme().color("panel"))
        if theme().high:  # the shadow around it can't be told from a black ground
            painter.setPen(QPen(theme().color("line"), 2))
            painter.drawPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS - 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # a click on the sheet is none on the scrim


class Overlay(Restyled, QWidget):
    """Covers its parent. Esc and a click beside the sheet mean no; what lies below hears no key."""

    closed = Signal()

    def __init__(self, parent: QWidget, width: int, height: int) -> None:
        super().__init__(parent)
        be(self, "dialog")
        self._under = parent
        self._wanted = (width, height)
        self._before: QWidget | None = None  # who gets the focus back; it may be gone by then
        self.sheet = OverlaySheet(self)
        self._fade = Glide(0.0, 140, self)
        self._fade.valueChanged.connect(self.update)
        parent.installEventFilter(self)
        self.hide()

    def open(self, focus: QWidget | None = None) -> None:
        """Come up, with the focus on a widget of the sheet."""
        self._before = QApplication.focusWidget()
        self._fit()
        self.show()
        self.raise_()
        self._fade.to(1.0)
        if not self.accessibleName():
            self.setAccessibleName(first_heading(self.sheet))
        for words in (self.accessibleName(), self.opening()):
            announce(self, words)
        announcer().flush()  # before it is told what has the focus
        cover(self._under, self)
        (focus or self).setFocus(Qt.FocusReason.OtherFocusReason)
        _application().focusChanged.connect(self._keep_focus)

    def opening(self) -> str:
        """Return what is said with its name when it comes up; nothing, unless a sheet says otherwise."""
        return ""

    def close_sheet(self) -> None:
        """Go away for good, and give the focus back to where it was."""
        if not isValid(self._under) or self.isHidden():  # it goes with its window, or has gone
            return
        _application().focusChanged.disconnect(self._keep_focus)
        self.hide()
        uncover(self._under, self)
        before = self._before if self._before is not None and isValid(self._before) else None
        (before if before is not None and before.isVisible() else self._under).setFocus()
        self.closed.emit()
        self.deleteLater()

    def cancel(self) -> None:
        """What Esc does."""
        self.close_sheet()

    def confirm(self) -> None:
        """What Enter does; nothing, unless a sheet says otherwise."""

    def restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        room = self._under.rect()
        self.setGeometry(room)
        width, height = min(self._wanted[0], room.width() - 32), min(self._wanted[1], room.height() - 32)
        self.sheet.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window, and let none of its shortcuts have a key."""
        if watched is self._under and not self.isHidden():
            if event.type() == QEvent.Type.Resize:
                self._fit()
            elif event.type() == QEvent.Type.ShortcutOverride and not self._is_for_all(event):
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _is_for_all(self, event: QEvent) -> bool:
        """Tell whether a key belongs to an action of the whole application, such as to quit it."""
        assert isinstance(event, QKeyEvent)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ways = (held, held & ~Qt.KeyboardModifier.ShiftModifier)  # a plus may need Shift
        keys = {QKeySequence(QKeyCombination(way, Qt.Key(event.key()))) for way in ways}
        everywhere = Qt.ShortcutContext.ApplicationShortcut
        actions = [action for action in self.window().actions() if action.shortcutContext() == everywhere]
        return any(keys & {*action.shortcuts()} for action in actions)

    def _keep_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Take the focus back from below; whoever asked for it there gets it when the sheet is gone."""
        if new is not None and new.window() is self.window() and not _on_a_sheet(new):
            self._before = new
            (old if old is not None and isValid(old) and self.isAncestorOf(old) else self).setFocus()

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

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keep it: released below, Alt would show the menus."""

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round the sheet: what lies under the scrim can't be reached."""
        return go_on(self.sheet, forward)


def sheets(window: QWidget) -> list[Overlay]:
    """List the sheets that lie over a window, the uppermost last."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return [sheet for sheet in window.findChildren(Overlay, options=direct) if not sheet.isHidden()]


def covered(window: QWidget) -> bool:
    """Tell whether a sheet, a menu, or another window of ours is before a window."""
    app = QApplication
    return bool(sheets(window)) or app.activePopupWidget() is not None or app.activeWindow() not in (None, window)


def _on_a_sheet(widget: QWidget | None) -> bool:
    while widget is not None and not isinstance(widget, Overlay):
        widget = widget.parentWidget()
    return widget is not None


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
