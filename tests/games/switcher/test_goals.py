"""What lessons can ask for in El Switcher."""

from __future__ import annotations

import pytest

from boardroom.games.switcher.goals import blocked, coloured, formed, lost
from tests.games.switcher.board import play, settle, table

T_RED_O_GREEN = ".r..gg/rrr.gg/....../....../....../......"  # T4 at a5, O4 at e5
NEARLY_T = ".y.r../rrr.../....../....../....../......"  # line2 b6 d6 makes the red T4


def test_a_card_is_formed_once_what_comes_for_it_has_turned_up() -> None:
    before = table(T_RED_O_GREEN, "T4 O4 V", "X I W")
    assert not formed(before, before, 0)
    due = play(before, "form T4 a5")
    assert not formed(before, due, 0, "T4")
    now = settle(due)
    assert formed(before, now, 0, "T4")
    assert formed(before, now, 0)
    assert not formed(before, now, 0, "T4", "O4")
    assert formed(before, settle(play(now, "form O4 e5")), 0, "T4", "O4")
    assert not formed(before, now, 1)


def test_a_card_of_ones_own_that_is_blocked_is_not_formed() -> None:
    before = table(T_RED_O_GREEN, "X I W", "T4 O4 V")
    now = play(before, "block 2 T4 a5")
    assert blocked(before, now, 0, "2", "T4")
    assert not blocked(before, now, 0, "2", "O4")
    assert not formed(before, now, 1)
    assert not blocked(now, now, 0, "2", "T4")


def test_a_blocked_card_is_formed_like_any_other() -> None:
    before = table(T_RED_O_GREEN, "O4", "X I W", blocked=["T4"])
    up = play(before, "form O4 e5")
    assert not formed(before, up, 0, "T4")
    assert formed(before, settle(play(up, "form T4 a5")), 0, "T4")


def test_the_colour_of_the_last_figure() -> None:
    before = table(T_RED_O_GREEN, "T4 O4 V", "X I W")
    now = play(before, "form O4 e5")
    assert coloured(before, now, 0, "g")
    assert not coloured(before, now, 0, "r")
    assert not coloured(now, now, 0, "g")


@pytest.mark.parametrize(
    ("hand", "moves", "gone"),
    [
        ("line2", [], False),
        ("line1", [], True),
        ("line2", ["line2 b6 d6"], False),
        ("line2", ["line2 a1 c1"], True),
        ("line1 line2", ["line1 e1 f1"], False),
        ("line2", ["line2 b6 d6", "form T4 a5"], False),
    ],
)
def test_a_figure_that_no_card_in_hand_makes_is_lost(hand: str, moves: list[str], gone: bool) -> None:
    before = table(NEARLY_T, "T4 X V", "X I W", hands=[hand])
    assert lost(before, play(before, *moves), 0, "T4") is gone
