"""The rules of El Switcher, for two to four players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, Literal, TypeVar

from pydantic import Field

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Clock, Game, Hidden, Options, Outcome, Reason, Seat
from boardroom.games.switcher import text
from boardroom.games.switcher.state import (
    HAND,
    NO_CARDS,
    QUIET_ROUNDS,
    SECTOR,
    BlockCard,
    Counts,
    Decks,
    DrawCard,
    EndTurn,
    Form,
    Move,
    Swap,
    SwitcherState,
    Tiles,
    Up,
    counts_of,
    deal,
    exchanged,
    first_cell,
)  # fmt: skip
from boardroom.games.switcher.tables import (
    CARDS_EACH,
    CELLS,
    COLOURS,
    DECKS,
    FIGURE_AT,
    KINDS,
    NAMES,
    PAIRS,
    PLACEMENTS,
    TILES_EACH,
)  # fmt: skip

T = TypeVar("T")

# Each kind's swaps, the alphabetically first cell first.
_SWAPS: Final = {
    kind: tuple(Swap(kind, *sorted(pair, key=NAMES.__getitem__)) for pair in pairs) for kind, pairs in PAIRS.items()
}
_ALL: Final = (CARDS_EACH,) * len(KINDS)


class SwitcherOptions(Options):
    """What is agreed before the deal."""

    deck: Literal[23, 12, 6] = 23  # cards of each deck in the game; the booklet's is 23
    first: Literal[1, 2, 3, 4] = 1  # the seat that starts
    limit: int = Field(default=120, ge=0, le=3600)  # seconds for a turn, 0 for none
    stays: bool = False  # whether a swap can't be taken back
    forbidden: Literal["last figure", "this and last turn"] = "last figure"  # what forbids its colour


class Switcher(Game[SwitcherState, Move, SwitcherOptions]):
    """Swap drawers until the figures of your deck have all stood on the board."""

    key = "switcher"
    seats = (2, 3, 4)
    options = SwitcherOptions

    def start(self, seats: int, options: SwitcherOptions) -> SwitcherState:
        """Return the empty table; chance lays it out."""
        if options.first > seats:
            raise ValueError(f"seat {options.first} can't start: there are {seats} seats")
        return SwitcherState(
            seats=seats,
            seat=options.first - 1,
            size=options.deck,
            up=((),) * seats,
            blocked=("",) * seats,
            drawn=(frozenset(),) * seats,
            hands=((),) * seats,
            pile=_ALL,
            discards=NO_CARDS,
            known=(NO_CARDS,) * seats,
            due=deal(seats),
            fades=options.forbidden == "this and last turn",
        )

    def turn(self, state: SwitcherState) -> Seat:
        """Return the seat to move, or chance while something is due."""
        return NOBODY if state.ended else CHANCE if state.due else state.seat

    def moves(self, state: SwitcherState) -> Sequence[Move]:
        """List the swaps of each card in hand, the figures that can be formed or blocked, and the end of the turn."""
        if self.turn(state) < 0:
            return ()
        found: list[Move] = [swap for kind in dict.fromkeys(state.hands[state.seat]) for swap in _SWAPS[str(kind)]]
        for name, _, cell in sorted(state.figures(), key=lambda figure: figure[2]):
            if name in state.up[state.seat]:
                found.append(Form(name, cell))
            for seat in range(state.seats):
                if seat != state.seat and name in state.up[seat] and state.blockable(seat):
                    found.append(BlockCard(seat, name, cell))
        return [*found, EndTurn()]

    # ---------------------------------------------------------------- what happens

    def apply(self, state: SwitcherState, move: Move) -> SwitcherState:
        """Return the table after a move or a chance outcome."""
        match move:
            case Tiles(tiles):
                return replace(state, tiles=tiles, due=state.due[1:])
            case Decks(decks):
                return replace(state, decks=decks, due=state.due[1:])
            case Up(seat, card):
                return replace(
                    state,
                    up=_put(state.up, seat, (*state.up[seat], card)),
                    drawn=_put(state.drawn, seat, state.drawn[seat] | {card}),
                    due=state.due[1:],
                )
            case DrawCard(seat, kind):
                return _drawn(state, seat, str(kind))
            case Swap(kind, one, other):
                hand = list(state.hands[state.seat])
                hand.remove(kind)
                number = KINDS.index(kind)
                return replace(
                    state,
                    tiles=exchanged(state.tiles, one, other),
                    hands=_put(state.hands, state.seat, tuple(hand)),
                    discards=_put(state.discards, number, state.discards[number] + 1),
                    known=_shown(state, number),
                )
            case Form(card, cell):
                return _formed(_coloured(state, cell), card)
            case BlockCard(seat, card, cell):
                return replace(
                    _coloured(state, cell),
                    up=_put(state.up, seat, _without(state.up[seat], card)),
                    blocked=_put(state.blocked, seat, card),
                )
            case EndTurn():
                return _ended(state)

    def outcome(self, state: SwitcherState) -> Outcome:
        """Give the first place to the winners; there are no places below them."""
        left = tuple(state.sector(seat) + state.left(seat) for seat in range(state.seats))
        return Outcome(tuple(1 if seat in state.winners else 2 for seat in range(state.seats)), state.ended, left)

    # ---------------------------------------------------------------- chance and what is hidden

    def chance(self, state: SwitcherState, rng: Random) -> Move:
        """Lay the tiles, give out the decks, turn up a card, or draw one."""
        what, seat = state.due[0]
        if what == "tiles":
            cells = list(range(CELLS))
            rng.shuffle(cells)
            return Tiles(
                tuple(sum(1 << cell for cell in cells[i : i + TILES_EACH]) for i in range(0, CELLS, TILES_EACH))
            )
        if what == "decks":
            return Decks(tuple(rng.sample(range(len(DECKS)), state.seats)))
        if what == "up":
            return Up(seat, rng.choice(state.undrawn(seat)))
        pile = _pile(state)
        return DrawCard(seat, rng.choices(KINDS, pile)[0])

    def chances(self, state: SwitcherState) -> Sequence[tuple[Move, float]]:
        """List the cards that may turn up or be drawn; the deal of tiles and decks has too many outcomes."""
        if not state.due or state.due[0][0] in ("tiles", "decks"):
            return ()
        what, seat = state.due[0]
        if what == "up":
            cards = state.undrawn(seat)
            return [(Up(seat, card), 1 / len(cards)) for card in cards]
        pile = _pile(state)
        return [(DrawCard(seat, kind), n / sum(pile)) for kind, n in zip(KINDS, pile, strict=True) if n]

    def redact(self, state: SwitcherState, seat: Seat) -> SwitcherState:
        """Hide the other seats' movement cards, and the pile, which would tell of them."""
        hands = tuple(hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(state.hands))
        known = tuple(counts if owner == seat else HIDDEN for owner, counts in enumerate(state.known))
        return replace(state, hands=hands, pile=HIDDEN, known=known)

    def seen(self, state: SwitcherState, move: Move, seat: Seat) -> Move | Hidden:
        """Hide what others draw."""
        return DrawCard(move.seat, HIDDEN) if isinstance(move, DrawCard) and move.seat != seat else move

    def reveals(self, state: SwitcherState, move: Move, seat: Seat) -> bool:
        """Tell whether a card turned up, was drawn by the seat, or was shown by somebody else."""
        match move:
            case DrawCard(owner):
                return owner == seat
            case Up(owner):
                return len(state.undrawn(owner)) > 1  # all know which is the last of 23
            case Swap():
                return state.seat != seat
            case _:
                return isinstance(move, Tiles | Decks)

    def stays(self, move: Move, options: SwitcherOptions) -> bool:
        """A swap does, if that was agreed."""
        return options.stays and isinstance(move, Swap)

    def guess(self, seen: SwitcherState, seat: Seat, rng: Random) -> SwitcherState:
        """Deal the unseen movement cards to the other hands and the pile.

        What the others are known to hold they get, though not always the one who must have it among several.
        """
        known = tuple(NO_CARDS if isinstance(counts, Hidden) else counts for counts in seen.known)
        sure = _cards(known[seat]) if seat >= 0 else Counter()
        shown = _cards(seen.discards) + Counter(kind for hand in seen.hands for kind in hand if kind is not HIDDEN)
        rest = list((_cards(_ALL) - shown - sure).elements())
        rng.shuffle(rest)
        dealt = list(sure.elements())
        while len(dealt) < sum(hand.count(HIDDEN) for hand in seen.hands):
            dealt.append(rest.pop())
        rng.shuffle(dealt)
        hands = tuple(_sorted(dealt.pop() if kind is HIDDEN else kind for kind in hand) for hand in seen.hands)
        return replace(seen, hands=hands, pile=counts_of(rest), known=known)

    # ---------------------------------------------------------------- words and clocks

    def write(self, move: Move) -> str:
        """Write a move or a chance outcome."""
        return text.write(move)

    def read(self, text_: str, state: SwitcherState) -> Move:
        """Read a move; either order of two cells, and any cell of a group."""
        return text.read(text_, state)

    def why_not(self, state: SwitcherState, move: Move) -> Reason | None:
        """Return the first rule that forbids the move."""
        if state.ended:
            return Reason("over")
        if state.due:
            return None if _due(self, state, move) else Reason("deal")
        match move:
            case EndTurn():
                return None
            case Swap():
                return _why_not_swap(state, move)
            case Form(card, cell):
                if card not in state.up[state.seat]:
                    return Reason("figure-card", (card,))
                return _why_not_figure(state, card, cell)
            case BlockCard(seat, card, cell):
                if seat == state.seat or seat not in range(state.seats) or card not in state.up[seat]:
                    return Reason("figure-card", (card,))
                if state.blocked[seat]:
                    return Reason("block-one", (str(seat + 1),))
                if len(state.up[seat]) < 2:
                    return Reason("block-only", (str(seat + 1),))
                return _why_not_figure(state, card, cell)
            case _:
                return Reason("deal")

    def clock(self, options: SwitcherOptions) -> Clock | None:
        """Two minutes for a turn, or as agreed."""
        return Clock(options.limit, per_turn=True) if options.limit else None

    def timeout(self, state: SwitcherState) -> Move | None:
        """Time running out ends the turn."""
        return EndTurn() if self.turn(state) >= 0 else None

    def dump(self, state: SwitcherState) -> Any:
        """Return the table as plain data."""
        return text.dump(state)

    def load(self, data: Any, seats: int, options: SwitcherOptions) -> SwitcherState:
        """Return the table that dump wrote."""
        return text.load(data, seats, options.deck, fades=options.forbidden == "this and last turn")


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def _sorted(hand: Iterable[str | Hidden]) -> tuple[str | Hidden, ...]:
    return tuple(sorted(hand, key=lambda kind: KINDS.index(str(kind))))


def _cards(counts: Counts) -> Counter[str]:
    return Counter(dict(zip(KINDS, counts, strict=True)))


def _pile(state: SwitcherState) -> Counts:
    """Return the cards to draw from: the pile, or when it is empty the shuffled discards."""
    assert not isinstance(state.pile, Hidden)
    return state.pile if any(state.pile) else state.discards


def _drawn(state: SwitcherState, seat: Seat, kind: str) -> SwitcherState:
    pile = _pile(state)
    if pile != state.pile:  # shuffled now
        state = replace(state, discards=NO_CARDS, known=_counted(state))
    card = KINDS.index(kind)
    return replace(
        state,
        hands=_put(state.hands, seat, _sorted((*state.hands[seat], kind))),
        pile=_put(pile, card, pile[card] - 1),
        due=state.due[1:],
    )


def _counted(state: SwitcherState) -> tuple[Counts, ...]:
    """Return what each seat knows when all cards that are in no hand lie open: what the others hold together."""
    return tuple(
        counts_of([kind for owner, hand in enumerate(state.hands) if owner != seat for kind in hand])
        for seat in range(state.seats)
    )


def _shown(state: SwitcherState, card: int) -> tuple[Counts | Hidden, ...]:
    """Return what is known to be in hands after the seat on turn has shown a card; its holder knew of it."""
    return tuple(
        counts
        if owner == state.seat or isinstance(counts, Hidden) or not counts[card]
        else _put(counts, card, counts[card] - 1)
        for owner, counts in enumerate(state.known)
    )


def _coloured(state: SwitcherState, cell: int) -> SwitcherState:
    return replace(state, forbidden=COLOURS[state.colour_at(cell)], formed=True)


def _formed(state: SwitcherState, card: str) -> SwitcherState:
    """Take one's own card out of the game and turn up what comes for it."""
    seat = state.seat
    up = _without(state.up[seat], card)
    blocked = state.blocked[seat]
    if blocked and not up:  # the blocked one is the only one left: it turns up at once
        return replace(state, up=_put(state.up, seat, (blocked,)), blocked=_put(state.blocked, seat, ""))
    state = replace(state, up=_put(state.up, seat, up))
    if not up and not state.left(seat):
        return replace(state, ended="deck", winners=(seat,))
    coming = 0 if blocked else min(SECTOR - len(up), state.left(seat))
    return replace(state, due=(("up", seat),) * coming)


def _ended(state: SwitcherState) -> SwitcherState:
    """Pass the turn on, after drawing; or stop the match after thirty rounds without a figure."""
    quiet = 0 if state.formed else state.quiet + 1
    if quiet >= QUIET_ROUNDS * state.seats:
        left = [state.sector(seat) + state.left(seat) for seat in range(state.seats)]
        winners = tuple(seat for seat in range(state.seats) if left[seat] == min(left))
        return replace(state, quiet=quiet, ended="quiet", winners=winners)
    return replace(
        state,
        seat=(state.seat + 1) % state.seats,
        forbidden="" if state.fades and not state.formed else state.forbidden,
        formed=False,
        quiet=quiet,
        due=(("draw", state.seat),) * (HAND - len(state.hands[state.seat])),
    )


def _due(game: Switcher, state: SwitcherState, move: Move) -> bool:
    """Tell whether a chance outcome is one that may happen now."""
    what, _ = state.due[0]
    match move:
        case Tiles(tiles):
            whole = (1 << CELLS) - 1
            return (
                what == "tiles"
                and [cells.bit_count() for cells in tiles] == [TILES_EACH] * len(COLOURS)
                and tiles[0] | tiles[1] | tiles[2] | tiles[3] == whole
            )
        case Decks(decks):
            return (
                what == "decks"
                and len(set(decks)) == len(decks) == state.seats
                and set(decks) <= set(range(len(DECKS)))
            )
        case _:
            return any(move == outcome for outcome, _ in game.chances(state))


def _why_not_swap(state: SwitcherState, move: Swap) -> Reason | None:
    if move.kind not in state.hands[state.seat]:
        return Reason("swap-card", (move.kind,))
    if move.one == move.other:
        return Reason("swap-itself", (NAMES[move.one],))
    return None if move in _SWAPS[move.kind] else Reason("swap-kind", (move.kind, NAMES[move.one], NAMES[move.other]))


def _why_not_figure(state: SwitcherState, card: str, cell: int) -> Reason | None:
    group = state.group(cell)
    about = (card, NAMES[cell])
    if cell != first_cell(group):
        return Reason("figure-cell", (NAMES[cell], NAMES[first_cell(group)]))
    if FIGURE_AT.get(group) != card:
        touching = any(mask & group == mask for mask in PLACEMENTS[card])
        return Reason("figure-touching" if touching else "figure-shape", about)
    colour = COLOURS[state.colour_at(cell)]
    return Reason("figure-colour", (card, colour)) if colour == state.forbidden else None


GAME = Switcher()
