"""Puts settings into force: theme, text size, language and motion, at once; and writes them down."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from boardroom.app.settings.preferences import Preferences, Settings
from boardroom.core.files import JsonFile, atomic_write, clear_way
from boardroom.ui.style import motion, translation
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.system_wishes import system_wishes

if TYPE_CHECKING:
    from boardroom.ui.table.scene import GameScene

TUNED: Final = ("targets", "coordinates", "point_out", "lay_at_once", "motion", "speed")  # what a scene follows
LATER: Final = 400  # milliseconds: a slider that is dragged writes once

log = logging.getLogger(__name__)


def keep_place(file: Path, geometry: str) -> None:
    """Write down where the window stood."""
    clear_way(file)
    try:
        atomic_write(file, json.dumps({"geometry": geometry}).encode())
    except OSError as error:
        log.warning("the window's place was not written: %s", error)


def tune(scene: GameScene, values: Settings) -> None:
    """Tell a scene what the settings say about it."""
    scene.show_targets = values.targets
    scene.show_coordinates = values.coordinates
    scene.point_out = values.point_out
    scene.lay_at_once = values.lay_at_once
    scene.speed = motion.speed()


class AppliedSettings(QObject):
    """Listens to the preferences. Making it puts all of them into force; `dressed`: looks and language are already."""

    def __init__(
        self,
        preferences: Preferences,
        file: JsonFile[Settings] | None,
        parent: QObject | None = None,
        dressed: bool = False,
    ) -> None:
        super().__init__(parent)
        self._preferences, self._file = preferences, file
        self._timer = QTimer(self, singleShot=True, interval=LATER)
        self._timer.timeout.connect(self.write)
        preferences.changed.connect(self._timer.start)
        preferences.follow("motion", "speed", by=self._move)
        preferences.follow("language", by=self._speak)
        preferences.follow("theme", "contrast", "text", by=self._dress)
        system_wishes().changed.connect(self._on_wished)
        self._move()
        if not dressed:
            self._speak()
            self._dress()

    def _on_wished(self) -> None:
        self._preferences.tell("motion")

    def _move(self) -> None:
        values = self._preferences.values
        motion.set_motion(values.motion, values.pace)

    def _speak(self) -> None:
        translation.set_language(self._preferences.values.language)

    def _dress(self) -> None:
        values = self._preferences.values
        appearance().apply(values.theme, values.text / 100, values.contrast)

    def write(self) -> None:
        """Write the settings down now."""
        self._timer.stop()
        if self._file is not None:
            try:
                self._file.save(self._preferences.values)
            except OSError as error:  # a full or read-only disk: they hold till the window is closed
                log.warning("settings not written: %s", error)
