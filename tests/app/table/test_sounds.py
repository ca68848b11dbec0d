"""What is heard at the table: one sound for each thing that happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.app.table.sounds import TableSounds
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.record import read_record
from boardroom.games import game
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.ui.game.face import load_face
from boardroom.ui.style import sounding
from boardroom.ui.style.sounding import SIGNALS, SOUNDS
from boardroom.ui.table.turn_time import LAST
from tests.app.houses import House
from tests.app.printing.sets import BOT, PERSON, Maker, Set
from tests.games.kit.shown_games import WITH_FACE

PLAYED = Path(__file__).parents[2] / "games" / "playthroughs"


@pytest.fixture(autouse=True)
def heard() -> Iterator[list[str]]:
    """Return what is heard."""
    sounds: list[str] = []
    sounding.listen(sounds.append)
    yield sounds
    sounding.listen(None)


def seated(set_table: Maker, *players: object, clock: int = 0) -> Set:
    rules = game("oxixo")
    made = set_table(*players, rules=rules, options=OxixoOptions(clock=clock), face=load_face("oxixo"))  # type: ignore[arg-type]
    TableSounds(made.table)
    made.table.begin()
    return made


def test_a_move_the_answer_and_the_turn_are_heard_in_order(set_table: Maker, heard: list[str], qtbot: QtBot) -> None:
    made = seated(set_table, PERSON, BOT)
    heard.clear()
    made.table.play("a1e1")
    qtbot.waitUntil(lambda: made.match.length == 2 and made.table.shown.acting, timeout=20_000)
    assert heard == ["slide", "slide", "turn"]


def test_among_people_the_next_turn_is_heard(set_table: Maker, heard: list[str]) -> None:
    made = seated(set_table, PERSON, PERSON)
    heard.clear()
    made.table.play("a1e1")
    assert heard == ["slide", "turn"]


def test_a_refusal_is_heard(set_table: Maker, heard: list[str]) -> None:
    made = seated(set_table, PERSON, BOT)
    heard.clear()
    assert not made.table.play("c3e1")
    assert heard == ["refuse"]


def test_the_last_seconds_tick_one_by_one(set_table: Maker, heard: list[str]) -> None:
    made = seated(set_table, PERSON, PERSON, clock=600)
    heard.clear()
    made.hands.time += 600 - LAST - 1
    made.table.clocks._tick()
    assert heard == []
    for _ in range(30):
        made.hands.time += 0.1
        made.table.clocks._tick()
    assert heard == ["tick"] * 3


def test_the_end_is_heard_once_and_winning_sounds_better(set_table: Maker, heard: list[str]) -> None:
    made = seated(set_table, PERSON, BOT)
    made.table.resign()
    made.table.answer(True)
    assert heard[-1] == "end"
    assert [each for each in heard if each in ("end", "win")] == ["end"]
    made = seated(set_table, PERSON, PERSON)
    made.table.resign()
    made.table.answer(True)
    assert heard[-1] == "win"


@pytest.mark.parametrize("rules", WITH_FACE, ids=lambda rules: rules.key)
def test_every_step_of_recorded_games_has_a_sound_or_none(rules: Game) -> None:
    face, found = load_face(rules.key), set()
    for file in sorted(PLAYED.glob(f"{rules.key}-*.boardroom")):
        match = Match(rules, read_record(json.loads(file.read_bytes())["record"]))
        for index in range(match.length):
            step = match.step(index, 0)
            if step.move is not None:
                found.add(face.sound(step))
    assert found <= {*SOUNDS, None} - {*SIGNALS}
    assert found - {None}


def test_a_key_turns_sound_off_and_on(house: House) -> None:
    assert house.preferences.values.sound
    for on in (False, True):
        QTest.keyClick(
            house.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
        assert house.preferences.values.sound is on
        assert house.window.commands.sound.isChecked() is on
