"""The pieces of a scanned text: paragraphs, items, steps and tables, their wrapped and hyphenated lines joined."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from boardroom.books.folding import fold
from boardroom.books.scanned_lines import PAGE, close_marks
from boardroom.books.scanned_marks import glued
from boardroom.books.scanned_tables import Rows, find_table

PieceKind = Literal["text", "heading", "item", "step", "table", "folio"]

BULLETS: Final = "-–—*+•·●○■□▪▫◦‣\u2043►▶➤★☆✓✔✦❖➢→"
ENDS: Final = (".", "!", "?", ":", "…", ";", "»", "”", '"', ")")  # what the last line of a paragraph may end with

_HASHES: Final = re.compile(r"\s{0,3}(#{1,6})\s+(\S.*?)\s*#*\s*")
_UNDERLINE: Final = re.compile(r"\s*(?:={3,}|-{3,})\s*")
_BULLET: Final = re.compile(rf"(\s*)(?:[{re.escape(BULLETS)}]\s+)+(?:\.\s+)?(?=\S)")
_NUMBER: Final = re.compile(r"\s*\(?([1-9]\d?)(?:[.)]|[°º])\s+(?=\S)")
_LABEL: Final = re.compile(r"\s*\(?(?:[a-z]|[A-H])\s?[).]\s+(?=\S)|\s*[a-zA-H]/\s*(?=\S)")
_FOLIO: Final = re.compile(r"[-–—\s]*\d{1,3}[-–—\s]*")
_QUOTE: Final = re.compile(r"\s*>\s?")
_HYPHEN: Final = re.compile(r"(\w+)[-\u2010¬]$")
_WORD: Final = re.compile(r"[^\W\d_]+(?:[-\u2010][^\W\d_]+)*")
_ORNAMENT: Final = re.compile(rf"\s[{re.escape(BULLETS)}]\s*$")  # also behind it: no item, but a title with stars


@dataclass(slots=True)
class Piece:
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
        found = _WORD.findall("\n".join(lines))
        self._known = {fold(word) for word in found}  # decides whether a hyphen at a line's end is part of a word
        self.pieces: list[Piece] = []
        self._turned = False  # a page or column has just ended

    def gather(self) -> list[Piece]:
        """Return all pieces, in order."""
        for chunk in self._chunks():
            if chunk == [PAGE]:
                self._turned = True
                continue
            start = len(self.pieces)
            self._chunk(close_marks([_QUOTE.sub("", line, count=1) for line in chunk]))
            if self._turned and len(self.pieces) > start and self.pieces[start].kind != "folio":
                self._go_on(start)
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

    def _go_on(self, start: int) -> None:
        """Where a piece goes on with the sentence of the page before, take it over to there."""
        self._turned = False
        before = [piece for piece in self.pieces[:start] if piece.kind != "folio"]
        piece = self.pieces[start]
        if not before or piece.kind != "text" or before[-1].kind not in ("text", "item", "step"):
            return
        last = before[-1]
        if bare(piece.text)[:1].islower() and not bare(last.text).endswith(ENDS) and not _LABEL.match(piece.text):
            last.text = self._joined([last.text, piece.text])
            del self.pieces[start]

    # ---------------------------------------------------------------- a chunk

    def _chunk(self, lines: list[str]) -> None:
        width = max((len(line.rstrip()) for line in lines), default=0)
        if self._is_folio(lines):
            self.pieces.append(Piece("folio", lines[0].strip()))
            return
        waiting: list[str] = []
        at = 0
        while at < len(lines):
            table = find_table(lines[at:])
            if table is not None:
                self._flush(waiting)
                self.pieces.append(Piece("table", rows=table.rows))
                at += table.lines
                continue
            heading = _HASHES.fullmatch(lines[at])
            if heading:
                self._flush(waiting)
                self.pieces.append(Piece("heading", heading[2], level=len(heading[1])))
            elif _UNDERLINE.fullmatch(lines[at]) and len(waiting) == 1 and len(bare(waiting[0])) < 80:
                self.pieces.append(Piece("heading", bare(waiting.pop()), level=1 if "=" in lines[at] else 2))
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
        steps = [piece.number for piece in self.pieces if piece.kind == "step"]
        return int(number[1]) if number else (steps[-1] if steps else 0)

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
        piece = Piece("text")
        first = lines[0]
        bullet = _BULLET.match(first)
        if bullet and not _ORNAMENT.search(first):
            piece = Piece("item", level=len(bullet[1].expandtabs()))
            first = first[bullet.end() :]
        if number := _NUMBER.match(first):
            piece.kind, piece.number = "step", int(number[1])
            first = first[number.end() :]
        piece.text = self._joined([first, *lines[1:]])
        self.pieces.append(piece)
        lines.clear()

    # ---------------------------------------------------------------- joining

    def _joined(self, lines: Sequence[str]) -> str:
        """Join wrapped lines; a word that was hyphenated at a line's end becomes whole again."""
        joined = ""
        for line in lines:
            text = " ".join(line.split())
            cut = _HYPHEN.search(joined.rstrip("*_"))
            if cut and text.lstrip("*_")[:1].islower():
                joined = self._mended(joined, cut[1], text)
            elif joined:
                joined += f" {text}"
            else:
                joined = text
        return joined

    def _mended(self, before: str, start: str, after: str) -> str:
        """Put the two halves of a word together, with the hyphen if the text has the word with one elsewhere."""
        stem, tail = before.rstrip("*_"), before[len(before.rstrip("*_")) :]
        rest = after.lstrip("*_")
        if tail and after.startswith(tail):  # bold or italic that was closed and opened again only for the line
            before, after = stem, rest
        elif tail or rest != after:
            return f"{before}{after}"
        end = re.match(r"\w+", rest)
        assert end is not None
        keeps = fold(f"{start}-{end[0]}") in self._known and fold(f"{start}{end[0]}") not in self._known
        return before + after if keeps else before[:-1] + after


def part_glued(lines: Sequence[str]) -> list[str]:
    """Break lines where a heading was glued to the next one: RULES**THE TURN**."""
    parted: list[str] = []
    for line in lines:
        places = [found.start() for found in re.finditer(r"\*\*", line) if glued(line, found.start())]
        if shouts(line) and len(places) == 1 and len(line) < 120:
            parted += [line[: places[0]] + "  ", line[places[0] :]]
        else:
            parted.append(line)
    return parted
