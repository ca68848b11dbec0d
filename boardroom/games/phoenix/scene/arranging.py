"""How the table shows a person's choice: what can be taken, where it can go, and what would come of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.games.phoenix.rules import Play
from boardroom.games.phoenix.scene import aiming, sheet
from boardroom.games.phoenix.scene.brush import pen, write
from boardroom.games.phoenix.scene.foresight import Foreseen, foresee, worth_now
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
    foot,
    near_card,
    raised,
)
from boardroom.games.phoenix.scene.items import Piece
from boardroom.games.phoenix.scene.moving import HELD, HOVER, LIFT
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, INK, ON_ACT
from boardroom.games.phoenix.scene.picking import Picking, Target
from boardroom.games.phoenix.scene.table_top import TableTop
from boardroom.games.phoenix.scene.words import card_kind, change_word, move_words, translate
from boardroom.games.phoenix.tables import LINE, SPECTRUM, is_sorted
from boardroom.ui.painting import shade
from boardroom.ui.settling import Placed
from boardroom.ui.shadows import paint_blurred, rounded

BUTTON = QRectF(-46, -13, 92, 26)
PLAYED = QRectF(606, 108, 204, 278)


class ChoiceTable(TableTop):
    """The table of a person who chooses a move."""

    def arrange(self, picking: Picking, targets: bool, dragged: Placed[Pose] | None, speed: float) -> None:
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
        self.draw_pile(state, picking.slot >= 0)
        going = [(thing, pose) for thing, pose in going if thing is not dragged]
        self.settler.go(going, (LIFT if stage != "card" else HOVER) / speed if speed else 0)

    def show_played(self) -> None:
        """List what has been played."""
        state = self.state
        assert state is not None
        self.played.draw(
            PLAYED.adjusted(-40, -40, 40, 40), lambda painter: sheet.paint_played(painter, PLAYED, state.discards)
        )

    def _arrange_hand(self, picking: Picking, targets: bool) -> list[tuple[Placed[Pose], Pose]]:
        going: list[tuple[Placed[Pose], Pose]] = []
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

    def _arrange_pieces(self, picking: Picking, targets: bool) -> list[tuple[Placed[Pose], Pose]]:
        going: list[tuple[Placed[Pose], Pose]] = []
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
        if move.card == "X":
            left = card_kind("X"), translate("Phoenix", "in column {place}").format(place=move.here + 1)
        else:
            name, _, way = move_words(move).partition(": ")
            left = name, way
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
                ON_ACT if hot else INK,
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
