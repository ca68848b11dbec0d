"""What every game's scene is: it shows views, animates steps, and says which legal move a person chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.theme import LIGHT, Theme


@dataclass(frozen=True, slots=True)
class Cell:
    """Something on the table that assistive technology can name, find and press."""

    key: str
    name: str  # in the person's language: "a1, cross, can be taken"
    rect: QRectF  # in scene coordinates
    enabled: bool  # whether pressing it does something now
    focused: bool = False


class GameScene(QGraphicsScene):
    """One game's table top. It knows the rules only through the View that it is shown."""

    chosen = Signal(object)  # a legal move of the seat on turn
    refused = Signal(object)  # a move that was tried and isn't legal; the table says why
    considered = Signal(object)  # the move being previewed, or None
    prompted = Signal(str, str)  # what to do now; why, or what would come of it
    settled = Signal()  # the animation of a step is over
    cells_changed = Signal()  # names, focus or states of cells changed

    theme: Theme = LIGHT
    speed: float = 1.0  # 0: no animation; 1: as designed; 2: twice as fast
    show_targets: bool = True  # whether everything that a person can act on is marked
    show_coordinates: bool = True  # whether the places have their names on the board
    point_out: bool = True  # whether what stands there ready to be claimed is pointed out

    def present(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        """Show a position at once. `acting`: a person may move now, for view.turn, with view.moves."""
        raise NotImplementedError

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen, then stand at step.after without acting and emit `settled`. `slow`: not one's own."""
        raise NotImplementedError

    def skip(self) -> None:
        """Jump to the end of the animation under way, if any."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """Let go of what a person has picked up; tell whether there was anything."""
        raise NotImplementedError

    def suggest(self, move: Any) -> None:
        """Draw a hint for a move over the table, or clear it with None."""
        raise NotImplementedError

    def suggest_line(self, moves: Sequence[Any]) -> None:
        """Draw a hint of several moves; by default only the first."""
        self.suggest(moves[0] if moves else None)

    def recall(self, move: Any) -> None:
        """Draw quietly, beside a hint, the move that was made from here, or clear it with None; a scene may not."""

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """The language has changed: say everything again."""
        raise NotImplementedError

    def cells(self) -> list[Cell]:
        """List what can be named on the table, in reading order."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        raise NotImplementedError

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        return False

    def make_room(self, room: QSizeF) -> None:
        """A view of that size looks on: a table that can lay itself out for a shape does so; others are fitted in."""

    def pinch(self, at: QPointF, factor: float) -> bool:
        """Two fingers at a point of the scene make it so much larger; tell whether the table can do that."""
        return False

    def home(self) -> QRectF:
        """Return the rectangle that the view must always show whole."""
        return self.sceneRect()

    def hover(self, point: QPointF | None) -> None:
        """Tests and touch screens: what the pointer over a point of the scene would do."""
