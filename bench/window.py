"""From the start of the process to the first painted window: Boardroom against a bare PySide6 window."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bench.report import Line

ROUNDS = 7
MOST = 3.0


def _seconds(kind: str) -> float:
    """Start a process of its own and return how long it took to paint; its clock is ours."""
    with TemporaryDirectory() as home:
        started = monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "bench.first_paint", kind],
            env={**os.environ, "BOARDROOM_HOME": home},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(done.stdout.split()[-1]) - started


def measure() -> list[Line]:
    for kind in ("bare", "boardroom"):
        _seconds(kind)  # the first time reads everything from the disk
    pairs = [(_seconds("boardroom"), _seconds("bare")) for _ in range(ROUNDS)]
    ours, bare = (median(column) for column in zip(*pairs, strict=True))
    ratio = ours / bare
    measured = f"{ratio:.2f} ({ours * 1000:.0f} / {bare * 1000:.0f} ms)"
    return [Line("window shown / bare PySide6 window shown", measured, f"<= {MOST:.0f}", ratio <= MOST)]
