"""Every statement about a game has a test: those of its booklet, and every further sentence of its page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from boardroom.games import GAMES
from tests.games.statements import Statements

# How many the booklet of each game makes.
STATEMENTS: Final = {"oxixo": 38, "phoenix": 68, "switch": 50, "switcher": 53, "zug": 87}
ALL: Final = {game.key: Statements(Path(__file__).parent / game.key) for game in GAMES}


@pytest.mark.parametrize("key", ALL)
def test_the_ids_are_those_of_the_checklist(key: str) -> None:
    ALL[key].check_ids(STATEMENTS[key])


@pytest.mark.parametrize(("key", "statement"), [(key, each) for key, told in ALL.items() for each in told.booklet])
def test_every_statement_of_the_booklet_has_a_test(key: str, statement: str) -> None:
    ALL[key].check_booklet(statement)


@pytest.mark.parametrize(("key", "name"), [(key, each) for key, told in ALL.items() for each in told.page])
def test_every_further_sentence_of_the_page_has_a_test(key: str, name: str) -> None:
    ALL[key].check_page(name)
