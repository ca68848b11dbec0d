"""Every move that is not listed has a reason, and every one that is has none."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.core.game import HIDDEN, NOBODY, Illegal, Reason
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.tables import CARDS
from tests.games.phoenix.board import CUBES, GAME, TWO, data, deal, play, random_states, start, table

EVERYTHING: list[Move] = [
    *(Play(card, here, there) for card in CARDS for here in range(-1, 12) for there in range(-1, 12)),
    *(Discard(card) for card in CARDS),
    *(Deal(what, colour) for what in ("cube", "pawn") for colour in CUBES),
    *(Deal("first", seat) for seat in "12"),
    *(Deal("draw", card) for card in CARDS),
    Deal("draw", HIDDEN),
]
RULES = {"over", "deal", "card-hand", "card-distance", "card-end"}


def check(state: PhoenixState, moves: list[Move]) -> set[str]:
    """Check each move of a list; return the rules that forbid some."""
    listed = {*GAME.moves(state), *(move for move, _ in GAME.chances(state))}
    found = set()
    for move in moves:
        reason = GAME.why_not(state, move)
        assert (reason is None) == (move in listed), move
        if reason is not None:
            assert isinstance(reason, Reason)
            assert all(isinstance(text, str) for text in reason.about)
            found.add(reason.rule)
    return found


def test_every_move_not_listed_has_a_reason_and_every_listed_one_none() -> None:
    found: set[str] = set()
    for state in (table(mine="M2 P1 R X Q2"), table(mine="M4 P4 Q1", seat=2), play(table(mine="R"), "R")):
        found |= check(state, EVERYTHING)
    assert found == RULES - {"over"}


def test_so_throughout_a_match() -> None:
    rng = Random(1)
    found: set[str] = set()
    for state, _ in random_states("why", "drawn"):
        found |= check(state, [*rng.sample(EVERYTHING, 60), *EVERYTHING[-30:], *GAME.moves(state)])
    assert found == RULES


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("M3 4>7", ("card-hand", ("M3",))),
        ("- R", ("card-hand", ("R",))),
        ("R", ("card-hand", ("R",))),
        ("M4 1>4", ("card-distance", ("M4", "1", "4"))),
        ("M4 7>10", ("card-distance", ("M4", "7", "10"))),
        ("P2 3x6", ("card-distance", ("P2", "3", "6"))),
        ("Q1 2x4", ("card-distance", ("Q1", "2", "4"))),
        ("Q1 6x7", ("card-end", ("Q1", "6", "7"))),
        ("Q2 5>7", ("card-end", ("Q2", "5", "7"))),
        ("Q2 9>10", ("card-end", ("Q2", "9", "10"))),
        ("cube r", ("deal", ())),
        ("draw M2", ("deal", ())),
    ],
)
def test_the_first_rule_that_forbids_it(text: str, reason: tuple[str, tuple[str, ...]]) -> None:
    state = table(mine="M4 P2 Q1 Q2 X")
    assert GAME.why_not(state, GAME.read(text, state)) == reason


def test_chance_gives_only_what_is_there() -> None:
    state = play(start(), "cube r")
    assert GAME.why_not(state, Deal("cube", "r")) == ("deal", ())
    assert GAME.why_not(state, Deal("pawn", "r")) == ("deal", ())
    assert GAME.why_not(state, Discard("R")) == ("deal", ())
    state = play(deal(f"{CUBES} rogrbypgob {TWO}"), "draw M4")
    assert GAME.why_not(state, Deal("draw", "M4")) == ("deal", ()), "there is one"
    assert GAME.why_not(state, Deal("first", "1")) == ("deal", ())


def test_nothing_is_allowed_when_it_is_over() -> None:
    state = random_states(1)[-1][0]
    assert GAME.turn(state) == NOBODY
    assert {GAME.why_not(state, move) for move in EVERYTHING} == {("over", ())}


def test_a_match_refuses_with_the_reason_and_stays_as_it_was() -> None:
    match: Match[PhoenixState, Move] = Match.new(GAME, [Player(), Player()], seed="1", position=data(mine="M4"))
    with pytest.raises(Illegal) as refused:
        match.play(Play("M4", 6, 9))
    assert refused.value.reason == ("card-distance", ("M4", "7", "10"))
    assert refused.value.text == "M4 7>10"
    assert match.length == 0
