"""Tab stops in reading order, however a screen is laid out and however often it is laid out anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.panels import clear
from boardroom.ui.kit.stops import stops


@pytest.fixture
def area(qtbot: QtBot) -> QWidget:
    """A window with nothing in it yet."""
    area = QWidget()
    qtbot.addWidget(area)
    area.show()
    return area


def _names(area: QWidget) -> list[str]:
    return [stop.objectName() for stop in stops(area)]


def _button(name: str, parent: QWidget) -> QPushButton:
    button = QPushButton(parent)
    button.setObjectName(name)
    button.show()
    return button


def test_stops_go_by_the_layouts_and_not_by_the_order_of_making(area: QWidget) -> None:
    last, second, first, third = (_button(name, area) for name in ("last", "second", "first", "third"))
    whole, row = QVBoxLayout(area), QHBoxLayout()
    whole.addStretch()
    whole.addWidget(first)
    whole.addLayout(row)
    row.addWidget(second)
    row.addSpacing(4)
    row.addWidget(third)
    whole.addWidget(last)
    assert _names(area) == ["first", "second", "third", "last"]


def test_what_is_laid_out_backwards_is_read_forwards(area: QWidget) -> None:
    row = QHBoxLayout(area)
    row.setDirection(QBoxLayout.Direction.RightToLeft)
    for name in ("right", "middle", "left"):
        row.addWidget(_button(name, area))
    assert _names(area) == ["left", "middle", "right"]


def test_what_no_layout_holds_is_read_by_its_place_after_the_rest(area: QWidget) -> None:
    for name, x, y in (("below", 0, 200), ("beside", 100, 0), ("corner", 0, 4)):
        _button(name, area).setGeometry(x, y, 50, 20)
    laid_out = QHBoxLayout()
    laid_out.addWidget(_button("laid out", area))
    area.setLayout(laid_out)
    assert _names(area) == ["laid out", "corner", "beside", "below"]


def test_a_screen_that_is_filled_anew_again_and_again_has_its_own_stops_each_time(area: QWidget) -> None:
    """What was in its place in memory before must not be met again."""
    whole = QVBoxLayout(area)
    fills: list[Callable[[QBoxLayout], None]] = [
        lambda row: row.addStretch(), lambda row: row.addSpacing(3), lambda row: row.addLayout(QHBoxLayout())
    ]  # fmt: skip
    for round_ in range(300):
        card = QWidget(minimumSize=QSize(10, 10))
        lines = QVBoxLayout(card)
        for line in range(4):
            row = QHBoxLayout()
            for fill in fills[: 1 + (round_ + line) % len(fills)]:
                fill(row)
            row.addWidget(_button(f"{round_}.{line}", card))
            lines.addLayout(row)
            lines.addStretch()
        whole.addWidget(card)
        card.show()
        assert _names(area) == [f"{round_}.{line}" for line in range(4)]
        clear(whole)
        QApplication.sendPostedEvents(card, QEvent.Type.DeferredDelete)
