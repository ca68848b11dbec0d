"""Plays sounds as the settings say, through a process that begins with the first of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from boardroom.app.settings.preferences import Settings
from boardroom.paths import resources
from boardroom.ui.style.sounding import SIGNALS, Sound

LOUDNESS: Final = {"quiet": 0.25, "normal": 0.55, "loud": 1.0}
AGAIN: Final = 0.07  # seconds within which the same sound is heard once: a pack that is dealt is no machine gun


class SoundPlayer:
    """Hears what is to be heard. Where there is no device, or its process dies, it is silent from then on."""

    def __init__(
        self,
        settings: Callable[[], Settings],
        folder: Path | None = None,
        backends: list[Any] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._settings, self._folder, self._backends, self._now = settings, folder, backends, now
        self._played: dict[Sound, float] = {}
        self._process: Any = None
        self._link: Any = None
        self.silent = False  # there is nothing to play with

    def play(self, sound: Sound) -> None:
        """Play a sound, unless the settings say no or it has just begun."""
        values, now = self._settings(), self._now()
        kind = values.sound_signals if sound in SIGNALS else values.sound_pieces
        if not values.sound or not kind or self.silent or now - self._played.get(sound, -AGAIN) < AGAIN:
            return
        self._played[sound] = now
        try:
            if self._process is None:
                self._start()
            self._hear()
            if not self.silent:
                self._link.send((sound, LOUDNESS[values.volume]))
        except (EOFError, OSError):
            self.close()

    def _start(self) -> None:
        from multiprocessing import get_context  # late: the first sound is soon enough

        from boardroom.app.sound.playing_process import serve

        spawn = get_context("spawn")
        self._link, far = spawn.Pipe()
        folder = self._folder or resources() / "sounds"
        self._process = spawn.Process(
            target=serve, args=(far, folder, self._backends), name="boardroom sounds", daemon=True
        )
        self._process.start()
        far.close()

    def _hear(self) -> None:
        """Hear what the process has said meanwhile."""
        while self._link.poll():
            if self._link.recv() == "no device":
                self.close()
                return

    def close(self) -> None:
        """Play nothing any more."""
        self.silent = True
        if self._process is not None:
            with suppress(OSError):
                self._link.close()
            self._process.kill()
            self._process.join()
            self._process = None
