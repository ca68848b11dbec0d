"""What lessons can ask for in Oxixo."""

from __future__ import annotations

from boardroom.games.oxixo.goals import cleared, given, own_goal, safe
from tests.games.oxixo.board import BOTH_LINES, OPPONENTS_LINE, at, play

FOUR = "...../...../.xxxx/...../o...o"  # crosses in row 3, and a3e3 brings the fifth
THREAT = "....o/...../.oooo/...../....x"  # circles can bring the fifth with a3e3


def test_a_cell_is_cleared_of_the_other_sides_mark() -> None:
    before = at(f"{THREAT} x")
    assert not cleared(before, before, 0, "c3")
    assert cleared(before, play(before, "c1c5"), 0, "c3")
    assert not cleared(before, play(before, "a3e3"), 0, "c3")
    assert cleared(before, before, 1, "c3")


def test_safe_is_who_has_moved_and_can_not_be_beaten_at_once() -> None:
    before = at(f"{THREAT} x")
    assert not safe(before, before, 0)
    assert not safe(before, play(before, "e1a1"), 0)
    assert safe(before, play(before, "a3e3"), 0)
    assert not safe(at(f"{OPPONENTS_LINE} x"), play(at(f"{OPPONENTS_LINE} x"), "a5a1"), 0)


def test_who_has_won_is_safe() -> None:
    before = at(f"{FOUR} x")
    assert safe(before, play(before, "a3e3"), 0)


def test_an_own_goal() -> None:
    for picture in (OPPONENTS_LINE, BOTH_LINES):
        before = at(f"{picture} x")
        assert not own_goal(before, before, 0)
        assert own_goal(before, play(before, "a5a1"), 0)


def test_a_cube_is_given_to_ones_partner() -> None:
    before = at("...../...../...../...../X...o 1", 4)
    assert given(before, play(before, "b1e1-"), 0)
    assert not given(before, play(before, "b1e1+"), 0)
    assert given(before, play(before, "a1a5-"), 0)
