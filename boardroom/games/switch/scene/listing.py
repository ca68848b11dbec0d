"""Switch's table for assistive technology: everything that can be named, found and pressed."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.games.switch.scene import prompts
from boardroom.games.switch.scene.arranging import Arranging
from boardroom.games.switch.scene.geometry import FELT
from boardroom.games.switch.scene.picking import Picking, Target
from boardroom.games.switch.scene.table_top import TableTop
from boardroom.ui.scene import Cell


class Listing:
    """Lists the cells of a table, and finds what a key stands for."""

    def __init__(self, top: TableTop, arranging: Arranging, picking: Picking) -> None:
        self._top, self._arranging, self._picking = top, arranging, picking

    def cells(self, by_keys: bool) -> Iterator[Cell]:
        """Yield the piles, the token, the dice and what they make, and the buttons with what they risk."""
        picking, players = self._picking, self._top.players
        state = picking.state
        own = picking.acting and state.phase == "play" and bool(picking.cards)
        free = {*picking.seats("swap"), *picking.seats("block"), *([state.seat] if own else [])}
        for seat in range(state.seats):
            name = prompts.pile_name(picking, seat, players)
            yield self._cell(f"pile:{seat}", name, Target("pile", seat), seat in free, by_keys)
        yield self._cell("token", prompts.token_name(state, players), Target("token"), picking.holds, by_keys)
        said = [prompts.dice_name(state), self._top.sum.words]
        yield Cell("dice", ", ".join(part for part in said if part), FELT, False)
        content = self._top.sheet.content
        box = self._top.sheet.box.translated(self._top.sheet.pos())
        if content.head:
            yield Cell("question", f"{content.head} {content.text} {self._top.sheet.counted}".strip(), box, False)
        for row in content.rows:
            yield Cell(f"start:{row.seat}", f"{row.name}: {row.total or '–'}", box, False)
        if content.risk is not None:
            number, what, when, *others = content.risk_words
            yield Cell("risk", f"{number} {what} {when}. {'; '.join(others)}.", box, False)
        for button in content.buttons:
            kind, seat = button.target
            key = kind if seat < 0 else f"{kind}:{seat}"
            yield self._cell(key, button.words, button.target, True, by_keys)

    def _cell(self, key: str, name: str, target: Target, enabled: bool, by_keys: bool) -> Cell:
        focused = by_keys and self._picking.pointed == target
        return Cell(key, name, self._arranging.place(target), enabled, focused)

    def target(self, key: str) -> Target | None:
        """Return what a key stands for, if it can be pressed at all."""
        kind, _, seat = key.partition(":")
        known = [*self._picking.buttons(), Target("token")]
        known += [Target("pile", index) for index in range(self._picking.state.seats)]
        wanted = (kind, int(seat) if seat else -2)
        return next((target for target in known if (target.kind, target.seat) == wanted), None)
