"""The cards of the home screen: a game as a box on the shelf, and who sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from boardroom.app.phrases import seat_counts
from boardroom.app.pictures import covers
from boardroom.core.game import Game, Options
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.buttons import Focusable
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.motion import Glide
from boardroom.ui.style.translation import Retranslated

AIR = 20  # around the box, for its shadow, its ring and its lift
ARROWS: dict[int, tuple[int, int]] = {  # steps across and down
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
SETTLED = 30  # milliseconds: a window that is being resized has another size sooner


def paint_facts(painter: QPainter, left: float, top: float, facts: Sequence[tuple[str, str]], wide: float) -> float:
    """Paint a row of small icons with words, in two lines where one is too short; return the height."""
    painter.setFont(text(14))
    colors = theme()
    x, y, line = left, top, px(24)
    for icon, words in facts:
        width = px(22) + painter.fontMetrics().horizontalAdvance(words)
        if x > left and x + width > left + wide:
            x, y = left, y + line
        paint_icon(painter, icon, QRectF(x - 1, y + (line - px(18)) / 2, px(18), px(18)), colors.color("muted"), 1.8)
        painter.setPen(colors.color("muted"))
        painter.drawText(QRectF(x + px(22), y, width, line), Qt.AlignmentFlag.AlignVCenter, words)
        x += width + px(16)
    return y + line - top


class GameCard(Focusable, QPushButton):
    """A game's box. Pressing it asks for a new game; without words it is the box alone."""

    def __init__(self, game: Game, face: Face, wordless: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.face = face
        self._wordless = wordless
        self._lift = Glide(0.0, 150, self)
        self._lift.valueChanged.connect(self.update)
        self._late = QTimer(self, singleShot=True)
        self._late.timeout.connect(self._paint_cover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        self.setAccessibleName(self.face.title())
        self.setAccessibleDescription(", ".join([self.face.tagline(), *(words for _, words in self.facts())]))
        self.update()

    def facts(self) -> list[tuple[str, str]]:
        """Return what stands below: how many play, how long it takes."""
        return [("people", seat_counts(self.game.seats)), ("clock", self.face.minutes())]

    def sizeHint(self) -> QSize:
        return QSize(224 + 2 * AIR, self.height_for(224))

    def height_for(self, width: int) -> int:
        """Return how tall the card is when its box is so wide."""
        box = round(width * 292 / 224)
        if self._wordless:
            return AIR + box + AIR
        bold = QFontMetrics(text(16, bold=True))
        words = bold.boundingRect(QRect(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, self.face.tagline())
        facts = [QFontMetrics(text(14)).horizontalAdvance(words) + px(22) for _, words in self.facts()]
        lines = 1 if sum(facts) + px(16) <= width + 4 else 2
        return AIR + box + px(12) + words.height() + px(4) + lines * px(24) + 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS and not self._wordless:
            event.ignore()  # the boxes around it know what is where
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._lift.to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._lift.to(0.0)
        super().leaveEvent(event)

    @property
    def waits(self) -> bool:
        """Whether its cover is still to be painted."""
        return self._late.isActive()

    def _show_cover(self, painter: QPainter, box: QRectF) -> None:
        """Draw the cover; one that must be painted comes later, and till then something like it stands there."""
        there = covers.at_hand(self.face, theme(), round(box.width()), self.devicePixelRatioF())
        if there is not None:
            painter.drawPixmap(box.topLeft(), there)
            return
        if (near := covers.stand_in(self.face)) is not None:
            self._late.start(SETTLED)
            painter.drawPixmap(box, near, QRectF(near.rect()))
        else:
            self._late.start(0)
            painter.fillPath(rounded(box, 8), theme().color("well"))

    def _paint_cover(self) -> None:
        covers.cover(self.face, theme(), self.width() - 2 * AIR, self.devicePixelRatioF())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width = self.width() - 2 * AIR
        lift = 4 * self._lift.value if not self.isDown() else 1.0
        box = QRectF(AIR, AIR - lift, width, round(width * 292 / 224))
        far, near = (QColor(0, 0, 0, 150), QColor(0, 0, 0, 160)) if colors.dark else (
            QColor(58, 38, 18, 87), QColor(58, 38, 18, 107)
        )  # fmt: skip
        paint_blurred(painter, rounded(box.adjusted(0, 0, -2, -2), 10), far, 8, QPointF(3, 8 + 1.5 * lift))
        paint_blurred(painter, rounded(box.adjusted(0, 0, -2, -2), 8), near, 2, QPointF(1, 4 + lift))
        self._show_cover(painter, box)
        if self.ring:
            painter.setPen(QPen(colors.color("act"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 11, 11)
        if self._wordless:
            return
        painter.setFont(text(16, bold=True))
        painter.setPen(colors.color("ink"))
        top = AIR + box.height() + px(12)
        flags = Qt.TextFlag.TextWordWrap.value
        said = painter.boundingRect(QRectF(AIR, top, width, 1000), flags, self.face.tagline())
        painter.drawText(said, flags, self.face.tagline())
        paint_facts(painter, AIR, said.bottom() + px(4), self.facts(), width + 4)


class SeatChip(Retranslated, QWidget):
    """Who sits on a seat: the seat's mark and a name. The mark may depend on options that are known later."""

    def __init__(
        self, face: Face, players: Sequence[Player], seat: int, options: Options | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._face, self._players, self._seat, self._options = face, list(players), seat, options
        self.retranslate()
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def know(self, options: Options) -> None:
        """Learn the options of the match."""
        self._options = options
        self.update()

    def retranslate(self) -> None:
        """Say who sits there in the language of the moment."""
        self.setAccessibleName(self.words())
        self.updateGeometry()

    def words(self) -> str:
        """Name who sits there."""
        return short_name(self._seat, self._players)

    def sizeHint(self) -> QSize:
        return QSize(px(24) + QFontMetrics(text(14)).horizontalAdvance(self.words()) + 2, px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        mark = QRectF(0, middle - px(9), px(18), px(18))
        if self._options is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().color("well"))
            painter.drawEllipse(mark)
        else:
            self._face.paint_seat(painter, mark, self._seat, len(self._players), self._options)
        painter.setFont(text(14))
        painter.setPen(theme().color("ink"))
        rect = QRectF(px(24), 0, self.width() - px(24), self.height())
        words = painter.fontMetrics().elidedText(self.words(), Qt.TextElideMode.ElideRight, round(rect.width()) + 1)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, words)
