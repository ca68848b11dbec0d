"""What assistive technology sees of a table: every cell as a named child that can be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

if TYPE_CHECKING:
    from boardroom.ui.table.scene import Cell, GameScene

translate = QCoreApplication.translate

# Qt keeps only plain pointers to interfaces: Python must not let go of them before Qt does.
_kept: list[QAccessibleInterface] = []
_installed = False


def expose(view: QGraphicsView) -> None:
    """Expose the cells of the view's GameScene from now on, and tell when the focus moves between them."""
    global _installed
    view.setProperty("exposes_cells", True)
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def focus_moved(view: QGraphicsView) -> None:
    """Tell assistive technology that another cell has the focus, or that names have changed."""
    if not QAccessible.isActive():
        return
    for index, cell in enumerate(_cells(view)):
        if cell.focused and view.hasFocus():
            event = QAccessibleEvent(view, QAccessible.Event.Focus)
            event.setChild(index)
            QAccessible.updateAccessibility(event)
            return
    QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.NameChanged))


def _factory(key: str, thing: QObject | None) -> QAccessibleInterface | None:
    if isinstance(thing, QGraphicsView) and thing.property("exposes_cells"):
        table = TableInterface(thing)
        _kept.append(table)
        return table
    return None


def _cells(view: QGraphicsView) -> Sequence[Cell]:
    scene = _scene(view)
    return scene.cells() if scene is not None else ()


def _scene(view: QGraphicsView) -> GameScene | None:
    from boardroom.ui.table.scene import GameScene

    scene = view.scene() if shiboken6.isValid(view) else None
    return scene if isinstance(scene, GameScene) else None


class Press(QAccessibleActionInterface):
    """Pressing a cell: what a click on it would do."""

    def __init__(self, cell: CellInterface) -> None:
        super().__init__()
        self._cell = cell

    def actionNames(self) -> list[str]:
        return [self.pressAction()] if self._cell.enabled() else []

    def doAction(self, name: str) -> None:
        if name == self.pressAction() and self._cell.enabled():
            self._cell.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class CellInterface(QAccessibleInterface):
    """One cell, looked up by its key every time: the table changes under it."""

    def __init__(self, table: TableInterface, key: str) -> None:
        super().__init__()
        self.table = table
        self.key = key
        self._press = Press(self)
        _kept.append(self)

    def cell(self) -> Cell | None:
        """Return the cell as it is now, or None if it is gone."""
        return next((cell for cell in _cells(self.table.view) if cell.key == self.key), None)

    def enabled(self) -> bool:
        """Whether pressing it does something now."""
        cell = self.cell()
        return cell is not None and cell.enabled

    def press(self) -> None:
        """Do what a click on it would do."""
        scene = _scene(self.table.view)
        if scene is not None:
            scene.press(self.key)

    def isValid(self) -> bool:
        return self.cell() is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self.table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        cell = self.cell()
        if cell is None:
            return QRect()
        view = self.table.view
        box = view.mapFromScene(cell.rect).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        cell = self.cell()
        if cell is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = cell.focused and self.table.view.hasFocus()
        state.disabled = not cell.enabled
        return state

    def text(self, kind: QAccessible.Text) -> str:
        cell = self.cell()
        return cell.name if cell is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the game."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else None


class TableInterface(QAccessibleWidget):
    """A view of a table, whose children are its cells."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view, QAccessible.Role.Grouping, "")
        self.view = view
        self._known: dict[str, CellInterface] = {}

    def _child(self, key: str) -> CellInterface:
        return self._known.setdefault(key, self._known.get(key) or CellInterface(self, key))

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.view.accessibleName() or translate("BoardView", "The table")
        return self.view.accessibleDescription() if kind == QAccessible.Text.Description else ""

    def childCount(self) -> int:
        return len(_cells(self.view))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cells = _cells(self.view)
        return self._child(cells[index].key) if 0 <= index < len(cells) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        keys = [cell.key for cell in _cells(self.view)]
        return keys.index(child.key) if isinstance(child, CellInterface) and child.key in keys else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        point = self.view.mapToScene(self.view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft()))
        # What is painted last lies on top, and is listed last where cells overlap.
        for cell in reversed(_cells(self.view)):
            if cell.rect.contains(point):
                return self._child(cell.key)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        if not self.view.hasFocus():
            return None
        return next((self._child(cell.key) for cell in _cells(self.view) if cell.focused), None)
