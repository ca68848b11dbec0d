"""Everything that can be done from a menu, as actions: the window makes them, screens enable and handle them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from boardroom.languages import LANGUAGES
from boardroom.ui.style.percent import percentage

translate = QCoreApplication.translate

TEXT_SIZES = (100, 115, 130, 150, 175, 200, 250, 300)


class Actions(QObject):
    """The actions of the menus. Those of a game are off until a table is open: `TableScreen` turns them on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Game
        self.new = self._action("Ctrl+N")
        self.open = self._action("Ctrl+O")
        self.save_as = self._action("Ctrl+Shift+S", on=False)
        self.restart = self._action(on=False)
        self.resign = self._action(on=False)
        self.fairness = self._action(on=False)  # of the dice, or of the shuffle
        self.throws = self._action(on=False)
        self.fairness.setVisible(False)
        self.throws.setVisible(False)
        self._dice = True
        self.home = self._action("Ctrl+Home")
        self.saved = self._action("Ctrl+L")
        self.statistics = self._action()
        self.learn = self._action()
        self.quit = self._action("Ctrl+Q", everywhere=True)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        # Move
        self.undo = self._action("Ctrl+Z", on=False)
        self.redo = self._action("Ctrl+Shift+Z", "Ctrl+Y", on=False)
        self.hint = self._action("H", on=False)
        self.play_hint = self._action("Shift+H", on=False)
        self.assist = self._action("W", on=False)  # a help of the game's own, which names it
        self.assist.setVisible(False)
        self.recap = self._action("Shift+R", on=False)
        self.move_now = self._action("Ctrl+M", on=False)
        self.pause = self._action("P", on=False, checkable=True)
        self.type_move = self._action("Ctrl+T", "/", on=False)
        # View
        self.full_screen = self._action("F11", checkable=True)
        self.side_panel = self._action("F9", on=False, checkable=True)
        self.side_panel.setChecked(True)
        self.turn_board = self._action("Ctrl+R", on=False, checkable=True)
        self.status_line = self._action(checkable=True)
        self.sound = self._action("Ctrl+Shift+M", everywhere=True, checkable=True)
        self.position = self._action("F7", on=False)
        self.say_again = self._action("F8", everywhere=True)
        self.menu = self._action("F10")
        self.next_area = self._action("F6")
        self.last_area = self._action("Shift+F6")
        self.themes = self._choices(("system", "light", "dark"))
        self.languages = self._choices(("", *LANGUAGES))  # empty: the system's
        self.text_sizes = self._choices(TEXT_SIZES)
        self.bigger = self._action("Ctrl++", "Ctrl+=", everywhere=True)
        self.smaller = self._action("Ctrl+-", everywhere=True)
        self.settings = self._action("Ctrl+,")
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        # Help
        self.rules = self._action("F1")
        self.shortcuts = self._action("Ctrl+F1")
        self.about = self._action()
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    def of_table(self) -> tuple[QAction, ...]:
        """List the actions that only make sense while a table is open."""
        return (
            self.save_as, self.restart, self.resign, self.undo, self.redo, self.hint, self.play_hint, self.assist,
            self.recap, self.move_now, self.pause, self.type_move, self.side_panel, self.position, self.turn_board,
            self.fairness, self.throws,
        )  # fmt: skip

    def leave_table(self) -> None:
        """Turn off what needs a table, until a table turns it on."""
        for action in self.of_table():
            action.setEnabled(False)
        self.pause.setChecked(False)
        self.offer_fairness(chance=False, dice=False)

    def offer_turning(self, key: str, turned: bool) -> None:
        """Let people turn the board of the game on show."""
        self.turn_board.setData(key)
        self.turn_board.setChecked(turned)
        self.turn_board.setEnabled(True)

    def offer_fairness(self, chance: bool, dice: bool) -> None:
        """Let people look into the chance of the game on show, if it has any; with dice there are throws to count."""
        self._dice = dice
        self._name_fairness()
        for action, on in ((self.fairness, chance), (self.throws, dice)):
            action.setEnabled(on)
            action.setVisible(on)

    def retranslate(self) -> None:
        """Say every action in the language of the moment; & marks the key that works in an open menu."""
        self.new.setText(translate("Actions", "&New game…"))
        self.open.setText(translate("Actions", "&Open…"))
        self.save_as.setText(translate("Actions", "&Save as…"))
        self.restart.setText(translate("Actions", "&Restart"))
        self.resign.setText(translate("Actions", "Res&ign"))
        self._name_fairness()
        self.throws.setText(translate("Actions", "&Dice statistics…"))
        self.home.setText(translate("Actions", "Back to &home"))
        self.saved.setText(translate("Actions", "Saved &games"))
        self.statistics.setText(translate("Actions", "S&tatistics"))
        self.learn.setText(translate("Actions", "&Learn"))
        self.quit.setText(translate("Actions", "&Quit"))
        self.undo.setText(translate("Actions", "&Undo"))
        self.redo.setText(translate("Actions", "&Redo"))
        self.hint.setText(translate("Actions", "&Hint"))
        self.play_hint.setText(translate("Actions", "Play the hi&nt"))
        self.recap.setText(translate("Actions", "Since your &last turn"))
        self.move_now.setText(translate("Actions", "&Move now"))
        self.move_now.setStatusTip(translate("Actions", "The computer plays the best move it has found so far."))
        self.pause.setText(translate("Actions", "&Pause"))
        self.type_move.setText(translate("Actions", "&Type a move…"))
        self.full_screen.setText(translate("Actions", "&Full screen"))
        self.side_panel.setText(translate("Actions", "&Side panel"))
        self.turn_board.setText(translate("Actions", "Turn the &board"))
        self.turn_board.setStatusTip(translate("Actions", "Show it to the person opposite."))
        self.status_line.setText(translate("Actions", "Stat&us line"))
        self.sound.setText(translate("Actions", "S&ound"))
        self.position.setText(translate("Actions", "&Position in words…"))
        self.say_again.setText(translate("Actions", "Repeat the l&ast announcement"))
        self.menu.setText(translate("Actions", "Menu"))
        self.next_area.setText(translate("Actions", "Next part of the window"))
        self.last_area.setText(translate("Actions", "Previous part of the window"))
        themes = {
            "system": translate("Actions", "Same as &system"),
            "light": translate("Actions", "&Light"),
            "dark": translate("Actions", "&Dark"),
        }
        for action in self.themes.actions():
            action.setText(themes[action.data()])
        for action in self.languages.actions():
            code = action.data()
            action.setText(LANGUAGES[code].name if code else translate("Actions", "Same as &system"))
        for action in self.text_sizes.actions():
            action.setText(percentage(action.data() / 100))
        self.bigger.setText(translate("Actions", "&Bigger"))
        self.smaller.setText(translate("Actions", "S&maller"))
        self.settings.setText(translate("Actions", "S&ettings"))
        self.rules.setText(translate("Actions", "&Rules"))
        self.shortcuts.setText(translate("Actions", "&Keyboard shortcuts"))
        self.about.setText(translate("Actions", "&About Boardroom"))

    def _name_fairness(self) -> None:
        dice, shuffle = translate("Actions", "&Fair dice…"), translate("Actions", "&Fair shuffle…")
        self.fairness.setText(dice if self._dice else shuffle)

    def all(self) -> Iterator[QAction]:
        """Go through every single action, for the window to listen to their keys."""
        yield from self.findChildren(QAction)

    def _action(self, *keys: str, on: bool = True, checkable: bool = False, everywhere: bool = False) -> QAction:
        """Return an action; `everywhere`: its keys work over a sheet too, and in the windows of rulebooks."""
        action = QAction(self)
        if everywhere:
            action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setCheckable(checkable)
        action.setEnabled(on)
        return action

    def _choices(self, values: tuple[object, ...]) -> QActionGroup:
        group = QActionGroup(self)
        for value in values:
            action = QAction(group)
            action.setCheckable(True)
            action.setData(value)
        return group
