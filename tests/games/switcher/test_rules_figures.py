"""What the booklet says of figures, valid and blocked, statement by statement."""

from __future__ import annotations

import pytest

from boardroom.core.game import CHANCE
from boardroom.games.switcher.tables import FIGURES, KINDS
from tests.games.switcher.board import GAME, colour, figures, legal, play, refused, settle, table
from tests.games.switcher.oracle import CELLS, DECKS, column, mirrored, name_of, row, turnings

T_RED = ".r..../rrr.../....../....../....../......"
# Red T4 at a5, green O4 at e5, blue I4 at a3.
THREE = ".r..gg/rrr.gg/....../bbbb../....../......"


def picture(cells: list[tuple[int, int]], letter: str = "r") -> str:
    """Draw some cells, given by row and column, in one colour."""
    return "/".join("".join(letter if (r, c) in cells else "." for c in range(6)) for r in range(6))


def first_of(cells: list[tuple[int, int]]) -> str:
    """Return the name of the alphabetically first of some cells."""
    return min(cell for cell in CELLS if (row(cell), column(cell)) in cells)


# ---------------------------------------------------------------- valid figures


def test_sr_23_all_tiles_of_one_colour() -> None:
    """Rule 1: all tiles of the figure have the same colour."""
    assert figures(table(T_RED, "T4 X I")) == {"form T4 a5"}
    mixed = table(".r..../rrg.../....../....../....../......", "T4 X I")
    assert figures(mixed) == set()
    assert refused(mixed, "form T4 a5") == "figure-shape"


def test_sr_24_no_side_touches_another_tile_of_the_colour() -> None:
    """Rule 2: none of its sides touches another tile of that colour."""
    for touched in (
        ".r..../rrrr../....../....../....../......",
        ".r..../rrr.../r...../....../....../......",
        ".rr.../rrr.../....../....../....../......",
        "rr..../rrr.../....../....../....../......",
    ):
        state = table(touched, "T4 X I")
        assert figures(state) == set()
        assert refused(state, "form T4 a5") == "figure-touching"


def test_sr_25_not_the_colour_of_the_last_figure() -> None:
    """Rule 3: its colour is not the one of the last figure formed, be it by the player or by the player before."""
    twice = ".r..../rrr.../....../rr..gg/rr..gg/......"
    state = table(twice, "T4 O4 X", "O4 T4 X")
    own = settle(play(state, "form T4 a5"))
    assert figures(own) == {"form O4 e2", "block 2 O4 e2"}, "the red one is out, by the player"
    assert refused(own, "form O4 a2") == "figure-colour"
    before = settle(play(own, "end"))
    assert figures(before) == {"form O4 e2", "block 1 O4 e2"}, "and by the player before"
    assert refused(before, "form T4 a5") == "figure-colour"


def test_sr_26_example_no_side_touches_the_same_colour() -> None:
    """Valid: no side touches the same colour."""
    state = table("....../.rrr../..r.../....../....../......", "T4 X I")
    assert figures(state) == {"form T4 b5"}


def test_sr_27_example_one_side_touches_the_same_colour() -> None:
    """Invalid: one side touches a further tile of the same colour."""
    state = table("....../.rrr../..r.../..r.../....../......", "T4 X I")
    assert figures(state) == set()
    assert refused(state, "form T4 b5") == "figure-touching"


def test_sr_28_example_corners_may_touch() -> None:
    """Valid: tiles of the same colour touch at corners only."""
    state = table("r...../.rrr../..r.../.r.r../....../......", "T4 X I")
    assert {colour(state, cell) for cell in ("a6", "b3", "d3")} == {"r"}
    assert figures(state) == {"form T4 b5"}


def test_sr_29_a_figure_that_stands_when_its_card_turns_up_is_valid() -> None:
    """A figure that already stands when its card is turned up is valid, unless it has the last colour."""
    state = play(table(".r..gg/rrr.gg/....../..bbbb/....../rrrr..", "T4 X I", left=(23 - 3,)), "form T4 a5")
    assert figures(play(state, "up 1 O4")) == {"form O4 e5"}
    both = play(state, "up 1 I4")
    assert figures(both) == {"form I4 c3"}, "the red one has the last colour"
    assert refused(both, "form I4 a1") == "figure-colour"


def test_sr_30_so_is_one_that_was_used_before_and_still_stands() -> None:
    """The same goes for a figure that was used before and still stands."""
    state = table(".r..gg/rrr.gg/....../....../....../......", "T4 O4 X", "T4 X I")
    state = settle(play(state, "form T4 a5"))
    assert "block 2 T4 a5" not in legal(state), "its colour is the last one"
    state = settle(play(state, "form O4 e5"))
    assert "block 2 T4 a5" in legal(state), "the same figure again, for another card"
    state = play(state, "block 2 T4 a5")
    assert state.blocked[1] == "T4"


def test_sr_31_a_figure_on_several_cards_counts_for_one_of_them() -> None:
    """A figure that is on several cards in view counts for one of them, as the player chooses."""
    state = table(T_RED, "T4 X I", "X T4 I", "X I T4", seats=3)
    choices = {"form T4 a5", "block 2 T4 a5", "block 3 T4 a5"}
    assert figures(state) == choices
    for choice in sorted(choices):
        after = settle(play(state, choice))
        assert figures(after) == set(), "once is all: its colour is now the last one"
        gone = [seat + 1 for seat in range(3) if "T4" not in after.up[seat]]
        assert gone == [1 if choice.startswith("form") else int(choice.split()[1])]


def test_sr_32_own_card_discarded_anothers_blocked() -> None:
    """The chosen card is discarded if it is the player's own, blocked if it is another's."""
    state = table(T_RED, "T4 X I", "T4 X I")
    own = settle(play(state, "form T4 a5"))
    assert (own.blocked, "T4" in own.up[0], own.sector(0)) == (("", ""), False, 3)
    other = settle(play(state, "block 2 T4 a5"))
    assert (other.blocked, other.up[1], other.sector(1)) == (("", "T4"), ("X", "I"), 3)
    assert other.up[0] == ("T4", "X", "I")


def test_sr_33_as_many_figures_as_they_can_with_each_movement() -> None:
    """With each movement a player may form as many valid figures as they can."""
    state = table(".g.rg./rrrgg./....../....../....../......", "T4 O4 X", hands=["line2 line1 diag1"])
    assert figures(state) == set()
    state = play(state, "line2 b6 d6")
    assert figures(state) == {"form T4 a5", "form O4 d5"}
    state = settle(play(settle(play(state, "form T4 a5")), "form O4 d5"))
    assert {"T4", "O4"}.isdisjoint(state.up[0])
    assert len(state.hands[0]) == 2


def test_sr_34_shed_block_or_wait() -> None:
    """To choose between: shedding many cards, blocking others, waiting until somebody leaves a figure standing."""
    state = table(THREE, "T4 O4 I4", "T4 O4 I4")
    shed = play(state, "form T4 a5", f"up 1 {state.undrawn(0)[0]}", "form O4 e5", f"up 1 {state.undrawn(0)[1]}")
    assert "form I4 a3" in legal(shed)
    assert "block 2 T4 a5" in legal(state)
    waited = play(state, "end")
    assert figures(waited) == {text.replace("block 2", "block 1") for text in figures(state)}


def test_sr_35_used_movement_cards_are_shuffled_into_a_new_pile() -> None:
    """When all movement cards have been used, the used ones are shuffled into a new pile."""
    held = {"line1": 2, "line2": 2, "diag1": 2}
    used = [kind for kind in KINDS for _ in range(7 - held.get(kind, 0))]
    assert len(used) == 43
    state = play(table(discards=used), "line1 a1 a2")
    assert state.pile == (0,) * 7
    ended = play(state, "end")
    after = play(ended, "draw 1 edge")
    assert after.discards == (0,) * 7
    assert after.pile == (6, 5, 5, 7, 7, 7, 6), "the discards of this turn too"
    assert len(after.hands[0]) == 3


def test_sr_36_the_drawings_on_the_board_have_no_effect() -> None:
    """The drawings on the squares of the board have no effect: a figure counts wherever it stands."""
    for shape in turnings(FIGURES["T4"]):
        for down in range(6):
            for across in range(6):
                cells = [(r + down, c + across) for r, c in shape]
                if max(max(cell) for cell in cells) < 6:
                    assert figures(table(picture(cells), "T4 X I")) == {f"form T4 {first_of(cells)}"}


# ---------------------------------------------------------------- blocked figures


def test_sr_37_the_owner_turns_the_card_over() -> None:
    """When a player forms another's figure, the owner turns the card over and it is blocked."""
    state = play(table(T_RED, "X I W", "T4 X I"), "block 2 T4 a5")
    assert state.blocked[1] == "T4"
    assert "T4" not in state.up[1]
    assert state.sector(1) == 3


def test_sr_38_with_a_blocked_card_nothing_is_replaced() -> None:
    """With a blocked card in the sector no card is replaced until all figures of the sector are formed."""
    state = table(THREE, "T4 O4", blocked=["I4"])
    deck = state.left(0)
    state = play(state, "form T4 a5")
    assert (GAME.turn(state), state.up[0], state.left(0)) == (0, ("O4",), deck)
    state = play(state, "form O4 e5")
    assert (GAME.turn(state), state.up[0], state.left(0)) == (0, ("I4",), deck)
    state = play(state, "form I4 a3")
    assert (GAME.turn(state), state.due) == (CHANCE, (("up", 0),) * 3)


def test_sr_39_a_blocked_player_may_still_block_others() -> None:
    """A blocked player may still block others."""
    state = table(THREE, "X I", "O4 X I", blocked=["T4"])
    after = play(state, "block 2 O4 e5")
    assert after.blocked == ("T4", "O4")


# The booklet's example, to the letter: A is T4, B is O4, C is I4; seat 2 is the player, seat 1 the other one.


def test_sr_40_a_is_blocked_b_and_c_stay_in_view() -> None:
    """A of A, B, C is blocked: B and C stay in view."""
    state = play(table(THREE, "X I W", "T4 O4 I4"), "block 2 T4 a5")
    assert (state.up[1], state.blocked[1]) == (("O4", "I4"), "T4")


def test_sr_41_then_b_is_formed_nothing_comes_in() -> None:
    """Then B is formed: C in view, A face down, nothing comes in for B."""
    state = play(table(THREE, "X I W", "T4 O4 I4"), "block 2 T4 a5", "end", "form O4 e5")
    assert (state.up[1], state.blocked[1]) == (("I4",), "T4")
    assert state.due == ()
    assert GAME.turn(state) == 1


def test_sr_42_then_c_is_formed_a_turns_up() -> None:
    """Then C is formed: A may be turned up; it is, at once, and is the only card."""
    state = play(table(THREE, "X I W", "T4 O4 I4"), "block 2 T4 a5", "end", "form O4 e5", "form I4 a3")
    assert (state.up[1], state.blocked[1]) == (("T4",), "")
    assert state.due == ()
    assert figures(state) == {"form T4 a5"}


def test_sr_43_then_a_is_formed_three_cards_come_in() -> None:
    """Then A, the only card, is formed: three cards come in, replacing is normal again."""
    state = play(table(THREE, "X I W", "T4 O4 I4"), "block 2 T4 a5", "end", "form O4 e5", "form I4 a3", "form T4 a5")
    assert state.up[1] == ()
    assert state.due == (("up", 1),) * 3
    three = state.undrawn(1)[:3]
    state = play(state, *(f"up 2 {card}" for card in three))
    assert state.up[1] == three
    assert GAME.turn(state) == 1
    again = table(THREE, "X I W", f"O4 {three[0]} {three[1]}", turn=2)
    assert play(again, "form O4 e5").due == (("up", 1),)


def test_sr_44_at_most_one_blocked_card_at_a_time() -> None:
    """A player has at most one blocked card at a time."""
    state = play(table(THREE, "X I W", "T4 O4 I4"), "block 2 T4 a5")
    assert figures(state) == set()
    assert refused(state, "block 2 O4 e5") == "block-one"
    assert refused(state, "block 2 I4 a3") == "block-one"
    three = table(THREE, "X I W", "O4 I4", "O4 I4 X", seats=3, blocked=["", "T4"])
    assert figures(three) == {"block 3 O4 e5", "block 3 I4 a3"}, "each player for themselves"


def test_sr_45_a_single_card_can_not_be_blocked() -> None:
    """A player with a single card in the sector can't be blocked."""
    state = table(T_RED, "X I W", "T4")
    assert figures(state) == set()
    assert refused(state, "block 2 T4 a5") == "block-only"
    assert figures(table(T_RED, "T4", "X I W")) == {"form T4 a5"}, "though its owner may form it"


# ---------------------------------------------------------------- which figure is which


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_may_lie_turned_any_way_but_never_mirrored(name: str) -> None:
    owner = next(number for number, deck in enumerate(DECKS, start=1) if name in deck)
    up = ["X I W"] * (owner - 1) + [name]
    turned = turnings(FIGURES[name])
    for shape in turned:
        cells = [(r + 1, c) for r, c in shape]
        assert f"form {name} {first_of(cells)}" in legal(table(picture(cells), *up, seats=4, turn=owner))
    for shape in turned:
        glass = mirrored(shape)
        if glass not in turned:
            cells = [(r + 1, c) for r, c in glass]
            state = table(picture(cells), *up, seats=4, turn=owner)
            assert refused(state, f"form {name} {first_of(cells)}") == "figure-shape"


def test_eight_pairs_of_figures_are_each_others_mirror_image() -> None:
    pairs = {frozenset((name, name_of_shape(mirrored(FIGURES[name])))) for name in FIGURES}
    assert sorted("".join(sorted(pair)) for pair in pairs if len(pair) == 2) == [
        *("FF'", "J4L4", "LL'", "NN'", "PP'", "S4Z4", "YY'", "ZZ'"),
    ]


def name_of_shape(shape: list[tuple[int, int]]) -> str:
    return name_of([cell for cell in CELLS if (row(cell), column(cell)) in shape])
