"""Open a window, say when its first paint was done and, for Boardroom, when its home screen was, and leave."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget


class Watcher(QObject):
    """Reports the first paint of something as soon as it is done, and leaves then if it is the last."""

    def __init__(self, seen: type[QWidget], last: bool) -> None:
        super().__init__()
        self._seen, self._last = seen, last

    def begin(self) -> None:
        _app().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, self._seen):
            _app().removeEventFilter(self)
            QTimer.singleShot(0, self._report)  # everything in a window is painted within the same event
        return False

    def _report(self) -> None:
        print(monotonic(), flush=True)
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
    from boardroom.app.window import Window

    furnish, run = Window.furnish, QApplication.exec
    watchers = [Watcher(Window, last=False)]

    def watched_run(*_: Any) -> int:
        watchers[0].begin()
        return run()

    def watched_furnish(window: Window, *parts: Any) -> None:
        from boardroom.app.cards import GameCard

        watchers.append(Watcher(GameCard, last=True))
        watchers[1].begin()
        furnish(window, *parts)

    QApplication.exec = watched_run  # type: ignore[method-assign]
    Window.furnish = watched_furnish  # type: ignore[assignment,method-assign]
    main([])


if __name__ == "__main__":
    {"bare": bare, "boardroom": boardroom}[sys.argv[1]]()
