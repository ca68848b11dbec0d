"""Below the mat when the game is over: every seat's points by where they come from, and a walk through them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from boardroom.core.record import Player
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.picking import ZugPicking, ZugTarget
from boardroom.games.zug.scene.pieces.signs import key_width, paint_key
from boardroom.games.zug.scene.pieces.tokens import paint_mark
from boardroom.games.zug.scene.table_part import TablePart
from boardroom.ui.game.naming import short_name
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import font

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
        return QRectF(foot.left(), foot.top(), min(520.0, foot.width() * 0.56), foot.height())

    @property
    def _side(self) -> QRectF:
        foot, sheet = self.places.foot, self._sheet
        return QRectF(sheet.right() + 20, foot.top(), foot.right() - sheet.right() - 20, foot.height())

    def button(self, kind: str) -> QRectF:
        """Return where a button is."""
        side = self._side
        if kind == "walk":
            return QRectF(side.left(), side.top() + 66, min(280.0, side.width()), 44)
        wide = min(176.0, (side.width() - 8) / 2)
        left = side.left() + (wide + 8 if kind == "next" else 0)
        return QRectF(left, side.top() + 80, wide, 38)

    def draw(self, art: Art, scale: float) -> None:
        if self.rows:
            self._paint_sheet(art)
            self._paint_side(art)

    def _paint_sheet(self, art: Art) -> None:
        sheet, theme = self._sheet, self.theme
        art.box(sheet, 8, fill=theme.color("panel"), stroke=theme.line)
        columns = [sheet.left() + sheet.width() * part for part in (0.46, 0.66, 0.86, 0.97)]
        for name, x in zip(words.source_names(), columns, strict=True):
            art.text(x, sheet.top() + 18, name, 12, theme.muted, anchor="end", most=sheet.width() * 0.19)
        top = sheet.top() + 26
        row_high = min(ROW, (sheet.height() - 32) / max(1, len(self.rows)))
        best = max(sum(row) for row in self.rows)
        for seat, row in enumerate(self.rows):
            y = top + row_high * seat + row_high / 2
            won = sum(row) == best
            if won:
                art.rect(
                    sheet.left() + 6, y - row_high / 2, sheet.width() - 12, row_high, 6, fill=theme.color("look_soft")
                )
            paint_mark(art, sheet.left() + 20, y, 8, seat)
            name = short_name(seat, self.players)
            art.text(sheet.left() + 36, y + 5, name, 14, theme.ink, bold=won, most=sheet.width() * 0.24)
            for value, x in zip((*row, sum(row)), columns, strict=True):
                total = x == columns[-1]
                said = str(value) if value or total else "–"
                art.text(x, y + 5, said, 14, theme.ink, bold=total or won, anchor="end")

    def _paint_side(self, art: Art) -> None:
        side, theme = self._side, self.theme
        flags = 0x1000 | 0x20  # word wrap, top
        if self.number >= 0:
            number = words.walk_number(self.number + 1, self.of)
            art.text(side.left(), side.top() + 14, number, 12, theme.muted, bold=True)
            art.painter.setFont(font(14))
            art.painter.setPen(theme.color("ink"))
            art.painter.drawText(QRectF(side.left(), side.top() + 20, side.width(), 58), flags, self.sentence)
        elif self.of:
            art.text(side.left(), side.top() + 22, words.count_title(), 16, theme.ink, bold=True, most=side.width())
            art.painter.setFont(font(14))
            art.painter.setPen(theme.color("muted"))
            art.painter.drawText(QRectF(side.left(), side.top() + 28, side.width(), 40), flags, words.count_note())
        for target in self.buttons:
            self._paint_button(art, target)

    def _paint_button(self, art: Art, target: ZugTarget) -> None:
        theme, rect = self.theme, self.button(target.kind)
        hot = self.looked == target
        ink = theme.color("ink")
        art.box(rect, 8, fill=theme.color("chip" if hot else "panel"), stroke=theme.edge, width=1.4)
        said = words.button_name(target)
        key = {"walk": "N", "next": "N", "last": "B"}[target.kind]
        icon = {"walk": "play", "next": "next", "last": "back"}[target.kind]
        cap = key_width(art, key)
        art.painter.setFont(font(14, bold=True))
        wide = min(rect.width() - cap - 44.0, art.painter.fontMetrics().horizontalAdvance(said))
        left = rect.center().x() - (wide + cap + 32) / 2
        paint_icon(art.painter, icon, QRectF(left, rect.center().y() - 9, 18, 18), ink)
        art.text(left + 24, rect.center().y() + 5, said, 14, ink, bold=True, most=wide + 1)
        paint_key(art, left + 32 + wide, rect.center().y() - 10, key, theme)
