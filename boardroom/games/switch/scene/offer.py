"""What the sheet beside the tray says in a position: what can be decided, what it would risk, or what others decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.core.record import Player
from boardroom.games.switch.scene import start_words, throw_words, words
from boardroom.games.switch.scene.making import Risk, risk_of, rounds
from boardroom.games.switch.state import Act, SwitchState
from boardroom.games.switch.tables import DICE
from boardroom.ui.game.naming import is_you, short_name

if TYPE_CHECKING:
    from boardroom.games.switch.scene.picking import Kind, SwitchPicking, SwitchTarget

Look = Literal["filled", "act", "plain"]
KEYS: Final[dict[Kind, str]] = {
    "discard": "D", "all": "A", "again": "T", "stop": "S", "keep": "K", "cancel": "C", "pass": "N", "mute": "M",
    "token": "B",
}  # fmt: skip


class OfferButton(NamedTuple):
    """Something to press: what it does, its key, and how it stands out."""

    target: SwitchTarget
    words: str
    key: str
    look: Look
    half: bool = False  # shares its row with the next or last one
    note: str = ""  # what comes of it
    piles: tuple[tuple[int, int, Seat, str], ...] = ()  # then: what lies on top, its dice, whose it is, and the name


class OfferRow(NamedTuple):
    """What a player has thrown for the start."""

    seat: Seat
    name: str
    total: str
    strong: bool


class OddsRow(NamedTuple):
    """One of the things that a throw may bring."""

    kind: Literal["goes", "colour", "fails"]
    share: Fraction
    chance: str
    words: str
    harm: bool = False  # whether it costs something


@dataclass(frozen=True, slots=True)
class Offer:
    """All that the sheet says."""

    head: str = ""
    text: str = ""
    mark: Seat = NOBODY  # who is spoken of
    buttons: tuple[OfferButton, ...] = ()
    rows: tuple[OfferRow, ...] = ()
    odds_head: str = ""
    odds: tuple[OddsRow, ...] = ()  # what the throw on offer may bring
    foot: str = ""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say."""
        return not (self.head or self.buttons or self.odds)


def offer_to(picking: SwitchPicking) -> Offer:
    """Return what the sheet says to whoever may decide, or only looks on."""
    if not picking.acting:
        return idle_offer(picking)
    state, players, risk = picking.state, picking.players, picking.risk
    buttons = tuple(_button(picking, target) for target in picking.buttons())
    if state.phase == "throw" and risk is None:
        return Offer(words.blocked_words(), mark=state.seat, buttons=buttons)
    if state.phase in ("throw", "play"):
        offer = Offer(buttons=buttons)
        return offer if risk is None else _with_odds(offer, risk)
    head, text = words.question(picking)
    if state.phase != "swapping":
        return Offer(head, text, state.holder if picking.asked else state.seat, buttons)
    wish, foot = words.wish_words(state, players), words.waiting_words(state, players)
    if is_you(state.holder, players):
        return Offer(wish, "", state.seat, buttons, foot=foot)
    return Offer(head, wish, state.holder, buttons, foot=foot)


def _with_odds(offer: Offer, risk: Risk, head: str = "") -> Offer:
    """Add to what is offered what the throw may bring."""
    cards, colour, fails = zip(
        (risk.discards, risk.colours, risk.fails),
        throw_words.odds_numbers(risk),
        throw_words.odds_words(risk),
        strict=True,
    )
    return replace(
        offer,
        odds_head=head or throw_words.odds_head(risk),
        odds=(
            OddsRow("goes", *cards),
            OddsRow("colour", *colour, harm=risk.punished),
            OddsRow("fails", *fails, harm=risk.harm),
        ),
    )


def _button(picking: SwitchPicking, target: SwitchTarget) -> OfferButton:
    kind, state = target.kind, picking.state
    look: Look = "plain"
    alone = kind == "swap" and state.phase == "red" and len(picking.buttons()) == 1
    if alone or kind in ("discard", "throw") or (kind == "again" and picking.cup):
        look = "filled"
    elif kind in ("all", "swap", "block"):
        look = "act"
    said = words.button_words(picking, target)
    if state.phase == "swapping":
        return _answer(picking, target, said)
    key = KEYS.get(kind) or str(target.seat + 1)
    if look == "filled" and picking.cup:
        key = throw_words.space_key()
    return OfferButton(target, said, key, look, kind in ("again", "stop") and not picking.cup)


def _answer(picking: SwitchPicking, target: SwitchTarget, said: str) -> OfferButton:
    """Return one of two equal answers to a swap, with the piles that come of it."""
    state, players = picking.state, picking.players
    cancels = target.kind == "cancel"
    piles = (state.partner, state.seat)
    tops = [state.tops[seat] for seat in (piles if cancels else piles[::-1])]
    dice = DICE[state.options.dice]
    shown = tuple((top, dice[top - 1], seat, short_name(seat, players)) for top, seat in zip(tops, piles, strict=True))
    note = words.answer_note(state, players, cancels)
    return OfferButton(target, said, "1" if cancels else "2", "act", note=note, piles=shown)


def idle_offer(picking: SwitchPicking) -> Offer:
    """Return what the sheet says of what others decide, and of the dice."""
    state, players, view = picking.state, picking.players, picking.view
    assert view is not None
    head, text = words.idle_words(state, players, picking.cards)
    if state.phase == "start":
        return Offer(head, text, rows=_start_rows(picking))
    if view.outcome is not None:
        winner = view.outcome.winners[0]
        return Offer(words.won_words(state, winner, players), "", winner)
    if state.phase != "throw":
        return Offer(head, text, state.seat)
    if state.blocked == state.seat:
        return Offer(head, words.blocked_words(), state.seat)
    risk = risk_of(state.tops[state.seat], state.options, state.risky)
    return _with_odds(Offer(head, text, state.seat), risk, throw_words.odds_idle(risk))


def deed_offer(state: SwitchState, move: Act, players: Sequence[Player]) -> Offer:
    """Return what the sheet says while the token is used: by whom, and for what."""
    return Offer(short_name(state.holder, players), f"{words.say_act(state, move, players)}.", state.holder)


def _start_rows(picking: SwitchPicking) -> tuple[OfferRow, ...]:
    assert picking.view is not None
    state, thrown = picking.state, rounds(picking.view.log, picking.state)
    now = thrown[-1]
    again = thrown[-2] if len(thrown) > 1 else {}
    playing = [seat for seat in range(state.seats) if seat in now or seat in state.contenders or not again]
    made = []
    for seat in range(state.seats):
        total = now.get(seat)
        said = start_words.count_words(state, total) if total is not None else ""
        if seat not in playing:
            said = f"({start_words.count_words(state, again[seat])})" if seat in again else "–"
        made.append(OfferRow(seat, short_name(seat, picking.players), said, seat == state.thrower))
    return tuple(made)
