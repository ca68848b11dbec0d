"""Both themes can be read: text at 4.5 to 1, what can be pressed at 3 to 1."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from boardroom.ui.style.appearance import palette
from boardroom.ui.style.stylesheet import stylesheet
from boardroom.ui.style.theme import DARK, LIGHT, Theme

THEMES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]


def _luminance(color: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "ground"), ("ink", "panel"), ("ink", "well"), ("ink", "chip"), ("ink", "act_soft"),
        ("ink", "look_soft"), ("ink", "segment_on"), ("muted", "ground"), ("muted", "panel"), ("muted", "well"),
        ("muted", "chip"), ("act", "panel"), ("act", "ground"), ("danger", "panel"), ("on_act", "act"),
        ("on_act", "danger"),
    ],
)  # fmt: skip
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.color(ink), theme.color(ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("token", ["act", "danger", "toggle_off"])
def test_what_can_be_pressed_stands_out(theme: Theme, token: str) -> None:
    assert contrast(theme.color(token), theme.color("panel")) >= 3


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
