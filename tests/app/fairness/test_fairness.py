"""Fair dice on the screen: the fingerprint before, the seed after, and a check that says what it found."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.fairness.digits import Digits
from boardroom.app.fairness.sheet import FairSheet, VerdictRow
from boardroom.app.table.table import FIRST
from boardroom.core.fairness import fingerprint, groups
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.percent import percentage
from tests.app.fakes import PlainFace
from tests.app.hands import click, key
from tests.app.houses import House, begun
from tests.app.printing.sets import Maker
from tests.app.toy_face import SEED, TOY, ToyFace, passed

DIGITS = fingerprint(SEED)
ANA, BEA = Player(name="Ana"), Player(name="Bea")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A window with the toy, which has dice and cards."""
    load_fonts()
    made = House(tmp_path / "games", ((TOY, ToyFace()),)).furnish()
    yield made
    made.close()


def sheet(house: House) -> FairSheet:
    """Open the sheet as the menu does."""
    assert house.window.commands.fairness.isEnabled()
    house.window.commands.fairness.trigger()
    (found,) = (one for one in house.window.findChildren(FairSheet) if one.isVisible())
    return found


def checked(house: House, qtbot: QtBot) -> FairSheet:
    """Open the sheet of a match that is over, and check it."""
    found = sheet(house)
    click(found.check)
    qtbot.waitUntil(lambda: not found._slices.isActive())
    return found


def told(root: QWidget) -> str:
    """Return everything that can be read or heard on a window, shown or not."""
    words = []
    for widget in [root, *root.findChildren(QWidget)]:
        words += [widget.toolTip(), widget.accessibleName(), widget.windowTitle(), widget.statusTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            words.append(widget.text())
        if isinstance(widget, Digits):
            words.append("".join(widget._groups))
    words += [action.text() for action in root.findChildren(QAction)]
    return "\n".join(words)


def forged(match: Match) -> tuple[Record, int, str]:
    """Return a record whose last throw is another than it was, with the entry and its true text."""
    record = match.record()
    index = max(i for i, entry in enumerate(record.log) if entry.text.startswith("throw"))
    text = record.log[index].text
    other = f"throw {int(text[-1]) % 6 + 1}"
    log = [entry.model_copy(update={"text": other}) if i == index else entry for i, entry in enumerate(record.log)]
    return record.model_copy(update={"log": log}), index, text


# -------------------------------------------------------------------- while it is played


def test_the_fingerprint_is_there_before_anything_happens(house: House) -> None:
    house.navigator.play(Match.new(TOY, [ANA, BEA], seed=SEED))
    chip = house.screens.table.panel.chip
    assert chip.isVisible()
    assert chip.text() == " ".join(groups(DIGITS)[:2])
    assert " ".join(groups(DIGITS)) in " ".join(chip.toolTip().split())
    assert chip.accessibleName() == "Fingerprint of the dice, press for details", "64 digits are no name"


def test_the_first_throw_waits_till_the_fingerprint_has_been_seen(set_table: Maker, qtbot: QtBot) -> None:
    motion.set_motion("on")
    made = set_table(ANA, BEA, rules=TOY)
    made.table.begin()
    assert made.match.length == 0
    made.table.pause(True)
    made.table.pause(False)  # whatever else happens, it waits
    assert made.match.length == 0
    qtbot.waitUntil(lambda: made.match.length > 0, timeout=3 * FIRST)


def test_a_table_that_is_left_before_the_first_throw_throws_no_more(set_table: Maker, qtbot: QtBot) -> None:
    motion.set_motion("on")
    made = set_table(ANA, BEA, rules=TOY)
    made.table.begin()
    made.table.leave()
    qtbot.wait(round(1.5 * FIRST))
    assert made.match.length == 0


def test_a_game_without_chance_has_no_fingerprint(qtbot: QtBot, tmp_path: Path) -> None:
    made = House(tmp_path / "others").furnish()
    made.navigator.play(begun(3))
    assert not made.screens.table.panel.chip.isVisible()
    assert not made.window.commands.fairness.isEnabled()
    assert not made.window.commands.fairness.isVisible()
    assert not made.window.commands.throws.isVisible()
    made.close()


def test_nothing_tells_the_seed_while_the_match_runs(house: House) -> None:
    house.navigator.play(passed(turns=1))
    open_sheet = sheet(house)
    assert DIGITS[:8] in told(house.window).replace(" ", "")
    assert SEED not in told(house.window)
    assert SEED not in told(house.window).replace(" ", "")
    assert not open_sheet.seed.isVisible()
    assert not open_sheet.check.isVisible()
    assert not open_sheet.over


def test_the_fingerprint_is_explained_in_two_sentences_and_copied(house: House) -> None:
    house.navigator.play(passed(turns=1))
    found = sheet(house)
    assert found.words.text().count(".") == 2
    assert found.headline.text() == "Fair dice"
    assert "dice" in house.window.commands.fairness.text()
    click(found.print.copy)
    assert QGuiApplication.clipboard().text() == DIGITS
    assert found.print.copy.text() == "Copied"


def test_chip_menu_and_result_lead_to_the_sheet(house: House) -> None:
    house.navigator.play(passed(turns=1))
    click(house.screens.table.panel.chip)
    (found,) = house.window.findChildren(FairSheet)
    key(found, Qt.Key.Key_Escape)
    assert not found.isVisible()
    house.navigator.play(passed())
    house.screens.table.panel.result.fairness.emit()
    assert any(one.over for one in house.window.findChildren(FairSheet))


def test_one_sheet_is_enough(house: House) -> None:
    house.navigator.play(passed(ANA, BEA, turns=1))
    found = sheet(house)
    house.window.commands.fairness.trigger()
    assert [one for one in house.window.findChildren(FairSheet) if one.isVisible()] == [found]


def test_dice_that_people_throw_can_not_be_checked_and_it_is_said(house: House) -> None:
    match = Match.new(TOY, [ANA, BEA], seed=SEED, dice="people")
    house.navigator.play(match)
    assert not house.screens.table.panel.chip.isVisible()
    found = sheet(house)
    assert "You throw real dice in this game" in found.words.text()
    assert not found.print.isVisible()
    assert not found.check.isVisible()


def test_resigning_is_an_end_too(house: House) -> None:
    match = passed(ANA, BEA, turns=1)
    house.navigator.play(match)
    match.resign()
    assert sheet(house).over


# -------------------------------------------------------------------- afterwards


def test_the_seed_is_shown_and_every_throw_checked(house: House, qtbot: QtBot) -> None:
    match = passed()
    house.navigator.play(match)
    found = sheet(house)
    assert found.seed.isVisible()
    assert found.check.kind == "filled"
    assert found.check.hasFocus()
    key(found.check, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: found._row is not None)
    draws = sum(entry.seat < 0 for entry in match.entries)
    assert found.verdict is not None
    assert found.verdict.proven
    assert found._row is not None
    assert found._row.accessibleName().startswith("Every throw comes from the seed. ")
    assert str(draws) in found._row.accessibleName()
    assert found.check.hasFocus()
    assert (found.check.kind, found.close_button.kind) == ("outlined", "filled")  # one call to action at a time
    click(found.seed.copy)
    assert QGuiApplication.clipboard().text() == SEED


def test_the_command_on_the_sheet_makes_the_fingerprint(house: House) -> None:
    house.navigator.play(passed())
    found = sheet(house)
    click(found.line.copy)
    line = QGuiApplication.clipboard().text()
    assert line == found._line.label.text()
    done = subprocess.run(["sh", "-c", line.replace("shasum -a 256", "sha256sum")], capture_output=True, text=True)
    assert done.stdout.split()[0] == DIGITS


def test_the_throw_that_was_changed_is_named(house: House, qtbot: QtBot) -> None:
    record, index, text = forged(passed())
    house.navigator.review(record)
    found = checked(house, qtbot)
    number = sum(entry.seat < 0 for entry in record.log[: index + 1])
    assert found._row is not None
    said = found._row.accessibleName()
    assert said.startswith(f"Throw {number} doesn’t come from the seed. ")
    assert f"“plays {record.log[index].text}”; the seed gives “plays {text}”" in said
    assert "isn’t the game as it was played" in said


def test_several_changes_are_counted(house: House, qtbot: QtBot) -> None:
    record = passed().record().model_copy(update={"seed": "another"})
    house.navigator.review(record)
    found = checked(house, qtbot)
    assert found._row is not None
    assert "It is the first of " in found._row.accessibleName()


def test_checking_twice_says_it_once(house: House, qtbot: QtBot) -> None:
    house.navigator.play(passed())
    found = checked(house, qtbot)
    first = found._row
    click(found.check)
    click(found.check)
    qtbot.waitUntil(lambda: found._row is not first)
    assert [row.isVisible() for row in found.findChildren(VerdictRow)].count(True) == 1


def test_a_long_check_says_how_far_it_is(house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardroom.app.fairness.sheet.SLICE", 0.0)
    monkeypatch.setattr("boardroom.app.fairness.sheet.PATIENCE", 0.0)
    house.navigator.play(passed())
    found = sheet(house)
    found.start_check()
    found._on_slice()
    assert found._progress.isVisible()
    assert found._progress.text() == f"Checking… {percentage(1 / found._all)}"
    qtbot.waitUntil(lambda: found._row is not None)
    assert not found._progress.isVisible()


def test_closing_stops_the_check(house: House) -> None:
    house.navigator.play(passed())
    found = sheet(house)
    found.start_check()
    found.close_sheet()
    assert not found._slices.isActive()


def test_a_game_of_cards_speaks_of_a_shuffle(qtbot: QtBot, tmp_path: Path) -> None:
    made = House(tmp_path / "cards", ((TOY, PlainFace(TOY)),)).furnish()
    made.navigator.play(passed())
    assert "shuffle" in made.window.commands.fairness.text()
    assert not made.window.commands.throws.isVisible()
    assert made.screens.table.panel.chip.accessibleName().startswith("Fingerprint of the shuffle")
    found = checked(made, qtbot)
    assert found.headline.text() == "Fair shuffle"
    assert found.check.text() == "Check every draw"
    assert not found.throws.isVisible()
    assert found._row is not None
    assert "draws checked" in found._row.accessibleName()
    made.close()


def test_everything_is_said_again_in_another_language(house: House, qtbot: QtBot) -> None:
    house.navigator.play(passed())
    found = checked(house, qtbot)
    found.headline.setText("")
    found.check.setText("")
    row = found._row
    QApplication.sendEvent(found, QEvent(QEvent.Type.LanguageChange))
    assert found.headline.text() == "Fair dice"
    assert found.check.text() == "Check every throw"
    assert found._row is not row


@pytest.mark.parametrize("scale", [100, 200])
def test_the_sheet_fits_or_scrolls(house: House, qtbot: QtBot, scale: int) -> None:
    house.window.resize(800, 560)
    house.preferences.change(text=scale)
    house.navigator.play(passed())
    found = checked(house, qtbot)
    QApplication.processEvents()
    assert house.window.rect().contains(found.sheet.geometry())
    bar = found._scroll.verticalScrollBar()
    assert found.page.width() <= found._scroll.viewport().width()
    before = bar.value()
    key(found, Qt.Key.Key_PageDown)
    key(found, Qt.Key.Key_Down)
    assert bar.value() > before
    key(found, Qt.Key.Key_Up)
    key(found, Qt.Key.Key_PageUp)
    assert bar.value() <= before + 1
