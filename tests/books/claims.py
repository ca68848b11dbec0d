"""What figures claim, executed: words that hold for every game, and each game's own from words/<game>.py."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from boardroom.books.book import Figure
from boardroom.core.game import NOBODY, Game
from tests.books.shelf import HERE

Word = Callable[[Any, Any, Any], None]  # of the game, the state and what the claim says
Claim = dict[str, Any]


def own_words(game: str) -> dict[str, Word]:
    """Return the words of a game's own."""
    words: dict[str, Word] = module(game).WORDS
    return words


def false_claims(game: str) -> list[tuple[str, Claim]]:
    """Return claims that are false of the figures named, to show that the game's words can tell."""
    claims: list[tuple[str, Claim]] = module(game).FALSE
    return claims


def module(game: str) -> Any:
    assert (HERE / "words" / f"{game}.py").is_file(), f"tests/books/words/{game}.py is missing"
    return import_module(f"tests.books.words.{game}")


def shown(game: Game[Any, Any], figure: Figure) -> Any:
    """Return what a figure shows: its position after its moves, each of which must be legal."""
    options = game.options(**figure.options)
    if figure.position is None:
        state = game.start(figure.seats, options)
    else:
        state = game.load(figure.position, figure.seats, options)
    return play(game, state, figure.moves)


def play(game: Game[Any, Any], state: Any, texts: Any) -> Any:
    for text in texts:
        move = game.read(text, state)
        assert game.why_not(state, move) is None, f"{text} is not legal: {game.why_not(state, move)}"
        state = game.apply(state, move)
    return state


def check(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    """Execute a claim; raise AssertionError where it is false, and where nobody knows its word."""
    own = own_words(game.key)
    word = next(iter(claim))
    if word in own:
        assert list(claim) == [word], f"{claim}: {word} stands alone"
        own[word](game, state, claim[word])
    else:
        assert word in GENERIC, f"{claim}: {word} is no word for a claim of {game.key}"
        more, meaning = GENERIC[word]
        assert claim.keys() <= {word, *more}, f"{claim}: {word} goes with {', '.join(more) or 'nothing'} alone"
        meaning(game, state, claim)


def legal(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    texts = [claim["legal"]] if isinstance(claim["legal"], str) else claim["legal"]
    assert texts, "a claim about no move"
    for text in texts:
        move = game.read(text, state)
        assert move in game.moves(state), f"{text} is not legal: {game.why_not(state, move)}"


def illegal(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    move = game.read(claim["illegal"], state)
    reason = game.why_not(state, move)
    assert move not in game.moves(state), f"{claim['illegal']} is legal"
    assert reason is not None
    assert reason.rule == claim["reason"], f"{claim['illegal']}: the reason is {reason.rule}"
    assert "about" not in claim or list(reason.about) == claim["about"], f"it is about {reason.about}"


def turn(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    assert game.turn(state) + 1 == claim["turn"], f"it is the turn of seat {game.turn(state) + 1}"


def count(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    assert len(game.moves(state)) == claim["count"], f"there are {len(game.moves(state))} legal moves"


def position(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    assert game.dump(state) == claim["position"], f"it is {game.dump(state)}"


def outcome(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    assert game.turn(state) == NOBODY, "the game isn't over"
    end = game.outcome(state)
    assert end.reason == claim["outcome"], f"it ended by {end.reason}"
    assert [seat + 1 for seat in end.winners] == claim["winners"], f"the winners are {end.winners}, from 0"
    assert "scores" not in claim or list(end.scores) == claim["scores"], f"the scores are {end.scores}"


def after(game: Game[Any, Any], state: Any, claim: Claim) -> None:
    assert claim["claims"], "a claim of nothing"
    later = play(game, state, claim["after"])
    for each in claim["claims"]:
        check(game, later, each)


GENERIC: dict[str, tuple[tuple[str, ...], Callable[[Game[Any, Any], Any, Claim], None]]] = {
    "legal": ((), legal),
    "illegal": (("reason", "about"), illegal),
    "turn": ((), turn),
    "count": ((), count),
    "position": ((), position),
    "outcome": (("winners", "scores"), outcome),
    "after": (("claims",), after),
}
