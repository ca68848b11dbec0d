"""The tiles of a table in two layers, flat and upright: each is painted once, and copied while nothing changes."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from boardroom.core.game import NOBODY, Seat
from boardroom.games.zug.network import Laid, Network, Square
from boardroom.games.zug.scene.overlay import Train, paint_train
from boardroom.games.zug.scene.palette import Look
from boardroom.games.zug.scene.pieces.pictures import THICK, THIN, Pictures, Stamp, press
from boardroom.games.zug.scene.pieces.tiles import token_spot
from boardroom.games.zug.scene.pieces.track import Segment, enabled
from boardroom.games.zug.tables import TILES
from boardroom.ui.paint.painting import Art

MOST: Final = 10_000_000  # pixels of a layer that are kept; a larger table is painted tile by tile
_ALL: Final = QRectF(-1000, -1000, 2000, 2000)  # squares: wherever tiles may lie
AROUND: Final = 0.7  # squares that shadows and smoke reach beyond the tiles


@dataclass
class Show:
    """What lies on the table, and what is on its way."""

    net: Network | None = None
    tokens: dict[Square, Seat] = field(default_factory=dict)
    lit: dict[Square, frozenset[Segment]] = field(default_factory=dict)
    hidden: frozenset[Square] = frozenset()  # squares whose token is somewhere else for the moment

    @classmethod
    def of(cls, net: Network, tokens: dict[Square, Seat]) -> Show:
        """Return a table with its tokens, and the runs that are enabled on it."""
        return cls(net, tokens, {at: enabled(net, at) for at in net.tiles})


class Grid(NamedTuple):
    """Where the squares are in pixels, and how large the pictures for them are."""

    left: float
    top: float
    side: float
    made: float  # the size that pictures are made for; another one than the side while one zooms

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the table is."""
        return self.left + x * self.side, self.top + y * self.side


class _Layer(NamedTuple):
    key: tuple[Hashable, ...]  # what it shows, and at last in which light and for which size
    pixmap: QPixmap
    x: float  # the upper left corner, in squares
    y: float
    side: float  # pixels to a square


class Layers:
    """Paints the tiles of a table for a grid of pixels."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._kept: dict[str, _Layer] = {}
        self._rows: list[tuple[int, list[Laid]]] = []
        self._net: Network | None = None

    def paint_flat(self, painter: QPainter, show: Show, look: Look, grid: Grid, seen: QRectF) -> None:
        """Paint cards, track and their shadows."""
        self._look_at(show)
        key = ("flat", show.net, frozenset(show.lit.items()), look, grid.made)
        if not self._copy("flat", key, painter, grid, seen, lambda p, g, s: self._flat(p, show, look, g, s)):
            self._flat(painter, show, look, grid, seen)

    def paint_upright(
        self,
        painter: QPainter,
        show: Show,
        glow: dict[Square, str],
        look: Look,
        grid: Grid,
        seen: QRectF,
        trains: list[Train],
    ) -> None:
        """Paint buildings and tokens, row by row from the back, and the trains where they are."""
        self._look_at(show)
        clear = frozenset(item for item in show.lit.items() if item[1])
        tokens, shining = frozenset(show.tokens.items()), frozenset(glow.items())
        key = ("upright", show.net, tokens, show.hidden, shining, clear, look, grid.made)

        def paint(p: QPainter | None, g: Grid, s: QRectF) -> None:
            self._upright(p, show, glow, look, g, s, trains)

        if trains or not self._copy("upright", key, painter, grid, seen, paint):
            paint(painter, grid, seen)

    def _look_at(self, show: Show) -> None:
        if show.net is not self._net:
            self._net = show.net
            rows: dict[int, list[Laid]] = {}
            for laid in show.net.tiles.values() if show.net is not None else ():
                rows.setdefault(-laid.y, []).append(laid)
            self._rows = [(row, sorted(rows[row])) for row in sorted(rows)]

    def _copy(  # type: ignore[no-untyped-def]
        self, name: str, key: tuple[Hashable, ...], painter: QPainter, grid: Grid, seen: QRectF, paint
    ) -> bool:
        """Copy a layer that was painted before, or paint it now; tell whether it isn't too large for that."""
        if not self._rows or self._pictures.shapes:
            return False
        layer = self._kept.get(name)
        if layer is None or layer.key != key:
            if layer is None or _alike(layer.key) != _alike(key) or self._prepared(grid.made, paint):
                layer = self._painted(key, grid.made, paint)
            if layer is None:
                return False
            if self._pictures.late and layer.key == key:
                self._kept.pop(name, None)  # shown now, and painted again when there is time
            else:
                self._kept[name] = layer
        x, y = grid.at(layer.x, layer.y)
        if grid.side == layer.side:
            painter.drawPixmap(QPointF(x, y), layer.pixmap)
        else:
            grown = grid.side / layer.side
            wide, high = layer.pixmap.width() * grown, layer.pixmap.height() * grown
            painter.drawPixmap(QRectF(x, y, wide, high), layer.pixmap, QRectF(layer.pixmap.rect()))
        return True

    def _prepared(self, side: float, paint) -> bool:  # type: ignore[no-untyped-def]
        """Make the pictures for another size or light, a few in each frame; till then the old layer is shown."""
        self._pictures.ahead = True
        paint(None, Grid(0, 0, side, side), _ALL)
        self._pictures.ahead = False
        return not self._pictures.late and self._pictures.idle()

    def _painted(self, key: tuple[Hashable, ...], side: float, paint) -> _Layer | None:  # type: ignore[no-untyped-def]
        columns = [laid.x for _, tiles in self._rows for laid in tiles]
        around = round(AROUND * side) / side
        left, top = min(columns) - around, self._rows[0][0] - around
        wide, high = max(columns) + 1 + around - left, self._rows[-1][0] + 1 + around - top
        size = round(wide * side), round(high * side)
        if size[0] * size[1] > MOST:
            return None
        pixmap = QPixmap(*size)
        pixmap.fill(Qt.GlobalColor.transparent)
        inner = QPainter(pixmap)
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(inner, Grid(-left * side, -top * side, side, side), QRectF(left, top, wide, high))
        inner.end()
        return _Layer(key, pixmap, left, top, side)

    # ---------------------------------------------------------------- tile by tile

    def _visible(self, seen: QRectF) -> list[tuple[int, list[Laid]]]:
        room = seen.adjusted(-1.2, -1.2, 0.2, 0.7)
        return [
            (row, [laid for laid in tiles if room.left() < laid.x < room.right()])
            for row, tiles in self._rows
            if room.top() < row < room.bottom()
        ]

    def _flat(self, painter: QPainter | None, show: Show, look: Look, grid: Grid, seen: QRectF) -> None:
        pictures, rows = self._pictures, self._visible(seen)
        if show.net is None:
            return
        shadow = pictures.shadow(look, grid.made)
        for row, tiles in rows:
            for laid in tiles:
                _press(painter, shadow, grid, laid.x, row)
        for row, tiles in rows:
            for laid in tiles:
                thick = THIN if (laid.x, laid.y - 1) in show.net.tiles else THICK
                _press(painter, pictures.ground(laid, thick, look, grid.made), grid, laid.x, row)
                if laid.name != "city":
                    on = show.lit.get(laid.square, frozenset())
                    _press(painter, pictures.track(laid, on, look, grid.made), grid, laid.x, row)

    def _upright(
        self,
        painter: QPainter | None,
        show: Show,
        glow: dict[Square, str],
        look: Look,
        grid: Grid,
        seen: QRectF,
        trains: list[Train],
    ) -> None:
        pictures, waiting = self._pictures, sorted(trains, key=lambda train: train.y)
        for row, tiles in self._visible(seen):
            for laid in tiles:
                at = laid.square
                on = show.lit.get(at, frozenset())
                _press(painter, pictures.upright(laid, on, look, grid.made), grid, laid.x, row)
                owner = show.tokens.get(at, NOBODY)
                if owner != NOBODY and at not in show.hidden:
                    x, y, angle = token_spot(laid.name, laid.turn)
                    kind = "engineer" if TILES[laid.name].token == "engineer" else "wagon"
                    token = pictures.token(kind, owner, angle, glow.get(at, ""), look.clear, grid.made)
                    _press(painter, token, grid, laid.x + x / 100, row + y / 100)
            while waiting and waiting[0].y < row + 1:
                _paint_train(painter, waiting.pop(0), look, grid)
        for train in waiting:
            _paint_train(painter, train, look, grid)


def _alike(key: tuple[Hashable, ...]) -> tuple[Hashable, ...]:
    """Return what a layer shows, at whatever size and whether or not the land lies in shade."""
    *what, look, _ = key
    assert isinstance(look, Look)
    return (*what, look.clear)


def _press(painter: QPainter | None, stamp: Stamp | None, grid: Grid, x: float, y: float) -> None:
    """Copy a picture to its place; without a painter it was only to be made."""
    if stamp is not None and painter is not None:
        press(painter, stamp, *grid.at(x, y), grid.side)


def _paint_train(painter: QPainter | None, train: Train, look: Look, grid: Grid) -> None:
    if painter is None:
        return
    painter.save()
    painter.setWorldTransform(QTransform(grid.side / 100, 0, 0, grid.side / 100, grid.left, grid.top), combine=True)
    paint_train(Art(painter), train, look.clear)
    painter.restore()
