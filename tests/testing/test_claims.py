"""The words for claims of figures: none is content with something false."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.books.rulebook.library import library
from boardroom.core.game import Unreadable
from boardroom.games import game
from boardroom.testing.claims import Claim, check, shown
from tests.games.oxixo.claims import WORDS


def checked(claim: Claim, name: str = "edge") -> None:
    check(game("oxixo"), shown(game("oxixo"), library().figures("oxixo")[name]), claim, WORDS)


@pytest.mark.parametrize(
    "claim",
    [
        {"legal": ["c1a1", "c1e1"]},
        {"illegal": "c3c5", "reason": "cube-periphery", "about": ["c3"]},
        {"turn": 1},
        {"position": "..x.o/o..../..x../x..o./o.x.. x"},
        {"after": ["c1a1"], "claims": [{"turn": 2}]},
    ],
)
def test_the_words_for_all_games_take_what_is_true(claim: Claim) -> None:
    checked(claim)


@pytest.mark.parametrize(
    "claim",
    [
        {"legal": "c3c5"},
        {"legal": ["c1a1", "c3c5"]},
        {"legal": []},
        {"illegal": "c1a1", "reason": "cube-periphery"},
        {"illegal": "c3c5", "reason": "cube-opponent"},
        {"illegal": "c3c5", "reason": "cube-periphery", "about": ["c1"]},
        {"turn": 2},
        {"count": 44},
        {"position": "...../...../...../...../..... x"},
        {"outcome": "line", "winners": [1]},
        {"after": ["c3c5"], "claims": [{"turn": 2}]},
        {"after": ["c1a1"], "claims": [{"turn": 1}]},
        {"after": ["c1a1"], "claims": []},
        {"after": ["c1a1"]},
        {"nonsense": 1},
        {"turn": 1, "reason": "cube-periphery"},
        {"shows": {"c1": "x"}, "turn": 1},
    ],
)
def test_the_words_for_all_games_tell_false_from_true(claim: Claim) -> None:
    with pytest.raises(AssertionError):
        checked(claim)


@pytest.mark.parametrize(
    "claim",
    [
        {"outcome": "own-goal", "winners": [1]},
        {"outcome": "line", "winners": [2]},
        {"outcome": "line", "winners": [1], "scores": [5, 0]},
    ],
)
def test_an_outcome_is_looked_at_whole(claim: Claim) -> None:
    checked({"outcome": "line", "winners": [1], "scores": []}, "win")
    with pytest.raises(AssertionError):
        checked(claim, "win")


@pytest.mark.parametrize(
    "changed",
    [{"position": "five crosses"}, {"moves": ("c1c9",)}],
)
def test_a_figure_that_cannot_be_shown_is_an_error(changed: dict[str, Any]) -> None:
    figure = library().figures("oxixo")["edge"].model_copy(update=changed)
    with pytest.raises(Unreadable):
        shown(game("oxixo"), figure)


def test_a_figure_plays_no_illegal_moves() -> None:
    figure = library().figures("oxixo")["edge"].model_copy(update={"moves": ("c3c5",)})
    with pytest.raises(AssertionError, match="cube-periphery"):
        shown(game("oxixo"), figure)
