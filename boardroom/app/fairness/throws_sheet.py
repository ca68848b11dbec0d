"""The statistics of throws: every side against expectation, and who was lucky."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.fairness.side_bars import Key, SideBars, number
from boardroom.app.fairness.throws import Kept as Kept
from boardroom.app.fairness.throws import Luck, SavedThrows, Throws, count
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.spread import as_wide
from boardroom.core.store import Store
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.choices import Painting, Segment, Segmented
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.reading_sheet import ReadingSheet
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px
from boardroom.ui.style.translation import translate
from boardroom.ui.table.dice import Dice, Die

RARE, ODD = 0.05, 0.001  # how often fair dice spread so widely that it is worth a word, and that one should look


def verdict(counts: list[int], die: Die, here: bool) -> str:
    """Say in plain words whether a die came up as it should; `here`: in one match."""
    if not sum(counts):
        return translate("Throws", "Not thrown yet.")
    chance = as_wide(counts, [side.share for side in die.sides])
    if chance is None:
        return translate("Throws", "Too few throws to say more.")
    if chance < ODD:
        return translate("Throws", "Very unusual: fair dice come out this uneven less than once in 1000 times.")
    if chance < RARE:
        words = translate("Throws", "Unusual: fair dice come out this uneven in only {n} of 100 games.")
        many = translate("Throws", "Unusual: fair dice come out this uneven in only {n} of 100 cases.")
    else:
        words = translate("Throws", "As expected: fair dice come out this uneven, or more, in {n} of 100 games.")
        many = translate("Throws", "As expected: fair dice come out this uneven, or more, in {n} of 100 cases.")
    return (words if here else many).format(n=max(1, round(chance * 100)))


class ShareMark(QWidget):
    """A small picture of whose luck it is."""

    def __init__(self, paint: Painting) -> None:
        super().__init__()
        self._paint = paint
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(32), px(32))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()))


class Scale(QWidget):
    """Where somebody's luck lies between none and all of it; the middle is what fair dice bring."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self._part = part
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = self.height() / 2, px(6)
        wide = min(self.width(), px(320)) - 2 * radius
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.color("edge"))
        painter.drawRoundedRect(QRectF(radius, middle - 1.5, wide, 3), 1.5, 1.5)
        painter.setPen(QPen(colors.color("ink"), 2))
        painter.drawLine(
            round(radius + wide / 2), round(middle - px(6)), round(radius + wide / 2), round(middle + px(6))
        )
        painter.setPen(QPen(colors.color("panel"), 2))
        painter.setBrush(colors.color("act"))
        painter.drawEllipse(QRectF(wide * self._part, middle - radius, 2 * radius, 2 * radius))


class LuckRow(QWidget):
    """Whose it is, and how lucky they were."""

    def __init__(self, name: str, mark: Painting, luck: Luck, hope: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addWidget(ShareMark(mark), 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        said = list(self._said(luck, hope))
        lines.addWidget(Label(name, 16, bold=True, wrap=True))
        for words in said:
            lines.addWidget(Label(words, wrap=True))
        luckier = luck.luckier
        if luckier is not None:
            lines.addWidget(Scale(luckier))
            percent = min(99, max(1, round(luckier * 100)))
            words = translate("Throws", "Luckier than {n} of 100 players.").format(n=percent)
            lines.addWidget(Label(words, token="muted"))
            said.append(words)
        row.addLayout(lines, 1)
        self.setAccessibleName(f"{name}: {' '.join(said)}")

    @staticmethod
    def _said(luck: Luck, hope: str) -> Iterator[str]:
        thrown = translate("Throws", "%n throws", "", luck.throws)
        if luck.dice:
            words = translate("Throws", "{throws}, {average} pips on average ({expected} expected).")
            average, expected = number(luck.pips / luck.dice, 2), number(luck.mean / luck.dice, 2)
            yield words.format(throws=thrown, average=average, expected=expected)
        else:
            yield f"{thrown}."
        if luck.hopes and hope:
            words = translate("Throws", "{hope}: {came} of {tries} ({expected} expected).")
            yield words.format(hope=hope, came=luck.came, tries=luck.hopes, expected=number(luck.expected))


class ThrowsSheet(ReadingSheet):
    """A page of numbers, for one match or for all saved ones of the same game."""

    def __init__(self, parent: QWidget, game: Game, face: Face, store: Store, kept: Kept, match: Match | None) -> None:
        super().__init__(parent, "chart", 640)
        dice = face.dice()
        assert dice is not None, "only games with dice have throws"
        self._game, self._face, self._store, self._kept, self._match = game, face, store, kept, match
        self._dice: Dice = dice
        self._all: SavedThrows | None = None
        self._left: Iterator[int] | None = None  # matches still to be counted
        self.here = match is not None
        self.scope = Segmented()
        self.scope.chosen.connect(self._choose)
        self.scope.setVisible(match is not None)
        scopes = Flow()
        scopes.addWidget(self.scope)
        scopes.setVisible(match is not None)
        self.body.addSpacing(4)
        self.body.addWidget(scopes)
        self.summary = Label(token="muted", wrap=True)
        self.body.addWidget(self.summary)
        self._numbers: QWidget | None = None
        self._place = QVBoxLayout()
        self.body.addLayout(self._place)
        self.body.addStretch(1)
        self._turns = QTimer(self, interval=0)
        self._turns.timeout.connect(self._on_turn)
        self.retranslate()
        if not self.here:
            self._count_all()

    # ---------------------------------------------------------------- counting

    def _choose(self, here: bool) -> None:
        self.here = here
        if not here and self._all is None:
            self._count_all()
        self._show_numbers()

    def _count_all(self) -> None:
        """Count all saved matches, one at a time."""
        self._all = SavedThrows(self._store, self._game, self._dice, self._kept)
        self._left = self._all.count()
        self._turns.start()

    def _on_turn(self) -> None:
        assert self._left is not None
        assert self._all is not None
        done = next(self._left, None)
        if done is None:
            self._turns.stop()
            self._left = None
            if not self.here:
                self._show_numbers()
                announce(self, self.summary.text())
        elif not self.here:
            words = translate("Throws", "Counting… {done} of {all}")
            self.summary.setText(words.format(done=done, all=len(self._all.matches)))

    def close_sheet(self) -> None:
        self._turns.stop()
        super().close_sheet()

    @property
    def counted(self) -> Throws | None:
        """What is on show, or None while it is being counted."""
        if self.here:
            assert self._match is not None
            return count(self._match, self._dice)
        return self._all.total if self._all is not None and self._left is None else None

    # ---------------------------------------------------------------- showing it

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        title = translate("Throws", "Throws in {game}").format(game=self._face.title())
        self.headline.setText(title)
        self.setAccessibleName(title)
        self.close_button.setText(translate("Throws", "Close"))
        segments = [
            Segment(True, translate("Throws", "This game")),
            Segment(False, translate("Throws", "All saved games")),
        ]
        self.scope.set_segments(segments, self.here)
        self.scope.setAccessibleName(translate("Throws", "Which throws"))
        self._show_numbers()

    def _show_numbers(self) -> None:
        if self._numbers is not None:
            self._place.removeWidget(self._numbers)
            self._numbers.hide()
            self._numbers.deleteLater()
            self._numbers = None
        counted = self.counted
        if counted is not None:
            self.summary.setText(self._summary(counted))
            self._numbers = self._made(counted)
            self._place.addWidget(self._numbers)
            self._numbers.show()  # now, so that the sheet knows how high it is
        else:
            self.summary.setText(translate("Throws", "Counting…"))
        self.refit()

    def _summary(self, counted: Throws) -> str:
        throws = translate("Throws", "%n throws", "", counted.throws)
        if self.here:
            running = self._match is not None and self._match.outcome is None
            return translate("Throws", "{throws} so far").format(throws=throws) if running else throws
        games = translate("Throws", "%n games", "", counted.matches)
        return translate("Throws", "{throws} in {games}").format(throws=throws, games=games)

    def _made(self, counted: Throws) -> QWidget:
        made = QWidget()
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 8, 0, 0)
        rows.setSpacing(8)
        if counted.throws:
            rows.addWidget(Key())
            rows.addSpacing(4)
        for die in self._dice.kinds():
            counts = counted.counts(die)
            rows.addWidget(Label(die.name, 16, bold=True, heading=True))
            if any(counts):
                rows.addWidget(SideBars(self._dice, die, counts))
            rows.addWidget(Label(verdict(counts, die, self.here), wrap=True))
            rows.addSpacing(12)
        if counted.lucks:
            rows.addWidget(Rule())
            rows.addSpacing(4)
            rows.addWidget(Label(translate("Throws", "Who was lucky"), 16, bold=True, heading=True))
            for who in sorted(counted.lucks, key=lambda who: (who == "bot", who)):  # people before computers
                name, mark = self._who(who)
                rows.addWidget(LuckRow(name, mark, counted.lucks[who], self._dice.hope()))
        return made

    def _who(self, who: Hashable) -> tuple[str, Painting]:
        """Name and mark a seat of the match, or people and computers of all matches."""
        match = self._match
        if isinstance(who, int):
            assert match is not None
            face, seats, options = self._face, match.seats, match.options
            return short_name(who, match.players), lambda painter, rect: face.paint_seat(
                painter, rect, who, seats, options
            )
        icon = "chip" if who == "bot" else "person"
        name = translate("Throws", "Computers") if who == "bot" else translate("Throws", "People")
        return name, lambda painter, rect: paint_icon(painter, icon, rect.adjusted(4, 4, -4, -4), theme().color("ink"))
