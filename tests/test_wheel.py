"""The wheel in an empty environment: all that an installed Boardroom needs must be inside it or be asked for by it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from importlib.metadata import distributions
from pathlib import Path

import pytest

import boardroom
from boardroom.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent


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
    """Install the wheel with its dependencies, as they are here, into an empty environment; return its programs."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", symlinks=True)
    programs = folder / "env" / "bin"
    versions = folder / "versions.txt"
    versions.write_text(
        "\n".join(f"{part.name}=={part.version}" for part in distributions() if part.name != "boardroom")
    )
    pip = (sys.executable, "-m", "pip", "--python", programs / "python")
    run(*pip, "install", "-q", "--no-compile", "--constraint", versions, wheel, cwd=folder)
    return programs


def test_the_wheel_carries_its_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    data = {name.removeprefix("boardroom/_data/") for name in names if name.startswith("boardroom/_data/")}
    expected = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*") if path.is_file()}
    expected |= {f"translations/boardroom_{language}.qm" for language in LANGUAGES}
    assert data == expected
    assert not [name for name in names if name.startswith(("tests/", "tools/", "bench/", "torture/"))]


def test_the_wheel_brings_the_tests_for_games_of_ones_own(installed: Path, tmp_path: Path) -> None:
    """The program itself needs no pytest, and there is none."""
    code = """
from importlib.metadata import entry_points
from importlib.util import find_spec
(point,) = entry_points(group="pytest11", name="boardroom.testing.plugin")
assert find_spec(point.value).origin
assert find_spec("pytest") is None
"""
    run(installed / "python", "-c", code, cwd=tmp_path)


def test_the_installed_program_says_its_version(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "boardroom", "--version", cwd=tmp_path).split()[-1] == boardroom.__version__


def test_the_installed_program_finds_its_data(installed: Path, tmp_path: Path) -> None:
    code = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
import boardroom.paths
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import SANS, SERIF
from boardroom.ui.style.translation import set_language
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


# ---------------------------------------------------------------- a game from elsewhere beside it

WATCH = """
import sys
from pathlib import Path
from time import monotonic, sleep
import subprocess
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.core.store import Store
from boardroom.games import game
from boardroom.paths import data_dir, settings_file

settings_file().parent.mkdir(parents=True, exist_ok=True)
settings_file().write_text('{"motion": "off", "watch": "fast"}')
match = Match.new(game("tablero"), [Player(kind="bot", level=1), Player(kind="bot", level=2)], seed="watched")
store = Store(data_dir() / "games", game)
file = Path("a game of two computers.boardroom")
store.write_file(file, match.record())
window = subprocess.Popen([sys.argv[1], str(file)])
try:
    end = monotonic() + 120
    while not any(summary.over for summary in Store(data_dir() / "games", game).list()):
        assert window.poll() is None, "the window has closed"
        assert monotonic() < end, "they don't come to an end"
        sleep(0.2)
finally:
    window.terminate()
    window.wait()
"""

LOOK = """
from PySide6.QtWidgets import QLabel, QWidget
from boardroom.app import main
from boardroom.app.window import Window
app = main.make_application([])
window = Window()
window.show()
ends = main._furnish(window, app)
window.navigator.show("saved")
for _ in range(100):
    app.processEvents()
for widget in window.findChildren(QWidget):
    if widget.isVisible():
        print(widget.text() if isinstance(widget, QLabel) else widget.accessibleName())
window.close()
for end in ends:
    end()
"""


def test_the_example_is_installed_and_played_in_the_window_and_leaves_its_saves(
    installed: Path, tmp_path: Path
) -> None:
    pip = (sys.executable, "-m", "pip", "--python", installed / "python")
    example = shutil.copytree(ROOT / "examples" / "tablero", tmp_path / "tablero")
    options = ("-q", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path)
    run(sys.executable, "-m", "pip", "wheel", *options, example, cwd=tmp_path)
    run(*pip, "install", "-q", "--no-deps", *tmp_path.glob("*.whl"), cwd=tmp_path)
    assert "Tablero" in run(installed / "python", "-c", LOOK.replace('"saved"', '"home"'), cwd=tmp_path)
    run(installed / "python", "-c", WATCH, installed / "boardroom", cwd=tmp_path)
    run(*pip, "uninstall", "-q", "-y", "boardroom-tablero", cwd=tmp_path)
    assert "This game isn’t installed." in run(installed / "python", "-c", LOOK, cwd=tmp_path)


def passes_its_tests(package: Path, tmp_path: Path) -> None:
    """Install a game where pip is told to, and run its own tests."""
    site = tmp_path / "site"
    options = ("-q", "--no-deps", "--no-build-isolation", "--target", site)
    run(sys.executable, "-m", "pip", "install", *options, package, cwd=tmp_path)
    code = f"import sys, pytest; sys.path.insert(0, {str(site)!r}); sys.exit(pytest.main(['-q', 'tests']))"
    assert " passed" in run(sys.executable, "-c", code, cwd=package)


def test_the_example_passes_its_tests(tmp_path: Path) -> None:
    passes_its_tests(shutil.copytree(ROOT / "examples" / "tablero", tmp_path / "tablero"), tmp_path)


def test_a_new_game_passes_its_tests_at_once(installed: Path, tmp_path: Path) -> None:
    new_game = (installed / "boardroom", "new-game", "pebbles")
    run(*new_game, cwd=tmp_path)
    passes_its_tests(tmp_path / "boardroom-pebbles", tmp_path)
    again = subprocess.run(new_game, cwd=tmp_path, capture_output=True, text=True)
    assert again.returncode == 1
    assert again.stderr.startswith("boardroom: boardroom-pebbles: ")
