"""The choice where a press could mean several moves: equal options with what comes of them, and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.core.game import Seat
from boardroom.games.switcher.scene.geometry import ASIDE, CHEST, HOME, beyond, cell_rect
from boardroom.games.switcher.scene.palette import paper, papers
from boardroom.games.switcher.scene.pieces.figure_cards import paint_face
from boardroom.games.switcher.scene.pieces.movement_cards import paint_drawing
from boardroom.games.switcher.scene.pieces.seats import paint_mark
from boardroom.games.switcher.scene.pieces.tag import paint_key
from boardroom.ui.paint.lettering import fitting, height, width
from boardroom.ui.paint.painting import Art, copy, edges, picture, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme, font

WIDE: Final = 440.0
_OPTION: Final = 194.0
_PICTURE: Final = 84.0  # the room of the card before what is written
_MANY: Final = 5  # so many options with long or large words stand beside each other
_TALL, _LOW = 132.0, 84.0  # an option with its consequence, or without where there are many
_HEAD, _FOOT, _GAP = 52.0, 20.0, 12.0
_BEYOND: Final = 48.0  # how far the shadow goes


class PopoverOption(NamedTuple):
    """What an option shows: whose card or which kind, what it does, and what comes of it."""

    figure: str  # or the kind of a movement card
    turns: int  # of the figure; -1: it is a movement card
    seat: Seat  # whose mark stands before the name; below 0: nobody's
    name: str
    does: str
    said: str


class Popover(QGraphicsItem):
    """The sheet with the options, near what they are about."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._text = LIGHT, 1.0
        self._stacked = False  # whether the options stand one below the other, for long or large words
        self._title, self._close = "", ""
        self._options: tuple[PopoverOption, ...] = ()
        self._box, self._tip, self._above = QRectF(), QPointF(), False
        self._hot = -1
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setZValue(40)
        self.setVisible(False)

    def display(
        self,
        title: str,
        close: str,
        options: Sequence[PopoverOption],
        cells: Sequence[int],
        theme: Theme,
        text: float,
    ) -> None:
        """Open beside a group of cells."""
        self.prepareGeometryChange()
        self._title, self._close, self._options, self._theme, self._text = title, close, tuple(options), theme, text
        self._stacked = text > 1 or not all(map(self._fits, options))
        rows, wide = -(-len(options) // self._columns), self._wide
        high = self._head + rows * self._high + (rows - 1) * _GAP + _FOOT
        about = QRectF()
        for cell in cells:
            about = about.united(cell_rect(cell))
        aside = ASIDE * beyond(text)
        within = HOME.adjusted(8 - aside, 0, aside - 8, -8) if aside else CHEST.adjusted(4, 0, -4, 0)
        self._above = about.bottom() + 22 + high > within.bottom() and about.top() - 22 - high >= 8
        top = about.top() - 22 - high if self._above else about.bottom() + 22
        top = min(max(top, 8.0), within.bottom() - high)
        left = min(max(about.center().x() - wide / 2, within.left()), within.right() - wide)
        self._box = QRectF(left, top, wide, high)
        x = min(max(self._nearest(cells, about), left + 28), left + wide - 28)
        self._tip = QPointF(x, self._box.bottom() + 13 if self._above else top - 13)
        self.setVisible(True)
        self.update()

    def _nearest(self, cells: Sequence[int], about: QRectF) -> float:
        """Return the middle of the column that the tip should point at."""
        edge = [cell for cell in cells if abs(self._edge(cell) - (about.top() if self._above else about.bottom())) < 1]
        xs = [cell_rect(cell).center().x() for cell in edge]
        return min(xs, key=lambda x: abs(x - about.center().x()))

    def _edge(self, cell: int) -> float:
        return cell_rect(cell).top() if self._above else cell_rect(cell).bottom()

    def look(self, option: int) -> None:
        """Show which option is looked at."""
        if option != self._hot:
            self._hot = option
            self.update()

    # ---------------------------------------------------------------- measures

    def _fits(self, option: PopoverOption) -> bool:
        """Tell whether the words of an option have room beside another."""
        named = option.seat < 0 or width(option.name, 12) <= _OPTION - 145
        return named and (not self._tells or height(option.said, 14, _OPTION - 24) <= _TALL - 87)

    @property
    def _wide(self) -> float:
        return WIDE + 120 * (min(self._text, 2.0) - 1) + 680 * beyond(self._text)

    @property
    def _head(self) -> float:
        return 60 * self._text if self._stacked else _HEAD

    @property
    def _columns(self) -> int:
        return 1 if self._stacked and len(self._options) < _MANY and self._wide < 2 * WIDE else 2

    @property
    def _tells(self) -> bool:
        """Whether there is room for what would come of the options."""
        return len(self._options) < 3

    @property
    def _option(self) -> float:
        return (self._wide - 40 - _GAP * (self._columns - 1)) / self._columns if self._stacked else _OPTION

    @property
    def _high(self) -> float:
        if not self._stacked:
            return _TALL if self._tells else _LOW
        told = max(height(option.said, 14 * self._text, self._room) for option in self._options) if self._tells else 0
        return max(_LOW, 14 + 42 * self._text + told)

    @property
    def _room(self) -> float:
        """How wide the words of an option can be."""
        return self._option - _PICTURE - 10

    def option_rect(self, index: int) -> QRectF:
        """Return where an option is."""
        row, column = divmod(index, self._columns)
        x, y = 20 + column * (self._option + _GAP), self._head + row * (self._high + _GAP)
        return QRectF(self._box.x() + x, self._box.y() + y, self._option, self._high)

    @property
    def close_rect(self) -> QRectF:
        """Where one presses to choose nothing."""
        if not self._stacked:
            return QRectF(self._box.right() - 130, self._box.top() + 12, 118, 34)
        wide = width(self._close, 14 * self._text) + 46 * self._text
        return QRectF(self._box.right() - 12 - wide, self._box.top() + 30 * self._text, wide, 28 * self._text)

    @property
    def box(self) -> QRectF:
        """Where the sheet is."""
        return self._box

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        key = (self._theme, self._title, self._close, self._options, self._box.getRect(), self._hot, self._text, scale)
        if key != self._drawn:
            self._drawn = key
            self._pixmap = picture(self.boundingRect(), scale, self._paint)
        copy(painter, self.boundingRect().topLeft(), self._pixmap)

    def _shape(self) -> QPainterPath:
        sheet, tip = rounded(self._box, 12), QPainterPath()
        base = self._box.bottom() - 1 if self._above else self._box.top() + 1
        tip.moveTo(self._tip.x() - 12, base)
        tip.lineTo(self._tip)
        tip.lineTo(self._tip.x() + 12, base)
        tip.closeSubpath()
        return sheet.united(tip)

    def _paint(self, art: Art) -> None:
        theme, ink, box, shape = self._theme, papers(self._theme), self._box, self._shape()
        art.blur(shape, shade("#000000", 0.75 if theme.dark else 0.45), 14, 0, 12)
        art.path(shape, fill=ink.popover, stroke=ink.popover_edge)
        if self._stacked:
            self._paint_stacked_head(art)
        else:
            wide = width(self._close, 14)
            art.text(box.x() + 20, box.y() + 35, self._title, 20, theme.ink, serif=True, most=WIDE - 20 - 66 - wide)
            art.text(box.right() - 52, box.y() + 34, self._close, 14, theme.muted, anchor="end")
            paint_key(art, box.right() - 46, box.y() + 19, "Esc", theme.muted, 30)
        for index, option in enumerate(self._options):
            self._paint_option(art, index, option)

    def _paint_stacked_head(self, art: Art) -> None:
        """Write the title, and below it how to choose nothing."""
        theme, box, t, close = self._theme, self._box, self._text, self.close_rect
        size = fitting(self._title, 20 * t, box.width() - 40, serif=True)
        art.text(box.x() + 20, box.y() + 8 + 20 * t, self._title, size, theme.ink, serif=True)
        art.text(close.right() - 42 * t, close.y() + 19 * t, self._close, 14 * t, theme.muted, anchor="end")
        paint_key(art, close.right() - 36 * t, close.y() + 4 * t, "Esc", theme.muted, 30, text=t)

    def _paint_option(self, art: Art, index: int, option: PopoverOption) -> None:
        theme, ink, on = self._theme, papers(self._theme), index == self._hot
        x, y, wide, high = edges(self.option_rect(index))
        if on:
            art.rect(x - 3, y - 3, wide + 6, high + 6, 12, stroke=shade(theme.act, 0.35), width=4)
        art.rect(x, y, wide, high, 9, fill=theme.color("act_soft") if on else ink.option)
        edge, width = (theme.act, 2) if on else (ink.option_edge, 1)
        art.rect(x + 0.5, y + 0.5, wide - 1, high - 1, 8.5, stroke=edge, width=width)
        with art.at(x + 12, y + 12):
            art.blur(rounded(QRectF(0, 0, 60, 60), 9), shade("#000000", 0.28), 2.2, 2, 3)
            if option.turns < 0:
                art.rect(0, 0, 60, 60, 9, fill=paper(theme))
                art.rect(0.5, 0.5, 59, 59, 8.5, stroke=ink.edge)
                paint_drawing(art, 6, 6, option.figure, theme, 48)
            else:
                paint_face(art, option.figure, option.turns, theme, 60, named=False)
        if self._stacked:
            self._paint_stacked_words(art, index, option)
            return
        paint_key(art, x + wide - 32, y + 14, str(index + 1), theme.muted)
        if option.seat >= 0:
            paint_mark(art, x + 93, y + 24, 9, option.seat)
            art.text(x + 107, y + 29, option.name, 14, theme.ink, most=wide - 145)
            art.text(x + 84, y + 63, option.does, 20, theme.ink, bold=True, most=wide - 90)
        else:
            art.text(x + 84, y + 42, option.does, 20, theme.ink, bold=True, most=wide - 122)
            art.text(x + 84, y + 64, option.name, 14, theme.muted, most=wide - 90)
        if high > _LOW:
            art.painter.setFont(font(14))
            art.painter.setPen(theme.color("ink" if on else "muted"))
            room = QRectF(x + 12, y + 83, wide - 24, high - 87)
            art.painter.drawText(room, Qt.TextFlag.TextWordWrap.value, option.said)

    def _paint_stacked_words(self, art: Art, index: int, option: PopoverOption) -> None:
        """Write beside the card of an option whose it is, what it does and what comes of it."""
        theme, t, (x, y, wide, _) = self._theme, self._text, edges(self.option_rect(index))
        left, room, key = x + _PICTURE, self._room, 24 * t
        paint_key(art, x + wide - key - 4, y + 8, str(index + 1), theme.muted, text=t)
        mine = option.seat >= 0
        first = y + 4 + 16 * t
        if mine:
            paint_mark(art, left + 9, first - 5 * t, 9, option.seat)
        start = left + (24 if mine else 0)
        art.text(start, first, option.name, 14 * t, theme.ink if mine else theme.muted, most=room - key - start + left)
        does = fitting(option.does, 20 * t, room, bold=True)
        art.text(left, first + 22 * t, option.does, does, theme.ink, bold=True)
        if self._tells:
            below = QRectF(left, first + 25 * t, room, self._high)
            ink = theme.color("ink" if index == self._hot else "muted")
            art.paragraph(below, option.said, 14 * t, ink)
