"""Figures of rulebooks: a game's own scene, set up for one picture, and painted at any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.ui.painting import Art
from boardroom.ui.paper import PaperPainter
from boardroom.ui.scene import GameScene
from boardroom.ui.vectors import keeps_shapes

SMOOTH = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


class Note(QGraphicsItem):
    """Something that a figure adds to a table: letters, arrows, rings."""

    def __init__(self, box: QRectF, z: float, paint: Callable[[Art], None]) -> None:
        super().__init__()
        self._box, self._paint = box, paint
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint(Art(painter))


@dataclass(slots=True)
class Staged:
    """A scene that shows what a figure shows, and how much of it belongs into the picture."""

    scene: GameScene
    area: QRectF
    then: tuple[Any, ...] = ()  # the moves that the figure points out, to be shown from here
    wide: bool = False  # whether it needs the width of the text: a whole table, a long line

    @property
    def size(self) -> QSizeF:
        """The size of the picture as it is on the table; figures that are drawn alike are of the same scale."""
        return self.area.size()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture into the middle of a rectangle: as lines and shapes where the device keeps them."""
        scale = min(rect.width() / self.area.width(), rect.height() / self.area.height())
        target = QRectF(0, 0, self.area.width() * scale, self.area.height() * scale)
        target.moveCenter(rect.center())
        if keeps_shapes(painter) and not isinstance(painter, PaperPainter):
            picture = QPicture()
            paper = PaperPainter(picture)
            self._render(paper, target)
            paper.end()
            painter.save()  # a picture is played back as large as it was on its own device
            device = painter.device()
            painter.scale(picture.logicalDpiX() / device.logicalDpiX(), picture.logicalDpiY() / device.logicalDpiY())
            painter.drawPicture(0, 0, picture)
            painter.restore()
        else:
            self._render(painter, target)

    def _render(self, painter: QPainter, target: QRectF) -> None:
        painter.save()
        painter.setRenderHints(SMOOTH)
        self.scene.render(painter, target, self.area, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.restore()
