"""A heading that folds away what stands below it."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from boardroom.ui.kit.buttons import Button


class Fold(Button):
    """Says what is folded away; checked while that is unfolded. What stands below it follows `toggled`."""

    def __init__(self) -> None:
        super().__init__(kind="link", icon="next")
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._turn)

    def _turn(self, unfolded: bool) -> None:
        self._icon = "down" if unfolded else "next"
        self.update()
