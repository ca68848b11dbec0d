"""Why a move is not allowed: a reason for every move that isn't listed, and none for a listed one."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from boardroom.core.game import CHANCE, NOBODY, Reason
from boardroom.games.switch.odds import sums, throws
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchState, Throw
from tests.games.switch.board import GAME, OPTIONS, RULES, SEATS, anyhow, match_states, play, start, table

WORDS = ("discard", "again", "stop", "keep", "cancel", "pass")
ACTS = [*map(Act, WORDS), *(Act(word, seat) for word in ("swap", "block") for seat in range(4))]
FACES = ("", "g", "r", "b", "-")
THROWS = [Throw(dice, face) for count in (3, 4, 5) for dice, _ in throws(count)[::17] for face in FACES]
EVERYTHING: list[Move] = [*ACTS, *THROWS]


def expected(state: SwitchState, move: Move) -> str:
    """Tell the rule that forbids a move, or nothing: first what it needs, then what has to be decided before it."""
    due = state.phase in ("start", "throw")
    if isinstance(move, Throw):
        if not due:
            return "throw-time"
        if len(move.dice) != state.dice_count:
            return "throw-dice"
        return "" if (move.face == "") == (state.phase == "start") else "throw-face"
    if due:
        return "throw-first"
    if GAME.write(move) in {GAME.write(listed) for listed in GAME.moves(state)}:
        return ""
    asked = GAME.turn(state)
    if move.what == "block":
        if state.holder in (MIDDLE, *({*range(4)} - {asked})):
            return "block-token"
        if state.phase in ("green", "red", "swapping"):
            return "block-time"
        return "block-own" if move.seat == asked else "no-player"
    if move.what in ("cancel", "pass"):
        return {"cancel": "cancel-green", "pass": "pass-token"}[move.what]
    if asked != state.seat:
        return "token-first"
    if state.phase == "moment":
        card_fits = state.tops[state.seat] in sums(state.dice)
        return {"discard": "red-nobody" if card_fits else "discard-sum"}.get(move.what, "token-first")
    return {
        "red": "switch-red",
        "green": "switch-green" if move.what != "swap" else "swap-own" if move.seat == asked else "no-player",
        "play": {"swap": "swap-face", "keep": "swap-face", "discard": "discard-sum"}.get(move.what, "discard-first"),
    }[state.phase]


def check(state: SwitchState) -> set[str]:
    """Check all that can be written against what is listed, and the reasons against their order."""
    listed = {*GAME.moves(state)}
    rules = set()
    for move in EVERYTHING:
        reason = GAME.why_not(state, move)
        assert (reason.rule if reason else "") == expected(state, move), GAME.write(move)
        if isinstance(move, Act):
            assert (reason is None) == (move in listed)
        if reason:
            rules.add(reason.rule)
    return rules


@pytest.mark.parametrize("seats", SEATS)
def test_every_thinkable_move_is_legal_or_has_a_reason(seats: int) -> None:
    rules = set()
    phases = set()
    for number, options in enumerate(OPTIONS):
        for state in match_states(seats, Random(f"{seats} {number}"), anyhow, **options)[:-1:3]:
            rules |= check(state)
            phases.add(state.phase)
    assert phases == {"start", "throw", "green", "red", "swapping", "moment", "play"}
    rare = {"red-nobody"}  # only after red with a token in the hand that nobody has laid: tried below
    assert rules | rare == RULES - {"over"} - ({"no-player"} if seats == 4 else set())


def test_after_red_with_nobody_lower_no_card_goes_though_the_dice_make_it() -> None:
    state = play(table(3, 3, holder=1, token="any time"), "throw 1 2 4 r")
    assert state.leaving
    assert GAME.why_not(state, Act("discard")) == Reason("red-nobody")
    assert "red-nobody" in check(state)


def test_all_rules_are_ids_of_paragraphs() -> None:
    assert all(rule.replace("-", "").isalpha() and rule.islower() for rule in RULES)


def test_reasons_say_what_they_are_about() -> None:
    assert GAME.why_not(table(5, 1), Throw((1, 1, 1), "-")) == Reason("throw-dice", ("4",))
    assert GAME.why_not(start(), Throw((1, 1, 1))) == Reason("throw-dice", ("5",))
    red = play(table(9, 3, 5, 3), "throw 1 1 1 1 1 r")
    assert GAME.why_not(red, Act("swap", 2)) == Reason("switch-red", ("2", "4"))
    two = play(table(1, 1), "throw 1 3 5 -", "discard")
    assert GAME.why_not(two, Act("discard")) == Reason("discard-sum", ("2",))


@pytest.mark.parametrize(
    "dice", [(), (1,), (1, 1), (3, 2, 1), (0, 1, 2), (1, 2, 7), (-1, 1, 1), (1, 1, 1, 1), (1,) * 6], ids=str
)
def test_dice_that_can_not_lie_there_are_refused(dice: tuple[int, ...]) -> None:
    for face in FACES:
        assert GAME.why_not(table(1, 1), Throw(dice, face)) == Reason("throw-dice", ("3",))


@pytest.mark.parametrize("face", ["", "x", "G", "gg", " ", "green"])
def test_faces_that_the_switch_die_does_not_have_are_refused(face: str) -> None:
    assert GAME.why_not(table(1, 1), Throw((1, 2, 4), face)) == Reason("throw-face")


@pytest.mark.parametrize("seats", SEATS)
def test_every_throw_that_may_come_is_allowed(seats: int) -> None:
    for state in (start(seats), *(table(top, *[1] * (seats - 1)) for top in (1, 5, 9, 16))):
        chances = {move for move, _ in GAME.chances(state)}
        assert all(GAME.why_not(state, move) is None for move in chances)
        for dice, face in product([dice for count in (3, 4, 5) for dice, _ in throws(count)], FACES):
            move = Throw(dice, face)
            assert (GAME.why_not(state, move) is None) == (move in chances)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = play(table(16, 1), "throw 1 2 3 4 6 -", "discard")
    assert GAME.turn(state) == NOBODY != CHANCE
    assert all(GAME.why_not(state, move) == Reason("over") for move in EVERYTHING)
    assert GAME.moves(state) == ()
    assert GAME.chances(state) == ()
    assert GAME.timeout(state) is None
