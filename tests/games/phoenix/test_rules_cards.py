"""The booklet, statement by statement: what each card does."""

from __future__ import annotations

import pytest

from boardroom.core.game import CHANCE
from boardroom.games.phoenix.rules import Play
from boardroom.games.phoenix.tables import CARDS
from tests.games.phoenix.board import CUBES, GAME, ONE, TWO, legal, play, table, ways

LINE = "rpgoybrpgo"  # ten places to follow: no two neighbours are alike
OTHER = "bybypgygbr"


def moved(move: str, line: str = LINE, other: str = OTHER, seat: int = 1) -> str:
    """Return a player's line after they have played a card."""
    lines = (line, other) if seat == 1 else (other, line)
    state = play(table(*lines, mine=move.split()[0], seat=seat), move)
    assert not state.done
    assert state.lines[2 - seat] == other or move[0] == "X"
    assert state.cubes == CUBES
    return state.lines[seat - 1]


def cubes(move: str, before: str = CUBES) -> str:
    """Return the cubes after a Modification; both lines stay as they are."""
    state = play(table(LINE, OTHER, before, mine=move.split()[0]), move)
    assert state.lines == (LINE, OTHER)
    return state.cubes


def test_px_37_cards_change_cubes_and_pawns() -> None:
    """Cards from the hand change the order of cubes and pawns."""
    state = table(LINE, OTHER, mine="M2 P3 R Q1 X")
    for text in legal(state):
        after = GAME.apply(state, GAME.read(text, state))
        assert (after.cubes != state.cubes) == text.startswith("Q")
        assert (after.lines == state.lines) == (text[0] in "-Q") or text.startswith("X")
        assert sorted("".join(after.lines)) == sorted("".join(state.lines))


def test_px_38_movement_moves_a_pawn_of_your_own_line() -> None:
    """Movement: you must move a pawn within your own line."""
    for seat in (1, 2):
        assert moved("M2 1>3", seat=seat) == "pgroybrpgo"
        assert moved("M2 10>8", seat=seat) == "rpgoybropg"


def test_px_39_movement_counts_spaces() -> None:
    """Movement: counted in spaces of the line."""
    assert moved("M2 4>6") == "rpgyborpgo"
    assert moved("M3 4>7") == "rpgybropgo"
    assert moved("M4 4>8") == "rpgybrpogo"


def test_px_40_movement_as_far_as_the_card_says() -> None:
    """Movement: from 1 to 4 spaces, as the card says; a step of one is the card Permutation 1."""
    for card, far in (("M2", 2), ("M3", 3), ("M4", 4)):
        for text in ways(table(mine=card), card):
            here, there = map(int, text.split()[1].split(">"))
            assert abs(here - there) == far
    assert "M1" not in CARDS
    assert moved("P1 4x5") == "rpgyobrpgo"


def test_px_41_movement_either_way_but_not_out() -> None:
    """Movement: either way, but not out of the line."""
    found = ways(table(mine="M3"), "M3")
    assert {"M3 4>7", "M3 4>1"} <= found
    assert not {text for text in found if text.startswith(("M3 1>", "M3 2>", "M3 3>"))} - {
        "M3 1>4", "M3 2>5", "M3 3>6",
    }  # fmt: skip
    assert GAME.why_not(table(mine="M3"), Play("M3", 8, 11)) == ("card-end", ("M3", "9", "12"))
    assert GAME.why_not(table(mine="M3"), Play("M3", 1, -2)) == ("card-end", ("M3", "2", "-1"))


def test_px_42_the_last_place_is_the_furthest() -> None:
    """Movement: the last place on the left or right is the furthest."""
    assert moved("M3 7>10") == "rpgoybpgor"
    assert moved("M3 4>1") == "orpgybrpgo"
    assert {"M4 6>10", "M4 5>1"} <= ways(table(mine="M4"), "M4")


def test_px_43_a_four_is_no_three() -> None:
    """Movement: a 4 can't be used for 3 because the line ends."""
    state = table(mine="M4")
    for text in ("M4 7>10", "M4 4>1", "M4 9>10"):
        reason = GAME.why_not(state, GAME.read(text, state))
        assert reason is not None
        assert reason.rule == "card-distance"
        assert text not in legal(state)


def test_px_44_the_pawns_close_up() -> None:
    """Movement: afterwards the pawns close up into one line."""
    state = table(LINE, OTHER, mine="M2 M3 M4")
    for card in ("M2", "M3", "M4"):
        for text in ways(state, card):
            after = moved(text)
            assert len(after) == 10
            assert sorted(after) == sorted(LINE)


def test_px_45_movement_4_yellow_into_blues_place() -> None:
    """Movement 4, yellow to the right into blue's place; blue and the three before it shift one, to the left."""
    assert moved("M4 3>7", "roygrpbgop", "bbyyggrrpo") == "rogrpbygop"


def test_px_46_permutation_swaps_two_pawns_of_your_own_line() -> None:
    """Permutation: you must swap two pawns of your own line, 1 to 4 spaces apart as the card says."""
    for card, far in (("P1", 1), ("P2", 2), ("P3", 3), ("P4", 4)):
        assert ways(table(mine=card), card) == {f"{card} {place}x{place + far}" for place in range(1, 11 - far)}
    for seat in (1, 2):
        assert moved("P2 1x3", seat=seat) == "gproybrpgo"


def test_px_47_permutation_either_way() -> None:
    """Permutation: either way; to the left or to the right is the same swap."""
    state = table(LINE, OTHER, mine="P3")
    touched = {place for text in ways(state, "P3") for place in map(int, text.split()[1].split("x"))}
    assert touched == set(range(1, 11)), "every pawn has a partner on one side or the other"
    assert {"P3 1x4", "P3 4x7"} <= ways(state, "P3"), "and some on both"


def test_px_48_permutation_4_yellow_with_blue() -> None:
    """Permutation 4, yellow with the blue four to its right."""
    assert moved("P4 3x7", "roygrpbgop", "bbyyggrrpo") == "robgrpygop"


def test_px_49_rotation_swaps_the_ends() -> None:
    """Rotation: you must swap the pawns at the two ends of your line."""
    state = table(LINE, OTHER, mine="R")
    assert ways(state, "R") == {"R"}
    for seat in (1, 2):
        assert moved("R", seat=seat) == "opgoybrpgr"


def test_px_50_rotation_before_and_after() -> None:
    """Rotation, before and after: the eight between stay where they are."""
    assert moved("R", "yroogbprgb", "ryorgpyobp") == "broogbprgy"


def test_px_51_modification_moves_a_cube() -> None:
    """Modification: you must move a cube, as a pawn would be, 1 or 2 spaces as the card says, either way."""
    assert cubes("Q1 1x2") == "orygbp"
    assert cubes("Q2 1>3") == "oyrgbp"
    assert cubes("Q2 6>4") == "royp" + "gb"
    assert {"Q2 3>5", "Q2 3>1"} <= ways(table(mine="Q2"), "Q2")


def test_px_52_modification_2_yellow_into_blues_place() -> None:
    """Modification 2, yellow cube to the right into blue's place; blue and green shift one to the left."""
    assert cubes("Q2 2>4", "rygbop") == "rgbyop"


def test_px_53_exchange_swaps_with_the_pawn_across() -> None:
    """Exchange: you must swap one of your pawns with the opponent's pawn straight across."""
    for column in range(1, 11):
        for seat in (1, 2):
            state = play(table(LINE, OTHER, mine="X", seat=seat), f"X {column}")
            for place in range(10):
                here = (LINE[place], OTHER[place])
                assert (state.lines[0][place], state.lines[1][place]) == (here[::-1] if place == column - 1 else here)


def test_px_54_the_opponent_can_not_refuse() -> None:
    """Exchange: the opponent can't refuse; it is done before anybody is asked."""
    state = play(table(LINE, OTHER, mine="X"), "X 4")
    assert state.lines[0][3] == OTHER[3]
    assert GAME.turn(state) == CHANCE
    assert state.drawer == 0


def test_px_55_exchange_yellow_for_green() -> None:
    """Exchange, own yellow for the green across."""
    state = play(table("royrgbpogb", "pbgyorygpr", mine="X"), "X 3")
    assert state.lines == ("rogrgbpogb", "pbyyorygpr")


# ---------------------------------------------------------------- the list of cards


def test_px_56_fifty_cards_in_all() -> None:
    """50 cards in all."""
    assert sum(CARDS.values()) == 50
    assert CARDS == {
        "M2": 5, "M3": 3, "M4": 1, "P1": 10, "P2": 7, "P3": 4, "P4": 2, "R": 5, "Q1": 2, "Q2": 1, "X": 10,
    }  # fmt: skip


def test_px_57_movement_3() -> None:
    """Movement 3, three cards: three spaces either way."""
    assert CARDS["M3"] == 3
    assert ways(table(mine="M3"), "M3") == {
        text for place in range(1, 8) for text in (f"M3 {place}>{place + 3}", f"M3 {place + 3}>{place}")
    }


def test_px_58_movement_3_shifts_three() -> None:
    """Movement 3: the pawn takes the place reached; the one there and two before it shift towards the place left."""
    assert moved("M3 2>5") == "r" + "goy" + "p" + "brpgo"
    assert moved("M3 5>2") == "r" + "y" + "pgo" + "brpgo"


def test_px_59_movement_4() -> None:
    """Movement 4, one card: four spaces either way."""
    assert CARDS["M4"] == 1
    assert ways(table(mine="M4"), "M4") == {
        text for place in range(1, 7) for text in (f"M4 {place}>{place + 4}", f"M4 {place + 4}>{place}")
    }


def test_px_60_movement_4_shifts_four() -> None:
    """Movement 4: the one there and the three before it shift towards the place left."""
    assert moved("M4 2>6") == "r" + "goyb" + "p" + "rpgo"
    assert moved("M4 6>2") == "r" + "b" + "pgoy" + "rpgo"


def test_px_61_permutation_1() -> None:
    """Permutation 1, ten cards: two neighbours."""
    assert CARDS["P1"] == 10
    assert [moved(f"P1 {place}x{place + 1}") for place in range(1, 10)] == [
        LINE[: place - 1] + LINE[place] + LINE[place - 1] + LINE[place + 1 :] for place in range(1, 10)
    ]


def test_px_62_permutation_3() -> None:
    """Permutation 3, four cards: three apart, either way."""
    assert CARDS["P3"] == 4
    assert moved("P3 2x5") == "rygopbrpgo"
    assert len(ways(table(mine="P3"), "P3")) == 7


def test_px_63_permutation_4() -> None:
    """Permutation 4, two cards: four apart, either way."""
    assert CARDS["P4"] == 2
    assert moved("P4 6x10") == "rpgoyorpgb"
    assert len(ways(table(mine="P4"), "P4")) == 6


def test_px_64_rotation() -> None:
    """Rotation, five cards: one end with the other."""
    assert CARDS["R"] == 5
    assert moved("R", ONE, TWO) == "bogrbypgor"


def test_px_65_modification_1() -> None:
    """Modification 1, two cards: two neighbouring cubes."""
    assert CARDS["Q1"] == 2
    assert [cubes(f"Q1 {place}x{place + 1}") for place in range(1, 6)] == [
        "orygbp", "ryogbp", "rogybp", "roybgp", "roygpb",
    ]  # fmt: skip


def test_px_66_modification_2() -> None:
    """Modification 2, one card: a cube two spaces either way."""
    assert CARDS["Q2"] == 1
    assert ways(table(mine="Q2"), "Q2") == {
        "Q2 1>3", "Q2 2>4", "Q2 3>5", "Q2 4>6", "Q2 3>1", "Q2 4>2", "Q2 5>3", "Q2 6>4",
    }  # fmt: skip


def test_px_67_modification_2_shifts_two() -> None:
    """Modification 2: the cube there and the one before it shift towards the place left."""
    assert cubes("Q2 2>4") == "r" + "yg" + "o" + "bp"
    assert cubes("Q2 5>3") == "ro" + "b" + "yg" + "p"


def test_px_68_exchange() -> None:
    """Exchange, ten cards: straight across."""
    assert CARDS["X"] == 10
    assert ways(table(mine="X"), "X") == {f"X {column}" for column in range(1, 11)}


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("M2", 16), ("M3", 14), ("M4", 12), ("P1", 9), ("P2", 8), ("P3", 7), ("P4", 6),
        ("R", 1), ("Q1", 5), ("Q2", 8), ("X", 10),
    ],
)  # fmt: skip
@pytest.mark.parametrize("seat", [1, 2])
def test_the_ways_to_play_each_card(card: str, count: int, seat: int) -> None:
    state = table(LINE, OTHER, mine=card, seat=seat)
    assert len(ways(state, card)) == count
    held = set(map(str, state.hands[seat - 1]))
    assert len(GAME.moves(state)) == sum(len(ways(state, other)) + 1 for other in held)
