"""Controls for choosing: segments, switches and cards. All work with the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSizePolicy, QWidget

from boardroom.ui.kit.buttons import Focusable, paint_ring
from boardroom.ui.kit.flow import Flow, least, wanted
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.paint.outline import circle
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.motion import Glide

Painting = Callable[[QPainter, QRectF], None]  # paints a small mark into a square

_SHADE: Final = QColor(58, 38, 18, 56)
_WRAPPED: Final = Qt.TextFlag.TextWordWrap.value


@dataclass(frozen=True, slots=True)
class Segment:
    """One of the values that a Segmented offers; an icon's name or a painting may stand before the words."""

    value: Any
    words: str = ""
    icon: str = ""
    mark: Painting | None = None
    name: str = ""  # for assistive technology, where there are no words


class _SegmentButton(Focusable, QRadioButton):
    """One segment: a radio button that looks like a part of a strip."""

    def __init__(self, segment: Segment, parent: Segmented) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.become(segment)

    def become(self, segment: Segment) -> None:
        """Stand for another value."""
        self.segment = segment
        self.setText(segment.words.replace("&", "&&"))  # in a name it means no key
        self.setAccessibleName(segment.name or segment.words)
        set_tip(self, segment.name)
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _pre(self) -> int:
        """How much room the icon takes."""
        if not self.segment.icon and self.segment.mark is None:
            return 0
        return px(26 if self.segment.words else 20)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(text(14, bold=True)).horizontalAdvance(self.segment.words)
        return QSize(width + self._pre() + px(28), px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() - px(12), px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        rect = QRectF(self.rect())
        on = self.isChecked()
        if on:
            plate = rect.adjusted(3, 3, -3, -3)
            shade = QColor(0, 0, 0, 110) if colors.dark else _SHADE
            paint_blurred(painter, rounded(plate, 6), shade, 1, QPointF(0, 1))
            painter.setPen(QPen(colors.color("edge"), 1))  # the plate alone would hardly stand out from its well
            painter.setBrush(colors.color("segment_on"))
            painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        ink = colors.color("ink" if on or self.underMouse() else "muted")
        painter.setFont(text(14, bold=on))
        words = painter.fontMetrics().elidedText(
            self.segment.words, Qt.TextElideMode.ElideRight, round(rect.width()) - self._pre() - 8
        )
        left = rect.center().x() - (painter.fontMetrics().horizontalAdvance(words) + self._pre()) / 2
        middle = rect.center().y()
        if self.segment.mark is not None:
            painter.save()
            self.segment.mark(painter, QRectF(left, middle - px(9), px(18), px(18)))
            painter.restore()
        elif self.segment.icon:
            paint_icon(painter, self.segment.icon, QRectF(left, middle - px(10), px(20), px(20)), ink)
        painter.setPen(ink)
        left += self._pre()
        painter.drawText(QRectF(left, 0, rect.right() - left, rect.height()), Qt.AlignmentFlag.AlignVCenter, words)
        if self.ring:
            paint_ring(painter, rect.adjusted(1, 1, -1, -1), 7)


class _Strip(Flow):
    """Lays segments out in one row as wide as they like, or in several where that is too wide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 0, parent)

    def _arrange(self, rect: QRect, place: bool) -> int:
        shown = self._shown()
        if not shown:
            return 0
        wishes = [wanted(item).width() for item in shown]
        needs = [least(item).width() for item in shown]
        height = shown[0].sizeHint().height()
        columns = len(shown)
        if sum(needs) > rect.width():
            columns = max(1, min(len(shown) - 1, rect.width() // max(needs)))
            columns = -(-len(shown) // -(-len(shown) // columns))  # rows of about the same length
        for row in range(0, len(shown), columns) if place else ():
            items = shown[row : row + columns]
            total = sum(wishes) if columns == len(shown) else len(items)
            right = 0.0
            for i, item in enumerate(items):
                share = wishes[i] / total if columns == len(shown) else 1 / columns
                left, right = right, right + rect.width() * share
                box = QRect(round(left), row // columns * height, round(right) - round(left), height)
                item.setGeometry(box.translated(rect.topLeft()))
        return height * -(-len(shown) // columns)

    def minimumSizeHint(self) -> QSize:
        shown = self._shown()
        width = max((least(item).width() for item in shown), default=0)
        return QSize(width, shown[0].sizeHint().height() if shown else 0)


class Segmented(_Strip):
    """A strip of which one part is chosen. Arrow keys move the choice."""

    chosen = Signal(object)

    def __init__(self, segments: Sequence[Segment] = (), value: Any = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[_SegmentButton] = []
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_segments(segments, value)

    def set_segments(self, segments: Sequence[Segment], value: Any) -> None:
        """Offer other values, one of them chosen; emits nothing. Buttons stay where they are, and so does the focus."""
        for button in self._buttons[len(segments) :]:
            self.removeWidget(button)
            button.hide()
            button.deleteLater()
        del self._buttons[len(segments) :]
        for segment, button in zip(segments, self._buttons, strict=False):
            button.become(segment)
        for segment in segments[len(self._buttons) :]:
            button = _SegmentButton(segment, self)
            button.toggled.connect(self._toggled)
            self.addWidget(button)
            self._buttons.append(button)
        for button in self._buttons:
            button.blockSignals(True)
        for button in self._buttons:
            if button.segment.value == value:
                button.setChecked(True)
        for button in self._buttons:
            button.blockSignals(False)
        for button in self._buttons:
            button.updateGeometry()
        self.updateGeometry()
        self.update()

    @property
    def value(self) -> Any:
        """The chosen value, or None."""
        return next((button.segment.value for button in self._buttons if button.isChecked()), None)

    def choose(self, value: Any) -> None:
        """Choose a value as a person would."""
        for button in self._buttons:
            if button.segment.value == value:
                button.setChecked(True)

    def _toggled(self, on: bool) -> None:
        self.update()
        if on:
            self.chosen.emit(self.value)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.color("line"), 1))
        painter.setBrush(colors.color("well"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        for left, right in zip(self._buttons, self._buttons[1:], strict=False):
            if left.y() == right.y() and not left.isChecked() and not right.isChecked():
                x, y = right.x() + 0.5, right.y()
                painter.drawLine(QPointF(x, y + 10), QPointF(x, y + right.height() - 10))


class Toggle(Focusable, QCheckBox):
    """An on-off switch with its words; on also shows a tick, so that colour is not alone."""

    def __init__(self, words: str = "", on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setChecked(on)
        self._slide = Glide(1.0 if on else 0.0, 140, self)
        self._slide.valueChanged.connect(self.update)
        self.toggled.connect(lambda on: self._slide.to(1.0 if on else 0.0))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def put(self, on: bool) -> None:
        """Switch it without telling anybody."""
        told = self.blockSignals(True)
        self.setChecked(on)
        self.blockSignals(told)
        self._slide.to(1.0 if on else 0.0)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(text(14)).horizontalAdvance(self.text())
        return QSize(px(40) + (px(12) + words + 8 if self.text() else 8), px(28))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), px(220)), px(28))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high it is: where the words have no room in a line they go on in the next."""
        words = QFontMetricsF(text(14)).boundingRect(self._room(width), _WRAPPED, self.text())
        return max(px(28), ceil(words.height()) + px(8))

    def _room(self, width: int) -> QRectF:
        """Return what a switch of a width has for words."""
        left = 2 + px(24) / 24 * 52
        return QRectF(left, 0, max(1.0, width - left), 1000)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = px(24) / 24
        painter.translate(0, (self.height() - self.heightForWidth(self.width())) / 2)
        middle = px(28) / 2  # of the first line
        track = QRectF(2, middle - 12 * unit, 40 * unit, 24 * unit)
        on = self._slide.value
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.isEnabled():
            painter.setBrush(colors.color("line"))
        else:
            painter.setBrush(colors.color("edge" if on < 0.5 else "act"))
        painter.drawRoundedRect(track, 12 * unit, 12 * unit)
        knob = QPointF(track.left() + (12 + 16 * on) * unit, middle)
        paint_blurred(painter, circle(knob.x(), knob.y(), 9 * unit), QColor(0, 0, 0, 64), 1, QPointF(0.5, 1))
        knob_color = colors.color("on_act") if colors.high else QColor("white")
        painter.setBrush(knob_color if self.isEnabled() else colors.color("panel"))
        painter.drawEllipse(knob, 9 * unit, 9 * unit)
        if on > 0.5:
            box = QRectF(knob.x() - 7 * unit, knob.y() - 7 * unit, 14 * unit, 14 * unit)
            tick = colors.color("act") if colors.high else QColor("#0E7C66")
            paint_icon(painter, "check", box, tick if self.isEnabled() else colors.color("muted"), 2.4)
        if self.ring:
            paint_ring(painter, track.adjusted(-2, -2, 2, 2), 14 * unit, colors.color("ink"))
        painter.setFont(text(14))
        painter.setPen(colors.color("ink" if self.isEnabled() else "muted"))
        room = self._room(self.width()).translated(0, middle - painter.fontMetrics().height() / 2)
        painter.drawText(room, _WRAPPED, self.text())


class CardChoice(Focusable, QRadioButton):
    """A value on a card of its own: a picture, a bold line and a quiet one, and a tick when it is chosen."""

    def __init__(
        self, value: Any, words: str, help: str = "", picture: Painting | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._picture = picture
        self.become(value, words, help)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def become(self, value: Any, words: str, help: str) -> None:
        """Stand for another value, or for the same in other words."""
        self.value = value
        self._help = help
        self.setText(words)
        self.setAccessibleDescription(help)
        self.updateGeometry()
        self.update()

    def _left(self) -> int:
        return px(46) if self._picture is not None else px(16)

    def _width(self) -> int:
        bold = QFontMetrics(text(14, bold=True)).horizontalAdvance(self.text())
        return self._left() + max(bold, QFontMetrics(text(12)).horizontalAdvance(self._help)) + px(20)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high it is: where the words have no room in a line they go on in the next."""
        usual = px(64 if self._help or self._picture is not None else 44)
        said, help = self._heights(width - 9.5 - self._left() - px(10))
        return max(usual, ceil(said + help) + px(20)) + 8

    def _heights(self, wide: float) -> tuple[float, float]:
        """Return how high the words and the help are in so much room."""
        room = QRectF(0, 0, wide, 1000)
        faces = ((self.text(), text(14, bold=True)), (self._help, text(12)))
        said, help = (QFontMetricsF(face).boundingRect(room, _WRAPPED, words).height() for words, face in faces)
        return said, help if self._help else 0.0

    def sizeHint(self) -> QSize:
        return QSize(self._width(), self.heightForWidth(self._width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._width(), px(140)), px(44) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        on = self.isChecked()
        card = QRectF(self.rect()).adjusted(0.75, 8.75, -8.75, -0.75)
        painter.setPen(QPen(colors.color("act" if on else "edge"), 2 if on else 1))
        fill = colors.color("segment_on" if on else "chip" if self.underMouse() else "panel")
        painter.setBrush(fill)
        painter.drawRoundedRect(card, 8, 8)
        if self._picture is not None:
            self._picture(painter, QRectF(card.left() + px(12), card.center().y() - px(13), px(26), px(26)))
        left = card.left() + self._left()
        wide = card.right() - px(10) - left
        painter.setPen(colors.color("ink"))
        painter.setFont(text(14, bold=True))
        said, help = self._heights(wide)
        top = card.center().y() - (said + help) / 2
        painter.drawText(QRectF(left, top, wide, said + 1), _WRAPPED, self.text())
        painter.setPen(colors.color("muted"))
        painter.setFont(text(12))
        painter.drawText(QRectF(left, top + said, wide, help + 1), _WRAPPED, self._help)
        if on:
            badge = QPointF(card.right() - 1, card.top() + 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color("act"))
            painter.drawEllipse(badge, 9, 9)
            paint_icon(painter, "check", QRectF(badge.x() - 7, badge.y() - 7, 14, 14), colors.color("on_act"), 2.6)
        if self.ring:
            paint_ring(painter, card.adjusted(3, 3, -3, -3), 6)
