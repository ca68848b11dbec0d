"""Soak: one window plays all games for hours, reads and reviews between them, and must not grow."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, get_args

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.app.screen import Place
from boardroom.books.lessons.library import lessons
from boardroom.games import GAMES
from boardroom.languages import LANGUAGES
from boardroom.ui.paint.pixmap_cache import keeper
from torture.child import Broken, Case, say
from torture.homes import new_match, write_settings
from torture.program import Program

WARM: Final = 2  # rounds of all games before anything is compared: then all has been seen, but maybe few pictures kept
ROOM: Final = {"memory": 64.0, "worker": 96.0, "handles": 8, "threads": 3, "windows": 2, "widgets": 400}  # to grow into
CEILING: Final = {"memory": 400.0, "worker": 600.0, "handles": 200, "threads": 40}  # at any time
KEPT: Final = 12  # saves that a tidy person has
STUCK: Final = 150  # seconds without a move, on a busy machine
LONGEST: Final = 900  # seconds that a game may take

Sample = dict[str, float]


def cases(random: Random, seconds: float) -> Iterator[Case]:
    """Draw one case that lasts."""
    yield {"seed": random.getrandbits(32), "seconds": seconds}


def run(case: Case, folder: Path) -> Counter[str]:
    """Play until the time is over, and compare what was used."""
    random, began = Random(case["seed"]), monotonic()
    end, share = began + case["seconds"], case["seconds"] / len(GAMES)  # a short soak sees all games, if not their ends
    write_settings(folder)
    played, rested = 0, list[Sample]()
    with Program(folder) as program:
        while monotonic() < end:
            for key in random.sample([game.key for game in GAMES], len(GAMES)):
                if monotonic() >= end:
                    break
                played += _play(program, key, random, min(share, end - monotonic()))
                seen = _look_around(program, key, random)
                program.navigator.go_home()
                QTest.qWait(300)  # what was left goes now
                gc.collect()
                rested.append({"seconds": round(monotonic() - began), "games": played} | used())
                say(counts=seen, sample=rested[-1])
                check_ceiling(rested[-1])
        program.close()
    check_growth(rested)
    return Counter(games=played)


def _play(program: Program, key: str, random: Random, seconds: float) -> bool:
    """Let computers play a game, with or without motion, as long as there is time; tell whether it came to its end."""
    game = next(game for game in GAMES if game.key == key)
    program.window.preferences.change(
        motion=random.choice(("on", "off")),
        speed="fast",
        panel=random.random() < 0.8,
        coordinates=random.random() < 0.5,
    )
    program.navigator.play(new_match(game, random))
    table = program.table
    assert table is not None
    until, length, told, said = monotonic() + min(LONGEST, seconds), 0, monotonic(), 0.0
    while not table.over and monotonic() < until:
        QTest.qWait(200)
        if table.match.length > length:
            length, told = table.match.length, monotonic()
        if monotonic() > said + 5:
            said = monotonic()
            say(at=f"{key}, {length} entries")
        if monotonic() - told > STUCK:
            raise Broken(f"{key}: nothing was played for {STUCK} s, after {length} entries")
    if not table.over and seconds > LONGEST:
        raise Broken(f"{key}: not over after {LONGEST} s and {length} entries")
    return table.over


def _look_around(program: Program, key: str, random: Random) -> Counter[str]:
    """Read the rules, review the game, change the language and the looks, and see every page."""
    navigator, screens = program.navigator, program.screens
    table = program.table
    assert table is not None
    record, counts = table.match.record(), Counter[str]()
    for _ in range(3):
        what = random.choice(("rules", "apart", "beside", "review", "pages", "sheet", "looks", "lesson"))
        counts[what] += 1
        say(at=what)
        if what == "rules":
            navigator.open_rules(key)
            QTest.qWait(random.randrange(50, 800))
            screens.reader.back()
        elif what == "apart":
            navigator.open_rules_apart(key)
            QTest.qWait(random.randrange(50, 800))
            for reader in list(navigator.windows):
                reader.close()
        elif what == "beside":
            if program.at_table:
                screens.table.open_rules()
                QTest.qWait(random.randrange(50, 500))
                screens.table.close_rules()
        elif what == "review":
            if program.at_table:
                screens.table.review()  # as its button does: a running game of secrets stays closed
            elif record.over:
                navigator.review(record)
            if screens.here is screens.review:
                for _ in range(8):
                    screens.review.go(random.randrange(len(record.log) + 1))
                    QTest.qWait(random.randrange(10, 300))
                screens.review.back()
        elif what == "pages":
            for place in get_args(Place):
                navigator.show(place)
                QTest.qWait(50)
        elif what == "lesson":
            navigator.take_lesson(key, random.choice(lessons(key)))
            for _ in range(8):
                random.choice((screens.lesson.go_on, screens.lesson.skip, screens.lesson.step_back))()
                QTest.qWait(random.randrange(10, 400))
            if screens.here is screens.lesson:
                screens.lesson.back()
        elif what == "sheet":
            navigator.new_game(random.choice(GAMES).key)
            QTest.qWait(200)
            if navigator.sheet is not None:
                navigator.sheet.cancel()
        else:
            program.window.preferences.change(
                language=random.choice(list(LANGUAGES)),
                theme=random.choice(("light", "dark")),
                text=random.choice((100, 115, 130)),
                reading=random.choice((14, 16, 20)),
            )
            program.window.resize(random.randrange(800, 1500), random.randrange(560, 1000))
        QTest.qWait(50)
    kept = navigator.store.list()
    for summary in kept[KEPT:]:
        navigator.store.delete(summary.id)
    return counts


def used() -> Sample:
    """Return what the program uses now: megabytes, open files, threads, and what Qt has made."""
    children = [int(child) for task in os.listdir("/proc/self/task") for child in _children(task)]
    return {
        "memory": _resident("self"),
        "pictures": round(keeper.bytes / 1e6, 1),
        "worker": max((_resident(str(child)) for child in children), default=0.0),
        "handles": len(os.listdir("/proc/self/fd")),
        "threads": len(os.listdir("/proc/self/task")),
        "windows": sum(widget.isVisible() for widget in QApplication.topLevelWidgets()),
        "widgets": len(QApplication.allWidgets()),
        "objects": len(gc.get_objects()),
    }


def _children(task: str) -> list[str]:
    return Path(f"/proc/self/task/{task}/children").read_text().split()


def _resident(process: str) -> float:
    """Return the megabytes of a process that are in memory; one that has just ended has none."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def check_ceiling(now: Sample) -> None:
    """Raise Broken where the window at rest uses too much."""
    for name, most in CEILING.items():
        if now[name] > most:
            raise Broken(f"{name}: {now[name]} is over the ceiling of {most}, after {now['games']:.0f} games")


def check_growth(rested: Sequence[Sample]) -> None:
    """Raise Broken where the window at rest uses more at the end than after the warm-up."""
    warm, round_ = len(GAMES) * WARM, len(GAMES)
    if len(rested) < warm + 2 * round_:
        return  # too short to tell
    early, late = rested[warm : warm + round_], rested[-round_:]
    for name, room in ROOM.items():
        before, after = (min(sample[name] for sample in samples) for samples in (early, late))
        if after > before + room:
            raise Broken(
                f"{name}: grew from {before} to {after} in {rested[-1]['games']:.0f} games; {room} is the bound"
            )
