"""The scene: it shows every position and step, names what lies there, and takes no move that isn't legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.testing.faces import FaceTests
from boardroom.testing.matches import Sitting, people, played
from boardroom.testing.scene_driver import SceneDriver
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK
from boardroom.ui.table.scene import GameScene

TRIES: Final = 300
ENOUGH: Final = 8  # moves
KEYS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Return)


class SceneTests(FaceTests):
    """Shows random matches on the scene, and lays hands on it."""

    @classmethod
    def each_table(cls) -> Mapping[str, int]:
        """List the numbers of seats at a table, if there is a scene."""
        return cls.each_places()

    def driver(self, qtbot: QtBot, match: Match) -> SceneDriver[GameScene]:
        """Return a scene in a view that shows a match, and hands for it."""
        load_fonts()
        return SceneDriver(qtbot, match, self.face().scene())

    def test_every_position_is_shown_with_names(self, qtbot: QtBot, table: int) -> None:
        match = played(self.game, Sitting(table, "0"))
        scene = self.driver(qtbot, match).scene
        for at in range(0, match.length + 1, 1 + match.length // 25):
            for seat in (0, NOBODY):
                view = match.view(seat, at)
                scene.present(view, match.players, view.turn == seat)
                cells = scene.cells()
                assert len({cell.key for cell in cells}) == len(cells), "two cells have one key"
                assert all(cell.name.strip() for cell in cells), "a cell has no name"
                assert sum(cell.focused for cell in cells) <= 1
        scene.restyle(DARK)
        scene.retranslate()

    def test_every_step_is_shown_and_comes_to_its_end(self, qtbot: QtBot, table: int) -> None:
        match = played(self.game, Sitting(table, "0"))
        driver = self.driver(qtbot, match)
        for at in range(0, match.length, 1 + match.length // 60):
            step = match.step(at, 0)
            driver.scene.present(step.before, match.players, False)
            driver.said.clear()
            driver.scene.animate(step, match.players, True)
            driver.scene.skip()
            assert len(driver.heard("settled")) == 1, match.entries[at].text

    def test_whatever_is_pressed_only_legal_moves_come_of_it(self, qtbot: QtBot, table: int) -> None:
        rng = Random(f"{self.game.key} {table}")
        assert self._hands(qtbot, table, lambda driver: driver.scene.press(rng.choice(driver.scene.cells()).key))

    def test_whatever_is_clicked_only_legal_moves_come_of_it(self, qtbot: QtBot, table: int) -> None:
        rng = Random(f"{self.game.key} {table}")
        assert self._hands(qtbot, table, lambda driver: driver.click(rng.choice(driver.scene.cells()).key))

    def test_keys_alone_make_moves_and_only_legal_ones(self, qtbot: QtBot, table: int) -> None:
        rng = Random(f"{self.game.key} {table}")
        assert self._hands(qtbot, table, lambda driver: driver.key(rng.choice(KEYS)))

    def _hands(self, qtbot: QtBot, seats: int, do: Callable[[SceneDriver[GameScene]], None]) -> int:
        """Do something again and again for whoever is on turn; return how many moves came of it, all of them legal."""
        match = Match.new(self.game, people(seats), seed="0")
        driver = self.driver(qtbot, match)
        moves, asked = 0, -1
        for _ in range(TRIES):
            while match.turn == CHANCE:
                match.draw()
            if match.turn == NOBODY or moves == ENOUGH:
                break
            if asked != match.length:
                driver.viewer, asked = match.turn, match.length
                driver.present()
            do(driver)
            if chosen := driver.heard("chosen"):
                match.play(chosen[0])  # raises Illegal
                driver.said.clear()
                moves += 1
        return moves
