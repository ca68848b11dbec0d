"""From the start to the end of a window that is only shown: the packaged program against the one from source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bench.report import Line

PROGRAM = Path(__file__).parents[1] / "dist" / "boardroom" / "boardroom"
ROUNDS = 11
MOST = 1.5
WHAT = "packaged window / window from source"


def _seconds(*command: str | Path) -> float:
    with TemporaryDirectory() as home:
        # What Python has compiled is kept, as it is wherever people run it.
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        started = monotonic()
        subprocess.run([*command, "--smoke"], env={**env, "BOARDROOM_HOME": home}, check=True)
        return monotonic() - started


def measure() -> list[Line]:
    if not PROGRAM.exists():
        return [Line(WHAT, "not built: make package")]
    source = (sys.executable, "-m", "boardroom")
    for command in ((PROGRAM,), source):
        _seconds(*command)  # the first time reads everything from the disk
    rounds = [(_seconds(PROGRAM), _seconds(*source)) for _ in range(ROUNDS)]
    packed, plain = (median(column) for column in zip(*rounds, strict=True))
    text = f"{packed / plain:.2f} ({packed * 1000:.0f} / {plain * 1000:.0f} ms)"
    return [Line(WHAT, text, f"<= {MOST}", packed / plain <= MOST)]
