"""The smoke test itself: it starts the program as the menu does, and it notices what is wrong."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from boardroom import __version__
from tools.screen import descendants, parents, wait
from tools.smoke import ENTRY, LAID_OUT, Smoke, main

LINUX = Path(__file__).parents[2] / "packaging" / "linux"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Lay a package out that has no program yet."""
    (tmp_path / "root" / ENTRY).parent.mkdir(parents=True)
    shutil.copy(LINUX / ENTRY.name, tmp_path / "root" / ENTRY)
    return tmp_path / "root"


@pytest.fixture
def smoke(root: Path, tmp_path: Path) -> Smoke:
    return Smoke(root, tmp_path / "home", ":1")


def program(root: Path, lines: str = "") -> Path:
    """Put a program in, which is a script."""
    file = root / "usr" / "games" / "boardroom"
    file.parent.mkdir()
    file.write_text(f"#!/bin/sh\n{lines}\n")
    file.chmod(0o755)
    return file


def test_the_program_is_started_as_the_menu_does(smoke: Smoke, root: Path) -> None:
    with pytest.raises(SystemExit, match="which is not there"):
        smoke.command()
    there = program(root)
    assert smoke.command("a file") == [str(there), "a file"]


def test_in_another_system_it_is_started_by_a_person_of_that_system(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr("os.chown", lambda path, user, group, follow_symlinks: given.append((user, group)))
    smoke = Smoke(root, root / "people" / "x", ":1", 1001)
    assert smoke.command()[1:] == ["--userspec=1001:1001", str(root), "/usr/bin/env", "-C", "/people/x", "boardroom"]
    assert given == [(1001, 1001)] * 4  # home, two folders, the settings


def test_another_version_is_noticed(smoke: Smoke, root: Path) -> None:
    there = program(root, "echo boardroom 0.0.0")
    with pytest.raises(SystemExit, match="another version"):
        smoke.try_all()
    there.write_text(f"#!/bin/sh\n[ $1 = --version ] && echo boardroom {__version__} || exit 3\n")
    with pytest.raises(SystemExit, match=r"boardroom arena switcher .* ended with 3"):
        smoke.try_all()


def test_a_file_in_a_strange_place_is_noticed(smoke: Smoke) -> None:
    smoke.written()
    (smoke.home / ".config" / "other.conf").touch()
    with pytest.raises(SystemExit, match=r"written elsewhere: \['.config/other.conf'\]"):
        smoke.written()


def test_troubles_in_the_log_are_noticed(smoke: Smoke) -> None:
    log = smoke.home / ".local" / "state" / "boardroom" / "boardroom.log"
    log.parent.mkdir(parents=True)
    log.touch()
    smoke.written()
    log.write_text("something went wrong")
    with pytest.raises(SystemExit, match="troubles"):
        smoke.written()


def test_a_window_that_ends_by_itself_is_noticed(smoke: Smoke, root: Path) -> None:
    program(root, "exit 4")
    with pytest.raises(SystemExit, match="the window ended by itself: 4"):
        smoke.watch([smoke.home / "match.boardroom"])


def test_without_a_package_it_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="make package"):
        main([str(tmp_path)])
    assert LAID_OUT.parts[-3:] == ("build", "package", "root")


def test_waiting_ends() -> None:
    with pytest.raises(SystemExit, match="too long"):
        wait(lambda: False, 0, "too long")


def test_processes_are_found_with_all_that_they_started() -> None:
    code = "sleep 60 & echo $!; wait"
    with subprocess.Popen(["sh", "-c", code], stdout=subprocess.PIPE, text=True) as shell:
        assert shell.stdout is not None
        child = int(shell.stdout.readline())
        assert descendants(shell.pid) == {shell.pid, child}
        os.kill(child, signal.SIGTERM)  # the shell buries it, and ends: an orphan would wait for whoever is process 1
    assert not {shell.pid, child} & set(parents())
