"""The door: every game is a Python package that is found by its key, and ours come in like those from elsewhere.

Packages name themselves in the entry-point group `boardroom.games`: the game's key, and the package. docs/games.md says
what a package holds.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from boardroom.core.game import INTERFACE, Game
from boardroom.core.json_input import Flaw, read_json
from boardroom.core.record import is_key
from boardroom.paths import plugins_dir, settings_file

T = TypeVar("T")

GROUP: Final = "boardroom.games"
OURS: Final = ("switcher", "switch", "phoenix", "oxixo", "zug")  # in the order of the home screen

Why = Literal["no-game", "bad-key", "taken", "no-interface", "newer", "fails", "lacks"]
WORDS: Final[dict[Why, str]] = {
    "no-game": "there is no game in it",
    "bad-key": "the key of a game is 1 to 20 lowercase letters",
    "taken": "there is another game of that key, from {detail}",
    "no-interface": "its package must say which interface it was written for, as in INTERFACE = {detail}",
    "newer": "it was written for a newer Boardroom, with interface {detail}",
    "fails": "it can't be loaded: {detail}",
    "lacks": "it is not complete: {detail}",
}

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # the window keeps a log; a command tells whoever asks for the game


class LeftOut(LookupError):
    """A game that isn't let in: its key, where it came from, why not, and what its author wants to know of that."""

    def __init__(self, key: str, origin: str, why: Why, detail: str = "") -> None:
        super().__init__(key, origin, why, detail)  # as it must be to travel between processes
        self.key, self.origin, self.why, self.detail = key, origin, why, detail

    def __str__(self) -> str:
        return f"the game {self.key!r} was left out: {WORDS[self.why].format(detail=self.detail)}"


@dataclass(frozen=True, slots=True)
class Package:
    """All that makes a game."""

    key: str
    name: str  # as Python imports it
    origin: str = ""  # a distribution, or a file or folder among the plug-ins; empty: it came with the program
    version: str = ""
    plugged: bool = False  # from the plug-in folder

    @property
    def files(self) -> Traversable:
        """The folder of the package, which may be inside a wheel."""
        return resources.files(self.name)

    def rules(self) -> Game:
        """Return the game; raise LeftOut where there is none."""
        game: Game = self.piece("rules", "GAME", Game)
        for name in ("seats", "options"):
            if not getattr(game, name, None):
                raise self.left_out("lacks", f"rules.GAME has no {name}")
        return game

    def piece(self, part: str, name: str, kind: type = object) -> Any:
        """Return what a module of the package calls by a name; raise LeftOut unless it is of the kind and the key."""
        found = getattr(self._module(part), name, None)
        if found is None:
            raise self.left_out("lacks", f"{part}.{name} is missing")
        if not isinstance(found, kind):
            raise self.left_out("lacks", f"{part}.{name} is no {kind.__name__}")
        if (key := getattr(found, "key", self.key)) != self.key:
            raise self.left_out("lacks", f"{part}.{name} has the key {key!r}")
        return found

    def check_interface(self) -> None:
        """Raise LeftOut unless the package says that it was written for this interface, or for an older one."""
        written = getattr(self._module(), "INTERFACE", None)
        if type(written) is not int or written < 1:
            raise self.left_out("no-interface", str(INTERFACE))
        if written > INTERFACE:
            raise self.left_out("newer", str(written))

    def attempt(self, act: Callable[[], T]) -> T:
        """Do something with the package, and return what comes of it; raise LeftOut, whatever it raises."""
        try:
            return act()
        except (Exception, SystemExit) as error:
            said = f"{type(error).__name__}: {error}".rstrip(": ").splitlines()[0]
            raise self.left_out("fails", said[:200]) from error

    def left_out(self, why: Why, detail: str = "") -> LeftOut:
        """Return why this game can't be let in."""
        return LeftOut(self.key, self.origin, why, detail)

    def _module(self, part: str = "") -> Any:
        name = f"{self.name}.{part}" if part else self.name
        try:
            return self.attempt(lambda: import_module(name))
        except LeftOut as game:
            if part and isinstance(game.__cause__, ModuleNotFoundError) and game.__cause__.name == name:
                raise self.left_out("lacks", f"{part} is missing") from None
            raise


class FoundGames:
    """What has come to the door: the packages that are let in, by key, and what was left out."""

    def __init__(self) -> None:
        self.packages = {key: Package(key, f"{GROUP}.{key}") for key in OURS}
        self.left_out: list[LeftOut] = []

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """The games of the packages; one that has none is left out."""
        return tuple(self._games())

    def _games(self) -> Iterator[Game]:
        for package in self.packages.values():
            try:
                yield package.rules()
            except LeftOut as game:
                self.leave_out(game)

    def let_in(self, package: Package) -> None:
        """Let a package in, or leave it out; what is here already is no news."""
        other = self.packages.get(package.key)
        if other is not None and other.name == package.name:
            return
        try:
            if not is_key(package.key):
                raise package.left_out("bad-key")
            if other is not None:
                raise package.left_out("taken", other.origin or "Boardroom")
            package.check_interface()
        except LeftOut as game:
            self.leave_out(game)
        else:
            self.packages[package.key] = package

    def leave_out(self, game: LeftOut) -> None:
        """Remember what can't be let in, and write down why; once, however often it is tried."""
        if (game.key, game.origin) not in [(known.key, known.origin) for known in self.left_out]:
            log.warning("%s", game, exc_info=game.__cause__)
            self.left_out.append(game)


@cache
def found() -> FoundGames:
    """Look for games once: what Python has loaded stays. Ours come first, the others by their keys."""
    here = FoundGames()
    if plugins_allowed():
        _open_plugins(here)
    others = [package for place in dict.fromkeys(sys.path) for package in _held(place)]
    for package in sorted(others, key=attrgetter("key")):  # of one key, the first on Python's path
        here.let_in(package)
    return here


def package(key: str) -> Package:
    """Return the package of a game; raise LookupError where there is none."""
    if key in OURS:  # needs no looking around, which takes a moment
        return Package(key, f"{GROUP}.{key}")
    here = found()
    if key in here.packages:
        return here.packages[key]
    for game in here.left_out:
        if game.key == key:
            raise game
    raise LookupError(f"there is no game {key!r}; there is {', '.join(here.packages)}")


def plugins_allowed() -> bool:
    """Tell whether the person wants the games of the plug-in folder, as the settings say."""
    try:
        settings = read_json(settings_file())
    except Flaw:
        return False
    return isinstance(settings, dict) and settings.get("plugins") is True


def _open_plugins(here: FoundGames) -> None:
    """Let Python look for packages in all that lies in the plug-in folder and holds a game, after everything else.

    The thinking process inherits Python's path, and so knows the same games, whatever the settings say by then.
    """
    try:
        places = sorted(place for place in plugins_dir().iterdir() if not place.name.startswith("."))
    except OSError:  # nobody has made it yet
        return
    for place in places:
        if not _held(str(place)):
            here.leave_out(LeftOut(place.name, place.name, "no-game"))
        elif str(place) not in sys.path:
            sys.path.append(str(place))


def _held(place: str) -> list[Package]:
    """Return the packages of games that one of the places on Python's path holds; ours are known without."""
    from importlib.metadata import distributions  # takes a moment to import

    plugged = Path(place).parent == plugins_dir()
    packages = []
    for each in distributions(path=[place]):
        try:
            for point in each.entry_points.select(group=GROUP):
                origin = Path(place).name if plugged else each.name
                packages.append(Package(point.name, point.value, origin, each.version, plugged))
        except Exception:  # whatever lies there
            log.warning("what is installed in %s can't be read", place, exc_info=True)
    others = [package for package in packages if package.name != f"{GROUP}.{package.key}"]
    return sorted(others, key=attrgetter("origin"))
