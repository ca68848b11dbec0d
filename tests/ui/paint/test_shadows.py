"""Shadows: blurred right, kept, and shared by equal shapes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.paint.shadows import blurred, rounded

BROWN = QColor(58, 38, 18, 128)


def _opacity(image: QImage) -> float:
    """Add up how much of a picture is covered, in logical pixels."""
    total = sum(image.pixelColor(x, y).alphaF() for x in range(image.width()) for y in range(image.height()))
    return total / image.devicePixelRatio() ** 2


@pytest.mark.parametrize(("sigma", "dpr"), [(0.5, 1.0), (2.0, 1.0), (2.0, 2.0), (5.0, 1.5), (8.0, 1.0)])
def test_blurring_moves_ink_but_loses_none(sigma: float, dpr: float) -> None:
    shape = rounded(QRectF(10, 20, 40, 30), 0)
    pixmap, _ = blurred(shape, BROWN, sigma, dpr)
    assert _opacity(pixmap.toImage()) == pytest.approx(40 * 30 * BROWN.alphaF(), rel=0.03)


def test_the_middle_is_where_the_shape_is() -> None:
    pixmap, corner = blurred(rounded(QRectF(100, 200, 40, 40), 4), BROWN, 3, 2.0)
    image = pixmap.toImage()
    spots = [(x, y, image.pixelColor(x, y).alpha()) for x in range(image.width()) for y in range(image.height())]
    total = sum(alpha for *_, alpha in spots)
    middle = QPointF(sum((x + 0.5) * a for x, _, a in spots), sum((y + 0.5) * a for _, y, a in spots)) / total / 2
    assert (corner + middle - QPointF(120, 220)).manhattanLength() < 0.6


def test_it_fades_towards_the_edge_and_keeps_its_colour() -> None:
    image = blurred(rounded(QRectF(0, 0, 40, 40), 0), QColor(200, 40, 10), 4, 1.0)[0].toImage()
    row = [image.pixelColor(x, image.height() // 2) for x in range(image.width() // 2)]
    assert [color.alpha() for color in row] == sorted(color.alpha() for color in row)
    assert row[0].alpha() == 0
    assert row[-1].alpha() == 255
    assert abs(row[-1].red() - 200) <= 1


def test_equal_shapes_share_one_picture_wherever_they_are() -> None:
    keeper.forget()
    first, at = blurred(rounded(QRectF(0, 0, 20, 20), 3), BROWN, 2, 1.0)
    second, elsewhere = blurred(rounded(QRectF(70, 90, 20, 20), 3), BROWN, 2, 1.0)
    assert first.cacheKey() == second.cacheKey()
    assert elsewhere - at == QPointF(70, 90)
    other, _ = blurred(rounded(QRectF(0, 0, 20, 20), 3), QColor("teal"), 2, 1.0)
    assert other.cacheKey() != first.cacheKey()
