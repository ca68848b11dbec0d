"""Phoenix's positions as data that somebody may have spoilt; and the options."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from boardroom.core.game import Unreadable
from boardroom.core.record import LONGEST
from boardroom.games.phoenix.rules import Deal, PhoenixOptions, PhoenixState
from tests.games.kit.positions import through_json
from tests.games.phoenix.board import CUBES, GAME, ONE, TWO, WORDS, First, data, load, play, random_states, start, table

SORTED = "rrooyyggbp"
FULL = data(mine="M2 P2 R Q1 X", left=20, done=((SORTED, TWO, CUBES, 1),))


def goes_on(state: PhoenixState) -> None:
    """Check that a position is whole, and that one can play to the end from it."""
    assert len(WORDS.goes_on(state, LONGEST).done) == 3


@pytest.mark.parametrize("first", ["1", "2", "drawn"])
def test_dump_and_load_are_inverses(first: First) -> None:
    for state, _ in random_states("data", first)[:-1]:
        plain = GAME.dump(state)
        assert through_json(plain) == plain
        assert load(plain, first) == state
        assert GAME.dump(load(plain, first)) == plain


def test_a_position_may_leave_out_what_is_usual() -> None:
    plain = data()
    del plain["drawn"], plain["done"]
    assert load(plain) == load(data())


def test_hands_come_back_in_the_order_of_the_cards() -> None:
    plain = data(mine="X R P1 M2 Q1")
    assert load(plain).hands[0] == ("M2", "P1", "R", "Q1", "X")


def test_a_loaded_position_goes_on_as_it_would_have() -> None:
    state = play(table(mine="R"), "R")
    again = load(through_json(GAME.dump(state)))
    assert play(again, "draw X") == play(state, "draw X")
    goes_on(load(FULL))


SPOILT: dict[str, dict[str, Any]] = {
    "seat 3": {"seat": 3},
    "seat 0": {"seat": 0},
    "seat -1": {"seat": -1},
    "a seat that is true": {"seat": True},
    "a seat in words": {"seat": "1"},
    "half a seat": {"seat": 1.0},
    "starter 3": {"starter": 3},
    "nobody starts": {"starter": 0},
    "nobody at all, with cards": {"starter": 0, "seat": 0},
    "two red cubes": {"cubes": "rrygbp"},
    "seven cubes": {"cubes": "roygbpr"},
    "five cubes under whole lines": {"cubes": "roygb"},
    "a white cube": {"cubes": "roygbw"},
    "upper case": {"cubes": "ROYGBP"},
    "no cubes": {"cubes": None},
    "cubes in a list": {"cubes": list("roygbp")},
    "a line break": {"cubes": "roygbp\n"},
    "one line": {"lines": [ONE]},
    "three lines": {"lines": [ONE, TWO, ONE]},
    "a short line with cards": {"lines": [ONE[:9], TWO]},
    "an empty line with cards": {"lines": [ONE, ""]},
    "a long line": {"lines": [ONE + "r", TWO]},
    "a white pawn": {"lines": ["w" + ONE[1:], TWO]},
    "six red pawns": {"lines": ["rrrrrrooyg", TWO]},
    "six red pawns in both": {"lines": ["rrrrogybpo", "rrgbyogpyo"]},
    "a sorted line": {"lines": [SORTED, TWO]},
    "a sorted line across": {"lines": [ONE, SORTED]},
    "one hand": {"hands": [FULL["hands"][0]]},
    "six cards": {"hands": [[*FULL["hands"][0], "P1"], FULL["hands"][1]]},
    "four cards with none due": {"hands": [FULL["hands"][0][:4], FULL["hands"][1]]},
    "no cards": {"hands": [[], []]},
    "a card that is none": {"hands": [["M1", *FULL["hands"][0][1:]], FULL["hands"][1]]},
    "a hidden card": {"hands": [["?", *FULL["hands"][0][1:]], FULL["hands"][1]]},
    "two of the one Movement 4": {"hands": [["M4", "M4", "R", "X", "Q1"], FULL["hands"][1]]},
    "a number for a card": {"hands": [[1, 2, 3, 4, 5], FULL["hands"][1]]},
    "hands in words": {"hands": "P1"},
    "eleven Exchanges": {"discards": ["X"] * 11},
    "a discard that is no card": {"discards": ["M9"]},
    "discards of lists": {"discards": [["X"]]},
    "discards that are none": {"discards": None},
    "fifty-one discards": {"discards": ["P1"] * 51},
    "a card due with five in hand": {"drawn": True},
    "drawn in words": {"drawn": "no"},
    "drawn 0": {"drawn": 0},
    "something else": {"pile": []},
    "three hands done": {"done": FULL["done"] * 3},
    "a hand of three things": {"done": [[SORTED, TWO, CUBES]]},
    "a hand of five things": {"done": [[SORTED, TWO, CUBES, 1, 1]]},
    "a hand in an object": {"done": [{"first": 1}]},
    "a hand that seat 3 won": {"done": [[SORTED, TWO, CUBES, 3]]},
    "a hand that -1 won": {"done": [[SORTED, TWO, CUBES, -1]]},
    "a hand with a short line": {"done": [[SORTED, TWO[1:], CUBES, 1]]},
    "a hand with five cubes": {"done": [[SORTED, TWO, CUBES[1:], 1]]},
    "a hand with two red cubes": {"done": [[SORTED, TWO, "rrygbp", 1]]},
    "a hand with white pawns": {"done": [["w" * 10, TWO, CUBES, 1]]},
    "a hand with ten red pawns": {"done": [["r" * 10, TWO, CUBES, 1]]},
    "a hand won by a word": {"done": [[SORTED, TWO, CUBES, "1"]]},
    "a hand won by truth": {"done": [[SORTED, TWO, CUBES, True]]},
    "a hand that is a word": {"done": ["hand"]},
}


@pytest.mark.parametrize("changes", SPOILT.values(), ids=SPOILT.keys())
def test_hostile_data_are_unreadable(changes: dict[str, Any]) -> None:
    assert load(FULL)
    with pytest.raises(Unreadable):
        load(FULL | changes)


@pytest.mark.parametrize("field", ["seat", "starter", "cubes", "lines", "hands", "discards"])
def test_what_is_missing_is_said(field: str) -> None:
    plain = {name: value for name, value in FULL.items() if name != field}
    with pytest.raises(Unreadable, match=field):
        load(plain)


EMPTY: dict[str, Any] = {
    "seat": 1, "starter": 1, "cubes": "", "lines": ["", ""], "hands": [[], []], "discards": [], "drawn": False,
    "done": [],
}  # fmt: skip
LAID = EMPTY | {"cubes": CUBES, "lines": [ONE, TWO]}


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (EMPTY, {"lines": ["r", ""]}),
        (EMPTY, {"cubes": CUBES, "lines": ["", "r"]}),
        (EMPTY, {"cubes": CUBES, "lines": [ONE[1:], "r"]}),
        (EMPTY, {"hands": [["P1"], []]}),
        (EMPTY, {"discards": ["P1"]}),
        (EMPTY, {"drawn": True}),
        (EMPTY, {"seat": 2}),
        (EMPTY, {"seat": 0, "starter": 0, "done": [[SORTED, TWO, CUBES, 1]]}),
        (LAID, {"hands": [[], ["P1"]]}),
        (LAID, {"hands": [["P1"] * 4, ["X"]]}),
        (LAID, {"starter": 2, "seat": 2, "hands": [["P1"], ["X"] * 4]}),
        (LAID, {"hands": [["P1"] * 5, ["X"] * 4], "discards": ["R"]}),
        (LAID, {"hands": [["P1"] * 4, ["X"] * 5], "drawn": True}),
        (LAID, {"hands": [["P1"] * 4, ["X"] * 4], "discards": ["R", "R"], "drawn": True}),
        (LAID, {"seat": 0, "starter": 0, "hands": [["P1"], []]}),
        (LAID, {"lines": [SORTED, TWO]}),
    ],
)
def test_what_no_deal_leaves_behind_is_unreadable(base: dict[str, Any], changes: dict[str, Any]) -> None:
    goes_on(load(base))
    with pytest.raises(Unreadable):
        load(base | changes)


def test_a_pile_that_is_out_has_ended_the_hand() -> None:
    """Nobody could draw after the next turn."""
    plain = data(left=1)
    goes_on(load(plain))
    ((last, _),) = GAME.chances(play(load(plain), f"- {plain['hands'][0][0]}"))
    assert isinstance(last, Deal)
    assert load(plain).left == 1
    with pytest.raises(Unreadable):
        load(plain | {"discards": [*plain["discards"], last.value]})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats(allow_nan=False)
    | st.sampled_from(["", "r", "X", CUBES, ONE]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*FULL, "x"]), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(FULL)), JUNK)
def test_junk_in_a_field_is_unreadable_or_a_position(field: str, junk: Any) -> None:
    try:
        state = load(deepcopy(FULL) | {field: junk})
    except Unreadable:
        return
    goes_on(state)


@settings(max_examples=40, deadline=None)
@given(JUNK)
def test_junk_is_unreadable(junk: Any) -> None:
    with pytest.raises(Unreadable):
        load(junk)


def test_spoiling_letters_gives_unreadable_or_a_position() -> None:
    """Change, drop or double something anywhere in positions: never a crash, and what is read can be played."""
    rng = Random(2)
    states = [state for state, _ in random_states("spoil", "drawn")[:-1]]
    read = 0
    for number in range(400):
        text = json.dumps(GAME.dump(rng.choice(states)))
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", text[at] * 2, rng.choice('roygbpMPQXR01234",[]')]) + text[at + 1 :]
        try:
            plain = json.loads(text)
        except ValueError:
            continue
        try:
            state = load(plain, "drawn")
        except Unreadable:
            continue
        read += 1
        if number % 4 == 0:
            goes_on(state)
    assert read > 10


# ---------------------------------------------------------------- options


def test_the_options_and_their_defaults() -> None:
    assert PhoenixOptions().model_dump() == {"first": "1", "spectrum": "every hand"}
    assert start() == start("1")


@pytest.mark.parametrize(
    "wrong",
    [{"first": 1}, {"first": "3"}, {"first": ""}, {"first": None}, {"clock": 60}, {"spectrum": "hand"}],
    ids=repr,
)
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        PhoenixOptions.model_validate(wrong)
