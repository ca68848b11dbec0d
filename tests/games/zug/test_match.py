"""Zug as the people at the table meet it: taking back, giving up, and what everybody sees."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from boardroom.core.game import CHANCE, HIDDEN, NOBODY, Event, Illegal, Reason, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games.zug.rules import ZugOptions
from boardroom.games.zug.state import DrawTile, Move, Pass, ZugState
from tests.games.kit.matches import play_and_draw as play
from tests.games.kit.matches import reloaded, seated, with_changes
from tests.games.kit.our_games import PLAYTHROUGHS
from tests.games.zug.board import GAME, data, full_table, lively, parted

ZugMatch = Match[ZugState, Move]


def sit(
    picture: str = "╋", *hands: str, seats: int = 2, people: tuple[int, ...] = (0,), dice: str = "seed", **more: Any
) -> ZugMatch:
    """Return a match from a position; the seats that are not people's are computers'."""
    players = seated(seats, people)
    return Match.new(GAME, players, seed="s", position=data(picture, *hands, seats=seats, **more), dice=dice)


# ---------------------------------------------------------------- taking back


def test_a_tile_can_be_taken_back_until_somebody_shows_another() -> None:
    match = play(sit("╋", "curve straight", "straight"), "place curve@0,1/90")
    assert match.length == 2, "the next one has drawn, which is no news"
    assert match.undo() == 0
    assert match.state.layout == match.states[0].layout
    match = play(match, "place curve@0,1/90", "place straight@1,0/90")
    assert match.undo_plan().barrier == "revealed"


def test_what_one_has_drawn_can_not_be_taken_back() -> None:
    match = play(sit("╋", "curve straight", "straight", people=(0, 1)), "place curve@0,1/90")
    assert match.turn == 1
    assert match.undo_plan().barrier == "revealed", "the next is a person, who has seen a tile"


def test_sales_can_be_taken_back_all_the_way() -> None:
    match = play(sit("╶1╋─═1═2═1╴1■ ■ ■", phase="sale"), "sell 1,0 > 4,0 > 5,0", "sell 2,0 > 4,0 > 6,0")
    play(match, "sell 3,0 > 4,0 > 7,0")
    assert match.outcome is not None
    assert match.outcome.scores == (9, 3)
    assert match.undo() == 2
    assert match.undo() == 0
    assert match.state.points == (0, 0)
    assert match.redo() == [0, 1]


def test_the_last_tiles_of_two_can_be_taken_back_for_both_know_them() -> None:
    laid, names = parted(full_table(5), 4)
    position = {"tiles": laid, "hands": [names[:2], names[2:]], "seat": 1, "phase": "place", "points": [0, 0]}
    match = Match.new(GAME, [Player(), Player(kind="bot", level=1)], seed="s", position=position)
    for _ in range(3):
        match.play(GAME.moves(match.state)[0])
    assert match.undo() == 2
    assert match.undo() == 0


# ---------------------------------------------------------------- no clock, giving up


def test_there_is_no_clock() -> None:
    assert GAME.clock(ZugOptions()) is None
    match = sit("╋", "curve")
    assert match.timeout(1000.0) is None
    assert match.length == 0


def test_of_two_players_the_other_wins() -> None:
    match = play(sit("╋", "curve", people=(0, 1)), "place curve@0,1/90")
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is not None
        assert (same.outcome.places, same.outcome.reason) == ((1, 2), "resign")
        assert same.turn == NOBODY


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_of_more_a_computer_takes_the_seat_and_the_match_goes_on(seats: int) -> None:
    match = sit("╋", "curve", seats=seats, people=tuple(range(seats)))
    match.resign()
    for same in (match, reloaded(match)):
        assert same.outcome is None
        assert same.turn == 0
        assert [player.kind for player in same.players] == ["bot", *["human"] * (seats - 1)]
    play(match, "place curve@0,1/90")
    assert match.turn == 1


def test_nobody_resigns_while_tiles_are_dealt() -> None:
    match = Match.new(GAME, [Player(), Player()])
    with pytest.raises(Illegal):
        match.resign()


# ---------------------------------------------------------------- what everybody sees


def test_each_sees_their_own_draws_and_backs_of_the_others() -> None:
    match = play(sit("╋", "curve", seats=3, people=(0, 1, 2)), "place curve@0,1/90")
    drawn = match.entries[1].text.split()[1]
    assert match.view(1).log[1] == Event(CHANCE, DrawTile(drawn))
    for seat in (0, 2, NOBODY):
        assert match.view(seat).log[1] == Event(CHANCE, DrawTile(HIDDEN))
        assert match.step(1, seat).move == DrawTile(HIDDEN)
        assert match.view(seat).state.hands[1] == (HIDDEN,) * 6


def test_only_the_seat_on_turn_is_shown_moves() -> None:
    match = sit("╋", "curve", seats=3)
    assert [len(match.view(seat).moves) > 0 for seat in (*range(3), NOBODY)] == [True, False, False, False]


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    match = sit("╋── ", "straight curve city bend terminal station")
    before = match.record()
    for text, rule in (
        ("place fork@0,1/0", "place-hand"),
        ("place curve@1,0/0", "place-taken"),
        ("place curve@1,2/0", "place-side"),
        ("place straight@0,1/180", "place-turning"),
        ("place straight@0,1/90", "place-obstructs"),
        ("place straight@1,1/0", "place-blank"),
        ("place city@1,1/0 bare", "token-none"),
        ("place bend@2,0/180 bare", "token-stock"),
        ("pass", "place-must"),
        ("sell 0,0 > 1,0 > 2,0", "building"),
        ("draw curve", "deal"),
    ):
        with pytest.raises(Illegal) as caught:
            play(match, text)
        assert (caught.value.text, caught.value.reason.rule) == (text, rule)
    assert match.record() == before
    over = play(sit("╶1╋─═1╴1■", phase="sale"), "sell 1,0 > 2,0 > 3,0")
    assert over.forbids(Pass()) == Reason("over")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"options": {"first": 3}}, "options: seat 3 can't start"),
        ({"options": {"first": 6}}, "options: first"),
        ({"options": {"colour": "red"}}, "options: "),
        ({"position": "nonsense"}, "position: "),
        ({"position": {"tiles": 5}}, "position: tiles"),
        ({"position": data(seats=3)}, "position: hands: there must be 2"),
        ({"players": [{}] * 6}, "can't be played as zug with 6 seats"),
        ({"log": [{"seat": -1, "text": "deal"}]}, "is not a move"),
        ({"log": [{"seat": 0, "text": "pass"}]}, "it was not the turn of seat 1"),
        ({"log": [{"seat": -1, "text": "draw ?"}]}, "is not a move"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_spoilt_record_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(Unreadable, match=re.escape(says)):
        with_changes(GAME, **changes)


def test_a_log_can_not_draw_what_is_not_there() -> None:
    match = Match.new(GAME, [Player(), Player()], seed="s")
    record = match.record()
    log = [{"seat": -1, "text": "draw fork"}] * 5
    with pytest.raises(Illegal) as caught:
        Match(GAME, read_record(json.loads(record.model_dump_json()) | {"log": log}))
    assert caught.value.reason == Reason("deal"), "there are four forks"


def test_people_with_the_box_draw_themselves() -> None:
    match = sit("╋", "curve", dice="people")
    match.play(GAME.read("place curve@0,1/90", match.state))
    with pytest.raises(ValueError, match="not for the seed"):
        match.draw()
    match.play(DrawTile("fork"))
    assert "fork" in match.state.hands[1]


def test_a_match_of_people_and_computers_is_replayed_from_its_record() -> None:
    match = Match.new(GAME, [Player(), Player(kind="bot", level=1), Player()], ZugOptions(first=2), seed="m")
    rng = Random(2)
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(lively(match.state, rng))
    again = reloaded(match)
    assert again.states == match.states
    assert again.outcome == match.outcome
    assert again.record().result in ("won", "drawn")


def test_the_playthroughs_show_every_end() -> None:
    ends: set[tuple[int, str, bool]] = set()
    words: set[str] = set()
    for path in PLAYTHROUGHS.glob("zug-*.boardroom"):
        found = json.loads(path.read_text(encoding="utf-8"))
        texts = [entry["text"] for entry in found["record"]["log"]]
        last = found["expect"][str(len(texts))]
        ends.add((len(found["record"]["players"]), last["outcome"]["reason"], "resign" in texts))
        words.update(word for text in texts for word in text.split() if word.isalpha())
    reasons = ("cities full", "no wagon left", "no wagon can move")
    played = {(seats, reason, False) for seats in GAME.seats for reason in reasons}
    assert ends == played | {(2, "resign", True), (4, "no wagon left", True)}
    assert words >= {"draw", "place", "from", "bare", "sell", "pass", "resign"}
