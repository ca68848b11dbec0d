"""The head of the side panel: how many tiles are laid, then which city tiles are full and what ends the sale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardroom.core.game import NOBODY
from boardroom.games.zug.scene import words
from boardroom.games.zug.scene.palette import SEATS, on_livery
from boardroom.games.zug.scene.pieces.shapes import shape
from boardroom.games.zug.state import ZugState
from boardroom.games.zug.tables import NUMBER
from boardroom.ui.game.face import Heading
from boardroom.ui.paint.painting import Art
from boardroom.ui.paint.seat_signs import seat_sign
from boardroom.ui.style.theme import Theme

BAR = 6.0


def heading(state: ZugState) -> Heading:
    """Return what the head says."""
    if state.phase in ("sale", "over"):
        cities = state.network.city_tiles
        full = sum(state.token_at(at) != NOBODY for at in cities)
        end = words.sale_end() if state.phase == "sale" else ""
        return Heading(words.sale_title(), words.full_words(full, len(cities)), end)
    return Heading(words.building_title(), words.laid_words(len(state.layout)))


def paint_progress(painter: QPainter, rect: QRectF, state: ZugState, theme: Theme) -> None:
    """Paint a bar of the tiles that are laid, or a house for each city tile in the colour of its wagon."""
    if state.phase in ("sale", "over"):
        _paint_houses(Art(painter), rect, state, theme)
        return
    high = BAR * rect.height() / 18
    bar = QRectF(rect.left(), rect.top() + high / 2, rect.width(), high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("line"))
    painter.drawRoundedRect(bar, high / 2, high / 2)
    bar.setWidth(max(high, bar.width() * len(state.layout) / NUMBER))
    painter.setBrush(theme.color("act"))
    painter.drawRoundedRect(bar, high / 2, high / 2)


def _paint_houses(art: Art, rect: QRectF, state: ZugState, theme: Theme) -> None:
    """Paint the full ones first, in the order of their seats, so that a glance tells who has how many."""
    cities = state.network.city_tiles
    owners = sorted(owner for at in cities if (owner := state.token_at(at)) != NOBODY)
    wide = min(rect.width() / max(1, len(cities)), rect.height())
    for index in range(len(cities)):
        left, top, side = rect.left() + index * wide, rect.top() + 1, wide - 2.5
        high = min(side * 1.12, rect.height() - 2)
        house = [
            (left, top + high * 0.42), (left + side / 2, top), (left + side, top + high * 0.42),
            (left + side, top + high), (left, top + high),
        ]  # fmt: skip
        if index < len(owners):
            shape(art, house, SEATS[owners[index]])
            middle = QPointF(left + side / 2, top + high * 0.64)
            art.path(seat_sign(owners[index], middle.x(), middle.y(), side * 0.22), fill=on_livery(owners[index]))
        else:
            shape(art, house, theme.color("panel"), theme.color("muted"), 1.2)
