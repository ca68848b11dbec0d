"""What a hand can form, held against trying every swap of every card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from boardroom.games.switcher.reach import Hand, hand_of, reach, swapped, ways
from boardroom.games.switcher.state import Form, first_cell
from boardroom.games.switcher.tables import CELLS, COLOURS, FIGURE_AT, FIGURES, KINDS, PAIRS, TILES_EACH, group_at
from tests.games.switcher.board import GAME, dealt, figures, play, table

BOTH = [[1 << one | 1 << other for one, other in PAIRS[kind]] for kind in KINDS]
SEEDS = range(6)


def colour_bits(rng: Random) -> int:
    """Lay nine tiles of one colour at random."""
    return sum(1 << cell for cell in rng.sample(range(CELLS), TILES_EACH))


def layers(bits: int, hand: Hand) -> Iterator[set[int]]:
    """Yield what a colour can look like after no card, after one, two, three."""
    here = {(bits, hand)}
    yield {bits}
    while any(rest for _, rest in here):
        here = {
            (bits ^ both if (bits & both).bit_count() == 1 else bits, rest[:at] + rest[at + 1 :])
            for bits, rest in here
            for at in {kind: at for at, kind in enumerate(rest)}.values()
            for both in BOTH[rest[at]]
        }
        yield {bits for bits, _ in here}


def groups(bits: int) -> Iterator[int]:
    rest = bits
    while rest:
        group = group_at(bits, (rest & -rest).bit_length() - 1)
        yield group
        rest &= ~group


def fewest(bits: int, hand: Hand) -> dict[str, int]:
    """Return the fewest cards for each figure by looking at every board there can be."""
    found: dict[str, int] = {}
    seen: set[int] = set()
    for cards, boards in enumerate(layers(bits, hand)):
        for board in boards - seen:
            for group in groups(board):
                if name := FIGURE_AT.get(group):
                    found.setdefault(name, cards)
        seen |= boards
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("cards", "boards"), [(0, 40), (1, 40), (2, 25), (3, 9)])
def test_the_fewest_cards_are_those_of_trying_everything(seed: int, cards: int, boards: int) -> None:
    rng = Random(f"{seed} {cards}")
    for _ in range(boards):
        bits = colour_bits(rng)
        hand = tuple(sorted(rng.choices(range(len(KINDS)), k=cards)))
        found = reach((bits, 0, 0, 0), hand, colours=(0,))
        assert {name: way.cards for (name, _), way in found.items()} == fewest(bits, hand), (bits, hand)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_equal_cards_are_as_many_as_there_are(kind: int) -> None:
    rng = Random(kind)
    for cards in (2, 3, 3):
        bits = colour_bits(rng)
        found = reach((bits, 0, 0, 0), (kind,) * cards, colours=(0,))
        assert {name: way.cards for (name, _), way in found.items()} == fewest(bits, (kind,) * cards)


@pytest.mark.parametrize("seed", range(12))
def test_the_ways_can_be_played_by_the_rules(seed: int) -> None:
    state = dealt(seed=seed)
    found = reach(state.tiles, hand_of(state.hands[0]))
    assert found
    for (name, colour), way in found.items():
        after = replace(state, up=((name,), state.up[1]))
        for swap in way.swaps:
            assert swap in GAME.moves(after)
            after = GAME.apply(after, swap)
        assert (way.figure, way.colour, way.cards) == (name, colour, len(way.swaps))
        assert Form(name, first_cell(way.cells)) in GAME.moves(after)
        assert after.colour_at(first_cell(way.cells)) == colour


@pytest.mark.parametrize("seed", range(12))
def test_every_single_swap_is_found(seed: int) -> None:
    rng = Random(seed)
    bits = colour_bits(rng)
    hand = tuple(range(len(KINDS)))
    standing = set(groups(bits))
    expected = {
        (group, kind, both)
        for kind in hand
        for both in BOTH[kind]
        if (bits & both).bit_count() == 1
        for group in groups(bits ^ both)
        if group in FIGURE_AT and group not in standing
    }
    assert expected
    found = {
        (cells, kind, 1 << one | 1 << other)
        for name in FIGURES
        for cells, ((kind, one, other),) in ways(name, bits, hand, 1, spare=0)
    }
    assert found == expected


@pytest.mark.parametrize("seed", range(4))
def test_all_ways_lead_to_the_figure_and_none_comes_twice(seed: int) -> None:
    state = dealt(seed=seed)
    hand = hand_of(state.hands[0])
    for name in ("I4", "P", "W"):
        for cards in range(4):
            found = list(ways(name, state.tiles[0], hand, cards, spare=1))
            assert len(set(found)) == len(found)
            for cells, chain in found:
                assert len(chain) == cards
                assert cells in groups(swapped(state.tiles, chain)[0])


def test_colours_and_figures_are_the_callers_choice() -> None:
    state = dealt(seed=3)
    hand = hand_of(state.hands[0])
    everything = reach(state.tiles, hand)
    some = reach(state.tiles, hand, ("T4", "P"), (1, 3))
    assert some == {key: way for key, way in everything.items() if key[0] in ("T4", "P") and key[1] in (1, 3)}
    assert set(reach(state.tiles, hand, most=1)) == {key for key, way in everything.items() if way.cards <= 1}


def test_swaps_are_those_of_the_rules() -> None:
    state = table("rrr.../....../r...../....../....../......", "L4 X W")
    red = COLOURS.index("r")
    assert reach(state.tiles, (), ("L4",), (red,)) == {}
    assert reach(state.tiles, hand_of(["diag2"]), ("L4",), (red,)) == {}
    way = reach(state.tiles, hand_of(["line1", "diag2"]), ("L4",), (red,))["L4", red]
    assert [GAME.write(swap) for swap in way.swaps] == ["line1 a4 a5"]
    assert "form L4 a5" in figures(play(state, "line1 a4 a5"))
