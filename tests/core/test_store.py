"""The store: matches come back, whatever else lies in its folder."""

from __future__ import annotations

import errno
import json
import os
import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.files import BrokenSave, backup_of
from boardroom.core.game import Game
from boardroom.core.match import Match
from boardroom.core.record import FORMAT, Player, Record
from boardroom.core.store import SUFFIX, Store
from tests.core.test_match import settle, toy
from tests.core.toy import PASS, Toy, ToyOptions


def lookup(key: str) -> Game:
    return {"toy": Toy()}[key]


@pytest.fixture
def told() -> list[BrokenSave]:
    return []


@pytest.fixture
def store(tmp_path: Path, told: list[BrokenSave]) -> Store:
    return Store(tmp_path / "saves", lookup, told.append)


def path_of(store: Store, match: str) -> Path:
    return store.folder / f"{match}{SUFFIX}"


def full(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def some_record(**changes: Any) -> Record:
    match = settle(toy())
    match.play(PASS, 1.25)
    return match.record(**changes)


# ---------------------------------------------------------------- saving and loading


def test_what_is_saved_is_loaded(store: Store) -> None:
    record = some_record(title="Zoë’s")
    saved = store.save(record)
    assert saved.changed > record.changed
    assert saved == record.model_copy(update={"changed": saved.changed})
    assert store.load(record.id) == saved
    assert Match(Toy(), store.load(record.id)).length == 6


def test_nothing_is_made_before_the_first_save(store: Store) -> None:
    assert store.list() == []
    assert store.interrupted() == []
    store.leave()
    assert not store.folder.exists()
    store.save(some_record())
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(file.stat().st_mode) for file in store.folder.iterdir()] == [0o600]


def test_a_save_is_json_that_people_can_read(store: Store) -> None:
    record = store.save(some_record())
    data = json.loads(path_of(store, record.id).read_text(encoding="utf-8"))
    assert data["format"] == FORMAT
    assert data["log"][-1] == {"seat": 0, "text": "pass", "seconds": 1.25, "timed_out": False}


def test_the_previous_save_is_kept(store: Store) -> None:
    match = settle(toy())
    first = store.save(match.record())
    match.play(PASS)
    store.save(match.record())
    backup = json.loads(backup_of(path_of(store, first.id)).read_text(encoding="utf-8"))
    assert len(backup["log"]) == 5


def test_what_could_not_be_read_again_is_never_written(store: Store) -> None:
    good = store.save(some_record())
    for field, value in (("title", "x" * 81), ("players", []), ("log", [{"seat": 99}]), ("position", object())):
        with pytest.raises(ValueError, match=f"{field}|serialize"):
            store.save(good.model_copy(update={field: value}))
    assert store.load(good.id) == good


def test_a_full_disk_is_an_os_error_and_the_old_save_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    good = store.save(some_record())
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        store.save(good)
    monkeypatch.undo()
    assert store.load(good.id) == good


@pytest.mark.parametrize("match", ["", "../x", "a/b", "A", "x" * 41, "a\0", "nobody-knows"])
def test_what_was_never_saved_is_missing(store: Store, match: str) -> None:
    with pytest.raises(BrokenSave) as caught:
        store.load(match)
    assert caught.value.kind == "missing"


# ---------------------------------------------------------------- broken saves


def test_a_torn_save_gives_the_one_before_it(store: Store, told: list[BrokenSave]) -> None:
    match = settle(toy())
    first = store.save(match.record())
    match.play(PASS)
    store.save(match.record())
    path = path_of(store, first.id)
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2])
    assert store.load(first.id) == first
    [trouble] = told
    assert (trouble.kind, trouble.rescued) == ("torn", True)
    assert trouble.aside is not None
    assert trouble.aside.read_bytes() == raw[: len(raw) // 2]
    assert store.load(first.id) == first
    assert len(told) == 1


@pytest.mark.parametrize(
    ("change", "kind", "detail"),
    [
        (lambda data: data["log"][5].update(text="lay 9"), "illegal-log", "entry 6, 'lay 9'"),
        (lambda data: data["log"][5].update(seat=1), "illegal-log", "entry 6, 'pass'"),
        (lambda data: data["log"].pop(0), "illegal-log", "entry 1"),
        (lambda data: data.update(position={"hands": 1}), "illegal-log", "position: "),
        (lambda data: data.update(options={"rounds": 0}), "illegal-log", "options: rounds"),
        (lambda data: data.update(players=data["players"] * 3), "illegal-log", "6 seats"),
        (lambda data: data["log"][5].update(seat="x"), "not-valid", "log.5.seat: "),
        (lambda data: data.update(winners=None), "not-valid", "winners: "),
        (lambda data: data.pop("seed"), "not-valid", "seed: Field required"),
    ],
)
def test_a_save_that_cannot_be_true_is_kept_aside(
    store: Store, told: list[BrokenSave], change: Any, kind: str, detail: str
) -> None:
    good, bad = store.save(some_record()), store.save(some_record())
    data = bad.model_dump(mode="json")
    change(data)
    path_of(store, bad.id).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BrokenSave) as caught:
        store.load(bad.id)
    assert caught.value.kind == kind
    assert detail in caught.value.detail
    assert caught.value.aside is not None
    assert json.loads(caught.value.aside.read_text(encoding="utf-8")) == data
    assert store.load(good.id) == good
    assert [summary.id for summary in store.list()] == [good.id]


def test_whatever_a_game_makes_of_hostile_data_is_an_illegal_log(tmp_path: Path) -> None:
    class Careless(Toy):
        def load(self, data: Any, seats: int, options: ToyOptions) -> Any:
            return data["hands"][99]

    store = Store(tmp_path, lambda _: Careless())
    record = store.save(some_record().model_copy(update={"position": {"hands": []}}))
    with pytest.raises(BrokenSave, match="illegal-log: IndexError"):
        store.load(record.id)


@pytest.mark.parametrize(
    ("changes", "kind"), [({"format": FORMAT + 1}, "too-new"), ({"game": "chess"}, "unknown-game")]
)
def test_saves_of_a_newer_program_stay(store: Store, changes: dict[str, Any], kind: str) -> None:
    record = store.save(some_record())
    path = path_of(store, record.id)
    path.write_text(json.dumps({**record.model_dump(mode="json"), **changes}), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BrokenSave) as caught:
        store.load(record.id)
    assert (caught.value.kind, caught.value.aside) == (kind, None)
    assert path.read_bytes() == before


def test_without_a_look_at_the_games_only_the_form_is_checked(tmp_path: Path) -> None:
    store = Store(tmp_path)
    record = store.save(some_record().model_copy(update={"game": "chess"}))
    assert store.load(record.id) == record


# ---------------------------------------------------------------- the list


def test_the_list_shows_the_latest_first(store: Store) -> None:
    one, two, three = (store.save(some_record(title=title)) for title in ("one", "two", "three"))
    assert [summary.title for summary in store.list()] == ["three", "two", "one"]
    store.save(one)
    assert [summary.id for summary in store.list()] == [one.id, three.id, two.id]
    summary = store.list()[0]
    assert (summary.game, summary.moves, summary.over, summary.winners) == ("toy", 1, False, ()), "draws are no moves"
    assert summary.players == (Player(name="P1"), Player(name="P2"))


def test_the_list_knows_what_has_changed(store: Store) -> None:
    match = settle(toy())
    store.save(match.record())
    assert store.list() == store.list()
    match.resign()
    store.save(match.record())
    [summary] = store.list()
    assert (summary.over, summary.winners, summary.moves) == (True, (1,), 1)


def test_no_file_spoils_the_list(store: Store, told: list[BrokenSave], tmp_path: Path) -> None:
    good = store.save(some_record())
    for name, raw in {
        "torn": b'{"format": 1',
        "empty": b"",
        "letter": b"Dear Ana,\n",
        "pickle": b"\x80\x04\x95\x1a\0.",
        "deep": b"[" * 100_000,
        "wrong": b'{"format": 1, "log": 7}',
        "naive": json.dumps({**good.model_dump(mode="json"), "changed": "2024-01-01T00:00:00"}).encode(),
        "newer": b'{"format": 99}',
    }.items():
        path_of(store, name).write_bytes(raw)
    path_of(store, "huge").write_bytes(b" " * 5_000_000)
    path_of(store, "folder").mkdir()
    path_of(store, "loop").symlink_to(path_of(store, "loop"))
    path_of(store, "nowhere").symlink_to(tmp_path / "gone")
    path_of(store, "endless").symlink_to("/dev/zero")
    os.mkfifo(path_of(store, "pipe"))
    (store.folder / "Not an id.boardroom").write_bytes(b"x")
    (store.folder / "notes.txt").write_bytes(b"x")
    assert [summary.id for summary in store.list()] == [good.id]
    kinds = {trouble.path.name.removesuffix(SUFFIX): trouble.kind for trouble in told}
    assert kinds == {
        "torn": "torn",
        "empty": "torn",
        "letter": "not-json",
        "pickle": "not-json",
        "deep": "not-valid",
        "wrong": "not-valid",
        "naive": "not-valid",
        "newer": "too-new",
        "huge": "too-big",
        "folder": "not-a-file",
        "loop": "unreadable",
        "nowhere": "missing",
        "endless": "not-a-file",
        "pipe": "not-a-file",
    }
    assert [summary.id for summary in store.list()] == [good.id]
    assert len(told) == 14, "each trouble is told once"
    assert (store.folder / "pipe.boardroom.broken-1").is_fifo()


def test_the_list_takes_the_backup_of_a_torn_save(store: Store, told: list[BrokenSave]) -> None:
    record = store.save(store.save(some_record()))
    path_of(store, record.id).write_bytes(b"{")
    assert [summary.id for summary in store.list()] == [record.id]
    assert [trouble.rescued for trouble in told] == [True]
    path_of(store, record.id).unlink()
    assert [summary.id for summary in store.list()] == [record.id]


def test_a_folder_that_is_none_is_empty(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    assert Store(tmp_path / "saves").list() == []


def test_a_copy_under_another_name_is_another_match(store: Store) -> None:
    record = store.save(some_record())
    path_of(store, "copy").write_bytes(path_of(store, record.id).read_bytes())
    copy = store.load("copy")
    assert copy.id == "copy"
    store.save(copy.model_copy(update={"title": "changed"}))
    assert store.load(record.id) == record


# ---------------------------------------------------------------- deleting


def test_a_deleted_match_is_gone_and_can_be_brought_back(store: Store, told: list[BrokenSave]) -> None:
    other = store.save(some_record())
    record = store.save(store.save(some_record()))
    store.delete(record.id)
    assert [summary.id for summary in store.list()] == [other.id]
    with pytest.raises(BrokenSave):
        store.load(record.id)
    store.restore(record.id)
    assert store.load(record.id) == record
    assert backup_of(path_of(store, record.id)).exists()
    assert not told


def test_bringing_back_never_covers_a_newer_save(store: Store) -> None:
    record = store.save(some_record())
    store.delete(record.id)
    newer = store.save(record.model_copy(update={"title": "newer"}))
    with pytest.raises(FileExistsError):
        store.restore(record.id)
    assert store.load(record.id) == newer


def test_deleting_what_is_not_there_is_no_trouble(store: Store) -> None:
    store.delete("nothing")
    assert store.list() == []
    with pytest.raises(BrokenSave, match="missing"):
        store.delete("../x")


# ---------------------------------------------------------------- files anywhere


def test_a_match_can_be_taken_anywhere(store: Store, tmp_path: Path) -> None:
    record, path = some_record(title="mine"), tmp_path / "my match.boardroom"
    store.write_file(path, record)
    assert store.read_file(path) == record.model_copy(update={"origin": "file"})
    assert sorted(file.name for file in tmp_path.iterdir()) == ["my match.boardroom"]


def test_a_file_from_elsewhere_never_covers_a_save(store: Store, tmp_path: Path) -> None:
    record, path = store.save(some_record()), tmp_path / "x.boardroom"
    store.write_file(path, record)
    read = store.read_file(path)
    assert read.id != record.id
    assert read == record.model_copy(update={"id": read.id, "origin": "file"})


def test_saving_as_through_a_link_writes_what_it_leads_to(store: Store, tmp_path: Path) -> None:
    (tmp_path / "real.boardroom").write_bytes(b"old")
    (tmp_path / "link.boardroom").symlink_to(tmp_path / "real.boardroom")
    store.write_file(tmp_path / "link.boardroom", some_record())
    assert (tmp_path / "link.boardroom").is_symlink()
    assert store.read_file(tmp_path / "real.boardroom").game == "toy"


@pytest.mark.parametrize(
    ("raw", "kind"),
    [(b"", "torn"), (b"hello", "not-json"), (b"[]", "not-valid"), (b'{"format": 5}', "too-new"), (b"\xff", "not-json")],
)
def test_somebody_elses_file_is_left_alone(store: Store, tmp_path: Path, raw: bytes, kind: str) -> None:
    path = tmp_path / "x.boardroom"
    path.write_bytes(raw)
    with pytest.raises(BrokenSave) as caught:
        store.read_file(path)
    assert (caught.value.kind, caught.value.path, caught.value.aside) == (kind, path, None)
    assert path.read_bytes() == raw


def test_an_illegal_log_from_elsewhere_names_the_entry(store: Store, tmp_path: Path) -> None:
    record = some_record()
    record.log.append(record.log[-1])
    store.write_file(tmp_path / "x.boardroom", record)
    with pytest.raises(BrokenSave, match=r"illegal-log: entry 7, 'pass'"):
        store.read_file(tmp_path / "x.boardroom")


def test_saving_as_where_it_cannot_be_is_an_os_error(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "folder.boardroom").mkdir()
    for path in (tmp_path / "file" / "x.boardroom", tmp_path / "folder.boardroom"):
        with pytest.raises(OSError, match=r"directory|exists"):
            store.write_file(path, some_record())


# ---------------------------------------------------------------- the match at the table


def test_whoever_reads_sees_what_was_just_saved(store: Store) -> None:
    match = settle(toy())
    name = match.record().id
    store.autosave(match.record())
    assert len(store.load(name).log) == 5
    match.play(PASS)
    store.autosave(match.record())
    assert [summary.moves for summary in store.list()] == [1]
    settle(match).play(PASS)
    store.autosave(match.record())
    store.delete(name)
    assert store.list() == []
    store.leave()


def test_what_could_not_be_written_is_there_all_the_same_and_written_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = settle(toy())
    store.autosave(match.record())
    store.flush()
    monkeypatch.setattr(os, "fsync", full)
    match.play(PASS)
    store.autosave(match.record())
    store.leave()
    [(name, kept)] = store.unsaved.items()
    assert isinstance(kept.error, OSError)
    assert len(store.load(name).log) == 6, "who comes back to it finds every move"
    assert [summary.moves for summary in store.list()] == [1]
    assert len(Store(store.folder).load(name).log) == 5, "on disk is the one before"
    monkeypatch.undo()
    store.retry()
    store.flush()
    assert not store.unsaved
    assert len(Store(store.folder).load(name).log) == 6
    store.leave()


def test_a_deleted_match_is_not_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)
    record = some_record()
    store.autosave(record)
    store.delete(record.id)
    monkeypatch.undo()
    store.retry()
    assert store.list() == []


def test_deleting_where_a_file_stands_in_place_of_the_folder_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"")
    Store(tmp_path / "saves").delete("nothing")


def test_a_table_left_in_order_is_not_offered_again(store: Store) -> None:
    store.autosave(some_record())
    store.leave()
    assert Store(store.folder).interrupted() == []
    assert len(store.list()) == 1


def test_a_run_that_goes_on_is_not_interrupted(store: Store) -> None:
    store.autosave(some_record())
    assert Store(store.folder).interrupted() == []
    assert store.interrupted() == []


def test_the_dates_are_in_order(store: Store) -> None:
    before = datetime.now(UTC)
    saved = store.save(some_record())
    assert before <= saved.changed <= datetime.now(UTC)
