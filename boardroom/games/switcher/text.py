"""El Switcher's notation, and its positions as plain data."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from boardroom.core.game import CHANCE, HIDDEN, Hidden, Seat, Unreadable
from boardroom.core.json_input import Flaw
from boardroom.games.switcher.state import (
    HAND,
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
    first_cell,
)  # fmt: skip
from boardroom.games.switcher.tables import (
    CARDS_EACH,
    CELLS,
    COLOURS,
    DECKS,
    FIGURES,
    INDEX,
    KINDS,
    NAMES,
    SIZE,
    TILES_EACH,
)  # fmt: skip

_CELL: Final = r"([a-f][1-6])"
_CARD: Final = r"([A-Z](?:'|4)?)"
_SHAPES: Final = {
    "tiles": re.compile(r"tiles ((?:[rgby]{6}/){5}[rgby]{6})"),
    "decks": re.compile(r"decks ([1-4](?: [1-4]){1,3})"),
    "up": re.compile(rf"up ([1-4]) {_CARD}"),
    "draw": re.compile(r"draw ([1-4]) (\w+|\?)"),
    "form": re.compile(rf"form {_CARD} {_CELL}"),
    "block": re.compile(rf"block ([1-4]) {_CARD} {_CELL}"),
    "swap": re.compile(rf"({'|'.join(KINDS)}) {_CELL} {_CELL}"),
}


def write(move: Move) -> str:
    """Write a move or a chance outcome."""
    match move:
        case Tiles(tiles):
            return f"tiles {write_tiles(tiles)}"
        case Decks(decks):
            return "decks " + " ".join(str(deck + 1) for deck in decks)
        case Up(seat, card):
            return f"up {seat + 1} {card}"
        case DrawCard(seat, kind):
            return f"draw {seat + 1} {'?' if kind is HIDDEN else kind}"
        case Swap(kind, one, other):
            return f"{kind} {NAMES[one]} {NAMES[other]}"
        case Form(card, cell):
            return f"form {card} {NAMES[cell]}"
        case BlockCard(seat, card, cell):
            return f"block {seat + 1} {card} {NAMES[cell]}"
        case EndTurn():
            return "end"


def read(text: str, state: SwitcherState) -> Move:
    """Read a move or a chance outcome; a group may be named by any of its cells."""
    if text == "end":
        return EndTurn()
    word = text.split(" ", 1)[0]
    shape = _SHAPES.get("swap" if word in KINDS else word)
    found = shape.fullmatch(text) if shape else None
    if not found:
        raise Unreadable(f"{text!r} is not a move, such as 'line1 a1 a2', 'form F c3', 'block 2 T4 c3' or 'end'")
    parts = found.groups()
    match word:
        case "tiles":
            return Tiles(read_tiles(parts[0]))
        case "decks":
            return Decks(tuple(int(deck) - 1 for deck in parts[0].split(" ")))
        case "up":
            return Up(int(parts[0]) - 1, _card(parts[1]))
        case "draw":
            if parts[1] not in KINDS:
                raise Unreadable(f"{parts[1]!r} is not a movement card: {' '.join(KINDS)}")
            return DrawCard(int(parts[0]) - 1, parts[1])
        case "form":
            return Form(_card(parts[0]), _group_cell(state, parts[1]))
        case "block":
            return BlockCard(int(parts[0]) - 1, _card(parts[1]), _group_cell(state, parts[2]))
        case _:
            return Swap(word, *(INDEX[name] for name in sorted(parts[1:])))


def _card(name: str) -> str:
    if name not in FIGURES:
        raise Unreadable(f"{name!r} is not a figure: {' '.join(FIGURES)}")
    return name


def _group_cell(state: SwitcherState, name: str) -> int:
    return first_cell(state.group(INDEX[name])) if state.tiles else INDEX[name]


def write_tiles(tiles: tuple[int, ...]) -> str:
    """Write the colours row by row, rank 6 first."""
    colours = "".join(next(COLOURS[i] for i, cells in enumerate(tiles) if cells >> cell & 1) for cell in range(CELLS))
    return "/".join(colours[row : row + SIZE] for row in range(0, CELLS, SIZE))


def read_tiles(text: str) -> tuple[int, ...]:
    """Read what write_tiles writes; that there are nine of each colour is for the rules to say."""
    colours = text.replace("/", "")
    return tuple(sum(1 << cell for cell in range(CELLS) if colours[cell] == colour) for colour in COLOURS)


class _Seat(BaseModel):
    """One seat of a position."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    deck: int = 0  # from 1; 0 before the decks are given out
    up: list[str] = []
    blocked: str = ""
    drawn: list[str] = []
    hand: list[str] = []
    known: list[str] = []  # what it knows the others to hold together


class _Position(BaseModel):
    """A position as plain data; the pile is what is neither in a hand nor discarded."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    tiles: str
    seat: int
    seats: list[_Seat]
    discards: list[str] = []
    forbidden: Literal["", "r", "g", "b", "y"] = ""
    formed: bool = False
    quiet: int = 0
    due: list[str] = []  # what chance still has to do: "tiles", "decks", "up 1", "draw 2"


def dump(state: SwitcherState) -> Any:
    """Return a position as plain data."""
    decks = state.decks or (-1,) * state.seats
    cards = zip(decks, state.up, state.blocked, state.drawn, state.hands, state.known, strict=True)
    return _Position.model_construct(
        tiles=write_tiles(state.tiles) if state.tiles else "",
        seat=state.seat + 1,
        seats=[
            _Seat(
                deck=deck + 1,
                up=list(up),
                blocked=blocked,
                drawn=sorted(drawn),
                hand=[str(kind) for kind in hand],
                known=_kinds(known),
            )
            for deck, up, blocked, drawn, hand, known in cards
        ],
        discards=_kinds(state.discards),
        forbidden=state.forbidden,
        formed=state.formed,
        quiet=state.quiet,
        due=[what if seat == CHANCE else f"{what} {seat + 1}" for what, seat in state.due],
    ).model_dump()


def load(data: Any, seats: int, size: int, fades: bool) -> SwitcherState:
    """Return the position that dump wrote; raise Unreadable and say what is wrong where it can't be one."""
    try:
        position = _Position.model_validate(data)
    except ValidationError as error:
        raise Unreadable(Flaw.of(error).detail) from None
    due = tuple(_read_due(what) for what in position.due)
    _check_table(position, seats, due)
    lasts = position.formed or not position.quiet or not fades
    _need(lasts or not position.forbidden, "forbidden: no colour is, after a turn without a figure")
    _check_hands(position, due)
    for number, seat in enumerate(position.seats):
        _check_sector(seat, size, due.count(("up", number)))
    held = counts_of([kind for seat in position.seats for kind in seat.hand])
    discards = counts_of(position.discards)
    return SwitcherState(
        seats=seats,
        seat=position.seat - 1,
        size=size,
        tiles=read_tiles(position.tiles) if position.tiles else (),
        decks=tuple(seat.deck - 1 for seat in position.seats) if position.seats[0].deck else (),
        up=tuple(tuple(seat.up) for seat in position.seats),
        blocked=tuple(seat.blocked for seat in position.seats),
        drawn=tuple(frozenset(seat.drawn) for seat in position.seats),
        hands=tuple(tuple(sorted(seat.hand, key=KINDS.index)) for seat in position.seats),
        pile=tuple(CARDS_EACH - out - gone for out, gone in zip(held, discards, strict=True)),
        discards=discards,
        known=tuple(counts_of(seat.known) for seat in position.seats),
        forbidden=position.forbidden,
        formed=position.formed,
        quiet=position.quiet,
        due=due,
        fades=fades,
    )


def _kinds(counts: Counts | Hidden) -> list[str]:
    assert not isinstance(counts, Hidden)
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]


def _read_due(text: str) -> tuple[str, Seat]:
    if text in ("tiles", "decks"):
        return text, CHANCE
    found = re.fullmatch(r"(up|draw) ([1-4])", text)
    if not found:
        raise Unreadable(f"due: {text!r} is not something that chance does")
    return found[1], int(found[2]) - 1


def _need(so: bool, what: str) -> None:
    if not so:
        raise Unreadable(what)


def _check_table(position: _Position, seats: int, due: tuple[tuple[str, Seat], ...]) -> None:
    """Refuse tiles, decks and turns that can't be; what chance does comes in order, at its time."""
    _need(len(position.seats) == seats, f"seats: there must be {seats}")
    _need(1 <= position.seat <= seats, f"seat: it must be 1 to {seats}")
    _need(0 <= position.quiet < QUIET_ROUNDS * seats, f"quiet: after {QUIET_ROUNDS} rounds the match has ended")
    seat = position.seat - 1
    ups, draws = (("up", seat),) * len(due), (("draw", (seat - 1) % seats),) * len(due)
    _need(due in (deal(seats)[-len(due) :], ups, draws), "due: the rest of the deal, or cards for one seat")
    tiles, decks = position.tiles, [player.deck for player in position.seats]
    if ("tiles", CHANCE) in due:
        _need(not tiles, "tiles: they don't lie there yet")
    else:
        _need(bool(_SHAPES["tiles"].fullmatch("tiles " + tiles)), "tiles: six ranks of six, each of r g b y")
        _need(all(tiles.count(c) == TILES_EACH for c in COLOURS), "tiles: there must be nine of each colour")
    if ("decks", CHANCE) in due:
        _need(not any(decks), "deck: they are not given out yet")
    else:
        _need(len({*decks} & {*range(1, len(DECKS) + 1)}) == seats, "deck: each seat has one of its own, 1 to 4")


def _check_hands(position: _Position, due: tuple[tuple[str, Seat], ...]) -> None:
    """Refuse hands that can't be: all are full, but for cards that are due, or that this turn has played."""
    cards = [kind for seat in position.seats for kind in seat.hand] + position.discards
    _need(set(cards) <= set(KINDS), f"hand and discards: a movement card is one of {' '.join(KINDS)}")
    _need(max(counts_of(cards)) <= CARDS_EACH, f"hand and discards: there are {CARDS_EACH} cards of each kind")
    drawing = any(what == "draw" for what, _ in due)
    for number, seat in enumerate(position.seats):
        full = len(seat.hand) + due.count(("draw", number))
        playing = number == position.seat - 1 and not drawing
        _need(full == HAND or (playing and full < HAND), f"hand: there are {HAND} cards in one")
        others = [kind for other in position.seats if other is not seat for kind in other.hand]
        _need(all(seat.known.count(kind) <= others.count(kind) for kind in seat.known), "known: no one else has it")


def _check_sector(seat: _Seat, size: int, coming: int) -> None:
    """Refuse a deck and a sector that can't be: cards come while there are some, unless one is or was blocked."""
    deck = DECKS[seat.deck - 1] if seat.deck else ()
    sector = [*seat.up, seat.blocked] if seat.blocked else seat.up
    left = size - len(seat.drawn)
    _need(set(sector) <= set(seat.drawn) <= set(deck), "up, blocked and drawn: cards of the seat's own deck")
    _need(len(set(seat.drawn)) == len(seat.drawn) <= size, f"drawn: {size} cards are in the game, each once")
    _need(len(set(sector)) == len(sector) <= SECTOR, f"up and blocked: at most {SECTOR} cards lie in a sector")
    if coming:
        _need(not seat.blocked and coming == min(SECTOR - len(seat.up), left), "due: a card that can't turn up")
    elif seat.blocked:
        _need(bool(seat.up), "blocked: the only card of a sector lies face up")
    else:
        _need(len(seat.up) in (1, SECTOR) or (len(seat.up) == 2 and not left), "up: cards are missing")
