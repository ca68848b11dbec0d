"""Whole games by hand: `python -m tools.whole_games` plays each to its result, by mouse alone and by keys alone.

The hands know no rules: they press what can be pressed on the window, and answer what it asks.
"""

from __future__ import annotations

import argparse
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from boardroom.app.settings.preferences import Settings
from boardroom.app.start.application import make_application
from boardroom.app.table.screen import TableScreen
from boardroom.app.table.table import Table
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import GAMES, game
from boardroom.ui.table.pick_scene import PickScene
from boardroom.ui.table.scene import Cell
from tools.curiosity import LOOKING, Curiosity, Pressable
from tools.shots import Studio

LONG: Final = 60_000  # milliseconds that a computer may take
MANY: Final = 400  # presses without a move
STEPS: Final = 80  # keys from anywhere to anything
TOWARDS: Final = {
    Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Up: (0, -1)
}  # fmt: skip


class Stopped(AssertionError):
    """Something stops a person from going on."""


class WholeGame(ABC):
    """A person on the first seat, who plays a match at a table to its end."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.presses = 0
        self._curiosity = Curiosity()

    # ---------------------------------------------------------------- what hands can do

    @abstractmethod
    def press(self, cell: Cell) -> bool:
        """Press something on the table; tell whether it could be reached."""

    @abstractmethod
    def push(self, button: QAbstractButton) -> None:
        """Push a button beside the table."""

    @abstractmethod
    def go_on(self) -> None:
        """Do what lets a table go on that waits until somebody has looked."""

    # ---------------------------------------------------------------- what can be seen

    @property
    def table(self) -> Table:
        """The controller of the match."""
        table = self.screen.table
        assert table is not None
        return table

    @property
    def scene(self) -> PickScene[Any, Any, Any]:
        """The table top."""
        scene = self.table.scene
        assert isinstance(scene, PickScene)
        return scene

    def offered(self) -> list[Cell]:
        """List what can be pressed on the table, and leads on."""
        return [cell for cell in self.scene.cells() if cell.enabled and cell.key not in LOOKING]

    def asked(self) -> QAbstractButton | None:
        """Return the button that says yes, if something is asked."""
        return self.screen.panel.prompt.yes if self.table.question is not None else None

    # ---------------------------------------------------------------- playing

    def play(self) -> None:
        """Go on until there is a result."""
        idle = 0
        while not self._over():
            length = self.table.match.length
            self._wait(
                lambda: self._over() or self.table.shown.waiting or self.scene.moving or self.asked() is not None
            )
            if (button := self.asked()) is not None:
                self.push(button)
            elif self.scene.moving:
                self.go_on()
            elif not self._over():
                self._press_something()
            self.presses += 1
            if self.table.match.length > length:
                self._curiosity.moved()
                idle = 0
            idle += 1
            if idle > MANY:
                raise Stopped(f"{MANY} presses, and no move: {self.table.prompt}, {self.offered()}")

    def _over(self) -> bool:
        return self.table.over and not self.screen.panel.result.isHidden()

    def _press_something(self) -> None:
        cells = {Pressable(cell.key, cell.name): cell for cell in self.offered()}
        if not cells:
            raise Stopped(f"nothing can be pressed: {self.table.prompt}")
        while cells:
            chosen = self._curiosity.choose(list(cells))
            if self.press(cells.pop(chosen)):
                return
        raise Stopped(f"nothing can be reached: {self.offered()}")

    @staticmethod
    def _wait(until: Callable[[], bool]) -> None:
        """Let the window go on until something is so."""
        clock = QElapsedTimer()
        clock.start()
        while not until():
            if clock.elapsed() > LONG:
                raise Stopped("nothing happens")
            QTest.qWait(1)


class ByMouse(WholeGame):
    """Clicks with the left button where things are to be seen."""

    def press(self, cell: Cell) -> bool:
        """Click on its middle; what is out of sight can't be reached."""
        board = self.screen.board
        at = board.mapFromScene(cell.rect.center())
        if not board.viewport().rect().contains(at):
            return False
        QTest.mouseMove(board.viewport(), at)
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return True

    def push(self, button: QAbstractButton) -> None:
        """Click on it."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def go_on(self) -> None:
        """Click anywhere on the table."""
        QTest.mouseClick(self.screen.board.viewport(), Qt.MouseButton.LeftButton)


class ByKeys(WholeGame):
    """Goes to things with Tab and arrows, and presses them with Enter."""

    def press(self, cell: Cell) -> bool:
        """Go there, and press Enter; some things are reached only after others."""
        if not self._go_to(cell):
            return False
        self._type(Qt.Key.Key_Return)
        return True

    def _go_to(self, cell: Cell) -> bool:
        """Go nearer with the arrows as long as that helps; from where they end, Tab goes on, once around."""
        self._come_to(self.screen.board)
        passed = set[object]()
        for _ in range(STEPS):
            here = self.scene.focused
            if here is not None and str(here) == cell.key:
                return True
            if here is not None and self._nearer(cell):
                continue
            self._type(Qt.Key.Key_Tab)
            if not self.screen.board.hasFocus():
                self._type(Qt.Key.Key_Backtab)
                return False
            if self.scene.focused in passed:
                return False
            passed.add(self.scene.focused)
        return False

    def _come_to(self, widget: QWidget, by: Qt.Key = Qt.Key.Key_Tab) -> None:
        for _ in range(STEPS):
            if widget.hasFocus():
                return
            self._type(by)
        raise Stopped(f"no key leads to {widget}")

    def _nearer(self, cell: Cell) -> bool:
        scene, there = self.scene, cell.rect.center()
        assert scene.focused is not None
        way = there - scene.place(scene.focused).center()
        keys = sorted(TOWARDS, key=lambda key: -(TOWARDS[key][0] * way.x() + TOWARDS[key][1] * way.y()))
        before = scene.focused
        for key in keys[:2]:
            if TOWARDS[key][0] * way.x() + TOWARDS[key][1] * way.y() > 0:
                self._type(key)
                if scene.focused is None:
                    return False
                left = there - scene.place(scene.focused).center()
                if scene.focused != before and left.manhattanLength() < way.manhattanLength():
                    return True
        return False

    def push(self, button: QAbstractButton) -> None:
        """Go there with Shift+Tab, since “no” has the focus and stands behind “yes”, and press Space."""
        self._come_to(button, Qt.Key.Key_Backtab)
        self._type(Qt.Key.Key_Space)

    def go_on(self) -> None:
        """Press a key."""
        self._type(Qt.Key.Key_Space)

    def _type(self, key: Qt.Key) -> None:
        focus: QWidget | None = QApplication.focusWidget()
        QTest.keyClick(focus or self.screen, key)


WAYS: Final[dict[str, type[WholeGame]]] = {"mouse": ByMouse, "keys": ByKeys}


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(
        prog="whole_games", description="Play whole games by mouse alone and by keys alone."
    )
    parser.add_argument("--game", choices=[each.key for each in GAMES], help="only this one")
    parser.add_argument("--by", choices=WAYS, help="only so")
    parser.add_argument("--seats", type=int, default=0, help="how many play; else as few and as many as can")
    wanted = parser.parse_args(argv)
    app = make_application([])
    stopped = 0
    for rules in GAMES:
        if wanted.game in (None, rules.key):
            for seats in [wanted.seats] if wanted.seats else dict.fromkeys((rules.seats[0], rules.seats[-1])):
                for by in WAYS:
                    if wanted.by in (None, by):
                        stopped += not _play(rules.key, seats, by)
    app.processEvents()
    return 1 if stopped else 0


def _play(key: str, seats: int, by: str) -> bool:
    with TemporaryDirectory() as saves:
        studio = Studio(Path(saves), Settings(language="en", motion="off"), (1280, 800), key, hasty=True)
        studio.window.activateWindow()
        players = [Player(), *[Player(kind="bot", level=1)] * (seats - 1)]
        studio.navigator.play(Match.new(game(key), players, game(key).options(), seed="whole"))
        hands = WAYS[by](studio.navigator.screens.table)
        begun, problem = perf_counter(), ""
        try:
            hands.play()
        except Stopped as stopped:
            problem = f" STOPPED: {stopped}"
        match = hands.table.match
        said = f"{key}, {seats} players, by {by}: {match.length} entries, {hands.presses} presses"
        print(f"{said}, {perf_counter() - begun:.0f} s{problem}", flush=True)
        studio.close()
    return not problem


if __name__ == "__main__":
    sys.exit(main())
