"""Tab stops in reading order, however a screen is laid out and however often it is laid out anew."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSpacerItem, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot

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


def test_python_gets_hold_of_nothing_that_qt_deletes_unannounced(area: QWidget) -> None:
    """An item of a layout ends without a word, and what next has its place in memory would be taken for it."""
    whole, row = QVBoxLayout(area), QHBoxLayout()
    whole.addStretch()
    whole.addLayout(row)
    row.addSpacing(3)
    row.addWidget(_button("button", area))
    before = _items()
    assert _names(area) == ["button"]
    assert _items() == before


def _items() -> list[int]:
    """Return which items of layouts Python knows."""
    known = shiboken6.getAllValidWrappers()
    return sorted(id(one) for one in known if isinstance(one, QSpacerItem | QWidgetItem))
