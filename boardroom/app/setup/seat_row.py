"""A row of the new-game sheet: who sits on a seat, a person with a name or a computer of a level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.ai.bot import LEVELS
from boardroom.app.phrases import strength
from boardroom.core.game import Options
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import full_name, unnamed
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.choices import Segment, Segmented
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.level_slider import LevelSlider
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text

translate = QCoreApplication.translate

PENCIL = 14
AIR = 3  # above and below a mark: some throw a shadow


class SeatMark(QWidget):
    """The round mark of a seat."""

    def __init__(self, face: Face, seat: int, side: int = 32, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face, self._seat, self._side = face, seat, side
        self._seats = seat + 1
        self._options: Options | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_as(self, seats: int, options: Options) -> None:
        """Show the seat among so many, with other options."""
        self._seats, self._options = seats, options
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(self._side), px(self._side + 2 * AIR))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mark = QRectF(0, px(AIR), px(self._side), px(self._side))
        self._face.paint_seat(painter, mark, self._seat, self._seats, self._options)


class NameField(Field):
    """A name that can be changed, and looks so: a pencil stands beside it, and a line below it where one is."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, 40, parent)
        self.setFrame(False)
        self.setProperty("quiet", True)

    def restyle(self) -> None:
        """Take another size of text."""
        self.setFont(text(16, bold=True))
        self.setTextMargins(0, 0, px(PENCIL + 8), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.returnPressed.emit()  # it ends here: for the sheet Enter would start the game
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused, side = self.hasFocus(), px(PENCIL)
        name = self.fontMetrics().horizontalAdvance(self.text() or self.placeholderText())
        wide = min(name, self.width() - side - px(8))
        token = "act" if focused or self.underMouse() else "muted"
        paint_icon(
            painter, "pencil", QRectF(wide + px(8), (self.height() - side) / 2, side, side), theme().color(token)
        )
        if focused or self.underMouse():
            thick = 2 if focused else 1
            line = QRectF(0, self.height() - thick, self.width() if focused else wide, thick)
            painter.fillRect(line, theme().color("act"))


class SeatRow(Restyled, QWidget):
    """One seat."""

    changed = Signal()
    removed = Signal()
    named = Signal()  # a name is typed to its end

    def __init__(self, key: str, face: Face, seat: int, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key, self._seat = key, seat
        self._narrow: bool | None = None
        self.mark = SeatMark(face, seat)
        self.kind = Segmented(self._kinds(), player.kind)
        self.name = NameField(player.name)
        self.name.returnPressed.connect(self.named)
        self._title = Label(size=16, bold=True, wrap=True)
        self._below = Label(size=14, token="muted", wrap=True)
        self.level = LevelSlider(LEVELS, player.level or 2)
        self.remove = IconButton("close", token="muted", size=28)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.setContentsMargins(0, 0, 0, 0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self._title)
        words.addWidget(self._below)
        words.addStretch(1)
        self._words = QWidget()
        self._words.setLayout(words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 8, 0, 8)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self.kind.chosen.connect(self._switch)
        self.name.textChanged.connect(self.changed)
        self.level.valueChanged.connect(self._switch)
        self.remove.clicked.connect(self.removed)
        self.remove.hide()
        self._arrange(False)
        self.restyle()

    def player(self) -> Player:
        """Return who sits here."""
        if self.kind.value == "bot":
            return Player(kind="bot", level=self.level.value())
        return Player(name=" ".join(self.name.text().split()))

    def retranslate(self, players: Sequence[Player]) -> None:
        """Say everything again; who else plays decides what one is called."""
        number = self._seat + 1
        self.kind.set_segments(self._kinds(), self.kind.value)
        self.kind.setAccessibleName(translate("NewGame", "Seat {number}").format(number=number))
        self.name.setPlaceholderText(unnamed(self._seat, players))
        self.name.setAccessibleName(translate("NewGame", "Name of seat {number}").format(number=number))
        self.level.setAccessibleName(translate("NewGame", "Level of seat {number}").format(number=number))
        self.remove.set_name(translate("NewGame", "Remove this seat"))
        bot = self.kind.value == "bot"
        level = self.level.value()
        self._title.setText(full_name(self._seat, players))
        self._below.setText(strength(self._key, level) if bot else translate("NewGame", "At this computer"))
        self._title.setVisible(bot)
        self.name.setVisible(not bot)
        self.level.setVisible(bot)

    def _kinds(self) -> list[Segment]:
        return [
            Segment("human", icon="person", name=translate("NewGame", "Person")),
            Segment("bot", icon="chip", name=translate("NewGame", "Computer")),
        ]

    def _switch(self) -> None:
        self.changed.emit()

    def restyle(self) -> None:
        self.name.restyle()
        self.kind.setFixedWidth(px(96))
        self.setMinimumHeight(px(60))

    def _arrange(self, narrow: bool) -> None:
        """Put the slider beside the words, or below them where there is no room."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        grid = self._grid
        for widget in (self.mark, self.kind, self._words, self.level, self.remove):
            grid.removeWidget(widget)
        middle = Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self.mark, 0, 0, middle)
        grid.addWidget(self.kind, 0, 1, middle)
        grid.addWidget(self._words, 0, 2)
        grid.addWidget(self.remove, 0, 4, middle)
        if narrow:
            grid.addWidget(self.level, 1, 1, 1, 3, Qt.AlignmentFlag.AlignLeft)
        else:
            grid.addWidget(self.level, 0, 3, middle | Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(2, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width() < px(560))
