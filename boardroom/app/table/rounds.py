"""Rounds: one thing after the other, in a loop however long the chain is."""

from __future__ import annotations

from collections.abc import Callable


class Rounds:
    """Does the next thing; what asks for the next one while it is being done gets one more round, not one deeper."""

    def __init__(self, do_next: Callable[[], None]) -> None:
        self._do_next = do_next
        self._going = False
        self._wanted = False

    def go(self) -> bool:
        """Do things until none asks for another; tell whether they were done here, and not by a loop under way."""
        self._wanted = True
        if self._going:
            return False
        self._going = True
        try:
            while self._wanted:
                self._wanted = False
                self._do_next()
        finally:
            self._going = False
        return True
