"""What a game's sources say: the rules that its why_not can name, and the texts that people read."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from inspect import getfile
from pathlib import Path
from typing import NamedTuple

from boardroom.core.game import Game


class Text(NamedTuple):
    """A text for people, as translators find it; and where it stands."""

    place: str
    context: str
    source: str
    comment: str
    plural: bool


def sources(game: Game) -> Iterator[tuple[Path, ast.Module]]:
    """Return what is in a game's package."""
    for path in sorted(Path(getfile(type(game))).parent.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def reasons(game: Game) -> set[str]:
    """Return every id that a Reason of the game is made with."""
    return {id for path, source in sources(game) if "scene" not in path.parts for id in named(source)}


def named(source: ast.Module) -> Iterator[str]:
    """Find the ids of the Reasons in a source; an id that can't be read off it is an error."""
    for call in _calls(source, "Reason"):
        assert call.args, f"line {call.lineno}: a Reason names its rule first"
        yield from _strings(call.args[0])


def texts(game: Game) -> Iterator[Text]:
    """Find all texts for people; one that translators can't find is an error."""
    for path, source in sources(game):
        yield from said(source, path.name)


def said(source: ast.Module, name: str) -> Iterator[Text]:
    """Find the texts of a source: formatted strings, names and n= would be asked for, but never be translated."""
    for call in _calls(source, "translate", "QCoreApplication.translate"):
        place = f"{name}:{call.lineno}"
        words = [part.value for part in call.args[:3] if isinstance(part, ast.Constant)]
        assert not call.keywords, f"{place}: translate takes no names for its arguments"
        assert len(words) == len(call.args[:3]) >= 2, f"{place}: only plain texts are translated"
        context, text, comment = (*map(str, words), "")[:3]
        yield Text(place, context, text, comment, plural=len(call.args) > 3)


def _calls(source: ast.Module, *functions: str) -> Iterator[ast.Call]:
    """Return the calls of functions, by how they are written."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in functions:
            yield node


def _strings(node: ast.expr) -> Iterator[str]:
    """Return the texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    else:
        assert isinstance(node, ast.Constant), f"line {node.lineno}: the rule is no plain text"
        assert isinstance(node.value, str), f"line {node.lineno}: the rule is no text"
        yield node.value
