"""The tests of rulebooks can tell what is misprinted."""

from __future__ import annotations

import pytest

from boardroom.testing.rulebooks import misprints


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "You can’t: it’s “his” – or hers…", "You can't"),
        ("en", "Wait: why?", "Wait : why?"),
        ("en", "One (or two), three.", "One ( or two)"),
        ("es", "¿Cuándo? Así: «ya».", "Cuándo?"),
        ("es", "¡Ganaste!", "Ganaste!"),
        ("fr", "Attention\u202f: «\u202fnon\u202f»\u202f!", "Attention : non"),
        ("fr", "Trois choses\u202f; à 20:15.", "Trois choses; à vous"),
        ("fr", "Non\u202f!", "Non !"),
    ],
)
def test_misprints_are_seen(language: str, right: str, wrong: str) -> None:
    assert misprints(language, right) == []
    assert misprints(language, wrong)
