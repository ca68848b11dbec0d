"""What the tests of games share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage


@pytest.fixture
def image() -> QImage:
    """Return something as large as a cover to paint on."""
    made = QImage(224, 292, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    return made
