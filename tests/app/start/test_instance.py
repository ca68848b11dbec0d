"""One window for each person: who starts a second one finds the first, and nobody finds anybody else's."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import platformdirs
import pytest
import shiboken6
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from boardroom.app.start import instance as module
from boardroom.app.start.instance import LONGEST, MANY, MUCH, TOKEN, Instance, address, hand_over
from boardroom.core.store import Store
from boardroom.paths import state_dir
from tests.app.houses import House, begun

ROOT = Path(__file__).parents[3]
CALL = b'{"open": "", "token": ""}\n'


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a home whose socket has a path that every system takes."""
    with TemporaryDirectory() as folder:
        monkeypatch.setenv("BOARDROOM_HOME", folder)
        yield Path(folder)


@pytest.fixture
def ear(qtbot: QtBot, short: Path) -> Iterator[Instance]:
    made = Instance(address())
    assert made.listening
    yield made
    made.close()


@pytest.fixture
def heard(ear: Instance) -> list[str]:
    files: list[str] = []
    ear.asked.connect(files.append)
    ear.attend()
    return files


def second_start(qtbot: QtBot, folder: Path, *arguments: str, **env: str) -> None:
    """Start the program in a process of its own, and wait until it ends well."""
    process = subprocess.Popen(
        [sys.executable, "-m", "boardroom", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), **env},
        cwd=folder,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    finally:
        process.kill()
        _, said = process.communicate()
    assert (process.returncode, said) == (0, "")


def call(said: bytes) -> QLocalSocket:
    """Say something to the window that listens here."""
    socket = QLocalSocket()
    socket.connectToServer(address())
    assert socket.waitForConnected(1000)
    socket.write(said)
    socket.flush()
    return socket


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_second_start_hands_over_its_file_and_ends(qtbot: QtBot, ear: Instance, house: House, tmp_path: Path) -> None:
    Store(tmp_path / "other").write_file(tmp_path / "mine.boardroom", begun(4).record())
    house.window.showMinimized()
    ear.asked.connect(house.window.be_asked)
    ear.attend()
    second_start(qtbot, tmp_path, "mine.boardroom")
    assert not house.window.isMinimized()
    table = house.screens.table.table
    assert table is not None
    assert len(table.match.record().log) == 4
    assert house.here == "table"


def test_a_second_start_without_a_file_brings_the_window_forward(
    qtbot: QtBot, heard: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(TOKEN, "")
    second_start(qtbot, tmp_path, **{TOKEN: "leave to come forward"})
    assert heard == [""]
    assert os.environ[TOKEN] == "leave to come forward"


def test_who_calls_while_the_window_opens_is_answered_when_it_has(qtbot: QtBot, ear: Instance) -> None:
    early: list[str] = []
    ear.asked.connect(early.append)
    socket = call(b'{"open": "early.boardroom", "token": ""}\n')
    qtbot.wait(50)
    assert early == []
    ear.attend()
    qtbot.waitUntil(lambda: socket.bytesAvailable() > 0)
    assert early == ["early.boardroom"]


def test_words_may_come_in_pieces(qtbot: QtBot, heard: list[str]) -> None:
    socket = call(CALL[:9])
    qtbot.wait(50)
    assert heard == []
    socket.write(CALL[9:])
    qtbot.waitUntil(lambda: socket.bytesAvailable() > 0)
    assert heard == [""]


@pytest.mark.parametrize("fault", [RuntimeWarning("no such folder"), PermissionError("somebody else's")])
def test_a_long_path_finds_a_short_one_without_a_word(
    home: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder, fault: RuntimeWarning | OSError
) -> None:
    def runtime(app: str, appauthor: bool) -> str:
        if isinstance(fault, OSError):
            raise fault
        warnings.warn(fault, stacklevel=1)
        return "/run/short"

    monkeypatch.setenv("BOARDROOM_HOME", str(home / ("long" * 30)))
    monkeypatch.setattr(platformdirs, "user_runtime_dir", runtime)
    found = address()
    expected = "/run/short" if isinstance(fault, Warning) else str(state_dir())
    assert str(Path(found).parent) == expected
    assert list(recwarn) == []


def test_a_socket_that_was_left_behind_is_no_window(qtbot: QtBot, short: Path) -> None:
    where = Path(address())
    where.parent.mkdir(parents=True)
    code = "import os, socket, sys; s = socket.socket(socket.AF_UNIX); s.bind(sys.argv[1]); s.listen(); os._exit(9)"
    subprocess.run([sys.executable, "-c", code, str(where)], check=False)
    assert where.is_socket()
    assert not hand_over(None, str(where))
    ear = Instance(str(where))
    assert ear.listening
    ear.close()
    assert not where.exists()


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\n",
        b"\xff\xfe\x00\n",
        b"[]\n",
        b"{}\n",
        b'{"open": ["/etc/passwd"], "token": ""}\n',
        b'{"open": "", "token": 7}\n',
        b'{"open": "", "token": "a\\u0000b"}\n',
        b'{"open": "", "token": "\\ud800"}\n',
        b'{"open": "/a\\u0000b", "token": ""}\n',
        b"[" * 20_000 + b"\n",
        b"x" * (2 * MUCH),
    ],
    ids=[
        "http",
        "bytes",
        "list",
        "empty",
        "no-name",
        "no-token",
        "null",
        "half-a-letter",
        "null-in-a-name",
        "deep",
        "endless",
    ],
)
def test_strangers_are_not_answered(qtbot: QtBot, heard: list[str], said: bytes) -> None:
    stranger = call(said)
    qtbot.waitUntil(lambda: stranger.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert stranger.bytesAvailable() == 0
    assert heard == []
    friend = call(CALL)
    qtbot.waitUntil(lambda: friend.bytesAvailable() > 0)
    assert heard == [""]


def test_who_says_nothing_is_not_listened_to_for_ever(
    qtbot: QtBot, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "IDLE", 50)
    silent = call(b"")
    qtbot.waitUntil(lambda: silent.state() == QLocalSocket.LocalSocketState.UnconnectedState)


def test_however_many_are_silent_others_are_heard(qtbot: QtBot, ear: Instance, heard: list[str]) -> None:
    silent = []
    for _ in range(MANY + 60):
        silent.append(call(b""))
        qtbot.wait(1)
    friend = call(CALL)
    qtbot.waitUntil(lambda: friend.bytesAvailable() > 0)
    assert heard == [""]
    gone = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: sum(caller.state() != gone for caller in silent) < MANY)
    assert silent[0].state() == gone, "who has waited longest makes room"


def test_a_window_that_closes_waits_for_no_caller(qtbot: QtBot, short: Path) -> None:
    ear = Instance(address())
    ear.attend()
    caller = QLocalSocket()
    caller.connectToServer(address())
    qtbot.waitUntil(lambda: bool(ear.findChildren(QLocalSocket)))
    ear.close()
    shiboken6.delete(ear)  # an error in a slot fails the test
    qtbot.waitUntil(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState)


def test_a_second_start_where_no_folder_can_be_made_has_a_window_of_its_own(qtbot: QtBot, short: Path) -> None:
    (short / "state").write_text("in the way")
    assert not hand_over(None, address())
    ear = Instance(address())
    assert not ear.listening
    ear.attend()
    ear.close()


def test_one_that_listens_and_never_answers_is_not_waited_for_long(
    qtbot: QtBot, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 50)
    Path(address()).parent.mkdir(parents=True)
    mute = QLocalServer()
    assert mute.listen(address())
    assert not hand_over(None, address())
    mute.close()


def test_two_homes_do_not_meet(qtbot: QtBot, heard: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    mine = address()
    with TemporaryDirectory() as other:
        monkeypatch.setenv("BOARDROOM_HOME", other)
        assert address() != mine
        assert not hand_over(None, address())
    assert heard == []


def test_the_socket_is_for_its_owner_alone(ear: Instance) -> None:
    where = Path(address())
    assert stat.S_IMODE(where.stat().st_mode) & 0o077 == 0
    assert stat.S_IMODE(where.parent.stat().st_mode) & 0o077 == 0


def test_a_path_that_is_too_long_is_replaced_by_a_short_one(
    qtbot: QtBot, short: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short))
    found = set()
    for name in ("one", "two"):
        monkeypatch.setenv("BOARDROOM_HOME", str(short / ("x" * LONGEST) / name))
        assert len(address().encode()) <= LONGEST
        assert Path(address()).is_relative_to(short)
        found.add(address())
        ear = Instance(address())
        assert ear.listening
        ear.close()
    assert len(found) == 2


FILE_OPEN = """
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from boardroom.app.start.application import make_application
app = make_application([])
app.opened.connect(print)
QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile("/mine.boardroom")))
"""


def test_a_file_that_macos_hands_over_is_heard_of() -> None:
    done = subprocess.run([sys.executable, "-c", FILE_OPEN], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "/mine.boardroom\n"
