"""The window's beginning and end. What the first frame doesn't need is imported after it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSettings, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from boardroom import __version__
from boardroom.app.first_look import glance, settings_file, window_file
from boardroom.app.instance import Instance, address, hand_over
from boardroom.app.window import Window
from boardroom.paths import config_dir, data_dir
from boardroom.ui import translation
from boardroom.ui.appearance import appearance
from boardroom.ui.fonts import load_fonts
from boardroom.ui.icons import logo_icon

if TYPE_CHECKING:
    from boardroom.ai.worker import Worker

WAKE: Final = (
    500  # milliseconds until the thinking process is started: nobody asks it sooner, and it would be in the way
)


class Application(QApplication):
    """Hears what macOS says instead of writing it on the command line: open this file."""

    opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.opened.emit(event.file())
            return True
        return super().event(event)


def make_application(argv: Sequence[str]) -> Application:
    """Return the application with its name, its fonts and a style that looks the same everywhere."""
    app = Application(["boardroom", *argv])
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
    file = next((Path(word) for word in argv if not word.startswith("-")), None)
    instance = None
    if "--smoke" not in argv:
        where = address()
        if hand_over(file, where):
            return 0
        instance = Instance(where, app)
    look = glance()
    translation.set_language(look.language)
    appearance().apply(look.theme, look.text / 100)
    window = Window()
    window.place(look.geometry)
    ends: list[Callable[[], None]] = []

    def furnish() -> None:
        try:
            ends.extend(_furnish(window, app))
            gc.freeze()
            gc.enable()
        except Exception as error:
            # Without its rooms the window is of no use: say why, and end.
            sys.excepthook(type(error), error, error.__traceback__)
            if "--smoke" not in argv:
                QMessageBox.critical(window, "Boardroom", f"{type(error).__name__}: {error}")
            app.exit(1)
            return
        if file is not None and window.host is not None:
            window.host.open_file(file)
        app.opened.connect(window.be_asked)
        if instance is not None:
            instance.asked.connect(window.be_asked)
            instance.attend()
        if "--smoke" in argv:
            QTimer.singleShot(0, window, window.close)

    window.seen.connect(furnish)
    window.show()
    code = app.exec()
    for end in ends:
        end()
    if instance is not None:
        instance.close()
    return code


def _worker() -> Worker:
    from boardroom.ai.worker import Worker

    return Worker()


def _furnish(window: Window, app: QApplication) -> list[Callable[[], None]]:
    """Bring in the settings, the games, the saves and the thinking process; return what ends them, in that order."""
    from boardroom.app.covers import write_covers
    from boardroom.app.in_force import InForce, keep_place
    from boardroom.app.settings import Preferences, Settings
    from boardroom.app.shelf import Shelf
    from boardroom.app.thinker import Thinker
    from boardroom.app.troubles import Troubles, keep_log
    from boardroom.core.files import JsonFile
    from boardroom.core.store import Store

    # Qt's own dialogs remember places, too: with our settings, not beside them.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(config_dir()))
    stop_log = keep_log()
    troubles = Troubles(window)
    thinker = Thinker(_worker, window)
    QTimer.singleShot(WAKE, thinker, thinker.wake)
    file = JsonFile(settings_file(), Settings, window.hear_of)
    preferences = Preferences(file.load(), app)
    in_force = InForce(preferences, file, app, dressed=True)
    shelf = Shelf()
    store = Store(data_dir() / "games", shelf.game, window.hear_of)
    app.setWindowIcon(logo_icon())
    window.furnish(preferences, shelf, store, thinker)

    def place() -> None:
        keep_place(window_file(), window.geometry_text())

    return [in_force.write, place, write_covers, thinker.close, troubles.remove, stop_log]
