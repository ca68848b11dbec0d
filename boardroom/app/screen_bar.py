"""The bar of a screen that has one of its own: the way back, a name, and tools."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.app.actions import Actions
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.labels import Clipped
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

HEIGHT = 52
MOST = 74  # whatever the size of text: what a bar and the status line take together at the usual one


def bar_height() -> int:
    """Return how high a bar is that has one row."""
    return min(px(HEIGHT), MOST)


class ActionButton(IconButton):
    """An icon that does what an action does, is off when the action is, and away when it is."""

    def __init__(self, icon: str, action: QAction) -> None:
        super().__init__(icon)
        self._action = action
        self._wanted, self._offered, self._has_room = True, True, True
        self._refusal = ""  # why it is off though its action isn't: asked by its key, that says why
        self.setCheckable(False)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled() and not self._refusal)
        self._offered = self._action.isVisible()
        if self.parentWidget() is not None:
            self.setVisible(self._wanted)
        name = self._action.text().replace("&", "").rstrip("…")
        keys = self._action.shortcut().toString(self._action.shortcut().SequenceFormat.NativeText)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self._refusal)
        set_tip(self, "\n".join(part for part in (f"{name} ({keys})" if keys else name, self._refusal) if part))

    def refuse(self, why: str) -> None:
        """Be off and say why, or, with nothing to say, be as its action is."""
        self._refusal = why
        self._follow()

    def setVisible(self, on: bool) -> None:
        self._wanted = on
        super().setVisible(on and self._offered and self._has_room)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give the keyboard back to the screen, if it is here: whoever takes the mouse has done with Tab."""
        super().mousePressEvent(event)
        bar = self.parentWidget()
        screen = bar.parentWidget() if bar is not None else None
        if self.hasFocus() and screen is not None and screen.focusProxy() is not None:
            screen.setFocus()

    def give_room(self, on: bool) -> None:
        """Stand in the bar, or leave it to the menus, which have the same."""
        if on != self._has_room:
            self._has_room = on
            self.setVisible(self._wanted)

    @property
    def wide(self) -> int:
        """How much room it takes where it stands."""
        return self.sizeHint().width() if self._wanted and self._offered else 0


class ScreenBar(QWidget):
    """A top bar: a chevron back, the name in the serif, a muted word beside it, and tools at the right."""

    back = Signal()

    def __init__(self, actions: Actions | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tools: list[QWidget] = []
        if actions is not None:
            self.settings = ActionButton("sliders", actions.settings)
            self.tools = [self.settings, ActionButton("menu", actions.menu)]
        self._ground = "panel"
        self._edge = "line"
        self._back = IconButton("back")
        self._back.clicked.connect(self.back)
        self.title = Clipped(size=20, serif=True)
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.subtitle = Clipped(size=14, token="muted")
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(8, 0, 16, 1)
        self.row.setSpacing(4)
        self.row.addWidget(self._back)
        self.row.addWidget(self.title)
        self.row.addSpacing(10)
        self.row.addWidget(self.subtitle, 1)
        for tool in self.tools:
            self.row.addWidget(tool)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Say its own words again."""
        self._back.set_name(translate("Bar", "Back"))

    def dye(self, ground: str, edge: str) -> None:
        """Give the bar other colours of the theme."""
        self._ground, self._edge = ground, edge
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(400), bar_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, theme().color(self._ground))
        thick = 1 if self._edge == "line" else 2
        painter.fillRect(QRectF(0, rect.bottom() - thick, rect.width(), thick), theme().color(self._edge))
