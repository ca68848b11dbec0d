"""Layouts that break lines and make columns."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from boardroom.ui.flow import Columns, Flow


class Box(QWidget):
    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size


def test_words_go_on_below_where_a_line_is_full() -> None:
    holder = QWidget()
    flow = Flow(gap=10, line_gap=5, parent=holder)
    boxes = [Box(60, 20), Box(60, 30), Box(60, 20)]
    for box in boxes:
        flow.addWidget(box)
    assert flow.heightForWidth(200) == 30
    assert flow.heightForWidth(130) == 55
    assert flow.heightForWidth(60) == 80
    flow.setGeometry(QRect(0, 0, 130, 60))
    assert [(box.x(), box.y()) for box in boxes] == [(0, 5), (70, 0), (0, 35)]


def test_what_is_hidden_takes_no_room() -> None:
    holder = QWidget()
    flow = Flow(gap=10, parent=holder)
    boxes = [Box(60, 20), Box(60, 20)]
    for box in boxes:
        flow.addWidget(box)
    boxes[0].hide()
    assert flow.sizeHint().width() == 60
    assert flow.count() == 2
    assert flow.takeAt(5) is None


def test_columns_are_equal_and_as_many_as_fit() -> None:
    holder = QWidget()
    columns = Columns(narrowest=100, most=3, gap=20, parent=holder)
    boxes = [Box(50, 40 + 10 * i) for i in range(4)]
    for box in boxes:
        columns.addWidget(box)
    assert [columns.columns(width) for width in (90, 100, 219, 220, 340, 2000)] == [1, 1, 1, 2, 3, 3]
    columns.setGeometry(QRect(0, 0, 220, 400))
    assert [(box.x(), box.width()) for box in boxes] == [(0, 100), (120, 100)] * 2
    assert boxes[0].height() == boxes[1].height() == 50
    assert boxes[2].y() == 70
    assert columns.heightForWidth(220) == 50 + 20 + 70
