"""Figures of rulebooks: a game's own scene, set up for one picture, and painted at any size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import M
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.paper import PaperPainter
from boardroom.ui.paint.vectors import keeps_shapes
from boardroom.ui.table.scene import GameScene

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


@dataclass(frozen=True, slots=True)
class Frame(Generic[M]):
    """How much of a scene belongs into a figure's picture, and what happens in it; known before it is drawn."""

    area: QRectF
    then: tuple[M, ...] = ()  # the moves that the figure points out, to be shown from here
    wide: bool = False  # whether it needs the width of the text: a whole table, a long line


def paint_figure(painter: QPainter, rect: QRectF, scene: GameScene, area: QRectF) -> None:
    """Paint a part of a scene into the middle of a rectangle: as lines and shapes where the device keeps them.

    Whoever prints many figures paints them with a PaperPainter: then what they share is written once.
    """
    scale = min(rect.width() / area.width(), rect.height() / area.height())
    target = QRectF(0, 0, area.width() * scale, area.height() * scale)
    target.moveCenter(rect.center())
    if keeps_shapes(painter) and not isinstance(painter, PaperPainter):
        picture = QPicture()
        paper = PaperPainter(picture)
        _render(paper, target, scene, area)
        paper.end()
        painter.save()  # a picture is played back as large as it was on its own device
        device = painter.device()
        painter.scale(picture.logicalDpiX() / device.logicalDpiX(), picture.logicalDpiY() / device.logicalDpiY())
        painter.drawPicture(0, 0, picture)
        painter.restore()
    else:
        _render(painter, target, scene, area)


def _render(painter: QPainter, target: QRectF, scene: GameScene, area: QRectF) -> None:
    painter.save()
    painter.setRenderHints(SMOOTH)
    scene.render(painter, target, area, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.restore()
