"""Every setting, changed alone while a match stands on the table: it is in force there at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.ai.worker import Inline, Request
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.settings.preferences import Settings
from boardroom.app.table.table import Table
from boardroom.core.game import CHANCE
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switch.rules import Switch
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.state import EndTurn
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.scene import GameScene
from tests.app.hands import click
from tests.app.houses import BOT, YOU, House, begun
from tests.app.printing.sets import first_move
from tests.games.switch.board import data as before_a_throw
from tests.games.switcher.board import GAME, data
from tests.games.switcher.scene_table import UP

# Of no setting may both be missing: its effect at a running table below, or here the reason why it has none.
LATER = {
    "name": "who sits at a table is written into its record when it is set up",
    "setups": "they are proposed when the next game is set up",
    "readings": "whether the set-up shows them unfolded",
    "plugins": "games are found once, at the start",
    "begun": "counts what was begun: see test_first_games.py",
    "learnt": "how far lessons have come: see tests/app/lessons",
    "lesson": "the lesson taken last: see tests/app/lessons",
    "offered": "lessons that were offered: see tests/app/lessons/test_offer.py",
    "recaps": "counts what was shown: see test_recap.py",
    **dict.fromkeys(
        ("sound", "volume", "sound_pieces", "sound_signals"), "heard with the next sound: see tests/app/sound"
    ),
}


@dataclass
class Sitting:
    """A match of El Switcher at the table of a window, where a figure stands ready to be formed."""

    house: House
    asked: list[Request] = field(default_factory=list)

    def play(self, *players: Player) -> None:
        hands = ("line1 line2 edge", "line1 line2 diag1")
        position = data("rrr.../.r..../.r..../....b./....b./....b.", *UP[:2], seats=2, hands=hands)
        self.house.navigator.play(Match.new(GAME, players, SwitcherOptions(limit=0), seed="0", position=position))
        QApplication.processEvents()

    @property
    def table(self) -> Table:
        table = self.house.screens.table.table
        assert table is not None
        return table

    @property
    def scene(self) -> GameScene:
        return self.table.scene

    def picture(self) -> Any:
        QApplication.processEvents()
        return self.house.screens.table.board.grab().toImage()

    def click_cell(self, key: str) -> None:
        board, cell = self.house.screens.table.board, next(cell for cell in self.scene.cells() if cell.key == key)
        point: QPoint = board.mapFromScene(cell.rect.center())
        click(board.viewport(), point)


@pytest.fixture
def sitting(qtbot: QtBot, tmp_path: Path) -> Iterator[Sitting]:
    load_fonts()
    house = House(tmp_path, tuple(GameCatalogue()))
    made = Sitting(house)

    def think(request: Request, stop: object = None) -> Any:
        made.asked.append(request)
        return first_move(request)

    house.inline = Inline(think)
    house.furnish()
    made.play(YOU, BOT)
    yield made
    house.close()


def _words(at: Sitting) -> str:
    QApplication.processEvents()
    return at.table.prompt.what


def _asks_before_a_slip(at: Sitting) -> bool:
    at.table.play("end")
    asked = at.table.question is not None
    at.table.answer(False)
    return asked


def _asks_before_resigning(at: Sitting) -> bool:
    at.table.resign()
    asked = at.table.question is not None
    at.table.answer(False)
    return asked


def _seconds_to_think(at: Sitting) -> float | None:
    """Start again, end the turn, and see how long the computer may think."""
    at.house.preferences.change(warn=False)
    at.play(YOU, BOT)
    at.asked.clear()
    at.table.play("end")
    while not at.asked:
        QApplication.processEvents()
    return at.asked[0].budget.seconds if at.asked[0].budget else None


def _thinks_without_a_rest(at: Sitting) -> bool:
    """Stop computers among themselves, let them go on, and tell whether the next one thinks at once."""
    if at.table.people:
        at.play(BOT, BOT)
    at.table.pause(True)
    at.table.pause(False)
    return at.table.thinking


def _size_beside(at: Sitting) -> Any:
    screen = at.house.screens.table
    if screen.rules is None:
        screen.open_rules()
    assert screen.rules is not None
    return screen.rules.reader.page.document().defaultFont().pixelSize(), screen.rules.grab().toImage()


def _with_a_card_in_hand(at: Sitting) -> Any:
    at.scene.cancel()
    at.click_cell("hand:0")
    return at.picture()


def _waits_for_a_throw(at: Sitting) -> bool:
    at.house.navigator.play(Match.new(Switch(), [YOU, BOT], seed="0", position=before_a_throw(3, 5)))
    QApplication.processEvents()
    return at.table.shown.throwing


def _tells_what_others_did(at: Sitting) -> bool:
    """Let a turn come back among three; it is told there, or isn't."""
    if len(at.table.match.players) < 3:
        match = Match.new(GAME, (YOU, BOT, BOT), SwitcherOptions(limit=0), seed="0")
        while match.length < 40 or match.turn != 0:
            match.draw() if match.turn == CHANCE else match.play(EndTurn())
        at.house.navigator.play(match)
    recap = at.house.screens.table.recap
    return recap is not None and recap.open


class Effect(NamedTuple):
    """What to change a setting into, and what is different then: looked at before and after."""

    value: Any
    seen: Callable[[Sitting], Any]


EFFECTS = {
    "theme": Effect("dark", lambda at: (theme().name, at.picture())),
    "contrast": Effect("high", lambda at: (theme().name, at.picture())),
    "language": Effect("fr", _words),
    "text": Effect(150, lambda at: at.house.screens.table.panel.width()),
    "motion": Effect("on", lambda at: at.scene.speed),
    "speed": Effect("fast", lambda at: at.scene.speed),
    "warn": Effect(False, _asks_before_a_slip),
    "targets": Effect(False, _with_a_card_in_hand),
    "coordinates": Effect(False, Sitting.picture),
    "point_out": Effect(False, Sitting.picture),
    "recap": Effect("off", _tells_what_others_did),
    "lay_at_once": Effect(True, lambda at: at.scene.lay_at_once),
    "confirm_resign": Effect(False, _asks_before_resigning),
    "think": Effect(3.0, _seconds_to_think),
    "watch": Effect("fast", _thinks_without_a_rest),
    "panel": Effect(False, lambda at: at.house.screens.table.panel.isVisible()),
    "panel_width": Effect(400, lambda at: at.house.screens.table.panel.width()),
    "turned": Effect(frozenset({"switcher"}), lambda at: at.house.screens.table.board.transform().m11() < 0),
    "reading": Effect(28, _size_beside),
    "throw_for_me": Effect(True, _waits_for_a_throw),
    "status": Effect(False, lambda at: at.house.window.statusBar().isVisible()),
}


def test_every_setting_has_an_effect_at_the_table_or_a_reason_why_not() -> None:
    assert set(EFFECTS) | set(LATER) == set(Settings.model_fields)
    assert not set(EFFECTS) & set(LATER)


@pytest.mark.parametrize("name", EFFECTS)
def test_a_setting_is_in_force_at_a_running_table(sitting: Sitting, name: str) -> None:
    effect = EFFECTS[name]
    if name == "speed":
        sitting.house.preferences.change(motion="on")
    before = effect.seen(sitting)
    assert effect.seen(sitting) == before, "without the setting nothing changes"
    sitting.house.preferences.change(**{name: effect.value})
    assert effect.seen(sitting) != before


def test_a_match_that_begins_finds_the_settings_in_force(house: House) -> None:
    followed = {
        "targets": "show_targets",
        "coordinates": "show_coordinates",
        "point_out": "point_out",
        "lay_at_once": "lay_at_once",
    }
    changed = {name: EFFECTS[name].value for name in followed}
    house.preferences.change(**changed)
    house.navigator.play(begun(2))
    scene = house.screens.table.board.scene()
    assert {name: getattr(scene, attribute) for name, attribute in followed.items()} == changed
