"""The page to learn on: a guided first game for every game, and below it single rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.lessons.coach import Badge
from boardroom.app.lessons.dots import Dots
from boardroom.app.pictures.table_picture import TablePicture
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.screen import Screen
from boardroom.app.settings.preferences import Preferences
from boardroom.books.lessons.course import Course
from boardroom.books.lessons.lesson import Lesson, said
from boardroom.books.lessons.library import lessons
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import BelowWords, Button
from boardroom.ui.kit.flow import Columns
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import Page, Panel
from boardroom.ui.style.fonts import text_scale
from boardroom.ui.style.translation import language, translate

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

NARROWEST, MOST, GAP = 200, 5, 20  # of the columns
HIGH = 132  # of a picture
LOW = 96  # of a single rule's


class LessonCard(Panel):
    """A lesson: where it stands, how long it takes, how far one has come, and the way in."""

    wanted = Signal(object, object)  # the game's key, and the lesson
    chapter_wanted = Signal(str, str)

    def __init__(
        self, game: Game, face: Face, lesson: Lesson, done: int, ruled: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game, self.face, self.lesson = game, face, lesson
        self._done = done
        first = lesson.kind == "first"
        self._picture = TablePicture(face, self._match, QSize(NARROWEST, HIGH if first else LOW), cut=True)
        self._title = Label(size=20, serif=True) if first else Label(size=16, bold=True, wrap=True, heading=True)
        self._minutes = Label(size=14, token="muted")
        self._dots, self._count = Dots(), Label(size=14, token="muted")
        self.go = Button()
        self.go.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.go.clicked.connect(self._take)
        self.rules = Button(kind="link", icon="book")
        self.rules.clicked.connect(lambda: self.chapter_wanted.emit(game.key, lesson.rule))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._lay_out(first, ruled)
        self.retranslate()

    def _lay_out(self, first: bool, ruled: bool) -> None:
        title = QHBoxLayout()
        title.setSpacing(6)
        title.addWidget(self._title, 1)
        title.addWidget(Badge("clock", "muted"), 0, Qt.AlignmentFlag.AlignTop)
        title.addWidget(self._minutes, 0, Qt.AlignmentFlag.AlignTop)
        count = QHBoxLayout()
        count.addWidget(self._dots)
        count.addStretch(1)
        count.addWidget(self._count)
        lines = QVBoxLayout()
        lines.setContentsMargins(16, 12, 16, 14)
        lines.setSpacing(10)
        lines.addLayout(title)
        lines.addLayout(count)
        lines.addStretch(1)
        lines.addWidget(self.go)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addLayout(lines, 1)
        if not first and ruled:
            whole.addWidget(BelowWords(self.rules, 16))
            whole.addSpacing(8)
        else:
            self.rules.hide()

    def _match(self) -> Match:
        """Return the table of the step that comes next."""
        steps = len(self.lesson.steps)
        return Course(self.game, self.lesson, self._done if self._done < steps else 0).match

    def _take(self) -> None:
        self.wanted.emit(self.game.key, self.lesson)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setFixedSize(self.width() - 2, self._picture.height())

    def stand_out(self, on: bool) -> None:
        """Have the page's one filled button, or not."""
        self.go.set_kind("filled" if on else "outlined")

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        steps, done = len(self.lesson.steps), self._done
        name = self.face.title() if self.lesson.kind == "first" else said(self.lesson.title, language())
        self._title.setText(name)
        self._minutes.setText(translate("Learn", "{minutes} min").format(minutes=self.lesson.minutes))
        self._dots.show_steps(steps, done)
        if done >= steps:
            count, way = translate("Learn", "Done"), translate("Learn", "Once more")
        elif done:
            count, way = translate("Learn", "{done} of {steps}").format(done=done, steps=steps), self._continue()
        else:
            count, way = translate("Learn", "%n steps", "", steps), translate("Learn", "Start")
        self._count.setText(count)
        self.go.setText(way)
        self.go.setAccessibleName(", ".join((name, self._minutes.text(), count, way)))
        self.rules.setText(self.face.title())
        self.rules.setAccessibleName(translate("Home", "Rules of {game}").format(game=self.face.title()))

    @staticmethod
    def _continue() -> str:
        return translate("Home", "Continue")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # else the release would go to whatever lies below

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._take()


class LearnScreen(Screen, Page):
    """All lessons there are. No points, no streaks: dots and words say what is done."""

    place = "learn"

    def __init__(
        self,
        navigator: Navigator,
        catalogue: GameCatalogue,
        preferences: Preferences,
        rulebooks: Rulebooks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(navigator, parent)
        self._catalogue, self._preferences, self._rulebooks = catalogue, preferences, rulebooks
        self._heading = Label(size=28, serif=True)
        self._sentence = Label(size=14, token="muted", wrap=True)
        self._single = Label(size=20, serif=True)
        self._books = Button(kind="link", icon="next", after=True)
        self._books.clicked.connect(lambda: navigator.show("rulebooks"))
        self._firsts, self._rules = Columns(NARROWEST, MOST, GAP), Columns(NARROWEST, MOST, GAP)
        self.cards: list[LessonCard] = []
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._single)
        head.addStretch(1)
        head.addWidget(self._books)
        self.body.addSpacing(20)
        self.body.addWidget(self._heading)
        self.body.addSpacing(4)
        self.body.addWidget(self._sentence)
        self.body.addSpacing(16)
        self.body.addWidget(self._firsts)
        self.body.addSpacing(28)
        self.body.addLayout(head)
        self.body.addSpacing(12)
        self.body.addWidget(self._rules)
        self.body.addStretch(1)

    def refresh(self) -> None:
        """Look again at how far one has come."""
        self._firsts.clear()
        self._rules.clear()
        values, self.cards = self._preferences.values, []
        for game, face, lesson in self._in_turn():
            done = values.learnt.get(lesson.name(game.key), 0)
            card = LessonCard(game, face, lesson, done, self._rulebooks.has(game.key))
            card.wanted.connect(self.navigator.take_lesson)
            card.chapter_wanted.connect(self.navigator.open_rules)
            (self._firsts if lesson.kind == "first" else self._rules).addWidget(card)
            self.cards.append(card)
        self._stand_out()
        for columns in (self._firsts, self._rules):
            columns.set_narrowest(round(NARROWEST * text_scale()))
        self._single.setVisible(any(card.lesson.kind == "rule" for card in self.cards))
        self.retranslate()
        self.fit()

    def _in_turn(self) -> Iterator[tuple[Game, Face, Lesson]]:
        """List the lessons, one of each game, then the next of each: where there is room, a game is a column."""
        of_each = [[(game, face, lesson) for lesson in lessons(game.key)] for game, face in self._catalogue]
        return (each for row in zip_longest(*of_each) for each in row if each is not None)

    def _stand_out(self) -> None:
        """Let one button be filled: of the lesson that was taken last, else of the first one."""
        last = self._preferences.values.lesson
        chosen = next((card for card in self.cards if card.lesson.name(card.game.key) == last), None)
        for card in self.cards:
            card.stand_out(card is (chosen or self.cards[0]))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._heading.setText(translate("Learn", "Learn"))
        self._sentence.setText(
            translate("Learn", "Play a first game with a coach beside you, or take one rule at a time. Nothing counts.")
        )
        self._single.setText(translate("Learn", "One rule at a time"))
        self._books.setText(translate("Learn", "Open the rulebooks"))
        for card in self.cards:
            card.retranslate()

    def restyle(self) -> None:
        self.refresh()
