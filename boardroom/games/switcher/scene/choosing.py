"""How the table answers to what a person chooses: what lights up, what is lifted, what is pulled out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from boardroom.core.game import Seat
from boardroom.games.switcher.scene import overlay, words
from boardroom.games.switcher.scene.drawers import Ring
from boardroom.games.switcher.scene.figures import turns_to
from boardroom.games.switcher.scene.geometry import END, GAP, LIFT, cell_at, cell_rect, hand_rect
from boardroom.games.switcher.scene.hand import HIDDEN_KIND
from boardroom.games.switcher.scene.moving import CARD_UP, HOVER, LIGHT, PULL, STAGGER, Way
from boardroom.games.switcher.scene.picking import Picking, Target, owner
from boardroom.games.switcher.scene.popover import Option
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.state import SECTOR, Block, Form, Swap
from boardroom.games.switcher.tables import CELLS

_PEEK = 0.4  # how far what is looked at comes out


def shining(picking: Picking) -> dict[tuple[int, ...], list[tuple[Seat, str]]]:
    """Return the groups that can be formed now, each with the cards that it fits."""
    found: dict[tuple[int, ...], list[tuple[Seat, str]]] = {}
    if picking.point_out:
        for move in picking.figures:
            found.setdefault(picking.group(move), []).append((owner(picking.state, move), move.card))
    return found


class Choosing:
    """Arranges a table for a choice; it stands already for the position."""

    def __init__(self, top: TableTop) -> None:
        self._top = top
        self.last: Swap | Form | Block | None = None  # the last move that changed something to be seen
        self.wrong = -1  # the cell that could not be swapped
        self.show_targets = True
        self.dragged = -1  # the cell whose drawer is in the hand

    def arrange(self, picking: Picking) -> list[Way]:
        """Show at once what has no motion, and return what should move where."""
        self._show_rings(picking)
        self._show_figures(picking)
        self._show_choice(picking)
        self._show_button(picking)
        return list(self._ways(picking))

    def place(self, target: Target) -> QRectF:
        """Return where something that can be pressed is."""
        top = self._top
        if target.kind == "cell":
            return cell_rect(target.at).adjusted(GAP, GAP, -GAP, -GAP)
        if target.kind == "hand":
            lifted = LIFT * top.hand_cards[target.at].lift
            return hand_rect(target.at).translated(0, -lifted)
        if target.kind == "card":
            return top.card_place(target.seat, target.card)
        if target.kind == "option":
            return top.popover.option_rect(target.at)
        return top.popover.close_rect if target.kind == "close" else QRectF(END)

    def target(self, picking: Picking, point: QPointF) -> Target | None:
        """Return what lies at a point, the nearest to the viewer first."""
        top = self._top
        if picking.view is None:
            return None
        if picking.options:
            for i in range(len(picking.options)):
                if top.popover.option_rect(i).contains(point):
                    return Target("option", i)
            return Target("close") if top.popover.close_rect.contains(point) else None
        for place, kind in enumerate(top.hand):
            if self.place(Target("hand", place)).united(hand_rect(place)).contains(point):
                return Target("hand", place) if kind not in ("", HIDDEN_KIND) else None
        if picking.acting and END.contains(point):
            return Target("end")
        for seat in range(top.seats):
            for slot, card in enumerate(top.sectors[seat]):
                if card and top.slot_place(seat, slot).contains(point):
                    return Target("card", -1, seat, card)
        cell = cell_at(point)
        return None if cell is None else Target("cell", cell)

    # ---------------------------------------------------------------- in the chest

    def _rings(self, picking: Picking) -> list[Ring]:
        rings: list[Ring] = [""] * CELLS
        lit = {cell for cells in shining(picking) for cell in cells}
        if isinstance(self.last, Swap):
            for cell in self._top.changed_cells(self.last) - lit:
                rings[cell] = "last"
        stage, pointed = picking.stage, picking.pointed
        looked = pointed.at if pointed is not None and pointed.kind == "cell" else -1
        if stage == "card":
            rings = ["open"] * CELLS if self.show_targets else rings
            for cell in picking.partners(looked) if looked >= 0 else ():
                rings[cell] = "partner"
        elif stage == "drawer":
            for cell in picking.partners():
                rings[cell] = "hot" if cell == looked else "partner"
        elif stage == "choice" and isinstance(picking.options[0], Swap):
            rings[picking.options[0].one] = rings[picking.options[0].other] = "partner"
        if self.wrong >= 0:
            rings[self.wrong] = "wrong"
        if picking.cell >= 0:
            rings[picking.cell] = ""
        return rings

    def _show_rings(self, picking: Picking) -> None:
        for spot, ring in zip(self._top.spots, self._rings(picking), strict=True):
            fresh = bool(ring) and ring not in ("last", "open") and spot.ring in ("", "last", "open")
            spot.display(ring, self._top.theme)
            spot.setOpacity(0.0 if fresh else spot.opacity() if ring else 1.0)
        formed = self.last if isinstance(self.last, Form | Block) else None
        cells = tuple(sorted(self._top.changed_cells(formed))) if picking.stage in ("idle", "start") else ()
        overlay.draw_last(self._top.last, cells, self._top.theme)
        for drawer in self._top.drawers:
            if drawer.chosen != (drawer.cell == picking.cell):
                drawer.chosen = not drawer.chosen
                drawer.update()

    def _pull(self, picking: Picking, cell: int) -> float:
        if cell == picking.cell:
            return 1.0
        pointed, stage = picking.pointed, picking.stage
        if pointed is None or pointed != Target("cell", cell) or stage == "choice" or not picking.swapping:
            return 0.0
        forms = stage == "start" and picking.point_out and picking.standing_on(cell)
        return 0.0 if forms or stage == "drawer" else _PEEK

    def _ways(self, picking: Picking) -> Iterator[Way]:
        top = self._top
        for cell, drawer in enumerate(top.drawers):
            if cell != self.dragged:
                yield Way(drawer, "pull", self._pull(picking, cell), PULL)
        partners = [spot for spot in top.spots if spot.ring in ("partner", "hot", "wrong")]
        for i, spot in enumerate(partners):
            yield Way(spot, "strength", 1.0, LIGHT, STAGGER * i if len(partners) < 9 else 8 * i)
        for spot in top.spots:
            if spot.ring in ("open", "last"):
                yield Way(spot, "strength", 0.55 if spot.ring == "open" else 1.0, LIGHT)
        for place, card in enumerate(top.hand_cards):
            chosen = place == picking.held
            looked = picking.pointed == Target("hand", place) and bool(picking.hand[place])
            yield Way(card, "lift", 1.0 if chosen else _PEEK if looked and picking.acting else 0.0, CARD_UP)
        for seat in range(top.seats):
            for slot in range(SECTOR):
                name, pointed = top.sectors[seat][slot], picking.pointed
                looked = pointed is not None and pointed.kind == "card" and (pointed.seat, pointed.card) == (seat, name)
                yield Way(top.cards[seat][slot], "grow", float(looked and picking.acting), HOVER)

    # ---------------------------------------------------------------- figures

    def _show_figures(self, picking: Picking) -> None:
        top, groups = self._top, shining(picking)
        turns: dict[tuple[Seat, str], int] = {}
        for cells, cards in groups.items():
            for seat, card in cards:
                turns.setdefault((seat, card), turns_to(card, cells))
        for seat in range(top.seats):
            for item, name in zip(top.cards[seat], top.sectors[seat], strict=True):
                item.light(turns.get((seat, name)))
        looked = self._looked_at(picking)
        for light in top.lights:
            light.heat(bool(looked & set(light.cells)))
        for place, hand_card in enumerate(top.hand_cards):
            if hand_card.chosen != (place == picking.held):
                hand_card.chosen = place == picking.held
                hand_card.update()

    def _looked_at(self, picking: Picking) -> set[int]:
        """Return the cells of the figures that are looked at."""
        pointed = picking.pointed
        if pointed is None or picking.options:
            return set()
        if pointed.kind == "cell" and not picking.swaps(pointed.at):
            moves: Sequence[Form | Block] = picking.standing_on(pointed.at)
        elif pointed.kind == "card":
            fitting = picking.fitting(pointed.seat, pointed.card)
            moves = [move for move in fitting if move.cell == pointed.at] or fitting
        else:
            moves = ()
        return {cell for move in moves for cell in picking.group(move)}

    # ---------------------------------------------------------------- what is asked

    def _show_choice(self, picking: Picking) -> None:
        top = self._top
        if not picking.options:
            top.dusk.display((), "r", top.theme)
            top.popover.setVisible(False)
            return
        pointed = picking.pointed.at if picking.pointed and picking.pointed.kind == "option" else -1
        looked = picking.options[max(0, pointed)]
        if isinstance(looked, Form | Block):
            cells = picking.group(looked)
            top.dusk.display(cells, words.colour_at(picking.state, looked.cell), top.theme)
        else:
            assert isinstance(looked, Swap)
            cells = (looked.one, looked.other)
        options = []
        for move in picking.options:
            name, does, said = words.option_words(picking, move, top.players)
            if isinstance(move, Form | Block):
                seat = owner(picking.state, move)
                turns = turns_to(move.card, picking.group(move))
                options.append(Option(move.card, turns, seat, name, does, said))
            elif isinstance(move, Swap):
                options.append(Option(move.kind, -1, -1, name, does, said))
        top.popover.display(words.choice_title(picking), words.close_word(), options, cells, top.theme)
        top.popover.look(pointed)

    def _show_button(self, picking: Picking) -> None:
        hot = picking.pointed == Target("end") and not picking.options
        nothing = not picking.swapping and not shining(picking)
        look = "filled" if nothing else "quiet"
        self._top.button.display(words.end_word(), look if picking.acting else "off", hot, self._top.theme)  # type: ignore[arg-type]
