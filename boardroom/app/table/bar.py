"""The bar above a table: the way back, the game's name, and the tools; or, while looking back, the way to now.

Where the side panel is out of sight the bar says what to do instead of the name. Tools that have no room are left to
the menus.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QWidget

from boardroom.app.actions import Actions
from boardroom.app.screen_bar import ActionButton, ScreenBar
from boardroom.app.table.clock_chip import ClockChip
from boardroom.app.table.strip import PromptStrip
from boardroom.ui.kit.buttons import Button, IconButton
from boardroom.ui.kit.labels import Clipped
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate

WORDS = 220  # what is kept for the name or the prompt before tools have room


class TableBar(ScreenBar):
    """The bar of a table. While an earlier position is on show it says so, and leads back to the game."""

    stepped = Signal(int)  # one position back or on
    returned = Signal()  # back to the game
    reviewed = Signal()  # go through the match with a strong player

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(actions, parent)
        self.clock = ClockChip()
        self.prompt = PromptStrip(in_bar=True)
        self.prompt.hide()
        self._looking = False  # whether an earlier position is on show
        self._prompting = False  # whether the prompt stands there instead of the name
        self._returner = Button(kind="filled")
        self._review = IconButton("chart")
        self._rules = ActionButton("book", actions.rules)
        self._ruled = False  # whether there is a rulebook
        self._earlier, self._later = IconButton("back"), IconButton("next")
        self._where = Clipped(size=14, bold=True)
        first = self.row.indexOf(self.tools[0])
        self.undo, redo = ActionButton("undo", actions.undo), ActionButton("redo", actions.redo)
        assist, panel = ActionButton("eye", actions.assist), ActionButton("panel", actions.side_panel)
        mine = (self.undo, redo, ActionButton("bulb", actions.hint), assist, self._review, self._rules, panel)
        self._spare = (
            self.settings,
            redo,
            panel,
            self._rules,
            assist,
            self.undo,
        )  # what goes first where there is no room
        for place, tool in enumerate(mine):
            self.row.insertWidget(first + place, tool)
            tool.setVisible(True)
        self.row.insertWidget(first, self.clock)
        self.tools = [*mine, *self.tools]
        self.row.insertWidget(3, self._where, 1)
        self.row.insertWidget(1, self.prompt, 1)
        for widget in (self._earlier, self._later, self._returner):
            self.row.addWidget(widget)
        self._earlier.clicked.connect(lambda: self.stepped.emit(-1))
        self._later.clicked.connect(lambda: self.stepped.emit(1))
        self._returner.clicked.connect(self.returned)
        self._review.clicked.connect(self.reviewed)
        self.retranslate()
        self.show_looking("")

    def retranslate(self) -> None:
        super().retranslate()
        self._returner.setText(translate("TableBar", "Back to the game"))
        self.open_review(self._review.isEnabled())
        self._earlier.set_name(translate("TableBar", "One move back (Alt+Left)"))
        self._later.set_name(translate("TableBar", "One move forward (Alt+Right)"))

    def open_review(self, on: bool) -> None:
        """Let people go through the match, or say why they can't yet."""
        self._review.setEnabled(on)
        closed = translate("TableBar", "Review: once the game is over, because it shows what everyone holds")
        self._review.set_name(translate("TableBar", "Review the game") if on else closed)

    def offer_rules(self, there: bool) -> None:
        """TableOffer the rulebook, if there is one."""
        self._ruled = there
        self._rules.setVisible(there)

    def show_looking(self, where: str) -> None:
        """Say which earlier position is on show; empty: the game itself is."""
        self._where.setText(where)
        looking = self._looking = bool(where)
        for widget in (self._where, self._earlier, self._later, self._returner):
            widget.setVisible(looking)
        for tool in self.tools:
            tool.setVisible(not looking)
        self._rules.setVisible(not looking and self._ruled)
        self._show_words()
        self.dye("look_soft" if looking else "panel", "look" if looking else "line")

    def show_prompt(self, on: bool) -> None:
        """Say what to do instead of the game's name, or not."""
        self._prompting = on
        self._show_words()

    def _show_words(self) -> None:
        looking = self._looking
        self.prompt.setVisible(self._prompting and not looking)
        self.title.setVisible(looking or not self._prompting)
        self.subtitle.setVisible(not looking and not self._prompting)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Leave out tools until there is room for words."""
        margins = self.row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - px(WORDS)
        others = [tool for tool in (self._back, self.clock, *self.tools) if tool not in self._spare]
        taken = sum(each.sizeHint().width() + self.row.spacing() for each in others if not each.isHidden())
        taken += sum(tool.wide + self.row.spacing() for tool in self._spare)
        for tool in self._spare:
            fits = taken <= room
            tool.give_room(fits)
            if not fits:
                taken -= tool.wide + self.row.spacing()
