"""Where things are: in the source tree, in a wheel, in a frozen build; and where things may be written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boardroom import paths

ROOT = Path(__file__).parents[2]
FOLDERS = (paths.data_dir, paths.config_dir, paths.state_dir, paths.cache_dir)


def test_a_home_that_nobody_has_is_a_folder_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME, "~nobody-of-that-name/games")
    assert paths.data_dir() == Path.cwd() / "~nobody-of-that-name" / "games" / "data"


def test_from_the_source_tree() -> None:
    assert paths.resources() == ROOT / "resources"
    assert paths.translations() == ROOT / "translations"
    assert (paths.resources() / "fonts").is_dir()


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pretend that the package is somewhere else; return its folder."""
    package = tmp_path / "site-packages" / "boardroom"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    return package


def test_from_an_installed_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = installed(tmp_path, monkeypatch)
    (package.parent / "resources").mkdir()  # somebody else's
    (package / "_data" / "resources").mkdir(parents=True)
    assert paths.resources() == package / "_data" / "resources"


@pytest.mark.parametrize("below", ["", "boardroom/_data"])
def test_from_a_frozen_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, below: str) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    (tmp_path / below / "translations").mkdir(parents=True)
    assert paths.translations() == tmp_path / below / "translations"


def test_what_is_missing_says_where_it_was_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = installed(tmp_path, monkeypatch)
    with pytest.raises(FileNotFoundError) as caught:
        paths.resources()
    assert str(package / "_data" / "resources") in str(caught.value)


def test_one_variable_moves_everything(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [folder() for folder in FOLDERS] == [home / name for name in ("data", "config", "state", "cache")]
    monkeypatch.chdir(home.parent)
    monkeypatch.setenv("BOARDROOM_HOME", "stick")
    assert paths.data_dir() == home.parent / "stick" / "data"


def test_without_it_the_platforms_folders_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", "")
    folders = [folder() for folder in FOLDERS]
    assert folders == [tmp_path / "xdg" / name / "boardroom" for name in ("data", "config", "state", "cache")]


def test_asking_makes_nothing(home: Path) -> None:
    for folder in FOLDERS:
        folder()
    assert not home.exists()


def test_the_core_needs_no_qt() -> None:
    code = (
        "import sys, boardroom.paths, boardroom.core.store, boardroom.core.session, boardroom.games\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
