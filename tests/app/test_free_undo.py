"""Free take-backs from the set-up to the result: agreed on, used by key and arrow, told, kept and counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boardroom.app.settings.preferences import Setup
from boardroom.app.setup.sheet import NewGame
from boardroom.app.table.table import Table
from boardroom.core.fairness import verify
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.summaries import Summary
from boardroom.ui.style.fonts import load_fonts
from tests.app.fairness.test_fairness import sheet, told
from tests.app.hands import click, key
from tests.app.houses import House
from tests.app.printing.sets import Maker
from tests.app.toy_face import TOY, ToyFace, passed
from tests.core.toy import Toy, ToyOptions
from tests.ui.table.pebbles import PebbleFace, Pebbles

ANA, BEA, BOT = Player(name="Ana"), Player(name="Bea"), Player(kind="bot", level=1)
AGREED = Setup(players=[ANA, BOT], free_undo=True)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A window with the toy, which has dice and cards, and Pebbles, which hide nothing."""
    load_fonts()
    made = House(tmp_path / "games", ((TOY, ToyFace()), (Pebbles(), PebbleFace()))).furnish()
    yield made
    made.close()


def new_game(house: House, key: str = "toy", setup: Setup | None = None) -> NewGame:
    house.navigator.new_game(key, setup)
    found = house.navigator.sheet
    assert found is not None
    return found


def at_table(house: House) -> Table:
    table = house.screens.table.table
    assert table is not None
    return table


def play_until_asked(house: House, qtbot: QtBot) -> list[str]:
    """Pass, let the computer answer, and return the log when it is Ana's turn again."""
    table = at_table(house)
    qtbot.waitUntil(lambda: table.shown.acting)
    table.play("pass")
    qtbot.waitUntil(lambda: table.shown.acting or table.over)
    return [entry.text for entry in table.match.entries]


# ---------------------------------------------------------------- agreeing


def test_they_are_off_at_first_agreed_on_by_a_switch_and_remembered(house: House) -> None:
    found = new_game(house)
    assert found.free_undo.isVisible()
    assert not found.setup().free_undo
    click(found.free_undo.toggle)
    key(found, Qt.Key.Key_Return)
    assert at_table(house).match.record().free_undo
    assert new_game(house).free_undo.toggle.isChecked()


def test_where_they_cant_be_agreed_the_sheet_says_why_and_keeps_the_wish(house: House) -> None:
    found = new_game(house, setup=AGREED)
    toggle = found.free_undo.toggle
    found._rows[1].kind.choose("human")
    assert not toggle.isEnabled()
    assert not toggle.isChecked()
    assert "one person" in toggle.accessibleDescription()
    assert toggle.accessibleDescription() in told(found.free_undo)
    found._rows[1].kind.choose("bot")
    assert toggle.isChecked(), "who plays alone again has agreed before"
    click(found.real_dice.toggle)
    assert not toggle.isEnabled()
    assert "real dice" in toggle.accessibleDescription()
    key(found, Qt.Key.Key_Return)
    assert not at_table(house).match.free_undo
    assert house.preferences.values.setups["toy"].free_undo


def test_a_game_that_reveals_nothing_has_nothing_to_agree_on(house: House) -> None:
    assert not new_game(house, "pebbles").free_undo.isVisible()


def test_a_rematch_another_set_up_and_a_saved_game_keep_what_was_agreed(house: House, qtbot: QtBot) -> None:
    house.navigator.start("toy", AGREED)
    record = at_table(house).match.record()
    house.navigator.new_game_like(record)
    assert house.navigator.sheet is not None
    assert house.navigator.sheet.setup().free_undo
    house.navigator.sheet.cancel()
    house.screens.table.rematch()
    qtbot.waitUntil(lambda: at_table(house).match.record().id != record.id)
    assert at_table(house).match.free_undo
    house.store.flush()
    house.navigator.resume(record.id)
    assert at_table(house).match.free_undo


# ---------------------------------------------------------------- taking back


def test_the_arrow_and_ctrl_z_go_past_the_dice_and_it_is_said(house: House, qtbot: QtBot) -> None:
    house.navigator.start("toy", AGREED)
    there = play_until_asked(house, qtbot)
    screen, table = house.screens.table, at_table(house)
    assert screen.bar.undo.isEnabled()
    house.listen().clear()
    QTest.keyClick(screen.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.shown.acting
    assert table.match.length < len(there)
    assert " ".join(house.listen()).startswith("Undone. Ana to move.")
    assert play_until_asked(house, qtbot) == there, "the same move meets the same dice"
    click(screen.bar.undo)
    assert table.match.record().assists == {"free_undos": 2}
    house.store.flush()
    saved = house.store.load(table.match.record().id)
    assert (saved.free_undo, saved.assists, len(saved.log)) == (True, {"free_undos": 2}, table.match.length)
    QTest.keyClick(screen.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert [entry.text for entry in table.match.entries] == there, "redo"


def test_without_them_the_arrow_is_grey(house: House, qtbot: QtBot) -> None:
    house.navigator.start("toy", Setup(players=[ANA, BOT]))
    play_until_asked(house, qtbot)
    assert not house.screens.table.bar.undo.isEnabled()


@pytest.mark.parametrize(("players", "offered"), [((ANA, BOT), True), ((ANA, BEA), False)])
def test_who_may_not_take_back_is_told_what_can_be_agreed(
    set_table: Maker, qtbot: QtBot, players: tuple[Player, ...], offered: bool
) -> None:
    made = set_table(rules=Toy(), match=Match.new(Toy(), players, ToyOptions(rounds=3), seed="1"))
    made.table.begin()
    qtbot.waitUntil(lambda: made.table.shown.acting or made.table.shown.curtain is not None)
    made.table.lift_curtain()
    made.table.play("pass")
    qtbot.waitUntil(lambda: made.table.shown.acting or made.table.shown.curtain is not None)
    made.table.undo()
    notice = made.table.notice
    assert notice is not None
    assert ("free take-backs" in notice.why) == offered


def test_the_result_the_statistics_and_the_check_name_them(house: House, qtbot: QtBot) -> None:
    house.navigator.start("toy", AGREED)
    play_until_asked(house, qtbot)
    table = at_table(house)
    table.undo()
    while not table.over:
        play_until_asked(house, qtbot)
    assert "1 free take-back" in told(house.screens.table.panel.result)
    assert Summary.of(table.match.record()).helped
    assert verify(TOY, table.match.record()).proven, "all draws that stand come from the seed"


def test_the_fairness_sheet_says_what_they_cost(house: House) -> None:
    for free in (False, True):
        house.navigator.play(Match(TOY, passed(turns=2).record(free_undo=free)))
        found = sheet(house)
        assert ("take-backs" in told(found)) == free
        found.cancel()
