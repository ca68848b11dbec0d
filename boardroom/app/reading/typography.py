"""How a rulebook is set in type: sizes, measures and formats, from the size of its plain text."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QBrush, QColor, QFont, QTextBlockFormat, QTextCharFormat

from boardroom.books.rulebook.book import Run
from boardroom.ui.style.fonts import text, text_scale
from boardroom.ui.style.theme import Theme

SIZES: Final = (14, 16, 20, 28)  # of the plain text
MEASURE: Final = 500  # the width of a line at 16: about 66 letters
TAGS: Final = "BSRD"


class Typeface:
    """The sizes of one reading size, and the formats of one theme."""

    def __init__(self, size: int, theme: Theme, narrow: bool) -> None:
        self.factor = size / 16  # of everything that belongs to the text
        self.theme = theme
        self.body, self.line = 16.0, 26.0
        self.small, self.small_line = 14.0, 22.0
        self.chapter, self.section = (28.0, 20.0) if narrow else (40.0, 20.0)

    def px(self, length: float) -> int:
        """Return a length that goes with the text."""
        return round(length * self.factor * text_scale())

    def font(self, size: float, bold: bool = False, serif: bool = False) -> QFont:
        """Return a font in a size designed for plain text of 16."""
        return text(size * self.factor, bold, serif)

    def block(
        self, line: float, above: float, below: float = 0.0, left: float = 0.0, right: float = 0.0
    ) -> QTextBlockFormat:
        """Return the format of a paragraph: the height of a line, and the air around."""
        made = QTextBlockFormat()
        made.setLineHeight(self.px(line), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        made.setTopMargin(self.px(above))
        made.setBottomMargin(self.px(below))
        made.setLeftMargin(self.px(left))
        made.setRightMargin(self.px(right))
        return made

    def plain(self, size: float, token: str = "ink", bold: bool = False, serif: bool = False) -> QTextCharFormat:
        """Return the format of letters."""
        made = QTextCharFormat()
        made.setFont(self.font(size, bold, serif))
        made.setForeground(QBrush(self.theme.color(token)))
        return made

    def unseen(self) -> QTextCharFormat:
        """Return the format of a number or bullet that is drawn, and written only for those who listen or copy."""
        made = QTextCharFormat()
        tiny = QFont(self.font(16))
        tiny.setPixelSize(1)
        tiny.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 1)  # next to no room, however much is said
        made.setFont(tiny)
        made.setForeground(QBrush(QColor(0, 0, 0, 0)))
        return made

    def tag(self, size: float) -> QTextCharFormat:
        """Return the format of a letter that only keeps the place of a tag, which is painted there."""
        made = self.plain(size * 0.5, bold=True)
        made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
        made.setFontLetterSpacing(self.px(size * 0.9))
        made.setForeground(QBrush(QColor(0, 0, 0, 0)))
        return made

    def run(self, run: Run, size: float, token: str = "ink") -> QTextCharFormat:
        """Return the format of a piece of text in its style."""
        made = self.plain(size, token, bold=run.style == "bold")
        if run.style == "italic":
            made.setFontItalic(True)
        elif run.style == "notation":
            made.setFontLetterSpacingType(QFont.SpacingType.AbsoluteSpacing)
            made.setFontLetterSpacing(0.5 * self.factor)
            made.setForeground(QBrush(self.theme.color("ink")))
        elif run.style == "link":
            made.setAnchor(True)
            made.setAnchorHref(f"#{run.target}")
            made.setForeground(QBrush(self.theme.color("act")))
            made.setFontUnderline(True)
            made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        return made
