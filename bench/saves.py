"""A home with three thousand saves: how soon it answers, and how long it is ever silent while it reads them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer

from bench.report import Line
from boardroom.core.game import CHANCE, NOBODY, Game
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.core.store import SUFFIX
from boardroom.games import GAMES

SAVES = 3000
FEW = 40
ASKED = 50  # milliseconds after the home screen came up: when somebody presses something
MOST = 1.0  # seconds from the start of the process till that is answered
SILENCE = 0.25  # seconds; longer, and a hand notices


def _played(game: Game, moves: int, seed: str) -> Record:
    match = Match.new(game, [Player(), *[Player(kind="bot", level=3)] * (game.seats[0] - 1)], seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if match.turn == NOBODY:
            break
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(list(game.moves(match.state))), 2.0)
    return match.record()


def fill(folder: Path, saves: int) -> None:
    """Write so many saves: some forty matches of all games, begun and finished, again and again under other names."""
    folder.mkdir(parents=True, exist_ok=True)
    kinds = [_played(game, moves, str(moves)) for game in GAMES for moves in (20, 40, 60, 90, 130, 180, 240, 1000)]
    for number in range(saves):
        record = kinds[number % len(kinds)]
        changed = record.changed - timedelta(hours=number)
        copy = record.model_copy(update={"id": f"{number:012x}", "changed": changed})
        path = folder / f"{copy.id}{SUFFIX}"
        path.write_text(copy.model_dump_json(indent=1), encoding="utf-8")
        os.utime(path, (changed.timestamp(), changed.timestamp()))
    os.sync()


def measure() -> list[Line]:
    with TemporaryDirectory() as folder:
        fill(Path(folder, "few", "data", "games"), FEW)
        _start(folder, "few", FEW)  # compiles everything, also the scenes
        _start(folder, "full", 0)  # paints the covers
        empty = _start(folder, "full", 0)
        fill(Path(folder, "full", "data", "games"), SAVES)
        rounds = [
            ("never read before", _start(folder, "full", SAVES)),
            ("the next start", _start(folder, "full", SAVES)),
        ]
    none = Line("no saves: home answers", f"{empty[0]:.2f} s")
    return [none, *(line for what, seconds in rounds for line in _lines(f"{SAVES} saves, {what}", seconds))]


def _lines(what: str, seconds: Sequence[float]) -> list[Line]:
    answered, silent, complete = seconds
    return [
        Line(f"{what}: home answers", f"{answered:.2f} s", f"<= {MOST:.1f} s", answered <= MOST),
        Line(
            "  longest silence meanwhile",
            f"{silent * 1000:.0f} ms",
            f"<= {SILENCE:.2f} s",
            silent <= SILENCE,
        ),
        Line("  till the list is whole", f"{complete:.2f} s"),
    ]


def _start(folder: str, home: str, saves: int) -> list[float]:
    """Start the program and return when it answered, its longest silence, and when the list was whole."""
    environment = {**os.environ, "BOARDROOM_HOME": str(Path(folder, home)), "PYTHONPYCACHEPREFIX": folder}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    started = monotonic()
    command = [sys.executable, "-m", "bench.saves", str(started), str(saves)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def _watch(started: float, saves: int) -> None:
    """Run the program; from the moment its home screen is there, listen to its heart till the list is whole."""
    from boardroom.__main__ import main
    from boardroom.app.window import Window

    furnish = Window.furnish

    def watched(window: Window, *parts: Any) -> None:
        furnish(window, *parts)
        answered: list[float] = []
        beats = [monotonic()]
        heart = QTimer(window, interval=2)

        def beat() -> None:
            beats.append(monotonic())
            text = window.navigator.screens.home.all.text() if window.navigator else ""
            if answered and (not saves or str(saves) in text.replace(",", "").replace("\u202f", "")):
                heart.stop()
                silent = max(later - earlier for earlier, later in pairwise(beats))
                print(answered[0] - started, silent, monotonic() - started, flush=True)
                window.close()

        heart.timeout.connect(beat)
        heart.start()
        QTimer.singleShot(ASKED, window, lambda: answered.append(monotonic()))

    Window.furnish = watched  # type: ignore[assignment,method-assign]
    main([])


if __name__ == "__main__":
    _watch(float(sys.argv[1]), int(sys.argv[2]))
