"""A rulebook as data: sections of blocks of text, and the figures among them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from pydantic import Field

from boardroom.core.record import Part

Style = Literal["plain", "bold", "italic", "notation", "link", "tag"]
Kind = Literal["paragraph", "step", "list", "table", "note", "figure"]


class Run(NamedTuple):
    """A piece of text in one style; a link says which block or section it leads to.

    A tag is no text: it stands behind the words that it says the source of, back to the tag before it.
    """

    text: str
    style: Style = "plain"
    target: str = ""


Runs = tuple[Run, ...]


def plain(runs: Runs) -> str:
    """Return the text alone, which is what is searched and what character ranges count in."""
    return "".join(run.text for run in runs if run.style != "tag")


class Figure(Part):
    """What a figure shows and what it claims, the same in every language."""

    position: Any  # what the game's load reads; none for the start
    seats: int
    options: dict[str, Any] = Field(default_factory=dict)
    moves: tuple[str, ...] = ()  # played from the position before it is shown
    show: dict[str, Any] = Field(default_factory=dict)  # what the game's painter adds to the position
    claims: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One paragraph, step, list, table, note or figure, with where it comes from.

    Tags: B the booklet, S public sources, R reconstructed, D a decision of Boardroom's.
    """

    id: str
    kind: Kind
    tags: str
    statements: tuple[str, ...]
    parts: tuple[Runs, ...]  # one; of a list its items; of a table its cells, row after row, the header first
    number: int = 0  # of a step
    columns: int = 0  # of a table
    figure: str = ""  # the name of what a figure shows
    depths: tuple[int, ...] = ()  # of a list that has lists in it: how deep each item stands; only originals have such

    @property
    def mixed(self) -> bool:
        """Whether it comes from several sources: then tags in its text say which words come from which."""
        return len(self.tags) > 1 and not self.figure

    @property
    def beside(self) -> str:
        """The tags that stand beside it: none where they stand in its text."""
        return "" if self.mixed else self.tags

    @property
    def rows(self) -> Iterator[tuple[Runs, ...]]:
        """The rows of a table, the header first."""
        for start in range(0, len(self.parts), self.columns):
            yield self.parts[start : start + self.columns]


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands below it: level 1 is a section, level 2 one of its subsections."""

    id: str
    heading: str
    level: int
    blocks: tuple[Block, ...]


class PlaceInBook(NamedTuple):
    """Where something stands; a section itself has no block."""

    section: Section
    block: Block | None


@dataclass(frozen=True, eq=False)
class Book:
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    sections: tuple[Section, ...]
    figures: dict[str, Figure]

    @cached_property
    def places(self) -> dict[str, PlaceInBook]:
        """Every section and block by its id, in the order of the book."""
        places = {}
        for section in self.sections:
            places[section.id] = PlaceInBook(section, None)
            places |= {block.id: PlaceInBook(section, block) for block in section.blocks}
        return places

    @property
    def blocks(self) -> Iterator[Block]:
        """All blocks, in order."""
        return (block for section in self.sections for block in section.blocks)

    def block(self, id: str) -> Block:
        """Return a block by its id; raise KeyError where there is none."""
        block = self.places[id].block
        if block is None:
            raise KeyError(id)
        return block

    @cached_property
    def figure_numbers(self) -> dict[str, int]:
        """The numbers that the figures have in print, by their names."""
        names = [block.figure for block in self.blocks if block.figure]
        return {name: number for number, name in enumerate(names, 1)}
