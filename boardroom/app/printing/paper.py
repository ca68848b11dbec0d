"""Paper: what can be printed on, in which units, and how pages come out of a printer or into a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QLocale, QMarginsF, QSaveFile, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from boardroom import __version__
from boardroom.ui.game.figures import SMOOTH
from boardroom.ui.paint.paper import PaperPainter

UNIT: Final = 20  # to a millimetre: fonts have whole sizes, so the unit is much smaller than a letter
DPI: Final = 25.4 * UNIT
Duplex = Literal["", "long", "short"]  # the edge to turn over at where both sides are printed


_LETTER_COUNTRIES: Final = frozenset(
    ("US", "CA", "MX", "CL", "CO", "VE", "PH", "GT", "CR", "PA", "DO", "PR", "SV", "NI")
)


def points(size: float) -> float:
    """Return a size in points in units."""
    return size * DPI / 72


@dataclass(frozen=True, slots=True)
class Paper:
    """A kind of paper, upright, in millimetres."""

    key: str
    name: str
    width: float
    height: float
    size: QPageSize.PageSizeId


A4: Final = Paper("a4", "A4", 210, 297, QPageSize.PageSizeId.A4)
LETTER: Final = Paper("letter", "Letter", 215.9, 279.4, QPageSize.PageSizeId.Letter)
PAPERS: Final = {paper.key: paper for paper in (A4, LETTER)}


def local_paper() -> Paper:
    """Return the paper that is usual in the system's country."""
    code = QLocale.territoryToCode(QLocale.system().territory())
    return LETTER if code in _LETTER_COUNTRIES else A4


@dataclass(frozen=True, slots=True)
class Format:
    """Where the text stands on a page, in millimetres, and how large it is, in points."""

    width: float
    height: float
    left: float
    top: float
    measure: float
    bottom: float
    size: float
    folded: bool = False  # a booklet has a cover, and its page numbers stand outside

    @property
    def room(self) -> float:
        """How high the text may be, in units."""
        return (self.height - self.top - self.bottom) * UNIT


def full_page(paper: Paper) -> Format:
    """Return the pages of a rulebook on whole sheets."""
    measure = 146.0
    return Format(paper.width, paper.height, (paper.width - measure) / 2 - 2, 26, measure, 25, 11)


def half_page(paper: Paper) -> Format:
    """Return the pages of a booklet: sheets folded once."""
    width, measure = paper.height / 2, paper.height / 2 - 38
    return Format(width, paper.width, 16, 19, measure, 18, 9, folded=True)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One side of paper: how large it is in millimetres, and what paints it in units."""

    width: float
    height: float
    paint: Callable[[QPainter], None]
    name: str = ""  # what to call it in the preview

    @property
    def across(self) -> bool:
        """Whether it lies on its long side."""
        return self.width > self.height


@dataclass(frozen=True)
class Printout:
    """Pages that are printed together, all of one size."""

    title: str
    paper: Paper
    leaves: Sequence[Leaf]
    duplex: Duplex = ""

    def layout(self) -> QPageLayout:
        """Return how its paper lies; nothing is kept clear, because the pages have margins of their own."""
        across = self.leaves[0].across
        turned = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
        layout = QPageLayout(QPageSize(self.paper.size), turned, QMarginsF(), QPageLayout.Unit.Millimeter)
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout

    def print_on(self, device: QPagedPaintDevice, chosen: Sequence[int] | None = None) -> None:
        """Paint the pages, or some of them, counted from 0; raise OSError where the device takes none."""
        painter = PaperPainter()
        if not painter.begin(device):
            raise OSError(self.title)
        painter.setRenderHints(SMOOTH)
        try:
            for count, index in enumerate(range(len(self.leaves)) if chosen is None else chosen):
                if count and not device.newPage():
                    raise OSError(self.title)
                painter.save()
                try:
                    painter.scale(device.logicalDpiX() / DPI, device.logicalDpiY() / DPI)
                    self.leaves[index].paint(painter)
                finally:
                    painter.restore()
        finally:
            painter.end()

    def write_pdf(self, file: Path, chosen: Sequence[int] | None = None) -> None:
        """Write the pages into a PDF, which is there whole or not at all; raise OSError where it can't be written."""
        if file.exists() and not file.is_file():
            raise OSError(f"{file.name} isn’t an ordinary file")  # a device or a folder would be replaced
        saved = QSaveFile(str(file))
        if not saved.open(QSaveFile.OpenModeFlag.WriteOnly):
            raise OSError(saved.errorString())
        writer = QPdfWriter(saved)
        writer.setResolution(round(DPI))
        writer.setPageLayout(self.layout())
        writer.setTitle(self.title)
        writer.setCreator(f"Boardroom {__version__}")
        self.print_on(writer, chosen)
        if not saved.commit():
            raise OSError(saved.errorString())


def read_range(text: str, count: int) -> list[int] | None:
    """Read pages such as “1, 3-5”, counted from 1; empty: all. None where it names no page that there is."""
    words = text.replace("–", "-").replace(";", ",").split(",")
    if not text.strip():
        return list(range(count))
    chosen: list[int] = []
    for word in words:
        first, dash, last = (part.strip() for part in word.partition("-"))
        if not first.isdecimal() or (dash and not last.isdecimal()):
            return None
        start, end = int(first), int(last or first)
        if not 1 <= start <= end <= count:
            return None
        chosen += range(start - 1, end)
    return sorted(set(chosen))


def size_of(leaf: Leaf) -> QSizeF:
    """Return a leaf's size in units."""
    return QSizeF(leaf.width * UNIT, leaf.height * UNIT)
