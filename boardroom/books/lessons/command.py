"""boardroom lessons: counts the lessons of the games and checks that they can be taken."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from boardroom.books.lessons.checking import problems
from boardroom.books.lessons.library import lesson_files, lesson_in
from boardroom.core.game import Game
from boardroom.core.json_input import Flaw


def run(argv: Sequence[str], games: Sequence[Game]) -> int:
    """Check lessons, print what is wrong with them, and return 1 if anything is."""
    parser = argparse.ArgumentParser(prog="boardroom lessons", description="Look after the lessons of the games.")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="count lessons and steps, and take every lesson by its solution")
    check.add_argument("game", nargs="*", choices=[[], *(game.key for game in games)], help="of these games only")
    given = parser.parse_args(argv)
    broken = 0
    for game in games:
        if given.game and game.key not in given.game:
            continue
        counted = steps = 0
        for file in lesson_files(game.key):
            try:
                lesson = lesson_in(file)
                wrong = list(problems(game, lesson))
                counted, steps = counted + 1, steps + len(lesson.steps)
            except Flaw as flaw:
                wrong = [str(flaw)]
            broken += bool(wrong)
            for problem in wrong:
                print(f"{game.key}/{file.name}: {problem}")
        print(f"{game.key}: {counted} lessons, {steps} steps")
    return 1 if broken else 0
