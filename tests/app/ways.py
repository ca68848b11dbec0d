"""A navigator for a screen that stands alone in a test: it goes nowhere, and notes where it was asked to go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from boardroom.app.navigator import Navigator
from boardroom.app.screen import Screen


class Ways:
    """What a screen has asked for: the method of the navigator, and what with."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    @property
    def navigator(self) -> Navigator:
        return cast(Navigator, self)

    def __getattr__(self, name: str) -> Callable[..., bool]:
        if not callable(getattr(Navigator, name, None)):
            raise AttributeError(name)

        def note(*args: Any) -> bool:
            self.asked.append((name, *args))
            return True

        return note


def asked(screen: Screen) -> list[tuple[Any, ...]]:
    """Return what a screen that stands alone has asked its navigator for."""
    ways: object = screen.navigator
    assert isinstance(ways, Ways)
    return ways.asked
