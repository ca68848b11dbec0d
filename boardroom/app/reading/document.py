"""A rulebook set in type: its text as one document, and where each of its blocks stands in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import (
    QBrush,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextLine,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from boardroom.app.reading.typography import Typeface
from boardroom.books.rulebook.book import Block, Book, Kind, Run, Runs, Section, plain
from boardroom.books.rulebook.search import Mark

translate = QCoreApplication.translate

INDENT = {"step": 40, "list": 24}
PADDING = 16  # inside a note
BADGE = 22


@dataclass(slots=True)
class Span:
    """Where a heading or a block stands: its paragraphs in the document, and where the letters of its parts begin."""

    id: str
    section: str
    kind: Kind | Literal["heading"]
    line: int  # the height of a line
    level: int = 0
    tags: str = ""
    number: int = 0
    figure: str = ""
    headed: bool = False  # a note that has a heading
    first: int = 0  # paragraphs of the document, counted from 0
    last: int = 0
    starts: list[int] = field(default_factory=list)
    added: list[list[tuple[int, int]]] = field(default_factory=list)  # for each part: behind which letters how many
    notation: list[tuple[int, int]] = field(default_factory=list)  # letters, from and to
    sources: list[tuple[int, str]] = field(default_factory=list)  # letters that keep the place of tags


def note_heading(tags: str) -> str:
    """Say whose note it is."""
    if "D" in tags:
        return translate("Rulebook", "How Boardroom plays it")
    return translate("Rulebook", "Reconstructed") if "R" in tags else ""


def figure_words(number: int) -> str:
    """Name a figure."""
    return translate("Rulebook", "Figure {number}").format(number=number)


def tag_words(tag: str) -> str:
    """Say what a tag means."""
    return {
        "B": translate("Rulebook", "From the booklet"),
        "S": translate("Rulebook", "From other sources"),
        "R": translate("Rulebook", "Reconstructed"),
        "D": translate("Rulebook", "Boardroom’s decision"),
    }[tag]


def source_words() -> str:
    """Say what tags within the text mean."""
    return translate("Rulebook", "Inside a paragraph, a letter is about the words before it.")


class SetBook:
    """Sets a book into a document, and knows afterwards where everything stands."""

    def __init__(
        self,
        document: QTextDocument,
        book: Book,
        face: Typeface,
        heights: Mapping[str, int],
        tries: Mapping[str, Run] | None = None,
    ) -> None:
        """Set a book; `heights` are those of the figures that stand in the text, the others stand beside it.

        `tries` are links that follow some blocks, by their ids: to lessons about them.
        """
        self.document, self.book, self.face = document, book, face
        self._heights, self._tries = heights, tries or {}
        self.spans: list[Span] = []
        self._fresh = True  # the paragraph at the cursor is empty, and to be used
        self._spent = 0.0  # what is left of the air above a paragraph after a figure that stands beside
        self._above: QTextTable | None = None
        self._places: dict[str, tuple[float, float]] = {}
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setDocumentMargin(0)
        self._cursor = QTextCursor(document)
        self._cursor.beginEditBlock()
        for section in book.sections:
            self._heading(section)
            for block in section.blocks:
                self._block(section, block)
        self._cursor.endEditBlock()
        self.by_id = {span.id: span for span in self.spans}

    # ---------------------------------------------------------------- setting

    def _paragraph(self, form: QTextBlockFormat, letters: QTextCharFormat) -> None:
        """Begin a paragraph."""
        if self._spent:
            form.setTopMargin(max(0.0, form.topMargin() - self._spent))
            self._spent = 0.0
        if self._above is not None:  # below a table a paragraph has no air of its own
            around = self._above.format()
            around.setBottomMargin(form.topMargin())
            self._above.setFormat(around)
            self._above = None
        if self._fresh:
            self._cursor.setBlockFormat(form)
            self._cursor.setBlockCharFormat(letters)
            self._fresh = False
        else:
            self._cursor.insertBlock(form, letters)

    def _open(self, span: Span) -> Span:
        self.spans.append(span)
        span.first = self._cursor.blockNumber()
        return span

    def _close(self, span: Span) -> None:
        span.last = self._cursor.blockNumber()

    def _text(self, span: Span, runs: Runs, size: float, token: str = "ink") -> None:
        self._begin(span)
        at = 0
        for run in runs:
            start = self._cursor.position()
            if run.style == "tag":
                self._source(span, run.text, size)
                span.added[-1].append((at, self._cursor.position() - start))
                continue
            at += len(run.text)
            self._cursor.insertText(run.text, self.face.run(run, size, token))
            if run.style == "notation":
                span.notation.append((start, self._cursor.position()))

    def _begin(self, span: Span) -> None:
        """Remember where the letters of a part begin."""
        span.starts.append(self._cursor.position())
        span.added.append([])

    def _source(self, span: Span, tag: str, size: float) -> None:
        """Leave room for a tag within the text, and write what it means for those who listen or copy."""
        unseen = self.face.unseen()
        self._cursor.insertText("\u00a0(", unseen)
        span.sources.append((self._cursor.position(), tag))
        self._cursor.insertText(tag, self.face.tag(size))
        self._cursor.insertText(f": {tag_words(tag)})".replace(" ", "\u00a0"), unseen)

    def _heading(self, section: Section) -> None:
        face = self.face
        first = not self.spans
        if section.level == 1:
            size, above = face.chapter, 0.0 if first else 44.0
        else:
            size, above = face.section, 28.0
        letters = face.plain(size, serif=True)
        form = face.block(size * 1.2, above, 4)
        form.setHeadingLevel(section.level)
        self._paragraph(form, letters)
        span = self._open(
            Span(section.id, section.id, "heading", face.px(size * 1.2), section.level)
        )  # fmt: skip
        self._begin(span)
        self._cursor.insertText(section.heading, letters)
        self._close(span)

    def _block(self, section: Section, block: Block) -> None:
        if block.kind == "table":
            self._table(section, block)
        elif block.kind == "note":
            self._note(section, block)
        elif block.kind == "figure":
            self._figure(section, block)
        else:
            self._prose(section, block)

    def _prose(self, section: Section, block: Block) -> None:
        """Set a paragraph, a step, or the items of a list."""
        face = self.face
        left = INDENT.get(block.kind, 0)
        span = None
        for index, part in enumerate(block.parts):
            deep = left * (1 + block.depths[index]) if block.depths else left
            self._paragraph(face.block(face.line, 4 if index else 14, 0, deep), face.plain(face.body))
            if span is None:
                span = self._open(self._span(section, block, face.line))
            if block.kind == "step":
                self._cursor.insertText(f"{block.number}. ", face.unseen())
            elif block.kind == "list":
                self._cursor.insertText("• ", face.unseen())
            self._text(span, part, face.body)
        assert span is not None
        self._say_tags(block)
        self._offer(block.id)
        self._close(span)

    def _offer(self, id: str) -> None:
        """Write the link that follows a block, if there is one."""
        if run := self._tries.get(id):
            self._cursor.insertText("  ", self.face.plain(self.face.body))
            self._cursor.insertText(run.text, self.face.run(run, self.face.body))

    def _say_tags(self, block: Block) -> None:
        """Write what the badges beside a block mean, for those who listen or copy."""
        if block.beside:
            said = f" ({', '.join(map(tag_words, block.beside))})"
            self._cursor.insertText(said.replace(" ", "\u00a0"), self.face.unseen())  # it never makes another line

    def _note(self, section: Section, block: Block) -> None:
        face, said = self.face, note_heading(block.tags)
        span = self._span(section, block, face.small_line)
        span.headed = bool(said)
        if said:
            left = PADDING + (BADGE + 6) * len(block.beside) + 4
            bold = face.plain(face.small, bold=True)
            self._paragraph(face.block(face.small_line, 20 + PADDING - 4, 0, left, PADDING), bold)
            self._open(span)
            self._cursor.insertText(said, bold)
        above = 4 if said else 20 + PADDING - 4
        form = face.block(face.small_line, above, 20 + PADDING - 4, PADDING, PADDING)
        self._paragraph(form, face.plain(face.small))
        if not said:
            self._open(span)
        self._text(span, block.parts[0], face.small)
        if not said:
            self._say_tags(block)
        self._offer(block.id)
        self._close(span)

    def _figure(self, section: Section, block: Block) -> None:
        """Leave room for a figure, and write its caption for those who listen or copy."""
        height = self._heights.get(block.figure, 0)
        form = self.face.block(0, 0)
        below, spent = self._cursor.blockFormat().bottomMargin(), self._spent
        form.setLineHeight(max(1, height), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        if height:
            form.setTopMargin(self.face.px(20))
            form.setBottomMargin(self.face.px(20))
        self._paragraph(form, self.face.unseen())
        span = self._open(self._span(section, block, 1))
        span.line = max(1, height)
        span.number = self.book.figure_numbers[block.figure]
        self._cursor.insertText(f"{figure_words(span.number)}: {plain(block.parts[0])}", self.face.unseen())
        self._close(span)
        if not height:
            self._spent = 1.0 + max(below, spent)

    def _table(self, section: Section, block: Block) -> None:
        face = self.face
        thin = face.block(0, 14)  # Qt leaves a paragraph above a table
        thin.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        self._paragraph(thin, face.unseen())
        self._say_tags(block)
        form = QTextTableFormat()
        form.setBorder(0)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
        form.setCellSpacing(0)
        form.setCellPadding(0)
        form.setTopMargin(0)
        form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        rows = list(block.rows)
        table = self._cursor.insertTable(len(rows), block.columns, form)
        span = self._open(self._span(section, block, face.small_line))
        for row, cells in enumerate(rows):
            for column, runs in enumerate(cells):
                cell = table.cellAt(row, column)
                cell.setFormat(self._cell(row, column, row == len(rows) - 1))
                self._cursor = cell.firstCursorPosition()
                self._cursor.setBlockFormat(face.block(face.small_line, 0))
                if row:
                    self._text(span, runs, face.small)
                else:
                    self._begin(span)
                    self._cursor.insertText(plain(runs), face.plain(face.small, "muted", bold=True))
        self._close(span)
        self._cursor = QTextCursor(self.document)
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._fresh = True
        self._above = table

    def _cell(self, row: int, column: int, last: bool) -> QTextTableCellFormat:
        """Return the format of a cell: hairlines below the rows, a stronger one below the header."""
        face, theme = self.face, self.face.theme
        form = QTextTableCellFormat()
        form.setTopPadding(face.px(6))
        form.setBottomPadding(face.px(6))
        form.setLeftPadding(face.px(12) if column else 0)
        form.setRightPadding(face.px(12))
        form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
        if not last:
            form.setBottomBorder(1.0)
            form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            form.setBottomBorderBrush(QBrush(theme.color("line" if row else "edge")))
        return form

    def _span(self, section: Section, block: Block, line: float) -> Span:
        return Span(
            block.id,
            section.id,
            block.kind,
            self.face.px(line),
            section.level,
            block.beside,
            block.number,
            block.figure,
        )

    # ---------------------------------------------------------------- where everything stands

    def _at(self, paragraph: int) -> QTextBlock:
        return self.document.findBlockByNumber(paragraph)

    def settle(self) -> None:
        """Remember where everything stands, until the book is set again."""
        self._places = {}
        self._places = {span.id: (self.top(span), self.bottom(span)) for span in self.spans}

    def top(self, span: Span) -> float:
        """Return where a span begins, in pixels from the top of the document."""
        if self._places:
            return self._places[span.id][0]
        if (table := self._table_of(span)) is not None:
            return self.document.documentLayout().frameBoundingRect(table).top()
        return self.document.documentLayout().blockBoundingRect(self._at(span.first)).top()

    def bottom(self, span: Span) -> float:
        """Return where a span ends."""
        if self._places:
            return self._places[span.id][1]
        if (table := self._table_of(span)) is not None:
            return self.document.documentLayout().frameBoundingRect(table).bottom()
        block = self._at(span.last)
        top = self.document.documentLayout().blockBoundingRect(block).top()
        return top + max(1, block.layout().lineCount()) * span.line

    def _table_of(self, span: Span) -> QTextTable | None:
        if span.kind != "table":
            return None
        return QTextCursor(self._at(span.first)).currentTable()

    def words(self, span: Span) -> str:
        """Return all that a span says, a line for each of its paragraphs, with what is written for those who listen."""
        lines = (self._at(number).text() for number in range(span.first, span.last + 1))
        return "\n".join(lines).replace("\u00a0", " ")

    def paragraphs(self, span: Span) -> Iterator[tuple[float, float]]:
        """Yield how far each paragraph of a span is indented, and its top."""
        for number in range(span.first, span.last + 1):
            block = self._at(number)
            yield block.blockFormat().leftMargin(), self.document.documentLayout().blockBoundingRect(block).top()

    def letters(self, span: Span, mark: Mark) -> tuple[int, int]:
        """Return where the letters of a mark stand in the document."""
        start, added = span.starts[mark.part], span.added[mark.part]
        first = mark.start + sum(letters for at, letters in added if at <= mark.start)
        return start + first, start + mark.end + sum(letters for at, letters in added if at < mark.end)

    def boxes(self, start: int, end: int) -> Iterator[QRectF]:
        """Yield the places of some letters, a box for each line."""
        block = self.document.findBlock(start)
        corner = self.document.documentLayout().blockBoundingRect(block).topLeft()
        layout = block.layout()
        for index in range(layout.lineCount()):
            line = layout.lineAt(index)
            first = max(start - block.position(), line.textStart())
            last = min(end - block.position(), line.textStart() + line.textLength())
            if first < last:
                left, right = across(line, first), across(line, last)
                yield QRectF(corner.x() + left, corner.y() + line.y(), right - left, line.height())

    def heading_margin(self, span: Span, extra: float) -> None:
        """Move a heading, and all that follows, further down."""
        cursor = QTextCursor(self._at(span.first))
        form = cursor.blockFormat()
        form.setTopMargin(form.topMargin() + extra)
        cursor.setBlockFormat(form)


def across(line: QTextLine, at: int) -> float:
    """Return how far from its left a letter of a line begins; some versions of Qt for Python add the cursor."""
    place: object = line.cursorToX(at)
    return float(place[0] if isinstance(place, tuple) else place)  # type: ignore[arg-type]
