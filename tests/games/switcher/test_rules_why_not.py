"""Why a move is not allowed: a reason for every move that isn't listed, and none for a listed one."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY, Reason
from boardroom.games.switcher.state import (
    BlockCard,
    Decks,
    DrawCard,
    EndTurn,
    Form,
    Move,
    Swap,
    SwitcherState,
    Tiles,
    Up,
)
from boardroom.games.switcher.tables import FIGURES, KINDS, NAMES
from tests.games.switcher import oracle
from tests.games.switcher.board import GAME, RULES, SEATS, dealt, lively, play, start, table

SWAPS = [Swap(kind, one, other) for kind in KINDS for one in range(36) for other in range(36)]
FORMS = [Form(card, cell) for card in FIGURES for cell in range(36)]
BLOCKS = [BlockCard(seat, card, cell) for seat in range(4) for card in FIGURES for cell in range(36)]
CHANCES: list[Move] = [
    Tiles((0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27)),
    Decks((0, 1)),
    Decks((0, 1, 2)),
    *(Up(seat, card) for seat in range(4) for card in FIGURES),
    *(DrawCard(seat, kind) for seat in range(4) for kind in KINDS),
]
EVERYTHING: list[Move] = [*SWAPS, *FORMS, *BLOCKS, EndTurn(), *CHANCES]


def told(state: SwitcherState) -> oracle.Table:
    """Return the second telling of a position in which somebody is on turn."""
    made = oracle.Table(state.seats, state.seat + 1, state.size)
    made.waiting.clear()
    made.colours = {NAMES[cell]: "rgby"[state.colour_at(cell)] for cell in range(36)}
    made.last = state.forbidden
    for player in range(1, state.seats + 1):
        made.up[player] = list(state.up[player - 1])
        made.blocked[player] = state.blocked[player - 1]
        made.hand[player] = [str(kind) for kind in state.hands[player - 1]]
    return made


def expected(made: oracle.Table, groups: dict[str, list[str]], move: Move) -> Reason | None:
    """Tell the rule that forbids a move as the page orders them: the card, what may be blocked, then the figure."""
    match move:
        case Swap(kind, one, other):
            if kind not in made.hand[made.turn]:
                return Reason("swap-card", (kind,))
            if one == other:
                return Reason("swap-itself", (NAMES[one],))
            if f"{kind} {NAMES[one]} {NAMES[other]}" not in oracle.SWAPS[kind]:
                return Reason("swap-kind", (kind, NAMES[one], NAMES[other]))
            return None
        case Form(card, cell):
            owner = made.turn
        case BlockCard(seat, card, cell):
            owner = seat + 1 if seat + 1 != made.turn else 0
        case EndTurn():
            return None
        case _:
            return Reason("deal")
    if card not in made.up.get(owner, []):
        return Reason("figure-card", (card,))
    if owner != made.turn and made.blocked[owner]:
        return Reason("block-one", (str(owner),))
    if owner != made.turn and len(made.up[owner]) == 1:
        return Reason("block-only", (str(owner),))
    group = groups[NAMES[cell]]
    if group[0] != NAMES[cell]:
        return Reason("figure-cell", (NAMES[cell], group[0]))
    if oracle.name_of(group) != card:
        return Reason("figure-touching" if inside(card, tuple(group)) else "figure-shape", (card, NAMES[cell]))
    if made.colours[group[0]] == made.last:
        return Reason("figure-colour", (card, made.last))
    return None


@cache
def inside(card: str, group: tuple[str, ...]) -> bool:
    """Tell whether a figure lies somewhere in a larger group."""
    cells = {(oracle.row(cell), oracle.column(cell)) for cell in group}
    return any(
        {(r + down, c + across) for r, c in way} <= cells
        for way in oracle.turnings(oracle.FIGURES[card])
        for down in range(6)
        for across in range(6)
    )


def check(state: SwitcherState) -> set[str]:
    """Check all that can be written against what is listed, and the reasons against the second telling."""
    listed = set(GAME.moves(state))
    made = told(state)
    groups = {cell: group for group in made.groups() for cell in group}
    rules = set()
    for move in EVERYTHING:
        reason = GAME.why_not(state, move)
        assert (reason is None) == (move in listed), GAME.write(move)
        assert reason == expected(made, groups, move), GAME.write(move)
        if reason:
            rules.add(reason.rule)
    return rules


@pytest.mark.parametrize("seats", SEATS)
def test_every_thinkable_move_is_legal_or_has_a_reason(seats: int) -> None:
    rng = Random(seats)
    rules = set()
    state = dealt(seats, deck=6)
    turns = 0
    while GAME.turn(state) != NOBODY and turns < 60:
        if GAME.turn(state) >= 0:
            turns += 1
            if turns % 8 == 0:
                rules |= check(state)
        state = GAME.apply(state, GAME.chance(state, rng) if GAME.turn(state) == CHANCE else lively(state, rng))
    picture = ".r..gg/rrr.gg/r...../bbbb../....../..rrrr"
    rules |= check(table(picture, "O4 X I4", "O4", seats=seats, forbidden="r"))
    rules |= check(table(picture, "T4 X I4", "O4 X", seats=seats, blocked=["", "I"]))
    assert rules == RULES - {"over"}


@pytest.mark.parametrize("seats", SEATS)
def test_while_something_is_due_only_that_may_happen(seats: int) -> None:
    rng = Random(seats)
    state = start(seats)
    while GAME.turn(state) == CHANCE:
        outcomes = {move for move, _ in GAME.chances(state)}
        drawn = GAME.chance(state, rng)
        assert GAME.why_not(state, drawn) is None
        for move in [*CHANCES, *EVERYTHING[::400]]:
            if state.due[0][0] in ("up", "draw"):
                assert GAME.why_not(state, move) == (None if move in outcomes else Reason("deal"))
            elif not isinstance(move, Tiles | Decks):
                assert GAME.why_not(state, move) == Reason("deal")
        assert GAME.moves(state) == ()
        state = GAME.apply(state, drawn)


def test_tiles_and_decks_that_can_not_be_are_refused() -> None:
    state = start()
    for text in (
        "tiles rrrrrr/rrrggg/gggggg/bbbbbb/bbbyyy/yyyyyb",
        "tiles rrrrrr/rrrrrr/rrrrrr/rrrrrr/rrrrrr/rrrrrr",
        "decks 1 2",
        "up 1 F",
        "draw 1 edge",
        "end",
    ):
        assert GAME.why_not(state, GAME.read(text, state)) == Reason("deal")
    for cells in ((), (0, 0, 0, 0), (0x1FF,) * 4, (-0x1FF,) * 4, (0x1FF, 0x1FF << 9, 0x1FF << 18)):
        assert GAME.why_not(state, Tiles(cells)) == Reason("deal")
    laid = play(state, "tiles rrrrrr/rrrggg/gggggg/bbbbbb/bbbyyy/yyyyyy")
    for text in ("decks 1 1", "decks 1 2 3", "decks 1 2 3 4", "tiles rrrrrr/rrrggg/gggggg/bbbbbb/bbbyyy/yyyyyy"):
        assert GAME.why_not(laid, GAME.read(text, laid)) == Reason("deal")
    for decks in ((), (0,), (0, 4), (-1, 0), (0, 1, 2)):
        assert GAME.why_not(laid, Decks(decks)) == Reason("deal")
    assert GAME.why_not(laid, Decks((3, 1))) is None


@pytest.mark.parametrize("end", ["deck", "quiet"])
def test_nothing_is_legal_when_the_game_is_over(end: str) -> None:
    if end == "deck":
        state = play(table(".r..../rrr.../....../....../....../......", "T4", left=(0,)), "form T4 a5")
    else:
        state = play(table(quiet=59), "end")
    assert state.ended == end
    assert all(GAME.why_not(state, move) == Reason("over") for move in EVERYTHING)
    assert GAME.moves(state) == ()
    assert GAME.chances(state) == ()


def test_what_is_known_of_others_does_not_change_the_reasons() -> None:
    """A scene asks with what its person may know."""
    state = dealt(3)
    seen = GAME.redact(state, 0)
    moves: list[Move] = [*SWAPS[::7], *FORMS, *BLOCKS[::5], EndTurn()]
    for move in moves:
        assert GAME.why_not(seen, move) == GAME.why_not(state, move)
