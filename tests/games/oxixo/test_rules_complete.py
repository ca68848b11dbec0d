"""Every statement about Oxixo has a test: those of the booklet by their ids, those of the page by the tests' names."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
STATEMENTS = json.loads((HERE / "statements.json").read_text(encoding="utf-8"))
BOOKLET: dict[str, str] = STATEMENTS["booklet"]
PAGE: dict[str, str] = STATEMENTS["page"]


def functions() -> dict[str, ast.FunctionDef]:
    """Return the test functions of this folder by name."""
    found: dict[str, ast.FunctionDef] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found or not node.name.startswith("test_ox_"), f"{node.name} is there twice"
                found[node.name] = node
    return found


TESTS = functions()


def test_the_ids_are_those_of_the_checklist() -> None:
    assert list(BOOKLET) == [f"OX-{number:02}" for number in range(1, 39)]
    assert all(len(text) > 10 for text in [*BOOKLET.values(), *PAGE.values()])


@pytest.mark.parametrize("statement", BOOKLET)
def test_every_statement_of_the_booklet_has_a_test(statement: str) -> None:
    prefix = f"test_ox_{statement[3:]}_"
    named = [test for name, test in TESTS.items() if name.startswith(prefix)]
    assert named, f"no test for {statement}: {BOOKLET[statement]}"
    for test in named:
        assert ast.get_docstring(test), f"{test.name} doesn't say its statement"
        assert any(isinstance(node, ast.Assert) for node in ast.walk(test)), f"{test.name} asserts nothing"


@pytest.mark.parametrize("name", PAGE)
def test_every_further_sentence_of_the_page_has_a_test(name: str) -> None:
    assert name in TESTS, f"no test for: {PAGE[name]}"


def test_no_test_names_a_statement_that_is_not_there() -> None:
    ids = {f"OX-{match[1]}" for name in TESTS if (match := re.match(r"test_ox_(\d+)_", name))}
    assert ids <= BOOKLET.keys()
