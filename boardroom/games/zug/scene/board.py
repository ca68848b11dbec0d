"""The endless table inside the mat's frame: cloth, tiles, tokens, trains and lights, painted in one go."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QBrush, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.network import Laid, Network, Square
from boardroom.games.zug.scene import cloth, overlay
from boardroom.games.zug.scene.geometry import Camera, Places
from boardroom.games.zug.scene.overlay import Lights
from boardroom.games.zug.scene.palette import DAY, Look, look_of
from boardroom.games.zug.scene.pictures import THICK, THIN, Pictures, Stamp, press
from boardroom.games.zug.scene.tiles import token_spot
from boardroom.games.zug.scene.track import Segment, enabled
from boardroom.games.zug.tables import TILES
from boardroom.ui.painting import Art
from boardroom.ui.theme import LIGHT, Theme

REST: Final = 110  # milliseconds after which a new size is taken to stay
SOON: Final = 0.012  # seconds of painting pictures in a frame, once there are some to show
FIRST: Final = 0.25
EVER: Final = 1e9


@dataclass
class Show:
    """What lies on the table, and what is on its way."""

    net: Network | None = None
    tokens: dict[Square, Seat] = field(default_factory=dict)
    lit: dict[Square, frozenset[Segment]] = field(default_factory=dict)
    hidden: frozenset[Square] = frozenset()  # squares whose token is somewhere else for the moment
    gone: Square | None = None  # a tile that is still in the air


class Board(QGraphicsItem):
    """Paints the table for a camera. Pictures are made anew for a size that stays, and stretched until then."""

    def __init__(self) -> None:
        super().__init__()
        self.theme, self.look = LIGHT, DAY
        self.places = Places()
        self.camera = Camera()
        self.show_ = Show()
        self.lights = Lights()
        self.coordinates = True
        self._rows: list[tuple[int, list[Laid]]] = []
        self._pictures = Pictures()
        self._side = 0.0  # pixels to a tile that pictures are made for
        self._wanted = 0.0
        self._shown = False
        self._rest = QTimer(singleShot=True, interval=REST)
        self._rest.timeout.connect(self._sharpen)
        self._again = QTimer(singleShot=True, interval=0)
        self._again.timeout.connect(self.update)
        self.setZValue(1)

    # ---------------------------------------------------------------- what it shows

    def restyle(self, theme: Theme) -> None:
        """Stand in another light."""
        self.theme, self.look = theme, look_of(theme)
        self.update()

    def arrange(self, places: Places) -> None:
        """Lie somewhere else."""
        self.prepareGeometryChange()
        self.places = places
        self.camera.room = places.cloth
        self.update()

    def stand(self, net: Network, tokens: dict[Square, Seat]) -> None:
        """Show a table with its tokens."""
        self.show_ = Show(net, tokens, {at: enabled(net, at) for at in net.tiles})
        rows: dict[int, list[Laid]] = {}
        for laid in net.tiles.values():
            rows.setdefault(-laid.y, []).append(laid)
        self._rows = [(row, sorted(rows[row])) for row in sorted(rows)]
        self.update()

    def boundingRect(self) -> QRectF:
        return self.places.mat.adjusted(-24, -12, 28, 28)

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
        scale = world.m11() * ratio
        cloth.paint_mat(painter, self.places, self.look, scale)
        side = float(max(8, round(self.camera.pitch * scale)))
        made = self._settle(side, widget)
        self._pictures.begin(EVER if widget is None else SOON if self._shown else FIRST)
        self._shown = True
        origin = world.map(self.camera.point(0, 0)) * ratio
        left, top = float(round(origin.x())), float(round(origin.y()))
        painter.save()
        painter.setClipRect(self.places.cloth)
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, made != side)
        self._paint_crosses(painter, left, top, side, world.mapRect(self.places.cloth))
        self._paint_flat(painter, left, top, side, made)
        painter.setWorldTransform(world)
        # From here on everything is in hundredths of a tile, just where the pictures lie.
        table = QTransform(side / 100 / ratio, 0, 0, side / 100 / ratio, left / ratio, top / ratio)
        painter.setWorldTransform(table)
        overlay.paint_under(Art(painter), self.lights, self.theme)
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._paint_upright(painter, left, top, side, made, table)
        painter.setWorldTransform(table)
        overlay.paint_over(Art(painter), self.lights, self.theme, 100 * ratio / side * world.m11())
        painter.restore()
        if self.coordinates:
            cloth.paint_coordinates(Art(painter), self.places, self.camera, self.look)
        if self._pictures.late and widget is not None and not self._rest.isActive():
            self._again.start()

    def _paint_crosses(self, painter: QPainter, left: float, top: float, side: float, room: QRectF) -> None:
        brush = QBrush(_cross(round(side), self.look))
        painter.setBrushOrigin(QPointF(left, top))
        ratio = painter.device().devicePixelRatioF()
        painter.fillRect(QRectF(room.topLeft() * ratio, room.size() * ratio), brush)

    def _paint_flat(self, painter: QPainter, left: float, top: float, side: float, made: float) -> None:
        show, pictures, look = self.show_, self._pictures, self.look
        shadow = pictures.shadow(look, made)
        seen = self.camera.seen().adjusted(-1.2, -1.2, 0.2, 0.7)
        rows = [(row, [laid for laid in tiles if seen.left() < laid.x < seen.right()]) for row, tiles in self._rows]
        rows = [(row, tiles) for row, tiles in rows if seen.top() < row < seen.bottom()]
        if shadow is not None:
            for row, tiles in rows:
                for laid in tiles:
                    if laid.square != show.gone:
                        press(painter, shadow, left + laid.x * side, top + row * side, side)
        for square, kind in self.lights.legal.items():
            _press(painter, pictures.legal(kind, self.theme.act, made), left, top, square, side)
        assert show.net is not None or not rows
        for _, tiles in rows:
            for laid in tiles:
                if show.net is None or laid.square == show.gone:
                    continue
                thick = THIN if (laid.x, laid.y - 1) in show.net.tiles else THICK
                _press(painter, pictures.ground(laid, thick, look, made), left, top, laid.square, side)
                on = show.lit.get(laid.square, frozenset())
                if laid.name != "city":
                    _press(painter, pictures.track(laid, on, look, made), left, top, laid.square, side)

    def _paint_upright(
        self, painter: QPainter, left: float, top: float, side: float, made: float, table: QTransform
    ) -> None:
        """Paint what stands, row by row from the back, with the trains where they are."""
        show, pictures, look, plain = self.show_, self._pictures, self.look, painter.worldTransform()
        seen = self.camera.seen().adjusted(-1.2, -1.2, 0.2, 0.7)
        trains = sorted(self.lights.trains, key=lambda train: train.y)
        for row, tiles in self._rows:
            if not seen.top() < row < seen.bottom():
                continue
            for laid in tiles:
                at = laid.square
                if at == show.gone or not seen.left() < laid.x < seen.right():
                    continue
                on = show.lit.get(at, frozenset())
                _press(painter, pictures.upright(laid, on, look, made), left, top, at, side)
                owner = show.tokens.get(at, NOBODY)
                if owner != NOBODY and at not in show.hidden:
                    x, y, angle = token_spot(laid.name, laid.turn)
                    kind = "engineer" if TILES[laid.name].token == "engineer" else "wagon"
                    token = pictures.token(kind, owner, angle, self.lights.glow.get(at, ""), look, made)
                    if token is not None:
                        press(painter, token, left + (laid.x + x / 100) * side, top + (row + y / 100) * side, side)
            while trains and trains[0].y < row + 1:
                painter.setWorldTransform(table)
                overlay.paint_train(Art(painter), trains.pop(0), look)
                painter.setWorldTransform(plain)
        painter.setWorldTransform(table)
        for train in trains:
            overlay.paint_train(Art(painter), train, look)


def _press(painter: QPainter, stamp: Stamp | None, left: float, top: float, square: Square, side: float) -> None:
    if stamp is not None:
        press(painter, stamp, left + square[0] * side, top - square[1] * side, side)


_crosses: dict[tuple[Any, ...], QPixmap] = {}


def _cross(side: int, look: Look) -> QPixmap:
    """Return a square of cloth with the marks of its corners."""
    key = (side, look)
    if key not in _crosses:
        if len(_crosses) > 8:
            _crosses.clear()
        _crosses[key] = cloth.cross_picture(side, look)
    return _crosses[key]


def spot(laid: Laid) -> tuple[float, float, float]:
    """Return where a tile's token stands, in table units, and its heading."""
    x, y, angle = token_spot(laid.name, laid.turn)
    return laid.x + x / 100, -laid.y + y / 100, angle
