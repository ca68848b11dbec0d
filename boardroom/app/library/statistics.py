"""How games against the computer went: counted from the finished games that are saved, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.catching_up import CatchingUp
from boardroom.app.screen import Screen
from boardroom.core.store import Store, Summary
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import BelowWords, Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import Page, Panel, clear
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

Sides = tuple[tuple[int, ...], ...]


@dataclass
class ResultTally:
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
    """One game: a person's games against each strongest opponent met, those with help, and what has no result."""

    levels: dict[int, ResultTally] = field(default_factory=dict)
    helped: ResultTally = field(default_factory=ResultTally)
    others: int = 0  # among people, or among computers
    apart: int = 0  # from a position, a file or another match

    @property
    def total(self) -> ResultTally:
        """All levels together."""
        return ResultTally(
            sum(tally.won for tally in self.levels.values()),
            sum(tally.drawn for tally in self.levels.values()),
            sum(tally.lost for tally in self.levels.values()),
        )


def count(summaries: Iterable[Summary], sides: Callable[[Summary], Sides]) -> dict[str, GameTally]:
    """Count finished games. One person against computers, from the beginning, has a result; others are only counted.

    `sides` says who plays together: how strong a computer is matters only where it is an opponent.
    """
    games: dict[str, GameTally] = {}
    for summary in summaries:
        if not summary.over:
            continue
        game = games.setdefault(summary.game, GameTally())
        people = [seat for seat, player in enumerate(summary.players) if player.kind == "human"]
        team = next((side for side in sides(summary) if people and people[0] in side), ())
        levels = [player.level for seat, player in enumerate(summary.players) if player.level and seat not in team]
        if summary.apart:
            game.apart += 1
        elif len(people) != 1 or not levels:
            game.others += 1
        else:
            tally = game.helped if summary.helped else game.levels.setdefault(max(levels), ResultTally())
            _add(tally, summary, people[0])
    return games


def _add(tally: ResultTally, summary: Summary, person: int) -> None:
    """Add what a match was for a person; who gave up has lost, whatever became of the seat."""
    if person in summary.resigned:
        tally.lost += 1
    elif len(summary.winners) in (0, len(summary.players)):
        tally.drawn += 1
    elif person in summary.winners:
        tally.won += 1
    else:
        tally.lost += 1


class ResultBar(QWidget):
    """Won, drawn and lost as parts of a whole; the numbers stand beside it."""

    def __init__(self, tally: ResultTally, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tally = tally
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

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
            (self._tally.drawn, "edge"),
            (self._tally.lost, "danger"),
        ):
            width = rect.width() * number / self._tally.played
            if number:
                painter.fillRect(QRectF(x, 0, width - (2 if x + width < rect.width() - 1 else 0), rect.height()),
                                 theme().color(token))  # fmt: skip
            x += width


class StatisticsScreen(Screen, Page):
    """A card for every game that was finished."""

    place = "statistics"

    def __init__(
        self, navigator: Navigator, catalogue: GameCatalogue, store: Store, parent: QWidget | None = None
    ) -> None:
        super().__init__(navigator, parent, widest=840)
        self._catalogue, self._store = catalogue, store
        self._catching_up = CatchingUp(store, self)
        self._catching_up.more.connect(self._fill)
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
        self._catching_up.start()
        self._fill()

    def _fill(self) -> None:
        clear(self._cards)
        known = [summary for summary in self._store.known() if summary.game in self._catalogue]
        games = count(known, lambda summary: self._catalogue.game(summary.game).sides(len(summary.players)))
        for game, face in self._catalogue:
            if game.key in games:
                self._cards.addWidget(self._card(face, games[game.key]))
        if not self._cards.count() and not self._catching_up.reading:
            self._cards.addWidget(self._nothing())

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Statistics", "Statistics"))
        self._note.setText(
            translate(
                "Statistics",
                "Your finished games alone against computers, from the first move. "
                "Games with hints or undone moves are listed separately. Deleted games no longer count.",
            )
        )
        if self.isVisible():
            self.refresh()

    def _nothing(self) -> QWidget:
        panel = Panel(dashed=True)
        rows = QVBoxLayout(panel)
        rows.setContentsMargins(24, 24, 24, 24)
        rows.addWidget(Label(translate("Statistics", "No finished games yet"), 16, bold=True))
        rows.addWidget(
            Label(translate("Statistics", "Finish a game against the computer, and it counts here."), token="muted")
        )
        return panel

    def _card(self, face: Face, game: GameTally) -> QWidget:
        panel = Panel()
        whole, rows = QVBoxLayout(panel), QVBoxLayout()
        whole.setContentsMargins(0, 20, 24, 24)
        rows.setContentsMargins(24, 0, 0, 0)
        for column in (whole, rows):
            column.setSpacing(16)
        whole.addLayout(rows)
        rows.addWidget(Label(face.title(), 20, serif=True))
        total, shared = game.total, translate("Statistics", "shared")
        if total.played:
            numbers = QHBoxLayout()
            numbers.setSpacing(40)
            for number, words in (
                (total.played, translate("Statistics", "played")),
                (total.won, translate("Statistics", "won")),
                (total.drawn, shared if face.shares_wins else translate("Statistics", "drawn")),
                (total.lost, translate("Statistics", "lost")),
            ):
                column = QVBoxLayout()
                column.setSpacing(0)
                column.addWidget(Label(str(number), 40, serif=True, heading=False))
                column.addWidget(Label(words, token="muted"))
                numbers.addLayout(column)
            numbers.addStretch(1)
            rows.addLayout(numbers)
        if total.played or game.helped.played:
            rows.addLayout(self._levels(face, game))
        if game.others:
            said = translate("Statistics", "%n more, not played by one person against computers", "", game.others)
            rows.addWidget(Label(said, token="muted", wrap=True))
        if game.apart:
            said = translate("Statistics", "Not counted: %n from a position, a file or another game", "", game.apart)
            rows.addWidget(Label(said, token="muted", wrap=True))
        if face.dice() is not None:
            throws = Button(translate("Statistics", "Dice statistics"), "link", "dice")
            throws.clicked.connect(lambda: self.navigator.show_throws_of(face.key))
            whole.addWidget(BelowWords(throws, 24))
        return panel

    def _levels(self, face: Face, game: GameTally) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(12)
        rows = [
            (translate("Statistics", "Level {level}").format(level=level), tally)
            for level, tally in sorted(game.levels.items())
        ]
        if game.helped.played:
            rows.append((translate("Statistics", "With help"), game.helped))
        for row, (name, tally) in enumerate(rows):
            grid.addWidget(Label(name, bold=True), row, 0)
            grid.addWidget(ResultBar(tally), row, 1, Qt.AlignmentFlag.AlignVCenter)
            shared = translate("Statistics", "{won} won · {drawn} shared · {lost} lost")
            said = shared if face.shares_wins else translate("Statistics", "{won} won · {drawn} drawn · {lost} lost")
            words = said.format(won=tally.won, drawn=tally.drawn, lost=tally.lost)
            grid.addWidget(Label(words, token="muted"), row, 2)
        grid.setColumnStretch(1, 1)
        return grid
