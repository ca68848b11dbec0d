"""What is counted in each game: the pieces that may move and change, but never appear or vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

from boardroom.games.oxixo.rules import State as OxixoState
from boardroom.games.phoenix.rules import State as PhoenixState
from boardroom.games.phoenix.tables import CARDS, COLOURS
from boardroom.games.switch.state import MIDDLE
from boardroom.games.switch.state import State as SwitchState
from boardroom.games.switcher.state import State as SwitcherState
from boardroom.games.switcher.state import counts_of
from boardroom.games.switcher.tables import DECKS
from boardroom.games.zug.state import STOCKS
from boardroom.games.zug.state import State as ZugState
from boardroom.games.zug.tables import TILES
from tests.core.toy import State as ToyState


def _toy(state: ToyState) -> Hashable:
    cards = Counter(card for pile in (*state.hands, state.pack, state.laid) for card in pile)
    return tuple(sorted(cards.items()))


def _oxixo(state: OxixoState) -> Hashable:
    assert not state.crosses & state.circles, "a cube shows both marks"
    assert not state.dots & state.neutral, "a neutral cube has a dot"
    return (state.crosses | state.circles | state.neutral).bit_count()


def _phoenix(state: PhoenixState) -> Hashable:
    """Count what lies on the table and what must be in bag and pile to make it whole: too many of one are too many."""
    pawns, cards = "".join(state.lines), [*state.discards, *state.hands[0], *state.hands[1]]
    assert set(cards) <= set(CARDS)
    assert set(pawns) | set(state.cubes) <= set(COLOURS)
    return (
        sum(max(1, state.cubes.count(colour)) for colour in COLOURS),
        sum(max(5, pawns.count(colour)) for colour in COLOURS),
        sum(max(n, cards.count(card)) for card, n in CARDS.items()),
        len(cards) + state.left,
    )


def _switcher(state: SwitcherState) -> Hashable:
    tiles = state.tiles or (0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27)  # or still in the bag
    for seat, deck in enumerate(state.decks):
        sector = [*state.up[seat], *filter(None, [state.blocked[seat]])]
        assert len(set(sector)) == len(sector) <= 3
        assert state.drawn[seat].issuperset(sector)
        assert state.drawn[seat].issubset(DECKS[deck]), "a card of another deck"
        assert state.left(seat) >= 0
    assert isinstance(state.pile, tuple)
    held = counts_of([kind for hand in state.hands for kind in hand])
    cards = tuple(map(sum, zip(state.pile, state.discards, held, strict=True)))
    return sum(tiles), tuple(cells.bit_count() for cells in tiles), cards, min(state.pile) >= 0


def _switch(state: SwitchState) -> Hashable:
    cards = [{*range(1, top)} | {*range(top, 17)} for top in state.tops]  # what has gone belongs to its pile
    assert all(len(pile) == 16 for pile in cards), "a pile has a card too many"
    assert state.tops.count(17) == (state.phase == "over"), "whoever has no card left has won"
    assert len(state.dice) in (0, 3, 4, 5)
    places = [place for place in (state.holder, state.blocked) if place != MIDDLE]
    return len(places) or 1  # or in the middle


def _zug(state: ZugState) -> Hashable:
    assert len({laid.square for laid in state.layout}) == len(state.layout) == len(state.tokens)
    shown = Counter([laid.name for laid in state.layout])
    for hand in state.hands:
        shown.update(map(str, hand))
    pile = {name: tile.number - shown[name] for name, tile in TILES.items()}
    assert min(pile.values()) >= 0, "a tile that isn't there"
    kinds = [TILES[laid.name].token or "wagon" for laid in state.layout]
    standing = Counter(zip(state.tokens, kinds, strict=True))
    left = {(seat, kind): stock - standing[seat, kind] for seat in range(state.seats) for kind, stock in STOCKS.items()}
    assert min(left.values()) >= 0, "a token that isn't there"
    return shown.total() + sum(pile.values())


COMPONENTS: dict[str, tuple[Callable[[Any], Hashable], Hashable]] = {
    "oxixo": (_oxixo, 25),
    "phoenix": (_phoenix, (6, 30, 50, 50)),
    "switch": (_switch, 1),
    "switcher": (_switcher, ((1 << 36) - 1, (9,) * 4, (7,) * 7, True)),
    "zug": (_zug, 90),
    "toy": (_toy, tuple((card, 2) for card in range(1, 7))),
}
