"""The rules held against a second telling of them, over thousands of positions and whole games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.switcher.state import SwitcherState
from boardroom.games.switcher.tables import NAMES
from tests.games.switcher import oracle
from tests.games.switcher.board import GAME, SEATS, board, data, legal, lively, load, start, winners

seats_ = pytest.mark.parametrize("seats", SEATS)


def agree(state: SwitcherState, table: oracle.Table) -> None:
    """Check that the two say the same of a position."""
    assert state.ended == table.reason
    assert GAME.turn(state) == (NOBODY if table.reason else CHANCE if table.waiting else table.turn - 1)
    if table.reason:
        assert winners(state) == set(table.winners)
    else:
        assert state.seat == table.turn - 1
        assert state.quiet == table.quiet
        assert state.formed == table.figure_this_turn
    assert [what if seat == CHANCE else f"{what} {seat + 1}" for what, seat in state.due] == table.waiting
    assert (board(state) if state.tiles else "") == (table.tiles() if table.colours else "")
    assert state.forbidden == table.last
    for seat in range(state.seats):
        assert list(state.up[seat]) == table.up[seat + 1]
        assert state.blocked[seat] == table.blocked[seat + 1]
        assert state.drawn[seat] == set(table.came[seat + 1])
        assert state.left(seat) == table.left(seat + 1)
        assert sorted(map(str, state.hands[seat])) == sorted(table.hand[seat + 1])
    assert state.pile is not HIDDEN
    assert dict(zip(oracle.KINDS, state.pile, strict=True)) == {kind: table.pile.count(kind) for kind in oracle.KINDS}
    assert Counter(dict(zip(oracle.KINDS, state.discards, strict=True))) == Counter(table.discards)
    assert legal(state) == set(table.moves())
    if table.waiting and table.waiting[0].startswith(("up", "draw")):
        outcomes = {GAME.write(move): weight for move, weight in GAME.chances(state)}
        assert outcomes == pytest.approx(table.outcomes())


def both(state: SwitcherState, table: oracle.Table, rng: Random, plainly: bool) -> SwitcherState:
    """Play one move, or let chance do one thing, on both tables."""
    if table.waiting:
        text = GAME.write(GAME.chance(state, rng))
        table.happen(text)
    else:
        text = rng.choice(table.moves()) if plainly else GAME.write(lively(state, rng))
        table.play(text)
    return GAME.apply(state, GAME.read(text, state))


@seats_
@pytest.mark.parametrize("size", [6, 12, 23])
def test_whole_games_agree(seats: int, size: int) -> None:
    rng = Random(f"{seats} {size}")
    for number in range(2 if size > 6 else 4):
        first = rng.randint(1, seats)
        forbidden = ("last figure", "this and last turn")[number % 2]
        state = start(seats, deck=size, first=first, forbidden=forbidden)
        table = oracle.Table(seats, first, size, forbidden)
        agree(state, table)
        while not table.reason:
            state = both(state, table, rng, plainly=False)
            agree(state, table)
        assert table.reason == "deck", f"game {number}"


@seats_
def test_games_at_random_agree_until_they_stop(seats: int) -> None:
    """Whoever plays anything at all forms little: thirty rounds pass without a figure."""
    rng = Random(seats)
    forbidden = "this and last turn"  # it makes no difference whether somebody plans with it
    state, table = start(seats, deck=6, forbidden=forbidden), oracle.Table(seats, 1, 6, forbidden)
    entries = 0
    while not table.reason:
        state = both(state, table, rng, plainly=True)
        entries += 1
        if entries % 10 == 0 or table.reason:
            agree(state, table)
    assert table.reason == "quiet"


def made_up(rng: Random, seats: int, size: int) -> tuple[dict[str, Any], oracle.Table]:
    """Make up a position in the middle of a turn: any board, any cards, somebody blocked, little left."""
    table = oracle.Table(seats, rng.randint(1, seats), size)
    table.waiting.clear()
    letters = list("rgby" * 9)
    rng.shuffle(letters)
    table.colours = dict(zip(oracle.CELLS, letters, strict=True))
    table.last = rng.choice(["", *"rgby"])
    numbers = rng.sample([1, 2, 3, 4], seats)
    rng.shuffle(table.pile)
    standing = [name for name, _ in table.standing()]
    for player in range(1, seats + 1):
        table.deck[player] = numbers[player - 1]
        deck = oracle.DECKS[numbers[player - 1] - 1][:]
        rng.shuffle(deck)
        deck.sort(key=lambda card: card not in standing or rng.random() < 0.3)  # cards that stand come first
        left = rng.choice((0, 0, 1, size - 3))
        shown = rng.choice((1, 2, 3) if not left else (1, 3))
        if rng.random() < 0.3 and size - left >= 3:
            table.blocked[player] = deck.pop(rng.randrange(len(deck)))
            shown = rng.choice((1, 2))
        table.up[player] = deck[:shown]
        used = size - left - shown - (1 if table.blocked[player] else 0)
        table.came[player] = [*deck[: shown + used], *filter(None, [table.blocked[player]])]
        held = rng.choice((0, 1, 2, 3)) if player == table.turn else 3
        table.hand[player] = [table.pile.pop() for _ in range(held)]
    table.discards = [table.pile.pop() for _ in range(rng.choice((0, 5, len(table.pile) - 1, len(table.pile))))]
    table.quiet = rng.choice((0, 30 * seats - 1))
    position = data(seats=seats, turn=table.turn) | {
        "tiles": table.tiles(),
        "discards": table.discards,
        "forbidden": table.last,
        "quiet": table.quiet,
        "seats": [
            {
                "deck": table.deck[player],
                "up": table.up[player],
                "blocked": table.blocked[player],
                "drawn": table.came[player],
                "hand": table.hand[player],
            }
            for player in table.up
        ],
    }
    return position, table


@seats_
@pytest.mark.parametrize("size", [6, 12, 23])
def test_made_up_positions_agree(seats: int, size: int) -> None:
    rng = Random(f"{seats}-{size}")
    seen: Counter[str] = Counter()
    for _ in range(150):
        position, table = made_up(rng, seats, size)
        state = load(position, seats, size)
        agree(state, table)
        for _ in range(5):
            if table.reason:
                break
            before = state.blocked.count("")
            state = both(state, table, rng, plainly=rng.random() < 0.3)
            agree(state, table)
            seen["blocked"] += state.blocked.count("") < before
            seen["turned up"] += state.blocked.count("") > before
            seen["due"] += bool(table.waiting)
            seen[table.reason] += 1
    assert min(seen[what] for what in ("blocked", "turned up", "due", "deck", "quiet")) > 3, seen


def test_boards_of_every_shape_agree() -> None:
    """From boards in stripes to boards in no order at all: the same figures stand for both."""
    rng = Random(36)
    found: Counter[str] = Counter()
    for _ in range(400):
        letters = list("rgby" * 9 if rng.random() < 0.5 else "r" * 9 + "g" * 9 + "b" * 9 + "y" * 9)
        for _ in range(rng.choice((3, 6, 12, 100))):
            one, other = rng.sample(range(36), 2)
            letters[one], letters[other] = letters[other], letters[one]
        text = "/".join("".join(letters[i : i + 6]) for i in range(0, 36, 6))
        table = oracle.Table(2)
        table.happen(f"tiles {text}")
        state = load(data() | {"tiles": text})
        standing = {(name, group[0]) for name, group in table.standing()}
        assert {(name, NAMES[cell]) for name, _, cell in state.figures()} == standing
        found.update(name for name, _ in standing)
    assert len(found) == 25
