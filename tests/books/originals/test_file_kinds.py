"""What a file is, looked at in this process: every kind that is read, and why another is of no use."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from boardroom.books.originals.file_kinds import BIGGEST, CHUNKS, sniff
from boardroom.books.originals.refused import RefusedBooklet
from tests.books.originals.papers import make_jpeg, make_pdf, make_png


def put(folder: Path, name: str, content: bytes) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def refusal(path: Path) -> RefusedBooklet:
    with pytest.raises(RefusedBooklet) as refused:
        sniff(path)
    assert refused.value.path == path
    return refused.value


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_texts_of_every_usual_coding_are_read(tmp_path: Path, code: str) -> None:
    path = put(tmp_path, "a.txt", "¿Quién enciende el faro? El más pequeño.".encode(code))
    assert sniff(path).text == "¿Quién enciende el faro? El más pequeño."


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a", b"Words without a name for them.", "text"),
        ("a.MD", b"# Words", "markdown"),
        ("a.txt", make_png(4, 4), "png"),
        ("a.png", make_jpeg(4, 4), "jpeg"),
        ("a.jpg", make_jpeg(4, 4).replace(b"\xff\xdb", b"\xff\xff\xff\xdb"), "jpeg"),
        ("a.txt", b"\n" + make_pdf([["Hello"]]), "pdf"),
    ],
)
def test_a_file_is_what_is_in_it(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    found = sniff(put(tmp_path, name, content))
    assert (found.kind, bool(found.text)) == (kind, kind in ("text", "markdown"))


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.txt", b"", "nothing"),
        ("a.txt", b" \n\0\n", "nothing"),
        ("a.txt", bytes(range(256)) * 4, "not-text"),
        ("a.md", b"\xff\xfe\x00", "not-text"),
        ("a.txt", b"0123456789" * 50, "not-text"),
        ("a", bytes(range(256)) * 4, "unknown-kind"),
        ("a.docx", b"PK\x03\x04" + b"x" * 100, "unknown-kind"),
        ("a.gif", b"GIF89a", "unknown-kind"),
        ("a.txt", b"a" * (BIGGEST["text"] + 1), "too-big"),
        ("a.png", make_png(4, 4)[:-20], "damaged"),
        ("a.png", make_png(4, 4).replace(b"IDAT", b"IDAX"), "damaged"),
        ("a.png", make_png(4, 4, claim=(0, 4)), "damaged"),
        ("a.png", make_png(4, 4, empty=CHUNKS), "damaged"),
        ("a.png", make_png(4, 4, claim=(20_000, 20_000)), "too-large"),
        ("a.png", make_png(4, 4, claim=(40_000, 2)), "too-large"),
        ("a.jpg", make_jpeg(4, 4)[:-2], "damaged"),
        ("a.jpg", make_jpeg(4, 4)[:30], "damaged"),
        ("a.jpg", make_jpeg(4, 4).replace(b"\xff\xdb", b"\xf0\xdb"), "damaged"),
        ("a.jpg", make_jpeg(60_000, 60_000), "too-large"),
    ],
)  # fmt: skip
def test_what_is_of_no_use_is_refused(tmp_path: Path, name: str, content: bytes, kind: str) -> None:
    assert refusal(put(tmp_path, name, content)).kind == kind


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.txt").kind == "missing"
    os.mkfifo(tmp_path / "pipe")
    assert refusal(tmp_path / "pipe").kind == "unknown-kind"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path, "a.txt", b"words")

    def denied(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(RefusedBooklet) as refused:
        sniff(path)
    assert (refused.value.kind, refused.value.detail) == ("unreadable", "Permission denied")
