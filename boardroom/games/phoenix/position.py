"""A table of Phoenix as plain data, from whoever wrote it: what can't lie on a table is refused."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError, model_validator

from boardroom.core.game import Unreadable
from boardroom.games.phoenix.tables import CARDS, COLOURS, HAND, HANDS, LINE, PAWNS_EACH, SPECTRUM, is_sorted

Line = Annotated[str, Field(pattern=r"^[roygbp]{0,10}$")]
Cubes = Annotated[str, Field(pattern=r"^[roygbp]{0,6}$")]
Somebody = Annotated[int, Field(ge=0, le=2)]  # seats are counted from 1, and 0 is nobody


class Position(BaseModel):
    """What lies on the table, and the finished hands: their lines, their cubes and who was first."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    seat: Somebody
    starter: Somebody
    cubes: Cubes
    lines: list[Line] = Field(min_length=2, max_length=2)
    hands: list[Annotated[list[str], Field(max_length=HAND)]] = Field(min_length=2, max_length=2)
    discards: list[str] = Field(max_length=sum(CARDS.values()))
    drawn: bool = False
    done: list[Annotated[tuple[Line, Line, Cubes, Somebody], Strict(False)]] = Field(default=[], max_length=HANDS - 1)

    @model_validator(mode="after")
    def _pieces(self) -> Position:
        """Refuse pieces and cards that aren't in the box."""
        cards = [*self.discards, *self.hands[0], *self.hands[1]]
        if set(cards) - set(CARDS) or any(cards.count(card) > n for card, n in CARDS.items()):
            raise ValueError(f"cards are {' '.join(f'{n} {card}' for card, n in CARDS.items())}")
        for one, two, cubes in [(*self.lines, self.cubes), *(hand[:3] for hand in self.done)]:
            if len(set(cubes)) != len(cubes):
                raise ValueError("there is one cube of each colour")
            if any((one + two).count(colour) > PAWNS_EACH for colour in COLOURS):
                raise ValueError(f"there are {PAWNS_EACH} pawns of each colour")
        if any((len(one), len(two), len(cubes)) != (LINE, LINE, SPECTRUM) for one, two, cubes, _ in self.done):
            raise ValueError("a finished hand has two whole lines and all cubes")
        return self

    @model_validator(mode="after")
    def _stage(self) -> Position:
        """Refuse what no deal and no turn leaves behind: cubes come first, then both lines, then the cards."""
        one, two = self.lines
        if (one and len(self.cubes) < SPECTRUM) or (two and len(one) < LINE):
            raise ValueError("the cubes are dealt first, then the line of seat 1, then that of seat 2")
        if (self.starter == 0 and self.done) or (self.seat == 0) != (self.starter == 0):
            raise ValueError("who starts is drawn in the first hand, and plays then")
        laid = len(two) == LINE and self.starter != 0
        if laid and any(is_sorted(line, self.cubes) for line in self.lines):
            raise ValueError("a line is sorted: the hand is over")
        if not self._dealing(laid) and not self._playing(laid):
            raise ValueError("the hands don't have the cards that a deal or a turn leaves in them")
        return self

    def _dealing(self, laid: bool) -> bool:
        """Tell whether the cards are being dealt, or are still to be: the starter gets all of them first."""
        held = [len(hand) for hand in self.hands]
        started, other = held if self.starter == 1 else held[::-1]
        cards = (started + other == 0 or laid) and (other == 0 or started == HAND)
        return cards and not self.discards and not self.drawn and self.seat == self.starter

    def _playing(self, laid: bool) -> bool:
        """Tell whether a turn is being played: five cards each, or one less where one is to be drawn from the pile."""
        due = [HAND - (self.drawn and seat == self.seat) for seat in (1, 2)]
        pile = sum(CARDS.values()) - len(self.discards) - sum(due)
        return laid and [len(hand) for hand in self.hands] == due and pile > 0 and len(self.discards) >= self.drawn


def read_position(data: Any, keeps: bool) -> Position:
    """Return the position that some data is, where the cubes stay or not; raise Unreadable where it is none."""
    try:
        position = Position.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Unreadable(f"{where or 'the position'}: {first['msg']}") from None
    if keeps and position.done and position.cubes != position.done[-1][2] and not {"Q1", "Q2"} & {*position.discards}:
        raise Unreadable("cubes: they stay as the hand before has left them")
    return position
