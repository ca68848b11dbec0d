"""How games against the computer went: counted from the finished games that are saved, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.shelf import Shelf
from boardroom.core.store import Store, Summary
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button
from boardroom.ui.face import Face
from boardroom.ui.fonts import px
from boardroom.ui.labels import Label
from boardroom.ui.panels import Page, Panel, clear

translate = QCoreApplication.translate


@dataclass
class Tally:
    """Games won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """How many there were."""
        return self.won + self.drawn + self.lost


@dataclass
class GameTally:
    """One game: a person's games against each strongest level met, and games among people or computers."""

    levels: dict[int, Tally] = field(default_factory=dict)
    others: int = 0

    @property
    def total(self) -> Tally:
        """All levels together."""
        return Tally(
            sum(tally.won for tally in self.levels.values()),
            sum(tally.drawn for tally in self.levels.values()),
            sum(tally.lost for tally in self.levels.values()),
        )


def count(summaries: Iterable[Summary]) -> dict[str, GameTally]:
    """Count finished games. One person against computers has a result; other games are only counted."""
    games: dict[str, GameTally] = {}
    for summary in summaries:
        if not summary.over:
            continue
        game = games.setdefault(summary.game, GameTally())
        people = [seat for seat, player in enumerate(summary.players) if player.kind == "human"]
        levels = [player.level for player in summary.players if player.level is not None]
        if len(people) != 1 or not levels:
            game.others += 1
            continue
        tally = game.levels.setdefault(max(levels), Tally())
        if len(summary.winners) in (0, len(summary.players)):
            tally.drawn += 1
        elif people[0] in summary.winners:
            tally.won += 1
        else:
            tally.lost += 1
    return games


class Bar(QWidget):
    """Won, drawn and lost as parts of a whole; the numbers stand beside it."""

    def __init__(self, tally: Tally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally = tally
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        shape = QPainterPath()
        shape.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setClipPath(shape)
        painter.fillRect(rect, theme().color("well"))
        x = 0.0
        for number, token in (
            (self._tally.won, "act"),
            (self._tally.drawn, "toggle_off"),
            (self._tally.lost, "danger"),
        ):
            width = rect.width() * number / self._tally.played
            if number:
                painter.fillRect(QRectF(x, 0, width - (2 if x + width < rect.width() - 1 else 0), rect.height()),
                                 theme().color(token))  # fmt: skip
            x += width


class StatisticsPage(Page):
    """A card for every game that was finished."""

    throws_wanted = Signal(str)  # a game's key

    def __init__(self, shelf: Shelf, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent, widest=840)
        self._shelf, self._store = shelf, store
        self._title = Label(size=28, serif=True)
        self._note = Label(token="muted", wrap=True)
        self._cards = QVBoxLayout()
        self._cards.setSpacing(20)
        self.body.addSpacing(20)
        self.body.addWidget(self._title)
        self.body.addSpacing(4)
        self.body.addWidget(self._note)
        self.body.addSpacing(16)
        self.body.addLayout(self._cards)
        self.body.addStretch(1)
        self.retranslate()

    def refresh(self) -> None:
        """Count again."""
        clear(self._cards)
        games = count(self._store.list())
        for game, face in self._shelf:
            if game.key in games:
                self._cards.addWidget(self._card(face, games[game.key]))
        if not self._cards.count():
            self._cards.addWidget(self._nothing())

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Statistics", "Statistics"))
        self._note.setText(
            translate("Statistics", "Counted from the finished games that are saved. Deleting one takes it out.")
        )

    def _nothing(self) -> QWidget:
        panel = Panel(dashed=True)
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.addWidget(Label(translate("Statistics", "No finished games yet"), 16, bold=True))
        rows.addWidget(
            Label(translate("Statistics", "Finish a game against the computer, and it is counted here."), token="muted")
        )
        return panel

    def _card(self, face: Face, game: GameTally) -> QWidget:
        panel = Panel()
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(24, 20, 24, 24)
        rows.setSpacing(16)
        rows.addWidget(Label(face.title(), 20, serif=True))
        total = game.total
        if total.played:
            numbers = QHBoxLayout()
            numbers.setSpacing(40)
            for number, words in (
                (total.played, translate("Statistics", "played")),
                (total.won, translate("Statistics", "won")),
                (total.drawn, translate("Statistics", "drawn")),
                (total.lost, translate("Statistics", "lost")),
            ):
                column = QVBoxLayout()
                column.setSpacing(0)
                column.addWidget(Label(str(number), 40, serif=True))
                column.addWidget(Label(words, token="muted"))
                numbers.addLayout(column)
            numbers.addStretch(1)
            rows.addLayout(numbers)
            rows.addLayout(self._levels(game))
        if game.others:
            said = translate("Statistics", "%n more without one person against computers", "", game.others)
            rows.addWidget(Label(said, token="muted", wrap=True))
        if face.dice() is not None:
            throws = Button(translate("Statistics", "Statistics of the throws"), "link", "dice")
            throws.clicked.connect(lambda: self.throws_wanted.emit(face.key))
            rows.addWidget(throws, 0, Qt.AlignmentFlag.AlignLeft)
        return panel

    def _levels(self, game: GameTally) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(12)
        for row, (level, tally) in enumerate(sorted(game.levels.items())):
            grid.addWidget(Label(translate("Statistics", "Level {level}").format(level=level), bold=True), row, 0)
            grid.addWidget(Bar(tally), row, 1, Qt.AlignmentFlag.AlignVCenter)
            said = translate("Statistics", "{won} won · {drawn} drawn · {lost} lost")
            words = said.format(won=tally.won, drawn=tally.drawn, lost=tally.lost)
            grid.addWidget(Label(words, token="muted"), row, 2)
        grid.setColumnStretch(1, 1)
        return grid

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            if self.isVisible():
                self.refresh()
