"""All tests of a game, in one class."""

from __future__ import annotations

import os

import pytest

from boardroom.core.door import GROUP, package
from boardroom.testing.bots import BotTests
from boardroom.testing.laws import Laws
from boardroom.testing.lessons import LessonTests
from boardroom.testing.playthroughs import PlaythroughTests
from boardroom.testing.rulebooks import RulebookTests
from boardroom.testing.words import WordTests

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before there is an application: tests need no screen


class GameTests(Laws, PlaythroughTests, BotTests, LessonTests, WordTests, RulebookTests):
    """Tries a game as ours are tried: its laws, recorded matches, computers, face, scene, lessons, words and rulebook.

    What a game lacks is one failure that says what to add.
    """

    def test_the_game_is_found_by_its_key(self) -> None:
        try:
            found = package(self.game.key).rules()
        except LookupError as error:
            pytest.fail(f"{error}: install the package, which names the game in the group {GROUP}", pytrace=False)
        assert type(found) is type(self.game)
