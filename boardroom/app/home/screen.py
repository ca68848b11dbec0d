"""The home screen: what shall we play, and what is still on the table."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.catching_up import CatchingUp
from boardroom.app.home.boxes import GAP, Boxes
from boardroom.app.home.cards import AIR, SeatChip
from boardroom.app.home.wide_card import WideCard
from boardroom.app.phrases import when
from boardroom.app.pictures.table_picture import TablePicture
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.screen import Screen
from boardroom.app.settings.preferences import Preferences
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.store import Store, Summary
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import BelowWords, Button
from boardroom.ui.kit.flow import Columns, Flow
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.panels import Page, Panel, clear
from boardroom.ui.style.fonts import text_scale

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

MOST = 4  # unfinished games shown; the rest are among the saved games
MANY = 6  # games that fill a row of a usual window: with more of them, what is still on the table comes first,
FEW = 2  # and is only so much of it
INDENT = 24  # of words on a card


class ContinueCard(Panel):
    """A match that waits: its table, where it stands, who plays, and a button to go on."""

    resumed = Signal(str)

    def __init__(self, summary: Summary, face: Face, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.summary, self.match, self._face = summary, match, face
        self._picture = TablePicture(face, lambda: match, QSize(208, 176))
        self._title = Clipped(size=20, serif=True)
        self._when = Label(size=12, token="muted")
        self._situation = Label(size=14, wrap=True)
        self.go_on = Button()
        self.go_on.clicked.connect(lambda: self.resumed.emit(summary.id))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title, 1)
        head.addWidget(self._when)
        seats = Flow(gap=12, line_gap=4)
        for seat in range(len(summary.players)):
            seats.addWidget(SeatChip(face, summary.players, seat, match.options))
        side = QVBoxLayout()
        side.setSpacing(0)
        side.setContentsMargins(0, 10, 12, 12)
        side.addLayout(head)
        side.addSpacing(8)
        side.addWidget(self._situation)
        side.addSpacing(12)
        side.addWidget(seats)
        side.addStretch(1)
        side.addSpacing(12)
        side.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(20)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(side, 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        view = self.match.view(self.match.onlooker)
        self._title.setText(self.summary.title or self._face.title())
        self._when.setText(when(self.summary.changed))
        self._situation.setText(self._face.situation(view, self.match.players))
        self.go_on.setText(translate("Home", "Continue"))
        self.go_on.setAccessibleName(translate("Home", "Continue {game}").format(game=self._face.title()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else the release would go to whatever lies below

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.resumed.emit(self.summary.id)


class HomeScreen(Screen, Page):
    """The first screen."""

    place = "home"

    def __init__(
        self,
        navigator: Navigator,
        catalogue: GameCatalogue,
        store: Store,
        preferences: Preferences,
        rulebooks: Rulebooks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(navigator, parent, air=AIR)
        self._rulebooks = rulebooks
        self._catalogue, self._store, self._preferences = catalogue, store, preferences
        self._question = Label(size=28, serif=True)
        self.wide_card: WideCard | None = None
        self.boxes: Boxes | None = None
        self.cards: list[ContinueCard] = []
        self._saved = 0
        # Whether the saves have been read: the games are shown before, unless they are so many that they come after.
        self._looked = self._crowded
        self._quiet = False  # whether something else has the one filled button
        self._still = Label(size=20, serif=True)
        self.all = Button(kind="link", icon="next", after=True)
        self.all.clicked.connect(self._show_saved)
        self._waiting = Columns(420, 2, GAP)
        self._catching_up = CatchingUp(store, self)
        self._catching_up.more.connect(self._show_more)
        self._damaged = 0
        self.damage = QWidget()
        self._damage_words = Label(token="muted")
        self.look = Button(kind="link")
        self.look.clicked.connect(self._show_saved)
        self._nothing = Panel(dashed=True)
        self._nothing_words = Label(size=16, bold=True)
        self._nothing_more = Label(token="muted", wrap=True)
        self.booklets = Button(kind="link", icon="plus")
        self.booklets.clicked.connect(lambda: navigator.add_booklets())
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._games = QVBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self._still)
        head.addStretch(1)
        head.addWidget(self.all)
        inside = QVBoxLayout(self._nothing)
        inside.setContentsMargins(0, INDENT, INDENT, INDENT)
        inside.setSpacing(4)
        for words in (self._nothing_words, self._nothing_more):
            words.setContentsMargins(INDENT, 0, 0, 0)
            inside.addWidget(words)
        inside.addWidget(BelowWords(self.booklets, INDENT))
        damage = QHBoxLayout(self.damage)
        damage.setContentsMargins(0, 4, 0, 0)
        damage.setSpacing(8)
        damage.addWidget(self._damage_words)
        damage.addWidget(self.look)
        damage.addStretch(1)
        table = QVBoxLayout()
        table.setContentsMargins(AIR, 0, AIR, 0)
        table.setSpacing(0)
        table.addLayout(head)
        table.addWidget(self.damage)
        table.addSpacing(12)
        table.addWidget(self._waiting)
        table.addWidget(self._nothing)
        self._question.setContentsMargins(AIR, 0, AIR, 0)
        choice = QVBoxLayout()
        choice.setSpacing(0)
        choice.addWidget(self._question)
        choice.addLayout(self._games)
        self._order = QVBoxLayout()
        self._order.setSpacing(24)
        self._order.addLayout(choice)
        self._order.addLayout(table)
        self.body.addSpacing(12 if self._rulebooks.games else 20)
        self.body.addLayout(self._order)
        self.body.addStretch(1)

    @property
    def _crowded(self) -> bool:
        """Whether there are so many games that what is below them would not be seen."""
        return len(self._catalogue) > MANY

    def refresh(self) -> None:
        """Look again at the games, the last set-ups and the saved games; where the focus was, it stays."""
        self._fill_games()
        if self._looked:
            self._catching_up.start()
            self._fill_table(self._found())
        else:
            for later in (self._waiting, self._nothing, self.all, self.damage):
                later.hide()
        self.retranslate()
        self.fit()

    def restyle(self) -> None:
        self.refresh()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._looked:
            self._looked = True
            QTimer.singleShot(0, self, self.refresh_table)
        return super().viewportEvent(event)

    def refresh_table(self) -> None:
        """Look again at the saved games."""
        self._catching_up.start()
        self._fill_table(self._found())
        self.retranslate()
        self.fit()

    def _show_more(self) -> None:
        """More saves have been read: count them, and show those that are on the table, if they are others."""
        found = self._found()
        if [summary for summary, _ in found] != [card.summary for card in self.cards]:
            self._fill_table(found)
        self._count()
        self.retranslate()
        self.fit()

    def _fill_games(self) -> None:
        clear(self._games)
        self.wide_card = self.boxes = None
        if len(self._catalogue) == 1:
            game, face = next(iter(self._catalogue))
            self.wide_card = WideCard(game, face, self._preferences)
            self.wide_card.wanted.connect(self.navigator.new_game)
            self.wide_card.started.connect(self.navigator.start)
            self.wide_card.rules_wanted.connect(self.navigator.open_rules)
            self.wide_card.offer_rules(self._rulebooks.has(game.key))
            self._games.setContentsMargins(AIR, 16, AIR, 0)
            self._games.addWidget(self.wide_card)
        else:
            self.boxes = Boxes(self._catalogue, self._rulebooks.games)
            self.boxes.wanted.connect(self.navigator.new_game)
            self.boxes.rules_wanted.connect(self.navigator.open_rules)
            self.boxes.reached.connect(self.ensureWidgetVisible)
            self._games.setContentsMargins(0, 0, 0, 0)
            self._games.addWidget(self.boxes)

    def _fill_table(self, found: Sequence[tuple[Summary, Match]]) -> None:
        self._waiting.clear()
        self.cards = []
        for summary, match in found:
            card = ContinueCard(summary, self._catalogue.face(summary.game), match)
            card.resumed.connect(self.navigator.resume)
            self._waiting.addWidget(card)
            self.cards.append(card)
        self.be_quiet(self._quiet)
        self._waiting.narrowest = round(420 * text_scale())
        self._waiting.setVisible(bool(self.cards))
        self._count()
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Let what waits come first where many games would hide it, for the eye and for the Tab key."""
        way = QVBoxLayout.Direction
        self._order.setDirection(way.BottomToTop if self._crowded and self.cards else way.TopToBottom)

    def _count(self) -> None:
        """Say how many there are, and how many can't be used."""
        self._saved, self._damaged = len(self._store.known()), len(self._store.damaged())
        self._nothing.setVisible(not self.cards and not self._catching_up.reading)
        self.all.setVisible(self._saved > 0)
        self.damage.setVisible(self._damaged > 0)

    def _show_saved(self) -> None:
        self.navigator.show("saved")

    def help(self) -> bool:
        return self.navigator.open_rules(self._chosen())

    def _chosen(self) -> str:
        """Return the game whose box has the focus, if one has and it has a rulebook."""
        for card in self.boxes.cards if self.boxes else ():
            if card.hasFocus() and self._rulebooks.has(card.game.key):
                return card.game.key
        if self.wide_card is not None and self.wide_card.isAncestorOf(QApplication.focusWidget() or self):
            return self.wide_card.game.key if self._rulebooks.has(self.wide_card.game.key) else ""
        return ""

    def be_quiet(self, quiet: bool) -> None:
        """Leave the one filled button to something else, or have it again: on the latest match, else on the game."""
        self._quiet = quiet
        for i, card in enumerate(self.cards):
            card.go_on.set_kind("outlined" if quiet or i else "filled")
        if self.wide_card is not None:
            self.wide_card.play.set_kind("outlined" if quiet or self.cards else "filled")

    def _found(self) -> list[tuple[Summary, Match]]:
        """Return the latest matches on the table, as far as saves were read; those on show needn't be replayed."""
        on_show = {card.summary.id: card for card in self.cards}
        found: list[tuple[Summary, Match]] = []
        for summary in self._store.known():
            if len(found) == (FEW if self._crowded else MOST):
                break
            if summary.over or summary.final or not summary.moves or summary.game not in self._catalogue:
                continue
            card = on_show.get(summary.id)
            if card is not None and card.summary == summary:
                found.append((summary, card.match))
                continue
            with suppress(BrokenSave):  # the saved games say what is wrong with it
                found.append((summary, Match(self._catalogue.game(summary.game), self._store.load(summary.id))))
        return found

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._question.setText(translate("Home", "What shall we play?"))
        self._still.setText(translate("Home", "Still on the table"))
        self.all.setText(translate("Home", "All %n saved games", "", self._saved))
        self._damage_words.setText(translate("Home", "%n saved games can’t be opened.", "", self._damaged))
        self.look.setText(translate("Home", "See what you can do"))
        self._nothing_words.setText(translate("Home", "Nothing on the table yet"))
        self.booklets.setText(translate("Rulebook", "Add booklets from your boxes"))
        self._nothing_more.setText(translate("Home", "A game you leave waits here for you."))
        for games in (self.boxes, self.wide_card):
            if games is not None:
                games.retranslate()
        for waiting in self.cards:
            waiting.retranslate()
