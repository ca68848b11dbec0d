"""What the tests of the kit share: a dressed application that keeps still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.ui import motion
from boardroom.ui.appearance import Appearance, appearance
from boardroom.ui.fonts import load_fonts


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[Appearance]:
    """Dress the application in the light theme, with nothing moving; undress it afterwards."""
    load_fonts()
    motion.set_motion("off")
    appearance().apply("light", 1.0)
    yield appearance()
    appearance().apply("light", 1.0)
