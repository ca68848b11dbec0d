"""Saving as the window knows it: what could not be saved is tried again, said, and can be put elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.phrases import problem
from boardroom.core.record import Record
from boardroom.core.store import SUFFIX, Store, Unsaved
from boardroom.ui.kit.message import Message

translate = QCoreApplication.translate

AGAIN = 5_000  # milliseconds till what could not be saved is tried again


class Saving(QObject):
    """Hears from the thread that writes, and tries again by itself; asks over a window what can't be settled so."""

    changed = Signal()  # something could not be saved, or has been saved after all

    _heard = Signal()

    def __init__(self, store: Store, catalogue: GameCatalogue, window: QWidget) -> None:
        super().__init__(window)
        self._store, self._catalogue, self._window = store, catalogue, window
        self._asking: Message | None = None  # whether to close although something isn't saved
        self._closing = False
        self._unsaved = store.unsaved
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(store.retry)
        self._heard.connect(self._look, Qt.ConnectionType.QueuedConnection)
        store.listen(self._hear)

    @property
    def trouble(self) -> Unsaved | None:
        """What could not be saved; first of all what is nowhere else."""
        return min(self._unsaved.values(), key=lambda unsaved: unsaved.copy is not None, default=None)

    @property
    def words(self) -> str:
        """What is to be said of it, with the place and the reason; nothing where everything is saved."""
        trouble = self.trouble
        if trouble is None:
            return ""
        why = problem(trouble.error)
        if trouble.copy is not None:
            said = translate("Saving", "Saved as {file}. The usual place doesn’t work: {why}")
            return said.format(file=trouble.copy, why=why)
        said = translate("Saving", "This game can’t be saved. {why} {folder}")
        return said.format(why=why, folder=self._store.folder)

    def settle(self) -> Unsaved | None:
        """Try everything once more, now, and return something with moves that are not saved anywhere."""
        self._store.retry()
        self._store.flush()
        self._look()
        lost = (unsaved for unsaved in self._unsaved.values() if unsaved.copy is None and unsaved.record.log)
        return next(lost, None)

    def save_elsewhere(self) -> None:
        """Let a person put a match that could not be saved somewhere else."""
        trouble = self.trouble
        if trouble is not None:
            record = trouble.record
            save_as(self._window, self._store, record, self._catalogue.face(record.game).title())

    def lets_close(self) -> bool:
        """Try once more to save what isn't; where something is saved nowhere, ask before the window closes."""
        if self._closing or self.settle() is None:
            return True
        if self._asking is None:
            self._asking = ask_to_close(self._window, self.words, self.save_elsewhere, self._close_anyway)
            self._asking.closed.connect(self._asked)
        return False

    def _asked(self) -> None:
        self._asking = None

    def _close_anyway(self) -> None:
        self._closing = True
        self._window.close()

    def _hear(self) -> None:
        with suppress(RuntimeError):  # the window has gone meanwhile
            self._heard.emit()

    def _look(self) -> None:
        before, self._unsaved = self._unsaved, self._store.unsaved
        if self._unsaved:
            self._again.start()
        if self._unsaved != before:
            self.changed.emit()


def ask_to_close(over: QWidget, words: str, elsewhere: Callable[[], None], close: Callable[[], None]) -> Message:
    """Ask whether to close although something is not saved anywhere."""
    message = Message(
        over,
        translate("Saving", "Close without saving?"),
        words,
        [
            (translate("Saving", "Close anyway"), "danger", close),
            (translate("Saving", "Save elsewhere…"), "outlined", elsewhere),
            (translate("Saving", "Keep open"), "filled", None),
        ],
        "warning",
        "danger",
    )
    message.open()
    return message


def save_as(over: QWidget, store: Store, record: Record, title: str) -> None:
    """Let a person choose a file to write a match to."""
    dialog = QFileDialog(over, translate("TableScreen", "Save as"))
    dialog.selectFile(f"{title} {record.created.astimezone():%Y-%m-%d %H.%M}{SUFFIX}")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(translate("TableScreen", "Boardroom games") + f" (*{SUFFIX})")
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: write_to(over, store, record, Path(path)))
    dialog.open()


def write_to(over: QWidget, store: Store, record: Record, path: Path) -> None:
    """Write a match to a file, or say why that can't be."""
    try:
        store.write_file(path, record)
    except (OSError, ValueError) as error:
        headline = translate("Saving", "The game can’t be saved there")
        close = translate("Window", "Close")
        Message(over, headline, f"{problem(error)}\n{path}", [(close, "filled", None)], "warning", "danger").open()
