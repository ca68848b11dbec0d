"""The host: brings matches to the table and to the review, from set-ups, saves and files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from boardroom.app.exhibit import Exhibit
from boardroom.app.rooms import Rooms
from boardroom.app.say import trouble
from boardroom.app.settings import Setup
from boardroom.app.shelf import Shelf
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.record import Record
from boardroom.core.store import SUFFIX, Store
from boardroom.ui.message import Message

if TYPE_CHECKING:  # fetched when one is opened
    from boardroom.app.new_game import NewGame
    from boardroom.app.review import Review
    from boardroom.app.rulebook_places import ReaderWindow
    from boardroom.app.table import Table
    from boardroom.app.throws import Kept
    from boardroom.app.window import Window
    from boardroom.ui.reading_sheet import ReadingSheet

translate = QCoreApplication.translate


class Host(QObject):
    """Knows how matches begin; the window knows how screens follow each other."""

    def __init__(self, window: Window, rooms: Rooms, shelf: Shelf, store: Store) -> None:
        super().__init__(window)
        self._window, self._rooms, self.shelf, self.store = window, rooms, shelf, store
        self.sheet: NewGame | None = None
        self._before_review = self._before_rules = "home"
        self.reading: ReadingSheet | None = None
        self._counted: Kept = {}
        self.windows: list[ReaderWindow] = []  # rulebooks in windows of their own
        rooms.new_wanted.connect(self.new_game)
        rooms.started.connect(self.start)
        rooms.resumed.connect(self.resume)
        rooms.reviewed.connect(self.review_saved)
        rooms.record_reviewed.connect(self.review)
        rooms.setup_like.connect(self._setup_like)
        rooms.review_left.connect(self._leave_review)
        rooms.retried.connect(self._retry)
        rooms.throws_wanted.connect(self.show_throws_of)
        rooms.rules_wanted.connect(self.open_rules)
        rooms.rules_left.connect(self._leave_rules)
        rooms.rules_apart.connect(self.open_rules_apart)
        rooms.figure_played.connect(self.play_figure)
        if not rooms.bookcase.games:
            window.top.leave_out("rulebooks")
        window.banner.gone.connect(lambda: rooms.home.be_quiet(False))

    # ---------------------------------------------------------------- new matches

    def ask_new_game(self) -> None:
        """Open the sheet for the game at the table, or for the only one; else let the person choose one."""
        at_table = self._rooms.table.table if self._rooms.here == "table" else None
        if at_table is not None:
            self.new_game(at_table.match.game.key)
        elif len(self.shelf) == 1:
            self.new_game(next(iter(self.shelf))[0].key)
        else:
            self._window.show_page("home")

    def new_game(self, key: str, setup: Setup | None = None) -> None:
        """Open the new-game sheet; the match at the table waits meanwhile."""
        if self.sheet is not None:
            return
        from boardroom.app.new_game import NewGame

        sheet = NewGame(self.shelf.game(key), self.shelf.face(key), self._window.preferences, self._window, setup)
        sheet.started.connect(self.start)
        if self._rooms.bookcase.has(key):
            sheet.offer_rules()
            sheet.rules_wanted.connect(lambda: self.open_rules(key))
        sheet.closed.connect(self._sheet_closed)
        self.sheet = sheet
        self._window.hold()
        sheet.open()

    def _sheet_closed(self) -> None:
        if self.sheet is not None:
            self.sheet.deleteLater()
            self.sheet = None
        if self._rooms.here == "table":
            self._window.go_on()

    def start(self, key: str, setup: Setup) -> None:
        """Start a match from a set-up, and remember it for the next time."""
        from boardroom.app.new_game import drawn

        game, face = self.shelf.game(key), self.shelf.face(key)
        self._window.preferences.remember(key, setup)
        options = game.options.model_validate(game.options().model_dump() | drawn(setup, face))
        self.play(Match.new(game, setup.players, options, dice=setup.dice))

    def _setup_like(self, record: Record) -> None:
        self.new_game(record.game, Setup(players=list(record.players), options=dict(record.options), dice=record.dice))

    # ---------------------------------------------------------------- matches that were begun

    def resume(self, match: str) -> None:
        """Go on with a saved match."""
        self._with(lambda: self.store.load(match), self.play_record)

    def play_record(self, record: Record) -> None:
        """Go on with a match."""
        self.play(Match(self.shelf.game(record.game), record))

    def play(self, match: Match[Any, Any]) -> None:
        """Sit down to a match."""
        self._window.banner.dismiss()
        self._window.show_page("table")
        self._rooms.table.play(match, self.shelf.face(match.game.key))
        self._rooms.tune()
        self._window.follow_table()

    def review_saved(self, match: str) -> None:
        """Look through a saved match."""
        self._with(lambda: self.store.load(match), self.review)

    def review(self, record: Record) -> None:
        """Look through a match; afterwards go back to where one was."""
        self._before_review = self._rooms.here
        self._window.show_page("review")
        self._rooms.review.open(Match(self.shelf.game(record.game), record), self.shelf.face(record.game))
        self._rooms.tune()

    def _leave_review(self) -> None:
        self._rooms.review.leave()
        self._window.show_page(self._before_review)

    def _retry(self, match: Match[Any, Any]) -> None:
        self._rooms.review.leave()
        self.play(match)

    # ---------------------------------------------------------------- the chance in it

    def _on_show(self) -> Match[Any, Any] | None:
        """Return the match at the table or in the review, if one of these is on show."""
        at: Table | Review | None = None
        if self._rooms.here == "table":
            at = self._rooms.table.table
        elif self._rooms.here == "review":
            at = self._rooms.review.review
        return at.match if at is not None else None

    def show_fairness(self) -> None:
        """Show the fingerprint of the match on show, and what can be checked of it."""
        from boardroom.app.fairness import FairSheet

        match = self._on_show()
        if match is not None and self.reading is None:
            sheet = FairSheet(self._window, match, self.shelf.face(match.game.key))
            sheet.throws_wanted.connect(self.show_throws)
            self._read(sheet)

    def show_throws(self) -> None:
        """Show the statistics of the throws in the match on show, and in all others of its game."""
        match = self._on_show()
        if match is not None:
            self.show_throws_of(match.game.key, match)

    def show_throws_of(self, key: str, match: Match[Any, Any] | None = None) -> None:
        """Show the statistics of all throws in a game that are saved, or of a match first."""
        from boardroom.app.throws_sheet import ThrowsSheet

        if self.reading is None:
            game, face = self.shelf.game(key), self.shelf.face(key)
            self._read(ThrowsSheet(self._window, game, face, self.store, self._counted, match))

    def _read(self, sheet: ReadingSheet) -> None:
        """Open a sheet; the match at the table waits meanwhile."""
        self.reading = sheet
        sheet.closed.connect(self._done_reading)
        self._window.hold()
        sheet.open()

    def _done_reading(self) -> None:
        self.reading = None
        if self._rooms.here == "table":
            self._window.go_on()

    # ---------------------------------------------------------------- rulebooks

    def help(self) -> None:
        """Open the rules where they help: at the table for the phase, else of the game that is chosen; or the keys."""
        rooms = self._rooms
        if self.sheet is not None:
            self.open_rules(self.sheet.game.key)
        elif rooms.here == "table" and rooms.table.table is not None and rooms.table.help():
            pass
        elif rooms.here == "review" and rooms.review.review is not None:
            self.open_rules(rooms.review.review.match.game.key)
        elif rooms.here == "home" and rooms.home.chosen:
            self.open_rules(rooms.home.chosen)
        else:
            self._window.show_shortcuts()

    def open_rules(self, game: str, id: str = "") -> None:
        """Read a game's rulebook as a page; afterwards go back to where one was."""
        if not self._rooms.bookcase.has(game):
            return
        if self.sheet is not None:
            self.sheet.cancel()
        if self._rooms.here != "reader":
            self._before_rules = self._rooms.here
        self._window.show_page("reader")
        self._rooms.reader.open(game, id)

    def _leave_rules(self) -> None:
        self._window.show_page(self._before_rules)

    def open_rules_apart(self, game: str) -> None:
        """Read a game's rulebook in a window of its own."""
        from boardroom.app.rulebook_places import ReaderWindow

        reader = ReaderWindow(self._rooms.bookcase, self._window.preferences)
        reader.play_wanted.connect(self.play_figure)
        reader.window_wanted.connect(self.open_rules_apart)
        reader.closed.connect(lambda: self.windows.remove(reader))
        self.windows.append(reader)
        reader.show()  # first: a page finds its place when it has its size
        reader.open(game)
        if self._rooms.here == "reader":
            self._leave_rules()

    def play_figure(self, exhibit: Exhibit, against: bool) -> None:
        """Play on from a figure of a rulebook, among people or against computers."""
        from boardroom.app.new_game import FIRST_LEVEL

        setup = self._window.preferences.values.setups.get(exhibit.match.game.key)
        levels = [player.level for player in setup.players if player.level] if setup else []
        self._rooms.leave()
        self.play(exhibit.playable((levels or [FIRST_LEVEL])[0] if against else None))
        self._window.activateWindow()

    # ---------------------------------------------------------------- files

    def ask_open(self) -> None:
        """Let a person choose a file to open."""
        dialog = QFileDialog(self._window, translate("Window", "Open a game"))
        dialog.setNameFilter(translate("Window", "Boardroom games") + f" (*{SUFFIX})")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.open_file(Path(path)))
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Open a match from a file anywhere: go on with it, or look through it if it is over."""
        self._with(
            lambda: self.store.read_file(path),
            lambda record: self.review(record) if record.over else self.play_record(record),
        )

    def offer_to_continue(self) -> None:
        """A run that was killed left a match at its table: offer to go on with it."""
        found = [summary for summary in self.store.interrupted() if summary.game in self.shelf]
        if found:
            match = found[0].id
            self._rooms.home.be_quiet(True)
            self._window.banner.offer(
                lambda: (
                    translate("Window", "Boardroom was closed in the middle of a game. Continue?"),
                    translate("Window", "Continue"),
                    translate("Window", "Not now"),
                ),
                lambda: self.resume(match),
                self.store.leave,
            )

    def _with(self, load: Callable[[], Record], then: Callable[[Record], None]) -> None:
        """Do something with a record, or say why it can't be had."""
        try:
            record = load()
        except BrokenSave as broken:
            self.tell_broken(broken)
            return
        then(record)

    def tell_broken(self, broken: BrokenSave) -> Message:
        """Say why a file can't be used, and where it is kept."""
        words = [trouble(broken)]
        if broken.aside is not None:
            kept = translate("Window", "Nothing of it is lost: it is kept as {file}.")
            words.append(kept.format(file=broken.aside.name))
        headline = translate("Window", "{file} can’t be opened").format(file=broken.path.name)
        return self._window.tell(headline, "\n".join(words), detail=broken.detail)
