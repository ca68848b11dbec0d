"""The position in words: said to whoever listens, and on a sheet for whoever wants to read it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from boardroom.app.table import words
from boardroom.app.table.pips import say_standing
from boardroom.app.table.table import Table
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.announcing import announce, sentences
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.reading_sheet import ReadingSheet

translate = QCoreApplication.translate


def position_words(table: Table) -> list[str]:
    """Say where the game stands as whoever looks may know it: whose turn it is, the table, and how everybody stands."""
    return [said for said in (_turn_words(table), *_table_words(table), _standings(table)) if said]


def _turn_words(table: Table) -> str:
    match, shown = table.match, table.shown
    if match.outcome is not None and shown.looking is None:
        return sentences(*table.face.say_outcome(match.outcome, match.players, match.options))
    on_turn = words.on_turn(match.players, match.turn) if match.turn >= 0 and shown.looking is None else ""
    return sentences(on_turn, table.prompt.what, table.prompt.why)


def _table_words(table: Table) -> list[str]:
    return table.face.describe(table.shown.view, table.match.players, table.scene)


def _standings(table: Table) -> str:
    match, said = table.match, []
    for number, side in enumerate(match.sides):
        standing = say_standing(table.face.standing(table.shown.view, number)).replace("\n", ", ")
        alone = len(side) == 1
        name = short_name(side[0], match.players) if alone else table.face.side_name(number, match.seats, match.options)
        if standing:
            said.append(f"{name}: {standing}")
    return sentences(*said)


class PositionSheet(ReadingSheet):
    """The position of a moment, in paragraphs that the keyboard goes through; gone when somebody else looks."""

    def __init__(self, parent: QWidget, table: Table) -> None:
        super().__init__(parent, "eye", 640)
        self._table, self._viewer = table, table.shown.viewer
        self._said: list[Label] = []
        table.changed.connect(self._follow)
        table.destroyed.connect(self.cancel)
        self.retranslate()

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus)
        announce(self, sentences(*(label.text() for label in self._said)))

    def _follow(self) -> None:
        """Go away with whoever was told: what they know isn't for the next."""
        if self._table.shown.viewer != self._viewer:
            self.cancel()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.headline.setText(translate("Position", "The position in words"))
        self.setAccessibleName(self.headline.text())
        self.close_button.setText(translate("Position", "Close"))
        for label in self._said:
            label.hide()
            label.deleteLater()
        self._said = [Label(said, 16, wrap=True) for said in position_words(self._table)]
        for label in self._said:
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.body.addWidget(label)
