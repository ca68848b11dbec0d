"""Try the Debian package in a bare system: `python -m tools.bare`, as root, with debootstrap, after `make package`.

The smallest Debian is made in build/bare, and the package installed there with what it declares and nothing else. Two
people try it; it is removed again, and must leave nothing but what is theirs.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.screen import expect, say, screen, wait, windows
from tools.smoke import Smoke

ROOT: Final = Path(__file__).resolve().parent.parent
BARE: Final = ROOT / "build" / "bare"
PEOPLE: Final = {"ana": 1001, "bea": 1002}


def run(*command: str | Path) -> str:
    """Run a command and return what it says; where it fails, stop with that."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    done = subprocess.run([*map(str, command)], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def codename() -> str:
    """Return which Debian this is: what is built here is for it, and newer ones."""
    told = platform.freedesktop_os_release()
    if told["ID"] != "debian" or not shutil.which("debootstrap") or os.geteuid() != 0:
        raise SystemExit("This needs Debian, debootstrap, and root.")
    return told["VERSION_CODENAME"]


def step_aside() -> None:
    """Go on where nobody else sees what is mounted, and where it ends with this process whatever happens."""
    if sys.argv[1:] != ["aside"]:
        os.execvp("unshare", ["unshare", "--mount", sys.executable, "-m", "tools.bare", "aside"])


def mirror() -> str:
    """Return where this system gets its packages."""
    return run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages").split()[0]


def inside(*command: str) -> str:
    """Run a command in the bare system."""
    return run("chroot", BARE, *command)


@contextmanager
def mounted() -> Iterator[None]:
    """Lend the bare system what every running system has."""
    for name in ("proc", "dev"):
        run("mount", "--bind", f"/{name}", BARE / name)
    try:
        yield
    finally:
        for name in ("proc", "dev"):
            run("umount", BARE / name)


def installed() -> list[Path]:
    """Return the files that the package has put there."""
    listed = inside("dpkg", "-L", "boardroom").splitlines()
    found = [BARE / line.lstrip("/") for line in listed]
    return [path for path in found if not path.is_dir() or path.name == "boardroom"]


def keep_apart(ana: Smoke, bea: Smoke, match: Path, other: Path) -> None:
    """See whether two people with a window each stay with their own matches."""
    mine = ana.saved(match)
    before = {file: file.stat().st_mtime_ns for file in ana.home.rglob("*.boardroom")}
    with ana.window() as first:
        wait(lambda: len(windows()) == 1, 60, "no window for the first person")
        with bea.window(bea.path(other)) as second:
            wait(lambda: len(windows()) == 2, 60, "the second person got no window of their own")
            wait(lambda: bea.saved(other)["result"] is not None, 120, "the second person's match was not played")
            expect(first.poll() is None and second.poll() is None, "a window ended by itself")
        now = {file: file.stat().st_mtime_ns for file in ana.home.rglob("*.boardroom")}
        expect(now == before and ana.saved(match) == mine, "one person's matches changed under the other's hands")
    say("two people with a window each keep to themselves")


def main() -> None:
    """Install, try and remove the package."""
    suite, began = codename(), time.monotonic()
    step_aside()
    packages = sorted((ROOT / "dist").glob("boardroom_*.deb"))
    if not packages:
        raise SystemExit("There is no package in dist/; make it with:  make package")
    if not (BARE / "etc" / "debian_version").exists():
        shutil.rmtree(BARE, ignore_errors=True)
        BARE.parent.mkdir(exist_ok=True)
        run("debootstrap", "--variant=minbase", suite, BARE, mirror())
    shutil.copyfile(packages[-1], BARE / "tmp" / "boardroom.deb")
    with mounted(), screen() as display:
        inside("apt-get", "install", "-y", "--no-install-recommends", "/tmp/boardroom.deb")
        files = installed()
        count = len(inside("dpkg-query", "--show").splitlines())
        say(f"{len(files)} files installed, in a system of {count} packages")
        people = []
        for name, user in PEOPLE.items():
            home = BARE / "home" / name
            shutil.rmtree(home, ignore_errors=True)
            home.mkdir(mode=0o700)
            people.append(Smoke(BARE, home, display, user))
        ana, bea = people
        played = ana.try_all()
        other = bea.home / played[3].name
        shutil.copyfile(played[3], other)
        bea.own()
        keep_apart(ana, bea, played[0], other)
        inside("apt-get", "remove", "-y", "boardroom")
        left = [str(path.relative_to(BARE)) for path in files if path.exists() or path.is_symlink()]
        expect(not left, f"removing leaves {left}")
        expect(ana.saved(played[0])["result"] is not None, "removing took a match with it")
        inside("apt-get", "autoremove", "-y", "--purge")
    print(f"The package works with what it declares, and leaves nothing ({time.monotonic() - began:.0f} s).")


if __name__ == "__main__":
    main()
