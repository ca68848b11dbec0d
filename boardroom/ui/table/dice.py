"""A game's dice, for whoever counts throws: which there are, what a throw showed, and how a side looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from boardroom.core.game import M, S, Seat
from boardroom.ui.style.theme import Theme

# Where the pips of one to six lie, in a square from -1 to 1.
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (-1, -1), (1, -1), (0, 0)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}


@dataclass(frozen=True, slots=True)
class Side:
    """What a die can show, how likely that is, and how many pips it counts (0: it has none)."""

    key: str
    name: str
    share: float
    pips: int = 0


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of dice."""

    key: str
    name: str
    sides: tuple[Side, ...]

    @property
    def counts(self) -> bool:
        """Whether it has pips on every side, so that an average means something."""
        return all(side.pips for side in self.sides)

    @property
    def mean(self) -> float:
        """How many pips it shows on average."""
        return sum(side.share * side.pips for side in self.sides)


@dataclass(frozen=True, slots=True)
class Thrown:
    """One throw: whose it was, the sides it shows, and how likely it was to give what they needed, if anything."""

    seat: Seat
    sides: tuple[tuple[str, str], ...]  # a die's key and a side's, for every die
    hope: float | None = None
    came: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """A throw that is due: whose it is, and every single die of it."""

    seat: Seat
    dice: tuple[Die, ...]
    own: bool = False  # whether a person throws it by a press; else it comes by itself, or of what they did before


class Dice(ABC, Generic[S, M]):
    """The dice of one game. All texts are in the language of the moment."""

    @abstractmethod
    def kinds(self) -> tuple[Die, ...]:
        """List the kinds of dice, the most numerous first."""

    @abstractmethod
    def thrown(self, state: S, move: M) -> Thrown | None:
        """Return what a decision of chance threw, made in that state; None if it was no throw of dice."""

    @abstractmethod
    def due(self, state: S) -> Due | None:
        """Return the throw that chance decides in a state, if it is one of dice."""

    @abstractmethod
    def throw(self, sides: Sequence[tuple[str, str]]) -> M:
        """Return the move of a throw that shows these sides: a die's key and a side's, for every die."""

    def hope(self) -> str:
        """Name what throws hope for, as in "The next card came"; empty: nothing in particular."""
        return ""

    def paint_side(self, painter: QPainter, rect: QRectF, die: Die, side: Side, theme: Theme) -> None:
        """Paint a side as a flat picture in a square; by default one with pips."""
        paint_die(painter, rect, side.pips, theme)


def paint_die(painter: QPainter, rect: QRectF, pips: int, theme: Theme) -> None:
    """Paint a flat white die, with up to six pips."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = rect.width()
    painter.setPen(QPen(theme.color("muted"), max(1.0, side / 24)))
    painter.setBrush(theme.color("ink") if theme.dark else theme.color("segment_on"))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("ground") if theme.dark else theme.color("ink"))
    for x, y in PIPS.get(pips, ()):
        painter.drawEllipse(rect.center() + QPointF(x, y) * side * 0.25, side * 0.09, side * 0.09)
    painter.restore()
