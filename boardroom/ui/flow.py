"""A layout that fills lines from the left and goes on below where a line is full."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Lays widgets out like words; everything in a line is centred on it."""

    def __init__(self, gap: int = 12, line_gap: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._line_gap = line_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(item.sizeHint().width() for item in shown) + self._gap * max(0, len(shown) - 1)
        return QSize(width, max((item.sizeHint().height() for item in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, place: bool) -> int:
        """Break the items into lines, put them there if asked to, and return the height."""
        y = rect.top()
        line: list[tuple[QLayoutItem, int]] = []
        right = rect.left()
        for item in [*self._shown(), None]:
            width = 0 if item is None else min(item.sizeHint().width(), rect.width())
            if line and (item is None or right + width > rect.left() + rect.width()):
                height = max(one.sizeHint().height() for one, _ in line)
                for one, x in line if place else ():
                    size = QSize(min(one.sizeHint().width(), rect.width()), one.sizeHint().height())
                    one.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                y += height + self._line_gap
                line, right = [], rect.left()
            if item is not None:
                line.append((item, right))
                right += width + self._gap
        return max(0, y - self._line_gap - rect.top())


class Columns(Flow):
    """Lays widgets out in equal columns, as many as there is room for; a row is as tall as its tallest."""

    def __init__(self, narrowest: int, most: int, gap: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(gap, gap, parent)
        self.narrowest = narrowest
        self.most = most

    def columns(self, width: int) -> int:
        """Return how many columns there are in so wide a place."""
        return max(1, min(self.most, (width + self._gap) // (self.narrowest + self._gap)))

    def minimumSize(self) -> QSize:
        return QSize(min(self.narrowest, 200), super().minimumSize().height())

    def _arrange(self, rect: QRect, place: bool) -> int:
        shown = self._shown()
        columns = self.columns(rect.width())
        width = (rect.width() - self._gap * (columns - 1)) // columns
        y = rect.top()
        for start in range(0, len(shown), columns):
            row = shown[start : start + columns]
            height = max(
                max(item.heightForWidth(width) if item.hasHeightForWidth() else 0, item.minimumSize().height())
                or item.sizeHint().height()
                for item in row
            )
            for column, item in enumerate(row if place else ()):
                item.setGeometry(QRect(rect.left() + column * (width + self._gap), y, width, height))
            y += height + self._line_gap
        return max(0, y - self._line_gap - rect.top())
