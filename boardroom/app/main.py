"""The window's beginning and end. What the first frame doesn't need is fetched after it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from boardroom import __version__
from boardroom.app.in_force import InForce
from boardroom.app.settings import Preferences, Settings
from boardroom.app.troubles import Troubles, keep_log
from boardroom.app.window import Window
from boardroom.app.window_state import WindowState
from boardroom.core.files import JsonFile
from boardroom.paths import config_dir, data_dir, state_dir
from boardroom.ui.fonts import load_fonts
from boardroom.ui.icons import logo_icon

log = logging.getLogger(__name__)


def make_application(argv: Sequence[str]) -> QApplication:
    """Return the application with its name, its fonts and a style that looks the same everywhere."""
    app = QApplication(["boardroom", *argv])
    app.setApplicationName("boardroom")
    app.setApplicationDisplayName("Boardroom")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("boardroom")
    app.setStyle("Fusion")
    load_fonts()
    return app


def run(argv: Sequence[str]) -> int:
    """Show the window, and return the exit code when it has been closed."""
    app = make_application(argv)
    handler = keep_log()
    settings = JsonFile(config_dir() / "settings.json", Settings)
    state = JsonFile(state_dir() / "window.json", WindowState)
    preferences = Preferences(settings.load(), app)
    in_force = InForce(preferences, settings, app)
    window = Window(preferences)
    troubles = Troubles(window)
    window.place(state.load().geometry)
    closers: list[Callable[[], None]] = []

    def furnish() -> None:
        app.setWindowIcon(logo_icon())
        closers.append(_furnish(window))
        for file in [Path(word) for word in argv if not word.startswith("-")][:1]:
            if window.host is not None:
                window.host.open_file(file)
        if "--smoke" in argv:
            QTimer.singleShot(0, window, window.close)

    window.seen.connect(furnish)
    window.show()
    code = app.exec()
    in_force.write()
    try:
        state.save(WindowState(geometry=window.geometry_text()))
    except OSError as error:
        log.warning("the window's place was not written: %s", error)
    for close in closers:
        close()
    troubles.remove()
    if handler is not None:
        logging.getLogger().removeHandler(handler)
        handler.close()
    return code


def _furnish(window: Window) -> Callable[[], None]:
    """Bring in the games, the saves and the thinking process; return what ends them."""
    from boardroom.ai.worker import Worker
    from boardroom.app.shelf import Shelf
    from boardroom.app.thinker import Thinker
    from boardroom.core.store import Store

    thinker = Thinker(Worker(), window)
    shelf = Shelf()
    store = Store(data_dir() / "games", shelf.game, window.hear_of)
    window.furnish(shelf, store, thinker)
    return thinker.close
