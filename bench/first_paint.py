"""Open a window, say when its first paint was done, and leave."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Any


def bare() -> None:
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(1280, 800)
    window.show()
    app.exec()


def boardroom() -> None:
    from boardroom.__main__ import main

    main([])


def watch() -> None:
    """Make every QApplication report the first paint of a window as soon as it runs."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
                app.removeEventFilter(self)
                QTimer.singleShot(0, self.report)  # children are painted within the same event
            return False

        def report(self) -> None:
            print(monotonic(), flush=True)
            app.exit(0)

    app: Any = None
    run = QApplication.exec

    def watched_run(*_: Any) -> int:
        nonlocal app
        app = QApplication.instance()
        app.watcher = Watcher()
        app.installEventFilter(app.watcher)
        return run()

    QApplication.exec = watched_run  # type: ignore[method-assign]


if __name__ == "__main__":
    watch()
    {"bare": bare, "boardroom": boardroom}[sys.argv[1]]()
