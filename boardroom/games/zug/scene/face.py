"""Zug's face: how the game looks and speaks outside its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.game import NOBODY, Hidden, Outcome, Reason, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import DrawTile, Pass, Place, Sell, ZugOptions, sales, score
from boardroom.games.zug.scene import survey, words
from boardroom.games.zug.scene.words import tile_name, xy
from boardroom.games.zug.state import Move, ZugState
from boardroom.games.zug.tables import NAMES, STATION
from boardroom.ui.game.deeds import Deed
from boardroom.ui.game.face import (
    Choice,
    Counted,
    Face,
    Gain,
    Heading,
    OptionText,
    ScoreSheet,
    Standing,
    TallySheet,
    headline,
    ranking,
)
from boardroom.ui.game.naming import is_you, short_name
from boardroom.ui.paint.painting import Art, in_middle
from boardroom.ui.paint.seat_signs import seat_sign
from boardroom.ui.style.sounding import Sound
from boardroom.ui.style.theme import Theme
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:  # fetched when a table is set
    from boardroom.ui.game.cut_outs import Sheet
    from boardroom.ui.game.figures import Frame
    from boardroom.ui.table.scene import GameScene

PLACES = {  # play goes clockwise
    2: ("south", "north"),
    3: ("south", "northwest", "northeast"),
    4: ("south", "west", "north", "east"),
    5: ("south", "west", "northwest", "northeast", "east"),
}


class ZugFace(Face[ZugState, Move, ZugOptions]):
    """A railway map on old paper, and few words."""

    key = "zug"
    shares_wins = True

    def title(self) -> str:
        return translate("Zug", "Zug")

    def tagline(self) -> str:
        return translate("Zug", "Lay rails, sell sugar")

    def minutes(self) -> str:
        return translate("Zug", "40–75 min")

    def aim(self, seats: int) -> str:
        return translate("Zug", "Connect factories, stations and cities, then send your wagons. Most points win.")

    def variant(self, seats: int) -> str:
        return {
            2: translate("Zug", "Two players"),
            3: translate("Zug", "Three players"),
            4: translate("Zug", "Four players"),
            5: translate("Zug", "Five players"),
        }[seats]

    # ---------------------------------------------------------------- pictures

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from boardroom.games.zug.scene import cover

        cover.paint_cover(painter, rect)

    def paint_seat(self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: ZugOptions) -> None:
        from boardroom.games.zug.scene.pieces.tokens import paint_mark

        in_middle(painter, rect, lambda art, x, y, half: paint_mark(art, x, y, half, seat))

    def paint_sign(
        self, painter: QPainter, rect: QRectF, seat: Seat, seats: int, options: ZugOptions, color: QColor
    ) -> None:
        def paint(art: Art, x: float, y: float, half: float) -> None:
            art.path(seat_sign(seat, x, y, half * 0.7), stroke=color, width=half * 0.24, rounded=True)

        in_middle(painter, rect, paint)

    def scene(self) -> GameScene[ZugState, Move]:
        from boardroom.games.zug.scene.scene import ZugScene

        return ZugScene()

    def stage_figure(
        self, view: View[ZugState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme
    ) -> GameScene[ZugState, Move]:
        from boardroom.games.zug.scene import rulebook_figure

        return rulebook_figure.stage(view, players, show, theme)

    def frame_figure(self, view: View[ZugState, Move], show: Mapping[str, Any]) -> Frame[Move]:
        from boardroom.games.zug.scene import rulebook_figure

        return rulebook_figure.frame(view, show)

    def paragraph(self, view: View[ZugState, Move]) -> str:
        from boardroom.games.zug.scene import rulebook_figure

        return rulebook_figure.paragraph(view)

    # ---------------------------------------------------------------- seats and options

    def seat_name(self, seat: Seat, seats: int) -> str:
        return (
            translate("Zug", "Red"),
            translate("Zug", "Blue"),
            translate("Zug", "Yellow"),
            translate("Zug", "Green"),
            translate("Zug", "Purple"),
        )[seat]

    def side_name(self, side: int, seats: int, options: ZugOptions) -> str:
        return self.seat_name(side, seats)

    def seat_places(self, seats: int) -> tuple[str, ...]:
        return PLACES[seats]

    def options(self, seats: int) -> tuple[OptionText, ...]:
        return (
            OptionText(
                "first",
                translate("Zug", "Who starts"),
                "",
                tuple(Choice(seat + 1, self.seat_name(seat, seats)) for seat in range(seats)),
                group="start",
            ),
            OptionText(
                "blank_sides",
                translate("Zug", "Blank sides"),
                translate("Zug", "What the track of a new tile may meet."),
                (
                    Choice(
                        "closed",
                        translate("Zug", "Closed"),
                        translate("Zug", "Track meets track, a blank side a blank side"),
                    ),
                    Choice(
                        "open",
                        translate("Zug", "Open"),
                        translate("Zug", "Its track may end at a blank side, and leads nowhere"),
                    ),
                ),
                group="readings",
            ),
            OptionText(
                "passing",
                translate("Zug", "Trains at stations"),
                translate("Zug", "How far a wagon may go in the sale."),
                (
                    Choice("no", translate("Zug", "Stop"), translate("Zug", "A run ends at the first station")),
                    Choice(
                        "yes",
                        translate("Zug", "May pass"),
                        translate("Zug", "They may go on through a station to the next"),
                    ),
                ),
                group="readings",
            ),
        )

    def summary(self, seats: int, options: ZugOptions, players: Sequence[Player]) -> tuple[str, str]:
        first = options.first - 1
        if is_you(first, players):
            start = translate("Zug", "You start, play goes clockwise")
        else:
            name = short_name(first, players)
            start = translate("Zug", "{name} starts, play goes clockwise").format(name=name)
        parts = [
            translate("Zug", "{players}.").format(players=self.variant(seats)),
            translate("Zug", "90 tiles, then the sale."),
            translate("Zug", "Most points win."),
            *([translate("Zug", "Track may end at blank sides.")] if options.blank_sides == "open" else []),
            *([translate("Zug", "Trains may pass through stations.")] if options.passing == "yes" else []),
        ]
        return start, " ".join(parts)

    # ---------------------------------------------------------------- moves

    def say_move(self, before: View[ZugState, Move], seat: Seat, move: Move | Hidden, players: Sequence[Player]) -> str:
        match move:
            case DrawTile():
                return words.say_draw(move)
            case Place():
                return words.say_place(move)
            case Sell():
                return words.say_sale(move)
            case Pass():
                return translate("Zug", "Passes: nothing fits")
        raise TypeError(f"{move!r} is no move of Zug")

    def listed(self, move: Move | Hidden) -> bool:
        return not isinstance(move, DrawTile)  # one line of two would say that somebody draws

    def tell(self, step: Step[ZugState, Move], players: Sequence[Player]) -> str:
        from boardroom.games.zug.scene import telling

        return telling.tell(step, super().tell(step, players), players)

    def recount(
        self, steps: Sequence[Step[ZugState, Move]], now: View[ZugState, Move], players: Sequence[Player]
    ) -> Deed | None:
        from boardroom.games.zug.scene import recap

        return recap.recount(steps, now)

    def say_chance(self, view: View[ZugState, Move], players: Sequence[Player]) -> str:
        return words.drawing(view.state, players)

    def begins(self, step: Step[ZugState, Move], players: Sequence[Player]) -> tuple[str, str] | None:
        if step.before.state.phase == "sale" or step.after.state.phase != "sale":
            return None
        why = translate(
            "Zug", "Send wagons from your factories past stations into the cities, until nothing more can go."
        )
        return translate("Zug", "The sale begins"), why

    def describe(
        self, view: View[ZugState, Move], players: Sequence[Player], scene: GameScene[ZugState, Move] | None
    ) -> list[str]:
        from boardroom.games.zug.scene import telling

        return telling.describe(view, players)

    def mover(self, before: View[ZugState, Move], seat: Seat, move: Move | Hidden) -> Seat:
        return before.state.seat if before.state.phase == "draw" else seat

    def sound(self, step: Step[ZugState, Move]) -> Sound | None:
        match step.move:
            case Place() | Sell():
                return "rail"
            case Pass():
                return None
        return "wood"

    def say_reason(self, reason: Reason, players: Sequence[Player]) -> str:
        said = {
            "over": translate("Zug", "The game is over."),
            "deal": translate("Zug", "Tiles are still being drawn."),
            "building": translate("Zug", "Nothing is sold until all tiles are laid."),
            "sale": translate("Zug", "Building is over: now wagons are sold."),
            "place-hand": translate("Zug", "You don’t have this tile: {tile}."),
            "place-taken": translate("Zug", "There is already a tile at {square}."),
            "place-side": translate(
                "Zug", "There is no tile next to {square}: a tile must share a side with one on the table."
            ),
            "place-turning": translate("Zug", "{tile} has the same tracks with a smaller turn; enter that one."),
            "place-obstructs": translate("Zug", "At {square} it would block the track of the tile next to it."),
            "place-blank": translate("Zug", "At {square} its track would run into a tile that has none on that side."),
            "place-must": translate("Zug", "One of your tiles fits, so you must lay one."),
            "token-none": translate("Zug", "No token goes on this tile: {tile}."),
            "token-stock": translate("Zug", "Your stock isn’t empty, so the token comes from there."),
            "token-empty": translate("Zug", "Your stock is empty: pick up a token, or leave the tile empty."),
            "token-yours": translate("Zug", "None of your tokens can be taken from there."),
            "sale-must": translate("Zug", "You can sell a wagon, so you must."),
            "sell-wagon": translate("Zug", "You have no wagon at {first}."),
            "sell-enabled": translate(
                "Zug", "The factory at {first} isn’t on a run: both ends must lead to a station."
            ),
            "sell-station": translate("Zug", "No train can go straight from {first} to {second}."),
            "sell-city": translate("Zug", "{third} isn’t a city tile."),
            "sell-served": translate("Zug", "The station at {second} isn’t next to the city at {third}."),
            "sell-full": translate("Zug", "There is already a wagon in the city at {third}."),
        }[reason.rule]
        about = [part.replace("-", "−") if "," in part else part for part in (*reason.about, "", "", "")]
        tile = tile_name(about[0]) if about[0] in NAMES else about[0]
        return said.format(tile=tile, square=about[1], first=about[0], second=about[1], third=about[2])

    def say_outcome(self, outcome: Outcome, players: Sequence[Player], options: ZugOptions) -> tuple[str, str]:
        return headline(outcome, players, self.shares_wins), self._why_ended(outcome, players)

    def _why_ended(self, outcome: Outcome, players: Sequence[Player]) -> str:
        reasons = {
            "cities full": translate("Zug", "All cities are full."),
            "no wagon left": translate("Zug", "No wagon is left to sell."),
            "no wagon can move": translate("Zug", "No wagon can reach a city any more."),
        }
        if outcome.reason in reasons:
            return f"{reasons[outcome.reason]} {ranking(outcome, players)}."
        losers = [seat for seat in range(len(players)) if seat not in outcome.winners]
        names = ", ".join(short_name(seat, players) for seat in losers)
        return translate("Zug", "Resigned: {names}.").format(names=names)

    # ---------------------------------------------------------------- where the game stands

    def highlights(
        self, states: Sequence[ZugState], movers: Sequence[Seat], players: Sequence[Player]
    ) -> tuple[str, ...]:
        from boardroom.games.zug.scene import highlights

        return highlights.highlights(states, players)

    def race(self, state: ZugState) -> Sequence[float] | None:
        """Compare points as they would be counted now; what a railway under way is worth is only guessed."""
        if state.phase not in ("sale", "over"):
            return None
        return [sum(score(state, seat).values()) for seat in range(state.seats)]

    def standing(self, view: View[ZugState, Move], side: int, considered: Move | None = None) -> Standing:
        state = view.state
        made = score(state, side)
        total = sum(made.values())
        details = tuple(
            translate("Zug", "{source}: {points}").format(source=name, points=points)
            for name, points in zip(words.source_names(), (*made.values(), total), strict=True)
        )
        if state.phase == "over":
            return Standing(label=translate("Zug", "%n points", "", total), details=details)
        if state.phase == "sale":
            label = translate("Zug", "%n points", "", state.points[side])
            gained = self._gained(view, side, considered)
            value = translate("Zug", "→ {number}").format(number=state.points[side] + gained) if gained else ""
            if not value and total != state.points[side]:
                label = translate("Zug", "{points}, {total} if it ended now").format(points=label, total=total)
            can = len({sale.factory for sale in sales(state, side) if isinstance(sale, Sell)})
            return Standing(label, value=value, details=(translate("Zug", "%n wagons can go", "", can), *details))
        wagons, engineers = state.stock(side, "wagon"), state.stock(side, "engineer")
        label = translate("Zug", "{wagons}, {engineers}").format(
            wagons=translate("Zug", "%n wagons", "", wagons), engineers=translate("Zug", "%n engineers", "", engineers)
        )
        return Standing(
            label=label, details=(translate("Zug", "%n tiles in hand", "", len(state.hands[side])), *details)
        )

    @staticmethod
    def _gained(view: View[ZugState, Move], side: int, considered: Move | None) -> int:
        if isinstance(considered, Sell) and view.state.token_at(considered.station) == side:
            return STATION
        return 0

    def score_sheet(self, view: View[ZugState, Move], considered: Move | None = None) -> ScoreSheet | None:
        from boardroom.games.zug.scene import reckoning

        return reckoning.score_sheet(view.state, considered)

    def heading(self, view: View[ZugState, Move]) -> Heading | None:
        from boardroom.games.zug.scene import progress

        return progress.heading(view.state)

    def paint_progress(self, painter: QPainter, rect: QRectF, view: View[ZugState, Move], theme: Theme) -> None:
        from boardroom.games.zug.scene import progress

        progress.paint_progress(painter, rect, view.state, theme)

    def tally(self, view: View[ZugState, Move]) -> TallySheet | None:
        if view.seat < 0 or view.state.phase in ("deal", "sale", "over"):
            return None
        items = tuple(Counted(name, tile_name(name), number) for name, number in view.state.unseen().items())
        return TallySheet(words.unseen_title(), words.unseen_note(), items)

    def paint_tally(self, painter: QPainter, rect: QRectF, key: str, theme: Theme) -> None:
        from boardroom.games.zug.scene.pieces.pictures import paint_small

        paint_small(painter, rect, key, theme)

    def noted(self, before: View[ZugState, Move], move: Move | Hidden) -> Gain | None:
        owner = before.state.token_at(move.station) if isinstance(move, Sell) else NOBODY
        return Gain(STATION, owner) if owner != NOBODY else None

    def reason(self, view: View[ZugState, Move], move: Move, players: Sequence[Player]) -> str:
        from boardroom.games.zug.scene import reasons

        return reasons.reason(view.state, view.turn, move, players)

    def warning(self, view: View[ZugState, Move], move: Move) -> str:
        """Ask before a wagon goes over somebody's station into a city that it could reach over one's own."""
        state = view.state
        if not isinstance(move, Sell) or state.token_at(move.station) in (state.seat, NOBODY):
            return ""
        better = self._own_way(view, move)
        if better is None:
            return ""
        text = translate(
            "Zug", "Another player gets the point. The same wagon can go through your station at {square}."
        )
        return text.format(square=xy(better))

    @staticmethod
    def _own_way(view: View[ZugState, Move], sale: Sell) -> Square | None:
        state = view.state
        ways = survey.outlets(state, sale.factory)
        return next((way.station for way in ways if way.owner == state.seat and sale.city in way.free), None)

    def sheets(self) -> tuple[Sheet, ...]:
        from boardroom.games.zug.scene import cut_outs

        return cut_outs.sheets()

    def situation(self, view: View[ZugState, Move], players: Sequence[Player]) -> str:
        state, turn = view.state, view.turn
        if state.phase == "over":
            return translate("Zug", "Finished")
        if state.phase == "deal":
            return translate("Zug", "Dealing the tiles")
        if state.phase == "sale":
            full = sum(state.token_at(at) != NOBODY for at in state.network.city_tiles)
            where = words.full_words(full, len(state.network.city_tiles))
        else:
            where = words.laid_words(len(state.layout))
        if turn < 0:
            return where
        if is_you(turn, players):
            return translate("Zug", "Your turn · {where}").format(where=where)
        return translate("Zug", "{name} to move · {where}").format(name=short_name(turn, players), where=where)


FACE = ZugFace()
