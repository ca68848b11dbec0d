"""Shapes written as text."""

from __future__ import annotations

from math import pi

import pytest
from PySide6.QtCore import QPointF

from boardroom.ui.paint.outline import circle, outline, polygon, star


def test_lines_go_where_they_are_told() -> None:
    path = outline("M1 2L3 4h5v6H1V0l-1-1")
    points = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]
    assert points == [(1, 2), (3, 4), (8, 4), (8, 10), (1, 10), (1, 0), (0, -1)]


def test_pairs_after_a_move_are_lines_and_z_comes_back() -> None:
    path = outline("m1 1 4 0 0 4z")
    assert path.contains(QPointF(4, 2))
    assert not path.contains(QPointF(2, 4))
    assert path.currentPosition() == QPointF(1, 1)


@pytest.mark.parametrize("sweep", [0, 1])
def test_two_half_arcs_are_a_circle(sweep: int) -> None:
    path = outline(f"M5 10a5 5 0 1 {sweep} 10 0a5 5 0 1 {sweep} -10 0")
    box = path.boundingRect()
    assert (round(box.left(), 3), round(box.top(), 3), round(box.width(), 3)) == (5, 5, 10)
    assert path.length() == pytest.approx(2 * pi * 5, rel=0.01)


def test_an_arc_goes_the_short_or_the_long_way_round() -> None:
    short, long = outline("M0 0A5 5 0 0 1 5 5"), outline("M0 0A5 5 0 1 1 5 5")
    assert short.length() == pytest.approx(pi * 5 / 2, rel=0.01)
    assert long.length() == pytest.approx(3 * pi * 5 / 2, rel=0.01)
    assert short.currentPosition() == long.currentPosition() == QPointF(5, 5)


def test_an_arc_that_can_not_reach_is_stretched() -> None:
    assert outline("M0 0a1 1 0 0 1 10 0").length() == pytest.approx(pi * 5, rel=0.01)


def test_a_smooth_curve_mirrors_the_handle_before_it() -> None:
    path = outline("M0 0C0 10 10 10 10 0S20-10 20 0")
    mirrored = path.elementAt(4)
    assert (mirrored.x, mirrored.y) == (10, -10)


def test_ready_shapes() -> None:
    assert circle(3, 4, 2).boundingRect().center() == QPointF(3, 4)
    assert polygon((0, 0), (4, 0), (0, 4)).contains(QPointF(1, 1))
    five = star(0, 0, 10, 4)
    assert five.contains(QPointF(0, -9))
    assert not five.contains(QPointF(0, 9))
