"""Fair chance, provably: the fingerprint of a match's seed, and the check that all its chance follows from that seed.

What chance decides in entry number n of a log, counted from 0, is drawn with `luck(seed, n)` and nothing else. The
fingerprint is the SHA-256 of the text "boardroom seed 1:" and the seed, in UTF-8. Everybody may see it before the first
draw: it doesn't give the seed away, and nobody can find another seed that has it. Once the match is over the seed is
shown, and everybody can check both.

That proves that nothing was changed, not that the seed wasn't chosen. So people may add a salt once they have seen the
fingerprint: then `luck` is given the SHA-256 of the text "boardroom salt 1:", the seed, ":" and the salt instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from random import Random
from shlex import quote
from typing import Final
from unicodedata import normalize

from boardroom.core.game import CHANCE, Game
from boardroom.core.history import History
from boardroom.core.record import Record

MARK: Final = "boardroom seed 1:"  # so that nothing else that is ever made of a seed looks like a fingerprint
SALTED: Final = "boardroom salt 1:"
GROUP: Final = 4
SHORTEST: Final = 8  # digits of a fingerprint that mean something


def deciding(record: Record) -> str:
    """Return what decides in a match: its seed, or where people added something the hash of both."""
    return sha256(_both(record).encode()).hexdigest() if record.salt else record.seed


def luck(seed: str, number: int) -> Random:
    """Return what decides an entry of a log, if it is for chance to decide."""
    return Random(f"{seed}:{number}")


def thoughts(seed: str, number: int, purpose: str) -> str:
    """Return what a computer player's whims come from: repeatable, but the seed can't be found out from it."""
    return sha256(f"boardroom thoughts 1:{seed}:{number}:{purpose}".encode()).hexdigest()


def has_chance(game: Game) -> bool:
    """Tell whether a game has dice, cards or tiles at all."""
    return type(game).chance is not Game.chance


# ---------------------------------------------------------------- the fingerprint


def fingerprint(seed: str) -> str:
    """Return the fingerprint of a seed, as 64 digits."""
    return sha256(f"{MARK}{seed}".encode()).hexdigest()


def groups(digits: str) -> list[str]:
    """Return a fingerprint in groups that people can compare."""
    return [digits[start : start + GROUP] for start in range(0, len(digits), GROUP)]


def command(seed: str, program: str = "sha256sum") -> str:
    """Return a line for a shell that makes the fingerprint with a tool that isn't ours."""
    return f"printf %s {quote(MARK + seed)} | {program}"


def deciding_command(record: Record, program: str = "sha256sum") -> str:
    """Return a line for a shell that makes what decides in a salted match with a tool that isn't ours."""
    return f"printf %s {quote(_both(record))} | {program}"


def _both(record: Record) -> str:
    return f"{SALTED}{record.seed}:{record.salt}"


def contribution(text: str) -> str:
    """Return what somebody adds as it stands in the salt: told again, it must be the same whatever typed it."""
    return " ".join(normalize("NFC", text).split())


def has_part(salt: str, told: str) -> bool:
    """Tell whether what somebody says that they added is in a salt."""
    part = contribution(told)
    return bool(part) and part in salt


def agrees(told: str, seed: str) -> bool:
    """Tell whether a fingerprint, or its beginning, as somebody wrote it down is that of a seed."""
    digits = "".join(told.split()).lower()
    return len(digits) >= SHORTEST and fingerprint(seed).startswith(digits)


# ---------------------------------------------------------------- the check


@dataclass(frozen=True, slots=True)
class Draw:
    """One entry of chance: what the log says, and what the seed gives."""

    index: int  # of the entry in the log
    number: int  # among the entries of chance, from 1
    told: str
    given: str
    fair: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a check: how many draws there were, how many are wrong, and the first of those."""

    draws: int = 0
    wrong: int = 0
    first: Draw | None = None
    broken: str = ""  # from where on the log can't have happened, and why; what comes then can't be checked
    by_hand: bool = False  # people threw real dice: the seed has no part in it, and nothing can be checked

    @property
    def proven(self) -> bool:
        """Whether everything follows from the seed."""
        return not (self.wrong or self.broken or self.by_hand)

    def after(self, draw: Draw) -> Verdict:
        """Return the verdict with one more draw."""
        if draw.fair:
            return replace(self, draws=self.draws + 1)
        return replace(self, draws=self.draws + 1, wrong=self.wrong + 1, first=self.first or draw)


def draws(history: History, seed: str) -> Iterator[Draw]:
    """Go through what chance decided in a match, and say of each what the seed gives."""
    numbers = count(1)
    for index, entry in enumerate(history.entries):
        if entry.seat == CHANCE:
            yield _draw(history, seed, index, next(numbers), entry.text)


def _draw(history: History, seed: str, index: int, number: int, told: str) -> Draw:
    game, state = history.game, history.states[index]
    given = game.chance(state, luck(seed, index))
    return Draw(index, number, told, game.write(given), given == game.read(told, state))


def verify(game: Game, record: Record) -> Verdict:
    """Check that everything in a record follows from its seed, with its salt; raise ValueError where it can't begin."""
    seed = deciding(record)
    history = History(game, record.model_copy(update={"log": []}))
    verdict = Verdict(by_hand=record.dice == "people")
    for index, entry in enumerate(record.log):
        try:
            history.replay(entry)
        except ValueError as error:
            return replace(verdict, broken=str(error))
        if entry.seat == CHANCE and not verdict.by_hand:
            verdict = verdict.after(_draw(history, seed, index, verdict.draws + 1, entry.text))
    return verdict
