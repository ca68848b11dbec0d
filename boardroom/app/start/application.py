"""The application itself: its name, its letters, and a word to whoever has no screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from boardroom import __version__
from boardroom.ui.style.fonts import load_fonts


class Application(QApplication):
    """Hears what macOS says instead of writing it on the command line: open this file."""

    opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.opened.emit(event.file())
            return True
        return super().event(event)


def _open_screen(argv: Sequence[str]) -> Application:
    """Return the bare application; where there is no screen for it Qt would abort: say so instead, and end."""
    said: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            commands = "Without one there are boardroom arena, engine, new-game, print, rules and verify."
            print("boardroom: no window can be opened here.", *said, commands, sep="\n", file=sys.stderr, flush=True)
            os._exit(1)
        said.append(text)

    before = qInstallMessageHandler(listen)
    app = Application(["boardroom", "-style", "fusion", *argv])  # told so, Qt needs no word of Python's for styles
    qInstallMessageHandler(before)
    for text in said:
        qWarning(text)
    return app


def make_application(argv: Sequence[str]) -> Application:
    """Return the application with its name, its fonts and a style that looks the same everywhere."""
    app = _open_screen(argv)
    app.setApplicationName("boardroom")
    app.setApplicationDisplayName("Boardroom")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("boardroom")
    load_fonts()
    return app
