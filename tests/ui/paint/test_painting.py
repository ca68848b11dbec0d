"""The kit that tables are painted with: shapes, gradients, pictures that stay sharp, and lines over a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.paint.painting import Art, copy, device_scale, edges, light, linear, picture, radial, shade, stroked
from boardroom.ui.paint.sharpness import REST, Sharpness, sharp_scale
from boardroom.ui.table.overlay_lines import Stroke, Strokes


@pytest.fixture
def image() -> QImage:
    made = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    return made


@pytest.fixture
def art(qtbot: QtBot, image: QImage) -> Iterator[Art]:
    painter = QPainter(image)
    yield Art(painter)
    if painter.isActive():
        painter.end()


def color_at(image: QImage, x: int, y: int) -> str:
    return image.pixelColor(x, y).name(QColor.NameFormat.HexArgb)


def test_colours_are_more_or_less_opaque() -> None:
    assert shade("#FF0000").alpha() == 255
    assert shade(QColor("red"), 0.5).alpha() == 128
    assert shade("red", 7).alpha() == 255
    assert shade("red", -1).alpha() == 0


def test_shapes_have_a_fill_and_a_line(art: Art, image: QImage) -> None:
    art.rect(10, 10, 40, 40, fill="#00FF00", stroke="#0000FF", width=4)
    art.box(QRectF(60, 10, 20, 20), fill="#FF0000")
    art.circle(70, 70, 15, fill="#FFFF00")
    art.ellipse(25, 75, 20, 5, fill="#00FFFF")
    art.painter.end()
    assert color_at(image, 30, 30) == "#ff00ff00"
    assert color_at(image, 10, 30) == "#ff0000ff"
    assert color_at(image, 70, 20) == "#ffff0000"
    assert color_at(image, 70, 70) == "#ffffff00"
    assert color_at(image, 10, 75) == "#ff00ffff"
    assert color_at(image, 95, 95) == "#00000000"


def test_gradients_are_measured_in_parts_of_what_they_fill(art: Art, image: QImage) -> None:
    art.rect(0, 0, 40, 100, fill=linear([(0, "#000000"), (1, "#FFFFFF")]))
    art.rect(40, 0, 60, 50, fill=radial([(0, "#FFFFFF"), (1, "#000000")]))
    art.rect(40, 50, 60, 50, fill=light([(0, "#FFFFFF", 1), (1, "#FFFFFF", 0)], QPointF(70, 75), 20))
    art.painter.end()
    assert image.pixelColor(20, 1).lightness() < 10
    assert image.pixelColor(20, 98).lightness() > 245
    assert image.pixelColor(70, 25).lightness() > 240
    assert image.pixelColor(41, 1).lightness() < 10
    assert image.pixelColor(70, 75).alpha() > 240
    assert image.pixelColor(42, 52).alpha() == 0


def test_text_is_cut_off_where_there_is_no_room(art: Art) -> None:
    whole = art.text(50, 50, "a long sentence", 14, "#000000", anchor="middle")
    small = art.text(0, 60, "a sentence", 20, "#000000", most=70)
    assert 40 < small <= 70, "smaller, but whole"
    cut = art.text(0, 80, "a long sentence", 14, "#000000", most=40)
    assert whole > 40
    assert cut <= 40


def test_what_is_painted_elsewhere_or_inside_a_shape_leaves_no_trace(art: Art, image: QImage) -> None:
    hole = QPainterPath()
    hole.addRect(QRectF(0, 0, 20, 20))
    with art.clipped(hole), art.at(10, 10, 2):
        art.rect(0, 0, 40, 40, fill="#FF0000")
    art.rect(50, 50, 1, 1, fill="#0000FF")
    art.painter.end()
    assert color_at(image, 15, 15) == "#ffff0000"
    assert color_at(image, 25, 25) == "#00000000"
    assert color_at(image, 50, 50) == "#ff0000ff"


def test_a_line_is_a_shape_too() -> None:
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(100, 0)
    assert edges(stroked(path, 10).boundingRect()) == pytest.approx((-5, -5, 110, 10), abs=0.6)


def test_a_picture_is_as_large_as_its_box_at_a_scale(qtbot: QtBot) -> None:
    pixmap = picture(QRectF(-5, -5, 10.2, 10), 2, lambda art: art.circle(0, 0, 5, fill="#FF0000"))
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (21, 20, 2)
    assert pixmap.toImage().pixelColor(10, 10).name() == "#ff0000"


@pytest.mark.parametrize("shift", [0.0, 0.3, 0.49])
def test_copies_fall_on_whole_pixels(art: Art, image: QImage, shift: float) -> None:
    pixmap = picture(QRectF(0, 0, 10, 10), 1, lambda art: art.rect(0, 0, 10, 10, fill="#FF0000"))
    copy(art.painter, QPointF(20 + shift, 20), pixmap)
    assert device_scale(art.painter) == 1
    art.painter.end()
    assert [color_at(image, x, 25) for x in (19, 20, 29, 30)] == ["#00000000", "#ffff0000", "#ffff0000", "#00000000"]


# ---------------------------------------------------------------- sharpness


def test_pictures_stay_as_they_are_while_a_window_is_resized(qtbot: QtBot, art: Art) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert sharp_scale(art.painter, widget) == 1
    art.painter.scale(1.5, 1.5)
    assert sharp_scale(art.painter, widget) == 1
    art.painter.scale(0.9, 0.9)
    assert sharp_scale(art.painter, widget) == 1
    qtbot.waitUntil(lambda: sharp_scale(art.painter, widget) == 1.35, timeout=20 * REST)
    assert len(widget.findChildren(Sharpness)) == 1


def test_still_images_are_sharp_at_once(art: Art) -> None:
    art.painter.scale(1.5, 1.5)
    assert sharp_scale(art.painter, None) == 1.5
    assert sharp_scale(art.painter, None, grown=1.5) == 1


# ---------------------------------------------------------------- lines over a table


def test_strokes_are_where_they_were_drawn_until_they_are_cleared(qtbot: QtBot, image: QImage) -> None:
    scene = QGraphicsScene()
    strokes = Strokes(5)
    scene.addItem(strokes)
    assert not strokes.isVisible()
    way, spot = QPainterPath(QPointF(10, 50)), QPainterPath()
    way.lineTo(90, 50)
    spot.addEllipse(QPointF(50, 20), 8, 8)
    strokes.draw(
        [
            Stroke(way, QColor("#FF0000"), 6),
            Stroke(way.translated(0, 30), QColor("#FF0000"), 4, (2, 2)),
            Stroke(spot, QColor("#0000FF")),
        ]
    )
    assert strokes.boundingRect().contains(QRectF(10, 12, 80, 68))
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 100, 100), QRectF(0, 0, 100, 100))
    painter.end()
    assert color_at(image, 50, 50) == "#ffff0000"
    assert color_at(image, 50, 20) == "#ff0000ff"
    assert {image.pixelColor(x, 80).alpha() > 128 for x in range(10, 90)} == {True, False}
    strokes.clear()
    assert not strokes.isVisible()
