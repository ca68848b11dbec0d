"""El Switcher's table for assistive technology: everything that can be named, found and pressed."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.choosing import Choosing
from boardroom.games.switcher.scene.geometry import PILE, PLAYED, tag_rect
from boardroom.games.switcher.scene.hand import HIDDEN_KIND
from boardroom.games.switcher.scene.picking import Picking, Target
from boardroom.games.switcher.scene.reaching import ReachMarks
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.tables import CELLS, INDEX, NAMES
from boardroom.ui.scene import Cell


class Listing:
    """Lists the cells of a table, and finds what a key stands for."""

    def __init__(self, top: TableTop, choosing: Choosing, picking: Picking, marks: ReachMarks) -> None:
        self._top, self._choosing, self._picking, self._marks = top, choosing, picking, marks

    def cells(self, by_keys: bool) -> Iterator[Cell]:
        """Yield the drawers from the upper left, the hand, the sectors, and what else there is to press or to know."""
        picking = self._picking
        free = picking.acting and not picking.options
        for cell in range(CELLS):
            yield self._cell(NAMES[cell], words.cell_name(picking, cell), Target("cell", cell), free, by_keys)
        for place, kind in enumerate(self._top.hand):
            if kind != HIDDEN_KIND:
                name = words.hand_name(kind, place == picking.held)
                yield self._cell(f"hand:{place}", name, Target("hand", place), free and bool(kind), by_keys)
        yield from self._sectors(free, by_keys)
        yield Cell("pile", self._top.pile.label, PILE, False)
        yield Cell("played", self._top.played.label, PLAYED, False)
        if forbidden := picking.state.forbidden:
            said = f"{words.forbidden_title()}: {words.in_colour(forbidden)}"
            yield Cell("forbidden", said, tag_rect(picking.state.seats), False)
        if picking.acting:
            yield self._cell("end", words.end_word(), Target("end"), free, by_keys)
        for i in range(len(picking.options)):
            target = Target("option", i)
            yield self._cell(
                f"option:{i}", words.option_name(picking, target, self._top.players), target, True, by_keys
            )
        if picking.options:
            yield self._cell("close", words.close_word(), Target("close"), True, by_keys)

    def _sectors(self, free: bool, by_keys: bool) -> Iterator[Cell]:
        top, picking = self._top, self._picking
        state = picking.state
        for seat in range(state.seats):
            for card in filter(None, top.sectors[seat]):
                name = words.card_name(picking, seat, card, self._marks.cards_to(seat, card), top.players)
                target = Target("card", -1, seat, card)
                yield self._cell(f"card:{seat}:{card}", name, target, free and card in state.up[seat], by_keys)
            yield Cell(f"deck:{seat}", words.deck_name(state, seat, top.players), top.deck_place(seat), False)

    def _cell(self, key: str, name: str, target: Target, enabled: bool, by_keys: bool) -> Cell:
        pointed = self._picking.pointed
        if pointed is not None and pointed.kind == "card":
            pointed = pointed._replace(at=-1)
        return Cell(key, name, self._choosing.place(target), enabled, by_keys and pointed == target)

    def target(self, key: str) -> Target | None:
        """Return what a key stands for, if it can be pressed at all."""
        kind, _, rest = key.partition(":")
        if kind in INDEX:
            return Target("cell", INDEX[kind])
        if kind == "card":
            seat, _, card = rest.partition(":")
            return Target("card", -1, int(seat), card)
        if kind == "hand":
            return Target("hand", int(rest))
        if kind == "option":
            return Target("option", int(rest))
        return {"end": Target("end"), "close": Target("close")}.get(kind)
