"""Switch's face: how the game looks and speaks outside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Hidden, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switch.scene import start_words, words
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState, Throw
from boardroom.games.switch.tables import BLOCK, GREEN, LAST, RED
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import Face, OptionText, Standing, headline
from boardroom.ui.game.naming import is_you, only_person, short_name
from boardroom.ui.paint.outline import circle, polygon
from boardroom.ui.paint.painting import Art, in_middle
from boardroom.ui.paint.seat_signs import seat_sign
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.dice import Dice
    from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate
PLACES = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}  # clockwise

SLIP = 0.01  # the chance of winning that a slip costs: less is a matter of taste


class SwitchFace(Face[SwitchState, Move, SwitchOptions]):
    """A leather tray, ivory dice, and few words."""

    key = "switch"

    def title(self) -> str:
        return translate("Switch", "Switch")

    def tagline(self) -> str:
        return translate("Switch", "Throw, discard, dare again")

    def minutes(self) -> str:
        return translate("Switch", "15–30 min")

    def aim(self, seats: int) -> str:
        return translate("Switch", "Throw each number of your pile, from 1 to 16. Whoever discards 16 first wins.")

    def variant(self, seats: int) -> str:
        return {
            2: translate("Switch", "Two players"),
            3: translate("Switch", "Three players"),
            4: translate("Switch", "Four players"),
        }[seats]

    # ---------------------------------------------------------------- pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from boardroom.games.switch.scene import cover

        cover.paint_cover(painter, rect)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: SwitchOptions) -> None:
        from boardroom.games.switch.scene.pieces.seats import paint_mark

        in_middle(painter, rect, lambda art, x, y, half: paint_mark(art, x, y, half, seat))

    def paint_sign(
        self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: SwitchOptions, color: QColor
    ) -> None:
        def paint(art: Art, x: float, y: float, half: float) -> None:
            art.path(seat_sign(seat, x, y, half * 0.72), stroke=color, width=half * 0.24, rounded=True)

        in_middle(painter, rect, paint)

    def paint_note(
        self, painter: QPainter, rect: QRectF, seat: Seat, move: Move | Hidden, seats: int, color: QColor
    ) -> bool:
        """Paint the face of the Switch die that was thrown, by its shape: round, a stop sign, or the Block sign."""
        if not isinstance(move, Throw) or move.face not in (GREEN, RED, BLOCK):
            return False
        from boardroom.games.switch.scene.pieces.dice import paint_block, paint_swap

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art, radius = Art(painter), rect.width() / 2
        with art.at(rect.center().x(), rect.center().y()):
            if move.face == BLOCK:
                paint_block(art, radius * 0.9, color.name())
            else:
                corner = radius * 0.9
                cut = corner * 0.414
                stop = polygon(
                    (-cut, -corner), (cut, -corner), (corner, -cut), (corner, cut),
                    (cut, corner), (-cut, corner), (-corner, cut), (-corner, -cut),
                )  # fmt: skip
                plate = circle(0, 0, corner) if move.face == GREEN else stop
                art.path(plate, stroke=color, width=radius * 0.16)
                paint_swap(art, radius * 0.5, color.name())
        painter.restore()
        return True

    def dice(self) -> Dice[SwitchState, Move]:
        from boardroom.games.switch.scene.throws import SwitchDice

        return SwitchDice()

    def scene(self) -> GameScene[SwitchState, Move]:
        from boardroom.games.switch.scene.scene import SwitchScene

        return SwitchScene()

    def stage_figure(
        self, view: View[SwitchState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[SwitchState, Move]:
        from boardroom.games.switch.scene import rulebook_figure

        return rulebook_figure.stage(view, players, show, theme)

    def frame_figure(self, view: View[SwitchState, Move], show: Mapping[str, Any]) -> Frame[Move]:
        from boardroom.games.switch.scene import rulebook_figure

        return rulebook_figure.frame(view, show)

    def paragraph(self, view: View[SwitchState, Move]) -> str:
        from boardroom.games.switch.scene import rulebook_figure

        return rulebook_figure.paragraph(view)

    # ---------------------------------------------------------------- seats and options

    def seat_name(self, seat: Seat, seats: int) -> str:
        return {
            "south": translate("Switch", "South"),
            "west": translate("Switch", "West"),
            "north": translate("Switch", "North"),
            "east": translate("Switch", "East"),
        }[self.seat_places(seats)[seat]]

    def side_name(self, side: int, seats: int, options: SwitchOptions) -> str:
        return self.seat_name(side, seats)

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return PLACES[seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        from boardroom.games.switch.scene import options

        return options.options()

    def summary(self, seats: int, options: SwitchOptions, players: Sequence[Player]) -> tuple[str, str]:
        long = options.dice == "long"
        parts = [
            self.variant(seats) + ",",
            translate("Switch", "about 30 minutes.") if long else translate("Switch", "about 15 minutes."),
            translate("Switch", "%n seconds for a turn.", "", options.limit)
            if options.limit
            else translate("Switch", "No clock."),
        ]
        return start_words.agreed_words(options), " ".join(parts)

    # ---------------------------------------------------------------- moves

    def say_move(
        self, before: View[SwitchState, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]
    ) -> str:
        if isinstance(move, Throw):
            return words.say_throw(before.state, move)
        if isinstance(move, Act):
            return words.say_act(before.state, move, players)
        raise TypeError(f"{move!r} is no move of Switch")

    def mover(self, before: View[SwitchState, Move], seat: Seat, move: Move | Hidden) -> Seat:
        return before.state.thrower if isinstance(move, Throw) else seat

    def tell(self, step: Step[SwitchState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.switch.scene import telling

        return telling.tell(step, super().tell(step, players))

    def recount(
        self, steps: Sequence[Step[SwitchState, Move]], now: View[SwitchState, Move], players: Sequence[Player]
    ) -> Deed | None:
        from boardroom.games.switch.scene import recap

        return recap.recount(steps, now, players)

    def tell_turn(self, view: View[SwitchState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.switch.scene import telling

        return telling.tell_turn(view, players)

    def say_chance(self, view: View[SwitchState, Move], players: Sequence[Player]) -> str:
        return words.throwing(view.state, players)

    def begins(self, step: Step[SwitchState, Move], players: Sequence[Player]) -> tuple[str, str] | None:
        before, after = step.before.state, step.after.state
        return start_words.opening(after, players) if before.phase == "start" != after.phase else None

    def describe(
        self, view: View[SwitchState, Move], players: Sequence[Player], scene: GameScene[SwitchState, Move] | None
    ) -> list[str]:
        from boardroom.games.switch.scene import telling

        return telling.describe(view, players)

    def sound(self, step: Step[SwitchState, Move]) -> Sound | None:
        if isinstance(step.move, Throw):
            return "dice"
        before, after = step.before.state, step.after.state
        if (before.holder, before.blocked) != (after.holder, after.blocked):
            return "token"
        return "card" if before.tops != after.tops else None

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        return words.say_reason(reason, players)

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: SwitchOptions) -> tuple[str, str]:
        winner, who = outcome.winners[0], headline(outcome, players)
        if outcome.reason == "last-card":
            if is_you(winner, players):
                return who, translate("Switch", "You were the first to discard 16.")
            text = translate("Switch", "{name} was the first to discard 16.")
            return who, text.format(name=short_name(winner, players))
        losers = [seat for seat in range(len(players)) if seat not in outcome.winners]
        names = ", ".join(short_name(seat, players) for seat in losers)
        return who, translate("Switch", "Resigned: {names}.").format(names=names)

    # ---------------------------------------------------------------- where the game stands

    def highlights(
        self, states: Sequence[SwitchState], movers: Sequence[Seat], players: Sequence[Player]
    ) -> tuple[str, ...]:
        from boardroom.games.switch.scene import highlights

        return highlights.highlights(states, players)

    def race(self, state: SwitchState) -> Sequence[float] | None:
        return state.tops

    def standing(self, view: View[SwitchState, Move], side: int, considered: Move | None = None) -> Standing:
        state = view.state
        top = state.tops[side]
        if top > LAST:
            return Standing(label=translate("Switch", "No cards left"))
        value = words.top_after(state, side, considered)
        label = translate("Switch", "Top card {card}").format(card=top)
        if side in (state.holder, state.blocked):
            note = translate("Switch", "token") if state.holder == side else translate("Switch", "blocked")
            label = translate("Switch", "{standing} · {note}").format(standing=label, note=note)
        left = translate("Switch", "%n cards left", "", LAST + 1 - top)
        return Standing(label=label, value=value, details=(left,))

    def reason(self, view: View[SwitchState, Move], move: Move, players: Sequence[Player]) -> str:
        from boardroom.games.switch.scene import reasons
        from boardroom.games.switch.scene.picking import SwitchPicking

        picking = SwitchPicking()
        picking.begin(view, players, True)
        return reasons.reason(picking, move) if isinstance(move, Act) else ""

    def warning(self, view: View[SwitchState, Move], move: Move) -> str:
        """Warn where a card is left that a master would discard: what each choice is worth decides, as at level 5."""
        from boardroom.games.switch.bot import choices

        state = view.state
        if not isinstance(move, Act) or move.what not in ("stop", "again") or not state.fits:
            return ""
        worth = {choice.what: choice.chances[state.seat] for choice in choices(state)}
        if worth["discard"] < worth[move.what] + SLIP:
            return ""
        text = translate("Switch", "Card {card} can still go with this throw.")
        return text.format(card=state.tops[state.seat])

    def sheets(self) -> tuple[Sheet, ...]:
        from boardroom.games.switch.scene import cut_outs

        return cut_outs.sheets()

    def situation(self, view: View[SwitchState, Move], players: Sequence[Player]) -> str:
        state = view.state
        if state.phase == "over":
            return translate("Switch", "Finished")
        if state.phase == "start":
            return translate("Switch", "Throwing to see who starts")
        you = only_person(players)
        seat = state.seat if you is None else you
        card = translate("Switch", "top card {card}").format(card=state.tops[seat])
        if you == state.seat:
            return translate("Switch", "Your turn · {card}").format(card=card)
        text = translate("Switch", "{name}’s turn · {card}")
        if you is not None:
            text = translate("Switch", "{name}’s turn · your {card}")
        return text.format(name=short_name(state.seat, players), card=card)


FACE = SwitchFace()
