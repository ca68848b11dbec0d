"""Percent: said as people read it, and as their language writes it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ui.style.percent import hundredths, percentage
from boardroom.ui.style.translation import speaking


def test_only_what_is_certain_is_nothing_or_everything() -> None:
    shares = (0, Fraction(1, 1000), Fraction(105, 216), 0.999, 1, 1.3)
    assert [hundredths(share) for share in shares] == [0, 1, 49, 99, 100, 130]


@pytest.mark.parametrize(("language", "said"), [("en", "40%"), ("es", "40\u00a0%"), ("fr", "40\u202f%")])
def test_each_language_writes_its_own_sign(qtbot: QtBot, language: str, said: str) -> None:
    with speaking(language):
        assert percentage(0.4) == said
