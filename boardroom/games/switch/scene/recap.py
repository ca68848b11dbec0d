"""What a turn of Switch came to, for who waited: the throw, the cards that went, piles that changed hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardroom.core.game import Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switch.scene.geometry import CARD
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.cards import paint_card
from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, PLACES, paint_flat
from boardroom.games.switch.scene.pieces.token import paint_token
from boardroom.games.switch.state import Act, Move, SwitchState, Throw
from boardroom.games.switch.tables import BLANK, DICE, LAST
from boardroom.ui.game.deeds import SWAPPED, Deed, Picture
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate
from boardroom.ui.table.table_dice import DieLook

SWAPPED_YOURS, BLOCKED = 2, 1  # how much it concerns somebody
MOST = 4  # cards that have room
DIE, HIGH, LAP = 20.0, 32.0, 17.0  # a die; a card's height; how much of a card the next one leaves free


def recount(
    steps: Sequence[Step[SwitchState, Move]], now: View[SwitchState, Move], players: Sequence[Player]
) -> Deed | None:
    """Say what a turn came to; what it did to one's own pile first. Throws for the start are no turns."""
    before, after = steps[0].before.state, steps[-1].after.state
    if before.phase == "start":
        return None
    seat = before.seat
    swaps, laid = swapped(steps), _blocked(steps)
    partner = -1 if swaps is None else swaps[1]
    words, concern = _words(steps, seat, partner, laid, now.seat, players)
    piles = [SwitchTarget("pile", each) for each in range(before.seats) if before.tops[each] != after.tops[each]]
    if laid >= 0 and SwitchTarget("pile", laid) not in piles:
        piles.append(SwitchTarget("pile", laid))
    mine = SwitchTarget("pile", now.seat)
    hit = tuple(pile for pile in piles if pile == mine)
    touched = tuple(pile for pile in piles if pile != mine)
    if partner >= 0:
        done = ((_cards(before, before.tops[seat]), SWAPPED, _cards(before, before.tops[partner])),)
        return Deed(words, concern, done, touched=touched, hit=hit)
    return Deed(words, concern, _throws(steps), _result(steps, seat, laid), touched, hit)


def _discarded(steps: Sequence[Step[SwitchState, Move]], seat: Seat) -> list[int]:
    """Return the cards that went in a turn and did not come back."""
    gone = [step.before.state.tops[seat] for step in steps if step.move == Act("discard")]
    return [card for card in gone if card < steps[-1].after.state.tops[seat]]


def swapped(steps: Sequence[Step[SwitchState, Move]]) -> tuple[Seat, Seat] | None:
    """Return who has swapped piles with whom in a turn, if anybody has."""
    last = steps[-1]
    state = last.before.state
    if not isinstance(last.move, Act) or last.after.state.seat == state.seat:
        return None
    if last.move.what == "swap":
        return state.seat, last.move.seat
    return (state.seat, state.partner) if last.move.what == "pass" and state.phase == "swapping" else None


def _blocked(steps: Sequence[Step[SwitchState, Move]]) -> Seat:
    """Return on whose pile the token was laid, or -1."""
    return next((step.move.seat for step in steps if isinstance(step.move, Act) and step.move.what == "block"), -1)


def _words(
    steps: Sequence[Step[SwitchState, Move]],
    seat: Seat,
    partner: Seat,
    laid: Seat,
    you: Seat,
    players: Sequence[Player],
) -> tuple[str, int]:
    before, after = steps[0].before.state, steps[-1].after.state
    if partner == you:
        text = translate("Switch", "took your {theirs} for {card}")
        return text.format(card=before.tops[seat], theirs=before.tops[you]), SWAPPED_YOURS
    if laid == you:
        return translate("Switch", "blocked you"), BLOCKED
    if partner >= 0:
        return translate("Switch", "swapped with {name}").format(name=short_name(partner, players)), 0
    if after.tops[seat] < before.tops[seat]:
        return translate("Switch", "fell back to {card}").format(card=after.tops[seat]), 0
    if gone := _discarded(steps, seat):
        return translate("Switch", "discarded {cards}").format(cards=", ".join(map(str, gone))), 0
    if laid >= 0:
        return translate("Switch", "blocked {name}").format(name=short_name(laid, players)), 0
    return translate("Switch", "discarded nothing"), 0


# ---------------------------------------------------------------- pictures


def _throws(steps: Sequence[Step[SwitchState, Move]]) -> tuple[tuple[Picture, ...], ...]:
    """Return the last throw, with its sign if it has one; of those before it there is no need to know."""
    thrown = [step.move for step in steps if isinstance(step.move, Throw)]
    if not thrown:
        return ()
    dice, face = thrown[-1].dice, thrown[-1].face
    sign = (_die(PLACES[face], IRON),) if face not in ("", BLANK) else ()
    return ((*(_die(value, IVORY) for value in dice), *sign),)


def _result(steps: Sequence[Step[SwitchState, Move]], seat: Seat, laid: Seat) -> Picture | None:
    after = steps[-1].after.state
    if gone := _discarded(steps, seat):
        return _cards(after, *gone[-MOST:])
    if after.tops[seat] < steps[0].before.state.tops[seat]:
        return _cards(after, after.tops[seat])
    return _token() if laid >= 0 else None


def _die(value: int, look: DieLook) -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art = Art(painter)
        with art.clipped(rounded(rect, rect.width() * 0.2)), art.at(rect.x(), rect.y()):
            paint_flat(art, value, rect.width(), look)
        art.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), rect.width() * 0.2, stroke=shade("#2A1C0E", 0.4))

    return Picture(DIE, DIE, paint)


def _cards(state: SwitchState, *cards: int) -> Picture:
    """Return some cards, each a little over the one before."""
    wide = HIGH * CARD.width() / CARD.height()

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art, size = Art(painter), rect.height() / CARD.height()
        for i, card in enumerate(card for card in cards if card <= LAST):
            with art.at(rect.x() + i * LAP * rect.height() / HIGH, rect.y(), size):
                paint_card(art, card, DICE[state.options.dice][card - 1], theme)

    return Picture(wide + LAP * (len(cards) - 1), HIGH, paint)


def _token() -> Picture:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        art = Art(painter)
        with art.at(rect.center().x(), rect.center().y()):
            paint_token(art, rect.width() / 2)

    return Picture(28, 28, paint)
