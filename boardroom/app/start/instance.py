"""One window for each person: a second start hands its file to the first and ends."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from boardroom.paths import data_dir, state_dir

PATIENCE: Final = 5000  # milliseconds that a running window has for an answer: it may be just opening itself
LONGEST: Final = 100  # bytes of a socket's path: some systems take no more
MUCH: Final = 1 << 16  # bytes that one of us never says
IDLE: Final = 5000  # milliseconds after which whoever has called and says nothing is not listened to any more
MANY: Final = 20  # callers at once; the one that has waited longest makes room
HELLO: Final = b"boardroom\n"
TOKEN: Final = "XDG_ACTIVATION_TOKEN"  # Wayland's leave to come forward, given to the program that a person started


def address() -> str:
    """Return where the window of this person and this folder of saves listens."""
    socket = state_dir() / "window.socket"
    if sys.platform != "win32" and len(os.fsencode(socket)) <= LONGEST:
        return str(socket)
    from hashlib import sha256

    who = sha256(str(data_dir()).encode(errors="surrogateescape")).hexdigest()[:16]
    if sys.platform == "win32":
        return f"boardroom-{who}"
    from warnings import catch_warnings

    import platformdirs

    # Where there is no such folder a temporary one does, and that is news to nobody. If that is somebody else's, the
    # long path stays: nobody listens there, and every start has a window of its own.
    with catch_warnings(action="ignore"), suppress(OSError):
        return str(Path(platformdirs.user_runtime_dir("boardroom", appauthor=False)) / f"{who}.socket")
    return str(socket)


def hand_over(file: Path | None, where: str) -> bool:
    """Ask a running window to come forward and open a file; tell whether there is one that has answered."""
    socket = QLocalSocket()
    socket.connectToServer(where)
    if not socket.waitForConnected(PATIENCE):
        return False
    said = {"open": str(file.absolute()) if file is not None else "", "token": os.environ.get(TOKEN, "")}
    socket.write(json.dumps(said).encode() + b"\n")
    answered = socket.waitForReadyRead(PATIENCE) and bytes(socket.readAll().data()).startswith(HELLO)
    socket.disconnectFromServer()
    return answered


class Instance(QObject):
    """The running window's ear."""

    asked = Signal(str)  # a file to open, or "": just come forward

    def __init__(self, where: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if sys.platform != "win32":
            with suppress(OSError):  # then nobody is heard, and every start has a window of its own
                Path(where).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not self._server.listen(where):
            QLocalServer.removeServer(where)  # left behind by a program that was killed
            self._server.listen(where)

    @property
    def listening(self) -> bool:
        """Whether others can be heard; without that every start has a window of its own."""
        return self._server.isListening()

    def attend(self) -> None:
        """Begin to answer; who called earlier has waited, since there was nobody yet to open a file."""
        self._server.newConnection.connect(self._on_connection)
        self._on_connection()

    def close(self) -> None:
        """Listen no more, also not to whoever has called and says nothing."""
        self._server.close()
        for socket in list(self._callers):
            socket.abort()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MUCH)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(lambda socket=socket: self._on_gone(socket))
            self._callers.append(socket)
            if len(self._callers) > MANY:
                self._callers[0].abort()
            QTimer.singleShot(IDLE, socket, socket.abort)
            if socket.bytesAvailable():
                self._read(socket)

    def _on_gone(self, socket: QLocalSocket) -> None:
        self._callers.remove(socket)
        socket.deleteLater()

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= MUCH:
                socket.abort()  # not one of us
            return
        try:
            said = json.loads(bytes(socket.readLine().data()))
            file, token = said["open"], said["token"]
        except (ValueError, KeyError, TypeError, RecursionError):
            file = token = None
        if not isinstance(file, str) or "\0" in file or not isinstance(token, str) or not token.isprintable():
            socket.abort()  # not one of us
            return
        socket.write(HELLO)
        socket.flush()
        if token:
            os.environ[TOKEN] = token  # Qt takes it from there when the window is activated
        self.asked.emit(file)
