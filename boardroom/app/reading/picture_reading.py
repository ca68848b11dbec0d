"""Pictures, decoded in the process that reads: what comes from there is as small as it is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLoggingCategory, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader, QPainter

from boardroom.books.originals.pdf_pages import MOST_PIXELS, PageImage
from boardroom.books.originals.refused import RefusedBooklet

MEGABYTES: Final = 256  # of one picture, decoded: 60 megapixels of four bytes


def picture_size(path: Path) -> tuple[int, int]:
    """Return how large a picture is as it is shown; raise Refused where it is none any more."""
    reader = _reader(path)
    size = _size(reader, path)
    return (size.height(), size.width()) if _turned(reader) else (size.width(), size.height())


def draw_picture(path: Path, width: int) -> PageImage:
    """Return a picture on white, so many pixels wide or smaller; raise Refused where it can't be shown."""
    reader = _reader(path)
    size = _size(reader, path)
    wide = size.height() if _turned(reader) else size.width()
    scale = min(1.0, width / wide, (MOST_PIXELS / (size.width() * size.height())) ** 0.5)
    if scale < 1.0:
        reader.setScaledSize((size * scale).expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        raise RefusedBooklet("damaged", path, reader.errorString())
    page = QImage(image.size(), QImage.Format.Format_RGBX8888)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    painter.drawImage(0, 0, image)
    painter.end()
    return PageImage(page.width(), page.height(), page.bytesPerLine(), bytes(page.constBits()))


def _reader(path: Path) -> QImageReader:
    QLoggingCategory.setFilterRules("qt.gui.imageio*=false")  # a picture may complain of itself a million times
    QImageReader.setAllocationLimit(MEGABYTES)
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    return reader


def _size(reader: QImageReader, path: Path) -> QSize:
    """Return how large a picture is, before anything of it is decoded; raise Refused where it is too large for that."""
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise RefusedBooklet("damaged", path, reader.errorString())
    form = reader.imageFormat()
    bits = QImage.toPixelFormat(form).bitsPerPixel() if form != QImage.Format.Format_Invalid else 32
    if size.width() * size.height() * bits > MEGABYTES << 23:
        raise RefusedBooklet("too-large", path, f"{size.width()} × {size.height()}")
    return size


def _turned(reader: QImageReader) -> bool:
    """Tell whether a picture lies on its side in its file, as those of cameras do."""
    return bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)
