"""Everything that lies on Oxixo's table, and where it stands in a position."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import Event
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move, OxixoState
from boardroom.games.oxixo.scene.geometry import FIGURE, SEATS, TWO, layout, pushed_cells
from boardroom.games.oxixo.scene.pieces.board import Board, Lamp
from boardroom.games.oxixo.scene.pieces.cubes import Cube, HeldShadow, Pose, Ring, Shadows, home
from boardroom.games.oxixo.scene.pieces.teams import Teams
from boardroom.games.oxixo.scene.pieces.winning_line import WinningLine, winning_lines
from boardroom.games.oxixo.scene.pieces.wood import Mark
from boardroom.games.oxixo.tables import CELLS
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.easing import Settler
from boardroom.ui.table.overlay_lines import Strokes


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


def own_mark(state: OxixoState) -> Mark:
    """Return the mark of whoever is on turn."""
    return "cross" if state.side == state.cross else "circle"


class OxixoTableTop:
    """The things on the table: the board, 25 cubes, the seats of four, and advice over it all."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.layout, self.theme = TWO, LIGHT
        self.board = Board(TWO, LIGHT)
        self.cubes = [Cube(ident, TWO, LIGHT) for ident in range(CELLS)]
        self.at = list(range(CELLS))  # which cube stands on each cell
        self.shadows = Shadows(TWO, LIGHT, self.cubes)
        self.held_shadow = HeldShadow(TWO, LIGHT)
        self.lamp = Lamp(TWO)
        self.teams = Teams()
        self.winning = WinningLine()
        self.recalled, self.hint = Strokes(27), Strokes(28)
        self.settler = Settler(scene, Pose.between, self.moved)
        self.figure = False  # whether it is a figure of the rulebook
        self._coordinates = True
        for item in (
            self.board, *self.cubes, self.shadows, self.held_shadow, self.lamp, self.winning, self.recalled, self.hint,
            *self.teams.items,
        ):  # fmt: skip
            scene.addItem(item)
        self.lamp.setVisible(False)

    # ---------------------------------------------------------------- a position

    def lay(self, seats: int, theme: Theme, coordinates: bool, text: float) -> None:
        """Lay the table for so many seats in a theme and size of text, unless it lies like that already."""
        table = FIGURE if self.figure else layout(seats, text)
        self.teams.restyle(table, theme)  # also in another language
        if (table, theme, coordinates) == (self.layout, self.theme, self._coordinates):
            return
        self.layout, self.theme, self._coordinates = table, theme, coordinates
        for cube in self.cubes:
            cube.restyle(table, theme)
        self.shadows.restyle(table, theme)
        self.held_shadow.restyle(table, theme)
        self.winning.restyle(table, theme)
        self.board.restyle(table, theme, coordinates)
        self.lamp.relayout(table)
        self.lamp.setVisible(theme.dark)

    def stand(self, view: View[OxixoState, Move], players: Sequence[Player]) -> None:
        """Put everything where it stands in a position."""
        self.settler.stop()
        state = view.state
        self.at = identities(view.log)
        for cell, ident in enumerate(self.at):
            cube = self.cubes[ident]
            cube.held, cube.ring, cube.veil, cube.nudge = False, "", 0.0, 0.0
            self.show_mark(cube, state, cell)
            cube.place(home(cell))
            cube.refresh()
        self.teams.show_view(view, players)
        self.winning.show_lines(winning_lines(state), state.ended == "own-goal")
        if self.winning.cells:
            self.sweep(1.0)
        self.moved()

    def cube_on(self, cell: int) -> Cube:
        """Return the cube that stands on a cell, or was lifted from it."""
        return self.cubes[self.at[cell]]

    def show_mark(self, cube: Cube, state: OxixoState, cell: int) -> None:
        """Let a cube show the mark and the dot that it has in a position."""
        bit = 1 << cell
        cube.mark = "cross" if state.crosses & bit else "circle" if state.circles & bit else ""
        cube.dot = None
        cube.mark_strength = cube.dot_strength = 1.0
        if state.seats == 4 and cube.mark:
            team = 0 if state.marks(0) & bit else 1
            cube.dot = SEATS[team + (2 if state.dots & bit else 0)]

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

    def follow(self, cube: Cube) -> None:
        """Paint a cube that moves as it is now, with all shadows."""
        cube.refresh()
        self.moved()
