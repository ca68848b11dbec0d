"""The real program on a screen and an accessibility bus of its own, read and worked as a screen reader does.

By hand: `python -m tools.bus [FILE]` opens it, and does what is typed: read, press NAME, key KEY, focus, heard, quit.
"""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from tools.screen import hand, screen, session_bus

ROOT: Final = Path(__file__).resolve().parent.parent
READER: Final = ROOT / "tools" / "bus_reader.py"
PYTHON: Final = "/usr/bin/python3"  # the one that Debian installs libraries for
OUTPUT: Final = "output.txt"  # what the program prints
TROUBLES: Final = ".local/state/boardroom/boardroom.log"
PATIENCE: Final = 120.0  # seconds: machines may be busy, and a screen reader waits, too
LOADED: Final = """import secrets

random = secrets.token_hex
secrets.token_hex = lambda size=None: {seed!r} if size == 16 else random(size)
"""
CALM: Final = {"motion": "off", "think": 0.1, "watch": "fast", "warn": False, "language": "en"}

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Thing:
    """An object as the bus tells of it."""

    number: int
    depth: int
    role: str
    name: str
    description: str
    key: str  # of a cell on a table: the same in every language
    states: list[str]
    actions: list[str]
    rect: list[int] = field(default_factory=list)  # x, y, width and height on the screen
    text: str = ""
    value: float | None = None

    @property
    def shown(self) -> bool:
        """Whether it can be found on the screen."""
        return "showing" in self.states

    @property
    def pressable(self) -> bool:
        """Whether something happens if it is pressed now."""
        return self.shown and "enabled" in self.states and bool({"Press", "Toggle"} & {*self.actions})

    def __str__(self) -> str:
        """Say everything in a line."""
        rest = f"[{', '.join(self.actions)}] {' '.join(self.states)} {self.rect} {self.key} {self.text}"
        return f"{'  ' * self.depth}{self.role} {self.name!r} {rest}".rstrip()


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that a screen reader would say by itself: an announcement, or what has got the focus."""

    kind: str  # "announcement" or "focus"
    name: str
    role: str = ""
    key: str = ""
    urgent: bool = False


def inside(things: Sequence[Thing], name: str) -> list[Thing]:
    """Return those of the things that are in the one of that name."""
    for outer in things:
        if outer.name == name and outer.shown:
            after = things[outer.number + 1 :]
            end = next((i for i, thing in enumerate(after) if thing.depth <= outer.depth), len(after))
            return [*after[:end]]
    return []


class Bus:
    """The program as it is on the bus."""

    def __init__(self, line: socket.socket, home: Path) -> None:
        self._talk = line.makefile("rw", encoding="utf-8")
        self._output, self._troubles = home / OUTPUT, home / TROUBLES

    def ask(self, **question: Any) -> Any:
        """Ask the reader; that the program lives is part of every answer."""
        self._talk.write(json.dumps(question) + "\n")
        self._talk.flush()
        told = json.loads(self._talk.readline() or '{"ended": "its reader is gone"}')
        if told["ended"] is not None:
            raise AssertionError(f"the program ended: {told['ended']}\n{self.output}")
        if self._troubles.exists():
            raise AssertionError(f"something happened that nobody expected:\n{self._troubles.read_text('utf-8')}")
        if "error" in told:
            raise LookupError(told["error"])
        return told["answer"]

    @property
    def output(self) -> str:
        """What the program has printed."""
        return self._output.read_text(encoding="utf-8")

    def things(self) -> list[Thing]:
        """Read every object, with all that it tells of itself."""
        while True:
            try:
                found = self.ask(do="read")
            except LookupError:  # something went away while it was read
                continue
            return [Thing(**thing) for thing in found]

    def inside(self, name: str) -> list[Thing]:
        """Read what is in the object of that name, such as "The table"."""
        return inside(self.things(), name)

    def find(self, name: str, role: str = "") -> Thing:
        """Wait for something of that name that can be pressed, and return it."""

        def found() -> Thing | None:
            things = self.things()
            return next((t for t in things if t.pressable and t.name == name and role in ("", t.role)), None)

        return self.wait(found, f"nothing to press is called {name!r}")

    def press(self, thing: Thing | str) -> None:
        """Press something that was read last, or something of that name as soon as it is there."""
        if isinstance(thing, str):
            thing = self.find(thing)
        if not self.pressed(thing):
            raise AssertionError(f"it can't be pressed: {thing}")

    def pressed(self, thing: Thing) -> bool:
        """Press something that was read last; tell whether it could still be pressed."""
        action = next(action for action in thing.actions if action in ("Press", "Toggle"))
        return bool(self.ask(do="act", number=thing.number, action=action))

    def give_focus(self, thing: Thing) -> None:
        """Let something that was read last have the focus."""
        self.ask(do="focus", number=thing.number)

    def focused(self) -> Thing | None:
        """Return what has the focus."""
        return next((thing for thing in reversed(self.things()) if "focused" in thing.states), None)

    def heard(self) -> list[Heard]:
        """Return what was to be heard since this was asked last, in order."""
        return [Heard(**told) for told in self.ask(do="heard")]

    def keys(self, *keys: str) -> None:
        """Press keys, as xdotool calls them, in the program's window."""
        hand("search", "--sync", "--onlyvisible", "--class", "^boardroom$", "windowfocus", "--sync", "key", *keys)

    def wait(self, until: Callable[[], Found | None], words: str) -> Found:
        """Wait until there is something, and return it."""
        end = time.monotonic() + PATIENCE
        while not (found := until()):
            if time.monotonic() > end:
                raise AssertionError(f"{words}\n" + "\n".join(map(str, self.things())))
            time.sleep(0.05)
        return found


@contextmanager
def program(home: Path, *words: str, seed: str = "", settings: Mapping[str, object] = CALM) -> Iterator[Bus]:
    """Open the program for a person with that home, on a screen and a bus that nobody else uses.

    With a seed every new match is dealt alike; it is slipped in when Python starts, for the program has no door for it.
    """
    loaded = home / "loaded"
    loaded.mkdir(exist_ok=True)
    (loaded / "sitecustomize.py").write_text(LOADED.format(seed=seed) if seed else "", encoding="utf-8")
    config = home / ".config" / "boardroom"
    config.mkdir(parents=True, exist_ok=True)
    (config / "settings.json").write_text(json.dumps(dict(settings)), encoding="utf-8")
    mine, theirs = socket.socketpair()
    command = [PYTHON, str(READER), str(theirs.fileno()), str(home / OUTPUT), sys.executable, "-m", "boardroom", *words]
    with screen() as display, session_bus(display) as address:
        env = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(home),
            "DISPLAY": display,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "LANG": "C.UTF-8",
            "PYTHONPATH": f"{loaded}:{ROOT}",
        }
        reader = subprocess.Popen(command, env=env, cwd=home, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        theirs.close()
        try:
            bus = Bus(mine, home)
            bus.wait(bus.things, "the program has not come to the bus")
            yield bus
        finally:
            mine.shutdown(socket.SHUT_RDWR)  # nobody asks any more: the reader ends the program, and then itself
            mine.close()
            reader.wait(PATIENCE)


def main() -> None:
    """Open the program, and do what is typed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # in good order: nothing is left behind
    with TemporaryDirectory() as home, program(Path(home), *sys.argv[1:]) as bus:
        for line in sys.stdin:
            word, _, rest = line.strip().partition(" ")
            match word:
                case "read":
                    print(*bus.things(), sep="\n")
                case "press":
                    found = [thing for thing in bus.things() if thing.pressable and rest in (thing.name, thing.key)]
                    if found:
                        bus.press(found[0])
                    else:
                        print("nothing to press is called so")
                case "key":
                    bus.keys(*rest.split())
                case "focus":
                    print(bus.focused())
                case "heard":
                    print(*bus.heard(), sep="\n")
                case "quit":
                    return
                case _:
                    print("read, press NAME, key KEY, focus, heard, quit")


if __name__ == "__main__":
    main()
