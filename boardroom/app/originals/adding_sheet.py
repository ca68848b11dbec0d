"""The sheet on which booklets that were looked at get their game, their title and their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.originals.words import facts, why_refused
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import TITLE, Draft, Looked
from boardroom.languages import base, book_order, name_of
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.choices import Segment
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Clipped, Label, Rule
from boardroom.ui.kit.message import Answer, Message

translate = QCoreApplication.translate


class Wish(NamedTuple):
    """A booklet as a person wants to have it."""

    draft: Draft
    game: str
    title: str
    language: str


class BookletRow(QWidget):
    """One booklet: what it is called, which game it belongs to, and which language it is in."""

    changed = Signal()
    left_out = Signal()

    def __init__(self, draft: Draft, catalogue: GameCatalogue, game: str, alone: bool) -> None:
        super().__init__()
        self._draft, self._catalogue = draft, catalogue
        known = draft.recognised
        recognised = known.game if known.game in catalogue else ""
        chosen = recognised if recognised and (known.likely or not game) else game
        if not known.likely and not game:
            chosen = ""  # a mere guess is worse than a question
        self.title = Field(draft.title, TITLE)
        self.title.setAccessibleName(translate("Originals", "Title"))
        self.game = DropDown([*self._games(chosen)], chosen)
        self.game.setAccessibleName(translate("Originals", "Game"))
        self.language = DropDown([*self._languages()], draft.language)
        self.language.setAccessibleName(translate("Originals", "Language"))
        self.away = IconButton("close", token="muted")
        self.away.set_name(translate("Originals", "Leave {file} out").format(file=draft.source))
        self.away.setVisible(not alone)
        self.how = Label(size=12, token="muted", wrap=True)
        self.away.clicked.connect(self.left_out)
        self.game.chosen.connect(self._say_how)
        self.game.chosen.connect(lambda _: self.changed.emit())
        self._lay_out()
        self._say_how()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Clipped(f"{self._draft.source} · {facts(self._draft)}", 12, token="muted"), 1)
        head.addWidget(self.away)
        choices = Flow(gap=12, line_gap=8)
        choices.addWidget(self.game)
        choices.addWidget(self.language)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 8, 0, 12)
        rows.setSpacing(8)
        rows.addLayout(head)
        rows.addWidget(self.title)
        rows.addWidget(choices)
        rows.addWidget(self.how)

    def _games(self, chosen: str) -> Sequence[Segment]:
        games = [Segment(game.key, face.title()) for game, face in self._catalogue]
        return games if chosen else [Segment("", translate("Originals", "Choose a game")), *games]

    def _languages(self) -> Sequence[Segment]:
        codes = dict.fromkeys((*map(base, book_order()), self._draft.language))
        other = Segment("", translate("Originals", "Another language"))
        return [*(Segment(code, name_of(code)) for code in codes if code), other]

    def _say_how(self) -> None:
        """Say how sure it is that the booklet belongs to this game."""
        known, game = self._draft.recognised, self.game.value
        if not game:
            said = translate("Originals", "Its text doesn’t say which game it belongs to. Please choose one.")
        elif known.game != game:
            said = translate("Originals", "Not recognised from its text. Please check the game.")
        elif known.sure:
            said = translate("Originals", "Recognised from its text.")
        else:
            said = translate("Originals", "Probably this game, judging from its text. Please check.")
        self.how.setText(said)

    @property
    def wish(self) -> Wish:
        """The booklet as it stands here."""
        title = self.title.text().strip() or self._draft.title
        return Wish(self._draft, self.game.value, title, self.language.value or "")


class AddingSheet(Message):
    """Lists the booklets that were found in some files; adds them when every one has its game."""

    wanted = Signal(object)  # the wishes

    def __init__(self, over: QWidget, looked: Looked, catalogue: GameCatalogue, game: str) -> None:
        several = len(looked.drafts) > 1
        self.rows = [BookletRow(draft, catalogue, game, not several) for draft in looked.drafts]
        headline = translate("Originals", "Add %n booklets", "", len(looked.drafts))
        if not looked.drafts:
            headline = translate("Originals", "Nothing can be added")
        leave = translate("Originals", "Cancel") if looked.drafts else translate("Originals", "Close")
        answers: list[Answer] = [(leave, "text" if looked.drafts else "filled", None)]
        if looked.drafts:
            answers.append((translate("Originals", "Add"), "filled", lambda: self.wanted.emit(self.wishes)))
        super().__init__(over, headline, "", answers, "book", content=self._content(looked.refused), width=560)
        for row in self.rows:
            row.changed.connect(self._check)
            row.left_out.connect(lambda row=row: self._leave_out(row))
        self._check()

    def _content(self, refused: Sequence[RefusedBooklet]) -> QWidget:
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(4)
        for number, row in enumerate(self.rows):
            if number:
                lines.addWidget(Rule())
            lines.addWidget(row)
        for why in refused:
            said = f"{why.name}: {why_refused(why)}" if why.name else why_refused(why)
            lines.addWidget(Label(said, 14, token="danger", wrap=True))
        return content

    @property
    def wishes(self) -> list[Wish]:
        """The booklets as they are wanted."""
        return [row.wish for row in self.rows]

    @property
    def first(self) -> QWidget | None:
        """What a person changes first: the game that is missing, else the title of the only booklet."""
        asked = next((row.game for row in self.rows if not row.game.value), None)
        if asked is None and len(self.rows) == 1:
            self.rows[0].title.selectAll()
            return self.rows[0].title
        return asked

    def _leave_out(self, row: BookletRow) -> None:
        self.rows.remove(row)
        row.hide()
        if not self.rows:
            self.cancel()
            return
        self._check()
        self._fit()

    def _check(self) -> None:
        if self.rows:
            self.headline.setText(translate("Originals", "Add %n booklets", "", len(self.rows)))
            self.buttons[-1].setEnabled(all(row.game.value for row in self.rows))
