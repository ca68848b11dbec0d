"""What nobody expected: written to a log, told in plain words, and never a silent death."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from traceback import clear_frames
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from boardroom.core.files import clear_way, make_folder
from boardroom.paths import log_file

if TYPE_CHECKING:
    from boardroom.ui.kit.message import Message

translate = QCoreApplication.translate

log = logging.getLogger("boardroom")


class _Log(RotatingFileHandler):
    """A log that falls silent where nothing more can be written."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def keep_log() -> Callable[[], None]:
    """Write warnings and worse to a file, where that is allowed; return what ends it."""
    try:
        make_folder(log_file().parent)
        if not clear_way(log_file()):
            return lambda: None
        handler = _Log(log_file(), maxBytes=200_000, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return lambda: None
    handler.setLevel(logging.WARNING)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)

    def end() -> None:
        logging.getLogger().removeHandler(handler)
        handler.close()

    return end


class CrashLog(QObject):
    """Catches what nothing else caught, in any thread, and says so in the window: one message at a time."""

    _happened = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._message: Message | None = None
        self._before = sys.excepthook
        self._before_in_threads = threading.excepthook
        self._happened.connect(self._tell)  # also from another thread: then it comes when this one is free
        sys.excepthook = self.catch
        threading.excepthook = self._in_thread

    def remove(self) -> None:
        """Leave uncaught errors to whoever had them before."""
        sys.excepthook = self._before
        threading.excepthook = self._before_in_threads

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down and tell it."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        log.error("nobody caught this", exc_info=(kind, error, trace))
        self._before(kind, error, trace)
        # A painter that was at work when it happened must end now, and not when its widget is long gone.
        clear_frames(trace)
        self._happened.emit(f"{kind.__name__}: {error}".rstrip(": "))

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.catch(args.exc_type, args.exc_value, args.exc_traceback)

    def _tell(self, what: str) -> None:
        if self._message is not None:  # one is enough: whatever follows is in the log
            return
        from boardroom.ui.kit.message import Message

        words = translate("Troubles", "Your game is saved up to the last move. The details are in {file}.")
        self._message = Message(
            self._over,
            translate("Troubles", "Something went wrong"),
            words.format(file=log_file()) + "\n\n" + what,
            [
                (translate("Troubles", "Quit"), "text", QCoreApplication.quit),
                (translate("Troubles", "Continue"), "filled", None),
            ],
            icon="warning",
            token="danger",
        )
        self._message.destroyed.connect(self._told)
        self._message.open()

    def _told(self) -> None:
        self._message = None
