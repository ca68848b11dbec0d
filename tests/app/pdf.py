"""Just enough of a PDF to test one: its pages, fonts and pictures, and how large what is drawn in it is."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MM = 72 / 25.4  # points
Matrix = tuple[float, float, float, float, float, float]


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5],
    )  # fmt: skip


@dataclass
class Shape:
    """A path on a page, in millimetres from its lower left corner."""

    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)

    @property
    def size(self) -> tuple[float, float]:
        return max(self.xs) - min(self.xs), max(self.ys) - min(self.ys)


class Pdf:
    """A PDF as Qt writes it."""

    def __init__(self, file: Path) -> None:
        self.data = file.read_bytes()
        assert self.data.startswith(b"%PDF")
        assert b"%%EOF" in self.data[-32:]

    @property
    def pages(self) -> list[tuple[float, float]]:
        """The sizes of the pages, in millimetres."""
        boxes = re.findall(rb"/Type /Page\n.*?/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", self.data, re.DOTALL)
        return [(float(wide) / MM, float(high) / MM) for wide, high in boxes]

    @property
    def fonts(self) -> set[str]:
        """The fonts that are in it, and can be read back as letters."""
        assert self.data.count(b"/ToUnicode") == len(re.findall(rb"/Type /Font\n/Subtype /Type0", self.data))
        return {name.decode() for name in re.findall(rb"/BaseFont /(?:[A-Z]{6}\+)?([\w-]+)", self.data)}

    @property
    def pictures(self) -> list[tuple[int, int]]:
        """The sizes of all pictures, in pixels."""
        found = re.findall(rb"/Subtype /Image\n/Width (\d+)\n/Height (\d+)", self.data)
        return [(int(wide), int(high)) for wide, high in found]

    @property
    def streams(self) -> Iterator[str]:
        """What is drawn on the pages, in order."""
        for found in re.finditer(
            rb"<<\n/Length \d+ 0 R\n/Filter /FlateDecode\n>>\nstream\n(.*?)\nendstream", self.data, re.DOTALL
        ):
            text = zlib.decompress(found[1]).decode("latin-1")
            if "/CSp cs" in text:
                yield text

    def shapes(self, page: int) -> list[Shape]:
        """Everything that is drawn as lines on a page."""
        now: Matrix = (1, 0, 0, 1, 0, 0)
        stack: list[Matrix] = []
        found: list[Shape] = []
        numbers: list[float] = []
        for word in list(self.streams)[page].split():
            try:
                numbers.append(float(word))
                continue
            except ValueError:
                pass
            if word == "q":
                stack.append(now)
            elif word == "Q":
                now = stack.pop()
            elif word == "cm":
                a, b, c, d, e, f = numbers[-6:]
                now = _times((a, b, c, d, e, f), now)
            elif word in ("m", "re"):
                found.append(Shape())
            if word in ("m", "l", "c"):
                _add(found[-1], now, *numbers[-2:])
            elif word == "re":
                x, y, wide, high = numbers[-4:]
                _add(found[-1], now, x, y)
                _add(found[-1], now, x + wide, y + high)
            numbers = []
        return found


def _add(shape: Shape, matrix: Matrix, x: float, y: float) -> None:
    shape.xs.append((matrix[0] * x + matrix[2] * y + matrix[4]) / MM)
    shape.ys.append((matrix[1] * x + matrix[3] * y + matrix[5]) / MM)
