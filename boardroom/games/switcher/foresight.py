"""What a swap would do to the figures that lie on face-up cards: which it makes, which it breaks."""

from __future__ import annotations

from typing import NamedTuple

from boardroom.core.game import Seat
from boardroom.games.switcher.state import Swap, SwitcherState, exchanged, standing
from boardroom.games.switcher.tables import COLOURS


class ForeseenFigure(NamedTuple):
    """A figure that stands before or after a swap: its card, whose that is, its colour and its cells."""

    card: str
    seat: Seat
    colour: str
    cells: int


class Foresight(NamedTuple):
    """The figures that a swap makes and those that it breaks, the player's own cards first."""

    makes: tuple[ForeseenFigure, ...] = ()
    breaks: tuple[ForeseenFigure, ...] = ()


def foresee(state: SwitcherState, swap: Swap) -> Foresight:
    """Tell what a swap of the seat on turn makes, of colours that figures may have now, and what it breaks, of any."""
    before, then = _on_cards(state, state.tiles), _on_cards(state, exchanged(state.tiles, swap.one, swap.other))
    return Foresight(
        tuple(figure for figure in then if figure not in before and figure.colour != state.forbidden),
        tuple(figure for figure in before if figure not in then),
    )


def broken_own(state: SwitcherState, swap: Swap) -> str:
    """Return one's own card that could be formed now and after the swap no longer; empty: there is none."""
    before, then = (
        [
            figure.card
            for figure in _on_cards(state, tiles)
            if figure.seat == state.seat and figure.colour != state.forbidden
        ]
        for tiles in (state.tiles, exchanged(state.tiles, swap.one, swap.other))
    )
    return next((card for card in before if card not in then), "")


def _on_cards(state: SwitcherState, tiles: tuple[int, ...]) -> list[ForeseenFigure]:
    """List the figures that stand and lie face up before somebody, those of the seat on turn first; each once."""
    found: dict[int, ForeseenFigure] = {}
    for i in range(state.seats):
        seat = (state.seat + i) % state.seats
        for colour, bits in zip(COLOURS, tiles, strict=True):
            for name, cells, _ in standing(bits):
                if name in state.up[seat]:
                    found.setdefault(cells, ForeseenFigure(name, seat, colour, cells))
    return list(found.values())
