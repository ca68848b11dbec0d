"""What is written stands out from what it is really painted on: on screens, sheets and tables, in all four themes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.games import game
from boardroom.testing.faint import Faint, faint
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts, text
from tests.app.houses import BOT, YOU, House

# Drawing takes its time: here everything is seen by day or by night, plain and in high contrast;
# `python -m tools.faint` looks at every screen in all four themes.
LOOKS = {
    ("light", "normal"): ("home", "rules", "switcher", "switch"),
    ("dark", "normal"): ("settings", "new game", "phoenix", "oxixo", "zug"),
    ("light", "high"): ("settings", "new game", "phoenix", "oxixo", "zug"),
    ("dark", "high"): ("home", "rules", "switcher", "switch"),
}


THREADS = ("thread 48", "thread 51")  # positions in which a thread or a glow passes a coordinate


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    load_fonts()
    made = House(tmp_path / "games", tuple(GameCatalogue())).furnish()
    yield made
    made.close()


def show(house: House, name: str) -> None:
    """Show something that there is to read."""
    if name == "home":
        house.navigator.show("home")
    elif name == "settings":
        house.navigator.show("settings")
    elif name == "rules":
        house.navigator.open_rules("oxixo", "turn")
        house.screens.reader.reader.finder.line.setText("cube")
    elif name == "new game":
        house.navigator.new_game("switch")
    else:
        sit(house, name)


def sit(house: House, key: str, seed: str = "read") -> None:
    match: Match = Match.new(game(key), (YOU, *[BOT] * (game(key).seats[0] - 1)), seed=seed)
    rng, made = Random("read"), 0
    while match.turn != NOBODY and (made < 5 or match.turn != 0):
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
            made += 1
    house.navigator.play(match)
    table = house.screens.table.table
    assert table is not None
    table.scene.skip()


@pytest.mark.parametrize(("theme", "contrast"), LOOKS)
def test_everything_can_be_read(home: House, theme: str, contrast: str) -> None:
    home.preferences.change(theme=theme, contrast=contrast)
    found: list[tuple[str, Faint]] = []
    for name in LOOKS[theme, contrast]:
        show(home, name)
        QApplication.processEvents()
        over = sheets(home.window)
        found += [(name, each) for each in faint(over[-1].sheet if over else home.window)]
        for sheet in over:
            sheet.cancel()
    assert not found


def test_coordinates_are_read_where_a_hint_passes(home: House) -> None:
    home.preferences.change(theme="dark", contrast="normal")
    sit(home, "oxixo")
    table = home.screens.table.table
    assert table is not None
    found = []
    for move in table.match.view(0).moves[::5]:
        table.scene.suggest(move)
        found += faint(home.window)
    assert not found


def test_coordinates_are_read_where_a_thread_passes(home: House) -> None:
    home.preferences.change(theme="light", contrast="high")
    found = []
    for seed in THREADS:
        sit(home, "switcher", seed)
        found += faint(home.window)
    assert not found


class Sign(QWidget):
    """Words in a colour on another."""

    def __init__(self, ink: str, ground: str) -> None:
        super().__init__()
        self._ink, self._ground = ink, ground
        self.resize(200, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._ground))
        painter.setFont(text(14))
        painter.setPen(QColor(self._ink))
        painter.drawText(QRectF(20, 20, 160, 30), "Can you read this")


@pytest.mark.parametrize(
    ("ink", "ground", "read"),
    [("#777777", "#FFFFFF", False), ("#757575", "#FFFFFF", True), ("#888888", "#101010", True)],
)
def test_what_is_too_faint_is_found(qtbot: QtBot, ink: str, ground: str, read: bool) -> None:
    load_fonts()
    sign = Sign(ink, ground)
    qtbot.addWidget(sign)
    sign.show()
    assert ([each.text for each in faint(sign)] == []) == read
