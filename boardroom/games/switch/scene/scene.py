"""Switch's table top: the tray in the middle, one's own pile large below it and the others' above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switch.scene import advice, marks, recap
from boardroom.games.switch.scene.films import film_of
from boardroom.games.switch.scene.geometry import CUP, HOME, places_for
from boardroom.games.switch.scene.picking import TOKEN, TRAY, SwitchPicking, SwitchTarget
from boardroom.games.switch.scene.pieces.tray import paint_ground
from boardroom.games.switch.scene.table_top import SwitchTop
from boardroom.games.switch.state import MIDDLE, Act, Move, SwitchState
from boardroom.games.switch.tables import LAST
from boardroom.ui.paint.ground import Ground
from boardroom.ui.table.fanfare import Light, boxed
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.picking import Answer
from boardroom.ui.table.traces import Trace

SLOWER = 1.3  # what computers decide, so that one can follow it
LIFT = 14.0  # of the token in the hand
REACH = 4.0  # how far around a pile one may press
FLICK = 24.0  # how far the cup must be pulled to be thrown
SHAKE_MOST = 36.0  # how far it follows


class SwitchScene(PickScene[SwitchState, Move, SwitchTarget]):
    """A table on which dice are thrown, and on which some decisions go on by themselves."""

    table: type[SwitchTop] = SwitchTop
    picking: SwitchPicking
    traces_at = 13.0  # on the piles, below the token
    veil_at = 38.5

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SwitchPicking(), parent)
        self.setSceneRect(HOME)
        self.top = self.table(self)
        self._flick = QPointF()  # how far the cup was pulled
        self._ground = Ground(HOME, paint_ground)

    # ---------------------------------------------------------------- drawing

    def lay(self, view: View[SwitchState, Move]) -> None:
        self.picking.point_out = self.point_out
        self.top.stand(view, self.players, self.theme)

    def lay_out(self) -> None:
        places = places_for(self.room, self.text_scale)
        if places != self.top.places:
            self.top.settle(places)
            self.setSceneRect(places.home)
            self.redraw()

    def arrange(self, speed: float) -> None:
        if self.dragged is None:
            self.top.put_token_back()
        wrong = self.wrong.seat if self.wrong is not None else -1
        marks.arrange(self.top, self.picking, wrong, self.show_targets)
        if not self.views():  # a still picture: nothing can be pressed in it
            self.top.sheet.setVisible(False)

    def show_hint(self, move: Move | None) -> None:
        """Draw rings around what to press, an arrow for a swap or the token."""
        advice.draw_move(self.top.hint, self.top, move, self.theme, "look", False)

    def show_recall(self, move: Move | None) -> None:
        advice.draw_move(self.top.recalled, self.top, move, self.theme, "muted", True)

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        """Draw an arrow between piles that were swapped, where a turn is looked at alone."""
        swaps = recap.swapped(trace.steps) if alone else None
        if swaps is None:
            return ()
        one, other = swaps
        return advice.swap_arrow(self.top.pile_place(one), self.top.pile_place(other), self.theme, "look")

    def film(self, step: Step[SwitchState, Move], slow: bool) -> Film:
        marks.clear(self.top, self.picking)
        film = film_of(self.top, step)
        film.slower = SLOWER if slow and isinstance(step.move, Act) else 1.0
        return film

    def glory(self, view: View[SwitchState, Move]) -> Sequence[Light]:
        """Let the winner's numbers light up along the rail, and ring where the last card lay."""
        outcome = view.outcome
        if outcome is None:
            return ()
        winner, gold = outcome.winners[0], self.theme.color("look")
        rail = [
            Light(boxed(self.top.tile_place(winner, card), 4), gold, card / LAST / 2) for card in range(1, LAST + 1)
        ]
        return [*rail, Light(boxed(self.top.pile_place(winner), 10), gold, 0.6, "ring")]

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        self._ground.paint(painter, rect, self.theme)

    # ---------------------------------------------------------------- where things are

    def place(self, target: SwitchTarget) -> QRectF:
        return self.top.place(target)

    def target_at(self, point: QPointF) -> SwitchTarget | None:
        """A token that lies on a pile doesn't hide it."""
        laid = self.picking.state.blocked != MIDDLE
        for target in reversed(self.picking.targets()):
            around = REACH if target.kind == "pile" else 0.0
            place = self.place(target).adjusted(-around, -around, around, around)
            if place.contains(point) and not (laid and target == TOKEN):
                return target
        return None

    def cursor_at(self, target: SwitchTarget) -> Qt.CursorShape:
        if (target == TOKEN and self.picking.seats("block")) or (target == TRAY and self.picking.cup):
            return Qt.CursorShape.OpenHandCursor
        return super().cursor_at(target)

    # ---------------------------------------------------------------- dragging the token, or the cup

    def grab(self, target: SwitchTarget) -> Callable[[QPointF], None] | None:
        if not self.picking.take(target):
            return None
        if target == TRAY:
            return self._pull
        token = self.top.token
        start = token.pos()
        token.raise_to(LIFT)
        return lambda way: token.lie(start + way, token.radius)

    def _pull(self, way: QPointF) -> None:
        """Let the cup follow the hand a little."""
        self._flick = way
        far = max(1.0, hypot(way.x(), way.y()) / SHAKE_MOST)
        self.top.cup.setPos(CUP + way / far)

    def over(self, point: QPointF) -> SwitchTarget | None:
        """The token is laid on a pile, or goes back to where it was; the cup stays over the tray."""
        if self.dragged == TRAY:
            return TRAY
        piles = [SwitchTarget("pile", seat) for seat in range(self.picking.state.seats)]
        return next((pile for pile in piles if self.place(pile).contains(point)), None)

    # ---------------------------------------------------------------- throwing

    def drop(self, dragged: SwitchTarget, target: SwitchTarget | None) -> Answer[Move]:
        if dragged != TRAY:
            return super().drop(dragged, target)
        flicked = hypot(self._flick.x(), self._flick.y()) >= FLICK
        return self.picking.press(TRAY) if flicked else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space throws, unless the keys have gone to another button."""
        picking, throws = self.picking, self.picking.dared
        elsewhere = self.by_keys and picking.pointed is not None and picking.enabled(picking.pointed)
        plain = event.key() == Qt.Key.Key_Space and not event.modifiers() and not event.isAutoRepeat()
        if plain and throws is not None and picking.cup and not self.moving and not elsewhere:
            event.accept()
            self.press_target(throws)
        else:
            super().keyPressEvent(event)

    # ---------------------------------------------------------------- decisions that go on by themselves

    def present(self, view: View[SwitchState, Move], players: Sequence[Player], acting: bool) -> None:
        super().present(view, players, acting)
        if self.picking.wished is not None:
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        """Discard the next of all that go, or let a question pass, as the person has wished before."""
        wished = self.picking.wished
        if wished is not None and not self.moving:
            self.press_target(wished)
