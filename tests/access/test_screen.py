"""The screens that tools and tests open: none is left behind, however they end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.screen import wait

OPENS = """
from tools.screen import screen
with screen() as name:
    print(name, flush=True)
    input()
"""


def test_a_screen_goes_with_whoever_opened_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", OPENS],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as opener:
        assert opener.stdout is not None
        lock = Path(f"/tmp/.X{opener.stdout.readline().strip().removeprefix(':')}-lock")
        server = int(lock.read_text())
        opener.kill()
    wait(lambda: not Path(f"/proc/{server}").exists(), 60, "it is still there")
