"""Oxixo's face: how the game looks and speaks outside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import Hidden, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move, OxixoOptions, OxixoState
from boardroom.games.oxixo.scene.geometry import SEATS
from boardroom.games.oxixo.scene.words import (
    GAME,
    TEAM_SEATS,
    best_line,
    marks_word,
    seat_word,
    side_word,
)
from boardroom.games.oxixo.tables import NAMES
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import Choice, Face, OptionText, Standing
from boardroom.ui.game.naming import is_you, only_person, short_name
from boardroom.ui.paint.painting import line
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.scene import GameScene


def _cross(seat: Seat, options: OxixoOptions) -> bool:
    """Tell whether a seat plays cross."""
    return seat % 2 == options.cross - 1


class OxixoFace(Face[OxixoState, Move, OxixoOptions]):
    """Walnut cubes, maple inlays, and few words."""

    key = "oxixo"

    def title(self) -> str:
        return translate("Oxixo", "Oxixo")

    def tagline(self) -> str:
        return translate("Oxixo", "Push a cube, line up five")

    def minutes(self) -> str:
        return translate("Oxixo", "10–20 min")

    def aim(self, seats: int) -> str:
        if seats == 2:
            return translate("Oxixo", "Be the first to line up five of your marks.")
        return translate("Oxixo", "Be the first team to line up five of its marks.")

    def variant(self, seats: int) -> str:
        return translate("Oxixo", "Two players") if seats == 2 else translate("Oxixo", "Two teams of two")

    # ---------------------------------------------------------------- pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from boardroom.games.oxixo.scene import cover

        cover.paint_cover(painter, rect)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: OxixoOptions) -> None:
        from boardroom.games.oxixo.scene.pieces import signs

        signs.paint_disc(painter, rect, _cross(seat, options))

    def paint_sign(
        self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: OxixoOptions, color: QColor
    ) -> None:
        from boardroom.games.oxixo.scene.pieces import signs

        side = min(rect.width(), rect.height())
        arm = side * 0.29
        sign = QRectF(rect.center() - QPointF(arm, arm), rect.center() + QPointF(arm, arm))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        signs.paint_sign(painter, sign, _cross(seat, options), line(color, side * 0.14, rounded=True))
        painter.restore()

    def paint_note(
        self, painter: QPainter, rect: QRectF, seat: Seat, move: Move | Hidden, seats: int, color: QColor
    ) -> bool:
        """Paint a small cube whose dot points where the move left it."""
        if not (isinstance(move, Move) and move.dot):
            return False
        from boardroom.games.oxixo.scene.pieces import signs

        side = SEATS[seat if move.dot == "+" else (seat + 2) % 4]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        signs.paint_dot_icon(painter, rect.center(), side, color)
        painter.restore()
        return True

    def scene(self) -> GameScene[OxixoState, Move]:
        from boardroom.games.oxixo.scene.scene import OxixoScene

        return OxixoScene()

    def stage_figure(
        self, view: View[OxixoState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[OxixoState, Move]:
        from boardroom.games.oxixo.scene import rulebook_figure

        return rulebook_figure.stage(view, players, show, theme)

    def frame_figure(self, view: View[OxixoState, Move], show: Mapping[str, Any]) -> Frame[Move]:
        from boardroom.games.oxixo.scene import rulebook_figure

        return rulebook_figure.frame(view, show)

    # ---------------------------------------------------------------- seats and options

    def seat_name(self, seat: Seat, seats: int) -> str:
        return seat_word(seat, seats)

    def side_name(self, side: int, seats: int, options: OxixoOptions) -> str:
        return side_word(_cross(side, options))

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return ("south", "north") if seats == 2 else SEATS

    def options(self, seats: int) -> tuple[OptionText, ...]:
        names = [self.seat_name(seat, seats) for seat in range(seats)]
        sides = names if seats == 2 else [translate("Oxixo", "Team A"), translate("Oxixo", "Team B")]
        said = [
            OptionText(
                "cross",
                translate("Oxixo", "Crosses"),
                translate("Oxixo", "The other side plays circles."),
                tuple(Choice(side + 1, sides[side]) for side in (0, 1)),
            ),
            OptionText(
                "first",
                translate("Oxixo", "Who starts"),
                translate("Oxixo", "Play goes clockwise from there.") if seats == 4 else "",
                tuple(Choice(seat + 1, names[seat]) for seat in range(seats)),
                group="start",
            ),
            OptionText(
                "clock",
                translate("Oxixo", "Clock"),
                translate("Oxixo", "Time for each player’s whole game. Whoever runs out loses."),
                (
                    Choice(0, translate("Oxixo", "None")),
                    *(Choice(minutes * 60, translate("Oxixo", "%n min", "", minutes)) for minutes in (5, 10, 20)),
                ),
                group="clock",
            ),
            OptionText(
                "repetition",
                translate("Oxixo", "Draw by repetition"),
                translate("Oxixo", "A position that comes up three times is a draw. If off, 400 moves are."),
            ),
        ]
        if seats == 4:
            help_text = translate("Oxixo", "Agreed among yourselves: the app shows it but can’t check it.")
            said.append(OptionText("advice", translate("Oxixo", "Partners may advise each other"), help_text))
        return tuple(said)

    def summary(self, seats: int, options: OxixoOptions, players: Sequence[Player]) -> tuple[str, str]:
        starter = short_name(options.first - 1, players)
        if seats == 2:
            first = (
                translate("Oxixo", "{first}: crosses, {second}: circles")
                if options.cross == 1
                else translate("Oxixo", "{first}: circles, {second}: crosses")
            ).format(first=short_name(0, players), second=short_name(1, players))
        else:
            first = (
                translate("Oxixo", "Team A: crosses, team B: circles")
                if options.cross == 1
                else translate("Oxixo", "Team A: circles, team B: crosses")
            )
        parts = [
            translate("Oxixo", "You start.")
            if is_you(options.first - 1, players)
            else translate("Oxixo", "{name} starts.").format(name=starter)
        ]
        if options.clock:
            parts.append(translate("Oxixo", "%n min for each player.", "", options.clock // 60))
        else:
            parts.append(translate("Oxixo", "No clock."))
        if seats == 4:
            parts.append(
                translate("Oxixo", "Partners may advise each other.")
                if options.advice
                else translate("Oxixo", "Partners don’t advise each other.")
            )
        return first, " ".join(parts)

    # ---------------------------------------------------------------- moves

    def say_move(
        self, before: View[OxixoState, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]
    ) -> str:
        if not isinstance(move, Move):
            raise TypeError(f"{move!r} is no move of Oxixo")
        if move == FLAG:
            return translate("Oxixo", "Loses on time")
        said = {"origin": NAMES[move.origin], "entry": NAMES[move.entry]}
        if not move.dot:
            return translate("Oxixo", "From {origin}, in at {entry}").format(**said)
        # A dot points at a place, which is named on the board and in the panel; names would not fit beside the cells.
        pointed = TEAM_SEATS[seat if move.dot == "+" else (seat + 2) % 4]
        return translate("Oxixo", "From {origin}, in at {entry}, to {seat}").format(**said, seat=pointed)

    def tell(self, step: Step[OxixoState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.oxixo.scene import telling

        return telling.tell(step, super().tell(step, players))

    def recount(
        self, steps: Sequence[Step[OxixoState, Move]], now: View[OxixoState, Move], players: Sequence[Player]
    ) -> Deed | None:
        from boardroom.games.oxixo.scene import recap

        return recap.recount(steps, now)

    def describe(
        self, view: View[OxixoState, Move], players: Sequence[Player], scene: GameScene[OxixoState, Move] | None
    ) -> list[str]:
        from boardroom.games.oxixo.scene import telling

        return telling.describe(view)

    def sound(self, step: Step[OxixoState, Move]) -> Sound | None:
        return None if step.move == FLAG else "slide"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        cube, entry = (*reason.about, "", "")[:2]
        said = {
            "over": translate("Oxixo", "The game is over."),
            "time": translate("Oxixo", "Only the clock can call time."),
            "cube-periphery": translate("Oxixo", "{cube} is inside the board: take a cube from the edge."),
            "cube-opponent": translate("Oxixo", "{cube} shows your opponent’s mark: take a neutral cube or your own."),
            "cube-first-round": translate(
                "Oxixo", "{cube} has a mark: in the first round everyone takes a neutral cube."
            ),
            "cube-dot": translate("Oxixo", "The dot on {cube} points at your partner: only your partner may take it."),
            "push-back": translate("Oxixo", "{cube} can’t go back in where it came from: choose another end."),
            "push-line": translate("Oxixo", "{entry} isn’t an end of a line that {cube} left open."),
            "dot-choice": translate("Oxixo", "The dot points at you or your partner, and only in teams."),
        }
        return said[reason.rule].format(cube=cube, entry=entry)

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: OxixoOptions) -> tuple[str, str]:
        if outcome.drawn:
            why = (
                translate("Oxixo", "The same position came up for the third time.")
                if outcome.reason == "repetition"
                else translate("Oxixo", "400 moves were played without a line of five.")
            )
            return translate("Oxixo", "A draw"), why
        winners = outcome.winners
        you = only_person(players)
        crosses = _cross(winners[0], options)
        if you is not None:
            headline = translate("Oxixo", "You win!") if you in winners else translate("Oxixo", "You lose")
        elif len(players) == 4:
            headline = translate("Oxixo", "Crosses win!") if crosses else translate("Oxixo", "Circles win!")
        else:
            headline = translate("Oxixo", "{name} wins!").format(name=short_name(winners[0], players))
        why = self._why_won(outcome.reason, crosses)
        if len(players) == 4:
            names = (f"{seat_word(seat, 4)} · {short_name(seat, players)}" for seat in winners)
            why += " " + translate("Oxixo", "Winners: {names}.").format(names=", ".join(names))
        return headline, why

    def _why_won(self, reason: str, crosses: bool) -> str:
        if reason == "line":
            return (
                translate("Oxixo", "Five crosses in a line.")
                if crosses
                else translate("Oxixo", "Five circles in a line.")
            )
        if reason == "own-goal":
            return (
                translate("Oxixo", "Circles completed a line of five crosses themselves.")
                if crosses
                else translate("Oxixo", "Crosses completed a line of five circles themselves.")
            )
        if reason == "flag":
            return (
                translate("Oxixo", "Circles ran out of time.")
                if crosses
                else translate("Oxixo", "Crosses ran out of time.")
            )
        return translate("Oxixo", "Circles resigned.") if crosses else translate("Oxixo", "Crosses resigned.")

    # ---------------------------------------------------------------- where the game stands

    def highlights(
        self, states: Sequence[OxixoState], movers: Sequence[Seat], players: Sequence[Player]
    ) -> tuple[str, ...]:
        from boardroom.games.oxixo.scene import highlights

        return highlights.highlights(states)

    def race(self, state: OxixoState) -> Sequence[float] | None:
        return [best_line(state.marks(side))[0] for side in (0, 1)]

    def standing(self, view: View[OxixoState, Move], side: int, considered: Move | None = None) -> Standing:
        state = view.state
        count, _ = best_line(state.marks(side))
        gained = 0
        if considered is not None and considered != FLAG and not state.ended:
            gained = best_line(GAME.apply(state, considered).marks(side))[0] - count
        return Standing(label=translate("Oxixo", "Best line"), pips=count, gained=gained, total=5)

    def reason(self, view: View[OxixoState, Move], move: Move, players: Sequence[Player]) -> str:
        from boardroom.games.oxixo.scene import reasons

        return reasons.reason(view.state, move)

    def warning(self, view: View[OxixoState, Move], move: Move) -> str:
        state = view.state
        if GAME.why_not(state, move) or GAME.apply(state, move).ended != "own-goal":
            return ""
        text = translate("Oxixo", "That push completes a line of five {marks}, and you would lose.")
        return text.format(marks=marks_word((1 - state.side) == state.cross))

    def sheets(self) -> tuple[Sheet, ...]:
        from boardroom.games.oxixo.scene import cut_outs

        return cut_outs.sheets()

    def situation(self, view: View[OxixoState, Move], players: Sequence[Player]) -> str:
        number = view.state.plies + 1
        turn = view.turn
        if turn < 0:
            return translate("Oxixo", "Finished")
        if turn == only_person(players):
            return translate("Oxixo", "Your turn · move {number}").format(number=number)
        return translate("Oxixo", "{name} to move · move {number}").format(
            name=short_name(turn, players), number=number
        )


FACE = OxixoFace()
