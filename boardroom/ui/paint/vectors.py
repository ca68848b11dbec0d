"""Which devices keep lines and shapes as they are: there nothing is painted from kept pictures."""

from __future__ import annotations

from math import sqrt
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEngine, QPainter

VECTOR: Final = 1.99995  # the scale of what keeps its shapes
_FINE: Final = 300  # pixels to an inch, for what fades: it can't stay a shape
_LARGEST: Final = 1000  # pixels of its longer side: what fades over more than that is soft enough
_ENGINES: Final = (
    QPaintEngine.Type.Pdf, QPaintEngine.Type.Picture, QPaintEngine.Type.SVG, QPaintEngine.Type.MacPrinter,
    QPaintEngine.Type.Windows,
)  # fmt: skip


def keeps_shapes(painter: QPainter) -> bool:
    """Tell whether what is painted stays lines and shapes: on paper, in a PDF, in a recorded picture."""
    return painter.paintEngine().type() in _ENGINES


def soft_scale(painter: QPainter, box: QRectF) -> float:
    """Return how many pixels a unit has in the picture of something soft in a box, on a device that keeps shapes.

    Rounded, so that pictures can be kept; a recorded picture doesn't know yet how large it will be.
    """
    scale = sqrt(abs(painter.deviceTransform().determinant()))
    if painter.paintEngine().type() == QPaintEngine.Type.Picture:
        fine = scale * 1.2
    else:
        fine = scale * _FINE / painter.device().logicalDpiX()
    return round(min(fine, _LARGEST / max(box.width(), box.height(), 1e-9)), 3)
