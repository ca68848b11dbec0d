"""The table goes on in a loop: however many things happen at once, it goes no deeper."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from inspect import currentframe
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boardroom.app.table.rounds import Rounds
from boardroom.core.game import CHANCE, NOBODY, Game, Options, Outcome, Reason, Unreadable
from boardroom.core.match import Match, Step
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.ui.game.face import load_face
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, Maker, Set


class Avalanche(Game[int, str, Options]):
    """A game that is nearly all chance: so many throws, and then somebody says that it is enough."""

    key = "avalanche"
    seats = (2,)
    options = Options
    throws = 10_000

    def start(self, seats: int, options: Options) -> int:
        return 0

    def turn(self, state: int) -> int:
        return CHANCE if state < self.throws else 0 if state == self.throws else NOBODY

    def moves(self, state: int) -> Sequence[str]:
        return ("enough",) if state == self.throws else ()

    def apply(self, state: int, move: str) -> int:
        return state + 1

    def chance(self, state: int, rng: Random) -> str:
        return "stone"

    def outcome(self, state: int) -> Outcome:
        return Outcome((1, 2), "enough")

    def write(self, move: str) -> str:
        return move

    def read(self, text: str, state: int) -> str:
        if text not in ("stone", "enough"):
            raise Unreadable(text)
        return text

    def why_not(self, state: int, move: str) -> Reason | None:
        return None

    def dump(self, state: int) -> Any:
        return state

    def load(self, data: Any, seats: int, options: Options) -> int:
        return int(data)


def depth() -> int:
    """Return how many calls deep the program is."""
    frame, deep = currentframe(), 0
    while frame is not None:
        frame, deep = frame.f_back, deep + 1
    return deep


def depths(made: Set, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows by how deep the program is whenever a step is shown."""
    found: list[int] = []
    animate = type(made.scene).animate

    def measured(step: Step, players: Sequence[Player], slow: bool) -> None:
        found.append(depth())
        animate(made.scene, step, players, slow)

    monkeypatch.setattr(made.scene, "animate", measured)
    return found


def test_ten_thousand_entries_in_a_row_go_no_deeper_than_one(set_table: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    made = set_table(PERSON, BOT, rules=Avalanche())
    monkeypatch.setattr(made.store, "autosave", lambda record: None)
    monkeypatch.setattr(made.scene, "seen", deque(maxlen=1))  # a thousand logs of thousands are much to remember
    found = depths(made, monkeypatch)
    looks: list[int] = []
    made.table.changed.connect(lambda: looks.append(made.match.length))
    made.table.begin()
    assert made.match.length == Avalanche.throws
    assert len(found) == Avalanche.throws
    assert max(found) == min(found)
    assert looks == [Avalanche.throws], "the panel looks once, when there is something to do"
    assert made.table.shown.acting
    made.table.play("enough")
    assert made.table.over


@pytest.mark.parametrize("key", ["phoenix", "switcher", "zug"])
def test_a_deal_goes_no_deeper_with_every_card(set_table: Maker, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    made = set_table(ANA, BEA, rules=game(key))
    found = depths(made, monkeypatch)
    made.table.begin()
    assert len(found) > 10
    assert max(found) == min(found)


def test_all_that_computers_did_is_shown_again_after_taking_back(
    set_table: Maker, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Resign among five, let the computers finish, take back, play again: nothing is left halfway."""
    made = set_table(
        PERSON, *(Player(kind="bot", level=1) for _ in range(4)), rules=game("zug"), confirm_resign=False, watch="fast"
    )
    monkeypatch.setattr(made.store, "autosave", lambda record: None)
    made.table.begin()
    assert made.table.shown.acting
    made.table.resign()
    qtbot.waitUntil(lambda: made.table.over, timeout=60_000)
    length = made.match.length
    made.table.undo()
    assert made.table.shown.acting
    found = depths(made, monkeypatch)
    made.table.redo()
    assert made.table.over
    assert made.match.length == length
    assert not made.table.shown.moving
    assert made.table.shown.known == length
    assert len(found) > 100
    assert max(found) == min(found)


def test_on_the_real_scene_too(qtbot: QtBot, set_table: Maker) -> None:
    """Every scene settles at once where nothing moves; Phoenix is dealt on its own felt."""
    found: list[int] = []
    scene = load_face("phoenix").scene()
    scene.speed = 0.0
    scene.settled.connect(lambda: found.append(depth()))
    match = Match.new(game("phoenix"), (PERSON, BOT), seed="1")
    made = set_table(match=match, rules=match.game, scene=scene)
    made.table.begin()
    assert len(found) > 10
    assert max(found) == min(found)


def test_a_thing_that_breaks_does_not_stop_the_rounds_for_ever() -> None:
    done: list[str] = []

    def do_next() -> None:
        done.append("next")
        if len(done) == 1:
            raise RuntimeError("broken")

    rounds = Rounds(do_next)
    with pytest.raises(RuntimeError, match="broken"):
        rounds.go()
    assert rounds.go()
    assert done == ["next", "next"]
