"""Make the packages: `python -m tools.package` builds dist/boardroom, and on Linux a .deb and a .tar.gz of it.

Dates inside come from the last commit (SOURCE_DATE_EPOCH), so that the same sources give the same package as far as
PyInstaller allows.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from datetime import UTC, datetime
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from boardroom import __version__
from tools.drawn import draw_all

ROOT: Final = Path(__file__).resolve().parent.parent
LINUX: Final = ROOT / "packaging" / "linux"
BUILD: Final = ROOT / "build" / "package"
DIST: Final = ROOT / "dist"
BUNDLED: Final = (
    "PySide6_Essentials", "shiboken6", "pydantic", "pydantic_core", "annotated-types", "typing-extensions",
    "typing-inspection", "platformdirs",
)  # fmt: skip
# What a bare Debian lacks of what Qt asks the system for; the rest is in the folder.
NEEDS: Final = ("libc6 (>= 2.34)", "libgl1", "libegl1", "libfontconfig1")


def epoch() -> int:
    """Return the moment that the package is dated: that of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return int(said.stdout.strip() or 0)


def licences(folder: Path) -> None:
    """Copy the licences of everything that is bundled into a folder."""
    for name in BUNDLED:
        there = distribution(name)
        wanted = [file for file in there.files or () if "licen" in str(file).lower() or "copying" in str(file).lower()]
        target = folder / f"{name}-{there.version}"
        target.mkdir(parents=True, exist_ok=True)
        for file in wanted:
            if (source := Path(str(there.locate_file(file)))).is_file():
                shutil.copyfile(source, target / file.name)
        said = there.metadata.get("License-Expression") or there.metadata.get("License") or "see the project"
        (target / "NOTICE.txt").write_text(f"{name} {there.version}\nLicence: {said}\n", encoding="utf-8")


def freeze() -> Path:
    """Build the folder with the program and return it."""
    shutil.rmtree(BUILD, ignore_errors=True)
    draw_all(BUILD)
    licences(BUILD / "licences")
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1"}
    subprocess.run(
        [
            sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
            "--workpath", str(BUILD / "work"), "--distpath", str(DIST), str(ROOT / "packaging" / "boardroom.spec"),
        ],
        check=True, env=env, cwd=ROOT,
    )  # fmt: skip
    return DIST / "boardroom"


def stage(program: Path, root: Path) -> None:
    """Lay the program and its desktop integration out as they are installed."""
    share = root / "usr" / "share"
    shutil.copytree(program, root / "usr" / "lib" / "boardroom", symlinks=True)
    (root / "usr" / "games").mkdir(parents=True)
    (root / "usr" / "games" / "boardroom").symlink_to("../lib/boardroom/boardroom")
    shutil.copytree(BUILD / "hicolor", share / "icons" / "hicolor")
    date = datetime.fromtimestamp(epoch(), UTC).date().isoformat()
    filled = {
        "applications/boardroom.desktop": LINUX / "boardroom.desktop",
        "mime/packages/boardroom.xml": LINUX / "boardroom.xml",
        "metainfo/org.boardroom.Boardroom.metainfo.xml": LINUX / "boardroom.metainfo.xml",
        "doc/boardroom/copyright": ROOT / "LICENSE",
    }
    for target, source in filled.items():
        file = share / target
        file.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8").replace("@VERSION@", __version__).replace("@DATE@", date)
        file.write_text(text, encoding="utf-8")
    manual = (LINUX / "boardroom.6").read_text(encoding="utf-8").replace("@VERSION@", __version__)
    page = share / "man" / "man6" / "boardroom.6.gz"
    page.parent.mkdir(parents=True)
    page.write_bytes(gzip.compress(manual.replace("@DATE@", date).encode(), mtime=epoch()))


def deb(root: Path) -> Path:
    """Pack the laid out files as a Debian package."""
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
    machine = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: boardroom\nVersion: {__version__}\nArchitecture: {machine}\n"
        f"Maintainer: the Boardroom authors <boardroom@localhost>\nInstalled-Size: {size}\n"
        f"Depends: {', '.join(NEEDS)}\nSection: games\nPriority: optional\n"
        "Description: tabletop games in one window\n"
        " Boardroom is a home for tabletop games, played by people at one computer and\n"
        " against computer players of five measured strengths.\n",
        encoding="utf-8",
    )
    for path in sorted(root.rglob("*")):
        if not path.is_symlink():
            os.utime(path, (epoch(), epoch()))
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    file = DIST / f"boardroom_{__version__}_{machine}.deb"
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zzstd", "-z19", "--build", str(root), str(file)], check=True, env=env)
    return file


def tarball(program: Path) -> Path:
    """Pack the program's folder as it is, to be unpacked anywhere."""
    file = DIST / f"boardroom-{__version__}-linux-{platform.machine()}.tar.gz"

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = epoch()
        return member

    with gzip.GzipFile(file, "wb", mtime=epoch()) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(program, f"boardroom-{__version__}", recursive=False, filter=plain)
        for path in sorted(program.rglob("*")):
            tar.add(path, f"boardroom-{__version__}/{path.relative_to(program)}", recursive=False, filter=plain)
    return file


def main() -> None:
    """Build all packages of this system, and say how large they are."""
    program = freeze()
    files = []
    if sys.platform == "linux":
        root = BUILD / "root"
        stage(program, root)
        files = [deb(root), tarball(program)]
    size = sum(file.stat().st_size for file in program.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"{program}: {size / 1e6:.0f} MB")
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}" for file in files]
    for file in files:
        print(f"{file}: {file.stat().st_size / 1e6:.0f} MB")
    (DIST / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
