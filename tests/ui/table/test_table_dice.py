"""Dice as solids: they lie with the thrown value up, and roll so that they end just there."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from boardroom.ui.table.solid import NORMALS, Pose, Roll, dot, lying, turned, upper
from boardroom.ui.table.table_dice import DieLook, TableDie, outline, paint_pips

WAY = (QPointF(100, 600), QPointF(300, 250), QPointF(260, 330))
BONE = DieLook((("#FFFFFF", "#EEEEEE"),) * 3, ((0.0, "#FFFFFF"), (1.0, "#999999")), "#00FF00", paint_pips)


def painted(die: TableDie) -> QImage:
    scene = QGraphicsScene()
    scene.addItem(die)
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 200, 200), QRectF(-100, -100, 200, 200))
    painter.end()
    scene.removeItem(die)
    return image


def rigid(pose: Pose) -> bool:
    """Tell whether a body is turned, and neither bent nor stretched."""
    return all(
        isclose(dot(one, other), float(i == j), abs_tol=1e-9)
        for i, one in enumerate(pose)
        for j, other in enumerate(pose)
    )


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("quarter", range(4))
def test_a_die_lies_with_its_value_up_however_it_is_turned(value: int, quarter: int) -> None:
    poses = [lying(value, degrees, quarter) for degrees in range(-40, 41, 10)]
    assert all(upper(pose) == value for pose in poses)
    assert all(rigid(pose) for pose in poses)


def test_opposite_sides_make_seven() -> None:
    for value, normal in NORMALS.items():
        assert NORMALS[7 - value] == tuple(-part for part in normal)


@pytest.mark.parametrize("value", range(1, 7))
def test_a_roll_ends_exactly_at_the_thrown_value(value: int) -> None:
    final = lying(value, 17, 2)
    roll = Roll(WAY, 60, final)
    end = roll.moment(1.0)
    assert (end.at, end.height) == (WAY[-1], 0.0)
    for axis, wanted in zip(end.pose, final, strict=True):
        assert axis == pytest.approx(wanted)
    seen = [roll.moment(i / 40) for i in range(41)]
    assert seen[0].at == WAY[0]
    assert all(rigid(moment.pose) for moment in seen)
    assert len({upper(moment.pose) for moment in seen}) >= 3  # it really rolls
    steps = [(b.at - a.at).manhattanLength() for a, b in pairwise(seen)]
    assert max(steps[30:]) < max(steps[:10])  # and gets slower


def test_a_rolling_die_stays_within_what_it_asks_to_paint(qapp: QApplication) -> None:
    die, roll = TableDie(BONE, 62, 1, 2), Roll(WAY, 62, lying(3, 0))
    for i in range(20):
        moment = roll.moment(i / 20)
        die.roll(*moment)
        shape = outline(moment.pose, 62).translated(0, -moment.height).boundingRect()
        assert die.boundingRect().contains(shape)
        assert die.zValue() == 2
    die.lie(WAY[-1], 3, 0, 0)
    assert (die.zValue(), die.pos(), upper(die.pose)) == (1, WAY[-1], 3)


def test_what_is_turned_away_is_not_seen(qapp: QApplication) -> None:
    assert turned(lying(4, 0), NORMALS[4])[2] == pytest.approx(1)
    box = outline(lying(4, 0), 60).boundingRect()
    assert QRectF(-31, -45, 62, 90).contains(box)


def test_every_value_looks_different_and_so_does_a_die_that_is_lit(qapp: QApplication) -> None:
    die, seen = TableDie(BONE, 62, 1, 2), []
    for value in range(1, 7):
        die.lie(QPointF(), value, 0, 0)
        seen.append(painted(die))
    die.light(True)
    seen.append(painted(die))
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])
