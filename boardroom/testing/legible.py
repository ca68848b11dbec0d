"""What can't be read: text that is cut, overlapped, covered, outside, or shortened without a tip that has the whole.

from boardroom.testing.legible import flaws

assert not flaws(view)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QGraphicsView,
    QMenu,
    QWidget,
)

from boardroom.testing.written import Writing, Written, beyond, on_things, record

SLACK: Final = 1.5  # pixels that letters may go beyond their room, or into each other: nobody sees it
TAIL: Final = 0.09  # of the size of text: how far the tail of a j goes to the left of where it is written
HALO: Final = 4.0  # pixels: the same words so near are their own shadow


class Illegible(NamedTuple):
    """What can't be read, why, and where it is: who paints it, and from which pixel on."""

    what: str
    text: str
    where: str


def flaws(widget: QWidget) -> list[Illegible]:
    """Return what can't be read on a shown widget; nothing, if it is as it should be."""
    made = record(widget)
    seen = [one for one in made.written if not made.hidden(one)]
    views = [view for view in (widget, *widget.findChildren(QGraphicsView)) if isinstance(view, QGraphicsView)]
    found = [
        *(_illegible("cut", one) for one in seen if _cut(one, widget)),
        *(_illegible("shortened", one) for one in seen if one.whole != one.text and not _told(one, widget)),
        *(_illegible(f"overlapped by “{other.text}”", one) for one, other in _overlapping(seen, made)),
        *(_illegible("covered", one) for one in seen if _covered(one, widget, made)),
        *(Illegible("outside", _words(one), type(one).__name__) for one in _lost(widget)),
        *(Illegible("outside", words, "scene") for view in views if view.isVisible() for words in beyond(view)),
        *(Illegible("cut", words, "thing") for view in views if view.isVisible() for words in _spilled(view)),
    ]
    return sorted(set(found))


def _illegible(what: str, one: Written) -> Illegible:
    box = one.box.toRect()
    return Illegible(what, one.text, f"{type(one.by).__name__} at {box.x()}, {box.y()}")


def _cut(one: Written, widget: QWidget) -> bool:
    """Tell whether letters go beyond their room, other than by being scrolled away."""
    slack = max(SLACK, TAIL * one.size)
    beyond = [side > slack for side in _differences(one.box, one.room.intersected(QRectF(widget.rect())))]
    if one.by is not None and one.by.inherits("QLineEdit"):
        beyond[0] = beyond[2] = False  # what is typed goes on
    if isinstance(one.by, QMenu) and one.by.sizeHint().height() > one.by.height():
        beyond[1] = beyond[3] = False  # it scrolls
    for area in _scrolling(one.by, widget):
        port = area.viewport()
        shown = QRectF(QRect(port.mapTo(widget, QPoint()), port.size()))
        across, down = area.horizontalScrollBar().maximum() > 0, area.verticalScrollBar().maximum() > 0
        if (across or down) and not shown.intersects(one.box):
            return False  # it is scrolled away as a whole
        for side, difference in enumerate(_differences(one.room, shown)):
            if (across, down)[side % 2] and abs(difference) <= SLACK:
                beyond[side] = False
    return any(beyond)


def _spilled(view: QGraphicsView) -> Iterator[str]:
    """Go through what things of a scene write beyond their edges: kept as a picture, a thing has nothing out there."""
    for one, edges in on_things(view):
        if any(side > max(SLACK, TAIL * one.size) for side in _differences(one.box, edges)):
            yield one.text


def _differences(inner: QRectF, outer: QRectF) -> list[float]:
    """Return how far a rectangle goes beyond another: to the left, up, to the right, down."""
    return [
        outer.left() - inner.left(), outer.top() - inner.top(),
        inner.right() - outer.right(), inner.bottom() - outer.bottom(),
    ]  # fmt: skip


def _scrolling(inner: QWidget | None, outer: QWidget) -> Iterator[QAbstractScrollArea]:
    while inner is not None and inner is not outer.parentWidget():
        if isinstance(inner, QAbstractScrollArea):
            yield inner
        inner = inner.parentWidget()


def _told(one: Written, widget: QWidget) -> bool:
    """Tell whether the whole of what was shortened is shown where the mouse rests."""
    return any(_letters(one.whole) in _letters(tip) for tip in _tips(one, widget))


def _tips(one: Written, widget: QWidget) -> Iterator[str]:
    """Go through the tips at a text: of the thing or the row there, of whoever paints it, and of all around that."""
    by, at = one.by, one.seen.center().toPoint()
    if by is not None:
        here, view = by.mapFrom(widget, at), by.parentWidget()
        if isinstance(view, QGraphicsView):
            yield from (item.toolTip() for item in view.items(here))
        elif isinstance(view, QAbstractItemView):
            yield str(view.indexAt(here).data(Qt.ItemDataRole.ToolTipRole) or "")
    while by is not None:
        yield by.toolTip()
        by = by.parentWidget()


def _letters(words: str) -> str:
    """Return words without what tips put in: other line ends, and joiners against markup."""
    return "".join(words.replace("\u2060", "").split())


def _overlapping(seen: list[Written], made: Writing) -> Iterator[tuple[Written, Written]]:
    by_height = sorted(seen, key=lambda one: one.box.top())
    for i, one in enumerate(by_height):
        for other in by_height[i + 1 :]:
            if other.box.top() > one.box.bottom():
                break
            lower, upper = sorted((one, other), key=lambda text: text.moment)
            if (
                _meet(one, other)
                and not _is_halo(one, other)
                and not made.hides(one.seen.intersected(other.seen), lower.moment, upper.moment)
            ):
                yield lower, upper


def _meet(one: Written, other: Written) -> bool:
    both = one.seen.intersected(other.seen)
    if both.width() <= TAIL * max(one.size, other.size):
        return False  # a letter's tail goes below the one before
    if _thick(both) and not (_upright(one.ink) and _upright(other.ink)):
        both = one.ink.intersected(other.ink).boundingRect()
    return _thick(both)


def _thick(box: QRectF) -> bool:
    return box.width() > SLACK and box.height() > SLACK


def _upright(ink: QPolygonF) -> bool:
    along = ink.at(1) - ink.at(0)
    return min(abs(along.x()), abs(along.y())) < 0.1


def _is_halo(one: Written, other: Written) -> bool:
    return one.text == other.text and (one.box.center() - other.box.center()).manhattanLength() < HALO


def _covered(one: Written, widget: QWidget, made: Writing) -> bool:
    """Tell whether another widget lies over a part of a text."""
    middle = one.seen.center()
    for x in (one.seen.left() + 1, middle.x(), one.seen.right() - 1):
        spot = QRectF(x - 0.5, middle.y() - 0.5, 1, 1)
        above = widget.childAt(QPointF(x, middle.y()).toPoint())
        if above is not None and one.by is not None and not _related(above, one.by):
            return made.hides(spot, one.moment, made.moments + 1)
    return False


def _related(one: QWidget, other: QWidget) -> bool:
    return one is other or one.isAncestorOf(other) or other.isAncestorOf(one)


def _lost(widget: QWidget) -> Iterator[QWidget]:
    """Go through the widgets whose words are nowhere to be seen, and can't be scrolled to either."""
    for child in widget.findChildren(QWidget):
        if child.isVisibleTo(widget) and _words(child).strip() and _shown_part(child, widget).isEmpty():
            yield child


def _shown_part(child: QWidget, widget: QWidget) -> QRect:
    part, parent = child.rect(), child.parentWidget()
    while child is not widget and parent is not None:
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            break  # it may be scrolled to
        part = part.translated(child.pos()).intersected(parent.rect())
        child, parent = parent, parent.parentWidget()
    return part


def _words(widget: QWidget) -> str:
    """Return what is written on a label or a button, whoever made it."""
    words = getattr(widget, "text", None)
    return str(words()) if callable(words) and (widget.inherits("QLabel") or widget.inherits("QAbstractButton")) else ""
