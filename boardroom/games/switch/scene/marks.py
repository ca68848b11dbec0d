"""How the table answers to what a person may decide: what lights up, and what the sheet offers."""

from __future__ import annotations

from math import inf

from boardroom.core.game import Seat
from boardroom.games.switch.scene import throw_words, words
from boardroom.games.switch.scene.offer import idle_offer
from boardroom.games.switch.scene.picking import TRAY, SwitchPicking, SwitchTarget
from boardroom.games.switch.scene.pieces.rail import Going
from boardroom.games.switch.scene.table_top import SwitchTop
from boardroom.games.switch.tables import KLICK, LAST


def arrange(top: SwitchTop, picking: SwitchPicking, wrong: Seat, show_targets: bool) -> None:
    """Show where a person is in choosing; one pile may have been refused."""
    state, pointed = picking.state, picking.pointed
    _show_rings(top, picking, wrong, show_targets)
    said, card = words.tray_words(picking)
    top.show_sum(said, "act" if card else "plain", card)
    if picking.acting:
        top.poised = picking.cup
    if picking.cup:
        top.show_cup(pointed is not None and pointed in (TRAY, picking.dared), picking.point_out)
    going = _going(top, picking)
    top.rail.display(state.tops[top.own], going, top.theme)
    raised = any(card >= KLICK for card, *_ in going.chances)
    top.home.keep_left_of(top.tile_place(top.own, KLICK).left() if raised else inf)
    top.token.show_chosen(picking.armed or (state.phase == "moment" and picking.asked))
    if pointed is not None and pointed.kind == "pile" and state.phase in ("green", "red", "moment"):
        pointed = SwitchTarget("block" if state.phase == "moment" else "swap", pointed.seat)
    top.show_offer(picking.offer, pointed)


def clear(top: SwitchTop, picking: SwitchPicking) -> None:
    """Put away everything that was there for a choice, because something happens now."""
    for pile in top.piles:
        pile.show_ring("")
    top.token.show_chosen(False)
    top.show_offer(idle_offer(picking), None)


def _show_rings(top: SwitchTop, picking: SwitchPicking, wrong: Seat, show_targets: bool) -> None:
    state, pointed = picking.state, picking.pointed
    looked = pointed.seat if pointed is not None and pointed.kind in ("pile", "swap", "block") else -1
    own = picking.acting and state.phase == "play" and bool(picking.cards) and not picking.armed
    for seat, pile in enumerate(top.piles):
        if seat == wrong:
            pile.show_ring("wrong")
        elif seat in picking.choosable:
            pile.show_ring("hot" if seat == looked else "open" if show_targets else "")
        elif state.phase == "swapping" and seat in (state.seat, state.partner):
            pile.show_ring("swap")
        elif own and seat == state.seat:
            hot = pointed is not None and (pointed.kind in ("discard", "all") or pointed == SwitchTarget("pile", seat))
            pile.show_ring("hot" if hot else "open" if show_targets else "")
        else:
            pile.show_ring("")


def _going(top: SwitchTop, picking: SwitchPicking) -> Going:
    state, own = picking.state, top.own
    klick = (words.klick_words(), words.klick_label()) if state.tops[own] <= LAST else ()
    if state.seat != own or not picking.acting:
        return Going(klick=klick)
    sums = tuple((card, words.tile_sum(card, state.dice)) for card in picking.cards if picking.point_out)
    pointed = picking.pointed.kind if picking.pointed is not None else ""
    far = picking.cards[-1] if pointed == "all" and picking.cards else 0
    going, risk = Going(sums, words.going_words(), klick=klick, far=far), picking.risk
    if risk is None:
        return going
    if picking.cup:
        going = going._replace(chances=throw_words.going_chances(risk), caption=throw_words.rail_caption())
    if state.phase == "play" and pointed != "all" and risk.back < risk.top:
        going = going._replace(back=risk.back, warning=throw_words.fall_words(risk))
        going = going._replace(klick=() if risk.back == KLICK else klick)
    return going
