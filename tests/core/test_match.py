"""Playing a match: moves, chance, clocks, resigning, and records that are not what they claim."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardroom.core import history
from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Outcome, Reason, Unreadable
from boardroom.core.match import RESIGN, SUBSTITUTE, Illegal, Match, Undo
from boardroom.core.record import Entry, Player, Record
from tests.core.toy import PASS, Move, State, Toy, ToyOptions

TOY = Toy()
BOT = Player(kind="bot", level=1)


def toy(seats: int = 2, seed: str = "1", **changes: Any) -> Match[State, Move]:
    """Start a match of people; `rounds` and `limit` are options of the toy."""
    options = ToyOptions(**{name: changes.pop(name) for name in ("rounds", "limit") if name in changes})
    players = changes.pop("players", [Player(name=f"P{seat + 1}") for seat in range(seats)])
    return Match.new(TOY, players, options=options, seed=seed, **changes)


def settle(match: Match[State, Move]) -> Match[State, Move]:
    """Let chance decide till a seat does."""
    while match.turn == CHANCE:
        match.draw()
    return match


def texts(match: Match[State, Move]) -> list[str]:
    return [entry.text for entry in match.entries]


# ---------------------------------------------------------------- moves


def test_a_move_is_an_entry_with_seat_text_and_time() -> None:
    match = settle(toy())
    assert match.play(PASS, 3.14159) == 5
    assert match.entries[5] == Entry(seat=0, text="pass", seconds=3.142)
    assert match.length == 6


def test_what_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing() -> None:
    match = settle(toy())
    missing = next(card for card in range(1, 7) if card not in match.state.hands[0])
    before = match.record()
    with pytest.raises(Illegal) as caught:
        match.play(Move("lay", missing))
    assert caught.value.reason == Reason("card", (f"lay {missing}",))
    assert caught.value.text == f"lay {missing}"
    assert match.record() == before


def test_what_is_not_listed_is_illegal_even_if_the_game_knows_no_reason() -> None:
    class Vague(Toy):
        def why_not(self, state: State, move: Move) -> Reason | None:
            return None

    match = settle(Match(Vague(), toy().record()))
    assert match.forbids(Move("lay", 7)) == Reason("illegal")


def test_nothing_is_played_when_it_is_over() -> None:
    match = settle(toy(rounds=1))
    match.play(PASS)
    settle(match).play(PASS)
    assert match.turn == NOBODY
    assert match.outcome == Outcome((1, 1), "points", (0, 0))
    with pytest.raises(Illegal) as caught:
        match.play(PASS)
    assert caught.value.reason == Reason("over")
    with pytest.raises(Illegal):
        match.resign()
    assert match.timeout() is None


# ---------------------------------------------------------------- chance


def test_a_log_that_is_as_long_as_can_be_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = settle(toy(limit=60))
    match.play(PASS)
    monkeypatch.setattr(history, "LONGEST", match.length)
    assert match.full
    with pytest.raises(Illegal) as refused:
        match.draw()
    assert refused.value.reason == Reason("full")
    match.undo()
    assert not match.full
    monkeypatch.setattr(history, "LONGEST", match.length)
    for decide in (lambda: match.play(PASS), match.resign):
        with pytest.raises(Illegal) as refused:
            decide()
        assert refused.value.reason == Reason("full")
    assert match.timeout() is None
    assert match.length == history.LONGEST
    assert Match(match.game, match.record()).full
    monkeypatch.undo()
    assert not match.full


def test_chance_comes_from_the_seed_and_the_number_of_the_entry() -> None:
    one, two, other = settle(toy(seed="a")), settle(toy(seed="a")), settle(toy(seed="b"))
    assert texts(one) == texts(two) != texts(other)
    one.play(PASS)
    two.play(one.game.moves(two.state)[0])
    one.draw()
    two.draw()
    assert one.entries[-1] == two.entries[-1], "the same dice after another move"


def test_without_a_seed_nobody_can_guess_the_dice() -> None:
    assert len({toy(seed="").record().seed for _ in range(20)}) == 20


def test_chance_is_fair_enough() -> None:
    thrown = Counter(settle(toy(seed=str(seed))).state.die for seed in range(600))
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert min(thrown.values()) > 60


def test_people_can_tell_what_chance_decided() -> None:
    match = toy(dice="people")
    with pytest.raises(ValueError, match="not for the seed"):
        match.draw()
    for text in ("deal 1 6", "deal 2 6", "deal 1 1", "deal 2 1", "throw 4"):
        match.play(TOY.read(text, match.state))
    assert match.state.hands == ((1, 6), (1, 6))
    assert match.turn == 0
    with pytest.raises(Illegal):
        match.play(Move("throw", 3))


def test_people_can_take_back_what_they_told() -> None:
    match = toy(dice="people")
    for text in ("deal 1 6", "deal 2 6", "deal 1 1", "deal 2 1", "throw 4"):
        match.play(TOY.read(text, match.state))
    assert match.undo_plan() == Undo(4, CHANCE)
    match.undo()
    assert match.turn == CHANCE
    match.play(Move("throw", 3))
    match.play(PASS)
    assert match.undo_plan() == Undo(5, 0), "a decision comes first"
    match.undo()
    assert match.undo_plan() == Undo(4, CHANCE)
    bots = Match.new(TOY, [Player(kind="bot", level=1)] * 2, seed="1", dice="people")
    bots.play(TOY.read("deal 1 6", bots.state))
    assert bots.undo_plan() == Undo(0, CHANCE)


def test_people_can_only_tell_what_can_be() -> None:
    match = toy(dice="people")
    for text in ("throw 4", "deal 2 1", "pass"):
        with pytest.raises(Illegal):
            match.play(TOY.read(text, match.state))
    for text in ("deal 1 6", "deal 2 6"):
        match.play(TOY.read(text, match.state))
    with pytest.raises(Illegal):
        match.play(Move("deal", 6, 0))  # there are only two


def test_a_seat_does_not_draw() -> None:
    match = settle(toy())
    with pytest.raises(ValueError, match="not for the seed"):
        match.draw()


# ---------------------------------------------------------------- clocks


def test_a_clock_that_runs_out_is_a_move_like_any_other() -> None:
    match = settle(toy(limit=30))
    assert match.timeout(30.0) == 5
    assert match.entries[5] == Entry(seat=0, text="pass", seconds=30.0, timed_out=True)
    again = Match(TOY, match.record())
    assert again.states == match.states
    assert again.entries == match.entries


def test_without_a_clock_nothing_runs_out() -> None:
    assert settle(toy()).timeout() is None


def test_chance_has_no_clock() -> None:
    assert toy(limit=30).timeout() is None


def test_only_what_the_clock_does_may_say_so() -> None:
    match = settle(toy(limit=30))
    match.play(secret := Move("swap", match.state.hands[0][0]))
    record = match.record()
    entry = record.log[-1].model_copy(update={"timed_out": True})
    with pytest.raises(Illegal, match="clock"):
        Match(TOY, record.model_copy(update={"log": [*record.log[:-1], entry]}))
    assert match.entries[-1].text == TOY.write(secret)


def test_time_is_counted_for_each_seat_and_stays_spent_after_an_undo() -> None:
    match = settle(toy())
    match.play(Move("swap", match.state.hands[0][0]), 2.0)
    assert (match.used(0), match.used(1), match.used(CHANCE)) == (2.0, 0.0, 0.0)
    match = settle(toy())
    match.play(PASS, 4.5)
    match.undo()
    assert (match.used(0), match.spent(0)) == (0.0, 4.5)
    match.play(PASS, 1.5)
    assert (match.used(0), match.spent(0)) == (6.0, 0.0)


# ---------------------------------------------------------------- resigning


def test_of_two_sides_the_other_wins() -> None:
    match = settle(toy())
    match.resign(1.0)
    assert match.turn == NOBODY
    assert match.outcome == Outcome((2, 1), RESIGN)
    assert match.players == tuple(match.record().players)
    record = match.record()
    assert (record.result, record.winners, record.over) == ("won", [1], True)
    assert Match(TOY, record).outcome == match.outcome


def test_among_many_a_computer_takes_the_seat() -> None:
    match = settle(toy(3))
    state = match.state
    match.resign()
    assert match.state == state
    assert match.turn == 0
    assert match.players[0] == Player(kind="bot", name="P1", level=SUBSTITUTE)
    assert match.record().players[0].kind == "human", "the record keeps who sat down"
    with pytest.raises(Illegal) as caught:
        match.resign()
    assert caught.value.reason == Reason("computer")
    match.play(PASS)
    assert Match(TOY, match.record()).players == match.players


def test_nobody_resigns_while_chance_decides() -> None:
    with pytest.raises(Illegal):
        toy().resign()


def test_resigning_is_a_step_but_no_move_of_the_log() -> None:
    match = settle(toy(3))
    match.resign()
    match.play(PASS)
    view = match.view(1)
    assert [event.move for event in view.log][-1] == PASS
    assert len(view.log) == match.length - 1
    step = match.step(match.length - 2, 1)
    assert (step.seat, step.move) == (0, None)
    assert step.before.state == step.after.state


# ---------------------------------------------------------------- what a seat may know


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    match = settle(toy())
    view = match.view(0)
    assert view.state.hands == (match.state.hands[0], (HIDDEN, HIDDEN))
    assert set(view.state.pack) == {HIDDEN}
    assert [TOY.write(event.move) for event in view.log if isinstance(event.move, Move)] == [
        texts(match)[0], "deal 2 ?", texts(match)[2], "deal 2 ?", texts(match)[4]
    ]  # fmt: skip
    assert view.moves == tuple(TOY.moves(match.state))
    assert match.view(1).moves == ()
    assert match.view(NOBODY).state.hands == ((HIDDEN,) * 2,) * 2


def test_a_secret_decision_stays_secret() -> None:
    match = settle(toy())
    card = match.state.hands[0][0]
    match.play(Move("swap", card))
    assert match.step(5, 0).move == Move("swap", card)
    assert match.step(5, 1).move == Move("swap", HIDDEN)
    assert match.view(1).log[5].move == Move("swap", HIDDEN)


def test_an_earlier_position_can_be_looked_at() -> None:
    match = settle(toy())
    match.play(PASS)
    settle(match).play(PASS)
    view = match.view(0, 5)
    assert view.state == TOY.redact(match.states[5], 0)
    assert view.turn == 0
    assert view.moves
    assert len(view.log) == 5
    assert match.view(0, 0).log == ()
    assert match.view(0, match.length) == match.view(0)


@pytest.mark.parametrize("at", [-1, 6, 1000])
def test_there_is_no_other_position(at: int) -> None:
    with pytest.raises(IndexError):
        settle(toy()).view(0, at)


def test_the_end_is_in_the_view_of_the_end_alone() -> None:
    match = settle(toy())
    match.resign()
    assert match.view(1).outcome == match.outcome
    assert match.view(1).turn == NOBODY
    assert match.view(1, match.length - 1).outcome is None
    assert match.view(0, match.length - 1).turn == 0


def test_views_follow_the_log_back_and_forth() -> None:
    match = settle(toy())
    match.play(PASS)
    assert len(match.view(1).log) == 6
    match.undo()
    match.play(Move("swap", match.state.hands[0][0]))
    assert match.view(1).log[5].move == Move("swap", HIDDEN)
    assert [event.seat for event in match.view(1).log] == [entry.seat for entry in match.entries]


def test_what_is_past_is_worked_out_once_for_each_seat() -> None:
    asked: Counter[int] = Counter()

    class Counted(Toy):
        def seen(self, state: State, move: Move, seat: int) -> Move:
            asked[seat] += 1
            return super().seen(state, move, seat)

    match: Match[State, Move] = Match(Counted(), toy(4, rounds=4).record())
    while match.turn != NOBODY:
        settle(match)
        for _ in range(3):
            match.view(0)
        match.play(PASS)
        match.step(match.length - 1, 1)
    assert asked == {0: match.length - 1, 1: match.length}


# ---------------------------------------------------------------- records


def test_a_match_rebuilt_from_its_record_is_the_same() -> None:
    match = settle(toy(4))
    match.play(PASS, 2.5)
    record = match.record(title="Friday")
    again = Match(TOY, record)
    assert again.record() == record
    assert again.states == match.states
    assert [settle(again).state, again.length] == [settle(match).state, match.length]


def test_a_record_is_a_copy() -> None:
    match = settle(toy())
    record = match.record()
    match.play(PASS)
    match.assist("hints")
    assert len(record.log) == 5
    assert record.assists == {}
    record.log.clear()
    record.options.clear()
    assert match.length == 6


def test_changes_of_the_record_are_kept_and_checked() -> None:
    match = toy()
    match.record(title="Friday")
    assert match.record().title == "Friday"
    with pytest.raises(ValueError, match="title"):
        match.record(title="x" * 81)
    assert match.record().title == "Friday"


def test_helps_are_counted() -> None:
    match = toy()
    for help_taken in ("hints", "hints", "undos"):
        match.assist(help_taken)
    assert match.record().assists == {"hints": 2, "undos": 1}
    assert Match(TOY, match.record()).record().assists == {"hints": 2, "undos": 1}


def test_a_record_may_start_from_a_position() -> None:
    middle = settle(toy())
    match = toy(position=TOY.dump(middle.state))
    assert match.state == middle.state
    assert match.length == 0
    match.play(PASS)
    again = Match(TOY, match.record())
    assert again.states == match.states
    assert again.undo_plan().to == 0


def broken(**changes: Any) -> Record:
    match = settle(toy(limit=30))
    match.play(PASS)
    return match.record().model_copy(update=changes)


def with_entry(index: int, **changes: Any) -> Record:
    record = broken()
    record.log[index] = record.log[index].model_copy(update=changes)
    return record


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (broken(game="oxixo"), "toy can't be played as oxixo"),
        (broken(players=[Player()] * 5), "with 5 seats"),
        (broken(options={"rounds": 99}), "options: rounds: Input should be less than or equal to 4"),
        (broken(options={"colour": 1}), "options: colour"),
        (broken(position=7), "position: "),
        (broken(position={"hands": []}), "position: "),
        (with_entry(0, text="deal 1 9"), "entry 1, 'deal 1 9': "),
        (with_entry(0, seat=0), "entry 1, .*not the turn of seat 1"),
        (with_entry(2, text="deal 2 1"), "entry 3, 'deal 2 1': chance"),
        (with_entry(4, text="pass"), "entry 5, 'pass': chance"),
        (with_entry(5, seat=1), "entry 6, .*not the turn of seat 2"),
        (with_entry(5, seat=11), "entry 6, .*not the turn of seat 12"),
        (with_entry(5, text="lay 0"), "entry 6, 'lay 0': "),
        (with_entry(4, text=RESIGN), "entry 5, 'resign': "),
    ],
)
def test_a_log_that_cannot_have_happened_is_refused_and_named(record: Record, says: str) -> None:
    with pytest.raises((Unreadable, Illegal), match=says):
        Match(TOY, record)


def test_nothing_follows_the_end() -> None:
    match = settle(toy())
    match.resign()
    record = match.record()
    record.log.append(Entry(seat=1, text="pass"))
    with pytest.raises(Unreadable, match="entry 7"):
        Match(TOY, record)


def test_a_computer_does_not_resign_again_and_again() -> None:
    match = settle(toy(3))
    record = match.record()
    record.log.extend([Entry(seat=0, text=RESIGN)] * 1000)
    with pytest.raises(Illegal, match="entry 9, 'resign': computer"):
        Match(TOY, record)
