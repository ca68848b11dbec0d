"""Covers: a game's box from the front, painted once and kept from run to run until anything about it changes."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, qVersion
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QLinearGradient, QPainter, QPen, QPixmap

from boardroom import __file__ as program
from boardroom import __version__
from boardroom.app.pictures.tables import with_corners
from boardroom.core.door import found
from boardroom.core.files import atomic_write, sweep
from boardroom.core.json_input import Flaw, read_bytes
from boardroom.paths import cache_dir, resources
from boardroom.ui.game.face import Face
from boardroom.ui.style.theme import Theme, font

COVER: Final = QRectF(0, 0, 224, 292)
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied


class Kept(NamedTuple):
    """A cover, and a line that says all that makes it what it is."""

    line: bytes
    pixmap: QPixmap


_kept: dict[str, Kept] = {}  # one for each game and theme, by the name of its file
_last: dict[str, QPixmap] = {}  # the latest of each game
_unwritten: set[str] = set()


def cover(face: Face, theme: Theme, width: int, dpr: float) -> QPixmap:
    """Return a game's box from the front: picture, title and edge; painted, unless it is at hand."""
    kept = at_hand(face, theme, width, dpr)
    if kept is not None:
        return kept
    name = _name(face, theme)
    image = with_corners(_painted(face, theme, _size(width, dpr)), 8 * width / COVER.width() * dpr)
    _unwritten.add(name)
    return _keep(name, face, _line(face, width, dpr), image, dpr)


def at_hand(face: Face, theme: Theme, width: int, dpr: float) -> QPixmap | None:
    """Return a cover if it need not be painted."""
    name, line = _name(face, theme), _line(face, width, dpr)
    kept = _kept.get(name)
    if kept is not None and kept.line == line:
        return kept.pixmap
    image = _read(_folder() / name, line, _size(width, dpr))
    return _keep(name, face, line, image, dpr) if image is not None else None


def stand_in(face: Face) -> QPixmap | None:
    """Return what comes near to a cover that is still to be painted: one of another size, theme or language."""
    return _last.get(face.key)


def write_covers() -> None:
    """Write down what was painted, for the next start; where that can't be, it is painted again."""
    with suppress(OSError):
        sweep(_folder())
        for name in _unwritten:
            line, pixmap = _kept[name]
            pixels = bytes(pixmap.toImage().convertToFormat(_FORMAT).constBits())
            atomic_write(_folder() / name, line + _check(pixels) + pixels)
    _unwritten.clear()


def _folder() -> Path:
    return cache_dir() / "covers"


def _name(face: Face, theme: Theme) -> str:
    return f"{face.key}-{theme.name}"


def _line(face: Face, width: int, dpr: float) -> bytes:
    return f"{__version__} {qVersion()} {_ours()} {_theirs(face.key)} {width} {dpr} {face.title()}\n".encode()


def _size(width: int, dpr: float) -> QSize:
    return QSize(round(width * dpr), round(COVER.height() * width / COVER.width() * dpr))


def _keep(name: str, face: Face, line: bytes, image: QImage, dpr: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    _kept[name] = Kept(line, pixmap)
    _last[face.key] = pixmap
    return pixmap


def _read(file: Path, line: bytes, size: QSize) -> QImage | None:
    """Return the picture of a file if it is whole and the one that the line describes."""
    length = size.width() * size.height() * 4
    try:
        data = read_bytes(file, len(line) + 4 + length)
    except Flaw:
        return None
    pixels = data[len(line) + 4 :]
    if len(pixels) != length or not data.startswith(line + _check(pixels)):
        return None
    return QImage(pixels, size.width(), size.height(), size.width() * 4, _FORMAT).copy()


def _check(pixels: bytes) -> bytes:
    """Return four bytes that tell whether others are whole; packing them would save room, but takes a start's time."""
    return crc32(pixels).to_bytes(4)


@cache
def _ours() -> str:
    """Return what changes with every change of our sources; where there are none, with every build."""
    files = [*_sources(Path(program).parent)] or [os.stat(sys.executable)]
    return _stamp([*files, *(entry.stat() for entry in os.scandir(resources() / "fonts"))])


@cache
def _theirs(key: str) -> str:
    """Return what changes with every change of a game from elsewhere: of its sources, or of the wheel they are in."""
    game = found().packages.get(key)
    if game is None or not game.origin:
        return ""
    folder = Path(str(game.files))
    place = next(place for place in (folder, *folder.parents) if place.exists())
    return _stamp([*_sources(place)] or [place.lstat()])


def _sources(place: Path | str) -> Iterator[os.stat_result]:
    """Go through the sources below a folder: twice as fast as Path.rglob, and every start waits for it."""
    if os.path.isdir(place):
        for entry in os.scandir(place):
            if entry.is_dir(follow_symlinks=False):
                yield from _sources(entry.path)
            elif entry.name.endswith(".py"):
                yield entry.stat(follow_symlinks=False)


def _stamp(found: Sequence[os.stat_result]) -> str:
    return f"{len(found)}-{sum(stat.st_size for stat in found)}-{max(stat.st_mtime_ns for stat in found)}"


def _painted(face: Face, theme: Theme, size: QSize) -> QImage:
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
    letters, title = _fitted(face.title())
    painter.setFont(letters)
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


def _fitted(title: str) -> tuple[QFont, str]:
    """Return a title and its letters, smaller where it is long, and cut off where that isn't enough."""
    room = COVER.width() - 2 * 20
    wide = QFontMetricsF(font(32, bold=True, serif=True)).horizontalAdvance(title)
    letters = font(32 if wide <= room else max(18, 32 * room / wide), bold=True, serif=True)
    return letters, QFontMetricsF(letters).elidedText(title, Qt.TextElideMode.ElideRight, room + 1)


def _lightness(image: QImage, rect: QRectF, scale: float) -> float:
    """Tell how light a part of a picture is, from 0 to 1: a title must stand out from it."""
    part = image.copy(QRectF(rect.topLeft() * scale, rect.size() * scale).toRect())
    return part.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightnessF()
