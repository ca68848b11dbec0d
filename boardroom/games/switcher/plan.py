"""Planning a turn: which figures to form with the cards in hand, one after the other, and how to leave the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from boardroom.ai.bot import Budget
from boardroom.core.game import Seat
from boardroom.games.switcher.judge import USUAL, SwitcherWeights, prospect, race
from boardroom.games.switcher.reach import EVERY_COLOUR, Chain, Hand, hand_of, nearest, plays, swapped, swaps_of, ways
from boardroom.games.switcher.state import HAND, SECTOR, BlockCard, EndTurn, Form, Move, SwitcherState, first_cell
from boardroom.games.switcher.tables import CELLS, COLOURS

NO_COLOUR: Final = -1  # before the first figure none is forbidden
_LEAST: Final = 1e-6  # of a chance, so that it has odds
_UNDONE: Final = 0.05  # the least that is left while there is a card to form: only what is certain has the value 1


@dataclass(frozen=True, slots=True)
class TurnTable:
    """What a turn changes, as its player knows it."""

    tiles: tuple[int, ...]
    hand: Hand
    forbidden: int
    left_forbidden: int  # for whoever comes next, if the turn ends here
    up: tuple[str, ...]  # one's own cards in view
    fresh: int  # those that turned up in the course of the plan, of which nothing is known
    blocked: str
    deck: int  # one's own cards face down
    others: tuple[tuple[str, ...], ...]  # everybody else's cards in view
    stopped: tuple[bool, ...]  # who has a blocked card

    @property
    def left(self) -> int:
        """How many cards one still has to form."""
        return len(self.up) + self.fresh + bool(self.blocked) + self.deck

    @property
    def blockable(self) -> Iterator[tuple[Seat, str]]:
        """The cards of others that may be blocked."""
        for seat, names in enumerate(self.others):
            if len(names) > 1 and not self.stopped[seat]:
                yield from ((seat, name) for name in names)

    @property
    def colours(self) -> Iterator[int]:
        """The colours that figures may have."""
        return (colour for colour in EVERY_COLOUR if colour != self.forbidden)


@dataclass(frozen=True, slots=True)
class PlannedFigure:
    """A figure of a plan: the swaps before it, whose card it is, its colour and its cells."""

    chain: Chain
    seat: Seat
    card: str
    colour: int
    cells: int


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """How a turn could go on: the chance of winning that it leaves, and its moves; an empty one ends the turn."""

    value: float
    moves: tuple[Move, ...]
    figures: int = 0  # one's own that it forms


def ranked(plans: Iterable[TurnPlan]) -> list[TurnPlan]:
    """Sort plans, the best first, and of equal ones the shortest."""
    return sorted(plans, key=lambda plan: (-plan.value, len(plan.moves)))


def table_of(state: SwitcherState, seat: Seat) -> TurnTable:
    """Return the table of a seat that sees its own hand."""
    forbidden = COLOURS.index(state.forbidden) if state.forbidden else NO_COLOUR
    return TurnTable(
        state.tiles,
        hand_of(state.hands[seat]),
        forbidden,
        NO_COLOUR if state.fades and not state.formed else forbidden,
        state.up[seat],
        0,
        state.blocked[seat],
        state.left(seat),
        tuple(() if owner == seat else cards for owner, cards in enumerate(state.up)),
        tuple(bool(card) for card in state.blocked),
    )


class Planner:
    """A search through all turns of a seat that form figures, as long as the budget lasts."""

    def __init__(self, state: SwitcherState, weights: SwitcherWeights, budget: Budget, *, most: int = HAND) -> None:
        """Prepare to plan with `most` movement cards for one figure."""
        self.root = table_of(state, state.seat)
        self.nodes = 0
        self._seat = state.seat
        self._weights = weights
        self._budget = budget
        self._most = most
        self._started = monotonic()
        self._spent = False
        self._left = tuple(state.sector(seat) + state.left(seat) for seat in range(state.seats))
        self._known: dict[TurnTable, TurnPlan] = {}

    def value(self, table: TurnTable) -> float:
        """Return the chance of winning if the turn ends here."""
        weights, left = self._weights, table.left
        if not left:
            return 1.0
        mine = left - weights.own * (
            prospect(table.tiles, table.up, NO_COLOUR) + USUAL * (min(SECTOR, left) - len(table.up))
        )
        mine -= table.fresh * weights.fresh[len(table.hand)] + sum(weights.kept[kind] for kind in table.hand)
        mine = max(mine, _UNDONE)
        odds = 0.0
        for seat, cards in enumerate(table.others):
            if seat != self._seat:
                theirs = self._left[seat] + weights.blocked * table.stopped[seat]
                theirs -= weights.others * prospect(table.tiles, cards, table.left_forbidden)
                chance = race(mine, theirs)
                odds += (1 - chance) / max(chance, _LEAST)
        return 1 / (1 + odds)

    # ---------------------------------------------------------------- figures

    def plans(self) -> list[TurnPlan]:
        """Return a plan for each card and colour that can be formed first, and the end of the turn; the best first."""
        found = self.nearest((self._seat, name) for name in self.root.up)
        best = TurnPlan(self.value(self.root), ())
        for event, plan in self._onward(self.root, best):
            key = event.seat, event.card, event.colour
            if key not in found or plan.value > found[key].value:
                found[key] = plan
        return ranked([*found.values(), best])

    def nearest(self, cards: Iterable[tuple[Seat, str]]) -> dict[tuple[Seat, str, int], TurnPlan]:
        """Return for each of the cards and each colour a plan that forms it with the fewest swaps, and nothing else.

        However short the budget is, none that can be formed is overlooked.
        """
        found = {}
        for seat, name in cards:
            for colour in self.root.colours:
                way = nearest(name, self.root.tiles[colour], self.root.hand, self._most)
                if way is not None:
                    event = PlannedFigure(way[1], seat, name, colour, way[0])
                    end = TurnPlan(self.value(self.after(self.root, event)), ())
                    found[seat, name, colour] = self._joined(event, end)
        return found

    def _onward(self, table: TurnTable, best: TurnPlan) -> Iterator[tuple[PlannedFigure, TurnPlan]]:
        """Yield everything that can be formed next, with the best that can follow."""
        for cards in range(min(self._most, len(table.hand)) + 1):
            # All cards for one figure: not worth a look where they are enough for two.
            if cards > 1 and cards == len(table.hand) and best.figures > 1:
                return
            for event in self._events(table, cards):
                plan = self._joined(event, self._best(self.after(table, event)))
                if plan.value > best.value:
                    best = plan
                yield event, plan
                if plan.value == 1 or self._over():
                    return

    def _best(self, table: TurnTable) -> TurnPlan:
        """Return the best plan from a table on."""
        known = self._known.get(table)
        if known is None:
            self.nodes += 1
            known = TurnPlan(self.value(table), ())
            if table.left:
                for _, plan in self._onward(table, known):
                    if plan.value > known.value:
                        known = plan
            self._known[table] = known
        return known

    def _over(self) -> bool:
        self._spent = self._spent or self._budget.over(self._started, self.nodes)
        return self._spent

    def _events(self, table: TurnTable, cards: int) -> Iterator[PlannedFigure]:
        """Yield what can be formed with so many movement cards, one's own figures first."""
        for seat, name in (*((self._seat, name) for name in table.up), *table.blockable):
            for colour in table.colours:
                for cells, chain in ways(name, table.tiles[colour], table.hand, cards, spare=1):
                    yield PlannedFigure(chain, seat, name, colour, cells)

    def _joined(self, event: PlannedFigure, rest: TurnPlan) -> TurnPlan:
        cell, own = first_cell(event.cells), event.seat == self._seat
        last = Form(event.card, cell) if own else BlockCard(event.seat, event.card, cell)
        return TurnPlan(rest.value, (*swaps_of(event.chain), last, *rest.moves), rest.figures + own)

    def after(self, table: TurnTable, event: PlannedFigure) -> TurnTable:
        """Return the table after an event; what turns up is not known."""
        table = replace(played(table, event.chain), forbidden=event.colour, left_forbidden=event.colour)
        if event.seat != self._seat:
            cards = _without(table.others[event.seat], event.card)
            return replace(
                table,
                others=(*table.others[: event.seat], cards, *table.others[event.seat + 1 :]),
                stopped=(*table.stopped[: event.seat], True, *table.stopped[event.seat + 1 :]),
            )
        up = _without(table.up, event.card)
        if table.blocked:
            if up:
                return replace(table, up=up)
            return replace(table, up=(table.blocked,), blocked="")
        coming = min(SECTOR - len(up) - table.fresh, table.deck)
        return replace(table, up=up, fresh=table.fresh + coming, deck=table.deck - coming)

    # ---------------------------------------------------------------- no figures

    def closing(self) -> list[TurnPlan]:
        """Return what can be done when there is nothing to form: swap something, or end the turn; the best first."""
        table = self.root
        colour_at = [next(c for c in EVERY_COLOUR if table.tiles[c] >> cell & 1) for cell in range(CELLS)]
        found = [TurnPlan(self.value(table), (EndTurn(),))]
        for kind, partners, _ in plays(table.hand):
            for one in range(CELLS):
                for other in range(one + 1, CELLS):
                    if partners[one] >> other & 1 and colour_at[one] != colour_at[other] and not self._over():
                        chain = ((kind, one, other),)
                        self.nodes += 1
                        found.append(TurnPlan(self.value(played(table, chain)), swaps_of(chain)))
        return ranked(found)


def played(table: TurnTable, chain: Chain) -> TurnTable:
    """Return the table after swaps."""
    hand = table.hand
    for kind, _, _ in chain:
        hand = next(rest for card, _, rest in plays(hand) if card == kind)
    return replace(table, tiles=swapped(table.tiles, chain), hand=hand) if chain else table


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)
