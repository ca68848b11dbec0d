"""Switch's computer players: five levels, from a timid beginner to a master who knows what every standing is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import NOBODY, Game
from boardroom.core.match import View
from boardroom.games.switch.standings import standings
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchOptions, SwitchState
from boardroom.games.switch.turn import IN_MIDDLE, Decision, Tops, Turn, fallen, held, lying, run

_SEATED: Final = ("swap", "block")  # the decisions that concern a seat


@dataclass(frozen=True, slots=True)
class _Level:
    """How a level falls short of the master: in what it dares and thinks of, never in adding up dice."""

    fear: float = 0.0  # the chance of winning that it would give not to have to throw again
    blocks: float = 1.0  # how often it thinks of laying the token
    cancels: float = 1.0  # how often it thinks of cancelling a swap
    swaps: float = 1.0  # how often it thinks of swapping on green
    patient: bool = False  # whether it leaves a card that could go where another throw promises more


_LEVELS: Final = {
    1: _Level(fear=1.0, blocks=0.0, cancels=0.0, swaps=0.2),
    2: _Level(fear=0.15, blocks=0.03, cancels=0.2, swaps=0.6),
    3: _Level(fear=0.095, blocks=0.1, cancels=0.4, swaps=0.85),
    4: _Level(fear=0.05, blocks=0.25, cancels=0.7),
    5: _Level(patient=True),
}


def bot(level: int) -> Bot[SwitchState, Move]:
    """Return the player of a level."""
    return Thrower(_LEVELS[level])


def choices(state: SwitchState) -> list[Decision]:
    """Return every open decision with everybody's chances, by seat, if all play for the best from there."""
    seats, first = state.seats, state.seat
    turned = state.tops[first:] + state.tops[:first]
    top, token = turned[0], _place(state)
    turn = _turn(state.options.model_copy(update={"limit": 0}), turned[1:])
    found: Sequence[Decision]
    match state.phase:
        case "green":
            found = turn.greens(top, token, run(top, state.dice), state.risky)
        case "red":
            found = turn.reds(top, token, run(min(turned[1:]), state.dice), state.risky)
        case "swapping":
            found = turn.answers(top, token, (state.partner - first) % seats)
        case "moment" if state.leaving:
            found = turn.leavings(fallen(top) if state.risky and not state.coloured else top)
        case "moment":
            found = turn.moments(top, token, run(top, state.dice), state.risky, state.coloured)
        case _:
            found = turn.plays(top, token, run(top, state.dice), state.gone > 0)
    back = seats - first
    return [
        Decision(
            choice.what,
            (choice.seat + first) % seats if choice.what in _SEATED else NOBODY,
            choice.chances[back:] + choice.chances[:back],
        )
        for choice in found
    ]


def _place(state: SwitchState) -> int:
    """Return where the token lies, as seen by the player on turn."""
    if state.holder != MIDDLE:
        return held((state.holder - state.seat) % state.seats)
    if state.blocked != MIDDLE:
        return lying((state.blocked - state.seat) % state.seats, state.seats)
    return IN_MIDDLE


def _line(game: Game[SwitchState, Move], state: SwitchState, choice: Decision) -> tuple[Move, ...]:
    """Return a decision, and the best ones after it until the dice are thrown again."""
    line: list[Move] = []
    while True:
        line.append(Act(choice.what, choice.seat))
        state = game.apply(state, line[-1])
        decider = game.turn(state)
        if decider < 0:
            return tuple(line)
        choice = max(choices(state), key=lambda choice: choice.chances[decider])


@lru_cache(maxsize=32)  # a turn's decisions share what was looked through for the first
def _turn(options: SwitchOptions, others: Tops) -> Turn:
    return Turn(options, others, standings(len(others) + 1, options))


class Thrower(Bot[SwitchState, Move]):
    """A player who weighs every decision by the chance of winning, as far as its level lets it."""

    def __init__(self, level: _Level) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return a time that it never needs."""
        return Budget(seconds=0.5)

    def choose(
        self, game: Game[SwitchState, Move], view: View[SwitchState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose what promises most."""
        started = monotonic()
        state, seat = view.state, view.seat
        ranked = sorted(choices(state), key=lambda choice: -choice.chances[seat])
        lines = [_line(game, state, choice) for choice in ranked]
        options = tuple(Option(line[0], choice.chances[seat], line) for choice, line in zip(ranked, lines, strict=True))
        felt = [self._feeling(state, choice, seat, rng) for choice in ranked]
        chosen = options[felt.index(max(felt))]
        won = len(chosen.line) if chosen.value == 1 else None
        seconds = monotonic() - started
        return Answer(chosen.move, chosen.value, chosen.line, options, len(options), seconds, forced=won)

    def _feeling(self, state: SwitchState, choice: Decision, seat: int, rng: Random) -> float:
        """Return how good a decision seems; what isn't thought of comes last."""
        level = self._level
        thinks = {"block": level.blocks, "cancel": level.cancels}.get(choice.what, 1.0)
        if state.phase == "green" and choice.what == "swap":
            thinks = level.swaps
        if choice.what in ("again", "stop") and state.fits and not level.patient:
            thinks = 0.0
        value = choice.chances[seat] - (level.fear if choice.what == "again" else 0.0)
        return value if rng.random() < thinks else value - 2
