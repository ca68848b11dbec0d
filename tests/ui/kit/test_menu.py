"""Menus of the house."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.drop_down import Menu
from boardroom.ui.style.appearance import Appearance


def height_of_tick(menu: QMenu) -> int:
    """Return how many rows of pixels change when the first entry is ticked."""
    action = menu.actions()[0]
    pictures = []
    for on in (False, True):
        action.setChecked(on)
        pictures.append(menu.grab().toImage())
    without, ticked = pictures
    wide = range(without.width())
    return sum(any(without.pixel(x, y) != ticked.pixel(x, y) for x in wide) for y in range(without.height()))


@pytest.mark.parametrize("on", [True, False])
def test_a_tick_grows_with_the_text(qtbot: QtBot, dressed: Appearance, on: bool) -> None:
    heights = []
    for scale in (1.0, 2.0):
        dressed.apply("light", scale)
        menu = Menu()
        qtbot.addWidget(menu)
        action = menu.addAction("Side panel")
        action.setCheckable(True)
        action.setEnabled(on)
        heights.append(height_of_tick(menu))
    usual, large = heights
    assert usual >= 7
    assert large >= 1.8 * usual
