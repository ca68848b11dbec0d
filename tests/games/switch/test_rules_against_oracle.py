"""The rules against their second telling: the same piles, the same token and the same decisions, all the way."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardroom.games.switch.odds import throws
from boardroom.games.switch.state import Act, SwitchState, Throw
from tests.games.switch import oracle
from tests.games.switch.board import GAME, OPTIONS, SEATS, asked, legal, start, table, throws_next, token, winners

seats_ = pytest.mark.parametrize("seats", SEATS)
options_ = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options.values()))


def agree(state: SwitchState, told: oracle.Table) -> None:
    """Check that both tables are the same, and ask the same player the same."""
    assert list(state.tops) == [told.top(player) for player in told.players]
    if told.blocked():
        assert token(state) == f"pile {told.blocked()}"
    else:
        assert token(state) == told.token
    if told.winner:
        assert winners(state) == {told.winner}
        return
    assert asked(state) == told.asked
    assert legal(state) == set(told.choices)
    assert len(GAME.moves(state)) == len(told.choices)
    if told.asked == oracle.CHANCE:
        assert (state.dice_count, state.phase != "start") == told.throwing
    if state.phase != "start":
        assert state.seat + 1 == told.on_turn


def both(state: SwitchState, told: oracle.Table, rng: Random) -> SwitchState:
    """Throw, or decide anything at all, on both tables; whoever may risk often does."""
    if told.asked == oracle.CHANCE:
        move = GAME.chance(state, rng)
    else:
        move = Act("again") if "again" in told.choices and rng.random() < 0.5 else rng.choice(GAME.moves(state))
    told.say(GAME.write(move))
    return GAME.apply(state, move)


@seats_
@options_
def test_whole_games_agree(seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"{seats} {options}")
    state, told = start(seats, **options), oracle.Table(seats, **options)
    told.begin()
    agree(state, told)
    while not told.winner:
        state = both(state, told, rng)
        agree(state, told)


def made_up(rng: Random, seats: int, options: dict[str, Any]) -> tuple[SwitchState, oracle.Table]:
    """Make up a table before somebody's first throw: any piles, and the token anywhere."""
    told = oracle.Table(seats, **options)
    few = rng.random() < 0.5  # few different cards: many equal piles
    tops = [rng.choice((1, 8, 16) if few else range(1, 17)) for _ in told.players]
    for player, top in zip(told.players, tops, strict=True):
        told.cards[f"pile {player}"] = list(range(top, 17))
    place, player, turn = rng.choice(("middle", "hand", "pile")), rng.choice(told.players), rng.choice(told.players)
    told.token = place if place == "middle" else f"{place} {player}"
    told.begin(turn)
    holder, blocked = (player if place == "hand" else 0), (player if place == "pile" else 0)
    return table(*tops, turn=turn, holder=holder, blocked=blocked, **options), told


@seats_
def test_made_up_positions_agree(seats: int) -> None:
    rng = Random(seats)
    seen: Counter[str] = Counter()
    for number in range(200 * len(OPTIONS)):
        state, told = made_up(rng, seats, OPTIONS[number % len(OPTIONS)])
        agree(state, told)
        for _ in range(12):
            if told.winner:
                break
            state = both(state, told, rng)
            agree(state, told)
        seen.update(told.happened)
        seen["won"] += bool(told.winner)
    wanted = {"taken", "freed", "sat out", "back to 1", "back to 9", "blocked", "blocked in a risk", "laid in turn"}
    wanted |= {"token swapped", "nobody lower", "saved by a colour", "cancelled", "won"}
    wanted |= {"punished for a colour", "on after red", "laid at the end"}
    assert min(seen[what] for what in wanted) >= 4, seen


@seats_
@pytest.mark.parametrize("highest", ["total", "best die"])
def test_throws_for_the_start_agree(seats: int, highest: str) -> None:
    """Also when the dice are equal again and again: all make the same few totals."""
    rng = Random(seats)
    again = 0
    for _ in range(300):
        state, told = start(seats, highest=highest), oracle.Table(seats, highest=highest)
        told.begin()
        throws = 0
        while state.phase == "start":
            text = rng.choice(("throw 1 1 1 2 5", "throw 2 2 2 2 2", "throw 1 1 1 1 2"))
            throws += 1
            told.say(text)
            state = GAME.apply(state, GAME.read(text, state))
            agree(state, told)
        assert throws_next(state) == told.on_turn
        again += throws > seats
    assert again > 100


@pytest.mark.parametrize("dice", ["short", "long"])
def test_every_pile_and_throw_agree(dice: str) -> None:
    """Every top card with every throw that it may meet, and nothing else happening: discard as long as it goes."""
    for top in range(1, 17):
        state = table(top, 16, dice=dice)
        for thrown, _ in throws(state.dice_count):
            told = oracle.Table(2, dice=dice)
            told.cards = {"pile 1": list(range(top, 17)), "pile 2": [16]}
            told.begin(1)
            after = state
            text = GAME.write(Throw(thrown, "-"))
            while text:
                told.say(text)
                after = GAME.apply(after, GAME.read(text, after))
                agree(after, told)
                text = "discard" if "discard" in told.choices else ""
