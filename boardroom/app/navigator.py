"""How one goes from screen to screen: matches are begun, continued and reviewed, rules are opened, and back again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from boardroom.app.actions import Actions
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.phrases import trouble
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.screen import Place, Screen
from boardroom.app.screens import Screens
from boardroom.app.settings.preferences import Preferences, Setup
from boardroom.core.fairness import fingerprint, has_chance
from boardroom.core.files import BrokenSave
from boardroom.core.match import Match
from boardroom.core.record import Record
from boardroom.core.shown import known, make_final
from boardroom.core.store import SUFFIX, Store
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.kit.reading_sheet import ReadingSheet
from boardroom.ui.kit.toast import Toast

if TYPE_CHECKING:  # fetched when one is opened
    from boardroom.app.fairness.throws_sheet import Kept
    from boardroom.app.reading.exhibit import Exhibit
    from boardroom.app.rules.places import ReaderWindow
    from boardroom.app.setup.sheet import NewGame
    from boardroom.app.thinking import Thinker
    from boardroom.books.lessons.lesson import Lesson
    from boardroom.books.originals.store import Original

translate = QCoreApplication.translate


class Navigator(QObject):
    """Screens ask it for all that leads elsewhere; what must be asked before lies on sheets over the window."""

    moved = Signal()  # another screen is on show
    changed = Signal()  # the one on show has something else to say of itself
    begun = Signal()  # somebody has sat down to a match

    def __init__(
        self, window: QWidget, stack: QStackedWidget, actions: Actions, preferences: Preferences,
        catalogue: GameCatalogue, store: Store, thinker: Thinker, broken: Sequence[BrokenSave] = (),
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window, self._stack, self._actions, self._preferences = window, stack, actions, preferences
        self._catalogue, self.store = catalogue, store
        self.rulebooks = Rulebooks(catalogue, parent=self)
        self.screens = Screens(stack, self, actions, preferences, catalogue, store, thinker, self.rulebooks, broken)
        self.toast = Toast(window)
        self.windows: list[ReaderWindow] = []  # rulebooks in windows of their own
        self._trail: list[tuple[Screen, Callable[[], None]]] = []  # where Back leads, and what it does there
        self._counted: Kept = {}

    # ---------------------------------------------------------------- going about

    def show(self, place: Place) -> None:
        """Go to a place of the top bar; a match at the table waits, with its clock stopped."""
        self._trail.clear()
        self._turn_to(self.screens.at(place))

    def show_table(self) -> None:
        """Go to the table, where the match goes on."""
        self._trail.clear()
        self._turn_to(self.screens.table)

    def go_on(self) -> None:
        """Go back to what waits: a lesson that is being taken, else the match at the table."""
        if (lesson := self.screens.studied) is not None:
            self._trail.clear()
            self._turn_to(lesson)
        else:
            self.show_table()

    def _open(self, screen: Screen, on_return: Callable[[], None] = lambda: None) -> None:
        """Go to a screen that leads back to where one is."""
        here = self.screens.here
        if here is not None and here is not screen:
            self._trail.append((here, on_return))
        self._turn_to(screen)

    def back(self) -> None:
        """Go back to where one came from; home, if that is nowhere."""
        screen, on_return = self._trail.pop() if self._trail else (self.screens.home, lambda: None)
        self._turn_to(screen)
        on_return()

    def _turn_to(self, screen: Screen) -> None:
        screen.refresh()
        self._actions.leave_table()  # before the table itself turns on what it needs, when it is shown
        screen.name_itself()
        if screen is not self._stack.currentWidget():  # else the focus would go through the one that goes, and be told
            screen.setGeometry(self._stack.contentsRect())
            screen.show()
        screen.setFocus()
        self._stack.setCurrentWidget(screen)
        self.moved.emit()

    def go_home(self) -> None:
        """Leave the table, if there is one; the match is saved and waits on the home screen."""
        self.leave()
        self.show("home")

    def leave(self) -> None:
        """Leave table and review in good order: the match is saved, unless nobody has moved, and nothing thinks on."""
        table = self.screens.seated
        for screen in self.screens.made:
            screen.leave()
        if table is not None and table.match.length == 0:
            with suppress(OSError):  # then there is an empty match more
                self.store.delete(table.match.record().id)

    def help(self) -> None:
        """Open the rules where they help with what is on show; else show the keys."""
        here = self.screens.here
        if here is None or not here.help():
            self._actions.shortcuts.trigger()

    # ---------------------------------------------------------------- what lies over the window

    @property
    def sheet(self) -> NewGame | None:
        """The new-game sheet, while it is open."""
        from boardroom.app.setup.sheet import NewGame

        return next((sheet for sheet in sheets(self._window) if isinstance(sheet, NewGame)), None)

    @property
    def reading(self) -> ReadingSheet | None:
        """The sheet about chance or throws, while it is open."""
        return next((sheet for sheet in sheets(self._window) if isinstance(sheet, ReadingSheet)), None)

    def _clear(self) -> None:
        """Answer all sheets with no: something else comes before the person."""
        for sheet in reversed(sheets(self._window)):
            sheet.cancel()

    # ---------------------------------------------------------------- new matches

    def ask_new_game(self) -> None:
        """Open the sheet for the game at the table, or for the only one; else let the person choose one."""
        table = self.screens.seated
        if table is not None and self.screens.here is self.screens.table:
            self.new_game(table.match.game.key)
        elif len(self._catalogue) == 1:
            self.new_game(next(iter(self._catalogue))[0].key)
        else:
            self.show("home")

    def new_game(self, key: str, setup: Setup | None = None) -> None:
        """Open the new-game sheet, unless it is open."""
        if self.sheet is not None:
            return
        from boardroom.app.setup.sheet import NewGame

        sheet = NewGame(self._catalogue.game(key), self._catalogue.face(key), self._preferences, self._window, setup)
        sheet.started.connect(self.start)
        if self.rulebooks.has(key):
            sheet.offer_rules()
            sheet.rules_wanted.connect(lambda: self._read_before(key, sheet.setup()))
        sheet.open()

    def _read_before(self, key: str, setup: Setup) -> None:
        """Read the rules before a game; Back leads to its set-up as it was left."""
        self.open_rules(key, on_return=lambda: self.new_game(key, setup))

    def new_game_like(self, record: Record) -> None:
        """Open the new-game sheet with the players and options of a match."""
        options = self._catalogue.game(record.game).options.model_validate(record.options)  # with all that it lacks
        setup = Setup(
            players=list(record.players),
            options=options.model_dump(),
            dice=record.dice,
            salted=bool(record.salt),
            free_undo=record.free_undo,
        )
        self.new_game(record.game, setup)

    def start(self, key: str, setup: Setup) -> None:
        """Start a match from a set-up, and remember it for the next time."""
        from boardroom.app.setup.sheet import drawn

        game, face = self._catalogue.game(key), self._catalogue.face(key)
        self._preferences.remember(key, setup)
        options = game.options.model_validate(game.options.of_new_matches().model_dump() | drawn(setup, face))
        match = Match.new(game, setup.players, options, dice=setup.dice, free_undo=setup.free_undo)
        if setup.salted and has_chance(game) and not match.by_hand:
            self.ask_salt(match)
        else:
            self.play(match)

    def ask_salt(self, match: Match) -> None:
        """Let people add to the chance of a match before it begins; nothing of it is kept if they don't."""
        from boardroom.app.fairness.salt_sheet import SaltSheet

        sheet = SaltSheet(self._window, fingerprint(match.record().seed))
        sheet.added.connect(lambda salt: self._play_salted(match, salt))
        sheet.open()

    def _play_salted(self, match: Match, salt: str) -> None:
        match.add_salt(salt)
        self.play(match)

    # ---------------------------------------------------------------- matches that were begun

    def resume(self, match: str) -> None:
        """Go on with a saved match."""
        self._with(lambda: self.store.load(match), self.play_record)

    def play_record(self, record: Record) -> None:
        """Go on with a match."""
        self.play(Match(self._catalogue.game(record.game), record))

    def play(self, match: Match) -> None:
        """Sit down to a match; whoever plays takes no lesson."""
        self._clear()
        if (lesson := self.screens.studied) is not None:
            lesson.leave()
        self.begun.emit()
        self.show_table()
        self.screens.table.play(match, self._catalogue.face(match.game.key))

    def play_copy(self, match: Match) -> None:
        """Sit down to a match that goes on from a position of another."""
        self.play(match)
        if has_chance(match.game) and not match.by_hand:
            self.toast.say(translate("Window", "This is a copy with its own seed."))

    def review_saved(self, match: str) -> None:
        """Look through a saved match."""
        self._with(lambda: self.store.load(match), self.review)

    def review(self, record: Record, at: int | None = None) -> None:
        """Look through a match, from an entry on or from its end; afterwards go back to where one was."""
        self._clear()
        self._open(self.screens.review)
        review = self.screens.review
        review.open(Match(self._catalogue.game(record.game), record), self._catalogue.face(record.game))
        if at is not None:
            review.go(at)

    def take_lesson(self, game: str, lesson: Lesson) -> None:
        """Take a lesson, and go back from there to where one was; not to another lesson, whose place it takes."""
        self._clear()
        passed = (self.screens.lesson, self.screens.here)
        self._trail = [(screen, do) for screen, do in self._trail if screen not in passed]
        self._open(self.screens.lesson)
        self.screens.lesson.open(self._catalogue.game(game), self._catalogue.face(game), lesson)
        self._window.activateWindow()

    # ---------------------------------------------------------------- the chance in it

    def show_fairness(self) -> None:
        """Show the fingerprint of the match on show, and what can be checked of it."""
        from boardroom.app.fairness.sheet import FairSheet

        match = self._on_show()
        if match is not None and self.reading is None:
            sheet = FairSheet(self._window, match, self._catalogue.face(match.game.key))
            sheet.throws_wanted.connect(self.show_throws)
            sheet.shown.connect(self._make_final)
            sheet.open()

    def _on_show(self) -> Match | None:
        here = self.screens.here
        return here.match if here is not None else None

    def _make_final(self, seed: str) -> None:
        """A seed has been shown: the match at the table is final if it is that one, and so are all that are saved."""
        table = self.screens.seated
        if table is not None and table.match.record().seed == seed:
            table.make_final()
        make_final(self.store, seed, table.match.record().id if table is not None else "")
        self.store.flush()  # it is written down before anybody reads the seed

    def show_throws(self) -> None:
        """Show the statistics of the throws in the match on show, and in all others of its game."""
        match = self._on_show()
        if match is not None:
            self.show_throws_of(match.game.key, match)

    def show_throws_of(self, key: str, match: Match | None = None) -> None:
        """Show the statistics of all throws in a game that are saved, or of a match first."""
        from boardroom.app.fairness.throws_sheet import ThrowsSheet

        if self.reading is None:
            game, face = self._catalogue.game(key), self._catalogue.face(key)
            ThrowsSheet(self._window, game, face, self.store, self._counted, match).open()

    # ---------------------------------------------------------------- rulebooks

    def open_rules(self, game: str, id: str = "", on_return: Callable[[], None] = lambda: None) -> bool:
        """Read a game's rulebook as a page, and go back from there to where one was; tell whether it has one."""
        if not self.rulebooks.has(game):
            return False
        self._clear()
        self._open(self.screens.reader, on_return)
        self.screens.reader.open(game, id)
        return True

    def add_booklets(self, files: Sequence[Path] = ()) -> None:
        """Add original booklets of any games: these files, or those that a person chooses."""
        self._clear()
        self.show("rulebooks")
        adding = self.screens.rulebooks.adding
        if files:
            adding.look_at(files)
        else:
            adding.ask_files()

    def open_original(self, original: Original) -> None:
        """Read an original booklet as a page."""
        self.rulebooks.read[original.game] = "original"
        self.rulebooks.originals.chosen[original.game] = original.id
        self.open_rules(original.game)

    def open_rules_apart(self, game: str) -> None:
        """Read a game's rulebook in a window of its own."""
        from boardroom.app.rules.places import ReaderWindow

        reader = ReaderWindow(self.rulebooks, self._preferences)
        reader.play_wanted.connect(self.play_figure)
        reader.lesson_wanted.connect(self.take_lesson)
        reader.window_wanted.connect(self.open_rules_apart)
        reader.closed.connect(lambda: self.windows.remove(reader))
        self.windows.append(reader)
        reader.show()  # first: a page finds its place when it has its size
        reader.open(game)

    def play_figure(self, exhibit: Exhibit, against: bool) -> None:
        """Play on from a figure of a rulebook, among people or against computers."""
        from boardroom.app.setup.sheet import FIRST_LEVEL

        setup = self._preferences.values.setups.get(exhibit.match.game.key)
        levels = [player.level for player in setup.players if player.level] if setup else []
        self.leave()
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
            lambda: known(self.store, self.store.read_file(path)),
            lambda record: self.review(record) if record.over else self.play_record(record),
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
        """Say why a file can't be used, and where it is kept; in small letters what helps to find out why."""
        words = [trouble(broken)]
        if broken.aside is not None:
            kept = translate("Window", "Nothing is lost: it is kept as {file}.")
            words.append(kept.format(file=broken.aside.name))
        headline = translate("Window", "{file} can’t be opened").format(file=broken.path.name)
        close = translate("Window", "Close")
        small = Label(broken.detail, 12, token="muted", wrap=True) if broken.detail else None
        message = Message(self._window, headline, "\n".join(words), [(close, "filled", None)], "warning", "look", small)
        message.open()
        return message
