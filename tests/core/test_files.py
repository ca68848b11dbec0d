"""Files that survive: atomic writes, distrustful reads, broken files kept aside."""

from __future__ import annotations

import errno
import json
import os
import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest
from pydantic import BaseModel, Field

from boardroom.core.files import BrokenSave, JsonFile, atomic_write, backup_of, keep_aside, rescue, sweep
from boardroom.core.json_input import DEPTH, LIMIT, Flaw, read_json


class Settings(BaseModel):
    """Some settings."""

    name: str = "nobody"
    volume: int = Field(default=5, ge=0, le=10)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ---------------------------------------------------------------- writing


def test_folders_and_files_are_for_the_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "c.json"
    atomic_write(path, b"x")
    assert path.read_bytes() == b"x"
    assert mode(path) == 0o600
    assert [mode(folder) for folder in list(path.parents)[:2]] == [0o700, 0o700]
    assert names(path.parent) == ["c.json"]


def test_a_file_for_others_follows_the_umask(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        atomic_write(tmp_path / "x", b"x", mode=0o666)
    finally:
        os.umask(old)
    assert mode(tmp_path / "x") == 0o640


def test_the_previous_content_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for number in range(4):
        atomic_write(path, b"%d" % number, backup=True)
    assert path.read_bytes() == b"3"
    assert backup_of(path).read_bytes() == b"2"
    assert names(tmp_path) == ["x", "x.bak"]


def test_the_backup_does_not_need_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "x"
    for number in range(3):
        atomic_write(path, b"%d" % number, backup=True)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"2", b"1")


def test_a_backup_that_is_the_same_file_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"1")
    os.link(path, backup_of(path))
    atomic_write(path, b"2", backup=True)
    assert (path.read_bytes(), backup_of(path).read_bytes()) == (b"2", b"1")
    assert names(tmp_path) == ["x", "x.bak"]


def test_a_link_is_replaced_and_what_it_leads_to_is_not_touched(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"mine")
    (tmp_path / "x").symlink_to(other)
    atomic_write(tmp_path / "x", b"new", backup=True)
    assert other.read_bytes() == b"mine"
    assert not (tmp_path / "x").is_symlink()
    assert not backup_of(tmp_path / "x").exists()


@pytest.mark.parametrize("step", ["fsync", "replace", "open"])
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "x"
    atomic_write(path, b"old", backup=True)

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left"):
        atomic_write(path, b"new", backup=True)
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["x"]


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow past a size: for a program the same as a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_no_room_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "x"
    atomic_write(path, b"old")
    with room_for(5000), pytest.raises(OSError, match="too large"):
        atomic_write(path, b"n" * 6000, backup=True)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["x"]


def test_leftovers_of_killed_writes_are_swept_but_not_those_of_others(tmp_path: Path) -> None:
    for name, age in ((".x.boardroom.abc.tmp", 7200), (".y.boardroom.def.tmp", 5), ("z.tmp", 7200)):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (time() - age,) * 2)
    sweep(tmp_path)
    sweep(tmp_path / "nowhere")
    assert names(tmp_path) == [".y.boardroom.def.tmp", "z.tmp"]


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("raw", "kind", "detail"),
    [
        (b"", "torn", ""),
        (b"\0" * 4096, "torn", ""),
        (b'{"a": 1', "torn", "line 1"),
        (b'{"a": tru', "torn", "line 1"),
        (b'{"a": "x', "torn", "line 1"),
        (b'{"a": {"b": 1}', "torn", "line 1"),
        (b'{"a":\n1' + b"\0" * 50, "torn", "line 2"),
        (b'{"a": 1,}', "not-json", "line 1, column"),
        (b'{"a": 1} {"b": 2}', "not-json", "Extra data"),
        (b"{'a': 1}", "not-json", "property name"),
        (b"\x80\x04\x95.", "not-json", "byte 1 is not UTF-8"),
        (b'{"a": "\xff"}', "not-json", "byte 8 is not UTF-8"),
        ('{"a": 1}'.encode("utf-16"), "not-json", "byte 1 is not UTF-8"),
        (b'{"a": NaN}', "not-valid", "NaN is not a number"),
        (b'{"a": -Infinity}', "not-valid", "-Infinity is not a number"),
        (b'{"a": [1, 1e999]}', "not-valid", "a: a number is too big"),
        (b'{"a": ' + b"9" * 5000 + b"}", "not-valid", "Exceeds the limit"),
        (b'{"a": "\\ud800"}', "not-valid", "a: a text holds half a character"),
        (b'{"\\ud800": 1}', "not-valid", "?: a text holds half a character"),
        (b'{"a": {"\\udfff": 1}}', "not-valid", "a: a text holds half a character"),
        (b'{"a": ' + b"[" * 40 + b"]" * 40 + b"}", "not-valid", "a: nested too deeply"),
        (b"[" * 100_000 + b"]" * 100_000, "not-valid", "nested too deeply"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "not-valid", "nested too deeply"),
        (b"[" * 100_000, "not-valid", "nested too deeply"),
        (b'"' + b"x" * LIMIT + b'"', "too-big", "more than"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, raw: bytes, kind: str, detail: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(raw)
    with pytest.raises(Flaw) as caught:
        read_json(path)
    assert caught.value.kind == kind
    assert detail in caught.value.detail
    assert len(caught.value.detail) < 200


@pytest.mark.parametrize(
    ("raw", "data"),
    [
        (b'{"a": 1, "a": 2}', {"a": 2}),
        (b'\xef\xbb\xbf{"a": 1}\r\n', {"a": 1}),
        (b"[]", []),
        (b"7", 7),
        (b'{"a": "\\ud83d\\ude00"}', {"a": "\U0001f600"}),
        (b"[" * (DEPTH - 1) + b"]" * (DEPTH - 1), None),
    ],
)
def test_what_is_only_odd_is_read(tmp_path: Path, raw: bytes, data: Any) -> None:
    path = tmp_path / "x"
    path.write_bytes(raw)
    assert read_json(path) == (json.loads(raw) if data is None else data)


def test_a_folder_a_pipe_and_a_device_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    for name in ("folder", "pipe", "endless"):
        with pytest.raises(Flaw, match="not-a-file"):
            read_json(tmp_path / name)


def test_what_is_not_there_is_missing(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "nowhere").symlink_to("gone")
    for name, kind in (("gone", "missing"), ("nowhere", "missing"), ("loop", "unreadable"), ("a\0b", "unreadable")):
        with pytest.raises(Flaw) as caught:
            read_json(tmp_path / name)
        assert caught.value.kind == kind


def test_no_permission_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*_: Any) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("boardroom.core.json_input.os.open", deny)
    with pytest.raises(Flaw, match="unreadable: Permission denied"):
        read_json(tmp_path / "x")


def test_a_disk_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError(errno.EIO, "Input/output error")

    (tmp_path / "x").write_bytes(b"{}")
    monkeypatch.setattr("boardroom.core.json_input.os.fdopen", fail)
    with pytest.raises(Flaw, match="unreadable: Input/output error"):
        read_json(tmp_path / "x")


# ---------------------------------------------------------------- kept aside, and the backup instead


def test_what_is_kept_aside_never_covers_another(tmp_path: Path) -> None:
    kept = []
    for content in (b"1", b"2", b"3"):
        (tmp_path / "x").write_bytes(content)
        kept.append(keep_aside(tmp_path / "x"))
    assert [path.name for path in kept if path] == ["x.broken-1", "x.broken-2", "x.broken-3"]
    assert [path.read_bytes() for path in kept if path] == [b"1", b"2", b"3"]
    assert keep_aside(tmp_path / "gone") is None


def number(data: Any) -> int:
    if not isinstance(data, int):
        raise Flaw("not-valid", "not a number")
    return data


def test_a_broken_file_is_kept_aside_and_its_backup_used(tmp_path: Path) -> None:
    path, told = tmp_path / "x", list[BrokenSave]()
    path.write_bytes(b"{torn")
    backup_of(path).write_bytes(b"41")
    assert rescue(path, number, told.append) == 41
    [trouble] = told
    assert (trouble.kind, trouble.rescued, trouble.path) == ("torn", True, path)
    assert trouble.aside == tmp_path / "x.broken-1"
    assert trouble.aside.read_bytes() == b"{torn"
    assert rescue(path, number, told.append) == 41, "and all is well again"
    assert len(told) == 1


def test_a_lost_file_comes_back_from_its_backup(tmp_path: Path) -> None:
    path, told = tmp_path / "x", list[BrokenSave]()
    backup_of(path).write_bytes(b"41")
    assert rescue(path, number, told.append) == 41
    assert [(trouble.kind, trouble.rescued, trouble.aside) for trouble in told] == [("missing", True, None)]
    assert path.read_bytes() == b"41"


def test_a_broken_backup_is_kept_aside_too(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b'"no number"')
    backup_of(path).write_bytes(b"{")
    with pytest.raises(BrokenSave) as caught:
        rescue(path, number)
    assert (caught.value.kind, caught.value.detail, caught.value.rescued) == ("not-valid", "not a number", False)
    assert str(caught.value) == "x: not-valid: not a number"
    assert names(tmp_path) == ["x.bak.broken-1", "x.broken-1"]


@pytest.mark.parametrize("kind", ["too-new", "unknown-game", "unreadable"])
def test_a_file_that_may_be_good_stays_where_it_is(tmp_path: Path, kind: str) -> None:
    def refuse(_: Any) -> int:
        raise Flaw(kind, "x")

    path = tmp_path / "x"
    path.write_bytes(b"1")
    backup_of(path).write_bytes(b"2")
    with pytest.raises(BrokenSave) as caught:
        rescue(path, refuse)
    assert caught.value.aside is None
    assert names(tmp_path) == ["x", "x.bak"]


def test_a_folder_that_cannot_be_written_to_still_gives_the_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    path, told = tmp_path / "x", list[BrokenSave]()
    path.write_bytes(b"{")
    backup_of(path).write_bytes(b"41")
    monkeypatch.setattr(os, "rename", refuse)
    monkeypatch.setattr(os, "replace", refuse)
    assert rescue(path, number, told.append) == 41
    assert [(trouble.aside, trouble.rescued) for trouble in told] == [(None, True)]


# ---------------------------------------------------------------- models in files


def test_a_missing_file_means_the_defaults_and_makes_nothing(tmp_path: Path) -> None:
    told: list[BrokenSave] = []
    file = JsonFile(tmp_path / "new" / "settings.json", Settings, told.append)
    assert file.load() == Settings()
    assert not told
    assert not (tmp_path / "new").exists()


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = JsonFile(tmp_path / "settings.json", Settings)
    for volume in (7, 8):
        file.save(Settings(name="Zoë", volume=volume))
    assert file.load() == Settings(name="Zoë", volume=8)
    file.path.write_bytes(b"")
    assert JsonFile(file.path, Settings, lambda _: None).load() == Settings(name="Zoë", volume=7)


@pytest.mark.parametrize("raw", [b"{", b"[]", b'{"volume": 11}', b'{"volume": "loud"}', b"null", b"\xff"])
def test_broken_settings_are_kept_aside_and_the_defaults_used(tmp_path: Path, raw: bytes) -> None:
    told: list[BrokenSave] = []
    file = JsonFile(tmp_path / "settings.json", Settings, told.append)
    file.path.write_bytes(raw)
    assert file.load() == Settings()
    [trouble] = told
    assert trouble.aside is not None
    assert trouble.aside.read_bytes() == raw
    assert file.load() == Settings()
    assert len(told) == 1


def test_without_a_listener_troubles_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "settings.json").write_bytes(b"{")
    backup_of(tmp_path / "settings.json").write_bytes(b"{}")
    JsonFile(tmp_path / "settings.json", Settings).load()
    assert "settings.json: torn: line 1" in caplog.text
    assert "its backup was used" in caplog.text
