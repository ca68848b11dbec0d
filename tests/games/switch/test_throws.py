"""Switch's dice as the statistics count them."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from boardroom.app.fairness.throws import count
from boardroom.core.game import CHANCE
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene.throws import SwitchDice
from boardroom.games.switch.state import Act, SwitchOptions, SwitchState, Throw
from boardroom.testing.matches import random_match
from boardroom.ui.game.face import load_face
from boardroom.ui.table.dice import Thrown

GAME, DICE = Switch(), SwitchDice()
START = GAME.start(3, SwitchOptions())


def throwing(top: int, seat: int = 1) -> SwitchState:
    """Return a table where a player with that top card throws."""
    tops = tuple(top if one == seat else 1 for one in range(3))
    return replace(START, phase="throw", contenders=(), tops=tops, seat=seat)


def test_the_dice_are_those_in_the_box() -> None:
    white, switch = DICE.kinds()
    assert [(side.key, side.pips) for side in white.sides] == [(str(n), n) for n in range(1, 7)]
    assert white.counts
    assert white.mean == pytest.approx(3.5)
    shares = {side.key: side.share * 6 for side in switch.sides}
    assert shares == pytest.approx({"g": 1, "r": 1, "b": 2, "-": 2})  # SW: one green, one red, two Block, two blank
    assert not switch.counts


def test_a_throw_for_the_start_is_that_of_the_next_contender() -> None:
    state = replace(START, contenders=(1, 2))
    assert DICE.thrown(state, Throw((1, 2, 3, 4, 6))) == Thrown(1, tuple(("white", n) for n in "12346"))


def test_a_throw_of_a_turn_hopes_for_the_top_card() -> None:
    thrown = DICE.thrown(throwing(7), Throw((1, 2, 4, 6), "b"))
    assert thrown is not None
    assert (thrown.seat, thrown.came) == (1, True)  # 1 + 6, and more
    assert thrown.sides == (("white", "1"), ("white", "2"), ("white", "4"), ("white", "6"), ("switch", "b"))
    missed = DICE.thrown(throwing(7), Throw((2, 2, 2, 2), "-"))
    assert missed is not None
    assert not missed.came
    ways = sum(
        any(
            sum(die for die, taken in zip(dice, subset, strict=True) if taken) == 7
            for subset in product((0, 1), repeat=4)
        )
        for dice in product(range(1, 7), repeat=4)
    )
    assert thrown.hope == missed.hope == pytest.approx(ways / 6**4)


def test_a_decision_is_no_throw() -> None:
    assert DICE.thrown(throwing(7), Act("stop")) is None


def test_every_throw_of_a_match_is_counted() -> None:
    match = random_match(GAME, 3, "counted")
    counted = count(match, DICE)
    assert counted.throws == sum(entry.seat == CHANCE for entry in match.entries)
    assert set(counted.lucks) == {0, 1, 2}
    white, switch = DICE.kinds()
    texts = [entry.text for entry in match.entries if entry.seat == CHANCE]
    assert counted.counts(white) == [sum(text.count(side.key) for text in texts) for side in white.sides]
    assert counted.counts(switch) == [sum(text.split()[-1] == side.key for text in texts) for side in switch.sides]


def test_the_game_shows_its_dice() -> None:
    assert isinstance(load_face("switch").dice(), SwitchDice)


def test_the_throw_that_is_due_is_made_of_the_dice_on_the_card() -> None:
    due = DICE.due(replace(START, contenders=(1, 2)))
    assert due is not None
    assert (due.seat, [die.key for die in due.dice]) == (1, ["white"] * 5)
    due = DICE.due(throwing(6))
    assert due is not None
    assert (due.seat, [die.key for die in due.dice]) == (1, ["white"] * 4 + ["switch"])
    assert DICE.due(replace(throwing(6), phase="play", dice=(1, 2, 3, 4))) is None


def test_sides_that_people_enter_make_a_throw() -> None:
    assert DICE.throw([("white", "6"), ("white", "1"), ("switch", "-"), ("white", "4")]) == Throw((1, 4, 6), "-")
    assert DICE.throw([("white", "2"), ("white", "1")]) == Throw((1, 2))
