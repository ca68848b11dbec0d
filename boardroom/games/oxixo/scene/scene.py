"""Oxixo's table top: shows views, animates pushes, and gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move
from boardroom.games.oxixo.scene import advice
from boardroom.games.oxixo.scene.board import paint_ground
from boardroom.games.oxixo.scene.choosing import ChoosingScene
from boardroom.games.oxixo.scene.geometry import HOME
from boardroom.games.oxixo.scene.moving import SLOWER, SWEEP, PushFilm
from boardroom.games.oxixo.scene.picking import Target
from boardroom.ui.settling import part
from boardroom.ui.theme import Theme


class OxixoScene(ChoosingScene):
    """The board with its 25 cubes, and with teams the seats around it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._film: PushFilm | None = None
        self._hint: Move | None = None
        self._recalled: Move | None = None
        self._swept = 0.0  # how long the light runs along a finished line

    # ---------------------------------------------------------------- what the table asks for

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a push happen; resigning and a fallen flag move nothing."""
        self.skip()
        picking = self._picking
        move = step.move if isinstance(step.move, Move) and step.move != FLAG else None
        here = picking.acting and picking.state == step.before.state
        if not (here and move is not None and picking.origin == move.origin):
            self._stand(step.before, players, False)
        self._players, self._step = players, step
        self._let_go_of_mouse()
        picking.begin(step.before, False)
        self._show_cursor()
        self._say()
        if move is None or self.speed <= 0:
            self._land()
            return
        self._film = self._top.film(step.before.state, move)
        self._film.frame(0)
        self._top.winning.show_lines([], False)
        self._swept = SWEEP if step.after.state.ended in ("line", "own-goal") else 0.0
        self._run(self._reel, self._film.duration + self._swept, SLOWER if slow else 1.0)

    def suggest(self, move: Any) -> None:
        """Draw a hint as a way from the cube around the board to where it should go in."""
        self._hint = move if isinstance(move, Move) and move != FLAG else None
        if self._hint is None:
            self._top.hint.clear()
        else:
            advice.draw_hint(self._top.hint, self._top.layout, self.theme, *self._hint[:2])

    def recall(self, move: Any) -> None:
        """Draw quietly the move that was made."""
        self._recalled = move if isinstance(move, Move) and move != FLAG else None
        if self._recalled is None:
            self._top.recalled.clear()
        else:
            advice.draw_recall(self._top.recalled, self._top.layout, self.theme, *self._recalled[:2])

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        self.theme = theme
        self._lay()
        self.invalidate()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        if self._picking.view is not None:
            self._top.teams.show_view(self._picking.view, self._players)
            self._changed()

    def _lay(self) -> None:
        """Draw everything again that depends on theme and settings."""
        view = self._picking.view
        self._top.restyle(view.state.seats if view else 2, self.theme, self._show_coordinates)
        if view is not None and self._step is None:
            self._top.stand(view, self._players)
            self._arrange(at_once=True)
        self.suggest(self._hint)
        self.recall(self._recalled)

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        before = self._picking.view
        self._players = players
        self._wrong = -1
        self._let_go_of_mouse()
        if before is None or before.state.seats != view.state.seats or self._top.theme != self.theme:
            self._top.restyle(view.state.seats, self.theme, self._show_coordinates)
            self.setSceneRect(self._top.layout.home)
        self._picking.begin(view, acting)
        self._top.stand(view, players)
        if self._by_keys:
            self._picking.pointed = Target("cell", self._picking.focus)
        self._changed()

    # ---------------------------------------------------------------- animation

    def _frame(self, now: float) -> None:
        film, step = self._film, self._step
        if film is None or step is None:
            return
        film.frame(min(now, film.duration))
        if now > film.duration and self._swept:
            if not self._top.winning.cells:
                self._top.stand(step.after, self._players)
            self._top.sweep(part(now, film.duration, self._swept))
        self._top.moved()

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        paint_ground(painter, rect, HOME.center() - QPointF(0, 6), self.theme)
