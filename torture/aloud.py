"""The real program, which says aloud what comes to the table, and can be made to die in the middle of a save.

    python -m torture.aloud DEATH [FILE]

DEATH is how many calls that write to the disk it lives through once a match is at the table, and a half more if the
last one still happens; 0 lets it live.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Any

from boardroom.__main__ import main


def say(*words: object) -> None:
    """Say something that is heard even if this is the last moment."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def speak() -> None:
    """Say what match comes to the table, when it moves and when one is offered, which is accepted."""
    from PySide6.QtCore import QTimer

    from boardroom.app.banner import Banner
    from boardroom.app.table.table import Table
    from boardroom.core.match import Match

    begin, play, offer = Table.begin, Match.play, Banner.offer
    at_table: list[Any] = []

    def begin_aloud(self: Any) -> None:
        at_table[:] = [self.match]
        say("at", self.match.record().id, _moves(self.match))
        self.finished.connect(lambda: say("over"))
        begin(self)

    def play_aloud(self: Any, *args: Any) -> int:
        index = play(self, *args)
        if self in at_table and self.entries[index].seat >= 0:
            say("move", _moves(self), monotonic())
        return index

    def offer_aloud(self: Any, *args: Any) -> None:
        offer(self, *args)
        say("offered")
        QTimer.singleShot(0, self, self.yes.click)

    for owner, name, aloud in (
        (Table, "begin", begin_aloud),
        (Match, "play", play_aloud),
        (Banner, "offer", offer_aloud),
    ):
        setattr(owner, name, aloud)


def _moves(match: Any) -> int:
    """Count the moves of players; what chance decides follows from the seed."""
    return sum(entry.seat >= 0 for entry in match.entries)


def die_writing(death: float) -> None:
    """Die at one of the calls that make a save, before or after it is made, once a match is at the table."""
    from boardroom.app.table.table import Table

    begin, number = Table.begin, count(1)

    def deadly(call: Callable[..., Any]) -> Callable[..., Any]:
        def made(*args: Any, **named: Any) -> Any:
            here = next(number)
            if here > death:
                os.kill(os.getpid(), signal.SIGKILL)
            result = call(*args, **named)
            if here + 0.5 > death:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return made

    def begin_mortal(self: Any) -> None:
        Table.begin = begin  # type: ignore[method-assign]
        for name in ("open", "fsync", "link", "replace"):
            setattr(os, name, deadly(getattr(os, name)))
        begin(self)

    Table.begin = begin_mortal  # type: ignore[method-assign]


if __name__ == "__main__":
    speak()
    if death := float(sys.argv[1]):
        die_writing(death)
    sys.exit(main(sys.argv[2:]))
