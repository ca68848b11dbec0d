"""What all tests of a game share: which game it is, and where they stand."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from inspect import getfile
from pathlib import Path
from typing import ClassVar

from boardroom.core.game import Game
from boardroom.languages import LANGUAGES
from boardroom.testing.matches import Sitting


class OneGame:
    """Tests of one game: a class of tests names it."""

    game: ClassVar[Game]
    seeds: ClassVar[int] = 4  # so many random matches are played with each number of seats
    languages: ClassVar[Collection[str]] = tuple(LANGUAGES)  # those that it speaks

    @classmethod
    def folder(cls) -> Path:
        """Return where these tests are: what they need of files is beside them."""
        return Path(getfile(cls)).parent

    @classmethod
    def each_sitting(cls) -> Mapping[str, Sitting]:
        """List the matches that are played at random."""
        sittings = [Sitting(seats, str(seed)) for seats in cls.game.seats for seed in range(cls.seeds)]
        return {f"{sitting.seats}-{sitting.seed}": sitting for sitting in sittings}

    @classmethod
    def each_seats(cls) -> Mapping[str, int]:
        """List the numbers of seats."""
        return {str(seats): seats for seats in cls.game.seats}
