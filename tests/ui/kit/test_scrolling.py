"""What scrolls on a panel fades out where it goes on."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.scrolling import Scroller
from tests.ui.conftest import Show


def contrast_at_the_lower_edge(area: Scroller) -> int:
    """Return how far apart the lightest and the darkest pixel of the last rows are."""
    image, wide = area.grab().toImage(), area.viewport().width()
    seen = [image.pixelColor(x, image.height() - y).lightness() for y in range(1, 7) for x in range(wide)]
    return max(seen) - min(seen)


def test_what_goes_on_below_fades_out_and_the_end_does_not(show: Show) -> None:
    content = QWidget()
    lines = QVBoxLayout(content)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(0)
    for number in range(40):
        lines.addWidget(Label(f"A line of words, number {number}"))
    area = Scroller(content)
    show(area)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    faded = []
    for value in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(value)
        faded.append(contrast_at_the_lower_edge(area))
    assert max(faded[:2]) < 80 < faded[2]
