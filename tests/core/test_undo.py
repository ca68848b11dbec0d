"""Taking back: freely inside what people knew, never past what was revealed since."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core.game import CHANCE, NOBODY
from boardroom.core.match import Match, Undo, against_free_undo
from boardroom.core.record import Player, read_record
from boardroom.games import game
from tests.core.test_match import BOT, TOY, settle, texts, toy
from tests.core.toy import PASS, Move, State, Toy


def secret(match: Match[State, Move]) -> Move:
    """Return a swap for the seat on turn: nobody else learns anything of it."""
    return next(move for move in TOY.moves(match.state) if move.kind == "swap")


def test_nothing_to_take_back_at_the_start() -> None:
    match = toy()
    assert match.undo_plan() == Undo(barrier="nothing")
    with pytest.raises(ValueError, match="nothing"):
        match.undo()


def test_ones_own_decision_comes_back() -> None:
    match = settle(toy())
    match.play(PASS)
    assert match.undo_plan() == Undo(5, 0)
    assert match.undo() == 5
    assert match.turn == 0
    assert match.redoable


def test_never_past_a_throw_that_people_saw() -> None:
    match = settle(toy())
    match.play(PASS)
    match.draw()
    assert match.undo_plan() == Undo(barrier="revealed")
    with pytest.raises(ValueError, match="revealed"):
        match.undo()


def test_never_past_ones_own_new_card() -> None:
    match = settle(toy())
    match.play(secret(match))
    assert match.undo_plan() == Undo(5, 0), "before the new card is dealt"
    match.draw()
    assert match.undo_plan() == Undo(barrier="revealed")


def test_a_card_that_only_a_computer_saw_is_in_nobodys_way() -> None:
    match = settle(toy(players=[Player(), BOT]))
    match.play(PASS)
    match.play(Move("throw", 1))
    assert match.undo_plan() == Undo(barrier="revealed"), "the throw was for all to see"

    swapped = settle(toy(players=[BOT, Player()]))
    swapped.play(secret(swapped))
    swapped.draw()
    assert not TOY.reveals(swapped.states[6], Move("deal", 1, 0), 1)
    assert swapped.undo_plan() == Undo(barrier="revealed"), "the person's last news is the throw before it"


def test_a_card_that_one_showed_to_another_person_may_be_taken_back() -> None:
    """Whoever laid it knew it before; that the other knows it now is no gain of theirs."""
    match = settle(toy())
    match.play(TOY.moves(match.state)[0])
    assert match.entries[-1].text.startswith("lay")
    assert match.undo_plan() == Undo(5, 0)


def test_a_card_shown_to_computers_only_may_be_taken_back() -> None:
    match = settle(toy(players=[Player(), BOT]))
    match.play(TOY.moves(match.state)[0])
    assert match.undo_plan() == Undo(5, 0)


def test_never_past_the_end_that_shows_all_hands() -> None:
    match = settle(toy(rounds=1))
    match.play(PASS)
    settle(match).play(PASS)
    assert match.undo_plan() == Undo(barrier="revealed")


class Calm(Toy):
    """The toy throws dice between all decisions, and hides hands: here that is in nobody's way."""

    def reveals(self, state: State, move: Move, seat: int) -> bool:
        return False


def calm(*players: Player, **options: Any) -> Match[State, Move]:
    return Match(Calm(), toy(len(players), players=list(players), **options).record())


def test_against_computers_back_to_ones_own_last_decision() -> None:
    match = settle(calm(BOT, Player(), BOT))
    for _ in range(4):
        settle(match).play(PASS)
    settle(match)
    assert match.undo_plan().seat == 1
    match.undo()
    assert match.turn == 1
    assert texts(match)[-1].startswith("throw")
    assert match.redo()[-1] == match.length - 1
    assert not match.redoable


def test_two_people_the_plan_says_whose_decision_it_is() -> None:
    match = settle(toy())
    match.play(PASS)
    assert match.undo_plan().seat == 0
    assert match.turn == CHANCE


def test_computers_among_themselves_take_nothing_back() -> None:
    match = settle(toy(players=[BOT, BOT]))
    match.play(PASS)
    assert match.undo_plan() == Undo(barrier="computers")


def test_resigning_can_be_taken_back() -> None:
    match = settle(toy())
    match.resign()
    match.undo()
    assert match.turn == 0
    assert match.outcome is None
    match.redo()
    assert match.turn == NOBODY


def test_who_left_a_seat_to_a_computer_decides_nothing_any_more() -> None:
    match = settle(toy(3))
    match.resign()
    match.play(secret(match))
    assert match.undo_plan() == Undo(7, 0), "back to the resigning, past what the computer did"
    match.draw()
    assert match.undo_plan() == Undo(7, 0), "the computer's new card is no news to a person who has left"
    match.undo()
    assert [player.kind for player in match.players] == ["human"] * 3
    assert match.redo() == [7, 8, 9]
    assert [player.kind for player in match.players] == ["bot", "human", "human"]


def test_the_same_move_again_keeps_what_followed() -> None:
    match = settle(toy(rounds=3, players=[Player(), BOT]))
    match.play(PASS)
    match.undo()
    match.play(PASS)
    assert not match.redoable
    match.undo()
    assert match.redo() == [5]


def test_another_move_forgets_what_was_taken_back() -> None:
    match = settle(toy())
    match.play(PASS)
    match.undo()
    match.play(secret(match))
    assert not match.redoable
    assert match.redo() == []


def test_redo_keeps_the_time_that_was_taken() -> None:
    match = settle(toy())
    match.play(PASS, 7.0)
    record = match.record()
    match.undo()
    match.redo()
    assert match.record() == record


# ---------------------------------------------------------------- free take-backs


def agreed(*players: Player, **options: Any) -> Match[State, Move]:
    return settle(toy(players=[*players], free_undo=True, **options))


def test_free_take_backs_go_past_draws_to_ones_own_last_decision_and_the_same_comes_again() -> None:
    match = agreed(Player(), BOT, rounds=3)
    match.play(PASS)
    settle(match).play(PASS)
    settle(match)
    before = match.record()
    assert match.undo_plan() == Undo(5, 0, free=True)
    assert match.undo() == 5
    assert match.turn == 0
    match.play(PASS)
    settle(match).play(PASS)
    settle(match)
    assert match.record() == before
    match.undo()
    match.play(secret(match))
    settle(match)
    assert texts(match)[6].startswith("deal"), "another move leads elsewhere"
    assert match.undo_plan() == Undo(5, 0, free=True), "past one's own new card"


def test_what_reveals_nothing_is_no_free_take_back() -> None:
    match = agreed(Player(), BOT)
    match.play(PASS)
    assert match.undo_plan() == Undo(5, 0)


def test_redo_goes_past_draws_that_were_taken_back() -> None:
    match = agreed(BOT, Player(), rounds=3)
    for _ in range(5):
        settle(match).play(PASS)
    settle(match)
    record, states = match.record(), list(match.states)
    while match.undo_plan().possible:
        match.undo()
    assert match.redoable
    while match.redoable:
        assert match.turn == 1
        match.redo()
    assert (match.record(), match.states) == (record, states)


def test_free_take_backs_go_past_the_end_until_everything_is_laid_open() -> None:
    match = agreed(Player(), BOT, rounds=1)
    match.play(PASS)
    settle(match).play(PASS)
    assert match.outcome is not None
    assert match.undo_plan() == Undo(5, 0, free=True)
    match.lay_open()
    assert match.undo_plan() == Undo(barrier="revealed")
    shown = agreed(Player(), BOT)
    shown.play(PASS)
    shown.show_seed()
    assert shown.undo_plan() == Undo(barrier="shown")


def test_free_take_backs_are_kept_in_the_record_and_an_older_one_has_none() -> None:
    match = agreed(Player(), BOT)
    match.play(PASS)
    settle(match)
    saved = match.record().model_dump()
    assert Match(TOY, read_record(saved)).undo_plan() == Undo(5, 0, free=True)
    del saved["free_undo"]
    assert Match(TOY, read_record(saved)).undo_plan() == Undo(barrier="revealed")


@pytest.mark.parametrize(
    ("players", "dice", "why"),
    [
        ([Player(), Player()], "seed", "people"),
        ([BOT, BOT], "seed", "people"),
        ([Player(), BOT], "people", "dice"),
        ([Player(), BOT], "seed", ""),
    ],
)
def test_free_take_backs_are_for_one_person_and_the_dice_of_the_seed(
    players: list[Player], dice: str, why: str
) -> None:
    assert against_free_undo(TOY, players, dice == "people") == why
    match = toy(players=players, dice=dice, free_undo=True)
    assert match.free_undo == match.record().free_undo == (not why)
    forced = Match(TOY, match.record(free_undo=True))
    assert forced.free_undo == (not why), "whatever a file says"


def test_where_nothing_is_ever_revealed_there_is_nothing_to_agree_on() -> None:
    assert against_free_undo(game("oxixo"), [Player(), BOT], by_hand=False) == "nothing"


def test_no_time_comes_back_by_a_free_take_back() -> None:
    match = agreed(Player(), BOT, limit=30)
    match.play(PASS, 4.0)
    settle(match)
    match.undo()
    assert match.spent(0) == 4.0
    match.play(PASS, 2.0)
    assert match.used(0) == 6.0
    settle(match).play(PASS)
    settle(match).timeout(30.0)
    settle(match)
    assert match.undo_plan() == Undo(barrier="time")


# ---------------------------------------------------------------- time


def test_a_time_out_cant_be_taken_back() -> None:
    match = settle(calm(Player(), BOT, limit=30))
    match.play(PASS, 3.0)
    settle(match).play(PASS)
    settle(match).timeout(30.0)
    assert match.undo_plan() == Undo(barrier="time")
    settle(match)
    assert Match(Calm(), match.record()).undo_plan() == Undo(barrier="time"), "also not after coming back"
    with pytest.raises(ValueError, match="time"):
        match.undo()


def test_what_was_decided_after_a_time_out_can_be_taken_back() -> None:
    match = settle(calm(Player(), BOT, limit=30))
    match.timeout(30.0)
    settle(match).play(PASS)
    settle(match).play(PASS)
    match.undo()
    assert match.turn == 0
    assert match.undo_plan() == Undo(barrier="time")


def test_the_time_of_several_decisions_comes_into_the_one_that_is_made_again() -> None:
    match = settle(calm(Player(), BOT))
    match.play(PASS, 5.0)
    settle(match).play(PASS, 2.0)
    settle(match).play(PASS, 7.0)
    match.undo()
    match.spend(1.0)
    match.undo()
    assert (match.spent(0), match.spent(1)) == (13.0, 0.0), "the computer's time is its own again"
    match.spend(0.5)
    match.redo()
    assert [entry.seconds for entry in match.entries if entry.seat >= 0] == [13.5, 2.0]
    assert match.spent(0) == 0
    match.redo()
    assert [entry.seconds for entry in match.entries if entry.seat >= 0] == [13.5, 2.0, 0.0]


def test_what_a_decision_has_taken_so_far_is_kept_in_the_record_for_every_person() -> None:
    match = settle(calm(Player(), Player()))
    match.play(PASS, 5.0)
    settle(match).spend(3.0)
    match.undo()
    again = Match(Calm(), match.record())
    assert [again.spent(0), again.spent(1)] == [5.0, 3.0]
    again.play(PASS, 1.0)
    settle(again).play(PASS, 1.0)
    assert [entry.seconds for entry in again.entries if entry.seat >= 0] == [6.0, 4.0]
    assert again.record().spent == []


@given(seed=st.integers(0, 10_000), steps=st.integers(1, 60))
def test_no_way_gives_a_person_time_back(seed: int, steps: int) -> None:
    """Whatever is played, taken back, played again, left and come back to: time only ever adds up."""
    rng = Random(seed)
    match = calm(Player(), BOT, Player(), rounds=4)
    passed = [0.0, 0.0, 0.0]
    for _ in range(steps):
        if settle(match).turn == NOBODY:
            break
        seat, seconds, act = match.turn, rng.randrange(1, 9) / 2, rng.random()
        passed[seat] += seconds
        if act < 0.5:
            match.play(PASS, seconds)
        else:
            match.spend(seconds)
        if act > 0.9:
            match = Match(Calm(), match.record())
        elif act > 0.7 and match.undo_plan().possible:
            match.undo()
        elif act > 0.5:
            match.redo()
        for person in (0, 2):
            assert match.used(person) + match.spent(person) == passed[person]


@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000), data=st.data())
def test_whatever_is_taken_back_the_log_stays_true(seats: int, seed: int, data: st.DataObject) -> None:
    """Play, draw, take back, redo and resign in any order: the record always replays to the same states."""
    bots = data.draw(st.lists(st.booleans(), min_size=seats, max_size=seats))
    players = [BOT if bot else Player() for bot in bots]
    match = toy(seats, seed=str(seed), rounds=3, limit=9, players=players)
    rng = Random(seed)
    thrown: dict[int, Any] = {}
    for _ in range(data.draw(st.integers(0, 60))):
        act = rng.random()
        if match.turn == NOBODY:
            break
        if match.turn == CHANCE:
            index = match.draw()
            if match.entries[index].text.startswith("throw"):
                assert thrown.setdefault(index, match.entries[index]) == match.entries[index]
        elif act < 0.1 and match.players[match.turn].kind == "human" and seats > 2:
            match.resign(1.0)
        elif act < 0.2:
            assert match.timeout(9.0) is not None
        else:
            match.play(rng.choice(TOY.moves(match.state)), rng.random())
        if rng.random() < 0.3 and match.undo_plan().possible:
            plan = match.undo_plan()
            assert match.undo() == plan.to
            assert match.turn == plan.seat
        if rng.random() < 0.3:
            match.redo()
        again = Match(TOY, match.record())
        assert again.states == match.states
        assert again.players == match.players
        for seat in (*range(seats), NOBODY):
            assert again.view(seat) == match.view(seat)
