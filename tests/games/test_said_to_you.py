"""Who plays alone against computers is spoken to: "You throw", never "You throws"; in every language a verb differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.core.game import CHANCE, NOBODY, Outcome
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import GAMES
from boardroom.testing.faces import lacking_face
from boardroom.testing.scene_driver import BOT
from boardroom.ui.game import naming
from boardroom.ui.game.face import load_face
from boardroom.ui.table.pick_scene import PickScene

GAME = {game.key: game for game in GAMES if not lacking_face(game)}
NAMED = "@You@"  # stands wherever a sentence takes the person's name
# A name may stand alone, in a list, before a colon or a dot; a verb after it would be somebody else's.
ALONE = re.compile(rf"(^|[:,·(] ?|\n|\. |: ){NAMED}($|[:,)\n]| ·|\.)")


def said_beside(match: Match) -> Iterator[str]:
    """Say all that a face says of the position and the step before it."""
    face, players = load_face(match.game.key), match.players
    step = match.step(match.length - 1, 0)
    assert step.move is not None
    view = match.view(0)
    yield face.tell(step, players)
    yield face.tell_turn(view, players)
    yield face.situation(view, players)
    yield face.say_move(step.before, step.seat, step.move, players)
    yield from face.describe(view, players, None)
    if match.turn == CHANCE:
        yield face.say_chance(view, players)
    for side in range(len(match.sides)):
        standing = face.standing(view, side)
        yield from (standing.label, standing.value, *standing.details)
    if match.outcome is not None:
        yield from face.say_outcome(match.outcome, players, match.options)


def said_on(scene: PickScene, match: Match) -> Iterator[str]:
    """Say all that the table itself says: names, what to do, and what would come of it."""
    scene.present(match.view(0), match.players, match.turn == 0)
    yield from scene.prompt()
    for cell in scene.cells():
        yield cell.name
        if cell.enabled:
            scene.go_to(cell.key)
            yield from scene.prompt()


@pytest.mark.parametrize("key", GAME)
def test_no_sentence_takes_the_person_for_somebody_else(
    key: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(naming, "unnamed", lambda seat, players: NAMED)
    game, rng, wrong = GAME[key], Random(3), set[str]()
    scene = load_face(key).scene()
    assert isinstance(scene, PickScene)
    match = Match.new(game, [Player(), *[BOT] * (game.seats[-1] - 1)], seed="you")
    while match.turn != NOBODY and match.length < 260:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(rng.choice(match.view(match.turn).moves))
        texts = {*said_beside(match), *(said_on(scene, match) if match.length % 4 == 0 else ())}
        wrong |= {text for text in texts if NAMED in ALONE.sub("", text)}
    assert not wrong, "\n".join(sorted(wrong))


def test_whoever_has_formed_everything_is_spoken_to() -> None:
    players, options = [Player(), BOT], GAME["switcher"].options()
    _, why = load_face("switcher").say_outcome(Outcome((1, 2), "deck", (0, 5)), players, options)
    assert why == "You formed all the figures."
