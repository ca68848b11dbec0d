"""A record: the save file, which is who played what, from which seed, and the log of moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal
from uuid import uuid4

from pydantic import AfterValidator, AwareDatetime, BaseModel, ConfigDict, Field, ValidationError, model_validator

from boardroom.core.json_input import Flaw

FORMAT: Final = 2

LONGEST: Final = 20_000  # entries: no match is as long, and nothing that is read can be longer
PLAIN: Final = r"^[^\x00-\x1f\x7f]*$"  # one line: names and moves are shown in lists
KEY: Final = r"^[a-z]{1,20}$"  # of a game
Text = Annotated[str, Field(max_length=400, pattern=PLAIN)]
Seconds = Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
# Dates that every calendar and every time zone can show.
EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2200, 1, 1, tzinfo=UTC) - timedelta.resolution
Moment = Annotated[AwareDatetime, Field(ge=EARLIEST, le=LATEST)]


def is_id(name: str) -> bool:
    """Tell whether that can name a match or a booklet: it is the name of a file or folder, on every system."""
    return bool(re.fullmatch(r"[a-z0-9-]{1,40}", name)) and not re.fullmatch(r"con|prn|aux|nul|(com|lpt)[0-9]", name)


def is_key(name: str) -> bool:
    """Tell whether that can name a game: like an id, but letters alone."""
    return bool(re.fullmatch(KEY, name)) and is_id(name)


def _id(name: str) -> str:
    if not is_id(name):
        raise ValueError("small letters, digits and hyphens, as in a name that every system takes for a file")
    return name


Id = Annotated[str, AfterValidator(_id)]


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
    """One line of the log: the seat (-1 for chance), the move as text, its seconds, and whether the clock made it."""

    seat: Annotated[int, Field(ge=-1, le=11)]
    text: Text
    seconds: Seconds = 0.0
    timed_out: bool = False


def new_id() -> str:
    """Return a name for a match that no other has."""
    return uuid4().hex[:12]


def now() -> datetime:
    """Return the moment, the same everywhere; a clock that is centuries wrong stands at the nearest one we can keep."""
    return min(max(datetime.now(UTC), EARLIEST), LATEST)


class Record(Part):
    """A whole match as data. Replaying the log rebuilds every state."""

    format: Literal[2] = FORMAT
    id: Id = Field(default_factory=new_id)
    game: Annotated[str, Field(pattern=KEY)]
    title: Annotated[str, Field(max_length=80, pattern=PLAIN)] = ""
    players: Annotated[list[Player], Field(min_length=1, max_length=12)]
    options: dict[str, Any] = Field(default_factory=dict)
    seed: Annotated[str, Field(min_length=1, max_length=64)]
    salt: Text = ""  # what people added to the seed after they had seen its fingerprint, before the first draw
    seed_shown: bool = False  # whoever knows the seed knows what comes: from then on the match is final
    laid_open: bool = False  # after its end everybody has seen what was hidden: nothing is taken back then
    dice: Literal["seed", "people"] = "seed"  # where chance comes from
    free_undo: bool = False  # agreed before the match: one person takes back past what was revealed, too
    position: Any = None  # where it starts, if not at the beginning
    origin: Literal["", "file", "copy"] = ""  # begun here; read from a file that a person chose; made from another one
    log: Annotated[list[Entry], Field(max_length=LONGEST)] = Field(default_factory=list)
    assists: Annotated[dict[Annotated[str, Field(max_length=20)], Count], Field(max_length=20)] = Field(
        default_factory=dict
    )  # hints and the like, counted
    spent: Annotated[list[Seconds], Field(max_length=12)] = Field(
        default_factory=list
    )  # by each seat on its next decision so far: leaving the table or taking back gives no time back
    result: Literal["won", "drawn"] | None = None  # set when the match is over; winners are seats
    winners: Annotated[list[Annotated[int, Field(ge=0, le=11)]], Field(max_length=12)] = Field(default_factory=list)
    created: Moment = Field(default_factory=now)
    changed: Moment = Field(default_factory=now)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None


# For each older format, what makes the next one of it. A step never refuses: it fills in what the old one didn't have.
STEPS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    1: lambda data: data,  # no salt, no time-outs told apart, no origin: the defaults say just that
}


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
