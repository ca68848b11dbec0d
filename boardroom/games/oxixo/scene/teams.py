"""Four at the table: a plaque for every seat, the order of play, and the choice of where a dot points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import Dot, Move, State
from boardroom.games.oxixo.scene.geometry import Layout
from boardroom.games.oxixo.scene.picking import Picking
from boardroom.ui.theme import Theme


class Teams:
    """What only the game of four shows."""

    def __init__(self, layout: Layout, theme: Theme) -> None:
        self._layout, self._theme = layout, theme
        self._picking: Picking | None = None
        self.items: list[QGraphicsItem] = []

    def restyle(self, layout: Layout, theme: Theme) -> None:
        """Change to another table or theme."""
        self._layout, self._theme = layout, theme

    def show_view(self, view: View[State, Move], players: Sequence[Player]) -> None:
        """Show who sits where and whose turn it is."""

    def choose(self, picking: Picking | None) -> None:
        """Let a person choose where a dot points, or take the choice away."""
        self._picking = picking

    def pill(self, dot: Dot) -> QRectF:
        """Return where a way for the dot can be pressed."""
        assert self._picking is not None
        face = self._layout.face(self._picking.entry)
        up = self._picking.dot_side(dot) in ("north", "west")
        return face.translated(0, -60 if up else 90).adjusted(10, 30, -10, -30)
