"""Dice as solids: they lie with the thrown value up, and roll so that they end just there."""

from __future__ import annotations

from itertools import pairwise
from math import isclose

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from boardroom.games.switch.scene.dice import PLACES, SIGNS, Die, outline
from boardroom.games.switch.scene.geometry import DIE, FELT, SWITCH_DIE
from boardroom.games.switch.scene.solid import NORMALS, Pose, Roll, dot, lying, turned, upper
from boardroom.games.switch.scene.table_top import laid_out
from boardroom.games.switch.tables import FACES
from tests.games.switch.scene_table import SceneTable

WAY = (QPointF(100, 600), QPointF(300, 250), QPointF(260, 330))


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


def test_the_switch_die_has_the_faces_of_the_rules() -> None:
    assert sorted(SIGNS.values()) == sorted(FACES)
    assert all(SIGNS[place] == face for face, place in PLACES.items())


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


@pytest.mark.parametrize("count", [3, 4, 5])
def test_thrown_dice_lie_beside_each_other_in_the_tray(qtbot: QtBot, count: int) -> None:
    for number in range(12):
        dice, switch = laid_out((1, 2, 3, 5, 6)[:count], "gr-b"[number % 4], number)
        assert switch is not None
        shapes = [outline(lying(*lies[1:]), DIE).translated(lies.at) for lies in dice]
        shapes.append(outline(lying(*switch[1:]), SWITCH_DIE).translated(switch.at))
        assert all(FELT.adjusted(-6, 0, 0, 0).contains(shape.boundingRect()) for shape in shapes)
        for i, one in enumerate(shapes):
            for other in shapes[i + 1 :]:
                common = one.intersected(other).boundingRect()
                assert common.width() * common.height() < 260  # at most a corner behind another


def test_the_same_throw_always_lies_the_same_way() -> None:
    assert laid_out((1, 2, 4), "b", 7) == laid_out((1, 2, 4), "b", 7)
    assert laid_out((1, 2, 4), "b", 7) != laid_out((1, 2, 4), "b", 8)
    assert laid_out((1, 2, 4, 5, 6), "", 1)[1] is None


def test_a_rolling_die_stays_within_what_it_asks_to_paint(qtbot: QtBot) -> None:
    table = SceneTable(qtbot, 6, 1)
    die = table.scene._top.dice[0]
    roll = Roll(WAY, DIE, lying(3, 0))
    for i in range(20):
        moment = roll.moment(i / 20)
        die.roll(*moment)
        shape = outline(moment.pose, DIE).translated(0, -moment.height).boundingRect()
        assert die.boundingRect().contains(shape)


def test_what_is_turned_away_is_not_seen(qtbot: QtBot) -> None:
    assert turned(lying(4, 0), NORMALS[4])[2] == pytest.approx(1)
    box = outline(lying(4, 0), 60).boundingRect()
    assert QRectF(-31, -45, 62, 90).contains(box)
    assert isinstance(Die().boundingRect(), QRectF)
