"""The end of a match before one's eyes: what it was won with lights up, and nobody has to wait for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.match import Match
from boardroom.core.record import read_record
from boardroom.games import game
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.fanfare import LONG, STILL, Fanfare, Light, Performance
from boardroom.ui.table.pick_scene import PickScene
from tests.app import hands
from tests.app.houses import House
from tests.games.kit.our_games import PLAYTHROUGHS
from tools.films import ENDS, before_the_end


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()
    motion.set_motion("off")


def end(house: House, key: str) -> Fanfare:
    """Play the last move at the table."""
    match, last = before_the_end(game(key))
    house.navigator.play(match)
    table = house.playing
    assert table is not None
    table.lift_curtain()
    table.preferences.change(warn=False)
    assert table.play(last)
    scene = table.scene
    assert isinstance(scene, PickScene)
    while scene.moving:
        scene.skip()
    assert match.outcome is not None
    assert table.over
    return scene.fanfare


@pytest.mark.parametrize("key", ENDS)
def test_every_game_ends_with_joy_that_any_key_ends(house: House, key: str) -> None:
    house.preferences.change(motion="on")
    fanfare = end(house, key)
    assert fanfare.playing
    assert fanfare._reel.state() == QAbstractAnimation.State.Running
    assert fanfare._reel.duration() == LONG
    hands.key(house.screens.table.board, Qt.Key.Key_Right)
    assert not fanfare.playing
    assert not fanfare.isVisible()


@pytest.mark.parametrize("key", ["switcher", "zug"])
def test_what_won_moves_once_more_over_the_table(house: House, key: str) -> None:
    scene = end(house, key).scene()
    assert isinstance(scene, PickScene)
    assert scene.picking.view is not None
    (act,) = (joy for joy in scene.glory(scene.picking.view) if isinstance(joy, Performance))
    seen = []
    for moment in (0.0, 0.3, 0.6):
        seen.append(QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied))
        seen[-1].fill(Qt.GlobalColor.transparent)
        painter = QPainter(seen[-1])
        act.paint(painter, moment)
        painter.end()
    blank, early, late = seen
    assert blank != early != late != blank, "cards or trains are somewhere else at each moment"
    assert blank.allGray(), "nothing has begun yet"


def test_a_railway_on_which_nothing_was_sold_steams(house: House) -> None:
    record = read_record(json.loads((PLAYTHROUGHS / "zug-2-resign.boardroom").read_text(encoding="utf-8"))["record"])
    built = Match(game("zug"), record)
    assert built.outcome is not None
    scene = house.catalogue.face("zug").scene()
    scene.present(built.view(0), built.players, False)
    assert isinstance(scene, PickScene)
    joys = scene.glory(built.view(0))
    assert [joy for joy in joys if isinstance(joy, Light) and joy.kind == "steam"]
    assert not [joy for joy in joys if isinstance(joy, Performance)]


def test_a_hand_of_phoenix_ends_with_joy_too(house: House) -> None:
    house.preferences.change(motion="on", warn=False)
    record = read_record(
        json.loads((PLAYTHROUGHS / "phoenix-2-sorted.boardroom").read_text(encoding="utf-8"))["record"]
    )
    whole = Match(game("phoenix"), record)
    last = next(index for index in range(whole.length) if len(whole.states[index + 1].done) == 1)
    match = Match(game("phoenix"), record.model_copy(update={"log": record.log[:last]}))
    house.navigator.play(match)
    table = house.playing
    assert table is not None
    table.lift_curtain()
    scene = table.scene
    assert isinstance(scene, PickScene)
    assert table.play(record.log[last].text)
    scene.hurry()  # to the tableau
    assert scene.moving
    assert scene.fanfare.playing
    hands.key(house.screens.table.board, Qt.Key.Key_Space)
    assert not scene.fanfare.playing


def test_a_click_ends_it_too_and_it_ends_by_itself(house: House, qtbot: QtBot) -> None:
    house.preferences.change(motion="on")
    fanfare = end(house, "oxixo")
    hands.click(house.screens.table.board.viewport())
    assert not fanfare.playing
    fanfare = end(house, "oxixo")
    fanfare._reel.setCurrentTime(LONG)
    assert not fanfare.playing


def test_where_nothing_may_move_a_picture_stands_there(house: House) -> None:
    fanfare = end(house, "oxixo")
    assert fanfare.playing
    assert fanfare._reel.state() == QAbstractAnimation.State.Stopped
    QApplication.processEvents()  # whatever else comes to rest
    alight = house.screens.table.board.grab().toImage()
    assert fanfare._now == STILL
    fanfare._stand.timeout.emit()
    assert not fanfare.playing
    assert house.screens.table.board.grab().toImage() != alight


def test_who_opens_a_finished_match_sees_no_ceremony(house: House) -> None:
    match, last = before_the_end(game("oxixo"))
    match.play(match.game.read(last, match.state))
    house.navigator.play(match)
    table = house.screens.table.table
    assert table is not None
    assert table.over
    assert isinstance(table.scene, PickScene)
    assert not table.scene.fanfare.playing


def test_it_goes_with_the_table(house: House) -> None:
    house.preferences.change(motion="on")
    fanfare = end(house, "switch")
    assert fanfare.playing
    house.navigator.go_home()
    QApplication.processEvents()
    assert house.here == "home"
