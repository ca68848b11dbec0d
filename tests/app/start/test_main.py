"""The program as a whole: it starts, says what went wrong, and ends in good order."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.settings.preferences import Settings
from boardroom.app.start.crash_log import CrashLog, keep_log
from boardroom.app.start.garbage import collect_as_due
from boardroom.core.files import JsonFile
from boardroom.core.store import Store
from boardroom.paths import log_file
from boardroom.ui.kit.message import Message
from boardroom.ui.style import motion
from tests.app.hands import key
from tests.app.houses import House, begun
from tests.games.kit.shown_games import WITH_FACE

ROOT = Path(__file__).parents[3]


def started(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "boardroom", *arguments],
        env={**os.environ, "BOARDROOM_HOME": str(home), "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_starts_and_ends(home: Path) -> None:
    done = started(home, "--smoke")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert (home / "state" / "window.json").is_file()
    assert not log_file().exists() or log_file().read_text() == ""


def test_qts_own_dialogs_remember_their_places_among_our_settings(home: Path) -> None:
    code = """
from PySide6.QtCore import QSettings
from boardroom.__main__ import main
assert main(["--smoke"]) == 0
print(QSettings(QSettings.Scope.UserScope, "QtProject").fileName())
"""
    env = {**os.environ, "BOARDROOM_HOME": str(home)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()).parent == home / "config"


def test_it_starts_with_settings_that_are_broken(home: Path) -> None:
    file = home / "config" / "settings.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"theme": "purple"}')
    done = started(home, "--smoke")
    assert done.returncode == 0, done.stderr
    assert list(file.parent.glob("settings.json.broken-*"))
    assert JsonFile(file, Settings).load() == Settings()


def test_it_opens_a_file_from_the_command_line(home: Path, tmp_path: Path) -> None:
    from boardroom.core.match import Match
    from boardroom.core.record import Player
    from boardroom.games import game

    match = Match.new(game("oxixo"), [Player(), Player(kind="bot", level=1)], seed="1")
    match.play(match.game.moves(match.state)[0])
    file = tmp_path / "mine.boardroom"
    Store(tmp_path / "other").write_file(file, match.record())
    done = started(home, "--smoke", str(file))
    assert done.returncode == 0, done.stderr
    assert [summary.moves for summary in Store(home / "data" / "games").list()] == [1]


def loaded(code: str, home: Path) -> set[str]:
    """Run some lines in a process of its own and return the modules that are there afterwards."""
    code += "\nimport sys; print(*sys.modules)"
    environment = {**os.environ, "BOARDROOM_HOME": str(home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_first_frame_waits_for_no_models_and_no_games(home: Path) -> None:
    assert not {"pydantic", "boardroom.games"} & loaded("import boardroom.app.main", home)


def test_a_face_fetches_scene_figures_and_sheets_when_they_are_wanted(home: Path) -> None:
    there = loaded("from boardroom.app.catalogue import GameCatalogue; GameCatalogue()", home)
    late = ("scene", "table_top", "rulebook_figure", "films", "cut_outs", "cover", "reckoning")
    for game in WITH_FACE:
        assert f"boardroom.games.{game.key}.scene.face" in there
        assert not [part for part in late if f"boardroom.games.{game.key}.scene.{part}" in there], game.key


WATCHED = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boardroom.app.home.cards import GameCard
from boardroom.app.window import Window

def leave(window):
    cards = window.findChildren(GameCard)
    if cards and not any(card.waits for card in cards):
        window.close()

class Watched(Window):
    def furnish(self, *parts):
        super().furnish(*parts)
        self.look = QTimer(self, interval=50)
        self.look.timeout.connect(lambda: leave(self))
        self.look.start()

import boardroom.app.main
boardroom.app.main.Window = Watched
"""


def test_garbage_is_looked_for_again_when_the_window_is_furnished(home: Path) -> None:
    """Only there: what another thread would find may be Qt's, and Qt's objects are taken apart in their own thread."""
    watch = """
import gc, threading
from boardroom.app.start import garbage
looked = set()
gc.callbacks.append(lambda phase, info: looked.add(threading.current_thread()))
garbage.OFTEN = 1
"""
    code = f"from boardroom.__main__ import main\n{WATCHED}{watch}main([])\nassert not gc.isenabled()"
    code += "\nassert looked == {threading.main_thread()}, looked"
    assert "boardroom.app.home.screen" in loaded(code, home)


def test_garbage_is_collected_as_often_as_python_would(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    for counts in ((700, 10, 10), (701, 0, 0), (701, 11, 0), (701, 11, 11), (0, 0, 11)):
        monkeypatch.setattr(gc, "get_count", lambda counts=counts: counts)
        collect_as_due()
    assert collected == [0, 1, 2, 2]


def test_the_home_screen_fetches_neither_other_screens_nor_booklets_nor_what_covers_are_painted_with(
    home: Path,
) -> None:
    """The first start paints the covers; the next has them."""
    painters = {f"boardroom.games.{game.key}.scene.cover" for game in WITH_FACE}
    code = f"from boardroom.__main__ import main\n{WATCHED}\nmain([])"
    assert painters <= loaded(code, home)
    there = loaded(code, home)
    assert "boardroom.app.home.screen" in there
    assert not painters & there
    rooms = ("table", "review", "library", "setup", "rules", "originals", "printing", "fairness", "help")
    others = {f"boardroom.app.{room}" for room in rooms} | {
        "boardroom.app.settings.screen",
        "boardroom.app.sound.playing_process",
        "boardroom.books.rulebook.book",
    }
    assert not others & there


def test_pyside_reads_no_sources_of_ours(home: Path) -> None:
    """It would look for its own name in every module that is imported, and keep them all."""
    code = "import boardroom.app.main, boardroom.app.home.screen, linecache\nprint(*linecache.cache)"
    there = loaded(code, home)
    assert not [name for name in there if name.endswith(("home/screen.py", "kit/buttons.py", "rules.py"))]


# -------------------------------------------------------------------- troubles


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    motion.set_motion("off")
    widget = QWidget()
    widget.resize(900, 600)
    widget.show()
    yield widget
    widget.close()


def message(window: QWidget) -> Message:
    return next(found for found in window.findChildren(Message) if found.isVisible())


def test_what_nobody_caught_is_told_and_logged(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(str(error)))
    end = keep_log()
    troubles = CrashLog(window)
    try:
        raise ValueError("nobody expected this")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)
    assert "Something went wrong" in message(window).headline.text()
    assert "nobody expected this" in message(window).words.text()
    assert str(log_file()) in message(window).words.text()
    assert "ValueError: nobody expected this" in log_file().read_text()
    assert heard == ["nobody expected this"]
    first = message(window)
    sys.excepthook(KeyError, KeyError("again"), None)
    assert [found for found in window.findChildren(Message) if found.isVisible()] == [first]
    key(first.buttons[-1], Qt.Key.Key_Return)
    assert not first.isVisible()
    troubles.remove()
    end()


def test_an_error_without_words_is_told_by_its_name(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    troubles = CrashLog(window)
    sys.excepthook(AssertionError, AssertionError(), None)
    assert "AssertionError" in message(window).words.text()
    assert "AssertionError:" not in message(window).words.text()
    troubles.remove()


def test_a_thread_that_fails_is_told_too(qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)
    troubles = CrashLog(window)

    def fail() -> None:
        raise OSError("in a thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(window.findChildren(Message)))
    assert "in a thread" in message(window).words.text()
    troubles.remove()


BAD_PAINTER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from boardroom.app.start.crash_log import CrashLog
from boardroom.ui.kit.message import Message

class Bad(QWidget):
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.drawLine(0, 0, 5, 5)
        raise ValueError("while painting")

app = QApplication([])
window = QWidget()
window.resize(600, 400)
troubles = CrashLog(window)
bad = Bad(window)
bad.resize(50, 50)
window.show()
QTimer.singleShot(300, lambda: (bad.deleteLater(), bad.hide()))
QTimer.singleShot(600, lambda: print(len(window.findChildren(Message)), flush=True) or app.quit())
app.exec()
"""


def test_an_error_while_painting_is_told_and_kills_nothing() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BAD_PAINTER],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "1"
    assert "while painting" in done.stderr


def test_control_c_ends_the_program(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    ended: list[bool] = []
    monkeypatch.setattr(QCoreApplication, "quit", lambda: ended.append(True))
    troubles = CrashLog(window)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended == [True]
    assert not window.findChildren(Message)
    troubles.remove()


def test_the_log_is_where_it_may_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = keep_log()
    logging.getLogger("boardroom").warning("noted")
    end()
    assert "noted" in log_file().read_text()
    (home / "nowhere").write_text("")
    monkeypatch.setenv("BOARDROOM_HOME", str(home / "nowhere"))
    keep_log()()


def test_closing_the_window_leaves_nothing_to_offer(qtbot: QtBot, tmp_path: Path) -> None:
    house = House(tmp_path).furnish()
    house.navigator.play(begun(3))
    house.close()
    assert Store(tmp_path).interrupted() == []
    assert [summary.moves for summary in Store(tmp_path).list()] == [3]
