"""The endless table inside the mat's frame: cloth, tiles, tokens, trains and lights, painted in one go."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.zug.network import Network, Square
from boardroom.games.zug.scene import overlay
from boardroom.games.zug.scene.geometry import Camera, ZugPlaces
from boardroom.games.zug.scene.layers import Grid, Layers, Show
from boardroom.games.zug.scene.overlay import Lights
from boardroom.games.zug.scene.palette import AMBER, DAY, Look, look_of
from boardroom.games.zug.scene.pieces import cloth
from boardroom.games.zug.scene.pieces.pictures import Pictures, Stamp, press
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.vectors import keeps_shapes
from boardroom.ui.style.theme import LIGHT, Theme

REST: Final = 110  # milliseconds after which a new size is taken to stay
SOON: Final = 0.007  # seconds of painting pictures in a frame, once there are some to show
HURRY: Final = 0.004  # while the table moves
FIRST: Final = 0.25
EVER: Final = 1e9


class RailwayBoard(QGraphicsItem):
    """Paints the table for a camera. Pictures are made anew for a size that stays, and stretched until then."""

    def __init__(self, owner: QObject) -> None:
        """Lie on a scene, whose end is also that of what is still to be painted."""
        super().__init__()
        self.theme, self.look, self.dusk = LIGHT, DAY, False
        self.places = ZugPlaces()
        self.camera = Camera()
        self.show_ = Show()
        self.lights = Lights()
        self.coordinates = True
        self.crosses = True  # at the corners of squares
        self.hurried = False  # whether the table is being moved
        self._pictures = Pictures()
        self._layers = Layers(self._pictures)
        self._side = 0.0  # pixels to a tile that pictures are made for
        self._wanted = 0.0
        self._shown = False
        self._rest = QTimer(owner, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)
        self._again = QTimer(owner, singleShot=True, interval=0)
        self._again.timeout.connect(self.update)
        self.setZValue(1)

    # ---------------------------------------------------------------- what it shows

    def restyle(self, theme: Theme) -> None:
        """Stand in another light."""
        self.theme, self.look = theme, look_of(theme, self.dusk)
        self.update()

    def arrange(self, places: ZugPlaces) -> None:
        """Lie somewhere else."""
        self.prepareGeometryChange()
        self.places = places
        self.camera.room = places.cloth
        self.update()

    def stand(self, net: Network, tokens: dict[Square, Seat]) -> None:
        """Show a table with its tokens."""
        self.show_ = Show.of(net, tokens)
        self.update()

    def shine(self, lights: Lights) -> None:
        """Show other lights, if they are others."""
        if lights != self.lights:
            self.lights = lights
            self.update()

    def boundingRect(self) -> QRectF:
        # Not the lower frame: the hand reaches over it, and would be painted again with every step of the table.
        frame = self.places.cloth.topLeft() - self.places.mat.topLeft()
        return self.places.cloth.adjusted(2 - frame.x(), 2 - frame.y(), 5, 5)

    def _sharpen(self) -> None:
        self._side, self._wanted = self._wanted, 0.0
        self.update()

    def _settle(self, side: float, widget: QWidget | None) -> float:
        """Return for how many pixels to a tile pictures are made now."""
        if widget is None or not self._side:
            self._side = side
        if side != self._side and side != self._wanted:
            self._wanted = side
            self._rest.start()
        return self._side

    # ---------------------------------------------------------------- how it is painted

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        world, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        # For the person opposite everything is laid on whole pixels as always, and then turned as one.
        around = QTransform.fromScale(-1, -1) if world.m11() < 0 else QTransform()
        world *= around
        scale = world.m11() * ratio
        shapes = keeps_shapes(painter)  # on paper nothing must lie on whole pixels
        side = self.camera.pitch * scale if shapes else float(max(8, round(self.camera.pitch * scale)))
        soon = HURRY if self.hurried else SOON
        self._pictures.begin(EVER if widget is None else soon if self._shown else FIRST, shapes)
        self._shown = True
        origin = world.map(self.camera.point(0, 0)) * ratio
        if not shapes:
            origin = QPointF(round(origin.x()), round(origin.y()))
        grid = Grid(origin.x(), origin.y(), side, self._settle(side, widget))
        pixels = QTransform.fromScale(1 / ratio, 1 / ratio) * around
        # What is drawn over the tiles is in hundredths of them, just where their pictures lie.
        table = QTransform(side / 100 / ratio, 0, 0, side / 100 / ratio, grid.left / ratio, grid.top / ratio) * around
        seen, lights, look = self.camera.seen(), self.lights, self.look
        painter.save()
        painter.setClipRect(self.places.cloth)
        painter.setWorldTransform(pixels)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, grid.made != side)
        if self.crosses:
            self._paint_crosses(painter, grid, world.mapRect(self.places.cloth), ratio)
        self._layers.paint_flat(painter, self.show_, look, grid, seen)
        for square, kind in lights.legal.items():
            self._press(painter, self._pictures.legal(kind, self.theme.act, grid.made), grid, square)
        painter.setWorldTransform(table)
        overlay.paint_under(Art(painter), lights, self.theme)
        painter.setWorldTransform(pixels)
        glow = {at: AMBER if token == "look" else self.theme.act for at, token in lights.glow.items()}
        self._layers.paint_upright(painter, self.show_, glow, look, grid, seen, lights.trains)
        for square, kind in lights.plazas.items():
            self._press(painter, self._pictures.plaza(kind, look, grid.made), grid, square)
        painter.setWorldTransform(table)
        overlay.paint_over(Art(painter), lights, self.theme, 100 * ratio / side * world.m11())
        painter.restore()
        if self.coordinates:
            cloth.paint_coordinates(Art(painter), self.places, self.camera, look)
        if self._pictures.late and widget is not None and not self._rest.isActive():
            self._again.start()

    def _paint_crosses(self, painter: QPainter, grid: Grid, room: QRectF, ratio: float) -> None:
        painter.setBrushOrigin(QPointF(grid.left, grid.top))
        brush = QBrush(_cross(round(grid.side), self.look))
        painter.fillRect(QRectF(room.topLeft() * ratio, room.size() * ratio), brush)

    @staticmethod
    def _press(painter: QPainter, stamp: Stamp | None, grid: Grid, square: Square) -> None:
        if stamp is not None:
            press(painter, stamp, *grid.at(square[0], -square[1]), grid.side)


_crosses: dict[tuple[int, Look], QPixmap] = {}


def _cross(side: int, look: Look) -> QPixmap:
    """Return a square of cloth with the marks of its corners."""
    key = (side, look)
    if key not in _crosses:
        if len(_crosses) > 8:
            _crosses.clear()
        _crosses[key] = cloth.cross_picture(side, look)
    return _crosses[key]
