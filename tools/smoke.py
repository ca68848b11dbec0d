"""Try the packaged program as a person would: `python -m tools.smoke [ROOT]`, after `make package`.

ROOT is where the package is laid out (build/package/root), or `/` where it is installed. The program is started through
its menu entry, on a screen of its own, with a new home.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from boardroom import __version__
from boardroom.games import GAMES
from tools.screen import descendants, expect, hand, parents, press, say, screen, session_bus, wait, windows

ROOT: Final = Path(__file__).resolve().parent.parent
LAID_OUT: Final = ROOT / "build" / "package" / "root"
ENTRY: Final = Path("usr/share/applications/boardroom.desktop")
OWN: Final = (".config/boardroom", ".local/share/boardroom", ".local/state/boardroom", ".cache/boardroom")
LIBRARIES: Final = (".cache/fontconfig", ".cache/mesa_shader_cache")  # what the system's libraries keep for themselves
QUICK: Final = {"motion": "off", "watch": "fast", "think": 0.1, "language": "en"}


class Smoke:
    """A new person with the program, on this system or in another (`user`: who that is there)."""

    def __init__(self, root: Path, home: Path, display: str, user: int | None = None, bus: str = "") -> None:
        self.root, self.home, self.user = root, home, user
        self.seen: set[int] = set()  # every process that the window has had
        games = "/usr/games" if user else str(root / "usr/games")
        self.env = {
            "PATH": f"{games}:/usr/bin:/bin",
            "HOME": self.path(home),
            "DISPLAY": display,
            "LANG": "C.UTF-8",
        }
        if bus:  # one that it would start by itself would write into its home
            self.env["DBUS_SESSION_BUS_ADDRESS"] = bus
        config = home / ".config" / "boardroom"
        config.mkdir(parents=True)
        (config / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
        self.own()

    def path(self, file: Path) -> str:
        """Return the name that a file has for the program."""
        return f"/{file.relative_to(self.root)}" if self.user else str(file)

    def own(self) -> None:
        """Make everything at home the person's own."""
        if self.user:
            for path in (self.home, *self.home.rglob("*")):
                os.chown(path, self.user, self.user, follow_symlinks=False)

    def command(self, *words: str) -> list[str]:
        """Return how to start the program through its menu entry."""
        entry = ConfigParser(interpolation=None, strict=True)
        entry.read(self.root / ENTRY, encoding="utf-8")
        parts = shlex.split(entry["Desktop Entry"]["Exec"])
        given = [word for part in parts for word in (words if part == "%f" else [part])]
        if self.user:
            there = [
                shutil.which("chroot") or "chroot",
                f"--userspec={self.user}:{self.user}",
                str(self.root),
                "/usr/bin/env",
            ]
            return [*there, "-C", self.env["HOME"], *given]
        found = shutil.which(given[0], path=self.env["PATH"])
        if found is None:
            raise SystemExit(f"The menu entry starts {given[0]!r}, which is not there.")
        return [found, *given[1:]]

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start the program."""
        pipe = subprocess.PIPE
        return subprocess.Popen(self.command(*words), env=self.env, cwd=self.home, stdout=pipe, stderr=pipe, text=True)

    @contextmanager
    def window(self, *words: str) -> Iterator[subprocess.Popen[str]]:
        """Start the program, and see to it that it ends."""
        with self.start(*words) as window:
            try:
                yield window
            finally:
                window.kill()

    def said(self, *words: str) -> str:
        """Run the program to its end, and return what it printed."""
        out, err = (process := self.start(*words)).communicate(timeout=300)
        if process.returncode:
            raise SystemExit(f"boardroom {' '.join(words)} ended with {process.returncode}:\n{out}{err}")
        return out

    def saved(self, file: Path) -> dict[str, Any]:
        """Return what the window has saved of a match, if it has."""
        kept = self.home / ".local/share/boardroom/games" / file.name
        return json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {"result": None}

    # ---------------------------------------------------------------- what is tried

    def try_all(self) -> list[Path]:
        """Try everything, and return the matches that were played."""
        expect(self.said("--version").split()[-1] == __version__, "another version")
        files = self.play()
        self.watch(files)
        self.written()
        return files

    def play(self) -> list[Path]:
        """Play a game of each kind without a window, check its luck, and return it as it was before the first move."""
        begun = []
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
            record |= {"log": [], "result": None, "winners": []}
            file.write_text(json.dumps(record), encoding="utf-8")
            begun.append(file)
            say(f"{game.key}: a game of {count} lines without a window")
        return begun

    def watch(self, files: Sequence[Path]) -> None:
        """Let the window play the games, each handed over by a second start; read and print there; leave it."""
        with self.window(self.path(files[0])) as window:
            for i, file in enumerate(files):
                if i:
                    self.said(self.path(file))
                self._finish(window, file)
            self._look()
            self._read()
            press(windows()[0], "ctrl+q")
            wait(lambda: window.poll() is not None, 30, "the window did not close")
            out, err = window.communicate()
            expect((window.returncode, out, err) == (0, "", ""), f"the window ended with {window.returncode}: {err}")
        wait(lambda: not (self.seen & set(parents())), 10, "processes were left behind")
        say(f"closed; of {len(self.seen)} processes none is left")

    def _finish(self, window: subprocess.Popen[str], file: Path) -> None:
        def over() -> bool:
            expect(window.poll() is None, f"the window ended by itself: {window.poll()}")
            self.seen |= descendants(window.pid)
            return self.saved(file)["result"] is not None

        began = time.monotonic()
        wait(over, 300, f"{file} was not played to its end in the window")
        expect(len(self.seen) > 1, "the window thinks by itself")
        self.said("verify", self.path(self.home / ".local/share/boardroom/games" / file.name))
        record = self.saved(file)
        took = time.monotonic() - began
        say(f"{record['game']}: a game of {len(record['log'])} lines in the window, and saved ({took:.0f} s)")

    def _look(self) -> None:
        """See whether the window has our name and our icon."""
        (window,) = windows()
        name = hand("getwindowname", window).strip()
        expect("Boardroom" in name, f"the window is called {name!r}")
        command = ["xprop", "-id", window, "_NET_WM_ICON", "WM_CLASS"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        expect("Icon (" in told and '"boardroom"' in told, f"the window has no icon or another class:\n{told}")

    def _read(self) -> None:
        """Open the rulebook beside the game, and print it into a file, which only an open rulebook does."""
        file = self.home / "Games" / "rules.pdf"
        (window,) = windows()
        press(window, "F1", "ctrl+p")

        def asked() -> bool:
            if not (dialogs := windows("^Save as PDF$")):
                press(window, "ctrl+s")  # of no effect before the pages are made
            return bool(dialogs)

        wait(asked, 30, "no rulebook opened, or it can't be saved")
        (dialog,) = windows("^Save as PDF$")
        hand("windowfocus", "--sync", dialog, "key", "ctrl+a", "type", "--delay", "1", self.path(file))
        press(dialog, "Return")
        wait(lambda: file.exists() and file.read_bytes().rstrip().endswith(b"%%EOF"), 30, "no PDF was written")
        pages = file.read_bytes().count(b"/Type /Page\n")
        expect(pages > 1, f"a rulebook of {pages} pages")
        say(f"a rulebook opened, and saved as a PDF of {pages} pages")

    def written(self) -> None:
        """See whether anything was written outside the folders of settings, data, state and cache."""
        found = [path.relative_to(self.home).as_posix() for path in self.home.rglob("*") if not path.is_dir()]
        files = [file for file in found if not file.startswith("Games/")]  # where the test asked for it
        strange = [file for file in files if not file.startswith(OWN + LIBRARIES)]
        expect(not strange, f"files were written elsewhere: {strange}")
        log = self.home / ".local/state/boardroom/boardroom.log"
        expect(not log.exists() or not log.read_text(encoding="utf-8"), "the log tells of troubles")
        say(f"{len(files)} files, all in the folders of settings, data, state and cache")


def main(argv: Sequence[str] | None = None) -> None:
    """Try everything."""
    parser = argparse.ArgumentParser(prog="smoke", description="Try the packaged program.")
    parser.add_argument(
        "root", nargs="?", type=Path, default=LAID_OUT, help="where the package is laid out or installed"
    )
    root: Path = parser.parse_args(argv).root.resolve()
    if not (root / ENTRY).is_file():
        raise SystemExit(f"There is no package in {root}; make it with:  make package")
    began = time.monotonic()
    with screen() as display, session_bus(display) as bus, TemporaryDirectory() as home:
        Smoke(root, Path(home), display, bus=bus).try_all()
    print(f"The packaged program works ({time.monotonic() - began:.0f} s).")


if __name__ == "__main__":
    main()
