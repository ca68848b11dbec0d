"""A board and its panel: side by side, or one below the other where the board would get too small."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QLayout, QSizePolicy, QWidget

from boardroom.ui.kit.scrolling import Scroller


class BoardAndPanel(Scroller):
    """Shows both. One below the other they scroll: first there is the board, as high as the place."""

    def __init__(self, board: QLayout, panel: QWidget, parent: QWidget | None = None) -> None:
        self._content = QWidget()
        super().__init__(self._content, parent)
        self.setProperty("on", "ground")
        self._places = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._content)
        self._places.setContentsMargins(0, 0, 0, 0)
        self._places.setSpacing(0)
        self._places.addLayout(board, 1)
        self._places.addWidget(panel)

    def stand(self, below: bool) -> None:
        """Lay them side by side, where nothing scrolls however little room there is, or one below the other."""
        ways, policies = QBoxLayout.Direction, QSizePolicy.Policy
        self._places.setDirection(ways.TopToBottom if below else ways.LeftToRight)
        self._content.setSizePolicy(policies.Ignored, policies.Minimum if below else policies.Ignored)
