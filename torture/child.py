"""One part of the torture in a process of its own: it says what it tries before it tries it, and what came of it.

    python -m torture.child PART --seed SEED --seconds N --folder FOLDER

A part is a module with `cases`, which draws what to try, and `run`, which tries one. A process that dies or hangs over
a case has said which one it was. All that it or its own children say besides is a break, too: they have no reason to.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic
from traceback import format_exc
from typing import Any, Final, Protocol

MARK: Final = "\x1e"  # before a fact, so that nothing that is said by chance is taken for one
SILENCE: Final = 180  # seconds without a fact after which a process is said to hang
HARMLESS: Final = (
    "This plugin does not support",  # said of windows without a screen
    "qt.gui.imageio",  # said of every broken picture
)

Case = dict[str, Any]  # what to try, as JSON can hold it


class Broken(Exception):
    """The program did what it must not do; `case` narrows down what to try again."""

    def __init__(self, what: str, case: Case | None = None) -> None:
        super().__init__(what)
        self.case = case


class Part(Protocol):
    """A module of this package that tries one kind of thing."""

    def cases(self, random: Random, seconds: float) -> Iterator[Case]:
        """Draw what to try, without end unless a case lasts as long as the seconds."""

    def run(self, case: Case, folder: Path) -> Counter[str]:
        """Try it below a folder that is empty, and count what was done; raise Broken."""


def say(**facts: Any) -> None:
    """Tell the run something; the process is alive."""
    faulthandler.dump_traceback_later(SILENCE - 10, exit=False)
    sys.stdout.write(f"{MARK}{json.dumps(facts)}\n")
    sys.stdout.flush()


def harmless(line: str) -> bool:
    """Tell whether a line that a program said means nothing."""
    return not line.strip() or any(words in line for words in HARMLESS)


def _end_with_the_run() -> None:
    """When the run is gone, however it went, end this process and all that it started."""

    if os.getpgrp() != os.getpid():
        os.setpgrp()

    def listen() -> None:
        while os.read(0, 1):
            pass
        os.killpg(0, signal.SIGKILL)

    Thread(target=listen, daemon=True).start()


def attempt(part: Part, case: Case, folder: Path) -> None:
    """Try one case and say what came of it."""
    say(case=case)
    try:
        say(counts=part.run(case, folder))
    except Broken as broken:
        say(broken=str(broken), case=broken.case or case)
    except Exception:
        say(broken=format_exc(), case=case)


def main() -> None:
    """Try cases till the time is over, or the one that is given."""
    parser = argparse.ArgumentParser(prog="torture.child")
    parser.add_argument("part")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--case", type=json.loads)
    given = parser.parse_args()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the run, which ends this process itself
    faulthandler.enable()
    _end_with_the_run()
    part: Part = import_module(given.part if "." in given.part else f"torture.{given.part}")
    end = monotonic() + given.seconds
    cases = part.cases(Random(given.seed), given.seconds) if given.case is None else iter([given.case])
    for number, case in enumerate(cases):
        folder = given.folder / str(number)
        folder.mkdir(parents=True)
        attempt(part, case, folder)
        if monotonic() > end:
            break
    say(done=True)


if __name__ == "__main__":
    from torture import child  # the module that the parts know, and not this copy of it

    child.main()
