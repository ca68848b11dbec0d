"""Where rules are read: beside the game, as a page from everywhere, and in windows of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.table.screen import TableScreen
from boardroom.app.table.table import Table
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.kit.message import Message
from boardroom.ui.style.fonts import load_fonts
from tests.app.hands import click, key
from tests.app.houses import BOT, YOU, House, begun

ANA, BEA = Player(name="Ana"), Player(name="Bea")


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a furnished window with the real games."""
    load_fonts()
    house = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield house
    house.close()


def oxixo(*players: Player, moves: str = "") -> Match:
    match = Match.new(game("oxixo"), players or (YOU, BOT), seed="1")
    for text in moves.split():
        match.play(match.game.read(text, match.state))
    return match


def sit(house: House, match: Match | None = None) -> tuple[TableScreen, Table]:
    house.navigator.play(match or oxixo())
    screen = house.screens.table
    assert screen.table is not None
    QApplication.processEvents()
    return screen, screen.table


def press(house: House, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or house.window, key, modifiers)


def keys_shown(house: House) -> bool:
    shown = [message for message in house.window.findChildren(Message) if message.isVisible()]
    return any("Keyboard" in message.headline.text() for message in shown)


# -------------------------------------------------------------------- beside the game


def test_f1_at_the_table_opens_the_paragraph_of_the_phase(home: House) -> None:
    screen, table = sit(home)
    assert screen.rules is None
    press(home, Qt.Key.Key_F1)
    assert screen.rules is not None
    assert screen.rules.isVisible()
    assert screen.rules.reader.page.spot().id == "turn" == table.face.paragraph(table.shown.view)
    assert screen.board.isVisible()
    assert screen.board.width() > 700
    assert not table.paused
    press(home, Qt.Key.Key_F1)
    assert not screen.rules.isVisible()
    assert screen.board.hasFocus()


def test_the_panel_gives_way_to_the_rules_but_what_to_do_stays_in_sight(home: House) -> None:
    screen, table = sit(home)
    assert screen.panel.isVisible()
    home.window.commands.rules.trigger()
    assert not screen.panel.isVisible()
    assert screen._strip.isVisible()
    assert table.prompt.what in screen._strip.accessibleName()
    assert screen.rules is not None
    key(screen.rules.reader.page, Qt.Key.Key_Escape)
    assert screen.panel.isVisible()
    home.window.resize(1700, 900)
    QApplication.processEvents()
    home.window.commands.rules.trigger()
    assert screen.panel.isVisible()
    assert screen.rules.isVisible()


def test_a_question_comes_before_the_rules(home: House) -> None:
    screen, table = sit(home)
    home.window.commands.rules.trigger()
    assert screen.rules is not None
    home.window.commands.resign.trigger()
    assert table.question is not None
    assert screen.panel.isVisible()
    assert not screen.rules.isVisible()
    table.answer(False)
    assert screen.rules.isVisible()


def test_the_end_of_the_game_closes_the_rules_and_offers_them_again(home: House) -> None:
    screen, table = sit(home, oxixo(ANA, BEA))
    home.window.commands.rules.trigger()
    table._give_up()
    assert table.over
    assert screen.rules is not None
    assert not screen.rules.isVisible()
    assert screen.panel.result._rules.isVisible()
    click(screen.panel.result._rules)
    assert screen.rules.isVisible()
    press(home, Qt.Key.Key_Escape)
    home.window.commands.rules.trigger()
    assert screen.rules.reader.page.spot().id == "end"


def test_a_refusal_leads_to_its_rule(home: House) -> None:
    screen, table = sit(home)
    assert not table.play("c3c5")
    notice = table.notice
    assert notice is not None
    assert notice.rule == "cube-periphery"
    card = screen.panel.prompt._notice
    assert card.rule.isVisible()
    click(card.rule)
    assert screen.rules is not None
    page = screen.rules.reader.page
    assert page.spot().id == "cube-periphery"
    assert page._pointed == "cube-periphery"
    table.play("a1a1")
    assert screen._strip.rule.isVisible()
    click(screen._strip.rule)
    assert page._pointed == "push-back"


def test_what_is_no_move_has_no_rule(home: House) -> None:
    screen, table = sit(home)
    table.play("nonsense")
    assert table.notice is not None
    assert not screen.panel.prompt._notice.rule.isVisible()


def test_alt_left_is_the_readers_while_one_reads_and_the_games_otherwise(home: House) -> None:
    screen, table = sit(home, oxixo(ANA, BEA, moves="a1e1 b1a1"))
    home.window.commands.rules.trigger()
    assert screen.rules is not None
    page = screen.rules.reader.page
    page.setFocus()
    page.followed.emit("teams")
    press(home, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.spot().id == "turn"
    assert table.shown.looking is None
    screen.close_rules()
    press(home, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.shown.looking == 1


def test_another_match_begins_without_the_rules_of_the_last(home: House) -> None:
    screen, _ = sit(home)
    home.window.commands.rules.trigger()
    home.navigator.play(Match.new(game("phoenix"), (YOU, BOT), seed="1"))
    assert screen.rules is not None
    assert not screen.rules.isVisible()
    home.window.commands.rules.trigger()
    assert screen.rules.reader.game == "phoenix"


# -------------------------------------------------------------------- from everywhere else


def test_the_sheet_grows_into_a_page_and_back_leads_to_the_game(home: House) -> None:
    screen, table = sit(home)
    home.window.commands.rules.trigger()
    assert screen.rules is not None
    click(screen.rules.bar.large)
    assert home.here == "reader"
    assert table.paused
    assert home.screens.reader.reader.page.spot().id == "turn"
    press(home, Qt.Key.Key_Escape)
    assert home.here == "table"
    assert not table.paused


def test_f1_at_home_opens_the_book_of_the_chosen_game_else_the_keys(home: House) -> None:
    boxes = home.screens.home.boxes
    assert boxes is not None
    boxes.cards[2].setFocus()
    press(home, Qt.Key.Key_F1)
    assert home.here == "reader"
    assert home.screens.reader.reader.game == boxes.cards[2].game.key
    click(home.screens.reader.bar._back)
    assert home.here == "home"
    home.window.setFocus()
    home.window.commands.rules.trigger()
    assert keys_shown(home)


def test_the_keys_are_still_there(home: House) -> None:
    press(home, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert keys_shown(home)


def test_home_offers_the_rules_of_every_game(home: House) -> None:
    boxes = home.screens.home.boxes
    assert boxes is not None
    assert set(boxes.rules) == {each.key for each, _ in home.catalogue}
    click(boxes.rules["oxixo"])
    assert home.here == "reader"
    assert not home.window.top.isVisible()
    press(home, Qt.Key.Key_Escape)
    assert home.here == "home"


def test_the_new_game_sheet_offers_the_rules(home: House) -> None:
    home.navigator.new_game("phoenix")
    sheet = home.navigator.sheet
    assert sheet is not None
    assert sheet.rules.isVisible()
    click(sheet.rules)
    assert home.navigator.sheet is None
    assert home.screens.reader.reader.game == "phoenix"
    home.navigator.new_game("oxixo")
    press(home, Qt.Key.Key_F1)
    assert home.navigator.sheet is None
    assert home.screens.reader.reader.game == "oxixo"


def test_back_from_the_rules_leads_to_the_setup_as_it_was_left(home: House) -> None:
    home.navigator.new_game("switch")
    sheet = home.navigator.sheet
    assert sheet is not None
    click(sheet.add)
    sheet._rows[0].name.setText("Ana")
    click(sheet._options["dice"]._cards[1])
    left = sheet.setup()
    click(sheet.rules)
    assert home.here == "reader"
    key(home.screens.reader.reader.page, Qt.Key.Key_Escape)
    assert home.here == "home"
    again = home.navigator.sheet
    assert again is not None
    assert again.setup() == left
    assert again._rows[0].name.text() == "Ana"
    press(home, Qt.Key.Key_Escape)
    home.navigator.open_rules("switch")
    home.navigator.back()
    assert home.navigator.sheet is None, "who came from elsewhere goes back there"


def test_f1_in_a_review_opens_the_rules_of_its_game(home: House) -> None:
    home.navigator.review(oxixo(ANA, BEA, moves="a1e1 b1a1").record())
    home.window.commands.rules.trigger()
    assert home.screens.reader.reader.game == "oxixo"
    press(home, Qt.Key.Key_Escape)
    assert home.here == "review"


def test_the_rulebooks_stand_side_by_side_and_are_searched_together(home: House) -> None:
    click(home.window.top.entries["rulebooks"])
    page: Any = home.screens.rulebooks
    assert [card.game.key for card in page.boxes.cards] == home.navigator.rulebooks.games
    page.finder.line.setText("turn")
    assert not page.boxes.isVisible()
    assert {row.hit.game for row in page.results.rows} == set(home.navigator.rulebooks.games)
    assert "found" in page.finder.count.text()
    row = page.results.rows[-1]
    click(row)
    assert home.here == "reader"
    assert home.screens.reader.reader.game == row.hit.game
    press(home, Qt.Key.Key_Escape)
    assert home.here == "rulebooks"
    page.finder.line.setText("xyzzy")
    assert page.finder.count.text() == "Not found"
    assert page.boxes.isVisible()
    page.finder.line.clear()
    click(page.boxes.cards[0])
    assert home.screens.reader.reader.game == page.boxes.cards[0].game.key


def test_a_game_without_a_book_offers_nothing(house: House) -> None:
    assert not house.window.top.entries["rulebooks"].isVisible()
    assert house.screens.home.wide_card is not None
    assert not house.screens.home.wide_card.rules.isVisible()
    house.navigator.new_game("pebbles")
    assert house.navigator.sheet is not None
    assert not house.navigator.sheet.rules.isVisible()
    house.navigator.sheet.cancel()
    house.navigator.play(begun(2))
    assert not house.screens.table.bar._rules.isVisible()
    house.window.commands.rules.trigger()
    assert house.screens.table.rules is None
    assert keys_shown(house)
    house.navigator.open_rules("pebbles")
    assert house.here == "table"


def test_one_game_with_a_book_offers_it_wide(qtbot: QtBot, tmp_path: Path) -> None:
    load_fonts()
    house = House(tmp_path / "games", tuple(box for box in GameCatalogue() if box[0].key == "oxixo")).furnish()
    wide_card = house.screens.home.wide_card
    assert wide_card is not None
    click(wide_card.rules)
    assert house.screens.reader.reader.game == "oxixo"
    house.show("home")
    assert house.screens.home.wide_card is not None
    house.screens.home.wide_card.play.setFocus()
    house.window.commands.rules.trigger()
    assert house.here == "reader"
    house.close()


# -------------------------------------------------------------------- windows and games


def test_a_book_in_a_window_of_its_own(home: House) -> None:
    home.navigator.open_rules("oxixo", "end")
    click(home.screens.reader.bar.window_)
    assert home.here == "home"
    (apart,) = home.navigator.windows
    assert apart.isVisible()
    assert apart.isWindow()
    assert "Oxixo" in apart.windowTitle()
    assert apart.reader.page.spot().id == "end"
    home.navigator.open_rules_apart("phoenix")
    assert len(home.navigator.windows) == 2
    key(home.navigator.windows[1].reader.page, Qt.Key.Key_Escape)
    assert home.navigator.windows == [apart]
    home.window.closeEvent(QCloseEvent())
    assert not home.navigator.windows


def test_settings_change_after_a_window_of_its_own_was_closed(home: House) -> None:
    home.navigator.open_rules_apart("oxixo")
    home.navigator.windows[0].close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    home.preferences.change(reading=20)  # an error in a slot fails the test


def test_from_the_sheet_into_a_window_the_game_goes_on(home: House) -> None:
    screen, table = sit(home)
    home.window.commands.rules.trigger()
    assert screen.rules is not None
    click(screen.rules.bar.window_)
    assert not screen.rules.isVisible()
    assert home.here == "table"
    assert not table.paused
    assert len(home.navigator.windows) == 1


@pytest.mark.parametrize("against", [False, True])
def test_a_figure_becomes_a_game(home: House, against: bool) -> None:
    home.navigator.open_rules("oxixo")
    reader = home.screens.reader.reader
    card = reader.page.cards["edge"]
    card.play_wanted.emit(against)
    assert home.here == "table"
    table = home.screens.table.table
    assert table is not None
    assert table.match.game.dump(table.match.state) == "..x.o/o..../..x../x..o./o.x.. x"
    kinds = [player.kind for player in table.match.players]
    assert kinds == (["human", "bot"] if against else ["human", "human"])
    assert table.shown.acting


def test_a_figure_is_played_against_the_level_of_the_last_game(home: House) -> None:
    from boardroom.app.settings.preferences import Setup

    home.preferences.remember("oxixo", Setup(players=[YOU, Player(kind="bot", level=5)]))
    home.navigator.open_rules("oxixo")
    home.screens.reader.reader.page.cards["start"].play_wanted.emit(True)
    table = home.screens.table.table
    assert table is not None
    assert table.match.players[1].level == 5
    assert table.match.record().position is None
