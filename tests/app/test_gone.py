"""What was closed is gone: whoever plays all evening needs no more memory than for one game."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import BOT, YOU, House
from tests.games.kit.shown_games import WITH_FACE

each_game = pytest.mark.parametrize("game", WITH_FACE, ids=lambda game: game.key)


def furnished(folder: Path, game: Game) -> House:
    load_fonts()
    return House(folder, ((game, load_face(game.key)),)).furnish()


def gone() -> None:
    """Let everything go that nobody holds."""
    for _ in range(2):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


def table_of(house: House, game: Game) -> object:
    house.navigator.play(Match.new(game, [YOU, *[BOT] * (game.seats[0] - 1)], seed="1"))
    table = house.playing
    assert table is not None
    return table


def sheet_of(house: House, game: Game) -> object:
    house.navigator.new_game(game.key)
    sheet = house.navigator.sheet
    assert sheet is not None
    return sheet


def leave_table(house: House) -> None:
    house.navigator.go_home()


def close_sheet(house: House) -> None:
    assert house.navigator.sheet is not None
    house.navigator.sheet.close_sheet()


@each_game
@pytest.mark.parametrize(("come", "go"), [(table_of, leave_table), (sheet_of, close_sheet)], ids=["table", "new game"])
def test_what_was_left_is_gone(
    qtbot: QtBot,
    tmp_path: Path,
    game: Game,
    come: Callable[[House, Game], object],
    go: Callable[[House], None],
) -> None:
    house = furnished(tmp_path, game)
    first = ref(come(house, game))
    go(house)
    second = ref(come(house, game))  # what was there last may be remembered, until the next comes
    gone()
    assert first() is None
    assert second() is not None
    house.close()


@each_game
def test_a_window_goes_with_all_that_was_in_it(qtbot: QtBot, tmp_path: Path, game: Game) -> None:
    house = furnished(tmp_path, game)
    sheet_of(house, game)
    close_sheet(house)
    table_of(house, game)
    for place in ("saved", "statistics", "rulebooks", "settings", "home"):
        house.show(place)
        QApplication.processEvents()
    window = ref(house.window)
    assert shiboken6.isValid(house.window)
    house.close()
    del house
    gone()
    assert window() is None
