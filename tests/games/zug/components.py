"""What is counted in Zug, tiles and tokens: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from boardroom.games.zug.state import STOCKS, ZugState
from boardroom.games.zug.tables import TILES


def count(state: ZugState) -> Hashable:
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


COMPONENTS = count, 90
