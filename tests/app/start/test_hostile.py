"""What hostile or unlucky circumstances do to the program: a window or a clear sentence, never a silence."""

from __future__ import annotations

import errno
import logging
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boardroom.app.banner import Banner
from boardroom.app.phrases import when
from boardroom.app.pictures.covers import at_hand, cover, write_covers
from boardroom.app.settings.apply_settings import keep_place
from boardroom.app.settings.preferences import Settings
from boardroom.app.start import folders
from boardroom.app.start.crash_log import keep_log
from boardroom.app.start.first_frame import FirstFrame, glance, window_file
from boardroom.core import history, record
from boardroom.core.files import BrokenSave, JsonFile
from boardroom.core.session import Session
from boardroom.paths import log_file, settings_file
from boardroom.ui.kit.message import Message
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import LIGHT
from tests.app.hands import click
from tests.app.houses import House
from tests.app.pictures.test_covers import new_start
from tests.app.printing.sets import ANA, BEA, BOT, Maker
from tests.ui.table.pebbles import PebbleFace

ROOT = Path(__file__).parents[3]

# -------------------------------------------------------------------- under a file's name, something else


def pipe(path: Path) -> None:
    os.mkfifo(path)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


TRAPS = pytest.mark.parametrize("lay", [pipe, endless, huge, Path.mkdir], ids=["pipe", "endless", "huge", "folder"])


@TRAPS
def test_what_is_read_before_the_first_frame_never_holds_it_up(home: Path, lay: Callable[[Path], None]) -> None:
    for file in (settings_file(), window_file()):
        file.parent.mkdir(parents=True)
        lay(file)
    assert glance() == FirstFrame()
    told: list[BrokenSave] = []
    settings = JsonFile(settings_file(), Settings, told.append)
    assert settings.load() == Settings()
    assert [trouble.path for trouble in told] == [settings_file()]
    settings.save(Settings(theme="dark"))
    keep_place(window_file(), "AAAA")
    assert glance() == FirstFrame("dark", geometry="AAAA")


@TRAPS
def test_a_cover_that_is_no_file_is_painted_again(home: Path, qtbot: QtBot, lay: Callable[[Path], None]) -> None:
    load_fonts()
    new_start()
    cover(PebbleFace(), LIGHT, 200, 1.0)
    write_covers()
    (file,) = (home / "cache" / "covers").iterdir()
    file.unlink()
    lay(file)
    new_start()
    assert at_hand(PebbleFace(), LIGHT, 200, 1.0) is None
    new_start()


@TRAPS
def test_a_session_that_is_no_file_was_nobodys(tmp_path: Path, lay: Callable[[Path], None]) -> None:
    lay(tmp_path / "x.run")
    assert Session(tmp_path).interrupted() == []


@TRAPS
def test_the_log_is_written_all_the_same(home: Path, lay: Callable[[Path], None]) -> None:
    log_file().parent.mkdir(parents=True)
    lay(log_file())
    end = keep_log()
    logging.getLogger("boardroom").warning("noted")
    end()
    assert "noted" in log_file().read_text()


def test_the_logs_folder_is_for_its_owner_alone(home: Path) -> None:
    keep_log()()
    assert stat.S_IMODE(log_file().parent.stat().st_mode) == 0o700


# -------------------------------------------------------------------- nowhere to write

SAID = """
import sys
import boardroom.app.main
from boardroom.app.window import Window
from PySide6.QtCore import QTimer

class Watched(Window):
    def furnish(self, *parts):
        super().furnish(*parts)
        QTimer.singleShot(0, self, self.look)

    def look(self):
        print(self.banner.words.text(), flush=True)
        self.close()

boardroom.app.main.Window = Watched
sys.exit(boardroom.app.main.run([]))
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run something in a process of its own; an empty variable is none."""
    every = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(
        [sys.executable, *arguments],
        env={name: value for name, value in every.items() if value},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


LOST = {
    "data": "Games can’t be saved: {path} isn’t a folder.\n",
    "config": "Settings can’t be saved: {path} isn’t a folder.\n",
    "state": "The window’s position can’t be saved: {path} isn’t a folder.\n",
    "cache": "\n",
}
ALL = LOST["data"] + LOST["config"] + LOST["state"]


@pytest.mark.parametrize(("in_the_way", "said"), [*LOST.items(), ("", ALL)], ids=[*LOST, "all"])
def test_it_starts_with_a_file_where_a_folder_should_be_and_says_what_is_lost(
    home: Path, in_the_way: str, said: str
) -> None:
    path = home / in_the_way
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("in the way")
    done = run("-c", SAID, LANG="C")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert done.stdout == said.format(path=path)
    assert path.read_text() == "in the way"


def test_a_folder_that_takes_nothing_is_named_with_the_reason(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders.closed() == []

    def touch(path: Path, mode: int = 0o666, exist_ok: bool = True) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))

    monkeypatch.setattr(Path, "touch", touch)
    said = folders.say_closed(folders.closed()).splitlines()
    assert said[0] == f"Games can’t be saved: {home / 'data' / 'games'} can’t be written to (Read-only file system)."
    assert len(said) == 3


def test_what_is_said_waits_until_the_banner_is_free(qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    done: list[str] = []
    banner.offer(lambda: ("Go on?", "Yes", "No"), lambda: done.append("yes"), lambda: done.append("no"))
    banner.tell(lambda: ("Nothing can be saved.", "Close"))
    assert (banner.words.text(), banner.yes.isHidden()) == ("Go on?", False)
    click(banner.yes)
    assert done == ["yes"]
    assert (banner.words.text(), banner.yes.isHidden(), banner.no.text()) == ("Nothing can be saved.", True, "Close")
    click(banner.no)
    assert banner.isHidden()


def test_what_killed_runs_left_beside_the_settings_is_swept(home: Path) -> None:
    left = [home / name / ".settings.json.0123.tmp" for name in ("config", "state")]
    for file in left:
        file.parent.mkdir(parents=True)
        file.touch()
        os.utime(file, (0, 0))
    pipe(home / "config" / "QtProject.conf")
    folders.tidy()
    assert not any(file.exists() for file in left)
    assert not (home / "config" / "QtProject.conf").exists()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_a_second_start_may_hand_over_anything(house: House, tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    for file in ("/\ud800", "x" * 5000, "", "/", str(tmp_path / "pipe"), "/dev/zero", "/nowhere"):
        house.window.be_asked(file)
        told = [message for message in house.window.findChildren(Message) if message.isVisible()]
        assert len(told) == bool(file)
        for message in told:
            message.cancel()


# -------------------------------------------------------------------- no screen


@pytest.mark.parametrize("platform", ["xcb", "wayland", ""], ids=["xcb", "wayland", "any"])
def test_without_a_screen_it_says_so_and_ends(home: Path, platform: str) -> None:
    done = run("-m", "boardroom", QT_QPA_PLATFORM=platform, DISPLAY="", WAYLAND_DISPLAY="", XDG_RUNTIME_DIR=str(home))
    assert done.returncode == 1
    assert done.stderr.startswith("boardroom: no window can be opened here.\n")
    assert "boardroom arena, engine, new-game, print, rules and verify" in done.stderr
    assert "Traceback" not in done.stderr


def test_printing_needs_no_screen_whatever_the_desktop_says(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    wanted = ("print", "oxixo", "--what", "summary", "--output", str(file))
    done = run("-m", "boardroom", *wanted, QT_QPA_PLATFORM="xcb", DISPLAY="")
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_bytes().startswith(b"%PDF")


# -------------------------------------------------------------------- a clock that is wrong


@pytest.mark.parametrize("year", [1970, 2300])
def test_what_was_saved_just_now_was_saved_today(year: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(year, 1, 1, tzinfo=tz)

    monkeypatch.setattr(record, "datetime", Clock)
    assert when(record.now()).startswith("today, ")
    assert when(datetime(2024, 5, 1, 12, tzinfo=UTC)).endswith("24")


# -------------------------------------------------------------------- a match that is as long as can be


def test_computers_stop_when_no_more_can_be_saved(
    set_table: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "LONGEST", 6)
    made = set_table(BOT, BOT, watch="fast")
    made.table.begin()
    qtbot.waitUntil(lambda: made.match.full)
    assert not made.table.thinking
    assert made.table.prompt.what == "This game has 20,000 entries, and no more can be saved."
    assert len(made.store.load(made.match.record().id).log) == 6
    made.table.pause(True)
    made.table.pause(False)
    assert not made.table.thinking
    assert made.match.length == 6


def test_people_are_told_and_can_take_back(set_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "LONGEST", 2)
    made = set_table(ANA, BEA, warn=False)
    made.table.begin()
    for _ in range(2):
        made.scene.press(made.scene.cells()[0].key)
    assert not made.table.shown.acting
    assert "no more can be saved" in made.table.prompt.what
    assert not made.table.play("a1e1")
    assert made.table.notice is not None
    assert "no more can be saved" in made.table.notice.what
    made.table.resign()
    assert made.table.question is None
    made.table.undo()
    assert made.table.question is not None, "it was Bea's move"
    made.table.answer(True)
    assert made.match.length == 1
    assert made.table.shown.acting
