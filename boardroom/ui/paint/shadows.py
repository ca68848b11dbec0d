"""Soft shadows and glows: a shape blurred once into a pixmap, then only copied."""

from __future__ import annotations

from math import ceil, exp
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap

from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.paint.vectors import keeps_shapes, soft_scale

_FINE: Final = 2.0  # blur at this many pixels: wider shadows are blurred small and stretched, which nobody can see


def blurred(path: QPainterPath, color: QColor, sigma: float, dpr: float) -> tuple[QPixmap, QPointF]:
    """Return the filled path, blurred with a Gaussian, as a pixmap and where its upper left corner belongs."""
    box = path.boundingRect()
    # Whole pixels of offset: the same shape elsewhere on the table is the same picture.
    corner = QPointF(ceil(box.left() * dpr) / dpr, ceil(box.top() * dpr) / dpr)
    shape = path.translated(-corner)
    key = (_outline(shape), color.rgba(), round(sigma, 2), round(dpr, 3))
    pixmap = keeper.find((blurred, key), lambda: _blur(shape, color, sigma, dpr))
    coarse, margin = _reach(sigma * dpr)
    away = margin * coarse / dpr
    return pixmap, shape.boundingRect().topLeft() - QPointF(away, away) + corner


def paint_blurred(painter: QPainter, path: QPainterPath, color: QColor, sigma: float, offset: QPointF) -> None:
    """Paint a path's shadow, moved by an offset, as sharp as the painter's device wants it."""
    if keeps_shapes(painter):
        scale = min(soft_scale(painter, path.boundingRect()), 8 / max(sigma, 0.1))  # the softer, the coarser
    else:
        scale = abs(painter.transform().m11()) or abs(painter.transform().m12()) or 1.0
        scale = round(painter.device().devicePixelRatioF() * scale, 2)
    pixmap, corner = blurred(path, color, sigma, scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(corner + offset, pixmap)
    painter.restore()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _outline(path: QPainterPath) -> tuple[object, ...]:
    elements = (path.elementAt(i) for i in range(path.elementCount()))
    return tuple((round(e.x, 1), round(e.y, 1), e.type.value) for e in elements)


def _reach(spread: float) -> tuple[float, int]:
    """Return how many device pixels make one that is blurred, and how many of those a blur goes beyond its shape."""
    coarse = max(1.0, spread / _FINE)
    return coarse, ceil(3 * spread / coarse) + 1


def _blur(path: QPainterPath, color: QColor, sigma: float, dpr: float) -> QPixmap:
    spread = sigma * dpr
    coarse, margin = _reach(spread)
    box = path.boundingRect()
    factor = dpr / coarse
    size = QSize(ceil(box.width() * factor) + 2 * margin + 1, ceil(box.height() * factor) + 2 * margin + 1)
    image = QImage(size, QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(margin, margin)
    painter.scale(factor, factor)
    painter.translate(-box.topLeft())
    # At half strength no sum on the way is cut off at full strength; adding the result to itself makes up for it.
    painter.fillPath(path, QColor.fromRgbF(1, 1, 1, color.alphaF() / 2))
    painter.end()
    weights = _weights(spread / coarse)
    image = _smear(_smear(image, weights, QPoint(1, 0)), weights, QPoint(0, 1))
    painter.begin(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.drawImage(0, 0, image.copy())
    painter.end()
    if coarse > 1:
        full = QSize(round(size.width() * coarse), round(size.height() * coarse))
        image = image.scaled(full, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    # Only the opacity is blurred; the colour is put in last, so that it doesn't drift where the shadow is thin.
    tinted = QImage(image.size(), QImage.Format.Format_ARGB32)
    tinted.fill(QColor(color.red(), color.green(), color.blue()))
    tinted.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    pixmap = QPixmap.fromImage(tinted)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _weights(sigma: float) -> list[int]:
    """Return the right half of a Gaussian's bell in 255ths, summing with its mirror image to 255."""
    if sigma <= 0:
        return [255]
    half = [exp(-(i * i) / (2 * sigma * sigma)) for i in range(ceil(3 * sigma) + 1)]
    total = half[0] + 2 * sum(half[1:])
    sides = [round(weight / total * 255) for weight in half[1:]]
    return [255 - 2 * sum(sides), *sides]


def _smear(image: QImage, weights: list[int], step: QPoint) -> QImage:
    """Add up weighted copies of the image along one direction: one pass of a separable blur."""
    out = QImage(image.size(), image.format())
    out.fill(Qt.GlobalColor.transparent)
    painter = QPainter(out)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for i, weight in enumerate(weights):
        # Qt rounds opacities down, first to 256ths and then to 255ths: this comes out as weight / 255.
        painter.setOpacity(min(1.0, (weight + 1.25) / 256))
        painter.drawImage(step * i, image)
        if i:
            painter.drawImage(step * -i, image)
    painter.end()
    return out
