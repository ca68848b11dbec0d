"""The screens of the window, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from boardroom.app.actions import Actions
from boardroom.app.bookcase import Bookcase
from boardroom.app.home import HomePage
from boardroom.app.settings import Preferences
from boardroom.app.shelf import Shelf
from boardroom.core.files import BrokenSave
from boardroom.core.store import Store
from boardroom.ui import motion
from boardroom.ui.scene import GameScene

if TYPE_CHECKING:  # fetched with the screen that wants them
    from boardroom.app.review_screen import ReviewScreen
    from boardroom.app.rulebook_places import ReaderScreen
    from boardroom.app.rulebook_shelf import RulebooksPage
    from boardroom.app.saved import SavedPage
    from boardroom.app.settings_page import SettingsPage
    from boardroom.app.statistics import StatisticsPage
    from boardroom.app.table import Table
    from boardroom.app.table_screen import TableScreen
    from boardroom.app.thinker import Thinker


class Rooms(QObject):
    """Makes screens and passes on what they ask for."""

    new_wanted = Signal(str)  # the sheet for a game
    started = Signal(str, object)  # a game's key and a Setup
    resumed = Signal(str)  # a save's id
    reviewed = Signal(str)  # a save's id
    saved_wanted = Signal()
    left = Signal()  # from the table, for home
    record_reviewed = Signal(object)
    setup_like = Signal(object)  # a Record
    review_left = Signal()
    throws_wanted = Signal(str)  # a game's key
    retried = Signal(object)  # a Match
    rules_wanted = Signal(str, str)  # the rulebook of a game, at a section or block
    rules_left = Signal()
    rules_apart = Signal(str)  # in a window of their own
    figure_played = Signal(object, bool)  # an Exhibit, and whether against computers

    def __init__(
        self, stack: QStackedWidget, shelf: Shelf, store: Store, thinker: Thinker, actions: Actions,
        preferences: Preferences, broken: list[BrokenSave],
    ) -> None:  # fmt: skip
        super().__init__(stack)
        self._stack, self._store, self._preferences = stack, store, preferences
        self.bookcase = Bookcase(shelf, parent=self)
        self._made: dict[str, QWidget] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {
            "home": lambda: self._home(shelf, store),
            "saved": lambda: self._saved(shelf, store, broken),
            "statistics": lambda: self._statistics(shelf, store),
            "settings": self._settings,
            "table": lambda: self._table(actions, store, thinker),
            "review": lambda: self._review(actions, thinker),
            "rulebooks": self._rulebooks,
            "reader": self._reader,
        }

    def room(self, name: str) -> QWidget:
        """Return a screen by its name."""
        if name not in self._made:
            self._made[name] = self._makers[name]()
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def __contains__(self, name: str) -> bool:
        return name in self._made

    @property
    def here(self) -> str:
        """The name of the screen on show."""
        return next((name for name, page in self._made.items() if page is self._stack.currentWidget()), "")

    @property
    def home(self) -> HomePage:
        """The home screen."""
        page = self.room("home")
        assert isinstance(page, HomePage)
        return page

    @property
    def saved(self) -> SavedPage:
        """The saved games."""
        from boardroom.app.saved import SavedPage

        page = self.room("saved")
        assert isinstance(page, SavedPage)
        return page

    @property
    def table(self) -> TableScreen:
        """The table."""
        from boardroom.app.table_screen import TableScreen

        page = self.room("table")
        assert isinstance(page, TableScreen)
        return page

    @property
    def review(self) -> ReviewScreen:
        """The review."""
        from boardroom.app.review_screen import ReviewScreen

        page = self.room("review")
        assert isinstance(page, ReviewScreen)
        return page

    @property
    def reader(self) -> ReaderScreen:
        """The rulebook as a page."""
        from boardroom.app.rulebook_places import ReaderScreen

        page = self.room("reader")
        assert isinstance(page, ReaderScreen)
        return page

    @property
    def playing(self) -> Table | None:
        """The controller of a match that is not over, if there is one at the table."""
        table = self.table.table if "table" in self else None
        return table if table is not None and table.match.outcome is None else None

    def tune(self) -> None:
        """Tell the scenes on show what the settings say about them."""
        boards: list[Any] = [getattr(page, "board", None) for page in self._made.values()]
        for scene in [board.scene() for board in boards if board is not None]:
            if isinstance(scene, GameScene):
                scene.show_targets = self._preferences.values.targets
                scene.show_coordinates = self._preferences.values.coordinates
                scene.point_out = self._preferences.values.point_out
                scene.speed = motion.speed()

    def leave(self) -> None:
        """Leave table and review in good order: the match is saved, unless nobody has moved, and nothing thinks on."""
        if "table" in self:
            at_table = self.table.table
            self.table.leave()
            if at_table is not None and at_table.match.length == 0:
                self._store.delete(at_table.match.record().id)
        if "review" in self:
            self.review.leave()

    def _home(self, shelf: Shelf, store: Store) -> HomePage:
        page = HomePage(shelf, store, self._preferences, self.bookcase)
        page.rules_wanted.connect(lambda game: self.rules_wanted.emit(game, ""))
        page.wanted.connect(self.new_wanted)
        page.started.connect(self.started)
        page.resumed.connect(self.resumed)
        page.all_saved.connect(self.saved_wanted)
        return page

    def _saved(self, shelf: Shelf, store: Store, broken: list[BrokenSave]) -> SavedPage:
        from boardroom.app.saved import SavedPage

        page = SavedPage(shelf, store)
        page.broken = broken
        page.resumed.connect(self.resumed)
        page.reviewed.connect(self.reviewed)
        return page

    def _statistics(self, shelf: Shelf, store: Store) -> StatisticsPage:
        from boardroom.app.statistics import StatisticsPage

        page = StatisticsPage(shelf, store)
        page.throws_wanted.connect(self.throws_wanted)
        return page

    def _settings(self) -> SettingsPage:
        from boardroom.app.settings_page import SettingsPage

        return SettingsPage(self._preferences)

    def _table(self, actions: Actions, store: Store, thinker: Thinker) -> TableScreen:
        from boardroom.app.table_screen import TableScreen

        page = TableScreen(actions, self._preferences, store, thinker, self.bookcase)
        page.rules_wanted.connect(self.rules_wanted)
        page.rules_apart.connect(self.rules_apart)
        page.figure_played.connect(self.figure_played)
        page.home_wanted.connect(self.left)
        page.review_wanted.connect(self.record_reviewed)
        page.setup_wanted.connect(self.setup_like)
        return page

    def _review(self, actions: Actions, thinker: Thinker) -> ReviewScreen:
        from boardroom.app.review_screen import ReviewScreen

        page = ReviewScreen(actions=actions, thinker=thinker)
        page.back_wanted.connect(self.review_left)
        page.retry_wanted.connect(self.retried)
        return page

    def _rulebooks(self) -> RulebooksPage:
        from boardroom.app.rulebook_shelf import RulebooksPage

        page = RulebooksPage(self.bookcase)
        page.wanted.connect(self.rules_wanted)
        return page

    def _reader(self) -> ReaderScreen:
        from boardroom.app.rulebook_places import ReaderScreen

        page = ReaderScreen(self.bookcase, self._preferences)
        page.back_wanted.connect(self.rules_left)
        page.window_wanted.connect(self.rules_apart)
        page.play_wanted.connect(self.figure_played)
        return page
