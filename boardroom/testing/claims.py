"""What the figures of a rulebook claim, executed: words that hold for every game, and those of a game's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from boardroom.books.rulebook.book import Figure
from boardroom.core.game import NOBODY, Game

Claim = dict[str, Any]
Word = Callable[[Any, Any, Any], None]  # of the game, the state and what the claim says; asserts that it is true
Words = Mapping[str, Word]


def shown(game: Game, figure: Figure) -> Any:
    """Return what a figure shows: its position after its moves, each of which must be legal."""
    options = game.options(**figure.options)
    if figure.position is None:
        state = game.start(figure.seats, options)
    else:
        state = game.load(figure.position, figure.seats, options)
    return play(game, state, figure.moves)


def play(game: Game, state: Any, texts: Iterable[str]) -> Any:
    """Return the state after some moves, each of which must be legal."""
    for text in texts:
        move = game.read(text, state)
        assert game.why_not(state, move) is None, f"{text} is not legal: {game.why_not(state, move)}"
        state = game.apply(state, move)
    return state


def check(game: Game, state: Any, claim: Claim, own: Words) -> None:
    """Execute a claim; raise AssertionError where it is false, and where nobody knows its word."""
    word = next(iter(claim))
    if word in own:
        assert list(claim) == [word], f"{claim}: {word} stands alone"
        own[word](game, state, claim[word])
    elif word == "after":
        assert claim.keys() == {"after", "claims"}, f"{claim}: after goes with claims"
        assert claim["claims"], "a claim of nothing"
        later = play(game, state, claim["after"])
        for each in claim["claims"]:
            check(game, later, each, own)
    else:
        assert word in GENERIC, f"{claim}: {word} is no word for a claim of {game.key}"
        more, meaning = GENERIC[word]
        assert claim.keys() <= {word, *more}, f"{claim}: {word} goes with {', '.join(more) or 'nothing'} alone"
        meaning(game, state, claim)


def _legal(game: Game, state: Any, claim: Claim) -> None:
    texts = [claim["legal"]] if isinstance(claim["legal"], str) else claim["legal"]
    assert texts, "a claim about no move"
    for text in texts:
        move = game.read(text, state)
        assert move in game.moves(state), f"{text} is not legal: {game.why_not(state, move)}"


def _illegal(game: Game, state: Any, claim: Claim) -> None:
    move = game.read(claim["illegal"], state)
    reason = game.why_not(state, move)
    assert move not in game.moves(state), f"{claim['illegal']} is legal"
    assert reason is not None
    assert reason.rule == claim["reason"], f"{claim['illegal']}: the reason is {reason.rule}"
    assert "about" not in claim or list(reason.about) == claim["about"], f"it is about {reason.about}"


def _turn(game: Game, state: Any, claim: Claim) -> None:
    assert game.turn(state) + 1 == claim["turn"], f"it is the turn of seat {game.turn(state) + 1}"


def _count(game: Game, state: Any, claim: Claim) -> None:
    assert len(game.moves(state)) == claim["count"], f"there are {len(game.moves(state))} legal moves"


def _position(game: Game, state: Any, claim: Claim) -> None:
    assert game.dump(state) == claim["position"], f"it is {game.dump(state)}"


def _outcome(game: Game, state: Any, claim: Claim) -> None:
    assert game.turn(state) == NOBODY, "the game isn't over"
    end = game.outcome(state)
    assert end.reason == claim["outcome"], f"it ended by {end.reason}"
    assert [seat + 1 for seat in end.winners] == claim["winners"], f"the winners are {end.winners}, from 0"
    assert "scores" not in claim or list(end.scores) == claim["scores"], f"the scores are {end.scores}"


GENERIC: dict[str, tuple[tuple[str, ...], Callable[[Game, Any, Claim], None]]] = {
    "legal": ((), _legal),
    "illegal": (("reason", "about"), _illegal),
    "turn": ((), _turn),
    "count": ((), _count),
    "position": ((), _position),
    "outcome": (("winners", "scores"), _outcome),
}
