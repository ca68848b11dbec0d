"""El Switcher's table top: shows views, animates what happens, and lets a person choose by mouse, touch or keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Any

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.switcher.scene import overlay, words
from boardroom.games.switcher.scene.chest import Ground
from boardroom.games.switcher.scene.choosing import Choosing, shining
from boardroom.games.switcher.scene.films import film_of
from boardroom.games.switcher.scene.geometry import HOME, cell_at, middle
from boardroom.games.switcher.scene.listing import Listing
from boardroom.games.switcher.scene.moving import Film, Settler, Way
from boardroom.games.switcher.scene.picking import Answer, Picking, Target
from boardroom.games.switcher.scene.reaching import Reachable, ReachMarks
from boardroom.games.switcher.scene.table_top import TableTop, last_change
from boardroom.games.switcher.state import HAND, Block, Form, Move, State, Swap
from boardroom.ui.scene import Cell, GameScene
from boardroom.ui.theme import Theme

WALK: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ACCEPT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
DIGITS = "1234"
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
SLOWER = 1.4  # a computer's swaps and figures, so that one can follow them
GROWING = 540.0  # milliseconds until a figure shines with its thread
BREATH = 2400.0  # milliseconds of one breath of the light
TICK = 60


class SwitcherScene(GameScene):
    """The chest of drawers, the sectors around it and one's hand below."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(HOME)
        self._ground = Ground()
        self._top = TableTop(self)
        self._top.chest.setAcceptHoverEvents(True)  # so that views report every movement of the mouse
        self._choosing = Choosing(self._top)
        self._picking = Picking()
        self._settler = Settler(self)
        self._marks = ReachMarks()
        self._listing = Listing(self._top, self._choosing, self._picking, self._marks)
        self.addItem(self._marks)
        self._players: Sequence[Player] = ()
        self._by_keys = False  # whether the focus of the keyboard is shown
        self._pressed: Target | None = None
        self._grip = QPointF()  # from the pointer to the middle of a dragged drawer
        self._hint: Move | None = None
        self._recalled: Move | None = None
        self._reached: Sequence[Reachable] = ()
        self._step: Step[State, Move] | None = None  # the one that is being animated
        self._film: Film | None = None
        self._said: tuple[object, ...] = ()
        self._reel = QVariantAnimation(self)
        self._reel.setEasingCurve(QEasingCurve.Type.Linear)
        self._reel.setStartValue(0.0)
        self._reel.setEndValue(1.0)
        self._reel.valueChanged.connect(self._frame)
        self._reel.finished.connect(self._land)
        self._shake = QVariantAnimation(self)
        self._shake.setStartValue(0.0)
        self._shake.setEndValue(1.0)
        self._shake.setDuration(260)
        self._shake.valueChanged.connect(self._shaken)
        self._breath = QTimer(self, interval=TICK)
        self._breath.timeout.connect(self._breathe)
        self._breathed = 0.0

    # ---------------------------------------------------------------- what the table asks for

    def present(self, view: View[Any, Any], players: Sequence[Player], acting: bool) -> None:
        """Show a position at once."""
        interrupted = self._stop()
        self._stand(view, players, acting)
        if interrupted:
            self.settled.emit()

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
        if self.speed <= 0 or step.move is None:
            self._land()
            return
        self._quieten(isinstance(step.move, Form | Block))
        film = film_of(self._top, step, held)
        self._say()
        slower = SLOWER if slow and isinstance(step.move, Swap | Form | Block) else 1.0
        self._reel.setEndValue(film.duration)
        self._reel.setDuration(round(film.duration * slower / self.speed))
        self._film = film  # not before: a new end of the reel shows a frame
        self._reel.start()

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

    def skip(self) -> None:
        """Jump to the end of the animation."""
        if self._step is not None:
            self._reel.stop()
            self._land()

    def cancel(self) -> bool:
        """Let go of what was chosen, one step at a time."""
        self._let_go_of_mouse()
        done = self._picking.let_go()
        if done:
            if self._by_keys:
                self._picking.pointed = Target("cell", self._picking.focus)
            self._changed()
        return done

    def suggest(self, move: Any) -> None:
        """Draw a hint: a swap as an arrow, a figure with its card, the end of the turn as a ring."""
        self._hint = move
        overlay.draw_move(self._top.hint, self._top, move, self.theme, "act", False)

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

    def _stand_again(self) -> None:
        """Draw everything again, and leave what is chosen as it is."""
        picking = self._picking
        if picking.view is None:
            return
        if self._step is not None:
            self.skip()
            return
        self._top.stand(picking.view, self._players, self.theme)
        self._top.shine(list(shining(picking).items()))
        self._changed(speed=0.0)
        self.suggest(self._hint)
        self.recall(self._recalled)
        self.show_formable(self._reached)

    def home(self) -> QRectF:
        return HOME

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._choosing.target(self._picking, point))

    @property
    def point_out(self) -> bool:
        """Whether figures that can be formed now shine by themselves."""
        return self._picking.point_out

    @point_out.setter
    def point_out(self, on: bool) -> None:
        self._picking.point_out = on
        self._stand_again()

    @property
    def show_targets(self) -> bool:
        """Whether everything that a person can act on is marked."""
        return self._choosing.show_targets

    @show_targets.setter
    def show_targets(self, on: bool) -> None:
        self._choosing.show_targets = on
        self._stand_again()

    @property
    def show_coordinates(self) -> bool:
        """Whether letters and numbers stand on the chest."""
        return self._top.chest.coordinates

    @show_coordinates.setter
    def show_coordinates(self, on: bool) -> None:
        self._top.chest.coordinates = on
        self._top.chest.update()

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

    # ---------------------------------------------------------------- animation

    def _frame(self, now: float) -> None:
        if self._film is not None:
            self._film.frame(now)

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

    def _shaken(self, t: float) -> None:
        if self._choosing.wrong >= 0:
            drawer = self._top.drawers[self._choosing.wrong]
            drawer.nudge = 4 * sin(t * 6 * pi) * (1 - t)
            drawer.update()

    def _breathe(self) -> None:
        """Let the light of the figures swell and sink a little."""
        if not self._top.lights or self.speed <= 0 or not self.views():
            self._breath.stop()
            return
        self._breathed = (self._breathed + TICK * self.speed) % BREATH
        swell = 0.92 + 0.08 * sin(2 * pi * self._breathed / BREATH)
        for light in self._top.lights:
            light.breathe(swell)

    # ---------------------------------------------------------------- what a person does

    def _press(self, target: Target | None) -> None:
        """Do what a press on something means."""
        if target is None:
            self.cancel()
        else:
            self._answer(*self._picking.press(target))

    def _answer(self, answer: Answer, move: Move | None) -> None:
        picking = self._picking
        self._choosing.wrong = -1
        if answer == "refused" and isinstance(move, Swap):
            cell = picking.pointed.at if picking.pointed and picking.pointed.kind == "cell" else move.other
            self._choosing.wrong = cell
            if self.speed > 0:
                self._shake.start()
        if answer != "chosen":
            self._changed()
        if answer == "refused":
            self.refused.emit(move)
        elif answer == "chosen":
            self.chosen.emit(move)

    def _point(self, target: Target | None) -> None:
        """Look at something, without doing it."""
        picking = self._picking
        if picking.stage == "choice" and (target is None or target.kind != "option"):
            return  # one of the options is always looked at
        if target != picking.pointed:
            picking.pointed = target
            if target is not None and target.kind == "cell":
                picking.focus = target.at
            if target is None or target.at != self._choosing.wrong:
                self._choosing.wrong = -1
            self._changed()

    def _changed(self, growing: bool = False, speed: float | None = None) -> None:
        """Show and say where the person is now."""
        ways = self._choosing.arrange(self._picking)
        if growing:
            for light in self._top.lights:
                light.grown = 0.0
        ways += [Way(light, "grown", 1.0, GROWING) for light in self._top.lights]
        self._settler.go(ways, self.speed if speed is None else speed)
        if self._top.lights and self.speed > 0 and not self._breath.isActive():
            self._breath.start()
        pointed = self._picking.pointed
        self._marks.look(pointed.card if pointed is not None else "")
        self._show_focus()
        self._say()
        self.cells_changed.emit()

    def _show_focus(self) -> None:
        pointed = self._picking.pointed
        shown = self._by_keys and pointed is not None and self._step is None
        place = self._choosing.place(pointed) if shown and pointed is not None else None
        for number, card in enumerate(self._top.hand_cards):
            card.offer(str(number + 1) if self._by_keys and self._picking.acting and not self._picking.options else "")
        overlay.draw_focus(self._top.focus, place, self.theme)

    def _say(self) -> None:
        """Tell what is looked at and what to do, where that has changed."""
        considered, prompt = self._picking.considered, words.prompt(self._picking, self._players)
        before, self._said = self._said, (considered, prompt)
        if not before or before[0] != considered:
            self.considered.emit(considered)
        if not before or before[1] != prompt:
            self.prompted.emit(*prompt)

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the drawers from the upper left, the hand, the sectors, and what else there is to press or to know."""
        return [] if self._picking.view is None else list(self._listing.cells(self._by_keys))

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        if self._step is not None:
            self.skip()
        elif (target := self._listing.target(key)) is not None:
            self._press(target)

    # ---------------------------------------------------------------- mouse

    def _let_go_of_mouse(self) -> None:
        self._pressed = None
        if self._choosing.dragged >= 0:
            drawer = self._top.drawers[self._choosing.dragged]
            self._choosing.dragged = -1
            drawer.close()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self._step is not None:
            self.skip()
        elif event.button() == Qt.MouseButton.LeftButton and self._picking.acting:
            self._by_keys = False
            self._pressed = self._choosing.target(self._picking, event.scenePos())
            self._point(self._pressed)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at, picking, pressed = event.scenePos(), self._picking, self._pressed
        if not event.buttons():
            self._by_keys = False
            self._point(self._choosing.target(self._picking, at))
            return
        if self._choosing.dragged < 0:
            moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
            far = moved.manhattanLength() >= QApplication.startDragDistance()
            if not far or pressed is None or pressed.kind != "cell" or not picking.swapping or picking.options:
                return
            self._take(pressed.at, event.buttonDownScenePos(Qt.MouseButton.LeftButton))
        drawer = self._top.drawers[self._choosing.dragged]
        drawer.setPos(at + self._grip)
        cell = cell_at(at)
        self._point(None if cell is None else Target("cell", cell))

    def _take(self, cell: int, at: QPointF) -> None:
        """Begin to drag a drawer."""
        self._picking.cell = cell
        self._choosing.dragged = cell
        self._grip = middle(cell) - at
        drawer = self._top.drawers[cell]
        drawer.pull, drawer.air = 0.0, 1.0
        self._changed()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        target, pressed, dragged = (
            self._choosing.target(self._picking, event.scenePos()),
            self._pressed,
            self._choosing.dragged,
        )
        if dragged >= 0:
            self._pressed = None
            cell = target.at if target is not None and target.kind == "cell" else None
            answer, move = self._picking.drop(cell)
            if answer == "chosen":  # its film starts where it was dropped
                self._choosing.dragged = -1
            else:
                self._let_go_of_mouse()
            self._answer(answer, move)
            return
        self._let_go_of_mouse()
        if self._picking.acting and target == pressed:
            self._press(target)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.GraphicsSceneLeave and not self._by_keys:
            self._point(None)
        return super().event(event)

    # ---------------------------------------------------------------- keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_keys = True
            if self._picking.view is not None and self._picking.pointed is None:
                self._picking.pointed = Target("cell", self._picking.focus)
                self._changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._by_keys = False
        self._show_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self._picking
        event.accept()
        if self._step is not None and key not in MODIFIERS:
            self.skip()
        elif picking.view is None or event.modifiers() & COMMANDS:
            event.ignore()
        elif key in WALK:
            self._by_keys = True
            picking.walk(*WALK[key])
            self._changed()
        elif not (picking.acting and self._act(key, event.text())) and not (key == Qt.Key.Key_Escape and self.cancel()):
            event.ignore()

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        if self._step is not None or not self._picking.step(1 if forward else -1):
            return False
        self._by_keys = True
        self._changed()
        return True

    def _act(self, key: int, text: str) -> bool:
        """Do what a key means for somebody who may move; tell whether it means anything."""
        picking = self._picking
        number = int(text) - 1 if text in DIGITS and text else -1
        if key in ACCEPT and picking.pointed is not None:
            self._by_keys = True
            self._press(picking.pointed)
        elif 0 <= number < (len(picking.options) or HAND):
            self._by_keys = True
            self._press(Target("option" if picking.options else "hand", number))
        elif key == Qt.Key.Key_F and not picking.options:
            self._by_keys = True
            picking.cycle(1)
            self._changed()
        elif key == Qt.Key.Key_E and not picking.options:
            self._press(Target("end"))
        else:
            return False
        return True

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._ground.paint(painter, QRectF(rect), self.theme)
