"""A screen that nobody sees (Xvfb), a session bus beside it, a hand at its keyboard (xdotool), and who runs there."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


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


@contextmanager
def screen() -> Iterator[str]:
    """Open a screen for everybody on this machine, make it that of the hand, and return its name."""
    # However we end, nobody holds the other end of its input then, and it ends, too.
    waits = "Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -ac & exec >/dev/null; cat; kill $!; wait"
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    before = os.environ.get("DISPLAY")
    with subprocess.Popen(["sh", "-c", waits], stdin=pipe, stdout=pipe, stderr=nothing, text=True) as server:
        assert server.stdout is not None
        name = f":{server.stdout.readline().strip()}"
        os.environ["DISPLAY"] = name
        try:
            yield name
        finally:
            os.environ.pop("DISPLAY", None)
            os.environ |= {"DISPLAY": before} if before is not None else {}


@contextmanager
def session_bus(display: str) -> Iterator[str]:
    """Open a session bus of its own on a screen and return its address; what it starts has a home of its own, too."""
    pipe, waits = subprocess.PIPE, "echo $DBUS_SESSION_BUS_ADDRESS; cat"  # until nobody holds the other end
    with TemporaryDirectory() as home:
        env = {"PATH": "/usr/bin:/bin", "HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": display}
        command = ["dbus-run-session", "--", "sh", "-c", waits]
        with subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True) as bus:
            assert bus.stdout is not None
            yield bus.stdout.readline().strip()


def hand(*words: str) -> str:
    """Do something with xdotool and return what it says; nothing where there is nothing to do it to."""
    return subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False).stdout


def windows(title: str = "") -> list[str]:
    """Return the program's windows, or those whose title has these words."""
    asked = ["--name", title] if title else ["--class", "^boardroom$"]
    return hand("search", "--onlyvisible", *asked).split()


def press(window: str, *keys: str) -> None:
    """Press keys in a window."""
    hand("windowfocus", "--sync", window, "key", *keys)


def parents() -> dict[int, int]:
    """Return the parent of every process that runs."""
    found: dict[int, int] = {}
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
