"""What a table says of its own keys is so: every character that it ever answers to is told, and no other."""

from __future__ import annotations

from random import Random
from string import ascii_lowercase, digits
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games import GAMES, game
from boardroom.testing.faces import lacking_face
from boardroom.ui.game.face import load_face
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.table.pick_scene import PickScene, written
from tests.games.zug.board import lively

TYPED = ascii_lowercase + digits + "+-=_"
BY_ITSELF = {"switcher": "f"}  # which goes on by what stands ready, not to one target
PRESSES, MOVES = 6, 200


def answered(scene: PickScene[Any, Any, Any]) -> dict[str, str]:
    """Return the characters that mean something now, each with the first that is told for the same target."""
    told = "".join(characters for characters, _ in scene.picking.hotkeys()).lower()
    means = {character: scene.picking.shortcut(character) for character in TYPED}
    found = {}
    for character, target in means.items():
        if target is not None:
            found[character] = next((other for other in told if means.get(other) == target), "")
    return found


@pytest.mark.parametrize("key", [each.key for each in GAMES if not lacking_face(each)])
def test_every_key_of_a_table_is_told_and_none_that_does_nothing(qtbot: QtBot, key: str) -> None:
    load_fonts()
    rules, scene = game(key), load_face(key).scene()
    assert isinstance(scene, PickScene)
    people = tuple(Player(name=name) for name in ("Ana", "Bea", "Cid", "Dan")[: rules.seats[-1]])
    match: Match = Match.new(rules, people, seed="keys")
    rng, chosen = Random("keys"), list[Any]()
    scene.chosen.connect(chosen.append)
    used, silent = set(BY_ITSELF.get(key, "")), set[str]()
    for _ in range(MOVES):
        while match.turn == CHANCE:
            match.draw()
        over = match.turn == NOBODY
        scene.present(match.view(0 if over else match.turn), people, not over)
        for _ in range(PRESSES):
            for character, same in answered(scene).items():
                (used if same else silent).add(same or character)
            free = [target for target in scene.picking.targets() if scene.picking.enabled(target)]
            if chosen or not free:
                break
            scene.press_target(rng.choice(free))
        if over:
            break
        if key == "zug":  # by chance nobody would ever have points to look through
            match.play(lively(match.state, rng))
        else:
            match.play(chosen[0] if chosen else rng.choice(match.view(match.turn).moves))
        chosen.clear()
    assert not silent
    assert {each.lower() for characters, _ in scene.picking.hotkeys() for each in characters} == used


def test_keys_are_written_as_people_read_them() -> None:
    assert written("123456") == "1 – 6"
    assert written("12") == "1, 2"
    assert written("QE") == "Q, E"
