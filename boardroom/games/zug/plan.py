"""Building: which placements look good, and what becomes of them when the others and oneself have moved again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Final

from boardroom.core.game import Seat
from boardroom.games.zug.fast_table import BARELY, CITY, NAME, STEP, WAGON, FastTable, Placing
from boardroom.games.zug.judge import Ledger, ZugJudge, ZugWeights, lead
from boardroom.games.zug.state import ZugState
from boardroom.games.zug.tables import HAND, NAMES, TILES

# What it is worth to keep a tile in hand for later, in points: some fit nearly everywhere and complete much.
_KEPT: Final = {"city": 0.5, "terminal": 0.6, "station": 0.4, "loco": 0.1, "factory": 0.2, "bend": 0.2}
KEPT: Final = tuple(_KEPT.get(name, 0.0) for name in NAMES)

_AHEAD: Final = 0.5  # how much of a worth comes from looking ahead
_CUTS: Final = (4, 7)  # rounds after which the worse half is dropped
_FAR: Final = 4  # placements that a round of play goes on for, or until one's own turn

Over = Callable[[int], bool]  # told the boards judged so far, whether thinking must end
Hands = tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Idea:
    """A placement with what is thought of it."""

    placing: Placing
    ledger: Ledger  # of the table after it
    points: list[float]  # to expect for every seat
    worth: float  # how far ahead it puts its player, in points
    tried: list[float] = field(default_factory=list)  # the same after rounds of play
    replies: dict[tuple[Seat, int], Idea | None] = field(default_factory=dict)  # the best by seat and tile

    @property
    def second(self) -> float:
        """The worth at second sight."""
        return self.worth + _AHEAD * (mean(self.tried) - self.worth) if self.tried else self.worth


class Builder:
    """The thoughts of one seat about one position of building."""

    def __init__(
        self, state: ZugState, seat: Seat, weights: ZugWeights, rivals: float = 1.0, kept: float = 1.0
    ) -> None:
        """Prepare to think; `rivals` and `kept` say how much others' points and tiles kept for later count."""
        self.seat, self.seats = seat, state.seats
        table = FastTable.of(state)
        self.hand = tuple(NAMES.index(str(name)) for name in state.hands[seat])
        left = Counter({index: TILES[name].number for index, name in enumerate(NAMES)})
        left.subtract(NAMES.index(laid.name) for laid in state.layout)
        self.judge = ZugJudge(table, left, weights, seat, self.hand)
        self._unseen = sorted((left - Counter(self.hand)).elements())  # in the pile and in the other hands
        self._pile = state.pile
        self._sizes = tuple(map(len, state.hands))
        self._rivals, self._kept = rivals, kept
        self.far = max(_FAR // self.seats, 1) * self.seats  # placements of a round of play, one's own last
        self.ledger = self.judge.ledger(table)

    def ideas(self, over: Over) -> list[Idea]:
        """Return all placements, the best first; some at least, however soon it must end."""
        found: list[Idea] = []
        names = sorted(set(self.hand))
        for placing in self.ledger.table.placings(names, lambda name: self._sources(self.ledger, self.seat, name)):
            if found and over(self.judge.nodes):
                break
            found.append(self._idea(self.ledger, placing, self.seat))
        found.sort(key=lambda idea: -idea.worth)
        return found

    def _idea(self, before: Ledger, placing: Placing, seat: Seat) -> Idea:
        ledger = self.judge.after(before, placing, seat)
        points = self.judge.points(ledger)
        return Idea(placing, ledger, points, self._worth(points, seat) - self._kept * KEPT[NAME[placing.kind]])

    def _worth(self, points: Sequence[float], seat: Seat) -> float:
        """Return how far ahead a seat is; whoever doesn't care for the others sees only its own points."""
        return points[seat] + self._rivals * (lead(points, seat) - points[seat])

    def _sources(self, ledger: Ledger, seat: Seat, name: int) -> Sequence[int]:
        """Return where the token of a tile may come from; of those that could be taken back only the least useful."""
        sources = ledger.table.sources(seat, name)
        if len(sources) <= 2:
            return sources
        key = seat, WAGON[name]
        if key not in ledger.spares:
            ledger.spares[key] = max(sources[1:], key=lambda source: self._without(ledger, source, seat))
        return BARELY, ledger.spares[key]

    def _without(self, ledger: Ledger, source: int, seat: Seat) -> float:
        """Return how far ahead a seat is without one of its tokens."""
        return lead(self.judge.points(self.judge.ledger(ledger.table.without(source))), seat)

    # ---------------------------------------------------------------- looking ahead

    def look_ahead(self, ideas: Sequence[Idea], rounds: int, over: Over, rng: Random) -> list[Idea]:
        """Try ideas in so many rounds of play, in each with the same guess at what is hidden; return them, best first.

        The worse half is dropped as the rounds go on, and if there is no time for all, those that looked worse at once.
        """
        found = list(ideas)
        for number in range(rounds):
            hands = self._deal(rng)
            leads: list[float] = []
            for idea in found:
                value = self._play_out(idea, hands, over)
                if value is None:
                    break
                leads.append(value)
            if len(leads) < len(found) and (number or not leads):
                break
            for idea, value in zip(found, leads, strict=False):
                idea.tried.append(value)
            found = sorted(found[: len(leads)], key=lambda idea: -idea.second)
            if number + 1 in _CUTS:
                del found[max(2, len(found) // 2) :]
        return sorted(ideas, key=lambda idea: (-len(idea.tried), -idea.second))

    def _deal(self, rng: Random) -> Hands:
        """Guess the tiles that everybody may lay next: those in hand and the one drawn before the turn."""
        tiles = self._unseen.copy()
        rng.shuffle(tiles)
        hands = [
            list(self.hand) if seat == self.seat else [tiles.pop() for _ in range(size)]
            for seat, size in enumerate(self._sizes)
        ]
        pile = self._pile
        for ahead in range(1, self.seats + 1):
            seat = (self.seat + ahead) % self.seats
            if pile and len(hands[seat]) <= HAND + (seat == self.seat):
                hands[seat].append(tiles.pop())
                pile -= 1
        return tuple(map(tuple, hands))

    def _play_out(self, idea: Idea, hands: Hands, over: Over) -> float | None:
        """Let everybody lay what they like best, oneself last, and judge the end; None if thinking must end."""
        here = idea
        held = [list(hand) for hand in hands]
        held[self.seat].remove(NAME[idea.placing.kind])
        for ahead in range(1, self.far + 1):
            if over(self.judge.nodes):
                return None
            seat = (self.seat + ahead) % self.seats
            reply = self._reply(here, seat, held[seat])
            if reply is not None:
                here = reply
                held[seat].remove(NAME[reply.placing.kind])
        return lead(here.points, self.seat)

    def _reply(self, here: Idea, seat: Seat, hand: Iterable[int]) -> Idea | None:
        """Return the best placement of a hand, unless it does less than one that changes nothing."""
        best: Idea | None = None
        least = lead(here.points, seat)
        for name in sorted(set(hand)):
            key = seat, name
            if key not in here.replies:
                here.replies[key] = self._best(here.ledger, seat, name)
            reply = here.replies[key]
            if reply is not None and reply.worth > least:
                best, least = reply, reply.worth
        return best

    def _best(self, ledger: Ledger, seat: Seat, name: int) -> Idea | None:
        """Return the best of a tile's placements that wagons feel, or a station, if it is a city."""
        best: Idea | None = None
        sources = self._sources(ledger, seat, name)
        table = ledger.table
        for square, needs in table.needs.items():
            if name == CITY:
                if needs >= 16 or not any(square + step in table.stations for step in STEP):
                    continue
            elif square not in ledger.ends:
                continue
            for kind in table.fitting[needs][name]:
                for source in sources:
                    idea = self._idea(ledger, Placing(kind, square, source), seat)
                    if best is None or idea.worth > best.worth:
                        best = idea
        return best
