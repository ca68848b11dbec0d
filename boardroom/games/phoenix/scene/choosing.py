"""How a person chooses a move on the table: by mouse, touch, keys or assistive technology."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.games.phoenix.rules import Move
from boardroom.games.phoenix.scene import advice, prompts
from boardroom.games.phoenix.scene.arranging import ChoiceTable
from boardroom.games.phoenix.scene.geometry import (
    DISCARDS,
    FAR,
    HOME,
    LEDGES,
    NEAR,
    PILE,
    PITCH,
    SMALL,
    Pose,
    column,
    cube_box,
    cube_x,
    pawn_box,
)
from boardroom.games.phoenix.scene.picking import Answer, Picking, Target
from boardroom.games.phoenix.scene.sheet import TABLEAU
from boardroom.games.phoenix.tables import LINE, SPECTRUM
from boardroom.ui.play_scene import ACCEPT, MODIFIERS, PlayScene
from boardroom.ui.scene import Cell
from boardroom.ui.settling import Placed

STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NUMBERED: Final = ("mine", "theirs", "cube", "card")


class ChoosingScene(PlayScene):
    """A table top on which a person can choose a move. What happens on it otherwise is told by its heirs."""

    _picking: Picking

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(HOME)
        self._top = ChoiceTable(self)
        self._top.felt.setAcceptHoverEvents(True)  # so that views report every movement of the mouse
        self._picking = Picking()
        self._pressed: Target | None = None
        self._grabbed: tuple[QPointF, Pose, Target, bool] | None = None  # where, the place then, what, just taken
        self._dragging = False

    def hurry(self) -> None:
        """Go on to the next thing worth looking at."""

    def cancel(self) -> bool:
        """Put back what was taken, one step at a time."""
        self._let_go_of_mouse()
        done = self._picking.let_go()
        if done:
            if not self._by_keys:
                self._picking.pointed = None
            self._changed()
        return done

    @property
    def top(self) -> ChoiceTable:
        """What lies on the table, for figures that show a part of it."""
        return self._top

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._target(point))

    # ---------------------------------------------------------------- what a person does

    def _answer(self, answer: Answer, move: Move | None) -> None:
        if answer == "chosen":
            self.chosen.emit(move)
            return
        self._changed()
        if answer == "refused":
            self.refused.emit(move)

    def _press(self, target: Target | None) -> None:
        """Do what a press on something means."""
        if target is None:
            self.cancel()
        else:
            self._answer(*self._picking.press(target))

    def _point(self, target: Target | None) -> None:
        """Look at something, without doing it."""
        if target != self._picking.pointed:
            self._picking.pointed = target
            self._changed()

    def _changed(self) -> None:
        """Show and say where the person is now."""
        self._arrange()
        self._show_cursor()
        self._say()
        self.cells_changed.emit()

    def _dragged(self) -> Placed[Pose] | None:
        if not self._dragging or self._grabbed is None:
            return None
        return self._piece(self._grabbed[2])

    def _piece(self, target: Target) -> Placed[Pose]:
        if target.kind == "card":
            return self._top.hand[target.at]
        return self._top.cubes[target.at] if target.kind == "cube" else self._top.pawns[NEAR][target.at]

    def _arrange(self, at_once: bool = False) -> None:
        picking = self._picking
        if picking.acting:
            self._top.arrange(picking, self._show_targets, self._dragged(), 0.0 if at_once else self.speed)
        elif picking.view is not None and not self.moving:
            self._top.played.clear()
            if picking.pointed == Target("discards") and picking.state.discards:
                self._top.show_played()
        self._show_focus()

    def _show_focus(self) -> None:
        pointed = self._picking.pointed
        if not self._by_keys or pointed is None or self.moving:
            self._top.focus.clear()
            return
        if pointed.kind == "card" and self._picking.acting:
            self._top.settler.finish()
        advice.draw_focus(self._top.focus, self._top.place_of(pointed), self.theme)

    def _show_cursor(self) -> None:
        """Let the pointer's shape say what a press would do."""
        pointed, shape = self._picking.pointed, Qt.CursorShape.ArrowCursor
        if self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif pointed is not None and not self._by_keys and self._picking.enabled(pointed):
            shape = Qt.CursorShape.PointingHandCursor
        self._set_cursor(shape)

    def _prompt(self) -> tuple[str, str]:
        return prompts.prompt(self._picking)

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List how a hand ended while that is shown, the table from the far line to the near hand, and the piles."""
        picking = self._picking
        if picking.view is None:
            return []
        targets = [Target("theirs", place) for place in range(LINE)]
        targets += [Target("cube", place) for place in range(SPECTRUM)]
        targets += [Target("mine", place) for place in range(LINE)]
        targets += [Target("card", slot) for slot in range(len(picking.hand))]
        targets += [Target("pile"), Target("discards")]
        if picking.slot >= 0:
            targets.append(Target("discard"))
        told = [Cell("tableau", self._top.told, TABLEAU, self.moving)] if self._top.told else []
        return told + [
            Cell(
                self._key(target), prompts.name(picking, target), self._top.place_of(target), picking.enabled(target),
                self._by_keys and target == picking.pointed,
            )
            for target in targets
        ]  # fmt: skip

    def _key(self, target: Target) -> str:
        return f"{target.kind}:{target.at + 1}" if target.kind in _NUMBERED else target.kind

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        if self.moving:
            self.hurry()
            return
        target = next(
            (self._target_of(key) for cell in self.cells() if cell.key == key and cell.enabled), None
        )  # fmt: skip
        if target is not None:
            self._press(target)

    def _target_of(self, key: str) -> Target:
        kind, _, number = key.partition(":")
        return Target(kind, int(number) - 1 if number else 0)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- mouse and keys

    def _target(self, point: QPointF) -> Target | None:
        """Return what lies at a point, the nearest to the viewer first."""
        top, picking = self._top, self._picking
        if picking.view is None:
            return None
        if picking.slot >= 0:
            if top.button_box().adjusted(-4, -4, 4, 4).contains(point):
                return Target("discard")
            if self._on_card(picking.slot, point):
                return Target("card", picking.slot)
        for slot in reversed(range(len(picking.hand))):
            if self._on_card(slot, point):
                return Target("card", slot)
        if SMALL.translated(DISCARDS).adjusted(-8, -8, 8, 44).contains(point):
            return Target("discards")
        if SMALL.translated(PILE).contains(point):
            return Target("pile")
        for place in range(LINE):
            if pawn_box(NEAR, place).contains(point):
                return Target("mine", place)
        for place in range(SPECTRUM):
            if cube_box(place).contains(point):
                return Target("cube", place)
        for place in range(LINE):
            if pawn_box(FAR, place).contains(point):
                return Target("theirs", place)
        return None

    def _on_card(self, slot: int, point: QPointF) -> bool:
        card = self._top.hand[slot]
        if not card.isVisible() or card is self._dragged():
            return False
        box = card.box.adjusted(0, 0, 0, 14) if card.lit in ("hot", "held") else card.box
        return box.contains(card.mapFromScene(point))

    def _let_go_of_mouse(self) -> None:
        self._pressed = self._grabbed = None
        self._dragging = False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.moving:
            self.hurry()
            return
        picking = self._picking
        if event.button() != Qt.MouseButton.LeftButton or not picking.acting:
            return
        self._by_keys = False
        at = event.scenePos()
        target = self._target(at)
        self._pressed = target
        if target is None or target.kind not in ("card", picking.kind if picking.slot >= 0 else "card"):
            return
        if target.kind == "card":
            self._grabbed = (at, self._top.hand[target.at].pose, target, target.at != picking.slot)
            if target.at != picking.slot:
                picking.pointed = target
                self._press(target)
        elif picking.card not in ("X", "R") and target.at not in picking.targets():
            fresh = target.at != picking.origin
            self._grabbed = (at, self._piece(target).pose, target, fresh)
            if fresh:
                picking.pointed = target
                self._press(target)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at = event.scenePos()
        if self._grabbed is None or not self._picking.acting:
            if not event.buttons():
                self._by_keys = False
                self._point(self._target(at))
            return
        moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        if not self._dragging and moved.manhattanLength() < QApplication.startDragDistance():
            return
        start, pose, target, _ = self._grabbed
        piece, way = self._piece(target), at - start
        if not self._dragging:
            self._dragging = True
            self._top.settler.finish()
            self._changed()
        if target.kind == "card":
            piece.place((pose[0] + way.x(), pose[1] + way.y(), 0.0))
            over = self._target(at)
            self._point(over if over is not None and over.kind == "discards" else None)
        else:
            up = max(-20.0, min(90.0, 34.0 - way.y()))
            piece.place((pose[0] + way.x(), pose[1], up))
            place = self._place_under(pose[0] + way.x(), target)
            self._point(Target(target.kind, place) if place in self._picking.targets() else None)

    def _place_under(self, x: float, target: Target) -> int:
        """Return the place that a dragged piece is over; -1 or one too many past the ends."""
        if target.kind == "cube":
            first, pitch, count = cube_x(0), cube_x(1) - cube_x(0), SPECTRUM
        else:
            first, pitch, count = column(0), PITCH, LINE
        return max(-1, min(count, round((x - first) / pitch)))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.scenePos()
        grabbed, dragged, pressed = self._grabbed, self._dragging, self._pressed
        target = self._target(at)
        self._let_go_of_mouse()
        picking = self._picking
        if not picking.acting:
            return
        if dragged and grabbed is not None:
            self._drop(grabbed[2], at, target)
        elif grabbed is not None:
            if not grabbed[3]:
                self._press(grabbed[2])  # a second press lets go
        elif target == pressed:
            self._press(target)

    def _drop(self, what: Target, at: QPointF, target: Target | None) -> None:
        """Let go of something that was dragged."""
        picking = self._picking
        if what.kind == "card":
            if target is not None and target.kind == "discards":
                self._press(target)
            else:
                self._changed()
            return
        near = abs(at.y() - (LEDGES[NEAR] if what.kind == "mine" else 270)) < 130
        place = self._place_under(self._piece(what).pose[0], what)
        if near and place != picking.origin:
            self._answer(*picking.drop(place))
        else:
            self._changed()

    def _enter(self) -> bool:
        if not self._picking.offers():
            return False
        self._picking.walk(1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = Qt.Key(event.key()), self._picking
        event.accept()
        if self.moving:
            if key not in MODIFIERS:
                self.hurry()
        elif picking.view is None or event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            event.ignore()
        elif key in STEPS:
            self._by_keys = True
            picking.walk(STEPS[key])
            self._changed()
        elif not picking.acting:
            event.ignore()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_5 and key - Qt.Key.Key_1 < len(picking.hand):
            self._choose(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_D and picking.slot >= 0:
            self._press(Target("discard"))
        elif key in (*ACCEPT, Qt.Key.Key_Up) and picking.pointed is not None:
            self._accept(picking.pointed)
        elif key not in (Qt.Key.Key_Escape, Qt.Key.Key_Down) or not self.cancel():
            event.ignore()

    def _choose(self, slot: int) -> None:
        """Choose a card by its number, and go on to what it can move."""
        self._by_keys = True
        self._press(Target("card", slot))
        if self._picking.slot >= 0:
            self._picking.pointed = None
            self._picking.walk(1)
        self._changed()

    def _accept(self, target: Target) -> None:
        """Press what the keyboard is on, and go on to the first thing to choose next."""
        self._by_keys = True
        if target.kind == "card":
            self._choose(target.at)
            return
        if not self._picking.enabled(target):
            return
        stage = self._picking.stage
        self._press(target)
        if stage == "piece" and self._picking.stage == "target":
            self._picking.walk(1)
            self._changed()

    def tab(self, forward: bool) -> bool:
        """Step among what can be chosen next; without a card Tab leaves the table."""
        if self.moving or self._picking.stage not in ("piece", "target"):
            return False
        self._by_keys = True
        self._picking.walk(1 if forward else -1)
        self._changed()
        return True
