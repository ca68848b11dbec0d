"""The computer players: what a master never does wrong, and that every level plays by the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice
from random import Random
from statistics import mean

import pytest

from boardroom.ai.bot import LEVELS, Answer, Budget
from boardroom.ai.tally import Tally
from boardroom.ai.tournament import Plan, play
from boardroom.core.game import NOBODY
from boardroom.core.match import View
from boardroom.games.switcher.bot import bot, formable
from boardroom.games.switcher.judge import STANDS, SwitcherWeights, ease, prospect, race
from boardroom.games.switcher.plan import NO_COLOUR, Planner, table_of
from boardroom.games.switcher.reach import hand_of, reach
from boardroom.games.switcher.state import BlockCard, EndTurn, Form, Move, SwitcherState
from boardroom.games.switcher.tables import COLOURS, DECKS, KINDS
from tests.games.switcher.board import GAME, SEATS, dealt, lively_match, settle, start, table

SHORT = Budget(nodes=150)
MASTER = LEVELS[-1]
NEAREST = 3  # the level that takes the nearest figure it sees, and sees all


def view(state: SwitcherState, seat: int | None = None) -> View[SwitcherState, Move]:
    """Return what a seat may know, without the log."""
    seat = state.seat if seat is None else seat
    moves = tuple(GAME.moves(state)) if seat == GAME.turn(state) else ()
    return View(GAME.redact(state, seat), seat, GAME.turn(state), moves, ())


def ask(state: SwitcherState, level: int = MASTER, budget: Budget = SHORT, seed: int = 0) -> Answer[Move]:
    return bot(level).choose(GAME, view(state), budget, Random(seed))


def turn(state: SwitcherState, level: int = MASTER, budget: Budget = SHORT) -> list[SwitcherState]:
    """Play a turn, to the end of it or of the match, and return the states in which the seat moved, and the last."""
    rng, seat, states = Random(0), state.seat, [state]
    while GAME.turn(states[-1]) == seat:
        move = bot(level).choose(GAME, view(states[-1]), budget, rng).move
        after = GAME.apply(states[-1], move)
        if isinstance(move, EndTurn):
            break
        states.append(settle(after, rng))
    return states


def formed(states: list[SwitcherState]) -> int:
    """Return how many of its cards the seat has formed."""
    first, last = states[0], states[-1]
    return sum(
        first.sector(first.seat) + first.left(first.seat) - last.sector(first.seat) - last.left(first.seat)
        for _ in (0,)
    )


def middle(seats: int, seed: int) -> SwitcherState:
    """Return a position from the middle of a lively match."""
    states = [state for state in lively_match(seats, Random(f"{seats} {seed}"), deck=12) if GAME.turn(state) >= 0]
    return states[len(states) // 2]


def safe(state: SwitcherState) -> bool:
    """Tell whether nobody else can win with a single sector."""
    return all(state.sector(seat) + state.left(seat) > 3 for seat in range(state.seats) if seat != state.seat)


# ---------------------------------------------------------------- what a master never overlooks


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(5))
def test_a_master_forms_a_figure_of_its_own_whenever_it_can(seats: int, seed: int) -> None:
    for state in (dealt(seats, seed), middle(seats, seed)):
        own = table_of(state, state.seat)
        if safe(state) and reach(own.tiles, own.hand, own.up, tuple(own.colours)):
            assert formed(turn(state))


@pytest.mark.parametrize("seed", range(6))
def test_even_without_time_to_think_it_overlooks_none(seed: int) -> None:
    state = dealt(seed=seed)
    assert reach(state.tiles, hand_of(state.hands[0]), state.up[0])
    assert formed(turn(state, budget=Budget(nodes=1)))
    assert formed(turn(state, budget=Budget(stop=lambda: True)))


def last_card(seed: int, cards: int) -> SwitcherState | None:
    """Return a deal in which the first seat has one card left, which takes so many swaps and not fewer."""
    state = dealt(seed=seed)
    deck = DECKS[state.decks[0]]
    found = sorted(reach(state.tiles, hand_of(state.hands[0]), deck).values(), reverse=True)
    needed = {way.figure: way.cards for way in found}
    card = next((name for name in deck if needed.get(name) == cards), None)
    return None if card is None else replace(state, up=((card,), state.up[1]), drawn=(frozenset(deck), state.drawn[1]))


@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_it_wins_at_once(cards: int) -> None:
    deals = (last_card(seed, cards) for seed in count())
    for state in islice(filter(None, deals), 4):
        answer = ask(state)
        assert answer.value == 1
        assert answer.forced == len(answer.line) == cards + 1
        assert turn(state)[-1].winners == (0,)


def test_it_plans_several_figures_together() -> None:
    plans = [ask(dealt(seed=seed)).line for seed in range(12)]
    assert mean(sum(isinstance(move, Form) for move in line) for line in plans) >= 1.5
    assert any(sum(isinstance(move, Form) for move in line) == 3 for line in plans)
    # Whoever takes the nearest figure first may spend on it the cards that would have made three.
    trap = dealt(seed=39)
    assert formed(turn(trap, NEAREST)) == 1
    assert formed(turn(trap, MASTER)) == 3


@pytest.mark.parametrize("up", ["O4 I4 X", "I4 O4 X"])
def test_it_takes_the_colour_that_lets_the_other_figure_follow(up: str) -> None:
    state = table("rr..bb/rr..bb/....../rrrr../....../......", up, hands=[""])
    assert formed(turn(state)) == 2


@pytest.mark.parametrize(("needed", "best"), [("r", "form O4 a5"), ("b", "form O4 e5")])
def test_it_takes_the_colour_that_the_next_seat_needs(needed: str, best: str) -> None:
    picture = "rr..bb/rr..bb/....../ttt.../.t..../......".replace("t", needed)
    state = table(picture, "O4 X W", "T4 I", hands=[""], blocked=["", "F"])
    assert GAME.write(ask(state).move) == best


@pytest.mark.parametrize("leader", [2, 3])
def test_it_blocks_the_leader(leader: int) -> None:
    left = [10, 0, 10] if leader == 2 else [10, 10, 0]
    picture = "ggg.../.g..../....../....../....../......"
    state = table(picture, "X W V", "T4 I F", "T4 I F", seats=3, hands=[""], left=left)
    assert GAME.write(ask(state).move) == f"block {leader} T4 a6"


def test_with_nothing_to_form_it_leaves_the_board_poor() -> None:
    """The other seat's figures are harder to form after such a turn, and never easier."""
    changes = []
    for seed in range(30):
        state = dealt(seed=seed)
        hands, up = (state.hands[0][:1], state.hands[1]), (("X", "W", "V"), state.up[1][:2])
        states = turn(replace(state, hands=hands, up=up, blocked=("", state.up[1][2])))
        if not states[-1].formed:
            before, after = (prospect(at.tiles, at.up[1], NO_COLOUR) for at in (states[0], states[-1]))
            changes.append(after - before)
    assert len(changes) >= 15
    assert mean(changes) < -0.3


def test_a_strong_card_is_worth_keeping_and_a_weak_one_is_not() -> None:
    state = dealt(seed=1)
    kept = {}
    for hand in ((), ("diag2",), ("edge",)):
        planner = Planner(replace(state, hands=(hand, state.hands[1])), SwitcherWeights(), SHORT)
        kept[hand] = planner.value(planner.root)
    assert kept["edge",] > kept[()] > kept["diag2",]


# ---------------------------------------------------------------- all levels


def wins(state: SwitcherState, answer: Answer[Move]) -> bool:
    """Tell whether the line wins, whatever turns up."""
    for move in answer.line:
        if GAME.turn(state) < 0:
            return False
        state = GAME.apply(state, move)
    return bool(state.winners)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", SEATS)
def test_matches_end_and_every_answer_is_sound(level: int, seats: int) -> None:
    state, rng = settle(start(seats, deck=6)), Random(f"{level} {seats}")
    player = bot(level)
    while GAME.turn(state) != NOBODY:
        seen = view(state)
        answer = player.choose(GAME, seen, Budget(nodes=30), rng)
        assert answer.move in seen.moves
        assert answer.line[0] == answer.move
        assert [option.move for option in answer.options].count(answer.move) == 1
        assert len({option.move for option in answer.options}) == len(answer.options) <= 5
        assert all(option.move in seen.moves and option.line[0] == option.move for option in answer.options)
        assert all(0 <= option.value <= 1 for option in answer.options)
        values = [option.value for option in answer.options]
        assert values == sorted(values, reverse=True)
        assert (answer.value == 1) == (answer.forced is not None) == wins(state, answer)
        state = settle(GAME.apply(state, answer.move), rng)
    assert state.ended == "deck"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answer(level: int) -> None:
    state = dealt(seed=7)
    first, again = (replace(ask(state, level, seed=3), seconds=0.0) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_a_line_can_be_played(level: int, seed: int) -> None:
    state = middle(3, seed)
    rng = Random(seed)
    for move in ask(state, level).line:
        assert move in GAME.moves(state)
        state = settle(GAME.apply(state, move), rng)


@pytest.mark.parametrize("seats", SEATS)
def test_it_knows_nothing_of_the_other_hands(seats: int) -> None:
    state = dealt(seats, 5)
    rng = Random(1)
    other = GAME.guess(GAME.redact(state, 0), 0, rng)
    assert other.hands != state.hands
    assert replace(ask(other), seconds=0.0) == replace(ask(state), seconds=0.0)


def test_the_first_levels_are_told_apart_by_what_they_see() -> None:
    deals = [dealt(seed=seed) for seed in range(15)]
    first, second, third = (sum(formed(turn(state, level)) for state in deals) for level in (1, 2, NEAREST))
    assert 0 < first < second < third


@pytest.mark.parametrize("level", LEVELS)
def test_from_the_second_level_on_they_block(level: int) -> None:
    """A card of somebody else's stands there, and nothing of one's own can be formed."""
    state = table("ggg.../.g..../....../....../....../......", "X W V", "T4 I F", hands=[""])
    blocks = [isinstance(ask(state, level, seed=seed).move, BlockCard) for seed in range(40)]
    assert any(blocks) == (level > 1)
    assert all(blocks) == (level > 2)


def test_a_master_beats_whoever_takes_the_nearest_figure() -> None:
    plan = Plan("switcher", 2, ((MASTER,), (NEAREST,)), {"deck": 6}, 10, Budget(nodes=60), "strength")
    tally = Tally()
    for number in range(plan.games):
        game = play(plan, number)
        assert game is not None
        tally.add(game.shares[0])
    assert tally.wins >= 8


# ---------------------------------------------------------------- the judgement


def test_the_race_favours_who_has_fewer_cards_and_who_moves() -> None:
    for mine in range(1, 24):
        for other in range(1, 24):
            assert 0 < race(mine, other) < 1
            assert race(mine, other) > race(mine + 1, other)
            assert race(mine, other) < race(mine, other + 1)
            assert race(mine + 0.5, other) == pytest.approx((race(mine, other) + race(mine + 1, other)) / 2)
        assert race(mine, mine) < 0.5
    assert race(3, 0) == 0


@pytest.mark.parametrize("seed", range(5))
def test_a_figure_is_near_by_the_kinds_that_form_it_at_once(seed: int) -> None:
    state = dealt(seed=seed)
    for name in DECKS[0]:
        for bits in state.tiles:
            kinds = {kind for kind in range(len(KINDS)) if reach((bits,), (kind,), (name,), (0,))}
            if reach((bits,), (), (name,), (0,)):
                assert ease(name, bits) == STANDS
            else:
                assert ease(name, bits) == sum(1 << kind for kind in kinds)


def test_where_a_turn_without_a_figure_frees_colours_it_leaves_the_others_more() -> None:
    """Red is forbidden, and the next player's figure stands in red: to end the turn gives it away, or not."""
    picture = ".r..../rrr.../....../....../....../......"
    lasts, fades = (
        table(picture, "X W V", "T4 I F", hands=[""], forbidden="r", fades=fades) for fades in (False, True)
    )
    values = [Planner(state, SwitcherWeights(), SHORT) for state in (lasts, fades)]
    assert values[1].value(values[1].root) < values[0].value(values[0].root)
    formed = Planner(replace(fades, formed=True), SwitcherWeights(), SHORT)
    assert formed.value(formed.root) == values[0].value(values[0].root), "this turn has formed one: red lasts"


# ---------------------------------------------------------------- what can I form?


@pytest.mark.parametrize("seats", SEATS)
def test_what_can_be_formed_is_listed_by_cards(seats: int) -> None:
    state = replace(dealt(seats, 2), forbidden="g")
    found = formable(view(state))
    wanted = {card for cards in state.up for card in cards}
    assert {(way.figure, way.colour) for way in found} == set(
        reach(state.tiles, hand_of(state.hands[0]), wanted, [0, 2, 3])
    )
    assert [way.cards for way in found] == sorted(way.cards for way in found)
    assert COLOURS.index("g") not in {way.colour for way in found}


def test_what_may_not_be_blocked_is_not_listed() -> None:
    picture = "ggg.../.g..../....../rrrr../....../......"
    blocked = table(picture, "X W V", "T4 I4", hands=[""], blocked=["", "F"])
    assert formable(view(blocked)) == []
    free = table(picture, "X W V", "T4 I4 F", hands=[""])
    assert [(way.cards, way.figure, way.swaps) for way in formable(view(free))] == [(0, "I4", ()), (0, "T4", ())]


def test_it_can_be_asked_while_others_move() -> None:
    state = dealt(seed=4)
    found = formable(view(state, 1))
    assert {way.figure for way in found} <= {*state.up[0], *state.up[1]}
    assert {swap.kind for way in found for swap in way.swaps} <= set(state.hands[1])
