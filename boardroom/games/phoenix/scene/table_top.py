"""Everything that lies on Phoenix's table, and how it is arranged for a position and for a person's choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, Play, State
from boardroom.games.phoenix.scene import aiming, sheet
from boardroom.games.phoenix.scene.cards import Card
from boardroom.games.phoenix.scene.felt import Felt
from boardroom.games.phoenix.scene.foresight import Foreseen, scoring_runs, worth_now
from boardroom.games.phoenix.scene.geometry import (
    CUBE_FOOT,
    DISCARDS,
    FAR,
    FELT,
    NEAR,
    PILE,
    SMALL,
    Pose,
    cube_x,
    far_card,
    foot,
    near_card,
)
from boardroom.games.phoenix.scene.items import Cube, Pawn, Sketch
from boardroom.games.phoenix.scene.moving import between
from boardroom.games.phoenix.tables import HAND, LINE, SPECTRUM
from boardroom.ui.naming import short_name
from boardroom.ui.settling import Settler
from boardroom.ui.theme import LIGHT, Theme

_LAID: tuple[Pose, ...] = ((DISCARDS.x() - 3, DISCARDS.y() + 3, -9.0), (DISCARDS.x() + 3, DISCARDS.y() + 2, 6.0))
_TOP: Pose = (DISCARDS.x(), DISCARDS.y(), -1.5)


def last_play(log: Sequence[object]) -> tuple[Seat, Play] | None:
    """Return the last play of the hand that is being played, and whose it was."""
    for event in reversed(log):
        move = getattr(event, "move", None)
        if isinstance(move, Play):
            return int(event.seat), move  # type: ignore[attr-defined]
        if isinstance(move, Discard) or (isinstance(move, Deal) and move.what != "draw"):
            return None
    return None


class TableTop:
    """The things on the table: felt, cubes, two lines, two hands, two piles, and what is drawn over them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.theme, self.coordinates = LIGHT, True
        self.near: Seat = 0
        self.state: State | None = None
        self.players: Sequence[Player] = ()
        self.told = ""  # what the tableau says, while it is shown
        self.felt = Felt(LIGHT)
        self.cubes = [Cube() for _ in range(SPECTRUM)]
        self.pawns = ([Pawn() for _ in range(LINE)], [Pawn() for _ in range(LINE)])  # near, far
        self.hand = [Card(LIGHT) for _ in range(HAND)]
        self.far_hand = [Card(LIGHT) for _ in range(HAND)]
        self.laid = [Card(LIGHT) for _ in range(3)]
        self.flying = Card(LIGHT)
        self.ledges, self.info, self.pile, self.gone = Sketch(3), Sketch(4), Sketch(5), Sketch(5)
        self.aim, self.above, self.ghost = Sketch(28), Sketch(45), Sketch(46)
        self.button, self.recalled, self.hint, self.focus = Sketch(92), Sketch(108), Sketch(110), Sketch(112)
        self.played, self.tableau, self.ribbons = Sketch(115), Sketch(120), Sketch(121)
        self.settler = Settler(scene, between)
        self.felt.setZValue(0)
        self.flying.setZValue(100)
        self.flying.setVisible(False)
        self._rest_order()
        items: list[QGraphicsItem] = [
            self.felt, *(cube.glow for cube in self.cubes), *self.cubes, *self.pawns[0], *self.pawns[1], *self.hand,
            *self.far_hand, *self.laid, self.flying, self.ledges, self.info, self.pile, self.gone, self.aim,
            self.above, self.ghost, self.button, self.recalled, self.hint, self.focus, self.played, self.tableau,
            self.ribbons,
        ]  # fmt: skip
        for item in items:
            scene.addItem(item)

    def _rest_order(self) -> None:
        for place, cube in enumerate(self.cubes):
            cube.setZValue(20 + min(place, SPECTRUM - 1 - place) * 0.1)
        for side, z in ((NEAR, 30), (FAR, 10)):
            for pawn in self.pawns[side]:
                pawn.setZValue(z)
        for slot, card in enumerate(self.hand):
            card.setZValue(60 + slot)
        for slot, card in enumerate(self.far_hand):
            card.setZValue(7 + slot * 0.1)
        for slot, card in enumerate(self.laid):
            card.setZValue(6 + slot * 0.1)

    @property
    def order(self) -> tuple[Seat, Seat]:
        """The seats as they are listed: the near one first."""
        return self.near, 1 - self.near

    def side(self, seat: Seat) -> int:
        """Return on which side of the table a seat's line lies."""
        return NEAR if seat == self.near else FAR

    # ---------------------------------------------------------------- a position

    def restyle(self, theme: Theme, coordinates: bool) -> None:
        """Lay the table in a theme, and in the language of the moment."""
        for sketch in (self.ledges, self.info, self.pile, self.gone, self.tableau):
            sketch.clear()
        self.theme, self.coordinates = theme, coordinates
        self.felt.restyle(theme, coordinates)
        for card in (*self.hand, *self.far_hand, *self.laid, self.flying):
            card.theme = theme
            card.update()

    def stand(self, view: View[State, Move], players: Sequence[Player]) -> None:
        """Put everything where it stands in a position."""
        self.settler.stop()
        state = self.state = view.state
        self.near, self.players = view.seat if view.seat >= 0 else 0, players
        self.clear_choice()
        self._rest_order()
        self.flying.setVisible(False)
        for place, cube in enumerate(self.cubes):
            cube.show_as(state.cubes[place] if place < len(state.cubes) else "")
            cube.setOpacity(1)
            cube.place((cube_x(place), CUBE_FOOT, 0.0))
        for seat in (0, 1):
            line, side = state.lines[seat], self.side(seat)
            first = LINE - len(line) if seat == 1 else 0  # the second line is laid from its other end
            for place, pawn in enumerate(self.pawns[side]):
                there = 0 <= place - first < len(line)
                pawn.show_as(line[place - first] if there else "")
                pawn.setOpacity(1)
                at = foot(side, place)
                pawn.place((at.x(), at.y(), 0.0))
        self._lay_cards(state)
        self._draw_ledges(view)
        self.draw_info(view.turn, None)
        self.draw_pile(state, False)
        if state.done and not state.cubes:
            self.show_tableau(state)
        else:
            self.hide_tableau()

    def _lay_cards(self, state: State) -> None:
        mine, theirs = state.hands[self.near], state.hands[1 - self.near]
        for slot, card in enumerate(self.hand):
            card.setVisible(slot < len(mine))
            if slot < len(mine):
                what = mine[slot]
                card.show_as(what if isinstance(what, str) else "?", "face" if isinstance(what, str) else "large back")
                card.place(near_card(slot, len(mine)))
        for slot, card in enumerate(self.far_hand):
            card.setVisible(slot < len(theirs))
            if slot < len(theirs):
                card.show_as("?", "back")
                card.place(far_card(slot, len(theirs)))
        shown = state.discards[-3:]
        for i, card in enumerate(self.laid):
            card.setVisible(i < len(shown))
            if i < len(shown):
                card.show_as(shown[i], "small")
                card.place(_TOP if i == len(shown) - 1 else _LAID[i % 2])

    def _draw_ledges(self, view: View[State, Move]) -> None:
        state, last = view.state, last_play(view.log) if view.state.cubes else None
        marks: list[tuple[int, float]] = []
        cubes: list[int] = []
        if last is not None:
            seat, move = last
            if move.card[0] == "Q":
                cubes = [move.here, move.there]
            elif move.card == "X":
                marks = [(NEAR, move.here), (FAR, move.here)]
            else:
                marks = [(self.side(seat), move.here), (self.side(seat), move.there)]

        spill = state.cubes if len(state.cubes) == SPECTRUM else ""
        dealt = all(len(line) == LINE for line in state.lines)
        runs = [(self.side(seat), *run) for seat in (0, 1) for run in scoring_runs(state.lines[seat]) if dealt]

        def paint(painter: QPainter) -> None:
            aiming.paint_spill(painter, spill)
            for run in runs:
                aiming.paint_run(painter, *run, self.coordinates)
            aiming.paint_last(painter, marks, cubes)

        self.ledges.draw(FELT, paint, (spill, runs, marks, cubes))

    def draw_info(self, turn: Seat, foreseen: Foreseen | None) -> None:
        """Say whose lines these are, what they are worth, and the score."""
        state, players = self.state, self.players
        assert state is not None
        dealt = all(len(line) == LINE for line in state.lines)
        now = worth_now(state) if dealt else None
        on_turn = turn if turn >= 0 else state.seat if state.drawn else -1

        def paint(painter: QPainter) -> None:
            sheet.paint_progress(painter, state)
            sheet.paint_score(painter, state, now, self.order)
            for seat in (0, 1):
                side = self.side(seat)
                sheet.paint_player(painter, side, seat, short_name(seat, players), seat == on_turn)
                if now is not None:
                    sheet.paint_worth(painter, side, now[seat], foreseen.points[seat] if foreseen else None)

        what = (state.done, now, len(state.discards), state.drawn, on_turn, self.near, foreseen, list(players))
        self.info.draw(FELT, paint, what)

    def draw_pile(self, state: State, discarding: bool) -> None:
        """Draw the draw pile and what lies around the discards; discarding: a card can be thrown away there."""
        left, gone = state.left, len(state.discards)
        around = SMALL.adjusted(-24, -20, 24, 60)
        self.pile.draw(around.translated(PILE), lambda painter: sheet.paint_pile(painter, left), left + 1)
        what = (gone, discarding)
        self.gone.draw(around.translated(DISCARDS), lambda painter: sheet.paint_gone(painter, *what), what)

    def show_tableau(self, state: State, strength: float = 1.0, ribbon: float = 1.0, passing: bool = False) -> None:
        """Show how a hand ended; passing: a press goes on."""
        players, order = self.players, self.order[::-1]
        what = (state.done, self.near, list(players), passing)
        self.tableau.draw(FELT, lambda painter: sheet.paint_tableau(painter, state, players, order, passing), what)
        self.ribbons.draw(sheet.RIBBONS, lambda painter: sheet.paint_ribbons(painter, state.done[-1], order, ribbon))
        for sketch in (self.tableau, self.ribbons):
            sketch.setOpacity(strength)
        self.told = sheet.tableau_words(state, players, self.order)

    def hide_tableau(self) -> None:
        """Clear the table for the next hand."""
        self.told = ""
        self.tableau.clear()
        self.ribbons.clear()

    def clear_choice(self) -> None:
        """Take away all that shows a choice."""
        for sketch in (self.aim, self.above, self.ghost, self.button, self.focus, self.played):
            sketch.clear()
