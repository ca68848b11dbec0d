"""Draw the program's icons, in all sizes and in the containers of the three systems."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter, QPainterPath, QPen

from boardroom.ui.paint.icons import paint_logo
from boardroom.ui.style.theme import LIGHT

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def drawn(size: int, paper: bool = False) -> QImage:
    """Return the program's mark, or the mark on a sheet of paper for its files."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, size, size)
    if paper:
        sheet, fold = QRectF(size * 0.16, size * 0.05, size * 0.68, size * 0.9), size * 0.2
        shape = QPainterPath(sheet.topLeft())
        shape.lineTo(sheet.right() - fold, sheet.top())
        shape.lineTo(sheet.right(), sheet.top() + fold)
        shape.lineTo(sheet.bottomRight())
        shape.lineTo(sheet.bottomLeft())
        shape.closeSubpath()
        painter.fillPath(shape, LIGHT.color("panel"))
        painter.strokePath(shape, QPen(LIGHT.color("muted"), max(1.0, size / 40)))
        corner = QPainterPath(sheet.topRight() - QRectF(0, 0, fold, 0).topRight())
        corner.lineTo(sheet.right() - fold, sheet.top() + fold)
        corner.lineTo(sheet.right(), sheet.top() + fold)
        corner.closeSubpath()
        painter.fillPath(corner, LIGHT.color("line"))
        box = QRectF(size * 0.28, size * 0.36, size * 0.44, size * 0.44)
    paint_logo(painter, box, LIGHT)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """Return an image as PNG data."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(images: dict[int, bytes]) -> bytes:
    """Return PNG pictures as one Windows icon."""
    head, at = struct.pack("<HHH", 0, 1, len(images)), 6 + 16 * len(images)
    for size, data in images.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(images.values())


def icns(images: dict[int, bytes]) -> bytes:
    """Return PNG pictures as one macOS icon."""
    body = b"".join(ICNS[size] + struct.pack(">I", len(data) + 8) + data for size, data in images.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw_all(folder: Path) -> None:
    """Draw every icon into a folder: hicolor/SIZExSIZE/{apps,mimetypes}, boardroom.ico and boardroom.icns."""
    app = QGuiApplication.instance() or QGuiApplication([])
    for size in SIZES:
        for kind, name, paper in (("apps", "boardroom", False), ("mimetypes", "application-x-boardroom", True)):
            file = folder / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png(drawn(size, paper)))
    (folder / "boardroom.ico").write_bytes(ico({size: png(drawn(size)) for size in ICO}))
    (folder / "boardroom.icns").write_bytes(icns({size: png(drawn(size)) for size in ICNS}))
    del app
