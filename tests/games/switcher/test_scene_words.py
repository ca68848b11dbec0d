"""What El Switcher's table asks stands there whole, at any size of text and in any language."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from boardroom.games.switcher.scene.geometry import CHEST, TablePlan
from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import speaking
from tests.games.switcher.scene_table import SceneTable


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_choice_can_be_read(qtbot: QtBot, language: str, seats: int) -> None:
    load_fonts()
    with speaking(language):
        table = SceneTable(qtbot, seats=seats, up=("T I4 X", "T W V", "T W V", "T V U"))
        for size in (1.0, 1.3, 2.0, 3.0):
            if size > 2:
                table.view.resize(1908, 1006)  # as in a window of 1920 × 1080 with the largest text
            table.scene.restyle(LIGHT, size)
            table.present()
            table.click("a6")
            assert len(table.options()) == seats
            assert flaws(table.view) == []


def test_names_that_differ_in_their_end_are_whole(qtbot: QtBot) -> None:
    load_fonts()
    with speaking("fr"):
        table = SceneTable(qtbot, seats=4)
        assert {"Niveau 3 (1)", "Niveau 3 (2)", "Niveau 3 (3)"} <= {one.text for one in texts(table.view)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [2.0, 2.5, 3.0])
def test_large_words_cover_neither_chest_nor_each_other(seats: int, size: float) -> None:
    plan = TablePlan(size, stacked=True)
    things = [*(plan.tray_rect(seat, 0, seats) for seat in range(seats)), plan.tag_rect(seats), plan.end]
    things += [plan.pile, plan.played, CHEST, *map(plan.hand_rect, range(3))]
    for i, thing in enumerate(things):
        assert plan.home.contains(thing)
        assert not any(thing.intersects(other) for other in things[i + 1 :])
