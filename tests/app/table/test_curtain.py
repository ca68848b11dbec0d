"""The curtain: between any two people, whenever a hand could be seen; what is public stays there to be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.table.table import Table
from boardroom.app.table.telling import position_words
from boardroom.app.table.veil import Veil
from boardroom.core.game import NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.cell_buttons import CellButton
from tests.app import hands
from tests.app.fakes import PlainFace
from tests.app.houses import House
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, Maker, Set
from tests.core.toy import Toy, ToyOptions


def seated(set_table: Maker, *players: Player, options: ToyOptions | None = None, key: str = "") -> Set:
    """Return a table with hidden hands at which the first person sits and looks."""
    made = set_table(*(players or (ANA, BEA)), rules=game(key) if key else Toy(), options=options)
    made.table.begin()
    made.table.lift_curtain()
    assert made.scene.seen[-1].seat == 0
    return made


def covered(made: Set, by: int) -> bool:
    """Tell whether the table waits for a person, and shows no hand meanwhile."""
    return made.table.shown.curtain == by and made.scene.seen[-1].seat == NOBODY and not made.table.shown.acting


# ---------------------------------------------------------------- taking back, playing again


def test_taking_back_at_the_curtain_covers_the_hand_of_who_decided(set_table: Maker) -> None:
    made = seated(set_table, key="switcher")
    made.table.play("end")
    assert covered(made, by=1)
    made.table.undo()
    assert made.table.question is not None, "Ana should agree"
    made.table.answer(True)
    assert made.match.turn == 0
    assert covered(made, by=0), "nobody knows who pressed"
    made.table.lift_curtain()
    assert made.scene.seen[-1].seat == 0


def test_taking_back_after_the_curtain_covers_too(set_table: Maker) -> None:
    made = seated(set_table, key="switcher")
    made.table.play("end")
    made.table.lift_curtain()
    made.table.undo()
    made.table.answer(True)
    assert covered(made, by=0)


def test_playing_again_covers(set_table: Maker) -> None:
    made = seated(set_table, key="switcher")
    made.table.play("end")
    made.table.undo()
    made.table.answer(True)
    made.table.redo()
    assert covered(made, by=1), "from behind the curtain"
    made.table.undo()
    made.table.answer(True)
    made.table.lift_curtain()
    made.table.redo()
    assert covered(made, by=1), "from before it"


def test_taking_back_ones_own_needs_no_curtain(set_table: Maker) -> None:
    made = seated(set_table, key="switcher")
    made.table.play(next(text for text in map(made.match.game.write, made.table.shown.view.moves) if text != "end"))
    assert made.match.turn == 0
    made.table.undo()
    assert made.table.shown.acting
    assert made.scene.seen[-1].seat == 0


# ---------------------------------------------------------------- people who leave


def test_who_resigns_among_many_does_not_see_the_next_hand(set_table: Maker, qtbot: QtBot) -> None:
    made = seated(set_table, ANA, BEA, BOT)
    made.table.play("resign")
    made.table.answer(True)
    assert made.table.people == [1]
    qtbot.waitUntil(lambda: made.match.turn == 1)
    assert covered(made, by=1)


@pytest.mark.parametrize("limit", [0, 30])
def test_a_pause_ends_at_the_curtain(set_table: Maker, limit: int) -> None:
    made = seated(set_table, options=ToyOptions(limit=limit))
    made.table.pause(True)
    assert made.scene.seen[-1].seat == NOBODY
    made.table.pause(False)
    assert covered(made, by=0)


def test_what_a_person_was_told_goes_with_the_person(set_table: Maker, qtbot: QtBot) -> None:
    made = seated(set_table)
    made.table.hint()
    qtbot.waitUntil(lambda: not made.table.advising)
    assert made.table.notice is not None
    made.table.forsake()
    assert made.table.notice is None
    assert made.scene.suggested is None
    assert covered(made, by=0)


def test_one_person_is_never_asked(set_table: Maker) -> None:
    made = seated(set_table, PERSON, BOT, options=ToyOptions(limit=30))
    made.table.pause(True)
    made.table.pause(False)
    made.table.forsake()
    assert made.table.shown.acting
    assert {view.seat for view in made.scene.seen} == {0}


def test_a_game_without_secrets_has_no_curtain(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.forsake()
    assert made.table.shown.curtain is None
    assert made.table.shown.acting


def test_after_the_end_nobody_is_asked(set_table: Maker) -> None:
    made = seated(set_table)
    made.table.play("resign")
    made.table.answer(True)
    made.table.forsake()
    assert made.table.shown.curtain is None
    assert made.scene.seen[-1].seat == 0


# ---------------------------------------------------------------- in the window


@pytest.fixture
def toys(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a window with the toy and El Switcher, and two people at the toy of whom the first looks."""
    load_fonts()
    switcher = game("switcher")
    made = House(tmp_path / "games", ((Toy(), PlainFace(Toy())), (switcher, load_face("switcher")))).furnish()
    made.navigator.play(Match.new(Toy(), (ANA, BEA), seed="1"))
    table(made).lift_curtain()
    assert table(made).shown.acting
    yield made
    made.close()
    appearance().apply("light", 1.0)


def table(house: House) -> Table:
    found = house.screens.table.table
    assert found is not None
    return found


def veil(house: House) -> Veil:
    return house.screens.table._veil


@pytest.mark.parametrize("page", ["home", "saved", "settings", "statistics", "rulebooks"])
def test_whoever_comes_back_from_another_page_says_who_it_is(toys: House, page: str) -> None:
    toys.show(page)
    assert table(toys).shown.view.seat == NOBODY
    toys.show("table")
    assert veil(toys).isVisible()
    assert table(toys).shown.curtain == 0
    hands.key(veil(toys).button, Qt.Key.Key_Space)
    assert table(toys).shown.acting


def test_a_sheet_over_the_table_changes_nobody(toys: House) -> None:
    toys.navigator.new_game("toy")
    assert toys.navigator.sheet is not None
    toys.navigator.sheet.cancel()
    assert not veil(toys).isVisible()
    assert table(toys).shown.acting


def test_reopening_and_switching_games_cover(toys: House) -> None:
    first = table(toys).match.record().id
    toys.navigator.play(Match.new(game("switcher"), (ANA, BEA), seed="1"))
    assert veil(toys).isVisible()
    toys.navigator.resume(first)
    assert veil(toys).isVisible()
    assert table(toys).shown.view.seat == NOBODY


def test_the_line_for_typing_is_cleared_away(toys: House) -> None:
    panel = toys.screens.table.panel
    panel.type_move()
    assert any(digit in panel.typed.placeholderText() for digit in "123456"), "the example is a card in the hand"
    table(toys).play("pass")
    assert table(toys).shown.curtain == 1
    assert panel.typed.isHidden()


# ---------------------------------------------------------------- what it looks like


def board(house: House) -> QImage:
    QApplication.processEvents()
    return house.screens.table.board.grab().toImage()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_curtain_leaves_what_is_public_readable(toys: House, scale: float) -> None:
    appearance().apply("dark", scale)
    toys.window.resize(1024, 640)
    toys.navigator.play(Match.new(game("switcher"), (ANA, BEA), seed="1"))
    assert veil(toys).isVisible()
    curtained = board(toys)
    veil(toys).hide()
    bare = board(toys)
    upper = QRect(0, 0, bare.width(), bare.height() // 2)
    assert curtained.copy(upper) == bare.copy(upper)
    assert curtained != bare


def test_names_that_are_too_long_for_the_button_are_left_out(toys: House) -> None:
    appearance().apply("light", 2.0)
    toys.window.resize(1024, 640)
    toys.navigator.play(Match.new(game("switcher"), (Player(name="W" * 40), BEA), seed="1"))
    button = veil(toys).button
    assert button.width() >= button.sizeHint().width()
    assert button.text() == "I am here"


def cells(house: House) -> list[str]:
    """Return the names of what a reader finds on the table."""
    return [button.accessibleName() for button in house.screens.table.board.findChildren(CellButton)]


def found(house: House) -> list[QObject]:
    """Return all that a reader finds in the view of the table."""
    inside = QAccessible.queryAccessibleInterface(house.screens.table.board).child(0)
    return [inside.child(index).object() for index in range(inside.childCount())]


def test_a_pause_on_the_clock_hides_the_whole_board(toys: House) -> None:
    pictures = []
    for moves in (0, 6):
        match = Match.new(game("switcher"), (PERSON, BOT), seed="1")
        while match.turn < 0:
            match.draw()
        for _ in range(moves):
            match.play(match.game.moves(match.state)[0]) if match.turn >= 0 else match.draw()
        toys.navigator.play(match)
        toys.window.commands.pause.trigger()
        assert table(toys).paused
        pictures.append(board(toys))
    assert pictures[0] == pictures[1]


def test_in_a_pause_on_the_clock_nothing_of_the_board_is_read_out(toys: House, qtbot: QtBot) -> None:
    toys.navigator.play(Match.new(game("switcher"), (PERSON, BOT), seed="1"))
    QAccessible.queryAccessibleInterface(toys.screens.table.board)  # a reader has come
    qtbot.waitUntil(lambda: bool(cells(toys)))
    whole = position_words(table(toys))
    toys.window.commands.pause.trigger()
    qtbot.waitUntil(lambda: not cells(toys))
    (said,) = position_words(table(toys))
    assert "Paused" in said
    assert found(toys) == [veil(toys)], "what gives it back is there to be pressed"
    hands.click(veil(toys).button)
    qtbot.waitUntil(lambda: bool(cells(toys)))
    assert position_words(table(toys)) == whole


def test_behind_the_curtain_the_board_can_still_be_read_out(toys: House, qtbot: QtBot) -> None:
    toys.navigator.play(Match.new(game("switcher"), (ANA, BEA), seed="1"))
    QAccessible.queryAccessibleInterface(toys.screens.table.board)
    assert veil(toys).isVisible()
    qtbot.waitUntil(lambda: bool(cells(toys)))
    assert veil(toys) in found(toys)


def test_the_veil_stays_when_the_table_below_is_scrolled(toys: House) -> None:
    toys.navigator.play(Match.new(game("switcher"), (ANA, BEA), seed="1"))
    toys.screens.table.board.viewport().scroll(0, 30)
    assert veil(toys).geometry() == toys.screens.table.board.rect()


def test_presses_on_the_curtain_reach_nothing_below(toys: House) -> None:
    table(toys).play("pass")
    before = table(toys).match.length
    hands.click(veil(toys), QPoint(60, 60))
    assert table(toys).match.length == before
    assert veil(toys).button.hasFocus()
