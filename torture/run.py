"""The run: parts in processes of their own, watched, counted, and written down where something breaks."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

from torture.child import MARK, SILENCE, Case, harmless

ROOT: Final = Path(__file__).resolve().parent.parent


@dataclass
class Figures:
    """What a part has done so far."""

    counts: Counter[str] = field(default_factory=Counter)
    samples: list[dict[str, float]] = field(default_factory=list)
    breaks: list[Path] = field(default_factory=list)
    seconds: float = 0.0


class Watched:
    """One process of a part: what it says is counted, and what breaks is written to a file that replays it."""

    def __init__(
        self,
        part: str,
        seed: str,
        seconds: float,
        folder: Path,
        notes: Path,
        case: Case | None = None,
        silence: float = SILENCE,
    ) -> None:
        self.part, self.seed, self.notes = part, seed, notes
        self.figures = Figures()
        self.over = False
        self.at = ""  # what it is doing, for whoever watches
        self._silence = silence
        self._case: Case = case or {}
        self._stray: list[str] = []
        self._trail: deque[str] = deque(maxlen=40)  # what it did last
        self._began = self._heard = monotonic()
        self._said: SimpleQueue[str | None] = SimpleQueue()
        command = [sys.executable, "-m", "torture.child", part, "--seed", seed, "--seconds", str(seconds)]
        command += ["--folder", str(folder)] + (["--case", json.dumps(case)] if case is not None else [])
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # in one pipe, so that it is known over what something was said
            text=True,
            errors="replace",
            start_new_session=True,
        )
        self._ear = Thread(target=self._listen, daemon=True)
        self._ear.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line)
        self._said.put(None)

    def look(self) -> bool:
        """Take note of what was said since; tell whether the process goes on."""
        self.over = not self._listened()
        return not self.over

    def _listened(self) -> bool:
        self.figures.seconds = monotonic() - self._began
        with suppress(Empty):
            while (line := self._said.get_nowait()) is not None:
                self._heard = monotonic()
                self._note(line)
            self._ended()
            return False
        if monotonic() - self._heard > self._silence:
            self._stray.append(f"it hangs: nothing was said for {self._silence:.0f} s")
            self.end()
            self._blame()
            return False
        return True

    def end(self) -> None:
        """End the process and all that it started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._ear.join(timeout=5)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    def _ended(self) -> None:
        code = self._process.wait()
        if code:
            self._stray.append(f"the process ended with {code}")
        self._blame()
        self.end()

    def _note(self, line: str) -> None:
        if not line.startswith(MARK):
            if not harmless(line):
                self._stray.append(line.rstrip("\n"))
            return
        fact = json.loads(line.removeprefix(MARK))
        if "broken" in fact:
            self._write(fact["broken"], fact["case"])
        elif "case" in fact:
            self._blame()
            self._case = fact["case"]
            self._trail.clear()
        self.figures.counts.update(fact.get("counts", {}))
        self.figures.samples += [fact["sample"]] if "sample" in fact else []
        if "at" in fact:
            self.at = fact["at"]
            self._trail.append(self.at)

    def _blame(self) -> None:
        """Whatever was said besides came of the case of the moment."""
        if self._stray:
            self._write("\n".join(self._stray), self._case)
            self._stray.clear()

    def _write(self, what: str, case: Case) -> None:
        self.notes.mkdir(parents=True, exist_ok=True)
        number = 1
        while (file := self.notes / f"{self.part.rpartition('.')[2]}-{self.seed}-{number}.json").exists():
            number += 1
        file.write_text(
            json.dumps({"part": self.part, "case": case, "what": what, "trail": list(self._trail)}, indent=1),
            encoding="utf-8",
        )
        self.figures.breaks.append(file)


def together(figures: list[Figures]) -> Figures:
    """Add up what several processes of a part have done."""
    whole = Figures()
    for one in figures:
        whole.counts.update(one.counts)
        whole.samples += one.samples
        whole.breaks += one.breaks
        whole.seconds += one.seconds
    return whole


def as_json(figures: dict[str, Figures]) -> dict[str, Any]:
    """Return all figures as JSON can hold them."""
    return {
        part: {
            "seconds": round(one.seconds, 1),
            "counts": dict(one.counts),
            "breaks": [str(file) for file in one.breaks],
            "samples": one.samples,
        }
        for part, one in figures.items()
    }
