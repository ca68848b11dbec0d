"""A tally in the side panel: small pictures of what there still is, each with its number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.table.standing.block import PanelBlock
from boardroom.app.table.table import Table
from boardroom.ui.game.face import TallySheet
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

SIDE = 24  # the margin of the panel's texts
TITLE = 26
NUMBER = 16  # below each picture
LARGE = 38.0  # a picture, where the panel has room for two rows
GAP = 2.0


class TallyBlock(PanelBlock):
    """One row of small pictures; two of larger ones in a high panel, none in a low one: the table shows the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._tally: TallySheet | None = None
        self._rows = 1
        self.hide()

    def show_tally(self, table: Table | None) -> None:
        """Follow the match; a game may have nothing to count."""
        tally = None if table is None else table.face.tally(table.shown.view)
        self._table = table
        if tally != self._tally:
            self._tally = tally
            said = "" if tally is None else ", ".join(f"{item.name} {item.number}" for item in tally.items)
            self.setAccessibleName(f"{tally.title}: {said}" if tally is not None else "")
            set_tip(self, f"{tally.title}: {tally.note}" if tally is not None else "")
            self.updateGeometry()
            self.update()
        self.setVisible(tally is not None and self._rows > 0)

    def make_room(self, rows: int) -> None:
        """Take as many rows as there is room for."""
        if rows != self._rows:
            self._rows = rows
            self.setVisible(self._tally is not None and rows > 0)
            self.updateGeometry()
            self.update()

    def _cells(self, width: int) -> tuple[int, float]:
        """Return how many pictures stand in a row, and how wide each is."""
        number = len(self._tally.items) if self._tally is not None else 1
        across = -(-number // max(1, self._rows))
        side = (width - 2 * SIDE - (across - 1) * GAP) / across
        return across, min(side, px(LARGE))

    def heightForWidth(self, width: int) -> int:
        if self._tally is None:
            return 0
        across, side = self._cells(width)
        rows = -(-len(self._tally.items) // across)
        return px(TITLE) + rows * (round(side) + px(NUMBER)) + px(6)

    def paintEvent(self, event: QPaintEvent) -> None:
        table, tally = self._table, self._tally
        if table is None or tally is None:
            return
        painter, colors = QPainter(self), theme()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = self.width() - 2 * SIDE
        line = QRectF(SIDE, 0, wide, px(TITLE))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(colors.color("ink"))
        painter.setFont(text(14, bold=True))
        painter.drawText(line, middle, tally.title)
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, str(sum(item.number for item in tally.items)))
        across, side = self._cells(self.width())
        pitch = (wide - side) / (across - 1) if across > 1 else 0.0
        for index, item in enumerate(tally.items):
            left, top = SIDE + index % across * pitch, line.bottom() + index // across * (round(side) + px(NUMBER))
            painter.setOpacity(1.0 if item.number else 0.35)
            table.face.paint_tally(painter, QRectF(left, top, side, side), item.key, colors)
            painter.setOpacity(1.0)
            painter.setFont(text(12, bold=bool(item.number)))
            painter.setPen(colors.color("ink" if item.number else "muted"))
            box = QRectF(left - 4, top + side, side + 8, px(NUMBER))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(item.number))
