"""The screens of the window, each made when it is first wanted; most are imported only then."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QStackedWidget

from boardroom.app.home.screen import HomeScreen
from boardroom.app.screen import Place, Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boardroom.app.actions import Actions
    from boardroom.app.catalogue import GameCatalogue
    from boardroom.app.help.sheets import KeyGroup
    from boardroom.app.lessons.page import LearnScreen
    from boardroom.app.lessons.screen import LessonScreen
    from boardroom.app.library.screen import SavedScreen
    from boardroom.app.library.statistics import StatisticsScreen
    from boardroom.app.reading.rulebooks import Rulebooks
    from boardroom.app.review.screen import ReviewScreen
    from boardroom.app.rules.places import ReaderScreen
    from boardroom.app.rules.screen import RulebooksScreen
    from boardroom.app.screen import Navigator
    from boardroom.app.settings.preferences import Preferences
    from boardroom.app.settings.screen import SettingsScreen
    from boardroom.app.table.screen import TableScreen
    from boardroom.app.table.table import Table
    from boardroom.app.thinking import Thinker
    from boardroom.core.files import BrokenSave
    from boardroom.core.store import Store

translate = QCoreApplication.translate

S = TypeVar("S", bound=Screen)


class Screens:
    """All screens by their names."""

    def __init__(
        self, stack: QStackedWidget, navigator: Navigator, actions: Actions, preferences: Preferences,
        catalogue: GameCatalogue, store: Store, thinker: Thinker, rulebooks: Rulebooks, broken: Sequence[BrokenSave],
    ) -> None:  # fmt: skip
        self._stack, self._navigator, self._actions, self._preferences = stack, navigator, actions, preferences
        self._catalogue, self._store, self._thinker, self._rulebooks = catalogue, store, thinker, rulebooks
        self._broken = broken
        self.made: list[Screen] = []

    @property
    def here(self) -> Screen | None:
        """The screen on show; none before the first."""
        return next((screen for screen in self.made if screen is self._stack.currentWidget()), None)

    def at(self, place: Place) -> Screen:
        """Return the screen that an entry of the top bar leads to."""
        match place:
            case "home":
                return self.home
            case "learn":
                return self.learn
            case "saved":
                return self.saved
            case "rulebooks":
                return self.rulebooks
            case "statistics":
                return self.statistics
            case "settings":
                return self.settings

    @property
    def seated(self) -> Table | None:
        """The controller of the match at the table, if there is one."""
        return self.table.table if "table" in vars(self) else None

    @property
    def studied(self) -> LessonScreen | None:
        """The lesson that is being taken, if there is one, wherever one is now."""
        return self.lesson if "lesson" in vars(self) and self.lesson.course is not None else None

    def keys(self) -> list[KeyGroup]:
        """List the keys that the menus don't have, screen by screen."""
        from boardroom.app.help.sheets import KeyGroup, own_keys
        from boardroom.app.lessons.screen import LessonScreen
        from boardroom.app.review.screen import ReviewScreen
        from boardroom.app.rules.places import ReadingPlace
        from boardroom.app.table.screen import TableScreen
        from boardroom.ui.table.pick_scene import board_keys

        table = self.seated
        title = table.face.title() if table is not None else translate("Help", "On the board")
        return [
            KeyGroup(title, table.scene.hotkeys() if table is not None else board_keys()),
            own_keys(translate("Help", "At the table"), TableScreen.KEYS),
            own_keys(translate("Help", "In a review"), ReviewScreen.KEYS),
            own_keys(translate("Help", "In a rulebook"), ReadingPlace.KEYS),
            own_keys(translate("Help", "In a lesson"), LessonScreen.KEYS),
        ]

    @cached_property
    def home(self) -> HomeScreen:
        """What to play, and what is still on the table."""
        return self._add(HomeScreen(self._navigator, self._catalogue, self._store, self._preferences, self._rulebooks))

    @cached_property
    def learn(self) -> LearnScreen:
        """All lessons."""
        from boardroom.app.lessons.page import LearnScreen

        return self._add(LearnScreen(self._navigator, self._catalogue, self._preferences, self._rulebooks))

    @cached_property
    def lesson(self) -> LessonScreen:
        """A lesson being taken."""
        from boardroom.app.lessons.screen import LessonScreen

        return self._add(LessonScreen(self._navigator, self._actions, self._preferences))

    @cached_property
    def saved(self) -> SavedScreen:
        """The saved games."""
        from boardroom.app.library.screen import SavedScreen

        return self._add(SavedScreen(self._navigator, self._catalogue, self._store, self._broken))

    @cached_property
    def statistics(self) -> StatisticsScreen:
        """How games against the computer went."""
        from boardroom.app.library.statistics import StatisticsScreen

        return self._add(StatisticsScreen(self._navigator, self._catalogue, self._store))

    @cached_property
    def settings(self) -> SettingsScreen:
        """The settings."""
        from boardroom.app.settings.screen import SettingsScreen

        return self._add(SettingsScreen(self._navigator, self._preferences, self._catalogue))

    @cached_property
    def rulebooks(self) -> RulebooksScreen:
        """The rulebooks side by side."""
        from boardroom.app.rules.screen import RulebooksScreen

        return self._add(RulebooksScreen(self._navigator, self._rulebooks))

    @cached_property
    def reader(self) -> ReaderScreen:
        """A rulebook as a page."""
        from boardroom.app.rules.places import ReaderScreen

        return self._add(ReaderScreen(self._navigator, self._rulebooks, self._preferences))

    @cached_property
    def table(self) -> TableScreen:
        """A match being played."""
        from boardroom.app.table.screen import TableScreen

        screen = TableScreen(
            self._navigator, self._actions, self._preferences, self._store, self._thinker, self._rulebooks
        )
        screen.changed.connect(self._navigator.changed)
        return self._add(screen)

    @cached_property
    def review(self) -> ReviewScreen:
        """A match gone through with a strong player."""
        from boardroom.app.review.screen import ReviewScreen

        return self._add(ReviewScreen(self._navigator, self._actions, self._preferences, self._thinker))

    def _add(self, screen: S) -> S:
        self._stack.addWidget(screen)
        self.made.append(screen)
        return screen
