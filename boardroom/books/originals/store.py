"""The original booklets that people have added: each whole in a folder of its own, or not there at all."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from operator import itemgetter
from pathlib import Path
from time import time
from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import ConfigDict, Field, ValidationError, model_validator

from boardroom import paths
from boardroom.books.originals.file_kinds import BIGGEST, Sniffed, sniff
from boardroom.books.originals.pdf_pages import MOST_PAGES, PdfPages
from boardroom.books.originals.reading_process import ReadingProcess
from boardroom.books.originals.recognition import Recognised, own_title, recognise
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.text_reading import bits
from boardroom.books.rulebook.book import Section
from boardroom.books.rulebook.library import library
from boardroom.core.files import STALE, atomic_write, make_folder
from boardroom.core.json_input import Flaw, read_json
from boardroom.core.record import PLAIN, Id, Moment, Part, is_id, is_key, new_id, now

OriginalKind = Literal["text", "markdown", "pdf", "pictures"]

ABOUT: Final = "about.json"
REMOVED: Final = "removed"  # a folder beside those of the games
KEPT: Final = 30 * 24 * 3600  # seconds that a removed booklet can be brought back for
MOST_FILES: Final = 400
MOST_TEXT_PAGES: Final = 100_000
ABOUT_LIMIT: Final = 100_000  # bytes
TITLE: Final = 80  # letters
PICTURES: Final = (".png", ".jpg", ".jpeg")
ENDINGS: Final = (".txt", ".md", ".markdown", ".pdf", *PICTURES)  # of files that are offered; any may be tried

_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NAMES: Final = {"text": "booklet.txt", "markdown": "booklet.md", "pdf": "booklet.pdf"}
_DIGITS: Final = re.compile(r"(\d+)")


class Original(Part):
    """What is known of a booklet. The names of its files are ours; `source` is what it was called."""

    model_config = ConfigDict(defer_build=False)  # its first use may be in two threads at once

    format: Literal[1] = 1
    id: Id = Field(default_factory=new_id)
    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
    title: Annotated[str, Field(min_length=1, max_length=TITLE, pattern=PLAIN)]
    language: Annotated[str, Field(pattern=r"^([a-z]{2})?$")] = ""
    kind: OriginalKind
    pages: Annotated[int, Field(ge=1, le=MOST_TEXT_PAGES)]
    files: Annotated[
        tuple[Annotated[str, Field(pattern=r"^[a-z0-9-]{1,20}\.[a-z]{2,4}$")], ...],
        Field(min_length=1, max_length=MOST_FILES),
    ]
    source: Annotated[str, Field(max_length=255, pattern=PLAIN)] = ""
    added: Moment = Field(default_factory=now)

    @model_validator(mode="after")
    def _check_files(self) -> Self:
        """Let nobody count on a file or a page that isn't named."""
        if self.kind == "pictures":
            if len(set(self.files)) != self.pages or len(self.files) != self.pages:
                raise ValueError("every page is a file of its own")
        elif self.files != (_NAMES[self.kind],):
            raise ValueError("such a booklet is one file")
        elif self.kind == "pdf" and self.pages > MOST_PAGES:
            raise ValueError("too many pages")
        return self


class Damaged(NamedTuple):
    """A booklet that nothing can be known of: its folder, and what is wrong."""

    game: str
    id: str
    flaw: Flaw


class Draft(NamedTuple):
    """A booklet that was looked at and can be added, with what it may be called."""

    kind: OriginalKind
    files: tuple[Path, ...]  # that are copied; a text is written anew
    kept: tuple[str, ...]  # what they are called then
    text: str
    pages: int
    title: str
    language: str
    source: str
    recognised: Recognised = Recognised()  # as what, by its text


class Looked(NamedTuple):
    """What files turned out to be: the booklets that can be added, and why others can't."""

    drafts: tuple[Draft, ...]
    refused: tuple[RefusedBooklet, ...]


class Originals:
    """A folder of booklets, <game>/<id>/ with what is known of each beside its pages."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.data_dir() / "originals"
        self.reading = ReadingProcess()
        self.pdf = PdfPages(self.reading)

    # ---------------------------------------------------------------- what there is

    def all(self, game: str = "") -> list[Original]:
        """Return the booklets of a game, or all, the oldest first, without those that are damaged."""
        found = [one for home in self._homes(game) if isinstance(one := _known(home), Original)]
        return sorted(found, key=lambda original: (original.game, original.added, original.id))

    def damaged(self, game: str = "") -> list[Damaged]:
        """Return the booklets of a game, or all, that nothing can be known of any more; they can still be removed."""
        return [one for home in self._homes(game) if isinstance(one := _known(home), Damaged)]

    def _homes(self, game: str) -> list[Path]:
        """Return the folders of a game's booklets, or of all; whatever else lies there is none of ours."""
        games = [self.folder / game] if game else self.folder.glob("*")
        return [
            home
            for shelf in games
            if is_key(shelf.name) and shelf.name != REMOVED
            for home in sorted(shelf.glob("*"))
            if is_id(home.name) and os.path.isdir(home)
        ]

    def get(self, game: str, id: str) -> Original:
        """Return one booklet; raise KeyError where there is none."""
        for original in self.all(game):
            if original.id == id:
                return original
        raise KeyError(id)

    def paths(self, original: Original) -> tuple[Path, ...]:
        """Return the files of a booklet, in order."""
        return tuple(self._home(original) / name for name in original.files)

    def text(self, original: Original) -> str:
        """Return the text of a booklet that is text; raise Refused where it has gone."""
        (path,) = self.paths(original)
        return self.reading.ask(path, sniff).text

    def sections(self, original: Original) -> Iterator[tuple[float, Section]]:
        """Yield a booklet that is text bit by bit, as `bits` does; raise Refused where it has gone."""
        (path,) = self.paths(original)
        named = partial(bits, game=original.game, language=original.language, title=original.title)
        return self.reading.stream(path, named)

    # ---------------------------------------------------------------- looking and adding

    def look_at_all(self, given: Sequence[Path]) -> Looked:
        """Look at files of any number of booklets: pictures are the pages of one, anything else is one by itself."""
        pages = [path for path in given if path.suffix.casefold() in PICTURES]
        drafts: list[Draft] = []
        refused: list[RefusedBooklet] = []
        for one in [*([path] for path in given if path not in pages), *([pages] if pages else [])]:
            try:
                drafts.append(self.look_at(one))
            except RefusedBooklet as why:
                refused.append(why)
        return Looked(tuple(drafts), tuple(refused))

    def look_at(self, given: Sequence[Path]) -> Draft:
        """Look at files, or at a folder, that are to be added as one booklet; raise Refused where they can't be."""
        found = self._gathered(given)
        kinds = {"picture" if one.kind in ("png", "jpeg") else one.kind for one in found}
        if kinds == {"text", "markdown"}:
            kinds = {"markdown"}
        if len(kinds) > 1 or (kinds == {"pdf"} and len(found) > 1):
            raise RefusedBooklet("mixed", found[-1].path)
        named = given[0] if len(given) == 1 else found[0].path
        title, files = title_of(named), tuple(one.path for one in found)
        (kind,) = kinds
        if kind == "pdf":
            return self._pdf_draft(files[0], title, named.name)
        if kind == "picture":
            kept = tuple(f"page-{number:03}.{one.kind}" for number, one in enumerate(found, 1))
            return Draft("pictures", files, kept, "", len(files), title, "", named.name)
        text = "\n\f\n".join(one.text for one in found)
        pages = min(max(1, len([page for page in text.split("\f") if page.strip()])), MOST_TEXT_PAGES)
        made: OriginalKind = "markdown" if kind == "markdown" else "text"
        known = recognise(text, library())
        called = _called(text, known) or title
        return Draft(made, (), (_NAMES[made],), text, pages, called, known.language, named.name, known)

    def _pdf_draft(self, path: Path, title: str, source: str) -> Draft:
        pages = len(self.pdf.about(path).sizes)
        self.pdf.image(path, 0, 200)  # what can't show its first page is no booklet
        lines = [line for number in range(min(pages, 8)) for line in self.pdf.text(path, number).lines]
        text = "\n".join(" ".join(word.text for word in line) for line in lines)
        known = recognise(text, library())
        called = _called(text, known) or title
        return Draft("pdf", (path,), (_NAMES["pdf"],), "", pages, called, known.language, source, known)

    def _gathered(self, given: Sequence[Path]) -> Sequence[Sniffed]:
        """Look into all files, page 2 before page 10; of a folder take what is a page."""
        found: list[Sniffed] = []
        for path in sorted(given, key=_natural):
            if not path.is_dir():
                found.append(self._sniffed(path))
                continue
            known = []
            for file in _inside(path):
                with _passing("unknown-kind"):  # a folder may hold other things too
                    known.append(self._sniffed(file))
            if not known:
                raise RefusedBooklet("nothing", path)
            found += known
        if not found:
            raise RefusedBooklet("nothing")
        if len(found) > MOST_FILES:
            raise RefusedBooklet("too-many", found[-1].path, str(len(found)))
        if sum(len(one.text) for one in found) > BIGGEST["text"]:
            raise RefusedBooklet("too-big", found[-1].path, f"{BIGGEST['text'] // 1_000_000} MB")
        return found

    def _sniffed(self, path: Path) -> Sniffed:
        return self.reading.ask(path, sniff)

    def add(self, game: str, draft: Draft, title: str = "", language: str | None = None) -> Original:
        """Keep a booklet: all of it or, where that can't be, nothing; raise Refused."""
        if not is_key(game) or game == REMOVED:
            raise RefusedBooklet("unknown-game", detail=game[:20])
        original = Original(
            game=game,
            title=_plain(title or draft.title, TITLE) or draft.title,
            language=draft.language if language is None else language,
            kind=draft.kind,
            pages=draft.pages,
            files=draft.kept,
            source=_plain(draft.source, 255),
        )
        self._sweep()
        home = self._home(original)
        try:
            with _unfinished(home) as place:
                if draft.kind in ("text", "markdown"):
                    atomic_write(place / draft.kept[0], draft.text.encode())
                for path, name in zip(draft.files, draft.kept, strict=False):
                    _copy(path, place / name)
                atomic_write(place / ABOUT, original.model_dump_json(indent=1).encode())
                os.rename(place, home)
        except OSError as error:
            full = error.errno in _FULL
            raise RefusedBooklet(
                "no-space" if full else "not-kept", self.folder, error.strerror or str(error)
            ) from None
        return original

    # ---------------------------------------------------------------- removing

    def remove(self, original: Original | Damaged) -> None:
        """Put a booklet away; `restore` brings it back. Raise Refused where the folder can't be written to."""
        self._move(self._home(original), self._aside(original))

    def restore(self, original: Original | Damaged) -> None:
        """Bring a removed booklet back; raise Refused where it has gone for good."""
        self._move(self._aside(original), self._home(original))

    def removed(self) -> list[Original]:
        """Return the booklets that can be brought back, the latest first."""
        found = []
        for home in self.folder.glob(f"{REMOVED}/*"):
            game, _, id = home.name.partition("-")
            if is_key(game) and is_id(id) and os.path.isdir(home):
                one = _known(home, Path(game) / id)
                found += [(home.lstat().st_mtime, one)] if isinstance(one, Original) else []
        return [one for _, one in sorted(found, key=itemgetter(0), reverse=True)]

    def _move(self, start: Path, end: Path) -> None:
        try:
            make_folder(end.parent)
            os.rename(start, end)
            os.utime(end)
        except OSError as error:
            raise RefusedBooklet("not-kept", start, error.strerror or str(error)) from None

    # ---------------------------------------------------------------- small helpers

    def _home(self, original: Original | Damaged) -> Path:
        return self.folder / original.game / original.id

    def _aside(self, original: Original | Damaged) -> Path:
        return self.folder / REMOVED / f"{original.game}-{original.id}"

    def _sweep(self) -> None:
        """Throw away what was removed long ago, and what copies that were killed have left."""
        for pattern, age in ((f"{REMOVED}/*", KEPT), ("*/.*.tmp", STALE)):
            for folder in self.folder.glob(pattern):
                with suppress(OSError):
                    if folder.lstat().st_mtime < time() - age:
                        shutil.rmtree(folder)


def _called(text: str, known: Recognised) -> str:
    """Return what a booklet calls itself, or nothing."""
    names = [library().book(known.game, code).title for code in library().languages(known.game)] if known.game else []
    return _plain(own_title(text, names), TITLE)


def title_of(path: Path) -> str:
    """Make a title of a file's name: reglas_oxixo.pdf becomes Reglas oxixo."""
    said = _plain(re.sub(r"[\s_.-]+", " ", path.stem if path.suffix else path.name), TITLE)
    return said[:1].upper() + said[1:] or "Booklet"


def _plain(text: str, longest: int) -> str:
    return re.sub(r"[\x00-\x1f\x7f\ud800-\udfff]+", " ", text).strip()[:longest].strip()


def _known(home: Path, name: Path | None = None) -> Original | Damaged:
    """Return what is known of the booklet in a folder; a copy under another name is another booklet."""
    name = name or home
    try:
        read = Original.model_validate(read_json(home / ABOUT, ABOUT_LIMIT))
    except ValidationError as error:
        return Damaged(name.parent.name, name.name, Flaw.of(error))
    except Flaw as flaw:
        return Damaged(name.parent.name, name.name, flaw)
    return read.model_copy(update={"id": name.name, "game": name.parent.name})


def _inside(folder: Path) -> list[Path]:
    """Return the files of a folder, page 2 before page 10."""
    try:
        inside = sorted((file for file in folder.iterdir() if not file.name.startswith(".")), key=_natural)
    except OSError as error:
        raise RefusedBooklet("unreadable", folder, error.strerror or str(error)) from None
    pages = [file for file in inside if file.is_file()]
    if len(pages) > MOST_FILES:
        raise RefusedBooklet("too-many", folder, str(len(pages)))
    return pages


@contextmanager
def _passing(kind: str) -> Iterator[None]:
    """Let one kind of refusal pass."""
    try:
        yield
    except RefusedBooklet as refused:
        if refused.kind != kind:
            raise


def _natural(path: Path) -> list[tuple[int, int, str]]:
    return [(1, int(part), "") if part.isdigit() else (0, 0, part.casefold()) for part in _DIGITS.split(path.name)]


@contextmanager
def _unfinished(home: Path) -> Iterator[Path]:
    """Lend a folder beside the one that is to be, and leave nothing of it if it doesn't become that."""
    place = home.with_name(f".{home.name}.tmp")
    make_folder(place)
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def _copy(start: Path, end: Path) -> None:
    """Copy a file, and wait until it is on the disk."""
    with start.open("rb") as source, end.open("xb") as target:
        shutil.copyfileobj(source, target, 1 << 20)
        target.flush()
        os.fsync(target.fileno())
