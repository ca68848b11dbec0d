"""Where Tab stops: whatever is on show and takes the keyboard, in reading order, and round again at the end."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QBoxLayout, QLayout, QRadioButton, QScrollArea, QWidget

_LINE = 24  # pixels: what is that near in height stands in one line


def stops(area: QWidget) -> list[QWidget]:
    """List where Tab stops in an area, as it is laid out: of radio buttons that belong together at the chosen one."""
    return [widget for widget in _in_order(area) if _stops_at(widget)]


def go_on(area: QWidget, forward: bool) -> bool:
    """Go to the next stop of an area or to the one before; tell whether there is any."""
    found, now = stops(area), QApplication.focusWidget()
    if not found:
        return False
    index = found.index(now) + (1 if forward else -1) if now in found else (0 if forward else -1)
    _go_to(found[index % len(found)], Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def go_across(areas: list[QWidget], forward: bool) -> None:
    """Go to the next area or to the one before: to what keeps its keyboard, else to its first stop."""
    there = [area for area in areas if area.isVisible() and stops(area)]
    now = QApplication.focusWidget()
    here = next(
        (i for i, area in enumerate(there) if now is not None and (area is now or area.isAncestorOf(now))), None
    )
    if there:
        step = 1 if forward else -1
        area = there[(here + step) % len(there) if here is not None else 0 if forward else -1]
        _go_to(stops(area)[0], Qt.FocusReason.TabFocusReason)


def _go_to(stop: QWidget, reason: Qt.FocusReason) -> None:
    stop.setFocus(reason)
    above = stop.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(stop, 0, 24)
        above = above.parentWidget()


def _stops_at(widget: QWidget) -> bool:
    tab = Qt.FocusPolicy.TabFocus
    if widget.focusPolicy() & tab != tab or not widget.isEnabled() or widget.focusProxy() is not None:
        return False
    return not isinstance(widget, QRadioButton) or widget.isChecked()


def _in_order(widget: QWidget) -> Iterator[QWidget]:
    """Go through a widget and what is in it, as it is read."""
    if widget.isVisible():
        yield widget
        for child in _children(widget):
            yield from _in_order(child)


def _children(widget: QWidget) -> list[QWidget]:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    children = [child for child in widget.findChildren(QWidget, options=direct) if not child.isWindow()]
    layout = widget.layout()
    laid_out = list(_laid_out(layout, children)) if layout is not None else []
    others = [child for child in children if child not in laid_out]
    return laid_out + sorted(others, key=lambda child: (child.geometry().center().y() // _LINE, child.x()))


def _laid_out(layout: QLayout, children: list[QWidget]) -> Iterator[QWidget]:
    """Go through what is laid out, as it is read.

    Never through the layout's items: Python is not told when they end, and takes what next has their place in memory
    for one of them.
    """
    inner = [child for child in layout.children() if isinstance(child, QLayout)]
    candidates: list[QWidget | QLayout] = [*children, *inner]
    places = [(place, child) for child in candidates if (place := layout.indexOf(child)) >= 0]
    backwards = isinstance(layout, QBoxLayout) and layout.direction() in (
        QBoxLayout.Direction.BottomToTop, QBoxLayout.Direction.RightToLeft
    )  # fmt: skip
    for _, child in sorted(places, key=lambda place: place[0], reverse=backwards):
        if isinstance(child, QLayout):
            yield from _laid_out(child, children)
        else:
            yield child
