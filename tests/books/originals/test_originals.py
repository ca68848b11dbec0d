"""The original booklets: kept whole, listed, removed and brought back, and refused with a reason."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom import paths
from boardroom.books.originals import store as module
from boardroom.books.originals.command import WORDS
from boardroom.books.originals.file_kinds import BIGGEST
from boardroom.books.originals.pdf_pages import MOST_PAGES
from boardroom.books.originals.refused import KINDS, RefusedBooklet
from boardroom.books.originals.store import ABOUT, KEPT, Original, Originals, title_of
from boardroom.core.files import STALE
from tests.books.originals.papers import make_jpeg, make_pdf, make_png
from tests.books.scanned.test_layout import read

SPANISH = "Cada jugador enciende el faro de su color y mueve los barcos que se ven desde la torre, si puede. " * 3


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Originals]:
    made = Originals(tmp_path / "originals")
    yield made
    made.reading.close()


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    folder = tmp_path / "desk"
    folder.mkdir()
    return folder


def put(folder: Path, name: str, content: bytes | str) -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def refusal(shelf: Originals, *files: Path) -> RefusedBooklet:
    with pytest.raises(RefusedBooklet) as refused:
        shelf.look_at(files)
    assert refused.value.kind in KINDS
    return refused.value


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


# ---------------------------------------------------------------- adding


def test_a_text_is_kept_as_it_is(shelf: Originals, desk: Path) -> None:
    text = read("keepers.txt")
    original = shelf.add("oxixo", shelf.look_at([put(desk, "the_keepers-v2.txt", text)]))
    assert (original.kind, original.title, original.language, original.pages) == (
        "text",
        "The Lighthouse Keepers",
        "en",
        3,
    )
    assert original.source == "the_keepers-v2.txt"
    assert shelf.text(original) == text
    assert Originals(shelf.folder).all("oxixo") == [original]
    assert Originals(shelf.folder).all("zug") == []


def test_title_and_language_can_be_given(shelf: Originals, desk: Path) -> None:
    draft = shelf.look_at([put(desk, "a.md", SPANISH)])
    assert (draft.kind, draft.language) == ("markdown", "es")
    original = shelf.add("oxixo", draft, "  My\nbooklet " + "x" * 100, "")
    assert (original.title[:11], len(original.title), original.language) == ("My booklet ", 80, "")


def test_several_texts_are_pages_of_one(shelf: Originals, desk: Path) -> None:
    files = [put(desk, name, f"Here is the text of {name}.") for name in ("page10.txt", "page9.md", "page1.txt")]
    draft = shelf.look_at(files)
    assert (draft.kind, draft.pages) == ("markdown", 3)
    assert draft.text.split("\n\f\n") == [
        f"Here is the text of {name}." for name in ("page1.txt", "page9.md", "page10.txt")
    ]


def test_pictures_are_kept_in_the_order_of_their_numbers(shelf: Originals, desk: Path) -> None:
    folder = desk / "my scan.v2"
    folder.mkdir()
    for number in (10, 2, 1):
        put(folder, f"p{number}.PNG", make_png(4, 6, grey=number))
    put(folder, "p3.jpg", make_jpeg(4, 6))
    put(folder, ".hidden", "x")
    put(folder, "Thumbs.db", b"\xd0\xcf\x11\xe0")
    (folder / "more").mkdir()
    original = shelf.add("zug", shelf.look_at([folder]))
    assert (original.kind, original.pages, original.language, original.source) == ("pictures", 4, "", "my scan.v2")
    assert original.files == ("page-001.png", "page-002.png", "page-003.jpeg", "page-004.png")
    assert [path.read_bytes() for path in shelf.paths(original)] == [
        make_png(4, 6, grey=1), make_png(4, 6, grey=2), make_jpeg(4, 6), make_png(4, 6, grey=10),
    ]  # fmt: skip


def test_a_pdf_is_kept_with_its_pages_counted(shelf: Originals, desk: Path) -> None:
    raw = make_pdf([[SPANISH[:40], SPANISH[40:98]], ["Los barcos de la torre", "que se ven desde el faro"]])
    original = shelf.add("oxixo", shelf.look_at([put(desk, "Faros.pdf", raw)]))
    assert (original.kind, original.pages, original.title, original.language) == ("pdf", 2, "Faros", "es")
    assert shelf.paths(original)[0].read_bytes() == raw


def test_titles_come_from_names() -> None:
    assert title_of(Path("reglas__de-oxixo.final.pdf")) == "Reglas de oxixo final"
    assert title_of(Path("a folder")) == "A folder"
    assert title_of(Path("__.txt")) == "Booklet"


def test_the_booklets_are_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path))
    assert Originals().folder == tmp_path / "data" / "originals"


# ---------------------------------------------------------------- refusing


def test_every_reason_has_words() -> None:
    assert set(WORDS) == set(KINDS)


@pytest.mark.parametrize(
    ("name", "content", "kind"),
    [
        ("a.txt", b"", "nothing"),
        ("a.gif", b"GIF89a", "unknown-kind"),
        ("a.png", make_png(4, 4)[:-20], "damaged"),
        ("a.pdf", b"%PDF-1.4 and nothing more", "damaged"),
        ("a.pdf", make_pdf([["Hello"]])[:200], "damaged"),
        ("a.pdf", make_pdf([]), "damaged"),
        ("a.pdf", make_pdf([["Hello"]], locked=True), "encrypted"),
        ("a.pdf", make_pdf([[""]] * (MOST_PAGES + 1)), "too-many"),
    ],
)  # fmt: skip
def test_what_is_no_booklet_is_refused(shelf: Originals, desk: Path, name: str, content: bytes, kind: str) -> None:
    path = put(desk, name, content)
    refused = refusal(shelf, path)
    assert (refused.kind, refused.name) == (kind, name)
    assert path.read_bytes() == content
    assert not shelf.folder.exists()


def test_files_that_are_not_there_or_no_files(shelf: Originals, desk: Path) -> None:
    assert refusal(shelf, desk / "nothing.txt").kind == "missing"
    assert refusal(shelf, desk).kind == "nothing"
    assert refusal(shelf).kind == "nothing"
    os.mkfifo(desk / "pipe")
    assert refusal(shelf, desk / "pipe").kind == "unknown-kind"


def test_one_booklet_is_of_one_kind(shelf: Originals, desk: Path) -> None:
    text, pdf = put(desk, "a.txt", "Words enough."), put(desk, "b.pdf", make_pdf([["Hello"]]))
    assert refusal(shelf, text, put(desk, "c.png", make_png(2, 2))).kind == "mixed"
    assert refusal(shelf, pdf, put(desk, "d.pdf", make_pdf([["Hello"]]))).kind == "mixed"


def test_too_many_files(shelf: Originals, desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_FILES", 2)
    pages = [put(desk, f"{number}.png", make_png(2, 2)) for number in range(3)]
    assert refusal(shelf, *pages).kind == "too-many"
    assert refusal(shelf, desk).kind == "too-many"


@pytest.mark.parametrize("game", ["removed", "../x", "", "Chess"])
def test_no_such_game(shelf: Originals, desk: Path, game: str) -> None:
    draft = shelf.look_at([put(desk, "a.txt", "Words enough.")])
    with pytest.raises(RefusedBooklet) as refused:
        shelf.add(game, draft)
    assert refused.value.kind == "unknown-game"


@pytest.mark.parametrize(("number", "kind"), [(errno.ENOSPC, "no-space"), (errno.EROFS, "not-kept")])
def test_where_nothing_can_be_written_nothing_is_left(
    shelf: Originals, desk: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str
) -> None:
    before = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "Words enough.")]))
    kept = everything(shelf.folder)
    draft = shelf.look_at([put(desk, f"{page}.png", make_png(2, 2)) for page in range(3)])

    def full(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RefusedBooklet) as refused:
        shelf.add("oxixo", draft)
    assert refused.value.kind == kind
    assert everything(shelf.folder) == kept
    assert shelf.all() == [before]


# ---------------------------------------------------------------- removing


def test_a_removed_booklet_comes_back_as_it_was(shelf: Originals, desk: Path) -> None:
    first = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "Words enough.")]))
    second = shelf.add("zug", shelf.look_at([put(desk, "b.png", make_png(2, 2))]))
    before = everything(shelf.folder)
    shelf.remove(first)
    assert shelf.all() == [second]
    assert shelf.removed() == [first]
    shelf.restore(first)
    assert shelf.all() == [first, second]
    assert everything(shelf.folder) == before
    assert shelf.get("oxixo", first.id) == first
    with pytest.raises(KeyError):
        shelf.get("oxixo", second.id)


def test_what_has_gone_can_neither_be_removed_nor_restored(shelf: Originals) -> None:
    gone = Original(game="oxixo", title="x", kind="pdf", pages=1, files=("booklet.pdf",))
    for move in (shelf.remove, shelf.restore):
        with pytest.raises(RefusedBooklet) as refused:
            move(gone)
        assert refused.value.kind == "not-kept"


def test_old_remains_are_swept_away(shelf: Originals, desk: Path) -> None:
    draft = shelf.look_at([put(desk, "a.txt", "Words enough.")])
    old, new = shelf.add("oxixo", draft), shelf.add("oxixo", draft)
    shelf.remove(old)
    shelf.remove(new)
    torn = shelf.folder / "oxixo" / ".abc.tmp"
    torn.mkdir()
    for folder, age in ((shelf.folder / "removed" / f"oxixo-{old.id}", KEPT), (torn, STALE)):
        os.utime(folder, (0, os.stat(folder).st_mtime - age - 60))
    shelf.add("oxixo", draft)
    assert shelf.removed() == [new]
    assert not torn.exists()


# ---------------------------------------------------------------- a folder that others have been at


HOSTILE: dict[str, dict[str, object]] = {
    "a file elsewhere": {"files": ["../../secret.txt"]},
    "no file": {"files": []},
    "two texts": {"files": ["booklet.txt", "booklet.txt"]},
    "a text that is called a PDF": {"files": ["booklet.pdf"]},
    "more pages than pictures": {"kind": "pictures", "pages": 3, "files": ["page-001.png"]},
    "fewer pages than pictures": {"kind": "pictures", "pages": 1, "files": ["page-001.png", "page-002.png"]},
    "a picture twice": {"kind": "pictures", "pages": 2, "files": ["page-001.png", "page-001.png"]},
    "a PDF without end": {"kind": "pdf", "pages": 99_999, "files": ["booklet.pdf"]},
    "no pages": {"pages": 0},
    "pages without end": {"pages": 10**30},
    "control characters": {"title": "a\nb"},
    "no title": {"title": ""},
    "another format": {"format": 2},
    "a kind that there is not": {"kind": "film"},
    "another field": {"more": 1},
    "a time that there is not": {"added": "9999-12-31T23:59:59+14:00"},
}


@pytest.mark.parametrize("how", [*HOSTILE, "torn", "missing", "a folder", "a pipe", "too big", "a list", "too deep"])
def test_a_damaged_booklet_harms_no_other_and_can_be_removed(shelf: Originals, desk: Path, how: str) -> None:
    draft = shelf.look_at([put(desk, "a.txt", "Words enough.")])
    good, bad = shelf.add("oxixo", draft), shelf.add("oxixo", draft)
    about = shelf.folder / "oxixo" / bad.id / ABOUT
    raw = about.read_text()
    about.unlink()
    if how in HOSTILE:
        about.write_text(json.dumps(json.loads(raw) | HOSTILE[how]))
    elif how == "a folder":
        about.mkdir()
    elif how == "a pipe":
        os.mkfifo(about)
    elif how != "missing":
        about.write_text({"torn": raw[:40], "too big": raw + " " * 200_000, "a list": "[]"}.get(how, "[" * 5_000))
    (shelf.folder / "oxixo" / "Not an id").mkdir()
    for _ in range(2):  # it is not forgotten once it was told
        assert shelf.all() == [good]
        (found,) = shelf.damaged("oxixo")
        assert (found.game, found.id) == ("oxixo", bad.id)
    assert shelf.damaged("zug") == []
    assert shelf.text(shelf.get("oxixo", good.id)) == "Words enough."
    shelf.remove(found)
    assert shelf.damaged() == []
    assert shelf.removed() == []
    shelf.restore(found)
    assert [one.id for one in shelf.damaged()] == [bad.id]


def test_what_lies_among_the_removed_harms_nobody(shelf: Originals, desk: Path) -> None:
    original = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "Words enough.")]))
    shelf.remove(original)
    for name in ("oxixo", "oxixo-", "-x", "Oxixo-x", "oxixo-Not an id"):
        folder = shelf.folder / "removed" / name
        folder.mkdir()
        (folder / ABOUT).write_bytes((shelf.folder / "removed" / f"oxixo-{original.id}" / ABOUT).read_bytes())
    assert shelf.removed() == [original]


def test_a_text_of_too_many_pages_is_kept(shelf: Originals, desk: Path) -> None:
    original = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "page\f" * 120_000)]))
    assert original.pages == 100_000


def test_texts_that_are_too_big_together_are_refused(shelf: Originals, desk: Path) -> None:
    half = "a word " * (BIGGEST["text"] // 12)
    assert refusal(shelf, put(desk, "a.txt", half), put(desk, "b.txt", half)).kind == "too-big"


def test_a_copy_of_a_folder_is_another_booklet(shelf: Originals, desk: Path) -> None:
    original = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "Words enough.")]))
    os.rename(shelf.folder / "oxixo" / original.id, shelf.folder / "oxixo" / "copy-of-it")
    assert [(found.id, shelf.text(found)) for found in shelf.all()] == [("copy-of-it", "Words enough.")]


def test_a_text_that_has_gone_is_refused(shelf: Originals, desk: Path) -> None:
    original = shelf.add("oxixo", shelf.look_at([put(desk, "a.txt", "Words enough.")]))
    shelf.paths(original)[0].unlink()
    with pytest.raises(RefusedBooklet) as refused:
        shelf.text(original)
    assert refused.value.kind == "missing"
