"""How text is set on paper: sizes, lines, and the styles of a rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from boardroom.app.printing.paper import points
from boardroom.app.reading.decorations import paint_source
from boardroom.app.reading.document import across
from boardroom.books.rulebook.book import Run, Runs
from boardroom.ui.style.theme import LIGHT, font

_VARIANTS: Final = QFont.Tag("rvrn")  # Fraunces swaps letters for variants that a PDF can't be searched for
BLANK: Final = "\N{NO-BREAK SPACE}"  # keeps the place of a tag within the text
Where = Callable[[str], str]  # says on which page something stands, in a few words


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """One line of text, ready to be drawn."""

    layout: QTextLayout
    index: int
    words: str
    wide: float
    sources: tuple[tuple[int, str], ...] = ()  # letters that keep the place of tags

    def draw(self, painter: QPainter, x: float, y: float, high: float) -> None:
        """Draw it into a strip of a height."""
        line = self.layout.lineAt(self.index)
        top = y + (high - line.height()) / 2
        line.draw(painter, QPointF(x, top))
        for at, tag in self.sources:
            left, right = across(line, at), across(line, at + 1)
            paint_source(painter, QRectF(x + left, top, right - left, line.height()), tag, LIGHT)


class PrintTypeface:
    """The sizes that go with plain text of a size; lengths are as on the screen, where plain text has 16."""

    def __init__(self, size: float, brief: bool = False) -> None:
        """Set plain text in so many points; brief: with small headings."""
        self.points = size
        self.factor = points(size) / 16
        self.body, self.line = 16.0, 21.5 if brief else 23.0
        self.small, self.small_line = 14.5, 19.0 if brief else 20.5
        self.tiny, self.tiny_line = 13.0, 18.0
        self.chapter, self.section = (20.0, 16.5) if brief else (30.0, 20.0)

    def px(self, length: float) -> float:
        """Return a length that goes with the text, in units."""
        return length * self.factor

    def font(self, size: float, bold: bool = False, serif: bool = False) -> QFont:
        """Return a font; its letters stand where they would on any device."""
        made = font(self.px(size), bold, serif)
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        made.setFeature(_VARIANTS, 0)
        return made

    def wide(self, text: str, size: float, bold: bool = False, serif: bool = False) -> float:
        """Return how wide a text is in one line."""
        return QFontMetricsF(self.font(size, bold, serif)).horizontalAdvance(text)

    def lines(
        self, runs: Runs, width: float, size: float, token: str = "ink", bold: bool = False, serif: bool = False,
        where: Where | None = None,
    ) -> list[PrintedLine]:  # fmt: skip
        """Break a text into lines; where given, links say on which page they lead."""
        pieces = list(_pieces(runs, where))
        text = "".join(BLANK if style == "tag" else words for words, style in pieces)
        layout = QTextLayout(text, self.font(size, bold, serif))
        option = QTextOption()
        option.setUseDesignMetrics(True)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        formats, at, sources = [], 0, []
        for words, style in pieces:
            span = QTextLayout.FormatRange()
            span.start, span.length = at, len(words)
            span.format = self._format(style, size, token, bold, serif)
            formats.append(span)
            if style == "tag":
                sources.append((at, words))
            at += span.length
        layout.setFormats(formats)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, 0))
        layout.endLayout()
        found = []
        for index in range(layout.lineCount()):
            line = layout.lineAt(index)
            start, end = line.textStart(), line.textStart() + line.textLength()
            here = tuple((at, tag) for at, tag in sources if start <= at < end)
            blanks = {at for at, _ in here}
            words = "".join(text[at] for at in range(start, end) if at not in blanks)
            found.append(PrintedLine(layout, index, words, line.naturalTextWidth(), here))
        return found

    def _format(self, style: str, size: float, token: str, bold: bool, serif: bool) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setFont(self.font(size, bold or style == "bold", serif))
        made.setForeground(QBrush(ink("muted" if style == "where" else token)))
        if style == "tag":
            made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            made.setFontLetterSpacing(self.px(size * 0.95))
        elif style == "italic":
            made.setFontItalic(True)
        elif style == "notation":
            made.setFont(self.font(size, bold=True))
            made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            made.setFontLetterSpacing(self.px(0.3))
        return made


def _pieces(runs: Runs, where: Where | None) -> list[tuple[str, str]]:
    pieces: list[tuple[str, str]] = []
    for run in runs:
        pieces.append((run.text, run.style))
        if run.target and where is not None:
            page = where(run.target).replace(" ", "\N{NO-BREAK SPACE}")
            pieces.append((f"\N{NO-BREAK SPACE}({page})", "where"))
    return pieces


def ink(token: str) -> QColor:
    """Return a colour of the house by day: paper is white."""
    return LIGHT.color(token)


def said(text: str) -> Runs:
    """Return plain words as runs."""
    return (Run(text),)


def words_of(lines: Sequence[PrintedLine]) -> str:
    """Return what some lines say."""
    return "".join(line.words for line in lines)
