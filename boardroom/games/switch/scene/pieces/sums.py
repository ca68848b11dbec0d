"""What lies over the dice: the sum that makes the next card, bracketed and spelled out, or what came of a throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import FACE_WORD, FELT, PILL
from boardroom.games.switch.scene.palette import GLOW, LATCH, ON_LEATHER
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import LIGHT, Theme, font

Tone = Literal["act", "plain", "danger"]
_FILL: Final[dict[Tone, str]] = {"act": "#0D7963", "plain": "#2A170E", "danger": "#9C2A1C"}
_EDGE: Final[dict[Tone, str]] = {"act": GLOW, "plain": "#B98A5A", "danger": "#F0A08F"}


class Sum(QGraphicsItem):
    """A pill below the dice, with lines up to those that it counts; and the name of the Switch die's face."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.words = ""
        self._tone: Tone = "act"
        self._dice: tuple[QPointF, ...] = ()
        self.face = ("", "")
        self.letters = 16.0  # the size of the face's name; large where it is all that is said
        self.setZValue(9)

    def display(self, words: str, tone: Tone, dice: Sequence[QPointF], theme: Theme) -> None:
        """Say a sum of some dice, or a verdict about all of them; or nothing."""
        self.words, self._tone, self._dice, self.theme = words, tone, tuple(dice), theme
        self.setOpacity(1.0)
        self.update()

    def name_face(self, word: str, meaning: str) -> None:
        """Name what the Switch die shows."""
        self.face = (word, meaning)
        self.update()

    def boundingRect(self) -> QRectF:
        return FELT

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        art = Art(painter)
        word, meaning = self.face
        art.text(FACE_WORD.x(), FACE_WORD.y(), word, self.letters, "#F6E3B8", bold=True, anchor="middle")
        art.text(FACE_WORD.x(), FACE_WORD.y() + 18, meaning, 12, ON_LEATHER, anchor="middle", most=118)
        if self.words:
            self._paint_pill(art)

    def _paint_pill(self, art: Art) -> None:
        long = self._tone != "act"
        size = 16 if long else 20
        room = FELT.width() - 150 if self.face[0] else FELT.width() - 20
        art.painter.setFont(font(size, bold=True))
        wide = min(art.painter.fontMetrics().horizontalAdvance(self.words) + 34.0, room)
        middle = min(max(self._middle(), FELT.x() + wide / 2 + 8), FELT.x() + 8 + room - wide / 2)
        pill = QRectF(middle - wide / 2, PILL.y() - 18, wide, 36)
        if self._dice:
            art.path(self._brackets(pill), stroke=GLOW, width=2.5, rounded=True)
        art.blur(rounded(pill, 18), shade(LATCH, 0.55), 4, 0, 3)
        art.box(pill, 18, fill=_FILL[self._tone])
        art.box(pill.adjusted(0.8, 0.8, -0.8, -0.8), 17.2, stroke=_EDGE[self._tone], width=1.6)
        y = pill.center().y() + size * 0.35
        art.text(middle, y, self.words, size, "#FFFFFF", bold=True, anchor="middle", most=wide - 24)

    def _middle(self) -> float:
        if not self._dice:
            return PILL.x() if self.face[0] else FELT.center().x()
        return (min(at.x() for at in self._dice) + max(at.x() for at in self._dice)) / 2

    def _brackets(self, pill: QRectF) -> QPainterPath:
        """Return the lines from the dice down to the pill."""
        path, level = QPainterPath(), pill.center().y()
        for at in self._dice:
            path.moveTo(at.x(), at.y() + 40)
            inside = pill.left() < at.x() < pill.right()
            if inside:
                path.lineTo(at.x(), level)
                continue
            way = 12.0 if at.x() < pill.left() else -12.0
            path.lineTo(at.x(), level - 12)
            path.quadTo(at.x(), level, at.x() + way, level)
            path.lineTo(pill.center().x(), level)
        return path
