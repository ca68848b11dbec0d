"""Small things said on many screens: how many play, when, how strong a level is, what is wrong with a file."""

from __future__ import annotations

import errno
import json
from collections.abc import Sequence
from datetime import datetime
from functools import cache

from PySide6.QtCore import QDate, QLocale, QTime

from boardroom.core import record
from boardroom.core.door import package
from boardroom.core.files import BrokenSave
from boardroom.ui.style.translation import locale, translate


def seat_counts(seats: Sequence[int]) -> str:
    """Say with how many a game is played: "2 players", "2 or 4 players", "2–5 players"."""
    if len(seats) == 1:
        return translate("Say", "%n players", "", seats[0])
    if len(seats) == 2:
        return translate("Say", "{few} or {many} players").format(few=seats[0], many=seats[1])
    return translate("Say", "{few}–{many} players").format(few=seats[0], many=seats[-1])


def when(moment: datetime, now: datetime | None = None) -> str:
    """Say when something was: "today, 18:40", "Sunday, 21:05", "3 Mar 2026"."""
    here = moment.astimezone()
    today = (now or record.now()).astimezone()
    days = (today.date() - here.date()).days
    speech = locale()
    clock = speech.toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
    if days == 0:
        return translate("Say", "today, {time}").format(time=clock)
    if days == 1:
        return translate("Say", "yesterday, {time}").format(time=clock)
    if 1 < days < 7:
        day = speech.standaloneDayName(here.isoweekday(), QLocale.FormatType.LongFormat)
        return translate("Say", "{day}, {time}").format(day=day, time=clock)
    return speech.toString(QDate(here.year, here.month, here.day), QLocale.FormatType.ShortFormat)


@cache
def _strengths(key: str) -> dict[str, tuple[int, int, int]]:
    """Return for each level of a game against which one it was measured, and how often of ten it won and drew."""
    try:
        measured = json.loads((package(key).files / "strength.json").read_text(encoding="utf-8"))["levels"]
        return {level: (int(said["beats"]), *_of_ten(said)) for level, said in measured.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError, ZeroDivisionError):  # none, or none of ours
        return {}


def _of_ten(said: dict[str, int]) -> tuple[int, int]:
    """Return how many games of ten were won, and how many drawn."""
    won, drawn = (10 * int(said[what]) / int(said["games"]) for what in ("wins", "draws"))
    return round(won), round(won + drawn) - round(won)


def strength(key: str, level: int) -> str:
    """Say how strong a level is, as measured: "Beats level 3 in 7 of 10"; a draw is none of them."""
    if str(level) not in _strengths(key):
        return easy(level)
    beaten, wins, draws = _strengths(key)[str(level)]
    if draws:
        text = translate("Say", "Against level {level}: wins {wins} and draws {draws} of 10")
        return text.format(level=beaten, wins=wins, draws=draws)
    if wins == 10:
        return translate("Say", "Almost always beats level {level}").format(level=beaten)
    return translate("Say", "Beats level {level} in {wins} of 10").format(level=beaten, wins=wins)


def easy(level: int) -> str:
    """Say in a word what a level is like, where nothing has been measured."""
    return {
        1: translate("Say", "Complete beginner"),
        2: translate("Say", "Beginner"),
        3: translate("Say", "Solid player"),
        4: translate("Say", "Strong player"),
        5: translate("Say", "Master"),
    }.get(level, "")


def trouble(broken: BrokenSave) -> str:
    """Say what is wrong with a file, in one sentence."""
    said = {
        "missing": translate("Say", "The file is no longer there."),
        "unreadable": translate("Say", "The file can’t be read."),
        "not-a-file": translate("Say", "This isn’t a file."),
        "too-big": translate("Say", "The file is too big to be a game."),
        "torn": translate("Say", "The file breaks off in the middle."),
        "not-json": translate("Say", "This isn’t a Boardroom file."),
        "not-valid": translate("Say", "Something in the file is wrong."),
        "too-new": translate("Say", "It was saved by a newer version of Boardroom."),
        "unknown-game": translate("Say", "This game isn’t installed here."),
        "illegal-log": translate("Say", "It contains impossible moves."),
    }
    return said.get(broken.kind, translate("Say", "The file can’t be opened."))


def problem(error: BaseException) -> str:
    """Say why something could not be written, in one sentence; what is rare in the words of the system."""
    said = {
        errno.ENOSPC: translate("Say", "The disk is full."),
        errno.EDQUOT: translate("Say", "Your disk space is used up."),
        errno.EROFS: translate("Say", "The disk is read-only."),
        errno.EACCES: translate("Say", "Boardroom isn’t allowed to write there."),
        errno.EPERM: translate("Say", "Boardroom isn’t allowed to write there."),
        errno.EEXIST: translate("Say", "There is a file where a folder should be."),
        errno.ENOTDIR: translate("Say", "There is a file where a folder should be."),
        errno.EISDIR: translate("Say", "There is a folder where a file should be."),
        errno.ENOENT: translate("Say", "The folder doesn’t exist."),
        errno.EIO: translate("Say", "The disk reports an error."),
        errno.ENAMETOOLONG: translate("Say", "The name is too long."),
    }
    if isinstance(error, OSError):
        return said.get(error.errno or 0, error.strerror or str(error))
    return str(error) or type(error).__name__
