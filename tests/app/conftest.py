"""What the tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ui.style import motion
from boardroom.ui.style.fonts import load_fonts
from tests.app.houses import House
from tests.app.printing.sets import Maker


@pytest.fixture
def set_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    """Set tables, and clear them away after the test."""
    load_fonts()
    motion.set_motion("off")
    maker = Maker(tmp_path / "saves")
    yield maker
    maker.clear()


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[House]:
    """Return a furnished window with one game."""
    load_fonts()
    made = House(tmp_path / "games").furnish()
    yield made
    made.close()
