"""Kills: the real program dies at any moment, many times over one match, and each next start goes on with it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final

from boardroom.core.files import BrokenSave
from boardroom.core.record import Record
from boardroom.core.store import SUFFIX, Store
from boardroom.games import GAMES
from boardroom.games import game as rules
from boardroom.paths import HOME
from torture.child import Broken, Case, harmless, say
from torture.homes import new_match, write_settings

AGREED: Final = {"players", "options", "seed", "dice", "free_undo"}
CHAIN: Final = 8  # kills over one match
ORPHANED: Final = b"EOFError: Ran out of input\n"  # Python's word for a process whose starter was killed meanwhile
PATIENCE: Final = 120  # seconds that a start may take on a busy machine


def cases(random: Random, seconds: float) -> Iterator[Case]:
    """Draw games, one after the other, so that all have their turn."""
    while True:
        for game in random.sample(GAMES, len(GAMES)):
            yield {"game": game.key, "seed": random.getrandbits(32), "kills": CHAIN}


def run(case: Case, folder: Path) -> Counter[str]:
    """Kill the program again and again over one match."""
    random, game = Random(case["seed"]), rules(case["game"])
    write_settings(folder / "home")
    begun = folder / f"begun{SUFFIX}"
    match = new_match(game, random).record(free_undo=True)  # no use to computers, but to be kept
    begun.write_text(match.model_dump_json(), encoding="utf-8")
    chain = Chain(folder / "home", begun, random)
    for _ in range(case["kills"]):
        chain.kill()
        say(at=f"{game.key}, {chain.counts['kills']} kills")
        if chain.over:
            break
    return chain.counts


class Chain:
    """One match through many deaths."""

    def __init__(self, home: Path, begun: Path, random: Random) -> None:
        self.counts: Counter[str] = Counter()
        self.over = False
        self._home, self._begun, self._random = home, begun, random
        self._saved: Record | None = None  # since a move was saved: from then on it must be offered

    def kill(self) -> None:
        """Start the program, kill it, and see what it left."""
        how = self._random.choice(("saving", "saving", "playing", "starting"))
        death = self._random.randrange(2, 120) / 2 if how == "saving" else 0
        if not self._saved:
            shutil.rmtree(self._home / "data", ignore_errors=True)
        program = _Program(self._home, death, None if self._saved else self._begun)
        try:
            if how == "starting":
                sleep(self._random.uniform(0.2, 1.5))
            else:
                program.wait_for("at")
                if how == "playing":
                    sleep(self._random.uniform(0, 1.5))
                else:
                    program.wait_for("over")
        finally:
            died = monotonic()
            program.kill()
        self.counts.update({"kills": 1, f"{how}": 1})
        self._check(program, died)

    def _check(self, program: _Program, died: float) -> None:
        told = program.told()
        at = [words for words in told if words[0] == "at"]
        troubles: list[BrokenSave] = []
        store = Store(self._home / "data" / "games", rules, troubles.append)
        saved = [store.load(summary.id) for summary in store.list()]
        if troubles or len(saved) > 1:
            raise Broken(f"after the kill: {len(saved)} saves, troubles: {[str(trouble) for trouble in troubles]}")
        if program.complaints and not program.complaints.endswith(ORPHANED):
            raise Broken(f"it said: {program.complaints.decode(errors='replace')}")
        if self._saved and at and (at[0][1] != self._saved.id or ["offered"] not in told):
            raise Broken(f"{self._saved.id} was not offered: {told[:3]}")
        if self._saved and not saved:
            raise Broken("the save is gone")
        if saved:
            self.compare(saved[0], [(int(words[1]), float(words[2])) for words in told if words[0] == "move"], died)

    def compare(self, now: Record, told: list[tuple[int, float]], died: float) -> None:
        """See whether all is there that was there before, and all that was played but for the last move."""
        before = [entry.text for entry in self._saved.log] if self._saved else []
        if [entry.text for entry in now.log[: len(before)]] != before:
            raise Broken(f"{len(before)} entries were saved before; now {len(now.log)} that don't continue them")
        if self._saved and self._saved.model_dump(include=AGREED) != now.model_dump(include=AGREED):
            raise Broken(f"what was agreed has changed: {now.model_dump(include=AGREED)}")
        kept = sum(entry.seat >= 0 for entry in now.log)
        lost = [when for number, when in told if number > kept]
        if len(lost) > 1:
            raise Broken(f"{len(lost)} moves were lost, the first {died - lost[0]:.2f} s old")
        self.counts.update({"moves": len(told), "cost the last move": len(lost) == 1})
        if kept:
            self._saved, self.over = now, now.over


class _Program:
    """A running program, and what it has said so far."""

    def __init__(self, home: Path, death: float, file: Path | None) -> None:
        self.complaints = b""
        self._told: list[list[str]] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "torture.aloud", str(death), *([str(file)] if file else [])],
            env=os.environ | {HOME: str(home)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._ears = [Thread(target=self._listen), Thread(target=self._listen_to_complaints)]
        for ear in self._ears:
            ear.start()

    def _listen(self) -> None:
        for line in self._pipe("stdout"):
            self._told.append(line.decode().split())

    def _listen_to_complaints(self) -> None:
        for line in self._pipe("stderr"):
            if not harmless(line.decode(errors="replace")):
                self.complaints += line

    def _pipe(self, name: str) -> Any:
        return getattr(self._process, name)

    def told(self) -> list[list[str]]:
        """Return what it has said, in words."""
        return list(self._told)

    def wait_for(self, word: str) -> None:
        """Wait till it has said that, or till its end."""
        end = monotonic() + PATIENCE
        while self._process.poll() is None and not any(words[0] == word for words in self.told()):
            if monotonic() > end:
                raise Broken(f"{word or 'its death'} did not come in {PATIENCE} s; it said {self.told()[-3:]}")
            sleep(0.01)

    def kill(self) -> None:
        """End it as nothing can be prepared for, and hear it out."""
        self._process.kill()
        self._process.wait()
        for ear in self._ears:
            ear.join()
        for name in ("stdout", "stderr"):
            self._pipe(name).close()
        if self._process.returncode != -signal.SIGKILL:
            raise Broken(f"it ended by itself with {self._process.returncode}: {self.complaints.decode()}")
