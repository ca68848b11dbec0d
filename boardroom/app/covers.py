"""Covers: a game's box from the front, painted once and kept from run to run until anything about it changes."""

from __future__ import annotations

import sys
import zlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap

from boardroom import __file__ as package
from boardroom import __version__
from boardroom.app.pictures import with_corners
from boardroom.core.files import atomic_write, sweep
from boardroom.paths import cache_dir, resources
from boardroom.ui.face import Face
from boardroom.ui.theme import Theme, font

COVER: Final = QRectF(0, 0, 224, 292)
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied

# One for each game and theme, by the file it is kept in: a line that says all that makes it what it is, and itself.
_kept: dict[Path, tuple[bytes, QPixmap]] = {}
_unwritten: set[Path] = set()


def cover(face: Face, theme: Theme, width: float, dpr: float) -> QPixmap:
    """Return a game's box from the front: picture, title and edge."""
    file = cache_dir() / "covers" / f"{face.key}-{theme.name}"
    wide, title = round(width), face.title()
    line = f"{__version__} {qVersion()} {_stamp()} {wide} {dpr} {title}\n".encode()
    kept = _kept.get(file)
    if kept is not None and kept[0] == line:
        return kept[1]
    size = QSize(round(wide * dpr), round(COVER.height() * wide / COVER.width() * dpr))
    image = _read(file, line, size)
    if image is None:
        image = with_corners(_painted(face, title, theme, size), 8 * wide / COVER.width() * dpr)
        _unwritten.add(file)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    _kept[file] = line, pixmap
    return pixmap


def write_covers() -> None:
    """Write down what was painted, for the next start; where that can't be, it is painted again."""
    with suppress(OSError):
        for file in _unwritten:
            line, pixmap = _kept[file]
            image = pixmap.toImage().convertToFormat(_FORMAT)
            atomic_write(file, zlib.compress(line + bytes(image.constBits()), 1))
            sweep(file.parent)
    _unwritten.clear()


def _read(file: Path, line: bytes, size: QSize) -> QImage | None:
    """Return the picture of a file if it is whole and the one that the line describes."""
    length = len(line) + size.width() * size.height() * 4
    unpacked = zlib.decompressobj()
    try:
        with file.open("rb") as packed:
            data = unpacked.decompress(packed.read(2 * length), length + 1)
    except (OSError, zlib.error):
        return None
    if not unpacked.eof or len(data) != length or not data.startswith(line):
        return None
    return QImage(data[len(line) :], size.width(), size.height(), size.width() * 4, _FORMAT).copy()


@cache
def _stamp() -> str:
    """Return what changes with every change of the sources; where there are none, with every build."""
    files = [*Path(package).parent.rglob("*.py")] or [Path(sys.executable)]
    found = [file.stat() for file in (*files, *(resources() / "fonts").iterdir())]
    return f"{len(found)}-{sum(stat.st_size for stat in found)}-{max(stat.st_mtime_ns for stat in found)}"


def _painted(face: Face, title: str, theme: Theme, size: QSize) -> QImage:
    scale = size.width() / COVER.width()
    image = QImage(size, _FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    painter.save()
    face.paint_cover(painter, COVER, theme)
    painter.restore()
    painter.end()
    light = _lightness(image, QRectF(20, 24, 150, 40), scale) > 0.5
    painter.begin(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(scale, scale)
    painter.setFont(font(32, bold=True, serif=True))
    painter.setPen(QColor("#3B210E" if light else "#FFF3DA"))
    painter.drawText(QPointF(20, 52), title)
    edge = QLinearGradient(0, 0, COVER.width() * 0.7, COVER.height())
    edge.setColorAt(0, QColor(255, 255, 255, 140))
    edge.setColorAt(0.5, QColor(255, 255, 255, 20))
    edge.setColorAt(1, QColor(0, 0, 0, 90))
    painter.setPen(QPen(edge, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(COVER.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, 7.5)
    painter.end()
    return image


def _lightness(image: QImage, rect: QRectF, scale: float) -> float:
    """Tell how light a part of a picture is, from 0 to 1: a title must stand out from it."""
    part = image.copy(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
    return part.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightnessF()
