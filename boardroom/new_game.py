"""The command `boardroom new-game`: a small game in a package of its own, to be changed into one's own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from boardroom.core.record import is_key
from boardroom.paths import resources

MODEL: Final = "newgame"  # what the game that is copied is called, in files and in their names


def run(argv: Sequence[str]) -> int:
    """Write a game, and say how to go on."""
    parser = argparse.ArgumentParser(
        prog="boardroom new-game",
        description="Write a small game that runs and passes its tests right away, ready to become your own.",
    )
    parser.add_argument("key", metavar="KEY", help="the game’s name in files: 1 to 20 lowercase letters")
    parser.add_argument(
        "--folder", metavar="FOLDER", type=Path, default=Path(), help="where to write it; otherwise here"
    )
    read = parser.parse_args(argv)
    if not is_key(read.key):
        parser.error(f"{read.key!r} can't be the key of a game: it takes 1 to 20 lowercase letters")
    folder = read.folder / f"boardroom-{read.key}"
    try:
        write(read.key, folder)
    except OSError as error:
        print(f"boardroom: {error.filename}: {error.strerror}. Nothing was overwritten.", file=sys.stderr)
        return 1
    print(
        f"{folder} is a game. Its README.md says what is where. To play it:\n\n  pip install -e {folder}\n  boardroom"
    )
    return 0


def write(key: str, folder: Path) -> None:
    """Copy the model into a new folder under another key; raise FileExistsError where there is something already."""
    model = resources() / "new_game"
    folder.mkdir(parents=True)
    for file in sorted(model.rglob("*")):
        if file.is_dir() or "__pycache__" in file.parts:
            continue
        copy = folder / str(file.relative_to(model)).replace(MODEL, key)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = file.read_text(encoding="utf-8")
        copy.write_text(text.replace(MODEL, key).replace(MODEL.title(), key.title()), encoding="utf-8")
