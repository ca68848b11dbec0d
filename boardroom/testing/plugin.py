"""The plug-in that pytest finds by itself: it gives the tests of a game all that they are to be run on.

A test of an OneGame that has an argument `level` runs on everything that the class lists in `each_level`; where that is
nothing, as for the figures of a rulebook without figures, there is no such test.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from inspect import isfunction, signature
from pkgutil import iter_modules
from typing import Any

import pytest

import boardroom.testing

# What a law compared is told as for any other test.
_MODULES = {module.name for module in iter_modules(boardroom.testing.__path__)} - {"plugin", "tidying"}
pytest.register_assert_rewrite(*(f"boardroom.testing.{name}" for name in _MODULES))


def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Make no test of what a game doesn't have."""
    cases = _cases(collector.obj, obj) if isinstance(collector, pytest.Class) else {}
    return None if all(cases.values()) else []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test on everything that the class lists."""
    for argument, cases in _cases(metafunc.cls, metafunc.function).items():
        metafunc.parametrize(argument, cases.values(), ids=cases.keys())


def pytest_collection_finish() -> None:
    """Look for garbage only among what tests make."""
    if tidying := sys.modules.get("boardroom.testing.tidying"):
        tidying.keep_what_is_there()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Leave nothing behind that Qt or Python would keep for later."""
    if isinstance(item, pytest.Function):
        item.funcargs.clear()  # pytest would let go of them only when nobody looks for garbage any more
    if tidying := sys.modules.get("boardroom.testing.tidying"):
        tidying.tidy_up()


def _cases(tests: object, test: object) -> dict[str, Mapping[str, Any]]:
    """Return what each argument of a test goes through, by names for the report."""
    base = sys.modules.get("boardroom.testing.one_game")  # nobody uses it unless it is loaded
    if base is None or not isinstance(tests, type) or not issubclass(tests, base.OneGame) or not isfunction(test):
        return {}
    listed = {argument: getattr(tests, f"each_{argument}", None) for argument in signature(test).parameters}
    return {argument: each() for argument, each in listed.items() if each is not None}
