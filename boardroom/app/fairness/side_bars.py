"""A die's sides as bars: how often each came up, against a line where it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.translation import locale
from boardroom.ui.table.dice import Dice, Die

translate = QCoreApplication.translate

TALL = 112  # the highest bar
WIDEST = 96  # a column


def number(value: float, decimals: int = 1) -> str:
    """Write a number as the language does."""
    return locale().toString(value, "f", decimals)


class SideBars(QWidget):
    """Bars over pictures of the sides; the counts stand on the bars, and what was expected below the pictures."""

    def __init__(self, dice: Dice, die: Die, counts: Sequence[int]) -> None:
        super().__init__()
        self._dice, self._die, self._counts = dice, die, counts
        total = sum(counts)
        self._named = not die.counts  # pips need no words
        self._expected = [total * side.share for side in die.sides]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{die.name}: {self._said()}")
        set_tip(self, self._said())

    def _said(self) -> str:
        words = translate("Throws", "{side}: {count} thrown, {expected} expected")
        return "; ".join(
            words.format(side=side.name, count=count, expected=number(expected))
            for side, count, expected in zip(self._die.sides, self._counts, self._expected, strict=True)
        )

    def sizeHint(self) -> QSize:
        return QSize(px(360), px(20) + TALL + px(8 + 32 + 4 + (36 if self._named else 18)))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(40) * len(self._die.sides), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        column = min(self.width() / len(self._die.sides), px(WIDEST))
        most = max(1.0, *self._counts, *self._expected)
        floor = px(20) + TALL
        for i, (side, count, expected) in enumerate(zip(self._die.sides, self._counts, self._expected, strict=True)):
            box = QRectF(i * column, 0, column, self.height())
            wide = min(column * 0.56, px(44))
            high = TALL * count / most
            bar = QRectF(box.center().x() - wide / 2, floor - high, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color("act"))
            painter.drawRoundedRect(bar, min(3.0, high / 2), min(3.0, high / 2))
            line = floor - TALL * expected / most
            # A light rim parts the line from the bar that it crosses.
            for token, thick in (("panel", 4.0), ("ink", 2.0)):
                painter.setPen(QPen(colors.color(token), thick))
                painter.drawLine(round(bar.left()) - px(6), round(line), round(bar.right()) + px(6), round(line))
            top = min(bar.top(), line - 3)
            self._write(painter, QRectF(box.left(), top - px(20), column, px(20)), str(count), "ink", bold=True)
            face = QRectF(box.center().x() - px(16), floor + px(8), px(32), px(32))
            self._dice.paint_side(painter, face, self._die, side, colors)
            below = QRectF(box.left(), face.bottom() + px(4), column, px(18))
            if self._named:
                self._write(painter, below, side.name, "ink")
                below.translate(0, px(18))
            self._write(painter, below, number(expected), "muted")
        painter.setPen(QPen(colors.color("line"), 1))
        painter.drawLine(0, round(floor), round(column * len(self._counts)), round(floor))

    def _write(self, painter: QPainter, rect: QRectF, words: str, token: str, bold: bool = False) -> None:
        painter.setFont(text(14 if bold else 12, bold))
        painter.setPen(theme().color(token))
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)


class Key(QWidget):
    """Says what bars and lines are."""

    def __init__(self) -> None:
        super().__init__()
        self._words = {
            "act": translate("Throws", "thrown"),
            "ink": translate("Throws", "expected (number below)"),
        }  # by their colours
        self.setAccessibleName(", ".join(self._words.values()))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(240), px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(text(12))
        left, middle = 0.0, self.height() / 2
        for token, words in self._words.items():
            if token == "act":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colors.color(token))
                painter.drawRoundedRect(QRectF(left, middle - px(6), px(16), px(12)), 2, 2)
            else:
                painter.setPen(QPen(colors.color(token), 2))
                painter.drawLine(round(left), round(middle), round(left + px(16)), round(middle))
            left += px(22)
            painter.setPen(colors.color("muted"))
            room = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
            left += painter.fontMetrics().horizontalAdvance(words) + px(20)
