"""The bar above a table: the way back, the game's name, and the tools; or, while looking back, the way to now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.app.actions import Actions
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button, IconButton
from boardroom.ui.fonts import px
from boardroom.ui.labels import Clipped, Label

translate = QCoreApplication.translate

HEIGHT = 52


class ActionButton(IconButton):
    """An icon that does what an action does, is off when the action is, and away when it is."""

    def __init__(self, icon: str, action: QAction) -> None:
        super().__init__(icon)
        self._action = action
        self._wanted, self._offered = True, True
        self.setCheckable(False)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self._offered = self._action.isVisible()
        if self.parentWidget() is not None:
            self.setVisible(self._wanted)
        name = self._action.text().replace("&", "").rstrip("…")
        keys = self._action.shortcut().toString(self._action.shortcut().SequenceFormat.NativeText)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({keys})" if keys else name)

    def setVisible(self, on: bool) -> None:
        self._wanted = on
        super().setVisible(on and self._offered)


class Bar(QWidget):
    """A top bar: a chevron back, the name in the serif, a muted word beside it, and tools at the right."""

    back = Signal()

    def __init__(self, actions: Actions | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tools: list[QWidget] = []
        if actions is not None:
            self.tools = [ActionButton("sliders", actions.settings), ActionButton("menu", actions.menu)]
        self._ground = "panel"
        self._edge = "line"
        self._back = IconButton("back")
        self._back.clicked.connect(self.back)
        self.title = Label(size=20, serif=True)
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
        appearance().changed.connect(self.updateGeometry)
        appearance().changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        """Say its own words again."""
        self._back.set_name(translate("Bar", "Back"))

    def dye(self, ground: str, edge: str) -> None:
        """Give the bar other colours of the theme."""
        self._ground, self._edge = ground, edge
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(400), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, theme().color(self._ground))
        thick = 1 if self._edge == "line" else 2
        painter.fillRect(QRectF(0, rect.bottom() - thick, rect.width(), thick), theme().color(self._edge))


class TableBar(Bar):
    """The bar of a table. While an earlier position is on show it says so, and leads back to the game."""

    stepped = Signal(int)  # one position back or on
    returned = Signal()  # back to the game
    reviewed = Signal()  # go through the match with a strong player

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        self._returner = Button(kind="filled")
        self._review = IconButton("chart")
        self._rules = ActionButton("book", actions.rules)
        self._ruled = False  # whether there is a rulebook
        self._earlier, self._later = IconButton("back"), IconButton("next")
        super().__init__(actions, parent)
        self._where = Clipped(size=14, bold=True)
        first = self.row.indexOf(self.tools[0])
        mine = (
            ActionButton("undo", actions.undo),
            ActionButton("redo", actions.redo),
            ActionButton("bulb", actions.hint),
            ActionButton("eye", actions.assist),
            self._review,
            self._rules,
            ActionButton("panel", actions.side_panel),
        )
        for place, tool in enumerate(mine):
            self.row.insertWidget(first + place, tool)
            tool.setVisible(True)
        self.tools = [*mine, *self.tools]
        self.row.insertWidget(3, self._where, 1)
        for widget in (self._earlier, self._later, self._returner):
            self.row.addWidget(widget)
        self._earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self._later.clicked.connect(lambda: self.stepped.emit(1))
        self._returner.clicked.connect(self.returned)
        self._review.clicked.connect(self.reviewed)
        self.show_looking("")

    def retranslate(self) -> None:
        super().retranslate()
        self._returner.setText(translate("TableBar", "Back to the game"))
        self._review.set_name(translate("TableBar", "Review the game"))
        self._earlier.set_name(translate("TableBar", "One move back (Alt+Left)"))
        self._later.set_name(translate("TableBar", "One move on (Alt+Right)"))

    def offer_rules(self, there: bool) -> None:
        """Offer the rulebook, if there is one."""
        self._ruled = there
        self._rules.setVisible(there)

    def show_looking(self, where: str) -> None:
        """Say which earlier position is on show; empty: the game itself is."""
        self._where.setText(where)
        looking = bool(where)
        for widget in (self._where, self._earlier, self._later, self._returner):
            widget.setVisible(looking)
        for tool in (self.subtitle, *self.tools):
            tool.setVisible(not looking)
        self._rules.setVisible(not looking and self._ruled)
        self.dye("look_soft" if looking else "panel", "look" if looking else "line")
