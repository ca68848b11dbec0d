"""El Switcher as one of our games: laws, recorded matches, players, face, scene, rulebook and booklet."""

from __future__ import annotations

from boardroom.games.switcher.rules import Switcher
from tests.games.kit.our_tests import BookletTests
from tests.games.switcher.claims import FALSE, WORDS
from tests.games.switcher.components import COMPONENTS


class TestSwitcher(BookletTests):
    game = Switcher()
    components = COMPONENTS
    claims = WORDS
    false_claims = FALSE
