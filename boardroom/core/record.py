"""A record: the save file, which is who played what, from which seed, and the log of moves."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field

FORMAT: Final = 1

Text = Annotated[str, Field(max_length=400)]


class Part(BaseModel):
    """A part of a save: unknown fields are mistakes, not extras."""

    model_config = ConfigDict(extra="forbid")


class Player(Part):
    """Who sits on a seat: a person with a name, or a computer player of a level."""

    kind: Literal["human", "bot"] = "human"
    name: Annotated[str, Field(max_length=40)] = ""
    level: Annotated[int, Field(ge=1, le=9)] | None = None


class Entry(Part):
    """One line of the log: the seat (-1 for chance), the move as text, the seconds it took."""

    seat: Annotated[int, Field(ge=-1, le=11)]
    text: Text
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0


def _id() -> str:
    return uuid4().hex[:12]


def _now() -> datetime:
    return datetime.now(UTC)


class Record(Part):
    """A whole match as data. Replaying the log rebuilds every state."""

    format: Literal[1] = FORMAT
    id: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")] = Field(default_factory=_id)
    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
    title: Annotated[str, Field(max_length=80)] = ""
    players: Annotated[list[Player], Field(min_length=1, max_length=12)]
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[str, Field(min_length=1, max_length=64)]
    dice: Literal["seed", "people"] = "seed"  # where chance comes from
    position: Any = None  # where it starts, if not at the beginning
    log: Annotated[list[Entry], Field(max_length=20_000)] = Field(default_factory=list)
    assists: dict[str, int] = Field(default_factory=dict)  # hints and the like, counted
    result: Literal["won", "drawn"] | None = None  # set when the match is over; winners are seats
    winners: list[int] = Field(default_factory=list)
    created: datetime = Field(default_factory=_now)
    changed: datetime = Field(default_factory=_now)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """Bring the data of an older format up to this one; there is only one so far."""
    return data
