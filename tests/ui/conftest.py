"""What the tests of the kit share: a dressed application that keeps still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.style import motion
from boardroom.ui.style.appearance import Appearance, appearance
from boardroom.ui.style.fonts import load_fonts


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[Appearance]:
    """Dress the application in the light theme, with nothing moving; undress it afterwards."""
    load_fonts()
    motion.set_motion("off")
    appearance().apply("light", 1.0)
    yield appearance()
    appearance().apply("light", 1.0)


class Show(Protocol):
    """Shows widgets below each other, in a window that has the focus."""

    def __call__(self, *widgets: QWidget, width: int = 400, height: int = 300) -> QWidget: ...


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Show widgets in windows that last as long as the test."""
    pages: list[QWidget] = []

    def shown(*widgets: QWidget, width: int = 400, height: int = 300) -> QWidget:
        page = QWidget()
        rows = QVBoxLayout(page)
        for widget in widgets:
            rows.addWidget(widget)
        page.resize(width, height)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        pages.append(page)
        return page

    yield shown
    for page in pages:
        page.close()
        shiboken6.delete(page)  # now, while everything that it calls is still there
