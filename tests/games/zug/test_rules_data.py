"""Zug's positions as data: what is written is read back, and what can't be a position is refused in words."""

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
from boardroom.games.zug.rules import ZugOptions
from boardroom.games.zug.tables import NAMES
from tests.games.kit.positions import through_json
from tests.games.zug.board import (
    GAME,
    SEATS,
    closed_table,
    data,
    ended,
    goes_on,
    legal,
    lively_match,
    load,
    loaded,
    play,
    sale,
    start,
    table,
)  # fmt: skip

SALE = data("╶1╋─═1═2╴1■1■ ", phase="sale", points=[1, 0])


@pytest.mark.parametrize("seats", SEATS)
def test_dump_and_load_are_inverses(seats: int) -> None:
    for state in lively_match(seats, Random(seats), first=seats)[:-1:2]:
        plain = GAME.dump(state)
        assert through_json(plain) == plain
        assert load(plain, seats) == state
        assert hash(load(plain, seats)) == hash(state)
        assert GAME.dump(load(plain, seats)) == plain


def test_a_position_with_passes_is_read_back() -> None:
    state = play(table("╋", "city " * 6, "city " * 5), "pass")
    assert load(GAME.dump(state)) == state
    late = play(ended(list(closed_table()), "crossing", "", "crossing crossing crossing", last=2), "pass")
    again = load(GAME.dump(late), 3)
    assert again == late
    assert play(again, "pass") == play(late, "pass")


def test_a_position_may_leave_out_what_is_usual() -> None:
    plain = data()
    for field in ("starter", "last", "passed"):
        del plain[field]
    assert load(plain) == load(data())


def test_a_loaded_position_goes_on_as_it_would_have() -> None:
    state = sale("╶1╋─═1═2╴1■ ■")
    again = load(through_json(GAME.dump(state)))
    texts = ("sell 1,0 > 3,0 > 4,0", "sell 2,0 > 3,0 > 5,0")
    assert play(again, *texts) == play(state, *texts)


# ---------------------------------------------------------------- spoilt positions


def spoil(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return a good position with one thing changed."""
    plain: Any = deepcopy(position)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = plain
    for step in way:
        place = place[step]
    place[last] = value
    assert isinstance(plain, dict)
    return plain


FIELDS = ("tiles", "hands", "seat", "starter", "phase", "points", "last", "passed")
NOT_TEXT: list[Any] = [None, 5, True, [], {}, b"x"]
NOT_NUMBER: list[Any] = [None, "1", 1.5, 1.0, True, [], {}, float("nan")]
NOT_LIST: list[Any] = [None, "city", 5, True, {}, ("city",), {"city": 1}]
SPOILT: dict[str, list[Any]] = {
    "tiles": [
        *NOT_LIST,
        [],
        ["straight@0,0/0"],
        ["crossing@1,0/0"],
        ["crossing@0,0/0"] * 2,
        ["crossing@0,0/0"] * 91,
        ["crossing@0,0/0", "city@1,1/0"],
        ["crossing@0,0/0", "city@0,1/0"],
        ["crossing@0,0/0", "straight@0,1/90"],
        ["crossing@0,0/0", "straight@0,1/180"],
        ["crossing@0,0/0", "straight@0,2/0"],
        ["crossing@0,0/0", "straight@0,1/0=1"],
        ["crossing@0,0/0", "factory@0,1/0=3"],
        ["crossing@0,0/0", "factory@0,1/0=0"],
        ["crossing@0,0/0", "factory@0,1/0="],
        ["crossing@0,0/0", "factory@0,1/0 =1"],
        ["crossing@0,0/0", "Factory@0,1/0"],
        ["crossing@0,0/0", "fabrik@0,1/0"],
        ["crossing@0,0/0", None],
        ["crossing@0,0/0", 5],
        ["crossing@0,0/0", "straight@0,1/0", "city@1,1/0=1"],
        ["crossing@0,0/0", *(f"terminal@{x},{y}/{turn}" for x, y, turn in ((0, 1, 0), (1, 0, 90)) for _ in "12")],
        ["crossing@0,0/0", *(f"factory@0,{y}/0=1" for y in range(1, 15))],
        ["crossing@0,0/0", *(f"loco@0,{y}/0=1" for y in range(1, 6))],
    ],
    "hands": [*NOT_LIST, [], [[]], [[], []], [["city"] * 6] * 3, [["city"] * 7, ["city"] * 5], [["city"] * 5] * 2],
    "hands.0": [*NOT_LIST, [], ["city"] * 5, ["city"] * 7, ["fork"] * 6, ["crossing"] * 5 + ["city"]],
    "hands.0.0": [*NOT_TEXT, "", "?", "City", "city "],
    "hands.1": [[], ["city"] * 4, ["city"] * 7],
    "seat": [*NOT_NUMBER, 0, 3, -1, 10**30, 2],
    "starter": [*NOT_NUMBER, 0, 3, -1, 10**30],
    "phase": [*NOT_TEXT, "", "over", "building", "deal", "draw", "sale", "Place"],
    "points": [*NOT_LIST, [], [0], [0, 0, 0], [1, 0], [0, -1], [None, 0], ["0", 0], [0.0, 0], [True, 0]],
    "last": [*NOT_NUMBER, -1, 3, 10**30, 1],
    "passed": [*NOT_LIST, [0], [3], [1], [2], [2, 2], [None], ["1"], [1.0], [-1]],
}


@pytest.mark.parametrize(
    ("path", "value"),
    [(path, value) for path, values in SPOILT.items() for value in values],
    ids=lambda value: repr(value)[:32],
)
def test_a_spoilt_position_is_unreadable_and_says_where(path: str, value: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        load(spoil(data(), path, value))
    message = str(caught.value)
    where = re.split(r"[.:, ]", message)[0]
    assert where in FIELDS
    assert len(message) < 300


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"points": [2, 0]}, "points: more than for the wagons"),
        ({"points": [2, -1]}, "points: none can be less"),
        ({"passed": [2]}, "passed: nobody passes in the sale"),
        ({"phase": "place"}, "points: there are none before the sale"),
        ({"phase": "place", "points": [0, 0]}, "tiles: a wagon in a city"),
        ({"phase": "deal", "points": [0, 0]}, "tiles: a wagon in a city"),
        ({"hands": [["city"] * 7, []]}, "hands: at most 6 tiles"),
    ],
)
def test_a_spoilt_sale_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        load(SALE | changes)


def test_a_seat_that_can_t_sell_is_not_on_turn_in_the_sale() -> None:
    for picture, turn in (("╶1╋─═1╴1■", 2), ("╶1╋─═1╴1", 1), ("╶1╋─═1╴1■2", 1)):
        with pytest.raises(Unreadable, match="seat: it can't sell anything"):
            sale(picture, turn=turn)


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "deal", "hands": [["city"] * 5, ["city"] * 5]},
        {"phase": "deal", "hands": [["city"] * 4, ["city"]]},
        {"phase": "deal", "hands": [["city"] * 4, []], "seat": 2},
        {"phase": "deal", "hands": [[], ["city"] * 5]},
        {"phase": "deal", "hands": [["city"] * 3, []], "starter": 2},
        {"phase": "deal", "hands": [["city"] * 3, []], "passed": [2]},
        {"phase": "draw", "hands": [["city"] * 6, ["city"] * 5]},
        {"phase": "draw", "hands": [["city"] * 5, ["city"] * 4]},
        {"phase": "place", "hands": [["city"] * 5, ["city"] * 5]},
        {"phase": "place", "hands": [["city"] * 6, ["city"] * 5], "passed": [2]},
        {"phase": "place", "hands": [["city"] * 6, ["curve"] * 6], "passed": [2]},
    ],
    ids=str,
)
def test_a_table_that_can_not_be_is_unreadable(changes: dict[str, Any]) -> None:
    assert loaded(data() | changes) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "deal", "hands": [["city"] * 4, []]},
        {"phase": "deal", "hands": [["city"] * 5, []], "seat": 2},
        {"phase": "deal", "hands": [["city"] * 5, ["curve"] * 2], "seat": 2},
        {"phase": "deal", "hands": [["city"], ["city"] * 5], "starter": 2},
        {"phase": "draw", "hands": [["city"] * 5, ["city"] * 6]},
        {"phase": "place", "hands": [["city"] * 6, ["city"] * 6], "passed": [2]},
    ],
    ids=str,
)
def test_tables_that_can_be_are_read(changes: dict[str, Any]) -> None:
    goes_on(load(data() | changes))


def test_the_pile_may_be_empty_before_the_last_turns() -> None:
    texts = list(closed_table())
    state = ended(texts, "crossing crossing crossing crossing", "")
    assert state.pile == 0
    goes_on(state)
    with pytest.raises(Unreadable, match="phase: there is no tile"):
        ended(texts, "", "crossing crossing crossing crossing")
    with pytest.raises(Unreadable, match="hands: at least 5"):
        ended(texts, "crossing", "crossing")


@pytest.mark.parametrize("more", [{"size": 5}, {"pile": []}, {"winner": 1}, {"tiles ": []}, {5: 5}], ids=repr)
def test_unknown_fields_are_unreadable(more: dict[Any, Any]) -> None:
    with pytest.raises(Unreadable):
        load(data() | more)


def test_the_seats_are_those_of_the_match() -> None:
    for seats in SEATS:
        state, rng = start(seats, first=seats), Random(1)
        while GAME.turn(state) == CHANCE:
            assert load(GAME.dump(state), seats) == state
            for other in SEATS:
                if other != seats:
                    with pytest.raises(Unreadable, match=f"hands: there must be {other}"):
                        load(GAME.dump(state), other)
            state = GAME.apply(state, GAME.chance(state, rng))


# ---------------------------------------------------------------- any data at all

WORDS = st.sampled_from(
    ["", *NAMES, *FIELDS, "deal", "draw", "place", "sale", "crossing@0,0/0", "city@1,0/0", "factory@0,1/0=1", "=1"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 70) | st.floats() | WORDS | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=5,
)


@given(JSON, st.sampled_from(SEATS))
def test_any_data_is_a_position_or_unreadable(plain: Any, seats: int) -> None:
    assert loaded(plain, seats) is None


POSITIONS = {
    seats: [GAME.dump(state) for state in lively_match(seats, Random(seats))[:-1:7]] + [data(seats=seats)]
    for seats in SEATS
}


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS), st.lists(JSON | WORDS, min_size=1, max_size=3))
def test_a_position_with_anything_put_anywhere_is_whole_or_unreadable(
    rng: Random, seats: int, values: list[Any]
) -> None:
    plain = deepcopy(rng.choice(POSITIONS[seats]))
    for value in values:
        field = rng.choice(list(plain))
        if isinstance(plain[field], list) and plain[field] and rng.random() < 0.8:
            plain[field][rng.randrange(len(plain[field]))] = value
        else:
            plain[field] = value
    state = loaded(plain, seats)
    if state is not None:
        goes_on(state)
        assert load(GAME.dump(state), seats) == state


@settings(max_examples=150)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS))
def test_two_positions_mixed_are_whole_or_unreadable(rng: Random, seats: int) -> None:
    one, other = deepcopy(rng.choice(POSITIONS[seats])), rng.choice(POSITIONS[seats])
    for field in one:
        if rng.random() < 0.2:
            one[field] = deepcopy(other[field])
    state = loaded(one, seats)
    if state is not None:
        goes_on(state)
        assert legal(load(GAME.dump(state), seats)) == legal(state)


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    "wrong", [{"first": 0}, {"first": 6}, {"first": "one"}, {"first": None}, {"limit": 60}, {"seats": 2}], ids=repr
)
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ZugOptions.model_validate(wrong)


def test_options_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        ZugOptions().first = 2
