"""What a person has told the system once, for all programs: more contrast, less motion."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from PySide6.QtCore import SLOT, QObject, QStandardPaths, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage

Wish = Literal["contrast", "stillness"]

PATIENCE: Final = 3000  # milliseconds for an answer of the portal
PORTAL: Final[tuple[str, str, str]] = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
ASKED: Final[dict[tuple[str, str], tuple[Wish, Callable[[Any], bool]]]] = {  # what of the portal, and what it means
    ("org.freedesktop.appearance", "contrast"): ("contrast", lambda said: said == 1),
    ("org.gnome.desktop.a11y.interface", "high-contrast"): ("contrast", bool),
    ("org.freedesktop.appearance", "reduced-motion"): ("stillness", lambda said: said == 1),
    ("org.gnome.desktop.interface", "enable-animations"): ("stillness", lambda said: said is False),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("stillness", lambda said: _nothing(str(said))),
}


class SystemWishes(QObject):
    """Knows at once what Qt knows, and once it `listen`s also what only the desktop's portal and files say."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._hints = app.styleHints()  # kept: without it PySide takes its accessibility for gone
        self._qt = self._hints.accessibility()
        self._said: dict[tuple[str, str], bool] = {}
        self._before: tuple[bool, bool] | None = None  # known when it is first asked: styles take a moment to import
        self._qt.contrastPreferenceChanged.connect(self._tell)

    @property
    def contrast(self) -> bool:
        """Whether everything should stand out more."""
        return self._qt.contrastPreference() == Qt.ContrastPreference.HighContrast or self._heard("contrast")

    @property
    def stillness(self) -> bool:
        """Whether nothing should move."""
        return _still_by_itself(self._app) or self._heard("stillness")

    def _heard(self, wish: Wish) -> bool:
        return any(said for key, said in self._said.items() if ASKED[key][0] == wish)

    def listen(self) -> None:
        """Ask the desktop and follow it from now on, without waiting for it; where there is none, nothing happens."""
        if sys.platform in ("win32", "darwin"):
            return
        self._before = (self.contrast, self.stillness)
        self._said["org.kde.kdeglobals.KDE", "AnimationDurationFactor"] = _still_in_kde()
        self._tell()
        if address := _bus_address():
            self._ask_portal(address)

    def _ask_portal(self, address: str) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.connectToBus(address, "boardroom-wishes")
        slot: Any = SLOT("_setting_changed(QDBusMessage)")  # PySide's stubs want bytes, PySide itself words
        bus.connect(*PORTAL, "SettingChanged", self, slot)
        for namespace, key in ASKED:
            call = QDBusMessage.createMethodCall(*PORTAL, "Read")
            call.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call, PATIENCE), self)
            watcher.finished.connect(lambda watcher, asked=(namespace, key): self._answered(asked, watcher.reply()))
            watcher.finished.connect(watcher.deleteLater)

    def _answered(self, asked: tuple[str, str], reply: QDBusMessage) -> None:
        if reply.type() == reply.MessageType.ReplyMessage and reply.arguments():
            self._hear(asked, reply.arguments()[0])

    @Slot("QDBusMessage")
    def _setting_changed(self, message: QDBusMessage) -> None:
        namespace, key, *said = message.arguments()
        if said:
            self._hear((namespace, key), said[0])

    def _hear(self, key: tuple[str, str], said: Any) -> None:
        while hasattr(said, "variant"):  # wrapped once, or by older portals twice
            said = said.variant()
        if key in ASKED:
            self._said[key] = ASKED[key][1](said)
            self._tell()

    def _tell(self) -> None:
        now = (self.contrast, self.stillness)
        before, self._before = self._before, now
        if now != before:
            self.changed.emit()


def _bus_address() -> str:
    """Return where the session bus listens, if one runs: Qt would start one that nobody else knows."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    usual = f"unix:path={runtime}/bus" if runtime and Path(runtime, "bus").exists() else ""
    address = os.environ.get("DBUS_SESSION_BUS_ADDRESS", usual)
    return "" if address.startswith("autolaunch:") else address


def _still_by_itself(app: QApplication) -> bool:
    """Tell whether things should stand still by what can be read at once."""
    if sys.platform == "win32":
        import ctypes

        moves = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(moves), 0)  # SPI_GETCLIENTAREAANIMATION
        return not moves.value
    if sys.platform == "darwin":
        from PySide6.QtCore import QSettings

        return bool(QSettings("com.apple.universalaccess", "").value("reduceMotion", False, type=bool))
    from PySide6.QtWidgets import QStyle  # late: so many names take a moment, and the first frame stands still

    return app.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0


def _still_in_kde() -> bool:
    """Tell whether KDE's own file of settings slows animations down to nothing: not every portal passes that on."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    settings = Path(folder, "kdeglobals")
    if not settings.is_file():
        return False
    from configparser import ConfigParser, Error  # only where there is KDE

    file = ConfigParser(strict=False, interpolation=None)
    try:
        file.read(settings, encoding="utf-8")
    except (Error, UnicodeError, OSError):
        return False
    return _nothing(file.get("KDE", "AnimationDurationFactor", fallback=""))


def _nothing(number: str) -> bool:
    try:
        return float(number) == 0
    except ValueError:
        return False


_current: SystemWishes | None = None


def system_wishes() -> SystemWishes:
    """Return what the system wishes of this application."""
    global _current
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if _current is None or _current.parent() is not app:
        _current = SystemWishes(app)
    return _current
