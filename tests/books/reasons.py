"""Which rules a game's why_not can name, by reading its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import boardroom.games

FOLDER = Path(boardroom.games.__file__).parent


def reasons(game: str) -> set[str]:
    """Return every id that a Reason of the game is made with."""
    sources = [path for path in sorted((FOLDER / game).rglob("*.py")) if "scene" not in path.parts]
    return {id for path in sources for id in named(path.read_text(encoding="utf-8"))}


def named(source: str) -> Iterator[str]:
    """Find the ids of the Reasons in a source; an id that can't be read off it is an error."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            assert node.args, f"line {node.lineno}: a Reason names its rule first"
            yield from strings(node.args[0])


def strings(node: ast.expr) -> Iterator[str]:
    """Return the texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)
    else:
        assert isinstance(node, ast.Constant), f"line {node.lineno}: the rule is no plain text"
        assert isinstance(node.value, str), f"line {node.lineno}: the rule is no text"
        yield node.value
