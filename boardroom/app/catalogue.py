"""The games that there are, each with its face; faces are loaded when a screen wants them."""

from __future__ import annotations

from collections.abc import Iterator

from boardroom.core.door import LeftOut, found
from boardroom.core.game import Game
from boardroom.ui.game.face import Face, load_face

Boxed = tuple[Game, Face]


class GameCatalogue:
    """All games by their keys, in the order of the home screen."""

    def __init__(self, boxes: tuple[Boxed, ...] | None = None) -> None:
        self._boxes = {game.key: (game, face) for game, face in (_all() if boxes is None else boxes)}

    def __iter__(self) -> Iterator[Boxed]:
        return iter(self._boxes.values())

    def __len__(self) -> int:
        return len(self._boxes)

    def __contains__(self, key: str) -> bool:
        return key in self._boxes

    def game(self, key: str) -> Game:
        """Return the rules; raise KeyError where there is no such game."""
        return self._boxes[key][0]

    def face(self, key: str) -> Face:
        """Return the face; raise KeyError where there is no such game."""
        return self._boxes[key][1]


def _all() -> Iterator[Boxed]:
    """Load the faces of all games. What comes from elsewhere must also be able to play, and to say what it is."""
    here = found()
    for game in here.games:
        package = here.packages[game.key]
        try:
            face = load_face(game.key)
            if package.origin:
                package.piece("bot", "bot")
                for say in (face.title, face.tagline, face.minutes):
                    package.attempt(say)
        except LeftOut as left_out:
            here.leave_out(left_out)
        else:
            yield game, face
