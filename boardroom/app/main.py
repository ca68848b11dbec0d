"""The window's beginning and end. What the first frame doesn't need is imported after it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QSettings,
    Qt,
    QTimer,
)
from PySide6.QtWidgets import QApplication

from boardroom.app.start.application import make_application
from boardroom.app.start.first_frame import glance, window_file
from boardroom.app.start.garbage import Collector
from boardroom.app.start.instance import Instance, address, hand_over
from boardroom.app.window import Window
from boardroom.paths import cache_dir, config_dir, data_dir, settings_file
from boardroom.ui.paint.icons import logo_icon
from boardroom.ui.style import translation
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.system_wishes import system_wishes

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from boardroom.ai.worker import Worker

WAKE: Final = (
    500  # milliseconds until the thinking process is started: nobody asks it sooner, and it would be in the way
)


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
    appearance().apply(look.theme, look.text / 100, look.contrast)
    window = Window()
    window.place(look.geometry)
    ends: list[Callable[[], None]] = []

    def furnish() -> None:
        try:
            ends.extend(_furnish(window, app))
            gc.freeze()
            Collector(window)
        except Exception as error:
            # Without its rooms the window is of no use: say why, and end.
            sys.excepthook(type(error), error, error.__traceback__)
            if "--smoke" not in argv:
                from PySide6.QtWidgets import QMessageBox

                box = QMessageBox(
                    QMessageBox.Icon.Critical, "Boardroom", f"{type(error).__name__}: {error}", parent=window
                )
                box.setTextFormat(Qt.TextFormat.PlainText)
                box.exec()
            app.exit(1)
            return
        if file is not None and window.navigator is not None:
            window.navigator.open_file(file)
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
    from boardroom.app.catalogue import GameCatalogue
    from boardroom.app.pictures.covers import write_covers
    from boardroom.app.settings.apply_settings import AppliedSettings, keep_place
    from boardroom.app.settings.preferences import Preferences, Settings
    from boardroom.app.sound.player import SoundPlayer
    from boardroom.app.start import folders
    from boardroom.app.start.crash_log import CrashLog, keep_log
    from boardroom.app.thinking import Thinker
    from boardroom.core.files import JsonFile
    from boardroom.core.store import Store
    from boardroom.ui.style import sounding

    folders.tidy()
    stop_log = keep_log()
    troubles = CrashLog(window)
    thinker = Thinker(_worker, window)
    QTimer.singleShot(WAKE, thinker, thinker.wake)
    file = JsonFile(settings_file(), Settings, window.hear_of)
    preferences = Preferences(file.load(), app)
    in_force = AppliedSettings(preferences, file, app, dressed=True)
    catalogue = GameCatalogue()
    store = Store(data_dir() / "games", catalogue.game, window.hear_of, index=cache_dir() / "saves.json")
    window.furnish(preferences, catalogue, store, thinker)
    player = SoundPlayer(lambda: preferences.values)
    sounding.listen(player.play)
    if closed := folders.closed():
        window.banner.tell(lambda: (folders.say_closed(closed), translate("Window", "Close")))
    QTimer.singleShot(0, app, lambda: _settle(app))

    def place() -> None:
        keep_place(window_file(), window.geometry_text())

    return [in_force.write, place, write_covers, thinker.close, player.close, troubles.remove, stop_log]


def _settle(app: QApplication) -> None:
    """Do what nobody sees at once: the home screen is painted by now."""
    from boardroom.app.start.heap import return_what_is_large

    return_what_is_large()
    # Qt's own dialogs remember places, too: with our settings, not beside them.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(config_dir()))
    app.setWindowIcon(logo_icon())
    system_wishes().listen()
