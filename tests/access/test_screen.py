"""The screens that tools and tests open: none is left behind, however they end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.screen import descendants, parents, wait

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
        opener.stdout.readline()
        opened = descendants(opener.pid) - {opener.pid}
        opener.kill()
    assert len(opened) == 3, "a shell that waits, what it waits with, and the screen"
    wait(lambda: not opened & parents().keys(), 60, "it is still there")
