"""Over the mat: what is said of a tile, the unseen tiles, the small map, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap

from boardroom.core.game import Seat
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.geometry import bounds
from boardroom.games.zug.scene.palette import SEATS, look_of
from boardroom.games.zug.scene.picking import TURNING as ARROWS
from boardroom.games.zug.scene.picking import ZOOMING, Kind, ZugPicking, ZugTarget
from boardroom.games.zug.scene.pieces.board import RailwayBoard
from boardroom.games.zug.scene.pieces.pictures import UPRIGHT, loose_picture
from boardroom.games.zug.scene.pieces.signs import key_size, paint_key, paint_turn
from boardroom.games.zug.scene.pieces.tokens import paint_small_engineer, paint_small_wagon
from boardroom.games.zug.scene.pieces.track import segments, track_path
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.games.zug.scene.words import NoteLine, TileNote
from boardroom.games.zug.tables import NAMES, TILES
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.outline import outline, polygon
from boardroom.ui.paint.painting import Art, copy, picture, shade
from boardroom.ui.paint.shadows import rounded

Weights = Sequence[tuple[QRectF, float]]  # parts of the table, and what it costs to cover each

WIDE = 348.0
UNSEEN = (312.0, 176.0)  # the size of the list of unseen tiles
TURNING = 27.0  # the size of an arrow that turns a tile
SMALL_TILE = 28.0
ABOUT = 1000.0  # what it costs to cover what a card is about
NEAR = 40.0  # how far away a card still points at what it is about
_ENGINE = "M-9 3.5V-4.5H-3V-1.5H4V-5.5H6.5V-1.5H9V3.5Z"
_HOUSE = "M-8 -1L0 -8L8 -1V7H-8Z"


class NoteCard(TablePart):
    """A paper card beside a tile that says what it is connected with."""

    def __init__(self) -> None:
        super().__init__(12)
        self.note: TileNote | None = None
        self.seat: Seat = -1
        self._box = QRectF()
        self._tip = QPointF()
        self.setVisible(False)

    def display(self, note: TileNote | None, beside: QRectF, small: QRectF, weights: Weights, seat: Seat) -> None:
        """Stand near something, on the cloth, where what is covered weighs least and the small map isn't; or go."""
        if note is None and self.note is None:
            return
        self.prepareGeometryChange()
        self.seat = seat
        self.setVisible(note is not None)
        if note is not None:
            self._box, cost = self._placed(note, beside, small, weights)
            short = note._replace(lines=tuple([line._replace(tiles=()) for line in note.lines]))
            if cost >= ABOUT and short != note:  # rather fewer pictures than something hidden that they are about
                note = short
                self._box, _ = self._placed(note, beside, small, weights)
            self._tip = QPointF(min(max(beside.center().x(), self._box.left()), self._box.right()), beside.center().y())
            if 0 < self._box.left() - beside.right() < NEAR:
                self._tip.setX(beside.right() + 8)
            elif 0 < beside.left() - self._box.right() < NEAR:
                self._tip.setX(beside.left() - 8)
        self.note = note
        self.update()

    def _placed(self, note: TileNote, beside: QRectF, small: QRectF, weights: Weights) -> tuple[QRectF, float]:
        """Return where a card covers least, and what that costs."""
        room, letters = self.places.cloth, self.places.letters
        wide = min(self._wanted(note), WIDE + 150 * (letters - 1), room.width() - 20)
        high = self._head(note, wide) + sum(self._line_height(line, wide) for line in note.lines) + 5
        inner = room.adjusted(6, 6, -18 - self.places.button(0).width(), -6)
        across, along = beside.center().x() - wide / 2, beside.center().y() - high / 2
        places = [QRectF(x, y, wide, high) for x in (0.0, room.right()) for y in (0.0, room.bottom())]
        for far in (0.0, beside.width(), 2 * beside.width()):
            places += [
                QRectF(x, y, wide, high)
                for x, y in (
                    (beside.right() + 18 + far, along),
                    (beside.left() - 18 - far - wide, along),
                    (across, beside.top() - 16 - far - high),
                    (across, beside.bottom() + 16 + far),
                )
            ]
        left = QRectF(inner.topLeft(), QPointF(small.left() - 8, inner.bottom()))  # of the small map
        boxes = [_inside(place, inner) for place in places]
        boxes = [_inside(box, left) if box.intersects(small) else box for box in boxes]
        costs = [_covered(box, beside, weights) for box in boxes]
        best = min(range(len(boxes)), key=costs.__getitem__)
        return boxes[best], costs[best]

    def _wanted(self, note: TileNote) -> float:
        """Return how wide a card is on which nothing is broken."""
        head = width(note.title, self.text(20), serif=True) + width(f"{note.where}{note.left}", self.text(14))
        lines = [width(line.text, self.text(14), bold=line.strong) + self.text(18) for line in note.lines]
        tiles = [min(len(line.tiles), 6) * (SMALL_TILE + 14) + self.text(18) for line in note.lines]
        return max(head + 48 + self.text(36 if note.left else 0), *(each + 48 for each in (*lines, *tiles)))

    def _two_heads(self, note: TileNote, wide: float) -> bool:
        """Tell whether what is left has no room beside the title."""
        taken = width(note.title, self.text(20), serif=True) + width(f"{note.where}{note.left}", self.text(14))
        return not self.places.usual and bool(note.left) and taken + 40 + self.text(36) > wide

    def _head(self, note: TileNote, wide: float) -> float:
        """Return how high the part above the lines is."""
        return 15 + self.text(40 if self._two_heads(note, wide) else 20)

    def _line_height(self, line: NoteLine, wide: float) -> float:
        rows = -(-len(line.tiles) // self._tiles_across(wide)) * self._tile_row
        if self.places.usual:
            return 21.0 + rows
        return max(self.text(21), height(line.text, self.text(14), wide - 42 - self.text(18), line.strong) + 4) + rows

    @property
    def _tile_row(self) -> float:
        return SMALL_TILE + self.text(18)

    def _tiles_across(self, wide: float) -> int:
        return max(1, int((wide - 42 - self.text(18)) // (SMALL_TILE + 14)))

    @property
    def box(self) -> QRectF:
        """Where the card is."""
        return self._box

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-30, -24, 30, 36)

    def draw(self, art: Art, scale: float) -> None:
        note, theme, box = self.note, self.theme, self._box
        if note is None:
            return
        art.blur(rounded(box.translated(2, 6), 12), shade("#10180C", 0.45), 7)
        path = rounded(box, 12)
        y = min(max(self._tip.y(), box.top() + 22), box.bottom() - 22)
        if not box.left() < self._tip.x() < box.right():
            edge = box.left() if self._tip.x() < box.left() else box.right()
            path = path.united(polygon((edge, y - 9), (self._tip.x(), y), (edge, y + 9)))
        art.path(path, fill=theme.color("panel"), stroke=theme.line)
        left, letters, size = box.left() + 16, self.places.letters, self.text(14)
        base = box.top() + 8 + self.text(18)
        wide = art.text(left, base, note.title, self.text(20), theme.ink, serif=True)
        art.text(left + wide + 8, base, note.where, size, theme.muted)
        if note.left:
            right = box.right() - 16
            if self._two_heads(note, box.width()):
                base += self.text(20)
                right = left + self.text(28) + width(note.left, size)
            wide = art.text(right, base, note.left, size, theme.muted, anchor="end")
            with art.at(right - wide - self.text(14), base - self.text(5), letters):
                (paint_small_wagon if note.token == "wagon" else paint_small_engineer)(art, 0, 0, self.seat)
        y = box.top() + self._head(note, box.width())
        for line in note.lines:
            with art.at(left + self.text(10), y + self.text(10), letters):
                self._paint_icon(art, line)
            color = theme.color("act" if line.icon == "yes" else "danger" if line.icon == "no" else "ink")
            place = QRectF(left + 10 + self.text(18), y, box.width() - 42 - self.text(18), box.height())
            if self.places.usual:
                art.text(place.left(), y + 15, line.text, size, color, bold=line.strong, most=place.width())
            else:
                art.paragraph(place, line.text, size, color, line.strong)
            y += self._line_height(line, box.width())
            if line.tiles:
                self._paint_tiles(art, line, left + 10 + self.text(18), y, box.width(), scale)

    def _paint_tiles(self, art: Art, line: NoteLine, left: float, bottom: float, wide: float, scale: float) -> None:
        """Paint small tiles in rows, each with how many there are."""
        across = self._tiles_across(wide)
        top = bottom - -(-len(line.tiles) // across) * self._tile_row
        small = SMALL_TILE / 100
        for index, (name, number) in enumerate(line.tiles):
            x, y = left + index % across * (SMALL_TILE + 14), top + index // across * self._tile_row
            with art.at(x, y, small):
                picture = loose_picture(name, 0, 3, look_of(self.theme), True, round(scale * small, 3))
                art.painter.drawPixmap(UPRIGHT.topLeft(), picture)
            base = y + SMALL_TILE + self.text(13)
            art.text(x + SMALL_TILE / 2, base, str(number), self.text(12), self.theme.ink, bold=True, anchor="middle")

    def _paint_icon(self, art: Art, line: NoteLine) -> None:
        theme, x, y = self.theme, 0.0, 0.0
        if line.icon in ("yes", "no"):
            art.circle(x, y, 8, fill=theme.color("act" if line.icon == "yes" else "danger"))
            path = QPainterPath(QPointF(x - 3.6, y + 0.2))
            if line.icon == "yes":
                path.lineTo(x - 1, y + 3)
                path.lineTo(x + 3.8, y - 2.6)
            else:
                path = QPainterPath(QPointF(x - 3, y - 3))
                path.lineTo(x + 3, y + 3)
                path.moveTo(x + 3, y - 3)
                path.lineTo(x - 3, y + 3)
            art.path(path, stroke=theme.color("on_act"), width=2, rounded=True)
        elif line.icon in ("wagon", "engineer") and line.seat >= 0:
            (paint_small_wagon if line.icon == "wagon" else paint_small_engineer)(art, x, y, line.seat)
        elif line.icon == "engine" or line.icon == "wagon":
            with art.at(x, y):
                art.path(outline(_ENGINE), fill=theme.color("ink"))
                for wheel in (-5.5, 1.0, 6.2):
                    art.circle(wheel, 5, 2.4, fill=theme.color("ink"))
        elif line.icon == "city":
            with art.at(x, y):
                art.path(outline(_HOUSE), fill="#B9694A", stroke=theme.color("ink"), width=1.2, rounded=True)
        else:
            art.circle(x, y, 3.5, fill=theme.color("muted"))


def _inside(box: QRectF, room: QRectF) -> QRectF:
    """Return a rectangle moved into a room."""
    moved = QRectF(box)
    moved.moveLeft(min(max(box.left(), room.left()), room.right() - box.width()))
    moved.moveTop(min(max(box.top(), room.top()), room.bottom() - box.height()))
    return moved


def _covered(box: QRectF, beside: QRectF, weights: Weights) -> float:
    """Tell how much a card would hide, and how far away it would be; what it is about counts most."""
    hidden = sum(weight for part, weight in weights if part.intersects(box))
    if box.intersects(beside.adjusted(-4, -4, 4, 4)):
        hidden += ABOUT
    away = box.center() - beside.center()
    return hidden + hypot(away.x(), away.y()) / 400


class UnseenTiles(TablePart):
    """The tiles that one has not seen yet, by kind."""

    def __init__(self) -> None:
        super().__init__(14)
        self.left: dict[str, int] = {}
        self.setVisible(False)

    def display(self, left: dict[str, int]) -> None:
        """Show how many there are of each."""
        self.left = left
        self.update()

    @property
    def box(self) -> QRectF:
        """Where it lies."""
        cloth, (wide, high) = self.places.cloth, UNSEEN
        grown = min(self.places.letters, (cloth.width() - 20) / wide, (cloth.height() - 20) / high)
        return QRectF(cloth.left() + 10, cloth.bottom() - 10 - high * grown, wide * grown, high * grown)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-20, -20, 24, 30)

    def draw(self, art: Art, scale: float) -> None:
        wide, high = UNSEEN
        grown = self.box.width() / wide
        with art.at(self.box.left(), self.box.top(), grown):
            self._paint(art, QRectF(0, 0, wide, high), scale * grown)

    def _paint(self, art: Art, box: QRectF, scale: float) -> None:
        theme, painter = self.theme, art.painter
        art.blur(rounded(box.translated(2, 6), 12), shade("#10180C", 0.45), 7)
        art.box(box, 12, fill=theme.color("panel"), stroke=theme.line)
        art.text(box.left() + 16, box.top() + 24, words.unseen_title(), 14, theme.ink, bold=True)
        art.text(box.right() - 16, box.top() + 24, str(sum(self.left.values())), 14, theme.ink, bold=True, anchor="end")
        art.text(box.left() + 16, box.bottom() - 9, words.unseen_note(), 12, theme.muted, most=280)
        for index, name in enumerate(NAMES):
            x, y = box.left() + 16 + index % 6 * 48, box.top() + 36 + index // 6 * 58
            number = self.left.get(name, 0)
            painter.save()
            painter.setOpacity(1.0 if number else 0.35)
            with art.at(x, y, 0.4):
                pixmap = loose_picture(name, 0, 3, look_of(theme), True, round(scale * 0.4, 3))
                painter.drawPixmap(UPRIGHT.topLeft(), pixmap)
            painter.restore()
            color = theme.color("ink" if number else "muted")
            art.text(x + 20, y + 54, str(number), 12, color, bold=bool(number), anchor="middle")


class MiniMap(TablePart):
    """The whole table, small, with a frame around what is seen of it."""

    def __init__(self, board: RailwayBoard) -> None:
        super().__init__(11)
        self._board = board
        self._key: tuple[object, ...] = ()
        self._corner = 0
        self._drawn = QPixmap()
        self.setVisible(False)

    @property
    def corners(self) -> list[QRectF]:
        """Where it may lie: left of the buttons, or else in another corner."""
        usual, cloth = self.places.map.translated(-8 - self.places.button(0).width(), 0), self.places.cloth
        left, low = QRectF(usual), QRectF(usual)
        left.moveLeft(cloth.left() + 10)
        low.moveBottom(cloth.bottom() - 10)
        return [usual, left, low, QRectF(left.left(), low.top(), usual.width(), usual.height())]

    @property
    def box(self) -> QRectF:
        """Where it lies."""
        return self.corners[self._corner]

    def clear(self, parts: Sequence[QRectF]) -> bool:
        """Lie in the first corner where it covers nothing of what must be seen; tell whether there is one."""
        free = [at for at, box in enumerate(self.corners) if not any(box.intersects(part) for part in parts)]
        if free and free[0] != self._corner:
            self.prepareGeometryChange()
            self._corner = free[0]
            self.update()
        return bool(free)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-16, -16, 18, 22)

    def _fit(self) -> tuple[QRectF, float]:
        net = self._board.show_.net
        assert net is not None
        whole = bounds(tuple(net.tiles), 1.5)
        side = min((self.box.width() - 12) / whole.width(), (self.box.height() - 12) / whole.height(), 12.5)
        return whole, side

    @property
    def side(self) -> float:
        """How many scene units a square takes on it."""
        return self._fit()[1]

    def table(self, at: QPointF) -> QPointF:
        """Return which point of the table a point of the map stands for."""
        whole, side = self._fit()
        return whole.center() + (at - self.box.center()) / side

    def draw(self, art: Art, scale: float) -> None:
        show, box = self._board.show_, self.box
        if show.net is None:
            return
        key = (show.net, frozenset(show.tokens.items()), frozenset(show.lit.items()), self.theme, scale)
        if key != self._key:
            self._key = key
            self._drawn = picture(self.boundingRect().translated(-box.topLeft()), scale, self._paint_map)
        copy(art.painter, self.boundingRect().topLeft(), self._drawn)
        whole, side = self._fit()
        seen = self._board.camera.seen()
        corner = box.center() + (seen.topLeft() - whole.center()) * side
        frame = QRectF(corner, seen.size() * side).intersected(box.adjusted(3, 3, -3, -3))
        art.box(frame, 3, stroke=self.theme.color("look"), width=1.8)

    def _paint_map(self, art: Art) -> None:
        show, theme = self._board.show_, self.theme
        box = QRectF(QPointF(0, 0), self.box.size())
        assert show.net is not None
        art.blur(rounded(box.translated(2, 4), 8), shade("#000000", 0.35), 5)
        art.box(box, 8, fill=theme.color("panel"), stroke=theme.line)
        whole, side = self._fit()
        corner = box.center() - whole.center() * side
        paper, rail = ("#6E674E", "#D6C9A4") if theme.dark else ("#DCCFA8", "#5C4A33")
        with art.at(corner.x(), corner.y(), side):
            for (x, y), laid in show.net.tiles.items():
                color = "#B9694A" if laid.name == "city" else paper
                art.painter.fillRect(QRectF(x + 0.04, -y + 0.04, 0.92, 0.92), shade(color))
            for (x, y), laid in show.net.tiles.items():
                on = show.lit.get((x, y), frozenset())
                with art.at(x, -y, 0.01):
                    for piece in segments(laid.name, laid.turn):
                        color = theme.act if piece in on else rail
                        art.path(track_path(laid.name, *piece), stroke=color, width=30 if piece in on else 20)
                if TILES[laid.name].stops:
                    art.rect(x + 0.22, -y + 0.22, 0.56, 0.56, 0.08, fill="#33495A", stroke="#FFFFFF", width=0.08)
                elif (owner := show.tokens.get((x, y), -1)) >= 0 and laid.name != "loco":
                    art.circle(x + 0.5, -y + 0.5, 0.28, fill=SEATS[owner], stroke="#FFFFFF", width=0.08)


class Buttons(TablePart):
    """Round the mat: nearer, further, all; and the one thing to press where a choice needs it."""

    def __init__(self) -> None:
        super().__init__(13)
        self.looked: ZugTarget | None = None
        self.action: Kind | None = None  # "pass" or "bare"
        self.turning: QRectF | None = None  # the square of the tile that arrows turn

    def show_choice(self, picking: ZugPicking) -> None:
        """TableOffer the one thing to press, or nothing, and show what is pointed at."""
        if (picking.action, picking.pointed) != (self.action, self.looked):
            self.prepareGeometryChange()
            self.action, self.looked = picking.action, picking.pointed
            self.update()

    def show_turning(self, square: QRectF | None) -> None:
        """Put the turning arrows on the upper corners of a tile, where they cover nothing else; or put them away."""
        if square != self.turning:
            self.prepareGeometryChange()
            self.turning = square
            self.update()

    def boundingRect(self) -> QRectF:
        box = self.place("nearer").united(self.place("all"))
        if self.turning is not None:
            box = box.united(self.place("left")).united(self.place("right"))
        if self.action is not None:
            box = box.united(self.place(self.action))
        return box.adjusted(-14, -14, 14, 18)

    def place(self, kind: str) -> QRectF:
        """Return where a button is."""
        if kind in ("pass", "bare"):
            return self.places.action
        if kind in ("left", "right"):
            assert self.turning is not None
            side = max(TURNING, min(self.text(TURNING), 0.44 * self.turning.width()))
            over = max(5.0, side - 0.32 * self.turning.width())  # the smaller the tile, the more beside it
            left = self.turning.right() - side + over if kind == "right" else self.turning.left() - over
            return QRectF(left, self.turning.top() - over, side, side)
        return self.places.button(("nearer", "further", "all").index(kind))

    def draw(self, art: Art, scale: float) -> None:
        theme = self.theme
        for target in ZOOMING:
            rect, hot = self.place(target.kind), self.looked == target
            art.box(rect.translated(1, 2.5), 8, fill=shade("#000000", 0.22))
            art.box(rect, 8, fill=theme.color("chip" if hot else "panel"), stroke=theme.edge)
            self._paint_sign(art, target.kind, rect.center())
        if self.turning is not None:
            self._paint_turning(art)
        if self.action is not None:
            self._paint_action(art, self.action)

    def _paint_sign(self, art: Art, kind: str, at: QPointF) -> None:
        x, y = at.x(), at.y()
        path = QPainterPath()
        if kind == "all":
            for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                path.moveTo(x + dx * 6, y + dy * 2)
                path.lineTo(x + dx * 6, y + dy * 6)
                path.lineTo(x + dx * 2, y + dy * 6)
        else:
            path.moveTo(x - 5, y)
            path.lineTo(x + 5, y)
            if kind == "nearer":
                path.moveTo(x, y - 5)
                path.lineTo(x, y + 5)
        art.path(path, stroke=self.theme.color("ink"), width=2, rounded=True)

    def _paint_turning(self, art: Art) -> None:
        """Paint the two arrows on the tile that is put down."""
        theme, act = self.theme, self.theme.color("act")
        for target in ARROWS:
            rect, hot = self.place(target.kind), self.looked == target
            at, half = rect.center(), rect.width() / 2
            art.blur(rounded(rect.translated(0.5, 2), half), shade("#000000", 0.34), 3)
            art.circle(at.x(), at.y(), half, fill=theme.color("chip" if hot else "panel"), stroke=act, width=1.4)
            paint_turn(art, at.x(), at.y() + 0.5, act, half / 15.5, 2.6, left=target.kind == "left")

    def _paint_action(self, art: Art, kind: Kind) -> None:
        theme, rect = self.theme, self.place(kind)
        hot = self.looked is not None and self.looked.kind == kind
        art.blur(rounded(rect.translated(1, 4), 8), shade("#000000", 0.4), 5)
        filled = kind == "pass"
        if filled:
            art.box(rect, 8, fill=theme.color("act").lighter(108 if hot else 100))
        else:
            art.box(rect, 8, fill=theme.color("chip" if hot else "panel"), stroke=theme.color("act"), width=1.6)
        ink = theme.color("on_act" if filled else "ink")
        said, key = (words.pass_word(), "Enter") if filled else (words.bare_word(), "B")
        letters, middle = self.places.letters, rect.center()
        cap, wide = key_size(key, letters)[0], round(width(said, self.text(16), bold=True))
        left = middle.x() - (wide + cap + 12) / 2
        art.text(left, middle.y() + self.text(6), said, self.text(16), ink, bold=True)
        paint_key(art, left + wide + 12, middle.y(), key, theme, letters=letters)
