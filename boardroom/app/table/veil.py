"""The veil: hides the board during a pause on the clock, and covers the hands between people who may not see them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QMoveEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.table.table import Table
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.accessible import be
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import paint_ground
from boardroom.ui.paint.shadows import paint_blurred, rounded
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text_scale
from boardroom.ui.table.board_view import BoardView

translate = QCoreApplication.translate

MARK = 48  # the seat's mark on the card
AIR = 16  # between the card and the edge of the board
WIDE = 560  # the card at most
SHARE = 0.3  # of the board's height that the card may take


class _Mark(QWidget):
    """The mark of the seat that the table is handed to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table: Table | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(MARK * min(text_scale(), 1.3))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self.table
        if table is not None and table.shown.curtain is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            match = table.match
            table.face.paint_seat(painter, QRectF(self.rect()), table.shown.curtain, match.seats, match.options)


class Veil(Restyled, QWidget):
    """Lies over a board and has one button. In a pause it hides all of it; as a curtain it is a card over the hands.

    Behind the curtain the scene shows what nobody may not know, so the rest of the board stays there to be read.
    """

    lifted = Signal()

    def __init__(self, over: BoardView) -> None:
        super().__init__(over.viewport())  # assistive technology finds nothing else in a view
        be(self, "dialog")
        self._over = over
        self._whole = True  # whether it hides the board, and not only the hands
        self._named = ""  # what the button says where there is room for a name
        self._card = QWidget(self)
        self._mark = _Mark(self._card)
        self._title = Label(size=20, serif=True, wrap=True)
        self._words = Label(size=14, token="muted", wrap=True)
        self.button = Button(kind="filled")
        self.button.clicked.connect(self.lifted)
        self._said = QVBoxLayout()
        self._said.setSpacing(4)
        self._said.addWidget(self._title)
        self._said.addWidget(self._words)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._card)
        self._row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignCenter)
        self._row.addLayout(self._said, 1)
        self._row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        over.installEventFilter(self)
        self.hide()

    # ---------------------------------------------------------------- coming and going

    def follow(self, table: Table) -> None:
        """Cover the board where nobody, or somebody else, may look at it; else give it back."""
        curtain = table.shown.curtain
        self._mark.table = table
        if curtain is not None:
            name = full_name(curtain, table.match.players)
            self._cover(
                False,
                translate("TableScreen", "Hand over to {name}").format(name=name),
                translate("TableScreen", "What each of you holds stays hidden until then."),
                translate("TableScreen", "I am {name}").format(name=name),
            )
        elif table.covered:
            self._cover(
                True,
                translate("TableScreen", "Paused"),
                translate("TableScreen", "The clocks are stopped, and the board is covered."),
                translate("TableScreen", "Continue"),
            )
        elif not self.isHidden():
            self.hide()
            self._over.setFocus()

    def _cover(self, whole: bool, title: str, words: str, button: str) -> None:
        """Cover what lies below; the button takes the focus, so that Space or Enter lifts it."""
        self._whole = whole
        self._over.cover(whole)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._words.setText(words)
        self._named = button
        self._place()
        if self.isHidden():
            self.raise_()
            self.show()
            self.button.setFocus()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses from what lies below, and the keys with the button."""
        event.accept()
        self.button.setFocus()

    # ---------------------------------------------------------------- looks

    def restyle(self) -> None:
        self._place()

    def _place(self) -> None:
        """Lie over the board: the words in the middle of a pause, the card along the lower edge over the hands."""
        self.setGeometry(self._over.rect())
        side = px(20)
        wide = min(px(WIDE), self.width() - 2 * AIR)
        self.button.setText(self._named)
        if self.button.sizeHint().width() > wide - 2 * side:
            self.button.setText(translate("TableScreen", "I am here"))
        room = wide - self._title.fontMetrics().horizontalAdvance(self._title.text()) - 3 * side
        room -= self.button.sizeHint().width()
        stacked = self._whole or room < 0
        self._mark.setVisible(not stacked and room >= self._mark.sizeHint().width() + side)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(side, px(14), side, px(14))
        self._row.setSpacing(px(12) if stacked else side)
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter if stacked else Qt.AlignmentFlag.AlignLeft)
            label.show()
        for label in (self._words, self._title):  # where there is little room the prompt beside the board says it
            label.setVisible(self._whole or self._high(wide) <= self.height() * SHARE)
        high = self._high(wide)
        top = round((self.height() - high) * 0.4) if self._whole else self.height() - high - AIR
        self._card.setGeometry((self.width() - wide) // 2, top, wide, high)
        self.update()

    def _high(self, wide: int) -> int:
        """Return how high the card is."""
        self._said.invalidate()
        self._row.invalidate()
        return self._row.totalHeightForWidth(wide) if self._row.hasHeightForWidth() else self._row.sizeHint().height()

    def setVisible(self, on: bool) -> None:
        """Whoever gives the focus to what is covered gives it to the button; without the veil nothing is covered."""
        self._over.cover(on and self._whole)
        self._over.setFocusProxy(self.button if on else None)  # type: ignore[arg-type]  # Qt takes nobody
        super().setVisible(on)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Stay where it is when the table below is scrolled, which takes along all that lies on it."""
        if not self.pos().isNull():
            self.move(0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._whole:
            paint_ground(painter, QRectF(self.rect()), colors)
            return
        card = QRectF(self._card.geometry())
        dusk = QLinearGradient(0, max(self.height() / 2, card.top() - card.height() * 1.5), 0, self.height())
        for stop, depth in ((0.0, 0.0), (0.6, 0.45), (1.0, 0.7)):
            dusk.setColorAt(stop, colors.color("ground", depth))
        painter.fillRect(self.rect(), dusk)
        paint_blurred(painter, rounded(card, 12), QColor(20, 12, 4, 150 if colors.dark else 80), 14, QPointF(0, 6))
        painter.setPen(QPen(colors.color("line"), 1))
        painter.setBrush(colors.color("panel"))
        painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
