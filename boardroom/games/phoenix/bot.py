"""Phoenix's computer players: five levels, from a first-timer to a master."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Final

from boardroom.ai.bot import Answer, Bot, Budget, Option
from boardroom.core.game import Game, Seat
from boardroom.core.match import View
from boardroom.games.phoenix.bits import encode, within
from boardroom.games.phoenix.judge import KEEP, KEEP_MEAN, TEMPO, LineJudge, match_chance
from boardroom.games.phoenix.race import Lines, Step, plan, play_out, ways
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.tables import HANDS, WAYS
from boardroom.games.phoenix.unseen import Unseen

_SHOWN: Final = 5  # moves that an answer tells about
_ROUNDS: Final = 1000  # hands played out behind a candidate; more would tell nothing new
_CUTS: Final = (10, 26, 60)  # rounds after which the worse half is dropped
_FEELING: Final = 6.0  # the first judgement counts as so many hands played out
_UNSURE: Final = 5.0  # how far the judged points of the running hand may be off


@dataclass(frozen=True, slots=True)
class _Level:
    """How a level plays."""

    ahead: int  # own cards that it plans
    blind: float = 0.0  # how many of the ways to play a card it doesn't notice
    vague: float = 0.0  # how far off its feeling for a move is, in points
    alone: bool = False  # whether it looks at its own line only
    width: int = 0  # candidates that it plays out in the mind
    far: int = 0  # turns that it plays them out


_LEVELS: Final = {
    1: _Level(ahead=0, blind=0.55, vague=1.5, alone=True),
    2: _Level(ahead=0, blind=0.45, vague=1.2),
    3: _Level(ahead=0, blind=0.3, vague=0.75),
    4: _Level(ahead=2, blind=0.1, vague=0.35),
    5: _Level(ahead=3, width=8, far=8),
}


def bot(level: int) -> Bot[PhoenixState, Move]:
    """Return the player of a level."""
    return Sorter(_LEVELS[level])


@lru_cache(maxsize=1)
def _judge() -> LineJudge:
    return LineJudge()


@dataclass(slots=True)
class _Candidate:
    """A move with what is thought of it."""

    move: Move
    lines: Lines  # the mover's and the other's after it
    lead: float  # points that the hand is expected to be won by
    ended: bool
    steps: tuple[Step, ...] = ()  # what the mover would like to play then
    chance: float = 0.0  # to win the match
    chances: list[float] = field(default_factory=list)  # after hands played out

    @property
    def card(self) -> str:
        """The card of the move."""
        assert not isinstance(self.move, Deal)
        return self.move.card


def _standing(state: PhoenixState, seat: Seat) -> tuple[int, int]:
    """Return by how many points a seat leads, and how many hands come after this one."""
    return state.scores[seat] - state.scores[1 - seat], HANDS - len(state.done) - 1


class Sorter(Bot[PhoenixState, Move]):
    """A player who counts how many cards both lines are from sorted, and what they will score."""

    def __init__(self, level: _Level) -> None:
        self._level = level

    def budget(self) -> Budget:
        """Return a short thought."""
        return Budget(seconds=0.6)

    def choose(
        self, game: Game[PhoenixState, Move], view: View[PhoenixState, Move], budget: Budget, rng: Random
    ) -> Answer[Move]:
        """Choose what promises most."""
        started = monotonic()
        state, seat, level = view.state, view.seat, self._level
        lead, hands = _standing(state, seat)
        found = self._candidates(state, seat, rng)
        for candidate in found:
            candidate.chance = match_chance(lead + candidate.lead, hands, 0 if candidate.ended else _UNSURE)
        found.sort(key=lambda candidate: candidate.chance, reverse=True)
        nodes = len(found)
        if level.width:
            nodes = _played_out(view, found[: level.width], budget, rng, level.far, started, nodes)
            found[: level.width] = sorted(found[: level.width], key=lambda candidate: candidate.chance, reverse=True)
        options = tuple(Option(each.move, each.chance, _line(each)) for each in found[:_SHOWN])
        best = options[0]
        depth = level.far or level.ahead + 1
        forced = 1 if found[0].ended and not hands and best.value == 1 else None
        return Answer(best.move, best.value, best.line, options, nodes, monotonic() - started, depth, forced)

    def _candidates(self, state: PhoenixState, seat: int, rng: Random) -> list[_Candidate]:
        """Judge every move that the level notices; of moves that come to the same, one."""
        judge, level = _judge(), self._level
        line, other = (encode(state.lines[owner], state.cubes) for owner in (seat, 1 - seat))
        hand = [str(card) for card in state.hands[seat]]
        found: dict[tuple[str, Lines], _Candidate] = {}
        for card in dict.fromkeys(hand):
            rest = list(hand)
            rest.remove(card)
            after = [(line, other), *ways(card, line, other)]
            moves: list[Move] = [Discard(card), *(Play(card, *way) for way in WAYS[card])]
            for move, lines in zip(moves, after, strict=True):
                sorts = not judge.far(lines[0])
                if (card, lines) in found or (not sorts and rng.random() < level.blind):
                    continue
                found[card, lines] = self._judged(judge, move, lines, rest, other, rng, state.left == 1)
        if level.alone and (ended := [each for each in found.values() if each.ended]):
            return ended  # who sees only the own line has waited for this
        if not found:
            return [_Candidate(Discard(hand[0]), (line, other), 0.0, False)]
        return list(found.values())

    def _judged(
        self, judge: LineJudge, move: Move, lines: Lines, rest: list[str], before: int, rng: Random, last: bool
    ) -> _Candidate:
        """Judge a move by the lines after it; `before` is the other's line as it was, `last` the last turn."""
        level = self._level
        own, others = judge.far(lines[0]), judge.far(lines[1])
        if last or not own or not (others or level.alone):
            first = 1 if not own else 0 if others else -1
            return _Candidate(move, lines, judge.final(*lines, first), True)
        far, steps = plan(judge, lines[0], rest, level.ahead)
        kept = sum(KEEP[card] - KEEP_MEAN for card in rest)
        lead = judge.lead(lines[0], before if level.alone else lines[1], -TEMPO, far) + kept
        return _Candidate(move, lines, lead + rng.gauss(0, level.vague), False, steps)


def _line(candidate: _Candidate) -> tuple[Move, ...]:
    """Return the move and how its player would like to go on."""
    line: list[Move] = [candidate.move]
    stand = candidate.lines[0]
    for card, after in candidate.steps:
        line.append(Play(card, *WAYS[card][within(stand, card).index(after)]))
        stand = after
    return tuple(line)


def _played_out(
    view: View[PhoenixState, Move],
    found: list[_Candidate],
    budget: Budget,
    rng: Random,
    far: int,
    started: float,
    nodes: int,
) -> int:
    """Play hands out behind each candidate, more behind the better ones; set their chances, return the nodes."""
    judge, state, seat = _judge(), view.state, view.seat
    lead, hands = _standing(state, seat)
    own = [str(card) for card in state.hands[seat]]
    unseen = Unseen(judge, view)
    left = [candidate for candidate in found if not candidate.ended]
    rounds = 0
    while left and rounds < _ROUNDS and not budget.over(started, nodes):
        other, pile = unseen.deal(rng)  # the same luck for all
        for candidate in left:
            hand = list(own)
            hand.remove(candidate.card)
            lines = candidate.lines[1], candidate.lines[0]
            points, turns = play_out(judge, lines, (list(other), hand), list(pile), far)
            candidate.chances.append(match_chance(lead - points, hands, 0 if turns < far else _UNSURE))
            nodes += turns
            if budget.over(started, nodes):
                break
        rounds += 1
        if rounds in _CUTS and len(left) > 2:
            left.sort(key=lambda candidate: sum(candidate.chances) / len(candidate.chances), reverse=True)
            del left[(len(left) + 1) // 2 :]
    for candidate in found:
        if candidate.chances:
            total = sum(candidate.chances) + _FEELING * candidate.chance
            candidate.chance = total / (len(candidate.chances) + _FEELING)
    return nodes
