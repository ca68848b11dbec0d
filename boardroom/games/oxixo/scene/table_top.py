"""Everything that lies on Oxixo's table, and how it is arranged for a position and for a person's choice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Event
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move, State
from boardroom.games.oxixo.scene import overlay
from boardroom.games.oxixo.scene.board import Board, Lamp, LineEnd
from boardroom.games.oxixo.scene.cubes import Cube, Edge, HeldShadow, Pose, Ring, Shadows, home
from boardroom.games.oxixo.scene.geometry import FIGURE, SEATS, TOWARDS, TWO, entry_side, layout
from boardroom.games.oxixo.scene.lines import WinningLine, winning_lines
from boardroom.games.oxixo.scene.moving import HOVER, LIFT, PLACE, SLIDE, PushFilm
from boardroom.games.oxixo.scene.overlay import Arrow, Overlay
from boardroom.games.oxixo.scene.picking import Picking, Target
from boardroom.games.oxixo.scene.teams import GROWN, RAISED, Teams
from boardroom.games.oxixo.scene.wood import Mark
from boardroom.games.oxixo.scene.words import GAME, best_line
from boardroom.games.oxixo.tables import CELLS, SIZE
from boardroom.ui.settling import Settler
from boardroom.ui.theme import LIGHT, Theme


def pushed_cells(move: Move) -> list[int]:
    """Return the cells that a push empties and fills, from the entry to the gap."""
    step = 1 if abs(move.entry - move.origin) < SIZE else SIZE
    step = step if move.entry < move.origin else -step
    return [*range(move.entry, move.origin, step), move.origin]


def identities(log: Sequence[Event[Move]]) -> list[int]:
    """Return which of the 25 cubes stands on each cell after the moves of a log."""
    at = list(range(CELLS))
    for event in log:
        if isinstance(event.move, Move) and event.move != FLAG:
            cells = pushed_cells(event.move)
            cubes = [at[cell] for cell in cells]
            for cell, cube in zip(cells, [cubes[-1], *cubes[:-1]], strict=True):
                at[cell] = cube
    return at


def last_push(log: Sequence[Event[Move]]) -> Move | None:
    """Return the last push of a log, if there was one."""
    moves = [event.move for event in log[-2:] if isinstance(event.move, Move) and event.move != FLAG]
    return moves[-1] if moves else None


class TableTop:
    """The things on the table: the board, 25 cubes, and what is drawn over them."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.layout, self.theme = TWO, LIGHT
        self.board = Board(TWO, LIGHT)
        self.cubes = [Cube(ident, TWO, LIGHT) for ident in range(CELLS)]
        self.at = list(range(CELLS))  # which cube stands on each cell
        self.ghost = Cube(0, TWO, LIGHT)
        self.ghost.entering = True
        self.ghost.setVisible(False)
        self.shadows = Shadows(TWO, LIGHT, self.cubes)
        self.held_shadow = HeldShadow(TWO, LIGHT)
        self.lamp = Lamp(TWO)
        self.teams = Teams()
        self.winning = WinningLine()
        self.triangle, self.brackets, self.frame = Overlay(1), Overlay(16), Overlay(20)
        self.recalled, self.hint, self.focus = Overlay(27), Overlay(28), Overlay(60)
        self.arrows: list[Arrow] = []
        self.settler = Settler(scene, Pose.between, self.moved)
        self.figure = False  # whether it is a figure of the rulebook
        self._last: Move | None = None
        self._state: State | None = None
        for item in (
            self.board, *self.cubes, self.ghost, self.shadows, self.held_shadow, self.lamp, self.winning,
            self.triangle, self.brackets, self.frame, self.recalled, self.hint, self.focus, *self.teams.items,
        ):  # fmt: skip
            scene.addItem(item)
        self.lamp.setVisible(False)

    # ---------------------------------------------------------------- a position

    def restyle(self, seats: int, theme: Theme, coordinates: bool) -> None:
        """Lay the table for so many seats in a theme."""
        self.layout, self.theme = FIGURE if self.figure else layout(seats), theme
        self.board.restyle(self.layout, theme, coordinates)
        for cube in (*self.cubes, self.ghost):
            cube.restyle(self.layout, theme)
        self.shadows.restyle(self.layout, theme)
        self.held_shadow.restyle(self.layout, theme)
        self.winning.restyle(self.layout, theme)
        self.teams.restyle(self.layout, theme)
        self.lamp.relayout(self.layout)
        self.lamp.setVisible(theme.dark)

    def stand(self, view: View[State, Move], players: Sequence[Player]) -> None:
        """Put everything where it stands in a position."""
        self.settler.stop()
        state = self._state = view.state
        self.at = identities(view.log)
        self._last = last_push(view.log)
        self.clear_choice()
        for cell, ident in enumerate(self.at):
            cube = self.cubes[ident]
            cube.held, cube.ring, cube.veil, cube.nudge = False, "", 0.0, 0.0
            self._show_mark(cube, state, cell)
            cube.place(home(cell))
            cube.refresh()
        self.teams.show_view(view, players)
        self.winning.show_lines(winning_lines(state), state.ended == "own-goal")
        if self.winning.cells:
            self.sweep(1.0)
        self._mark_last(hidden=False)
        self.moved()

    def _show_mark(self, cube: Cube, state: State, cell: int) -> None:
        bit = 1 << cell
        cube.mark = "cross" if state.crosses & bit else "circle" if state.circles & bit else ""
        cube.dot = None
        cube.mark_strength = cube.dot_strength = 1.0
        if state.seats == 4 and cube.mark:
            team = 0 if state.marks(0) & bit else 1
            cube.dot = SEATS[team + (2 if state.dots & bit else 0)]

    def _mark_last(self, hidden: bool) -> None:
        ends: set[LineEnd] = {(arrow.side, overlay.line_index(arrow.entry, arrow.side)) for arrow in self.arrows}
        if self._last is None:
            self.brackets.clear()
            self.triangle.clear()
        else:
            side = entry_side(*self._last[:2])
            here = (side, overlay.line_index(self._last.entry, side))
            overlay.draw_last(self.brackets, self.triangle, self.layout, self.theme, *self._last[:2])
            self.triangle.setVisible(here not in ends)
            self.brackets.setVisible(not hidden)
            ends.add(here)
        self.board.hide_ends(ends)

    def sweep(self, t: float) -> None:
        """Light up the finished line up to a part of its length."""
        self.winning.light(t)
        ring: Ring = "danger" if self.winning.bad else "look"
        for cell, ident in enumerate(self.at):
            cube, lit = self.cubes[ident], self.winning.lit(cell)
            cube.veil = 0.0 if cell in self.winning.cells else min(1.0, t * 2)
            cube.ring = ring if lit else ""
            cube.place(home(cell)._replace(height=8.0 * lit))
            cube.refresh()
        self.moved()

    def moved(self) -> None:
        """Let the shadows follow the cubes."""
        held = next((cube for cube in self.cubes if cube.held), None)
        self.held_shadow.follow(held.pose if held else None)
        self.shadows.follow()

    # ---------------------------------------------------------------- a choice

    def clear_choice(self) -> None:
        """Take away all that shows a choice."""
        for arrow in self.arrows:
            self._scene.removeItem(arrow)
        self.arrows = []
        self.frame.clear()
        self.focus.clear()
        self.ghost.setVisible(False)
        self.teams.choose(None)
        for cube in self.cubes:
            cube.edge, cube.ring, cube.turning = "", "", False
            cube.refresh()

    def arrange(self, picking: Picking, targets: bool, wrong: int, drag: Pose | None, speed: float) -> None:
        """Show where a person is in choosing a move."""
        state, stage, move = picking.state, picking.stage, picking.considered
        self._update_arrows(picking)
        for cube in self.cubes:
            cube.held = cube.turning = False
        places = {self.cubes[ident]: home(cell) for cell, ident in enumerate(self.at)}
        edges: dict[int, Edge] = {}
        if stage == "take" and targets:
            edges = {self.at[cell]: "act" for cell in range(CELLS) if picking.takeable(cell)}
        pointed = picking.pointed
        time = SLIDE
        if stage == "take" and pointed and pointed.kind == "cell" and picking.takeable(pointed.cell):
            cube = self.cubes[self.at[pointed.cell]]
            edges[cube.ident] = "hot"
            places[cube] = home(pointed.cell)._replace(height=6.0)
            time = HOVER
        if wrong >= 0:
            edges[self.at[wrong]] = "wrong"
        rings: dict[int, Ring] = {}
        if stage in ("push", "dot"):
            cube = self.cubes[self.at[picking.origin]]
            cube.held = True
            edges[cube.ident] = "held"
            places[cube] = Pose(*self.layout.outside(picking.origin), 1.07)
            time = LIFT if move is None else SLIDE
            if move is not None:
                rings = self._foresee(state, move, stage == "push", places)
            if stage == "dot":
                places[cube] = home(picking.entry)._replace(height=RAISED, scale=GROWN)
                cube.mark, cube.dot = self._own(state), picking.dot_side(picking.dot)
                cube.turning = True
                time = PLACE
            else:
                self._show_mark(cube, state, picking.origin)
        for cube in self.cubes:
            cube.edge, cube.ring = edges.get(cube.ident, ""), rings.get(cube.ident, "")
            cube.refresh()
        self._show_ghost(state, move if stage == "push" else None, rings)
        self.teams.choose(picking if stage == "dot" else None)
        hidden = move is not None and self._last is not None and self._last.entry in pushed_cells(move)
        self._mark_last(hidden or (self._last is not None and self._last.entry == picking.origin))
        if drag is not None and stage == "push":
            held = self.cubes[self.at[picking.origin]]
            del places[held]
            held.place(drag)
        self.settler.go(places.items(), time / speed if speed else 0)
        self.moved()

    def _own(self, state: State) -> Mark:
        return "cross" if state.side == state.cross else "circle"

    def _update_arrows(self, picking: Picking) -> None:
        wanted = picking.entries()
        if [arrow.entry for arrow in self.arrows] != wanted:
            for arrow in self.arrows:
                self._scene.removeItem(arrow)
            self.arrows = [Arrow(self.layout, self.theme, picking.origin, entry) for entry in wanted]
            for arrow in self.arrows:
                self._scene.addItem(arrow)
        for arrow in self.arrows:
            arrow.heat(picking.pointed == Target("entry", arrow.entry))

    def _foresee(self, state: State, move: Move, ghostly: bool, places: dict[Cube, Pose]) -> dict[int, Ring]:
        """Shift the cubes that a push would move; return whose marks stand out in the line that it makes."""
        x, y = TOWARDS[entry_side(move.origin, move.entry)]
        cells = pushed_cells(move)
        after_at = list(self.at)
        for cell, ahead in pairwise(cells):
            pose = home(cell)
            places[self.cubes[self.at[cell]]] = Pose(pose.file - x, pose.rank + y, ghost=float(ghostly))
            after_at[ahead] = self.at[cell]
        after_at[move.entry] = -1  # the ghost
        after = GAME.apply(state, move)
        lost = after.ended == "own-goal"
        marks = after.marks(1 - state.side if lost else state.side)
        count, line = best_line(marks)
        if count < 3 or not ghostly:
            return {}
        ring: Ring = "danger" if lost else "act"
        return {after_at[cell]: ring for cell in range(CELLS) if marks & line & 1 << cell}

    def _show_ghost(self, state: State, move: Move | None, rings: dict[int, Ring]) -> None:
        """Show the cube that would go in at its place, and frame the line that it pushes."""
        self.ghost.setVisible(move is not None)
        if move is None:
            self.frame.clear()
            return
        self.ghost.ident, self.ghost.mark = self.at[move.origin], self._own(state)
        self.ghost.ring = rings.get(-1, "")
        self.ghost.place(home(move.entry)._replace(ghost=1.0))
        self.ghost.refresh()
        bad = GAME.apply(state, move).ended == "own-goal"
        overlay.draw_ghost(self.frame, self.layout, self.theme, move.origin, move.entry, bad)

    # ---------------------------------------------------------------- a push

    def film(self, state: State, move: Move) -> PushFilm:
        """Begin the film of a push, from what is on the table now."""
        cube = self.cubes[self.at[move.origin]]
        if cube.turning:
            self.settler.finish()
        self.settler.stop()
        held = cube.held
        self.clear_choice()
        self.brackets.clear()
        self.triangle.clear()
        self.board.hide_ends(())
        cube.held = held
        others = [self.cubes[self.at[cell]] for cell in pushed_cells(move)[:-1]]
        film = PushFilm(self.layout, cube, others, move)
        cube.mark = self._own(state)
        if move.dot:
            cube.dot = SEATS[state.seat if move.dot == "+" else (state.seat + 2) % 4]
        return film

    def place_of(self, target: Target) -> QRectF:
        """Return where something that can be pressed is."""
        if target.kind == "cell":
            return self.layout.face(target.cell)
        if target.kind == "entry":
            at = next(arrow.pos() for arrow in self.arrows if arrow.entry == target.cell)
            return QRectF(at - QPointF(24, 24), at + QPointF(24, 24))
        if target.kind == "dot":
            return self.teams.pill(target.dot)
        cube = next(cube for cube in self.cubes if cube.held)
        return cube.mapRectToScene(self.layout.body.boundingRect())
