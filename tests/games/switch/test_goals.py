"""What lessons can ask for in Switch."""

from __future__ import annotations

from typing import Any

from boardroom.games.switch.goals import cancelled, dared, freed, kept, spared
from boardroom.games.switch.state import SwitchState
from tests.games.switch.board import data, load, play


def at(*tops: int, **more: Any) -> SwitchState:
    return load(data(*tops, **more), len(tops))


def test_to_dare_is_to_throw_again_in_ones_own_turn() -> None:
    before = at(9, 5, phase="play", dice=[2, 2, 4, 6], face="-", gone=1)
    assert not dared(before, before, 0)
    assert dared(before, play(before, "again"), 0)
    assert not dared(before, play(before, "again"), 1)
    assert not dared(before, play(before, "stop"), 0)
    risked = play(before, "again")
    assert not dared(risked, risked, 0)


def test_a_card_is_kept_when_the_turn_has_passed_on() -> None:
    before = at(11, 4, 7, phase="green", dice=[1, 2, 3, 5, 5], face="g")
    assert not kept(before, before, 0, "11")
    assert kept(before, play(before, "keep"), 0, "11")
    assert not kept(before, play(before, "swap 2"), 0, "11")
    assert kept(before, play(before, "swap 2"), 0, "4")


def test_a_swap_is_cancelled_or_comes_about() -> None:
    before = at(13, 3, turn=2, phase="swapping", holder=1, partner=1, dice=[1, 2, 6], face="g")
    assert not cancelled(before, before, 0)
    assert cancelled(before, play(before, "cancel"), 0)
    assert not cancelled(before, play(before, "pass"), 0)


def test_a_token_is_spared_by_who_was_asked_for_it() -> None:
    before = at(13, 2, turn=2, phase="moment", holder=1, dice=[2, 2, 6], face="-")
    assert not spared(before, before, 0)
    assert spared(before, play(before, "pass"), 0)
    assert not spared(before, play(before, "block 2"), 0)


def test_a_pile_is_freed_when_the_token_leaves_it() -> None:
    before = at(8, 6, blocked=1)
    assert not freed(before, before, 0)
    assert not freed(before, play(before, "throw 1 1 3 4 -"), 0)
    assert freed(before, play(before, "throw 1 1 3 4 b"), 0)
    assert not freed(before, play(before, "throw 1 1 3 4 g", "keep"), 0)
    assert freed(before, play(before, "throw 1 1 3 4 g", "swap 2"), 0)
    assert not freed(at(8, 6), play(at(8, 6), "throw 1 1 3 4 b"), 0)
