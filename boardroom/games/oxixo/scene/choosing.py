"""How a person chooses a move on the table: by mouse, touch, keys or assistive technology."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QObject, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from boardroom.games.oxixo.scene import overlay, words
from boardroom.games.oxixo.scene.cubes import Pose, home
from boardroom.games.oxixo.scene.geometry import HOME, Compass
from boardroom.games.oxixo.scene.picking import PARTNER, SELF, Picking, Target
from boardroom.games.oxixo.scene.table_top import TableTop
from boardroom.games.oxixo.tables import CELLS, INDEX, NAMES, SIZE
from boardroom.ui.play_scene import ACCEPT, MODIFIERS, PlayScene
from boardroom.ui.scene import Cell

WALK: dict[int, Compass] = {
    Qt.Key.Key_Left: "west",
    Qt.Key.Key_Right: "east",
    Qt.Key.Key_Up: "north",
    Qt.Key.Key_Down: "south",
}


class ChoosingScene(PlayScene):
    """A table top on which a person can choose a move. What happens on it otherwise is told by its heirs."""

    _picking: Picking

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSceneRect(HOME)
        self._top = TableTop(self)
        self._top.board.setAcceptHoverEvents(True)  # so that views report every movement of the mouse
        self._picking = Picking()
        self._wrong = -1  # the cell of the last cube that could not be taken
        self._pressed: Target | None = None
        self._grabbed: tuple[QPointF, Pose, bool] | None = None  # where, the cube's place then, whether just lifted
        self._dragging = False
        self._shake = QVariantAnimation(self)
        self._shake.setStartValue(0.0)
        self._shake.setEndValue(1.0)
        self._shake.setDuration(260)
        self._shake.valueChanged.connect(self._shaken)

    @property
    def top(self) -> TableTop:
        """What lies on the table, for figures that show a part of it."""
        return self._top

    def cancel(self) -> bool:
        """Put back what was lifted, one step at a time."""
        self._let_go_of_mouse()
        done = self._picking.let_go()
        if done:
            if self._by_keys and self._picking.stage == "take":
                self._picking.pointed = Target("cell", self._picking.focus)
            self._changed()
        return done

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._target(point))

    # ---------------------------------------------------------------- what a person does

    def _press(self, target: Target | None) -> None:
        """Do what a press on something means."""
        if target is None:
            self.cancel()
            return
        self._wrong = -1
        answer, move = self._picking.press(target)
        if answer == "refused" and move is not None:
            self._wrong = target.cell
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
        if picking.stage == "dot" and (target is None or target.kind != "dot"):
            return  # one way for the dot is always looked at
        if target != picking.pointed:
            picking.pointed = target
            if target is not None and target.kind == "cell":
                picking.focus = target.cell
            if self._wrong >= 0 and target is not None and target.cell != self._wrong:
                self._wrong = -1
            self._changed()

    def _changed(self) -> None:
        """Show and say where the person is now."""
        self._arrange()
        self._show_cursor()
        self._say()
        self.cells_changed.emit()

    def _arrange(self, at_once: bool = False) -> None:
        picking, drag = self._picking, None
        if self._dragging and self._grabbed is not None:
            drag = self._top.cubes[self._top.at[picking.origin]].pose if picking.origin >= 0 else None
        if picking.acting:
            self._top.arrange(picking, self._show_targets, self._wrong, drag, 0.0 if at_once else self.speed)
        self._show_focus()

    def _show_focus(self) -> None:
        pointed = self._picking.pointed
        if not self._by_keys or pointed is None or self.moving:
            self._top.focus.clear()
        else:
            overlay.draw_focus(self._top.focus, self._top.place_of(pointed), self.theme)

    def _show_cursor(self) -> None:
        """Let the pointer's shape say what a press would do."""
        picking, shape = self._picking, Qt.CursorShape.ArrowCursor
        pointed = None if self._by_keys else picking.pointed
        if self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif pointed is not None and pointed.kind == "held":
            shape = Qt.CursorShape.OpenHandCursor
        elif pointed is not None and (pointed.kind != "cell" or picking.takeable(pointed.cell)) and picking.acting:
            shape = Qt.CursorShape.PointingHandCursor
        self._set_cursor(shape)

    def _prompt(self) -> tuple[str, str]:
        return words.prompt(self._picking)

    def _shaken(self, t: float) -> None:
        if self._wrong >= 0:
            cube = self._top.cubes[self._top.at[self._wrong]]
            cube.nudge = 4 * sin(t * 6 * pi) * (1 - t)
            cube.place(cube.pose)

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the board from its upper left, then the ways in or the ways for the dot."""
        picking = self._picking
        if picking.view is None:
            return []
        stage, entries = picking.stage, picking.entries()
        listed = []
        for rank in reversed(range(SIZE)):
            for file in range(SIZE):
                cell = rank * SIZE + file
                enabled = picking.takeable(cell) or cell == picking.origin or cell in entries
                listed.append(self._cell(NAMES[cell], words.cell_name(picking, cell), Target("cell", cell), enabled))
        for entry in entries:
            name = words.entry_name(picking.origin, entry)
            listed.append(self._cell(f"entry:{NAMES[entry]}", name, Target("entry", entry), True))
        if stage == "dot":
            for dot in (SELF, PARTNER):
                listed.append(self._cell(f"dot:{dot}", words.dot_name(picking, dot), Target("dot", dot=dot), True))
        return listed

    def _cell(self, key: str, name: str, target: Target, enabled: bool) -> Cell:
        return Cell(key, name, self._top.place_of(target), enabled, target == self._picking.pointed and self._by_keys)

    def press(self, key: str) -> None:
        """Do what a click on that cell would do."""
        if self.moving:
            self.skip()
            return
        kind, _, value = key.rpartition(":")
        if kind == "dot":
            if self._picking.stage == "dot":
                self._press(Target("dot", dot=PARTNER if value == PARTNER else SELF))
        elif not kind or INDEX[value] in self._picking.entries():
            self._press(Target("entry" if kind else "cell", INDEX[value]))

    # ---------------------------------------------------------------- mouse and keys

    def _target(self, point: QPointF) -> Target | None:
        """Return what lies at a point, the nearest to the viewer first."""
        top, picking = self._top, self._picking
        if picking.stage == "dot":
            for dot in (SELF, PARTNER):
                if top.teams.pill(dot).contains(point):
                    return Target("dot", dot=dot)
        if picking.origin >= 0:
            if not self._dragging and top.place_of(Target("held")).contains(point):
                return Target("held", picking.origin)
            for arrow in top.arrows:
                if arrow.zone.contains(point):
                    return Target("entry", arrow.entry)
        for cell in range(CELLS):
            half = top.layout.gap / 2
            if top.layout.face(cell).adjusted(-half, -half, half, top.layout.front).contains(point):
                return Target("cell", cell)
        return None

    def _let_go_of_mouse(self) -> None:
        self._pressed = self._grabbed = None
        self._dragging = False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if self.moving:
            self.skip()
            return
        if event.button() != Qt.MouseButton.LeftButton or not self._picking.acting:
            return
        self._by_keys = False
        at = event.scenePos()
        target, picking = self._target(at), self._picking
        if target is None:
            self._pressed = None
        elif target.kind == "cell" and picking.takeable(target.cell) and picking.stage != "dot":
            self._grabbed = (at, home(target.cell), True)
            self._press(target)
        elif picking.stage == "push" and target.kind == "held":
            self._grabbed = (at, self._top.cubes[self._top.at[picking.origin]].pose, False)
        else:
            self._pressed = target

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        at, picking = event.scenePos(), self._picking
        if self._grabbed is None or picking.stage != "push":
            if not event.buttons():
                self._by_keys = False
                self._point(self._target(at))
            return
        moved = event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)
        if not self._dragging and moved.manhattanLength() < QApplication.startDragDistance():
            return
        if not self._dragging:
            self._dragging = True
            self._show_cursor()
        start, pose, _ = self._grabbed
        lay, way = self._top.layout, at - start
        cube = self._top.cubes[self._top.at[picking.origin]]
        self._top.settler.stop()
        cube.place(Pose(pose.file + way.x() / lay.pitch, pose.rank - way.y() / lay.row, lay.lift, 1.07))
        target = self._target(at)
        self._point(target if target is not None and target.kind == "entry" else None)
        self._top.moved()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        target = self._target(event.scenePos())
        pressed, grabbed, dragged = self._pressed, self._grabbed, self._dragging
        self._let_go_of_mouse()
        if dragged:
            if target is not None and target.kind == "entry":
                self._press(target)
            else:
                self.cancel()
        elif grabbed is not None:
            if not grabbed[2]:
                self.cancel()
        elif self._picking.acting and target == pressed:
            self._press(target)

    def _enter(self) -> bool:
        self._picking.pointed = Target("cell", self._picking.focus)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picking = event.key(), self._picking
        event.accept()
        if self.moving and key not in MODIFIERS:
            self.skip()
        elif picking.view is None:
            event.ignore()
        elif key in WALK:
            self._by_keys, self._wrong = True, -1
            picking.walk(WALK[key])
            self._changed()
        elif key in ACCEPT and picking.acting and picking.pointed is not None:
            self._by_keys = True
            self._accept(picking.pointed)
        elif event.text() in ("+", "-") and picking.stage == "dot":
            self._press(Target("dot", dot=SELF if event.text() == "+" else PARTNER))
        elif key != Qt.Key.Key_Escape or not self.cancel():
            event.ignore()

    def tab(self, forward: bool) -> bool:
        """Step among the ways in, or to the other way for the dot; otherwise Tab leaves the table."""
        if self.moving or self._picking.stage not in ("push", "dot"):
            return False
        self._by_keys = True
        self._picking.cycle(1 if forward else -1)
        self._changed()
        return True

    def _accept(self, target: Target) -> None:
        """Press what the keyboard is on, and go on to the first thing to choose next."""
        stage = self._picking.stage
        self._press(target)
        if stage == "take" and self._picking.stage == "push":
            self._picking.cycle(1)
            self._changed()
