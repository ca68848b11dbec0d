"""How a choice is shown and said: what lights up, the card beside a tile, the hand, the prompt, and names of things."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt

from boardroom.games.zug.network import Square
from boardroom.games.zug.rules import Move, Place
from boardroom.games.zug.scene import choosing, words
from boardroom.games.zug.scene.geometry import HAND
from boardroom.games.zug.scene.listing import Listing
from boardroom.games.zug.scene.looking import LookingScene
from boardroom.games.zug.scene.picking import Answer, Picking, Target
from boardroom.games.zug.tables import TILES
from boardroom.ui.motion import Glide
from boardroom.ui.scene import Cell


class AnsweringScene(LookingScene):
    """A table that answers to what a person points at and presses. How they do that is told by its heir."""

    _picking: Picking

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._picking = Picking()
        self._listing = Listing(self._top, self._picking)
        self._pressed: Target | None = None
        self._panning = self._dragging = False
        self._hint: Move | None = None
        self._recalled: Move | None = None
        self._walk = -1  # which of the points is shown when the game is over
        self._last: tuple[Square, ...] = ()
        self._listed: list[Cell] | None = None  # the cells, until something changes
        self._pointing = True
        self._lifts = [Glide(0.0, 120, self) for _ in range(HAND)]
        for place, lift in enumerate(self._lifts):
            lift.valueChanged.connect(lambda value, place=place: self._lifted(place, float(value)))
        self._top.board.setAcceptHoverEvents(True)  # so that views report every movement of the mouse

    def cancel(self) -> bool:
        """Let go of what was chosen, one step at a time."""
        self._let_go_of_mouse()
        if self._walk >= 0:
            self._go_to_point(-1)
            return True
        if self._top.unseen.isVisible():
            self._top.unseen.setVisible(False)
            return True
        done = self._picking.let_go()
        if done:
            self._changed()
        return done

    def hover(self, point: QPointF | None) -> None:
        self._point(None if point is None else self._top.target(self._picking, point))

    @property
    def point_out(self) -> bool:
        """Whether runs that a tile would enable are drawn while one holds it."""
        return self._pointing

    @point_out.setter
    def point_out(self, on: bool) -> None:
        self._pointing = on
        self._lay()

    def _lay(self) -> None:
        board = self._top.board
        board.coordinates = self.show_coordinates
        board.update()
        if self._picking.view is not None and not self.moving:
            self._changed()

    # ---------------------------------------------------------------- what a person does

    def _press(self, target: Target | None) -> None:
        """Do what a press on something means."""
        if target is None:
            return
        kind = target.kind
        if kind in ("nearer", "further"):
            self.zoom(self.step_factor(kind == "nearer"))
        elif kind == "all":
            self.fit()
        elif kind == "pile":
            self._show_unseen()
        elif kind in ("left", "right"):
            self._rotate(1 if kind == "right" else -1)
        elif kind in ("walk", "next"):
            self._go_to_point(self._walk + 1)
        elif kind == "last":
            self._go_to_point(self._walk - 1)
        else:
            self._answer(*self._picking.press(target))

    def _answer(self, answer: Answer, move: Move | None) -> None:
        if answer in ("changed", "refused"):
            self._changed()
        if answer == "refused":
            self.refused.emit(move)
        elif answer == "chosen":
            self.chosen.emit(move)

    def _point(self, target: Target | None) -> None:
        """Look at something, without doing it."""
        if target != self._picking.pointed:
            self._picking.point(target)
            self._changed()

    def _rotate(self, way: int) -> bool:
        done = self._picking.rotate(way)
        if done:
            self._changed()
        return done

    def _show_unseen(self) -> None:
        unseen = self._top.unseen
        unseen.setVisible(not unseen.isVisible() and self._top.foot.seat >= 0 and self._top.places.kind == "build")

    def _changed(self) -> None:
        """Show and say where the person is now."""
        picking, top = self._picking, self._top
        lights = choosing.lights_of(picking, self._last, self.show_targets, self._pointing)
        if picking.view is not None:
            choosing.draw_advice(lights, picking.state, self._hint, self._recalled, self._last)
        top.board.lights = lights
        if self._walk >= 0:
            self._light_point()
        self._show_foot()
        stage = picking.stage
        top.buttons.show_action("pass" if stage == "pass" else "bare" if stage == "source" else None)
        self._show_focus()
        self._looked()
        self._show_cursor()
        self._say()
        self.cells_changed.emit()

    def _light_point(self) -> None:
        """Light one of the points of a game that is over."""

    def _go_to_point(self, number: int) -> None:
        """Show one of the points of a game that is over, or with -1 none."""

    def _show_foot(self) -> None:
        picking, foot = self._picking, self._top.foot
        pointed = picking.pointed
        foot.held = picking.held
        foot.looked = pointed.at if pointed is not None and pointed.kind == "hand" else -1
        hinted = self._hint.laid.name if isinstance(self._hint, Place) else ""
        foot.hinted = picking.hand.index(hinted) if hinted in picking.hand else -1
        foot.turns = [picking.turn if place == picking.held else 0 for place in range(HAND)]
        if picking.acting and picking.stage in ("tile", "square", "source", "pass"):
            foot.useless = frozenset(place for place, name in enumerate(picking.hand) if not picking.fits(name))
        for place, lift in enumerate(self._lifts):
            up = 1.0 if place == picking.held else 0.35 if place == foot.looked and picking.acting else 0.0
            if self.speed > 0:
                lift.to(up)
            else:
                lift.stop()
                self._lifted(place, up)

    def _show_focus(self) -> None:
        top, picking = self._top, self._picking
        shown = self._by_keys and not self.moving and self._walk < 0
        top.board.lights.focus = picking.pointed_square if shown else None
        top.board.update()
        top.foot.keys = self._by_keys
        top.foot.update()
        top.buttons.look(picking.pointed, self._by_keys)
        top.count.look(picking.pointed, self._by_keys)
        self._listed = None

    def _lifted(self, place: int, value: float) -> None:
        self._top.foot.lifts[place] = value
        self._top.foot.update()

    def _looked(self) -> None:
        """Put the card and the turning arrows beside their tile."""
        self._listed = None
        top, picking = self._top, self._picking
        note, at = (None, None) if self.moving or self._walk >= 0 else choosing.note_of(picking, top.players)
        inside = at is not None and top.places.cloth.intersects(self.camera.rect(at))
        laid = picking.held_laid if picking.stage == "square" else None
        turns = laid is not None and TILES[laid.name].turnings > 1 and inside and not self._dragging
        beside = self.camera.rect(at) if at is not None else self.camera.room
        seat = max(0, picking.seat) if picking.view is not None else 0
        net = top.board.show_.net
        squares = (*net.tiles, *top.board.lights.legal) if note is not None and net is not None else ()
        tiles = [self.camera.rect(square) for square in squares]
        top.show_map(beside if at is not None and self._by_keys else None)
        small = top.map.box if top.map.isVisible() else QRectF()
        top.card.display(note if inside else None, beside, top.places.cloth, small, tiles, seat, self.theme)
        arrows = self.camera.rect(laid.square) if turns and laid is not None else None
        top.buttons.show_turning(arrows, (top.card.box, small))

    def _show_cursor(self) -> None:
        """Let the pointer's shape say what a press would do."""
        picking, shape = self._picking, Qt.CursorShape.ArrowCursor
        pointed = None if self._by_keys else picking.pointed
        if self._panning or self._dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif pointed is not None and pointed.kind == "square":
            if picking.acting and (pointed.square in picking.lit() or pointed.square == picking.station):
                shape = Qt.CursorShape.PointingHandCursor
            elif picking.stage != "square":
                shape = Qt.CursorShape.OpenHandCursor
        elif pointed is not None and (pointed.kind != "hand" or picking.acting):
            shape = Qt.CursorShape.PointingHandCursor
        self._set_cursor(shape)

    def _prompt(self) -> tuple[str, str]:
        return words.prompt(self._picking, self._top.players)

    # ---------------------------------------------------------------- for assistive technology

    def cells(self) -> list[Cell]:
        """List the hand, the squares from the upper left, and what else there is to press or to know."""
        if self._listed is None:
            self._listed = [] if self._picking.view is None else list(self._listing.cells(self._by_keys))
        return self._listed

    def press(self, key: str) -> None:
        """Do what a click on that cell would do; what is pressed by name has been named before."""
        if self.moving:
            self.skip()
        elif (target := self._listing.target(key)) is not None:
            if target.kind == "square":
                self._picking.point(target)
            self._press(target)

    def _let_go_of_mouse(self) -> None:
        self._pressed = None
        self._panning = self._dragging = False
