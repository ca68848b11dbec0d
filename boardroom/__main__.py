"""The command line; Qt is imported only when something is to be seen or printed, and never by a thinking process."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Final

from boardroom import __version__

INTERRUPTED: Final = 130  # the exit code of a program that Ctrl-C ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run Boardroom and return its exit code; a wrong command line is 2."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # first: in a packaged program a thinking process starts here
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        time()
    except OverflowError:  # Python counts nanoseconds, and they last until then
        print("boardroom: this computer’s clock stands after the year 2261. It can’t run like that.", file=sys.stderr)
        return 1
    try:
        if arguments[:1] == ["arena"]:
            from boardroom.ai.arena import run

            return run(arguments[1:])
        if arguments[:1] == ["engine"]:
            from boardroom.ai.engine import run

            return run(arguments[1:])
        if arguments[:1] == ["verify"]:
            from boardroom.verify import run

            return run(arguments[1:])
        if arguments[:1] == ["new-game"]:
            from boardroom.new_game import run

            return run(arguments[1:])
        if arguments[:1] == ["print"]:
            from boardroom.app.printing.command import run as run_print

            return run_print(arguments[1:])
        if arguments[:1] == ["rules"]:
            from boardroom.books.originals.command import run as run_rules
            from boardroom.games import GAMES

            return run_rules(arguments[1:], [game.key for game in GAMES])
        if arguments[:1] == ["lessons"]:
            from boardroom.books.lessons.command import run as run_lessons
            from boardroom.games import GAMES

            return run_lessons(arguments[1:], GAMES)
        return _window(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


def _window(arguments: list[str]) -> int:
    """Open the window."""
    parser = argparse.ArgumentParser(
        prog="boardroom",
        description="Tabletop games in one window: play together at one computer, or against it.",
        epilog="Without a window: boardroom arena, engine, lessons, new-game, print, rules, verify, each with --help.",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="a saved game to open")
    parser.add_argument("--version", action="version", version=f"boardroom {__version__}")
    parser.add_argument("--smoke", action="store_true", help="show the window once and quit, to see whether it starts")
    read = parser.parse_args(arguments)
    if read.file is not None and not read.file.is_file():
        commands = "the commands are arena, engine, lessons, new-game, print, rules and verify"
        parser.error(f"there is no file {str(read.file)!r}; {commands}")
    gc.disable()  # what a start makes is there to stay; the window looks for garbage again as soon as it is furnished
    from boardroom.app.main import run

    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
