"""Hints, and the move that was made, over the table."""

from __future__ import annotations

from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from boardroom.games.switch.scene.picking import THROW, TOKEN, SwitchTarget
from boardroom.games.switch.scene.table_top import SwitchTop
from boardroom.games.switch.state import Act, Move, Throw
from boardroom.ui.paint.painting import shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.overlay_lines import Stroke, Strokes

_DARK = shade("#1A0D05", 0.5)


def draw_move(strokes: Strokes, top: SwitchTop, move: Move | None, theme: Theme, token: str, dotted: bool) -> None:
    """Draw a decision: rings around what to press, and an arrow where something goes somewhere."""
    drawn: list[Stroke] = []
    state = top.state
    if isinstance(move, Throw):
        drawn = _ring_if_there(top.place(THROW), theme, token)
    elif isinstance(move, Act) and state is not None:
        if move.what == "swap":
            here, there = top.pile_place(state.seat), top.pile_place(move.seat)
            drawn = _ring(here, theme, token) + _ring(there, theme, token)
            drawn += swap_arrow(here, there, theme, token, dotted)
        elif move.what == "block":
            there = top.pile_place(move.seat)
            drawn = _ring(there, theme, token)
            lies = top.place(TOKEN)
            drawn += _arrow(_edge(lies, there), _edge(there, lies), theme, token, dotted, both=False)
        else:
            place = top.place(SwitchTarget(move.what))  # type: ignore[arg-type]
            if move.what == "discard":
                drawn = _ring(top.pile_place(state.seat), theme, token)
            drawn += _ring_if_there(place, theme, token)
    strokes.draw(drawn)


def swap_arrow(here: QRectF, there: QRectF, theme: Theme, token: str, dotted: bool = False) -> list[Stroke]:
    """Return an arrow both ways between two piles."""
    return _arrow(_edge(here, there), _edge(there, here), theme, token, dotted, both=True)


def _edge(place: QRectF, other: QRectF) -> QPointF:
    """Return where an arrow leaves something for something else: beside it, so that its number stays legible."""
    if other.center().y() < place.top():
        return QPointF(place.center().x(), place.top() - 10)
    if other.center().y() > place.bottom():
        return QPointF(place.center().x(), place.bottom() + 14)
    left = other.center().x() < place.center().x()
    return QPointF(place.left() - 12 if left else place.right() + 12, place.center().y())


def _ring_if_there(place: QRectF, theme: Theme, token: str) -> list[Stroke]:
    return [] if place.isNull() else _ring(place, theme, token)


def _ring(place: QRectF, theme: Theme, token: str) -> list[Stroke]:
    path = rounded(place.adjusted(-5, -5, 5, 5), 13)
    return [Stroke(path, theme.color("panel"), 8), Stroke(path, theme.color(token), 4)]


def _arrow(start: QPointF, end: QPointF, theme: Theme, token: str, dotted: bool, both: bool) -> list[Stroke]:
    way = end - start
    far = hypot(way.x(), way.y()) or 1.0
    bend = (start + end) / 2 + QPointF(way.y(), -way.x()) / far * min(70.0, far * 0.18)
    shaft = QPainterPath(start)
    shaft.quadTo(bend, end)
    heads = _head(end, bend)
    if both:
        heads.addPath(_head(start, bend))
    color, halo = theme.color(token), theme.color("panel")
    return [
        Stroke(shaft, _DARK, 14), Stroke(heads, _DARK, 10, filled=True),
        Stroke(shaft, halo, 10), Stroke(heads, halo, 6, filled=True),
        Stroke(shaft, color, 6, (0.2, 1.8) if dotted else ()), Stroke(heads, color, 2, filled=True),
    ]  # fmt: skip


def _head(tip: QPointF, base: QPointF) -> QPainterPath:
    angle = atan2(tip.y() - base.y(), tip.x() - base.x())
    path = QPainterPath(tip + QPointF(cos(angle), sin(angle)) * 6)
    for turn in (0.5, -0.5):
        path.lineTo(tip - QPointF(cos(angle + turn), sin(angle + turn)) * 20)
    path.closeSubpath()
    return path
