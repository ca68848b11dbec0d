"""What Switch's table looks like between two decisions, and the decisions themselves."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from pydantic import Field

from boardroom.core.game import NOBODY, Options, Seat
from boardroom.games.switch.odds import sums
from boardroom.games.switch.tables import DICE, GREEN, RED, START_DICE

MIDDLE: Final = -1  # where the token lies when nobody holds it and no pile is blocked

Phase = Literal["start", "throw", "green", "red", "swapping", "moment", "play", "over"]


class SwitchOptions(Options):
    """Which table of dice, and how the open questions are settled."""

    dice: Literal["short", "long"] = "short"
    green: Literal["turn ends", "play on"] = "turn ends"  # for a player who declines the swap
    blocked_risk: Literal["no penalty", "penalty"] = "no penalty"
    swapped_token: Literal["stays", "comes off"] = "stays"
    red: Literal["turn ends", "play on"] = "turn ends"  # after a swap
    token: Literal["three moments", "any time"] = "three moments"
    coloured_risk: Literal["no penalty", "penalty"] = "no penalty"
    highest: Literal["total", "best die"] = "total"  # who starts
    limit: int = Field(default=0, ge=0, le=3600)  # seconds for a turn, 0 for none
    fresh = MappingProxyType({"token": "any time"})


@dataclass(frozen=True, slots=True)
class Throw:
    """Chance: the dice, sorted, and the face of the Switch die (nothing in the throws for the start)."""

    dice: tuple[int, ...]
    face: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """A decision: a word, with a seat where it needs one."""

    what: str  # "discard", "again", "stop", "swap", "keep", "block", "cancel" or "pass"
    seat: Seat = NOBODY


Move = Throw | Act


@dataclass(frozen=True, slots=True)
class SwitchState:
    """The piles, the token, and what the player on turn is doing."""

    options: SwitchOptions
    tops: tuple[int, ...]  # each pile's top card; LAST + 1 when it is empty
    seat: Seat  # whose turn it is
    phase: Phase
    holder: Seat = MIDDLE  # who holds the token
    blocked: Seat = MIDDLE  # whose pile it lies on
    dice: tuple[int, ...] = ()  # the last throw, which lies there until the next
    face: str = ""  # the Switch die with it; nothing for a throw at the start
    risky: bool = False  # not the turn's first throw
    gone: int = 0  # cards discarded with this throw
    partner: Seat = NOBODY  # the announced green swap
    contenders: tuple[Seat, ...] = ()  # the start: who still throws, in this round of throws
    totals: tuple[tuple[Seat, int], ...] = ()  # the start: what this round's throws count

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.tops)

    @property
    def thrower(self) -> Seat:
        """Whose throw it is, or was: at the start everybody throws in turn."""
        return self.contenders[0] if self.phase == "start" else self.seat

    @property
    def fits(self) -> bool:
        """Whether the dice on the table make the top card of the player on turn."""
        return self.tops[self.seat] in sums(self.dice)

    @property
    def dice_count(self) -> int:
        """How many dice the next throw has."""
        return START_DICE if self.phase == "start" else DICE[self.options.dice][self.tops[self.seat] - 1]

    @property
    def coloured(self) -> bool:
        """Whether the Switch die shows green or red, which saves from the penalty for a card that can't go."""
        return self.face in (GREEN, RED)

    @property
    def leaving(self) -> bool:
        """Whether who threw can do nothing more with it, but holds the token, and may lay it before the turn ends."""
        return self.phase == "moment" and self.holder == self.seat

    @property
    def asks(self) -> bool:
        """Whether somebody else than the player on turn holds the token, and so may answer."""
        return self.holder not in (MIDDLE, self.seat)

    def counted(self, dice: tuple[int, ...]) -> int:
        """Return what a throw for the start counts: its total, or its dice from the highest down, read as a number."""
        if self.options.highest == "total":
            return sum(dice)
        return int("".join(map(str, sorted(dice, reverse=True))))

    def lowest(self) -> tuple[Seat, ...]:
        """Return the players that a red face may swap with: the lowest top card, if it is lower than one's own."""
        others = {seat: top for seat, top in enumerate(self.tops) if seat != self.seat}
        low = min(others.values())
        return tuple(seat for seat, top in others.items() if top == low < self.tops[self.seat])
