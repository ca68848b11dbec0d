"""A line to type into, or to paste anything into: what it holds is one line of plain letters."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QWidget

# Controls, line breaks, and halves of letters that a limit of length has cut in two.
_NO_LETTERS: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class _OneLine(QValidator):
    """Puts blanks where there are no letters, and refuses nothing."""

    def validate(self, words: str, at: int) -> tuple[QValidator.State, str, int]:
        return QValidator.State.Acceptable, _NO_LETTERS.sub(" ", words), at


class Field(QLineEdit):
    """A line of plain letters, with at most so many of them."""

    def __init__(self, words: str = "", longest: int = 400, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(longest)
        self.setValidator(_OneLine(self))
        self.setText(words)
