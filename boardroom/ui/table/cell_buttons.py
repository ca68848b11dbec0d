"""What assistive technology finds on a table: a real button for every cell, unseen, to be read and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from boardroom.ui.kit.accessible import UnseenWidgets

if TYPE_CHECKING:
    from boardroom.ui.table.board_view import BoardView
    from boardroom.ui.table.scene import Cell


class CellButton(QAbstractButton):
    """One cell, as long as the table has it. It isn't painted, and the mouse doesn't notice it."""

    def __init__(self, key: str, view: BoardView) -> None:
        super().__init__(view.viewport())
        self._key, self._view = key, view
        self.setAccessibleIdentifier(key)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab knows its own ways over a table
        self.pressed.connect(self._press)
        self.clicked.connect(self._stay_down)
        self._held = False

    def show_as(self, cell: Cell, why_not: str) -> None:
        """Be where a cell is, and tell of it what is new; also why it can't be pressed."""
        self.setGeometry(self._view.mapFromScene(cell.rect).boundingRect())
        self.setEnabled(cell.enabled)
        self._held = cell.held
        self.setDown(cell.held)
        if self.accessibleName() != cell.name:  # the same name would be told again
            self.setAccessibleName(cell.name)
        self.setAccessibleDescription(why_not)
        # A widget has the focus while its proxy has it: the view keeps the keys.
        self.setFocusProxy(self._view if cell.focused else None)  # type: ignore[arg-type]  # None ends it
        self.show()

    def vanish(self) -> None:
        """The cell is gone, and takes no focus with it."""
        self.setFocusProxy(None)  # type: ignore[arg-type]
        self.hide()
        self.deleteLater()

    def _press(self) -> None:
        if (table := self._view.table) is not None:
            table.press(self._key)

    def _stay_down(self) -> None:
        self.setDown(self._held)  # where Qt lets a button up that was pressed

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A reader wants the focus here: let the keys act on this cell."""
        self._view.setFocus()
        if (table := self._view.table) is not None:
            table.go_to(self._key)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table paints what lies here."""


class CellButtons(UnseenWidgets):
    """The buttons of a view, for the cells of its table."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._buttons: dict[str, CellButton] = {}  # by the cells' keys, in reading order
        self._told = ""  # the cell that readers know to have the focus

    def leave(self) -> None:
        """The focus has left the view: when it comes back, it is told again."""
        self._told = ""

    def bring_up_to_date(self) -> None:
        view, table, before = self._view, self._view.table, self._buttons
        readable = table.cells() if table is not None and not view.covered else ()
        cells = {cell.key: cell for cell in readable}
        self._buttons = {key: before.get(key) or CellButton(key, view) for key in cells}
        for key in before.keys() - cells.keys():
            before[key].vanish()
        if list(before) != list(cells):
            for button in self._buttons.values():
                button.raise_()  # readers go through them in this order
        for key, cell in cells.items():
            self._buttons[key].show_as(cell, table.why_not(key) if table is not None and not cell.enabled else "")
        focused = next((key for key, cell in cells.items() if cell.focused), "")
        if focused and focused != self._told and view.hasFocus():
            self._told = focused
            QAccessible.updateAccessibility(QAccessibleEvent(self._buttons[focused], QAccessible.Event.Focus))
