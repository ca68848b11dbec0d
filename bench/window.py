"""From the start of the process to the first painted window: Boardroom against a bare PySide6 window."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bench.report import Line

ROUNDS = 11
MOST = 3.0


def _seconds(kind: str) -> list[float]:
    """Start a process of its own and return how long it took to what it reports; its clock is ours."""
    with TemporaryDirectory() as home:
        started = monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bench.first_paint", kind],
            env={**os.environ, "BOARDROOM_HOME": home},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return [float(word) - started for word in done.stdout.split()]


def measure() -> list[Line]:
    for kind in ("bare", "boardroom"):
        _seconds(kind)  # the first time reads everything from the disk
    rounds = [(*_seconds("boardroom"), *_seconds("bare")) for _ in range(ROUNDS)]
    shown, furnished, bare = (median(column) for column in zip(*rounds, strict=True))
    ratio = shown / bare
    return [
        Line("window shown / bare PySide6 window shown", _pair(shown, bare), f"<= {MOST:.0f}", ratio <= MOST),
        Line("  until the home screen is in it", _pair(furnished, bare)),
    ]


def _pair(ours: float, bare: float) -> str:
    return f"{ours / bare:.2f} ({ours * 1000:.0f} / {bare * 1000:.0f} ms)"
