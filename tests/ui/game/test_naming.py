"""What players are called."""

from __future__ import annotations

import pytest

from boardroom.core.record import Player
from boardroom.ui.game.naming import full_name, is_you, only_person, short_name, unnamed

YOU, ANA = Player(), Player(name="Ana")
THREE, FOUR, DEEP = Player(kind="bot", level=3), Player(kind="bot", level=4), Player(kind="bot", level=3, name="Deep")


@pytest.mark.parametrize(
    ("players", "short"),
    [
        ((), ["Player 1", "Player 2", "Player 3"]),
        ((YOU, FOUR), ["You", "Level 4"]),
        ((ANA, FOUR), ["Ana", "Level 4"]),
        ((YOU, YOU), ["Player 1", "Player 2"]),
        ((YOU, ANA, THREE), ["Player 1", "Ana", "Level 3"]),
        ((THREE, YOU, FOUR, THREE), ["Level 3 (1)", "You", "Level 4", "Level 3 (2)"]),
        ((THREE, DEEP), ["Level 3", "Deep"]),
    ],
)
def test_everybody_has_a_short_name_of_their_own(players: tuple[Player, ...], short: list[str]) -> None:
    assert [short_name(seat, players) for seat in range(len(short))] == short


def test_computers_say_what_they_are_where_there_is_room() -> None:
    players = [YOU, THREE, FOUR, THREE, DEEP]
    said = ["You", "Computer 1 · level 3", "Computer · level 4", "Computer 2 · level 3", "Deep"]
    assert [full_name(seat, players) for seat in range(5)] == said


def test_words_speak_to_the_only_person() -> None:
    assert only_person([THREE, ANA, FOUR]) == 1
    assert only_person([YOU, ANA]) is None
    assert only_person([THREE, FOUR]) is None


def test_only_who_has_no_name_is_called_you() -> None:
    assert is_you(0, [YOU, THREE])
    assert not is_you(1, [YOU, THREE])
    assert not is_you(0, [ANA, THREE])
    assert not is_you(0, [YOU, ANA])
    assert not is_you(-2, [YOU, THREE])
    assert not is_you(0, ())


def test_a_name_is_proposed_to_whoever_gives_none() -> None:
    assert unnamed(0, [ANA, THREE]) == "You"
    assert unnamed(1, [YOU, ANA]) == "Player 2"
