"""Switch's table top: shows views, animates what happens, and gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switch.scene import overlay
from boardroom.games.switch.scene.acting import ActingScene
from boardroom.games.switch.scene.arranging import first_of
from boardroom.games.switch.scene.films import film_of
from boardroom.games.switch.scene.geometry import HOME
from boardroom.games.switch.scene.tray import paint_ground
from boardroom.games.switch.state import Act, Move
from boardroom.ui.ground import Ground
from boardroom.ui.theme import Theme

SLOWER = 1.3  # what computers decide, so that one can follow it


class SwitchScene(ActingScene):
    """The tray in the middle, one's own pile large below it and the others' above."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ground = Ground(HOME, paint_ground)
        self._hint: Move | None = None
        self._recalled: Move | None = None

    # ---------------------------------------------------------------- what the table asks for

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen."""
        self.skip()
        view = self._picking.view
        if view is None or view.state != step.before.state or self._top.theme != self.theme:
            self._stand(step.before, players, False)
        self._players, self._step = players, step
        self._patience.stop()
        self._pressed, self._dragging = None, False
        self._picking.begin(step.before, False)
        self._show_cursor()
        self._quieten()
        self._say()
        if step.move is None:
            self._land()
            return
        film = film_of(self._top, step)
        slower = SLOWER if slow and isinstance(step.move, Act) else 1.0
        self._film = film
        if self.speed > 0:
            self._run(self._reel, film.duration, slower)
        elif film.still and self._seen():  # nothing moves, but what came of it must be read
            film.frame(film.duration)
            self._rest(self._reel, film.duration, film.still)
        else:
            self._land()

    def _seen(self) -> bool:
        """Tell whether anybody could look on."""
        return any(view.isVisible() for view in self.views())

    def _quieten(self) -> None:
        """Put away everything that was there for a choice."""
        top = self._top
        for strokes in (top.hint, top.recall, top.focus):
            strokes.clear()
        for pile in top.piles:
            pile.show_ring("")
        top.token.show_chosen(False)
        top.sheet.display(self._arranging.content(self._picking), None, self.theme)

    def suggest(self, move: Any) -> None:
        """Draw a hint: rings around what to press, an arrow for a swap or the token."""
        self._hint = move
        overlay.draw_move(self._top.hint, self._top, self._arranging, move, self.theme, "look", False)

    def recall(self, move: Any) -> None:
        """Draw quietly the move that was made."""
        self._recalled = move
        overlay.draw_move(self._top.recall, self._top, self._arranging, move, self.theme, "muted", True)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        self.theme = theme
        self._stand_again()
        self.update()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        self._stand_again()
        if self._patience.running:
            self._show_count()

    def _redraw(self, view: View[Any, Any]) -> None:
        self._top.stand(view, self._players, self.theme)
        self._changed()
        self.suggest(self._hint)
        self.recall(self._recalled)

    def home(self) -> QRectF:
        return HOME

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        self._players = players
        self._let_go_of_mouse()
        same = self._picking.view is not None and self._picking.view.state == view.state
        if not same:
            self._hint = self._recalled = None
        self._arranging.wrong = -1
        self._top.stand(view, players, self.theme)
        self._picking.begin(view, acting)
        if self._by_keys and self._picking.legal(Act("discard")):  # only what one nearly always wants lies under Enter
            self._picking.pointed = first_of(self._picking.stops())
        self._changed()
        self.suggest(self._hint)
        self.recall(self._recalled)
        self._began()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if not self.bare:
            self._ground.paint(painter, QRectF(rect), self.theme)
