"""What the system wishes: asked on a bus of the test's own, where a portal answers as those of desktops do."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant, QDBusVirtualObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.ui.style import motion, system_wishes
from boardroom.ui.style.appearance import Appearance, theme
from boardroom.ui.style.system_wishes import ASKED, PORTAL, SystemWishes

CONTRAST = ("org.freedesktop.appearance", "contrast")
STILL = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")


class Portal(QDBusVirtualObject):
    """Answers what a desktop's portal would, and counts what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[tuple[str, str], Any] = {}
        self.asked = 0

    def introspect(self, path: str) -> str:
        return ""

    def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
        if message.member() != "Read":
            return False
        self.asked += 1
        namespace, key = message.arguments()
        if (namespace, key) in self.values:
            reply = message.createReply()
            reply.setArguments([QDBusVariant(self.values[namespace, key])])
        else:
            reply = message.createErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting")
        return bool(bus.send(reply))


@pytest.fixture
def bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[QDBusConnection]:
    """Start a session bus for this test alone, and sit at its portal's end."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address", "--address=unix:tmpdir=/tmp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield QDBusConnection.connectToBus(address, "portal")
        for name in ("portal", "boardroom-wishes"):
            QDBusConnection.disconnectFromBus(name)
        daemon.terminate()


@pytest.fixture
def portal(bus: QDBusConnection) -> Portal:
    made = Portal()
    assert bus.registerVirtualObject(PORTAL[1], made)
    assert bus.registerService(PORTAL[0])
    return made


@pytest.fixture
def wishes(
    dressed: Appearance, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SystemWishes]:
    """Wishes that nobody has heard of yet; the appearance and the motion of this test follow them."""
    made = SystemWishes(qapp)
    monkeypatch.setattr(system_wishes, "_current", made)
    made.changed.connect(dressed._follow_system)
    yield made
    # Answers that are still on their way would find nobody.
    qtbot.waitUntil(lambda: not made.findChildren(QDBusPendingCallWatcher))
    made.setParent(None)


@pytest.mark.parametrize(
    ("values", "contrast", "stillness"),
    [
        ({CONTRAST: 1}, True, False),
        ({STILL: 1}, False, True),
        ({CONTRAST: 0, STILL: 0, GNOME: True}, False, False),
        ({GNOME: False}, False, True),
        ({("org.gnome.desktop.a11y.interface", "high-contrast"): True}, True, False),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0"}, False, True),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0.5"}, False, False),
        ({CONTRAST: QDBusVariant(1)}, True, False),  # as older portals wrap it
        ({}, False, False),
    ],
)
def test_the_portal_is_asked(
    portal: Portal,
    wishes: SystemWishes,
    qtbot: QtBot,
    values: dict[tuple[str, str], Any],
    contrast: bool,
    stillness: bool,
) -> None:
    portal.values = values
    wishes.listen()
    qtbot.waitUntil(lambda: portal.asked == len(ASKED))
    qtbot.waitUntil(lambda: (wishes.contrast, wishes.stillness) == (contrast, stillness))


def test_the_window_follows_the_desktop_while_it_runs(
    portal: Portal, bus: QDBusConnection, wishes: SystemWishes, dressed: Appearance, qtbot: QtBot
) -> None:
    dressed.apply("dark", 1.0)
    wishes.listen()
    qtbot.waitUntil(lambda: portal.asked == len(ASKED))
    for key, said in ((CONTRAST, 1), (STILL, 1)):
        signal = QDBusMessage.createSignal(PORTAL[1], PORTAL[2], "SettingChanged")
        signal.setArguments([*key, QDBusVariant(said)])
        bus.send(signal)
    qtbot.waitUntil(lambda: wishes.contrast and wishes.stillness)
    assert theme().name == "dark-high"
    motion.set_motion("system")
    assert motion.speed() == 0
    motion.set_motion("on")
    assert motion.speed() == 1, "what is chosen here counts more"
    dressed.apply("dark", 1.0, "normal")
    assert theme().name == "dark"


def test_a_desktop_without_a_portal_or_a_bus_is_no_trouble(
    bus: QDBusConnection, wishes: SystemWishes, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes.listen()
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    wishes.listen()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")
    wishes.listen()
    assert not wishes.contrast
    assert not wishes.stillness


@pytest.mark.parametrize(("text", "still"), [("[KDE]\nAnimationDurationFactor=0\n", True), ("nonsense", False)])
def test_the_settings_of_kde_are_read(
    wishes: SystemWishes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, still: bool
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    (tmp_path / "kdeglobals").write_text(text)
    wishes.listen()
    assert wishes.stillness == still


def test_what_qt_says_of_contrast_is_heard(
    wishes: SystemWishes, dressed: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Says:
        def contrastPreference(self) -> Qt.ContrastPreference:
            return Qt.ContrastPreference.HighContrast

    dressed.apply("light", 1.0)
    changed = wishes._qt.contrastPreferenceChanged
    monkeypatch.setattr(wishes, "_qt", Says())
    changed.emit(Qt.ContrastPreference.HighContrast)
    assert theme().name == "light-high"
