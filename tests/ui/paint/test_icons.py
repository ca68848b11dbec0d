"""Icons: all there, inside their square, in the colour asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from boardroom.ui.paint.icons import NAMES, icon, logo_icon, paint_icon, paint_logo
from boardroom.ui.paint.outline import outline
from boardroom.ui.style.appearance import appearance, theme
from boardroom.ui.style.theme import DARK, LIGHT


def _canvas(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _colors(image: QImage) -> list[QColor]:
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return [color for color in pixels if color.alpha() == 255]


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_inside_its_square(name: str) -> None:
    image = _canvas(60)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(20, 20, 20, 20), QColor("#123456"))
    painter.end()
    inked = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 30]
    assert inked
    assert all(20 <= x < 40 and 20 <= y < 40 for x, y in inked)
    assert {color.name() for color in _colors(image)} <= {"#123456"}


def test_no_two_icons_look_the_same() -> None:
    pictures = set()
    for name in NAMES:
        image = _canvas(20)
        painter = QPainter(image)
        paint_icon(painter, name, QRectF(0, 0, 20, 20), QColor("black"))
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len(NAMES)


def test_a_menu_icon_follows_the_theme_and_fades_when_off() -> None:
    made = icon("plus")
    size = QSize(40, 40)
    assert theme().ink.lower() in {color.name() for color in _colors(made.pixmap(size).toImage())}
    assert not _colors(made.pixmap(size, QIcon.Mode.Disabled).toImage())
    appearance().apply("dark", 1.0)
    assert DARK.ink.lower() in {color.name() for color in _colors(icon("plus").pixmap(size).toImage())}


def test_the_logo_is_there_in_all_sizes() -> None:
    sizes = {size.width() for size in logo_icon().availableSizes()}
    assert {16, 32, 256} <= sizes
    drawn = []
    for colors in (LIGHT, DARK):
        image = _canvas(48)
        painter = QPainter(image)
        paint_logo(painter, QRectF(0, 0, 48, 48), colors)
        painter.end()
        drawn.append(bytes(image.constBits()))
    assert drawn[0] != drawn[1]


def test_shapes_are_read_once() -> None:
    assert outline("M1 1L2 2") is outline("M1 1L2 2")
