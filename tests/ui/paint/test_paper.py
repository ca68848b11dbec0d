"""On paper everything stays lines and shapes, but for what is soft."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPicture,
    QRadialGradient,
)
from pytestqt.qtbot import QtBot

from boardroom.app.reading.exhibit import Exhibit
from boardroom.books.rulebook.library import library
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.paint.painting import Shapes, copy, device_scale, painted
from boardroom.ui.paint.paper import PaperPainter, fades
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.paint.vectors import VECTOR, keeps_shapes
from boardroom.ui.style.theme import LIGHT


def fading(kind: str = "linear") -> QLinearGradient | QRadialGradient:
    made = QLinearGradient(0, 0, 80, 0) if kind == "linear" else QRadialGradient(QPointF(40, 40), 40)
    made.setColorAt(0, QColor(255, 0, 0, 200))
    made.setColorAt(1, QColor(255, 0, 0, 0))
    return made


def images(file: Path) -> int:
    return file.read_bytes().count(b"/Subtype /Image")


def writer(file: Path) -> QPdfWriter:
    made = QPdfWriter(str(file))
    made.setPageSize(QPageSize(QSizeF(100, 100), QPageSize.Unit.Millimeter))
    made.setResolution(254)  # ten dots to a millimetre
    return made


def test_a_screen_has_pixels_and_paper_has_shapes(qtbot: QtBot, tmp_path: Path) -> None:
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    pdf, picture = writer(tmp_path / "a.pdf"), QPicture()
    for device, kept in ((image, False), (pdf, True), (picture, True)):
        painter = QPainter(device)
        assert keeps_shapes(painter) is kept
        assert (device_scale(painter) == VECTOR) is kept
        assert (sharp_scale(painter, None) == VECTOR) is kept
        painter.end()


def test_a_kept_picture_is_painted_anew_on_paper(qtbot: QtBot, tmp_path: Path) -> None:
    painted_with: list[QPainter] = []

    def paint(painter: QPainter) -> None:
        painted_with.append(painter)
        painter.fillRect(QRectF(2, 3, 10, 10), QColor("red"))

    kept = painted(QRectF(2, 3, 10, 10), VECTOR, paint)
    assert isinstance(kept, Shapes)
    assert not painted_with
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    copy(painter, QPointF(20, 20), kept)
    assert painted_with == [painter]
    painter.end()
    assert image.pixelColor(21, 21) == QColor("red")
    assert image.pixelColor(19, 19) == QColor("white")
    assert image.pixelColor(31, 31) == QColor("white")


def test_what_fades_is_told_from_what_does_not(qtbot: QtBot) -> None:
    plain = QLinearGradient(0, 0, 1, 1)
    plain.setColorAt(0, QColor("red"))
    plain.setColorAt(1, QColor("blue"))
    assert fades(QBrush(fading()))
    assert not fades(QBrush(plain))
    assert not fades(QBrush(QColor(0, 0, 0, 40)))


@pytest.mark.parametrize("kind", ["linear", "radial"])
@pytest.mark.parametrize(
    "how", ["fillPath", "drawPath", "strokePath", "ellipse", "rounded", "rect", "line", "plain rect"]
)
def test_what_fades_looks_on_paper_as_on_the_screen(qtbot: QtBot, kind: str, how: str) -> None:
    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush, box = fading(kind), QRectF(0, 0, 80, 80)
        painter.setPen(Qt.PenStyle.NoPen)
        match how:
            case "fillPath":
                painter.fillPath(rounded(box, 8), brush)
            case "drawPath":
                painter.setPen(QPen(QColor("blue"), 2))
                painter.setBrush(brush)
                painter.drawPath(rounded(box.adjusted(4, 4, -4, -4), 8))
            case "strokePath":
                painter.strokePath(rounded(box.adjusted(10, 10, -10, -10), 8), QPen(QBrush(brush), 8))
            case "ellipse":
                painter.setBrush(brush)
                painter.drawEllipse(QPointF(40, 40), 38, 38)
            case "rounded":
                painter.setBrush(brush)
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
            case "rect":
                painter.fillRect(box, brush)
            case "line":
                painter.setPen(QPen(QBrush(brush), 6))
                painter.drawLine(QPointF(4, 40), QPointF(76, 44))
            case _:
                painter.fillRect(box, QColor(0, 90, 0))

    def shown(painter_of: type[QPainter]) -> QImage:
        image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = painter_of(image)
        paint(painter)
        painter.end()
        return image

    screen, paper = shown(QPainter), shown(PaperPainter)
    apart = [
        abs(screen.pixelColor(x, y).green() - paper.pixelColor(x, y).green())
        for x in range(0, 80, 3)
        for y in range(0, 80, 3)
    ]
    assert sum(apart) / len(apart) < 3  # but for the very edges
    assert sorted(apart)[len(apart) * 9 // 10] < 12
    assert any(screen.pixelColor(x, 42) != QColor("white") for x in range(0, 80, 4))


def test_the_same_soft_shape_is_written_once(qtbot: QtBot, tmp_path: Path) -> None:
    sizes = []
    for times in (1, 8):
        file = tmp_path / f"{times}.pdf"
        device = writer(file)
        painter = PaperPainter(device)
        for index in range(times):
            painter.save()
            painter.translate(90 * index, 0)
            painter.fillPath(rounded(QRectF(0, 0, 80, 80), 8), fading())
            painter.restore()
        painter.end()
        sizes.append(images(file))
    assert sizes[0] == sizes[1] > 0


def test_a_shadow_is_as_coarse_as_it_is_soft(qtbot: QtBot, tmp_path: Path) -> None:
    lengths = []
    for sigma in (2, 20):
        file = tmp_path / f"{sigma}.pdf"
        device = writer(file)
        painter = PaperPainter(device)
        paint_blurred(painter, rounded(QRectF(60, 60, 400, 400), 8), QColor(0, 0, 0, 120), sigma, QPointF())
        painter.end()
        widths = [int(found) for found in re.findall(rb"/Width (\d+)", file.read_bytes())]
        lengths.append(max(widths))
    assert lengths[1] < lengths[0] / 2


@pytest.mark.parametrize(("key", "name"), [("oxixo", "entries"), ("switcher", "two-at-once"), ("phoenix", "movement")])
def test_a_figure_in_a_pdf_is_made_of_shapes(qtbot: QtBot, tmp_path: Path, key: str, name: str) -> None:
    shown = Exhibit(game(key), load_face(key), library().figures(key)[name])
    area = shown.frame.area
    file = tmp_path / "figure.pdf"
    device = writer(file)
    painter = PaperPainter(device)
    shown.paint(painter, QRectF(0, 0, 900, 900 * area.height() / area.width()), LIGHT)
    painter.end()
    data = file.read_bytes()
    assert b"/Font" in data  # coordinates are letters
    assert len(data) > 20_000
    widths = [int(found) for found in re.findall(rb"/Width (\d+)", data)]
    assert widths
    assert max(widths) < 1500  # no picture of the whole at the resolution of the paper
    plain = tmp_path / "plain.pdf"
    device = writer(plain)
    ordinary = QPainter(device)  # whoever knows nothing of paper gets the same
    shown.paint(ordinary, QRectF(0, 0, 900, 900 * area.height() / area.width()), LIGHT)
    ordinary.end()
    assert b"/Font" in plain.read_bytes()
