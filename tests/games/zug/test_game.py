"""Zug as one of our games: laws, recorded matches, players, face, scene, rulebook and booklet."""

from __future__ import annotations

from boardroom.games.zug.rules import Zug
from tests.games.kit.our_tests import BookletTests
from tests.games.zug.claims import FALSE, WORDS
from tests.games.zug.components import COMPONENTS


class TestZug(BookletTests):
    game = Zug()
    components = COMPONENTS
    claims = WORDS
    false_claims = FALSE
