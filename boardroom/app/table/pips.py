"""How a seat or team stands, as pips and in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from boardroom.ui.game.face import Standing
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text_scale

translate = QCoreApplication.translate

PIP, GAP = 12, 4


def pips_width(standing: Standing) -> int:
    """Return how wide the pips of a standing are."""
    return standing.total * px(PIP) + max(0, standing.total - 1) * px(GAP)


def paint_pips(painter: QPainter, left: float, middle: float, standing: Standing) -> None:
    """Paint a standing as pips: full, gained by the considered move (a plus), lost by it (a minus), and empty."""
    colors = theme()
    scale = text_scale()
    kept = standing.pips + min(0, standing.gained)
    for i in range(standing.total):
        painter.save()
        painter.translate(left + i * (px(PIP) + px(GAP)), middle - px(PIP) / 2)
        painter.scale(scale, scale)
        painter.setPen(Qt.PenStyle.NoPen)
        if i < kept:
            painter.setBrush(colors.color("ink"))
            painter.drawRoundedRect(QRectF(0, 0, PIP, PIP), 3, 3)
        elif i < max(standing.pips, standing.pips + standing.gained):
            gained = standing.gained > 0
            painter.setBrush(colors.color("act" if gained else "danger"))
            painter.drawRoundedRect(QRectF(-1, -1, PIP + 2, PIP + 2), 4, 4)
            pen = QPen(colors.color("on_act"), 1.75)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(3, 6, 9, 6)
            if gained:
                painter.drawLine(6, 3, 6, 9)
        else:
            painter.setPen(QPen(colors.color("muted", 0.65), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(0.75, 0.75, PIP - 1.5, PIP - 1.5), 2.5, 2.5)
        painter.restore()


def say_standing(standing: Standing) -> str:
    """Say a standing in words, for assistive technology and tool tips."""
    if standing.total:
        said = translate("Pips", "{label}: {pips} of {total}").format(
            label=standing.label, pips=standing.pips, total=standing.total
        )
    else:
        said = " ".join(part for part in (standing.label, standing.value) if part)
    return "\n".join((said, *standing.details)) if said else "\n".join(standing.details)
