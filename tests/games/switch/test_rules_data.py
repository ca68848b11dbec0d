"""Switch's positions as data that somebody may have spoilt; and the options."""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from boardroom.core.game import Unreadable
from boardroom.games.switch.state import SwitchOptions
from tests.games.kit.positions import through_json
from tests.games.switch.board import (
    CHOICES,
    GAME,
    OPTIONS,
    SEATS,
    anyhow,
    data,
    goes_on,
    load,
    loaded,
    match_states,
    play,
    simply,
    start,
    table,
)  # fmt: skip

PHASES = {"start", "throw", "green", "red", "swapping", "moment", "play"}


@pytest.mark.parametrize("seats", SEATS)
def test_dump_and_load_are_inverses(seats: int) -> None:
    phases = set()
    for number, options in enumerate(OPTIONS):
        choose = anyhow if number % 2 else simply
        for state in match_states(seats, Random(f"{seats}{number}"), choose, **options)[:-1]:
            phases.add(state.phase)
            plain = GAME.dump(state)
            assert through_json(plain) == plain
            assert load(plain, seats, **options) == state
            assert GAME.dump(load(plain, seats, **options)) == plain
    assert phases == PHASES


def test_a_position_may_leave_out_what_is_usual() -> None:
    assert load({"tops": [5, 3], "seat": 2, "phase": "throw"}) == load(data(5, 3, turn=2))


def test_the_options_are_not_the_positions() -> None:
    plain = GAME.dump(table(7, 1))
    assert [load(plain, dice=dice).dice_count for dice in ("short", "long")] == [4, 3]
    thrown = GAME.dump(play(table(7, 1), "throw 1 6 6 6 -"))
    with pytest.raises(Unreadable, match="dice: card 7 asks for 3"):
        load(thrown, dice="long")


def test_a_loaded_position_goes_on_as_it_would_have() -> None:
    state = play(table(1, 1, 1, holder=3), "throw 1 2 4 -", "pass", "discard")
    again = load(through_json(GAME.dump(state)), 3)
    assert play(again, "again", "throw 3 3 3 -") == play(state, "again", "throw 3 3 3 -")
    risk = load(through_json(GAME.dump(play(state, "again"))), 3)
    assert play(risk, "throw 3 3 3 -").tops == (1, 1, 1), "it is still a risk"


# ---------------------------------------------------------------- spoilt positions

FIELDS = tuple(data())
NOT_TEXT: list[Any] = [None, 5, True, [], {}, b"x"]
NOT_NUMBER: list[Any] = [None, "1", 1.5, 1.0, True, [], {}, float("nan")]
NOT_LIST: list[Any] = [None, "F", 5, True, {}, (1, 1), {"X": 1}]
SPOILT: dict[str, list[Any]] = {
    "tops": [
        *NOT_LIST,
        [],
        [1],
        [1, 1, 1],
        [0, 1],
        [17, 1],
        [1, 17],
        [-1, 1],
        [1, 10**30],
        ["1", 1],
        [1.0, 1],
        [[1], 1],
    ],
    "seat": [*NOT_NUMBER, 0, 3, -1, 10**30],
    "phase": [*NOT_TEXT, "", "over", "Start", "throws", "x", "start", "green", "red", "swapping", "moment", "play"],
    "holder": [*NOT_NUMBER, -1, 3, 10**30],
    "blocked": [*NOT_NUMBER, -1, 3, 10**30],
    "dice": [*NOT_LIST, [1], [1, 1], [1] * 6, [3, 2, 1], [0, 1, 1], [1, 1, 7], ["1", 1, 1], [1, 1, 1]],
    "face": [*NOT_TEXT, "G", "x", "gr", " ", "b"],
    "risky": [None, 0, 1, "yes", [], True],
    "gone": [*NOT_NUMBER, -1, 1, 16, 10**30],
    "partner": [*NOT_NUMBER, -1, 1, 2, 3, 10**30],
    "contenders": [*NOT_LIST, [1], [1, 2], [0], [3], ["1"]],
    "totals": [*NOT_LIST, [[1, 5]], [[1]], [1], [[1, 2, 3]], [["1", "5"]]],
}


@pytest.mark.parametrize(
    ("field", "value"),
    [(field, value) for field, values in SPOILT.items() for value in values],
    ids=lambda value: repr(value)[:32],
)
def test_a_spoilt_position_is_unreadable_and_says_where(field: str, value: Any) -> None:
    with pytest.raises(Unreadable) as caught:
        load(data() | {field: value})
    message = str(caught.value)
    assert re.split(r"[.:, ]", message)[0] in FIELDS
    assert len(message) < 300


@pytest.mark.parametrize("more", [{"winner": 1}, {"options": {}}, {"seats": 2}, {"tops ": []}, {5: 5}], ids=repr)
def test_unknown_fields_are_unreadable(more: dict[Any, Any]) -> None:
    with pytest.raises(Unreadable):
        load(data() | more)


START = GAME.dump(start(3))
ROUND = GAME.dump(play(start(3), "throw 1 2 3 4 5"))
TIED = GAME.dump(play(start(3), "throw 1 2 3 4 5", "throw 1 1 1 1 1", "throw 1 2 3 4 5"))
GREEN = GAME.dump(play(table(5, 3, 4, holder=3), "throw 1 1 1 1 g"))
RED = GAME.dump(play(table(5, 3, 4), "throw 1 1 1 1 r"))
SWAPPING = GAME.dump(play(table(5, 3, 4, holder=3), "throw 1 1 1 1 g", "swap 2"))
MOMENT = GAME.dump(play(table(5, 3, 4, holder=3), "throw 1 1 1 2 -"))
PLAY = GAME.dump(play(table(5, 3, 4), "throw 1 1 1 2 -", "discard"))
TAKEN = GAME.dump(play(table(5, 3, 4), "throw 1 1 1 2 b"))


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (START | {"contenders": []}, "contenders: somebody has to throw"),
        (START | {"contenders": [1]}, "contenders: two seats or more"),
        (START | {"contenders": [1, 3]}, "dice: five are thrown for the start"),
        (START | {"contenders": [2, 1, 3]}, "contenders: two seats or more, in order"),
        (START | {"contenders": [1, 1, 2]}, "contenders: two seats or more, in order"),
        (START | {"contenders": [1, 2, 4]}, "contenders: 1 to 3"),
        (START | {"tops": [1, 2, 1]}, "tops: nobody has played"),
        (START | {"seat": 2}, "tops: nobody has played"),
        (START | {"holder": 1}, "holder: at the start the token lies in the middle"),
        (START | {"blocked": 1}, "holder: at the start the token lies in the middle"),
        (START | {"face": "b"}, "face: the Switch die isn't thrown for the start"),
        (START | {"dice": [1, 1, 1]}, "dice: five are thrown for the start"),
        (ROUND | {"totals": [[1, 4]]}, "totals: five dice make 5 to 30"),
        (ROUND | {"totals": [[1, 31]]}, "totals: five dice make 5 to 30"),
        (ROUND | {"totals": [[1, 16]]}, "dice: the last total is theirs"),
        (ROUND | {"totals": [[1]]}, "totals: a seat and what it threw"),
        (ROUND | {"totals": [[2, 15]]}, "contenders: two seats or more, in order"),
        (ROUND | {"totals": [[0, 15]]}, "contenders: 1 to 3"),
        (ROUND | {"dice": []}, "dice: five are thrown for the start"),
        (TIED | {"dice": []}, "dice: five are thrown for the start"),
        (data(1, 1, 1, risky=True), "risky: only after a card was discarded"),
        (data(3, 1, 1, risky=True, blocked=1), "risky: only after a card was discarded"),
        (data(3, 1, 1, holder=1, blocked=2), "holder: there is one token"),
        (data(3, 1, 1, partner=2), "partner: somebody while a green swap is announced"),
        (data(3, 1, 1, gone=1), "gone: no card goes before the dice are thrown"),
        (data(3, 1, 1, dice=[1, 1, 1]), "face: it is thrown with the dice"),
        (data(3, 1, 1, face="b"), "face: it is thrown with the dice"),
        (GREEN | {"face": "r"}, "face: not in the phase green"),
        (GREEN | {"dice": [1, 1, 1]}, "dice: card 5 asks for 4"),
        (GREEN | {"dice": []}, "dice: card 5 asks for 4"),
        (GREEN | {"gone": 1}, "dice: card 4 asks for 3"),
        (GREEN | {"gone": 1, "dice": [2, 2, 2]}, "gone: cards go after the Switch die"),
        (RED | {"tops": [5, 6, 5]}, "phase: nobody has a lower card"),
        (RED | {"face": "g"}, "face: not in the phase red"),
        (SWAPPING | {"partner": 0}, "partner: somebody while a green swap is announced"),
        (SWAPPING | {"partner": 1}, "partner: another player"),
        (SWAPPING | {"holder": 0}, "holder: another player must hold the token"),
        (SWAPPING | {"holder": 1}, "holder: another player must hold the token"),
        (MOMENT | {"holder": 1}, "holder: who throws isn't asked at the end of the turn"),
        (MOMENT | {"holder": 0}, "holder: another player must hold the token"),
        (MOMENT | {"face": "b"}, "face: not in the phase moment"),
        (MOMENT | {"face": "g"}, "face: not in the phase moment"),
        (MOMENT | {"dice": [1, 1, 1, 1]}, "phase: the dice don't make the top card"),
        (PLAY | {"blocked": 1}, "blocked: that pile can't discard"),
        (PLAY | {"face": "g"}, "face: not in the phase play"),
        (PLAY | {"face": "r", "tops": [6, 5, 4]}, "face: not in the phase play"),
        (PLAY | {"face": ""}, "face: not in the phase play"),
        (PLAY | {"dice": [1, 1, 1, 1]}, "gone: the dice don't make them"),
        (PLAY | {"gone": 0, "dice": [1, 1, 1, 1]}, "phase: the dice don't make the top card"),
        (PLAY | {"gone": 6}, "gone: no more cards than have left the pile"),
        (PLAY | {"gone": 5, "risky": True}, "risky: only after a card was discarded"),
        (TAKEN | {"holder": 0}, "holder: who throws Block has the token"),
        (TAKEN | {"holder": 2}, "holder: who throws Block has the token"),
    ],
)
def test_a_table_that_can_not_be_is_unreadable(spoilt: dict[str, Any], says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        load(spoilt, 3)


def test_tables_that_can_be_are_read() -> None:
    for plain in (START, ROUND, TIED, GREEN, RED, SWAPPING, MOMENT, PLAY, TAKEN):
        goes_on(load(plain, 3))
    for plain in (
        TIED | {"contenders": [2, 3]},
        START | {"dice": [1, 1, 1, 1, 1]},  # all three were equal
        data(3, 1, 1, dice=[1, 1, 1, 1, 1]),  # the throws for the start have just ended
        data(3, 1, 1, dice=[2, 2, 2, 2], face="r", blocked=1),
        data(3, 1, 1, risky=True, holder=1),
        MOMENT | {"risky": True},
        PLAY | {"risky": True, "holder": 2},
        PLAY | {"blocked": 2},
        TAKEN | {"holder": 0, "blocked": 2},
    ):
        goes_on(load(plain, 3))
    for plain in (MOMENT | {"face": "g"}, PLAY | {"face": "g"}):
        goes_on(load(plain, 3, green="play on"))


def test_a_table_is_read_with_its_own_number_of_seats_alone() -> None:
    for seats in SEATS:
        for other in SEATS:
            if other != seats:
                with pytest.raises(Unreadable, match=f"tops: {other} cards"):
                    load(GAME.dump(start(seats)), other)


# ---------------------------------------------------------------- any data at all

WORDS = st.sampled_from(
    ["", "start", "throw", "green", "red", "swapping", "moment", "play", "over", "g", "r", "b", "-"]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 18) | st.floats() | WORDS | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=6,
)
POSITIONS: dict[int, list[dict[str, Any]]] = {
    seats: [
        GAME.dump(state)
        for number, options in enumerate(OPTIONS)
        for state in match_states(seats, Random(number), anyhow, **options)[:-1:5]
    ]
    for seats in SEATS
}


@given(JSON, st.sampled_from(SEATS))
def test_any_data_is_a_position_or_unreadable(plain: Any, seats: int) -> None:
    state = loaded(plain, seats)
    if state is not None:
        goes_on(state)


@settings(max_examples=300)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS), st.lists(JSON, min_size=1, max_size=3))
def test_a_position_with_anything_put_anywhere_is_whole_or_unreadable(
    rng: Random, seats: int, values: list[Any]
) -> None:
    plain, options = deepcopy(rng.choice(POSITIONS[seats])), rng.choice(OPTIONS)
    for value in values:
        place: Any = plain
        key: Any = rng.choice(FIELDS)
        if isinstance(place[key], list) and place[key] and rng.random() < 0.5:
            place = place[key]
            key = rng.randrange(len(place))
        place[key] = value
    state = loaded(plain, seats, **options)
    if state is not None:
        goes_on(state)
        assert load(GAME.dump(state), seats, **options) == state


@settings(max_examples=300)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS))
def test_two_positions_mixed_are_whole_or_unreadable(rng: Random, seats: int) -> None:
    one, other = deepcopy(rng.choice(POSITIONS[seats])), deepcopy(rng.choice(POSITIONS[seats]))
    for field in one:
        if rng.random() < 0.2:
            one[field] = other[field]
    options = rng.choice(OPTIONS)
    state = loaded(one, seats, **options)
    if state is not None:
        goes_on(state)


# ---------------------------------------------------------------- options


def test_options_have_the_pages_defaults() -> None:
    assert SwitchOptions().model_dump() == {
        "dice": "short",
        "green": "turn ends",
        "blocked_risk": "no penalty",
        "swapped_token": "stays",
        "red": "turn ends",
        "token": "three moments",
        "coloured_risk": "no penalty",
        "highest": "total",
        "limit": 0,
    }


def test_new_matches_start_with_a_token_for_any_time() -> None:
    """A record that lacks the field was played with three moments; tables that begin now have the fourth."""
    assert SwitchOptions.of_new_matches() == SwitchOptions(token="any time")


def test_options_have_the_pages_choices() -> None:
    for field, choices in CHOICES.items():
        for choice in choices:
            assert getattr(SwitchOptions.model_validate({field: choice}), field) == choice


@pytest.mark.parametrize(
    "wrong",
    [
        {"dice": "medium"},
        {"dice": 3},
        {"dice": None},
        {"green": "play_on"},
        {"green": True},
        {"blocked_risk": ""},
        {"swapped_token": "Stays"},
        {"limit": -1},
        {"limit": 3601},
        {"limit": 1.5},
        {"limit": None},
        {"first": 1},
        {"seats": 2},
    ],
    ids=repr,
)
def test_wrong_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        SwitchOptions.model_validate(wrong)


def test_options_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        SwitchOptions().dice = "long"
