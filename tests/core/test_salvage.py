"""Damaged saves: they are there at every start, and as much of them as can be read becomes a match again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boardroom.core.files import BrokenSave, put_back
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import FORMAT, Player, Record
from boardroom.core.salvage import salvage
from boardroom.core.store import Store
from boardroom.games import game
from tests.core.test_match import settle, toy
from tests.core.test_store import lookup, path_of
from tests.core.toy import PASS


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves", lookup)


def again(store: Store) -> Store:
    """Start another time."""
    return Store(store.folder, lookup)


def kept(store: Store, passes: int = 3) -> Record:
    """Save a match once, so that there is no version before it."""
    match = toy(rounds=4)
    for _ in range(passes):
        settle(match).play(PASS)
    return store.save(match.record())


def tear(path: Path, share: float = 0.5) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: int(len(raw) * share)])


# ---------------------------------------------------------------- it stays visible


def test_a_damaged_save_is_told_of_at_every_start(store: Store) -> None:
    record = kept(store)
    tear(path_of(store, record.id))
    for start in (store, again(store), again(store)):
        assert start.list() == []
        [damaged] = start.damaged()
        assert (damaged.path, damaged.kind, damaged.rescued) == (path_of(store, record.id), "torn", False)
        assert damaged.aside is not None
        assert damaged.aside.name == f"{record.id}.boardroom.broken-1"


def test_a_version_before_that_was_used_is_said(store: Store) -> None:
    record = kept(store)
    store.save(record)
    path_of(store, record.id).write_bytes(b"{")
    assert [summary.id for summary in store.list()] == [record.id]
    assert [(damaged.kind, damaged.rescued) for damaged in again(store).damaged()] == [("torn", True)]


def test_a_save_with_a_broken_backup_is_one_trouble(store: Store) -> None:
    record = store.save(kept(store))
    path = path_of(store, record.id)
    path.write_bytes(b"{")
    path.with_name(f"{path.name}.bak").write_bytes(b"")
    assert store.list() == []
    [damaged] = again(store).damaged()
    assert len(store.put_away(damaged)) == 2


@pytest.mark.parametrize("change", [{"format": FORMAT + 1}, {"format": 0}])
def test_a_save_that_stays_where_it_is_is_listed_too(store: Store, change: dict[str, Any]) -> None:
    record = kept(store)
    data = {**record.model_dump(mode="json"), **change}
    path_of(store, record.id).write_text(json.dumps(data), encoding="utf-8")
    for start in (again(store), again(store)):
        assert start.list() == []
        [damaged] = start.damaged()
        assert damaged.kind == ("too-new" if change["format"] else "not-valid")


def test_what_can_not_have_happened_is_named_at_the_next_start(store: Store) -> None:
    record = kept(store)
    data = record.model_dump(mode="json")
    data["log"][7]["text"] = "lay 9"
    path_of(store, record.id).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BrokenSave):
        store.load(record.id)
    assert [damaged.kind for damaged in again(store).damaged()] == ["illegal-log"]


# ---------------------------------------------------------------- what can be done


def test_putting_a_damaged_save_away_can_be_undone(store: Store) -> None:
    record = kept(store)
    tear(path_of(store, record.id))
    store.list()
    [damaged] = store.damaged()
    moved = store.put_away(damaged)
    assert (store.damaged(), again(store).damaged()) == ([], [])
    put_back(moved)
    assert [there.aside for there in store.damaged()] == [damaged.aside]


def test_a_save_of_a_newer_program_can_be_put_away(store: Store) -> None:
    record = kept(store)
    path_of(store, record.id).write_text('{"format": 99}', encoding="utf-8")
    store.list()
    [damaged] = store.damaged()
    store.put_away(damaged)
    assert store.list() == []
    assert store.damaged() == []


def test_what_can_be_read_is_saved_and_the_damaged_put_away(store: Store) -> None:
    record = kept(store)
    tear(path_of(store, record.id), 0.8)
    store.list()
    saved = store.salvage(store.damaged()[0])
    assert saved is not None
    assert (saved.id, saved.origin) == (record.id, "file"), "it went on from before its end: it is no result"
    assert 0 < len(saved.log) < len(record.log)
    assert saved.log == record.log[: len(saved.log)]
    assert store.damaged() == []
    assert [summary.id for summary in again(store).list()] == [record.id]
    assert (store.folder / "deleted" / f"{record.id}.boardroom.broken-1").exists()


def test_beside_a_version_that_was_used_the_salvaged_one_gets_a_name_of_its_own(store: Store) -> None:
    record = store.save(kept(store))
    tear(path_of(store, record.id), 0.8)
    store.list()
    saved = store.salvage(store.damaged()[0])
    assert saved is not None
    assert saved.id != record.id
    assert {summary.id for summary in store.list()} == {record.id, saved.id}


def test_where_nothing_can_be_read_nothing_is_changed(store: Store) -> None:
    record = kept(store)
    path_of(store, record.id).write_bytes(b'{"format": 2, "ga')
    store.list()
    assert store.salvage(store.damaged()[0]) is None
    assert len(store.damaged()) == 1


# ---------------------------------------------------------------- how much can be read


def salvaged(tmp_path: Path, raw: bytes | str) -> Record | None:
    path = tmp_path / "damaged"
    path.write_bytes(raw if isinstance(raw, bytes) else raw.encode())
    return salvage([path], lookup)


@pytest.mark.parametrize("key", ["oxixo", "zug", "switcher"])
def test_a_save_torn_anywhere_gives_the_longest_log_before_the_tear(tmp_path: Path, key: str) -> None:
    whole, rng = Match.new(game(key), [Player()] * 2, seed="torn"), Random(1)
    for _ in range(40):
        if whole.turn == CHANCE:
            whole.draw()
        elif whole.turn != NOBODY:
            whole.play(rng.choice(list(whole.game.moves(whole.state))))
    text = whole.record().model_dump_json(indent=1)
    path = tmp_path / "torn"
    start, end = text.index('"log"'), text.index('"assists"')
    lengths = []
    for cut in (*range(start + 40, len(text), (len(text) - start) // 12), len(text) - 1):
        path.write_text(text[:cut], encoding="utf-8")
        record = salvage([path], game)
        assert record is not None
        lengths.append(len(record.log))
        assert record.log == whole.record().log[: len(record.log)]
        assert len(record.log) >= text[:cut].count('"timed_out"', 0, end) - 1
    assert lengths == sorted(lengths)
    assert lengths[-1] == whole.length


@pytest.mark.parametrize(
    ("change", "left"),
    [
        (lambda data: data["log"][7].update(text="lay 9"), 7),
        (lambda data: data["log"][7].update(seat="x"), 7),
        (lambda data: data["log"].insert(3, 7), 3),
        (lambda data: data.update(winners=None, title=5, surprise=1), 10),
        (lambda data: data.update(result="won", winners=[0]), 10),
        (lambda data: data.update(log=7), 0),
        (lambda data: data.pop("seed"), None),
        (lambda data: data.update(game="chess"), None),
        (lambda data: data.update(options={"rounds": 0}), None),
        (lambda data: data.update(format="2"), None),
        (lambda data: data.update(players=[]), None),
    ],
)
def test_what_is_wrong_is_left_out(store: Store, tmp_path: Path, change: Any, left: int | None) -> None:
    data = kept(store).model_dump(mode="json")
    change(data)
    record = salvaged(tmp_path, json.dumps(data))
    assert (None if record is None else len(record.log)) == left
    if record is not None:
        assert (record.result, record.winners) == (None, [])


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'"', b'{"a": "}', b'{"a": [1}]', b"7"])
def test_nothing_is_made_of_nothing(tmp_path: Path, raw: bytes) -> None:
    assert salvaged(tmp_path, raw) is None


def test_a_byte_gone_wrong_costs_what_comes_after_it(store: Store, tmp_path: Path) -> None:
    raw = kept(store).model_dump_json().encode()
    at = raw.index(b'"pass"')
    record = salvaged(tmp_path, raw[: at + 2] + b"\x00" + raw[at + 3 :])
    assert record is not None
    assert len(record.log) == 5


def test_the_better_of_two_files_is_taken(store: Store, tmp_path: Path) -> None:
    text = kept(store).model_dump_json()
    (tmp_path / "a").write_text(text[: text.index('"log"') + 60])
    (tmp_path / "b").write_text(text[:-30])
    record = salvage([tmp_path / "a", tmp_path / "b", tmp_path / "missing"], lookup)
    assert record is not None
    assert len(record.log) == 10
