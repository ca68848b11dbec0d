"""Garbage: it is collected after a test and never during one, and what Qt is to delete later goes with it."""

from __future__ import annotations

import gc
import sys

gc.disable()  # as the window does: another thread that finds garbage could take Qt's objects apart


def tidy_up() -> None:
    """Delete what is to be deleted later: without a running loop Qt would keep it to the end of all tests."""
    _delete()
    gc.collect(2 if gc.get_count()[2] > 500 else 1)  # what is older seldom: that takes a second
    _delete()


def _delete() -> None:
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and (app := qt.QCoreApplication.instance()) is not None:
        app.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
