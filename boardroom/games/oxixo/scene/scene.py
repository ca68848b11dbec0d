"""Oxixo's table top: shows views, animates pushes, and gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.oxixo.rules import FLAG, Move, State
from boardroom.games.oxixo.scene import advice
from boardroom.games.oxixo.scene.board import paint_ground
from boardroom.games.oxixo.scene.choosing import ChoosingScene
from boardroom.games.oxixo.scene.geometry import HOME
from boardroom.games.oxixo.scene.moving import SLOWER, SWEEP, PushFilm, part
from boardroom.games.oxixo.scene.picking import Target
from boardroom.ui.theme import Theme


class OxixoScene(ChoosingScene):
    """The board with its 25 cubes, and with teams the seats around it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: Sequence[Player] = ()
        self._show_coordinates = True
        self._hint: Move | None = None
        self._recalled: Move | None = None
        self._step: Step[State, Move] | None = None  # the one that is being animated
        self._film: PushFilm | None = None
        self._swept = 0.0  # how long the light runs along a finished line
        self._reel = QVariantAnimation(self)
        self._reel.setEasingCurve(QEasingCurve.Type.Linear)
        self._reel.setStartValue(0.0)
        self._reel.valueChanged.connect(self._frame)
        self._reel.finished.connect(self._land)

    @property
    def moving(self) -> bool:
        """Whether a step is being animated."""
        return self._step is not None

    # ---------------------------------------------------------------- what the table asks for

    def present(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        """Show a position at once."""
        interrupted = self._stop()
        self._stand(view, players, acting)
        if interrupted:
            self.settled.emit()

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
        length = self._film.duration + self._swept
        self._reel.setEndValue(length)
        self._reel.setDuration(round(length * (SLOWER if slow else 1) / self.speed))
        self._reel.start()

    def skip(self) -> None:
        """Jump to the end of the animation."""
        if self._step is not None:
            self._reel.stop()
            self._land()

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

    @property
    def show_targets(self) -> bool:
        """Whether everything that can be taken is marked."""
        return self._show_targets

    @show_targets.setter
    def show_targets(self, on: bool) -> None:
        self._show_targets = on
        self._lay()

    @property
    def show_coordinates(self) -> bool:
        """Whether letters and numbers stand on the band."""
        return self._show_coordinates

    @show_coordinates.setter
    def show_coordinates(self, on: bool) -> None:
        self._show_coordinates = on
        self._lay()

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

    def _land(self) -> None:
        """The step has happened: stand at its end and say so, once."""
        step, self._step, self._film = self._step, None, None
        if step is not None:
            self._stand(step.after, self._players, False)
            self.settled.emit()

    def _stop(self) -> bool:
        """Stop an animation without its end; tell whether there was one."""
        under_way = self._step is not None
        self._reel.stop()
        self._step = self._film = None
        return under_way

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_ground(painter, QRectF(rect), HOME.center() - QPointF(0, 6), self.theme)
