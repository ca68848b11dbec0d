"""The process that plays: an audio system that hangs, talks or dies does so there, and the window never waits."""

from __future__ import annotations

import os
import signal
import wave
from array import array
from collections.abc import Generator
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Lock
from typing import Any, Final

RATE: Final = 22_050
IDLE: Final = 2.0  # seconds without a sound after which the device is let go of
LATENCY: Final = 40  # milliseconds
MOST: Final = 8  # sounds at once


class Mixer:
    """Adds the sounds that are under way."""

    def __init__(self) -> None:
        self._under_way: list[tuple[array[int], int, float]] = []  # samples, how far, how loud
        self._lock = Lock()

    @property
    def busy(self) -> bool:
        """Whether anything is to be heard."""
        return bool(self._under_way)

    def add(self, samples: array[int], loud: float) -> None:
        """Let a sound begin; of very many the oldest ends."""
        with self._lock:
            self._under_way = [*self._under_way[-MOST + 1 :], (samples, 0, loud)]

    def take(self, frames: int) -> array[int]:
        """Return the next samples."""
        mixed = [0.0] * frames
        with self._lock:
            going = []
            for samples, start, loud in self._under_way:
                part = samples[start : start + frames]
                for n, sample in enumerate(part):
                    mixed[n] += sample * loud
                if start + frames < len(samples):
                    going.append((samples, start + frames, loud))
            self._under_way = going
        return array("h", (round(max(-32_767.0, min(32_767.0, sample))) for sample in mixed))

    def stream(self) -> Generator[array[int], int, None]:
        """Feed a device, which says how much it wants."""
        frames = yield array("h")
        while True:
            frames = yield self.take(frames)


def load(folder: Path) -> dict[str, array[int]]:
    """Read all sounds of a folder; what can't be read is silent."""
    found: dict[str, array[int]] = {}
    for file in folder.glob("*.wav"):
        try:
            with wave.open(str(file), "rb") as opened:
                samples = array("h")
                samples.frombytes(opened.readframes(opened.getnframes()))
        except (OSError, EOFError, wave.Error):
            continue
        found[file.stem] = samples
    return found


def serve(link: Connection, folder: Path, backends: list[Any] | None = None) -> None:
    """Play what is asked for until nobody asks any more; say once that there is no device, and go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    quiet = os.open(os.devnull, os.O_WRONLY)
    for handle in (1, 2):  # audio systems talk, forty lines where there is no device
        os.dup2(quiet, handle)
    import miniaudio  # type: ignore[import-untyped]

    sounds, mixer, device = load(folder), Mixer(), None
    try:
        while True:
            if not link.poll(IDLE if device is not None else None):
                if device is not None and not mixer.busy:
                    device.close()
                    device = None
                continue
            name, loud = link.recv()
            if name in sounds:
                mixer.add(sounds[name], loud)
                if device is None:
                    device = miniaudio.PlaybackDevice(
                        nchannels=1, sample_rate=RATE, buffersize_msec=LATENCY, backends=backends, app_name="Boardroom"
                    )
                    stream = mixer.stream()
                    next(stream)
                    device.start(stream)
                link.send("heard")
    except miniaudio.MiniaudioError:
        link.send("no device")
    except (EOFError, OSError):
        pass  # the window has gone
    finally:
        if device is not None:
            device.close()
