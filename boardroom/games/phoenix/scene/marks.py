"""How the table shows a person's choice: what can be taken, where it can go, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.games.phoenix.rules import PhoenixState, Play
from boardroom.games.phoenix.scene import aiming
from boardroom.games.phoenix.scene.films import HELD, LIFT
from boardroom.games.phoenix.scene.foresight import Foreseen, foresee
from boardroom.games.phoenix.scene.geometry import (
    CUBE,
    CUBE_FOOT,
    FAR,
    GHOST_ROWS,
    GHOST_SMALL,
    LEDGES,
    NEAR,
    Stance,
    beyond,
    card_box,
    column,
    cube_stance,
    cube_x,
    felt,
    larger,
    near_card,
    pawn_stance,
    raised,
)
from boardroom.games.phoenix.scene.palette import ACT, ACT_BRIGHT, INK, ON_ACT
from boardroom.games.phoenix.scene.picking import DISCARD_BUTTON, DISCARD_PILE, PIECES, PhoenixPicking, PhoenixTarget
from boardroom.games.phoenix.scene.pieces import piles
from boardroom.games.phoenix.scene.pieces.brush import pen, write
from boardroom.games.phoenix.scene.pieces.signs import paint_disc
from boardroom.games.phoenix.scene.pieces.sketch import Sketch
from boardroom.games.phoenix.scene.pieces.standing import StandingPiece
from boardroom.games.phoenix.scene.table_top import PhoenixTableTop
from boardroom.games.phoenix.scene.words import card_kind, move_words
from boardroom.games.phoenix.tables import LINE, SPECTRUM, is_sorted, shifts
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.translation import translate
from boardroom.ui.table.cards import CardPose
from boardroom.ui.table.easing import Way

HOVER: Final = 110.0  # milliseconds
HOT: Final = 12.0  # how far a card comes up that is pointed at


def card_pose(picking: PhoenixPicking, slot: int, text: float) -> CardPose:
    """Return where a card of the near hand lies, stands out or is held."""
    count = len(picking.hand)
    if slot == picking.slot:
        return raised(slot, count, text)
    pose = near_card(slot, count, text)
    hot = picking.acting and picking.pointed == PhoenixTarget("card", slot)
    return pose._replace(y=pose.y - HOT) if hot else pose


def button_box(picking: PhoenixPicking, text: float) -> QRectF:
    """Return where the button that discards the chosen card is: on its upper edge."""
    held = raised(picking.slot, len(picking.hand), text)
    wide = 92 + 58 * larger(text) + 70 * beyond(text)
    high = 33 + 11 * (text - 1)  # in the smallest window 24 pixels
    return QRectF(held.x - wide / 2, held.y + card_box(text).top() - high, wide, high)


def played_box(text: float) -> QRectF:
    """Return where the list of what has been played opens."""
    more, wider = larger(text), beyond(text)
    return QRectF(606 - 206 * more - 440 * wider, 108 - 84 * more, 204 + 206 * more + 640 * wider, 278 + 226 * more)


def stance(target: PhoenixTarget) -> Stance:
    """Return where a pawn or a cube stands when it isn't taken."""
    return cube_stance(target.at) if target.kind == "cube" else pawn_stance(target.side, target.at)


class PhoenixMarks:
    """What is lit, lifted and drawn over the table around a choice."""

    def __init__(self, top: PhoenixTableTop) -> None:
        self._top = top
        self.aim, self.above, self.ghost = top.add(Sketch(28)), top.add(Sketch(45)), top.add(Sketch(46))
        self.button, self.played = top.add(Sketch(82)), top.add(Sketch(115))

    def clear(self) -> None:
        """Take away all that shows a choice."""
        for sketch in (self.aim, self.above, self.ghost, self.button, self.played):
            sketch.clear()

    def arrange(self, picking: PhoenixPicking, targets: bool, dragged: PhoenixTarget | None, speed: float) -> None:
        """Show where a person is in choosing a move; who only looks on can read what has been played."""
        self.clear()
        if picking.pointed == DISCARD_PILE and picking.state.discards and not picking.picked:
            self._show_played(picking.state)
        if picking.acting:
            self._arrange_choice(picking, targets, dragged, speed)

    def _arrange_choice(
        self, picking: PhoenixPicking, targets: bool, dragged: PhoenixTarget | None, speed: float
    ) -> None:
        top, view, move = self._top, picking.view, picking.considered
        assert view is not None
        foreseen = foresee(view.state, move) if isinstance(move, Play) else None
        top.stack()
        length = LIFT if picking.picked else HOVER
        cards, pieces = self._arrange_hand(picking, targets), self._arrange_pieces(picking, targets)
        top.cards_settle.go([Way(top.hand[t.at], pose, length) for t, pose in cards.items() if t != dragged], speed)
        top.pieces_settle.go([Way(self.piece(t), pose, length) for t, pose in pieces.items() if t != dragged], speed)
        if picking.stage == "target":
            self._draw_ways(picking)
        if isinstance(move, Play) and foreseen is not None:
            if move.card in ("X", "R"):
                self._draw_direct(move)
            self._draw_ghost(picking, move, foreseen)
        if picking.picked:
            self._draw_button(button_box(picking, top.text), picking.pointed == DISCARD_BUTTON)
        top.draw_info(view, foreseen)
        top.draw_piles(view.state, bool(picking.picked))

    def _show_played(self, state: PhoenixState) -> None:
        """List what has been played."""
        text, box = self._top.text, played_box(self._top.text)
        self.played.draw(
            box.adjusted(-40, -40, 40, 40), lambda painter: piles.paint_played(painter, box, state.discards, text)
        )

    def _arrange_hand(self, picking: PhoenixPicking, targets: bool) -> dict[PhoenixTarget, CardPose]:
        for slot, what in enumerate(picking.hand):
            lit = "act" if targets and not picking.picked else ""
            if slot == picking.slot:
                lit = "held"
                self._top.hand[slot].setZValue(80)
            elif picking.pointed == PhoenixTarget("card", slot):
                lit = "hot"
            self._top.show_card(slot, what, lit)
        return {
            PhoenixTarget("card", slot): card_pose(picking, slot, self._top.text) for slot in range(len(picking.hand))
        }

    def _arrange_pieces(self, picking: PhoenixPicking, targets: bool) -> dict[PhoenixTarget, Stance]:
        stances, hot, first = {}, self._hot(picking), picking.stage == "piece"
        for target in PIECES:
            lit, up = "", 0.0
            if target in picking.picked:
                lit, up = "held", 26.0 if target.kind == "cube" else HELD
            elif picking.goes_on(target) and (first or target.kind == "cube"):
                lit = "hot" if target in hot else "act" if targets or not first else ""
                up = 7.0 if first and target in hot else 0.0
            piece = self.piece(target)
            piece.show_as(piece.colour, lit)
            stances[target] = stance(target)._replace(up=up)
        return stances

    def _hot(self, picking: PhoenixPicking) -> Sequence[PhoenixTarget | None]:
        """Return what stands out: what is pointed at, with what it would change places at once."""
        match picking.considered:
            case Play("X", here, _):
                return PhoenixTarget("mine", here), PhoenixTarget("theirs", here)
            case Play("R", here, there):
                return PhoenixTarget("mine", here), PhoenixTarget("mine", there)
        return (picking.pointed,)

    def piece(self, target: PhoenixTarget) -> StandingPiece:
        """Return the pawn or cube at a place."""
        return (self._top.cubes if target.kind == "cube" else self._top.pawns[target.side])[target.at]

    def _draw_ways(self, picking: PhoenixPicking) -> None:
        """Show where the taken piece can go, and how."""
        origin, targets, move = picking.origin, picking.places(), picking.considered
        hot = picking.pointed.at if isinstance(move, Play) and picking.pointed is not None else -1
        cubes, both, text = picking.kind == "cube", not shifts(picking.card), self._top.text
        if not cubes:
            self.aim.draw(felt(self._top.text), lambda painter: aiming.paint_targets(painter, NEAR, targets, hot))

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
                aiming.paint_pills(painter, NEAR, targets, hot, text)
                if hot >= 0 and not both:
                    aiming.paint_chevrons(painter, NEAR, origin, hot)

        self.above.draw(felt(self._top.text), above)

    def _draw_direct(self, move: Play) -> None:
        """Show what an Exchange or a Rotation would swap."""
        text = self._top.text

        def above(painter: QPainter) -> None:
            if move.card == "X":
                x = column(move.here)
                for aside, start, end in ((-30, 202, 318), (30, 318, 202)):
                    path = aiming.hop_across(QPointF(x, start), QPointF(x, end), aside)
                    aiming.paint_hop(painter, path, True)
                aiming.paint_pills(painter, NEAR, [move.here], move.here, text)
                aiming.paint_pills(painter, FAR, [move.here], move.here, text)
            else:
                y = LEDGES[NEAR]
                path = aiming.hop(QPointF(column(0), y - 62), QPointF(column(LINE - 1), y - 62), y - 104, True)
                aiming.paint_hop(painter, path, True)
                aiming.paint_pills(painter, NEAR, [0, LINE - 1], -1, text)

        self.above.draw(felt(self._top.text), above)

    def _draw_ghost(self, picking: PhoenixPicking, move: Play, foreseen: Foreseen) -> None:
        """Show what would come of a move: the line, or the cubes, or where it changes both lines the two of them."""
        state, near, text = picking.state, picking.near, self._top.text
        in_order = [is_sorted(line, foreseen.cubes) for line in foreseen.lines]
        changed = [
            [place for place in range(LINE) if before[place] != after[place]]
            for before, after in zip(state.lines, foreseen.lines, strict=True)
        ]
        shifted = [place for place in range(SPECTRUM) if state.cubes[place] != foreseen.cubes[place]]
        name, _, way = move_words(move).partition(": ")
        if move.card == "X":
            name, way = card_kind("X"), translate("Phoenix", "in column {place}").format(place=move.here + 1)
        praise = translate("Phoenix", "In cube order") if in_order[near] and move.card != "X" else ""

        def paint(painter: QPainter) -> None:
            if move.card == "X":
                for seat, line in enumerate(foreseen.lines):
                    base = GHOST_ROWS[self._top.side(seat)]
                    aiming.paint_ghost_line(painter, line, changed[seat], in_order[seat], base, GHOST_SMALL)
                    paint_disc(painter, QPointF(column(LINE - 1) + 38, base - 8), 8, seat)
            elif move.card[0] == "Q":
                aiming.paint_ghost_cubes(painter, foreseen.cubes, shifted)
            else:
                aiming.paint_ghost_line(painter, foreseen.lines[near], changed[near], in_order[near])
            aiming.paint_words(painter, name, way, praise, text)

        self.ghost.draw(felt(self._top.text), paint)

    def _draw_button(self, box: QRectF, hot: bool) -> None:
        ink, said, text = ON_ACT if hot else INK, translate("Phoenix", "Discard"), self._top.text

        def paint(painter: QPainter) -> None:
            shape = rounded(box, box.height() / 2)
            paint_blurred(painter, shape, shade("#000000", 0.5), 4, QPointF(0, 3))
            painter.fillPath(shape, QColor(ACT if hot else "#2E2834"))
            painter.strokePath(shape, pen(ACT_BRIGHT if hot else ACT, 1.6))
            middle = box.center()
            write(
                painter, middle.x(), middle.y() + 5 * text, said, 14 * text, ink, 0.5, bold=True, most=box.width() - 12
            )

        self.button.draw(box.adjusted(-16, -16, 16, 18), paint)
