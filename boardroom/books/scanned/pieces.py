"""The pieces of a scanned text: paragraphs, items, steps and tables, their wrapped and hyphenated lines joined."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from boardroom.books.rulebook.folding import fold
from boardroom.books.scanned.lines import PAGE, close_marks
from boardroom.books.scanned.marks import glued
from boardroom.books.scanned.tables import MOST_ROWS, Rows, find_table

PieceKind = Literal["text", "heading", "item", "step", "table", "folio"]

BULLETS: Final = "-–—*+•·●○■□▪▫◦‣\u2043►▶➤★☆✓✔✦❖➢→"
HYPHENS: Final = ("-", "\u2010", "¬")
ENDLESS: Final = 4_000  # letters from which on a paragraph doesn't go on over the page
ENDS: Final = (".", "!", "?", ":", "…", ";", "»", "”", '"', ")")  # what the last line of a paragraph may end with

_HASHES: Final = re.compile(r"\s{0,3}(#{1,6})\s+(\S.*?)\s*#*\s*")
_UNDERLINE: Final = re.compile(r"\s*(?:={3,}|-{3,})\s*")
_BULLET: Final = re.compile(rf"(\s*)(?:[{re.escape(BULLETS)}]\s+)+(?:\.\s+)?(?=\S)")
_NUMBER: Final = re.compile(r"\s*\(?([1-9]\d?)(?:[.)]|[°º])\s+(?=\S)")
_LABEL: Final = re.compile(r"\s*\(?(?:[a-z]|[A-H])\s?[).]\s+(?=\S)|\s*[a-zA-H]/\s*(?=\S)")
_FOLIO: Final = re.compile(r"[-–—\s]*\d{1,3}[-–—\s]*")
_LETTERS: Final = re.compile(r"\w+")
_WORD: Final = re.compile(r"[^\W\d_]+(?:[-\u2010][^\W\d_]+)*")
_ORNAMENT: Final = re.compile(rf"\s[{re.escape(BULLETS)}]\s*$")  # also behind it: no item, but a title with stars


@dataclass(slots=True)
class ScannedPiece:
    """One paragraph or the like, as text with its marks."""

    kind: PieceKind
    text: str = ""
    level: int = 0  # of a heading that is marked as one; of an item, how deep it stands
    number: int = 0  # of a step
    rows: Rows = field(default_factory=list)


def bare(text: str) -> str:
    """Return a text without marks around it, to look at how it begins and ends."""
    return text.strip("*_` \t")


def shouts(text: str) -> bool:
    """Tell whether a text is written in capitals."""
    letters = [letter for letter in text if letter.isalpha()]
    return len(letters) > 1 and sum(letter.isupper() for letter in letters) >= len(letters) * 0.85


class Gatherer:
    """Gathers the pieces of a text from its lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        found = set(_WORD.findall("\n".join(lines)))
        self._known = {fold(word) for word in found}  # decides whether a hyphen at a line's end is part of a word
        self.pieces: list[ScannedPiece] = []
        self._body: ScannedPiece | None = None  # the last one that is no folio
        self._number = 0  # of the last step
        self._turned = False  # a page or column has just ended

    def gather(self) -> list[ScannedPiece]:
        """Return all pieces, in order."""
        for chunk in self._chunks():
            if chunk == [PAGE]:
                self._turned = True
                continue
            start, body = len(self.pieces), self._body
            self._chunk(close_marks([_unquoted(line) for line in chunk]))
            if self._turned and len(self.pieces) > start and self.pieces[start].kind != "folio":
                self._go_on(body, start)
        return [piece for piece in self.pieces if piece.rows or any(map(str.isalnum, piece.text))]

    def _chunks(self) -> Iterator[list[str]]:
        """Yield the lines between blank ones."""
        chunk: list[str] = []
        for line in [*self._lines, ""]:
            if line.strip() and line != PAGE:
                chunk.append(line)
                continue
            if chunk:
                yield chunk
                chunk = []
            if line == PAGE:
                yield [PAGE]

    def _is_folio(self, chunk: Sequence[str]) -> bool:
        return len(chunk) == 1 and bool(_FOLIO.fullmatch(chunk[0]))

    def _go_on(self, last: ScannedPiece | None, start: int) -> None:
        """Where a piece goes on with the sentence of the page before, take it over to there."""
        self._turned = False
        piece = self.pieces[start]
        if (
            last is None
            or piece.kind != "text"
            or last.kind not in ("text", "item", "step")
            or len(last.text) > ENDLESS
        ):
            return
        if bare(piece.text)[:1].islower() and not bare(last.text).endswith(ENDS) and not _LABEL.match(piece.text):
            last.text = self._joined([last.text, piece.text])
            del self.pieces[start]
            if self._body is piece:
                self._body = last

    def _add(self, piece: ScannedPiece) -> None:
        self.pieces.append(piece)
        if piece.kind != "folio":
            self._body = piece
        if piece.kind == "step":
            self._number = piece.number

    # ---------------------------------------------------------------- a chunk

    def _chunk(self, lines: list[str]) -> None:
        width = max((len(line.rstrip()) for line in lines), default=0)
        if self._is_folio(lines):
            self._add(ScannedPiece("folio", lines[0].strip()))
            return
        waiting: list[str] = []
        at = 0
        while at < len(lines):
            table = find_table(lines[at : at + MOST_ROWS])
            if table is not None:
                self._flush(waiting)
                self._add(ScannedPiece("table", rows=table.rows))
                at += table.lines
                continue
            heading = _HASHES.fullmatch(lines[at])
            if heading:
                self._flush(waiting)
                self._add(ScannedPiece("heading", heading[2], level=len(heading[1])))
            elif _UNDERLINE.fullmatch(lines[at]) and len(waiting) == 1 and len(bare(waiting[0])) < 80:
                self._add(ScannedPiece("heading", bare(waiting.pop()), level=1 if "=" in lines[at] else 2))
            else:
                if waiting and self._parts(waiting[-1], lines, at, width, first=len(waiting) == 1):
                    self._flush(waiting)
                waiting.append(lines[at])
            at += 1
        self._flush(waiting)

    def _parts(self, line: str, lines: Sequence[str], at: int, width: int, first: bool = False) -> bool:
        """Tell whether a paragraph ends with a line, and the next one begins another."""
        following = lines[at]
        if line.endswith("  ") or _BULLET.match(following) or _LABEL.match(following):
            return True
        if number := _NUMBER.match(following):
            return int(number[1]) in (1, self._last_number(line) + 1) or bare(line).endswith(ENDS)
        here, there = bare(line), bare(following)
        if width and shouts(here) != shouts(there) and (len(here) < 60 or len(there) < 60):
            return (shouts(here) and first) or (shouts(there) and here.endswith(ENDS))
        if width and shouts(here) and shouts(there) and here.endswith(("!", "?", ".")) and len(here) < 60:
            return True
        return bool(width) and self._ends(line, following, width, first)

    def _last_number(self, line: str) -> int:
        number = _NUMBER.match(line)
        return int(number[1]) if number else self._number

    def _ends(self, line: str, following: str, width: int, first: bool = False) -> bool:
        """Tell whether a line looks like the last of a paragraph: short and closed, or followed by an indent."""
        here, there = bare(line), bare(following)
        capital = not there[:1].islower()
        short = len(line.rstrip()) < width * 0.7
        if here.endswith(ENDS) and capital and short:
            return True
        indent = len(following) - len(following.lstrip()) - (len(line) - len(line.lstrip()))
        if indent >= 2 and capital and here.endswith(ENDS):
            return True
        title = len(line.rstrip()) < width * 0.5 and len(here) < 50 and here[:1].isupper() and not here.endswith(",")
        return first and title and capital and len(following.rstrip()) >= width * 0.6 and not here.endswith(ENDS)

    def _flush(self, lines: list[str]) -> None:
        """Make a piece of the lines that wait."""
        if not lines:
            return
        piece = ScannedPiece("text")
        first = lines[0]
        bullet = _BULLET.match(first)
        if bullet and not _ORNAMENT.search(first):
            piece = ScannedPiece("item", level=len(bullet[1].expandtabs()))
            first = first[bullet.end() :]
        if number := _NUMBER.match(first):
            piece.kind, piece.number = "step", int(number[1])
            first = first[number.end() :]
        piece.text = self._joined([first, *lines[1:]])
        self._add(piece)
        lines.clear()

    # ---------------------------------------------------------------- joining

    def _joined(self, lines: Sequence[str]) -> str:
        """Join wrapped lines; a word that was hyphenated at a line's end becomes whole again."""
        done: list[str] = []
        last = ""  # what stands behind the last blank: no more of what is done decides how it goes on
        for line in lines:
            text = " ".join(line.split())
            cut = _cut_word(last.rstrip("*_"))
            if cut and text.lstrip("*_")[:1].islower():
                text = self._mended(last, cut, text)
            elif done or last:
                text = f"{last} {text}"
            before, blank, last = text.rpartition(" ")
            if blank:
                done.append(before + blank)
        return "".join(done) + last

    def _mended(self, before: str, start: str, after: str) -> str:
        """Put the two halves of a word together, with the hyphen if the text has the word with one elsewhere."""
        stem, tail = before.rstrip("*_"), before[len(before.rstrip("*_")) :]
        rest = after.lstrip("*_")
        if tail and after.startswith(tail):  # bold or italic that was closed and opened again only for the line
            before, after = stem, rest
        elif tail or rest != after:
            return f"{before}{after}"
        end = _LETTERS.match(rest)
        keeps = end and fold(f"{start}-{end[0]}") in self._known and fold(f"{start}{end[0]}") not in self._known
        return before + after if keeps else before[:-1] + after


def _unquoted(line: str) -> str:
    """Return a line without its first mark of a quotation and the blanks around that."""
    before, mark, after = line.partition(">")
    return before.rstrip() + (after[1:] if after[:1].isspace() else after) if mark else line


def _cut_word(text: str) -> str:
    """Return the letters before a hyphen at the end of a text, if there are such."""
    if not text.endswith(HYPHENS):
        return ""
    found = _LETTERS.match(text[-2::-1])  # backwards, for it would be searched for from every letter on
    return found[0][::-1] if found else ""


def part_glued(lines: Sequence[str]) -> list[str]:
    """Break lines where a heading was glued to the next one: RULES**THE TURN**."""
    parted: list[str] = []
    for line in lines:
        places = []
        if "**" in line and len(line) < 120 and shouts(line):
            places = [found.start() for found in re.finditer(r"\*\*", line) if glued(line, found.start())]
        if len(places) == 1:
            parted += [line[: places[0]] + "  ", line[places[0] :]]
        else:
            parted.append(line)
    return parted
