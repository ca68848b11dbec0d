"""Switch as the people at the table meet it: taking back, the clock, giving up, and what everybody sees."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, NOBODY, Event, Illegal, Reason, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games.switch.state import Act, Move, SwitchOptions, SwitchState, Throw
from tests.games.kit.matches import play, reloaded, seated, with_changes
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.switch.board import GAME, OPTIONS, SEATS, anyhow, data, match_states, simply

Switch = Match[SwitchState, Move]


def sit(
    *tops: int, people: tuple[int, ...] = (0,), options: dict[str, Any] | None = None, dice: str = "people", **more: Any
) -> Switch:
    """Return a match from a position, with dice that the test throws; seats that are not people's are computers'."""
    players = seated(len(tops), people)
    chosen = SwitchOptions.model_validate(options or {})
    return Match.new(GAME, players, chosen, seed="s", position=data(*tops, **more), dice=dice)


# ---------------------------------------------------------------- taking back


def test_discards_and_the_token_can_be_taken_back_while_the_dice_lie() -> None:
    match = play(sit(1, 1, 1, holder=1, dice="seed"), "throw 1 2 4 -", "discard", "block 2", "discard")
    for left in (3, 2, 1):
        assert match.undo_plan().possible
        assert match.undo() == left
    assert match.state.tops == (1, 1, 1)
    assert match.state.holder == 0
    assert match.undo_plan().barrier == "revealed"


def test_a_throw_can_not_be_taken_back() -> None:
    match = play(sit(1, 1, dice="seed"), "throw 1 2 4 -", "discard", "again", "throw 1 2 4 -")
    assert match.undo_plan().barrier == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.undo()
    stopped = play(sit(1, 1), "throw 1 2 4 -", "discard", "stop")
    assert stopped.undo() == 2, "before the next throw the end of a turn can"
    play(stopped, "discard")
    assert stopped.state.tops == (3, 1)


def test_a_throw_that_people_entered_can_be_corrected() -> None:
    match = play(sit(1, 1), "throw 1 2 4 -", "discard", "again", "throw 1 2 4 -")
    assert match.undo() == 3
    play(match, "throw 1 2 5 -")
    assert match.state.dice == (1, 2, 5)


def test_a_swap_can_be_taken_back_before_the_next_throw() -> None:
    match = play(sit(5, 9), "throw 1 1 1 1 g", "swap 2")
    assert match.undo() == 1
    assert match.state.tops == (5, 9)


def test_winning_can_be_taken_back() -> None:
    match = play(sit(16, 1), "throw 1 2 3 4 6 -", "discard")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "last-card")
    assert match.undo() == 1
    assert match.outcome is None


def test_taking_back_and_deciding_the_same_again_throws_the_same() -> None:
    texts = []
    for undoes in (False, True):
        match = Match.new(GAME, [Player(), Player()], seed="again")
        rng = Random(5)
        while match.turn != NOBODY:
            if match.turn == CHANCE:
                match.draw()
                continue
            move = simply(match.state, rng)
            match.play(move)
            if undoes and match.undo_plan().possible:
                match.undo()
                match.play(move)
        texts.append([entry.text for entry in match.entries])
    assert texts[0] == texts[1]


# ---------------------------------------------------------------- the clock


def test_the_clock_decides_for_whoever_is_asked() -> None:
    match = sit(1, 9, 1, people=(0, 1, 2), options={"limit": 30}, holder=3)
    play(match, "throw 1 2 4 -")
    for text, seat in (("pass", 2), ("discard", 0), ("stop", 0)):
        assert match.turn == seat
        assert match.timeout(30.0) is not None
        assert (match.entries[-1].text, match.entries[-1].seconds) == (text, 30.0)
    assert match.turn == CHANCE
    assert match.timeout() is None, "the clock stands while dice are thrown"
    assert reloaded(match).states == match.states


def test_the_clock_keeps_and_swaps_as_red_demands() -> None:
    match = play(sit(9, 1, options={"limit": 30}), "throw 1 1 1 1 1 g")
    match.timeout()
    assert match.entries[-1].text == "keep"
    match = play(sit(9, 3, 1, 1, options={"limit": 30}), "throw 1 1 1 1 1 r")
    match.timeout()
    assert match.entries[-1].text == "swap 3"


def test_without_a_limit_the_clock_does_nothing() -> None:
    match = play(sit(1, 1), "throw 1 2 4 -")
    assert match.timeout() is None
    assert match.length == 1


# ---------------------------------------------------------------- giving up


def test_of_two_players_the_other_wins() -> None:
    match = play(sit(1, 1, people=(0, 1)), "throw 1 2 4 -")
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is not None
        assert (same.outcome.places, same.outcome.reason) == ((2, 1), "resign")
        assert same.turn == NOBODY


def test_of_three_a_computer_takes_the_seat_and_the_match_goes_on() -> None:
    match = play(sit(1, 1, 1, people=(0, 1, 2)), "throw 1 2 4 -")
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is None
        assert same.turn == 0
        assert [player.kind for player in same.players] == ["bot", "human", "human"]
    play(match, "discard", "stop")
    assert match.state.seat == 1


def test_nobody_resigns_while_dice_are_thrown() -> None:
    with pytest.raises(Illegal):
        Match.new(GAME, [Player(), Player()]).resign()


# ---------------------------------------------------------------- what everybody sees


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden(seats: int) -> None:
    """Piles, dice and token lie open: everybody sees the whole table and every throw, and has nothing to guess."""
    states = match_states(seats, Random(seats), anyhow)
    rng = Random(1)
    for state in states:
        for seat in (*range(seats), NOBODY):
            assert GAME.redact(state, seat) == state
            assert GAME.guess(state, seat, rng) == state
        if GAME.turn(state) == CHANCE:
            thrown = GAME.chance(state, rng)
            for seat in (*range(seats), NOBODY):
                assert GAME.seen(state, thrown, seat) == thrown
                assert GAME.reveals(state, thrown, seat), "a throw is news to everybody"
        for move in GAME.moves(state):
            for seat in (*range(seats), NOBODY):
                assert GAME.seen(state, move, seat) == move
                assert not GAME.reveals(state, move, seat)


def test_everybody_reads_the_same_log() -> None:
    match = play(sit(1, 1, 1, people=(0, 1, 2)), "throw 1 2 4 b", "block 3", "discard", "stop")
    events = (
        Event(CHANCE, Throw((1, 2, 4), "b")),
        Event(0, Act("block", 2)),
        Event(0, Act("discard")),
        Event(0, Act("stop")),
    )
    for seat in (0, 1, 2, NOBODY):
        assert match.view(seat).log == events
        assert match.view(seat).state == match.state


def test_only_who_is_asked_is_shown_moves() -> None:
    match = play(sit(1, 1, 1, people=(0, 1, 2), holder=3), "throw 1 2 4 -")
    assert [len(match.view(seat).moves) for seat in range(3)] == [0, 0, 3]
    play(match, "pass")
    assert [len(match.view(seat).moves) for seat in range(3)] == [1, 0, 0]
    assert match.view(NOBODY).moves == ()


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    match = play(sit(1, 1, 1), "throw 1 2 4 -")
    before = match.record()
    for text, rule in (
        ("stop", "discard-first"),
        ("again", "discard-first"),
        ("swap 2", "swap-face"),
        ("keep", "swap-face"),
        ("block 2", "block-token"),
        ("cancel", "cancel-green"),
        ("pass", "pass-token"),
        ("throw 1 2 4 -", "throw-time"),
    ):
        with pytest.raises(Illegal) as caught:
            play(match, text)
        assert (caught.value.text, caught.value.reason.rule) == (text, rule)
    assert match.record() == before
    match = play(sit(16, 1), "throw 1 2 3 4 6 -", "discard")
    assert match.forbids(Act("stop")) == Reason("over")


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"options": {"dice": "medium"}}, "options: dice"),
        ({"options": {"colour": "red"}}, "options: "),
        ({"position": "nonsense"}, "position: "),
        ({"position": {"tops": 5}}, "position: tops"),
        ({"position": data(1, 1, 1)}, "position: tops: 2 cards"),
        ({"players": [{}] * 5}, "can't be played as switch with 5 seats"),
        ({"log": [{"seat": -1, "text": "roll"}]}, "is not a move"),
        ({"log": [{"seat": -1, "text": "throw 2 1 1 1 1"}]}, "is not a throw"),
        ({"log": [{"seat": 0, "text": "throw 1 1 1 1 1"}]}, "it was not the turn of seat 1"),
        ({"log": [{"seat": 0, "text": "discard"}]}, "it was not the turn of seat 1"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_spoilt_record_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        with_changes(GAME, **changes)


@pytest.mark.parametrize(
    ("log", "rule"),
    [
        ([(-1, "throw 1 1 1 1 1 -")], "throw-face"),
        ([(-1, "throw 1 1 1")], "throw-dice"),
        ([(-1, "discard")], "throw-first"),
        ([(-1, "throw 1 1 1 1 1"), (-1, "throw 1 1 1 1 2"), (-1, "throw 1 1 1 1 -")], "throw-dice"),
        ([(-1, "throw 1 1 1 1 2"), (-1, "throw 1 1 1 1 1"), (-1, "throw 1 2 4 -"), (0, "stop")], "discard-first"),
    ],
    ids=lambda value: str(value)[-24:],
)
def test_a_log_can_not_say_what_could_not_happen(log: list[tuple[int, str]], rule: str) -> None:
    record = json.loads(Match.new(GAME, [Player(), Player()], seed="s").record().model_dump_json())
    record["log"] = [{"seat": seat, "text": text} for seat, text in log]
    with pytest.raises(Illegal) as caught:
        Match(GAME, read_record(record))
    assert caught.value.reason.rule == rule


def test_a_match_of_people_and_computers_is_replayed_from_its_record() -> None:
    for number, options in enumerate(OPTIONS):
        players = [Player(), Player(kind="bot", level=1), Player(kind="bot", level=5)]
        match = Match.new(GAME, players, SwitchOptions.model_validate(options), seed=f"m{number}")
        rng = Random(number)
        while match.turn != NOBODY:
            if match.turn == CHANCE:
                match.draw()
            else:
                match.play(simply(match.state, rng))
        again = reloaded(match)
        assert again.states == match.states
        assert again.outcome == match.outcome
        assert again.record().result == "won"


def test_the_playthroughs_show_every_option_and_every_end() -> None:
    ends, options = set(), set()
    for path in PLAYTHROUGHS.glob("switch-*.boardroom"):
        found = json.loads(path.read_text(encoding="utf-8"))
        texts = [entry["text"] for entry in found["record"]["log"]]
        last = found["expect"][str(len(texts))]
        ends.add((len(found["record"]["players"]), last["outcome"]["reason"], "resign" in texts))
        options |= {(name, value) for name, value in found["record"]["options"].items() if name != "limit"}
    alone = {(seats, "last-card", False) for seats in SEATS}
    assert ends == alone | {(2, "resign", True), (3, "last-card", True), (4, "last-card", True)}
    assert options == {pair for chosen in OPTIONS for pair in chosen.items()}
