"""What El Switcher's table asks stands there whole, at any size of text and in any language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import FACE
from boardroom.games.switcher.scene.geometry import CHEST, TablePlan
from boardroom.languages import LANGUAGES
from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.kit.scrolling import width_beside
from boardroom.ui.style.fonts import load_fonts, text
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.style.translation import speaking
from tests.games.switcher.board import GAME
from tests.games.switcher.board import table as table_of
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_wide_window_no_move_is_cut(qtbot: QtBot, language: str) -> None:
    """The longest that the list can say has room beside number, sign and note, in bold."""
    load_fonts()
    state = table_of("rrr.../.r..../.r..../....b./....b./....b.", "T X I", "T W V", hands=("line2 left right",))
    view = View(state, 0, 0, tuple(GAME.moves(state)), ())
    players = [Player(), *[Player(kind="bot", level=3)] * 3]
    room = width_beside(QSize(1920, 1028)) - 24 - 68 - 12 - 26
    moves = ("line2 b4 d4", "left c3 a4", "right c3 a2", "form T a6", "block 2 T a6", "end")
    with speaking(language):
        said = [FACE.say_move(view, 0, GAME.read(move, state), players) for move in moves]
    assert [words for words in said if QFontMetrics(text(14, bold=True)).horizontalAdvance(words) > room] == []
