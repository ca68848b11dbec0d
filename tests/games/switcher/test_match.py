"""El Switcher as the people at the table meet it: taking back, the clock, giving up, and what everybody sees."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Event, Illegal, Reason, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player
from boardroom.games.switcher.rules import SwitcherOptions
from boardroom.games.switcher.state import DrawCard, EndTurn, Move, SwitcherState
from tests.games.kit.matches import play_and_draw as play
from tests.games.kit.matches import reloaded, seated, with_changes
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.switcher.board import GAME, data, lively

Switcher = Match[SwitcherState, Move]
# Red T4 at a5, green O4 at e5, blue I4 at a3.
THREE = ".r..gg/rrr.gg/....../bbbb../....../......"


def sit(
    *up: str, picture: str = THREE, seats: int = 2, people: tuple[int, ...] = (0,), limit: int = 120, **more: Any
) -> Switcher:
    """Return a match from a position; the seats that are not people's are computers'."""
    players = seated(seats, people)
    position = data(picture, *up, seats=seats, **more)
    return Match.new(GAME, players, SwitcherOptions(limit=limit), seed="s", position=position)


# ---------------------------------------------------------------- taking back, with one person at the table


def test_swaps_of_ones_own_can_be_taken_back_within_the_turn() -> None:
    match = play(sit("X I W"), "line1 e2 f2", "line2 d2 f2", "diag1 e1 f2")
    states = list(match.states)
    for left in (2, 1, 0):
        assert match.undo_plan().possible
        assert match.undo_plan().seat == 0
        assert match.undo() == left
        assert match.state == states[left]
    assert match.undo_plan().barrier == "nothing"
    assert match.redo() == [0]
    assert match.state == states[1]


def test_swaps_stay_made_where_that_was_agreed() -> None:
    match = sit("X I W", "T4 O4 X")
    agreed = Match.new(GAME, match.players, SwitcherOptions(stays=True), seed="s", position=match.record().position)
    play(agreed, "line1 e2 f2")
    assert agreed.undo_plan().barrier == "agreed"
    with pytest.raises(ValueError, match="agreed"):
        agreed.undo()
    assert reloaded(agreed).undo_plan().barrier == "agreed", "the record says so"
    play(agreed, "block 2 T4 a5")
    assert agreed.undo() == 1, "a block is no swap"
    assert agreed.undo_plan().barrier == "agreed"


def test_a_record_that_says_nothing_of_it_means_that_swaps_can_be_taken_back() -> None:
    match = play(sit("X I W"), "line1 e2 f2")
    record = match.record()
    old = record.model_copy(update={"options": {key: v for key, v in record.options.items() if key != "stays"}})
    assert Match(GAME, old).undo() == 0


def test_a_block_or_a_figure_that_turns_nothing_up_can_be_taken_back() -> None:
    match = play(sit("X I W", "T4 O4 X"), "block 2 T4 a5")
    assert match.undo() == 0
    assert match.state.blocked == ("", "")
    match = play(sit("T4 O4", blocked=["X"]), "form T4 a5", "form O4 e5")
    assert match.state.up[0] == ("X",), "a blocked card that turns up was known to all"
    assert match.undo() == 1
    assert match.undo() == 0
    match = play(sit("T4 O4", left=(0,)), "form T4 a5", "line1 e2 f2")
    assert match.undo() == 1
    assert match.undo() == 0


def test_a_card_that_turned_up_can_not_be_taken_back() -> None:
    match = play(sit("T4 X I"), "line1 e2 f2", "form T4 a5")
    assert match.undo_plan().barrier == "revealed"
    play(match, "line2 d2 f2")
    assert match.undo() == 3, "what came after it can"
    assert match.undo_plan().barrier == "revealed"
    with pytest.raises(ValueError, match="revealed"):
        match.undo()


def test_the_last_card_of_a_whole_deck_can_be_taken_back_for_all_knew_it() -> None:
    match = play(sit("T4 X I", left=(1,)), "form T4 a5")
    assert match.length == 2
    assert match.undo() == 0


def test_the_end_of_a_turn_can_be_taken_back_unless_cards_were_drawn() -> None:
    match = play(sit(), "end")
    assert match.undo() == 0
    match = play(sit(), "line1 e2 f2", "end")
    assert match.undo_plan().barrier == "revealed"


def test_what_a_computer_shows_can_not_be_taken_back() -> None:
    match = play(sit(), "end", "end")
    assert match.turn == 0
    assert match.undo() == 0, "it has shown nothing"
    match = play(sit(), "end", "line1 e2 f2")
    assert match.undo_plan().barrier == "revealed", "the card it had"
    match = play(sit("X I W", "T4 X I"), "end", "form T4 a5")
    assert match.undo_plan().barrier == "revealed", "the card that turned up"
    match = play(sit("T4 X I", "X I W"), "end", "block 1 T4 a5", "end")
    assert match.undo() == 0, "a figure that all saw standing"


def test_taking_back_and_playing_the_same_again_gives_the_same_cards() -> None:
    match = play(sit("T4 O4 X", "T4 X I"), "line1 e2 f2")
    match.undo()
    play(match, "line1 e2 f2", "form T4 a5", "end")
    record = match.record()
    again = play(sit("T4 O4 X", "T4 X I"), "line1 e2 f2", "form T4 a5", "end")
    assert [entry.text for entry in record.log] == [entry.text for entry in again.record().log]


def test_winning_can_be_taken_back() -> None:
    match = play(sit("T4", left=(0,)), "form T4 a5")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "deck")
    assert match.undo() == 0
    assert match.outcome is None


# ---------------------------------------------------------------- the clock


def test_the_clock_ends_the_turn_and_writes_end() -> None:
    match = play(sit(people=(0, 1)), "line1 e2 f2")
    assert match.timeout(120.0) == 1
    assert match.turn == CHANCE
    match.draw()
    assert match.turn == 1
    assert [entry.text for entry in match.entries][1] == "end"
    assert match.entries[1].seconds == 120.0
    assert match.view(1).log[1] == Event(0, EndTurn())
    assert reloaded(match).states == match.states


def test_without_a_limit_the_clock_does_nothing() -> None:
    match = sit(limit=0)
    assert match.timeout() is None
    assert match.length == 0


def test_the_clock_stands_while_cards_are_drawn() -> None:
    match = sit("T4 X I")
    match.play(GAME.read("form T4 a5", match.state))
    assert match.turn == CHANCE
    assert match.timeout() is None


# ---------------------------------------------------------------- giving up


def test_of_two_players_the_other_wins() -> None:
    match = play(sit(people=(0, 1)), "line1 e2 f2")
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is not None
        assert (same.outcome.places, same.outcome.reason) == ((2, 1), "resign")
        assert same.turn == NOBODY


def test_of_three_a_computer_takes_the_seat_and_the_match_goes_on() -> None:
    match = play(sit(seats=3, people=(0, 1, 2)), "end")
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is None
        assert same.turn == 1
        assert [player.kind for player in same.players] == ["human", "bot", "human"]
        assert same.state == match.states[1]
    play(match, "line1 e2 f2", "end")
    assert match.turn == 2


def test_nobody_resigns_while_cards_are_dealt() -> None:
    match = Match.new(GAME, [Player(), Player()])
    with pytest.raises(Illegal):
        match.resign()


# ---------------------------------------------------------------- what everybody sees


def test_each_sees_their_own_draws_and_backs_of_the_others() -> None:
    match = play(sit(seats=3, people=(0, 1, 2)), "line1 e2 f2", "end")
    drawn = match.entries[2].text.split()[2]
    assert match.view(0).log[2] == Event(CHANCE, DrawCard(0, drawn))
    for seat in (1, 2, NOBODY):
        assert match.view(seat).log[2] == Event(CHANCE, DrawCard(0, HIDDEN))
        assert match.step(2, seat).move == DrawCard(0, HIDDEN)
        assert match.view(seat).state.hands[0] == (HIDDEN,) * 3


def test_only_the_seat_on_turn_is_shown_moves() -> None:
    match = sit(seats=3)
    assert [len(match.view(seat).moves) > 1 for seat in range(3)] == [True, False, False]
    assert match.view(NOBODY).moves == ()


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    match = sit("T4 X I", "O4", forbidden="r")
    before = match.record()
    for text, rule in (
        ("edge a1 a2", "swap-card"),
        ("line1 a1 a3", "swap-kind"),
        ("line1 a1 a1", "swap-itself"),
        ("form O4 e5", "figure-card"),
        ("form T4 e5", "figure-shape"),
        ("form T4 a5", "figure-colour"),
        ("block 2 O4 e5", "block-only"),
        ("block 2 T4 a5", "figure-card"),
        ("block 4 T4 a5", "figure-card"),
        ("block 1 T4 a5", "figure-card"),
        ("up 1 F", "deal"),
        ("draw 1 edge", "deal"),
    ):
        with pytest.raises(Illegal) as caught:
            play(match, text)
        assert (caught.value.text, caught.value.reason.rule) == (text, rule)
    assert match.record() == before
    match = play(sit("T4", left=(0,)), "form T4 a5")
    assert match.forbids(EndTurn()) == Reason("over")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"options": {"first": 3}}, "options: seat 3 can't start"),
        ({"options": {"deck": 7}}, "options: deck"),
        ({"options": {"colour": "red"}}, "options: "),
        ({"position": "nonsense"}, "position: "),
        ({"position": {"tiles": 5}}, "position: tiles"),
        ({"position": data(seats=3)}, "position: seats: there must be 2"),
        ({"players": [{}] * 5}, "can't be played as switcher with 5 seats"),
        ({"log": [{"seat": -1, "text": "deal"}]}, "is not a move"),
        ({"log": [{"seat": 0, "text": "end"}]}, "it was not the turn of seat 1"),
        ({"log": [{"seat": -1, "text": "draw 1 ?"}]}, "is not a movement card"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_spoilt_record_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        with_changes(GAME, **changes)


def test_a_log_can_not_deal_what_is_not_there() -> None:
    match = Match.new(GAME, [Player(), Player()], seed="s")
    while match.turn == CHANCE:
        match.draw()
    record = match.record()
    for at, text in ((0, "tiles rrrrrr/rrrrrr/gggggg/gggggg/bbbbbb/yyyyyy"), (1, "decks 2 2"), (3, record.log[2].text)):
        log = [entry.model_copy(update={"text": text}) if n == at else entry for n, entry in enumerate(record.log)]
        with pytest.raises(Illegal) as caught:
            Match(GAME, record.model_copy(update={"log": log}))
        assert caught.value.reason == Reason("deal")


def test_a_match_of_people_and_computers_is_replayed_from_its_record() -> None:
    match = Match.new(GAME, [Player(), Player(kind="bot", level=1)], SwitcherOptions(deck=6, first=2), seed="m")
    rng = Random(2)
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(lively(match.state, rng))
    again = reloaded(match)
    assert again.states == match.states
    assert again.outcome == match.outcome
    assert again.record().result == "won"


def test_the_playthroughs_show_every_end() -> None:
    ends = set()
    for path in PLAYTHROUGHS.glob("switcher-*.boardroom"):
        found = json.loads(path.read_text(encoding="utf-8"))
        texts = [entry["text"] for entry in found["record"]["log"]]
        last = found["expect"][str(len(texts))]
        ends.add((len(found["record"]["players"]), last["outcome"]["reason"], "resign" in texts))
    alone = {(seats, reason, False) for seats in GAME.seats for reason in ("deck", "quiet")}
    assert ends == alone | {(2, "resign", True), (3, "deck", True)}
