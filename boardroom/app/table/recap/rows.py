"""The recap as a list: a row for each turn of the others, in words and small pictures; each can be shown again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.table.recap.recap import Recap, RecapRow
from boardroom.ui.game.deeds import Deed, Picture
from boardroom.ui.kit.buttons import Button, paint_ring
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.rows import ListRow, step
from boardroom.ui.kit.scrolling import MAXIMUM, Scroller, stacked
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.style.motion import Glide

translate = QCoreApplication.translate

FOLD: Final = 160.0  # milliseconds
SIDE: Final = 24  # of words to the edges of the list
SIGN, LEFT, RIGHT = 28, 52, 12  # of a row: the mark, where the words begin, and air behind them
TOP, LINE, GAP, STRIP, FOOT = 8, 22, 4, 34, 8  # of a row from above: air, a line of words, air, pictures, air
SLIM: Final = 4  # air above and below where there is little room
MOST: Final = 2  # things done that have room; of more there is a number
APART, BESIDE = 13.0, 2.0  # between things done, and within one
ARROW: Final = 26.0  # to what it led to, at least
MORE: Final = 26.0  # the number of what has no room
WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class TurnRow(ListRow):
    """One turn: whose, what came of it, and pictures of what was done. It is looked at alone while it is pointed at."""

    looked_at = Signal(object)  # its turn, or nothing

    def __init__(self, recap: Recap, row: RecapRow, parent: QWidget) -> None:
        super().__init__(parent)
        self._recap, self.row = recap, row
        self._slim, self._top = False, px(TOP)
        self.raised = row is recap.raised
        said = translate("Recap", "{name}: {what}").format(name=recap.name(row), what=row.deed.words)
        self.setAccessibleName(said)
        set_tip(self, said)

    # ---------------------------------------------------------------- what is looked at

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.row)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(self.row if self.hasFocus() else None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.row)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(None)

    # ---------------------------------------------------------------- looks

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        return text(14, bold=True), text(14, bold=self.raised)

    def _words_width(self) -> float:
        name, what = (QFontMetricsF(face) for face in self._fonts)
        return name.horizontalAdvance(self._recap.name(self.row)) + what.horizontalAdvance(self.row.deed.words) + px(16)

    def _words_height(self, room: float) -> float:
        """Return what the words take below the name, where they have no room beside it."""
        if self._words_width() <= room:
            return 0.0
        box = QFontMetricsF(self._fonts[1]).boundingRect(QRectF(0, 0, room, 1e4), WRAPPED, self.row.deed.words)
        return box.height() + px(2)

    def fit(self, width: int, slim: bool) -> None:
        """Be so wide, and as high as that takes; slim: with the pictures beside the words, if they have room."""
        room, deed = self._room(width), self.row.deed
        pictures = _pictures_width(deed) * text_scale()
        self._slim = slim and bool(pictures) and self._words_width() + pictures + px(12) <= room
        self._top = px(SLIM if slim else TOP)
        high = self._top + px(LINE + (SLIM if slim else FOOT)) + self._words_height(room)
        if self._slim:
            high = px(STRIP + 8)
        elif pictures:
            high += px(GAP) + self._scale(width) * STRIP
        self.setFixedHeight(round(high))
        self.update()

    def _room(self, width: int) -> float:
        return width - px(LEFT) - px(RIGHT)

    def _scale(self, width: int) -> float:
        """Return how large the pictures are: like the text, as far as they have room."""
        return min(text_scale(), self._room(width) / max(1.0, _pictures_width(self.row.deed)))

    def sizeHint(self) -> QSize:
        return QSize(px(200), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        plate = QRectF(self.rect())
        painter = self.begin(plate, "look_soft" if self.raised else "")
        if self.raised:
            self.paint_bar(painter, 0, px(8), "look")
        if self.ring:
            paint_ring(painter, plate, 8)
        side, room = px(SIGN), self._room(self.width())
        top = (self.height() - px(LINE)) / 2 if self._slim else float(self._top)
        self._recap.paint_sign(painter, QRectF(px(12), top - px(3), side, side), self.row.seat)
        line = QRectF(px(LEFT), top, room, px(LINE))
        bold, plain = self._fonts
        painter.setFont(bold)
        painter.setPen(colors.color("ink"))
        name = painter.fontMetrics().elidedText(self._recap.name(self.row), Qt.TextElideMode.ElideRight, round(room))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(plain)
        painter.setPen(colors.color("ink" if self.raised else "muted"))
        if self._slim:
            wide = _pictures_width(self.row.deed) * text_scale()
            line.setRight(line.right() - wide - px(12))
            self._paint_pictures(painter, line.right() + px(12), (self.height() - STRIP * text_scale()) / 2)
            painter.setFont(plain)
            painter.setPen(colors.color("ink" if self.raised else "muted"))
        top += px(LINE)
        if below := self._words_height(room):
            painter.drawText(QRectF(px(LEFT), top, room, below), WRAPPED, self.row.deed.words)
            top += below
        else:
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.row.deed.words)
        if not self._slim:
            self._paint_pictures(painter, px(LEFT), top + px(GAP))

    def _paint_pictures(self, painter: QPainter, x: float, top: float) -> None:
        deed, scale = self.row.deed, text_scale() if self._slim else self._scale(self.width())
        middle = top + STRIP * scale / 2
        for i, pictures in enumerate(deed.done[:MOST]):
            x += APART * scale if i else 0
            for picture in pictures:
                x = _paint(painter, picture, x, middle, scale) + BESIDE * scale
        if len(deed.done) > MOST:
            painter.setFont(text(12, bold=True))
            painter.setPen(theme().color("muted"))
            more = QRectF(x + 4, top, MORE * scale, STRIP * scale)
            painter.drawText(more, Qt.AlignmentFlag.AlignVCenter, f"+{len(deed.done) - MOST}")
            x += MORE * scale
        if deed.result is not None:
            start = self.width() - px(RIGHT) - deed.result.width * scale
            _paint(painter, deed.result, start, middle, scale)
            if deed.done:
                _paint_arrow(painter, QPointF(x + 5, middle), QPointF(start - 5, middle))


def _pictures_width(deed: Deed) -> float:
    """Return how wide all pictures of a deed are at the usual size of text."""
    wide = sum(_width(pictures) for pictures in deed.done[:MOST]) + APART * max(0, len(deed.done[:MOST]) - 1)
    wide += MORE if len(deed.done) > MOST else 0
    return wide + (ARROW if deed.done else 0) + deed.result.width if deed.result is not None else wide


def _width(pictures: Sequence[Picture]) -> float:
    return sum(picture.width + BESIDE for picture in pictures)


def _paint(painter: QPainter, picture: Picture, x: float, middle: float, scale: float) -> float:
    """Paint a picture, and return where it ends."""
    wide, high = picture.width * scale, picture.height * scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    picture.paint(painter, QRectF(x, middle - high / 2, wide, high), theme())
    painter.restore()
    return x + wide


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(theme().color("muted"), 1.4))
    painter.drawLine(start, end)
    for aside in (-4, 4):
        painter.drawLine(end, end + QPointF(-4, aside))


class _AgainButton(Button):
    """A smaller button, beside a title."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() - QSize(2 * px(14), px(8))


class _Rows(QWidget):
    """The rows one below the other, each as high as it must be."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[TurnRow] = []
        self._lines = stacked(self)
        self._lines.addStretch(1)

    def fill(self, rows: Sequence[TurnRow]) -> None:
        """Show other rows."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = list(rows)
        for place, row in enumerate(self.rows):
            self._lines.insertWidget(place, row)
            row.show()

    def fit(self, width: int, height: int) -> int:
        """Lay them out for a width, and return how high they are together; slim, where they had no room otherwise."""
        for slim in (False, True):
            for row in self.rows:
                row.fit(width, slim)
            high = sum(row.height() for row in self.rows)
            if high <= height:
                break
        return high


class _Window(Scroller):
    """Shows the rows as they fit into it, or as far."""

    def __init__(self, rows: _Rows) -> None:
        super().__init__(rows)
        self._rows = rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Lay the rows out anew."""
        self._rows.fit(self.viewport().width(), self.viewport().height())


class RecapList(Restyled, QWidget):
    """What happened, with a button that shows all of it again."""

    left = Signal()  # the keyboard goes back to the table

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.recap: Recap | None = None
        self._told: tuple[object, ...] = ()
        self.title = Label(size=16, bold=True, wrap=True, heading=True)
        self.again = _AgainButton(kind="outlined", icon="play")
        self.again.clicked.connect(self._on_again)
        self._foot = Label(size=12, token="muted", wrap=True)
        self._content = _Rows()
        self._scroller = _Window(self._content)
        head = QHBoxLayout()
        head.setContentsMargins(SIDE, 8, SIDE, 4)
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 8)
        whole.setSpacing(0)
        whole.addLayout(head)
        rows = QVBoxLayout()
        rows.setContentsMargins(SIDE // 2, 0, SIDE // 2, 0)
        rows.addWidget(self._scroller)
        whole.addLayout(rows, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 4, SIDE, 0)
        foot.addWidget(self._foot)
        whole.addLayout(foot)

    def watch(self, recap: Recap | None) -> None:
        """Tell of another table, or of none."""
        self.recap = recap
        if recap is not None:
            recap.changed.connect(self.refresh)
        self._told = ()
        self.refresh()

    def refresh(self) -> None:
        """Follow the recap."""
        recap = self.recap
        told: tuple[object, ...] = () if recap is None else (recap.title, *recap.rows)
        if told != self._told:
            self._told = told
            self._fill()
        if recap is None:
            return
        self.title.setText(recap.title)
        self.setAccessibleName(recap.title)
        self.again.setText(translate("Recap", "Stop") if recap.replaying else translate("Recap", "Replay"))
        self.again.setVisible(recap.replayable)
        self._foot.setText(translate("Recap", "Folds away with your first move."))
        self._foot.setVisible(recap.explained)

    @property
    def rows(self) -> list[TurnRow]:
        """The rows as they are."""
        return self._content.rows

    def _fill(self) -> None:
        recap = self.recap
        rows = [] if recap is None else [TurnRow(recap, row, self._content) for row in recap.rows]
        for row in rows:
            row.looked_at.connect(self._look_at)
            row.clicked.connect(lambda _=False, row=row: self._replay(row.row))
            row.stepped.connect(lambda steps, row=row: self._step(row, steps))
        self._content.fill(rows)
        self._scroller.fit()

    def _look_at(self, row: RecapRow | None) -> None:
        if self.recap is not None:
            self.recap.look_at(row)

    def _replay(self, row: RecapRow) -> None:
        if self.recap is not None:
            self.recap.replay(row)

    def _on_again(self) -> None:
        if self.recap is not None:
            self.recap.replay()

    def _step(self, row: TurnRow, steps: int) -> None:
        self._scroller.ensureWidgetVisible(step(self.rows, row, steps), 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.recap is not None:
            self.recap.fold()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything again; the recap has done so."""
        self._told = ()
        self.refresh()

    def restyle(self) -> None:
        self._scroller.fit()

    def needed(self, width: int) -> int:
        """Return how high it must be to show everything at that width."""
        again = self.again.sizeHint() if self.again.isVisibleTo(self) else QSize()
        title = self.title.heightForWidth(width - 2 * SIDE - again.width() - 8)
        foot = self._foot.heightForWidth(width - 2 * SIDE) + 4 if self._foot.isVisibleTo(self) else 0
        return 12 + max(title, again.height()) + self._content.fit(width - SIDE, MAXIMUM) + foot + 8

    def leave_keyboard(self) -> None:
        """Give the keyboard back, if it is here."""
        now = QApplication.focusWidget()
        if now is not None and self.isAncestorOf(now):
            self.left.emit()


class RecapDrawer(RecapList):
    """The list in the side panel: it slides over whatever fills its parent, and folds up again."""

    covers = Signal(bool)  # what lies below can't be seen

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self._unfolded = Glide(0.0, FOLD, self)
        self._unfolded.valueChanged.connect(self._place)
        self.hide()
        parent.installEventFilter(self)

    def refresh(self) -> None:
        """Follow the recap, and open or fold with it."""
        on = self.recap is not None and self.recap.open
        if not on:
            self.leave_keyboard()
        super().refresh()
        if on != bool(self._unfolded.endValue()):
            self.covers.emit(on)
            self._unfolded.to(float(on))
            self._place()

    def _place(self) -> None:
        self.setGeometry(0, 0, self._below.width(), round(self._below.height() * self._unfolded.value))
        self.setVisible(self._unfolded.value > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._below and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), theme().color("panel"))
