"""Lines as numbers say the same as the rules, and lines are judged in the right order."""

from __future__ import annotations

import pytest

from boardroom.games.phoenix.bits import colours, encode, now_and_sorted
from boardroom.games.phoenix.judge import LineJudge, cube_turns, match_chance
from boardroom.games.phoenix.race import plan, ways
from boardroom.games.phoenix.rules import Discard, PhoenixState, Play
from boardroom.games.phoenix.tables import CARDS, COLOURS, WAYS, is_sorted, points
from tests.games.phoenix.duel import GAME, dealt

JUDGE = LineJudge()


def numbers(state: PhoenixState) -> tuple[int, int]:
    return encode(state.lines[0], state.cubes), encode(state.lines[1], state.cubes)


@pytest.mark.parametrize("card", CARDS)
def test_cards_do_to_numbers_what_they_do_to_lines(card: str) -> None:
    for seed in range(40):
        state = dealt(seed)
        state = PhoenixState(0, 0, state.cubes, state.lines, ((card,), ()))
        after = [GAME.apply(state, Play(card, *way)) for way in WAYS[card]]
        expected = [numbers(each) if not each.done else None for each in after]
        found = ways(card, *numbers(state))
        assert [one if two else None for one, two in zip(found, expected, strict=True)] == expected
        assert numbers(GAME.apply(state, Discard(card))) == numbers(state)


@pytest.mark.parametrize("seed", range(30))
def test_points_of_numbers_are_those_of_lines(seed: int) -> None:
    state = dealt(seed)
    for line in (*state.lines, "".join(sorted(state.lines[0], key=state.cubes.index))):
        number = encode(line, state.cubes)
        now, then, complete = now_and_sorted(number)
        assert now + 4 * complete == points(line, False)
        assert then + 4 * complete == points("".join(sorted(line)), False)
        assert (JUDGE.far(number) == 0) == is_sorted(line, state.cubes)
        assert [columns.bit_count() for columns in colours(number)] == [line.count(cube) for cube in state.cubes]


def test_turns_for_one_cube() -> None:
    turns = cube_turns()
    assert sum(not each for each in turns) == 11
    assert all(1 < each < 10 for each in turns if each)
    assert turns[0b0000011111] == max(turns)  # five to be carried all the way
    assert turns[0b1111110100] < turns[0b0101010101]


def test_nearer_lines_are_judged_nearer() -> None:
    lines = ["rrooyygbbp", "rroyoygbbp", "rryoogybbp", "pbgyorbyro"]
    far = [JUDGE.far(encode(line, COLOURS)) for line in lines]
    assert far[0] == 0
    assert far == sorted(far)


def test_a_lead_is_what_one_has_on_the_other() -> None:
    for seed in range(20):
        one, two = numbers(dealt(seed))
        assert JUDGE.lead(one, two, 0) == pytest.approx(-JUDGE.lead(two, one, 0))
        assert JUDGE.lead(one, two, 0.5) > JUDGE.lead(one, two, 0)


def test_a_plan_can_be_played() -> None:
    found = 0
    for seed in range(20):
        state = dealt(seed)
        line, hand = numbers(state)[0], [str(card) for card in state.hands[0]]
        far, steps = plan(JUDGE, line, list(hand), 3)
        assert far <= JUDGE.far(line)
        for card, after in steps:
            hand.remove(card)
            assert after in [changed for changed, _ in ways(card, line, 0)]
            line = after
        found += len(steps)
    assert found > 2


def test_the_chance_to_win_the_match() -> None:
    assert [match_chance(lead, 0) for lead in (-1, 0, 1)] == [0, 0.5, 1]
    assert match_chance(5, 2) + match_chance(-5, 2) == pytest.approx(1)
    assert 0.5 < match_chance(5, 2) < match_chance(5, 1) < match_chance(9, 1) < 1
