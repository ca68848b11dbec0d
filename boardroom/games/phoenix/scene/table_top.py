"""Everything that lies on Phoenix's table, and how it is arranged for a position and for a person's choice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from boardroom.core.game import Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, Play, State
from boardroom.games.phoenix.scene import aiming, sheet
from boardroom.games.phoenix.scene.brush import pen, write
from boardroom.games.phoenix.scene.cards import Card, paint_back
from boardroom.games.phoenix.scene.felt import Felt
from boardroom.games.phoenix.scene.foresight import Foreseen, foresee, scoring_runs, worth_now
from boardroom.games.phoenix.scene.geometry import (
    CUBE,
    CUBE_FOOT,
    DISCARDS,
    FAR,
    FELT,
    LEDGES,
    NEAR,
    PILE,
    SMALL,
    Pose,
    column,
    cube_x,
    far_card,
    foot,
    near_card,
    raised,
)
from boardroom.games.phoenix.scene.items import Cube, Pawn, Piece, Sketch
from boardroom.games.phoenix.scene.moving import HELD, HOVER, LIFT, Placed, Settler
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, INK, MUTED, mix, shade
from boardroom.games.phoenix.scene.picking import Picking, Target
from boardroom.games.phoenix.scene.words import change_word, move_words, player_word, translate
from boardroom.games.phoenix.tables import HAND, LINE, SPECTRUM, is_sorted
from boardroom.ui.shadows import paint_blurred, rounded
from boardroom.ui.theme import LIGHT, Theme

_LAID: tuple[Pose, ...] = ((DISCARDS.x() - 3, DISCARDS.y() + 3, -9.0), (DISCARDS.x() + 3, DISCARDS.y() + 2, 6.0))
_TOP: Pose = (DISCARDS.x(), DISCARDS.y(), -1.5)
BUTTON = QRectF(-46, -13, 92, 26)
PLAYED = QRectF(606, 108, 204, 278)


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
        self.felt = Felt(LIGHT)
        self.cubes = [Cube() for _ in range(SPECTRUM)]
        self.pawns = ([Pawn() for _ in range(LINE)], [Pawn() for _ in range(LINE)])  # near, far
        self.hand = [Card(LIGHT) for _ in range(HAND)]
        self.far_hand = [Card(LIGHT) for _ in range(HAND)]
        self.laid = [Card(LIGHT) for _ in range(3)]
        self.flying = Card(LIGHT)
        self.ledges, self.info, self.pile = Sketch(3), Sketch(4), Sketch(5)
        self.far_aim, self.aim, self.above, self.ghost = Sketch(9), Sketch(28), Sketch(45), Sketch(46)
        self.button, self.recalled, self.hint, self.focus = Sketch(92), Sketch(108), Sketch(110), Sketch(112)
        self.played, self.tableau, self.ribbons = Sketch(115), Sketch(120), Sketch(121)
        self.settler = Settler(scene)
        self.felt.setZValue(0)
        self.flying.setZValue(100)
        self.flying.setVisible(False)
        self._rest_order()
        items: list[QGraphicsItem] = [
            self.felt, *(cube.glow for cube in self.cubes), *self.cubes, *self.pawns[0], *self.pawns[1], *self.hand,
            *self.far_hand, *self.laid, self.flying, self.ledges, self.info, self.pile, self.far_aim, self.aim,
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
        for sketch in (self.ledges, self.info, self.pile, self.tableau):
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
        self._draw_pile(state, False)
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

        def paint(painter: QPainter) -> None:
            if len(state.cubes) == SPECTRUM:
                aiming.paint_spill(painter, state.cubes)
            for seat in (0, 1):
                if len(state.lines[seat]) == LINE:
                    for run in scoring_runs(state.lines[seat]):
                        aiming.paint_run(painter, self.side(seat), *run, self.coordinates)
            aiming.paint_last(painter, marks, cubes)

        self.ledges.draw(FELT, paint, (state.cubes, state.lines, self.near, marks, cubes))

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
                sheet.paint_player(painter, side, seat, player_word(seat, players), seat == on_turn)
                if now is not None:
                    sheet.paint_worth(painter, side, now[seat], foreseen.points[seat] if foreseen else None)

        what = (state.done, now, len(state.discards), state.drawn, on_turn, self.near, foreseen, list(players))
        self.info.draw(FELT, paint, what)

    def _draw_pile(self, state: State, discarding: bool) -> None:
        left, gone = state.left, len(state.discards)

        def paint(painter: QPainter) -> None:
            slot = rounded(SMALL.translated(PILE), 8)
            if left:
                low = rounded(QRectF(PILE.x() - 36, PILE.y() - 40, 80, 106), 10)
                paint_blurred(painter, low, shade("#000000", 0.6), 8, QPointF())
                for k in range(min(9, 1 + left // 4), 0, -1):
                    edge = mix("#5B5262", "#2A252E", (k % 2) * 0.6)
                    box = SMALL.translated(PILE.x() + k * 0.35, PILE.y() + k * 1.3)
                    painter.fillPath(rounded(box, 8), edge)
                    painter.strokePath(rounded(box, 8), pen("#17141A", 0.6))
                painter.save()
                painter.translate(PILE)
                paint_back(painter, SMALL)
                painter.restore()
            else:
                painter.strokePath(slot, pen(shade("#8A7E96", 0.5), 1.2, (5, 5)))
            if not gone:
                painter.strokePath(rounded(SMALL.translated(DISCARDS), 8), pen(shade("#8A7E96", 0.5), 1.2, (5, 5)))
            if discarding:
                ring = rounded(SMALL.translated(DISCARDS).adjusted(-7, -7, 7, 7), 14)
                painter.strokePath(ring, pen(ACT, 2, (6, 5)))
            write(painter, PILE.x(), PILE.y() + 88, str(left), 20, INK, 0.5, bold=True)
            write(painter, PILE.x(), PILE.y() + 104, translate("Phoenix", "left to draw"), 12, MUTED, 0.5, most=104)
            write(painter, DISCARDS.x(), DISCARDS.y() + 88, str(gone), 20, INK, 0.5, bold=True)
            write(
                painter, DISCARDS.x(), DISCARDS.y() + 104, translate("Phoenix", "discarded"), 12, MUTED, 0.5, most=104
            )

        self.pile.draw(FELT, paint, (left, gone, discarding))

    def show_tableau(self, state: State, strength: float = 1.0, ribbon: float = 1.0, passing: bool = False) -> None:
        """Show how a hand ended; passing: a press goes on."""
        players, order = self.players, self.order[::-1]
        what = (state.done, self.near, list(players), passing)
        self.tableau.draw(FELT, lambda painter: sheet.paint_tableau(painter, state, players, order, passing), what)
        self.ribbons.draw(sheet.TABLEAU, lambda painter: sheet.paint_ribbons(painter, state.done[-1], order, ribbon))
        for sketch in (self.tableau, self.ribbons):
            sketch.setOpacity(strength)

    def hide_tableau(self) -> None:
        """Clear the table for the next hand."""
        self.tableau.clear()
        self.ribbons.clear()

    # ---------------------------------------------------------------- a choice

    def clear_choice(self) -> None:
        """Take away all that shows a choice."""
        for sketch in (self.far_aim, self.aim, self.above, self.ghost, self.button, self.focus, self.played):
            sketch.clear()

    def arrange(self, picking: Picking, targets: bool, dragged: Placed | None, speed: float) -> None:
        """Show where a person is in choosing a move."""
        state, stage, pointed = picking.state, picking.stage, picking.pointed
        move = picking.considered
        foreseen = foresee(state, move) if isinstance(move, Play) else None
        self.clear_choice()
        self._rest_order()
        going = [*self._arrange_hand(picking, targets), *self._arrange_pieces(picking, targets)]
        if stage == "target":
            self._draw_ways(picking)
        elif stage == "piece" and picking.card in ("X", "R") and isinstance(move, Play):
            self._draw_direct(move)
        if isinstance(move, Play) and foreseen is not None:
            self._draw_ghost(picking, move, foreseen)
        if picking.slot >= 0:
            self._draw_button(pointed == Target("discard"))
        if pointed == Target("discards") and state.discards and picking.slot < 0:
            self.show_played()
        assert picking.view is not None
        self.draw_info(picking.view.turn, foreseen)
        self._draw_pile(state, picking.slot >= 0)
        going = [(thing, pose) for thing, pose in going if thing is not dragged]
        self.settler.go(going, (LIFT if stage != "card" else HOVER) / speed if speed else 0)

    def show_played(self) -> None:
        """List what has been played."""
        state = self.state
        assert state is not None
        self.played.draw(
            PLAYED.adjusted(-40, -40, 40, 40), lambda painter: sheet.paint_played(painter, PLAYED, state.discards)
        )

    def _arrange_hand(self, picking: Picking, targets: bool) -> list[tuple[Placed, Pose]]:
        going: list[tuple[Placed, Pose]] = []
        count = len(picking.hand)
        for slot, what in enumerate(picking.hand):
            card, lit, pose = self.hand[slot], "", near_card(slot, count)
            if slot == picking.slot:
                lit, pose = "held", raised(slot, count)
                card.setZValue(80)
            elif picking.pointed == Target("card", slot) and picking.acting:
                lit, pose = "hot", (pose[0], pose[1] - 12, pose[2])
            elif picking.stage == "card" and targets:
                lit = "act"
            card.show_as(what, "face" if what != "?" else "large back", lit)
            going.append((card, pose))
        return going

    def _arrange_pieces(self, picking: Picking, targets: bool) -> list[tuple[Placed, Pose]]:
        going: list[tuple[Placed, Pose]] = []
        stage, sources, pointed = picking.stage, picking.sources(), picking.pointed
        direct = picking.card in ("X", "R")

        def look(piece: Piece, kind: str, place: int, rest: Pose) -> None:
            lit, up = "", 0.0
            mine = kind == picking.kind or (picking.card == "X" and kind == "theirs")
            at_it = pointed is not None and pointed.kind in ("mine", "theirs", "cube") and pointed.at == place
            if direct and at_it and picking.considered is None:
                at_it = False
            if picking.card == "R" and isinstance(picking.considered, Play) and place in (0, LINE - 1):
                at_it = True
            if mine and stage == "piece" and place in sources:
                lit = (
                    "hot" if at_it and (pointed is None or direct or pointed.kind == kind) else "act" if targets else ""
                )
                up = 7.0 if lit == "hot" else 0.0
            elif mine and stage == "target":
                if place == picking.origin:
                    lit, up = "held", HELD if kind != "cube" else 26.0
                elif kind == "cube" and place in picking.targets():
                    lit = "hot" if at_it else "act"
            piece.show_as(piece.colour, lit)
            going.append((piece, (rest[0], rest[1], up)))

        for place, cube in enumerate(self.cubes):
            look(cube, "cube", place, (cube_x(place), CUBE_FOOT, 0.0))
        for side, kind in ((NEAR, "mine"), (FAR, "theirs")):
            for place, pawn in enumerate(self.pawns[side]):
                at = foot(side, place)
                look(pawn, kind, place, (at.x(), at.y(), 0.0))
        return going

    def _draw_ways(self, picking: Picking) -> None:
        """Show where the taken piece can go, and how."""
        origin, targets, move = picking.origin, picking.targets(), picking.considered
        hot = picking.pointed.at if isinstance(move, Play) and picking.pointed is not None else -1
        cubes, both = picking.kind == "cube", picking.swaps
        if not cubes:
            self.aim.draw(FELT, lambda painter: aiming.paint_targets(painter, NEAR, targets, hot))

        def above(painter: QPainter) -> None:
            for place in sorted(targets, key=lambda place: place == hot):
                if cubes:
                    top = CUBE_FOOT - CUBE - 62
                    start, end = QPointF(cube_x(origin), top + 10), QPointF(cube_x(place), top + 34)
                    aiming.paint_hop(painter, aiming.hop(start, end, top - 16, both), place == hot)
                else:
                    y, way = LEDGES[NEAR], 1 if place > origin else -1
                    start = QPointF(column(origin) + 19 * way, y + 17 - HELD - 58)
                    end = QPointF(column(place), y - 62)
                    aiming.paint_hop(painter, aiming.hop(start, end, y - 92, both), place == hot)
            if not cubes:
                aiming.paint_pills(painter, NEAR, targets, hot)
                if hot >= 0 and not both:
                    aiming.paint_chevrons(painter, NEAR, origin, hot)

        self.above.draw(FELT, above)

    def _draw_direct(self, move: Play) -> None:
        """Show what an Exchange or a Rotation would swap."""

        def above(painter: QPainter) -> None:
            if move.card == "X":
                x = column(move.here)
                for aside, start, end in ((-30, 202, 318), (30, 318, 202)):
                    path = aiming.hop_across(QPointF(x, start), QPointF(x, end), aside)
                    aiming.paint_hop(painter, path, True)
                aiming.paint_pills(painter, NEAR, [move.here], move.here)
                aiming.paint_pills(painter, FAR, [move.here], move.here)
            else:
                y = LEDGES[NEAR]
                path = aiming.hop(QPointF(column(0), y - 62), QPointF(column(LINE - 1), y - 62), y - 104, True)
                aiming.paint_hop(painter, path, True)
                aiming.paint_pills(painter, NEAR, [0, LINE - 1], -1)

        self.above.draw(FELT, above)

    def _draw_ghost(self, picking: Picking, move: Play, foreseen: Foreseen) -> None:
        """Show the line, or the cubes, that would come of a move."""
        state, near = picking.state, picking.near
        before, after = state.lines[near], foreseen.lines[near]
        now = worth_now(state)
        in_order = is_sorted(after, foreseen.cubes)
        said = move_words(move)
        name, _, way = said.partition(": ")
        left = (name, way) if way else (translate("Phoenix", "After"), said)
        right = (
            translate("Phoenix", "In cube order") if in_order else translate("Phoenix", "Your line"),
            change_word(now[near], foreseen.points[near]),
        )
        changed = [place for place in range(LINE) if before[place] != after[place]]
        shifted = [place for place in range(SPECTRUM) if state.cubes[place] != foreseen.cubes[place]]

        def paint(painter: QPainter) -> None:
            if move.card[0] == "Q":
                aiming.paint_ghost_cubes(painter, foreseen.cubes, shifted)
            else:
                aiming.paint_ghost_line(painter, after, changed, in_order)
            aiming.paint_words(painter, left, right)

        self.ghost.draw(FELT, paint)

    def button_box(self) -> QRectF:
        """Return where the button that discards the chosen card is."""
        card = next((card for card in self.hand if card.lit == "held"), self.hand[0])
        slot = self.hand.index(card)
        x, y, _ = raised(slot, sum(card.isVisible() for card in self.hand))
        return BUTTON.translated(x, y - 101)

    def _draw_button(self, hot: bool) -> None:
        box = self.button_box()

        def paint(painter: QPainter) -> None:
            shape = rounded(box, 13)
            paint_blurred(painter, shape, shade("#000000", 0.5), 4, QPointF(0, 3))
            painter.fillPath(shape, QColor(ACT if hot else "#2E2834"))
            painter.strokePath(shape, pen(ACT_BRIGHT if hot else ACT, 1.6))
            said = translate("Phoenix", "Discard")
            write(
                painter,
                box.center().x(),
                box.center().y() + 5,
                said,
                14,
                "#10231D" if hot else INK,
                0.5,
                bold=True,
                most=80,
            )

        self.button.draw(box.adjusted(-16, -16, 16, 18), paint)

    def place_of(self, target: Target) -> QRectF:
        """Return where something that can be pressed is."""
        match target.kind:
            case "card":
                card = self.hand[target.at]
                return card.mapRectToScene(card.box)
            case "mine" | "theirs":
                x, y = column(target.at), LEDGES[NEAR if target.kind == "mine" else FAR]
                return QRectF(x - 28, y - 60, 56, 90)
            case "cube":
                return QRectF(cube_x(target.at) - 42, CUBE_FOOT - CUBE - 22, 84, CUBE + 26)
            case "discard":
                return self.button_box()
            case "discards":
                return SMALL.translated(DISCARDS)
            case _:
                return SMALL.translated(PILE)
