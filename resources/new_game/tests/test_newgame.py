"""Newgame, tried as Boardroom's own games are."""

from boardroom_newgame.rules import GAME

from boardroom.testing import GameTests


class TestNewgame(GameTests):
    """The tests that every game passes; what is missing is named."""

    game = GAME
    languages = ("en",)  # of the rulebook
