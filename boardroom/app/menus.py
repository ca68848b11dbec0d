"""The menus, made of the actions: a bar that Alt shows, and the same behind one button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from boardroom.app.actions import Actions
from boardroom.ui.kit.drop_down import Menu

translate = QCoreApplication.translate


class Menus:
    """Game, Move, View and Help."""

    def __init__(self, bar: QMenuBar, actions: Actions, parent: QWidget) -> None:
        self._theme, self._language, self.text_size = Menu(parent), Menu(parent), Menu(parent)
        self.game, self.move, self.view, self.help = (Menu(parent) for _ in range(4))
        fill(
            self.game, actions.new, actions.open, actions.save_as, None, actions.restart, actions.resign, None,
            actions.fairness, actions.throws, None, actions.home, actions.learn, actions.saved, actions.statistics,
            None, actions.quit,
        )  # fmt: skip
        fill(
            self.move, actions.undo, actions.redo, None, actions.hint, actions.play_hint, actions.assist,
            actions.recap, actions.type_move, None, actions.move_now, actions.pause,
        )  # fmt: skip
        for menu, group in (
            (self._theme, actions.themes),
            (self._language, actions.languages),
            (self.text_size, actions.text_sizes),
        ):
            fill(menu, *group.actions())
        fill(self.text_size, None, actions.bigger, actions.smaller)
        fill(
            self.view, actions.full_screen, actions.side_panel, actions.turn_board, actions.status_line,
            actions.sound, None,
            actions.position, actions.say_again, None, self._theme.menuAction(), self._language.menuAction(),
            self.text_size.menuAction(), None, actions.settings,
        )  # fmt: skip
        fill(self.help, actions.rules, actions.shortcuts, None, actions.about)
        self.all = Menu(parent)
        for menu in (self.game, self.move, self.view, self.help):
            bar.addMenu(menu)
            self.all.addMenu(menu)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the titles in the language of the moment."""
        self.game.setTitle(translate("Menus", "&Game"))
        self.move.setTitle(translate("Menus", "&Move"))
        self.view.setTitle(translate("Menus", "&View"))
        self.help.setTitle(translate("Menus", "&Help"))
        self._theme.setTitle(translate("Menus", "&Theme"))
        self._language.setTitle(translate("Menus", "&Language"))
        self.text_size.setTitle(translate("Menus", "Te&xt size"))


def fill(menu: QMenu, *actions: QAction | None) -> None:
    """Fill a menu; None is a line between."""
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def check(group: QActionGroup, value: object) -> None:
    """Mark the choice in force."""
    for action in group.actions():
        action.setChecked(action.data() == value)
