"""The games that there are, each with its face; faces are loaded when a screen wants them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardroom.core.game import Game
from boardroom.ui.face import Face, load_face

Boxed = tuple[Game[Any, Any], Face]


class Shelf:
    """All games by their keys, in the order of the home screen."""

    def __init__(self, boxes: tuple[Boxed, ...] | None = None) -> None:
        if boxes is None:
            from boardroom.games import GAMES

            boxes = tuple((game, load_face(game.key)) for game in GAMES)
        self._boxes = {game.key: (game, face) for game, face in boxes}

    def __iter__(self) -> Iterator[Boxed]:
        return iter(self._boxes.values())

    def __len__(self) -> int:
        return len(self._boxes)

    def __contains__(self, key: str) -> bool:
        return key in self._boxes

    def game(self, key: str) -> Game[Any, Any]:
        """Return the rules; raise KeyError where there is no such game."""
        return self._boxes[key][0]

    def face(self, key: str) -> Face:
        """Return the face; raise KeyError where there is no such game."""
        return self._boxes[key][1]
