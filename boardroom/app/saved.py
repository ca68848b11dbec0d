"""The saved games: go on with one, look through one that is over, throw one away and take that back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.cards import SeatChip
from boardroom.app.say import trouble, when
from boardroom.app.shelf import Shelf
from boardroom.app.table_picture import TablePicture
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.store import Store, Summary
from boardroom.ui.appearance import appearance
from boardroom.ui.buttons import Button, IconButton
from boardroom.ui.face import Face
from boardroom.ui.flow import Columns, Flow
from boardroom.ui.fonts import text_scale
from boardroom.ui.labels import Clipped, Label
from boardroom.ui.message import Sign
from boardroom.ui.naming import is_you, only_person, short_name
from boardroom.ui.panels import Page, Panel
from boardroom.ui.toast import Toast

translate = QCoreApplication.translate

AT_ONCE = 12  # saves of a kind shown before one asks for more


def result_words(summary: Summary) -> str:
    """Say how a finished match ended: "You won", "Drawn", "Ana and Bea won"."""
    winners = summary.winners
    if len(winners) in (0, len(summary.players)):
        return translate("Saved", "Drawn")
    you = only_person(summary.players)
    if you is not None and is_you(you, summary.players):
        return translate("Saved", "You won") if you in winners else translate("Saved", "You lost")
    names = [short_name(seat, summary.players) for seat in winners]
    if len(names) == 1:
        return translate("Saved", "{name} won").format(name=names[0])
    joined = translate("Saved", "{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
    return translate("Saved", "{name} won").format(name=joined)


class SaveCard(Panel):
    """One save: its table, who plays, how it stands, and what can be done with it."""

    opened = Signal(str)
    deleted = Signal(str)

    def __init__(
        self, summary: Summary, face: Face, load: Callable[[], Match[Any, Any] | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.summary, self._face, self._load = summary, face, load
        self._title = Clipped(size=16, bold=True)
        self._facts = Label(size=12, token="muted", wrap=True)
        self.open = Button()
        self.delete = IconButton("trash", token="muted")
        self.open.clicked.connect(lambda: self.opened.emit(summary.id))
        self.delete.clicked.connect(lambda: self.deleted.emit(summary.id))
        seats = Flow(gap=12, line_gap=4)
        self._chips = [SeatChip(face, summary.players, seat, None) for seat in range(len(summary.players))]
        for chip in self._chips:
            seats.addWidget(chip)
        buttons = QHBoxLayout()
        buttons.addWidget(self.open)
        buttons.addStretch(1)
        buttons.addWidget(self.delete)
        side = QVBoxLayout()
        side.setContentsMargins(0, 4, 4, 4)
        side.setSpacing(0)
        side.addWidget(self._title)
        side.addSpacing(2)
        side.addWidget(self._facts)
        side.addSpacing(8)
        side.addWidget(seats)
        side.addStretch(1)
        side.addSpacing(8)
        side.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(16)
        row.addWidget(TablePicture(face, self._loaded, QSize(152, 140)), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(side, 1)
        self.retranslate()

    def _loaded(self) -> Match[Any, Any] | None:
        match = self._load()
        if match is not None:
            for chip in self._chips:
                chip.know(match.options)
        return match

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        summary = self.summary
        name = summary.title or self._face.title()
        moves = translate("Saved", "%n moves", "", summary.moves)
        state = result_words(summary) if summary.over else translate("Saved", "Unfinished")
        self._title.setText(f"{name} · {state}")
        self._facts.setText(f"{when(summary.changed)} · {moves}")
        self.open.setText(translate("Saved", "Look through") if summary.over else translate("Saved", "Continue"))
        said = translate("Saved", "{what} {game}, {when}")
        self.open.setAccessibleName(said.format(what=self.open.text(), game=name, when=when(summary.changed)))
        self.delete.set_name(translate("Saved", "Delete this game"))


class BrokenCard(Panel):
    """A file that can't be used, and why."""

    def __init__(self, broken: BrokenSave, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._broken = broken
        self._name = Clipped(size=14, bold=True)
        self._why = Label(wrap=True)
        self._detail = Label(size=12, token="muted", wrap=True)
        side = QVBoxLayout()
        side.setSpacing(2)
        for label in (self._name, self._why, self._detail):
            side.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(16)
        row.addWidget(Sign("warning", "look"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(side, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        broken = self._broken
        self._name.setText(broken.path.name)
        why = trouble(broken)
        if broken.rescued:
            why += " " + translate("Saved", "The version before it was used instead.")
        self._why.setText(why)
        kept = broken.detail
        if broken.aside is not None:
            aside = translate("Saved", "Nothing of it is lost: it is kept as {file}.").format(file=broken.aside.name)
            kept = f"{broken.detail}\n{aside}" if broken.detail else aside
        self._detail.setText(kept)
        self._detail.setVisible(bool(kept))


class Group(QWidget):
    """A heading and its cards; the older ones when asked for."""

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Label(size=20, serif=True)
        self.more = Button(kind="link")
        self.columns = Columns(360, most, 20)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 24)
        rows.setSpacing(10)
        rows.addWidget(self.heading)
        rows.addWidget(self.columns)
        rows.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def fill(self, cards: list[QWidget], left: int) -> None:
        """Show these cards instead of others; `left` more are not shown."""
        self.columns.clear()
        self.columns.narrowest = round(360 * text_scale())
        for card in cards:
            self.columns.addWidget(card)
        self.setVisible(bool(cards))
        self.more.setVisible(left > 0)
        self.more.setText(translate("Saved", "Show %n more", "", left))


class SavedPage(Page):
    """All saves."""

    resumed = Signal(str)
    reviewed = Signal(str)

    def __init__(self, shelf: Shelf, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf, self._store = shelf, store
        self.broken: list[BrokenSave] = []
        self.cards: list[SaveCard] = []
        self._shown = {"waiting": AT_ONCE, "over": AT_ONCE}
        self._title = Label(size=28, serif=True)
        self._groups = {"waiting": Group(3), "over": Group(3), "broken": Group(2)}
        self._nothing = Panel(dashed=True)
        self._nothing_words = Label(size=16, bold=True)
        self._nothing_more = Label(token="muted", wrap=True)
        self.toast = Toast(self)
        inside = QVBoxLayout(self._nothing)
        inside.setContentsMargins(24, 24, 24, 24)
        inside.addWidget(self._nothing_words)
        inside.addWidget(self._nothing_more)
        self.body.addSpacing(20)
        self.body.addWidget(self._title)
        self.body.addSpacing(16)
        for name, group in self._groups.items():
            group.more.clicked.connect(lambda _=False, name=name: self._show_more(name))
            self.body.addWidget(group)
        self.body.addWidget(self._nothing)
        self.body.addStretch(1)
        appearance().changed.connect(self._restyle)
        self.retranslate()

    def refresh(self) -> None:
        """Look at the folder again."""
        summaries = self._store.list()
        known = [summary for summary in summaries if summary.game in self._shelf]
        self.cards = []
        for name, over in (("waiting", False), ("over", True)):
            wanted = [summary for summary in known if summary.over == over]
            cards = [self._card(summary) for summary in wanted[: self._shown[name]]]
            self.cards += cards
            self._groups[name].fill(list(cards), len(wanted) - len(cards))
        self._groups["broken"].fill([BrokenCard(broken) for broken in self.broken], 0)
        self._nothing.setVisible(not known and not self.broken)

    def _card(self, summary: Summary) -> SaveCard:
        card = SaveCard(summary, self._shelf.face(summary.game), lambda: self._match(summary))
        card.opened.connect(self.reviewed if summary.over else self.resumed)
        card.deleted.connect(self._delete)
        return card

    def _match(self, summary: Summary) -> Match[Any, Any] | None:
        try:
            return Match(self._shelf.game(summary.game), self._store.load(summary.id))
        except BrokenSave:
            return None  # opening it says why

    def _show_more(self, name: str) -> None:
        self._shown[name] += 3 * AT_ONCE
        self.refresh()

    def _delete(self, match: str) -> None:
        self._store.delete(match)
        self.refresh()
        self.toast.say(
            translate("Saved", "The game is deleted."), translate("Saved", "Undo"), lambda: self._restore(match)
        )

    def _restore(self, match: str) -> None:
        self._store.restore(match)
        self.refresh()

    def _restyle(self) -> None:
        if self.isVisible():
            self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Saved", "Saved games"))
        self._groups["waiting"].heading.setText(translate("Saved", "Still on the table"))
        self._groups["over"].heading.setText(translate("Saved", "Finished"))
        self._groups["broken"].heading.setText(translate("Saved", "Files that can’t be used"))
        self._nothing_words.setText(translate("Saved", "No saved games yet"))
        self._nothing_more.setText(translate("Saved", "Games save themselves after every move, and turn up here."))
        for card in self.cards:
            card.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.isVisible():
                self.refresh()
