"""A record: the save file, which is who played what, from which seed, and the log of moves."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal
from uuid import uuid4

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError, model_validator

from boardroom.core.reading import Flaw

FORMAT: Final = 1

ID: Final = r"^[a-z0-9-]{1,40}$"  # a file name on every system
PLAIN: Final = r"^[^\x00-\x1f\x7f]*$"  # one line: names and moves are shown in lists
Text = Annotated[str, Field(max_length=400, pattern=PLAIN)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
# Dates that every calendar and every time zone can show.
Moment = Annotated[AwareDatetime, Field(ge=datetime(2000, 1, 1, tzinfo=UTC), lt=datetime(2200, 1, 1, tzinfo=UTC))]


class Part(BaseModel):
    """A part of a save, and a value: it never changes. Unknown fields are mistakes, not extras."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)  # built at the first use


class Player(Part):
    """Who sits on a seat: a person with a name, or a computer player of a level."""

    kind: Literal["human", "bot"] = "human"
    name: Annotated[str, Field(max_length=40, pattern=PLAIN)] = ""
    level: Annotated[int, Field(ge=1, le=5)] | None = None

    @model_validator(mode="after")
    def _has_level(self) -> Player:
        if self.kind == "bot" and self.level is None:
            raise ValueError("a computer player has a level")
        return self


class Entry(Part):
    """One line of the log: the seat (-1 for chance), the move as text, the seconds it took."""

    seat: Annotated[int, Field(ge=-1, le=11)]
    text: Text
    seconds: Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)] = 0.0


def new_id() -> str:
    """Return a name for a match that no other has."""
    return uuid4().hex[:12]


def now() -> datetime:
    """Return the moment, the same everywhere."""
    return datetime.now(UTC)


class Record(Part):
    """A whole match as data. Replaying the log rebuilds every state."""

    format: Literal[1] = FORMAT
    id: Annotated[str, Field(pattern=ID)] = Field(default_factory=new_id)
    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
    title: Annotated[str, Field(max_length=80, pattern=PLAIN)] = ""
    players: Annotated[list[Player], Field(min_length=1, max_length=12)]
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[str, Field(min_length=1, max_length=64)]
    dice: Literal["seed", "people"] = "seed"  # where chance comes from
    position: Any = None  # where it starts, if not at the beginning
    log: Annotated[list[Entry], Field(max_length=20_000)] = Field(default_factory=list)
    assists: Annotated[dict[Annotated[str, Field(max_length=20)], Count], Field(max_length=20)] = Field(
        default_factory=dict
    )  # hints and the like, counted
    result: Literal["won", "drawn"] | None = None  # set when the match is over; winners are seats
    winners: Annotated[list[Annotated[int, Field(ge=0, le=11)]], Field(max_length=12)] = Field(default_factory=list)
    created: Moment = Field(default_factory=now)
    changed: Moment = Field(default_factory=now)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None


# For each older format, what makes the next one of it. A step never refuses: it fills in what the old one didn't have.
STEPS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """Bring the data of an older format up to this one, step by step; raise Flaw where a newer program wrote it."""
    number = data.get("format")
    if type(number) is not int:
        raise Flaw("not-valid", "format: a whole number is missing")
    if number > FORMAT:
        raise Flaw("too-new", f"format {number}, this program reads up to {FORMAT}")
    while number < FORMAT:
        if number not in STEPS:
            raise Flaw("not-valid", f"format: there is no format {number}")
        data = {**STEPS[number](data), "format": number + 1}
        number += 1
    return data


def read_record(data: Any) -> Record:
    """Return the record that some data, of whatever age and origin, is; raise Flaw where it is none."""
    if not isinstance(data, dict):
        raise Flaw("not-valid", "a save is an object with fields")
    try:
        return Record.model_validate(migrate(data))
    except ValidationError as error:
        raise Flaw.of(error) from None
    except (LookupError, TypeError, AttributeError) as error:  # an older format's step met data that never was one
        raise Flaw("not-valid", f"format {data['format']}: {error!r}") from None
