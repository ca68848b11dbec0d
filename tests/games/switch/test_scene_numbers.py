"""What Switch's scene counts: which dice make a card, how far a throw reaches, and what another one risks."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain, combinations, product

import pytest

from boardroom.core.game import Event
from boardroom.games.switch.odds import chance, sums, throws
from boardroom.games.switch.scene.making import addends, made_by, reach, risk_of, rounds
from boardroom.games.switch.scene.words import equation, tile_sum
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.games.switch.tables import DICE, FACES, LAST
from tests.games.switch.scene_table import GAME


@pytest.mark.parametrize("count", [3, 4, 5])
def test_every_card_that_goes_is_spelled_out_with_the_fewest_dice(count: int) -> None:
    for dice, _ in throws(count):
        ways = list(chain.from_iterable(combinations(range(count), n) for n in range(1, count + 1)))
        for card in range(1, LAST + 1):
            used = made_by(card, dice)
            assert bool(used) == (card in sums(dice))
            if used:
                assert sum(dice[i] for i in used) == sum(addends(card, dice)) == card
                assert len(used) == min(len(way) for way in ways if sum(dice[i] for i in way) == card)


def test_sums_are_spelled_out() -> None:
    assert equation(6, (1, 2, 4, 4)) == "4 + 2 = 6"
    assert equation(4, (1, 2, 4, 4)) == "4"
    assert equation(11, (1, 2, 4, 4)) == "4 + 4 + 2 + 1 = 11"
    assert [tile_sum(card, (1, 2, 4, 4)) for card in (1, 7, 8, 11)] == ["1", "4+2+1", "4+4", "all"]
    assert tile_sum(9, (2, 2, 2, 3, 6)) == "6+3"
    assert tile_sum(4, (1, 1, 1, 1, 6)) == "4 dice"


def test_a_throw_reaches_as_far_as_card_after_card_goes() -> None:
    assert reach(1, (1, 2, 4)) == [1, 2, 3, 4, 5, 6, 7]  # the booklet's example
    assert reach(6, (1, 2, 4, 4)) == [6, 7, 8, 9, 10, 11]
    assert reach(5, (2, 2, 2)) == []
    assert reach(15, (1, 3, 6, 6, 6)) == [15, 16]


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("coloured", ["no penalty", "penalty"])
@pytest.mark.parametrize("green", ["turn ends", "play on"])
@pytest.mark.parametrize("table", ["short", "long"])
def test_the_risk_shown_is_the_risk_taken(table: str, green: str, coloured: str, again: bool) -> None:
    """Counted once more, face by face and throw by throw, by the rules."""
    options = SwitchOptions.model_validate({"dice": table, "green": green, "coloured_risk": coloured})
    for top in range(1, LAST + 1):
        risk, count = risk_of(top, options, again), DICE[options.dice][top - 1]
        assert (risk.top, risk.dice, risk.back) == (top, count, 9 if top >= 9 else 1)
        assert risk.discards + risk.colours + risk.fails == 1
        before = SwitchState(options, (top, LAST), 0, "throw", risky=again)
        discards = lost = 0
        for (dice, ways), face in product(throws(count), FACES):
            after = GAME.apply(before, Throw(dice, face))
            lost += ways * (after.tops[0] < top)
            if after.phase == "green" and green == "play on" and after.tops[0] == top:
                after = GAME.apply(after, Act("keep"))
            discards += ways * (after.phase == "play")
        assert risk.discards == Fraction(discards, 6 ** (count + 1))
        assert risk.harm == (lost > 0)
        falls = risk.fails + (risk.colours if risk.punished else 0)
        assert not lost or falls == Fraction(lost, 6 ** (count + 1))
        assert risk.fails == Fraction(2, 3) * (1 - chance(top, count))


def test_the_rounds_of_the_start_are_read_from_the_log() -> None:
    state = GAME.start(3, SwitchOptions())
    log: list[Event[Move]] = []
    for dice in ((1, 1, 1, 1, 6), (2, 2, 2, 3, 3), (2, 2, 2, 2, 4), (1, 1, 1, 1, 1)):
        state = GAME.apply(state, Throw(dice))
        log.append(Event(-1, Throw(dice)))
    assert state.phase == "start"
    assert rounds(log, state) == [{0: 10, 1: 12, 2: 12}, {1: 5}]
    state = GAME.apply(state, Throw((6, 6, 6, 6, 6)))
    log += [Event(-1, Throw((6, 6, 6, 6, 6))), Event(-1, Throw((1, 2, 3), "-"))]
    assert rounds(log, state) == [{0: 10, 1: 12, 2: 12}, {1: 5, 2: 30}]


def test_a_start_by_the_best_die_counts_the_dice_from_the_highest_down() -> None:
    state = GAME.start(2, SwitchOptions(highest="best die"))
    log: list[Event[Move]] = []
    for dice in ((1, 1, 1, 2, 6), (5, 5, 5, 5, 5)):
        state = GAME.apply(state, Throw(dice))
        log.append(Event(-1, Throw(dice)))
    assert rounds(log, state) == [{0: 62111, 1: 55555}]
    assert (state.phase, state.seat) == ("throw", 0)


def test_a_start_without_its_past_is_read_from_the_position() -> None:
    state = GAME.apply(GAME.start(2, SwitchOptions()), Throw((1, 1, 1, 1, 6)))
    assert rounds((), state) == [{0: 10}]
