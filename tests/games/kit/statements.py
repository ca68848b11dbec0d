"""Every statement about a game has a test: those of its booklet by their ids, those of its page by the tests' names.

A game's statements.json, beside its tests, says which they are: `booklet` by ids such as SR-24, whose tests are called
test_sr_24_..., and `page` by the whole names of tests.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path


class Statements:
    """The statements about one game, and the tests that its folder has."""

    def __init__(self, folder: Path) -> None:
        file = folder / "statements.json"
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"booklet": {}, "page": {}}
        self.booklet: dict[str, str] = told["booklet"]
        self.page: dict[str, str] = told["page"]
        self.letters = next(iter(self.booklet), "")[:2]
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("test_*.py"))]
        functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
        self.tests = [function for function in functions if function.name.startswith("test_")]

    def id_of(self, name: str) -> str | None:
        """Return which statement of the booklet a test is named after, if one."""
        found = re.match(rf"test_{self.letters.lower()}_(\d+)_", name)
        return f"{self.letters}-{found[1]}" if found else None

    def check_ids(self) -> None:
        """Check that the ids count up without a gap, and that tests name no others and differ in their names."""
        assert list(self.booklet) == [f"{self.letters}-{number:02}" for number, _ in enumerate(self.booklet, 1)]
        assert all(len(text) > 8 for text in [*self.booklet.values(), *self.page.values()])
        named = [test.name for test in self.tests if self.id_of(test.name)]
        assert {self.id_of(name) for name in named} <= self.booklet.keys()
        assert len(set(named)) == len(named), "a test is there twice"

    def check_booklet(self, statement: str) -> None:
        """Check that a statement of the booklet has a test, which says it and asserts something."""
        named = [test for test in self.tests if self.id_of(test.name) == statement]
        assert named, f"no test for {statement}: {self.booklet[statement]}"
        for test in named:
            assert ast.get_docstring(test), f"{test.name} doesn't say its statement"
            assert any(isinstance(node, ast.Assert) for node in ast.walk(test)), f"{test.name} asserts nothing"

    def check_page(self, name: str) -> None:
        """Check that a sentence of the page has its test."""
        assert name in [test.name for test in self.tests], f"no test for: {self.page[name]}"
