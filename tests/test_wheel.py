"""The wheel in an empty environment: all that an installed Boardroom needs must be inside it or be asked for by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import boardroom
from tools.translations import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.xdist_group("wheel")  # one process builds and installs it for all of these


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command far from the source tree, and return what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    clean |= {"QT_QPA_PLATFORM": "offscreen", "BOARDROOM_HOME": str(cwd / "home")}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build from a copy that has nothing but what a fresh clone has: no compiled translations among it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("boardroom", "resources", "translations", "tools"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__", "*.qm"))
    options = ("-q", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(sys.executable, "-m", "pip", "wheel", *options, source, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel with its dependencies into an empty environment, and return the folder of its programs."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", symlinks=True)
    programs = folder / "env" / "bin"
    run(
        sys.executable, "-m", "pip", "--python", programs / "python", "install", "-q", "--no-compile", wheel, cwd=folder
    )
    return programs


def test_the_wheel_carries_its_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    data = {name.removeprefix("boardroom/_data/") for name in names if name.startswith("boardroom/_data/")}
    expected = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*") if path.is_file()}
    expected |= {f"translations/boardroom_{language}.qm" for language in LANGUAGES}
    assert data == expected
    assert not [name for name in names if name.startswith(("tests/", "tools/", "bench/"))]


def test_the_installed_program_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "boardroom", "--version", cwd=tmp_path).split()[-1] == boardroom.__version__


def test_the_installed_program_finds_its_data(installed: Path, tmp_path: Path) -> None:
    code = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
import boardroom.paths
from boardroom.ui.fonts import load_fonts
from boardroom.ui.theme import SANS, SERIF
from boardroom.ui.translation import set_language
app = QApplication([])
load_fonts()
assert {SANS, SERIF} <= set(QFontDatabase.families())
set_language("es")
print(boardroom.paths.translations())
print(QCoreApplication.translate("Actions", "&Undo"))
"""
    folder, undo = run(installed / "python", "-c", code, cwd=tmp_path).splitlines()
    assert Path(folder).is_relative_to(installed.parent)
    assert undo != "&Undo"


def test_the_installed_window_opens(installed: Path, tmp_path: Path) -> None:
    run(installed / "boardroom", "--smoke", cwd=tmp_path)
