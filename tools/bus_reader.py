"""A screen reader without a voice: it starts a program, and says what the accessibility bus tells of it.

The system's own Python runs it, for that one has the library of readers (python3-gi, gir1.2-atspi-2.0); so it uses
nothing of the project's. `tools.bus` starts it on a bus of its own, and talks to it in lines of JSON over a socket.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

warnings.simplefilter("ignore", DeprecationWarning)  # of the library's own making

HEARD = ("object:announcement", "object:state-changed:focused")
BUS = ("org.a11y.Bus", "/org/a11y/bus")


def show_up() -> None:
    """Tell all programs of the session that a screen reader has come."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    reading = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
    bus.call_sync(*BUS, "org.freedesktop.DBus.Properties", "Set", reading, None, Gio.DBusCallFlags.NONE, -1)


def actions(thing: Atspi.Accessible) -> list[str]:
    """Return what can be done with an object."""
    return [Atspi.Action.get_action_name(thing, index) for index in range(thing.get_n_actions())]


class Reader:
    """Knows one program by what it tells of itself."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self.program = program
        self.events: list[dict[str, Any]] = []
        self.found: list[Atspi.Accessible] = []  # what was read last, by its number
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in HEARD:
            self.listener.register(kind)

    def hear(self, event: Atspi.Event) -> None:
        """Keep what is announced and where the focus goes, in order."""
        if event.type.startswith("object:announcement"):
            self.events.append({"kind": "announcement", "name": event.any_data, "urgent": event.detail1 > 1})
        elif event.detail1:  # not what loses the focus
            about = event.source
            told = {"kind": "focus", "name": about.get_name(), "role": about.get_role_name()}
            self.events.append(told | {"key": about.get_accessible_id()})

    def read_all(self) -> list[dict[str, Any]]:
        """Read the whole program, from the outside in; what is in hidden things no reader would find."""
        self.found = []
        read: list[dict[str, Any]] = []
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program is not None and program.get_process_id() == self.program.pid:
                self.read(program, 0, read)
        return read

    def read(self, thing: Atspi.Accessible, depth: int, into: list[dict[str, Any]]) -> None:
        """Read an object with all that can be asked of it, and then what is in it."""
        thing.clear_cache()
        self.found.append(thing)
        offered, states = thing.get_interfaces(), [state.value_nick for state in thing.get_state_set().get_states()]
        told: dict[str, Any] = {
            "number": len(into),
            "depth": depth,
            "role": thing.get_role_name(),
            "name": thing.get_name(),
            "description": thing.get_description(),
            "key": thing.get_accessible_id(),
            "states": states,
            "actions": actions(thing) if "Action" in offered else [],
        }
        if "Component" in offered:
            box = thing.get_extents(Atspi.CoordType.SCREEN)
            told["rect"] = [box.x, box.y, box.width, box.height]
        if "Text" in offered:
            told["text"] = Atspi.Text.get_text(thing, 0, thing.get_character_count())
        if "Value" in offered:
            told["value"] = thing.get_current_value()
        into.append(told)
        if depth == 0 or "showing" in states:
            for index in range(thing.get_child_count()):
                child = thing.get_child_at_index(index)
                if child is not None:
                    self.read(child, depth + 1, into)

    def answer(self, asked: dict[str, Any]) -> Any:
        """Answer one question."""
        match asked:
            case {"do": "read"}:
                return self.read_all()
            case {"do": "act", "number": number, "action": action}:
                thing = self.found[number]
                offered = actions(thing)  # since it was read, it may have been turned off
                return action in offered and thing.do_action(offered.index(action))
            case {"do": "focus", "number": number}:
                return self.found[number].grab_focus()
            case {"do": "heard"}:
                heard, self.events = self.events, []
                return heard
        raise ValueError(f"unknown: {asked}")


def main() -> None:
    """Start a program, and answer until nobody asks any more: SOCKET OUTPUT COMMAND..."""
    line = socket.socket(fileno=int(sys.argv[1]))
    talk = line.makefile("rw", encoding="utf-8")
    Atspi.init()
    show_up()
    with Path(sys.argv[2]).open("wb") as output:
        program = subprocess.Popen(sys.argv[3:], stdout=output, stderr=output)
    reader = Reader(program)
    loop = GLib.MainLoop()

    def asked(source: int, condition: GLib.IOCondition) -> bool:
        question = talk.readline()
        if not question:
            loop.quit()
            return False
        try:
            told = {"answer": reader.answer(json.loads(question))}
        except GLib.Error as error:  # what was there a moment ago is gone
            told = {"error": error.message}
        talk.write(json.dumps(told | {"ended": program.poll()}) + "\n")
        talk.flush()
        return True

    GLib.io_add_watch(line.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, asked)
    try:
        loop.run()
    finally:
        program.kill()
        program.wait()


if __name__ == "__main__":
    main()
