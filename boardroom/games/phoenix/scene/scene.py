"""Phoenix's table top: the felt with its cubes and lines, two hands and two piles, and how cards are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardroom.core.match import Step, View
from boardroom.games.phoenix.rules import Deal, Discard, Move, PhoenixState, Play
from boardroom.games.phoenix.scene import recap, words
from boardroom.games.phoenix.scene.advice import draw_advice
from boardroom.games.phoenix.scene.films import HELD, SLOWER, add_tableau, film_of
from boardroom.games.phoenix.scene.geometry import (
    CUBE,
    CUBE_FOOT,
    CUBE_PITCH,
    DISCARDS,
    HOME,
    LEDGES,
    NEAR,
    PILE,
    PITCH,
    SMALL,
    card_box,
    column,
    cube_box,
    cube_x,
    home,
    ledge_front,
    pawn_box,
)
from boardroom.games.phoenix.scene.marks import PhoenixMarks, button_box, card_pose
from boardroom.games.phoenix.scene.palette import LIGHTS
from boardroom.games.phoenix.scene.picking import (
    DISCARD_BUTTON,
    DISCARD_PILE,
    PIECES,
    PhoenixPicking,
    PhoenixTarget,
)
from boardroom.games.phoenix.scene.pieces.felt import paint_ground
from boardroom.games.phoenix.scene.pieces.score_panel import worth_box
from boardroom.games.phoenix.scene.pieces.tableau import TableauPlan, tableau_box
from boardroom.games.phoenix.scene.table_top import PhoenixTableTop
from boardroom.games.phoenix.tables import LINE, SPECTRUM
from boardroom.ui.paint.ground import Ground
from boardroom.ui.table.fanfare import Light, boxed
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke, Strokes
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.room import affordable
from boardroom.ui.table.scene import Cell
from boardroom.ui.table.traces import Trace


class PhoenixScene(PickScene[PhoenixState, Move, PhoenixTarget]):
    """The felt with its cubes and lines, two hands, two piles, and the score."""

    picking: PhoenixPicking
    ring_gap = 5.0
    traces_at = 44.0  # below what shows a choice
    veil_at = 85.5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PhoenixPicking(), parent)
        self.setSceneRect(HOME)
        self.top = PhoenixTableTop(self)
        self.marks = PhoenixMarks(self.top)
        self._ground = Ground(HOME, paint_ground)

    # ---------------------------------------------------------------- drawing

    def lay(self, view: View[PhoenixState, Move]) -> None:
        self.marks.clear()
        text = affordable(self.text_scale, self.room, HOME.size())
        self.top.lay(view, self.players, self.theme, self.show_coordinates, text)
        self.setSceneRect(home(text))

    def arrange(self, speed: float) -> None:
        self.marks.arrange(self.picking, self.show_targets, self.dragged, speed)

    def redraw(self) -> None:
        self.top.forget()
        super().redraw()

    def show_hint(self, move: Move | None) -> None:
        """Draw the card, and the way of the pieces."""
        self._advise(self.top.hint, move, quiet=False)

    def show_recall(self, move: Move | None) -> None:
        self._advise(self.top.recalled, move, quiet=True)

    def _advise(self, strokes: Strokes, move: Move | None, quiet: bool) -> None:
        view, picking = self.picking.view, self.picking
        if not quiet or self.hint is None:
            for lying in self.top.hand:
                lying.advise(())
        if view is None or not isinstance(move, Play | Discard):
            strokes.clear()
            return
        side = self.top.side(view.turn if view.turn >= 0 else picking.near)
        card = self.top.hand[picking.hand.index(move.card)] if side == NEAR and move.card in picking.hand else None
        if quiet and isinstance(self.hint, Play | Discard) and self.hint.card == move.card:
            card = None  # it is the hint's
        draw_advice(strokes, move, side, card, quiet)

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        return recap.trace_lines(trace, alone)

    def prompt(self) -> tuple[str, str]:
        if self.step is not None and self.top.tableau.told:
            return words.headline(self.step.after.state, self.players)
        return super().prompt()

    def nudge(self, target: PhoenixTarget, by: float) -> None:
        if target in PIECES:
            piece = self.marks.piece(target)
            piece.setX(piece.pose.x + by)

    def film(self, step: Step[PhoenixState, Move], slow: bool) -> Film | None:
        """Show a card played, thrown away or drawn; a hand that it ends shows how. Resigning moves nothing."""
        move, top, before, after = step.move, self.top, step.before, step.after.state
        if not isinstance(move, Play | Discard | Deal):
            return None
        top.settle()
        self.marks.clear()
        top.draw_info(before, None)
        top.draw_piles(before.state, False)
        top.tableau.hide()
        film = film_of(top, before.state, after, step.seat, move)
        for card in top.hand:
            card.show_as(card.what, card.form)
        film.slower = SLOWER if slow and (before.state.drawn or not isinstance(move, Deal)) else 1.0
        if len(after.done) > len(before.state.done):
            film.waits, players = not after.over, self.players
            add_tableau(
                film,
                lambda strength, swept: top.tableau.show(
                    after, players, top.near, top.text, strength, swept, passing=True
                ),
                partial(self._show_hand, after),
            )
        return film

    def _show_hand(self, after: PhoenixState) -> None:
        """A hand is over and its tableau appears: say so, and be glad of it; at the very end there is a finale."""
        self.show_choice()
        if not after.over and not self.again:
            self.cheer(self._flares(after))

    def glory(self, view: View[PhoenixState, Move]) -> Sequence[Light]:
        return self._flares(view.state) if view.state.done else ()

    def _flares(self, state: PhoenixState) -> list[Light]:
        """Let the cubes of the last hand flare up in their order."""
        return [
            Light(boxed(box, 6), QColor(LIGHTS[colour]), at / SPECTRUM)
            for at, (box, colour) in enumerate(zip(TableauPlan(self.top.text).cubes, state.done[-1].cubes, strict=True))
        ]

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, rect, self.theme)

    def cells(self) -> list[Cell]:
        """List how a hand ended while that is shown, and all that can be named on the table."""
        told = self.top.tableau.told
        return [*([Cell("tableau", told, tableau_box(self.top.text), self.moving)] if told else []), *super().cells()]

    # ---------------------------------------------------------------- where things are

    def place(self, target: PhoenixTarget) -> QRectF:
        text = self.top.text
        match target.kind:
            case "card":
                return card_pose(self.picking, target.at, text).covers(card_box(text).size())
            case "mine" | "theirs":
                return QRectF(column(target.at) - 28, LEDGES[target.side] - 60, 56, 90)
            case "cube":
                return QRectF(cube_x(target.at) - 42, CUBE_FOOT - CUBE - 22, 84, CUBE + 26)
            case "discard":
                return button_box(self.picking, text)
            case "discards":
                return SMALL.translated(DISCARDS)
            case "pile":
                return SMALL.translated(PILE)
            case "worth":
                return worth_box(target.at, text)

    def lit_place(self, target: PhoenixTarget) -> QRectF:
        """Let neighbours be seen without a gap, and with a pawn the dot below it, which says whether it is in place."""
        place, text = self.place(target), self.top.text
        if target.kind == "cube":
            aside = (CUBE_PITCH - place.width()) / 2
            return place.adjusted(-aside, 0, aside, 0)
        if target.kind in ("mine", "theirs"):
            aside = (PITCH - place.width()) / 2
            return place.adjusted(-aside, 0, aside, 9 + ledge_front(text))
        return place

    def target_at(self, point: QPointF) -> PhoenixTarget | None:
        picking = self.picking
        cards = [PhoenixTarget("card", slot) for slot in reversed(range(len(picking.hand)))]
        if picking.picked:
            if button_box(picking, self.top.text).adjusted(-4, -4, 4, 4).contains(point):
                return DISCARD_BUTTON
            cards.insert(0, picking.picked[0])
        for card in cards:
            item = self.top.hand[card.at]
            if card != self.dragged and item.covers_point(point, below=14 if item.lit in ("hot", "held") else 0):
                return card
        if SMALL.translated(DISCARDS).adjusted(-8, -8, 8, 44).contains(point):
            return DISCARD_PILE
        if SMALL.translated(PILE).contains(point):
            return PhoenixTarget("pile")
        for piece in reversed(PIECES):
            box = cube_box(piece.at) if piece.kind == "cube" else pawn_box(piece.side, piece.at)
            if box.contains(point):
                return piece
        worths = (target for target in picking.targets() if target.kind == "worth")
        return next((worth for worth in worths if self.place(worth).contains(point)), None)

    # ---------------------------------------------------------------- dragging a card or a piece

    def grab(self, target: PhoenixTarget) -> Callable[[QPointF], None] | None:
        if not self.picking.take(target):
            return None
        self.top.settle()
        if target.kind == "card":
            card = self.top.hand[target.at]
            lying = card.pose
            return lambda way: card.place(lying._replace(x=lying.x + way.x(), y=lying.y + way.y(), turn=0.0))
        piece = self.marks.piece(target)
        standing = piece.pose

        def along(way: QPointF) -> None:
            piece.place(standing._replace(x=standing.x + way.x(), up=max(-20.0, min(90.0, HELD - way.y()))))

        return along

    def over(self, point: QPointF) -> PhoenixTarget | None:
        """A card goes to the discards, a piece to another place of its row, or past its end."""
        dragged = self.dragged
        if dragged is None or dragged.kind == "card":
            target = self.target_at(point)
            return target if target == DISCARD_PILE else None
        cube = dragged.kind == "cube"
        first, pitch, count = (cube_x(0), CUBE_PITCH, SPECTRUM) if cube else (column(0), PITCH, LINE)
        if abs(point.y() - (270 if cube else LEDGES[NEAR])) >= 130:
            return None
        place = round((self.marks.piece(dragged).pose.x - first) / pitch)
        return dragged._replace(at=max(-1, min(count, place))) if place != dragged.at else None
