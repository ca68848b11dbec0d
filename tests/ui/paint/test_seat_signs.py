"""The signs and marks of seats: five that can be told apart without colours, and each mark painted once."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.core.game import Seat
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.seat_signs import paint_seat_mark, seat_sign

SEATS = range(5)


def drawn(seat: Seat) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    Art(painter).path(seat_sign(seat, 32, 32, 20), fill="#FFFFFF")
    painter.end()
    return image


def test_no_two_signs_look_alike(qapp: QApplication) -> None:
    pictures = [drawn(seat) for seat in SEATS]
    assert not any(one == other for one in pictures for other in pictures if one is not other)


@pytest.mark.parametrize("seat", SEATS)
def test_a_sign_stands_around_its_point(seat: Seat) -> None:
    box = seat_sign(seat, 50, 70, 20).boundingRect()
    assert box.contains(50, 70)
    assert 30 < box.width() < 52
    assert 30 < box.height() < 52


def test_a_mark_is_painted_once_for_each_seat_and_size(qapp: QApplication) -> None:
    painted: list[tuple[float, Seat]] = []

    def paint(art: Art, radius: float, seat: Seat) -> None:
        painted.append((radius, seat))
        art.circle(0, 0, radius, fill="#FF0000")

    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    for seat, radius in ((0, 12.0), (0, 12.0), (1, 12.0), (0, 9.0)):
        paint_seat_mark(Art(painter), 32, 32, radius, seat, paint)
    painter.end()
    assert painted == [(12.0, 0), (12.0, 1), (9.0, 0)]
    assert image.pixelColor(32, 32).red() == 255
