"""The index of summaries: it saves reading, and nobody notices where it is missing or wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from boardroom.core import catalogue, summaries
from boardroom.core.files import rescue
from boardroom.core.store import Store, Summary
from tests.core.test_match import settle, toy
from tests.core.test_store import path_of, some_record
from tests.core.toy import PASS


@pytest.fixture(autouse=True)
def every_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "NEWS", 1)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the saves that are read from now on."""
    names: list[str] = []

    def note(path: Path, *rest: Any) -> Any:
        names.append(path.name)
        return rescue(path, *rest)

    monkeypatch.setattr(catalogue, "rescue", note)
    return names


def start(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves", index=tmp_path / "cache" / "saves.json")


def test_the_next_start_reads_only_what_has_changed(tmp_path: Path, read: list[str]) -> None:
    store = start(tmp_path)
    one, two = store.save(some_record(title="one")), store.save(some_record(title="two"))
    before = store.list()
    assert len(read) == 2
    read.clear()
    assert start(tmp_path).list() == before
    assert read == []
    store.save(two.model_copy(update={"title": "changed"}))
    store.delete(one.id)
    assert [summary.title for summary in start(tmp_path).list()] == ["changed"]
    assert read == [path_of(store, two.id).name]


def test_everything_that_a_summary_says_comes_back(tmp_path: Path) -> None:
    store = start(tmp_path)
    match = settle(toy())
    match.play(PASS)
    match.assist("hints")
    settle(match).resign()
    store.save(match.record(title="Zoë’s", origin="copy"))
    [summary] = store.list()
    assert (summary.helped, summary.apart, summary.resigned, summary.over) == (True, True, (1,), True)
    assert start(tmp_path).list() == [summary]


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff", b'{"a": 1}', b'{"a": [[1, 2, 3], {"id": "a"}]}'])
def test_a_wrong_index_is_read_over(tmp_path: Path, raw: bytes) -> None:
    store = start(tmp_path)
    record = store.save(some_record())
    store.list()
    (tmp_path / "cache" / "saves.json").write_bytes(raw)
    assert [summary.id for summary in start(tmp_path).list()] == [record.id]
    assert record.id in json.loads((tmp_path / "cache" / "saves.json").read_bytes()), "and written again"


def test_an_index_that_is_no_file_or_can_not_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "cache").write_bytes(b"")
    store = start(tmp_path)
    record = store.save(some_record())
    assert [summary.id for summary in store.list()] == [record.id]


def test_a_few_news_are_not_worth_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summaries, "NEWS", 3)
    store = start(tmp_path)
    for count in (1, 2, 3):
        store.save(some_record())
        store.list()
        assert (tmp_path / "cache").exists() == (count == 3)


def test_the_latest_are_read_first_and_others_may_have_a_turn(tmp_path: Path) -> None:
    store = start(tmp_path)
    titles = ["one", "two", "three"]
    for title in titles:
        store.save(some_record(title=title))
    seen = [(left, [summary.title for summary in store.known()]) for left in store.catch_up()]
    assert seen == [(2, ["three"]), (1, ["three", "two"]), (0, ["three", "two", "one"])]
    assert list(store.catch_up()) == []


def test_a_file_that_stays_unusable_is_read_once(tmp_path: Path, read: list[str]) -> None:
    store = start(tmp_path)
    store.save(some_record())
    path_of(store, "newer").write_text('{"format": 99}')
    store.list()
    read.clear()
    store.list()
    assert read == []
    assert [damaged.kind for damaged in store.damaged()] == ["too-new"]
    path_of(store, "newer").unlink()
    store.list()
    assert store.damaged() == []


def test_a_summary_knows_where_a_match_came_from() -> None:
    record = some_record()
    assert not Summary.of(record).apart
    assert Summary.of(record.model_copy(update={"position": {}})).apart
    assert Summary.of(record.model_copy(update={"origin": "file"})).apart
