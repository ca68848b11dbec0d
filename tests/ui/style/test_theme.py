"""All four themes can be read: text at 4.5 to 1, what can be pressed at 3 to 1; in high contrast text at 7 to 1."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtGui import QPalette

from boardroom.testing.colours import contrast
from boardroom.ui.style.appearance import palette
from boardroom.ui.style.stylesheet import stylesheet
from boardroom.ui.style.theme import DARK, DECORATION, EDGES, LIGHT, TEXT, THEMES, Pairs, Theme

TEXT_AT = {False: 4.5, True: 7.0}  # by whether the theme is of high contrast: AA and AAA
EDGES_AT = 3.0
KINDS: dict[str, Pairs] = {"text": TEXT, "edges": EDGES, "decoration": DECORATION}


def least(theme: Theme, kind: str) -> float:
    """Return what a kind of pair must reach. A decorative line is an edge only in high contrast: nothing is known by
    it alone, cards differ from the ground by their shade and their content, and rows by the space between them."""
    if kind == "text":
        return TEXT_AT[theme.high]
    return EDGES_AT if kind == "edges" or theme.high else 1.0


def test_every_pair_of_colours_stands_out() -> None:
    """Compute all contrasts, and print them as a table."""
    low = []
    print()
    for kind, pairs in KINDS.items():
        print(f"{kind:30}", *(f"{theme.name:>10}" for theme in THEMES))
        for token, grounds in pairs.items():
            for ground in grounds:
                row = [contrast(getattr(theme, token), getattr(theme, ground)) for theme in THEMES]
                print(f"  {token + ' on ' + ground:28}", *(f"{value:10.2f}" for value in row))
                low += [
                    (theme.name, token, ground, value)
                    for theme, value in zip(THEMES, row, strict=True)
                    if value < least(theme, kind)
                ]
        smallest = [
            min(contrast(getattr(theme, a), getattr(theme, b)) for a in pairs for b in pairs[a]) for theme in THEMES
        ]
        print(f"  {'smallest':28}", *(f"{value:10.2f}" for value in smallest))
    assert not low


def test_the_pairs_name_colours_of_the_theme() -> None:
    colors = {field.name for field in fields(Theme)} - {"name", "dark", "high"}
    named = {name for pairs in KINDS.values() for token, grounds in pairs.items() for name in (token, *grounds)}
    assert named == colors


def test_a_colour_can_be_more_or_less_opaque() -> None:
    assert LIGHT.color("act", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert LIGHT.color("act").name().upper() == LIGHT.act


def test_standard_dialogs_get_the_same_colours() -> None:
    made = palette(DARK)
    assert made.color(QPalette.ColorRole.Window).name().upper() == DARK.ground
    assert made.color(QPalette.ColorRole.Highlight).name().upper() == DARK.act
    faded = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert faded != made.color(QPalette.ColorRole.Text)


def test_the_style_sheet_grows_with_the_text() -> None:
    assert "min-height: 24px" in stylesheet(LIGHT, 1.0)
    assert "min-height: 48px" in stylesheet(LIGHT, 2.0)
    assert DARK.act in stylesheet(DARK, 1.0)
    assert "{" not in stylesheet(LIGHT, 1.0).replace(" {", "")
