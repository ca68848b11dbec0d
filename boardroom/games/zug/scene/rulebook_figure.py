"""Figures of Zug's rulebook: the railway without its mat, with large coordinates, and what the text points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.core.game import NOBODY, Seat
from boardroom.core.match import View
from boardroom.core.record import Player
from boardroom.games.zug import text
from boardroom.games.zug.network import Laid, Square
from boardroom.games.zug.rules import Move, Pass, Place, ZugState
from boardroom.games.zug.scene import survey
from boardroom.games.zug.scene.gaze import Gaze
from boardroom.games.zug.scene.geometry import NEAREST, Aim, ZugPlaces, bounds
from boardroom.games.zug.scene.overlay import Ghost, PointPill, Trail, paint_tile
from boardroom.games.zug.scene.palette import look_of
from boardroom.games.zug.scene.pieces.cloth import number
from boardroom.games.zug.scene.pieces.ground import paint_back
from boardroom.games.zug.scene.pieces.tiles import token_spot
from boardroom.games.zug.scene.pieces.tokens import paint_mark
from boardroom.games.zug.scene.pieces.track import Route, legs
from boardroom.games.zug.scene.scene import ZugScene
from boardroom.games.zug.scene.words import short_tile_name
from boardroom.games.zug.tables import HAND, NAMES, STEPS, TILES
from boardroom.ui.game.figures import Frame, Note
from boardroom.ui.paint.painting import Art, line, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

WORDS: Final = frozenset(  # of figures.json
    {"tiles", "hand", "squares", "wrong", "lay", "from", "route", "names", "labels"}
)
_PLACES: Final = ZugPlaces()
_ROOM: Final = _PLACES.cloth
_AIR: Final = 26.0  # scene units around the tiles
_NUMBERS: Final = 30.0  # the size of coordinates
_EDGE: Final = 50.0  # the room they take
_BROAD, _TALL = 2.1, 0.86  # the shapes that a figure may have
_APART: Final = 116.0  # from a tile in the hand to the next, in hundredths of a tile
_ROW: Final = 160.0  # the room of a hand
_KINDS: Final = QRectF(0, 0, 4 * 160 + 20, 3 * 196 + 16)


def paragraph(view: View[ZugState, Move]) -> str:
    """Return the part of the rulebook that is about what can be done now."""
    if view.outcome is not None:
        return "end"
    if view.state.phase == "sale":
        return "selling"
    if view.state.phase != "place":
        return "deal"
    return "unfitting" if Pass() in view.moves else "laying"


def _square(written: str) -> Square:
    x, y = written.split(",")
    return int(x), int(y)


def _laid(written: str) -> Laid:
    move = text.read(f"place {written}")
    assert isinstance(move, Place)
    return move.laid


def _then(show: Mapping[str, Any]) -> tuple[Move, ...]:
    """Return the move that a figure points out."""
    if "lay" in show:
        return (text.read(f"place {show['lay']} from {show['from']}"),)
    route = show.get("route", ())
    return (text.read("sell " + " > ".join(route)),) if len(route) == 3 else ()


def _part(view: View[ZugState, Move], show: Mapping[str, Any]) -> QRectF:
    """Return the part of the table that a figure shows, in squares, with its margins in a figure's units."""
    squares = [*view.state.network.tiles, *map(_square, show.get("labels", {}).values())]
    squares += [_laid(show[word]).square for word in ("wrong", "lay") if word in show]
    part = bounds(squares)
    if "hand" in show:
        wide = (HAND + 1) * _APART / 100
        part.adjust(-max(0.0, (wide - part.width()) / 2), 0, max(0.0, (wide - part.width()) / 2), _ROW / 100)
        if show.get("names"):
            part.adjust(-1.9, -_ROW / 100, 0, 0)
    return part


def _pitch(part: QRectF) -> float:
    """Return how large squares are drawn."""
    room = _ROOM.adjusted(_EDGE + _AIR, _EDGE + _AIR + 30, -_AIR, -_AIR)
    return min(room.width() / part.width(), room.height() / part.height(), NEAREST)


def _area(view: View[ZugState, Move], show: Mapping[str, Any]) -> QRectF:
    """Return how much of the scene a figure shows."""
    part = _part(view, show)
    pitch = _pitch(part)
    area = QRectF(0, 0, part.width() * pitch, part.height() * pitch)
    area.moveCenter(_ROOM.center())
    area.adjust(-_AIR, -_AIR - 0.21 * pitch, _AIR, _AIR)  # roofs and smoke rise over the upper edge
    if show.get("squares"):
        area.adjust(-_EDGE, -_EDGE, 0, 0)
    more = max(0.0, area.width() / _BROAD - area.height()) / 2, max(0.0, area.height() * _TALL - area.width()) / 2
    return area.adjusted(-more[1], -more[0], more[1], more[0])


def frame(view: View[ZugState, Move], show: Mapping[str, Any]) -> Frame[Move]:
    """Say how much of the table a figure shows: all tiles that lie there, and what is pointed out beside them."""
    if show.get("tiles"):
        return Frame(_KINDS)
    area = _area(view, show)
    return Frame(area, _then(show), wide=area.width() > 1.5 * area.height())


def stage(view: View[ZugState, Move], players: Sequence[Player], show: Mapping[str, Any], theme: Theme) -> ZugScene:
    """Set the scene for a figure; the players are named as the rulebook names them."""
    scene = ZugFigure(view, show)
    scene.speed, scene.bare = 0.0, True
    scene.restyle(theme)
    scene.present(view, players, False)
    return scene


class _Fixed(Gaze):
    """Looks at the part of the table that a figure shows, whatever happens."""

    def __init__(self, scene: ZugFigure, part: QRectF) -> None:
        super().__init__(scene, scene.top, scene.follow)
        self._part, self._board = part, scene.top.board

    def around(self, at_once: bool, *squares: Square, calm: bool = False) -> None:
        self._board.arrange(_PLACES)
        self.set(Aim(self._part.center().x(), self._part.center().y(), _pitch(self._part)))


class ZugFigure(ZugScene):
    """A table for one picture, and for what happens in it: it lies still while things move."""

    def __init__(self, view: View[ZugState, Move], show: Mapping[str, Any]) -> None:
        super().__init__()
        self.gaze = _Fixed(self, _part(view, show))
        self._seen, self._show = view, show
        self._notes: list[Note] = []
        self.top.board.crosses = False
        self.show_coordinates = False

    def lay(self, view: View[ZugState, Move]) -> None:
        super().lay(view)
        for note in self._notes:
            self.removeItem(note)
        points = _Points(self, view, self._show)
        if self._show.get("tiles"):
            self.top.board.setVisible(False)
            self._notes = [points.kinds()]
        else:
            self._notes = points.all() if view.state == self._seen.state else points.squares()
        for note in self._notes:
            self.addItem(note)

    def follow(self) -> None:
        """Nothing stands beside a tile in a figure."""

    def arrange(self, speed: float) -> None:
        super().arrange(speed)
        for part in self.top.parts:
            part.setVisible(False)
        lights, state, show = self.top.board.lights, self.picking.state, self._show
        lights.last = ()
        if state != self._seen.state:
            return
        net = state.network
        if "wrong" in show:
            laid = _laid(show["wrong"])
            lights.ghost = Ghost(laid, good=False, wrong=survey.misfits(net, laid))
        if "lay" in show:
            lights.ghost = Ghost(_laid(show["lay"]), state.seat)
            lights.rings = {_square(show["from"]): "act"}
        if route := [_square(each) for each in show.get("route", ())]:
            lights.trails = [Trail(Route(net, legs(net, route[0], route[1])), 0.0, route[2] if route[2:] else None)]
        if self.picking.points:
            lights.pill_size = 1.4
            gained: dict[tuple[Square, Seat], int] = {}
            for point in self.picking.points:
                at = point.squares[0], point.seat
                gained[at] = gained.get(at, 0) + point.points
            lights.pills = [PointPill(square, f"+{points}", seat) for (square, seat), points in gained.items()]


class _Points:
    """Makes what a figure adds to a table, in hundredths of a tile."""

    def __init__(self, scene: ZugFigure, view: View[ZugState, Move], show: Mapping[str, Any]) -> None:
        self._scene, self._view, self._state, self._show, self._theme = scene, view, view.state, show, scene.theme
        self._camera = scene.camera

    def all(self) -> list[Note]:
        """Make everything that the figure asks for."""
        show = self._show
        made = [*self.squares(), *(self._label(letter, _square(at)) for letter, at in show.get("labels", {}).items())]
        if "from" in show:
            made.append(self._way(_square(show["from"]), _laid(show["lay"]).square))
        if "hand" in show:
            made.append(self._hand(show["hand"] - 1, below=True))
            if show.get("names"):
                made += [self._hand(1, below=False), self._table()]
        return made

    def _note(self, z: float, paint: Callable[[Art], None]) -> Note:
        origin, scale = self._camera.point(0, 0), self._camera.pitch / 100

        def painted(art: Art) -> None:
            with art.at(origin.x(), origin.y(), scale):
                paint(art)

        return Note(_ROOM.adjusted(-20, -20, 20, 20), z, painted)

    def squares(self) -> list[Note]:
        """Number the squares along two sides, and mark their corners."""
        if not self._show.get("squares"):
            return []
        camera, theme = self._camera, self._theme
        part = _part(self._view, self._show)
        left, top = round(part.left()), round(part.top())
        right, bottom = round(part.right()), round(part.bottom())
        corner = camera.point(left, top)
        area = _area(self._view, self._show)
        rise = 0.21 * camera.pitch + _AIR / 2 + (48 if self._view.outcome is not None else 0)  # above roofs and pills

        def paint(art: Art) -> None:
            crosses = QPainterPath()
            for x in range(left, right + 1):
                for y in range(top, bottom + 1):
                    at = camera.point(x, y)
                    crosses.addRect(QRectF(at.x() - 4, at.y() - 0.8, 8, 1.6))
                    crosses.addRect(QRectF(at.x() - 0.8, at.y() - 4, 1.6, 8))
            art.path(crosses, fill=theme.color("muted", 0.7))
            for x in range(left, right):
                at = camera.point(x + 0.5, top)
                art.text(at.x(), corner.y() - rise, number(x), _NUMBERS, theme.ink, bold=True, anchor="middle")
            for y in range(top, bottom):
                at = camera.point(left, y + 0.5)
                art.text(corner.x() - 32, at.y() + 10, number(-y), _NUMBERS, theme.ink, bold=True, anchor="middle")

        return [Note(area, 0.5, paint)]

    def _label(self, letter: str, square: Square) -> Note:
        """Put a letter on a square; an empty one has a dashed edge, and where no tile may lie it is crossed."""
        theme, net = self._theme, self._state.network
        empty = square not in net.tiles
        tile = net.tiles.get(square)
        high = tile is not None and token_spot(tile.name, tile.turn)[1] < 50  # the letter must not hide the token
        beside = any((square[0] + x, square[1] + y) in net.tiles for x, y in STEPS)

        def paint(art: Art) -> None:
            size = 100 / self._camera.pitch
            x, y = square[0] * 100.0, -square[1] * 100.0
            if empty:
                pen = line(theme.color("act" if beside else "danger"), 4 * size)
                pen.setDashPattern([2.6, 1.7])
                art.painter.strokePath(rounded(QRectF(x + 5, y + 5, 90, 90), 8), pen)
            cx, cy = (x + 50, y + 50) if empty else (x + 50, y + (86 if high else 14))
            with art.at(cx, cy, size):
                color = theme.color("look" if not empty else "act" if beside else "danger")
                art.circle(1, 2, 25, fill=shade("#000000", 0.3))
                art.circle(0, 0, 25, fill=theme.color("panel"), stroke=color, width=4)
                art.text(0, 11, letter, 32, theme.ink, bold=True, anchor="middle")
                if empty and not beside:
                    cross = QPainterPath(QPointF(20, -32))
                    cross.lineTo(36, -16)
                    cross.moveTo(36, -32)
                    cross.lineTo(20, -16)
                    art.path(cross, stroke=theme.color("panel"), width=11, rounded=True)
                    art.path(cross, stroke=color, width=6, rounded=True)

        return self._note(4, paint)

    def _way(self, start: Square, end: Square) -> Note:
        """Show with an arrow where a token goes."""
        theme, size = self._theme, 100 / self._camera.pitch
        one = QPointF(start[0] * 100 + 104, -start[1] * 100 + 40)
        two = QPointF(end[0] * 100 + 50, -end[1] * 100 - 14)
        path = QPainterPath(one)
        path.cubicTo(QPointF((one.x() + two.x()) / 2, one.y() - 20), QPointF(two.x(), one.y()), two)
        head = QPainterPath(two + QPointF(-14 * size, -16 * size))
        head.lineTo(two)
        head.lineTo(two + QPointF(14 * size, -16 * size))

        def paint(art: Art) -> None:
            for color, wide in ((theme.color("panel"), 11), (theme.color("act"), 6)):
                art.path(path, stroke=color, width=wide * size, rounded=True)
                art.path(head, stroke=color, width=wide * size, rounded=True)

        return self._note(4, paint)

    def _row(self, below: bool) -> QPointF:
        """Return where a hand begins."""
        part = _part(self._view, self._show)
        left = part.right() * 100 - (HAND + 1) * _APART + (_APART - 100) / 2
        if not self._show.get("names"):
            left = part.center().x() * 100 - (HAND + 1) * _APART / 2 + (_APART - 100) / 2
        return QPointF(left, part.bottom() * 100 - 104 if below else part.top() * 100 + 4)

    def _hand(self, seat: Seat, below: bool) -> Note:
        """Lay out the tiles that a player holds."""
        look, hand, at = look_of(self._theme), self._state.hands[seat], self._row(below)

        def paint(art: Art) -> None:
            for place, name in enumerate(hand):
                with art.at(at.x() + place * _APART, at.y()):
                    art.blur(rounded(QRectF(2, 5, 100, 100), 6), shade("#1A1408", 0.4), 5)
                    if isinstance(name, str):
                        paint_tile(art, look, Laid(place, 0, name, 0), NOBODY)
                    else:
                        paint_back(art)

        return self._note(4, paint)

    def _table(self) -> Note:
        """Show the pile with its number, and who holds which hand."""
        theme, state, part = self._theme, self._state, _part(self._view, self._show)
        left, middle = part.left() * 100 + 14, part.center().y() * 100

        def paint(art: Art) -> None:
            for layer in range(4, -1, -1):
                with art.at(left + layer * 1.4, middle - 62 + layer * 2.4):
                    paint_back(art)
            size = 100 / self._camera.pitch
            art.text(left + 52, middle + 100, str(state.pile), 40 * size, theme.ink, bold=True, anchor="middle")
            for seat, below in ((0, True), (1, False)):
                y = self._row(below).y() + 50
                paint_mark(art, left + 16, y, 15, seat)
                art.text(left + 38, y + 10, self._scene.players[seat].name, 32 * size, theme.ink, bold=True)

        return self._note(4, paint)

    def kinds(self) -> Note:
        """Show all kinds of tiles, and how many there are of each."""
        look, theme = look_of(self._theme), self._theme

        def paint(art: Art) -> None:
            for index, name in enumerate(NAMES):
                row, column = divmod(index, 4)
                x, y = 10 + column * 160.0, 22 + row * 196.0
                with art.at(x + 20, y, 1.2):
                    art.blur(rounded(QRectF(2, 5, 100, 100), 6), shade("#1A1408", 0.4), 5)
                    paint_tile(art, look, Laid(index, 0, name, 0), NOBODY)
                said = f"{TILES[name].number} × {short_tile_name(name)}"
                art.text(x + 80, y + 152, said, 22, theme.ink, bold=True, anchor="middle", most=156)

        return Note(_KINDS, 1, paint)
