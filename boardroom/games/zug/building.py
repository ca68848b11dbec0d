"""Building: where the tiles of a hand fit, what goes on them, and why a placement is not allowed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from boardroom.core.game import HIDDEN, NOBODY, Hidden, Reason
from boardroom.games.zug.network import Laid, Network, Square
from boardroom.games.zug.state import BARE, Move, Place, ZugState, put
from boardroom.games.zug.tables import MASKS, NAMES, TILES


def placements(state: ZugState) -> list[Move]:
    """List every way in which the seat on turn can lay one of its tiles."""
    frontier = state.network.frontier()
    return [
        Place(Laid(x, y, name, turn), source)
        for name in dict.fromkeys(map(str, state.hands[state.seat]))
        for sources, fits in [(_sources(state, name), state.network.fits(name))]
        for (x, y), sides in frontier.items()
        for turn in fits[sides]
        for source in sources
    ]


def fits_somewhere(net: Network, name: str) -> bool:
    """Tell whether a tile can be laid at all."""
    fits = net.fits(name)
    return any(fits[sides] for sides in net.frontier().values())


def _sources(state: ZugState, name: str) -> Collection[Square | str]:
    """Return where the token of a tile can come from: the stock, or else the table, unless the tile stays bare."""
    token = TILES[name].token
    if not token or state.stock(state.seat, token):
        return ("",)
    return (BARE, *state.standing(state.seat, token))


def placed(state: ZugState, laid: Laid, source: Square | str) -> ZugState:
    """Lay the tile and the token that belongs on it."""
    hand = list(state.hands[state.seat])
    hand.remove(laid.name)
    tokens = state.tokens
    if isinstance(source, tuple):
        tokens = put(tokens, state.network.places[source], NOBODY)
    owner = state.seat if TILES[laid.name].token and source != BARE else NOBODY
    return replace(
        state,
        network=state.network.plus(laid),
        tokens=(*tokens, owner),
        hands=put(state.hands, state.seat, tuple(hand)),
        last=state.seat,
        passed=(),
    )


def in_order(hand: Collection[str | Hidden]) -> tuple[str | Hidden, ...]:
    """Return a hand in the order of the table of tiles, which gives nothing away; what is hidden comes last."""
    return tuple(sorted(hand, key=lambda name: len(NAMES) if name is HIDDEN else NAMES.index(str(name))))


def why_not_place(state: ZugState, move: Place) -> Reason | None:
    """Return the first rule that forbids a placement: of the hand, the square, the turning, then the token."""
    laid, net = move.laid, state.network
    about = (laid.name, f"{laid.x},{laid.y}")
    if laid.name not in state.hands[state.seat]:
        return Reason("place-hand", about)
    if laid.square in net.tiles:
        return Reason("place-taken", about)
    if laid.square not in net.frontier():
        return Reason("place-side", about)
    if (laid.name, laid.turn) not in MASKS:
        return Reason("place-turning", about)
    care, want = net.frontier()[laid.square]
    mask = MASKS[laid.name, laid.turn]
    if want & ~mask:
        return Reason("place-obstructs", about)
    if mask & care & ~want and not net.readings.open_sides:
        return Reason("place-blank", about)
    sources = _sources(state, laid.name)
    if move.source in sources:
        return None
    if not TILES[laid.name].token:
        return Reason("token-none", about)
    if "" in sources:
        return Reason("token-stock", about)
    if move.source == "":
        return Reason("token-empty", about)
    return Reason("token-yours", about)
