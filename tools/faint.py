"""Text that stands out too little, on every screen in all four themes: `python -m tools.faint --game zug`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from boardroom.app.settings.preferences import Settings
from boardroom.app.start.application import make_application
from boardroom.games import GAMES
from boardroom.testing.faint import faint
from boardroom.ui.style.theme import THEMES
from tools.shots import Studio, screens


def main(argv: Sequence[str] | None = None) -> int:
    """Print what is too faint."""
    parser = argparse.ArgumentParser(prog="faint", description="Look for text that stands out too little.")
    parser.add_argument("--only", default="", help="screens, separated by commas: " + ", ".join(screens()))
    parser.add_argument("--game", default="", choices=["", *(game.key for game in GAMES)], help="only one game")
    wanted = parser.parse_args(argv)
    app = make_application([])
    found = 0
    for theme in THEMES:
        look = {"theme": "dark" if theme.dark else "light", "contrast": "high" if theme.high else "normal"}
        for game in GAMES:
            if wanted.game not in ("", game.key):
                continue
            with TemporaryDirectory() as saves:
                settings = Settings.model_validate(look | {"language": "en", "motion": "off"})
                studio = Studio(Path(saves), settings, (1280, 800), game.key)
                studio.fill()
                for name, show in screens().items():
                    if wanted.only and name not in wanted.only.split(","):
                        continue
                    studio.navigator.go_home()
                    show(studio)
                    studio.settle()
                    for each in faint(studio.uppermost):
                        found += 1
                        where = f"{theme.name}, {game.key}, {name}"
                        print(f"{where}: {each.contrast} of {each.wanted}, {each.text!r}, {each.where}", flush=True)
                    studio.clear()
                studio.close()
    print(f"{found} found")
    del app
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main())
