"""Final once shown, through the window: whoever has seen the seed can neither take back nor play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.app.fairness.sheet import FairSheet
from boardroom.app.table.table import Table
from boardroom.core.game import NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.ui.style.fonts import load_fonts
from tests.app.fairness.test_fairness import sheet, told
from tests.app.hands import click, key
from tests.app.houses import House
from tests.app.toy_face import SEED, TOY, ToyFace, passed

ANA, BEA = Player(name="Ana"), Player(name="Bea")


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """A window with the toy, which has dice and cards."""
    load_fonts()
    made = House(tmp_path / "games", ((TOY, ToyFace()),), confirm_resign=False, warn=False).furnish()
    yield made
    made.close()


def at_table(house: House) -> Table:
    table = house.screens.table.table
    assert table is not None
    return table


def resigned(house: House) -> Match:
    """Sit down to a running match and resign in it, as a person does."""
    house.navigator.play(passed(turns=2))
    house.window.commands.resign.trigger()
    match = at_table(house).match
    assert match.outcome is not None
    return match


def uncovered(house: House) -> FairSheet:
    """Open the sheet and ask for the seed."""
    found = sheet(house)
    click(found.uncover)
    assert found.seed.isVisible()
    return found


def undo(house: House) -> str:
    """Take back with the menu, and return what is said about it."""
    house.window.commands.undo.trigger()
    notice = at_table(house).notice
    return notice.what if notice else ""


def test_resigning_the_sheet_and_undo_give_no_look_ahead(house: House) -> None:
    match = resigned(house)
    uncovered(house).cancel()
    length = match.length
    assert house.window.commands.undo.isEnabled(), "so that one can ask why"
    assert "The seed has been shown" in undo(house)
    assert house.screens.table.panel.result.notice.isVisible(), "and one can read why"
    assert match.length == length
    assert match.turn == NOBODY
    house.window.commands.redo.trigger()
    assert not at_table(house).play("pass")
    assert match.length == length


def test_the_seed_stays_covered_while_the_match_can_be_taken_back(house: House) -> None:
    match = resigned(house)
    found = sheet(house)
    assert found.warning.isVisible()
    assert found.warning.text() == "Once the seed is shown, this game is final."
    assert found.uncover.hasFocus()
    assert SEED not in told(house.window).replace(" ", "")
    assert not found.check.isVisible()
    found.cancel()
    assert not match.record().seed_shown
    assert undo(house) == ""
    assert match.outcome is None, "nobody has seen anything"


def test_where_nothing_can_be_taken_back_the_seed_is_shown_at_once(house: House) -> None:
    house.navigator.play(passed(Player(kind="bot", level=1), Player(kind="bot", level=1)))
    found = sheet(house)
    assert found.seed.isVisible()
    assert not found.uncover.isVisible()
    assert at_table(house).match.final


def test_final_is_written_down_before_anybody_sees_the_seed(house: House) -> None:
    match = resigned(house)
    seen: list[bool] = []
    found = sheet(house)
    found.shown.connect(lambda: seen.append(found.seed.isVisible()))
    key(found.uncover, Qt.Key.Key_Space)
    assert seen == [False]
    assert house.store.load(match.record().id).seed_shown


def test_a_final_match_stays_so_after_reopening(house: House) -> None:
    match = resigned(house)
    uncovered(house).cancel()
    house.navigator.go_home()
    house.navigator.play_record(house.store.load(match.record().id))
    assert "The seed has been shown" in undo(house)
    found = sheet(house)
    assert found.seed.isVisible(), "there is nothing left to keep"


def test_a_question_that_stood_when_the_seed_was_shown_is_withdrawn(house: House) -> None:
    match = passed(ANA, BEA, turns=1)
    match.resign()
    house.navigator.play(match)
    assert undo(house) == ""
    assert at_table(house).question is not None  # whether the other agrees
    uncovered(house).cancel()
    assert at_table(house).question is None
    at_table(house).answer(True)
    assert match.outcome is not None


def test_the_seed_seen_in_the_review_binds_the_table(house: House) -> None:
    match = resigned(house)
    house.screens.table.review()
    assert house.here == "review"
    uncovered(house).cancel()
    house.screens.review.back()
    assert house.here == "table"
    assert "The seed has been shown" in undo(house)
    assert match.turn == NOBODY
    assert house.store.load(match.record().id).seed_shown


def test_the_seed_seen_in_a_file_binds_the_match_that_goes_on(house: House, tmp_path: Path) -> None:
    """Resigned, saved to a file, taken back and left: the file tells what comes in the one that goes on."""
    match = resigned(house)
    house.store.write_file(tmp_path / "copy.boardroom", at_table(house).match.record())
    assert undo(house) == ""
    assert match.outcome is None
    house.navigator.go_home()
    house.navigator.open_file(tmp_path / "copy.boardroom")
    assert house.here == "review"
    uncovered(house).cancel()
    house.navigator.go_home()
    assert house.screens.home.cards == [], "nobody is asked to go on with it"
    house.navigator.resume(match.record().id)
    table = at_table(house)
    assert table.match.turn == NOBODY
    assert table.prompt.what == "This game is final."
    assert not table.play("pass")
    assert table.notice is not None
    assert table.notice.what == "This game is final."
    assert not table.over
    assert not house.window.commands.pause.isEnabled()
    assert not house.window.commands.resign.isEnabled()


@pytest.mark.parametrize("paused", [False, True])
def test_a_running_match_at_the_table_stops_where_a_copy_tells_its_seed(house: House, paused: bool) -> None:
    match = passed(ANA, BEA, turns=1)
    house.navigator.play(match)
    at_table(house).pause(paused)
    copy = Match(TOY, match.record())
    copy.resign()
    house.navigator.review(copy.record())
    uncovered(house).cancel()
    house.screens.review.back()
    assert at_table(house).match is match
    assert at_table(house).prompt.what == "This game is final."
    assert not at_table(house).paused


def test_an_older_file_of_a_match_whose_seed_is_known_is_final(house: House, tmp_path: Path) -> None:
    house.navigator.play(passed(turns=2))
    house.store.write_file(tmp_path / "earlier.boardroom", at_table(house).match.record())
    house.window.commands.resign.trigger()
    uncovered(house).cancel()
    house.navigator.go_home()
    house.navigator.open_file(tmp_path / "earlier.boardroom")
    assert at_table(house).match.outcome is None
    assert at_table(house).match.turn == NOBODY


def test_a_saved_copy_keeps_it(house: House, tmp_path: Path) -> None:
    resigned(house)
    uncovered(house).cancel()
    house.store.write_file(tmp_path / "copy.boardroom", at_table(house).match.record())
    assert house.store.read_file(tmp_path / "copy.boardroom").seed_shown


def test_starting_again_has_another_seed_and_is_not_final(house: House, qtbot: QtBot) -> None:
    match = resigned(house)
    uncovered(house).cancel()
    house.window.commands.restart.trigger()
    qtbot.waitUntil(lambda: at_table(house).match is not match)
    record = at_table(house).match.record()
    assert record.id == match.record().id
    assert record.seed != SEED
    assert not record.seed_shown
    assert record.log


def test_a_copy_from_the_middle_has_another_seed_and_says_so(house: House) -> None:
    match = resigned(house)
    house.screens.table.review()
    uncovered(house).cancel()
    house.screens.review.go(next(i for i, entry in enumerate(match.entries) if entry.seat >= 0))
    house.screens.review.panel.retried.emit()
    record = at_table(house).match.record()
    assert record.seed != SEED
    assert not record.seed_shown
    assert record.position is not None
    assert house.navigator.toast.isVisible()
    assert "with its own seed" in house.navigator.toast._words.text()
    assert at_table(house).match.turn >= 0


def test_the_review_of_a_final_match_still_shows_what_would_have_been_better(house: House, qtbot: QtBot) -> None:
    match = passed(ANA, BEA)
    match.show_seed()
    house.navigator.review(match.record())
    screen = house.screens.review
    review = screen.review
    assert review is not None
    qtbot.waitUntil(lambda: not review.running)
    at = next(at for at in range(match.length) if review.better(at))
    screen.go(at)
    screen.show_line()
    assert screen._branch is not None
    assert screen._branch.length == at + 1


def test_a_match_that_was_taken_back_under_the_sheet_keeps_its_secret(house: House) -> None:
    match = resigned(house)
    found = sheet(house)
    at_table(house).undo()
    assert match.outcome is None
    found.show_seed()
    assert not match.final
    assert not found.seed.isVisible()
    assert SEED not in told(house.window).replace(" ", "")
