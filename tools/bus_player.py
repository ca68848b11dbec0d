"""Somebody who plays by ear: presses what the bus tells can be pressed, and listens to what comes of it.

By hand: `python -m tools.bus_player [GAME]` plays Oxixo, or the game of that name, from the home screen to the result.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.bus import Bus, Thing, inside, program
from tools.curiosity import LOOKING, Curiosity, Pressable

TABLE: Final = "The table"
MANY: Final = 80  # presses: more than any turn takes


def saved(home: Path) -> dict[str, Any]:
    """Return the match that is being played, as it is saved; nothing before the first move."""
    files = [*(home / ".local/share/boardroom/games").glob("*.boardroom")]
    return json.loads(files[0].read_text(encoding="utf-8")) if files else {"log": [], "result": None}


class PlayerByEar:
    """A person on the first seat of a table, without eyes, mouse and keys."""

    def __init__(self, bus: Bus, home: Path) -> None:
        self.bus, self.home = bus, home
        self._curiosity = Curiosity()

    @property
    def log(self) -> list[dict[str, Any]]:
        """What was played so far, as it is saved."""
        log: list[dict[str, Any]] = saved(self.home)["log"]
        return log

    def sit_down(self, game: str) -> None:
        """Begin a game, from the home screen on."""
        for name in (game, "Start game"):
            self.bus.find(name)
            self.bus.press(next(thing for thing in self.read() if thing.pressable and thing.name == name))

    def read(self) -> list[Thing]:
        """Read everything; what can be pressed must say what it is, and where, once it has been laid out."""
        things = self.bus.wait(self._laid_out, "something can be pressed, and is nowhere")
        for thing in things:
            assert thing.name or not thing.pressable, f"it can be pressed, and has no name: {thing}"
        return things

    def _laid_out(self) -> list[Thing]:
        things = self.bus.things()
        return things if all(min(thing.rect[2:]) > 0 for thing in things if thing.pressable) else []

    def play_a_turn(self) -> None:
        """Press on until a move is made and the computer on the second seat has answered it."""
        for _ in range(MANY):
            things = self.look(lambda: self.answered)
            if not things:
                return
            self.press_something(things)
        raise AssertionError(f"{MANY} presses, and no turn is over: {self.log}")

    def play_to_the_end(self) -> Iterator[str]:
        """Press on until the game is over, and say what is heard."""
        while things := self.look(lambda: self.over):
            self.press_something(things)
            yield from (heard.name for heard in self.bus.heard() if heard.kind == "announcement")
        self.bus.find("Rematch")
        yield from (heard.name for heard in self.bus.heard() if heard.kind == "announcement")

    @property
    def over(self) -> bool:
        """Whether the game has a result."""
        return saved(self.home)["result"] is not None

    @property
    def answered(self) -> bool:
        """Whether the computer has made a move after the person's first one."""
        seats = [entry["seat"] for entry in self.log]
        return 0 in seats and 1 in seats[seats.index(0) :]

    def look(self, done: Callable[[], bool] = lambda: False) -> list[Thing]:
        """Wait until there is something to choose on the table, and return all that can be read; nothing when done."""

        def found() -> tuple[list[Thing]] | None:
            things = [] if done() else self.read()
            return (things,) if not things or choices(things) else None

        return self.bus.wait(found, "nothing can be chosen on the table")[0]

    def press_something(self, before: list[Thing]) -> None:
        """Press what seems to go on in what was just read, and wait until that is to be noticed.

        Where the table has gone on meanwhile, by itself, nothing is pressed: it wants to be read again.
        """
        length = len(self.log)
        cells = {Pressable(cell.key, cell.name): cell for cell in choices(before)}
        cell = cells[self._curiosity.choose(list(cells))]
        if not self.bus.pressed(cell):
            return
        self.bus.wait(lambda: told(self.read()) != told(before), f"nobody could notice that {cell.name!r} was pressed")
        if len(self.log) > length:
            self._curiosity.moved()


def choices(things: Sequence[Thing]) -> list[Thing]:
    """Return the cells of the table that lead on."""
    cells = [thing for thing in inside(things, TABLE) if thing.role == "push button"]
    return [cell for cell in cells if cell.pressable and cell.key not in LOOKING]


def told(things: Sequence[Thing]) -> list[tuple[object, ...]]:
    """Return what things say; a button that is just going down says nothing yet."""
    return [(thing.role, thing.name, thing.text, thing.rect, {*thing.states} - {"pressed"}) for thing in things]


def main() -> None:
    """Play a whole game."""
    with TemporaryDirectory() as home, program(Path(home)) as bus:
        player = PlayerByEar(bus, Path(home))
        player.sit_down(sys.argv[1] if len(sys.argv) > 1 else "Oxixo")
        for said in player.play_to_the_end():
            print(said, flush=True)


if __name__ == "__main__":
    main()
