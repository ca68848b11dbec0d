"""The bar below the board on which people enter what real dice show: by clicking sides, or by their keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.table.table import Table
from boardroom.ui.kit.buttons import Button, Focusable, paint_ring
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import clear
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.table.dice import Dice, Die, Due, Side

translate = QCoreApplication.translate

SIDE, KEY = 40, 16  # how large a die's button is, and the room for its key below


def die_side() -> int:
    """Return how large a die's button is; it grows more slowly than the text, because the board needs the room."""
    return round(SIDE * (1 + (text_scale() - 1) * 0.3))


class DieButton(Focusable, QAbstractButton):
    """A side of a die that can be clicked, perhaps with its key below; without a side it is an empty place."""

    def __init__(self, dice: Dice, die: Die, side: Side | None = None, key: str = "") -> None:
        super().__init__()
        self._dice, self.die, self.side, self._key = dice, die, side, key
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_side(self, side: Side | None, name: str) -> None:
        """Show another side, or none, under that name."""
        self.side = side
        set_tip(self, name)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(die_side(), die_side() + px(KEY))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        plate = QRectF(0, 0, die_side(), die_side())
        box = plate.adjusted(4, 4, -4, -4)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colors.color("chip"))
            painter.drawRoundedRect(plate, 8, 8)
        if self.side is not None:
            self._dice.paint_side(painter, box, self.die, self.side, colors)
        else:
            pen = QPen(colors.color("muted"), 1.5)
            pen.setDashPattern([2, 2.7])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), box.width() * 0.2, box.width() * 0.2)
        painter.setFont(text(12))
        painter.setPen(colors.color("muted"))
        painter.drawText(QRectF(0, plate.bottom(), self.width(), px(KEY)), Qt.AlignmentFlag.AlignCenter, self._key)
        if self.ring:
            paint_ring(painter, plate, 8)


class ThrowBar(QWidget):
    """The dice that are due as places to fill, all sides to fill them with, and a button that enters the throw."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._due: Due | None = None  # the throw of the moment; between throws the last one
        self._at = -1  # how many entries came before it
        self.places: list[DieButton] = []
        self.sides: list[DieButton] = []
        self.what = Label(size=14, bold=True, wrap=True)
        self._row, self._offer = QHBoxLayout(), QHBoxLayout()
        self.done = Button(kind="filled", icon="check")
        self.done.clicked.connect(self._enter)
        flow = Flow(gap=24, line_gap=4)
        for layout in (self._row, self._offer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(2)
            holder = QWidget()
            holder.setLayout(layout)
            flow.addWidget(holder)
        flow.addWidget(self.done)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 12, 16, 8)
        lines.setSpacing(8)
        lines.addWidget(self.what)
        lines.addWidget(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    # ---------------------------------------------------------------- following the match

    def watch(self, table: Table) -> None:
        """Serve another match; the bar stays till that is over, so that the board keeps its size."""
        self._table, self._due, self._at = table, None, -1
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again; what is entered stays."""
        self.done.setText(translate("ThrowBar", "Enter this throw"))
        dice = self._table.face.dice() if self._table is not None else None
        if dice is not None:
            self.sides = [DieButton(dice, die, side, side.key.upper()) for die in dice.kinds() for side in die.sides]
            for button in self.sides:
                assert button.side is not None
                name = translate("ThrowBar", "{die}: {side}").format(die=button.die.name, side=button.side.name)
                button.show_side(button.side, name)
                button.clicked.connect(lambda _=False, button=button: self._take(button))
            _fill(self._offer, self.sides)
            entered = [place.side.key if place.side else "" for place in self.places]
            if self._due is not None:
                self._lay_places(self._due, entered)
            self.refresh()

    def refresh(self) -> None:
        """Follow the match."""
        table = self._table
        if table is None:
            return
        self.setVisible(table.match.by_hand and table.face.dice() is not None and not table.over)
        due = table.due
        if due is not None and (self._at, self._due) != (table.match.length, due):
            self._at = table.match.length
            self._lay_places(due, [""] * len(due.dice))
        if due is None:
            self.what.setText(translate("ThrowBar", "The dice rest until the next throw."))
        else:
            said = translate("ThrowBar", "{what}: {dice}")
            self.what.setText(said.format(what=table.prompt.what, dice=self._needed(due)))
        self._allow()

    @staticmethod
    def _needed(due: Due) -> str:
        """Say how many dice of each kind are thrown."""
        numbers = {die.key: due.dice.count(die) for die in due.dice}
        names = {die.key: die.name for die in due.dice}
        said = translate("ThrowBar", "{number} × {die}")
        return ", ".join(said.format(number=numbers[key], die=names[key]) for key in numbers)

    def _lay_places(self, due: Due, entered: Sequence[str]) -> None:
        """Make a place for every die that is due, and put in what is entered."""
        assert self._table is not None
        dice = self._table.face.dice()
        assert dice is not None
        self._due = due
        kinds = {die.key: die for die in dice.kinds()}  # in the language of the moment
        self.places = [DieButton(dice, kinds[die.key]) for die in due.dice]
        for place, key in zip(self.places, entered, strict=True):
            self._put(place, next((side for side in place.die.sides if side.key == key), None))
            place.clicked.connect(lambda _=False, place=place: self._clear(place))
        _fill(self._row, self.places)

    def _allow(self) -> None:
        """Let people press what makes sense now."""
        open_ = self._table is not None and self._table.due is not None
        for button in self.sides:
            button.setEnabled(open_ and self._free(button.die) is not None)
        for place in self.places:
            place.setEnabled(open_ and place.side is not None)
        self.done.setEnabled(open_ and all(place.side for place in self.places))

    # ---------------------------------------------------------------- entering

    def _free(self, die: Die) -> DieButton | None:
        """Return the next place for a kind of dice, if one is left."""
        return next((place for place in self.places if place.die.key == die.key and place.side is None), None)

    def _take(self, button: DieButton) -> None:
        place = self._free(button.die)
        if place is not None:
            self._put(place, button.side)
            self._allow()

    def _clear(self, place: DieButton) -> None:
        self._put(place, None)
        self._allow()

    @staticmethod
    def _put(place: DieButton, side: Side | None) -> None:
        if side is None:
            place.show_side(None, translate("ThrowBar", "{die}: not yet entered").format(die=place.die.name))
        else:
            said = translate("ThrowBar", "{die}: {side}. Press to remove it")
            place.show_side(side, said.format(die=place.die.name, side=side.name))

    def _enter(self) -> None:
        if self._table is not None and self.done.isEnabled():
            self._table.enter([(place.die.key, place.side.key) for place in self.places if place.side])

    def type(self, event: QKeyEvent) -> bool:
        """Do what a key means for a throw that is due; tell whether it means anything."""
        table, key = self._table, event.text().lower()
        if table is None or table.due is None or table.question is not None:
            return False
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif event.key() == Qt.Key.Key_Backspace:
            filled = [place for place in self.places if place.side]
            if filled:
                self._clear(filled[-1])
        elif button := next((one for one in self.sides if one.side and one.side.key == key and one.isEnabled()), None):
            self._take(button)
        elif key.isalnum():
            table.misread(key)
        else:
            return False
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, 0, self.width(), 1), theme().color("line"))


def _fill(row: QHBoxLayout, buttons: Sequence[DieButton]) -> None:
    """Put other buttons into a row."""
    clear(row)
    for button in buttons:
        row.addWidget(button)
    row.activate()  # now, so that there is no moment without room for them
