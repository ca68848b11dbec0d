"""How moves and what chance does are written and read."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardroom.core.game import HIDDEN, NOBODY, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.tables import CARDS, WAYS
from tests.games.phoenix.board import CUBES, GAME, ONE, TWO, legal, play, random_states, start, table

MOVES: list[tuple[str, Move]] = [
    ("M3 4>7", Play("M3", 3, 6)),
    ("M2 10>8", Play("M2", 9, 7)),
    ("P2 3x5", Play("P2", 2, 4)),
    ("P1 9x10", Play("P1", 8, 9)),
    ("R", Play("R", 0, 9)),
    ("Q1 2x3", Play("Q1", 1, 2)),
    ("Q2 5>3", Play("Q2", 4, 2)),
    ("X 4", Play("X", 3, 3)),
    ("X 10", Play("X", 9, 9)),
    ("- P3", Discard("P3")),
    ("- R", Discard("R")),
    ("- X", Discard("X")),
    ("- Q1", Discard("Q1")),
    ("cube r", Deal("cube", "r")),
    ("pawn p", Deal("pawn", "p")),
    ("first 2", Deal("first", "2")),
    ("draw M3", Deal("draw", "M3")),
    ("draw R", Deal("draw", "R")),
]


@pytest.mark.parametrize(("text", "move"), MOVES, ids=[text for text, _ in MOVES])
def test_moves_are_written_as_on_the_page(text: str, move: Move) -> None:
    state = table()
    assert GAME.write(move) == text
    assert GAME.read(text, state) == move


def test_all_moves_are_written_differently_and_read_back() -> None:
    moves: list[Move] = [Play(card, here, there) for card, ways in WAYS.items() for here, there in ways]
    moves += [Discard(card) for card in CARDS]
    moves += [Deal("draw", card) for card in CARDS]
    moves += [Deal(what, colour) for what in ("cube", "pawn") for colour in CUBES]
    moves += [Deal("first", seat) for seat in "12"]
    texts = [GAME.write(move) for move in moves]
    assert len(set(texts)) == len(moves) == 96 + 11 + 11 + 12 + 2
    assert [GAME.read(text, table()) for text in texts] == moves


def test_places_are_those_of_the_shared_board_for_both_players() -> None:
    """Places 1 to 10 from left to right as seat 1 sees it; the line of seat 2 is counted from the same end."""
    for seat in (1, 2):
        state = play(table(mine="P1", seat=seat), "P1 1x2")
        line = (ONE, TWO)[seat - 1]
        assert state.lines[seat - 1] == line[1] + line[0] + line[2:]
    assert play(table(mine="Q1", seat=2), "Q1 1x2").cubes == "orygbp"


def test_equal_cards_in_hand_are_one_move() -> None:
    state = table(mine="X X X R R")
    assert len(GAME.moves(state)) == len(legal(state)) == 10 + 1 + 2
    after = play(state, "X 3")
    assert sorted(map(str, after.hands[0])) == ["R", "R", "X", "X"]


def test_in_swaps_the_smaller_place_comes_first() -> None:
    state = table(mine="P2 Q1 P1")
    for text in ("P2 5x3", "Q1 3x2", "P1 10x9", "P1 4x4"):
        with pytest.raises(Unreadable, match="smaller place comes first"):
            GAME.read(text, state)
    assert all(here < there for card in ("P1", "P2", "P3", "P4", "Q1", "R") for here, there in WAYS[card])


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "r", "R ", " R", "R\n", "R 1", "R 1x10", "RR", "X", "X4", "X  4", "X 0", "X 11", "X 04", "X 4x4",
        "M3", "M3 4", "M3 4-7", "M3 4x7", "M3 4>", "M3 4 > 7", "M3  4>7", "m3 4>7", "M3 0>3", "M3 8>11", "M3 04>07",
        "M1 4>5", "M5 4>9", "M 4>7", "P2 3>5", "P5 1x6", "P0 1x1", "P2 3X5", "P2 3x5 ", "Q1 2>3", "Q2 5x3", "Q3 1x4",
        "-", "- ", "-R", "- M1", "- ?", "-  R", "– R", "- X 4", "- r", "discard R",
        "cube", "cube R", "cube w", "cube ro", "cube  r", "cube ?", "pawn", "pawn ?", "pawn 1", "Pawn r",
        "first", "first 0", "first 3", "first drawn", "draw", "draw ?", "draw M1", "draw m3", "draw M3 M3", "draw 1 M3",
        "resign", "pass", "end", "x 4", "X \N{ARABIC-INDIC DIGIT FOUR}", "draw M\N{ARABIC-INDIC DIGIT THREE}",
    ],
)  # fmt: skip
def test_no_other_spelling_is_read(text: str) -> None:
    for state in (table(), start()):
        with pytest.raises(Unreadable):
            GAME.read(text, state)


@settings(max_examples=80, deadline=None)
@given(st.text(alphabet="MPRQX1234567890 >x-?cubedrawpfist", max_size=12) | st.text(max_size=20))
def test_what_is_read_is_written_the_same(text: str) -> None:
    """Anything at all is a move in its one spelling, or unreadable."""
    try:
        move = GAME.read(text, table())
    except Unreadable:
        return
    assert GAME.write(move) == text


# ---------------------------------------------------------------- chance, and what is read of it


def match_of(first: str = "1", seed: str = "7", entries: int = 0) -> Match[PhoenixState, Move]:
    match: Match[PhoenixState, Move] = Match.new(
        GAME, [Player(), Player()], GAME.options.model_validate({"first": first}), seed=seed
    )
    rng = Random(seed)
    while match.turn != NOBODY and (not entries or match.length < entries):
        if match.turn < 0:
            match.draw()
        else:
            match.play(rng.choice(GAME.moves(match.state)))
    return match


@pytest.mark.parametrize("first", ["1", "2", "drawn"])
def test_the_setup_is_cubes_pawns_first_and_draws(first: str) -> None:
    """Six cubes; ten pawns for seat 1, then ten for seat 2; if drawn, who starts; five cards each."""
    match = match_of(first, entries=40)
    words = [entry.text.split()[0] for entry in match.entries if entry.seat < 0]
    setup = ["cube"] * 6 + ["pawn"] * 20 + ["first"] * (first == "drawn") + ["draw"] * 10
    assert words[: len(setup)] == setup
    state = match.states[len(setup)]
    texts = [entry.text for entry in match.entries]
    assert state.cubes == "".join(text[-1] for text in texts[:6])
    assert state.lines[0] == "".join(text[-1] for text in texts[6:16])
    assert state.lines[1] == "".join(text[-1] for text in texts[25:15:-1]), "places 10 to 1"
    at = len(setup) - 10
    cards = [text.split()[1] for text in texts[at : at + 10]]
    assert sorted(cards[:5]) == sorted(map(str, state.hands[state.starter]))
    assert sorted(cards[5:]) == sorted(map(str, state.hands[1 - state.starter]))


def test_a_card_is_drawn_after_each_turn_that_does_not_end_the_hand_and_the_next_setup_follows_without_a_move() -> None:
    hands = 0
    for seed in range(4):
        found = random_states(seed)
        for (state, move), (after, then) in pairwise(found):
            if GAME.turn(state) >= 0:
                assert isinstance(then, Deal) or then is None
                if len(after.done) == len(state.done):
                    assert isinstance(then, Deal)
                    assert then.what == "draw"
                elif then is not None:
                    assert isinstance(then, Deal)
                    assert then.what == "cube"
            elif len(after.done) > len(state.done) and then is not None:
                assert isinstance(move, Deal)
                assert isinstance(then, Deal)
                assert (move.what, then.what) == ("draw", "cube")
                hands += 1
    assert hands > 2


def test_the_opponent_reads_draw_with_a_question_mark() -> None:
    match = match_of(entries=80)
    assert GAME.write(Deal("draw", HIDDEN)) == "draw ?"
    hidden = {0: 0, 1: 0, NOBODY: 0}
    for seat in hidden:
        log = match.view(seat).log
        for index, (event, entry) in enumerate(zip(log, match.entries, strict=True)):
            assert event.move is not HIDDEN
            text = GAME.write(event.move)
            owner = match.states[index].drawer if entry.text.startswith("draw") else seat
            assert text == (entry.text if owner == seat else "draw ?")
            hidden[seat] += text == "draw ?"
    assert hidden[0] + hidden[1] == hidden[NOBODY] > 20


def test_the_hidden_draw_is_no_move_that_can_be_read() -> None:
    """A log always has the card; what another may see of it is not enough to play on."""
    with pytest.raises(Unreadable, match=re.escape("'draw ?' is not a move")):
        GAME.read("draw ?", play(table(mine="R"), "R"))
    state = play(table(mine="R"), "R")
    assert GAME.why_not(state, Deal("draw", HIDDEN)) == ("deal", ())
