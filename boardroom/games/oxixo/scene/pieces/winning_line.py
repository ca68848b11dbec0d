"""A finished line of five: it lights up along its cubes, and a line is drawn through them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.oxixo.rules import OxixoState
from boardroom.games.oxixo.scene.geometry import TWO, Layout
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.tables import CELLS, LINES, SIZE
from boardroom.ui.paint.painting import line, shade, stroked
from boardroom.ui.paint.shadows import paint_blurred
from boardroom.ui.style.theme import LIGHT, Theme


def winning_lines(state: OxixoState) -> list[int]:
    """Return the lines of five that ended the game."""
    if state.ended not in ("line", "own-goal"):
        return []
    marks = state.marks(state.winner)
    return [line for line in LINES if marks & line == line]


class WinningLine(QGraphicsItem):
    """The light on a finished line: amber, or for one's opponent's line the colour of danger and dashed."""

    def __init__(self) -> None:
        super().__init__()
        self._layout, self._theme = TWO, LIGHT
        self._lines: list[list[int]] = []
        self._t = 0.0
        self.bad = False
        self.setZValue(22)
        self.setVisible(False)

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table or theme."""
        self.prepareGeometryChange()
        self._layout, self._theme = layout, theme

    def show_lines(self, lines: list[int], bad: bool) -> None:
        """Be ready to light up these lines, or none."""
        self.prepareGeometryChange()
        self._lines = [[cell for cell in range(CELLS) if line >> cell & 1] for line in lines]
        self.bad, self._t = bad, 0.0
        self.setVisible(bool(lines))

    @property
    def cells(self) -> set[int]:
        """The cells of the lines."""
        return {cell for cells in self._lines for cell in cells}

    def light(self, t: float) -> None:
        """Light the lines up to a part of their length."""
        self._t = t
        self.update()

    def lit(self, cell: int) -> bool:
        """Tell whether the light has reached a cell."""
        return any(cell in cells and self._t >= (cells.index(cell) + 0.5) / SIZE for cells in self._lines)

    def boundingRect(self) -> QRectF:
        return self._layout.field.adjusted(-30, -60, 30, 30)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        lay, theme = self._layout, self._theme
        color = theme.color("danger") if self.bad else shade(woods(theme).amber)
        for cells in self._lines:
            raised = QPointF(0, -8)
            first, last = lay.centre(cells[0]) + raised, lay.centre(cells[-1]) + raised
            beyond = (last - first) * 0.085
            path = QPainterPath(first - beyond)
            path.lineTo(first - beyond + (last - first + beyond * 2) * self._t)
            if self._t >= 1:
                paint_blurred(painter, stroked(path, 26), shade(color.name(), 0.55), 10, QPointF())
            for shade_of, width in ((theme.color("panel", 0.95), 9.0), (color, 5.0)):
                pen = line(shade_of, width, rounded=True)
                if self.bad and width == 5.0:
                    pen.setStyle(Qt.PenStyle.CustomDashLine)
                    pen.setDashPattern([3.0, 2.2])
                painter.strokePath(path, pen)
