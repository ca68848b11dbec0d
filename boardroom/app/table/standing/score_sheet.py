"""The score sheet in the side panel: what points are made of, and what a considered move would make of them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.app.table.standing.block import PanelBlock
from boardroom.app.table.table import Table
from boardroom.ui.game.face import ScoreLine, ScoreSheet
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text

ROW = 24
SIDE = 24  # the margin of the panel's texts
GAP = 14  # between columns
NARROW = 8  # between them where there is little room


def cells(line: ScoreLine, close: bool = False) -> list[tuple[str, int]]:
    """Return what a line says of each side, and what the considered move would add to it; `close`: without gaps."""
    then = line.then or line.values
    return [
        (now if now == after else f"{now}→{after}" if close else f"{now} → {after}", _gain(now, after))
        for now, after in zip(line.values, then, strict=True)
    ]


def _gain(now: str, after: str) -> int:
    """Return by how much a value grows; a dash is nothing."""
    return 0 if now == after else int(after.replace("–", "0")) - int(now.replace("–", "0"))


class SheetShape(NamedTuple):
    """Where the parts of a sheet stand."""

    left: float  # where the labels end
    rights: list[float]  # where each column ends
    size: int  # of the values
    close: bool  # whether the columns stand close together
    above: bool  # whether the labels stand above the values


class ScoreSheetBlock(PanelBlock):
    """A line for everything that gives points, a column for each side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._sheet: ScoreSheet | None = None
        self.hide()

    def show_sheet(self, table: Table | None) -> None:
        """Follow the match; a game without a sheet shows none."""
        sheet = None
        if table is not None:
            considered = table.considered if table.shown.acting else None
            sheet = table.face.score_sheet(table.shown.view, considered)
        self._table = table
        if sheet != self._sheet:
            self._sheet = sheet
            said = self._said()
            self.setAccessibleName(". ".join(said))
            set_tip(self, "\n".join(said))  # a label may be too long for its line
            self.updateGeometry()
            self.update()
        self.setVisible(sheet is not None)

    def _said(self) -> list[str]:
        table, sheet = self._table, self._sheet
        if table is None or sheet is None:
            return []
        names = [full_name(seats[0], table.match.players) for seats in table.match.sides]
        said = [sheet.title]
        for line in sheet.lines:
            values = ", ".join(f"{name} {value}" for name, (value, _) in zip(names, cells(line), strict=True))
            said.append(f"{line.label}: {values}")
        return said

    def heightForWidth(self, width: int) -> int:
        sheet = self._sheet
        if sheet is None:
            return 0
        lines = len(sheet.lines) * (2 if self._shape(sheet, width).above else 1) + 1
        return px(ROW) * lines + px(16)

    def paintEvent(self, event: QPaintEvent) -> None:
        table, sheet = self._table, self._sheet
        if table is None or sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, rights, size, close, above = self._shape(sheet, self.width())
        top = float(px(8))
        self._write(painter, QRectF(SIDE, top, left - SIDE, px(ROW)), sheet.title, "ink", bold=True)
        side = px(16)
        for right, seats in zip(rights, table.match.sides, strict=True):
            box = QRectF(right - side, top + (px(ROW) - side) / 2, side, side)
            match, color = table.match, theme().color("muted")
            table.face.paint_sign(painter, box, seats[0], match.seats, match.options, color)
        plain = True
        for line in sheet.lines:
            top += px(ROW)
            if line.strong and plain:
                painter.fillRect(QRectF(SIDE, top, self.width() - 2 * SIDE, 1), theme().color("line"))
            plain = not line.strong
            token = "ink" if line.strong else "muted"
            room = self.width() - 2 * SIDE if above else left - SIDE
            self._write(painter, QRectF(SIDE, top, room, px(ROW)), line.label, token, line.strong)
            top += px(ROW) if above else 0
            for right, (value, gain) in zip(rights, cells(line, close), strict=True):
                box = QRectF(left, top, right - left, px(ROW))
                token = "act" if gain > 0 else "danger" if gain else "ink"
                self._write(painter, box, value, token, line.strong or bool(gain), right=True, size=size)

    def _shape(self, sheet: ScoreSheet, width: int) -> SheetShape:
        """Return where things stand: closer together, or the labels above the values, where there is little room."""
        labels = QFontMetrics(text(14, bold=True))
        longest = max(labels.horizontalAdvance(said) for said in (sheet.title, *(line.label for line in sheet.lines)))
        for size, close in ((14, False), (14, True), (12, True)):
            left, *rights = self._columns(sheet, width, size, close)
            if left - SIDE >= longest:
                break
        return SheetShape(left, rights, size, close, left - SIDE < longest)

    def _columns(self, sheet: ScoreSheet, width: int, size: int, close: bool) -> list[float]:
        """Return where the labels end, and each column: each is as wide as its widest value."""
        metrics = QFontMetrics(text(size, bold=True))
        wide = [px(20)] * len(sheet.lines[0].values)
        for line in sheet.lines:
            for column, (value, _) in enumerate(cells(line, close)):
                wide[column] = max(wide[column], metrics.horizontalAdvance(value))
        ends = [float(width - SIDE)]
        for column in reversed(wide):
            ends.insert(0, ends[0] - column - px(NARROW if close else GAP))
        return ends

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        said: str,
        token: str,
        bold: bool = False,
        right: bool = False,
        size: int = 14,
    ) -> None:
        painter.setFont(text(size, bold=bold))
        painter.setPen(theme().color(token))
        across = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        shown = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, shown)
