"""Zug's table top: the railway on its mat, how tiles are laid and wagons sold on it, and how one looks around."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from boardroom.core.match import Step, View
from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import DrawTile, Place, Sell
from boardroom.games.zug.scene import finale, marks, recap, words
from boardroom.games.zug.scene.films import film_of
from boardroom.games.zug.scene.gaze import Gaze
from boardroom.games.zug.scene.geometry import STEP, Camera, bounds
from boardroom.games.zug.scene.picking import TURNING, ZugPicking, ZugTarget
from boardroom.games.zug.scene.pieces import cloth
from boardroom.games.zug.scene.table_top import ZugTableTop, last_squares
from boardroom.games.zug.state import Move, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.table.fanfare import Light, Performance
from boardroom.ui.table.film import Film
from boardroom.ui.table.overlay_lines import Stroke
from boardroom.ui.table.pick_scene import ARROWS, PickScene
from boardroom.ui.table.scene import Cell, TableOffer
from boardroom.ui.table.traces import Trace

SLOWER: Final = 1.6  # a computer's tiles and rides, so that one can follow them
PAN: Final = 120.0  # scene units that an arrow key moves the table
NOTCH: Final = 120.0  # of a mouse's wheel


def _squares_of(move: object) -> tuple[Square, ...]:
    """Return where a move happens."""
    if isinstance(move, Place):
        return (move.laid.square,)
    return (move.factory, move.station, move.city) if isinstance(move, Sell) else ()


class ZugScene(PickScene[ZugState, Move, ZugTarget]):
    """The mat with the railway, and below it one's hand, the score track or the count."""

    picking: ZugPicking
    traces_at = 2.0  # on the board, below cards and maps
    veil_at = 10.0

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ZugPicking(), parent)
        self.top = ZugTableTop(self)
        self.gaze = Gaze(self, self.top, self.follow)
        self.setSceneRect(self.home())
        self._laid: View[ZugState, Move] | None = None
        self._last: tuple[Square, ...] = ()  # where something happened last
        self._watching: tuple[Square, ...] = ()
        self._listed: list[Cell] | None = None  # the cells, until something changes
        self._wheel = 0.0  # parts of a notch

    @property
    def camera(self) -> Camera:
        """Which part of the table is seen."""
        return self.top.camera

    # ---------------------------------------------------------------- drawing

    def lay(self, view: View[ZugState, Move]) -> None:
        self.picking.at_once = self.lay_at_once
        self.top.stand(self.picking, self.theme, self.show_coordinates, self.bare)
        if view is not self._laid:
            self._last, self._watching = last_squares(view.log), self._watched()
            self.gaze.around(self._laid is None, *self._last, calm=not self.picking.acting and self._goes_on(view))
            self._laid = view

    def _goes_on(self, view: View[ZugState, Move]) -> bool:
        """Tell whether a position follows on the last, for the same eyes: where one looked may tell what one holds."""
        laid = self._laid
        if laid is None or laid.seat != view.seat or len(view.log) - len(laid.log) not in (0, 1):
            return False
        selling = ("sale", "over")
        return (laid.state.phase in selling) == (view.state.phase in selling) and view.state.phase != "over"

    def arrange(self, speed: float) -> None:
        picking, top = self.picking, self.top
        last = () if self.traced else self._last
        lights = marks.lights_of(picking, last, self.show_targets, self.point_out)
        lights.pill_size = self.text_scale
        marks.light_advice(lights, picking.state, self.hint, self.recalled)
        top.board.shine(lights)
        top.hand.show_choice(picking, self.hint, speed)
        top.count.tell(picking)
        top.unseen.setVisible(picking.unseen)
        pointed = None if top.places.usual else picking.pointed
        short = pointed is not None and pointed.kind in ("hand", "pile", "stock")  # what large words have no room for
        set_tip(top.hand, picking.name(pointed) if pointed is not None and short else "")
        top.buttons.show_choice(picking)
        before, self._watching = self._watching, self._watched()
        if self._watching and self._watching != before:
            self.gaze.around(False, *self._watching)
        self.follow()

    def _watched(self) -> tuple[Square, ...]:
        """Return what must be in view: the point of the walk that is shown, or what the keys point at."""
        if self.picking.walk_at >= 0:
            return self.picking.points[self.picking.walk_at].squares
        return (self.focused.square,) if self.focused is not None and self.focused.kind == "square" else ()

    def follow(self) -> None:
        """Put the card, the turning arrows, the small map and the rings beside their tile: it or the camera moved."""
        top, picking, camera = self.top, self.picking, self.camera
        if picking.view is None:
            return
        note, at = self._note()
        beside = camera.rect(at) if at is not None else camera.room
        if picking.walk_at >= 0 and note is not None:  # beside all that the point is about, and its pill
            beside = camera.part(bounds(self._watching)).adjusted(0, -44 * top.places.letters, 0, 0)
        inside = at is not None and top.places.cloth.intersects(beside)
        lit = [camera.rect(square) for square in top.board.lights.legal]
        top.show_map([*lit, beside] if at is not None and self.by_keys else lit)
        small = top.map.box if top.map.isVisible() else QRectF()
        weights = self._weights(at) if at is not None and inside else ()
        top.card.display(note if inside else None, beside, small, weights, max(0, picking.seat))
        laid = picking.held_laid if picking.put is not None or picking.at_once else None
        turns = inside and laid is not None and TILES[laid.name].turnings > 1 and self.dragged is None
        top.buttons.show_turning(beside if turns and picking.stage == "square" else None)
        turns = top.buttons.turning is not None
        picking.floating = (*(TURNING if turns else ()), *((ZugTarget("map"),) if top.map.isVisible() else ()))
        self.show_focus(self.focused)
        self.show_hint(self.hint)
        self.show_traces()
        self.show_light()
        self.cells_changed.emit()

    def _weights(self, at: Square) -> list[tuple[QRectF, float]]:
        """Return what it costs to cover parts of the table: the squares around what is looked at, lit ones, tiles."""
        weights = dict.fromkeys(self.picking.state.network.tiles, 1.0)
        weights |= dict.fromkeys(self.top.board.lights.legal, 3.0)
        weights |= dict.fromkeys(self.top.board.lights.gaps, 200.0)
        for _, beside in self.picking.state.network.neighbours(at):
            weights[beside] = weights.get(beside, 0.0) + 40.0
        return [(self.camera.rect(square), weight) for square, weight in weights.items()]

    def _note(self) -> tuple[words.TileNote | None, Square | None]:
        """Return what a card says beside which square; the points only where their words have no room below."""
        if self.moving:
            return None, None
        if self.picking.walk_at >= 0:
            return (None, None) if self.top.places.usual else words.point_note(self.picking)
        return words.note(self.picking)

    def show_focus(self, target: ZugTarget | None) -> None:
        """A square may be out of sight, and the walk through the points has a focus of its own."""
        self._listed = None
        hidden = target is not None and target.kind == "square" and not self._in_sight(target)
        super().show_focus(None if hidden or self.picking.walk_at >= 0 else target)

    def _in_sight(self, target: ZugTarget) -> bool:
        return self.top.places.cloth.contains(self.place(target).center())

    def trace_place(self, target: ZugTarget) -> QRectF:
        """A square may be out of sight."""
        return self.place(target) if self._in_sight(target) else QRectF()

    def trace_lines(self, trace: Trace, alone: bool) -> Sequence[Stroke]:
        return recap.trace_lines(trace, self.camera) if alone else ()

    def suggest(self, move: Move | None) -> None:
        """Draw a hint: a tile where it should lie, or the way of a wagon."""
        new = move != self.hint
        super().suggest(move)
        if new:
            self._advise(move)

    def recall(self, move: Move | None) -> None:
        """Draw quietly the move that was made."""
        new = move != self.recalled
        super().recall(move)
        if new:
            self._advise(move)

    def _advise(self, move: Move | None) -> None:
        if not self.moving:
            self.show_choice()
            if squares := _squares_of(move):
                self.gaze.around(False, *squares)

    def film(self, step: Step[ZugState, Move], slow: bool) -> Film | None:
        """Show a tile drawn or laid, or a wagon on its way; from now on nothing is chosen any more."""
        move, picking, top = step.move, self.picking, self.top
        if self.speed <= 0 or not isinstance(move, DrawTile | Place | Sell):
            return None
        held = picking.held if isinstance(move, Place) and move.laid == picking.held_laid else -1
        picking.begin(step.before, self.players, False)
        self.arrange(self.speed)
        top.hand.away = held
        if not isinstance(move, DrawTile):
            self.gaze.around(False, *_squares_of(move), calm=True)
        film = film_of(top, step, held >= 0)
        film.slower = SLOWER if slow and not isinstance(move, DrawTile) else 1.0
        return film

    def prompt(self) -> tuple[str, str]:
        if self.showing is not None and self.step is not None and isinstance(self.step.move, Sell):
            return words.on_the_way(self.step.before.state, self.step.move, self.players)
        return super().prompt()

    def glory(self, view: View[ZugState, Move]) -> Sequence[Light | Performance]:
        return finale.glory(self.top, view)

    @property
    def offer(self) -> TableOffer | None:
        if self.showing is not None:
            riding = self.step is not None and isinstance(self.step.move, Sell)
            return words.skip_offer() if riding else None
        return words.lay_offer() if self.picking.put is not None and self.picking.fitting else None

    def take_offer(self) -> None:
        if self.moving:
            self.skip()
        elif self.offer is not None:
            self.touched.emit()
            self.press_target(self.picking.put)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        mat = self.top.places.mat
        for part in (*cloth.around(mat, rect), *cloth.corners(mat)):  # under the rest of the mat nothing can be seen
            if part.intersects(rect):
                cloth.paint_room(painter, part.intersected(rect), self.home(), self.theme)

    # ---------------------------------------------------------------- where things are

    def lay_out(self) -> None:
        if self.top.resize(self.room, self.text_scale):
            self.setSceneRect(self.home())
            self.gaze.around(True)
            self.follow()

    def home(self) -> QRectF:
        return self.top.places.home

    def place(self, target: ZugTarget) -> QRectF:
        return self.top.place(target)

    def target_at(self, point: QPointF) -> ZugTarget | None:
        return self.top.target(self.picking, point)

    def over(self, point: QPointF) -> ZugTarget | None:
        """A tile that is dragged lies down where it fits, or goes back into the hand."""
        target = self.target_at(point)
        return target if target is not None and self.picking.takes(target) else None

    def cells(self) -> list[Cell]:
        """List everything that has a name; large tables have many, and nobody asks only once."""
        if self._listed is None:
            self._listed = super().cells()
        return self._listed

    def cursor_at(self, target: ZugTarget) -> Qt.CursorShape:
        picking, square = self.picking, target.square if target.kind == "square" else None
        if target.kind == "map" or (square is not None and square == picking.station):
            return Qt.CursorShape.PointingHandCursor
        if square is not None and picking.stage != "square" and not picking.enabled(target):
            return Qt.CursorShape.OpenHandCursor
        return super().cursor_at(target)

    # ---------------------------------------------------------------- looking around and turning

    def press_target(self, target: ZugTarget | None) -> None:
        match target:
            case ZugTarget(kind="nearer"):
                self.gaze.zoom(STEP)
            case ZugTarget(kind="further"):
                self.gaze.zoom(1 / STEP)
            case ZugTarget(kind="all"):
                self.gaze.fit()
            case _:
                super().press_target(target)

    def steer(self, target: ZugTarget) -> Callable[[QPointF], None] | None:
        """The table is dragged by its squares, and by what the small map shows of it."""
        if target.kind not in ("square", "map"):
            return None
        x, y, pitch = self.camera.aim
        side = -pitch if target.kind == "square" else self.top.map.side
        return lambda way: self.gaze.look_at(x + way.x() / side, y + way.y() / side)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.pressed is not None and self.pressed.kind == "map":
            at = self.top.map.table(event.scenePos())
            self.gaze.look_at(at.x(), at.y())

    def second_press(self) -> None:
        """Turn the tile that is held over the table, else let go."""
        if self.picking.pointed is None or not self._turn(1):
            super().second_press()

    def _turn(self, by: int) -> bool:
        done = self.picking.rotate(by)
        if done:
            self.show_choice()
        return done

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()
        if self.moving:
            return
        command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        fine = event.pixelDelta()
        picking = self.picking
        held = picking.stage == "square" and picking.ghost is not None and picking.pointed_square == picking.ghost
        if not fine.isNull() and not command and not held:  # two fingers on a touchpad
            self.gaze.pan(QPointF(fine))
            return
        self._wheel += event.delta() / NOTCH
        notches = int(self._wheel)
        self._wheel -= notches
        if notches and not (held and not command and self._turn(-notches)):
            self.gaze.zoom(1.15**notches, event.scenePos())

    def pinch(self, at: QPointF, factor: float) -> bool:
        """Zoom with two fingers."""
        if not self.top.places.cloth.contains(at):
            return False
        self.gaze.zoom(factor, at, glide=False)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not self.moving:
            across, down = ARROWS[event.key()]
            self.gaze.pan(QPointF(-across, -down) * PAN, glide=True)
            event.accept()
        else:
            super().keyPressEvent(event)

    def hotkeys(self) -> list[tuple[str, str]]:
        return [*super().hotkeys(), words.panning_key()]

    def typed(self, key: int, text: str) -> bool:
        """Keys may also help a hand on the mouse: only a tile that is taken by its number goes on by keys."""
        target = self.picking.shortcut(text)
        if target is None or target.kind == "hand":
            return super().typed(key, text)
        self.press_target(target)
        return True
