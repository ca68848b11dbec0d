"""The toy obeys the laws, and its recorded matches go as they went."""

from __future__ import annotations

from pathlib import Path

from boardroom.testing.laws import Laws
from boardroom.testing.playthroughs import PlaythroughTests
from tests.core.toy import COMPONENTS, Toy
from tests.games.kit.our_games import PLAYTHROUGHS


class TestToy(Laws, PlaythroughTests):
    game = Toy()
    components = COMPONENTS

    @classmethod
    def playthroughs(cls) -> Path:
        return PLAYTHROUGHS
