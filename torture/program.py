"""The real window with everything real in it, in this process and over folders of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import shiboken6
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.main import _furnish
from boardroom.app.navigator import Navigator
from boardroom.app.screens import Screens
from boardroom.app.start.application import make_application
from boardroom.app.start.first_frame import glance
from boardroom.app.start.garbage import Collector
from boardroom.app.table.table import Table
from boardroom.app.window import Window
from boardroom.paths import HOME
from boardroom.ui.style import translation
from boardroom.ui.style.appearance import appearance
from torture.child import Broken


class Program:
    """A furnished window that is there till `close`, or till the end of `with`."""

    def __init__(self, home: Path) -> None:
        os.environ[HOME] = str(home)
        app = QApplication.instance() or make_application([])
        assert isinstance(app, QApplication)
        look = glance()
        translation.set_language(look.language)
        appearance().apply(look.theme, look.text / 100)
        self.window = Window()
        self.window.place(look.geometry)
        self.window.show()
        self.window.activateWindow()
        self._ends = _furnish(self.window, app)
        Collector(self.window)
        QTest.qWait(1)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *error: object) -> None:
        self._end()  # whatever happened, the next window is alone

    @property
    def navigator(self) -> Navigator:
        """What leads from screen to screen."""
        assert self.window.navigator is not None
        return self.window.navigator

    @property
    def screens(self) -> Screens:
        """The screens."""
        return self.navigator.screens

    @property
    def table(self) -> Table | None:
        """The match at the table."""
        return self.screens.seated

    @property
    def at_table(self) -> bool:
        """Whether the table is on show."""
        return self.table is not None and self.screens.here is self.screens.table

    def until(self, condition: Callable[[], object], seconds: float, what: str) -> None:
        """Let the window do what it does until something is so, which is bound to be before long."""
        end = monotonic() + seconds
        while not condition():
            if monotonic() > end:
                raise Broken(f"waited {seconds:.0f} s in vain: {what}")
            QTest.qWait(10)

    def close(self) -> None:
        """Close the window as a person does, and end what it had started."""
        self.window.close()
        self._end()

    def _end(self) -> None:
        while self._ends:
            self._ends.pop(0)()
        if shiboken6.isValid(self.window):
            shiboken6.delete(self.window)
        QTest.qWait(1)
