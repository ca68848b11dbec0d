"""What the sheet beside the tray says in a position: what can be decided, what it would risk, or what others decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from boardroom.core.game import NOBODY, Seat
from boardroom.games.switch.scene import words
from boardroom.games.switch.scene.making import Risk, risk_of, rounds
from boardroom.ui.game.naming import short_name

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


class OfferRow(NamedTuple):
    """A player's total in the throws for the start."""

    seat: Seat
    name: str
    total: str
    strong: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """All that the sheet says."""

    head: str = ""
    text: str = ""
    mark: Seat = NOBODY  # who is spoken of
    buttons: tuple[OfferButton, ...] = ()
    rows: tuple[OfferRow, ...] = ()
    risk: Risk | None = None
    risk_words: tuple[str, str, str, str, str] = ("", "", "", "", "")
    harm: bool = False  # whether a failed throw costs something
    counting: bool = False  # whether the question stands only for a while

    @property
    def empty(self) -> bool:
        """Whether there is nothing to say."""
        return not (self.head or self.buttons or self.risk)


def offer_to(picking: SwitchPicking) -> Offer:
    """Return what the sheet says to whoever may decide, or only looks on."""
    if not picking.acting:
        return idle_offer(picking)
    state = picking.state
    buttons = tuple(_button(picking, target) for target in picking.buttons())
    if state.phase != "play":
        head, text = words.question(picking)
        mark = state.holder if picking.asked else state.seat
        return Offer(head, text, mark, buttons, counting=picking.asked and picking.limited)
    risk = picking.risk
    if risk is None:
        return Offer(buttons=buttons)
    said = words.risk_lines(risk, True, risk.top == state.tops[state.seat])
    return Offer(buttons=buttons, risk=risk, risk_words=said, harm=risk.back < risk.top)


def _button(picking: SwitchPicking, target: SwitchTarget) -> OfferButton:
    kind, state = target.kind, picking.state
    look: Look = "plain"
    if kind in ("discard", "cancel") or (kind == "swap" and state.phase == "red" and len(picking.buttons()) == 1):
        look = "filled"
    elif kind in ("all", "swap", "block") or (kind in ("again", "stop") and not picking.cards):
        look = "act"
    key = KEYS.get(kind) or str(target.seat + 1)
    return OfferButton(target, words.button_words(picking, target), key, look, kind in ("again", "stop"))


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
    risk = risk_of(state.tops[state.seat], state.options)
    if state.blocked == state.seat:
        return Offer(head, words.blocked_words(), state.seat)
    said = words.risk_lines(risk, state.risky, False)
    if state.risky:
        when = words.risk_lines(risk, False, False)[2]
        said = (*said[:2], when, *said[3:])
    harm = state.risky and risk.back < risk.top
    return Offer(head, text, state.seat, risk=risk, risk_words=said, harm=harm)


def _start_rows(picking: SwitchPicking) -> tuple[OfferRow, ...]:
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
        made.append(OfferRow(seat, short_name(seat, picking.players), said, seat == state.thrower))
    return tuple(made)
