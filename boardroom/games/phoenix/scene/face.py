"""Phoenix's face: how the game looks and speaks outside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import HIDDEN, Hidden, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.phoenix.nearness import cards_to_sort
from boardroom.games.phoenix.rules import Deal, Move, PhoenixOptions, PhoenixState, Play
from boardroom.games.phoenix.scene.foresight import foresee, worth_now
from boardroom.games.phoenix.scene.words import (
    change_word,
    deal_words,
    drawing,
    meter_words,
    move_words,
    new_hand,
    points_word,
    reason_words,
    reasons,
    seat_word,
)
from boardroom.games.phoenix.tables import HANDS, LINE
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import Choice, Face, OptionText, ScoreSheet, Standing, headline
from boardroom.ui.game.naming import is_you, only_person, short_name
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate


class PhoenixFace(Face[PhoenixState, Move, PhoenixOptions]):
    """Lights on dark felt, and few words."""

    key = "phoenix"
    shares_wins = True

    def title(self) -> str:
        return translate("Phoenix", "Phoenix")

    def tagline(self) -> str:
        return translate("Phoenix", "Sort your line by the light")

    def minutes(self) -> str:
        return translate("Phoenix", "30–45 min")

    def aim(self, seats: int) -> str:
        return translate("Phoenix", "Bring your pawns into the order of the cubes. After three hands, most points win.")

    def variant(self, seats: int) -> str:
        return translate("Phoenix", "Two players")

    # ---------------------------------------------------------------- pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from boardroom.games.phoenix.scene import cover

        cover.paint_cover(painter, rect)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: PhoenixOptions) -> None:
        from boardroom.games.phoenix.scene.pieces.signs import paint_disc

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_disc(painter, rect.center(), min(rect.width(), rect.height()) / 2, seat)
        painter.restore()

    def paint_sign(
        self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: PhoenixOptions, color: QColor
    ) -> None:
        from boardroom.games.phoenix.scene.pieces.brush import pen

        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(color, side * 0.14))
        box = QRectF(0, 0, side * 0.62, side * 0.62)
        box.moveCenter(rect.center())
        if seat == 0:
            painter.drawEllipse(box)
        else:
            painter.drawRoundedRect(box, side * 0.06, side * 0.06)
        painter.restore()

    def scene(self) -> GameScene[PhoenixState, Move]:
        from boardroom.games.phoenix.scene.scene import PhoenixScene

        return PhoenixScene()

    def stage_figure(
        self, view: View[PhoenixState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[PhoenixState, Move]:
        from boardroom.games.phoenix.scene import rulebook_figure

        return rulebook_figure.stage(view, players, show, theme)

    def frame_figure(self, view: View[PhoenixState, Move], show: Mapping[str, Any]) -> Frame[Move]:
        from boardroom.games.phoenix.scene import rulebook_figure

        return rulebook_figure.frame(view, show)

    # ---------------------------------------------------------------- seats and options

    def seat_name(self, seat: Seat, seats: int) -> str:
        return seat_word(seat)

    def side_name(self, side: int, seats: int, options: PhoenixOptions) -> str:
        return seat_word(side)

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return ("south", "north")

    def options(self, seats: int) -> tuple[OptionText, ...]:
        return (
            OptionText(
                "first",
                translate("Phoenix", "Who starts"),
                translate("Phoenix", "The first hand; then you take turns."),
                (
                    Choice("1", seat_word(0)),
                    Choice("2", seat_word(1)),
                    Choice("drawn", translate("Phoenix", "At random")),
                ),
                group="start",
            ),
            OptionText(
                "spectrum",
                translate("Phoenix", "Spectrum"),
                translate("Phoenix", "How long the cubes keep their order."),
                (
                    Choice(
                        "every hand",
                        translate("Phoenix", "Every hand"),
                        translate("Phoenix", "They are laid out anew each time"),
                    ),
                    Choice(
                        "whole match",
                        translate("Phoenix", "Whole game"),
                        translate("Phoenix", "They stay as the last hand left them"),
                    ),
                ),
                group="readings",
            ),
        )

    def summary(self, seats: int, options: PhoenixOptions, players: Sequence[Player]) -> tuple[str, str]:
        if options.first == "drawn":
            first = translate("Phoenix", "A random player starts")
        else:
            seat = int(options.first) - 1
            if is_you(seat, players):
                first = translate("Phoenix", "You start the first hand")
            else:
                name = short_name(seat, players)
                first = translate("Phoenix", "{name} starts the first hand").format(name=name)
        parts = [translate("Phoenix", "Three hands. Most points win.")]
        if options.spectrum == "whole match":
            parts.append(translate("Phoenix", "One spectrum for all of them."))
        return first, " ".join(parts)

    # ---------------------------------------------------------------- moves

    def say_move(
        self, before: View[PhoenixState, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]
    ) -> str:
        if move is HIDDEN:
            move = Deal("draw", HIDDEN)
        return deal_words(move, players) if isinstance(move, Deal) else move_words(move)

    def listed(self, move: Move | Hidden) -> bool:
        return not isinstance(move, Deal)

    def tell(self, step: Step[PhoenixState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.phoenix.scene import telling

        return telling.tell(step, super().tell(step, players), players)

    def recount(
        self, steps: Sequence[Step[PhoenixState, Move]], now: View[PhoenixState, Move], players: Sequence[Player]
    ) -> Deed | None:
        from boardroom.games.phoenix.scene import recap

        return recap.recount(steps, now, players)

    def say_chance(self, view: View[PhoenixState, Move], players: Sequence[Player]) -> str:
        return drawing(view.state, players)

    def begins(self, step: Step[PhoenixState, Move], players: Sequence[Player]) -> tuple[str, str] | None:
        before, after = step.before.state, step.after.state
        return new_hand(after, players) if before.between and not after.between else None

    def describe(
        self, view: View[PhoenixState, Move], players: Sequence[Player], scene: GameScene[PhoenixState, Move] | None
    ) -> list[str]:
        from boardroom.games.phoenix.scene import telling

        return telling.describe(view, players)

    def sound(self, step: Step[PhoenixState, Move]) -> Sound | None:
        return "light" if isinstance(step.move, Play) else "card"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        return reason_words(reason)

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: PhoenixOptions) -> tuple[str, str]:
        you, who = only_person(players), headline(outcome, players, self.shares_wins)
        if outcome.drawn:
            text = translate("Phoenix", "Both have {points} after three hands.")
            return who, text.format(points=points_word(max(outcome.scores, default=0)))
        winner = outcome.winners[0]
        if outcome.reason == "resign":
            loser = short_name(1 - winner, players)
            if you == 1 - winner:
                return who, translate("Phoenix", "You resigned.")
            return who, translate("Phoenix", "{name} resigned.").format(name=loser)
        text = translate("Phoenix", "{more} to {fewer} points after three hands.")
        return who, text.format(more=outcome.scores[winner], fewer=outcome.scores[1 - winner])

    # ---------------------------------------------------------------- where the game stands

    def highlights(
        self, states: Sequence[PhoenixState], movers: Sequence[Seat], players: Sequence[Player]
    ) -> tuple[str, ...]:
        from boardroom.games.phoenix.scene import highlights

        return highlights.highlights(states, movers, players)

    def race(self, state: PhoenixState) -> Sequence[float] | None:
        """Compare points with what the lines would give now; not while they are being dealt."""
        dealt = {len(line) for line in state.lines}
        if dealt == {LINE}:
            return [made + worth for made, worth in zip(state.scores, worth_now(state), strict=True)]
        return state.scores if dealt == {0} else None

    def standing(self, view: View[PhoenixState, Move], side: int, considered: Move | None = None) -> Standing:
        state = view.state
        scored = state.scores[side]
        if len(state.lines[side]) < LINE:
            return Standing(label=translate("Phoenix", "Points"), value=str(scored))
        now = worth_now(state)[side]
        then = foresee(state, considered).points[side] if isinstance(considered, Play) and not state.due else now
        details = (
            translate("Phoenix", "This line now: {points}").format(points=change_word(now, then)),
            reasons(state.lines[side], first=False),
            meter_words(cards_to_sort(state.lines[side], state.cubes)),
        )
        return Standing(label=translate("Phoenix", "Points"), value=str(scored), details=details)

    def score_sheet(self, view: View[PhoenixState, Move], considered: Move | None = None) -> ScoreSheet | None:
        from boardroom.games.phoenix.scene import reckoning

        return reckoning.score_sheet(view.state)

    def reason(self, view: View[PhoenixState, Move], move: Move, players: Sequence[Player]) -> str:
        from boardroom.games.phoenix.scene import reasons

        return reasons.reason(view.state, view.turn, move)

    def warning(self, view: View[PhoenixState, Move], move: Move) -> str:
        state = view.state
        if not isinstance(move, Play) or state.due or move.card not in state.hands[state.seat]:
            return ""
        if foresee(state, move).first == 1 - state.seat:
            return translate("Phoenix", "That sorts the other line: your opponent would be first.")
        return ""

    def sheets(self) -> tuple[Sheet, ...]:
        from boardroom.games.phoenix.scene import cut_outs

        return cut_outs.sheets()

    def situation(self, view: View[PhoenixState, Move], players: Sequence[Player]) -> str:
        state = view.state
        if view.outcome is not None or state.over:
            return translate("Phoenix", "Finished")
        points = [
            translate("Phoenix", "{name}: {points}").format(name=short_name(seat, players), points=state.scores[seat])
            for seat in (0, 1)
        ]
        text = translate("Phoenix", "Hand {number} of 3 · {points}")
        if view.turn == only_person(players):
            text = translate("Phoenix", "Your turn · hand {number} · {points}")
        return text.format(number=min(HANDS, len(state.done) + 1), points=", ".join(points))


FACE = PhoenixFace()
