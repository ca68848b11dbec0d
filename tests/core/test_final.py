"""Final once shown: a match whose seed somebody has seen is neither played on nor taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardroom.core.fairness import luck
from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Illegal, Match, Undo
from boardroom.core.record import Player, Record
from boardroom.core.shown import known, make_final
from boardroom.core.store import Store
from tests.core.test_match import TOY, settle, toy
from tests.core.toy import PASS, Move, State


def resigned() -> Match[State, Move]:
    """Return a match of two that ended in the middle, so that almost all its chance is still to come."""
    match = settle(toy(seed="a secret"))
    match.play(PASS)
    match.undo()
    match.play(PASS)
    settle(match)
    match.resign()
    return match


def test_till_the_seed_is_shown_an_end_can_be_taken_back() -> None:
    match = resigned()
    assert match.undo_plan().possible
    assert not match.record().seed_shown
    match.undo()
    assert match.turn >= 0


def test_whoever_knows_the_seed_can_not_go_on() -> None:
    """The seed tells what comes: with it every later draw of the match would be known before it is drawn."""
    match = resigned()
    seed = match.show_seed()
    twin = Match(TOY, resigned().record())
    twin.undo()
    twin.play(PASS)
    foreseen = TOY.chance(twin.state, luck(seed, twin.length))
    twin.draw()
    assert TOY.write(foreseen) == twin.entries[-1].text, "so it would have been predicted"
    before = match.record()
    assert match.undo_plan() == Undo(barrier="shown")
    with pytest.raises(ValueError, match="shown"):
        match.undo()
    assert match.record() == before


@pytest.mark.parametrize("reopened", [False, True])
def test_nothing_at_all_happens_in_a_final_match(reopened: bool) -> None:
    """Even where it is not over, because its seed was shown in a copy of it."""
    match = settle(toy(limit=60, seed="a secret"))
    match.play(PASS)
    match.undo()
    assert match.redoable
    match.show_seed()
    if reopened:
        match = Match(TOY, Record.model_validate_json(match.record().model_dump_json()))
    before = match.record()
    assert before.seed_shown
    assert match.turn == NOBODY
    assert match.view(0).moves == ()
    assert not match.redoable
    assert match.redo() == []
    assert match.timeout() is None
    with pytest.raises(Illegal):
        match.play(PASS)
    with pytest.raises(Illegal):
        match.resign()
    with pytest.raises(ValueError, match="not for the seed"):
        match.draw()
    with pytest.raises(ValueError, match="shown"):
        match.undo()
    with pytest.raises(ValueError, match="too late"):
        match.add_salt("me")
    assert match.record() == before


def test_chance_decides_nothing_in_a_final_match() -> None:
    match = toy()
    assert match.turn == CHANCE
    match.show_seed()
    with pytest.raises(ValueError, match="not for the seed"):
        match.draw()


def test_a_shown_seed_is_shown_in_every_saved_copy(tmp_path: Path) -> None:
    store = Store(tmp_path, lambda key: TOY)
    one, copy, other = resigned().record(), resigned().record(), toy(seed="another").record()
    for record in (one, copy, other):
        store.save(record)
    (tmp_path / "torn.boardroom").write_text('{"seed": "a secret"')
    make_final(store, "a secret", at_table=one.id)
    assert [store.load(record.id).seed_shown for record in (one, copy)] == [False, True], "it saves itself"
    make_final(store, "a secret")
    assert [store.load(record.id).seed_shown for record in (one, copy, other)] == [True, True, False]
    changed = store.load(one.id).changed
    make_final(store, "a secret")
    assert store.load(one.id).changed == changed, "once is enough"


def test_a_file_of_a_match_whose_seed_was_shown_here_is_final(tmp_path: Path) -> None:
    """Written while the match was still going on, it would else be played on with what is known now."""
    store = Store(tmp_path / "games", lambda key: TOY)
    running = settle(toy(seed="a secret"))
    store.write_file(tmp_path / "copy.boardroom", running.record())
    file = store.read_file(tmp_path / "copy.boardroom")
    store.save(running.record())
    assert known(store, file) == file
    running.resign()
    running.show_seed()
    store.save(running.record())
    assert Match(TOY, known(store, file)).turn == NOBODY
    assert known(store, toy(seed="another").record()).seed_shown is False


def test_a_seed_that_names_something_else_in_a_save_is_not_mistaken(tmp_path: Path) -> None:
    store = Store(tmp_path, lambda key: TOY)
    named = toy(seed="another", players=[Player(name="a secret"), Player()]).record()
    store.save(named)
    make_final(store, "a secret")
    assert not store.load(named.id).seed_shown
