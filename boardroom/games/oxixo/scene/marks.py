"""What shows on the table where a person is in choosing: what can be taken, where it can go, what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Event
from boardroom.core.match import View
from boardroom.games.oxixo.rules import FLAG, Move, OxixoState
from boardroom.games.oxixo.scene.films import LIFT
from boardroom.games.oxixo.scene.geometry import (
    TOWARDS,
    Layout,
    chevron,
    entry_side,
    line_index,
    pairs,
    pushed_cells,
)
from boardroom.games.oxixo.scene.palette import woods
from boardroom.games.oxixo.scene.picking import OxixoPicking, OxixoTarget
from boardroom.games.oxixo.scene.pieces.arrows import Arrow
from boardroom.games.oxixo.scene.pieces.board import LineEnd, end_triangle
from boardroom.games.oxixo.scene.pieces.cubes import Cube, Edge, Pose, Ring, home
from boardroom.games.oxixo.scene.pieces.teams import GROWN, RAISED
from boardroom.games.oxixo.scene.table_top import OxixoTableTop, own_mark
from boardroom.games.oxixo.scene.words import GAME, best_line
from boardroom.games.oxixo.tables import CELLS
from boardroom.ui.paint.painting import shade
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.easing import Way
from boardroom.ui.table.overlay_lines import Stroke, Strokes

HOVER, SLIDE, PLACE = 110.0, 160.0, 180.0  # milliseconds


def last_push(log: Sequence[Event[Move]]) -> Move | None:
    """Return the last push of a log, if there was one."""
    moves = [event.move for event in log[-2:] if isinstance(event.move, Move) and event.move != FLAG]
    return moves[-1] if moves else None


class Marks:
    """Arrows, edges, rings and previews around a choice, and brackets around what was pushed last."""

    def __init__(self, scene: QGraphicsScene, top: OxixoTableTop) -> None:
        self._scene, self._top = scene, top
        self._last: Move | None = None
        self.arrows: list[Arrow] = []
        self.triangle, self.brackets, self.frame = Strokes(1), Strokes(16), Strokes(20)
        self.ghost = Cube(0, top.layout, LIGHT)
        self.ghost.entering = True
        self.ghost.setVisible(False)
        for item in (self.triangle, self.brackets, self.frame, self.ghost):
            scene.addItem(item)

    def clear(self) -> None:
        """Take everything away."""
        self._point_at(())
        for strokes in (self.frame, self.brackets, self.triangle):
            strokes.clear()
        self.ghost.setVisible(False)
        self._top.board.hide_ends(())
        self._top.teams.choose(None)
        for cube in self._top.cubes:
            cube.edge, cube.ring, cube.turning = "", "", False
            cube.refresh()

    def show_last(self, view: View[OxixoState, Move]) -> None:
        """Show what was pushed last, beside no choice."""
        self.ghost.restyle(self._top.layout, self._top.theme)
        self._last = last_push(view.log)
        self._mark_last(hidden=False)

    def arrange(
        self, picking: OxixoPicking, targets: bool, last: bool, wrong: int, dragged: bool, speed: float
    ) -> None:
        """Show where a person is in choosing a move; last: and what was pushed before."""
        top, state, stage, move = self._top, picking.state, picking.stage, picking.considered
        self._point_at([Arrow(top.layout, top.theme, picking.origin, entry) for entry in picking.entries()])
        for arrow in self.arrows:
            arrow.heat(picking.pointed == OxixoTarget("entry", arrow.entry))
        for cube in top.cubes:
            cube.held = cube.turning = False
        places = {top.cubes[ident]: home(cell) for cell, ident in enumerate(top.at)}
        edges: dict[int, Edge] = {}
        if stage == "take" and targets:
            edges = {top.at[cell]: "act" for cell in range(CELLS) if picking.takeable(cell)}
        pointed = picking.pointed
        time = SLIDE
        if stage == "take" and pointed and pointed.kind == "cell" and picking.takeable(pointed.cell):
            cube = top.cube_on(pointed.cell)
            edges[cube.ident] = "hot"
            places[cube] = home(pointed.cell)._replace(height=6.0)
            time = HOVER
        if wrong >= 0:
            edges[top.at[wrong]] = "wrong"
        rings: dict[int, Ring] = {}
        if stage in ("push", "dot"):
            cube = top.cube_on(picking.origin)
            cube.held = True
            edges[cube.ident] = "held"
            places[cube] = Pose(*top.layout.outside(picking.origin), 1.07)
            time = LIFT if move is None else SLIDE
            if move is not None:
                rings = self._foresee(state, move, stage == "push", places)
            if stage == "dot":
                places[cube] = home(picking.entry)._replace(height=RAISED, scale=GROWN)
                cube.mark, cube.dot = own_mark(state), picking.dot_side(picking.dot)
                cube.turning = True
                time = PLACE
            else:
                top.show_mark(cube, state, picking.origin)
            if dragged:
                del places[cube]
        for cube in top.cubes:
            cube.edge, cube.ring = edges.get(cube.ident, ""), rings.get(cube.ident, "")
            cube.refresh()
        self._show_ghost(state, move if stage == "push" else None, rings)
        top.teams.choose(picking if stage == "dot" else None)
        hidden = not last or (self._last is not None and self._last.entry in self.stirred(picking))
        self._mark_last(hidden)
        top.settler.go([Way(cube, pose, time) for cube, pose in places.items()], speed)
        top.moved()

    def stirred(self, picking: OxixoPicking) -> set[int]:
        """Return the cells whose cube isn't where it was, while a person chooses."""
        move = picking.considered
        return {picking.origin, *(pushed_cells(move) if isinstance(move, Move) and picking.picked else ())}

    def _point_at(self, arrows: Sequence[Arrow]) -> None:
        """Put these arrows on the table instead of those that are there, unless they are the same."""
        if [arrow.zone for arrow in arrows] != [arrow.zone for arrow in self.arrows]:
            for arrow in self.arrows:
                self._scene.removeItem(arrow)
            self.arrows = list(arrows)
            for arrow in self.arrows:
                self._scene.addItem(arrow)

    def _mark_last(self, hidden: bool) -> None:
        top, last = self._top, self._last
        ends: set[LineEnd] = {(arrow.side, line_index(arrow.entry, arrow.side)) for arrow in self.arrows}
        if last is None:
            self.brackets.clear()
            self.triangle.clear()
        else:
            side = entry_side(*last[:2])
            here = (side, line_index(last.entry, side))
            draw_last(self.brackets, self.triangle, top.layout, top.theme, *last[:2])
            self.triangle.setVisible(here not in ends)
            self.brackets.setVisible(not hidden)
            ends.add(here)
        top.board.hide_ends(ends)

    def _foresee(self, state: OxixoState, move: Move, ghostly: bool, places: dict[Cube, Pose]) -> dict[int, Ring]:
        """Shift the cubes that a push would move; return whose marks stand out in the line that it makes."""
        top, (x, y) = self._top, TOWARDS[entry_side(move.origin, move.entry)]
        cells = pushed_cells(move)
        after_at = list(top.at)
        for cell, ahead in pairwise(cells):
            pose = home(cell)
            places[top.cube_on(cell)] = Pose(pose.file - x, pose.rank + y, ghost=float(ghostly))
            after_at[ahead] = top.at[cell]
        after_at[move.entry] = -1  # the ghost
        after = GAME.apply(state, move)
        lost = after.ended == "own-goal"
        marks = after.marks(1 - state.side if lost else state.side)
        count, line = best_line(marks)
        if count < 3 or not ghostly:
            return {}
        ring: Ring = "danger" if lost else "act"
        return {after_at[cell]: ring for cell in range(CELLS) if marks & line & 1 << cell}

    def _show_ghost(self, state: OxixoState, move: Move | None, rings: dict[int, Ring]) -> None:
        """Show the cube that would go in at its place, and frame the line that it pushes."""
        top = self._top
        self.ghost.setVisible(move is not None)
        if move is None:
            self.frame.clear()
            return
        self.ghost.ident, self.ghost.mark = top.at[move.origin], own_mark(state)
        self.ghost.ring = rings.get(-1, "")
        self.ghost.place(home(move.entry)._replace(ghost=1.0))
        self.ghost.refresh()
        bad = GAME.apply(state, move).ended == "own-goal"
        token = "danger" if bad else "act"
        self.frame.draw(pushed_line(top.layout, top.theme, move.origin, move.entry, token))


def pushed_line(layout: Layout, theme: Theme, origin: int, entry: int, token: str) -> list[Stroke]:
    """Frame the line that a push moves, with a chevron in every gap that it crosses."""
    side = entry_side(origin, entry)
    frame = QPainterPath()
    frame.addRoundedRect(layout.face(origin).united(layout.face(entry)).adjusted(-4, -4, 4, 4), 12, 12)
    chevrons = QPainterPath()
    for first, second in pairs(origin, entry):
        chevrons.addPath(chevron((layout.centre(first) + layout.centre(second)) / 2, side))
    color, panel = theme.color(token), theme.color("panel")
    return [
        Stroke(frame, theme.color("panel", 0.9), 6), Stroke(frame, color, 3),
        Stroke(chevrons, panel, 8.5), Stroke(chevrons, color, 4),
    ]  # fmt: skip


def draw_last(brackets: Strokes, triangle: Strokes, layout: Layout, theme: Theme, origin: int, entry: int) -> None:
    """Mark the cube that went in last with corners, and its way in with a triangle."""
    wood, box = woods(theme), layout.face(entry).adjusted(-3, -3, 3, 3)
    long, r = 16.0 + 3, 10.0 + 3
    path = QPainterPath()
    for x, y, h, v in (
        (box.left(), box.top(), 1, 1),
        (box.right(), box.top(), -1, 1),
        (box.right(), box.bottom(), -1, -1),
        (box.left(), box.bottom(), 1, -1),
    ):
        path.moveTo(x, y + v * long)
        path.lineTo(x, y + v * r)
        path.quadTo(x, y, x + h * r, y)
        path.lineTo(x + h * long, y)
    brackets.draw([Stroke(path, shade(wood.dark, 0.5), 6), Stroke(path, shade(wood.amber), 3.5)])
    side = entry_side(origin, entry)
    mark = end_triangle(layout, side, line_index(entry, side), 12, 9, 12)
    triangle.draw([Stroke(mark, theme.color("look"), 3, filled=True)])
