"""Games from elsewhere, written into a folder as pip would: the toy of the core's tests in a package of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from zipfile import ZipFile

import pytest

from boardroom.books.lessons.library import lessons
from boardroom.books.rulebook.library import library
from boardroom.core import door

PARTS = {
    "__init__.py": "INTERFACE = 1",
    "rules.py": """
from tests.core.toy import Toy

class Other(Toy):
    key = "{key}"

GAME = Other()
""",
    "bot.py": """
from boardroom.ai.bot import Answer, Bot, Option

class First(Bot):
    def choose(self, game, view, budget, rng):
        move = view.moves[0]
        return Answer(move, 0.5, (move,), (Option(move, 0.5, (move,)),), 1, 0.0)

def bot(level):
    return First()
""",
    "scene.py": """
from tests.app.fakes import PlainFace
from {package}.rules import GAME

FACE = PlainFace(GAME)
""",
}


def write_game(
    folder: Path, key: str = "marbles", parts: Mapping[str, str | bytes | None] | None = None, name: str = ""
) -> None:
    """Write a game's package and what an installer notes of it; `parts` are others, or None where one is missing."""
    package = name or f"a_game_of_{key}"
    for file, content in (PARTS | dict(parts or {})).items():
        if content is not None:
            path = folder / package / file
            path.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(content, str):
                content = content.replace("{key}", key).replace("{package}", package).encode()
            path.write_bytes(content)
    notes = folder / f"{package}-1.2.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.replace('_', '-')}\nVersion: 1.2\n")
    (notes / "entry_points.txt").write_text(f"[boardroom.games]\n{key} = {package}\n")


def write_wheel(file: Path, key: str = "marbles", parts: Mapping[str, str | bytes | None] | None = None) -> None:
    """Write a game as the one file that people pass on."""
    folder = file.parent.parent / f"unpacked {file.stem}"
    write_game(folder, key, parts)
    file.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(file, "w") as wheel:
        for path in sorted(folder.rglob("*")):
            wheel.write(path, path.relative_to(folder))


def settle(folder: Path, allowed: bool) -> None:
    """Write settings that allow the games of the plug-in folder, or don't."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"plugins": allowed}))


@contextmanager
def new_start(*places: Path) -> Iterator[door.FoundGames]:
    """Look for games as a new process does, with some places more on Python's path; all is forgotten afterwards.

    Games that happen to be installed where the tests run are not looked for.
    """
    installed, distributions = set(sys.path), metadata.distributions
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, *map(str, places)])

        def found(path: Sequence[str] = ()) -> Iterable[metadata.Distribution]:
            if not path:  # somebody else looks, for something else
                return distributions()
            return [] if path[0] in installed else distributions(path=list(path))

        patch.setattr(metadata, "distributions", found)
        _forget()
        yield door.found()
    _forget()


def _forget() -> None:
    door.found.cache_clear()
    library.cache_clear()
    lessons.cache_clear()
    for name in [name for name in sys.modules if name.startswith("a_game_of_")]:
        del sys.modules[name]
