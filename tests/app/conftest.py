"""What the tests of screens share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ui import motion
from boardroom.ui.fonts import load_fonts
from tests.app.sets import Maker


@pytest.fixture
def set_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Maker]:
    """Set tables, and clear them away after the test."""
    load_fonts()
    motion.set_motion("off")
    maker = Maker(tmp_path / "saves")
    yield maker
    maker.clear()
