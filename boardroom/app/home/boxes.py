"""The games side by side: on the home screen to play, among the rulebooks to read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.home.cards import AIR, ARROWS, GameCard
from boardroom.ui.kit.buttons import Button
from boardroom.ui.style.appearance import Restyled
from boardroom.ui.style.fonts import px, text_scale
from boardroom.ui.style.translation import translate

GAP = 20


class Boxes(Restyled, QWidget):
    """The games side by side, as many in a row as there is room for."""

    wanted = Signal(str)
    rules_wanted = Signal(str)
    reached = Signal(QWidget)  # a box, by an arrow key

    def __init__(self, catalogue: GameCatalogue, rulebooks: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """Show the games of a catalogue; of those that are named the rules are offered below the box."""
        super().__init__(parent)
        self.cards = [GameCard(game, face, parent=self) for game, face in catalogue]
        self._columns = 1
        self.rules: dict[str, Button] = {}
        for card in self.cards:
            card.clicked.connect(lambda _=False, key=card.game.key: self.wanted.emit(key))
            if card.game.key in rulebooks:
                button = Button(kind="link", icon="book", parent=self)
                button.clicked.connect(lambda _=False, key=card.game.key: self.rules_wanted.emit(key))
                self.rules[card.game.key] = button
        self.retranslate()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        for card in self.cards:
            card.retranslate()
            if button := self.rules.get(card.game.key):
                button.setText(translate("Home", "Rules"))
                button.setAccessibleName(translate("Home", "Rules of {game}").format(game=card.face.title()))

    def width_of_one(self, room: int) -> int:
        """Return how wide a box is: as designed, or a little less where that saves a second row.

        It grows with the text, which stands in it and below it.
        """
        least = round(168 * max(min(1.5, text_scale()), text_scale() * 0.64))
        columns = max(1, min(len(self.cards), (room + GAP) // (least + GAP)))
        return min(px(224), (room - GAP * (columns - 1)) // columns)

    def restyle(self) -> None:
        self._lay(self.width(), place=True)
        self.updateGeometry()

    def _lay(self, wide: int, place: bool) -> int:
        """Place the boxes in rows, or only see how high they are; return that."""
        room = wide - 2 * AIR
        width = self.width_of_one(room)
        columns = max(1, (room + GAP) // (width + GAP))
        if place:
            self._columns = columns
        y = 0
        for start in range(0, len(self.cards), columns):
            row = self.cards[start : start + columns]
            height = max(card.height_for(width) for card in row)
            for i, card in enumerate(row if place else ()):
                card.setGeometry(i * (width + GAP), y, width + 2 * AIR, height)
                if button := self.rules.get(card.game.key):
                    size = button.sizeHint()
                    button.setGeometry(i * (width + GAP) + AIR - px(4), y + height - px(2), size.width(), size.height())
            y += height + GAP + (px(24) if self.rules else 0)
        return max(0, y - GAP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the boxes with the arrow keys, which cards leave to us; at the edge, to whatever comes next."""
        if event.key() not in ARROWS:
            super().keyPressEvent(event)
            return
        across, down = ARROWS[event.key()]
        here = next((i for i, card in enumerate(self.cards) if card.hasFocus()), 0)
        there, last = here + across + down * self._columns, len(self.cards) - 1
        if down > 0 and here // self._columns < last // self._columns:
            there = min(there, last)  # the last row may be shorter
        if 0 <= there <= last:
            self.cards[there].setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(self.cards[there])
        else:
            self.focusNextPrevChild(across + down > 0)

    def heightForWidth(self, width: int) -> int:
        return self._lay(width, place=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(self.width(), place=True)
