"""The recipe of the packaged program, followed with a PyInstaller that only writes down what it is told."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from boardroom.app.help.licences import PARTS
from boardroom.languages import LANGUAGES, base
from tests.games.kit.our_games import OURS
from tools import package, prepare

ROOT = Path(__file__).parents[2]
Entry = tuple[str, str, str]

QT = "PySide6/Qt/lib/libQt6Gui.so.6"
WINDOW = "PySide6/Qt/plugins/platforms/libqxcb.so"
FOUND: list[Entry] = [
    ("libpython3.11.so.1.0", "python", "BINARY"),
    ("PySide6/QtGui.abi3.so", "gui", "EXTENSION"),
    (QT, "qt", "BINARY"),
    ("libQt6Gui.so.6", QT, "SYMLINK"),
    (WINDOW, "xcb", "BINARY"),
    ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "theme", "BINARY"),
    ("libgtk-3.so.0", "gtk", "BINARY"),
    ("libcairo.so.2", "cairo", "BINARY"),
    ("libxcb-cursor.so.0", "cursor", "BINARY"),
    ("libstdc++.so.6", "c++", "BINARY"),
]
NEEDS = {
    "gui": {"libQt6Gui.so.6", "libstdc++.so.6"},
    "xcb": {"libxcb-cursor.so.0", "libQt6Gui.so.6"},
    "theme": {"libgtk-3.so.0"},
    "gtk": {"libcairo.so.2"},
}


class Kitchen:
    """What the recipe asks for, by the name of PyInstaller's step."""

    def __init__(self) -> None:
        self.steps: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}
        self.binaries: list[Entry] = list(FOUND)
        self.datas: list[Entry] = [
            (f"PySide6/Qt/translations/qtbase_{language}.qm", "", "DATA")
            for language in ("de", *{base(code): code for code in LANGUAGES})
        ]
        self.pure: list[Entry] = []
        self.scripts: list[Entry] = []

    def step(self, name: str) -> Any:
        def note(*words: Any, **named: Any) -> Kitchen:
            self.steps.setdefault(name, []).append((words, named))
            return self

        return note


def followed(monkeypatch: pytest.MonkeyPatch, system: str = "linux") -> Kitchen:
    kitchen = Kitchen()
    library = ModuleType("PyInstaller.depend.bindepend")
    library.get_imports = lambda source: {(name, None) for name in NEEDS.get(source, ())}  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.depend"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, library.__name__, library)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", list(sys.path))
    file = ROOT / "packaging" / "boardroom.spec"
    names = {name: kitchen.step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(file.read_text(), file, "exec"), {"SPECPATH": str(file.parent), **names})
    return kitchen


def test_every_game_comes_along_though_nothing_imports_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, named),) = followed(monkeypatch).steps["Analysis"]
    wanted = {f"boardroom.games.{game.key}.{part}" for game in OURS for part in ("rules", "bot", "scene")}
    assert wanted <= set(named["hiddenimports"])
    places = {Path(source).name: target for source, target in named["datas"]}
    assert places["resources"] == "resources"
    assert places["licences"] == "licences"
    data = {target for source, target in named["datas"] if Path(source).name == "strength.json"}
    measured = (ROOT / "boardroom" / "games").glob("*/strength.json")
    assert data == {file.parent.relative_to(ROOT).as_posix() for file in measured} != set()


def test_a_game_that_is_plugged_in_finds_what_it_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    ((_, named),) = followed(monkeypatch).steps["Analysis"]
    hidden = set(named["hiddenimports"])
    assert {"boardroom.core", "boardroom.ai.alphabeta", "boardroom.ui.table.scene", "statistics", "csv"} <= hidden
    assert not {"boardroom.app", "boardroom.testing", "tkinter", "unittest", "idlelib"} & hidden


def test_what_is_not_used_stays_out_with_all_that_only_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    kitchen = followed(monkeypatch)
    names = {entry[0] for entry in kitchen.binaries}
    gone = {"PySide6/Qt/plugins/platformthemes/libqgtk3.so", "libgtk-3.so.0", "libcairo.so.2", "libstdc++.so.6"}
    assert names == {entry[0] for entry in FOUND} - gone
    assert [Path(entry[0]).stem for entry in kitchen.datas] == ["qtbase_en", "qtbase_es", "qtbase_fr"]


@pytest.mark.parametrize(
    ("system", "programs", "bundles"), [("linux", 1, 0), ("win32", 2, 0), ("darwin", 1, 1)], ids=str
)
def test_each_system_gets_what_is_usual_there(
    system: str, programs: int, bundles: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = followed(monkeypatch, system).steps
    assert len(steps["EXE"]) == programs
    assert len(steps.get("BUNDLE", [])) == bundles
    windowed = [named for _, named in steps["EXE"] if named["name"] == "boardroom"]
    assert [named["console"] for named in windowed] == [False]


def test_packing_needs_less_than_developing() -> None:
    """What is installed for developing would creep in."""
    run, pack = set(prepare.requirements("run")), set(prepare.requirements("package"))
    assert {line.partition(">")[0] for line in pack - run} == {"pyinstaller"}


def test_all_that_is_needed_to_run_is_among_the_parts() -> None:
    names = {line.partition(">")[0].lower().replace("-", "_") for line in prepare.requirements("run")}
    assert names - {"hatchling"} <= {part.lower().replace("-", "_") for part in PARTS}


def test_windows_is_told_the_version() -> None:
    told = package.version_file("1.20.3")
    assert "filevers=(1, 20, 3, 0)" in told
    assert told.count('"1.20.3"') == 2
    assert compile(told, "version.txt", "eval")


def test_the_archive_of_the_same_folder_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "DIST", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    folder = tmp_path / "boardroom"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "a").write_text("a")
    first = package.tarball(folder).read_bytes()
    (folder / "_internal" / "a").unlink()
    (folder / "_internal" / "a").write_text("a")
    assert package.tarball(folder).read_bytes() == first


def test_the_words_of_every_licence_come_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "licence_of", lambda name: b"" if name in package.QT else b"words")
    monkeypatch.setattr(package, "distribution", lambda name: SimpleNamespace(version="1"))
    package.gather_licences(tmp_path / "all")
    assert {"LGPL-3.0.txt", "Boardroom.txt", "Python.txt", "pydantic.txt", "pyinstaller.txt", "parts.json"} <= {
        file.name for file in (tmp_path / "all").iterdir()
    }
    monkeypatch.setattr(package, "licence_of", lambda name: b"")
    with pytest.raises(SystemExit, match="pydantic came without its licence"):
        package.gather_licences(tmp_path / "none")


def test_what_is_inside_a_library_has_its_licence_there_too() -> None:
    words = package.licence_of("pypdfium2")
    for name in ("Apache-2.0.txt", "BSD-3-Clause.txt", "pdfium.txt", "freetype.txt"):
        assert f"{name}\n\n".encode() in words
    assert b"MIT" in package.licence_of("pydantic")
