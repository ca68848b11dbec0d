"""Laying out a text that came from a scan: what is a heading, a list, a table; and not a word of it is lost."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from boardroom.books.rulebook.book import Block, Book, Kind, Run, Runs, Section, plain
from boardroom.books.scanned.lines import clean, unfold
from boardroom.books.scanned.marks import runs_of
from boardroom.books.scanned.pieces import Gatherer, ScannedPiece, bare, part_glued, shouts
from boardroom.books.scanned.whole import as_it_stands

LONG: Final = 200_000  # letters from which on a text isn't laid out: no booklet has half of that
LINES: Final = 5_000  # likewise
LINE: Final = 10_000  # letters of a line that is one no more
SECTIONS: Final = 400  # whoever finds more has not found headings
PARAGRAPH: Final = 20_000  # letters; longer ones are none
LONGEST: Final = 64  # letters of a heading
PROSE: Final = 70  # letters from which on a paragraph is more than a line

_CAPTION: Final = re.compile(r"(?:fig|figura|figure|abb|ill|foto|photo)s?\.?\s*\d", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"(?:\d{1,2}(?:\.\d{1,2})*\.?|[IVX]{1,5}\.)\s+(?=[^\W\d_])")
_RUN_IN: Final = re.compile(r"([^:]{4,60}?)\s*:\s+(?=\S)")
_LEAD: Final = re.compile(r"([^\W\d_][^:.!?;,*_`\[\]]{0,48}|N\.?\s?B\.?)\s?:(?=\s+\S)")
_LABEL: Final = re.compile(r"\(?\w\s?[)./](?=\s)")
_FRONT: Final = re.compile(r"[^\w¿¡«“\"(\[]+")  # what a heading neither begins nor ends with
_BACK: Final = re.compile(r"[\s:★☆•*=–—-]+")


def lay_out(text: str, game: str, language: str, title: str) -> Book:
    """Return a text as a book of sections; what comes before its first heading stands under its title.

    A text beyond any booklet, such as one without line breaks or of a thousand pages, is shown as it stands.
    """
    if len(text) <= LONG and text.count("\n") <= LINES and max(map(len, text.split("\n"))) <= LINE:
        pieces = Gatherer(unfold(part_glued(clean(text)))).gather()
        book = _Composer(pieces).book(game, language, title)
        if len(book.sections) <= SECTIONS and max((len(piece.text) for piece in pieces), default=0) <= PARAGRAPH:
            return book
    return as_it_stands(text, game, language, title)


class _Composer:
    """Makes sections and blocks of pieces."""

    def __init__(self, pieces: Sequence[ScannedPiece]) -> None:
        self._pieces = pieces
        marked = sum(piece.kind == "heading" for piece in pieces) > 1
        loud = sum(self._loud(piece) for piece in pieces) > 1
        self._loud_level = 2 if marked else 1
        self._quiet_level = 2 if marked or loud else 1
        self._sections: list[tuple[str, int, list[Block]]] = []
        self._count = 0

    def book(self, game: str, language: str, title: str) -> Book:
        """Compose the book."""
        at = 0
        while at < len(self._pieces):
            at = self._place(at, title)
        sections = tuple(
            Section(f"s{number}", heading, level, tuple(blocks))
            for number, (heading, level, blocks) in enumerate(self._sections, 1)
        )
        return Book(game, language, title, sections, {})

    def _place(self, at: int, title: str) -> int:
        """Place a piece, or all items of a list; return which comes next."""
        piece = self._pieces[at]
        if level := self._heading(at):
            self._open(_trimmed(plain(runs_of(piece.text))), level)
            return at + 1
        if piece.kind == "text" and (run_in := self._run_in(piece)):
            self._open(_trimmed(run_in[1]), self._loud_level)
            piece = ScannedPiece("text", piece.text[run_in.end() :])
        if not self._sections:
            self._open(title, 1)
        if piece.kind == "item":
            end = at
            while end < len(self._pieces) and self._pieces[end].kind == "item":
                end += 1
            items = self._pieces[at:end]
            self._block("list", tuple(runs_of(item.text) for item in items), depths=_depths(items))
            return end
        if piece.kind == "table":
            cells = tuple(runs_of(cell) for row in piece.rows for cell in row)
            self._block("table", cells, columns=len(piece.rows[0]))
        elif piece.kind == "step":
            self._block("step", (_with_lead(piece.text),), number=piece.number)
        else:
            self._block("paragraph", (_with_lead(piece.text),))
        return at + 1

    def _open(self, heading: str, level: int) -> None:
        self._sections.append((heading, level, []))

    def _block(
        self, kind: Kind, parts: tuple[Runs, ...], number: int = 0, columns: int = 0, depths: tuple[int, ...] = ()
    ) -> None:
        self._count += 1
        block = Block(f"b{self._count}", kind, "", (), parts, number, columns, depths=depths)
        self._sections[-1][2].append(block)

    # ---------------------------------------------------------------- headings

    def _heading(self, at: int) -> int:
        """Return the level of the heading that a piece is, or 0."""
        piece = self._pieces[at]
        if piece.kind == "heading":
            return 1 if piece.level < 3 else 2
        following = self._pieces[at + 1] if at + 1 < len(self._pieces) else None
        if following is None:
            return 0
        if piece.kind == "step":  # 3. The turn
            title = shouts(piece.text) or (not self._numbered(at - 1) and not self._numbered(at + 1))
            quiet = len(piece.text) < LONGEST // 2 and not piece.text.endswith((".", ",", ";", ":"))
            if title and quiet and _prose(following):
                piece.text = f"{piece.number}. {piece.text}"
                return 1
            return 0
        if piece.kind != "text":
            return 0
        if self._loud(piece):
            return self._loud_level
        return self._quiet_level if _titled(piece.text) and _prose(following) else 0

    def _numbered(self, at: int) -> bool:
        return 0 <= at < len(self._pieces) and self._pieces[at].kind == "step"

    def _loud(self, piece: ScannedPiece) -> bool:
        """Tell whether a piece is a line of capitals."""
        said = bare(piece.text)
        return (
            piece.kind == "text" and len(said) <= LONGEST and shouts(said) and not said.endswith((".", ",", ";", "!"))
        )

    def _run_in(self, piece: ScannedPiece) -> re.Match[str] | None:
        """Return the heading in capitals that a paragraph begins with, before a colon."""
        found = _RUN_IN.match(piece.text)
        return found if found and shouts(found[1]) and len(found[1].split()) > 1 and "*" not in found[1] else None


def _depths(items: Sequence[ScannedPiece]) -> tuple[int, ...]:
    """Return how deep items stand, from how far they are indented; nothing where all stand alike."""
    indents: list[int] = []  # of the items that this one is below of
    depths = []
    for item in items:
        while indents and item.level <= indents[-1] - 2:
            indents.pop()
        if not indents or item.level >= indents[-1] + 2:
            indents.append(item.level)
        depths.append(min(len(indents) - 1, 3))
    return tuple(depths) if any(depths) else ()


def _trimmed(heading: str) -> str:
    front, back = _FRONT.match(heading), _BACK.match(heading[::-1])
    trimmed = heading[front.end() if front else 0 : len(heading) - back.end() if back else None]
    return trimmed or heading


def _titled(text: str) -> bool:
    """Tell whether a line may be a heading that isn't in capitals."""
    said = bare(text)
    if len(said) > LONGEST or len(said.split()) > 8 or _CAPTION.match(said):
        return False
    if _NUMBERED.match(said):
        said = _NUMBERED.sub("", said, count=1)
    whole = re.fullmatch(r"[^.,;:!?@/()\d\"“«]+\??(?:\s?\d)?", said)
    return bool(whole) and said[:1].isupper()


def _prose(piece: ScannedPiece) -> bool:
    """Tell whether a piece is what stands below a heading."""
    if piece.kind in ("item", "step", "table"):
        return True
    said = bare(piece.text)
    return piece.kind == "text" and (len(said) > PROSE or (said.endswith((".", ":")) and " " in said))


# ---------------------------------------------------------------- text


def _with_lead(text: str) -> Runs:
    """Return a paragraph with its label or its first words before a colon in bold, a caption in italics."""
    if _CAPTION.match(bare(text)):
        return runs_of(text, "italic")
    if bare(text).endswith(":") and len(bare(text).split()) < 4:
        return runs_of(text, "bold")
    lead = _LABEL.match(text) or _LEAD.match(text)
    if lead is None or len(lead[0].split()) > 6:
        return runs_of(text)
    return (Run(lead[0], "bold"), *runs_of(text[lead.end() :]))
