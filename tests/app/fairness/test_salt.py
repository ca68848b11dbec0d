"""What people add to the chance of a match: asked for when it is set up, taken before the first draw, and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer
from boardroom.ai.worker import Request
from boardroom.app.fairness.salt_sheet import DIGITS, ENOUGH, LONGEST, SaltSheet
from boardroom.app.settings.preferences import Setup
from boardroom.app.setup.sheet import NewGame
from boardroom.core.fairness import deciding, fingerprint, thoughts, verify
from boardroom.core.record import Player, Record
from boardroom.ui.style.fonts import load_fonts
from tests.app.fairness.test_fairness import checked, sheet
from tests.app.hands import click, key, type_text
from tests.app.houses import House
from tests.app.printing.sets import Maker, first_move
from tests.app.toy_face import TOY, ToyFace, passed
from tests.ui.table.pebbles import PebbleFace, Pebbles

ANA, BOT = Player(name="Ana"), Player(kind="bot", level=1)
SALTED = Setup(players=[ANA, BOT], salted=True)


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A window with the toy, which has dice and cards, and Pebbles, which have no chance."""
    load_fonts()
    made = House(tmp_path / "games", ((TOY, ToyFace()), (Pebbles(), PebbleFace()))).furnish()
    yield made
    made.close()


def new_game(house: House, key: str = "toy") -> NewGame:
    house.navigator.new_game(key)
    found = house.navigator.sheet
    assert found is not None
    return found


def asked(house: House) -> SaltSheet:
    """Return the sheet that asks people to add something."""
    found = house.navigator.reading
    assert isinstance(found, SaltSheet)
    return found


def playing(house: House) -> Record:
    """Return the match at the table."""
    table = house.screens.table.table
    assert table is not None
    return table.match.record()


def move_about(found: SaltSheet, times: int) -> None:
    """Move the mouse over the pad."""
    for i in range(times):
        QTest.mouseMove(found.pad, QPoint(5 + i % 90, 5 + i % 40))


# -------------------------------------------------------------------- setting up


def test_it_is_off_at_first_and_remembered(house: House) -> None:
    found = new_game(house)
    assert found.salt.isVisible()
    assert not found.setup().salted
    click(found.salt.toggle)
    key(found, Qt.Key.Key_Return)
    asked(house).cancel()
    assert house.preferences.values.setups["toy"].salted
    assert new_game(house).salt.toggle.isChecked()


def test_it_is_offered_only_where_the_seed_decides(house: House) -> None:
    assert not new_game(house, "pebbles").salt.isVisible()
    house.navigator.sheet.cancel()  # type: ignore[union-attr]
    found = new_game(house)
    click(found.real_dice.toggle)
    assert not found.salt.isVisible()
    click(found.real_dice.toggle)
    assert found.salt.isVisible()


@pytest.mark.parametrize("setup", [Setup(players=[ANA, BOT]), SALTED.model_copy(update={"dice": "people"})])
def test_who_has_not_asked_is_not_asked(house: House, setup: Setup) -> None:
    house.navigator.start("toy", setup)
    assert house.navigator.reading is None
    assert playing(house).salt == ""


def test_a_game_without_chance_asks_nothing(house: House) -> None:
    house.navigator.start("pebbles", Setup(players=[ANA, BOT], salted=True))
    assert house.navigator.reading is None
    assert playing(house).game == "pebbles"


def test_the_sheet_comes_after_the_one_of_a_new_game_and_outlives_it(house: House) -> None:
    if (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()  # as after a click on a box, which takes none
    found = new_game(house)
    click(found.salt.toggle)
    found.setFocus()
    key(found, Qt.Key.Key_Return)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(found)
    type_text(asked(house).field, "Ana")
    key(asked(house).field, Qt.Key.Key_Return)
    assert playing(house).salt == "Ana"


# -------------------------------------------------------------------- adding


def test_the_fingerprint_is_shown_first_and_the_match_begins_with_what_was_typed(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    assert house.here == "home", "nothing is drawn yet"
    assert house.store.list() == []
    assert found.field.hasFocus()
    assert not found.done.isEnabled()
    click(found.print.copy)
    shown = QGuiApplication.clipboard().text()
    type_text(found.field, "  Ana  was here ")
    key(found.field, Qt.Key.Key_Return)
    record = playing(house)
    assert record.salt == "Ana was here"
    assert fingerprint(record.seed) == shown
    assert record.log
    assert verify(TOY, record).proven
    assert not verify(TOY, record.model_copy(update={"salt": ""})).proven
    assert house.store.load(record.id).salt == "Ana was here"


def test_moving_the_mouse_is_enough_too(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    move_about(found, ENOUGH // 2)
    assert not found.done.isEnabled()
    early = found.salt
    move_about(found, ENOUGH)
    assert found.done.isEnabled()
    assert found.salt != early
    click(found.done)
    salt = playing(house).salt
    assert len(salt) == DIGITS
    assert int(salt, 16) >= 0


def test_two_mice_that_go_the_same_way_give_something_else(house: House) -> None:
    given = set()
    for _ in range(2):
        house.navigator.start("toy", SALTED)
        move_about(asked(house), ENOUGH)
        given.add(asked(house).salt)
        asked(house).cancel()
    assert len(given) == 2, "when it moved counts as well"


def test_typing_and_moving_go_together(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    type_text(found.field, "Ana")
    assert found.done.isEnabled()
    move_about(found, 3)
    assert found.salt == f"Ana {found.pad.given}"


def test_cancelling_begins_nothing(house: House) -> None:
    house.navigator.start("toy", SALTED)
    type_text(asked(house).field, "Ana")
    key(asked(house), Qt.Key.Key_Escape)
    assert house.navigator.reading is None
    assert house.here == "home"
    assert house.store.list() == []


def test_what_can_not_be_written_down_is_left_out(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    QGuiApplication.clipboard().setText("a\0bell \x07")
    found.field.paste()
    click(found.done)
    assert playing(house).salt == "a bell"


def test_what_is_too_long_is_said(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    QGuiApplication.clipboard().setText("x" * (LONGEST + 1))
    found.field.paste()
    assert "too long: 300 characters" in found.problem.text()
    assert found.problem.isVisible()
    assert not found.done.isEnabled()
    key(found, Qt.Key.Key_Return)
    assert found.isVisible()
    found.field.setText("Ana")
    assert not found.problem.isVisible()
    assert found.done.isEnabled()


def test_the_longest_text_and_the_mouse_fit_into_a_record(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    found.field.setText("é" * LONGEST)
    move_about(found, 3)
    click(found.done)
    assert len(playing(house).salt) == LONGEST + 1 + DIGITS


def test_a_rematch_asks_again(house: House, qtbot: QtBot) -> None:
    house.navigator.play(passed(salt="Ana"))
    before = playing(house)
    house.screens.table.rematch()
    qtbot.waitUntil(lambda: house.navigator.reading is not None)
    asked(house).cancel()
    assert playing(house).id == before.id, "nothing has begun"
    house.screens.table.rematch()
    qtbot.waitUntil(lambda: house.navigator.reading is not None)
    type_text(asked(house).field, "Bea")
    click(asked(house).done)
    after = playing(house)
    assert (after.salt, before.salt) == ("Bea", "Ana")
    assert after.seed != before.seed
    assert after.id != before.id


def test_a_set_up_like_a_salted_match_is_salted(house: House) -> None:
    house.navigator.start("toy", SALTED)
    type_text(asked(house).field, "Ana")
    click(asked(house).done)
    house.preferences.remember("toy", Setup(players=[ANA, BOT]))
    house.navigator.new_game_like(playing(house))
    assert house.navigator.sheet is not None
    assert house.navigator.sheet.salt.toggle.isChecked()


def test_everything_is_said_again_in_another_language(house: House) -> None:
    house.navigator.start("toy", SALTED)
    found = asked(house)
    found.headline.setText("")
    type_text(found.field, "Ana")
    QApplication.sendEvent(found, QEvent(QEvent.Type.LanguageChange))
    assert found.headline.text() == "Add your own randomness"
    assert found.salt == "Ana"
    assert found.done.isEnabled()


@pytest.mark.parametrize("scale", [100, 200])
def test_the_sheet_fits_or_scrolls(house: House, scale: int) -> None:
    house.window.resize(1024, 640)
    house.preferences.change(text=scale)
    house.navigator.start("toy", SALTED)
    found = asked(house)
    QApplication.processEvents()
    assert house.window.rect().contains(found.sheet.geometry())
    assert found.page.width() <= found._scroll.viewport().width()
    for button in (found.done, found.close_button):
        assert found.sheet.rect().contains(button.mapTo(found.sheet, button.rect().bottomRight()))
    assert not found.field.visibleRegion().isEmpty(), "whoever types can see it"
    found.field.setText("x" * (LONGEST + 1))
    QApplication.processEvents()
    assert not found.problem.visibleRegion().isEmpty()


# -------------------------------------------------------------------- afterwards


def test_the_sheet_shows_what_was_added_and_checks_it(house: House, qtbot: QtBot) -> None:
    match = passed(BOT, BOT, salt="Ana was here")
    house.navigator.play(match)
    found = checked(house, qtbot)
    assert found.salt.isVisible()
    assert found._salt.label.text() == "Ana was here"
    assert "nobody could choose" in found._limits.text()
    assert found.verdict is not None
    assert found.verdict.proven
    assert found._row is not None
    assert "What the players added is part" in found._row.accessibleName()
    click(found.both.copy)
    assert "Ana was here" in QGuiApplication.clipboard().text()


def test_a_salt_that_was_changed_is_found_out(house: House, qtbot: QtBot) -> None:
    record = passed(BOT, BOT, salt="Ana was here").record()
    house.navigator.review(record.model_copy(update={"salt": "Ana was there"}))
    found = checked(house, qtbot)
    assert found.verdict is not None
    assert found.verdict.wrong > 1


def test_what_decides_is_not_told_while_a_salted_match_runs(house: House) -> None:
    match = passed(turns=1, salt="Ana was here")
    house.navigator.play(match)
    found = sheet(house)
    assert found.salt.isVisible()
    assert not found.both.isVisible()
    assert found._both.label.text() == ""
    assert deciding(match.record()) != match.record().seed


def test_without_salt_it_is_said_what_is_not_proven(house: House) -> None:
    house.navigator.play(passed(turns=1))
    found = sheet(house)
    assert not found.salt.isVisible()
    assert "not that the seed was random" in found._limits.text()
    assert "Anyone who can read the file of an unfinished game can look ahead." in found._limits.text()


def test_a_computer_has_its_whims_from_what_decides(set_table: Maker, qtbot: QtBot) -> None:
    match = passed(BOT, ANA, turns=0, salt="Ana was here")
    heard: list[str] = []

    def think(request: Request, stop: object = None) -> Answer:
        heard.append(request.seed)
        return first_move(request)

    set_table(match=match, rules=TOY, think=think).table.begin()
    qtbot.waitUntil(lambda: heard != [])
    assert heard == [thoughts(deciding(match.record()), 5, "bot")]
