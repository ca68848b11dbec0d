"""The head of the side panel: which part of a game is on, how far it has come, and what ends it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.table.standing.block import PanelBlock
from boardroom.app.table.table import Table
from boardroom.core.match import View
from boardroom.ui.game.face import Heading
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

SIDE = 24  # the margin of the panel's texts
LINE = 24
MARKS = 18  # of what the game paints below the title


class HeadingBlock(PanelBlock):
    """A title with a note beside it, the game's own picture of how far it has come, and a line below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._view: View | None = None
        self._heading: Heading | None = None
        self.hide()

    def show_heading(self, table: Table | None) -> None:
        """Follow the match; a game of one part has no heading."""
        self._table = table
        self._view = None if table is None else table.shown.view
        heading = None if table is None or self._view is None else table.face.heading(self._view)
        if heading != self._heading:
            self._heading = heading
            said = () if heading is None else (heading.title, heading.aside, heading.below)
            self.setAccessibleName(", ".join(part for part in said if part))
            self.updateGeometry()
        self.setVisible(heading is not None)
        self.update()

    def _apart(self, width: int) -> bool:
        """Tell whether the note has no room beside the title."""
        assert self._heading is not None
        title = QFontMetrics(text(16, bold=True)).horizontalAdvance(self._heading.title)
        aside = QFontMetrics(text(14)).horizontalAdvance(self._heading.aside)
        return title + aside + px(12) > width - 2 * SIDE

    def _below_height(self, width: int) -> int:
        if self._heading is None or not self._heading.below:
            return 0
        room = QRectF(0, 0, width - 2 * SIDE, 1000).toRect()
        return QFontMetrics(text(14)).boundingRect(room, Qt.TextFlag.TextWordWrap, self._heading.below).height() + 4

    def heightForWidth(self, width: int) -> int:
        if self._heading is None:
            return 0
        lines = 2 if self._apart(width) else 1
        return px(LINE) * lines + px(MARKS) + self._below_height(width) + px(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        heading, table, view = self._heading, self._table, self._view
        if heading is None or table is None or view is None:
            return
        painter, colors = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, wide = Qt.AlignmentFlag.AlignVCenter, self.width() - 2 * SIDE
        line = QRectF(SIDE, px(8), wide, px(LINE))
        painter.setFont(text(16, bold=True))
        painter.setPen(colors.color("ink"))
        painter.drawText(line, middle, heading.title)
        apart = self._apart(self.width())
        if apart:
            line.translate(0, px(LINE))
        painter.setFont(text(14))
        painter.setPen(colors.color("muted"))
        painter.drawText(
            line, middle | (Qt.AlignmentFlag.AlignLeft if apart else Qt.AlignmentFlag.AlignRight), heading.aside
        )
        marks = QRectF(SIDE, line.bottom(), wide, px(MARKS))
        table.face.paint_progress(painter, marks, view, colors)
        painter.setPen(colors.color("muted"))
        painter.setFont(text(14))
        below = QRectF(SIDE, marks.bottom() + 2, wide, self._below_height(self.width()))
        painter.drawText(below, Qt.TextFlag.TextWordWrap, heading.below)
