"""Torture the program for some minutes, or replay what broke.

python -m torture --minutes 10 --only kills,soak --seed 7 --json figures.json
python -m torture --replay build/torture/kills-7-1.json
"""

from __future__ import annotations

import argparse
import json
import shutil
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from typing import Final

from torture.run import ROOT, Figures, Watched, as_json, together

SHARES: Final = {"kills": 0.6, "soak": 0.4, "mutations": 0.4, "hands": 0.4, "faults": 0.2}
NOTES: Final = ROOT / "build" / "torture"
LOOK: Final = 0.2  # seconds between looks at what the processes say
EVERY: Final = 30  # seconds between lines where nobody watches
KEPT: Final = 30  # seconds between writings of the figures
WORTH: Final = 10  # seconds that are worth another process


class Run:
    """Parts that run at the same time, at most some at once, each for its share of the time."""

    def __init__(self, parts: Sequence[str], seed: str, seconds: float, jobs: int, file: Path | None) -> None:
        self._seed, self._jobs, self._file = seed, jobs, file
        whole = sum(SHARES[part] for part in parts)
        self._waiting = [(part, min(seconds, seconds * jobs * SHARES[part] / whole)) for part in parts]
        self._waiting.sort(key=lambda part: -part[1])  # the longest first: so the last ones end together
        self._going: list[tuple[Watched, float]] = []  # with the seconds that it has
        self._all: dict[str, list[Watched]] = {}
        self._folder = Path(tempfile.mkdtemp(prefix="boardroom-torture-"))
        self._began, self._line, self._kept = monotonic(), 0.0, 0.0

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *error: object) -> None:
        for watched, _ in self._going:
            watched.look()
            watched.end()
        shutil.rmtree(self._folder, ignore_errors=True)
        self._keep()

    def go(self) -> None:
        """Run everything to its end."""
        while self._waiting or self._going:
            while self._waiting and len(self._going) < self._jobs:
                self._start(*self._waiting.pop(0))
            for watched, seconds in self._going:
                left = seconds - watched.figures.seconds
                if not watched.look() and watched.figures.breaks and left > WORTH:
                    self._waiting.insert(0, (watched.part, left))  # it died of it: others must have their turn
            self._going = [(watched, seconds) for watched, seconds in self._going if not watched.over]
            self._tell()
            sleep(LOOK)

    def _start(self, part: str, seconds: float) -> None:
        earlier = self._all.setdefault(part, [])
        seed = f"{self._seed}-{len(earlier)}" if earlier else self._seed
        watched = Watched(part, seed, seconds, self._folder / f"{part}-{len(earlier)}", NOTES)
        earlier.append(watched)
        self._going.append((watched, seconds))

    @property
    def figures(self) -> dict[str, Figures]:
        """What every part has done so far."""
        return {part: together([watched.figures for watched in all_]) for part, all_ in self._all.items()}

    def _tell(self) -> None:
        now = monotonic()
        if now > self._kept:
            self._kept = now + KEPT
            self._keep()
        if now > self._line:
            watching = sys.stdout.isatty()
            self._line = now + (1 if watching else EVERY)
            line = f"{now - self._began:5.0f} s  " + "  ".join(_in_short(watched) for watched, _ in self._going)
            print(f"\r{line[:150]:<150}" if watching else line, end="" if watching else "\n", flush=True)

    def _keep(self) -> None:
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"seed": self._seed, "parts": as_json(self.figures)}, indent=1)
            temporary = self._file.with_name(f"{self._file.name}.new")
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(self._file)


def _in_short(watched: Watched) -> str:
    counts = ", ".join(f"{count} {name}" for name, count in watched.figures.counts.items())
    samples = f"{watched.figures.samples[-1]['memory']:.0f} MB" if watched.figures.samples else ""
    breaks = f"{len(watched.figures.breaks)} BROKEN" if watched.figures.breaks else ""
    return f"{watched.part}: " + "; ".join(filter(None, (breaks, counts, samples, watched.at)))


def report(figures: dict[str, Figures]) -> None:
    """Print what was done as a table, and where it is written what broke."""
    print(f"\n{'part':<11} {'seconds':>8}  {'breaks':>6}  what was done")
    for part, one in figures.items():
        counts = ", ".join(f"{count:,} {name}" for name, count in sorted(one.counts.items()))
        print(f"{part:<11} {one.seconds:>8.0f}  {len(one.breaks):>6}  {counts}")
        if one.samples:
            first, last = one.samples[0], one.samples[-1]
            grown = ", ".join(
                f"{name} {first[name]:g} → {last[name]:g}" for name in last if name not in ("games", "seconds")
            )
            print(f"{'':<11} {'':>8}  {'':>6}  {grown}")
    for one in figures.values():
        for file in one.breaks:
            what = json.loads(file.read_text(encoding="utf-8"))["what"].splitlines()
            print(f"\nBROKEN: {what[-1] if what else ''}\n  python -m torture --replay {file}")


def replay(file: Path, notes: Path = NOTES) -> dict[str, Figures]:
    """Try again what broke."""
    told = json.loads(file.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="boardroom-torture-") as folder:
        watched = Watched(told["part"], "replay", 0, Path(folder) / "replay", notes, told["case"])
        try:
            while watched.look():
                sleep(LOOK)
        finally:
            watched.end()
    return {told["part"]: watched.figures}


def main(argv: Sequence[str] | None = None) -> int:
    """Torture, print the figures, and return 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="torture", description="Torture the program.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--only", default=",".join(SHARES), help="parts, with commas between them")
    parser.add_argument("--seed", default="", help="the same seed makes the same choices")
    parser.add_argument("--jobs", type=int, default=2, help="parts that run at the same time")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--replay", type=Path, help="a file that tells of a break")
    given = parser.parse_args(argv)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # also then the figures are told, and nothing is left
    parts = given.only.split(",")
    if unknown := set(parts) - set(SHARES):
        parser.error(f"{', '.join(sorted(unknown))}: the parts are {', '.join(SHARES)}")
    if given.replay:
        figures = replay(given.replay)
    else:
        seed = given.seed or token_hex(4)
        print(f"seed {seed}", flush=True)
        with Run(parts, seed, given.minutes * 60, given.jobs, given.json) as run, suppress(KeyboardInterrupt):
            run.go()
        figures = run.figures
    report(figures)
    return 1 if any(one.breaks for one in figures.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
