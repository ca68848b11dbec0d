"""Oxixo as one of our games: laws, recorded matches, players, face, scene, rulebook and booklet."""

from __future__ import annotations

from boardroom.games.oxixo.rules import Oxixo
from tests.games.kit.our_tests import BookletTests
from tests.games.oxixo.claims import FALSE, WORDS
from tests.games.oxixo.components import COMPONENTS


class TestOxixo(BookletTests):
    game = Oxixo()
    components = COMPONENTS
    claims = WORDS
    false_claims = FALSE
