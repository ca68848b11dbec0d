"""From the start of the process to the painted window: Boardroom against a bare PySide6 window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bench.report import Line

ROUNDS = 11
MOST = 3.0
MOST_HOME = 5.0


def _seconds(kind: str, folder: str, home: str = "home") -> list[float]:
    """Start a process of its own and return how long it took to what it reports; its clock is ours.

    It keeps its bytecode, as an installed program does, but in our folder and whatever the environment says.
    """
    environment = {**os.environ, "BOARDROOM_HOME": str(Path(folder, home)), "PYTHONPYCACHEPREFIX": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "bench.first_paint", kind],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [float(word) - started for word in done.stdout.split()]


def measure() -> list[Line]:
    with TemporaryDirectory() as folder:
        for kind in ("bare", "boardroom"):
            _seconds(kind, folder)  # the first time compiles everything and paints the covers
        rounds = [
            (*_seconds("boardroom", folder), *_seconds("bare", folder), *_seconds("boardroom", folder, f"new-{i}"))
            for i in range(ROUNDS)
        ]
    shown, furnished, bare, _, first = (median(column) for column in zip(*rounds, strict=True))
    return [
        _line("window shown / bare PySide6 window shown", shown, bare, MOST),
        _line("  until the home screen is in it", furnished, bare, MOST_HOME),
        Line("  the very first time, with covers to paint", _pair(first, bare)),
    ]


def _line(what: str, ours: float, bare: float, most: float) -> Line:
    return Line(what, _pair(ours, bare), f"<= {most:.0f}", ours / bare <= most)


def _pair(ours: float, bare: float) -> str:
    return f"{ours / bare:.2f} ({ours * 1000:.0f} / {bare * 1000:.0f} ms)"
