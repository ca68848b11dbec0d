"""What lessons can ask for in Phoenix."""

from __future__ import annotations

from boardroom.games.phoenix.goals import first, helped, hindered, near, unchanged, worth
from tests.games.phoenix.board import play, table


def test_who_was_first_and_whom_a_card_has_helped() -> None:
    before = table("yygrroggpp", "ybbroogrpp", "ybrogp", mine="M2 P1 P4 R X")
    assert not first(before, before, 0)
    mine, theirs, neither = play(before, "X 3"), play(before, "X 8"), play(before, "X 1")
    assert [first(before, now, 0) for now in (mine, theirs, neither)] == [True, False, False]
    assert [helped(before, now, 0) for now in (mine, theirs, neither)] == [False, True, False]


def test_a_card_without_effect() -> None:
    before = table("yygrroggpp", "ybbroogrpp", "ybrogp", mine="M2 P1 P4 R X")
    assert not unchanged(before, before, 0)
    assert unchanged(before, play(before, "- X"), 0)
    assert unchanged(before, play(before, "P1 1x2"), 0), "two yellow pawns"
    assert not unchanged(before, play(before, "P1 2x3"), 0)
    assert not unchanged(before, play(before, "X 3"), 0)


def test_what_a_line_is_worth() -> None:
    before = table("gbbbybrrgy", "oprgpoprgo", "rgbyop", mine="M2 P1 P3 R X")
    assert worth(before, before, 0, "2")
    assert not worth(before, before, 0, "3")
    assert worth(before, play(before, "P1 5x6"), 0, "3")
    assert not worth(before, before, 1, "1")


def test_how_near_a_line_is_to_sorted() -> None:
    before = table("opbbyygrop", "bpgyprygor", "pbgyro", mine="M2 P1 P2 R X")
    assert near(before, before, 0, "2")
    assert not near(before, before, 0, "1")
    after = play(before, "R")
    assert near(before, after, 0, "1")
    assert not near(before, after, 0, "0")
    last = table("ppbbyygroo", "bpgyprygor", "pbgyro", mine="P2")
    assert near(last, play(last, "P2 5x7"), 0, "0"), "it was sorted, and the hand is over"


def test_the_other_line_is_hindered_when_it_takes_more_cards() -> None:
    before = table("gbpyorbyog", "ppbyggyrro", "pbgyro", mine="M2 P2 Q1 R X")
    assert not hindered(before, before, 0)
    assert hindered(before, play(before, "X 1"), 0)
    assert hindered(before, play(before, "Q1 1x2"), 0)
    assert not hindered(before, play(before, "X 2"), 0)
    assert not hindered(before, play(before, "R"), 0)
