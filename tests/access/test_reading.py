"""A rulebook read through the accessibility bus: its headings and paragraphs in order, each to be gone to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.books.rulebook.book import plain
from boardroom.books.rulebook.library import library
from tools.bus import Bus, Thing, program


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[Bus]:
    with program(tmp_path) as bus:
        yield bus


def test_a_rulebook_is_read_from_heading_to_heading(bus: Bus) -> None:
    book = library().book("oxixo", "en")
    bus.press("Rules of Oxixo")

    def passages() -> list[Thing]:
        return [thing for thing in bus.inside("Oxixo, rulebook") if thing.key in book.places]

    read = bus.wait(passages, "the page has no passages")
    assert [thing.key for thing in read] == [
        id for id, place in book.places.items() if place.block is None or not place.block.figure
    ]
    headings = [thing for thing in read if thing.role == "heading"]
    assert [thing.name for thing in headings] == [section.heading for section in book.sections]
    texts = {thing.key: re.sub(r" \([BSRD]:[^)]*\)", "", thing.name) for thing in read}  # less whose words they are
    for block in book.blocks:
        assert block.figure or all(plain(part) in texts[block.id] for part in block.parts)

    page = next(thing for thing in bus.things() if thing.name == "Oxixo, rulebook")
    last = headings[-1]
    assert last.rect[1] > page.rect[1] + page.rect[3], "it is far below"
    bus.keys("Tab")  # so that its window has the keys
    bus.give_focus(next(thing for thing in bus.things() if thing.key == last.key))
    bus.wait(lambda: page.rect[1] <= place(passages(), last.key) < page.rect[1] + page.rect[3], "it isn't scrolled to")


def place(things: list[Thing], key: str) -> int:
    """Return how far down something is."""
    return next(thing.rect[1] for thing in things if thing.key == key)
