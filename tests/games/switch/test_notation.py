"""Switch's texts: one spelling is written, and only that spelling is read."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.game import CHANCE, NOBODY, Unreadable
from boardroom.core.match import Match
from boardroom.games.switch.state import Act, Move, Throw
from boardroom.testing.matches import people
from tests.games.switch.board import GAME, SEATS, anyhow, data, match_states, play, start, table

STATE = table(1, 1)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("throw 1 4 6 b", Throw((1, 4, 6), "b")),
        ("throw 1 1 4 6 g", Throw((1, 1, 4, 6), "g")),
        ("throw 1 1 4 6 6 r", Throw((1, 1, 4, 6, 6), "r")),
        ("throw 1 2 3 -", Throw((1, 2, 3), "-")),
        ("throw 1 2 2 5 6", Throw((1, 2, 2, 5, 6))),
        ("discard", Act("discard")),
        ("again", Act("again")),
        ("stop", Act("stop")),
        ("swap 3", Act("swap", 2)),
        ("keep", Act("keep")),
        ("block 2", Act("block", 1)),
        ("cancel", Act("cancel")),
        ("pass", Act("pass")),
    ],
)
def test_moves_are_written_as_on_the_page(text: str, move: Move) -> None:
    assert GAME.read(text, STATE) == move
    assert GAME.write(move) == text


def test_seats_are_written_from_1() -> None:
    assert [GAME.write(Act(word, seat)) for word in ("swap", "block") for seat in (0, 3)] == [
        "swap 1",
        "swap 4",
        "block 1",
        "block 4",
    ]


def test_dice_are_thrown_in_any_order_and_written_sorted() -> None:
    for seed in range(200):
        for state in (start(), table(1, 1), table(5, 1), table(9, 1)):
            _, *dice = [word for word in GAME.write(GAME.chance(state, Random(seed))).split() if word not in "grb-"]
            assert dice == sorted(dice)


def logged(*decisions: str, tops: tuple[int, ...] = (1, 1), **more: Any) -> list[tuple[int, str]]:
    """Return the log, with seats from 1, of a match from a position where these are all that is said."""
    match = Match.new(GAME, people(len(tops)), seed="s", position=data(*tops, **more), dice="people")
    for text in decisions:
        match.play(GAME.read(text, match.state))
    return [(entry.seat + 1, entry.text) for entry in match.entries]


def test_the_start_is_written_seat_by_seat_then_again_for_those_who_are_equal() -> None:
    match = Match.new(GAME, people(3), seed="s", dice="people")
    texts = ["throw 1 2 2 5 6", "throw 1 1 1 1 1", "throw 1 2 2 5 6", "throw 1 1 1 1 1", "throw 2 2 2 2 2"]
    for text in texts:
        match.play(GAME.read(text, match.state))
    assert [entry.text for entry in match.entries] == texts
    assert {entry.seat for entry in match.entries} == {CHANCE}
    assert match.state.seat == 2


def test_discard_is_written_for_every_card_also_without_a_choice() -> None:
    log = logged("throw 1 1 5 -", "discard", "discard", "stop")
    assert log == [(0, "throw 1 1 5 -"), (1, "discard"), (1, "discard"), (1, "stop")]
    state = play(STATE, "throw 1 3 5 -")
    assert [GAME.write(move) for move in GAME.moves(state)] == ["discard"], "no choice, and yet it is asked"


def test_a_red_swap_is_written_also_when_only_one_is_possible() -> None:
    assert logged("throw 1 1 1 1 r", "swap 2", tops=(5, 3))[1:] == [(1, "swap 2")]


def test_pass_is_written_by_the_holder_alone_at_its_two_moments() -> None:
    assert logged("throw 1 3 5 -", "pass", "discard", tops=(1, 1, 1), holder=3)[1] == (3, "pass")
    assert logged("throw 1 3 5 g", "swap 2", "pass", tops=(1, 5, 1), holder=3)[2] == (3, "pass")
    for seed in range(10):
        for state in match_states(3, Random(seed), anyhow)[:-1]:
            moment = state.phase in ("moment", "swapping")
            assert (Act("pass") in GAME.moves(state)) == moment
            assert not moment or GAME.turn(state) == state.holder != state.seat


def test_nothing_is_written_for_what_happens_by_itself() -> None:
    """A turn that ends, a penalty, a token that is taken: the next entry is the next player's throw."""
    cases: list[tuple[str, dict[str, Any]]] = [
        ("throw 2 2 2 -", {}),  # nothing possible
        ("throw 1 2 4 -", {"blocked": 1}),  # blocked
        ("throw 1 2 4 r", {}),  # nobody lower
        ("throw 2 2 2 b", {"holder": 2}),  # the token is taken
    ]
    for first, more in cases:
        assert [seat for seat, _ in logged(first, "throw 2 2 2 -", **more)] == [0, 0]
    assert len(logged("throw 1 1 1 -", "throw 2 2 2 -", tops=(4, 1), risky=True)) == 2  # a penalty


# ---------------------------------------------------------------- other spellings

MALFORMED = [
    "",
    " ",
    "throw",
    "throw 1",
    "throw 1 2",
    "throw 1 2 b",
    "throw 1 2 3 4 5 6",
    "throw 1 2 3 4 5 6 b",
    "throw 4 1 6 b",
    "throw 3 2 1",
    "throw 0 1 2 b",
    "throw 1 2 7 b",
    "throw 1 2 3 x",
    "throw 1 2 3 B",
    "throw 1 2 3 bb",
    "throw 1 2 3 b b",
    "throw 1 2 3 block",
    "throw 1 2 3 \u2013",
    "throw 1 2 3  b",
    "throw  1 2 3 b",
    "throw 1 2 3 b ",
    " throw 1 2 3 b",
    "throw 1 2 3 b\n",
    "throw\t1 2 3 b",
    "throw 1,2,3 b",
    "throw 123 b",
    "throw b 1 2 3",
    "throw -1 2 3 b",
    "throw 1 2 \u0663 b",
    "Throw 1 2 3 b",
    "1 2 3 b",
    "discard 1",
    "discard 3 1+2",
    "discards",
    "Discard",
    " discard",
    "discard ",
    "discard\n",
    "again 1",
    "stop 2",
    "keep 2",
    "swap",
    "swap 0",
    "swap 5",
    "swap 12",
    "swap two",
    "swap  2",
    "swap 2 3",
    "swap -1",
    "swap \u0662",
    "block",
    "block 0",
    "block 5",
    "block 2 ",
    "block2",
    "cancel 2",
    "pass 1",
    "PASS",
    "resign",
    "end",
    "?",
    "keep\0",
]


@pytest.mark.parametrize("text", MALFORMED, ids=repr)
def test_no_other_spelling_is_read(text: str) -> None:
    for state in (STATE, start()):
        with pytest.raises(Unreadable, match=r"is not a (move|throw)"):
            GAME.read(text, state)


def read_or_refused(text: str) -> bool:
    """Tell whether a text is read as the move that is written so, or refused by its name."""
    try:
        return GAME.write(GAME.read(text, STATE)) == text
    except Unreadable as error:
        return repr(text) in str(error)


@given(st.text(max_size=14))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    assert read_or_refused(text)


PARTS = st.sampled_from(
    ["throw", "discard", "again", "stop", "swap", "keep", "block", "cancel", "pass", *"0123456789", *"grb-", "", "\n"]
)


@given(st.lists(PARTS, min_size=1, max_size=7).map(" ".join))
def test_near_misses_are_moves_or_unreadable(text: str) -> None:
    assert read_or_refused(text)


@pytest.mark.parametrize("seats", SEATS)
def test_every_listed_move_is_read_back(seats: int) -> None:
    for state in match_states(seats, Random(seats), anyhow):
        if GAME.turn(state) == NOBODY:
            break
        listed = [*GAME.moves(state), *(move for move, _ in GAME.chances(state))]
        texts = [GAME.write(move) for move in listed]
        assert [GAME.read(text, state) for text in texts] == listed
        assert len(set(texts)) == len(listed)
