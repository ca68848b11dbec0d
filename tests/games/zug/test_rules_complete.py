"""Every statement about Zug has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.statements import Statements

ALL = Statements(Path(__file__).parent)


def test_the_ids_are_those_of_the_checklist() -> None:
    ALL.check_ids(87)


@pytest.mark.parametrize("statement", ALL.booklet)
def test_every_statement_of_the_booklet_has_a_test(statement: str) -> None:
    ALL.check_booklet(statement)


@pytest.mark.parametrize("name", ALL.page)
def test_every_further_sentence_of_the_page_has_a_test(name: str) -> None:
    ALL.check_page(name)
