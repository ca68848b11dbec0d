"""El Switcher's printed parts: the pairs of each movement card, the figures and where they fit, the decks."""

from __future__ import annotations

from itertools import product

import pytest

from boardroom.core.game import HIDDEN
from boardroom.games.switcher.state import first_cell
from boardroom.games.switcher.tables import (
    BORDERS,
    CARDS_EACH,
    COLOURS,
    DECKS,
    FIGURE_AT,
    FIGURES,
    INDEX,
    KINDS,
    NAMES,
    NEXT_TO,
    PAIRS,
    PLACEMENTS,
    TILES_EACH,
    group_at,
    turnings,
)  # fmt: skip
from tests.games.switcher import oracle
from tests.games.switcher.board import GAME, SEATS, start

COUNTS = {"line1": 60, "line2": 48, "diag1": 50, "diag2": 32, "left": 40, "right": 40, "edge": 108}


def cells_of(mask: int) -> list[str]:
    return sorted(NAMES[cell] for cell in range(36) if mask >> cell & 1)


def pairs_of(kind: str) -> set[tuple[str, ...]]:
    return {tuple(sorted((NAMES[one], NAMES[other]))) for one, other in PAIRS[kind]}


# ---------------------------------------------------------------- tiles, players, movement cards


def test_nine_tiles_of_each_of_four_colours_on_six_by_six() -> None:
    assert len(COLOURS) * TILES_EACH == len(NAMES) == 6 * 6
    assert TILES_EACH == 9


def test_two_to_four_can_play() -> None:
    assert GAME.seats == SEATS == (2, 3, 4)
    for seats in SEATS:
        assert GAME.sides(seats) == tuple((seat,) for seat in range(seats))


def test_seven_movement_cards_of_each_of_seven_kinds() -> None:
    assert CARDS_EACH == len(KINDS) == 7
    pile = start().pile
    assert pile is not HIDDEN
    assert pile == (7,) * 7


@pytest.mark.parametrize("kind", KINDS)
def test_pairs_on_the_board(kind: str) -> None:
    assert len(PAIRS[kind]) == len(set(PAIRS[kind])) == COUNTS[kind]
    assert sum(len(pairs) for pairs in PAIRS.values()) == 378


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_swaps_what_the_table_says(kind: str) -> None:
    assert pairs_of(kind) == {tuple(text.split()[1:]) for text in oracle.SWAPS[kind]}


def test_l_cards_turn_but_never_mirror() -> None:
    """Turned by a quarter about the middle of the board each L card is itself; mirrored it is the other one."""

    def moved(kind: str, mirror: bool) -> set[tuple[str, ...]]:
        def move(cell: str) -> str:
            row, column = oracle.row(cell), oracle.column(cell)
            row, column = (row, 5 - column) if mirror else (column, 5 - row)
            return "abcdef"[column] + str(6 - row)

        return {tuple(sorted((move(one), move(other)))) for one, other in pairs_of(kind)}

    assert moved("left", mirror=False) == pairs_of("left")
    assert moved("right", mirror=False) == pairs_of("right")
    assert moved("left", mirror=True) == pairs_of("right")
    assert pairs_of("left").isdisjoint(pairs_of("right"))


def test_from_c3_left_and_right_reach_what_the_page_says() -> None:
    for kind, cells in (("left", {"a4", "b1", "d5", "e2"}), ("right", {"a2", "b5", "d1", "e4"})):
        assert {cell for pair in pairs_of(kind) if "c3" in pair for cell in pair} - {"c3"} == cells


def test_no_card_swaps_a_tile_with_itself() -> None:
    """Least of all the edge card, whose tile may itself be the end of its row or column."""
    assert all(one != other for pairs in PAIRS.values() for one, other in pairs)
    assert {cell for pair in pairs_of("edge") if "a6" in pair for cell in pair} - {"a6"} == {
        *("b6", "c6", "d6", "e6", "f6", "a1", "a2", "a3", "a4", "a5"),
    }


# ---------------------------------------------------------------- figures


def test_the_grids_are_those_of_the_page() -> None:
    assert {name: [list(cell) for cell in cells] for name, cells in FIGURES.items()} == oracle.FIGURES


def one_sided(size: int) -> set[tuple[tuple[int, int], ...]]:
    """Return every shape of so many connected squares, each once however it is turned."""
    shapes: set[tuple[tuple[int, int], ...]] = {((0, 0),)}
    for _ in range(size - 1):
        grown = set()
        for shape, (down, across) in product(shapes, ((0, 1), (1, 0), (0, -1), (-1, 0))):
            for cell in {(r + down, c + across) for r, c in shape} - set(shape):
                grown.add(min(tuple(way) for way in oracle.turnings([*shape, cell])))
        shapes = grown
    return shapes


def test_the_25_kinds_are_all_one_sided_pentominoes_and_tetrominoes() -> None:
    for size, count in ((5, 18), (4, 7)):
        shapes = one_sided(size)
        assert len(shapes) == count
        names = [name for name in FIGURES if len(FIGURES[name]) == size]
        assert {min(tuple(sorted(way)) for way in turnings(name)) for name in names} == shapes
        assert len(names) == count
        assert all(name.endswith("4") == (size == 4) for name in names)


def test_there_are_1405_placements() -> None:
    assert sum(len(masks) for masks in PLACEMENTS.values()) == len(FIGURE_AT) == 1405


def test_every_placement_is_the_figure_that_it_is_said_to_be() -> None:
    for mask, name in FIGURE_AT.items():
        cells = cells_of(mask)
        assert oracle.name_of(cells) == name
        around = {other for cell in cells for other in oracle.BESIDE[cell]} - set(cells)
        assert set(cells_of(BORDERS[mask])) == around
        assert NAMES[first_cell(mask)] == cells[0]
        assert group_at(mask, mask.bit_length() - 1) == mask


def test_every_place_where_a_figure_fits_is_a_placement() -> None:
    for name, grid in oracle.FIGURES.items():
        found = set()
        for shape in oracle.turnings(grid):
            for down, across in product(range(6), range(6)):
                cells = [(r + down, c + across) for r, c in shape]
                if max(max(cell) for cell in cells) < 6:
                    found.add(sum(1 << (6 * r + c) for r, c in cells))
        assert set(PLACEMENTS[name]) == found


def test_neighbours_share_a_side() -> None:
    assert {name: cells_of(NEXT_TO[cell]) for name, cell in INDEX.items()} == oracle.BESIDE


# ---------------------------------------------------------------- decks


def test_the_four_decks_are_the_four_combinations() -> None:
    pentominoes = {name for name in FIGURES if not name.endswith("4")}
    for deck, pair in zip(DECKS, ({"S4", "L4"}, {"S4", "J4"}, {"Z4", "L4"}, {"Z4", "J4"}), strict=True):
        assert set(deck) == pentominoes | {"I4", "O4", "T4"} | pair
        assert len(deck) == 23
    assert sum(len(deck) for deck in DECKS) == 92
    assert [sorted(deck) for deck in DECKS] == [sorted(deck) for deck in oracle.DECKS]
