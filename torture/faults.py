"""Faults while playing: the disk is full, read-only or gone, and works again later; nothing is lost, all is said."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic_ns
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtWidgets import QLabel

from boardroom.core.files import BrokenSave
from boardroom.core.store import Store
from boardroom.games import GAMES
from boardroom.games import game as rules
from torture.child import Broken, Case, say
from torture.homes import new_match, write_settings
from torture.program import Program

CALLS: Final = ("open", "fsync", "replace", "link", "mkdir")
CODES: Final = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT)
FOLDERS: Final = ("vanished", "a file instead")
ENDS: Final = ("next move", "leave", "close", "close while it lasts")
PATIENCE: Final = 60  # seconds, on a busy machine


def cases(random: Random, seconds: float) -> Iterator[Case]:
    """Draw games, one after the other, each with a fault and a way in which it ends."""
    while True:
        for game in random.sample(GAMES, len(GAMES)):
            fault = random.choice([*(errno.errorcode[code] for code in CODES), *FOLDERS])
            yield {"game": game.key, "seed": random.getrandbits(32), "fault": fault, "end": random.choice(ENDS)}


def run(case: Case, folder: Path) -> Counter[str]:
    """Play, let writing fail, let it work again, and compare what was played with what was saved."""
    random = Random(case["seed"])
    write_settings(folder)
    with Program(folder) as program:
        program.navigator.play(new_match(rules(case["game"]), random))
        table = program.table
        assert table is not None
        _play_on(program, random.randrange(1, 6))
        with fault(case["fault"], folder / "data"):
            say(at=f"{case['game']}: {case['fault']}")
            _play_on(program, random.randrange(2, 6))
            program.until(lambda: says(program, folder / "data"), PATIENCE, f"it does not say where: {_words(program)}")
            if case["end"] != "next move":
                program.screens.table.hold()
            if case["end"] == "close while it lasts":
                program.window.close()
                if not program.window.isVisible():
                    raise Broken("the window closed without asking, although moves are not saved")
        if case["end"] == "next move" and not table.over:
            _play_on(program, 2)
            program.until(lambda: not says(program, folder / "data"), PATIENCE, "it still says that it can't save")
        elif case["end"] == "leave":
            program.navigator.go_home()
        played = table.match.record()
        program.close()
    kept = _kept(folder, played.id)
    if kept != [entry.text for entry in played.log]:
        raise Broken(f"{len(kept)} of {len(played.log)} entries were saved")
    return Counter({"faults": 1, case["fault"]: 1, case["end"]: 1})


def _play_on(program: Program, entries: int) -> None:
    """Let the match go on for some entries, or to its end."""
    table = program.table
    assert table is not None
    until = table.match.length + entries
    program.until(lambda: table.over or table.match.length >= until, PATIENCE, "the match stands still")


def _kept(folder: Path, match: str) -> list[str]:
    """Return what is on the disk of a match, as the next start reads it."""
    troubles: list[BrokenSave] = []
    store = Store(folder / "data" / "games", rules, troubles.append)
    try:
        log = [entry.text for entry in store.load(match).log]
    except BrokenSave as broken:
        troubles.append(broken)
    if troubles:
        raise Broken(f"the save can't be read: {[str(trouble) for trouble in troubles]}")
    return log


def _words(program: Program) -> list[str]:
    """Return all that stands in the window, whole where a label is clipped: so it is read aloud."""
    shown = [label for label in program.window.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.accessibleName() or label.text() for label in shown]


def says(program: Program, folder: Path) -> bool:
    """Tell whether the window says something about that folder."""
    return any(str(folder) in words for words in _words(program))


@contextmanager
def fault(name: str, folder: Path) -> Iterator[None]:
    """Let nothing be written below a folder."""
    if name in FOLDERS:
        with _gone(folder, name == FOLDERS[1]):
            yield
        return
    code = getattr(errno, name)

    def failing(call: Callable[..., Any]) -> Callable[..., Any]:
        def failed(path: Any, *args: Any, **named: Any) -> Any:
            reads = call is real_open and not (args and args[0] & (os.O_WRONLY | os.O_RDWR))
            inside = isinstance(path, int) or str(folder) in os.fspath(path)
            if inside and not reads:
                raise OSError(code, os.strerror(code), None if isinstance(path, int) else str(path))
            return call(path, *args, **named)

        return failed

    real_open = os.open
    with ExitStack() as stack:
        for call in CALLS:
            stack.enter_context(patch.object(os, call, failing(getattr(os, call))))
        yield


@contextmanager
def _gone(folder: Path, blocked: bool) -> Iterator[None]:
    """Take a folder away, and let nothing take its place; then there is nothing there that could not be made again."""
    while not folder.is_symlink() and not folder.is_file():
        folder.rename(folder.with_name(f"gone-{monotonic_ns()}"))
        with suppress(FileExistsError):  # somebody is writing just now, and was quicker
            if blocked:
                os.close(os.open(folder, os.O_CREAT | os.O_EXCL))
            else:
                folder.symlink_to("/proc/nowhere")  # as of a disk that was pulled out
    try:
        yield
    finally:
        folder.unlink()
