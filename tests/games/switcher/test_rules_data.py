"""El Switcher's positions as data that somebody may have spoilt; and the options."""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from boardroom.core.game import CHANCE, Unreadable
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.tables import KINDS
from tests.games.kit.positions import through_json
from tests.games.switcher.board import (
    GAME,
    SEATS,
    data,
    goes_on,
    lively_match,
    load,
    loaded,
    play,
    start,
    table,
)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", [6, 12, 23])
def test_dump_and_load_are_inverses(seats: int, size: int) -> None:
    states = lively_match(seats, Random(f"{seats}{size}"), deck=size, first=seats)
    for state in states[:-1]:
        plain = GAME.dump(state)
        assert through_json(plain) == plain
        assert load(plain, seats, size) == state
        assert GAME.dump(load(plain, seats, size)) == plain


def test_a_position_may_leave_out_what_is_usual() -> None:
    plain = data()
    for seat in plain["seats"]:
        del seat["known"], seat["blocked"]
    for field in ("discards", "forbidden", "formed", "quiet", "due"):
        del plain[field]
    assert load(plain) == load(data())


def test_the_number_of_cards_in_the_game_is_the_options() -> None:
    plain = data(size=6, left=(2, 2))
    assert [load(plain, 2, size).left(0) for size in (6, 12, 23)] == [2, 8, 19]
    many = data(left=(0, 0))
    with pytest.raises(Unreadable, match="drawn: 12 cards are in the game"):
        load(many, 2, 12)


# ---------------------------------------------------------------- spoilt positions


def spoil(path: str, value: Any, **more: Any) -> dict[str, Any]:
    """Return a good position with one thing changed."""
    plain: Any = data(**more)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = plain
    for step in way:
        place = place[step]
    place[last] = value
    assert isinstance(plain, dict)
    return plain


FIELDS = ("tiles", "seat", "seats", "discards", "forbidden", "formed", "quiet", "due", *data()["seats"][0])
NINE = "rrrrrr/rrrggg/gggggg/bbbbbb/bbbyyy/yyyyyy"
NOT_TEXT: list[Any] = [None, 5, True, [], {}, b"x"]
NOT_NUMBER: list[Any] = [None, "1", 1.5, 1.0, True, [], {}, float("nan")]
NOT_LIST: list[Any] = [None, "F", 5, True, {}, ("X", "I", "W"), {"X": 1}]
SPOILT: dict[str, list[Any]] = {
    "tiles": [
        *(*NOT_TEXT, "", "x", NINE[:-1], NINE + "/", NINE + " ", NINE + "\n", NINE.upper(), NINE.replace("/", "")),
        *(NINE.replace("y", "z"), NINE.replace("y", "b"), "\ud800"),
    ],
    "seat": [*NOT_NUMBER, 0, 3, -1, 10**30],
    "quiet": [*NOT_NUMBER, -1, 60, 10**30],
    "formed": [None, 0, 1, "yes", []],
    "forbidden": [*NOT_TEXT, "R", "red", "x", " "],
    "discards": [*NOT_LIST, ["line"], ["edge"] * 8, [1], [None], [""], ["line1"] * 6, ["edge "]],
    "due": [
        *(*NOT_LIST, ["tiles"], ["decks"], ["up"], ["up 0"], ["up 5"], ["draw 3"], ["up 2"], ["draw 1"], ["draw 2"]),
        *(["up 1"], ["up 1"] * 9, ["draw 2"] * 99, ["tiles", "decks"], ["up \u0661"], ["up 1\n"], ["Up 1"], [None]),
        *([["up 1"]], ["up 1", "draw 2"]),
    ],
    "seats": [*NOT_LIST, [], [{}], [{}] * 3, [None, None], [[], []], ["a", "b"]],
    "seats.0": [None, 5, [], "x", {}, {"deck": 1}],
    "seats.0.deck": [*NOT_NUMBER, 0, 2, 5, -1, 10**30],
    "seats.0.up": [
        *(*NOT_LIST, [], ["X"] * 2, ["X", "I"], ["X", "X", "I"], ["Q", "I", "X"], ["J4", "X", "I"], [None], [["X"]]),
        *(["X", "I", "W", "F"], ["Z"], ["X", "I", 5]),
    ],
    "seats.0.blocked": [*NOT_TEXT, "X", "F", "Q", "J4", "Z'"],
    "seats.0.drawn": [*NOT_LIST, [], ["X", "I"], ["X", "I", "W", "J4"], ["X", "I", "W", "X"]],
    "seats.0.hand": [*NOT_LIST, ["line"], ["edge"] * 4, [None], [1], ["?"], ["edge", "edge", ""]],
    "seats.1.hand": [[], ["edge"], ["edge"] * 2, ["edge"] * 4],
    "seats.0.known": [*NOT_LIST, ["edge"], ["line1"] * 2, ["line"], ["?"], [None]],
}


@pytest.mark.parametrize(
    ("path", "value"),
    [(path, value) for path, values in SPOILT.items() for value in values],
    ids=lambda value: repr(value)[:32],
)
def test_a_spoilt_position_is_unreadable_and_says_where(path: str, value: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        load(spoil(path, value))
    message = str(caught.value)
    where = re.split(r"[.:, ]", message)[0]
    assert where in FIELDS
    assert len(message) < 300


@pytest.mark.parametrize("more", [{"size": 5}, {"pile": []}, {"winner": 1}, {"seats ": []}, {5: 5}], ids=repr)
def test_unknown_fields_are_unreadable(more: dict[Any, Any]) -> None:
    with pytest.raises(Unreadable):
        load(data() | more)
    plain = data()
    plain["seats"][0] |= more
    with pytest.raises(Unreadable):
        load(plain)


@pytest.mark.parametrize(
    "spoilt",
    [
        data(None, "X I", left=(5,)),  # two cards in view, none blocked, the deck not empty
        data(None, "X I", blocked=["W"]) | {"due": ["up 1"]},  # a blocked player gets no card
        data(None, "", left=(0,)),  # has won
        data(None, "", blocked=["W"]),  # the only card lies face up
        data(None, "X I W", blocked=["F"]),  # four in a sector
        data(None, "X I W") | {"due": ["up 1"]},
        data(None, "X", left=(1,)) | {"due": ["up 1", "up 1"]},
        data(None, "X", left=(0,)) | {"due": ["up 1"]},
        data(None, "X") | {"due": ["up 1"]},
        data(None, "X I W", "X") | {"due": ["up 2", "up 2"]},  # not on turn
        data(hands=["", "edge edge"]) | {"due": ["draw 2"]},  # the player after the one who draws has a full hand
        data(hands=["edge"]) | {"due": ["draw 1", "draw 1"], "seat": 1},
        data(seats=3, hands=["edge"], turn=3) | {"due": ["draw 1", "draw 1"]},
        data() | {"tiles": "", "due": ["tiles"]},
        data() | {"tiles": ""},
    ],
    ids=range(15),
)
def test_a_table_that_can_not_be_is_unreadable(spoilt: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        load(spoilt, len(spoilt["seats"]))


def test_tables_that_can_be_are_read() -> None:
    for plain in (
        data(None, "X", left=(5,)),  # the card that was blocked is up again
        data(None, "X I", left=(0,)),
        data(None, "X I", blocked=["W"], left=(5,)),
        data(None, "X", blocked=["W"], left=(0,)),
        data(None, "X", left=(20,)) | {"due": ["up 1", "up 1"]},
        data(None, "", left=(1,)) | {"due": ["up 1"]},
        data(hands=["edge"], turn=2) | {"due": ["draw 1", "draw 1"]},
        data(hands=["", "edge edge edge"]),
        data(quiet=59),
        GAME.dump(start()),
    ):
        goes_on(load(plain))


def test_a_dealt_table_is_read_at_every_step_of_the_deal() -> None:
    for seats in SEATS:
        state, rng = start(seats, first=seats), Random(1)
        while GAME.turn(state) == CHANCE:
            assert load(GAME.dump(state), seats) == state
            for other in SEATS:
                if other != seats:
                    with pytest.raises(Unreadable, match=f"seats: there must be {other}"):
                        load(GAME.dump(state), other)
            state = GAME.apply(state, GAME.chance(state, rng))


# ---------------------------------------------------------------- any data at all

WORDS = st.sampled_from(["", "X", "I", "W", "F", "J4", *KINDS, "r", "up 1", "draw 1", "draw 2", "tiles", "decks", NINE])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 70) | st.floats() | WORDS | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=5,
)


@given(JSON, st.sampled_from(SEATS))
def test_any_data_is_a_position_or_unreadable(plain: Any, seats: int) -> None:
    assert loaded(plain, seats) is None


@settings(max_examples=200)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS), st.lists(JSON | WORDS, min_size=1, max_size=3))
def test_a_position_with_anything_put_anywhere_is_whole_or_unreadable(
    rng: Random, seats: int, values: list[Any]
) -> None:
    plain = deepcopy(rng.choice(POSITIONS[seats]))
    for value in values:
        place: Any = plain
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.8:
                place = place[key]
                continue
            place[key] = value
            break
    state = loaded(plain, seats)
    if state is not None:
        goes_on(state)
        assert load(GAME.dump(state), seats) == state


POSITIONS = {
    seats: [GAME.dump(state) for state in lively_match(seats, Random(seats))[:-1:5]] + [data(seats=seats)]
    for seats in SEATS
}


@settings(max_examples=200)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS))
def test_two_positions_mixed_are_whole_or_unreadable(rng: Random, seats: int) -> None:
    one, other = deepcopy(rng.choice(POSITIONS[seats])), deepcopy(rng.choice(POSITIONS[seats]))
    for field in one:
        if rng.random() < 0.2:
            one[field] = other[field]
    for seat in range(seats):
        for field in one["seats"][seat]:
            if rng.random() < 0.2:
                one["seats"][seat][field] = other["seats"][seat][field]
    state = loaded(one, seats)
    if state is not None:
        goes_on(state)


def test_no_colour_is_forbidden_after_a_turn_that_frees_all() -> None:
    quiet = data() | {"forbidden": "r", "quiet": 1}
    assert load(quiet).forbidden == "r"
    with pytest.raises(Unreadable, match="no colour is"):
        load(quiet, fades=True)
    assert load(quiet | {"formed": True}, fades=True).forbidden == "r", "this turn has formed one"
    assert load(quiet | {"quiet": 0}, fades=True).forbidden == "r", "and so has the one before"


# ---------------------------------------------------------------- options


def test_options_have_the_pages_defaults() -> None:
    assert SwitcherOptions().model_dump() == {
        "deck": 23, "first": 1, "limit": 120, "stays": False, "forbidden": "last figure"
    }  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        {"deck": 0},
        {"deck": 7},
        {"deck": 24},
        {"deck": "23 cards"},
        {"deck": None},
        {"first": 0},
        {"first": 5},
        {"limit": -1},
        {"limit": 3601},
        {"limit": 1.5},
        {"limit": "soon"},
        {"limit": None},
        {"limits": 60},
        {"seats": 2},
    ],
    ids=repr,
)
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        SwitcherOptions.model_validate(wrong)


def test_options_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        SwitcherOptions().deck = 6


def test_a_loaded_position_goes_on_as_it_would_have() -> None:
    state = play(table(".r..gg/rrr.gg/....../bbbb../....../......", "O4", blocked=["T4"]), "form O4 e5")
    again = load(through_json(GAME.dump(state)))
    assert play(again, "form T4 a5").due == (("up", 0),) * 3
