"""What is drawn over the table now and then: advice, the keyboard's focus, what was played, what can be reached."""

from __future__ import annotations

from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.games.switcher.scene.geometry import END, cells_of, contour, hand_rect, middle, thread
from boardroom.games.switcher.scene.picking import owner
from boardroom.games.switcher.scene.table_top import TableTop
from boardroom.games.switcher.state import Block, End, Form, Move, Swap
from boardroom.ui.painting import shade
from boardroom.ui.shadows import rounded
from boardroom.ui.strokes import Stroke, Strokes
from boardroom.ui.theme import Theme

_DARK = shade("#1A0D05", 0.6)


def draw_move(strokes: Strokes, top: TableTop, move: Move | None, theme: Theme, token: str, dotted: bool) -> None:
    """Draw a move: a swap as an arrow between two drawers, a figure as a contour and its card, the end as a ring."""
    color = theme.color(token)
    state, drawn = top.state, list[Stroke]()
    if isinstance(move, Swap):
        drawn = arrow(move, theme, token, dotted)
        if move.kind in top.hand:
            drawn += _ring(hand_rect(top.hand.index(move.kind)), 11, theme, token)
    elif isinstance(move, Form | Block) and state is not None and state.tiles:
        cells, seat = cells_of(state.group(move.cell)), owner(state, move)
        paths = [contour(cells, 1)]
        if move.card in top.sectors[seat]:
            paths.append(thread(cells, top.tray_place(seat), top.slot_of(seat, move.card)))
            drawn += _ring(top.card_place(seat, move.card), 10, theme, token)
        for path in paths:
            drawn += [Stroke(path, _DARK, 8), Stroke(path, color, 4.5, (1.2, 1.8) if dotted else ())]
    elif isinstance(move, End):
        drawn = _ring(END, 9, theme, token)
    strokes.draw(drawn)


def _ring(place: QRectF, radius: float, theme: Theme, token: str) -> list[Stroke]:
    path = rounded(place.adjusted(-4, -4, 4, 4), radius + 4)
    return [Stroke(path, theme.color("panel"), 8), Stroke(path, theme.color(token), 4)]


def arrow(move: Swap, theme: Theme, token: str, dotted: bool) -> list[Stroke]:
    """Return two drawers with a bent arrow between them that points both ways."""
    start, end = middle(move.one), middle(move.other)
    bend = bent(move)
    inset = 14.0
    first, last = _toward(start, bend, inset), _toward(end, bend, inset)
    shaft = QPainterPath(first)
    shaft.quadTo(bend, last)
    heads = QPainterPath()
    for tip, base in ((_toward(start, bend, 4), bend), (_toward(end, bend, 4), bend)):
        heads.addPath(_head(tip, base))
    rings = QPainterPath()
    for cell in (move.one, move.other):
        rings.addRoundedRect(QRectF(middle(cell) - QPointF(38, 38), middle(cell) + QPointF(38, 38)), 7, 7)
    color, halo = theme.color(token), theme.color("panel")
    dashes = (0.2, 1.7) if dotted else ()
    return [
        Stroke(rings, halo, 6.5), Stroke(rings, color, 3.5),
        Stroke(shaft, _DARK, 15), Stroke(heads, _DARK, 10, filled=True),
        Stroke(shaft, halo, 11), Stroke(heads, halo, 6, filled=True),
        Stroke(shaft, color, 7, dashes), Stroke(heads, color, 2, filled=True),
    ]  # fmt: skip


def bent(move: Swap) -> QPointF:
    """Return where the arrow of a swap is drawn to as it bends."""
    start, end = middle(move.one), middle(move.other)
    way = end - start
    side = QPointF(way.y(), -way.x()) / hypot(way.x(), way.y())
    return (start + end) / 2 + side * min(60.0, 20 + hypot(way.x(), way.y()) * 0.15)


def _toward(start: QPointF, end: QPointF, far: float) -> QPointF:
    way = end - start
    return start + way * (far / hypot(way.x(), way.y()))


def _head(tip: QPointF, base: QPointF) -> QPainterPath:
    angle = atan2(tip.y() - base.y(), tip.x() - base.x())
    path = QPainterPath(tip)
    for turn in (0.52, -0.52):
        path.lineTo(tip - QPointF(cos(angle + turn), sin(angle + turn)) * 21)
    path.closeSubpath()
    return path


def draw_last(strokes: Strokes, cells: tuple[int, ...], theme: Theme) -> None:
    """Draw a thin amber contour around the figure that was formed last."""
    if not cells:
        strokes.clear()
        return
    path = contour(cells, 2.5, 8)
    strokes.draw([Stroke(path, shade("#2A1608", 0.8), 5), Stroke(path, theme.color("look"), 2.6, (4, 2.4))])
