"""Rows of a list that are pressed: arrow keys go from one to the next, Enter presses one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boardroom.ui.kit.buttons import Focusable
from boardroom.ui.style.appearance import theme

_FAR: Final = 10**6  # past either end
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Home: -_FAR, Qt.Key.Key_End: _FAR}


class ListRow(Focusable, QAbstractButton):
    """One row; its heirs say what it shows."""

    stepped = Signal(int)  # to another row: one up or down, or to an end

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def begin(self, plate: QRectF, token: str = "") -> QPainter:
        """Begin to paint it: on a plate of a colour, or of the one for what the pointer is over."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        token = token or ("chip" if self.underMouse() else "")
        if token:
            painter.setBrush(theme().color(token))
            painter.drawRoundedRect(plate, 8, 8)
        return painter

    def paint_bar(self, painter: QPainter, left: float, margin: float, token: str) -> None:
        """Paint the upright bar of the row that is at hand."""
        painter.setBrush(theme().color(token))
        painter.drawRoundedRect(QRectF(left, margin, 3, self.height() - 2 * margin), 1.5, 1.5)


Row = TypeVar("Row", bound=ListRow)


def step(rows: Sequence[Row], row: Row, steps: int) -> Row:
    """Bring the focus so many rows on, at most to an end, and return the row that has it now."""
    there = rows[max(0, min(len(rows) - 1, rows.index(row) + steps))]
    there.setFocus(Qt.FocusReason.TabFocusReason)
    return there
