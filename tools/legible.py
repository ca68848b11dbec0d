"""What can't be read, on every screen of every game, in every language, size of window and size of text.

`python -m tools.legible --game zug --text 200` looks at some of that. The suite looks at the rows of `pairs`, in which
any two of these come together (tests/test_legible_screens.py).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from boardroom.app.settings.preferences import Settings
from boardroom.app.start.application import make_application
from boardroom.games import GAMES
from boardroom.languages import LANGUAGES, base
from boardroom.testing.legible import Illegible, flaws
from tools.shots import Studio, screens

SIZES: Final = ((1024, 640), (1280, 800), (1920, 1080))
TEXTS: Final = (100, 130, 200)  # per cent
LARGEST: Final = ((1920, 1080), (250, 300))  # in this window letters grow further
TONGUES: Final = tuple(code for code in LANGUAGES if base(code) == code)
OF_A_GAME: Final = (
    "new-game", "new-game-full", "table", "table-start", "table-full", "table-hint", "result", "review", "rulebook",
    "lesson", "table-rules", "table-keys", "position", "side-by-side",
)  # fmt: skip
OVER_OTHERS: Final = (
    "table-keys", "position", "side-by-side", "print", "add", "sounds", "menu-bar", "menu", "menu-game", "menu-move",
    "menu-view", "menu-text", "menu-help", "menu-booklet", "menu-figure",
)  # fmt: skip
FEW: Final = ("table-full", "result", "new-game-full", "home", "statistics", "settings")


class Circumstances(NamedTuple):
    """How somebody looks at the screens."""

    language: str
    size: tuple[int, int]
    text: int

    def __str__(self) -> str:
        return f"{self.language}, {self.size[0]} × {self.size[1]}, {self.text}%"


def every() -> list[Circumstances]:
    """List all circumstances."""
    sizes = [*product(SIZES, TEXTS), *product(LARGEST[:1], LARGEST[1])]
    return [Circumstances(language, *each) for language, each in product(LANGUAGES, sizes)]


def pairs() -> list[tuple[Circumstances, str]]:
    """List circumstances and a game, or "" for what belongs to none, so that any two of all these come together.

    In the smallest window with large text there is every game, and in the largest one with the largest.
    """
    rows = []
    for number, key in enumerate(game.key for game in GAMES):
        for i, size in enumerate(SIZES):
            language = TONGUES[(i + 2 * number) % len(TONGUES)]
            rows.append((Circumstances(language, size, TEXTS[(i + number) % len(TEXTS)]), key))
        rows.append((Circumstances(TONGUES[number % len(TONGUES)], SIZES[0], TEXTS[-1]), key))
        rows.append((Circumstances(TONGUES[(number + 1) % len(TONGUES)], LARGEST[0], LARGEST[1][number % 2]), key))
    rows += [(Circumstances(TONGUES[-1], LARGEST[0], LARGEST[1][-1]), "")]
    for (i, size), (j, text) in product(enumerate(SIZES), enumerate(TEXTS)):
        rows.append((Circumstances(TONGUES[(i + j) % len(TONGUES)], size, text), ""))
    return list(dict.fromkeys(rows))


def names_for(key: str) -> list[str]:
    """List the screens of a game, or those that belong to none."""
    return [name for name in screens() if (name in OF_A_GAME) == bool(key)]


def names_in(circumstances: Circumstances, key: str) -> list[str]:
    """List the screens that the suite looks at: with the largest text a few, and menus and sheets in one window."""
    if circumstances.text > TEXTS[-1]:
        return [name for name in names_for(key) if name in FEW]
    all_of_them = circumstances[1:] == (SIZES[0], TEXTS[-1])
    return [name for name in names_for(key) if all_of_them or name not in OVER_OTHERS]


def look(circumstances: Circumstances, key: str, names: Sequence[str]) -> Iterator[tuple[str, list[Illegible]]]:
    """Go through screens, with what can't be read on each."""
    language, size, text = circumstances
    settings = Settings.model_validate({"theme": "light", "language": language, "motion": "off", "text": text})
    with TemporaryDirectory() as saves:
        studio = Studio(Path(saves), settings, size, key or GAMES[0].key, hasty=True)
        studio.window.setUpdatesEnabled(False)
        if not key:
            studio.fill()
        for name in names:
            studio.navigator.go_home()
            screens()[name](studio)
            studio.settle()
            studio.window.setUpdatesEnabled(True)
            yield name, flaws(studio.uppermost)
            studio.window.setUpdatesEnabled(False)  # nobody looks at the screen: all is painted for flaws alone
            studio.clear()
        studio.close()


def main(argv: Sequence[str] | None = None) -> int:
    """Print what can't be read."""
    parser = argparse.ArgumentParser(prog="legible", description="Look for text that is cut, overlapped or outside.")
    parser.add_argument("--only", default="", help="screens, separated by commas: " + ", ".join(screens()))
    parser.add_argument("--game", default="", choices=["", *(game.key for game in GAMES)], help="only one game")
    parser.add_argument("--language", default="", choices=["", *LANGUAGES], help="only one language")
    parser.add_argument("--size", default="", choices=["", *(f"{w}x{h}" for w, h in SIZES)], help="only one size")
    parser.add_argument("--text", type=int, default=0, help="only one size of text, in per cent")
    wanted = parser.parse_args(argv)
    keys = [wanted.game] if wanted.game else ["", *(game.key for game in GAMES)]
    app = make_application([])
    found = looked = 0
    start = monotonic()
    for each, key in product(every(), keys):
        if (
            wanted.language in ("", each.language)
            and wanted.size in ("", f"{each.size[0]}x{each.size[1]}")
            and wanted.text in (0, each.text)
        ):
            names = [name for name in names_for(key) if not wanted.only or name in wanted.only.split(",")]
            for name, wrong in look(each, key, names):
                found, looked = found + len(wrong), looked + 1
                for flaw in wrong:
                    print(f"{name} {key}, {each}: {flaw.what}: “{flaw.text}” ({flaw.where})")
    app.processEvents()
    print(f"{found} texts can't be read on {looked} screens; it took {(monotonic() - start) / 60:.0f} minutes")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
