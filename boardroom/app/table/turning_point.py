"""The turning point of a match: the decision from which on the winner led, computed from what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardroom.app.match_words import move_number
from boardroom.core.game import NOBODY
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.style.translation import translate


def public_states(match: Match) -> list[Any]:
    """Return all positions that there were, as nobody in particular may know them."""
    return [match.game.redact(state, NOBODY) for state in match.states]


def turning_point(face: Face, match: Match) -> int | None:
    """Return the entry with which the lead changed for good; None: it never did, or by no decision, or by the last."""
    side = _winner(match)
    races = [(at, race) for at, state in enumerate(public_states(match)) if (race := face.race(state)) is not None]
    if side is None or not races:
        return None
    leaders = [(at, _leader(race)) for at, race in races]
    since = len(leaders)
    while since and leaders[since - 1][1] == side:
        since -= 1
    if since == len(leaders) or all(leader in (None, side) for _, leader in leaders[:since]):
        return None
    entry = leaders[since][0] - 1
    decided = match.entries[entry].seat >= 0 and any(later.seat >= 0 for later in match.entries[entry + 1 :])
    return entry if decided else None


def say_turning_point(face: Face, match: Match, entry: int) -> tuple[str, str]:
    """Say which move it was, and who led from then on."""
    side = _winner(match)
    assert side is not None, "only a match that somebody has won turned"
    which = translate("ResultBlock", "Turning point: move {number}").format(number=move_number(match, entry + 1))
    first, *partners = match.sides[side]
    if not partners and is_you(first, match.players):
        return which, translate("ResultBlock", "From then on you led.")
    name = face.side_name(side, match.seats, match.options) if partners else short_name(first, match.players)
    return which, translate("ResultBlock", "From then on {name} led.").format(name=name)


def _winner(match: Match) -> int | None:
    """Return the side that has won alone."""
    outcome = match.outcome
    won = [side for side, seats in enumerate(match.sides) if outcome and set(seats) & set(outcome.winners)]
    return won[0] if len(won) == 1 else None


def _leader(race: Sequence[float]) -> int | None:
    """Return the side that is ahead of all others."""
    best = max(race)
    return race.index(best) if race.count(best) == 1 else None
