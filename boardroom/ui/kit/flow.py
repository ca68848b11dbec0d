"""Widgets that lay their children out in lines or columns.

They are widgets, not layouts: a layout written in Python shares its items with Qt, which may delete them first.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid


def wanted(widget: QWidget) -> QSize:
    """Return the size that a widget would like to have."""
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


def least(widget: QWidget) -> QSize:
    """Return the size below which a widget may not go."""
    hint, policy = widget.minimumSizeHint(), widget.sizePolicy()
    shrink = QSizePolicy.PolicyFlag.ShrinkFlag.value
    if not policy.horizontalPolicy().value & shrink:
        hint.setWidth(widget.sizeHint().width())
    if not policy.verticalPolicy().value & shrink:
        hint.setHeight(widget.sizeHint().height())
    return hint.expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


class Flow(QWidget):
    """Lays widgets out like words, going on below where a line is full; everything in a line is centred on it."""

    def __init__(self, gap: int = 12, line_gap: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._gap = gap
        self._line_gap = line_gap
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def addWidget(self, widget: QWidget) -> None:
        """Put a widget at the end."""
        hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        self._widgets.append(widget)
        widget.setParent(self)
        widget.setVisible(not hidden)
        self._lay_out()

    def removeWidget(self, widget: QWidget) -> None:
        """Lay a widget out no more; it stays a child."""
        self._widgets.remove(widget)
        self._lay_out()

    def clear(self) -> None:
        """Delete all widgets."""
        for widget in filter(isValid, self._widgets):
            widget.hide()
            widget.deleteLater()
        self._widgets = []
        self._lay_out()

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def sizeHint(self) -> QSize:
        sizes = [wanted(widget) for widget in self._shown()]
        width = sum(size.width() for size in sizes) + self._gap * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        size = QSize(0, 0)
        for widget in self._shown():
            size = size.expandedTo(least(widget))
        return size

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange(self.rect(), place=True)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay_out()
        return super().event(event)

    def _lay_out(self) -> None:
        self.updateGeometry()
        self._arrange(self.rect(), place=True)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if isValid(widget) and not widget.isHidden()]

    def _arrange(self, rect: QRect, place: bool) -> int:
        """Break the widgets into lines, put them there if asked to, and return the height."""
        y = rect.top()
        line: list[tuple[QWidget, QPoint, QSize]] = []
        right = rect.left()
        for widget in [*self._shown(), None]:
            size = QSize() if widget is None else wanted(widget).boundedTo(QSize(max(0, rect.width()), 1 << 20))
            if line and (widget is None or right + size.width() > rect.left() + rect.width()):
                height = max(one.height() for _, _, one in line)
                for other, at, one in line if place else ():
                    other.setGeometry(QRect(at + QPoint(0, (height - one.height()) // 2), one))
                y += height + self._line_gap
                line, right = [], rect.left()
            if widget is not None:
                line.append((widget, QPoint(right, y), size))
                right += size.width() + self._gap
        return max(0, y - self._line_gap - rect.top())


class Columns(Flow):
    """Lays widgets out in equal columns, as many as there is room for; a row is as tall as its tallest."""

    def __init__(self, narrowest: int, most: int, gap: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(gap, gap, parent)
        self.narrowest = narrowest
        self.most = most

    def set_narrowest(self, narrowest: int) -> None:
        """Change how narrow a column may be, as when the text has grown."""
        self.narrowest = narrowest
        self._lay_out()

    def columns(self, width: int) -> int:
        """Return how many columns there are in so wide a place."""
        return max(1, min(self.most, (width + self._gap) // (self.narrowest + self._gap)))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.narrowest, 200), super().minimumSizeHint().height())

    def _arrange(self, rect: QRect, place: bool) -> int:
        shown = self._shown()
        columns = self.columns(rect.width())
        width = (rect.width() - self._gap * (columns - 1)) // columns
        y = rect.top()
        for start in range(0, len(shown), columns):
            row = shown[start : start + columns]
            height = max(
                max(widget.heightForWidth(width) if widget.hasHeightForWidth() else 0, least(widget).height())
                or wanted(widget).height()
                for widget in row
            )
            for column, widget in enumerate(row if place else ()):
                widget.setGeometry(QRect(rect.left() + column * (width + self._gap), y, width, height))
            y += height + self._line_gap
        return max(0, y - self._line_gap - rect.top())
