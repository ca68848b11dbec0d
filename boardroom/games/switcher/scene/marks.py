"""How the table answers to what a person chooses: what lights up, what is lifted, what is pulled out, what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from boardroom.core.game import Seat
from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.geometry import contour
from boardroom.games.switcher.scene.picking import SwitcherPicking, SwitcherTarget, cell_target
from boardroom.games.switcher.scene.pieces.drawers import Ring
from boardroom.games.switcher.scene.pieces.figure_cards import turns_to
from boardroom.games.switcher.scene.pieces.light import dusk_picture
from boardroom.games.switcher.scene.pieces.popover import PopoverOption
from boardroom.games.switcher.scene.pieces.preview import MOST, BubblePart
from boardroom.games.switcher.scene.pieces.tag import button_box, button_picture
from boardroom.games.switcher.scene.table_top import SwitcherTop
from boardroom.games.switcher.state import BlockCard, Form, Move, Swap, owner
from boardroom.games.switcher.tables import CELLS
from boardroom.ui.paint.painting import shade
from boardroom.ui.table.easing import Dial, Settler, Way, mix
from boardroom.ui.table.overlay_lines import Stroke

CARD_UP: Final = 120.0  # milliseconds, as all that follow
PULL: Final = 140.0
STAGGER: Final = 30.0
LIGHT: Final = 110.0
HOVER: Final = 110.0
GROWING: Final = 540.0  # until a figure shines with its thread
_PEEK: Final = 0.4  # how far what is looked at comes out


class SwitcherMarks:
    """Rings, light, cards and drawers around a choice; the table stands already for the position."""

    def __init__(self, top: SwitcherTop, picking: SwitcherPicking) -> None:
        self._top, self._picking = top, picking
        self._settler = Settler(top.scene, mix)

    def clear(self, shining: bool) -> None:
        """Put away everything that was there for a choice; a figure that is being formed shines on."""
        top = self._top
        self._settler.finish()
        if not shining:
            top.darken()
        for card in (card for cards in top.cards for card in cards):
            card.light(None)
        for ring in top.rings:
            ring.show_ring("", top.theme)
        top.last.clear()
        self._show_foresight(None)
        top.popover.setVisible(False)
        for item in (top.dusk, top.button):
            item.display(None)

    def arrange(
        self,
        targets: bool,
        last: bool,
        wrong: SwitcherTarget | None,
        dragged: SwitcherTarget | None,
        speed: float,
    ) -> None:
        """Show where a person is in choosing a move; last: and what was done before."""
        self._show_rings(targets, last, wrong)
        self._show_last_figure(last)
        self._show_drawers(dragged)
        self._show_foresight(self._picking.foreseen)
        self._show_figures()
        self._show_options()
        self._show_button()
        self._settler.go(self._ways(dragged), speed)

    def offer_keys(self, on: bool) -> None:
        """Show on the cards of the hand which keys choose them."""
        for number, card in enumerate(self._top.hand_cards, 1):
            card.offer(str(number) if on else "")

    # ---------------------------------------------------------------- in the chest

    def _rings(self, targets: bool, last: bool, wrong: SwitcherTarget | None) -> list[Ring]:
        picking, rings = self._picking, list[Ring]([""] * CELLS)
        if isinstance(self._top.change, Swap) and last:
            for cell in self._top.changed().difference(*picking.shining()):
                rings[cell] = "last"
        stage, pointed = picking.stage, picking.pointed
        looked = pointed.at if pointed is not None and pointed.kind == "cell" else -1
        if stage == "card":
            rings = ["open"] * CELLS if targets else rings
            for cell in picking.partners(looked):
                rings[cell] = "partner"
        elif stage == "drawer":
            for cell in picking.partners():
                rings[cell] = "hot" if cell == looked else "partner"
        elif stage == "choice" and isinstance(swap := picking.options[0], Swap):
            rings[swap.one] = rings[swap.other] = "partner"
        if wrong is not None and wrong.kind == "cell":
            rings[wrong.at] = "wrong"
        if picking.cell >= 0:
            rings[picking.cell] = ""
        return rings

    def _show_rings(self, targets: bool, last: bool, wrong: SwitcherTarget | None) -> None:
        for item, ring in zip(self._top.rings, self._rings(targets, last, wrong), strict=True):
            fresh = bool(ring) and ring not in ("last", "open") and item.ring in ("", "last", "open")
            item.show_ring(ring, self._top.theme)
            item.setOpacity(0.0 if fresh else item.opacity() if ring else 1.0)

    def _show_last_figure(self, last: bool) -> None:
        """Draw a thin amber contour around the figure that was formed last."""
        top = self._top
        cells = tuple(sorted(top.changed()))
        if isinstance(top.change, Swap) or not cells or not last or self._picking.stage not in ("idle", "start"):
            top.last.clear()
            return
        path = contour(cells, 2.5, 8)
        top.last.draw([Stroke(path, shade("#2A1608", 0.8), 5), Stroke(path, top.theme.color("look"), 2.6, (4, 2.4))])

    def _show_drawers(self, dragged: SwitcherTarget | None) -> None:
        for drawer in self._top.drawers:
            if drawer.air and dragged != cell_target(drawer.cell):
                drawer.close()
            if drawer.chosen != (drawer.cell == self._picking.cell):
                drawer.chosen = not drawer.chosen
                drawer.update()

    def _show_foresight(self, swap: Swap | None) -> None:
        """Show the drawers where they would be, and the figures that would come and go with them."""
        top, picking = self._top, self._picking
        ghosts, parts = dict[int, str](), list[BubblePart]()
        if swap is not None:
            one, other = (words.colour_at(picking.state, cell) for cell in (swap.one, swap.other))
            ghosts = {swap.one: other, swap.other: one} if one != other else {}
            seen = picking.foresight(swap)
            for figures, says in ((seen.makes, words.makes), (seen.breaks, words.breaks)):
                if named := figures[:MOST]:
                    parts.append(BubblePart(figures is seen.makes, says(named), named))
        for drawer in top.drawers:
            drawer.foreshow(ghosts.get(drawer.cell, ""))
        at = picking.pointed.at if parts and picking.pointed is not None else -1
        top.preview.display(tuple(parts), at, picking.cell, top.theme, top.plan.text)

    def _pull(self, cell: int) -> float:
        picking, stage = self._picking, self._picking.stage
        if cell == picking.cell:
            return 1.0
        if picking.pointed != cell_target(cell) or stage == "choice" or not picking.swapping:
            return 0.0
        forms = stage == "start" and picking.point_out and picking.standing_on(cell)
        return 0.0 if forms or stage == "drawer" else _PEEK

    def _ways(self, dragged: SwitcherTarget | None) -> Iterator[Way[float]]:
        top, picking, pointed = self._top, self._picking, self._picking.pointed
        for cell, drawer in enumerate(top.drawers):
            if dragged != cell_target(cell):
                yield Way(Dial(drawer, "pull"), self._pull(cell), PULL)
        partners = [ring for ring in top.rings if ring.ring in ("partner", "hot", "wrong")]
        for i, ring in enumerate(partners):
            yield Way(Dial(ring, "strength"), 1.0, LIGHT, STAGGER * i if len(partners) < 9 else 8 * i)
        for ring in top.rings:
            if ring.ring in ("open", "last"):
                quiet = ring.ring == "open" and not top.theme.high
                yield Way(Dial(ring, "strength"), 0.55 if quiet else 1.0, LIGHT)
        for place, card in enumerate(top.hand_cards):
            looked = pointed == SwitcherTarget("hand", place) and picking.enabled(pointed)
            yield Way(Dial(card, "lift"), 1.0 if place == picking.held else _PEEK if looked else 0.0, CARD_UP)
        for seat in range(top.places.seats):
            for slot, name in enumerate(top.places.sectors[seat]):
                looked = picking.acting and pointed == SwitcherTarget("card", seat=seat, card=name)
                yield Way(Dial(top.cards[seat][slot], "grow"), float(looked), HOVER)
        for light in top.lights:
            yield Way(Dial(light, "grown"), 1.0, GROWING)

    # ---------------------------------------------------------------- figures

    def _show_figures(self) -> None:
        top, picking = self._top, self._picking
        turns: dict[tuple[Seat, str], int] = {}
        for cells, cards in picking.shining().items():
            for seat, card in cards:
                turns.setdefault((seat, card), turns_to(card, cells))
        for seat in range(top.places.seats):
            for item, name in zip(top.cards[seat], top.places.sectors[seat], strict=True):
                item.light(turns.get((seat, name)))
        looked = self._looked_at()
        for light in top.lights:
            light.heat(bool(looked & set(light.cells)))
        for place, hand_card in enumerate(top.hand_cards):
            if hand_card.chosen != (place == picking.held):
                hand_card.chosen = place == picking.held
                hand_card.update()

    def _looked_at(self) -> set[int]:
        """Return the cells of the figures that are looked at."""
        picking, pointed, moves = self._picking, self._picking.pointed, list[Form | BlockCard]()
        if pointed is not None and pointed.kind == "card":
            moves = picking.fitting(pointed.seat, pointed.card)
        elif pointed is not None and pointed.kind == "cell" and not picking.swaps(pointed.at):
            moves = picking.standing_on(pointed.at)
        return {cell for move in moves for cell in picking.group(move)}

    # ---------------------------------------------------------------- what is asked

    def _show_options(self) -> None:
        top, picking = self._top, self._picking
        if not picking.options:
            top.dusk.display(None)
            top.popover.setVisible(False)
            return
        pointed = picking.pointed.at if picking.pointed is not None else 0
        looked = picking.options[pointed]
        cells: tuple[int, ...] = ()
        if isinstance(looked, Form | BlockCard):
            cells = picking.group(looked)
            top.dusk.display(partial(dusk_picture, cells, words.colour_at(picking.state, looked.cell), top.theme))
        elif isinstance(looked, Swap):
            cells = (looked.one, looked.other)
        options = [_option(picking, move) for move in picking.options]
        top.popover.display(words.choice_title(picking), words.close_word(), options, cells, top.theme, top.plan.text)
        top.popover.look(pointed)

    def _show_button(self) -> None:
        """Offer the end of the turn; the button is filled when nothing else is left to do."""
        picking = self._picking
        filled, hot = not picking.swapping and not picking.shining(), picking.pointed == SwitcherTarget("end")
        plan = self._top.plan
        shown = partial(button_picture, words.end_word(), filled, hot, self._top.theme, plan)
        self._top.button.display(shown if picking.acting else None, button_box(plan))


def _option(picking: SwitcherPicking, move: Move) -> PopoverOption:
    """Return what an option shows."""
    said = words.option_words(picking, move)
    if isinstance(move, Form | BlockCard):
        turns = turns_to(move.card, picking.group(move))
        return PopoverOption(move.card, turns, owner(picking.state, move), *said)
    assert isinstance(move, Swap)
    return PopoverOption(move.kind, -1, -1, *said)
