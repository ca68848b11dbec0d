"""The one window: bars and menus around the screens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from boardroom.app.actions import TEXT_SIZES, Actions
from boardroom.app.banner import Banner
from boardroom.app.menus import Menus, check
from boardroom.app.status_line import StatusLine
from boardroom.app.top_bar import TopBar
from boardroom.ui.kit.accessible import be
from boardroom.ui.kit.announcing import announce, announcer
from boardroom.ui.kit.panels import paint_ground
from boardroom.ui.kit.stops import go_across, go_on
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.translation import Retranslated

if TYPE_CHECKING:  # fetched after the first frame
    from boardroom.app.catalogue import GameCatalogue
    from boardroom.app.navigator import Navigator
    from boardroom.app.saving import Saving
    from boardroom.app.screen import Screen
    from boardroom.app.settings.preferences import Preferences
    from boardroom.app.thinking import Thinker
    from boardroom.core.files import BrokenSave
    from boardroom.core.store import Store

translate = QCoreApplication.translate


class Blank(QWidget):
    """The ground alone: the first thing to see, while the rest is fetched."""

    painted = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(QPainter(self), QRectF(self.rect()), theme())
        self.painted.emit()


class Window(Retranslated, QMainWindow):
    """Shows itself first and is furnished afterwards, so that it is there at once."""

    seen = Signal()  # the first frame has been painted

    preferences: Preferences
    saving: Saving

    def __init__(self) -> None:
        super().__init__()
        be(self, "window")
        self.commands = Actions(self)
        self.menus = Menus(self.menuBar(), self.commands, self)
        self.top = TopBar()
        self.banner = Banner()
        self.broken: list[BrokenSave] = []
        self.navigator: Navigator | None = None
        self._stack = QStackedWidget()
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
        self._status = StatusLine()
        self.statusBar().addWidget(self._status, 1)
        self.statusBar().setSizeGripEnabled(False)
        if not self.menuBar().isNativeMenuBar():
            self.menuBar().hide()
            self.menuBar().installEventFilter(self)
        self.top.show_place("home")
        self.top.setEnabled(False)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        actions = self.commands
        for action in actions.all():
            self.addAction(action)
        for action, slot in (
            (actions.quit, self.close),
            (actions.menu, self._show_menu),
            (actions.about, self._about),
            (actions.shortcuts, self._shortcuts),
            (actions.say_again, lambda: announce(self, announcer().last)),
            (actions.next_area, lambda: go_across(self._areas(), True)),
            (actions.last_area, lambda: go_across(self._areas(), False)),
        ):
            action.triggered.connect(lambda _=False, slot=slot: slot())
        actions.full_screen.toggled.connect(self._full_screen)
        self.top.menu.connect(self._show_menu)

    def _obey(self, preferences: Preferences) -> None:
        """Change settings from the menus, and follow them wherever they are changed."""
        self.preferences = preferences
        actions = self.commands
        for group, name in ((actions.themes, "theme"), (actions.languages, "language"), (actions.text_sizes, "text")):
            group.triggered.connect(lambda action, name=name: preferences.change(**{name: action.data()}))
        actions.status_line.toggled.connect(lambda on: preferences.change(status=on))
        actions.sound.toggled.connect(lambda on: preferences.change(sound=on))
        actions.turn_board.triggered.connect(lambda on: preferences.turn(actions.turn_board.data(), on))
        actions.bigger.triggered.connect(lambda: self._resize_text(1))
        actions.smaller.triggered.connect(lambda: self._resize_text(-1))
        preferences.follow("theme", "language", "text", by=self._mark_choices)
        preferences.follow("status", "text", by=self._show_status_line)
        preferences.follow("sound", by=self._show_sound)
        preferences.follow("panel", by=lambda: actions.side_panel.setChecked(preferences.values.panel))
        self._mark_choices()
        self._show_status_line()
        self._show_sound()

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
        if file and self.navigator is not None:
            self.navigator.open_file(Path(file))

    def hear_of(self, broken: BrokenSave) -> None:
        """Keep what the store says of broken files, for the saved games to show."""
        self.broken.append(broken)

    def furnish(self, preferences: Preferences, catalogue: GameCatalogue, store: Store, thinker: Thinker) -> None:
        """Bring in the screens."""
        from boardroom.app.navigator import Navigator
        from boardroom.app.saving import Saving

        self._obey(preferences)
        self.saving = Saving(store, catalogue, self)
        self.saving.changed.connect(self._say)
        self._status.elsewhere.connect(self.saving.save_elsewhere)
        self.navigator = navigator = Navigator(
            self, self._stack, self.commands, preferences, catalogue, store, thinker, self.broken
        )
        if not navigator.rulebooks.games:
            self.top.leave_out("rulebooks")
        self._go_by(navigator)
        self.top.setEnabled(True)
        navigator.show("home")
        self._offer_to_continue(navigator, catalogue, store)

    def _go_by(self, navigator: Navigator) -> None:
        """Let bar and menus lead through the screens, and follow."""
        actions = self.commands
        for action, go in (
            (actions.new, navigator.ask_new_game),
            (actions.open, navigator.ask_open),
            (actions.home, navigator.go_home),
            (actions.saved, lambda: navigator.show("saved")),
            (actions.learn, lambda: navigator.show("learn")),
            (actions.statistics, lambda: navigator.show("statistics")),
            (actions.settings, lambda: navigator.show("settings")),
            (actions.fairness, navigator.show_fairness),
            (actions.throws, navigator.show_throws),
            (actions.rules, navigator.help),
        ):
            action.triggered.connect(lambda _=False, go=go: go())
        self.top.chosen.connect(navigator.show)
        self.top.back.connect(navigator.go_on)
        navigator.moved.connect(self._follow)
        navigator.changed.connect(self._say)
        navigator.begun.connect(self.banner.dismiss)

    def _offer_to_continue(self, navigator: Navigator, catalogue: GameCatalogue, store: Store) -> None:
        """A run that was killed left a match at its table: offer to go on with it."""
        home = navigator.screens.home
        self.banner.gone.connect(lambda: home.be_quiet(False))
        found = [summary for summary in store.interrupted() if summary.game in catalogue]
        if found:
            match = found[0].id
            home.be_quiet(True)
            self.banner.offer(
                lambda: (
                    translate("Window", "Boardroom was closed in the middle of a game. Continue?"),
                    translate("Window", "Continue"),
                    translate("Window", "Not now"),
                ),
                lambda: navigator.resume(match),
                store.leave,
            )

    # ---------------------------------------------------------------- going about

    @property
    def _here(self) -> Screen | None:
        return self.navigator.screens.here if self.navigator is not None else None

    def _areas(self) -> list[QWidget]:
        """List what F6 goes through, in reading order."""
        here = self._here
        return [self.top, self.banner, *(here.areas if here is not None else ()), self.statusBar()]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go round the window in reading order, however it was put together."""
        return go_on(self, forward)

    def _follow(self) -> None:
        """Another screen is on show."""
        assert self.navigator is not None
        here, screens = self._here, self.navigator.screens
        place = here.place if here is not None else None
        self.top.setVisible(place is not None)
        playing = screens.seated is not None and screens.table.playing is not None
        self.top.offer_return("lesson" if screens.studied is not None else "game" if playing else "")
        if place is not None:
            self.top.show_place(place)
        self.commands.home.setEnabled(place != "home")
        self._say()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a saved game; anything else may be booklets."""
        files = _dropped(event)
        if not files or self.navigator is None:
            return
        event.acceptProposedAction()
        if _is_save(files[0]):
            self.navigator.open_file(files[0])
        else:
            self.navigator.add_booklets(files)

    # ---------------------------------------------------------------- help and menus

    def _about(self) -> None:
        from boardroom.app.help.sheets import about

        about(self).open()

    def _shortcuts(self) -> None:
        """List the keys: those of the menus, of the table that is open, and of every screen that has more."""
        from boardroom.app.help.sheets import action_keys, shortcuts

        more = self.navigator.screens.keys() if self.navigator is not None else []
        shortcuts(self, [action_keys(self.commands), *more]).open()

    def _show_menu(self) -> None:
        """Show all menus below the button, or below the bar of a screen that has its own."""
        from boardroom.app.screen_bar import bar_height

        menu = self.menus.all
        if self.top.isVisible():
            button = self.top.menu_button()
            corner = button.mapToGlobal(button.rect().bottomRight())
        else:
            corner = self._stack.mapToGlobal(self._stack.rect().topRight())
            corner.setX(corner.x() - 16)
            corner.setY(corner.y() + bar_height() - 4)
        corner.setX(corner.x() - menu.sizeHint().width())
        menu.popup(corner)

    # ---------------------------------------------------------------- looks and words

    def _mark_choices(self) -> None:
        """Mark in the menus what is chosen."""
        values, actions = self.preferences.values, self.commands
        check(actions.themes, values.theme)
        check(actions.languages, values.language)
        check(actions.text_sizes, values.text)
        actions.bigger.setEnabled(values.text < TEXT_SIZES[-1])
        actions.smaller.setEnabled(values.text > TEXT_SIZES[0])

    def _show_sound(self) -> None:
        self.commands.sound.setChecked(self.preferences.values.sound)

    def _show_status_line(self) -> None:
        self.commands.status_line.setChecked(self.preferences.values.status)
        self._say()

    def _resize_text(self, step: int) -> None:
        sizes = [size for size in TEXT_SIZES if (size - self.preferences.values.text) * step > 0]
        if sizes:
            self.preferences.change(text=min(sizes) if step > 0 else max(sizes))

    def _full_screen(self, on: bool) -> None:
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if on else self.windowState() & ~full)

    def _say(self) -> None:
        """Say in title and status line what is on show; and always, what could not be saved."""
        here = self._here
        title = here.title if here is not None else ""
        self.setWindowTitle(f"{title} – Boardroom" if title else "Boardroom")
        trouble = self.saving.words if self.navigator is not None else ""
        if self.navigator is not None:
            values = self.preferences.values
            given = here is not None and here.has_board and values.text > 100
            self.statusBar().setVisible((values.status and not given) or bool(trouble))
        if trouble:
            self._status.warn(trouble)
        else:
            said = here.status if here is not None else ""
            self._status.say(said or translate("Window", "F1: help · F10: menu"))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.commands.retranslate()
        self.menus.retranslate()
        self.top.retranslate()
        self.banner.retranslate()
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            self._alt = event.key() == Qt.Key.Key_Alt  # also of keys that a shortcut takes before they are pressed
        return super().event(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt alone shows the menu bar, and hides it again."""
        bar = self.menuBar()
        if self._alt and event.key() == Qt.Key.Key_Alt and not bar.isNativeMenuBar():
            bar.setVisible(not bar.isVisible())
            if bar.isVisible():
                bar.setFocus()
        self._alt = False
        super().keyReleaseEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the menu bar when the keyboard leaves it, but not while one of its menus is open."""
        if watched is self.menuBar() and isinstance(event, QFocusEvent):
            self.menuBar().setVisible(event.gotFocus() or event.reason() == Qt.FocusReason.PopupFocusReason)
        return super().eventFilter(watched, event)

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
        if self.navigator is not None:
            if (table := self.navigator.screens.seated) is not None:
                table.save()
            if not self.saving.lets_close():
                event.ignore()
                return
            self.navigator.leave()
            for reader in list(self.navigator.windows):
                reader.close()
        super().closeEvent(event)


def _dropped(event: QDropEvent) -> list[Path]:
    """Return the files that are being dropped: one saved game, or booklets."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    if len(files) == 1 and _is_save(files[0]):
        return files
    from boardroom.books.originals.store import ENDINGS

    return [file for file in files if file.suffix.casefold() in ENDINGS or file.is_dir()]


def _is_save(file: Path) -> bool:
    from boardroom.core.store import SUFFIX

    return file.suffix == SUFFIX
