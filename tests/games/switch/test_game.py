"""Switch as one of our games: laws, recorded matches, players, face, scene, rulebook and booklet."""

from __future__ import annotations

from boardroom.games.switch.rules import Switch
from tests.games.kit.our_tests import BookletTests
from tests.games.switch.claims import FALSE, WORDS
from tests.games.switch.components import COMPONENTS


class TestSwitch(BookletTests):
    game = Switch()
    components = COMPONENTS
    claims = WORDS
    false_claims = FALSE
