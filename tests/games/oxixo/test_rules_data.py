"""Oxixo's positions with a past, as data that somebody may have spoilt; and the options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from boardroom.core.game import Unreadable
from boardroom.games.oxixo.rules import OxixoOptions, OxixoState
from tests.games.kit.positions import through_json
from tests.games.oxixo.board import EMPTY, GAME, at, loaded, play, show, start

SEATS = st.sampled_from([2, 4])


def played(seats: int, seed: int, plies: int, **options: Any) -> OxixoState:
    """Return an unfinished state after up to so many random moves."""
    rng = Random(seed)
    state = start(seats, **options)
    for _ in range(plies):
        after = GAME.apply(state, rng.choice(GAME.moves(state)))
        if after.ended:
            break
        state = after
    return state


@settings(max_examples=60)
@given(SEATS, st.integers(0, 10**6), st.integers(0, 80), st.booleans(), st.sampled_from([1, 2]))
def test_dump_and_load_are_inverses(seats: int, seed: int, plies: int, repetition: bool, cross: int) -> None:
    state = played(seats, seed, plies, repetition=repetition, cross=cross)
    data = through_json(GAME.dump(state))
    assert at(data, seats, repetition=repetition, cross=cross) == state
    assert GAME.dump(at(data, seats, repetition=repetition, cross=cross)) == data


def test_a_loaded_past_goes_on_as_it_would_have() -> None:
    state = play(at("...../...../...../...../xx.oo x"), "b1a1", "d1e1", "b1a1")
    again = at(through_json(GAME.dump(state)))
    assert play(again, "d1e1").ended == "repetition"
    assert not play(at(show(state)), "d1e1").ended  # the text alone has no past


GOOD: dict[Any, Any] = {"position": "...../...../...../...../xx.oo x", "plies": 4, "earlier": ["3000003", "b8"]}


def test_what_dump_writes_is_good() -> None:
    assert at(GOOD).earlier == (0x3000003, 0xB8)


KEYS: list[Any] = [
    *("", " 1", "1 ", "0x1", "-1", "+1", "1_0", "g", "A", "1\n", "01", "0", "1" * 21, "f" * 10_000, "\u0661"),
    *(1, -1, True, None, 1.5, b"1", [], ["1"], {}),
]
SPOILT: dict[str, list[Any]] = {
    "plies": [True, False, -1, 1.0, 4.5, "4", None, [4], 10**9, 10**5000, float("nan")],
    "earlier": [None, "1", {"1": 1}, 3, True, ["1"] * 5, ("1",), *([key] for key in KEYS)],
    "position": [None, 5, True, [], {}, b"x", ["...../"], {"position": f"{EMPTY} x"}],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in SPOILT.items() for value in values],
    ids=lambda value: repr(value)[:24] if not isinstance(value, int) or value < 10**10 else "huge",
)
def test_a_hostile_past_is_unreadable(field: str, value: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        at(GOOD | {field: value})
    assert field in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        True,
        1.5,
        [],
        ["...../"],
        {},
        {"position": f"{EMPTY} x"},
        {"position": f"{EMPTY} x", "plies": 0},
        {**GOOD, "winner": 1},
        {**GOOD, 5: 5},
        {"board": EMPTY},
        b"...../...../...../...../..... x",
    ],
    ids=repr,
)
def test_other_data_is_unreadable(data: Any) -> None:
    for seats in (2, 4):
        with pytest.raises(Unreadable, match=r"a position (is a text such as|with a past has)"):
            at(data, seats)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just(f"{EMPTY} x"),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["position", "plies", "earlier", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(JSON, SEATS)
def test_any_data_is_a_position_or_unreadable(data: Any, seats: int) -> None:
    state = loaded(data, seats)
    assert state is None or GAME.moves(state)


PASTS = st.fixed_dictionaries(
    {
        "position": st.just(GOOD["position"]) | JSON,
        "plies": st.integers(-1, 410) | JSON,
        "earlier": st.lists(st.from_regex("[1-9a-f][0-9a-f]{0,20}", fullmatch=True)) | st.lists(JSON),
    }
)


@given(PASTS)
def test_any_past_is_read_or_unreadable(data: dict[str, Any]) -> None:
    state = loaded(data, 2)
    assert state is None or at(GAME.dump(state)) == state


def test_a_past_that_ended_the_game_is_no_position() -> None:
    state = at("...../...../...../...../xx.oo x")
    thrice = {"position": show(state), "plies": 4, "earlier": [f"{state.key:x}"] * 2}
    with pytest.raises(Unreadable, match="draw by repetition"):
        at(thrice)
    assert at(thrice, repetition=False).plies == 4
    long = {"position": show(state), "plies": 400, "earlier": []}
    with pytest.raises(Unreadable, match="draw by limit"):
        at(long, repetition=False)
    assert at(long).plies == 400


# ---------------------------------------------------------------- options


def test_options_have_the_pages_defaults() -> None:
    assert OxixoOptions().model_dump() == {
        "cross": 1,
        "first": 1,
        "advice": False,
        "repetition": True,
        "clock": 0,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"cross": 0},
        {"cross": 3},
        {"cross": "x"},
        {"first": 0},
        {"first": 5},
        {"first": None},
        {"advice": "perhaps"},
        {"repetition": None},
        {"repetition": 3},
        {"clock": -1},
        {"clock": 36_001},
        {"clock": 1.5},
        {"clock": "soon"},
        {"clock": None},
        {"clok": 60},
        {"seats": 2},
        {"": 1},
    ],
    ids=repr,
)
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        OxixoOptions.model_validate(wrong)


def test_options_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        OxixoOptions().cross = 2
