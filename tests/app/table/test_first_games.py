"""Somebody's first games of each kind: the aim in one line, and a card when there is something else to do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.settings.preferences import FIRST_GAMES
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.kit.labels import Label
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.passing_card import STAYS, PassingCard
from tests.app import hands
from tests.app.houses import House

YOU, BOT = Player(), Player(kind="bot", level=1)
AIM = "Be the first to line up five of your marks."


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def match_of(key: str, *players: Player) -> Match:
    return Match.new(game(key), players or (YOU, BOT), seed="first")


def aim(house: House) -> str:
    """Return what the line of the aim says, as far as it is seen."""
    shown = house.screens.table.panel.prompt.aim
    words = shown.findChild(Label)
    assert isinstance(words, Label)
    return words.text() if shown.isVisible() else ""


def test_the_aim_is_said_in_the_first_games_of_each_kind(house: House) -> None:
    for _ in range(FIRST_GAMES):
        house.navigator.play(match_of("oxixo"))
        assert aim(house) == f"Aim: {AIM}"
    house.navigator.play(match_of("oxixo"))
    assert not aim(house)
    house.navigator.play(match_of("switch"))
    assert aim(house).startswith("Aim: Throw each number")


def test_whoever_comes_back_to_a_game_doesnt_begin_another(house: House) -> None:
    match = match_of("oxixo")
    match.play(match.view(0).moves[0])
    for _ in range(FIRST_GAMES + 1):
        house.navigator.play(Match(match.game, match.record()))
    assert aim(house)


def test_computers_among_themselves_need_no_aim(house: House) -> None:
    house.navigator.play(match_of("oxixo", BOT, BOT))
    assert not aim(house)
    assert not house.preferences.values.begun


def test_who_sends_the_aim_away_isnt_told_again(house: House) -> None:
    house.navigator.play(match_of("oxixo"))
    hands.click(house.screens.table.panel.prompt.aim.away)
    assert not aim(house)
    house.navigator.play(match_of("oxixo"))
    assert not aim(house)


def test_the_aim_is_read_out_once(house: House) -> None:
    house.navigator.play(match_of("oxixo"))
    assert " ".join(house.listen()).count(AIM) == 1


# ---------------------------------------------------------------- something else to do


def opening(house: House) -> PassingCard:
    """Sit down at Switch and let the throws for the start happen: then somebody starts."""
    match = match_of("switch")
    while len(match.state.contenders) > 1:
        match.draw()
    house.navigator.play(match)
    card = house.screens.table.board.findChild(PassingCard)
    assert isinstance(card, PassingCard)
    assert house.playing is not None
    house.playing.scene.skip()  # the dice lie there to be read
    return card


def test_a_card_says_that_something_else_begins(house: House) -> None:
    card = opening(house)
    assert card.isVisible()
    assert "start" in card.accessibleName()
    assert card.accessibleName() in " ".join(house.listen())


@pytest.mark.parametrize("by", ["key", "click"])
def test_any_key_or_click_sends_it_away_and_is_not_lost(house: House, by: str) -> None:
    card = opening(house)
    board = house.screens.table.board
    if by == "key":
        hands.key(board, Qt.Key.Key_Right)
    else:
        hands.click(board.viewport())
    assert not card.isVisible()


def test_it_goes_by_itself_and_with_the_game(house: House) -> None:
    card = opening(house)
    assert card._stay.isActive()
    assert card._stay.interval() == STAYS
    house.navigator.go_home()
    assert card.isHidden()
