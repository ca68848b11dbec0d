"""What the booklet says, statement by statement: components, the aim, setup, the turn, movement cards, the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import boardroom.games.switcher
from boardroom.core.game import CHANCE, HIDDEN, NOBODY
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.state import EndTurn, Form, Swap
from boardroom.games.switcher.tables import CELLS, COLOURS, DECKS, KINDS, NAMES, PAIRS
from tests.games.switcher import oracle
from tests.games.switcher.board import (
    GAME,
    SEATS,
    board,
    colour,
    dealt,
    figures,
    legal,
    lively,
    play,
    refused,
    settle,
    start,
    swaps,
    table,
    winners,
)  # fmt: skip

seats_ = pytest.mark.parametrize("seats", SEATS)

T_RED = ".r..../rrr.../....../....../....../......"  # form T4 a5
T_RED_O_GREEN = ".r..gg/rrr.gg/....../....../....../......"  # and form O4 e5


# ---------------------------------------------------------------- components


def test_sr_01_36_tiles_in_four_colours() -> None:
    """36 drawer tiles in four different colours."""
    assert len(set(COLOURS)) == 4
    letters = board(dealt()).replace("/", "")
    assert len(letters) == 36
    assert set(letters) == set(COLOURS)


def test_sr_02_49_movement_cards() -> None:
    """49 movement cards."""
    pile = start().pile
    assert pile is not HIDDEN
    assert sum(pile) == 49


def test_sr_03_four_decks_of_23() -> None:
    """Four decks of 23 figure cards each."""
    assert [len(deck) for deck in DECKS] == [23] * 4
    assert start().size == SwitcherOptions().deck == 23


def test_sr_04_one_board() -> None:
    """One board, with a square for every tile."""
    assert len(NAMES) == len(set(NAMES)) == CELLS == 36
    state = dealt()
    assert sum(state.tiles) == (1 << CELLS) - 1


@seats_
def test_sr_05_the_table_laid_out_for_the_start(seats: int) -> None:
    """The table at the start: the board full, and before each player a deck, three cards in view and a hand."""
    state = dealt(seats)
    assert GAME.turn(state) == 0
    assert [len(cards) for cards in state.up] == [3] * seats
    assert [state.left(seat) for seat in range(seats)] == [20] * seats
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert state.blocked == ("",) * seats
    assert sum(state.discards) == 0
    assert state.forbidden == ""


# ---------------------------------------------------------------- the game


@seats_
def test_sr_06_the_aim_is_to_form_all_figures_of_your_deck(seats: int) -> None:
    """The aim is to form all figures of your deck on the board: whoever wins has formed each of them, once."""
    rng = Random(seats)
    state, formed = start(seats, deck=6), Counter[int]()
    while (turn := GAME.turn(state)) != NOBODY:
        move = GAME.chance(state, rng) if turn == CHANCE else lively(state, rng)
        formed[turn] += isinstance(move, Form)
        state = GAME.apply(state, move)
    (winner,) = state.winners
    assert formed[winner] == 6
    assert all(formed[seat] < 6 for seat in range(seats) if seat != winner)


def test_sr_07_tiles_are_moved_by_movement_cards_alone() -> None:
    """Tiles are moved by means of movement cards, and by nothing else."""
    rng = Random(7)
    state, swapped = dealt(deck=6), 0
    while (turn := GAME.turn(state)) != NOBODY:
        move = GAME.chance(state, rng) if turn == CHANCE else lively(state, rng)
        after = GAME.apply(state, move)
        assert isinstance(move, Swap) or after.tiles == state.tiles
        swapped += after.tiles != state.tiles
        state = after
    assert swapped > 5


def test_sr_08_the_first_to_form_all_their_figures_wins() -> None:
    """The first to form all figures of their own deck wins."""
    state = table(T_RED, "T4", "T4", left=(0, 0))
    assert winners(play(state, "form T4 a5")) == {1}
    state = play(state, "end", "form T4 a5")
    assert winners(state) == {2}
    assert GAME.outcome(state).places == (2, 1)
    assert GAME.outcome(state).reason == "deck"


def test_sr_09_the_tiles_are_laid_at_random() -> None:
    """The 36 tiles are mixed and laid on the board at random: every colour comes to every square equally often."""
    rng = Random(9)
    found: Counter[tuple[int, str]] = Counter()
    for _ in range(800):
        letters = board(GAME.apply(start(), GAME.chance(start(), rng))).replace("/", "")
        found.update(enumerate(letters))
    assert len(found) == 36 * 4
    assert all(140 <= count <= 260 for count in found.values()), "200 are expected, give or take 12"


@seats_
def test_sr_10_each_takes_one_of_the_four_decks_face_down(seats: int) -> None:
    """Each player takes one of the four decks and puts it face down: which cards come next nobody knows."""
    state = dealt(seats)
    assert len(set(state.decks)) == seats
    assert set(state.decks) <= {0, 1, 2, 3}
    for seat in range(seats):
        assert set(state.up[seat]) | set(state.undrawn(seat)) == set(DECKS[state.decks[seat]])
        assert {len({*cards}) for cards in (state.up[seat], state.undrawn(seat))} == {3, 20}


@seats_
def test_sr_11_each_turns_up_three_cards_for_all_to_see(seats: int) -> None:
    """Each turns up the first three cards of their deck for all to see."""
    state = dealt(seats)
    for watcher in (*range(seats), NOBODY):
        assert GAME.redact(state, watcher).up == state.up
    assert [len(set(cards)) for cards in state.up] == [3] * seats


@seats_
def test_sr_12_each_is_dealt_three_movement_cards(seats: int) -> None:
    """Each player is dealt three movement cards."""
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert state.pile is not HIDDEN
    assert sum(state.pile) == 49 - 3 * seats


@seats_
def test_sr_13_movement_cards_are_seen_by_their_holder_alone(seats: int) -> None:
    """Movement cards are seen by their holder alone."""
    state = dealt(seats)
    for watcher in (*range(seats), NOBODY):
        for seat, hand in enumerate(GAME.redact(state, watcher).hands):
            assert hand == (state.hands[seat] if seat == watcher else (HIDDEN,) * 3)


@seats_
def test_sr_14_whoever_proposed_the_game_begins(seats: int) -> None:
    """Whoever proposed the game begins: it is chosen before the deal."""
    for first in range(1, seats + 1):
        assert GAME.turn(dealt(seats, first=first)) == first - 1


# ---------------------------------------------------------------- the turn


def test_sr_15_two_minutes_for_three_movements() -> None:
    """A player has two minutes for their three movements."""
    clock = GAME.clock(SwitcherOptions())
    assert clock is not None
    assert (clock.seconds, clock.per_turn) == (120, True)
    state = table(hands=["line1 line1 edge"])
    state = play(state, "line1 a1 a2", "edge c3 c1", "line1 b1 b2")
    assert swaps(state) == set()


def test_sr_16_form_figures_in_view_of_your_own_or_the_opponents() -> None:
    """In that time they try to form figures that lie in view, their own or the opponents'."""
    state = table(T_RED_O_GREEN, "T4 X I", "O4 X I")
    assert figures(state) == {"form T4 a5", "block 2 O4 e5"}
    assert figures(table(T_RED_O_GREEN, "X I W", "X I W")) == set()


def test_sr_17_show_the_card_swap_discard() -> None:
    """A movement: show the card, make the swap, then discard the card."""
    state = table("r...../.....g/....../....../....../......", hands=["line1 line2 edge"])
    after = play(state, "edge a6 f6")
    assert (colour(after, "a6"), colour(after, "f6")) == (colour(state, "f6"), "r")
    unmoved = [cell for cell in oracle.CELLS if cell not in ("a6", "f6")]
    assert all(colour(after, cell) == colour(state, cell) for cell in unmoved)
    assert after.hands[0] == ("line1", "line2")
    assert sum(after.discards) == after.discards[KINDS.index("edge")] == 1
    move = GAME.read("edge a6 f6", state)
    assert GAME.seen(state, move, 1) == move, "all see the card"


def test_sr_18_own_figure_discard_its_card_and_turn_up_the_next() -> None:
    """Own figure formed: discard its card and turn up the next one of your deck."""
    state = table(T_RED, "T4 X I")
    formed = play(state, "form T4 a5")
    assert formed.up[0] == ("X", "I")
    assert GAME.turn(formed) == CHANCE
    card = formed.undrawn(0)[0]
    after = play(formed, f"up 1 {card}")
    assert after.up[0] == ("X", "I", card)
    assert after.left(0) == state.left(0) - 1
    assert GAME.turn(after) == 0
    assert "T4" not in after.undrawn(0), "it never comes back"


def test_sr_19_opponents_figure_its_owner_turns_it_face_down() -> None:
    """Opponent's figure formed: its owner turns it face down, it is blocked."""
    after = play(table(T_RED, "X I W", "T4 X I"), "block 2 T4 a5")
    assert after.up[1] == ("X", "I")
    assert after.blocked == ("", "T4")
    assert after.up[0] == ("X", "I", "W")


def test_sr_20_the_turn_is_over_when_time_or_cards_have_run_out() -> None:
    """The turn is over when the time or the movement cards have run out."""
    state = table(hands=["line1 line2 diag1"])
    assert GAME.timeout(state) == EndTurn()
    assert GAME.turn(settle(GAME.apply(state, EndTurn()))) == 1
    state = play(state, "line1 a1 a2", "line2 a1 a3", "diag1 a1 b2")
    assert legal(state) == {"end"}


def test_sr_21_then_draw_until_you_have_three_again() -> None:
    """Then draw movement cards until you have three again."""
    state = table(hands=["line1 line2 diag1"])
    for count, played in enumerate(([], ["line1 a1 a2"], ["line1 a1 a2", "line2 a1 a3"])):
        ended = play(state, *played, "end")
        assert ended.due == (("draw", 0),) * count
        after = settle(ended)
        assert len(after.hands[0]) == 3
        assert GAME.turn(after) == 1


@seats_
def test_sr_22_the_turn_passes_to_the_player_on_the_right(seats: int) -> None:
    """The turn passes to the player on the right: seats are numbered that way round."""
    state = dealt(seats)
    for turn in range(2 * seats):
        assert GAME.turn(state) == turn % seats
        state = play(state, "end")


# ---------------------------------------------------------------- movement cards


def test_sr_46_tiles_change_places_as_the_card_shows() -> None:
    """Movement cards are how tiles are moved: tiles change places as the card shows."""
    state = table("r.g.../....../....../....../....../......", hands=["line2 line1 diag2"])
    after = play(state, "line2 a6 c6")
    assert (colour(after, "a6"), colour(after, "c6")) == ("g", "r")
    assert refused(state, "line2 a6 b6") == "swap-kind"
    assert refused(state, "edge a6 c6") == "swap-card"


def test_sr_47_the_kinds_of_cards() -> None:
    """The kinds of cards; the figure is lost, the page names seven."""
    assert list(KINDS) == ["line1", "line2", "diag1", "diag2", "left", "right", "edge"]


@pytest.mark.parametrize(("kind", "step"), [("line1", 1), ("line2", 2)])
def test_sr_48_straight_movements_go_across_or_up_and_down(kind: str, step: int) -> None:
    """Straight movements go horizontally or vertically."""
    state = table(hands=[f"{kind} {kind} {kind}"])
    from_c3 = {text.replace("c3", "").split()[1] for text in swaps(state) if "c3" in text}
    assert from_c3 == ({"b3", "d3", "c2", "c4"} if step == 1 else {"a3", "e3", "c1", "c5"})


@pytest.mark.parametrize(("kind", "step"), [("diag1", 1), ("diag2", 2)])
def test_sr_49_diagonal_movements_go_to_the_right_or_to_the_left(kind: str, step: int) -> None:
    """Diagonal movements go to the right or to the left."""
    state = table(hands=[f"{kind} {kind} {kind}"])
    from_c3 = {text.replace("c3", "").split()[1] for text in swaps(state) if "c3" in text}
    assert from_c3 == ({"b2", "b4", "d2", "d4"} if step == 1 else {"a1", "a5", "e1", "e5"})


def test_sr_50_the_edge_card_swaps_with_the_four_ends_of_row_and_column() -> None:
    """The edge card swaps a tile with any of the four at the ends of its row and column."""
    ends = {
        name: {NAMES[other] for pair in PAIRS["edge"] if cell in pair for other in pair if other != cell}
        for cell, name in enumerate(NAMES)
    }
    assert ends["c3"] == {"a3", "f3", "c1", "c6"}
    assert ends["b5"] == {"a5", "f5", "b1", "b6"}
    for name, others in ends.items():
        if name[0] in "bcde" and name[1] in "2345":  # an inner tile reaches its four ends and nothing else
            assert others == {f"a{name[1]}", f"f{name[1]}", f"{name[0]}1", f"{name[0]}6"}


# ---------------------------------------------------------------- the end


def test_sr_51_the_first_to_form_all_cards_of_their_deck_wins() -> None:
    """The first to form all figure cards of their deck wins."""
    state = table(T_RED_O_GREEN, "T4 O4", "X I W", "X I W", left=(0,), seats=3)
    state = play(state, "form T4 a5")
    assert GAME.turn(state) == 0, "one card is left"
    state = play(state, "form O4 e5")
    assert winners(state) == {1}
    assert GAME.outcome(state).places == (1, 2, 2)


def test_sr_52_the_game_is_over_at_the_moment_the_last_figure_is_formed() -> None:
    """The game is over at the moment the last figure is formed: nothing is drawn, nobody has another turn."""
    state = play(table(T_RED, "T4", left=(0,)), "line1 e1 e2", "form T4 a5")
    assert GAME.turn(state) == NOBODY
    assert GAME.moves(state) == ()
    assert state.due == ()
    assert len(state.hands[0]) == 2


def test_sr_53_published_by_maldon() -> None:
    """Published by Maldón, illustrated by Decur (Guillermo Decurgez), designed by Christian Argiz."""
    told = boardroom.games.switcher.__doc__ or ""
    for name in ("Maldón", "Decur (Guillermo Decurgez)", "Christian Argiz"):
        assert name in told
