"""Make the packages: `python -m tools.package` builds dist/boardroom and packs it in the ways of this system.

Dates inside come from the last commit (SOURCE_DATE_EPOCH), so that the same sources give the same package as far as
PyInstaller allows.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from dataclasses import asdict
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from boardroom import __version__
from boardroom.app.help.licences import LIST, PARTS, LicensedPart, installed
from tools import debian
from tools.drawn import draw_all

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build" / "package"
DIST: Final = ROOT / "dist"
QT: Final = ("PySide6_Essentials", "shiboken6")  # under the LGPL, whose words are in packaging/licences

VERSION_FILE: Final = """VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "the Boardroom authors"),
      StringStruct("FileDescription", "Boardroom"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "boardroom.exe"),
      StringStruct("ProductName", "Boardroom"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def epoch() -> int:
    """Return the moment that the package is dated: that of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(said.stdout.strip() or 0)


def version_file(version: str) -> str:
    """Return what Windows shows among the properties of the program."""
    numbers = (*map(int, version.split(".")), 0)
    return VERSION_FILE.format(version=version, numbers=numbers)


def licence_of(name: str) -> bytes:
    """Return the words of the licence that came with an installed library, and of the licences of what is inside it."""
    there = distribution(name)
    words = []
    for file in there.files or ():
        papers = file.parts[0].endswith(".dist-info")
        if papers and ("licenses" in file.parts or file.name.upper().startswith(("LICENSE", "COPYING"))):
            text = Path(str(there.locate_file(file))).read_bytes()  # in whichever encoding they wrote it
            words.append(file.name.encode() + b"\n\n" + text.strip() + b"\n")
    return b"\n\n".join(words)


def gather_licences(folder: Path) -> None:
    """Put the licences of all that comes along into a folder, and a list of them for the window."""
    shutil.copytree(ROOT / "packaging" / "licences", folder)
    shutil.copyfile(ROOT / "LICENSE", folder / "Boardroom.txt")
    shutil.copyfile(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", folder / "Python.txt")
    for name in (*PARTS, "pyinstaller"):  # the program's first lines are PyInstaller's
        if words := licence_of(name):
            (folder / f"{name}.txt").write_bytes(words)
        elif name not in QT:
            raise SystemExit(f"{name} came without its licence: its words belong into the package.")
    start = LicensedPart(
        "PyInstaller", distribution("pyinstaller").version, "GPL-2.0-or-later, with an exception for programs"
    )
    listed = [asdict(part) for part in (*installed(), start)]
    (folder / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")


def freeze() -> Path:
    """Build the folder with the program and return it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    draw_all(BUILD)
    gather_licences(BUILD / "licences")
    (BUILD / "version.txt").write_text(version_file(__version__), encoding="utf-8")
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1"}
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
            "--workpath", str(BUILD / "work"), "--distpath", str(DIST), str(ROOT / "packaging" / "boardroom.spec"),
        ],
        check=True, env=env, cwd=ROOT,
    )  # fmt: skip
    return DIST / "boardroom"


def tarball(program: Path) -> Path:
    """Pack the program's folder as it is, to be unpacked anywhere."""
    file = DIST / f"boardroom-{__version__}-linux-{platform.machine()}.tar.gz"

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = epoch()
        return member

    with (
        file.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in (program, *sorted(program.rglob("*"))):
            name = Path(f"boardroom-{__version__}") / path.relative_to(program)
            tar.add(path, str(name), recursive=False, filter=plain)
    return file


def pack(program: Path) -> list[Path]:
    """Pack the program for this system; on macOS the workflow makes the disk image, on Windows the installer."""
    if sys.platform == "linux":
        if not shutil.which("dpkg-deb"):
            return [tarball(program)]
        debian.add_copyrights(program)
        debian.stage(program, BUILD / "root", BUILD / "hicolor", epoch())
        return [tarball(program), debian.build(BUILD / "root", DIST, epoch())]
    system = {"win32": "windows", "darwin": "macos"}[sys.platform]
    inside = "Boardroom.app" if system == "macos" else program.name
    name = DIST / f"boardroom-{__version__}-{system}-{platform.machine()}"
    if system == "macos":  # ditto keeps links and what macOS knows of files
        command = ["ditto", "-c", "-k", "--keepParent", str(DIST / inside), f"{name}.zip"]
        subprocess.run(command, check=True)
        return [Path(f"{name}.zip")]
    return [Path(shutil.make_archive(str(name), "zip", DIST, inside))]


def size(folder: Path) -> int:
    """Return how many bytes the files of a folder have."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def main() -> None:
    """Build all packages of this system, and say how large they are."""
    program = freeze()
    files = pack(program)
    print(f"{program.relative_to(ROOT)}: {size(program) / 1e6:.0f} MB")
    for file in files:
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.0f} MB")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


if __name__ == "__main__":
    main()
