"""Every claim of every figure is executed, and no word of a claim is content with something false."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.books.book import Figure
from boardroom.core.game import Unreadable
from boardroom.games import game
from tests.books.claims import GENERIC, Claim, check, false_claims, own_words, shown
from tests.books.shelf import LIBRARY, PLAYABLE

FIGURES = [
    pytest.param(key, figure, id=f"{key}-{name}")
    for key in PLAYABLE
    for name, figure in LIBRARY.figures(key).items()
]  # fmt: skip


@pytest.mark.parametrize(("key", "figure"), FIGURES)
def test_what_a_figure_claims_is_true(key: str, figure: Figure) -> None:
    assert figure.claims
    state = shown(game(key), figure)
    for claim in figure.claims:
        check(game(key), state, claim)


@pytest.mark.parametrize("key", PLAYABLE)
def test_the_words_of_a_game_tell_false_from_true(key: str) -> None:
    told = false_claims(key)
    assert {next(iter(claim)) for _, claim in told} == own_words(key).keys()
    assert not own_words(key).keys() & GENERIC.keys()
    for name, claim in told:
        with pytest.raises(AssertionError):
            check(game(key), shown(game(key), LIBRARY.figures(key)[name]), claim)


def checked(claim: Claim, name: str = "edge") -> None:
    check(game("oxixo"), shown(game("oxixo"), LIBRARY.figures("oxixo")[name]), claim)


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
    figure = LIBRARY.figures("oxixo")["edge"].model_copy(update=changed)
    with pytest.raises(Unreadable):
        shown(game("oxixo"), figure)


def test_a_figure_plays_no_illegal_moves() -> None:
    figure = LIBRARY.figures("oxixo")["edge"].model_copy(update={"moves": ("c3c5",)})
    with pytest.raises(AssertionError, match="cube-periphery"):
        shown(game("oxixo"), figure)
