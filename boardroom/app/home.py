"""The home screen: what shall we play, and what is still on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.bookcase import Bookcase
from boardroom.app.cards import AIR, GameCard, SeatChip
from boardroom.app.hero import Hero
from boardroom.app.say import when
from boardroom.app.settings import Preferences
from boardroom.app.shelf import Shelf
from boardroom.app.table_picture import TablePicture
from boardroom.core.files import BrokenSave
from boardroom.core.game import NOBODY
from boardroom.core.match import Match
from boardroom.core.store import Store, Summary
from boardroom.ui.appearance import appearance
from boardroom.ui.buttons import Button
from boardroom.ui.face import Face
from boardroom.ui.flow import Columns, Flow
from boardroom.ui.fonts import px, text_scale
from boardroom.ui.labels import Clipped, Label
from boardroom.ui.panels import Page, Panel, clear

translate = QCoreApplication.translate

GAP = 20
MOST = 4  # unfinished games shown; the rest are among the saved games


class Boxes(QWidget):
    """The games side by side, as many in a row as there is room for."""

    wanted = Signal(str)
    rules_wanted = Signal(str)

    def __init__(self, shelf: Shelf, rulebooks: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """Show the games of a shelf; of those that are named the rules are offered below the box."""
        super().__init__(parent)
        self.cards = [GameCard(game, face, parent=self) for game, face in shelf]
        self.rules: dict[str, Button] = {}
        for card in self.cards:
            card.clicked.connect(lambda _=False, key=card.game.key: self.wanted.emit(key))
            if card.game.key in rulebooks:
                button = Button(kind="link", icon="book", parent=self)
                button.clicked.connect(lambda _=False, key=card.game.key: self.rules_wanted.emit(key))
                self.rules[card.game.key] = button
        self.retranslate()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        appearance().changed.connect(self._arrange)

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        for card in self.cards:
            card.retranslate()
            if button := self.rules.get(card.game.key):
                button.setText(translate("Home", "Rules"))
                button.setAccessibleName(translate("Home", "Rules of {game}").format(game=card.face.title()))

    def width_of_one(self, room: int) -> int:
        """Return how wide a box is: as designed, or a little less where that saves a second row."""
        least = round(168 * min(1.3, text_scale()))
        columns = max(1, min(len(self.cards), (room + GAP) // (least + GAP)))
        return min(224, (room - GAP * (columns - 1)) // columns)

    def _arrange(self) -> None:
        room = self.width() - 2 * AIR
        width = self.width_of_one(room)
        columns = max(1, (room + GAP) // (width + GAP))
        y = 0
        for start in range(0, len(self.cards), columns):
            row = self.cards[start : start + columns]
            height = max(card.height_for(width) for card in row)
            for i, card in enumerate(row):
                card.setGeometry(i * (width + GAP), y, width + 2 * AIR, height)
                if button := self.rules.get(card.game.key):
                    size = button.sizeHint()
                    button.setGeometry(i * (width + GAP) + AIR - px(4), y + height - px(2), size.width(), size.height())
            y += height + GAP + (px(24) if self.rules else 0)
        self.setFixedHeight(max(0, y - GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class ContinueCard(Panel):
    """A match that waits: its table, where it stands, who plays, and a button to go on."""

    resumed = Signal(str)

    def __init__(self, summary: Summary, face: Face, match: Match[Any, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._summary, self._face, self._match = summary, face, match
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
        people = [seat for seat, player in enumerate(self._match.players) if player.kind == "human"]
        view = self._match.view(people[0] if len(people) == 1 else NOBODY)
        self._title.setText(self._summary.title or self._face.title())
        self._when.setText(when(self._summary.changed))
        self._situation.setText(self._face.situation(view, self._match.players))
        self.go_on.setText(translate("Home", "Continue"))
        self.go_on.setAccessibleName(translate("Home", "Continue {game}").format(game=self._face.title()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else the release would go to whatever lies below

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.resumed.emit(self._summary.id)


class HomePage(Page):
    """The first screen."""

    wanted = Signal(str)  # a new game of that key, with the dialog
    started = Signal(str, object)  # a new game at once, from a Setup
    resumed = Signal(str)  # a saved match
    all_saved = Signal()
    rules_wanted = Signal(str)  # of a game

    def __init__(
        self,
        shelf: Shelf,
        store: Store,
        preferences: Preferences,
        bookcase: Bookcase,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, air=AIR)
        self._bookcase = bookcase
        appearance().changed.connect(self.refresh)
        self._shelf, self._store, self._preferences = shelf, store, preferences
        self._question = Label(size=28, serif=True)
        self.hero: Hero | None = None
        self.boxes: Boxes | None = None
        self.cards: list[ContinueCard] = []
        self._saved = 0
        self._looked = False  # whether the saves have been read: the games are shown before
        self._quiet = False  # whether something else has the one filled button
        self._still = Label(size=20, serif=True)
        self.all = Button(kind="link", icon="next", after=True)
        self.all.clicked.connect(self.all_saved)
        self._waiting = Columns(420, 2, GAP)
        self._nothing = Panel(dashed=True)
        self._nothing_words = Label(size=16, bold=True)
        self._nothing_more = Label(token="muted", wrap=True)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._games = QVBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self._still)
        head.addStretch(1)
        head.addWidget(self.all)
        inside = QVBoxLayout(self._nothing)
        inside.setContentsMargins(24, 24, 24, 24)
        inside.setSpacing(4)
        inside.addWidget(self._nothing_words)
        inside.addWidget(self._nothing_more)
        below = QVBoxLayout()
        below.setContentsMargins(AIR, 0, AIR, 0)
        below.setSpacing(0)
        below.addLayout(head)
        below.addSpacing(12)
        below.addWidget(self._waiting)
        below.addWidget(self._nothing)
        self._question.setContentsMargins(AIR, 0, AIR, 0)
        self.body.addSpacing(12 if self._bookcase.games else 20)
        self.body.addWidget(self._question)
        self.body.addLayout(self._games)
        self.body.addSpacing(24)
        self.body.addLayout(below)
        self.body.addStretch(1)

    def refresh(self) -> None:
        """Look again at the shelf, the last set-ups and the saved games; where the focus was, it stays."""
        self._fill_games()
        if self._looked:
            self._fill_table()
        else:
            for later in (self._waiting, self._nothing, self.all):
                later.hide()
        self.retranslate()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._looked:
            self._looked = True
            QTimer.singleShot(0, self, self.refresh_table)
        return super().viewportEvent(event)

    def refresh_table(self) -> None:
        """Look again at the saved games."""
        self._fill_table()
        self.retranslate()

    def _fill_games(self) -> None:
        clear(self._games)
        self.hero = self.boxes = None
        if len(self._shelf) == 1:
            game, face = next(iter(self._shelf))
            self.hero = Hero(game, face, self._preferences)
            self.hero.wanted.connect(self.wanted)
            self.hero.started.connect(self.started)
            self.hero.rules_wanted.connect(self.rules_wanted)
            self.hero.offer_rules(self._bookcase.has(game.key))
            self._games.setContentsMargins(AIR, 16, AIR, 0)
            self._games.addWidget(self.hero)
        else:
            self.boxes = Boxes(self._shelf, self._bookcase.games)
            self.boxes.wanted.connect(self.wanted)
            self.boxes.rules_wanted.connect(self.rules_wanted)
            self._games.setContentsMargins(0, 0, 0, 0)
            self._games.addWidget(self.boxes)

    def _fill_table(self) -> None:
        self._waiting.clear()
        self.cards = []
        summaries = self._store.list()
        self._saved = len(summaries)
        for summary, match in self._unfinished(summaries):
            card = ContinueCard(summary, self._shelf.face(summary.game), match)
            card.resumed.connect(self.resumed)
            self._waiting.addWidget(card)
            self.cards.append(card)
        self.be_quiet(self._quiet)
        self._waiting.narrowest = round(420 * text_scale())
        self._waiting.setVisible(bool(self.cards))
        self._nothing.setVisible(not self.cards)
        self.all.setVisible(self._saved > 0)

    @property
    def chosen(self) -> str:
        """The game whose box has the focus, if one has and it has a rulebook."""
        for card in self.boxes.cards if self.boxes else ():
            if card.hasFocus() and self._bookcase.has(card.game.key):
                return card.game.key
        if self.hero is not None and self.hero.isAncestorOf(QApplication.focusWidget() or self):
            return self.hero.game.key if self._bookcase.has(self.hero.game.key) else ""
        return ""

    def be_quiet(self, quiet: bool) -> None:
        """Leave the one filled button to something else, or have it again: on the latest match, else on the game."""
        self._quiet = quiet
        for i, card in enumerate(self.cards):
            card.go_on.set_kind("outlined" if quiet or i else "filled")
        if self.hero is not None:
            self.hero.play.set_kind("outlined" if quiet or self.cards else "filled")

    def _unfinished(self, summaries: Sequence[Summary]) -> list[tuple[Summary, Match[Any, Any]]]:
        found = []
        for summary in summaries:
            if summary.over or not summary.moves or summary.game not in self._shelf:
                continue
            try:
                record = self._store.load(summary.id)
            except BrokenSave:
                continue  # the saved games say what is wrong with it
            found.append((summary, Match(self._shelf.game(summary.game), record)))
            if len(found) == MOST:
                break
        return found

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._question.setText(translate("Home", "What shall we play?"))
        self._still.setText(translate("Home", "Still on the table"))
        self.all.setText(translate("Home", "All %n saved games", "", self._saved))
        self._nothing_words.setText(translate("Home", "Nothing on the table yet"))
        self._nothing_more.setText(
            translate("Home", "Every move is saved. A game that you leave waits here until you go on.")
        )
        if self.boxes is not None:
            self.boxes.retranslate()
        for waiting in self.cards:
            waiting.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
