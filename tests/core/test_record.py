"""What a record is, and what it refuses to be."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from boardroom.core import record as records
from boardroom.core.json_input import Flaw
from boardroom.core.record import FORMAT, Entry, Player, Record, migrate, read_record
from boardroom.core.store import Store

GOOD: dict[str, Any] = {
    "format": FORMAT,
    "id": "a1",
    "game": "toy",
    "players": [{"kind": "human", "name": "Zoë"}, {"kind": "bot", "level": 3}],
    "seed": "7",
    "log": [{"seat": -1, "text": "throw 4"}, {"seat": 0, "text": "pass", "seconds": 1.5}],
    "created": "2024-05-01T10:00:00Z",
    "changed": "2024-05-01T10:30:00+02:00",
}


def test_a_record_reads_what_it_writes() -> None:
    record = read_record(GOOD)
    assert read_record(record.model_dump(mode="json")) == record
    assert record.players[0].name == "Zoë"


def test_only_the_game_the_players_and_the_seed_must_be_said() -> None:
    one = Record(game="toy", players=[Player()], seed="1")
    two = Record(game="toy", players=[Player()], seed="1")
    assert one.id != two.id
    assert not one.over
    assert one.created.tzinfo is UTC


def test_a_record_is_a_value() -> None:
    record = read_record(GOOD)
    for part, field in ((record, "title"), (record.players[0], "name"), (record.log[0], "text")):
        with pytest.raises(ValidationError, match="frozen"):
            setattr(part, field, "x")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"id": "../../etc/passwd"}, "id"),
        ({"id": ""}, "id"),
        ({"id": "A"}, "id"),
        ({"id": "a\n"}, "id"),
        ({"id": "a" * 41}, "id"),
        ({"id": "con"}, "id"),
        ({"id": "lpt1"}, "id"),
        ({"game": "Toy"}, "game"),
        ({"game": 7}, "game"),
        ({"players": []}, "players"),
        ({"players": [{}] * 13}, "players"),
        ({"players": [{"kind": "cat"}]}, "players.0.kind"),
        ({"players": [{"kind": "bot"}]}, "players.0"),
        ({"players": [{"kind": "bot", "level": 0}]}, "players.0.level"),
        ({"players": [{"kind": "bot", "level": 6}]}, "players.0.level"),
        ({"players": [{"name": "x" * 41}]}, "players.0.name"),
        ({"players": [{"name": "a\nb"}]}, "players.0.name"),
        ({"players": [{"nickname": "x"}]}, "players.0.nickname"),
        ({"title": "x" * 81}, "title"),
        ({"seed": ""}, "seed"),
        ({"seed": "x" * 65}, "seed"),
        ({"salt": "a\nb"}, "salt"),
        ({"seed_shown": 3}, "seed_shown"),
        ({"dice": "loaded"}, "dice"),
        ({"origin": "nowhere"}, "origin"),
        ({"spent": -1}, "spent"),
        ({"options": []}, "options"),
        ({"log": {}}, "log"),
        ({"log": [{"seat": 0}]}, "log.0.text"),
        ({"log": [{"seat": -2, "text": "x"}]}, "log.0.seat"),
        ({"log": [{"seat": 12, "text": "x"}]}, "log.0.seat"),
        ({"log": [{"seat": 0, "text": "x" * 401}]}, "log.0.text"),
        ({"log": [{"seat": 0, "text": "x\0"}]}, "log.0.text"),
        ({"log": [{"seat": 0, "text": "x", "seconds": -1}]}, "log.0.seconds"),
        ({"log": [{"seat": 0, "text": "x", "seconds": 1e300}]}, "log.0.seconds"),
        ({"log": [{"seat": 0, "text": "x"}] * 20_001}, "log"),
        ({"assists": {"hints": -1}}, "assists.hints"),
        ({"assists": {str(number): 1 for number in range(21)}}, "assists"),
        ({"result": "lost"}, "result"),
        ({"winners": [-1]}, "winners.0"),
        ({"winners": [0] * 13}, "winners"),
        ({"created": "2024-05-01T10:00:00"}, "created"),
        ({"created": "0001-01-01T00:00:00Z"}, "created"),
        ({"changed": "9999-12-31T23:59:59Z"}, "changed"),
        ({"changed": "yesterday"}, "changed"),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_is_no_record_is_refused_by_the_name_of_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Flaw) as caught:
        read_record({**GOOD, **changes})
    assert caught.value.kind == "not-valid"
    assert caught.value.detail.startswith(f"{field}: ")


@pytest.mark.parametrize("data", [None, 1, "x", [], [GOOD], True])
def test_a_record_is_an_object(data: Any) -> None:
    with pytest.raises(Flaw) as caught:
        read_record(data)
    assert caught.value.kind == "not-valid"


@pytest.mark.parametrize("field", ["game", "players", "seed"])
def test_what_is_missing_is_named(field: str) -> None:
    with pytest.raises(Flaw) as caught:
        read_record({name: value for name, value in GOOD.items() if name != field})
    assert caught.value.detail == f"{field}: Field required"


# ---------------------------------------------------------------- formats


def test_a_newer_format_is_not_touched() -> None:
    with pytest.raises(Flaw) as caught:
        read_record({**GOOD, "format": FORMAT + 1, "news": 1})
    assert caught.value.kind == "too-new"
    assert caught.value.detail == f"format {FORMAT + 1}, this program reads up to {FORMAT}"


@pytest.mark.parametrize("number", [None, "1", 1.0, True, [], -3, 0])
def test_a_format_that_never_was_is_not_valid(number: Any) -> None:
    with pytest.raises(Flaw) as caught:
        read_record({**GOOD, "format": number})
    assert caught.value.kind == "not-valid"
    assert caught.value.detail.startswith("format: ")


def older(data: dict[str, Any]) -> dict[str, Any]:
    """Bring a format that never was up to the first: moves were one text, and dates were not kept."""
    rest = {name: value for name, value in data.items() if name != "moves"}
    return {**rest, "log": [{"seat": n % 2, "text": text} for n, text in enumerate(data["moves"].split())]}


def oldest(data: dict[str, Any]) -> dict[str, Any]:
    """Bring an even older one up to that: players had only names."""
    return {**data, "players": [{"name": name} for name in data["players"]]}


def test_older_formats_are_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "STEPS", {**records.STEPS, -1: oldest, 0: older})
    data = {"format": -1, "game": "toy", "players": ["Ana", "Bo"], "seed": "1", "moves": "pass pass"}
    before = {**data}
    record = read_record(data)
    assert record.log == [Entry(seat=0, text="pass"), Entry(seat=1, text="pass")]
    assert [player.name for player in record.players] == ["Ana", "Bo"]
    assert record.format == FORMAT
    assert data == before, "the old data is as it was"
    assert migrate({**GOOD}) == GOOD


def test_the_first_format_reads_as_it_was_meant() -> None:
    record = read_record({**GOOD, "format": 1})
    assert record == read_record(GOOD)
    assert (record.salt, record.seed_shown, record.origin, record.spent) == ("", False, "", [])
    assert not any(entry.timed_out for entry in record.log)


@pytest.mark.parametrize("moves", [None, 7, {}])
def test_hostile_data_of_an_older_format_is_not_valid(moves: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "STEPS", {0: older})
    with pytest.raises(Flaw) as caught:
        read_record({"format": 0, "game": "toy", "players": [{}], "seed": "1", "moves": moves})
    assert caught.value.kind == "not-valid"
    assert caught.value.detail.startswith("format 0: ")
    with pytest.raises(Flaw, match="not-valid: format 0: KeyError"):
        read_record({"format": 0})


@pytest.mark.parametrize(
    ("year", "kept"), [(1970, "2000-01-01 00:00"), (2026, "2026-01-01 00:00"), (2300, "2199-12-31 23:59")]
)
def test_a_clock_that_is_centuries_wrong_spoils_no_record(
    year: int, kept: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(year, 1, 1, tzinfo=tz)

    monkeypatch.setattr(records, "datetime", Clock)
    record = Record(game="toy", players=[Player()], seed="1")
    assert f"{record.created:%Y-%m-%d %H:%M}" == kept
    store = Store(tmp_path)
    assert store.save(record).changed == record.changed == store.load(record.id).changed


def test_dates_can_be_compared() -> None:
    record = read_record(GOOD)
    assert record.created > record.changed
    assert record.created == datetime(2024, 5, 1, 10, tzinfo=UTC)
