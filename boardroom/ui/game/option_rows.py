"""Controls for a game's options, made from what its face says of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.ui.game.face import OptionText
from boardroom.ui.kit.choices import CardChoice, Painting, Segment, Segmented, Toggle
from boardroom.ui.kit.flow import Columns
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import Restyled
from boardroom.ui.style.fonts import px

LOTS = "lots"  # chosen instead of a value: drawn by lot at the start
DRAWN = "drawn"  # the value of a game whose own rules draw the lot

Names = Callable[[Any], tuple[str, Painting] | None]  # a choice's value -> who it stands for, and that seat's mark


class Labelled(Restyled, QWidget):
    """A control with its name at the left, or above it where that is too narrow."""

    above = False  # whether the name stands above
    tall = 36  # as its control, whose middle the name stands beside

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = Label(bold=True, wrap=True)
        self.side = QVBoxLayout()
        self.side.setSpacing(6)
        self.side.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.label, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self.side, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.restyle()

    def stack(self, above: bool) -> None:
        """Put the name above the control, or at its left."""
        self.above = above
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(6 if above else 0)
        self.restyle()
        if above:
            self.label.setMinimumWidth(0)
            self.label.setMaximumWidth(16777215)
            self.label.setContentsMargins(0, 0, 0, 0)
        else:
            self.label.setFixedWidth(px(120))
            self.label.setContentsMargins(0, 0, 12, 0)
        self.restyle()

    def restyle(self) -> None:
        self.label.setMinimumHeight(0 if self.above else px(self.tall))


class OptionRow(Labelled):
    """An option with choices: a strip where they are short, cards where they need a word more."""

    changed = Signal()

    def __init__(self, option: OptionText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = option.field
        self._option = option
        self._strip: Segmented | None = None
        self._cards: list[CardChoice] = []
        self._help = Label(size=12, token="muted", wrap=True)
        if any(choice.help for choice in option.choices):
            self.tall = 72
            self.restyle()
            self._columns = Columns(px(140), len(option.choices), 4)
            self.side.addWidget(self._columns)
            self.side.addWidget(self._help)
        else:
            self._strip = Segmented()
            self._strip.chosen.connect(self.changed)
            self._beside = QHBoxLayout()
            self._beside.addWidget(self._strip, 0, Qt.AlignmentFlag.AlignLeft)
            self._beside.addWidget(self._help, 1)
            self.side.addLayout(self._beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_help()

    def _place_help(self) -> None:
        """Put the help beside the strip, or below it where that would squeeze one of them."""
        if self._strip is not None:
            room = self.width() - (0 if self.above else px(120))
            beside = not self._help.isHidden() and self._strip.sizeHint().width() + 16 + px(150) <= room
            directions = QBoxLayout.Direction
            self._beside.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
            self._beside.setSpacing(16 if beside else 6)
            left, top = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
            self._beside.setAlignment(self._strip, left | top if beside else left)

    def offer(self, option: OptionText, value: Any, names: Names, lots: str) -> None:
        """Offer the choices, one of them chosen; choices that stand for seats are shown as who sits there."""
        self._option = option
        self.label.setText(option.label)
        self._help.setText(option.help)
        self._help.setVisible(bool(option.help))
        if self._strip is not None:
            segments = [self._segment(choice.value, choice.text, names) for choice in option.choices]
            if lots:
                segments.append(Segment(LOTS, lots, icon="dice"))
            self._strip.set_segments(segments, value)
            self._strip.setAccessibleName(option.label)
            self._place_help()
            return
        for choice, card in zip(option.choices, self._cards, strict=False):
            card.become(choice.value, choice.text, choice.help)
        for choice in option.choices[len(self._cards) :]:
            card = CardChoice(choice.value, choice.text, choice.help)
            card.toggled.connect(lambda on: self.changed.emit() if on else None)
            self._columns.addWidget(card)
            self._cards.append(card)
        for card in self._cards:
            card.blockSignals(True)
        for card in self._cards:
            if card.value == value:
                card.setChecked(True)
        for card in self._cards:
            card.blockSignals(False)

    @property
    def value(self) -> Any:
        """The chosen value, or LOTS."""
        if self._strip is not None:
            return self._strip.value
        return next((card.value for card in self._cards if card.isChecked()), None)

    def choose(self, value: Any) -> None:
        """Choose a value as a person would."""
        if self._strip is not None:
            self._strip.choose(value)
        for card in self._cards:
            if card.value == value:
                card.setChecked(True)

    def _segment(self, value: Any, words: str, names: Names) -> Segment:
        named = names(value)
        if value == DRAWN:
            return Segment(value, words, icon="dice")
        return Segment(value, words) if named is None else Segment(value, named[0], mark=named[1])


class SwitchRow(Labelled):
    """One on-off choice with a line of help below it."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggle = Toggle("", False)
        self.toggle.toggled.connect(self.changed)
        self._help = Label(size=12, token="muted", wrap=True)
        self.side.addSpacing(4)
        self.side.addWidget(self.toggle)
        self.side.addWidget(self._help)

    def offer(self, on: bool, label: str, words: str, help: str, possible: bool = True) -> None:
        """Offer the choice in these words; where it isn't possible now, the help says why."""
        self.label.setText(label)
        self.toggle.setText(words)
        self.toggle.setAccessibleDescription(help)
        self.toggle.setEnabled(possible)
        self.toggle.put(on)
        self._help.setText(help)


class SwitchesRow(Labelled):
    """All on-off options together, in two columns."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: dict[str, Toggle] = {}
        self._columns = Columns(px(220), 2, 8)
        self.side.addSpacing(4)
        self.side.addWidget(self._columns)

    def offer(self, options: Sequence[OptionText], values: dict[str, Any], label: str) -> None:
        """Offer the switches."""
        self.label.setText(label)
        for option in options:
            if option.field not in self.switches:
                toggle = Toggle(option.label, bool(values[option.field]))
                toggle.toggled.connect(self.changed)
                self._columns.addWidget(toggle)
                self.switches[option.field] = toggle
            toggle = self.switches[option.field]
            toggle.setText(option.label)
            set_tip(toggle, option.help)
            toggle.setAccessibleDescription(option.help)
            toggle.put(bool(values[option.field]))
        for field in set(self.switches) - {option.field for option in options}:
            gone = self.switches.pop(field)
            self._columns.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        # Words are never cut off: where two columns are too narrow for them there is one.
        widest = max((toggle.sizeHint().width() for toggle in self.switches.values()), default=0)
        self._columns.set_narrowest(max(px(220), widest))
