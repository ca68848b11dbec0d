"""What lies over the dice: the sum that makes the next card, bracketed and spelled out, or what came of a throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import FACE_WORD, FELT, PILL
from boardroom.games.switch.scene.palette import GLOW, LATCH, ON_LEATHER
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.painting import Art, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.theme import Theme

Tone = Literal["act", "plain", "danger"]
_FILL: Final[dict[Tone, str]] = {"act": "#0A5F4E", "plain": "#2A170E", "danger": "#9C2A1C"}
_MEANING: Final = 118.0  # how wide the meaning of a face may be
_BELOW_DIE: Final = 152.0  # from the upper edge of the felt down to where the Switch die ends
_EDGE: Final[dict[Tone, str]] = {"act": GLOW, "plain": "#B98A5A", "danger": "#F0A08F"}


class Sum(TableItem):
    """A pill below the dice, with lines up to those that it counts; and the name of the Switch die's face."""

    def __init__(self) -> None:
        super().__init__(9)
        self.words = ""
        self._tone: Tone = "act"
        self._dice: tuple[QPointF, ...] = ()
        self.face = ("", "")
        self.letters = 16.0  # the size of the face's name; large where it is all that is said

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
        whole = FELT.width() - 20
        room = FELT.width() - max(150.0, self._face_width + 32) if self.face[0] else whole
        if self.words and self._pill(room).height() > 3 * self._size:
            room = whole  # more than two lines: such a verdict names the face itself
        else:
            self._name_face(art)
        if self.words:
            self._paint_pill(art, self._pill(room))

    @property
    def _face_width(self) -> float:
        return max(width(self.face[0], self.text(self.letters), bold=True), _MEANING)

    def _name_face(self, art: Art) -> None:
        word, meaning = self.face
        size, middle = self.text(12), min(FACE_WORD.x(), FELT.right() - 3 - self._face_width / 2)
        wraps = not self.places.usual and width(meaning, size) > _MEANING
        high = height(meaning, size, _MEANING) if wraps else self.text(18)
        base = min(FACE_WORD.y(), FELT.bottom() - 6 - self.text(4) - high)
        narrow = all(width(part, size) <= _MEANING for part in meaning.split())
        if wraps and not (narrow and base - self.text(self.letters) * 0.75 > FELT.top() + _BELOW_DIE):
            meaning, wraps, base = "", False, FELT.bottom() - 14  # the die's tip says it
        art.text(middle, base, word, self.text(self.letters), "#F6E3B8", bold=True, anchor="middle")
        if wraps:
            box = QRectF(middle - _MEANING / 2, base + self.text(4), _MEANING, high)
            art.paragraph(box, meaning, size, ON_LEATHER, middle=True)
        else:
            art.text(middle, base + high, meaning, size, ON_LEATHER, anchor="middle", most=_MEANING)

    @property
    def _size(self) -> float:
        return self.text(16 if self._tone != "act" else 20)

    def _wraps(self, room: float) -> bool:
        return not self.places.usual and width(self.words, self._size, bold=True) + 34 > room

    def _pill(self, room: float) -> QRectF:
        """Return where the pill lies in a room of that width."""
        size = self._size
        wide, high = min(width(self.words, size, bold=True) + 34.0, room), 20 + self.text(16)
        if self._wraps(room):
            high = height(self.words, size, room - 24, bold=True) + 10
        middle = min(max(self._middle(), FELT.x() + wide / 2 + 8), FELT.x() + 8 + room - wide / 2)
        bottom = min(PILL.y() + high / 2, FELT.bottom() - 5)
        return QRectF(middle - wide / 2, bottom - high, wide, high)

    def _paint_pill(self, art: Art, pill: QRectF) -> None:
        size, middle = self._size, pill.center()
        if self._dice:
            art.path(self._brackets(pill), stroke=GLOW, width=2.5, rounded=True)
        art.blur(rounded(pill, 18), shade(LATCH, 0.55), 4, 0, 3)
        art.box(pill, 18, fill=_FILL[self._tone])
        art.box(pill.adjusted(0.8, 0.8, -0.8, -0.8), 17.2, stroke=_EDGE[self._tone], width=1.6)
        if self._wraps(pill.width()):
            art.paragraph(pill.adjusted(12, 5, -12, -5), self.words, size, "#FFFFFF", bold=True, middle=True)
        else:
            y, most = middle.y() + size * 0.35, pill.width() - 24
            art.text(middle.x(), y, self.words, size, "#FFFFFF", bold=True, anchor="middle", most=most)

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
