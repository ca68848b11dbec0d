"""Switch's computer players: what a master must decide, and that every level plays by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import process_time
from typing import Any

import pytest

from boardroom.ai.bot import LEVELS, Answer, Budget
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import View
from boardroom.games.switch import bot as module
from boardroom.games.switch.bot import bot, choices
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.standings import standings
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState
from boardroom.games.switch.tables import LAST
from boardroom.games.switch.turn import Turn, lying
from tests.games.switch.board import GAME, OPTIONS, SEATS, match_states, play, simply, table
from tests.games.switch.half import Half, level, measure

MASTER = LEVELS[-1]


class Honest(Switch):
    """The rules for a bot that must not look: whoever asks what chance will bring fails."""

    def chance(self, state: SwitchState, rng: Random) -> Move:
        raise AssertionError("a bot threw the dice")

    def chances(self, state: SwitchState) -> Sequence[tuple[Move, float]]:
        raise AssertionError("a bot threw the dice")


def ask(state: SwitchState, number: int = MASTER, seed: int = 0, rules: Switch = GAME) -> Answer[Move]:
    """Let a level choose."""
    seat = GAME.turn(state)
    view = View(GAME.redact(state, seat), seat, seat, tuple(GAME.moves(state)), ())
    return bot(number).choose(rules, view, Budget(), Random(seed))


def says(state: SwitchState, number: int = MASTER, seed: int = 0) -> str:
    return GAME.write(ask(state, number, seed).move)


# ---------------------------------------------------------------- what a master must decide


@pytest.mark.parametrize("seats", SEATS)
def test_it_takes_a_win_that_lies_on_the_table(seats: int) -> None:
    state = play(table(14, *(9,) * (seats - 1)), "throw 1 2 3 4 6 -")
    answer = ask(state)
    assert answer.line == (Act("discard"),) * 3
    assert (answer.value, answer.forced) == (1, 3)
    after = play(state, "discard")
    assert ask(after).line == (Act("discard"),) * 2
    assert {option.move: option.value < 1 for option in ask(after).options} == {
        Act("discard"): False,
        Act("again"): True,
        Act("stop"): True,
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("risky", [False, True])
def test_it_blocks_whoever_would_win_with_this_throw(seats: int, risky: bool) -> None:
    """Whatever else the token is good for, there would be no time for it."""
    state = play(table(16, *(1,) * (seats - 1), holder=seats, risky=risky), "throw 1 3 5 6 6 -")
    answer = ask(state)
    assert answer.move == Act("block", 0)
    assert {option.value == 0 for option in answer.options if option.move != answer.move} == {True}


def test_it_cancels_a_swap_that_takes_its_leading_pile() -> None:
    state = play(table(1, 15, holder=2), "throw 1 1 1 g", "swap 2")
    answer = ask(state)
    assert answer.move == Act("cancel")
    assert answer.value > next(option.value for option in answer.options if option.move == Act("pass")) + 0.1


def test_it_lets_a_swap_pass_that_does_it_good() -> None:
    assert says(play(table(15, 1, holder=2), "throw 1 1 1 1 1 g", "swap 2")) == "pass"


def test_it_takes_the_best_pile_and_gives_none_away_for_a_worse_one() -> None:
    assert says(play(table(1, 15), "throw 1 1 1 g")) == "swap 2"
    assert says(play(table(15, 1), "throw 1 1 1 1 1 g")) == "keep"
    assert says(play(table(2, 5, 16), "throw 1 1 1 g")) == "swap 3"
    assert says(play(table(2, 16, 4, 5), "throw 1 1 1 g")) == "swap 2"


def test_it_is_rid_of_a_blocked_pile_by_swapping_it_for_an_equal_one() -> None:
    """Then the other is blocked, in the same standings."""
    assert says(play(table(9, 9, blocked=1), "throw 1 1 1 1 1 g")) == "swap 2"
    assert says(play(table(9, 9, blocked=2), "throw 1 1 1 1 1 g")) == "keep"


def test_of_two_equally_low_piles_it_takes_the_free_one_of_whom_throws_later() -> None:
    assert says(play(table(10, 3, 3), "throw 1 1 1 1 1 r")) == "swap 3"
    assert says(play(table(10, 3, 3, turn=1, blocked=2), "throw 1 1 1 1 1 r")) == "swap 3"
    assert says(play(table(3, 10, 3, turn=2), "throw 1 1 1 1 1 r")) == "swap 1"


def test_it_throws_again_where_nothing_can_be_lost() -> None:
    """From the Klick card nobody falls, and red takes nothing where nobody is lower; stopping gives the throw away."""
    state = play(table(8, 12), "throw 1 1 1 5 -", "discard")
    answer = ask(state)
    assert answer.move == Act("again")
    assert answer.value > next(option.value for option in answer.options if option.move == Act("stop"))


def test_it_leaves_a_harder_card_until_it_must_be() -> None:
    """Five dice make 12 in nine throws of ten and 13 in eight; a throw that makes both may still discard both."""
    state = play(table(11, 14), "throw 1 1 5 5 5 -", "discard")
    assert set(GAME.moves(state)) == {Act("discard"), Act("again"), Act("stop")}
    assert says(state) == "again"
    easier = play(table(3, 14), "throw 1 3 3 -", "discard")  # with 4 gone there is a die more
    assert says(easier) == "discard"


def test_it_keeps_the_token_in_its_own_turn() -> None:
    """Who has just thrown keeps the threat: the pile can still be blocked when the other's dice lie open."""
    for tops in ((5, 5), (5, 12), (12, 5)):
        state = play(table(*tops, holder=1), "throw 1 2 3 6 -" if tops[0] == 5 else "throw 1 1 1 4 5 -")
        assert Act("block", 1) in GAME.moves(state)
        assert says(state) == "discard"


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options.values()))
def test_between_two_it_never_pays_to_stop(options: dict[str, Any]) -> None:
    """A pile is soon lost to a green face, and a fall soon made good: who throws counts for more than what lies there.

    The master finds this by itself, over all throws; the levels below it fear the fall.
    """
    chosen = SwitchOptions(**options)
    known = standings(2, chosen)
    for other in range(1, LAST + 1):
        turn = Turn(chosen, (other,), known)
        for top in range(2, LAST + 1):
            for token in {*range(known.places)} - {lying(0, 2)}:
                assert turn.throw(top, token, True)[0] > turn.end(top, token)[0]


# ---------------------------------------------------------------- all levels


def lively(seats: int, seed: int, **options: Any) -> list[SwitchState]:
    """Return the decisions of a match."""
    states = match_states(seats, Random(f"{seats} {seed}"), simply, **options)
    return [state for state in states if GAME.turn(state) >= 0]


def sound(state: SwitchState, answer: Answer[Move]) -> None:
    """Check an answer: legal, complete, best first, with lines that can be played."""
    assert {option.move for option in answer.options} == set(GAME.moves(state))
    assert len(answer.options) == len(GAME.moves(state)) == answer.nodes
    values = [option.value for option in answer.options]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in values)
    assert (answer.move, answer.value, answer.line) in {(o.move, o.value, o.line) for o in answer.options}
    for option in answer.options:
        assert option.line[0] == option.move
        after = state
        for move in option.line:
            assert move in GAME.moves(after)
            after = GAME.apply(after, move)
        assert GAME.turn(after) < 0
        won = GAME.turn(after) == NOBODY and after.seat == GAME.turn(state)
        assert (option.value == 1) == won
    assert answer.forced == (len(answer.line) if answer.value == 1 else None)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options.values()))
def test_matches_end_and_every_answer_is_sound(seats: int, options: dict[str, Any]) -> None:
    state, rng = table(*(7,) * seats, **options), Random(f"{seats} {options}")
    levels = [bot(rng.choice(LEVELS)) for _ in range(seats)]
    while (seat := GAME.turn(state)) != NOBODY:
        if seat == CHANCE:
            state = GAME.apply(state, GAME.chance(state, rng))
            continue
        view = View(GAME.redact(state, seat), seat, seat, tuple(GAME.moves(state)), ())
        answer = levels[seat].choose(GAME, view, levels[seat].budget(), rng)
        sound(state, answer)
        state = GAME.apply(state, answer.move)


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_seed_gives_the_same_answer_and_nobody_asks_the_dice(number: int) -> None:
    for state in lively(3, 7)[:40]:
        first, again = (replace(ask(state, number, seed=3, rules=rules), seconds=0.0) for rules in (GAME, Honest()))
        assert first == again


@pytest.mark.parametrize("seats", SEATS)
def test_the_master_takes_what_promises_most_and_needs_no_luck(seats: int) -> None:
    for state in lively(seats, 2)[:40]:
        answers = [ask(state, seed=seed) for seed in range(3)]
        assert {answer.move for answer in answers} == {answers[0].options[0].move}
        assert answers[0].value == max(option.value for option in answers[0].options)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_shares_the_chances(seats: int) -> None:
    for state in lively(seats, 3)[:60]:
        for choice in choices(state):
            assert sum(choice.chances) == pytest.approx(1)


def test_the_same_table_is_judged_alike_wherever_the_first_seat_is() -> None:
    one = play(table(5, 9, 14, turn=1, holder=3), "throw 1 2 3 6 -")
    two = play(table(14, 5, 9, turn=2, holder=1), "throw 1 2 3 6 -")
    here, there = choices(one), choices(two)
    assert [choice.what for choice in here] == [choice.what for choice in there]
    for mine, theirs in zip(here, there, strict=True):
        assert mine.seat in (NOBODY, (theirs.seat - 1) % 3)
        assert mine.chances == pytest.approx(theirs.chances[1:] + theirs.chances[:1])


def test_a_decision_costs_no_more_than_a_few_throws_played_out() -> None:
    """Compared with listing one throw's outcomes by the rules, so that the machine doesn't count."""
    state = play(table(4, 6, 11, 15, holder=2), "throw 1 1 3 -")

    def seconds(what: str) -> float:
        began = process_time()
        if what == "decision":
            module._turn.cache_clear()
            ask(state)
        else:
            before = table(12, 6, 11, 15)
            assert len([GAME.apply(before, throw) for throw, _ in GAME.chances(before)]) == 1008
        return process_time() - began

    ask(state)  # what is read once for all
    decision, throw = (min(seconds(what) for _ in range(3)) for what in ("decision", "throw"))
    assert decision < 8 * throw


# ---------------------------------------------------------------- how the levels differ


def stops(number: int) -> int:
    """Return how often a level stops where it could dare."""
    daring = [state for seed in range(6) for state in lively(2, seed) if state.gone and not state.fits]
    return sum(says(state, number, seed) == "stop" for seed, state in enumerate(daring))


def test_the_lower_the_level_the_more_it_fears_to_fall() -> None:
    found = [stops(number) for number in LEVELS]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[3] > found[4] == 0


@pytest.mark.parametrize("number", LEVELS[:-1])
def test_every_level_sees_every_sum(number: int) -> None:
    """Below the master, who may leave a card for a better throw, whatever can go goes."""
    for seed in range(20):
        state = play(table(1, 5), "throw 1 2 4 -")
        while state.fits:
            assert says(state, number, seed) == "discard"
            state = play(state, "discard")
        assert state.tops[0] == 8
    for state in (state for seed in range(4) for state in lively(3, seed) if state.phase == "play" and state.fits):
        if state.holder != state.seat:
            assert says(state, number) == "discard"


def test_the_token_is_thought_of_more_often_the_higher_the_level() -> None:
    state = play(table(16, 1, holder=2), "throw 1 3 5 6 6 -")
    found = [sum(says(state, number, seed) == "block 1" for seed in range(100)) for number in LEVELS]
    assert found[1] < found[2] < found[3] < found[4] == 100


def test_a_master_beats_a_beginner_and_the_thumb_rule() -> None:
    assert measure(level(MASTER), level(1), 100).wins >= 68
    assert measure(level(MASTER), Half(swaps=False), 200).wins >= 120
