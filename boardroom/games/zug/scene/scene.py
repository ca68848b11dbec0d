"""Zug's table top: shows views, animates what happens, gives advice, and walks through the points at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.zug.rules import Draw, Pass, Place, Sell
from boardroom.games.zug.scene import cloth, words
from boardroom.games.zug.scene.acting import ActingScene
from boardroom.games.zug.scene.films import film_of
from boardroom.games.zug.scene.overlay import Pill, Trail
from boardroom.games.zug.scene.table_top import last_squares
from boardroom.games.zug.scene.track import Route
from boardroom.ui.theme import Theme

SLOWER: Final = 1.6  # a computer's tiles and rides, so that one can follow them


class ZugScene(ActingScene):
    """The mat with the railway, and below it one's hand, the score track or the count."""

    # ---------------------------------------------------------------- what the table asks for

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen."""
        self.skip()
        picking = self._picking
        view, before = picking.view, step.before
        held = picking.held_laid is not None and isinstance(step.move, Place) and step.move.laid == picking.held_laid
        if view is None or (view.seat, view.state) != (before.seat, before.state):
            self._stand(before, players, False)
        self._players, self._step = players, step
        self._let_go_of_mouse()
        self._hint = self._recalled = None
        place = picking.held
        picking.begin(before, False)
        self._changed()
        if self.speed <= 0 or not isinstance(step.move, Draw | Place | Sell):
            self._land()
            return
        if isinstance(step.move, Place):
            self._top.foot.away = place if held else -1
            self._look_around(False, step.move.laid.square)
        elif isinstance(step.move, Sell):
            self._look_around(False, step.move.factory, step.move.station, step.move.city)
            self.prompted.emit(*words.on_the_way(before.state, step.move, players))
            self._said = ()
        film = film_of(self._top.board, self._top.foot, self._top.rail, step, held)
        slower = SLOWER if slow and not isinstance(step.move, Draw) else 1.0
        self._film = film
        self._run(self._reel, film.duration, slower)

    def suggest(self, move: Any) -> None:
        """Draw a hint: a tile where it should lie, or the way of a wagon."""
        self._hint = move
        self._advise(move)

    def recall(self, move: Any) -> None:
        """Draw quietly the move that was made."""
        self._recalled = move
        self._advise(move)

    def _advise(self, move: Any) -> None:
        if self._picking.view is None or self.moving:
            return
        self._changed()
        if isinstance(move, Place):
            self._look_around(False, move.laid.square)
        elif isinstance(move, Sell):
            self._look_around(False, move.factory, move.station, move.city)
        elif isinstance(move, Pass):
            self._top.buttons.update()

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        self.theme = theme
        self._top.restyle(theme)
        self._stand_again()
        self.update()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        self._stand_again()
        self.update()

    def _redraw(self, view: View[Any, Any]) -> None:
        walk = self._walk
        self._top.stand(view, self._players)
        self._go_to_point(walk)

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        self._players = players
        self._let_go_of_mouse()
        before = self._picking.view
        if before is None or before.state != view.state:
            self._hint = self._recalled = None
            self._walk = -1
        self._top.stand(view, players)
        pointed = self._picking.pointed
        self._picking.begin(view, acting)
        self._last = last_squares(view.log)
        if pointed is not None and pointed.kind == "square" and self._by_keys:
            self._picking.point(pointed)
        self._look_around(before is None, *self._last)
        self._changed()

    # ---------------------------------------------------------------- the count

    def _go_to_point(self, number: int) -> None:
        """Show one of the points of a game that is over; before the first and after the last there is none."""
        points = self._top.points
        self._walk = number if 0 <= number < len(points) else -1
        if self._walk >= 0:
            point = points[self._walk]
            self._top.count.tell(self._walk, words.say_point(point, self._players))
            self._look_around(False, *point.squares)
        else:
            self._top.count.tell(-1, "")
        self._changed()

    def _light_point(self) -> None:
        point, lights, net = self._top.points[self._walk], self._top.board.lights, self._picking.state.network
        lights.last, lights.plazas = (), {}
        if point.way:
            lights.trails = [Trail(Route(net, point.way))]
        lights.rings = dict.fromkeys(point.squares, "look")
        lights.pills = [Pill(point.squares[0], f"+{point.points}", point.seat)]

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self.bare:
            return
        mat, shown = self._top.places.mat, QRectF(rect)
        # Under the mat nothing can be seen but at its round corners.
        parts = [corner.intersected(shown) for corner in cloth.corners(mat)] if mat.contains(shown) else [shown]
        for part in parts:
            if not part.isEmpty():
                cloth.paint_room(painter, part, self.home(), self.theme)
