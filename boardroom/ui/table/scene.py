"""What every game's scene is: it shows views, animates steps, and says which legal move a person chose."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar, overload

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from boardroom.core.game import M, S
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.ui.style.theme import LIGHT, Theme
from boardroom.ui.table.traces import PaintSign, Trace
from boardroom.ui.table.turn_time import TurnTime


@dataclass(frozen=True, slots=True)
class Cell:
    """Something on the table that assistive technology can name, find and press."""

    key: str
    name: str  # in the person's language: "a1, cross, can be taken"
    rect: QRectF  # in scene coordinates
    enabled: bool  # whether pressing it does something now
    focused: bool = False
    held: bool = False  # whether it is picked up, and a press would let it go


class TableOffer(NamedTuple):
    """The one button that the side panel has for the table: what it does, and the key that does it too."""

    text: str  # in the person's language
    key: str
    quiet: bool = False  # whether nothing waits for it


V = TypeVar("V")


class Setting(Generic[V]):
    """What people may set about a table; where it changes, the table is drawn again."""

    def __init__(self, default: V) -> None:
        self._default = default

    def __set_name__(self, owner: type[GameScene], name: str) -> None:
        self._name = f"_setting_{name}"

    @overload
    def __get__(self, scene: None, owner: type[GameScene]) -> Setting[V]: ...

    @overload
    def __get__(self, scene: GameScene, owner: type[GameScene]) -> V: ...

    def __get__(self, scene: GameScene | None, owner: type[GameScene]) -> Setting[V] | V:
        return self if scene is None else getattr(scene, self._name, self._default)

    def __set__(self, scene: GameScene, value: V) -> None:
        if value != getattr(scene, self._name, self._default):
            setattr(scene, self._name, value)
            scene.redraw()


class GameScene(QGraphicsScene, Generic[S, M]):
    """One game's table top. It knows the rules only through the View that it is shown."""

    chosen = Signal(object)  # a legal move of the seat on turn
    cast = Signal()  # the person throws the dice that chance decides with
    touched = Signal()  # a person has put a hand to the table: a press or a key, before it does anything
    stepped = Signal()  # a press has led a step further, or back, in choosing a move
    refused = Signal(object)  # a move that was tried and isn't legal; the table says why
    considered = Signal(object)  # the move being previewed, or None
    prompted = Signal(str, str)  # what to do now; why, or what would come of it
    settled = Signal()  # the animation of a step is over
    cells_changed = Signal()  # names, focus or states of cells changed

    theme: Theme = LIGHT
    speed: float = 1.0  # 0: no animation; 1: as designed; 2: twice as fast
    text_scale: float = 1.0  # how much bigger than designed the person wants text
    show_targets = Setting(True)  # whether everything that a person can act on is marked
    show_coordinates = Setting(True)  # whether the places have their names on the board
    point_out = Setting(True)  # whether what stands there ready to be claimed is pointed out
    lay_at_once = Setting(False)  # whether what is put down on the table lies there for good, without a second press
    again: bool = False  # whether what is shown has been seen before: then it goes faster
    patient: bool = False  # whether a person sits at the table for whom a film may wait
    bare: bool = False  # whether the table below is left out: figures of rulebooks stand on paper

    def __init__(self, parent: QObject | None = None) -> None:
        kind = type(self)
        # Qt's classes take no part in Python's own check of abstract methods.
        if missing := [name for name in dir(kind) if getattr(getattr(kind, name), "__isabstractmethod__", False)]:
            raise TypeError(f"{kind.__name__} doesn't say yet: {', '.join(missing)}")
        super().__init__(parent)
        self.explain: Callable[[M], str] = lambda move: ""  # says why a move isn't legal; the table knows
        self.room = QSizeF()  # of the view that looks on, in pixels of the window; empty: none does

    @abstractmethod
    def present(self, view: View[S, M], players: Sequence[Player], acting: bool) -> None:
        """Show a position. `acting`: a person may move now, with view.moves; or throw, if it is CHANCE's turn."""

    @abstractmethod
    def animate(self, step: Step[S, M], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen, then stand at step.after without acting and emit `settled`. `slow`: not one's own."""

    @abstractmethod
    def skip(self) -> None:
        """Jump to the end of the animation under way, if any."""

    @abstractmethod
    def cancel(self) -> bool:
        """Let go of what a person has picked up; tell whether there was anything."""

    @abstractmethod
    def suggest(self, move: M | None) -> None:
        """Draw a hint for a move over the table, or clear it with None."""

    @property
    def offer(self) -> TableOffer | None:
        """What a button beside the table can do for the person now; it changes along with what is prompted."""
        return None

    def take_offer(self) -> None:
        """Do what is offered."""

    def suggest_line(self, moves: Sequence[M]) -> None:
        """Draw a hint of several moves; by default only the first."""
        self.suggest(moves[0] if moves else None)

    def celebrate(self) -> None:
        """Be glad for two seconds about how a match has ended, or until somebody goes on; a scene may not."""

    def recall(self, move: M | None) -> None:
        """Draw quietly, beside a hint, the move that was made from here, or clear it with None; a scene may not."""

    def trace(self, traces: Sequence[Trace], sign: PaintSign, alone: bool = False) -> None:
        """Mark what others have moved, with their signs, until there is none; a scene may not.

        `alone`: one turn is looked at by itself, and may show its ways, too.
        """

    def light(self, keys: Sequence[str] | None) -> None:
        """Veil everything but some cells, which the keys go through first, or nothing; a scene may not."""

    def way(self, move: M) -> list[str]:
        """Return the cells that one presses to make a move, as far as the table can tell."""
        return []

    @abstractmethod
    def redraw(self) -> None:
        """Draw and say everything again: theme, text size, language or a setting has changed."""

    def why_not(self, key: str) -> str:
        """Say why a press on a cell would be refused, for whoever is told that it can't be pressed."""
        return ""

    def restyle(self, theme: Theme, text_scale: float = 1.0) -> None:
        """Change to another theme and size of text at once."""
        self.theme, self.text_scale = theme, text_scale
        self.lay_out()
        self.redraw()

    def retranslate(self) -> None:
        """The language has changed: say everything again."""
        self.redraw()

    @abstractmethod
    def cells(self) -> list[Cell]:
        """List what can be named on the table, in reading order."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""

    def go_to(self, key: str) -> None:
        """Let the keys act on that cell from now on; a scene may not."""

    def hotkeys(self) -> list[tuple[str, str]]:
        """List the keys of this table, and what they do."""
        return []

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        return False

    def make_room(self, room: QSizeF) -> None:
        """A view of that size looks on."""
        self.room = QSizeF(room)
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the table out for `room` and `text_scale`, of which one may have changed; else it is only fitted in."""

    def pinch(self, at: QPointF, factor: float) -> bool:
        """Two fingers at a point of the scene make it so much larger; tell whether the table can do that."""
        return False

    def home(self) -> QRectF:
        """Return the rectangle that the view must always show whole."""
        return self.sceneRect()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table that everything lies on, as far as it is seen; a scene may have none."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.theme.high:  # nothing shines there that could be taken for something
            painter.fillRect(rect, self.theme.color("ground"))
        elif not self.bare:
            self.paint_ground(painter, QRectF(rect))

    @property
    def keeps_time(self) -> bool:
        """Whether the table itself shows the clock of whoever may move."""
        return False

    def show_time(self, time: TurnTime | None) -> None:
        """Show what the person who may move has left, or None; a scene that `keeps_time` does."""

    def hover(self, point: QPointF | None) -> None:
        """Tests and touch screens: what the pointer over a point of the scene would do."""
