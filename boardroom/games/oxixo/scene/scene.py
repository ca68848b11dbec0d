"""Oxixo's table top: the board with its cubes, how they are taken, and how a push happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.games.oxixo.rules import FLAG, PARTNER, SELF, Move, OxixoState
from boardroom.games.oxixo.scene import advice
from boardroom.games.oxixo.scene.films import SLOWER, push_film
from boardroom.games.oxixo.scene.geometry import HOME, entry_side
from boardroom.games.oxixo.scene.marks import Marks, pushed_line
from boardroom.games.oxixo.scene.picking import OxixoPicking, OxixoTarget
from boardroom.games.oxixo.scene.pieces.arrows import arrow_place
from boardroom.games.oxixo.scene.pieces.board import paint_ground
from boardroom.games.oxixo.scene.pieces.cubes import Pose
from boardroom.games.oxixo.scene.table_top import OxixoTableTop
from boardroom.games.oxixo.tables import CELLS
from boardroom.ui.table.fanfare import Light
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.room import affordable
from boardroom.ui.table.traces import Trace


class OxixoScene(PickScene[OxixoState, Move, OxixoTarget]):
    """The board with its 25 cubes, and with teams the seats around it."""

    picking: OxixoPicking
    ring_gap = 6.0  # cubes have edges of their own
    traces_at = 16.0  # on the cubes, below what is held over them
    veil_at = 26.5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(OxixoPicking(), parent)
        self.setSceneRect(HOME)
        self.top = OxixoTableTop(self)
        self.marks = Marks(self, self.top)

    # ---------------------------------------------------------------- drawing

    def lay(self, view: View[OxixoState, Move]) -> None:
        self.marks.clear()
        self.top.lay(
            view.state.seats, self.theme, self.show_coordinates, affordable(self.text_scale, self.room, HOME.size())
        )
        self.setSceneRect(self.top.layout.home)
        self.top.stand(view, self.players)
        self.marks.show_last(view)

    def arrange(self, speed: float) -> None:
        if self.picking.acting:
            wrong = -1 if self.wrong is None else self.wrong.cell
            dragged = self.dragged is not None
            self.marks.arrange(self.picking, self.show_targets, not self.traced, wrong, dragged, speed)

    def nudge(self, target: OxixoTarget, by: float) -> None:
        cube = self.top.cube_on(target.cell)
        cube.nudge = by
        cube.place(cube.pose)

    def show_hint(self, move: Move | None) -> None:
        """Draw a way from the cube around the board to where it should go in."""
        if move is None or move == FLAG:
            self.top.hint.clear()
        else:
            advice.draw_hint(self.top.hint, self.top.layout, self.theme, *move[:2], self.top.board.letters)

    def show_recall(self, move: Move | None) -> None:
        if move is None or move == FLAG:
            self.top.recalled.clear()
        else:
            advice.draw_recall(self.top.recalled, self.top.layout, self.theme, *move[:2], self.top.board.letters)

    def trace_place(self, target: OxixoTarget) -> QRectF:
        """A cube that isn't where it was, while one chooses, bears no mark."""
        stirred = target.cell in self.marks.stirred(self.picking)
        return QRectF() if stirred else self.place(target).adjusted(-3, -3, 3, 3)

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        """Frame the line that was pushed, where a turn is looked at alone."""
        pushes = [step.move for step in trace.steps if isinstance(step.move, Move) and step.move != FLAG]
        lines = (pushed_line(self.top.layout, self.theme, *move[:2], "look") for move in pushes if alone)
        return [stroke for line in lines for stroke in line]

    def film(self, step: Step[OxixoState, Move], slow: bool) -> Film | None:
        """Show a push happen; resigning and a fallen flag move nothing."""
        move, top = step.move, self.top
        if not isinstance(move, Move) or move == FLAG:
            return None
        if self.picking.origin != move.origin:  # what a person has lifted goes on from there
            top.stand(step.before, self.players)
        if top.cube_on(move.origin).turning:
            top.settler.finish()
        top.settler.stop()
        self.marks.clear()
        top.winning.show_lines([], False)
        film = push_film(top, step, move, partial(self.lay, step.after))
        film.slower = SLOWER if slow else 1.0
        return film

    def glory(self, view: View[OxixoState, Move]) -> Sequence[Light]:
        """Let the cubes of the finished line flare up one after the other."""
        cells = sorted(self.top.winning.cells)
        gold = self.theme.color("look")
        return [
            Light(self.top.layout.top_face().translated(self.top.layout.face(cell).topLeft()), gold, at / 5)
            for at, cell in enumerate(cells)
        ]

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        paint_ground(painter, rect, HOME.center() - QPointF(0, 6), self.theme)

    # ---------------------------------------------------------------- where things are

    def place(self, target: OxixoTarget) -> QRectF:
        top = self.top
        match target.kind:
            case "cell":
                return top.layout.face(target.cell)
            case "entry":
                origin = self.hint.origin if self.hint and not self.picking.picked else self.picking.origin
                at = arrow_place(top.layout, target.cell, entry_side(origin, target.cell))
                return QRectF(at - QPointF(24, 24), at + QPointF(24, 24))
            case "dot":
                return top.teams.pill(target.dot) if self.picking.stage == "dot" else QRectF()
            case "held":
                return top.cube_on(self.picking.origin).mapRectToScene(top.layout.body.boundingRect())

    def target_at(self, point: QPointF) -> OxixoTarget | None:
        top, picking = self.top, self.picking
        if picking.stage == "dot":
            for dot in (SELF, PARTNER):
                if top.teams.pill(dot).contains(point):
                    return OxixoTarget("dot", dot=dot)
        if picking.picked:
            held = OxixoTarget("held", picking.origin)
            if self.dragged is None and self.place(held).contains(point):
                return held
            for arrow in self.marks.arrows:
                if arrow.zone.contains(point):
                    return OxixoTarget("entry", arrow.entry)
        for cell in range(CELLS):
            half = top.layout.gap / 2
            if top.layout.face(cell).adjusted(-half, -half, half, top.layout.front).contains(point):
                return OxixoTarget("cell", cell)
        return None

    def cursor_at(self, target: OxixoTarget) -> Qt.CursorShape:
        return Qt.CursorShape.OpenHandCursor if target.kind == "held" else super().cursor_at(target)

    # ---------------------------------------------------------------- dragging a cube

    def grab(self, target: OxixoTarget) -> Callable[[QPointF], None] | None:
        if not self.picking.take(target):
            return None
        lay, cube = self.top.layout, self.top.cube_on(self.picking.origin)
        start = cube.pose

        def along(way: QPointF) -> None:
            cube.place(Pose(start.file + way.x() / lay.pitch, start.rank - way.y() / lay.row, lay.lift, 1.07))
            self.top.moved()

        return along

    def over(self, point: QPointF) -> OxixoTarget | None:
        """A cube that is dragged goes in somewhere, or back to where it was."""
        target = self.target_at(point)
        return target if target is not None and target.kind == "entry" else None
