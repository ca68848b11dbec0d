"""The original booklets that people have added: each whole in a folder of its own, or not there at all."""

from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import time
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import ConfigDict, Field, ValidationError

from boardroom import paths
from boardroom.books.pdf_pages import PdfPages
from boardroom.books.refused import Refused
from boardroom.books.sniffing import Sniffed, sniff
from boardroom.books.tongues import language_of
from boardroom.core.files import STALE, BrokenSave, Tell, atomic_write, make_folder, rescue, warn
from boardroom.core.reading import Flaw
from boardroom.core.record import ID, PLAIN, Moment, Part, new_id, now

OriginalKind = Literal["text", "markdown", "pdf", "pictures"]

ABOUT: Final = "about.json"
REMOVED: Final = "removed"  # a folder beside those of the games
KEPT: Final = 30 * 24 * 3600  # seconds that a removed booklet can be brought back for
MOST_FILES: Final = 400
TITLE: Final = 80  # letters

_GAME: Final = re.compile(r"[a-z]{1,20}")
_FULL: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NAMES: Final = {"text": "booklet.txt", "markdown": "booklet.md", "pdf": "booklet.pdf"}
_DIGITS: Final = re.compile(r"(\d+)")


class Original(Part):
    """What is known of a booklet. The names of its files are ours; `source` is what it was called."""

    model_config = ConfigDict(defer_build=False)  # its first use may be in two threads at once

    format: Literal[1] = 1
    id: Annotated[str, Field(pattern=ID)] = Field(default_factory=new_id)
    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
    title: Annotated[str, Field(min_length=1, max_length=TITLE, pattern=PLAIN)]
    language: Annotated[str, Field(pattern=r"^([a-z]{2})?$")] = ""
    kind: OriginalKind
    pages: Annotated[int, Field(ge=1, le=100_000)]
    files: Annotated[tuple[Annotated[str, Field(pattern=r"^[a-z0-9-]{1,20}\.[a-z]{2,4}$")], ...], Field(min_length=1)]
    source: Annotated[str, Field(max_length=255, pattern=PLAIN)] = ""
    added: Moment = Field(default_factory=now)


class Draft(NamedTuple):
    """A booklet that was looked at and can be added, with what it may be called."""

    kind: OriginalKind
    files: tuple[Path, ...]
    text: str
    pages: int
    title: str
    language: str
    source: str


class Originals:
    """A folder of booklets, <game>/<id>/ with what is known of each beside its pages."""

    def __init__(self, folder: Path | None = None, pdf: PdfPages | None = None, tell: Tell = warn) -> None:
        self.folder = folder or paths.data_dir() / "originals"
        self.pdf = pdf or PdfPages()
        self._tell = tell

    # ---------------------------------------------------------------- what there is

    def all(self, game: str = "") -> list[Original]:
        """Return the booklets of a game, or all, the oldest first; what can't be read is told of and left out."""
        found = []
        for about in self.folder.glob(f"{game or '*'}/*/{ABOUT}"):
            home = about.parent
            if home.parent.name == REMOVED or not re.fullmatch(ID, home.name):
                continue
            try:
                found.append(rescue(about, partial(_read, home)))
            except BrokenSave as trouble:
                self._tell(trouble)
        return sorted(found, key=lambda original: (original.game, original.added, original.id))

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
        return sniff(path).text

    # ---------------------------------------------------------------- looking and adding

    def look_at(self, given: Sequence[Path]) -> Draft:
        """Look at files, or at a folder, that are to be added as one booklet; raise Refused where they can't be."""
        found = _gathered(given)
        kinds = {"picture" if one.kind in ("png", "jpeg") else one.kind for one in found}
        if kinds == {"text", "markdown"}:
            kinds = {"markdown"}
        if len(kinds) > 1 or (kinds == {"pdf"} and len(found) > 1):
            raise Refused("mixed", found[-1].path)
        named = given[0] if len(given) == 1 else found[0].path
        title, files = title_of(named), tuple(one.path for one in found)
        (kind,) = kinds
        if kind == "pdf":
            return self._pdf_draft(files[0], title, named.name)
        if kind == "picture":
            return Draft("pictures", files, "", len(files), title, "", named.name)
        text = "\n\f\n".join(one.text for one in found)
        pages = len([page for page in text.split("\f") if page.strip()])
        made: OriginalKind = "markdown" if kind == "markdown" else "text"
        return Draft(made, (), text, max(1, pages), title, language_of(text), named.name)

    def _pdf_draft(self, path: Path, title: str, source: str) -> Draft:
        pages = len(self.pdf.about(path).sizes)
        self.pdf.image(path, 0, 200)  # what can't show its first page is no booklet
        words = [
            word.text for number in range(min(pages, 8)) for line in self.pdf.text(path, number).lines for word in line
        ]
        return Draft("pdf", (path,), "", pages, title, language_of(" ".join(words)), source)

    def add(self, game: str, draft: Draft, title: str = "", language: str | None = None) -> Original:
        """Keep a booklet: all of it or, where that can't be, nothing; raise Refused."""
        if not _GAME.fullmatch(game) or game == REMOVED:
            raise Refused("unknown-game", detail=game[:20])
        if draft.kind == "pictures":
            kept = tuple(f"page-{number:03}.{sniff(path).kind}" for number, path in enumerate(draft.files, 1))
        else:
            kept = (_NAMES[draft.kind],)
        original = Original(
            game=game,
            title=_plain(title or draft.title, TITLE) or draft.title,
            language=draft.language if language is None else language,
            kind=draft.kind,
            pages=draft.pages,
            files=kept,
            source=_plain(draft.source, 255),
        )
        self._sweep()
        home = self._home(original)
        try:
            with _unfinished(home) as place:
                if draft.kind in ("text", "markdown"):
                    atomic_write(place / kept[0], draft.text.encode())
                for path, name in zip(draft.files, kept, strict=False):
                    _copy(path, place / name)
                atomic_write(place / ABOUT, original.model_dump_json(indent=1).encode())
                os.rename(place, home)
        except OSError as error:
            full = error.errno in _FULL
            raise Refused("no-space" if full else "not-kept", self.folder, error.strerror or str(error)) from None
        return original

    # ---------------------------------------------------------------- removing

    def remove(self, original: Original) -> None:
        """Put a booklet away; `restore` brings it back. Raise Refused where the folder can't be written to."""
        self._move(self._home(original), self._aside(original))

    def restore(self, original: Original) -> None:
        """Bring a removed booklet back; raise Refused where it has gone for good."""
        self._move(self._aside(original), self._home(original))

    def removed(self) -> list[Original]:
        """Return the booklets that can be brought back, the latest first."""
        found = []
        for about in self.folder.glob(f"{REMOVED}/*/{ABOUT}"):
            game, _, id = about.parent.name.partition("-")
            with suppress(Flaw):
                found.append(rescue(about, partial(_read, Path(game) / id)))
        return sorted(found, key=lambda original: self._aside(original).stat().st_mtime, reverse=True)

    def _move(self, start: Path, end: Path) -> None:
        try:
            make_folder(end.parent)
            os.rename(start, end)
            os.utime(end)
        except OSError as error:
            raise Refused("not-kept", start, error.strerror or str(error)) from None

    # ---------------------------------------------------------------- small helpers

    def _home(self, original: Original) -> Path:
        return self.folder / original.game / original.id

    def _aside(self, original: Original) -> Path:
        return self.folder / REMOVED / f"{original.game}-{original.id}"

    def _sweep(self) -> None:
        """Throw away what was removed long ago, and what copies that were killed have left."""
        for pattern, age in ((f"{REMOVED}/*", KEPT), ("*/.*.tmp", STALE)):
            for folder in self.folder.glob(pattern):
                with suppress(OSError):
                    if folder.lstat().st_mtime < time() - age:
                        shutil.rmtree(folder)


def title_of(path: Path) -> str:
    """Make a title of a file's name: reglas_oxixo.pdf becomes Reglas oxixo."""
    said = _plain(re.sub(r"[\s_.-]+", " ", path.stem if path.suffix else path.name), TITLE)
    return said[:1].upper() + said[1:] or "Booklet"


def _plain(text: str, longest: int) -> str:
    return re.sub(r"[\x00-\x1f\x7f\ud800-\udfff]+", " ", text).strip()[:longest].strip()


def _read(home: Path, data: object) -> Original:
    """Return what a file says of the booklet in its folder; a copy under another name is another booklet."""
    try:
        read = Original.model_validate(data)
    except ValidationError as error:
        raise Flaw.of(error) from None
    return read.model_copy(update={"id": home.name, "game": home.parent.name})


def _gathered(given: Sequence[Path]) -> Sequence[Sniffed]:
    """Look into all files, page 2 before page 10; of a folder take what is a page."""
    found: list[Sniffed] = []
    for path in sorted(given, key=_natural):
        if not path.is_dir():
            found.append(sniff(path))
            continue
        try:
            inside = sorted((file for file in path.iterdir() if not file.name.startswith(".")), key=_natural)
        except OSError as error:
            raise Refused("unreadable", path, error.strerror or str(error)) from None
        pages = [file for file in inside if file.is_file()]
        if len(pages) > MOST_FILES:
            raise Refused("too-many", path, str(len(pages)))
        known = []
        for file in pages:
            with _passing("unknown-kind"):  # a folder may hold other things too
                known.append(sniff(file))
        if not known:
            raise Refused("nothing", path)
        found += known
    if not found:
        raise Refused("nothing")
    if len(found) > MOST_FILES:
        raise Refused("too-many", found[-1].path, str(len(found)))
    return found


@contextmanager
def _passing(kind: str) -> Iterator[None]:
    """Let one kind of refusal pass."""
    try:
        yield
    except Refused as refused:
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
