"""A person at El Switcher's table: what mouse, touch, keys and assistive technology do on it."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.games.switcher.scene import words
from boardroom.games.switcher.scene.choosing import Choosing
from boardroom.games.switcher.scene.geometry import HOME, cell_at, middle
from boardroom.games.switcher.scene.listing import Listing
from boardroom.games.switcher.scene.moving import Settler, Way
from boardroom.games.switcher.scene.picking import Answer, Picking, Target
from boardroom.games.switcher.scene.reaching import ReachMarks
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.state import HAND, Move, Swap
from boardroom.ui.play_scene import ACCEPT, COMMANDS, MODIFIERS, PlayScene
from boardroom.ui.scene import Cell
from boardroom.ui.strokes import draw_focus

WALK: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
DIGITS = "1234"
GROWING = 540.0  # milliseconds until a figure shines with its thread
BREATH = 2400.0  # milliseconds of one breath of the light
TICK = 60


class ActingScene(PlayScene):
    """A table on which a person can choose a move. What else happens on it is told by its heir."""

    _picking: Picking

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(HOME)
        self._top = TableTop(self)
        self._top.chest.setAcceptHoverEvents(True)  # so that views report every movement of the mouse
        self._choosing = Choosing(self._top)
        self._picking = Picking()
        self._settler = Settler(self)
        self._marks = ReachMarks()
        self.addItem(self._marks)
        self._listing = Listing(self._top, self._choosing, self._picking, self._marks)
        self._pressed: Target | None = None
        self._grip = QPointF()  # from the pointer to the middle of a dragged drawer
        self._shake = QVariantAnimation(self)
        self._shake.setStartValue(0.0)
        self._shake.setEndValue(1.0)
        self._shake.setDuration(260)
        self._shake.valueChanged.connect(self._shaken)
        self._breath = QTimer(self, interval=TICK)
        self._breath.timeout.connect(self._breathe)
        self._breathed = 0.0

    def cancel(self) -> bool:
        """Let go of what was chosen, one step at a time."""
        self._let_go_of_mouse()
        done = self._picking.let_go()
        if done:
            if self._by_keys:
                self._picking.pointed = Target("cell", self._picking.focus)
            self._changed()
        return done

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._choosing.target(self._picking, point))

    def _lay(self) -> None:
        self._choosing.show_targets = self.show_targets
        self._top.chest.coordinates = self.show_coordinates
        self._top.chest.update()
        if self._picking.view is not None and not self.moving:
            self._changed(speed=0.0)

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
        self._show_cursor()
        self._say()
        self.cells_changed.emit()

    def _show_focus(self) -> None:
        pointed = self._picking.pointed
        shown = self._by_keys and pointed is not None and not self.moving
        place = self._choosing.place(pointed) if shown and pointed is not None else None
        for number, card in enumerate(self._top.hand_cards):
            card.offer(str(number + 1) if self._by_keys and self._picking.acting and not self._picking.options else "")
        draw_focus(self._top.focus, place, self.theme)

    def _show_cursor(self) -> None:
        """Let the pointer's shape say what a press would do."""
        picking, shape = self._picking, Qt.CursorShape.ArrowCursor
        pointed = None if self._by_keys or not picking.acting else picking.pointed
        if self._choosing.dragged >= 0:
            shape = Qt.CursorShape.ClosedHandCursor
        elif pointed is not None and (pointed.kind != "cell" or picking.swapping or picking.standing_on(pointed.at)):
            shape = Qt.CursorShape.PointingHandCursor
        self._set_cursor(shape)

    def _prompt(self) -> tuple[str, str]:
        return words.prompt(self._picking, self._top.players)

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

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the drawers from the upper left, the hand, the sectors, and what else there is to press or to know."""
        return [] if self._picking.view is None else list(self._listing.cells(self._by_keys))

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        if self.moving:
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
        if self.moving:
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

    # ---------------------------------------------------------------- keys

    def _enter(self) -> bool:
        self._picking.pointed = Target("cell", self._picking.focus)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self._picking
        event.accept()
        if self.moving and key not in MODIFIERS:
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
        if self.moving or not self._picking.step(1 if forward else -1):
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
