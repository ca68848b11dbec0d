"""What Phoenix's table says stands there whole, at any size of text and in any language."""

from __future__ import annotations

from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import speaking
from tests.games.phoenix.scene_table import SceneTable, position

WIDE = (1908, 1006)  # the room of a board in a window of 1920 × 1080 with the largest text


@pytest.mark.parametrize(("size", "language"), [*product((1.0, 1.3, 2.0), ("en", "es", "fr")), (3.0, "fr")])
def test_all_that_a_choice_says_can_be_read(qtbot: QtBot, size: float, language: str) -> None:
    load_fonts()
    with speaking(language):
        table = SceneTable(qtbot, position())
        if size > 2:
            table.view.resize(*WIDE)
        table.scene.restyle(LIGHT, size)
        table.hover("discards")
        assert flaws(table.view) == []
        for card, *way in (("card:1", "mine:4", "mine:7"), ("card:4", "cube:1", "cube:2"), ("card:5", "mine:3")):
            table.present()
            table.scene.press(card)
            for target in way[:-1]:
                table.scene.press(target)
            table.hover(way[-1])
            assert table.heard("considered")[-1] is not None
            assert flaws(table.view) == []


@pytest.mark.parametrize("size", [1.0, 1.15, 1.3])
def test_how_far_lines_are_from_sorted_is_said_of_both(qtbot: QtBot, size: float) -> None:
    load_fonts()
    table = SceneTable(qtbot, position())
    table.scene.restyle(LIGHT, size)
    assert " ".join(each.text for each in texts(table.view)).count("sorted") == 2
    assert flaws(table.view) == []


@pytest.mark.parametrize(("size", "language"), [*product((1.0, 2.0), ("en", "es", "fr")), (3.0, "fr")])
def test_how_a_hand_ended_can_be_read(qtbot: QtBot, size: float, language: str) -> None:
    load_fonts()
    with speaking(language):
        table = SceneTable(qtbot, position(), speed=1)
        if size > 2:
            table.view.resize(*WIDE)
        table.scene.restyle(LIGHT, size)
        table.animate("M3 4>7")
        table.scene.hurry()
        assert table.scene.top.tableau.told
        assert flaws(table.view) == []
        table.scene.skip()
