"""Zug's table for assistive technology: everything that can be named, found and pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardroom.games.zug.network import Square
from boardroom.games.zug.scene import notes, words
from boardroom.games.zug.scene.picking import FACE_DOWN, Picking, Target, reading
from boardroom.games.zug.scene.table_top import TURNING, ZOOMING, TableTop
from boardroom.ui.scene import Cell

BUTTONS: Final = (
    *ZOOMING, *TURNING, Target("bare"), Target("pass"), Target("pile"), Target("walk"), Target("next"), Target("last"),
)  # fmt: skip


def key_of(square: Square) -> str:
    """Return the key of a square: as it is written in moves."""
    return f"{square[0]},{square[1]}"


class Listing:
    """Lists the cells of a table, and finds what a key stands for."""

    def __init__(self, top: TableTop, picking: Picking) -> None:
        self._top, self._picking = top, picking

    def cells(self, by_keys: bool) -> Iterator[Cell]:
        """Yield the hand, the squares from the upper left, and what else there is to press or to know."""
        picking, top = self._picking, self._top
        if top.places.kind == "build":
            yield from self._foot(by_keys)
        lit = set(picking.lit())
        for square in sorted({*picking.state.network.tiles, *lit}, key=reading):
            name = notes.square_name(picking, square, top.players)
            yield self._cell(key_of(square), name, Target("square", square=square), square in lit, by_keys)
        if top.buttons.action is not None:
            target = Target(top.buttons.action)
            yield self._cell(target.kind, notes.button_name(target), target, True, by_keys)
        for target in (*ZOOMING, *(TURNING if top.buttons.turning is not None else ())):
            yield self._cell(target.kind, notes.button_name(target), target, True, by_keys)
        if top.map.isVisible():
            yield Cell("map", notes.button_name(Target("map")), top.map.box, False)
        if top.places.kind == "over":
            for target in top.count.buttons():
                yield self._cell(target.kind, notes.button_name(target), target, True, by_keys)
            if top.count.walking:
                yield Cell("point", top.count.sentence, top.places.foot, False)

    def _foot(self, by_keys: bool) -> Iterator[Cell]:
        picking, top = self._picking, self._top
        for place, name in enumerate(picking.hand):
            if name != FACE_DOWN:
                target = Target("hand", place)
                yield self._cell(f"hand:{place}", notes.hand_name(picking, place), target, picking.acting, by_keys)
        said = words.pile_words(picking.state.pile)
        if top.foot.seat >= 0:
            said = f"{said}. {notes.unseen_words(picking.state)}"
        yield self._cell("pile", said, Target("pile"), top.foot.seat >= 0, by_keys)
        if top.foot.seat >= 0:
            yield Cell("stock", notes.stock_words(picking.state, top.foot.seat), top.places.stock, False)

    def _cell(self, key: str, name: str, target: Target, enabled: bool, by_keys: bool) -> Cell:
        return Cell(key, name, self._top.place(target), enabled, by_keys and self._picking.pointed == target)

    def target(self, key: str) -> Target | None:
        """Return what a key stands for, if it can be pressed at all."""
        kind, _, rest = key.partition(":")
        if kind == "hand":
            return Target("hand", int(rest))
        if "," in key:
            x, y = key.split(",")
            return Target("square", square=(int(x), int(y)))
        return next((target for target in BUTTONS if target.kind == key), None)
