"""One window for each person: a second start hands its file to the first and ends."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from boardroom.paths import data_dir, state_dir

PATIENCE: Final = 5000  # milliseconds that a running window has for an answer: it may be just opening itself
LONGEST: Final = 100  # bytes of a socket's path: some systems take no more
MUCH: Final = 1 << 16  # bytes that one of us never says
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
    import platformdirs

    return str(Path(platformdirs.user_runtime_dir("boardroom", appauthor=False)) / f"{who}.socket")


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
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if sys.platform != "win32":
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
        """Listen no more."""
        self._server.close()

    def _on_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MUCH)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            socket.disconnected.connect(socket.deleteLater)
            if socket.bytesAvailable():
                self._read(socket)

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
        if not isinstance(file, str) or not isinstance(token, str):
            socket.abort()  # not one of us
            return
        socket.write(HELLO)
        socket.flush()
        if token:
            os.environ[TOKEN] = token  # Qt takes it from there when the window is activated
        self.asked.emit(file)
