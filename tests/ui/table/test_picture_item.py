"""Things that are one picture: seen while they have one, and made for the scale at which they are seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from boardroom.ui.paint.painting import picture
from boardroom.ui.table.picture_item import PictureItem

BOX = QRectF(-5, -5, 30, 20)


def red(scale: float) -> QPixmap:
    return picture(BOX, scale, lambda art: art.box(BOX, fill="#FF0000"))


def seen(scene: QGraphicsScene, scale: int) -> QImage:
    image = QImage(100 * scale, 100 * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    scene.render(painter, image.rect().toRectF(), QRectF(0, 0, 100, 100))
    painter.end()
    return image


def test_it_is_seen_where_it_lies_while_it_has_a_picture(qtbot: QtBot) -> None:
    scene, item = QGraphicsScene(), PictureItem(BOX, 3, QPointF(40, 40))
    scene.addItem(item)
    assert not item.isVisible()
    item.display(red)
    image = seen(scene, 1)
    assert image.pixelColor(36, 36) == image.pixelColor(64, 54) == QColor("red")
    assert image.pixelColor(34, 36) == image.pixelColor(66, 54) == QColor("white")
    item.display(None)
    assert seen(scene, 1).pixelColor(40, 40) == QColor("white")


def test_its_picture_is_made_for_the_scale_at_which_it_is_seen(qtbot: QtBot) -> None:
    scales = []

    def picturing(scale: float) -> QPixmap:
        scales.append(scale)
        return red(scale)

    scene, item = QGraphicsScene(), PictureItem(BOX, 3)
    scene.addItem(item)
    item.display(picturing)
    for scale in (1, 3):
        seen(scene, scale)
    assert scales == [1, 3]
