"""Below the mat when the game is over: every seat's points by where they come from, and a walk through them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.core.game import Seat
from boardroom.core.record import Player
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.picking import ZugPicking, ZugTarget
from boardroom.games.zug.scene.pieces.signs import key_size, paint_key
from boardroom.games.zug.scene.pieces.tokens import paint_mark
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.painting import Art

ROW = 30.0


class Count(TablePart):
    """Paints the table of points, and the buttons that walk through them."""

    def __init__(self) -> None:
        super().__init__(3)
        self.rows: Sequence[tuple[int, ...]] = ()  # for each seat: stations, wagons, locomotives
        self.players: Sequence[Player] = ()
        self.sentence = ""
        self.number, self.of = -1, 0
        self.buttons: tuple[ZugTarget, ...] = ()
        self.looked: ZugTarget | None = None

    def display(self, rows: Sequence[tuple[int, ...]], players: Sequence[Player]) -> None:
        """Show the points of all seats."""
        self.rows, self.players = rows, players
        self.update()

    def tell(self, picking: ZugPicking) -> None:
        """Show which point of a walk through them it is, the buttons that there are, and the one that is pointed at."""
        self.number, self.of, self.buttons = picking.walk_at, len(picking.points), picking.walking
        self.looked = picking.pointed
        self.sentence = picking.name(ZugTarget("point")) if self.number >= 0 else ""
        self.update()

    def boundingRect(self) -> QRectF:
        return self.places.foot.adjusted(-8, -8, 8, 8)

    @property
    def _sheet(self) -> QRectF:
        foot = self.places.foot
        wide = min(520.0, foot.width() * 0.56) if self.places.usual else min(600.0, foot.width() * 0.62)
        return QRectF(foot.left(), foot.top(), wide, foot.height())

    @property
    def _side(self) -> QRectF:
        foot, sheet = self.places.foot, self._sheet
        return QRectF(sheet.right() + 20, foot.top(), foot.right() - sheet.right() - 20, foot.height())

    def button(self, kind: str) -> QRectF:
        """Return where a button is."""
        side, letters = self._side, self.places.letters
        if kind == "walk":
            wide, high = min(280.0 * letters, side.width()), 22 + 22 * letters
            if not self._in_one_line(ZugTarget("walk"), wide):
                high = height(words.button_name(ZugTarget("walk")), self.text(14), wide - 16, bold=True) + 14
            top = side.top() + 66 if self.places.usual else side.bottom() - high
            return QRectF(side.left(), top, wide, high)
        wide, high = min(176.0 * letters, (side.width() - 8) / 2), 20 + 18 * letters
        left = side.left() + (wide + 8 if kind == "next" else 0)
        return QRectF(left, side.top() + 80 if self.places.usual else side.bottom() - high, wide, high)

    def _in_one_line(self, target: ZugTarget, wide: float) -> bool:
        """Tell whether what a button says has room beside its picture."""
        return (
            self.places.usual or width(words.button_name(target), self.text(14), bold=True) <= wide - self.text(18) - 18
        )

    def draw(self, art: Art, scale: float) -> None:
        if self.rows:
            self._paint_sheet(art)
            self._paint_side(art)

    # ---------------------------------------------------------------- the points

    @property
    def _in_full(self) -> bool:
        """Whether there is room for where the points come from, and not only for how many they are."""
        sheet, size = self._sheet, self.text(12)
        low = 8 + self.text(18) + len(self.rows) * self.text(17) <= sheet.height()
        narrow = all(width(name, size) <= sheet.width() * 0.19 for name in words.source_names())
        names = (width(short_name(seat, self.players), self.text(14), bold=True) for seat in range(len(self.rows)))
        return narrow and (self.places.usual or (low and max(names) <= sheet.width() * 0.24))

    @property
    def details(self) -> str:
        """Where everybody's points come from, if there is no room for it."""
        if not self.rows or self._in_full:
            return ""
        lines = []
        for seat, row in enumerate(self.rows):
            parts = zip(words.source_names(), (*row, sum(row)), strict=True)
            lines.append(f"{short_name(seat, self.players)}: " + " · ".join(f"{name} {value}" for name, value in parts))
        return "\n".join(lines)

    def _paint_sheet(self, art: Art) -> None:
        art.box(self._sheet, 8, fill=self.theme.color("panel"), stroke=self.theme.line)
        if self._in_full:
            self._paint_table(art)
        else:
            self._paint_totals(art)

    def _paint_table(self, art: Art) -> None:
        sheet, theme, size = self._sheet, self.theme, self.text(14)
        columns = [sheet.left() + sheet.width() * part for part in (0.46, 0.66, 0.86, 0.97)]
        for name, x in zip(words.source_names(), columns, strict=True):
            base = sheet.top() + self.text(18)
            art.text(x, base, name, self.text(12), theme.muted, anchor="end", most=sheet.width() * 0.19)
        top = sheet.top() + 8 + self.text(18)
        row_high = min(ROW * self.places.letters, (sheet.bottom() - 6 - top) / max(1, len(self.rows)))
        most = sheet.width() * 0.24
        for seat, row in enumerate(self.rows):
            y = top + row_high * seat + row_high / 2
            won = self._paint_seat(art, QRectF(sheet.left(), y - row_high / 2, sheet.width(), row_high), seat, most)
            for value, x in zip((*row, sum(row)), columns, strict=True):
                total = x == columns[-1]
                said = str(value) if value or total else "–"
                art.text(x, y + self.text(5), said, size, theme.ink, bold=total or won, anchor="end")

    def _paint_totals(self, art: Art) -> None:
        sheet, seats = self._sheet.adjusted(0, 4, 0, -4), len(self.rows)
        columns = 1 if seats * self.text(20) <= sheet.height() else 2
        down = -(-seats // columns)
        wide, high = sheet.width() / columns, min(ROW * self.places.letters, sheet.height() / down)
        for seat, row in enumerate(self.rows):
            corner = sheet.left() + seat // down * wide, sheet.top() + seat % down * high
            place = QRectF(*corner, wide, high)
            total, size = str(sum(row)), self.text(14)
            won = self._paint_seat(art, place, seat, wide - 68 - width(total, size, bold=True))
            x, y = place.right() - 16, place.center().y() + self.text(5)
            art.text(x, y, total, size, self.theme.ink, bold=won, anchor="end")

    def _paint_seat(self, art: Art, row: QRectF, seat: Seat, most: float) -> bool:
        """Name a seat at the left of a row, at most so wide; tell whether it has won."""
        theme, y = self.theme, row.center().y()
        won = sum(self.rows[seat]) == max(sum(each) for each in self.rows)
        if won:
            art.rect(row.left() + 6, row.top(), row.width() - 12, row.height(), 6, fill=theme.color("look_soft"))
        radius = min(self.text(8), 12.0)
        paint_mark(art, row.left() + 12 + radius, y, radius, seat)
        name, left = short_name(seat, self.players), row.left() + 20 + 2 * radius
        art.text(left, y + self.text(5), name, self.text(14), theme.ink, bold=won, most=most)
        return won

    # ---------------------------------------------------------------- the walk through them

    def _paint_side(self, art: Art) -> None:
        side, theme, size = self._side, self.theme, self.text(14)
        if self.number >= 0:
            number = words.walk_number(self.number + 1, self.of)
            art.text(side.left(), side.top() + 4 + self.text(10), number, self.text(12), theme.muted, bold=True)
            if self.places.usual:  # else it stands beside the point itself
                art.paragraph(QRectF(side.left(), side.top() + 20, side.width(), 58), self.sentence, size, theme.ink)
        elif self.of:
            self._paint_title(art)
        for target in self.buttons:
            self._paint_button(art, target)

    def _paint_title(self, art: Art) -> None:
        """Say what the walk is about, as far as there is room above its button."""
        side, theme = self._side, self.theme
        note, size = words.count_note(), self.text(14)
        if self.places.usual:
            art.text(side.left(), side.top() + 22, words.count_title(), 16, theme.ink, bold=True, most=side.width())
            art.paragraph(QRectF(side.left(), side.top() + 28, side.width(), 40), note, size, theme.muted)
            return
        room = self.button("walk").top() - 6 - side.top()
        for said, bold in ((words.count_title(), True), (note, False)):
            if height(said, size, side.width(), bold) <= room:
                art.paragraph(QRectF(side.topLeft(), side.bottomRight()), said, size, theme.ink, bold)
                break

    def _paint_button(self, art: Art, target: ZugTarget) -> None:
        theme, rect, letters = self.theme, self.button(target.kind), self.places.letters
        hot = self.looked == target
        ink, size = theme.color("ink"), self.text(14)
        art.box(rect, 8, fill=theme.color("chip" if hot else "panel"), stroke=theme.edge, width=1.4)
        said = words.button_name(target)
        key = {"walk": "N", "next": "N", "last": "B"}[target.kind]
        icon = {"walk": "play", "next": "next", "last": "back"}[target.kind]
        cap, side, needed = key_size(key, letters)[0], self.text(18), width(said, size, bold=True)
        if not self.places.usual and needed > rect.width() - cap - side - 26:  # words come first, then what they mean
            cap = 0.0
        if not self._in_one_line(target, rect.width()):
            if target.kind == "walk":
                art.paragraph(rect.adjusted(8, 6, -8, -6), said, size, ink, bold=True, middle=True)
            else:
                middle = rect.center() - QPointF(side, side) / 2
                paint_icon(art.painter, icon, QRectF(middle, QSizeF(side, side)), ink)
            return
        wide = min(rect.width() - cap - side - 26, round(needed)) if cap else needed
        left = rect.center().x() - (wide + (cap + 8 if cap else 0) + side + 6) / 2
        paint_icon(art.painter, icon, QRectF(left, rect.center().y() - side / 2, side, side), ink)
        most = wide + 1 if self.places.usual else 0.0
        art.text(left + side + 6, rect.center().y() + self.text(5), said, size, ink, bold=True, most=most)
        if cap:
            paint_key(art, left + side + 14 + wide, rect.center().y(), key, theme, letters=letters)
