"""Phoenix as one of our games: laws, recorded matches, players, face, scene, rulebook and booklet."""

from __future__ import annotations

from boardroom.games.phoenix.rules import Phoenix
from tests.games.kit.our_tests import BookletTests
from tests.games.phoenix.claims import FALSE, WORDS
from tests.games.phoenix.components import COMPONENTS


class TestPhoenix(BookletTests):
    game = Phoenix()
    components = COMPONENTS
    claims = WORDS
    false_claims = FALSE
