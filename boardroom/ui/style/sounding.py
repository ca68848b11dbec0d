"""What is heard: the one door to whatever plays sounds. Where nobody listens, it is silent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

Sound = Literal[
    "wood", "slide", "card", "dice", "token", "rail", "light", "form",
    "turn", "refuse", "tick", "end", "win",
]  # fmt: skip
SOUNDS: Final[tuple[Sound, ...]] = get_args(Sound)
SIGNALS: Final[tuple[Sound, ...]] = ("turn", "refuse", "tick", "end", "win")  # the others are heard of the pieces

_listener: Callable[[Sound], None] | None = None


def listen(listener: Callable[[Sound], None] | None) -> None:
    """Let somebody hear every sound from now on; None: nobody."""
    global _listener
    _listener = listener


def sound(name: Sound) -> None:
    """Let a sound be heard."""
    if _listener is not None:
        _listener(name)
