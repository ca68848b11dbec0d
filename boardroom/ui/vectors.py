"""Which devices keep lines and shapes as they are: there nothing is painted from kept pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPaintEngine, QPainter

VECTOR: Final = 1.99995  # the scale of what keeps its shapes; soft shadows, which can't, are made for it
_ENGINES: Final = (
    QPaintEngine.Type.Pdf, QPaintEngine.Type.Picture, QPaintEngine.Type.SVG, QPaintEngine.Type.MacPrinter,
    QPaintEngine.Type.Windows,
)  # fmt: skip


def keeps_shapes(painter: QPainter) -> bool:
    """Tell whether what is painted stays lines and shapes: on paper, in a PDF, in a recorded picture."""
    return painter.paintEngine().type() in _ENGINES
