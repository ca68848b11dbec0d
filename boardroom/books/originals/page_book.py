"""A booklet of pages as a book: a section for each page, its text in blocks, and where on the page each word stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple
from unicodedata import normalize

from boardroom.books.originals.pdf_pages import Box, PdfText, PdfWord
from boardroom.books.rulebook.book import Block, Book, Run, Section
from boardroom.books.rulebook.search import Hit, Mark, WordIndex, terms

GAP: Final = 0.9  # of a line's height: further down begins another paragraph

Line = Sequence[PdfWord]


class PlacedLine(NamedTuple):
    """Letters of a block's text, and where they stand on the page."""

    start: int
    end: int
    box: Box


class PageBook:
    """The pages of a booklet. Its book is what contents and search know; places are found by the marks of a hit."""

    def __init__(self, game: str, title: str, texts: Sequence[PdfText], name: Callable[[int], str]) -> None:
        self.placed: dict[str, list[PlacedLine]] = {}
        self.pages: dict[str, int] = {}  # by the ids of sections and blocks, from 0
        sections = []
        for number, text in enumerate(texts):
            blocks = tuple(self._blocks(number, text))
            sections.append(Section(page_id(number), name(number + 1), 2, blocks))
            self.pages |= {page_id(number): number} | {block.id: number for block in blocks}
        self.book = Book(game, "", title, tuple(sections), {})
        self._index: WordIndex | None = None

    @property
    def searchable(self) -> bool:
        """Whether there is any text."""
        return bool(self.placed)

    def find(self, words: str) -> list[Hit]:
        """Return the hits in the text of the pages; their names are not part of it."""
        if self._index is None:
            self._index = WordIndex(self.book)
        return [hit for hit in self._index.find(terms(words)) if hit.block is not None]

    def boxes(self, block: str, marks: Sequence[Mark]) -> Iterator[Box]:
        """Yield the places of marked letters, word by word."""
        for placed in self.placed[block]:
            if any(placed.start < mark.end and mark.start < placed.end for mark in marks):
                yield placed.box

    def _blocks(self, number: int, text: PdfText) -> Iterator[Block]:
        for count, paragraph in enumerate(_paragraphs(text)):
            said, placed = _joined(paragraph)
            id = f"{page_id(number)}-{count + 1}"
            self.placed[id] = placed
            yield Block(id, "paragraph", "", (), ((Run(said),),))


def page_id(number: int) -> str:
    """Return the id of a page's section."""
    return f"page-{number + 1}"


def _lines(text: PdfText) -> Iterator[Line]:
    """Yield the lines; PDFs like to take two for one."""
    for words in text.lines:
        line: list[PdfWord] = []
        for word in words:
            if line and (word.box[1] >= line[-1].box[3] or word.box[3] <= line[-1].box[1]):
                yield line
                line = []
            line.append(word)
        yield line


def _paragraphs(text: PdfText) -> Iterator[list[Line]]:
    """Yield the lines that stand close below each other."""
    paragraph: list[Line] = []
    bottom = high = 0.0
    for line in _lines(text):
        top = min(word.box[1] for word in line)
        if paragraph and not -high < top - bottom < high * GAP:
            yield paragraph
            paragraph = []
        paragraph.append(line)
        bottom = max(word.box[3] for word in line)
        high = bottom - top
    if paragraph:
        yield paragraph


def _joined(lines: Sequence[Line]) -> tuple[str, list[PlacedLine]]:
    """Join the lines of a paragraph, hyphenated words too, and note where the letters of every word stand."""
    said, placed = "", []
    words = [word for line in lines for word in line]
    ends = {id(line[-1]) for line in lines}
    for index, word in enumerate(words):
        text = normalize("NFC", word.text)
        following = words[index + 1].text if index + 1 < len(words) else ""
        cut = id(word) in ends and len(text) > 1 and text.endswith("-") and following[:1].islower()
        text = text[:-1] if cut else text
        placed.append(PlacedLine(len(said), len(said) + len(text), word.box))
        said += text if cut or not following else f"{text} "
    return said, placed
