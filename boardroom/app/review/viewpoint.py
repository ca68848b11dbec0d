"""A viewpoint: who looks back at a match, and how much of it that person may see."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.game import NOBODY, Seat, has_secrets
from boardroom.core.match import Match


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The eyes that a match is gone through with. While it has secrets to keep, these look into one hand only."""

    seat: Seat
    open: bool  # whether everything may be seen: there are no secrets, or none any more

    def follows(self, seat: Seat) -> bool:
        """Tell whether what that seat decides may be looked into: everybody's, or only one's own."""
        return seat >= 0 and (self.open or seat == self.seat)


def viewpoint(match: Match) -> Viewpoint | None:
    """Return who may look back at a match now; None: nobody before its end, since several people share the screen."""
    if match.outcome is not None or not has_secrets(match.game):
        people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        return Viewpoint(people[0] if people else 0, open=True)
    return None if match.onlooker == NOBODY else Viewpoint(match.onlooker, open=False)
