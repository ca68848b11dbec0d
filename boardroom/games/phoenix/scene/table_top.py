"""Everything that lies on Phoenix's table, and where it stands in a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from boardroom.core.game import Event, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.phoenix.nearness import cards_to_sort, in_place
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.scene import aiming
from boardroom.games.phoenix.scene.foresight import Foreseen, scoring_runs, worth_now
from boardroom.games.phoenix.scene.geometry import (
    DISCARDS,
    FAR,
    FELT,
    GHOST,
    NEAR,
    PILE,
    SMALL,
    Stance,
    beyond,
    cube_stance,
    far_card,
    felt,
    larger,
    near_card,
    pawn_stance,
)
from boardroom.games.phoenix.scene.pieces import piles, score_panel
from boardroom.games.phoenix.scene.pieces.cards import PhoenixCard
from boardroom.games.phoenix.scene.pieces.cubes import LightCube
from boardroom.games.phoenix.scene.pieces.felt import Felt
from boardroom.games.phoenix.scene.pieces.pawns import Pawn
from boardroom.games.phoenix.scene.pieces.sketch import Sketch
from boardroom.games.phoenix.scene.pieces.tableau import Tableau
from boardroom.games.phoenix.scene.words import pawn_at
from boardroom.games.phoenix.tables import HAND, LINE, SPECTRUM
from boardroom.ui.game.naming import short_name
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.cards import CardPose
from boardroom.ui.table.easing import Settler
from boardroom.ui.table.overlay_lines import Strokes

Item = TypeVar("Item", bound=QGraphicsItem)
LAID = CardPose(DISCARDS.x(), DISCARDS.y(), -1.5)  # the card on top of the discards
_BELOW = (CardPose(DISCARDS.x() - 3, DISCARDS.y() + 3, -9.0), CardPose(DISCARDS.x() + 3, DISCARDS.y() + 2, 6.0))


def last_play(log: Sequence[Event[Move]]) -> tuple[Seat, Play] | None:
    """Return the last play of the hand that is being played, and whose it was."""
    for event in reversed(log):
        move = event.move
        if isinstance(move, Play):
            return event.seat, move
        if isinstance(move, Discard) or (isinstance(move, Deal) and move.what != "draw"):
            return None
    return None


class PhoenixTableTop:
    """The things on the table: felt, cubes, two lines, two hands, two piles, and what is drawn over them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene, self.theme, self.coordinates = scene, LIGHT, True
        self.text = 1.0  # how much larger than designed everything is that is written
        self.near: Seat = 0
        self.players: Sequence[Player] = ()
        self.felt = self.add(Felt(LIGHT))
        self.cubes = [self.add(LightCube()) for _ in range(SPECTRUM)]
        for cube in self.cubes:
            self.add(cube.glow)
        self.pawns = tuple([self.add(Pawn()) for _ in range(LINE)] for _ in (NEAR, FAR))
        self.hand = [self.add(PhoenixCard()) for _ in range(HAND)]
        self.far_hand = [self.add(PhoenixCard(7 + slot * 0.1)) for slot in range(HAND)]
        self.laid = [self.add(PhoenixCard(6 + i * 0.1)) for i in range(3)]
        self.flying = self.add(PhoenixCard(84))
        self.ledges, self.info = self.add(Sketch(3)), self.add(Sketch(4))
        self.pile, self.gone = self.add(Sketch(5)), self.add(Sketch(5))
        self.recalled, self.hint = self.add(Strokes(86)), self.add(Strokes(87))
        self.tableau = Tableau(scene)
        self.cards_settle = Settler(scene, CardPose.between)
        self.pieces_settle = Settler(scene, Stance.between)

    def add(self, item: Item) -> Item:
        """Put something on the table."""
        self.scene.addItem(item)
        return item

    def stack(self) -> None:
        """Lay everything above and below each other as it is when nothing is taken."""
        for place, cube in enumerate(self.cubes):
            cube.setZValue(20 + min(place, SPECTRUM - 1 - place) * 0.1)
        for side, z in ((NEAR, 30), (FAR, 10)):
            for pawn in self.pawns[side]:
                pawn.setZValue(z)
        for slot, card in enumerate(self.hand):
            card.setZValue(60 + slot)

    def settle(self) -> None:
        """Bring everything to where it is going."""
        self.cards_settle.finish()
        self.pieces_settle.finish()

    def side(self, seat: Seat) -> int:
        """Return on which side of the table a seat's line lies."""
        return NEAR if seat == self.near else FAR

    # ---------------------------------------------------------------- a position

    def forget(self) -> None:
        """Draw again what is kept: theme, language or a setting has changed."""
        for sketch in (self.ledges, self.info, self.pile, self.gone):
            sketch.clear()
        self.tableau.hide()

    def lay(
        self, view: View[PhoenixState, Move], players: Sequence[Player], theme: Theme, coordinates: bool, text: float
    ) -> None:
        """Put everything where it stands in a position."""
        self.cards_settle.stop()
        self.pieces_settle.stop()
        state, self.near, self.players = view.state, max(0, view.seat), players
        self.theme, self.coordinates, self.text = theme, coordinates, text
        self.felt.restyle(theme, coordinates, text)
        self.stack()
        for place, cube in enumerate(self.cubes):
            cube.show_as(state.cubes[place] if place < len(state.cubes) else "")
            cube.setOpacity(1)
            cube.high = theme.high
            cube.place(cube_stance(place))
        for seat in (0, 1):
            side = self.side(seat)
            for place, pawn in enumerate(self.pawns[side]):
                pawn.show_as(pawn_at(state, seat, place))
                pawn.setOpacity(1)
                pawn.place(pawn_stance(side, place))
        self._lay_cards(state)
        self._draw_ledges(view)
        self.draw_info(view, None)
        self.draw_piles(state, False)
        if state.between:
            self.tableau.show(state, players, self.near, self.text)
        else:
            self.tableau.hide()

    def _lay_cards(self, state: PhoenixState) -> None:
        mine, theirs, shown = state.hands[self.near], state.hands[1 - self.near], state.discards[-3:]
        for row, count in ((self.hand, len(mine)), (self.far_hand, len(theirs)), (self.laid, len(shown))):
            for slot, card in enumerate(row):
                card.theme, card.text = self.theme, self.text
                card.setVisible(slot < count)
        self.flying.theme, self.flying.text = self.theme, self.text
        self.flying.setVisible(False)
        for slot, what in enumerate(mine):
            self.show_card(slot, what if isinstance(what, str) else "?")
            self.hand[slot].place(near_card(slot, len(mine), self.text))
        for slot in range(len(theirs)):
            self.far_hand[slot].show_as("?", "back")
            self.far_hand[slot].place(far_card(slot, len(theirs)))
        for i, what in enumerate(shown):
            self.laid[i].show_as(what, "small")
            self.laid[i].place(LAID if i == len(shown) - 1 else _BELOW[i % 2])

    def show_card(self, slot: int, what: str, lit: str = "") -> None:
        """Show a card of the near hand: its face to whoever may see it."""
        self.hand[slot].show_as(what, "face" if what != "?" else "large back", lit)

    def _draw_ledges(self, view: View[PhoenixState, Move]) -> None:
        state, last = view.state, None if view.state.between else last_play(view.log)
        marks: list[tuple[int, int]] = []
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
            aiming.paint_spill(painter, spill, self.text)
            for run in runs:
                aiming.paint_run(painter, *run, self.coordinates, self.text)
            aiming.paint_last(painter, marks, cubes)

        self.ledges.draw(felt(self.text), paint, (spill, runs, marks, cubes))

    def draw_info(self, view: View[PhoenixState, Move], foreseen: Foreseen | None) -> None:
        """Say whose lines these are, what they are worth, and the score."""
        state, players, order, text = view.state, self.players, (self.near, 1 - self.near), self.text
        dealt = all(len(line) == LINE for line in state.lines)
        now = worth_now(state) if dealt else None
        lines, cubes = (foreseen.lines, foreseen.cubes) if foreseen else (state.lines, state.cubes)
        on_turn = view.turn if view.turn >= 0 else state.seat if state.drawn else -1

        def paint(painter: QPainter) -> None:
            score_panel.paint_progress(painter, state, text)
            score_panel.paint_score(painter, state, order, text)
            for seat in (0, 1):
                side = self.side(seat)
                score_panel.paint_player(painter, side, seat, short_name(seat, players), seat == on_turn, text)
                if now is not None:
                    score_panel.paint_worth(painter, side, now[seat], foreseen.points[seat] if foreseen else None, text)
                    score_panel.paint_order(painter, side, in_place(lines[seat], cubes), text)
                    far, then = cards_to_sort(state.lines[seat], state.cubes), cards_to_sort(lines[seat], cubes)
                    score_panel.paint_meter(painter, side, far, then, text, GHOST if foreseen else FELT.bottom() - 8)

        table = (state.lines, state.cubes, len(state.discards), state.drawn)
        what = (state.done, table, on_turn, self.near, foreseen, list(players))
        self.info.draw(felt(self.text), paint, what)

    def draw_piles(self, state: PhoenixState, discarding: bool) -> None:
        """Draw the draw pile and what lies around the discards; discarding: a card can be thrown away there."""
        left, gone, text = state.left, len(state.discards), self.text
        more, wider = larger(text), beyond(text)
        aside = 24 + 8 * more + 130 * wider
        around = SMALL.adjusted(-aside, -20, aside, 60 + 16 * more + 24 * wider)
        self.pile.draw(around.translated(PILE), lambda painter: piles.paint_pile(painter, left, text), left + 1)
        what = (gone, discarding, text)
        self.gone.draw(around.translated(DISCARDS), lambda painter: piles.paint_gone(painter, *what), what)
