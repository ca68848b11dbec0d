"""Reading a rulebook: a strict little Markdown, in which everything else is a misprint."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, NoReturn
from unicodedata import is_normalized

from boardroom.books.rulebook.book import Block, Book, Figure, Kind, Run, Runs, Section, plain
from boardroom.books.rulebook.inline import ID, read_runs

_TITLE: Final = re.compile(r"# (\S.*)")
_HEADING: Final = re.compile(rf"(##|###) (\S.*?) \{{#({ID})\}}")
_COMMENT: Final = re.compile(rf"<!-- ({ID}) (-|(?=[BSRD])B?S?R?D?)((?: [A-Z]{{2}}-\d\d)*) -->")
_STEP: Final = re.compile(r"(\d+)\. (?=\S)")
_FIGURE: Final = re.compile(rf"!\[(.+)\]\(figure:({ID})\)")
_RULE: Final = re.compile(r"\|(?:---\|)+")
_OTHER: Final = re.compile(r"#|[-*+] |\d+[.)] |>|\||!\[|<|```|~~~|---|===|\s|: ")  # begins no paragraph


class Misprint(ValueError):
    """What is wrong with the text of a rulebook, and in which line of which file."""

    def __init__(self, file: str, line: int, what: str) -> None:
        super().__init__(f"{file}, line {line}: {what}")
        self.file = file
        self.line = line
        self.what = what


class _Label(NamedTuple):
    """What the comment above a block says."""

    id: str
    tags: str
    statements: tuple[str, ...]


@dataclass
class _Open:
    """The section that is being read."""

    id: str
    heading: str
    level: int
    line: int
    blocks: list[Block] = field(default_factory=list)
    step: int = 0


def read_book(text: str, game: str, language: str, figures: dict[str, Figure]) -> Book:
    """Read a rulebook, whose figures are already known; raise Misprint at the first thing that is none of ours."""
    return _Reader(text, game, language, figures).read()


class _Reader:
    def __init__(self, text: str, game: str, language: str, figures: dict[str, Figure]) -> None:
        self.lines = text.split("\n")
        self.at = 0  # the line that comes next, from 0
        self.game, self.language, self.figures = game, language, figures
        self.sections: list[_Open] = []
        self.ids: dict[str, int] = {}  # with their lines
        self.links: list[tuple[int, str]] = []
        self.shown: list[str] = []

    def fail(self, what: str, line: int | None = None) -> NoReturn:
        raise Misprint(f"{self.game}/{self.language}.md", self.at + 1 if line is None else line, what)

    @property
    def line(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def read(self) -> Book:
        self.look_at_characters()
        title = _TITLE.fullmatch(self.line)
        if not title:
            self.fail("a rulebook begins with “# ” and its title")
        self.runs(title[1], plain_only=True)
        self.at += 1
        while self.blank_line():
            if self.line.startswith("#"):
                self.heading()
            else:
                self.block()
        self.look_at_whole()
        sections = tuple(Section(each.id, each.heading, each.level, tuple(each.blocks)) for each in self.sections)
        return Book(self.game, self.language, title[1], sections, self.figures)

    def look_at_characters(self) -> None:
        for number, line in enumerate(self.lines, 1):
            if line != line.rstrip():
                self.fail("there are blanks at the end of the line", number)
            if not is_normalized("NFC", line):
                self.fail("a letter and its accent are two characters: compose them", number)
            if odd := re.search(r"[\x00-\x1f\x7f\ufeff]", line):
                self.fail(f"the character {odd[0]!r} doesn’t belong here", number)
        if len(self.lines) < 2 or self.lines[-1] or not self.lines[-2]:
            self.fail("a rulebook ends with one line break", len(self.lines))
        self.lines.pop()

    def blank_line(self) -> bool:
        """Step over the one blank line that parts what is above it from what is below; tell whether there is more."""
        if self.at == len(self.lines):
            return False
        if self.line:
            self.fail("a blank line is missing above this one")
        self.at += 1
        if not self.line:
            self.fail("one blank line is enough")
        return True

    def heading(self) -> None:
        found = _HEADING.fullmatch(self.line)
        if not found:
            self.fail("a heading is “## Heading {#id}” or “### Heading {#id}”")
        self.runs(found[2], plain_only=True)
        self.new_id(found[3])
        if found[1] == "###" and not self.sections:
            self.fail("a subsection needs a section above it")
        self.sections.append(_Open(found[3], found[2], len(found[1]) - 1, self.at + 1))
        self.at += 1

    def block(self) -> None:
        if not self.sections:
            self.fail("blocks stand in sections: a “## Heading {#id}” is missing above")
        label = self.label()
        section = self.sections[-1]
        line = self.line
        if not line:
            self.fail("the comment’s block is missing: it stands directly below")
        if line.startswith("- "):
            block = self.make(label, "list", self.items("- "))
        elif line.startswith("> "):
            block = self.make(label, "note", [self.quoted()])
        elif line.startswith("|"):
            block = self.table(label)
        elif line.startswith("!["):
            block = self.shown_figure(label)
        elif step := _STEP.match(line):
            block = self.step(label, step, section)
        elif _OTHER.match(line):
            self.fail(f"no block begins like this: {line[:40]}")
        else:
            start = self.at + 1
            block = self.make(label, "paragraph", [self.runs(self.joined("", "paragraph"), line=start)])
        section.blocks.append(block)

    def label(self) -> _Label:
        found = _COMMENT.fullmatch(self.line)
        if not found:
            self.fail("a block has its comment above it, as in <!-- cube-periphery B OX-08 --> or <!-- welcome - -->")
        self.new_id(found[1])
        statements = tuple(found[3].split())
        if len(set(statements)) < len(statements):
            self.fail("a statement is named twice")
        self.at += 1
        return _Label(found[1], found[2].strip("-"), statements)

    def new_id(self, id: str) -> None:
        if id in self.ids:
            self.fail(f"the id {id} is already that of line {self.ids[id]}")
        self.ids[id] = self.at + 1

    def make(self, label: _Label, kind: Kind, parts: Sequence[Runs], number: int = 0, columns: int = 0) -> Block:
        block = Block(label.id, kind, label.tags, label.statements, tuple(parts), number, columns)
        self.look_at_sources(block)
        return block

    def look_at_sources(self, block: Block) -> None:
        """Where words come from several sources, each has its tag behind it; where from one, the comment is enough."""
        line, header = self.ids[block.id], block.parts[: block.columns]
        used = {run.text for part in block.parts for run in part if run.style == "tag"}
        if used != (set(block.tags) if block.mixed else set()):
            self.fail("several tags stand behind their words too, as in “Take one. {B} Or two. {D}”", line)
        if any(run.style == "tag" for part in header for run in part):
            self.fail("the header of a table has no tags", line)
        ends = [row[-1] for row in block.rows][1:] if header else block.parts
        if block.mixed and any(part[-1].style != "tag" for part in ends):
            self.fail("a paragraph, item or row ends with a tag: no words are left over", line)

    # ---------------------------------------------------------------- the kinds of blocks

    def joined(self, indent: str, kind: Literal["paragraph", "item", "step"]) -> str:
        """Return the text of this line and of the lines that continue it, which have the indent."""
        words = [self.line]
        self.at += 1
        while self.line and self.line.startswith(indent):
            more = self.line.removeprefix(indent)
            if _OTHER.match(more):
                self.fail(f"a {kind} doesn’t go on like this: {more[:40]}")
            words.append(more)
            self.at += 1
        return " ".join(words)

    def items(self, mark: str) -> list[Runs]:
        items = []
        while self.line.startswith(mark):
            start = self.at
            items.append(self.runs(self.joined("  ", "item").removeprefix(mark), line=start + 1))
        return items

    def quoted(self) -> Runs:
        start, words = self.at, []
        while self.line:
            if not self.line.startswith("> "):
                self.fail("every line of a note begins with “> ”")
            words.append(self.line.removeprefix("> "))
            if _OTHER.match(words[-1]):
                self.fail("a note is a paragraph: it holds no other block")
            self.at += 1
        return self.runs(" ".join(words), line=start + 1)

    def step(self, label: _Label, found: re.Match[str], section: _Open) -> Block:
        number, start = int(found[1]), self.at
        if number not in (1, section.step + 1):
            self.fail(f"step {number} can’t follow step {section.step}")
        section.step = number
        runs = self.runs(self.joined("   ", "step").removeprefix(found[0]), line=start + 1)
        if runs[0].style != "bold" or len(runs) == 1:
            self.fail("a step begins with a bold lead-in, and says more", start + 1)
        return self.make(label, "step", [runs], number=number)

    def table(self, label: _Label) -> Block:
        start, rows = self.at, []
        while self.line:
            if not re.fullmatch(r"\|( [^|]+ \|)+", self.line) and not _RULE.fullmatch(self.line):
                self.fail("a row of a table is “| one | two |”")
            rows.append(self.line)
            self.at += 1
        columns = rows[0].count("|") - 1
        if len(rows) < 3 or not _RULE.fullmatch(rows[1]):
            self.fail("a table is a header, a line such as |---|---| and at least one row", start + 1)
        cells: list[Runs] = []
        for number, row in enumerate(rows):
            if row.count("|") - 1 != columns:
                self.fail(f"the table has {columns} columns, this row {row.count('|') - 1}", start + 1 + number)
            if number != 1:
                if _RULE.fullmatch(row):
                    self.fail("a table has one header", start + 1 + number)
                cells += (self.runs(cell.strip(), line=start + 1 + number) for cell in row.strip("|").split("|"))
        return self.make(label, "table", cells, columns=columns)

    def shown_figure(self, label: _Label) -> Block:
        found = _FIGURE.fullmatch(self.line)
        if not found:
            self.fail("a figure is “![caption](figure:name)” on one line")
        caption, name = found[1], found[2]
        runs = self.runs(caption)
        if any(run.style == "link" for run in runs):
            self.fail("a caption has no links")
        if name not in self.figures:
            self.fail(f"figures.json has no figure {name}")
        if name in self.shown:
            self.fail(f"the figure {name} is shown twice")
        self.shown.append(name)
        self.at += 1
        block = Block(label.id, "figure", label.tags, label.statements, (runs,), figure=name)
        self.look_at_sources(block)
        return block

    # ---------------------------------------------------------------- the text

    def runs(self, text: str, plain_only: bool = False, line: int | None = None) -> Runs:
        """Read a text that begins in the line given, or in this one."""
        where = self.at + 1 if line is None else line
        try:
            runs = read_runs(text)
        except ValueError as error:
            self.fail(str(error), where)
        if plain_only and runs != (Run(text),):
            self.fail("a heading is plain text", where)
        if "  " in plain(runs):
            self.fail("there are two blanks in a row", where)
        self.links += ((where, run.target) for run in runs if run.target)
        return runs

    def look_at_whole(self) -> None:
        """Look for what can only be seen at the end: empty sections, links to nowhere, figures left out."""
        for section in self.sections:
            if not section.blocks:
                self.fail(f"the section {section.id} is empty", section.line)
        for line, target in self.links:
            if target not in self.ids:
                self.fail(f"the link leads nowhere: there is no {target}", line)
        if self.shown != list(self.figures):
            self.fail(f"figures.json has the figures {', '.join(self.figures)} in this order", len(self.lines))
