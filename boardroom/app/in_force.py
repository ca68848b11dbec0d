"""Puts settings into force: theme, text size, language and motion, at once; and writes them down."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from boardroom.app.settings import Preferences, Settings
from boardroom.core.files import JsonFile, atomic_write
from boardroom.ui import motion, translation
from boardroom.ui.appearance import appearance

LATER: Final = 400  # milliseconds: a slider that is dragged writes once
_LOOKS: Final = {"theme", "text"}
_MOTION: Final = {"motion", "speed"}

log = logging.getLogger(__name__)


def keep_place(file: Path, geometry: str) -> None:
    """Write down where the window stood."""
    try:
        atomic_write(file, json.dumps({"geometry": geometry}).encode())
    except OSError as error:
        log.warning("the window's place was not written: %s", error)


class InForce(QObject):
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
        preferences.changed.connect(self._changed)
        self._apply(_MOTION if dressed else {"language"} | _LOOKS | _MOTION)

    def _changed(self, names: set[str]) -> None:
        self._apply(names)
        self._timer.start()

    def _apply(self, names: set[str]) -> None:
        values = self._preferences.values
        if names & _MOTION:
            motion.set_motion(values.motion, values.pace)
        if "language" in names:
            translation.set_language(values.language)
        if names & _LOOKS:
            appearance().apply(values.theme, values.text / 100)

    def write(self) -> None:
        """Write the settings down now."""
        self._timer.stop()
        if self._file is not None:
            try:
                self._file.save(self._preferences.values)
            except OSError as error:  # a full or read-only disk: they hold till the window is closed
                log.warning("settings not written: %s", error)
