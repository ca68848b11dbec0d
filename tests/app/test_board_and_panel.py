"""A board and its panel side by side: whatever the panel asks for, they fill their place and stand still."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.board_and_panel import BoardAndPanel


class FickleList(QWidget):
    """Asks for more height than it has, and for less once it has that: as a list that leaves its pictures out."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return 560 if self.height() > 605 else 620

    def sizeHint(self) -> QSize:
        return QSize(300, 400)


def test_a_panel_that_changes_its_mind_at_every_height_has_the_height_of_its_place(qtbot: QtBot) -> None:
    """Qt went to and fro between two heights, and the program ended with a segmentation fault."""
    panel, board = FickleList(), QVBoxLayout()
    board.addWidget(QWidget(), 1)
    area = BoardAndPanel(board, panel)
    qtbot.addWidget(area)
    area.stand(below=False)
    area.show()
    for height in (600, 500, 700, 604):
        area.resize(900, height)
        QApplication.processEvents()
        assert panel.height() == height
        assert not area.verticalScrollBar().isVisible()
