"""The saved games: go on with one, look through one that is over, throw one away and take that back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.catching_up import CatchingUp
from boardroom.app.home.cards import SeatChip
from boardroom.app.library.troubles import BrokenCard, StrangeCard
from boardroom.app.phrases import problem, when
from boardroom.app.pictures.table_picture import TablePicture
from boardroom.app.screen import Screen
from boardroom.core.files import BrokenSave, Moved, put_back
from boardroom.core.match import Match
from boardroom.core.store import Store, Summary
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import is_you, only_person, short_name
from boardroom.ui.kit.buttons import Button, IconButton
from boardroom.ui.kit.flow import Columns, Flow
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.panels import Page, Panel
from boardroom.ui.kit.toast import Toast
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.style.translation import translate

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator


AT_ONCE = 12  # saves of a kind shown before one asks for more


def result_words(summary: Summary, shares_wins: bool) -> str:
    """Say how a finished match ended: "You won", "Drawn", "Ana and Bea won"."""
    winners = summary.winners
    if len(winners) in (0, len(summary.players)):
        return translate("Saved", "Shared win") if shares_wins else translate("Saved", "Drawn")
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
        self, summary: Summary, face: Face, load: Callable[[], Match | None], parent: QWidget | None = None
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

    def _loaded(self) -> Match | None:
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
        state = result_words(summary, self._face.shares_wins) if summary.over else translate("Saved", "Unfinished")
        self._title.setText(f"{name} · {state}")
        self._facts.setText(f"{when(summary.changed)} · {moves}")
        self.open.setText(translate("Saved", "Look back") if summary.over else translate("Saved", "Continue"))
        said = translate("Saved", "{what} {game}, {when}")
        self.open.setAccessibleName(said.format(what=self.open.text(), game=name, when=when(summary.changed)))
        self.delete.set_name(translate("Saved", "Delete this game"))


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

    def fill(self, cards: Sequence[QWidget], left: int) -> None:
        """Show these cards instead of others; `left` more are not shown."""
        self.columns.clear()
        self.columns.narrowest = round(360 * text_scale())
        for card in cards:
            self.columns.addWidget(card)
        self.setVisible(bool(cards))
        self.offer(left)

    def offer(self, left: int) -> None:
        """Offer to show so many more."""
        self.more.setVisible(left > 0)
        self.more.setText(translate("Saved", "Show %n more", "", left))


class SavedScreen(Screen, Page):
    """All saves, also those that can't be opened; thousands come bit by bit."""

    place = "saved"

    def __init__(
        self,
        navigator: Navigator,
        catalogue: GameCatalogue,
        store: Store,
        broken: Sequence[BrokenSave] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(navigator, parent)
        self._catalogue, self._store = catalogue, store
        self._catching_up = CatchingUp(store, self)
        self._catching_up.more.connect(lambda: self._fill())
        self._broken = broken  # told of, also of other files than saves
        self.cards: list[SaveCard] = []
        self._shown = {"waiting": AT_ONCE, "over": AT_ONCE, "strange": AT_ONCE, "broken": AT_ONCE}
        self._on_show: dict[str, list[Any]] = {}
        self._title = Label(size=28, serif=True)
        self._groups = {"waiting": Group(3), "over": Group(3), "strange": Group(2), "broken": Group(2)}
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
        self.retranslate()

    def refresh(self) -> None:
        """Look at the folder again."""
        self._catching_up.start()
        self._on_show = {}
        self._fill()

    def _fill(self) -> None:
        """Show what has been read so far; cards that would be the same stay as they are."""
        found: dict[str, list[Any]] = {"waiting": [], "over": [], "strange": [], "broken": self._damaged()}
        for summary in self._store.known():
            known = summary.game in self._catalogue
            found["strange" if not known else "over" if summary.over else "waiting"].append(summary)
        for name, things in found.items():
            wanted = things[: self._shown[name]]
            if self._on_show.get(name) != wanted:
                self._on_show[name] = wanted
                self._groups[name].fill([self._card(name, thing) for thing in wanted], 0)
            self._groups[name].offer(len(things) - len(wanted))
        self.cards = [card for card in self.findChildren(SaveCard) if not card.isHidden()]
        self._nothing.setVisible(not any(found.values()) and not self._catching_up.reading)

    def _damaged(self) -> list[BrokenSave]:
        others = [broken for broken in self._broken if broken.path.parent != self._store.folder]
        return [*self._store.damaged(), *others]

    def _card(self, group: str, thing: Any) -> QWidget:
        match group:
            case "strange":
                strange = StrangeCard(thing, self._store.folder)
                strange.removed.connect(lambda: self._delete(thing.id))
                return strange
            case "broken":
                broken = BrokenCard(thing, save=thing.path.parent == self._store.folder)
                broken.removed.connect(lambda: self._remove(thing))
                broken.rescued.connect(lambda: self._rescue(thing))
                return broken
        card = SaveCard(thing, self._catalogue.face(thing.game), lambda: self._match(thing))
        card.opened.connect(self.navigator.review_saved if thing.over else self.navigator.resume)
        card.deleted.connect(self._delete)
        return card

    def _match(self, summary: Summary) -> Match | None:
        try:
            return Match(self._catalogue.game(summary.game), self._store.load(summary.id))
        except BrokenSave:
            return None  # opening it says why

    def _show_more(self, name: str) -> None:
        self._shown[name] += 3 * AT_ONCE
        self._fill()

    # ---------------------------------------------------------------- putting away

    def _delete(self, match: str) -> None:
        words = translate("Saved", "Game deleted.")
        self._do(lambda: self._store.delete(match), words, lambda: self._store.restore(match))

    def _remove(self, broken: BrokenSave) -> None:
        moved: Moved = []
        words = translate("Saved", "File removed.")
        self._do(lambda: moved.extend(self._store.put_away(broken)), words, lambda: put_back(moved))

    def _rescue(self, broken: BrokenSave) -> None:
        try:
            record = self._store.salvage(broken)
        except (OSError, ValueError) as error:
            self.toast.say(problem(error))
            return
        if record is None:
            self.toast.say(translate("Saved", "Nothing in it could be rescued."))
            return
        self.refresh()
        moves = Summary.of(record).moves
        self.toast.say(translate("Saved", "Rescued: a game with %n moves.", "", moves))

    def _do(self, act: Callable[[], None], words: str = "", undo: Callable[[], None] | None = None) -> None:
        """Change something in the folder and look again; then say it and offer to undo it, or say why it can't be."""
        try:
            act()
        except OSError as error:
            self.toast.say(problem(error))
            return
        self.refresh()
        if undo is not None:
            self.toast.say(words, translate("Saved", "Undo"), lambda: self._do(undo))

    def restyle(self) -> None:
        if self.isVisible():
            self.refresh()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Saved", "Saved games"))
        self._groups["waiting"].heading.setText(translate("Saved", "Still on the table"))
        self._groups["over"].heading.setText(translate("Saved", "Finished"))
        self._groups["strange"].heading.setText(translate("Saved", "From games that aren’t installed"))
        self._groups["broken"].heading.setText(translate("Saved", "Files that can’t be opened"))
        self._nothing_words.setText(translate("Saved", "No saved games yet"))
        self._nothing_more.setText(translate("Saved", "Games are saved after every move, and appear here."))
        for card in self.cards:
            card.retranslate()
        if self.isVisible():
            self.refresh()
