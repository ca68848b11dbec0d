"""Planning a turn: which figures to form with the cards in hand, one after the other, and how to leave the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from time import monotonic

from boardroom.ai.bot import Budget
from boardroom.core.game import Seat
from boardroom.games.switcher.judge import USUAL, Weights, prospect, race
from boardroom.games.switcher.reach import EVERY_COLOUR, PARTNERS, Chain, Hand, hand_of, plays, swapped, swaps_of, ways
from boardroom.games.switcher.state import SECTOR, Block, End, Form, Move, State, first_cell
from boardroom.games.switcher.tables import CELLS, COLOURS

_NOBODY_YET = -1  # as a forbidden colour: none is


@dataclass(frozen=True, slots=True)
class Table:
    """What a turn changes, as its player knows it."""

    tiles: tuple[int, ...]
    hand: Hand
    forbidden: int
    up: tuple[str, ...]  # one's own cards in view
    fresh: int  # cards that have turned up in the plan, of which nothing is known
    blocked: str
    deck: int  # one's own cards face down
    others: tuple[tuple[str, ...], ...]  # everybody's cards in view, one's own not
    stopped: tuple[bool, ...]  # who has a blocked card

    @property
    def left(self) -> int:
        """How many cards one has still to form."""
        return len(self.up) + self.fresh + bool(self.blocked) + self.deck


@dataclass(frozen=True, slots=True)
class Event:
    """A figure of the plan: the swaps before it, whose card it is, and where and in which colour it stands."""

    chain: Chain
    seat: Seat
    card: str
    colour: int
    cells: int

    def moves(self, mover: Seat) -> tuple[Move, ...]:
        """Return the event as moves."""
        cell = first_cell(self.cells)
        last = Form(self.card, cell) if self.seat == mover else Block(self.seat, self.card, cell)
        return (*swaps_of(self.chain), last)


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn as it is meant to go on: its value as a chance of winning, and the events."""

    value: float
    events: tuple[Event, ...]


def table_of(state: State) -> Table:
    """Return the table of the seat on turn."""
    seat = state.seat
    return Table(
        state.tiles,
        hand_of(state.hands[seat]),
        COLOURS.find(state.forbidden) if state.forbidden else _NOBODY_YET,
        state.up[seat],
        0,
        state.blocked[seat],
        state.left(seat),
        tuple(() if owner == seat else cards for owner, cards in enumerate(state.up)),
        tuple(bool(card) for card in state.blocked),
    )


class Planner:
    """A search through the turns that form figures."""

    def __init__(self, state: State, weights: Weights, budget: Budget, *, spare: int = 1) -> None:
        self.state = state
        self.seat = state.seat
        self.weights = weights
        self.budget = budget
        self.spare = spare
        self.nodes = 0
        self.started = monotonic()
        self._left = tuple(state.sector(seat) + state.left(seat) for seat in range(state.seats))
        self._known: dict[Table, Plan] = {}

    # ---------------------------------------------------------------- judging

    def value(self, table: Table) -> float:
        """Return the chance of winning if the turn ends here."""
        left = table.left
        if not left:
            return 1.0
        weights = self.weights
        mine = left - weights.own * (prospect(table.tiles, table.up, -1) + USUAL * (min(SECTOR, left) - len(table.up)))
        mine -= table.fresh * weights.fresh[len(table.hand)] + sum(weights.kept[kind] for kind in table.hand)
        odds = 0.0
        for seat, cards in enumerate(table.others):
            if seat != self.seat:
                theirs = self._left[seat] + weights.blocked * table.stopped[seat]
                theirs -= weights.others * prospect(table.tiles, cards, table.forbidden)
                chance = race(mine, max(0.3, theirs))
                odds += (1 - chance) / max(chance, 1e-9)
        return 1 / (1 + odds)

    # ---------------------------------------------------------------- searching

    def events(self, table: Table) -> Iterator[Event]:
        """Yield what can be formed or blocked, with the fewest cards first."""
        targets = [(self.seat, name) for name in table.up]
        for seat, cards in enumerate(table.others):
            if len(cards) > 1 and not table.stopped[seat]:
                targets += [(seat, name) for name in cards]
        for cards in range(len(table.hand) + 1):
            for seat, name in targets:
                for colour in EVERY_COLOUR:
                    if colour != table.forbidden:
                        for cells, chain in ways(name, table.tiles[colour], table.hand, cards, self.spare):
                            yield Event(chain, seat, name, colour, cells)

    def after(self, table: Table, event: Event) -> Table:
        """Return the table after an event."""
        hand = table.hand
        for kind, _, _ in event.chain:
            hand = next(rest for played, _, rest in plays(hand) if played == kind)
        tiles = swapped(table.tiles, event.chain)
        if event.seat != self.seat:
            cards = tuple(card for card in table.others[event.seat] if card != event.card)
            return replace(
                table,
                tiles=tiles,
                hand=hand,
                forbidden=event.colour,
                others=(*table.others[: event.seat], cards, *table.others[event.seat + 1 :]),
                stopped=(*table.stopped[: event.seat], True, *table.stopped[event.seat + 1 :]),
            )
        up, fresh, blocked, deck = tuple(card for card in table.up if card != event.card), table.fresh, table.blocked, table.deck
        if blocked:
            if not up:
                up, blocked = (blocked,), ""
        else:
            coming = min(SECTOR - len(up) - fresh, deck)
            fresh, deck = fresh + coming, deck - coming
        return replace(
            table, tiles=tiles, hand=hand, forbidden=event.colour, up=up, fresh=fresh, blocked=blocked, deck=deck
        )

    def over(self) -> bool:
        """Tell whether the budget is spent."""
        return self.nodes % 16 == 0 and self.budget.over(self.started, self.nodes)

    def best(self, table: Table) -> Plan:
        """Return the best plan from a table on."""
        known = self._known.get(table)
        if known is not None:
            return known
        self.nodes += 1
        best = Plan(self.value(table), ())
        if table.left:
            for event in self.events(table):
                rest = self.best(self.after(table, event))
                if rest.value > best.value:
                    best = Plan(rest.value, (event, *rest.events))
                    if best.value == 1:
                        break
                if self.over():
                    break
        self._known[table] = best
        return best
