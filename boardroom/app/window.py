"""The one window: bars, menus, screens, and how one goes from one to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from boardroom.app.actions import TEXT_SIZES, Actions
from boardroom.app.banner import Banner
from boardroom.app.menus import Menus, check
from boardroom.app.settings import Preferences, Setup
from boardroom.app.top_bar import TopBar
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.labels import Label
from boardroom.ui.message import Message
from boardroom.ui.panels import paint_ground

if TYPE_CHECKING:
    from boardroom.app.home import HomePage
    from boardroom.app.new_game import NewGame
    from boardroom.app.review_screen import ReviewScreen
    from boardroom.app.saved import SavedPage
    from boardroom.app.shelf import Shelf
    from boardroom.app.table_screen import TableScreen
    from boardroom.app.thinker import Thinker
    from boardroom.core.files import BrokenSave
    from boardroom.core.match import Match
    from boardroom.core.record import Record
    from boardroom.core.store import Store

translate = QCoreApplication.translate


class Blank(QWidget):
    """The ground alone: the first thing to see, while the rest is fetched."""

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), QRectF(self.rect()), theme())
        self.painted.emit()


class Window(QMainWindow):
    """Shows itself first and is furnished afterwards, so that it is there at once."""

    seen = Signal()  # the first frame has been painted

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.actions_ = Actions(self)
        self.menus = Menus(self.menuBar(), self.actions_, self)
        self.top = TopBar()
        self.banner = Banner()
        self.stack = QStackedWidget()
        blank = Blank()
        blank.painted.connect(self._first_frame)
        self.stack.addWidget(blank)
        self.broken: list[BrokenSave] = []
        self.sheet: NewGame | None = None
        self._pages: dict[str, QWidget] = {}
        self._before_review = "home"
        self._held = False  # whether the match was paused because another screen came before it
        self._alt = False
        self._interrupted: Callable[[], tuple[str, str, str]] | None = None
        centre = QWidget()
        rows = QVBoxLayout(centre)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        for widget in (self.top, self.banner):
            rows.addWidget(widget)
        rows.addWidget(self.stack, 1)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.setMinimumSize(800, 560)
        self._status = Label(size=12, token="muted")
        self._status.setContentsMargins(16, 0, 16, 0)
        self.statusBar().addWidget(self._status, 1)
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setVisible(preferences.values.status)
        if not self.menuBar().isNativeMenuBar():
            self.menuBar().hide()
        self.top.show_page("home")
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        actions = self.actions_
        for action in actions.all():
            self.addAction(action)
        for action, slot in (
            (actions.new, self.ask_new_game), (actions.open, self.ask_open), (actions.home, self.go_home),
            (actions.quit, self.close), (actions.settings, lambda: self.show_page("settings")),
            (actions.menu, self._show_menu), (actions.about, self._about), (actions.shortcuts, self._shortcuts),
            (actions.bigger, lambda: self._resize_text(1)), (actions.smaller, lambda: self._resize_text(-1)),
        ):  # fmt: skip
            action.triggered.connect(lambda _=False, slot=slot: slot())
        actions.full_screen.toggled.connect(self._full_screen)
        actions.status_line.toggled.connect(lambda on: self.preferences.change(status=on))
        for group, name in ((actions.themes, "theme"), (actions.languages, "language"), (actions.text_sizes, "text")):
            group.triggered.connect(lambda action, name=name: self.preferences.change(**{name: action.data()}))
        self.top.chosen.connect(self.show_page)
        self.top.back.connect(self._back_to_table)
        self.top.menu.connect(self._show_menu)
        self.preferences.changed.connect(self._follow)
        appearance().changed.connect(self._restyle)
        self._follow(set())

    # ---------------------------------------------------------------- furnishing

    def _first_frame(self) -> None:
        blank = self.sender()
        assert isinstance(blank, Blank)
        blank.painted.disconnect(self._first_frame)
        QTimer.singleShot(0, self, self.seen.emit)

    def hear_of(self, broken: BrokenSave) -> None:
        """Keep what the store says of broken files, for the saved games to show."""
        self.broken.append(broken)

    def furnish(self, shelf: Shelf, store: Store, thinker: Thinker) -> None:
        """Bring in what the first screen needs; the other screens are made when they are wanted."""
        from boardroom.app.home import HomePage

        self.shelf, self.store, self._thinker = shelf, store, thinker
        home = HomePage(shelf, store, self.preferences)
        home.wanted.connect(self.new_game)
        home.started.connect(self.start)
        home.resumed.connect(self.resume)
        home.all_saved.connect(lambda: self.show_page("saved"))
        self._add("home", home)
        self.show_page("home")
        self._offer_to_continue()

    @property
    def home(self) -> HomePage:
        """The home screen."""
        page = self._pages["home"]
        from boardroom.app.home import HomePage

        assert isinstance(page, HomePage)
        return page

    @property
    def saved(self) -> SavedPage:
        """The saved games."""
        from boardroom.app.saved import SavedPage

        page = self._pages.get("saved")
        if not isinstance(page, SavedPage):
            page = SavedPage(self.shelf, self.store)
            page.resumed.connect(self.resume)
            page.reviewed.connect(self.review_saved)
            page.broken = self.broken
            self._add("saved", page)
        return page

    @property
    def table(self) -> TableScreen:
        """The table."""
        from boardroom.app.table_screen import TableScreen

        page = self._pages.get("table")
        if not isinstance(page, TableScreen):
            page = TableScreen(self.actions_, self.preferences, self.store, self._thinker)
            page.home_wanted.connect(self.go_home)
            page.review_wanted.connect(self._review_record)
            page.setup_wanted.connect(self._setup_like)
            self._add("table", page)
        return page

    @property
    def review(self) -> ReviewScreen:
        """The review."""
        from boardroom.app.review_screen import ReviewScreen

        page = self._pages.get("review")
        if not isinstance(page, ReviewScreen):
            page = ReviewScreen(actions=self.actions_, thinker=self._thinker)
            page.back_wanted.connect(self._leave_review)
            page.retry_wanted.connect(self._retry)
            self._add("review", page)
        return page

    def _page(self, name: str) -> QWidget:
        if name in ("saved", "table", "review"):
            return {"saved": lambda: self.saved, "table": lambda: self.table, "review": lambda: self.review}[name]()
        if name not in self._pages:
            from boardroom.app.settings_page import SettingsPage
            from boardroom.app.statistics import StatisticsPage

            makers: dict[str, Callable[[], QWidget]] = {
                "settings": lambda: SettingsPage(self.preferences),
                "statistics": lambda: StatisticsPage(self.shelf, self.store),
            }
            self._add(name, makers[name]())
        return self._pages[name]

    def _add(self, name: str, page: QWidget) -> None:
        self._pages[name] = page
        self.stack.addWidget(page)

    # ---------------------------------------------------------------- going about

    @property
    def where(self) -> str:
        """The name of the screen on show."""
        return next((name for name, page in self._pages.items() if page is self.stack.currentWidget()), "")

    def show_page(self, name: str) -> None:
        """Go to a screen; a match at the table waits, with its clock stopped."""
        page = self._page(name)
        playing = self._playing()
        if name != "table" and playing is not None and not playing.paused:
            playing.pause(True)
            self._held = playing.paused
        elif name == "table" and playing is not None and self._held:
            self._held = False
            playing.pause(False)
        refresh = getattr(page, "refresh", None)
        if refresh is not None:
            refresh()
        self.stack.setCurrentWidget(page)
        bare = name in ("table", "review")
        self.top.setVisible(not bare)
        if not bare:
            self.top.show_page(name)
            self.actions_.leave_table()
        self.top.returner.setVisible(playing is not None)
        self.actions_.home.setEnabled(name != "home")
        page.setFocus()
        self.retranslate()

    def go_home(self) -> None:
        """Leave the table, if there is one; the match is saved and waits on the home screen."""
        if "table" in self._pages:
            self.table.leave()
        self._held = False
        self.show_page("home")

    def _playing(self) -> Any:
        """Return the controller of a match that is not over, if there is one at the table."""
        table = self.table.table if "table" in self._pages else None
        return table if table is not None and table.match.outcome is None else None

    def _back_to_table(self) -> None:
        self.show_page("table")
        self.table.board.setFocus()

    # ---------------------------------------------------------------- matches

    def ask_new_game(self) -> None:
        """Open the sheet for the game at the table, or for the only one; else let the person choose one."""
        at_table = self.table.table if self.where == "table" else None
        if at_table is not None:
            self.new_game(at_table.match.game.key)
        elif len(self.shelf) == 1:
            self.new_game(next(iter(self.shelf))[0].key)
        else:
            self.show_page("home")

    def new_game(self, key: str, setup: Setup | None = None) -> None:
        """Open the new-game sheet."""
        from boardroom.app.new_game import NewGame

        if self.sheet is not None and self.sheet.isVisible():
            return
        sheet = NewGame(
            self.shelf.game(key), self.shelf.face(key), self.preferences, self.centralWidget(), setup
        )
        sheet.started.connect(self.start)
        sheet.closed.connect(sheet.deleteLater)
        self.sheet = sheet
        sheet.destroyed.connect(lambda: setattr(self, "sheet", None))
        sheet.open()

    def start(self, key: str, setup: Setup) -> None:
        """Start a match from a set-up."""
        from boardroom.app.new_game import drawn
        from boardroom.core.match import Match

        game, face = self.shelf.game(key), self.shelf.face(key)
        self.preferences.remember(key, setup)
        options = game.options.model_validate(game.options().model_dump() | drawn(setup, face))
        self.play(Match.new(game, setup.players, options))

    def resume(self, match: str) -> None:
        """Go on with a saved match."""
        record = self._load(match)
        if record is not None:
            self._open_record(record)

    def _open_record(self, record: Record) -> None:
        from boardroom.core.match import Match

        self.play(Match(self.shelf.game(record.game), record))

    def play(self, match: Match[Any, Any]) -> None:
        """Sit down to a match."""
        self.banner.hide()
        self._held = False
        self.show_page("table")
        self.table.play(match, self.shelf.face(match.game.key))
        self._tune_scene()
        assert self.table.table is not None
        self.table.table.changed.connect(self._say_status)
        self.retranslate()

    def review_saved(self, match: str) -> None:
        """Look through a saved match."""
        record = self._load(match)
        if record is not None:
            self._review_record(record)

    def _review_record(self, record: Record) -> None:
        from boardroom.core.match import Match

        self._before_review = self.where
        match = Match(self.shelf.game(record.game), record)
        self.show_page("review")
        self.review.open(match, self.shelf.face(record.game))
        self._tune_scene()

    def _leave_review(self) -> None:
        self.review.leave()
        self.show_page(self._before_review)

    def _retry(self, match: Match[Any, Any]) -> None:
        self.review.leave()
        self.play(match)

    def _setup_like(self, record: Record) -> None:
        self.new_game(record.game, Setup(players=list(record.players), options=dict(record.options)))

    def _load(self, match: str) -> Record | None:
        from boardroom.core.files import BrokenSave

        try:
            return self.store.load(match)
        except BrokenSave as broken:
            self.tell_broken(broken)
            return None

    # ---------------------------------------------------------------- files

    def ask_open(self) -> None:
        """Let a person choose a file to open."""
        from PySide6.QtWidgets import QFileDialog

        from boardroom.core.store import SUFFIX

        dialog = QFileDialog(self, translate("Window", "Open a game"))
        dialog.setNameFilter(translate("Window", "Boardroom games") + f" (*{SUFFIX})")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.open_file(Path(path)))
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Open a match from a file anywhere: go on with it, or look through it if it is over."""
        from boardroom.core.files import BrokenSave

        try:
            record = self.store.read_file(path)
        except BrokenSave as broken:
            self.tell_broken(broken)
            return
        if record.over:
            self._review_record(record)
        else:
            self._open_record(record)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def _offer_to_continue(self) -> None:
        """A run that was killed left a match at its table: offer to go on."""
        found = [summary for summary in self.store.interrupted() if summary.game in self.shelf]
        if not found:
            return
        match = found[0].id
        self._interrupted = lambda: (
            translate("Window", "Boardroom was closed in the middle of a game. Continue?"),
            translate("Window", "Continue"),
            translate("Window", "Not now"),
        )
        self.banner.offer(*self._interrupted(), lambda: self.resume(match), self.store.leave)

    # ---------------------------------------------------------------- telling

    def tell(self, headline: str, words: str, icon: str = "warning", token: str = "look") -> Message:
        """Say something that must be read."""
        message = Message(
            self.centralWidget(), headline, words, [(translate("Window", "Close"), "filled", None)], icon, token
        )
        message.open()
        return message

    def tell_broken(self, broken: BrokenSave) -> Message:
        """Say why a file can't be used, and where it is kept."""
        from boardroom.app.say import trouble

        words = trouble(broken)
        if broken.detail:
            words += "\n" + broken.detail
        if broken.aside is not None:
            words += "\n" + translate("Window", "Nothing of it is lost: it is kept as {file}.").format(
                file=broken.aside.name
            )
        return self.tell(translate("Window", "{file} can’t be opened").format(file=broken.path.name), words)

    def _about(self) -> None:
        from boardroom.app.help import about

        about(self.centralWidget()).open()

    def _shortcuts(self) -> None:
        from boardroom.app.help import shortcuts

        shortcuts(self.centralWidget(), self.actions_).open()

    def _show_menu(self) -> None:
        """Show all menus below the button, or in the corner where there is none."""
        button = self.top.menu_button() if self.top.isVisible() else None
        if button is not None:
            corner = button.mapToGlobal(button.rect().bottomRight())
        else:
            corner = self.centralWidget().mapToGlobal(self.centralWidget().rect().topRight())
            corner.setX(corner.x() - 16)
            corner.setY(corner.y() + 48)
        corner.setX(corner.x() - self.menus.all.sizeHint().width())
        self.menus.all.popup(corner)

    # ---------------------------------------------------------------- looks and words

    def _follow(self, names: set[str]) -> None:
        """Keep menus and bars in step with the settings."""
        values, actions = self.preferences.values, self.actions_
        check(actions.themes, values.theme)
        check(actions.languages, values.language)
        check(actions.text_sizes, values.text)
        actions.bigger.setEnabled(values.text < TEXT_SIZES[-1])
        actions.smaller.setEnabled(values.text > TEXT_SIZES[0])
        actions.status_line.setChecked(values.status)
        self.statusBar().setVisible(values.status)
        if names & {"targets", "coordinates", "motion", "speed"}:
            self._tune_scene()

    def _tune_scene(self) -> None:
        """Tell the scenes on show what the settings say about them."""
        from boardroom.ui import motion
        from boardroom.ui.scene import GameScene

        for name in ("table", "review"):
            board = getattr(self._pages.get(name), "board", None)
            scene = board.scene() if board is not None else None
            if isinstance(scene, GameScene):
                scene.show_targets = self.preferences.values.targets
                scene.show_coordinates = self.preferences.values.coordinates
                scene.speed = motion.speed()

    def _resize_text(self, step: int) -> None:
        sizes = [size for size in TEXT_SIZES if (size - self.preferences.values.text) * step > 0]
        if sizes:
            self.preferences.change(text=min(sizes) if step > 0 else max(sizes))

    def _full_screen(self, on: bool) -> None:
        self.setWindowState(
            self.windowState() | Qt.WindowState.WindowFullScreen
            if on
            else self.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def _restyle(self) -> None:
        from boardroom.app import pictures

        pictures.forget()

    def _say_status(self) -> None:
        """Say in the status line what is on the table, and that it is safe."""
        playing = self._playing()
        if self.where == "table" and playing is not None:
            moves = translate("Window", "%n moves", "", playing.match.length)
            saved = translate("Window", "saved after every move")
            self._status.setText(f"{playing.face.title()} · {moves} · {saved}")
        else:
            self._status.setText(translate("Window", "F1 shows the keys, F10 the menu"))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.actions_.retranslate()
        self.menus.retranslate()
        self.top.retranslate()
        if self._interrupted is not None:
            self.banner.say(*self._interrupted())
        playing = self._playing()
        title = f"{playing.face.title()} – Boardroom" if self.where == "table" and playing else "Boardroom"
        self.setWindowTitle(title)
        self._say_status()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._alt = event.key() == Qt.Key.Key_Alt
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt alone shows the menu bar, and hides it again."""
        if self._alt and event.key() == Qt.Key.Key_Alt and not self.menuBar().isNativeMenuBar():
            self.menuBar().setVisible(not self.menuBar().isVisible())
            if self.menuBar().isVisible():
                self.menuBar().setFocus()
        self._alt = False
        super().keyReleaseEvent(event)

    # ---------------------------------------------------------------- coming and going

    def place(self, geometry: str) -> None:
        """Stand where the window stood last time; the first time in the middle, as designed."""
        if not geometry or not self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii"))):
            room = self.screen().availableSize()
            self.resize(min(1280, room.width()), min(800, room.height()))

    def geometry_text(self) -> str:
        """Return where the window stands, to be kept."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave in good order: the match is saved, and nothing is offered at the next start."""
        if "table" in self._pages:
            self.table.leave()
        if "review" in self._pages:
            self.review.leave()
        super().closeEvent(event)


def _dropped(event: QDropEvent) -> Path | None:
    """Return the save that is being dropped, if it is one."""
    urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
    if len(urls) == 1 and urls[0].toLocalFile().endswith(".boardroom"):
        return Path(urls[0].toLocalFile())
    return None
