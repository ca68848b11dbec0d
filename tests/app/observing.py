"""All that a person at the window can find out: pictures, words, tool tips, and what assistive technology is told."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView, QWidget

from boardroom.app.table.telling import position_words
from boardroom.ui.kit.announcing import announcer
from boardroom.ui.table.board_view import BoardView
from tests.app.houses import House

MEANWHILE = "Looking for a good move…"  # said or not: a quick answer comes before it
LATER = 150  # milliseconds at most between a picture and a better one
_TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)


def picture(widget: QWidget) -> QImage:
    """Return what a widget looks like when it has come to rest: pictures on it may be made, or made sharp, later."""
    drawn = QImage()
    while True:
        QApplication.processEvents()
        QApplication.sendPostedEvents()  # a busy machine's event loop comes round without having laid everything out
        before, drawn = drawn, widget.grab().toImage()  # twice the same: nothing is being laid out any more
        late = [timer for timer in widget.findChildren(QTimer) if timer.isSingleShot() and timer.interval() <= LATER]
        if drawn == before and not any(timer.isActive() for timer in late):
            return drawn


def told(found: QAccessibleInterface | None) -> Iterator[tuple[object, ...]]:
    """Go through what a screen reader could be told of something and of all that is in it."""
    if found is None or not found.isValid():
        return
    state = found.state()
    yield (found.role(), *(found.text(kind) for kind in _TEXTS), bool(state.disabled), bool(state.invisible))
    for index in range(found.childCount()):
        yield from told(found.child(index))


def accessible(window: QWidget) -> list[tuple[object, ...]]:
    """Return all that a screen reader could be told."""
    return list(told(QAccessible.queryAccessibleInterface(window)))


def tips(window: QWidget) -> list[tuple[str, ...]]:
    """Return every tool tip, and the other words that widgets and things on a table keep for whoever asks."""
    found: list[tuple[str, ...]] = []
    for widget in window.findChildren(QWidget):
        kept = (widget.toolTip(), widget.statusTip(), widget.whatsThis(), str(widget.property("placeholderText") or ""))
        found.append((type(widget).__name__, *kept))
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            items: list[QGraphicsItem] = widget.scene().items()
            found += [(type(item).__name__, item.toolTip()) for item in items]
    return found


def commands(house: House) -> list[tuple[object, ...]]:
    """Return every action: what it is called, whether it can be done, and what is said of it."""
    actions = house.window.findChildren(QAction)
    return [(action.text(), action.isEnabled(), action.isVisible(), action.statusTip()) for action in actions]


def observed(house: House) -> dict[str, object]:
    """Return all that can be found out from the window as it is now."""
    window = house.window
    for view in window.findChildren(BoardView):
        QAccessible.queryAccessibleInterface(view)  # from now on it has cells to tell of
    shown: dict[str, object] = {
        "picture": picture(window),
        "accessible": accessible(window),
        "tool tips": tips(window),
        "commands": commands(house),
        "title": window.windowTitle(),
        "announced": [said for said in house.listen() if said != MEANWHILE],
        "said again": announcer().last,
    }
    table = house.screens.seated
    if table is not None:
        shown |= {
            "view": table.shown.view,
            "prompt": table.prompt,
            "notice": table.notice,
            "in words": position_words(table),
            "moves": [row.words for row in house.screens.table.panel.moves.moves()],
            "cells": [(cell.key, cell.name, cell.enabled) for cell in table.scene.cells()],
        }
    return shown
