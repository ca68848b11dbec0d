"""Oxixo as the people at the table meet it: giving up, the flag, skipped turns, and what everybody sees."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from boardroom.core.game import NOBODY, Event, Illegal, Reason, Unreadable
from boardroom.core.match import Match
from boardroom.core.record import Player, read_record
from boardroom.games.oxixo.rules import FLAG, Move, OxixoOptions, OxixoState
from boardroom.ui.game.face import load_face
from tests.games.kit.matches import play, reloaded
from tests.games.oxixo.board import GAME, RULES, SHUTTLE, SKIPPED

Oxixo = Match[OxixoState, Move]


def sit(seats: int, position: Any = None, bots: tuple[int, ...] = (), **options: Any) -> Oxixo:
    players = [Player(kind="bot", level=1) if seat in bots else Player(name=f"P{seat}") for seat in range(seats)]
    return Match.new(GAME, players, OxixoOptions(**options), seed="s", position=position)


def with_log(match: Oxixo, *entries: tuple[int, str]) -> Oxixo:
    data = json.loads(match.record().model_dump_json())
    data["log"] = [{"seat": seat, "text": text} for seat, text in entries]
    return Match(GAME, read_record(data))


# ---------------------------------------------------------------- giving up


@pytest.mark.parametrize(("before", "places"), [(0, (2, 1, 2, 1)), (1, (1, 2, 1, 2)), (2, (2, 1, 2, 1))])
def test_who_resigns_in_a_team_resigns_for_the_partner_too(before: int, places: tuple[int, ...]) -> None:
    match = play(sit(4), *["a1e1+", "a5e5+"][:before])
    match.resign()
    for same in (match, reloaded(match)):
        assert same.turn == NOBODY
        assert same.outcome is not None
        assert (same.outcome.places, same.outcome.reason) == (places, "resign")
        assert same.record().result == "won"
        assert same.record().winners == [seat for seat, place in enumerate(places) if place == 1]
        assert [player.kind for player in same.players] == ["human"] * 4


def test_after_resigning_nobody_may_do_anything_and_all_see_why() -> None:
    match = play(sit(4), "a1e1+")
    match.resign()
    assert match.forbids(Move(0, 4, "+")) == Reason("over")
    assert match.timeout() is None
    with pytest.raises(Illegal) as caught:
        match.resign()
    assert caught.value.reason == Reason("over")
    for seat in (0, 1, 2, 3, NOBODY):
        view = match.view(seat)
        assert (view.turn, view.moves) == (NOBODY, ())
        assert view.outcome == match.outcome
        assert view.log == (Event(0, Move(0, 4, "+")),)
        assert match.step(1, seat).move is None
        assert match.step(1, seat).seat == 1
        assert match.view(seat, 1).turn == 1


def test_resigning_can_be_taken_back_and_done_again() -> None:
    match = play(sit(2), "a1e1")
    match.resign()
    assert match.undo() == 1
    assert (match.turn, match.outcome) == (1, None)
    assert match.redo() == [1]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


# ---------------------------------------------------------------- the flag


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_flag_in_a_team_falls_for_both_partners(before: int) -> None:
    match = play(sit(4, clock=60), *["a1e1+", "a5e5+", "b1b5+"][:before])
    assert match.timeout(60.0) == before
    for same in (match, reloaded(match)):
        assert same.outcome is not None
        assert same.outcome.reason == "flag"
        assert set(same.outcome.winners) == {(before + 1) % 4, (before + 3) % 4}
        assert same.entries[-1].text == "flag"
        assert same.view(0).log[-1] == Event(before, FLAG)
        assert same.used(before) == 60.0


def test_nobody_can_play_the_flag_and_without_a_clock_it_never_falls() -> None:
    for clock in (0, 60):
        match = sit(2, clock=clock)
        with pytest.raises(Illegal) as caught:
            play(match, "flag")
        assert (caught.value.text, caught.value.reason) == ("flag", Reason("time"))
    assert sit(2).timeout() is None
    with pytest.raises(Illegal):
        with_log(sit(2), (0, "flag"))
    assert with_log(sit(2, clock=60), (0, "flag")).outcome is not None
    with pytest.raises(Unreadable, match="entry 2, 'a1e1': it was not the turn of seat 2"):
        with_log(sit(2, clock=60), (0, "flag"), (1, "a1e1"))


def test_a_fallen_flag_stays_fallen() -> None:
    match = play(sit(4, clock=60), "a1e1+")
    match.timeout(60.0)
    assert match.undo_plan().barrier == "time"
    with pytest.raises(ValueError, match="time"):
        match.undo()


# ---------------------------------------------------------------- turns and skips


def test_skipped_turns_are_not_in_the_log() -> None:
    match = play(sit(4, f"{SKIPPED} 1"), "b1a1+", "d1e1+", "b1a1-")
    assert [entry.seat for entry in match.entries] == [0, 3, 0]
    assert match.turn == 2
    assert reloaded(match).states == match.states
    for seat in (1, 2):  # B1 and A2 had no cube to take
        with pytest.raises(Unreadable, match=f"it was not the turn of seat {seat + 1}"):
            with_log(match, (0, "b1a1+"), (seat, "d1e1+"))


def test_a_skipped_seat_is_not_asked_to_resign() -> None:
    match = play(sit(4, f"{SKIPPED} 1"), "b1a1+")
    match.resign()
    assert match.entries[-1].seat == 3
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)


def test_only_the_seat_on_turn_is_shown_moves() -> None:
    match = play(sit(4), "a1e1+")
    assert [len(match.view(seat).moves) for seat in range(4)] == [0, 84, 0, 0]
    assert match.view(NOBODY).moves == ()
    assert all(match.view(seat).state == match.state for seat in range(4))
    assert len(match.view(0, 0).moves) == 88


def test_the_log_is_the_same_for_all() -> None:
    match = play(sit(4), "a1e1+", "a5e5-", "b1b5+")
    assert len({match.view(seat).log for seat in (0, 1, 2, 3, NOBODY)}) == 1
    assert [GAME.write(event.move) for event in match.view(2).log if isinstance(event.move, Move)] == [
        "a1e1+",
        "a5e5-",
        "b1b5+",
    ]


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    match = play(sit(4), "a1a5-", "e1e5+")
    before = match.record()
    for text, rule in (
        ("a5e5+", "cube-first-round"),
        ("e5a5+", "cube-opponent"),
        ("c3c5+", "cube-periphery"),
        ("c1c1+", "push-back"),
        ("c1d5+", "push-line"),
    ):
        with pytest.raises(Illegal) as caught:
            play(match, text)
        assert (caught.value.text, caught.value.reason.rule) == (text, rule)
    with pytest.raises(Illegal) as caught:
        match.play(Move(2, 0))
    assert caught.value.reason == Reason("dot-choice")
    assert match.record() == before


# ---------------------------------------------------------------- ends, and back from them


def test_a_draw_is_recorded_as_one_and_can_be_taken_back() -> None:
    match = play(sit(2, f"{SHUTTLE} x"), "b1a1", "d1e1", "b1a1", "d1e1")
    record = match.record()
    assert (record.result, record.winners) == ("drawn", [0, 1])
    assert match.undo() == 3
    assert match.record().result is None
    play(match, "e1a1")
    assert match.turn == 0


def test_a_win_is_recorded_for_both_partners() -> None:
    match = play(sit(4, "...../...../...../...../XxXx. 3"), "e5e1+")
    assert (match.record().result, match.record().winners) == ("won", [0, 2])
    with pytest.raises(Illegal) as caught:
        match.play(Move(0, 4, "+"))
    assert caught.value.reason == Reason("over")


def test_with_computers_at_the_table_undo_goes_back_to_a_persons_turn() -> None:
    match = play(sit(4, bots=(1, 2, 3)), "a1e1+", "a5e5+", "b1b5+", "c1c5+")
    assert match.undo() == 0
    assert match.redo() == [0, 1, 2, 3]
    assert match.turn == 0


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"options": {"first": 3}}, "options: seat 3 can't start"),
        ({"options": {"cross": 3}}, "options: "),
        ({"options": {"colour": "red"}}, "options: "),
        ({"position": "nonsense"}, "position: a board is five ranks of five"),
        ({"position": {"position": "x" * 9}}, "position: a position with a past has"),
        ({"players": [{}] * 3}, "can't be played as oxixo with 3 seats"),
        ({"log": [{"seat": 0, "text": "a1e1+"}]}, "is not a move"),
        ({"log": [{"seat": 1, "text": "a1e1"}]}, "it was not the turn of seat 2"),
    ],
    ids=str,
)
def test_a_spoilt_record_is_named(changes: dict[str, Any], says: str) -> None:
    data = json.loads(sit(2).record().model_dump_json()) | changes
    with pytest.raises(Unreadable, match=re.escape(says)):
        Match(GAME, read_record(data))


# ---------------------------------------------------------------- what the face must know of the rules


def test_ox_37_the_card_says_10_to_20_minutes() -> None:
    """A game takes 10 to 20 minutes: that is the face's to say."""
    assert re.findall(r"\d+", load_face("oxixo").minutes()) == ["10", "20"]


def test_seats_lie_around_the_board_as_the_page_says() -> None:
    face = load_face("oxixo")
    assert face.seat_places(2) == ("south", "north")
    assert face.seat_places(4) == ("south", "west", "north", "east")
    assert [face.seat_name(seat, 4) for seat in range(4)] == ["A1", "B1", "A2", "B2"]


def test_every_rule_has_words_of_its_own() -> None:
    face = load_face("oxixo")
    words = {rule: face.say_reason(Reason(rule, ("a1", "c3")), ()) for rule in RULES}
    assert len(set(words.values())) == len(RULES)
    assert all(text and "{" not in text for text in words.values())
