"""Zug's table with large words: what is below the mat says it shortly, and cards over it have room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.testing.legible import flaws
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import set_language
from tests.games.zug.scene_table import RUN, SceneTable

CASES = [*product((1.3, 2.0), ("en", "es", "fr")), (3.0, "fr")]  # French is the longest
ROOMS = {1.3: ((960, 726), (704, 566)), 2.0: ((960, 726), (704, 566)), 3.0: ((1908, 1006),)}


def holding(qtbot: QtBot) -> SceneTable:
    """Hold a tile over the table, with a card beside it and arrows to turn it."""
    table = SceneTable(qtbot, seats=5)
    table.click("hand:1")
    table.hover("4,0")
    return table


def looking(qtbot: QtBot) -> SceneTable:
    """Look at a factory."""
    table = SceneTable(qtbot, RUN)
    table.hover("1,0")
    return table


def unseen(qtbot: QtBot) -> SceneTable:
    table = SceneTable(qtbot)
    table.click("pile")
    return table


def selling(qtbot: QtBot) -> SceneTable:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    table.click("1,0")
    return table


def over(qtbot: QtBot) -> SceneTable:
    table = SceneTable(qtbot, RUN, phase="sale", last=2)
    table.play("sell 1,0 > 4,0 > 4,1", "sell 2,0 > -1,0 > -1,1")
    table.present(acting=False)
    return table


def walking(qtbot: QtBot) -> SceneTable:
    table = over(qtbot)
    table.click("walk")
    return table


def crowded(qtbot: QtBot) -> SceneTable:
    """The end of a game of five."""
    table = SceneTable(qtbot, fresh=True, seats=5)
    table.play_on()
    table.present(acting=False)
    return table


TABLES: tuple[Callable[[QtBot], SceneTable], ...] = (holding, looking, unseen, selling, over, walking, crowded)


@pytest.fixture(autouse=True)
def afterwards_english(qapp: QApplication) -> Iterator[None]:
    load_fonts()  # the same room for words on every machine
    yield
    set_language("en")


@pytest.mark.parametrize(("scale", "language"), CASES)
def test_everything_on_the_table_can_be_read(qtbot: QtBot, language: str, scale: float) -> None:
    set_language(language)
    for begin in TABLES:
        table = begin(qtbot)
        cloth = table.scene.top.places.cloth
        table.scene.restyle(LIGHT, scale)
        assert table.scene.top.places.cloth == cloth
        for room in ROOMS[scale]:
            table.view.resize(*room)
            assert not flaws(table.view), (begin.__name__, room)
