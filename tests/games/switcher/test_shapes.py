"""Figures in words: every one is told from the others, and drawn again from its words it is the same."""

from __future__ import annotations

import pytest

from boardroom.games.switcher.scene.shapes import figure_words, shape_words
from boardroom.games.switcher.tables import FIGURES
from boardroom.languages import LANGUAGES
from boardroom.ui.style.translation import set_language

ROWS = {"two": 2, "three": 3, "four": 4, "five": 5}


def drawn(words: str) -> set[tuple[int, int]]:
    """Draw a shape as somebody would who hears of it."""
    if words == "a square of four":
        return {(0, 0), (0, 1), (1, 0), (1, 1)}
    if words == "a staircase of five":
        return {(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)}
    long = ROWS[words.split()[0]]
    cells = [(0, column) for column in range(long)]
    places = {"left end": 0, "right end": long - 1, "middle": long // 2, "third": 2}
    for part in words.split("one ")[1:]:
        row, column = cells[-1]
        if "of that" in part:
            cells.append((row, column + (1 if "right" in part else -1)))
        elif "above that" in part:
            cells.append((row - 1, column))
        else:
            at = next(column for name, column in places.items() if name in part)
            cells.append((-1 if "above" in part else 1, at))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {(row - top, column - left) for row, column in cells}


@pytest.mark.parametrize("name", FIGURES)
def test_who_hears_of_a_figure_can_draw_it(name: str) -> None:
    assert drawn(shape_words(FIGURES[name])) == {*FIGURES[name]}


def test_figures_are_named_with_their_shapes() -> None:
    assert figure_words("Y") == "Y, four in a row and one below the third"
    assert figure_words("W") == "W, a staircase of five"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_figures_sound_alike_in_any_language(language: str, qapp: object) -> None:
    set_language(language)
    try:
        said = {shape_words(FIGURES[name]) for name in FIGURES}
    finally:
        set_language("en")
    assert len(said) == len(FIGURES)
