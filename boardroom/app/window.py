"""The one window: bars, menus, and how one goes from screen to screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from boardroom.app.actions import TEXT_SIZES, Actions
from boardroom.app.banner import Banner
from boardroom.app.menus import Menus, check
from boardroom.app.top_bar import TopBar
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.labels import Label
from boardroom.ui.message import Message
from boardroom.ui.panels import paint_ground

if TYPE_CHECKING:  # fetched after the first frame
    from boardroom.app.host import Host
    from boardroom.app.rooms import Rooms
    from boardroom.app.settings import Preferences
    from boardroom.app.shelf import Shelf
    from boardroom.app.thinker import Thinker
    from boardroom.core.files import BrokenSave
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

    preferences: Preferences

    def __init__(self) -> None:
        super().__init__()
        self.commands = Actions(self)
        self.menus = Menus(self.menuBar(), self.commands, self)
        self.top = TopBar()
        self.banner = Banner()
        self.broken: list[BrokenSave] = []
        self.rooms: Rooms | None = None
        self.host: Host | None = None
        self._stack = QStackedWidget()
        self._held = False  # whether the match waits because something else came before it
        self._alt = False
        blank = Blank()
        blank.painted.connect(self._first_frame)
        self._stack.addWidget(blank)
        centre = QWidget()
        rows = QVBoxLayout(centre)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.top)
        rows.addWidget(self.banner)
        rows.addWidget(self._stack, 1)
        self.setCentralWidget(centre)
        self.setAcceptDrops(True)
        self.setMinimumSize(800, 560)
        self._status = Label(size=12, token="muted")
        self._status.setContentsMargins(16, 0, 16, 0)
        self.statusBar().addWidget(self._status, 1)
        self.statusBar().setSizeGripEnabled(False)
        if not self.menuBar().isNativeMenuBar():
            self.menuBar().hide()
        self.top.show_page("home")
        self.top.setEnabled(False)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        actions = self.commands
        for action in actions.all():
            self.addAction(action)
        for action, slot in (
            (actions.home, self.go_home),
            (actions.quit, self.close),
            (actions.saved, lambda: self.show_page("saved")),
            (actions.statistics, lambda: self.show_page("statistics")),
            (actions.settings, lambda: self.show_page("settings")),
            (actions.menu, self._show_menu),
            (actions.about, self._about),
            (actions.shortcuts, self.show_shortcuts),
        ):
            action.triggered.connect(lambda _=False, slot=slot: slot())
        actions.full_screen.toggled.connect(self._full_screen)
        self.top.chosen.connect(self.show_page)
        self.top.back.connect(lambda: self.show_page("table"))
        self.top.menu.connect(self._show_menu)
        appearance().changed.connect(self._restyle)

    def _obey(self, preferences: Preferences) -> None:
        """Change settings from the menus, and follow them from wherever they are changed."""
        self.preferences = preferences
        actions = self.commands
        for group, name in ((actions.themes, "theme"), (actions.languages, "language"), (actions.text_sizes, "text")):
            group.triggered.connect(lambda action, name=name: preferences.change(**{name: action.data()}))
        actions.status_line.toggled.connect(lambda on: preferences.change(status=on))
        actions.bigger.triggered.connect(lambda: self._resize_text(1))
        actions.smaller.triggered.connect(lambda: self._resize_text(-1))
        preferences.changed.connect(self._follow)
        self._follow(set())

    # ---------------------------------------------------------------- furnishing

    def _first_frame(self) -> None:
        blank = self.sender()
        assert isinstance(blank, Blank)
        blank.painted.disconnect(self._first_frame)
        QTimer.singleShot(0, self, self.seen.emit)

    def be_asked(self, file: str) -> None:
        """A second start came here instead: come forward, and open its file."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file and self.host is not None:
            self.host.open_file(Path(file))

    def hear_of(self, broken: BrokenSave) -> None:
        """Keep what the store says of broken files, for the saved games to show."""
        self.broken.append(broken)

    def furnish(self, preferences: Preferences, shelf: Shelf, store: Store, thinker: Thinker) -> None:
        """Bring in the screens."""
        from boardroom.app.host import Host
        from boardroom.app.rooms import Rooms

        self._obey(preferences)
        self.rooms = Rooms(self._stack, shelf, store, thinker, self.commands, self.preferences, self.broken)
        self.rooms.saved_wanted.connect(lambda: self.show_page("saved"))
        self.rooms.left.connect(self.go_home)
        self.host = Host(self, self.rooms, shelf, store)
        self.commands.new.triggered.connect(self.host.ask_new_game)
        self.commands.open.triggered.connect(self.host.ask_open)
        self.commands.fairness.triggered.connect(self.host.show_fairness)
        self.commands.throws.triggered.connect(self.host.show_throws)
        self.commands.rules.triggered.connect(self.host.help)
        self.top.setEnabled(True)
        self.show_page("home")
        self.host.offer_to_continue()

    # ---------------------------------------------------------------- going about

    def show_page(self, name: str) -> None:
        """Go to a screen; a match at the table waits, with its clock stopped."""
        rooms = self.rooms
        if rooms is None:
            return
        page = rooms.room(name)
        if name != "table":
            self.hold()
        refresh = getattr(page, "refresh", None)
        if refresh is not None:
            refresh()
        self._stack.setCurrentWidget(page)
        bare = name in ("table", "review", "reader")
        self.top.setVisible(not bare)
        if name != "table":
            self.commands.leave_table()
        if not bare:
            self.top.show_page(name)
        self.top.returner.setVisible(rooms.playing is not None)
        self.commands.home.setEnabled(name != "home")
        if name == "table":
            self.go_on()
            rooms.table.board.setFocus()
        else:
            page.setFocus()
        self.retranslate()

    def go_home(self) -> None:
        """Leave the table, if there is one; the match is saved and waits on the home screen."""
        if self.rooms is not None:
            self.rooms.leave()
            self._held = False
            self.show_page("home")

    def hold(self) -> None:
        """Let the match at the table wait while something else is before it."""
        playing = self.rooms.playing if self.rooms else None
        if playing is not None and not playing.paused:
            playing.pause(True)
            self._held = playing.paused

    def go_on(self) -> None:
        """Let the match at the table go on, if it was the window that made it wait."""
        playing = self.rooms.playing if self.rooms else None
        if self._held and playing is not None:
            playing.pause(False)
        self._held = False

    def follow_table(self) -> None:
        """Keep title and status line in step with the match that was just begun."""
        table = self.rooms.table.table if self.rooms else None
        if table is not None:
            table.changed.connect(self._say_status)
        self._held = False
        self.retranslate()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None and self.host is not None:
            event.acceptProposedAction()
            self.host.open_file(path)

    # ---------------------------------------------------------------- telling

    def tell(self, headline: str, words: str, icon: str = "warning", token: str = "look", detail: str = "") -> Message:
        """Say something that must be read, and in small letters what helps to find out why."""
        close = translate("Window", "Close")
        small = Label(detail, 12, token="muted", wrap=True) if detail else None
        message = Message(self, headline, words, [(close, "filled", None)], icon, token, small)
        message.open()
        return message

    def _about(self) -> None:
        from boardroom.app.help import about

        about(self).open()

    def show_shortcuts(self) -> None:
        """List the keys."""
        from boardroom.app.help import shortcuts

        shortcuts(self, self.commands).open()

    def _show_menu(self) -> None:
        """Show all menus below the button, or in the corner of a screen that has its own."""
        menu = self.menus.all
        if self.top.isVisible():
            button = self.top.menu_button()
            corner = button.mapToGlobal(button.rect().bottomRight())
        else:
            corner = self._stack.mapToGlobal(self._stack.rect().topRight())
            corner.setX(corner.x() - 16)
            corner.setY(corner.y() + 48)
        corner.setX(corner.x() - menu.sizeHint().width())
        menu.popup(corner)

    # ---------------------------------------------------------------- looks and words

    def _follow(self, names: set[str]) -> None:
        """Keep menus, bars and scenes in step with the settings."""
        values, actions = self.preferences.values, self.commands
        check(actions.themes, values.theme)
        check(actions.languages, values.language)
        check(actions.text_sizes, values.text)
        actions.bigger.setEnabled(values.text < TEXT_SIZES[-1])
        actions.smaller.setEnabled(values.text > TEXT_SIZES[0])
        actions.status_line.setChecked(values.status)
        self.statusBar().setVisible(values.status)
        if self.rooms is not None and names & {"targets", "coordinates", "motion", "speed"}:
            self.rooms.tune()

    def _resize_text(self, step: int) -> None:
        sizes = [size for size in TEXT_SIZES if (size - self.preferences.values.text) * step > 0]
        if sizes:
            self.preferences.change(text=min(sizes) if step > 0 else max(sizes))

    def _full_screen(self, on: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if on else self.windowState() & ~full)

    def _restyle(self) -> None:
        if self.rooms is not None:
            from boardroom.app import pictures

            pictures.forget()

    def _say_status(self) -> None:
        """Say in the status line what is on the table, and that it is safe."""
        playing = self.rooms.playing if self.rooms and self.rooms.here == "table" else None
        if playing is not None:
            from boardroom.app.words import move_number  # here already: a table stands

            moves = translate("Window", "%n moves", "", move_number(playing.match, playing.match.length))
            saved = translate("Window", "saved after every move")
            self._status.setText(f"{playing.face.title()} · {moves} · {saved}")
        else:
            self._status.setText(translate("Window", "F1 helps, F10 shows the menu"))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.commands.retranslate()
        self.menus.retranslate()
        self.top.retranslate()
        self.banner.retranslate()
        playing = self.rooms.playing if self.rooms and self.rooms.here == "table" else None
        self.setWindowTitle(f"{playing.face.title()} – Boardroom" if playing else "Boardroom")
        self._say_status()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._alt = event.key() == Qt.Key.Key_Alt
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt alone shows the menu bar, and hides it again."""
        bar = self.menuBar()
        if self._alt and event.key() == Qt.Key.Key_Alt and not bar.isNativeMenuBar():
            bar.setVisible(not bar.isVisible())
            if bar.isVisible():
                bar.setFocus()
        self._alt = False
        super().keyReleaseEvent(event)

    # ---------------------------------------------------------------- coming and going

    def place(self, geometry: str) -> None:
        """Stand where the window stood last time; the first time as designed, if the screen has room for it."""
        if not geometry or not self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii"))):
            room = self.screen().availableSize()
            self.resize(min(1280, room.width()), min(800, room.height()))

    def geometry_text(self) -> str:
        """Return where the window stands, to be kept."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave in good order: the match is saved, and nothing is offered at the next start."""
        if self.rooms is not None:
            self.rooms.leave()
        for reader in list(self.host.windows) if self.host else ():
            reader.close()
        super().closeEvent(event)


def _dropped(event: QDropEvent) -> Path | None:
    """Return the save that is being dropped, if it is one."""
    urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
    if len(urls) == 1 and urls[0].toLocalFile().endswith(".boardroom"):
        return Path(urls[0].toLocalFile())
    return None
