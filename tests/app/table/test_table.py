"""The controller: people and computers play, and nothing gets out of step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boardroom.ai.bot import Answer
from boardroom.ai.worker import Request
from boardroom.core.match import Match
from boardroom.core.store import Store
from boardroom.games import game
from boardroom.games.oxixo.rules import OxixoOptions
from boardroom.ui.style.translation import set_language
from tests.app.printing.sets import ANA, BEA, BOT, PERSON, Maker, first_move
from tests.core.test_store import full
from tests.core.toy import Toy, ToyOptions


def test_a_person_and_a_computer_take_turns(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    made.table.begin()
    assert made.scene.told == ["present 0", "present 0 acting"]
    made.scene.press("a1e1")
    assert made.texts() == ["a1e1"]
    assert made.table.thinking
    qtbot.waitUntil(lambda: made.match.length == 2)
    assert made.scene.told[2:] == ["animate 0", "animate 1 slow", "present 2 acting"]
    assert made.table.shown.acting
    assert not made.table.thinking


def test_a_whole_game_by_presses_is_finished_once(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(warn=False)
    ends: list[bool] = []
    made.table.finished.connect(lambda: ends.append(made.scene.moving is None))
    made.table.begin()
    while made.match.outcome is None:
        qtbot.waitUntil(lambda: made.table.shown.acting or made.table.over)
        if made.table.shown.acting:
            made.scene.press(made.scene.cells()[0].key)
    assert ends == [True]
    assert made.store.load(made.match.record().id).over
    assert not made.table.shown.acting


def test_steps_are_shown_one_after_the_other(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    made.scene.held = True
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.wait(60)
    assert made.match.length == 1, "the computer begins when the person's move has been seen"
    made.scene.settle()
    qtbot.waitUntil(lambda: made.match.length == 2)
    assert made.scene.told[-1] == "animate 1 slow"
    assert not made.table.shown.acting
    made.scene.settle()
    assert made.table.shown.acting


def test_every_move_is_saved_at_once_and_a_kill_is_recovered(set_table: Maker, qtbot: QtBot, tmp_path: Path) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")  # the program is killed while the computer thinks
    made.store.flush()
    rules = game("oxixo")
    record = Store(tmp_path / "saves").load(made.match.record().id)
    assert [entry.text for entry in record.log] == ["a1e1"]
    again = set_table(match=Match(rules, record))
    again.table.begin()
    qtbot.waitUntil(lambda: again.match.length == 2)
    assert again.texts()[0] == "a1e1"


def test_a_disk_that_is_full_for_a_while_costs_no_move(
    set_table: Maker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = set_table()
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.waitUntil(lambda: made.match.length == 2)
    monkeypatch.setattr("os.fsync", full)
    made.scene.press("a2e2")
    qtbot.waitUntil(lambda: made.match.length == 4)
    made.store.flush()
    assert list(made.store.unsaved) == [made.match.record().id], "the game goes on"
    monkeypatch.undo()
    made.table.leave()
    assert not made.store.unsaved
    assert made.store.load(made.match.record().id).log == list(made.match.entries)


# ---------------------------------------------------------------- typing


def test_typed_moves_are_played_or_refused_with_a_reason(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    assert not made.table.play("xyz")
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "“xyz” isn’t a move. Type it like “a1e1”."
    assert not made.table.play("c3c5")
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "The rule cube-periphery forbids it."
    assert notice.tone == "danger"
    assert made.table.play(" a1e1 ")
    assert made.texts() == ["a1e1"]
    assert made.table.notice is None
    assert not made.table.play("a2e2"), "it is the computer's turn"
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "It isn’t your turn."


def test_typing_the_flag_is_no_way_to_lose(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    assert not made.table.play("flag")
    assert made.match.length == 0


def test_a_refused_attempt_on_the_scene_says_why(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.refused.emit(made.match.game.read("c3c5", made.match.state))
    notice = made.table.notice
    assert notice is not None
    assert "cube-periphery" in notice.what
    made.scene.considered.emit(made.match.game.read("a1e1", made.match.state))
    assert made.table.notice is None, "who goes on has read it"


# ---------------------------------------------------------------- back and forth


def test_undo_goes_back_to_ones_own_last_decision_and_redo_replays_it(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.waitUntil(lambda: made.table.shown.acting)
    before = made.texts()
    made.table.undo()
    assert made.match.length == 0
    assert made.scene.told[-1] == "present 0 acting"
    assert made.match.record().assists == {"undos": 1}
    assert made.store.load(made.match.record().id).log == []
    made.table.redo()
    assert made.texts() == before
    assert made.scene.told[-3:] == ["animate 0", "animate 1 slow", "present 2 acting"]


def test_undo_while_the_computer_thinks_cancels_it(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")
    assert made.inline.busy
    made.table.undo()
    assert not made.inline.busy
    made.inline.release()
    qtbot.wait(50)
    assert made.match.length == 0, "the stale answer never reached the board"
    assert made.table.shown.acting


def test_undo_in_the_middle_of_a_step_stops_it(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table()
    made.scene.held = True
    made.table.begin()
    made.scene.press("a1e1")
    made.table.undo()
    assert made.scene.told[-1] == "present 0 acting"
    qtbot.wait(50)
    assert made.match.length == 0


def test_nothing_to_take_back_is_said(set_table: Maker) -> None:
    made = set_table()
    made.table.begin()
    made.table.undo()
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "There is nothing to undo."


def test_between_people_undo_asks_first(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.undo()
    question = made.table.question
    assert question is not None
    assert question.what == "Undo Ana’s move?"
    made.table.answer(False)
    assert made.match.length == 1
    assert made.table.shown.acting
    made.table.undo()
    made.table.answer(True)
    assert made.match.length == 0


def test_a_lost_game_can_be_taken_back(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(warn=False, confirm_resign=False)
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.waitUntil(lambda: made.table.shown.acting)
    made.table.resign()
    assert made.table.over
    made.table.undo()
    assert not made.table.over
    assert made.table.shown.acting


# ---------------------------------------------------------------- questions


def test_resigning_asks_and_ends_the_match(set_table: Maker) -> None:
    made = set_table()
    made.table.begin()
    made.table.resign()
    question = made.table.question
    assert question is not None
    assert question.danger
    made.table.answer(False)
    assert made.match.outcome is None
    made.table.play("resign")
    made.table.answer(True)
    outcome = made.match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert made.table.over


def test_a_probable_slip_is_asked_about_unless_that_is_off(set_table: Maker) -> None:
    made = set_table(held=True)
    made.face.warns = {"a1e1"}
    made.table.begin()
    made.scene.press("a1e1")
    question = made.table.question
    assert question is not None
    assert question.what == "That loses at once."
    assert made.match.length == 0
    made.table.answer(False)
    assert made.scene.told[-1] == "present 0 acting", "the scene starts afresh"
    made.preferences.change(warn=False)
    made.scene.press("a1e1")
    assert made.match.length == 1


# ---------------------------------------------------------------- hints, hurry, failures


def test_a_hint_is_shown_counted_and_gone_with_the_next_move(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.table.hint()
    assert made.table.advising
    made.inline.release()
    qtbot.waitUntil(lambda: not made.table.advising)
    notice = made.table.notice
    assert notice is not None
    assert notice.tone == "look"
    assert notice.what == "Hint: plays a1e1"
    assert "60%" in notice.why
    assert made.scene.suggested is not None
    assert made.match.record().assists == {"hints": 1}
    made.scene.press("a1e1")
    assert made.scene.suggested is None
    assert made.table.notice is None


def test_moving_on_cancels_a_hint(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA, held=True)
    made.table.begin()
    made.table.hint()
    made.scene.press("a1e1")
    assert not made.inline.busy
    made.inline.release()
    qtbot.wait(50)
    assert made.scene.suggested is None
    assert made.match.record().assists == {}


def test_escape_lets_go_of_a_hint(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.table.hint()
    assert made.table.cancel()
    assert not made.inline.busy
    assert not made.table.cancel(), "there is nothing left to let go of"


def test_move_now_hurries_the_computer(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.move_now()
    assert made.inline.hurried
    qtbot.waitUntil(lambda: made.match.length == 2)


def test_a_computer_that_fails_is_said_and_tried_again(set_table: Maker, qtbot: QtBot) -> None:
    fails = [True]

    def think(request: Request, stop: object) -> object:
        if fails:
            raise RuntimeError("out of ideas")
        return first_move(request)

    made = set_table(think=think)
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.waitUntil(lambda: made.table.paused)
    notice = made.table.notice
    assert notice is not None
    assert "out of ideas" in notice.why
    fails.clear()
    made.table.pause(False)
    qtbot.waitUntil(lambda: made.match.length == 2)


@pytest.mark.parametrize(
    ("forced", "why"),
    [
        (3, "It forces a win in 2 moves. Then perhaps: plays "),
        (-2, "Against best play it only delays the loss. Then perhaps: plays "),
    ],
)
def test_a_hint_tells_what_is_certain_and_how_it_could_go_on(
    set_table: Maker, qtbot: QtBot, forced: int, why: str
) -> None:
    def think(request: Request, stop: object) -> Answer[object]:
        rules, (move, *_) = game("oxixo"), request.view.moves
        line = (move, rules.moves(rules.apply(request.view.state, move))[0], move, move)
        return Answer(move, 0.9, line, (), 1, 0.0, forced=forced)

    made = set_table(think=think)
    made.table.begin()
    made.table.hint()
    qtbot.waitUntil(lambda: not made.table.advising)
    notice = made.table.notice
    assert notice is not None
    assert notice.why.startswith(why)


def test_a_hint_in_french_has_no_semicolon_without_its_space(set_table: Maker, qtbot: QtBot) -> None:
    def think(request: Request, stop: object) -> Answer[object]:
        rules, state, line = game("oxixo"), request.view.state, list[Any]()
        for _ in range(3):
            line.append(rules.moves(state)[0])
            state = rules.apply(state, line[-1])
        return Answer(line[0], 0.9, tuple(line), (), 1, 0.0)

    set_language("fr")
    try:
        made = set_table(think=think)
        made.table.begin()
        made.table.hint()
        qtbot.waitUntil(lambda: not made.table.advising)
        notice = made.table.notice
        assert notice is not None
        assert " · " in notice.why
        assert ";" not in notice.why
    finally:
        set_language("en")


def test_a_hint_that_leads_nowhere_still_names_its_move(set_table: Maker, qtbot: QtBot) -> None:
    def think(request: Request, stop: object) -> Answer[object]:
        wrong = game("oxixo").read("c3c5", request.view.state)
        return Answer(request.view.moves[0], 0.6, (wrong,), (), 1, 0.0)

    made = set_table(think=think)
    made.table.begin()
    made.table.hint()
    qtbot.waitUntil(lambda: not made.table.advising)
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "Hint: plays a1e1"


def test_a_hint_that_fails_is_said_and_the_match_goes_on(set_table: Maker, qtbot: QtBot) -> None:
    def think(request: Request, stop: object) -> object:
        raise RuntimeError("out of ideas")

    made = set_table(think=think)
    made.table.begin()
    made.table.hint()
    qtbot.waitUntil(lambda: not made.table.advising)
    notice = made.table.notice
    assert notice is not None
    assert "out of ideas" in notice.why
    assert not made.table.paused
    assert made.table.shown.acting


def test_a_hint_that_comes_while_one_looks_back_waits_with_its_mark(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA, held=True)
    made.table.begin()
    made.scene.press("a1e1")
    made.scene.press("a5e5")
    made.table.hint()
    made.table.look(1)
    made.inline.release()
    qtbot.waitUntil(lambda: not made.table.advising)
    assert made.scene.suggested is None, "the board shows another position"
    assert made.match.record().assists == {"hints": 1}


def test_a_computer_that_wants_what_is_forbidden_stops_the_match(set_table: Maker, qtbot: QtBot) -> None:
    def think(request: Request, stop: object) -> Answer[object]:
        wrong = game("oxixo").read("c3c5", request.view.state)
        return Answer(wrong, 0.6, (wrong,), (), 1, 0.0)

    made = set_table(think=think)
    made.table.begin()
    made.scene.press("a1e1")
    qtbot.waitUntil(lambda: made.table.paused)
    notice = made.table.notice
    assert notice is not None
    assert "c3c5" in notice.why
    assert made.texts() == ["a1e1"]


def test_nothing_happens_where_nothing_can(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    record, told = made.match.record(), list(made.scene.told)
    made.table.redo()
    made.table.enter([("die", "1")])
    made.table.assist()
    made.table.lift_curtain()
    made.table.move_now()
    made.table.answer(True)
    made.scene.refused.emit(made.match.game.read("a1e1", made.match.state))  # which isn't forbidden at all
    assert made.table.notice is None
    assert (made.match.record(), made.scene.told) == (record, told)
    made.scene.press("a1e1")
    length = made.match.length
    made.table.hint()
    made.table.resign()
    made.scene.chosen.emit(made.match.game.read("a5e5", made.match.state))  # a hand that was too late
    assert not made.table.advising
    assert made.table.question is None
    assert made.match.length == length


def test_escape_says_no_to_a_question(set_table: Maker) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.table.resign()
    assert made.table.question is not None
    assert made.table.cancel()
    assert made.table.question is None
    assert made.match.outcome is None


def test_a_question_is_declined_while_a_step_is_shown(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    made.scene.held = True
    made.scene.press("a5e5")
    made.table.undo()
    assert made.table.question is not None
    made.table.answer(False)
    assert made.scene.moving is not None, "nothing is presented over it"
    made.scene.settle()
    assert made.texts() == ["a1e1", "a5e5"]


def test_what_is_no_throw_is_told_without_an_example_where_there_is_none(set_table: Maker) -> None:
    made = set_table(rules=Toy(), match=Match.new(Toy(), (ANA, BEA), seed="1", dice="people"))
    made.table.begin()
    assert not made.table.play("nonsense")
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "“nonsense” isn’t a move."


# ---------------------------------------------------------------- looking back


def test_looking_back_disturbs_nothing(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.look(0)
    assert made.scene.told[-1] == "present 0"
    assert made.inline.busy, "thinking goes on"
    assert made.table.prompt.what == "You are looking at the start."
    made.inline.release()
    qtbot.waitUntil(lambda: made.match.length == 2)
    assert made.scene.told[-1] == "present 0", "the move was made out of sight"
    assert not made.table.shown.acting
    made.table.look(1)
    assert made.table.prompt.what == "You are looking at move 1."
    made.table.look(None)
    assert made.scene.told[-1] == "present 2 acting"


def test_the_last_position_is_the_game_itself(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.look(1)
    assert made.table.shown.looking is None
    made.table.look(0)
    made.table.undo()
    assert made.table.shown.looking is None


def test_looking_back_in_the_middle_of_a_step(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    made.scene.held = True
    made.scene.press("a2e2")
    made.table.look(1)
    assert made.scene.moving is None
    assert made.scene.told[-1] == "present 1"
    made.table.look(None)
    assert made.scene.told[-1] == "present 2 acting"


# ---------------------------------------------------------------- pause and clocks


def test_pause_stops_thinking_and_going_on_starts_it_again(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.pause(True)
    assert not made.inline.busy
    assert made.table.prompt.what == "Paused"
    made.table.pause(False)
    assert made.inline.busy
    made.inline.release()
    qtbot.waitUntil(lambda: made.match.length == 2)


def test_nobody_moves_in_a_pause(set_table: Maker) -> None:
    made = set_table()
    made.table.begin()
    made.table.pause(True)
    assert made.scene.told[-1] == "present 0"
    assert not made.table.play("a1e1")
    made.table.pause(False)
    assert made.scene.told[-1] == "present 0 acting"


def test_each_seat_has_its_own_clock(set_table: Maker) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.table.begin()
    made.hands.time += 20
    assert made.table.clocks.left(0) == 40
    assert made.table.clocks.left(1) == 60
    made.table.pause(True)
    made.hands.time += 100
    made.table.pause(False)
    made.hands.time += 5
    made.scene.press("a1e1")
    assert made.match.entries[0].seconds == 25
    made.hands.time += 10
    assert (made.table.clocks.left(0), made.table.clocks.left(1)) == (35, 50)
    made.table.look(0)
    made.hands.time += 10
    assert made.table.clocks.left(1) == 40, "looking back costs time"


def test_steps_cost_nobody_time(set_table: Maker) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.scene.held = True
    made.table.begin()
    made.scene.press("a1e1")
    made.hands.time += 30
    assert made.table.clocks.left(1) == 60
    made.scene.settle()
    made.hands.time += 1
    assert made.table.clocks.left(1) == 59


def test_a_clock_that_runs_out_ends_the_game(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(ANA, BEA, options=OxixoOptions(clock=60))
    made.table.begin()
    made.hands.time += 61
    qtbot.waitUntil(lambda: made.table.over)
    assert made.texts() == ["flag"]
    outcome = made.match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


def test_a_computers_flag_falls_too(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True, options=OxixoOptions(clock=60))
    made.table.begin()
    made.scene.press("a1e1")
    made.hands.time += 61
    qtbot.waitUntil(lambda: made.table.over)
    assert made.texts() == ["a1e1", "flag"]
    assert not made.inline.busy


def test_a_clock_for_each_turn_counts_all_of_the_turn(set_table: Maker) -> None:
    made = set_table(ANA, BEA, rules=Toy(), options=ToyOptions(limit=30))
    assert made.table.clocks.clock is not None
    assert made.table.clocks.clock.per_turn
    made.table.begin()
    made.table.lift_curtain()
    made.hands.time += 10
    made.table.play(next(text for text in map(made.match.game.write, made.table.shown.view.moves) if "swap" in text))
    assert made.match.turn == 0
    made.hands.time += 5
    assert made.table.clocks.left(0) == 15
    made.table.play("pass")
    assert made.table.clocks.left(1) == 30


# ---------------------------------------------------------------- hidden hands, chance, watching


def test_hidden_hands_are_covered_between_people(set_table: Maker) -> None:
    made = set_table(ANA, BEA, rules=Toy())
    made.table.begin()
    assert made.table.shown.curtain == 0
    assert made.scene.seen[-1].seat < 0, "the scene got nobody's view"
    assert made.table.prompt.what == "Hand over to Ana."
    spent = made.table.clocks.running
    assert not spent, "nobody's time passes behind the curtain"
    made.table.lift_curtain()
    assert made.scene.seen[-1].seat == 0
    assert made.table.shown.acting
    made.table.play("pass")
    assert made.table.shown.curtain == 1
    assert made.scene.seen[-1].seat < 0
    hands = made.scene.seen[-1].state.hands
    assert all(not isinstance(card, int) for hand in hands for card in hand)
    made.table.lift_curtain()
    assert made.scene.seen[-1].seat == 1


def test_one_person_needs_no_curtain(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(PERSON, BOT, rules=Toy())
    made.table.begin()
    assert made.table.shown.curtain is None
    assert made.table.shown.acting
    assert {view.seat for view in made.scene.seen} == {0}


def test_chance_comes_from_the_seed(set_table: Maker) -> None:
    one, two = set_table(ANA, BEA, rules=Toy()), set_table(ANA, BEA, rules=Toy())
    one.table.begin()
    two.table.begin()
    assert one.texts() == two.texts()
    assert one.match.length > 0
    assert one.match.turn == 0


def test_people_may_throw_real_dice(set_table: Maker) -> None:
    match = Match.new(Toy(), (ANA, BEA), seed="1", dice="people")
    other = set_table(ANA, BEA, rules=Toy())
    other.table.begin()
    made = set_table(rules=Toy(), match=match)
    made.table.begin()
    assert made.match.length == 0
    for text in other.texts():
        assert made.table.play(text)
    assert made.texts() == other.texts()


def test_undo_stops_at_what_came_to_light(set_table: Maker) -> None:
    made = set_table(PERSON, BOT, rules=Toy())
    made.table.begin()
    made.table.undo()
    notice = made.table.notice
    assert notice is not None
    assert notice.what == "New information has been revealed since, so this move can’t be undone."


def test_computers_play_by_themselves_and_can_be_paused(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(BOT, BOT)
    made.preferences.change(watch="fast")
    made.table.begin()
    qtbot.waitUntil(lambda: made.match.length >= 4)
    made.table.pause(True)
    length = made.match.length
    qtbot.wait(60)
    assert made.match.length == length
    made.preferences.change(watch="slow")
    made.table.pause(False)
    qtbot.wait(60)
    assert made.match.length == length, "they rest before each move"
    assert {view.seat for view in made.scene.seen} == {-2}


def test_people_see_each_others_moves_through_their_own_eyes(set_table: Maker) -> None:
    made = set_table(ANA, BEA)
    made.table.begin()
    made.scene.press("a1e1")
    assert made.scene.seen[-1].seat == 1
    assert made.table.shown.view.moves


def test_leaving_stops_everything(set_table: Maker, qtbot: QtBot) -> None:
    made = set_table(held=True)
    made.table.begin()
    made.scene.press("a1e1")
    made.table.leave()
    assert not made.inline.busy
    made.inline.release()
    qtbot.wait(50)
    assert made.match.length == 1
