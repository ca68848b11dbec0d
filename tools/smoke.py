"""Try the packaged program as a person would: `python -m tools.smoke [ROOT]`, after `make package`.

ROOT is where the package is laid out (build/package/root), `/` where it is installed, or with --chroot another system.
The program is started through its menu entry, on a screen of its own (Xvfb), with a new home.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from boardroom import __version__
from boardroom.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
LAID_OUT: Final = ROOT / "build" / "package" / "root"
ENTRY: Final = Path("usr/share/applications/boardroom.desktop")
OWN: Final = (".config/boardroom", ".local/share/boardroom", ".local/state/boardroom", ".cache/boardroom")
LIBRARIES: Final = (".cache/fontconfig", ".cache/mesa_shader_cache")  # what the system's libraries keep for themselves
NO_BOOKS: Final = "rulebooks, and printing them (boardroom print)"
LAST: Final = 8  # lines of a game that are left for the window to play
QUICK: Final = {"motion": "off", "speed": "fast", "think": 0.1, "language": "en"}


class Smoke:
    """A system with the program, and a new person on it."""

    def __init__(self, root: Path, inside: bool, home: Path, display: str) -> None:
        self.root, self.inside, self.home = root, inside, home
        self.seen: set[int] = set()  # every process that the window has had
        self.lacking: list[str] = []
        games = "/usr/games" if inside else str(root / "usr/games")
        self.env = {
            "PATH": f"{games}:/usr/bin:/bin",
            "HOME": self.path(home),
            "DISPLAY": display,
            "LANG": "C.UTF-8",
        }

    def path(self, file: Path) -> str:
        """Return the name that a file has for the program."""
        return f"/{file.relative_to(self.root)}" if self.inside else str(file)

    def command(self, *words: str) -> list[str]:
        """Return how to start the program through its menu entry."""
        entry = ConfigParser(interpolation=None, strict=True)
        entry.read(self.root / ENTRY, encoding="utf-8")
        parts = shlex.split(entry["Desktop Entry"]["Exec"])
        given = [word for part in parts for word in (words if part == "%f" else [part])]
        found = shutil.which(given[0], path=self.env["PATH"]) if not self.inside else given[0]
        if found is None:
            raise SystemExit(f"The menu entry starts {given[0]!r}, which is not there.")
        before = (
            [shutil.which("chroot") or "/usr/sbin/chroot", str(self.root), "/usr/bin/env", "-C", self.env["HOME"]]
            if self.inside
            else []
        )
        return [*before, found, *given[1:]]

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start the program."""
        pipe = subprocess.PIPE
        return subprocess.Popen(self.command(*words), env=self.env, cwd=self.home, stdout=pipe, stderr=pipe, text=True)

    def said(self, *words: str) -> str:
        """Run the program to its end, and return what it printed."""
        out, err = (process := self.start(*words)).communicate(timeout=300)
        if process.returncode:
            raise SystemExit(f"boardroom {' '.join(words)} ended with {process.returncode}:\n{out}{err}")
        return out

    # ---------------------------------------------------------------- what is tried

    def commands(self) -> None:
        """See whether it knows its version and its commands."""
        expect(self.said("--version").split()[-1] == __version__, "another version")
        told = self.said("--help")
        if "print" not in told:
            self.lacking.append(NO_BOOKS)

    def play(self) -> list[Path]:
        """Play a game of each kind without a window, check its luck, and leave the last moves for the window."""
        rest = []
        for game in GAMES:
            folder = self.home / "Games" / game.key
            seats = ",".join(["bot:1"] * game.seats[0])
            words = ["--seats", seats, "--games", "1", "--nodes", "50", "--jobs", "1", "--json"]
            told = json.loads(self.said("arena", game.key, *words, "--save", self.path(folder)))
            expect(told["complete"], f"{game.key} was not played to its end")
            (file,) = folder.glob("*.boardroom")
            self.said("verify", self.path(file))
            record = json.loads(file.read_text(encoding="utf-8"))
            count = len(record["log"])
            record |= {"log": record["log"][:-LAST], "result": None, "winners": []}
            file.write_text(json.dumps(record), encoding="utf-8")
            rest.append(file)
            say(f"{game.key}: a game of {count} lines without a window")
        return rest

    def watch(self, files: Sequence[Path]) -> None:
        """Let the window play the games to their ends, each handed over by a second start, and leave it."""
        config = self.home / ".config" / "boardroom"
        config.mkdir(parents=True)
        (config / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
        window = self.start(self.path(files[0]))
        try:
            for i, file in enumerate(files):
                if i:
                    self.said(self.path(file))
                self._finish(window, file)
            self._look()
            if NO_BOOKS not in self.lacking:
                self._read()
            press(self._window(), "ctrl+q")
            wait(lambda: window.poll() is not None, 30, "the window did not close")
            out, err = window.communicate()
            expect((window.returncode, out, err) == (0, "", ""), f"the window ended with {window.returncode}: {err}")
        finally:
            window.kill()
            window.wait()
        wait(lambda: not (self.seen & set(parents())), 10, "processes were left behind")
        say(f"closed; of {len(self.seen)} processes none is left")

    def _finish(self, window: subprocess.Popen[str], file: Path) -> None:
        saved = self.home / ".local/share/boardroom/games" / file.name

        def over() -> bool:
            expect(window.poll() is None, f"the window ended by itself: {window.poll()}")
            self.seen |= descendants(window.pid)
            return saved.exists() and json.loads(saved.read_text(encoding="utf-8"))["result"] is not None

        wait(over, 180, f"{file} was not played to its end in the window")
        expect(len(self.seen) > 1, "the window thinks by itself")
        say(f"{json.loads(saved.read_text(encoding='utf-8'))['game']}: finished in the window, and saved")

    def _window(self) -> str:
        return tell("search", "--onlyvisible", "--class", "^boardroom$").split()[0]

    def _look(self) -> None:
        """See whether the window has our name and our icon."""
        name = tell("getwindowname", self._window()).strip()
        expect("Boardroom" in name, f"the window is called {name!r}")
        if shutil.which("xprop"):
            told = subprocess.run(
                ["xprop", "-id", self._window(), "_NET_WM_ICON", "WM_CLASS", "_KDE_NET_WM_DESKTOP_FILE"],
                env=os.environ | self.env, capture_output=True, text=True, check=True,
            ).stdout  # fmt: skip
            expect("Icon (" in told and '"boardroom"' in told, f"the window has no icon or another class:\n{told}")
        else:
            self.lacking.append("xprop, to see the window's icon")

    def _read(self) -> None:
        """Open a rulebook beside the game, and print one."""
        press(self._window(), "F1")
        file = self.home / "rules.pdf"
        self.said("print", GAMES[0].key, "--output", self.path(file))
        expect(file.read_bytes().startswith(b"%PDF"), "no PDF was written")
        file.unlink()
        say("a rulebook opened, and another printed")

    def written(self) -> None:
        """See whether anything was written outside the folders of settings, data, state and cache."""
        shutil.rmtree(self.home / "Games")
        files = [path.relative_to(self.home).as_posix() for path in self.home.rglob("*") if not path.is_dir()]
        strange = [file for file in files if not file.startswith(OWN + LIBRARIES)]
        expect(not strange, f"files were written elsewhere: {strange}")
        log = self.home / ".local/state/boardroom/boardroom.log"
        expect(not log.exists() or not log.read_text(encoding="utf-8"), "the log tells of troubles")
        say(f"{len(files)} files, all in the folders of settings, data, state and cache")


# ---------------------------------------------------------------- small things


def say(words: str) -> None:
    """Say what has been seen."""
    print(f"  {words}", flush=True)


def expect(true: bool, words: str) -> None:
    """Stop where something is not as it should be."""
    if not true:
        raise SystemExit(f"smoke: {words}")


def wait(until: Callable[[], bool], seconds: float, words: str) -> None:
    """Wait for something so long, or stop."""
    end = time.monotonic() + seconds
    while not until():
        expect(time.monotonic() < end, words)
        time.sleep(0.2)


def tell(*words: str) -> str:
    """Ask xdotool, on the screen of the test."""
    return subprocess.run(["xdotool", *words], capture_output=True, text=True, check=True).stdout


def press(window: str, keys: str) -> None:
    """Press keys in a window; that it is gone before they are let go is no mistake."""
    subprocess.run(["xdotool", "key", "--window", window, keys], capture_output=True, check=False)


def parents() -> dict[int, int]:
    """Return the parent of every process that runs."""
    found: dict[int, Any] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if fields[0] != "Z":
            found[int(stat.parent.name)] = int(fields[1])
    return found


def descendants(first: int) -> set[int]:
    """Return a process and all that it has started."""
    tree, found = parents(), {first}
    while more := {child for child, parent in tree.items() if parent in found} - found:
        found |= more
    return found


@contextmanager
def screen() -> Iterator[str]:
    """Open a screen that nobody sees, and return its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def main(argv: Sequence[str] | None = None) -> None:
    """Try everything, and say what could not be tried."""
    parser = argparse.ArgumentParser(prog="smoke", description="Try the packaged program.")
    parser.add_argument(
        "root", nargs="?", type=Path, default=LAID_OUT, help="where the package is laid out or installed"
    )
    parser.add_argument("--chroot", action="store_true", help="the root is a system of its own")
    wanted = parser.parse_args(argv)
    root: Path = wanted.root.resolve()
    if not (root / ENTRY).is_file():
        raise SystemExit(f"There is no package in {root}; make it with:  make package")
    for tool in ("Xvfb", "xdotool"):
        if not shutil.which(tool):
            raise SystemExit(f"This needs Xvfb and xdotool:  sudo apt-get install xvfb xdotool ({tool} is missing)")
    began = time.monotonic()
    with screen() as display, TemporaryDirectory(dir=root / "tmp" if wanted.chroot else None) as home:
        os.environ["DISPLAY"] = display
        smoke = Smoke(root, wanted.chroot, Path(home), display)
        smoke.commands()
        smoke.watch(smoke.play())
        smoke.written()
    for what in smoke.lacking:
        say(f"not tried, because it isn't there: {what}")
    print(f"The packaged program works ({time.monotonic() - began:.0f} s).")


if __name__ == "__main__":
    main()
