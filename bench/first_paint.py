"""Open a window, say when its first paint was done and, for Boardroom, when its home screen was, and leave."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget


class Watcher(QObject):
    """Reports the first paint that leaves nothing for later, and then ends the program if it is the last to report."""

    def __init__(self, seen: type[QWidget], last: bool, waits: Callable[[], bool] = lambda: False) -> None:
        super().__init__()
        self._seen, self._last, self._waits = seen, last, waits
        self._painted = False

    def begin(self) -> None:
        _app().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, self._seen):
            self._painted = True
            QTimer.singleShot(0, lambda: None)  # for there may be nothing else to come
        elif self._painted and event.type() in (QEvent.Type.Timer, QEvent.Type.MetaCall):
            # The loop has gone on, so everything in the window is painted: that happens within one event.
            self._painted = False
            if not self._waits():
                self._report()
        return False

    def _report(self) -> None:
        print(monotonic(), flush=True)
        _app().removeEventFilter(self)
        if self._last:
            QApplication.exit(0)


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app


def bare() -> None:
    app = QApplication([])
    watcher = Watcher(QMainWindow, last=True)
    watcher.begin()
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    app.exec()


def boardroom() -> None:
    from boardroom.__main__ import main

    run = QApplication.exec

    def watched_run(*_: Any) -> int:
        from boardroom.app.window import Window  # not before main: it says what is imported when

        watch_home(Window)
        first = Watcher(Window, last=False)
        first.begin()
        return run()

    QApplication.exec = watched_run  # type: ignore[method-assign]
    main([])


def watch_home(window_type: Any) -> None:
    """Report when the home screen that a window is furnished with stands there with all its covers."""
    furnish = window_type.furnish
    watchers = []

    def watched_furnish(window: Any, *parts: Any) -> None:
        from boardroom.app.home.cards import GameCard

        def waits() -> bool:
            return any(card.waits for card in window.findChildren(GameCard))

        watchers.append(Watcher(GameCard, True, waits))
        watchers[-1].begin()
        furnish(window, *parts)

    window_type.furnish = watched_furnish


if __name__ == "__main__":
    {"bare": bare, "boardroom": boardroom}[sys.argv[1]]()
