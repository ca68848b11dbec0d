"""Switch's dice: what is on them, and how they come to lie in the tray."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from boardroom.games.switch.scene.geometry import DIE, FELT, SWITCH_DIE
from boardroom.games.switch.scene.pieces.dice import PLACES, SIGNS
from boardroom.games.switch.scene.table_top import laid_out
from boardroom.games.switch.tables import FACES
from boardroom.ui.table.solid import lying
from boardroom.ui.table.table_dice import outline


def test_the_switch_die_has_the_faces_of_the_rules() -> None:
    assert sorted(SIGNS.values()) == sorted(FACES)
    assert all(SIGNS[place] == face for face, place in PLACES.items())


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
