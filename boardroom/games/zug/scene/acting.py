"""A person at Zug's table: what mouse, touch, wheel and keys do on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from boardroom.games.zug.scene.answering import AnsweringScene
from boardroom.games.zug.scene.looking import PAN
from boardroom.games.zug.scene.picking import Target
from boardroom.ui.play_scene import ACCEPT, COMMANDS, MODIFIERS

WALK: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
NOTCH = 120.0  # of a mouse's wheel


class ActingScene(AnsweringScene):
    """A table on which a person can choose a move. What else happens on it is told by its heir."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wheel = 0.0  # parts of a notch

    # ---------------------------------------------------------------- mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.moving:
            self.skip()
            return
        self._by_keys = False
        target = self._top.target(self._picking, event.scenePos())
        if event.button() == Qt.MouseButton.RightButton:
            if not self._rotate(1):
                self.cancel()
        elif event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = target
            if target is not None and target.kind == "map":
                self.look_at(*self._top.map.table(event.scenePos()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at, pressed = event.scenePos(), self._pressed
        if not event.buttons():
            self._by_keys = False
            self._point(self._top.target(self._picking, at))
            return
        if pressed is None:
            return
        if pressed.kind == "map":
            self.look_at(*self._top.map.table(at))
        elif self._panning:
            self.pan(at - event.lastScenePos())
        elif self._dragging:
            self._point(self._top.target(self._picking, at))
        elif self._far(event):
            self._begin_drag(pressed, event)

    @staticmethod
    def _far(event: QGraphicsSceneMouseEvent) -> bool:
        """Tell whether a pressed mouse has moved far enough to mean it."""
        down = Qt.MouseButton.LeftButton if event.buttons() & Qt.MouseButton.LeftButton else Qt.MouseButton.MiddleButton
        moved = event.screenPos() - event.buttonDownScreenPos(down)
        return moved.manhattanLength() >= QApplication.startDragDistance()

    def _begin_drag(self, pressed: Target, event: QGraphicsSceneMouseEvent) -> None:
        picking = self._picking
        if pressed.kind == "square":
            self._panning = True
            self.pan(event.scenePos() - event.lastScenePos())
            self._show_cursor()
        elif pressed.kind == "hand" and picking.stage in ("tile", "square", "source"):
            self._dragging = True
            if picking.held != pressed.at or picking.laid is not None:
                picking.hold(pressed.at)
            self._changed()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            return
        target, pressed = self._top.target(self._picking, event.scenePos()), self._pressed
        panned, dragged = self._panning, self._dragging
        self._let_go_of_mouse()
        if dragged:
            if target is not None and target.kind == "square" and self._picking.ghost == target.square:
                self._press(target)
            else:
                self._changed()
        elif panned:
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and target == pressed:
            self._press(target)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()
        if self.moving:
            return
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        fine = event.pixelDelta()
        held = self._picking.stage == "square" and self._picking.ghost is not None
        if not fine.isNull() and not command and not held:  # two fingers on a touchpad
            self.pan(QPointF(fine))
            return
        self._wheel += event.delta() / NOTCH
        notches = int(self._wheel)
        if not notches:
            return
        self._wheel -= notches
        if held and not command and self._rotate(-notches):
            return
        self.zoom(1.15**notches, event.scenePos())

    # ---------------------------------------------------------------- keys

    def _enter(self) -> bool:
        return self._picking.step(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self._picking
        event.accept()
        if self.moving and key not in MODIFIERS:
            self.skip()
        elif picking.view is None or event.modifiers() & COMMANDS:
            event.ignore()
        elif key in WALK:
            self._walk_by_key(*WALK[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif not (
            self._look_by_key(key)
            or (picking.acting and self._act(key, event.text()))
            or (self._top.count.of and self._walk_points(key))
            or (key == Qt.Key.Key_Escape and self.cancel())
        ):
            event.ignore()

    def _walk_by_key(self, right: int, up: int, pan: bool) -> None:
        if pan:
            self.pan(QPointF(-right, up) * PAN, glide=True)
            return
        self._by_keys = True
        self._picking.walk(right, up)
        if (at := self._picking.pointed_square) is not None:
            self._look_around(False, at)
        self._changed()

    def _look_by_key(self, key: int) -> bool:
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(self.step_factor(True))
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom(self.step_factor(False))
        elif key in (Qt.Key.Key_0, Qt.Key.Key_F):
            self.fit()
        elif key == Qt.Key.Key_U:
            self._show_unseen()
        else:
            return False
        return True

    def _walk_points(self, key: int) -> bool:
        """Go through the points of a game that is over."""
        if key in (Qt.Key.Key_N, *ACCEPT):
            self._go_to_point(self._walk + 1)
        elif key in (Qt.Key.Key_B, Qt.Key.Key_Backspace):
            self._go_to_point(self._walk - 1)
        else:
            return False
        return True

    def tab(self, forward: bool) -> bool:
        """Go to the next or last of what can be chosen now; False: let Tab leave the table as usual."""
        if self.moving or self._picking.view is None or not self._picking.step(1 if forward else -1):
            return False
        self._by_keys = True
        if (at := self._picking.pointed_square) is not None:
            self._look_around(False, at)
        self._changed()
        return True

    def _act(self, key: int, text: str) -> bool:
        """Do what a key means for somebody who may move; tell whether it means anything."""
        picking, stage = self._picking, self._picking.stage
        if key in ACCEPT and stage == "pass":
            self._press(Target("pass"))
        elif key in ACCEPT and picking.pointed is not None:
            self._by_keys = True
            self._press(picking.pointed)
        elif text in ("1", "2", "3", "4", "5", "6") and stage in ("tile", "square", "source"):
            self._by_keys = True
            self._press(Target("hand", int(text) - 1))
        elif key in (Qt.Key.Key_R, Qt.Key.Key_E) and stage == "square":
            self._rotate(1)
        elif key == Qt.Key.Key_Q and stage == "square":
            self._rotate(-1)
        elif key == Qt.Key.Key_B and stage == "source":
            self._press(Target("bare"))
        else:
            return False
        return True
