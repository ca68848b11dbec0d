"""The program as a Debian package: what it needs of the system, where its files go, who holds the rights."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from boardroom import __version__
from tools.system import PACKAGES

ROOT: Final = Path(__file__).resolve().parent.parent
LINUX: Final = ROOT / "packaging" / "linux"

OF_C: Final = re.compile(r"lib(c|m|dl|pthread|resolv|rt|util)\.so\.\d|ld-linux.*")
GCC: Final = {29: "11", 30: "12", 31: "13", 32: "13", 33: "14", 34: "15"}  # GLIBCXX_3.4.N came with which libstdc++6
DATA: Final = ("xkb-data",)  # read by libxkbcommon, wherever that comes from
RECOMMENDED: Final = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")

CONTROL: Final = """\
Package: boardroom
Version: {version}
Architecture: {machine}
Maintainer: the Boardroom authors <authors@boardroom.invalid>
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: tabletop games in one window
 Boardroom is a home for tabletop games: play together at one computer, or
 against computers at five measured levels.
 .
 Every rule of the booklets is there, with undo, hints and a review of every
 game. Games are saved after every move. It needs no internet.
"""


def depends(dump: str, inside: set[str]) -> list[str]:
    """Return the Debian packages that have what `objdump -p` says that files need, and don't bring."""
    needed = set(re.findall(r"^\s+NEEDED\s+(\S+)", dump, flags=re.MULTILINE))
    of_c = max(map(int, re.findall(r"\bGLIBC_2\.(\d+)", dump)), default=0)
    of_cpp = max(map(int, re.findall(r"\bGLIBCXX_3\.4\.(\d+)", dump)), default=0)
    found = set(DATA)
    for name in sorted(needed - inside):
        if OF_C.fullmatch(name):
            found.add(f"libc6 (>= 2.{of_c})")
        elif name == "libstdc++.so.6":
            found.add(f"libstdc++6 (>= {GCC[max(of_cpp, min(GCC))]})")
        elif name in PACKAGES:
            found.add(PACKAGES[name])
        else:
            raise SystemExit(f"No Debian package is known for {name}; name it in tools/system.py.")
    return sorted(found)


def is_elf(file: Path) -> bool:
    """Tell whether a file is a program or a library."""
    with file.open("rb") as data:
        return data.read(4) == b"\x7fELF"


def dump(program: Path) -> str:
    """Return what objdump says of all programs and libraries in a folder."""
    files = [file for file in sorted(program.rglob("*")) if file.is_file() and not file.is_symlink()]
    binary = [str(file) for file in files if is_elf(file)]
    return subprocess.run(["objdump", "-p", *binary], capture_output=True, text=True, check=True).stdout


def add_copyrights(program: Path) -> None:
    """Add what Debian says of the rights to the system's libraries that came along."""
    inside = program / "_internal"
    own = [file.name for file in sorted(inside.glob("lib*.so*")) if file.is_file() and not file.is_symlink()]
    for name in own:
        told = subprocess.run(["dpkg-query", "-S", f"*/{name}"], capture_output=True, text=True, check=False).stdout
        package = told.partition(":")[0]
        source = Path("/usr/share/doc") / package / "copyright"
        if package and source.is_file():
            shutil.copyfile(source, inside / "licences" / f"{package}.txt")


def filled(text: str, epoch: int, site: str) -> str:
    """Fill the version, the date and the project's address in; without an address there are no pictures to fetch."""
    date = datetime.fromtimestamp(epoch, UTC).date().isoformat()
    if not site:
        text = re.sub(r" *<screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
    return text.replace("@VERSION@", __version__).replace("@DATE@", date).replace("@SITE@", site)


def stage(program: Path, root: Path, icons: Path, epoch: int) -> None:
    """Lay the program and its desktop integration out as they are installed."""
    share = root / "usr" / "share"
    shutil.copytree(program, root / "usr" / "lib" / "boardroom", symlinks=True)
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / "boardroom").symlink_to("../lib/boardroom/boardroom")
    shutil.copytree(icons, share / "icons" / "hicolor")
    site = os.environ.get("BOARDROOM_SITE", "")
    for source, target in (
        ("boardroom.desktop", "applications/boardroom.desktop"),
        ("boardroom.xml", "mime/packages/boardroom.xml"),
        ("boardroom.metainfo.xml", "metainfo/org.boardroom.Boardroom.metainfo.xml"),
        ("copyright", "doc/boardroom/copyright"),
        ("boardroom.6", "man/man6/boardroom.6.gz"),
    ):
        text = filled((LINUX / source).read_text(encoding="utf-8"), epoch, site)
        file = share / target
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(text.encode(), mtime=0) if file.suffix == ".gz" else text.encode())
    news = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0)
    (share / "doc" / "boardroom" / "NEWS.gz").write_bytes(news)


def build(root: Path, folder: Path, epoch: int) -> Path:
    """Pack the laid out files as a Debian package."""
    program = root / "usr" / "lib" / "boardroom"
    inside = {file.name for file in program.rglob("*")}
    machine = _said("dpkg", "--print-architecture")
    used = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    control = CONTROL.format(
        version=__version__,
        machine=machine,
        size=used // 1024,
        depends=", ".join(depends(dump(program), inside)),
        recommends=", ".join(RECOMMENDED),
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    for path in (root, *sorted(root.rglob("*"))):
        if not path.is_symlink():
            runs = path.is_dir() or path.parent == program  # nothing else there is started by name
            path.chmod(0o755 if runs and (path.is_dir() or os.access(path, os.X_OK)) else 0o644)
            os.utime(path, (epoch, epoch))
    file = folder / f"boardroom_{__version__}_{machine}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zzstd", "-z19", "--build", str(root), str(file)]
    subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}, stdout=subprocess.DEVNULL)
    return file


def _said(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
