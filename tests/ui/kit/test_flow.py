"""Layouts that break lines and make columns."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boardroom.ui.kit.flow import Columns, Flow


class Box(QWidget):
    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size


def test_words_go_on_below_where_a_line_is_full(qtbot: QtBot) -> None:
    flow = Flow(gap=10, line_gap=5)
    qtbot.addWidget(flow)
    boxes = [Box(60, 20), Box(60, 30), Box(60, 20)]
    for box in boxes:
        flow.addWidget(box)
    assert flow.heightForWidth(200) == 30
    assert flow.heightForWidth(130) == 55
    assert flow.heightForWidth(60) == 80
    flow.resize(130, 60)
    flow.show()
    assert [(box.x(), box.y()) for box in boxes] == [(0, 5), (70, 0), (0, 35)]


def test_what_is_hidden_takes_no_room(qtbot: QtBot) -> None:
    flow = Flow(gap=10)
    qtbot.addWidget(flow)
    boxes = [Box(60, 20), Box(60, 20)]
    for box in boxes:
        flow.addWidget(box)
    boxes[0].hide()
    assert flow.sizeHint().width() == 60
    boxes[0].show()
    assert flow.sizeHint().width() == 130
    flow.removeWidget(boxes[0])
    assert flow.sizeHint().width() == 60


def test_widgets_that_are_deleted_leave_no_gap(qtbot: QtBot) -> None:
    flow = Flow(gap=10)
    qtbot.addWidget(flow)
    boxes = [Box(60, 20), Box(60, 20)]
    for box in boxes:
        flow.addWidget(box)
    boxes[0].deleteLater()
    qtbot.waitUntil(lambda: flow.sizeHint().width() == 60)
    flow.clear()
    assert flow.sizeHint().width() == 0


def test_columns_are_equal_and_as_many_as_fit(qtbot: QtBot) -> None:
    columns = Columns(narrowest=100, most=3, gap=20)
    qtbot.addWidget(columns)
    boxes = [Box(50, 40 + 10 * i) for i in range(4)]
    for box in boxes:
        columns.addWidget(box)
    assert [columns.columns(width) for width in (90, 100, 219, 220, 340, 2000)] == [1, 1, 1, 2, 3, 3]
    columns.resize(220, 400)
    columns.show()
    assert [(box.x(), box.width()) for box in boxes] == [(0, 100), (120, 100)] * 2
    assert boxes[0].height() == boxes[1].height() == 50
    assert boxes[2].y() == 70
    assert columns.heightForWidth(220) == 50 + 20 + 70
