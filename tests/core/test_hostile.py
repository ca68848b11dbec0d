"""Files that somebody broke on purpose: whatever they say, they are read or refused, and nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardroom.core.files import STAYS, BrokenSave, atomic_write, backup_of
from boardroom.core.json_input import Flaw
from boardroom.core.match import RESIGN, Match
from boardroom.core.record import Entry, Record, read_record
from boardroom.core.store import SUFFIX, Store
from boardroom.games.oxixo.rules import Oxixo, OxixoOptions
from boardroom.testing.matches import people, random_match
from tests.core.test_store import lookup
from tests.games.kit.our_games import member

TOY, OXIXO = random_match(member("toy"), 3, "hostile").record(), random_match(member("oxixo"), 4, "hostile").record()
RAW = {record.game: record.model_dump_json(indent=1).encode() for record in (TOY, OXIXO)}
KINDS = {"torn", "not-json", "not-valid", "too-big", "too-new", "unknown-game", "illegal-log"}
GAMES = {"toy": member("toy"), "oxixo": member("oxixo")}


def attempt(raw: bytes) -> Record | BrokenSave:
    """Put the bytes where a save is, beside a good one, and see what the store makes of both."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder), GAMES.__getitem__, lambda _: None)
        path = store.folder / f"bad{SUFFIX}"
        path.write_bytes(raw)
        good = store.save(TOY)
        try:
            result: Record | BrokenSave = store.load("bad")
        except BrokenSave as trouble:
            result = trouble
        assert store.load(good.id) == good
        listed = {summary.id for summary in store.list()}
        assert good.id in listed
        if isinstance(result, BrokenSave):
            assert result.kind in KINDS
            assert result.detail
            assert (result.aside is None) == (result.kind in STAYS)
            assert (result.aside or path).read_bytes() == raw, "nothing of it is lost"
        else:
            assert "bad" in listed
            again = store.save(result)
            assert store.load("bad") == again, "what was read can be saved"
        return result


@pytest.mark.parametrize("game", RAW)
def test_a_save_that_nobody_touched_is_read(game: str) -> None:
    assert isinstance(attempt(RAW[game]), Record)


def test_a_save_cut_anywhere_is_torn() -> None:
    raw = RAW["toy"].strip()
    for length in range(0, len(raw), 7):
        flaw = attempt(raw[:length])
        assert isinstance(flaw, Flaw)
        assert flaw.kind == "torn", f"cut after {length} bytes: {flaw}"


@pytest.mark.parametrize("game", RAW)
@given(data=st.data())
@settings(max_examples=150)
def test_flipped_bits(game: str, data: st.DataObject) -> None:
    raw = bytearray(RAW[game])
    for bit in data.draw(st.lists(st.integers(0, len(raw) * 8 - 1), min_size=1, max_size=4)):
        raw[bit // 8] ^= 1 << bit % 8
    attempt(bytes(raw))


@given(st.binary(max_size=200))
def test_any_bytes(raw: bytes) -> None:
    assert isinstance(attempt(raw), Flaw)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every part of some JSON data."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(way for key, part in parts for way in places(part, (*path, key)))]


@pytest.mark.parametrize("game", RAW)
@given(data=st.data())
@settings(max_examples=150)
def test_any_value_in_any_place(game: str, data: st.DataObject) -> None:
    record = json.loads(RAW[game])
    way = data.draw(st.sampled_from(places(record)[1:]))
    target = record
    for key in way[:-1]:
        target = target[key]
    target[way[-1]] = data.draw(JSON)
    attempt(json.dumps(record, ensure_ascii=data.draw(st.booleans())).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize("game", RAW)
@given(position=JSON | st.dictionaries(st.sampled_from(["position", "plies", "earlier", "hands", "due", "die"]), JSON))
def test_any_position(game: str, position: Any) -> None:
    record = {**json.loads(RAW[game]), "position": position, "log": []}
    attempt(json.dumps(record).encode())


@given(text=st.text(max_size=30), seat=st.integers(-3, 14), at=st.integers(0, 10))
def test_any_entry(text: str, seat: int, at: int) -> None:
    record = json.loads(RAW["oxixo"])
    record["log"][at] = {"seat": seat, "text": text}
    attempt(json.dumps(record).encode())


def test_entries_in_any_order() -> None:
    rng = Random(1)
    for _ in range(30):
        record = json.loads(RAW["oxixo"])
        rng.shuffle(record["log"])
        flaw = attempt(json.dumps(record).encode())
        assert isinstance(flaw, Flaw)
        assert flaw.detail.startswith("entry ")


def test_the_longest_log_that_the_format_allows_is_replayed_in_bounded_time() -> None:
    """Twenty thousand entries at most; a game that is over takes no more of them."""
    match = Match.new(Oxixo(), people(2), options=OxixoOptions(repetition=False), seed="1")
    for text in ("e2a2", "b1a1"):
        match.play(match.game.read(text, match.state))
    record = match.record()
    record.log.extend(Entry(seat=number % 2, text="a2a1") for number in range(19_998))
    began = process_time()
    with pytest.raises(ValueError, match="entry 401"):
        Match(Oxixo(), record)
    assert process_time() - began < 5
    record.log.append(Entry(seat=0, text=RESIGN))
    with pytest.raises(Flaw, match="log: List should have at most 20000 items"):
        read_record(record.model_dump(mode="json"))


@pytest.mark.parametrize("what", ["names", "log", "options", "position"])
def test_bombs_are_refused_quickly(what: str) -> None:
    record = json.loads(RAW["toy"])
    bomb: Any = {
        "names": [{"name": "x" * 3_000_000}],
        "log": [{"seat": 0, "text": ""}] * 100_000,
        "options": {str(number): number for number in range(100_000)},
        "position": [[0] * 1000] * 1000,
    }[what]
    record["players" if what == "names" else what] = bomb
    began = process_time()
    assert isinstance(attempt(json.dumps(record).encode()), Flaw)
    assert process_time() - began < 5


def test_nothing_is_ever_unpickled(tmp_path: Path) -> None:
    """A pickle that would make a file if it were loaded."""
    mark = tmp_path / "made"
    raw = b"cos\nsystem\n(S'touch " + str(mark).encode() + b"'\ntR."
    assert isinstance(attempt(raw), Flaw)
    assert not mark.exists()


@given(raw=st.binary(max_size=60), backup=st.binary(max_size=60))
def test_a_broken_file_and_a_broken_backup(raw: bytes, backup: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"bad{SUFFIX}"
        atomic_write(path, raw)
        atomic_write(backup_of(path), backup)
        store = Store(Path(folder), lookup, lambda _: None)
        with pytest.raises(BrokenSave) as caught:
            store.load("bad")
        assert caught.value.aside is not None
        assert caught.value.aside.read_bytes() == raw
        assert store.list() == []
