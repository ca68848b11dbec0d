"""A game's card in its wide form, for a home with room: the box, how to start at once, and the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.home.cards import AIR, GameCard, paint_facts
from boardroom.app.phrases import strength
from boardroom.app.pictures.table_picture import TablePicture
from boardroom.app.pictures.tables import sample_match
from boardroom.app.settings.preferences import Preferences, Setup
from boardroom.core.game import Game
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.level_slider import LevelSlider
from boardroom.ui.kit.panels import Panel
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

FIRST_LEVEL = 2  # for somebody who has not played yet


class Facts(QWidget):
    """How many play and how long it takes, with small icons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: Sequence[tuple[str, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, facts: Sequence[tuple[str, str]]) -> None:
        """Show other facts."""
        self._facts = facts
        self.setAccessibleName(", ".join(words for _, words in facts))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_facts(painter, 1, 0, self._facts, self.width())


class WideCard(Panel):
    """One game, wide."""

    wanted = Signal(str)  # a new game, with the dialog
    started = Signal(str, object)  # a new game at once, from a Setup
    rules_wanted = Signal(str)

    def __init__(self, game: Game, face: Face, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.face, self._preferences = game, face, preferences
        last = preferences.values.setups.get(game.key)
        bots = [player.level or FIRST_LEVEL for player in last.players if player.kind == "bot"] if last else []
        self.card = GameCard(game, face, wordless=True)
        self.card.clicked.connect(lambda: self.wanted.emit(game.key))
        self._tagline = Label(size=28, serif=True, wrap=True)
        self._facts = Facts()
        self._against = Label(size=14, bold=True)
        self._slider = LevelSlider(level=bots[0] if bots else FIRST_LEVEL)
        self._strength = Label(size=14, token="muted", wrap=True)
        self.play = Button(kind="filled", icon="play")
        self.more = Button()
        self.rules = Button(kind="text", icon="book")
        self.rules.hide()
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(game.key))
        self._picture = TablePicture(face, lambda: sample_match(game), QSize(292, 292))
        self._slider.valueChanged.connect(self.retranslate)
        self.play.clicked.connect(self._start)
        self.more.clicked.connect(lambda: self.wanted.emit(game.key))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.setContentsMargins(0, AIR, 0, AIR)
        words.addStretch(1)
        words.addWidget(self._tagline)
        words.addSpacing(8)
        words.addWidget(self._facts)
        words.addSpacing(24)
        words.addWidget(self._against)
        words.addSpacing(8)
        level = QHBoxLayout()
        level.setSpacing(20)
        level.addWidget(self._slider)
        level.addWidget(self._strength, 1, Qt.AlignmentFlag.AlignTop)
        self._strength.setContentsMargins(0, 4, 0, 0)
        words.addLayout(level)
        words.addSpacing(20)
        buttons = Flow(gap=12, line_gap=12)
        buttons.addWidget(self.play)
        buttons.addWidget(self.more)
        buttons.addWidget(self.rules)
        words.addWidget(buttons)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(24 - AIR, 24 - AIR, 24, 24 - AIR)
        row.setSpacing(0)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(32 - AIR)
        row.addLayout(words, 1)
        row.addSpacing(24)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)

    def setup(self) -> Setup:
        """Return what pressing play would start: the last game, with the level of the slider."""
        level = self._slider.value()
        last = self._preferences.values.setups.get(self.game.key)
        if last and sum(player.kind == "bot" for player in last.players) == 1:
            players = [
                player.model_copy(update={"level": level}) if player.kind == "bot" else player
                for player in last.players
            ]
            return last.model_copy(update={"players": players})
        bots = [Player(kind="bot", level=level) for _ in range(self.game.seats[0] - 1)]
        me = Player(name=self._preferences.values.name)
        return Setup(players=[me, *bots])

    def offer_rules(self, there: bool) -> None:
        """Offer the rulebook, if there is one."""
        self.rules.setVisible(there)

    def _start(self) -> None:
        self.started.emit(self.game.key, self.setup())

    def retranslate(self) -> None:
        """Say everything in the language of the moment, and for the level of the moment."""
        level = self._slider.value()
        self.card.retranslate()
        self._tagline.setText(self.face.tagline())
        self._facts.say(self.card.facts())
        self._against.setText(translate("Hero", "Against the computer"))
        self._slider.setAccessibleName(translate("Hero", "Computer’s level"))
        self._strength.setText(strength(self.game.key, level))
        last = self._preferences.values.setups.get(self.game.key)
        again = last is not None and any(player.level == level for player in last.players)
        words = translate("Hero", "Play level {level} again") if again else translate("Hero", "Play level {level}")
        self.play.setText(words.format(level=level))
        self.more.setText(translate("Hero", "New game…"))
        self.rules.setText(translate("Hero", "Rules"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - 224 - px(400) - 24 - 32 - 24 - 24
        self._picture.setFixedWidth(max(292, min(460, room)))
        self._picture.setVisible(room >= 292)
