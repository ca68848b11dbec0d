"""The paper tag with the forbidden colour, tied to the chest; and the button that ends the turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPixmap

from boardroom.games.switcher.scene.geometry import TablePlan
from boardroom.games.switcher.scene.palette import brass, brass_plate, paper, papers
from boardroom.games.switcher.scene.pieces.fronts import paint_forbidden, paint_front
from boardroom.ui.paint.lettering import fitting, height, width
from boardroom.ui.paint.painting import Art, picture, shade
from boardroom.ui.paint.pixmap_cache import kept
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme, font


def tag_box(plan: TablePlan) -> QRectF:
    """Return the box of the tag with its string."""
    return plan.tag.adjusted(-12, -80, 60, 16)


def button_box(plan: TablePlan) -> QRectF:
    """Return the box of the button with its shadow."""
    return QRectF(QPointF(), plan.end.size()).adjusted(-8, -10, 8, 10)


@kept
def tag_picture(
    colour: str, title: str, word: str, hanging: bool, theme: Theme, plan: TablePlan, scale: float
) -> QPixmap:
    """Return the tag that says which colour no figure may have now; hanging: the chest is above it, not beside it."""
    wide, high, text = plan.tag.width(), plan.tag.height(), plan.text
    shape = QPainterPath(QPointF(10, 0))
    for x, y in ((wide - 16, 0), (wide, 16), (wide, high - 16), (wide - 16, high), (10, high)):
        shape.lineTo(x, y)
    shape.quadTo(0, high, 0, high - 10)
    shape.lineTo(0, 10)
    shape.quadTo(0, 0, 10, 0)
    eye = QPointF(wide - 11, high / 2)
    nail = eye + (QPointF(36, -110) if hanging else QPointF(35, -8))
    string = QPainterPath(eye)
    if hanging:
        string.cubicTo(eye + QPointF(18, 6), eye + QPointF(30, -40), nail)
    else:
        string.cubicTo(eye + QPointF(14, 14), eye + QPointF(24, 2), nail)

    def paint(art: Art) -> None:
        ink = papers(theme)
        art.blur(shape, shade("#000000", 0.6 if theme.dark else 0.3), 2.2, 2, 4)
        art.path(shape, fill=paper(theme), stroke=ink.edge)
        low = 0.0
        if text == 1:
            art.text(78, 38, title, 12, ink.muted, most=66)
            art.text(78, 58, word, 20, ink.ink, serif=True, most=70)
        else:  # the words above, the drawer below
            low, room = high - 84, wide - 12 - 10
            art.text(12, 6 + 12 * text, title, fitting(title, 12 * text, room), ink.muted)
            art.text(12, 4 + 33 * text, word, fitting(word, 20 * text, room - 14, serif=True), ink.ink, serif=True)
        with art.at(12, 16 + low, 52 / 76):
            paint_front(art, colour)
        paint_forbidden(art, 61, 19 + low, 10)
        art.circle(eye.x(), eye.y(), 6, fill=brass_plate())
        art.circle(eye.x(), eye.y(), 3.2, fill=ink.ground[2])
        if hanging and plan.text > 2:  # it lies too far from the chest
            return
        art.path(string.translated(1, 2), stroke=shade("#1A0F08", 0.3), width=2)
        art.path(string, stroke="#B5894F", width=1.8, rounded=True)
        art.circle(nail.x() + 1, nail.y() + 1, 4.4, fill=shade("#1A0D05", 0.5))
        art.circle(nail.x() + 0.4, nail.y() - 0.4, 4, fill=brass())

    return picture(tag_box(plan), scale, paint)


@kept
def button_picture(word: str, filled: bool, hot: bool, theme: Theme, plan: TablePlan, scale: float) -> QPixmap:
    """Return the button that ends the turn: the one filled button when there is nothing better to do."""
    box, text = QRectF(QPointF(), plan.end.size()), plan.text

    def paint(art: Art) -> None:
        if filled:
            art.blur(rounded(box, 8), shade("#000000", 0.5 if theme.dark else 0.25), 2.2, 1, 3)
            color = theme.color("act")
            art.box(box, 8, fill=color.lighter(108) if hot else color)
        else:
            art.box(box, 8, fill=theme.color("act_soft" if hot else "panel"))
            edge = theme.color("act") if hot else theme.edge
            art.box(box.adjusted(0.75, 0.75, -0.75, -0.75), 7.5, stroke=edge, width=1.5)
        ink = theme.color("on_act" if filled else "ink")
        if text > 1:
            room, size = box.adjusted(8, 0, -12 - 20 * text, 0), 16 * text
            keyed = text <= 2 or all(width(part, size, bold=True) <= room.width() for part in word.split())
            if not keyed:  # the largest words come first
                room = box.adjusted(6, 0, -6, 0)
            size = min(fitting(part, size, room.width(), bold=True) for part in word.split())
            high = height(word, size, room.width(), bold=True)
            art.paragraph(room.translated(0, (box.height() - high) / 2), word, size, ink, bold=True, middle=True)
            if keyed:
                paint_key(art, room.right() + 6, box.center().y() - 10 * text, "E", ink, text=text)
            return
        art.painter.setFont(font(16, bold=True))
        wide = min(art.painter.fontMetrics().horizontalAdvance(word), round(box.width() - 56))
        left = (box.width() - wide - 30) / 2
        art.text(left, box.center().y() + 5.5, word, 16, ink, bold=True, most=box.width() - 50)
        paint_key(art, left + wide + 10, box.center().y() - 10, "E", ink)

    return picture(button_box(plan), scale, paint)


def paint_key(
    art: Art,
    x: float,
    y: float,
    key: str,
    ink: QColor | str,
    wide: float = 20.0,
    fill: QColor | None = None,
    text: float = 1.0,
) -> None:
    """Paint the cap of a key that does the same."""
    color = shade(ink, 0.85)
    with art.at(x, y, text):
        art.rect(0.5, 0.5, wide - 1, 19, 5, fill=fill, stroke=shade(color, 0.5))
        art.text(wide / 2, 14.5, key, 12, color, bold=True, anchor="middle")
