"""How near lines are to sorted: what is searched is the fewest cards, and what is marked is what stands right."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from boardroom.games.phoenix.nearness import FAR, cards_to_sort, in_order, in_place
from boardroom.games.phoenix.rules import Play
from boardroom.games.phoenix.scene.foresight import foresee
from boardroom.games.phoenix.scene.words import meter_lines, meter_words
from boardroom.games.phoenix.tables import CARDS, WAYS, is_sorted, moved, shifts, swapped
from tests.games.phoenix.scene_table import CUBES, MINE, THEIRS, SceneTable, position

WITHIN = [card for card in CARDS if card[0] in "MPR"]


def after(lines: set[str]) -> set[str]:
    """Return what one card makes of lines: written down without haste."""
    return {
        moved(line, *way) if shifts(card) else swapped(line, *way)
        for line in lines
        for card in WITHIN
        for way in WAYS[card]
    }


def slowly(line: str, cubes: str, most: int) -> int | None:
    """Return how many cards it takes, looking from one end only; None: more than so many."""
    found = {line}
    for cards in range(most + 1):
        if any(is_sorted(one, cubes) for one in found):
            return cards
        if cards < most:
            found = after(found)
    return None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("cards", [1, 2])
def test_it_is_never_more_than_the_cards_that_were_played(seed: int, cards: int) -> None:
    rng = Random(f"{seed} {cards}")
    line = in_order("".join(rng.choices("roygbp", k=10)), CUBES)
    for _ in range(cards):
        line = rng.choice(sorted(after({line})))
    assert cards_to_sort(line, CUBES) == slowly(line, CUBES, 2)


def test_a_line_needs_one_card_less_after_the_best_one() -> None:
    line, seen = THEIRS, []
    while (far := cards_to_sort(line, CUBES)) not in (0, FAR):
        seen.append(far)
        line = min(sorted(after({line})), key=lambda one: cards_to_sort(one, CUBES))
    assert seen == list(range(len(seen), 0, -1))


def test_a_hard_line_is_told_as_far_and_nothing_takes_long() -> None:
    rng = Random(3)
    started, found = perf_counter(), set()
    for _ in range(20):
        bag = list("roygbp" * 5)
        rng.shuffle(bag)
        found.add(cards_to_sort("".join(bag[:10]), CUBES))
    assert FAR in found
    assert max(found) == FAR
    assert perf_counter() - started < 10, "some milliseconds each, and no search without an end"


def test_what_stands_in_the_order_of_the_cubes_is_in_place() -> None:
    assert all(in_place(in_order(MINE, CUBES), CUBES))
    assert in_place("bbgpyyyrro", "bgypro") == (True, True, True, False, True, True, False, True, True, True)


# ---------------------------------------------------------------- on the table


def test_it_is_said_that_it_is_a_bound() -> None:
    assert meter_lines(2, 2) == ("at least 2 cards", "from sorted")
    assert meter_lines(2, 1) == ("at least 2 → 1", "from sorted")
    assert meter_words(2) == "At least 2 cards from sorted"


@pytest.mark.parametrize("card", ["X", "Q1"])
def test_what_changes_both_lines_shows_what_comes_of_the_other(qtbot: QtBot, card: str) -> None:
    """An Exchange or a Modification may change the order of the other line: the table shows it before it is played."""
    table = SceneTable(qtbot, position())

    def order(move: Play) -> tuple[bool, ...]:
        foreseen = foresee(table.match.state, move)
        return in_place(foreseen.lines[1], foreseen.cubes)

    moves = [move for move in table.match.view(0).moves if isinstance(move, Play) and move.card == card]
    *taken, last = table.scene.picking.way(next(move for move in moves if order(move) != in_place(THEIRS, CUBES)))
    for target in taken:
        table.scene.press(str(target))
    below_their_line, foreseen = QRect(150, 196, 660, 12), QRect(150, 456, 660, 60)
    before = [picture(table, box) for box in (below_their_line, foreseen)]
    table.hover(str(last))
    after_ = [picture(table, box) for box in (below_their_line, foreseen)]
    assert all(one != other for one, other in zip(before, after_, strict=True))


def picture(table: SceneTable, box: QRect) -> QImage:
    """Return how a part of the felt looks."""
    return table.view.grab(table.view.mapFromScene(QRectF(box)).boundingRect()).toImage()
