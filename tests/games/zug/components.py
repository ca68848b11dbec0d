"""What is counted in Zug, tiles and tokens: they may move and change, but never appear or vanish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from boardroom.games.zug.state import STOCKS, ZugState
from boardroom.games.zug.tables import TILES

KIND = {name: tile.token or "wagon" for name, tile in TILES.items()}  # of the tokens on a tile


def count(state: ZugState) -> Hashable:
    layout = state.layout
    assert len({(x, y) for x, y, _, _ in layout}) == len(layout) == len(state.tokens)
    names = [name for _, _, name, _ in layout]
    shown = Counter([*names, *(str(tile) for hand in state.hands for tile in hand)])
    pile = {name: tile.number - shown[name] for name, tile in TILES.items()}
    assert min(pile.values()) >= 0, "a tile that isn't there"
    standing = Counter(zip(state.tokens, [KIND[name] for name in names], strict=True))
    left = {(seat, kind): stock - standing[seat, kind] for seat in range(state.seats) for kind, stock in STOCKS.items()}
    assert min(left.values()) >= 0, "a token that isn't there"
    return shown.total() + sum(pile.values())


COMPONENTS = count, 90
