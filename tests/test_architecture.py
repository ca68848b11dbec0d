"""The page on how it is built: whatever it names is there, and rooms are used by the doors that it lists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from boardroom.core.door import OURS

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "boardroom"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DRAWN, WRITTEN = re.findall(r"```\n(.*?)```(.*)", PAGE, flags=re.DOTALL)[0]
NAMED = sorted(set(re.findall(r"`([^`\n]+)`", WRITTEN)))
COMMAND = re.compile(r"(make|boardroom) [a-z]+")  # which tests/test_docs.py looks up


@cache
def trees() -> dict[str, ast.Module]:
    """Every module, by its name."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): ast.parse(path.read_text())
        for path in SOURCES.rglob("*.py")
    }


def defined(body: list[ast.stmt]) -> Iterator[str]:
    """What statements give a name to."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


@cache
def names() -> dict[str, set[str]]:
    """What modules define, and what each class defines in turn."""
    found: dict[str, set[str]] = {}
    for tree in trees().values():
        found |= {name: found.get(name, set()) for name in defined(tree.body)}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name] |= set(defined(node.body))
    return found


@pytest.mark.parametrize("name", [name for name in NAMED if not COMMAND.fullmatch(name)])
def test_what_the_page_names_is_there(name: str) -> None:
    if "/" in name or (SOURCES / name).exists():
        places = {name.replace("<key>", key) for key in OURS}
        assert [place for place in places if not (SOURCES / place).exists()] == []
    else:
        thing, _, member = name.partition(".")
        assert thing in names()
        assert not member or member in names()[thing]


def test_the_picture_shows_what_is_there() -> None:
    drawn = set(re.findall(r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)*\b", DRAWN))
    assert {"PickScene", "Table", "Match", "Game", "Worker", "Bot", "View", "Record"} <= drawn
    assert drawn <= names().keys()


# ---------------------------------------------------------------- the rooms


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules of ours that a module imports, at its top or when it wants them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in trees():
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in trees() else node.module


def test_rooms_are_used_by_their_doors() -> None:
    rooms = {f"boardroom.app.{path.parent.name}" for path in SOURCES.glob("app/*/__init__.py")}
    used: dict[str, set[str]] = {room: set() for room in rooms}
    for module, tree in trees().items():
        for other in imported(tree):
            room = other.rpartition(".")[0]
            if room in rooms and not module.startswith(f"{room}."):
                used[room].add(other.rpartition(".")[2])
    listed = re.findall(r"^\| `app/(\w+)` \|[^|]*\| (.*) \|$", WRITTEN, flags=re.MULTILINE)
    assert {f"boardroom.app.{room}": set(door.split(", ")) for room, door in listed} == used
