"""Phoenix's table top: shows views, animates deals, plays and the end of a hand, and gives advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.phoenix.rules import Deal, Discard, Move, Play, State
from boardroom.games.phoenix.scene import advice, sheet
from boardroom.games.phoenix.scene.choosing import ChoosingScene
from boardroom.games.phoenix.scene.felt import Ground
from boardroom.games.phoenix.scene.films import film_of
from boardroom.games.phoenix.scene.geometry import NEAR
from boardroom.games.phoenix.scene.items import Sketch
from boardroom.games.phoenix.scene.moving import SHOWN, SLOWER
from boardroom.ui.theme import Theme


class PhoenixScene(ChoosingScene):
    """The felt with its cubes and lines, two hands, two piles, and the score."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hint: Play | Discard | None = None
        self._recalled: Play | Discard | None = None
        self._ground = Ground()
        self._shown = (0.0, 0.0)  # how much of the tableau, and of its ribbons
        self._curtain_call = self._make_reel(self._show, self._land)

    # ---------------------------------------------------------------- what the table asks for

    def animate(self, step: Step[Any, Any], players: Sequence[Player], slow: bool) -> None:
        """Show a step happen; a step that ends a hand ends with its tableau. Resigning moves nothing."""
        self.skip()
        picking, move = self._picking, step.move
        seat = step.before.seat if step.before.seat >= 0 else 0
        same = picking.acting and picking.state == step.before.state and picking.near == seat
        if not same:  # what a person has in hand goes on from there
            self._stand(step.before, players, False)
        self._top.settler.finish()
        self._top.clear_choice()
        self._let_go_of_mouse()
        self._players, self._step = players, step
        picking.begin(step.before, False)
        self._show_cursor()
        self._say()
        if not isinstance(move, Play | Discard | Deal) or self.speed <= 0:
            self._land()
            return
        self._top.draw_info(step.before.turn, None)
        self._top.draw_pile(step.before.state, False)
        self._top.hide_tableau()
        self._film = film_of(self._top, step.before.state, step.after.state, step.seat, move)
        for card in self._top.hand:
            card.show_as(card.what, card.form)
        self._film.frame(0)
        dealing = isinstance(move, Deal) and not step.before.state.drawn
        self._run(self._reel, self._film.duration, SLOWER if slow and not dealing else 1.0)

    def hurry(self) -> None:
        """Go on to the tableau if a hand has ended, and from there to the next hand."""
        film = self._film
        if self._step is None:
            return
        if film is not None and self._ends_hand(self._step):
            self._reel.stop()
            film.frame(film.duration)
            self._film_ended()
        else:
            self.skip()

    def suggest(self, move: Any) -> None:
        """Draw a hint: the card, and the way of the pieces."""
        self._hint = move if isinstance(move, Play | Discard) else None
        self._advise(self._top.hint, self._hint, quiet=False)

    def recall(self, move: Any) -> None:
        """Draw quietly the move that was made."""
        self._recalled = move if isinstance(move, Play | Discard) else None
        self._advise(self._top.recalled, self._recalled, quiet=True)

    def _advise(self, sketch: Sketch, move: Play | Discard | None, quiet: bool) -> None:
        view = self._picking.view
        if move is None or view is None:
            sketch.clear()
            return
        mover = view.turn if view.turn >= 0 else self._picking.near
        side = self._top.side(mover)
        hand = self._picking.hand
        card = self._top.hand[hand.index(move.card)] if side == NEAR and move.card in hand else None
        advice.draw_advice(sketch, move, side, card, quiet)

    def restyle(self, theme: Theme) -> None:
        """Change to another theme at once."""
        self.theme = theme
        self._lay()
        self.invalidate()

    def retranslate(self) -> None:
        """Say everything again."""
        self._said = ()
        self._lay()
        self._say()
        self.cells_changed.emit()

    def _lay(self) -> None:
        """Draw everything again that depends on theme, language and settings."""
        self._top.restyle(self.theme, self._show_coordinates)
        view = self._picking.view
        if view is not None and self._step is None:
            self._top.stand(view, self._players)
            self._arrange(at_once=True)
        self.suggest(self._hint)
        self.recall(self._recalled)

    def _stand(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        self._players = players
        self._let_go_of_mouse()
        if self._top.theme != self.theme:
            self._top.restyle(self.theme, self._show_coordinates)
        self._picking.begin(view, acting)
        self._top.stand(view, players)
        if self._by_keys and self._picking.acting:
            self._picking.walk(1)
        self._changed()

    # ---------------------------------------------------------------- animation

    def _ends_hand(self, step: Step[State, Move]) -> bool:
        return len(step.after.state.done) > len(step.before.state.done)

    def _film_ended(self) -> None:
        """What moved has moved; a hand that has ended shows how."""
        if self._step is not None and self._ends_hand(self._step):
            self._film, self._shown = None, (0.0, 0.0)
            self._top.show_tableau(self._step.after.state, 0.0, 0.0, passing=True)
            self._said = ()  # what follows is said anew
            self.prompted.emit(*sheet.headline(self._step.after.state, self._players))
            self.cells_changed.emit()
            self._run(self._curtain_call, SHOWN, 1.0)
        else:
            self._land()

    def _show(self, now: float) -> None:
        look = min(1.0, now / 220), min(1.0, max(0.0, (now - 250) / 700))
        if self._step is not None and look != self._shown:
            self._shown = look
            self._top.show_tableau(self._step.after.state, *look, passing=True)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, self.theme)
