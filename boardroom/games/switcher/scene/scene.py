"""El Switcher's table top: shows views, animates what happens, and gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import overlay
from boardroom.games.switcher.scene.acting import ActingScene
from boardroom.games.switcher.scene.chest import paint_ground
from boardroom.games.switcher.scene.choosing import shining
from boardroom.games.switcher.scene.films import film_of
from boardroom.games.switcher.scene.geometry import HOME
from boardroom.games.switcher.scene.picking import Target
from boardroom.games.switcher.scene.reaching import Reachable
from boardroom.games.switcher.scene.table_top import last_change
from boardroom.games.switcher.state import Block, Form, Move, Swap
from boardroom.ui.ground import Ground
from boardroom.ui.theme import Theme

SLOWER = 1.4  # a computer's swaps and figures, so that one can follow them


class SwitcherScene(ActingScene):
    """The chest of drawers, the sectors around it and one's hand below."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ground = Ground(HOME, paint_ground)
        self._hint: Move | None = None
        self._recalled: Move | None = None
        self._reached: Sequence[Reachable] = ()

    # ---------------------------------------------------------------- what the table asks for

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen."""
        self.skip()
        picking = self._picking
        view, before = picking.view, step.before
        ready = view is not None and (view.seat, view.state) == (before.seat, before.state)
        held = picking.held
        if not ready or self._top.theme != self.theme:
            self._stand(step.before, players, False)
        self._players, self._step = players, step
        self._settler.finish()
        self._let_go_of_mouse()
        picking.begin(step.before, self._top.hand, False)
        self._show_cursor()
        if self.speed <= 0 or step.move is None:
            self._land()
            return
        self._quieten(isinstance(step.move, Form | Block))
        film = film_of(self._top, step, held)
        self._say()
        slower = SLOWER if slow and isinstance(step.move, Swap | Form | Block) else 1.0
        self._film = film
        self._run(self._reel, film.duration, slower)

    def _quieten(self, shining: bool) -> None:
        """Put away everything that was there for a choice; a figure that is being formed shines on."""
        top = self._top
        if not shining:
            top.darken()
        for card in (card for cards in top.cards for card in cards):
            card.light(None)
        for spot in top.spots:
            spot.display("", self.theme)
        for strokes in (top.last, top.hint, top.recall, top.focus):
            strokes.clear()
        self._marks.display((), self._top, self.theme)
        top.dusk.display((), "r", self.theme)
        top.popover.setVisible(False)
        top.button.display("", "off", False, self.theme)

    def suggest(self, move: Any) -> None:
        """Draw a hint: a swap as an arrow, a figure with its card, the end of the turn as a ring."""
        self._hint = move
        overlay.draw_move(self._top.hint, self._top, move, self.theme, "act", False)
        if move is None:
            self.show_formable(())

    def suggest_line(self, moves: Sequence[Any]) -> None:
        """Draw a hint of several moves: all its swaps as numbered arrows."""
        self.suggest(moves[0] if moves else None)
        self._marks.plan([move for move in moves if isinstance(move, Swap)])

    def recall(self, move: Any) -> None:
        """Draw quietly the move that was made."""
        self._recalled = move
        overlay.draw_move(self._top.recall, self._top, move, self.theme, "look", True)

    def show_formable(self, ways: Sequence[Reachable]) -> None:
        """Mark the cards that the hand can reach with the number of cards it takes, and outline one's own; or none."""
        self._reached = tuple(ways)
        self._marks.display(self._reached, self._top, self.theme)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        self.theme = theme
        self._stand_again()
        self.update()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        self._stand_again()

    def _redraw(self, view: View[Any, Any]) -> None:
        self._top.stand(view, self._players, self.theme)
        self._top.shine(list(shining(self._picking).items()))
        self._changed(speed=0.0)
        self.suggest(self._hint)
        self.recall(self._recalled)
        self.show_formable(self._reached)

    def home(self) -> QRectF:
        return HOME

    @property
    def point_out(self) -> bool:
        """Whether figures that can be formed now shine by themselves."""
        return self._picking.point_out

    @point_out.setter
    def point_out(self, on: bool) -> None:
        self._picking.point_out = on
        self._stand_again()

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        self._players = players
        self._settler.finish()
        self._let_go_of_mouse()
        same = self._picking.view is not None and self._picking.view.state == view.state
        if not same:
            self._hint = self._recalled = None
            self._reached = ()
        self._top.stand(view, players, self.theme)
        self._picking.begin(view, self._top.hand, acting)
        self._choosing.last, self._choosing.wrong = last_change(view.log), -1
        new = self._top.shine(list(shining(self._picking).items()))
        if self._by_keys:
            self._picking.pointed = Target("cell", self._picking.focus)
        self._changed(growing=new)
        self.suggest(self._hint)
        self.recall(self._recalled)
        self.show_formable(self._reached)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, rect, self.theme)
