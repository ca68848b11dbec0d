"""How the table answers to what a person may decide: what lights up, what the sheet offers, where things are."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import Seat
from boardroom.games.switch.scene import words
from boardroom.games.switch.scene.cards import THICK
from boardroom.games.switch.scene.making import risk_of, rounds
from boardroom.games.switch.scene.picking import Kind, Picking, Target, thrower_of
from boardroom.games.switch.scene.rail import Going
from boardroom.games.switch.scene.sheet import Button, Content, Look, Row
from boardroom.games.switch.scene.table_top import TableTop
from boardroom.games.switch.tables import KLICK, LAST
from boardroom.ui.naming import short_name

KEYS: Final[dict[Kind, str]] = {
    "discard": "D", "all": "A", "again": "T", "stop": "S", "keep": "K", "cancel": "C", "pass": "N", "mute": "M",
    "token": "B",
}  # fmt: skip


class Arranging:
    """Arranges a table for a decision; it stands already for the position."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self.show_targets = True
        self.point_out = True
        self.wrong: Seat = -1  # the pile that could not be chosen

    def arrange(self, picking: Picking) -> None:
        """Show where a person is in choosing."""
        top = self._top
        self._show_rings(picking)
        self._show_sum(picking)
        top.rail.display(picking.state.tops[top.own], self._going(picking), top.theme)
        top.token.show_chosen(picking.armed or (picking.state.phase == "moment" and picking.asked))
        pointed = picking.pointed
        if pointed is not None and pointed.kind == "pile" and picking.state.phase in ("green", "red", "moment"):
            pointed = Target("block" if picking.state.phase == "moment" else "swap", pointed.seat)
        top.sheet.display(self.content(picking), pointed, top.theme)

    # ---------------------------------------------------------------- what lights up

    def _show_rings(self, picking: Picking) -> None:
        choosable = picking.choosable if picking.acting else []
        pointed = picking.pointed
        looked = pointed.seat if pointed is not None and pointed.kind in ("pile", "swap", "block") else -1
        own = picking.acting and picking.state.phase == "play" and bool(picking.cards) and not picking.armed
        for seat, pile in enumerate(self._top.piles):
            if seat == self.wrong:
                pile.show_ring("wrong")
            elif seat in choosable:
                pile.show_ring("hot" if seat == looked else "open" if self.show_targets else "")
            elif own and seat == picking.state.seat:
                hot = pointed is not None and (pointed.kind in ("discard", "all") or pointed == Target("pile", seat))
                pile.show_ring("hot" if hot else "open" if self.show_targets else "")
            else:
                pile.show_ring("")

    def _show_sum(self, picking: Picking) -> None:
        state, top = picking.state, self._top
        if picking.cards and (self.point_out or not picking.acting):
            card = picking.cards[0]
            top.show_sum(words.equation(card, state.dice), "act", card)
        elif state.phase == "start" and state.dice:
            top.show_sum(words.total_words(sum(state.dice)), "plain", 0)
        else:
            top.show_sum("", "plain", 0)

    def _going(self, picking: Picking) -> Going:
        state, own = picking.state, self._top.own
        klick = words.klick_words() if state.tops[own] <= LAST else ""
        if state.seat != own or not picking.acting:
            return Going(klick=klick)
        sums = tuple((card, words.tile_sum(card, state.dice)) for card in picking.cards if self.point_out)
        pointed = picking.pointed.kind if picking.pointed is not None else ""
        far = picking.cards[-1] if pointed == "all" and picking.cards else 0
        top, back, warning = state.tops[own], 0, ""
        risky = state.phase == "play" and state.gone > 0
        if risky and pointed != "all" and (lost := KLICK if top >= KLICK else 1) < top:
            back, warning = lost, words.falling_words()
        return Going(sums, words.going_words(), back, warning, "" if back == KLICK else klick, far)

    # ---------------------------------------------------------------- the sheet

    def content(self, picking: Picking) -> Content:
        """Return what the sheet says."""
        state, players = picking.state, self._top.players
        if not picking.acting:
            return self._idle(picking)
        buttons = tuple(self._button(picking, target) for target in picking.buttons())
        if state.phase != "play":
            head, text = words.question(picking, players)
            mark = state.holder if picking.asked else state.seat
            return Content(head, text, mark, buttons, counting=picking.asked)
        risk = picking.risk
        if risk is None:
            return Content(buttons=buttons)
        now = risk.top == state.tops[state.seat]
        said = words.risk_lines(risk, True, now)
        return Content(buttons=buttons, risk=risk, risk_words=said, harm=risk.back < risk.top)

    def _button(self, picking: Picking, target: Target) -> Button:
        said = words.button_words(picking, target, self._top.players)
        kind, state = target.kind, picking.state
        look: Look = "plain"
        if kind in ("discard", "cancel") or (kind == "swap" and state.phase == "red" and len(picking.buttons()) == 1):
            look = "filled"
        elif kind in ("all", "swap", "block") or (kind in ("again", "stop") and not picking.cards):
            look = "act"
        key = KEYS.get(kind) or str(target.seat + 1)
        return Button(target, said, key, look, kind in ("again", "stop"))

    def _idle(self, picking: Picking) -> Content:
        state, players = picking.state, self._top.players
        head, text = words.idle_words(state, players, picking.cards)
        if state.phase == "start":
            return Content(head, text, rows=self._start_rows(picking))
        assert picking.view is not None
        if picking.view.outcome is not None:
            winner = picking.view.outcome.winners[0]
            return Content(words.won_words(state, winner, players), "", winner)
        if state.phase != "throw":
            return Content(head, text, state.seat)
        risk = risk_of(state.tops[state.seat], state.options)
        if state.blocked == state.seat:
            return Content(head, words.blocked_words(), state.seat)
        said = words.risk_lines(risk, state.risky, False)
        if state.risky:
            when = words.risk_lines(risk, False, False)[2]
            said = (*said[:2], when, *said[3:])
        harm = state.risky and risk.back < risk.top
        return Content(head, text, state.seat, risk=risk, risk_words=said, harm=harm)

    def _start_rows(self, picking: Picking) -> tuple[Row, ...]:
        assert picking.view is not None
        state, thrown = picking.state, rounds(picking.view.log, picking.state)
        now = thrown[-1]
        again = thrown[-2] if len(thrown) > 1 else {}
        playing = [seat for seat in range(state.seats) if seat in now or seat in state.contenders or not again]
        made = []
        for seat in range(state.seats):
            total = now.get(seat)
            said = str(total) if total is not None else ""
            if seat not in playing:
                said = f"({again[seat]})" if seat in again else "–"
            made.append(Row(seat, short_name(seat, self._top.players), said, seat == thrower_of(state)))
        return tuple(made)

    # ---------------------------------------------------------------- where things are

    def place(self, target: Target) -> QRectF:
        """Return where something that can be pressed is."""
        top = self._top
        if target.kind == "pile":
            pile = top.pile_place(target.seat)
            left = max(0, LAST - picking_top(top, target.seat)) * THICK * pile.width() / 118
            return pile.adjusted(0, 0, 0, left)
        if target.kind == "token":
            at, radius = top.token.pos(), top.token.radius
            return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2.2 * radius)
        return top.sheet.place(target) or QRectF()

    def target(self, picking: Picking, point: QPointF) -> Target | None:
        """Return what lies at a point, the nearest to the viewer first."""
        if picking.view is None:
            return None
        for target in picking.buttons():
            if self.place(target).contains(point):
                return target
        token = Target("token")
        if picking.state.holder >= 0 and self.place(token).contains(point):
            return token
        for seat in range(picking.state.seats):
            if self.place(Target("pile", seat)).adjusted(-4, -4, 4, 4).contains(point):
                return Target("pile", seat)
        return None

    def beside(self, picking: Picking, across: int, down: int) -> Target | None:
        """Return the nearest thing that can be chosen in a direction from what is pointed at."""
        stops = picking.stops()
        if picking.pointed not in stops or picking.pointed is None:
            return first_of(stops)
        here = self.place(picking.pointed).center()

        def far(target: Target) -> float:
            way = self.place(target).center() - here
            along, aside = way.x() * across + way.y() * down, way.x() * down + way.y() * across
            return hypot(along, 2.2 * aside) if along > 4 else float("inf")

        best = min(stops, key=far)
        return best if far(best) < float("inf") else picking.pointed


def first_of(stops: Sequence[Target]) -> Target | None:
    """Return where the keyboard begins: at the first button, else at the first pile."""
    return next((stop for stop in stops if stop.kind != "pile"), stops[0] if stops else None)


def picking_top(top: TableTop, seat: Seat) -> int:
    """Return the top card of a pile as it lies there."""
    return top.piles[seat].card
