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

Steps = Sequence[Step[SwitchState, Move]]
SWAPPED_YOURS, BLOCKED = 2, 1  # how much it concerns somebody
MOST = 4  # cards that have room
DIE, HIGH, LAP = 20.0, 32.0, 17.0  # a die; a card's height; how much of a card the next one leaves free


def recount(steps: Steps, now: View[SwitchState, Move], players: Sequence[Player]) -> Deed | None:
    """Say what a turn came to; what it did to one's own pile first. Throws for the start are no turns."""
    before, after = steps[0].before.state, steps[-1].after.state
    if before.phase == "start":
        return None
    seat, laid = before.seat, _blocked(steps)
    words, concern = _words(steps, seat, laid, now.seat, players)
    piles = [SwitchTarget("pile", each) for each in range(before.seats) if before.tops[each] != after.tops[each]]
    if laid >= 0 and SwitchTarget("pile", laid) not in piles:
        piles.append(SwitchTarget("pile", laid))
    mine = SwitchTarget("pile", now.seat)
    hit = tuple(pile for pile in piles if pile == mine)
    touched = tuple(pile for pile in piles if pile != mine)
    made, rest = _swap(steps)
    if made is None:
        return Deed(words, concern, _throws(steps), _result(steps, seat, laid), touched, hit)
    given, taken = _exchanged(made)
    done = ((_cards(before, given), SWAPPED, _cards(before, taken)),)
    return Deed(words, concern, done, _result(rest, seat, -1) if rest else None, touched, hit)


def _discarded(steps: Steps, seat: Seat) -> list[int]:
    """Return the cards that went in these steps and did not come back."""
    gone = [step.before.state.tops[seat] for step in steps if step.move == Act("discard")]
    return [card for card in gone if card < steps[-1].after.state.tops[seat]]


def swapped(steps: Steps) -> tuple[Seat, Seat] | None:
    """Return who has swapped piles with whom in a turn, if anybody has."""
    made, _ = _swap(steps)
    return None if made is None else (made.before.state.seat, _partner(made))


def _swap(steps: Steps) -> tuple[Step[SwitchState, Move] | None, Steps]:
    """Return the last step of a turn that swapped piles, and what came after it; none: there was no swap."""
    for at in reversed(range(len(steps))):
        if _partner(steps[at]) >= 0:
            return steps[at], steps[at + 1 :]
    return None, steps


def _partner(step: Step[SwitchState, Move]) -> Seat:
    """Return with whom the player on turn swaps piles in a step, or -1; a swap that is announced isn't made yet."""
    state, move = step.before.state, step.move
    if not isinstance(move, Act) or step.after.state.phase == "swapping":
        return -1
    if move.what == "swap":
        return move.seat
    return state.partner if move.what == "pass" and state.phase == "swapping" else -1


def _exchanged(step: Step[SwitchState, Move]) -> tuple[int, int]:
    """Return the top cards that a swap gives away and brings."""
    tops = step.before.state.tops
    return tops[step.before.state.seat], tops[_partner(step)]


def _blocked(steps: Steps) -> Seat:
    """Return on whose pile the token was laid, or -1."""
    return next((step.move.seat for step in steps if isinstance(step.move, Act) and step.move.what == "block"), -1)


def _words(steps: Steps, seat: Seat, laid: Seat, you: Seat, players: Sequence[Player]) -> tuple[str, int]:
    """Say what a turn came to, and how much it concerns somebody."""
    made, rest = _swap(steps)
    partner = -1 if made is None else _partner(made)
    if laid == you != partner:
        return translate("Switch", "blocked you"), BLOCKED
    own = _own_pile(rest, seat) if rest else ""
    if made is None:
        if not own and laid >= 0:
            own = translate("Switch", "blocked {name}").format(name=short_name(laid, players))
        return own or translate("Switch", "discarded nothing"), 0
    text = translate("Switch", "swapped with {name}").format(name=short_name(partner, players))
    if partner == you:
        given, taken = _exchanged(made)
        text = translate("Switch", "took your {theirs} for {card}").format(card=given, theirs=taken)
    return ", ".join(part for part in (text, own) if part), SWAPPED_YOURS if partner == you else 0


def _own_pile(steps: Steps, seat: Seat) -> str:
    """Say what steps without a swap did to the pile of the player on turn."""
    before, after = steps[0].before.state, steps[-1].after.state
    if after.tops[seat] < before.tops[seat]:
        return translate("Switch", "fell back to {card}").format(card=after.tops[seat])
    if gone := _discarded(steps, seat):
        return translate("Switch", "discarded {cards}").format(cards=", ".join(map(str, gone)))
    return ""


# ---------------------------------------------------------------- pictures


def _throws(steps: Steps) -> tuple[tuple[Picture, ...], ...]:
    """Return the last throw, with its sign if it has one; of those before it there is no need to know."""
    thrown = [step.move for step in steps if isinstance(step.move, Throw)]
    if not thrown:
        return ()
    dice, face = thrown[-1].dice, thrown[-1].face
    sign = (_die(PLACES[face], IRON),) if face not in ("", BLANK) else ()
    return ((*(_die(value, IVORY) for value in dice), *sign),)


def _result(steps: Steps, seat: Seat, laid: Seat) -> Picture | None:
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
