"""Garbage: it is collected after a test and never during one, and what Qt is to delete later goes with it."""

from __future__ import annotations

import gc
import sys

gc.disable()  # as the window does: another thread that finds garbage could take Qt's objects apart


def keep_what_is_there() -> None:
    """Never again look for garbage among what there is now: all tests, and the modules that they have loaded."""
    gc.collect()
    gc.freeze()


def tidy_up() -> None:
    """Delete what is to be deleted later: without a running loop Qt would keep it to the end of all tests."""
    _delete_what_waits()  # first: whoever waits to be deleted holds on to others, a view to its scene
    gc.collect(2 if gc.get_count()[2] > 100 else 1)  # what is older seldom: that takes longer
    _delete_what_waits()


def _delete_what_waits() -> None:
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and (app := qt.QCoreApplication.instance()) is not None:
        app.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
