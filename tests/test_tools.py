"""What the Makefile calls before Qt is loaded: libraries, packages and the display."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools import coverage, prepare, system, translations

LACKING = """\
	linux-vdso.so.1 (0x00007ffe5b1f2000)
	libxcb-cursor.so.0 => not found
	libglib-2.0.so.0 => not found
	libgthread-2.0.so.0 => not found
	libc.so.6 => /lib/libc.so.6 (0x00007f1e4c000000)
"""


class Machine:
    """A machine with its own ldd and apt-get, which write down how they were called."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
        self.program("ldd", f"cat {folder}/told")
        self.lacks(LACKING)

    def program(self, name: str, body: str) -> None:
        file = self.folder / name
        file.write_text(f'#!/bin/sh\necho {name} "$@" >> {self.log}\n{body}\n')
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def lacks(self, told: str) -> None:
        (self.folder / "told").write_text(told)

    def user(self, number: int) -> None:
        self.monkeypatch.setattr(os, "geteuid", lambda: number)

    @property
    def installs(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if line.startswith("apt-get")]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_missing_libraries_are_found_by_name(machine: Machine) -> None:
    assert system.missing([Path("any.so")]) == ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-cursor.so.0"]
    machine.lacks("\tlibc.so.6 => /lib/libc.so.6 (0x00007f1e4c000000)\n")
    assert system.missing([Path("any.so")]) == []


def test_without_rights_the_exact_command_is_printed_and_nothing_is_installed(machine: Machine) -> None:
    machine.program("apt-get", "true")
    machine.user(1000)
    with pytest.raises(SystemExit) as stopped:
        system.check_libraries("xcb")
    assert "libxcb-cursor.so.0" in str(stopped.value)
    assert "\n    sudo apt-get install libglib2.0-0 libxcb-cursor0\n" in str(stopped.value)
    assert machine.installs == []


def test_root_installs_what_is_missing(machine: Machine) -> None:
    machine.program("apt-get", f": > {machine.folder}/told")
    machine.user(0)
    system.check_libraries("xcb")
    (line,) = machine.installs
    assert line.startswith("apt-get install -y --no-install-recommends ")
    assert line.endswith(" libglib2.0-0 libxcb-cursor0")


def test_a_fresh_machine_fetches_the_lists_of_packages_first(machine: Machine) -> None:
    machine.program(
        "apt-get", f"case $1 in update) touch {machine.folder}/lists;; esac; test -e {machine.folder}/lists"
    )
    machine.user(0)
    system.provide(["libgl1"], "Missing.")
    assert [line.split()[1] for line in machine.installs] == ["install", "update", "-q"]


def test_what_the_smoke_test_needs_is_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.program("apt-get", "true")
    machine.program("Xvfb", "true")
    machine.user(0)
    monkeypatch.setattr(system, "which", lambda name: name if name in ("Xvfb", "apt-get") else None)
    monkeypatch.setattr("sys.argv", ["system", "smoke"])
    system.main()
    assert [line.split()[-2:] for line in machine.installs] == [["dbus", "x11-utils"]]


def test_what_reading_on_a_bus_needs_is_installed(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.program("apt-get", "true")
    machine.lacks("")
    machine.user(0)
    monkeypatch.setattr(system, "which", lambda name: name if name in ("Xvfb", "apt-get", "ldd") else None)
    monkeypatch.setattr("sys.argv", ["system", "bus"])
    system.main()
    (line,) = machine.installs
    assert line.endswith(" xdotool dbus at-spi2-core python3-gi gir1.2-atspi-2.0")


def test_packing_needs_pythons_own_library(machine: Machine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = {"INSTSONAME": "libpython-of-nobody.so.1.0", "LIBDIR": str(tmp_path)}
    monkeypatch.setattr("sysconfig.get_config_var", told.get)
    machine.program("apt-get", "true")
    machine.user(0)
    system.check_python()
    (line,) = machine.installs
    assert line.endswith(f" libpython3.{sys.version_info.minor}")
    (tmp_path / told["INSTSONAME"]).touch()
    system.check_python()
    assert machine.installs == [line], "it is there now"


def test_packing_looks_at_every_plugin_that_comes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    def missing(files: list[Path]) -> list[str]:
        looked.extend(file.name for file in files)
        return []

    monkeypatch.setattr(system, "missing", missing)
    monkeypatch.setattr(system, "check_python", lambda: None)
    monkeypatch.setattr(system, "which", lambda name: name)
    monkeypatch.setattr("sys.argv", ["system", "package"])
    system.main()
    assert {"libqxcb.so", "libqoffscreen.so", "libcupsprintersupport.so"} <= set(looked)


def test_a_failed_installation_stops_with_the_command(machine: Machine) -> None:
    machine.program("apt-get", "false")
    machine.user(0)
    with pytest.raises(SystemExit, match="sudo apt-get install libgl1"):
        system.provide(["libgl1"], "Missing.")


def test_libraries_without_a_known_package_are_named(machine: Machine) -> None:
    machine.lacks("\tlibodd.so.7 => not found\n")
    with pytest.raises(SystemExit, match=r"libodd\.so\.7"):
        system.check_libraries("offscreen")


def test_every_library_of_qt_that_may_be_missing_has_a_package() -> None:
    parts = {part for kind in ("xcb", "offscreen", "wayland") for part in system.parts(kind)}
    own = re.compile(rb"lib(Qt6|pyside6|shiboken6|icu|q)")
    of_c = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1"}
    qt = {file for part in parts for file in (part.parent / "Qt" / "lib").glob("libQt6*.so.6")}
    used = {"Core", "Gui", "Widgets", "DBus", "XcbQpa", "WaylandClient"}
    for file in parts | {file for file in qt if file.name[6:-5] in used}:
        names = set(re.findall(rb"\0(lib[\w.+-]+\.so\.\d+)(?=\0)", file.read_bytes()))
        assert names, f"{file.name} needs nothing?"
        assert {name.decode() for name in names if not own.match(name)} - of_c <= system.PACKAGES.keys(), file.name


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ""),
        ({"DISPLAY": ":7"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":7"}, "xcb"),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600", "DISPLAY": ":7"}, "vnc"),
    ],
)
def test_the_platform_follows_the_session(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system.platform() == expected


def test_no_display_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="no display to open a window on"):
        system.check_display("")
    monkeypatch.setenv("DISPLAY", ":4242")
    with pytest.raises(SystemExit, match="display :4242 does not answer"):
        system.check_display("xcb")
    system.check_display("offscreen")


def test_without_venv_the_package_is_asked_for(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "find_spec", lambda name: None)
    machine.program("apt-get", "true")
    machine.user(1000)
    with pytest.raises(SystemExit, match="sudo apt-get install python3-venv"):
        prepare.create(machine.folder / "venv")


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "argv", ["prepare", "run", "nowhere"])
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer; .* is 3\.9"):
        prepare.main()


def test_running_needs_less_than_developing() -> None:
    run, dev = prepare.requirements("run"), prepare.requirements("dev")
    assert set(run) < set(dev)
    assert any(line.startswith("pyside6-essentials") for line in run)
    assert not any(line.startswith("pytest") for line in run)
    assert any(line.startswith("pytest-qt") for line in dev)


# ---------------------------------------------------------------- the versions that are installed

SYSTEMS = [("linux", "Linux"), ("win32", "Windows"), ("darwin", "Darwin")]


def locked(python: str, system: str = "linux") -> dict[str, Version]:
    """What requirements.lock says for a Python on a system."""
    lines = [line for line in prepare.LOCK.read_text().splitlines() if not line.startswith("#")]
    machine = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system}
    machine |= {"platform_system": dict(SYSTEMS)[system], "platform_python_implementation": "CPython"}
    pins: dict[str, Version] = {}
    for line in lines:
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate(machine):
            assert wanted.name not in pins, f"{wanted.name} twice for {machine}"
            pins[wanted.name] = Version(str(wanted.specifier).removeprefix("=="))
    return pins


@pytest.mark.parametrize("system", [system for system, _ in SYSTEMS])
@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_the_lock_has_what_the_project_asks_for(python: str, system: str) -> None:
    pins = locked(python, system)
    for purpose in prepare.PURPOSES:
        for wanted in map(Requirement, prepare.requirements(purpose)):
            assert pins[canonicalize_name(wanted.name)] in wanted.specifier, f"{wanted}: make lock"


def test_the_lock_has_also_what_that_needs() -> None:
    """As far as it is installed here: what is for packing has an environment of its own."""
    pins = locked(f"3.{sys.version_info.minor}")
    looked = 0
    for name, version in pins.items():
        try:
            part = distribution(name)
        except PackageNotFoundError:
            continue
        if Version(part.version) != version:
            continue  # a machine that could not have it
        looked += 1
        for wanted in map(Requirement, part.requires or ()):
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                assert pins[canonicalize_name(wanted.name)] in wanted.specifier, f"{name} needs {wanted}: make lock"
    assert looked > 20


def test_the_lock_names_no_place_to_fetch_from() -> None:
    pinned = re.compile(r"[a-z0-9-]+==[0-9.]+( ; [a-z_]+ [!=]= '\w+')?")
    lines = prepare.LOCK.read_text().splitlines()
    assert [line for line in lines if not line.startswith("#") and not pinned.fullmatch(line)] == []


class Pip:
    """A Python whose pip writes down what it is told, and does it or not."""

    def __init__(self, folder: Path, refuses: str) -> None:
        self.log = folder / "log"
        self.python = folder / "python"
        self.python.write_text(f'#!/bin/sh\necho "$@" >> {self.log}\ncase "$*" in {refuses}) exit 1;; esac\n')
        self.python.chmod(0o755)

    @property
    def told(self) -> list[str]:
        return self.log.read_text().splitlines()


ANYTHING, LOCKED, NOTHING = "*", "*--constraint*", "none"


def test_the_versions_of_the_lock_are_installed(tmp_path: Path) -> None:
    pip = Pip(tmp_path, NOTHING)
    prepare.install(pip.python, "dev")
    first, second = pip.told
    assert " --constraint requirements.lock " in first
    assert all(f" {wanted}" in first for wanted in prepare.requirements("dev"))
    assert second.endswith("--no-deps --no-build-isolation --editable .")


def test_a_machine_that_cannot_have_them_gets_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CI", raising=False)
    pip = Pip(tmp_path, LOCKED)
    prepare.install(pip.python, "run")
    assert ["--constraint" in line for line in pip.told] == [True, False, False]
    assert pip.told[-1].endswith("--editable .")
    assert "trying the newest ones instead" in capsys.readouterr().out


def test_where_changes_are_judged_nothing_else_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    pip = Pip(tmp_path, LOCKED)
    with pytest.raises(SystemExit, match="pip could not install"):
        prepare.install(pip.python, "dev")
    assert len(pip.told) == 1


def test_without_any_versions_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    pip = Pip(tmp_path, ANYTHING)
    with pytest.raises(SystemExit, match="pip could not install"):
        prepare.install(pip.python, "run")
    assert len(pip.told) == 2


def test_windows_keeps_its_python_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert prepare.python_of(Path("env")) == Path("env/bin/python")
    monkeypatch.setattr(sys, "platform", "win32")
    assert prepare.python_of(Path("env")) == Path("env/Scripts/python.exe")


# ---------------------------------------------------------------- what the tests reach


@pytest.mark.parametrize(
    ("file", "reached", "package", "least"),
    [
        ("boardroom/core/match.py", 97, "core", 97),
        ("boardroom/core/match.py", 96, "core", 97),
        ("boardroom/games/oxixo/rules.py", 93, "games", 94),
        ("boardroom/games/oxixo/scene/face.py", 93, "scenes", 90),
        ("boardroom/verify.py", 94, "commands", 95),
        ("boardroom/new_room/door.py", 89, "new_room", 90),
    ],
)
def test_a_package_that_is_tried_too_little_is_named(
    file: str, reached: int, package: str, least: int,
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    numbers = {"num_statements": 10, "covered_lines": 10, "num_branches": 100, "covered_branches": reached}
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"files": {file: {"summary": numbers}}}))
    monkeypatch.setattr(sys, "argv", ["coverage", str(report)])
    with pytest.raises(SystemExit) as ended:
        coverage.main()
    _, line = capsys.readouterr().out.splitlines()
    assert line.split()[:4] == [package, "100.0%", f"{reached}.0%", f"{least}%"]
    assert bool(ended.value.code) == line.endswith("too few") == (reached < least)


def test_translations_are_compiled_again_when_they_change(tmp_path: Path) -> None:
    source = tmp_path / "boardroom_es.ts"
    message = "<context><name>A</name><message><source>Yes</source>{}</message></context>"
    text = f'<TS version="2.1" language="es">{message}</TS>'
    source.write_text(text.format("<translation>Si</translation>"))
    (compiled,) = translations.release(tmp_path)
    first = compiled.read_bytes()
    source.write_text(text.format("<translation>Claro</translation>"))
    os.utime(compiled, (1, 1))
    translations.release(tmp_path)
    assert compiled.read_bytes() != first
