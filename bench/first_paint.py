"""Open a window, say when its first paint was done and, for Boardroom, when its home screen was there, and leave."""

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
    from PySide6.QtCore import QTimer

    from boardroom.__main__ import main
    from boardroom.app.window import Window

    furnish = Window.furnish

    def watched_furnish(window: Window, *parts: Any) -> None:
        furnish(window, *parts)
        QTimer.singleShot(0, lambda: report(last=True))  # after the painting that this asked for

    Window.furnish = watched_furnish  # type: ignore[assignment,method-assign]
    main([])


def report(last: bool) -> None:
    from PySide6.QtWidgets import QApplication

    print(monotonic(), flush=True)
    if last:
        QApplication.exit(0)


def watch(last: bool) -> None:
    """Make the application report the first paint of a window as soon as it runs."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
                watchers[0].removeEventFilter(watchers.pop())
                QTimer.singleShot(0, lambda: report(last))  # its children are painted within the same event
            return False

    watchers: list[Any] = []
    run = QApplication.exec

    def watched_run(*_: Any) -> int:
        watchers.extend((QApplication.instance(), Watcher()))
        watchers[0].installEventFilter(watchers[1])
        return run()

    QApplication.exec = watched_run  # type: ignore[method-assign]


if __name__ == "__main__":
    kind = sys.argv[1]
    watch(last=kind == "bare")
    {"bare": bare, "boardroom": boardroom}[kind]()
