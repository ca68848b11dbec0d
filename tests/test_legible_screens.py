"""Every screen can be read: nothing is cut, overlapped, covered or outside, whatever the language and the sizes are.

Any two of game, language, size of window and size of text come together; `make legible` looks at all of them.
"""

from __future__ import annotations

from itertools import combinations, product

import pytest
from pytestqt.qtbot import QtBot

from boardroom.games import GAMES
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.translation import set_language
from tools.legible import SIZES, TEXTS, TONGUES, Circumstances, look, names_in, pairs
from tools.shots import screens


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # of menus, without a screen
@pytest.mark.parametrize(("circumstances", "key"), [pytest.param(*row, id=f"{row[1]} {row[0]}") for row in pairs()])
def test_everything_can_be_read(qtbot: QtBot, circumstances: Circumstances, key: str) -> None:
    load_fonts()
    try:
        found = {name: wrong for name, wrong in look(circumstances, key, names_in(circumstances, key)) if wrong}
    finally:
        appearance().apply("light", 1.0)
        set_language("en")
    assert found == {}


def test_any_two_come_together() -> None:
    usual = [(circumstances, key) for circumstances, key in pairs() if circumstances.text in TEXTS]
    rows = [(key, *circumstances) for circumstances, key in usual if key]
    values = [[game.key for game in GAMES], TONGUES, SIZES, TEXTS]
    for one, other in combinations(range(4), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(values[one], values[other]))
    general = [circumstances for circumstances, key in usual if not key]
    for one, other in combinations(range(3), 2):
        met = {(row[one], row[other]) for row in general}
        assert met == set(product(values[one + 1], values[other + 1]))


def test_every_screen_is_looked_at() -> None:
    for game in GAMES:
        looked_at = {name for row in pairs() if row[1] in ("", game.key) for name in names_in(*row)}
        assert looked_at == set(screens())
