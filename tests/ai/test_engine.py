"""The engine: what it answers, what it says of bad questions, and that it always goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO, StringIO
from typing import Any

import pytest

from boardroom.ai.bot import load_game
from boardroom.ai.engine import serve
from boardroom.games import GAMES

ENGINE = [sys.executable, "-m", "boardroom", "engine"]
TOLD = {"move", "value", "line", "nodes", "seconds"}


def ask(*questions: Any) -> list[dict[str, Any]]:
    """Put questions, as data or as raw bytes, and return the replies."""
    lines = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in questions]
    out = StringIO()
    serve(BytesIO(b"\n".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_answers_from_the_beginning_a_log_and_a_position() -> None:
    few = {"game": "oxixo", "level": 5, "nodes": 300}
    replies = ask(
        few,
        {**few, "log": ["a1e1", "a5e5"]},
        {**few, "log": [{"seat": 1, "text": "a1e1"}, "a5e5"], "seat": 1},
        {**few, "position": "...../...../..x../...../o.... x"},
        {**few, "position": "...../...../..x../...../o.... x", "log": ["a5e5"]},
        {**few, "seats": 4, "options": {"first": 3}, "seat": 3},
    )
    game = load_game("oxixo")
    for reply in replies:
        assert set(reply) == TOLD
        assert 0 <= reply["value"] <= 1
        assert reply["line"][0] == reply["move"]
        assert reply["nodes"] > 0
    assert game.write(game.read(replies[0]["move"], game.start(2, game.options()))) == replies[0]["move"]
    assert replies[5]["move"][-1] in "+-"


def test_finds_a_win() -> None:
    reply = ask({"game": "oxixo", "position": ".xxxx/...../...../...../ooo.. x", "nodes": 1000})[0]
    assert (reply["value"], len(reply["line"])) == (1, 1)


def test_nodes_and_seed_repeat_the_answer() -> None:
    question = {"game": "oxixo", "level": 2, "nodes": 500, "seed": 7}
    first, second = ask(question, question)
    assert first["move"] == second["move"]
    assert len({ask({**question, "seed": str(seed)})[0]["move"] for seed in range(10)}) > 1


def test_seconds_are_kept() -> None:
    assert 0.05 <= ask({"game": "oxixo", "seconds": 0.1})[0]["seconds"] < 0.5


def test_the_id_comes_back() -> None:
    good = {"game": "oxixo", "nodes": 50, "level": 1}
    replies = ask({**good, "id": 5}, {"id": [1, "x"], "game": "chess"}, {**good, "id": None}, good)
    assert [reply.get("id", "none") for reply in replies] == [5, [1, "x"], None, "none"]
    assert "error" in replies[1]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (b"garbage", "not JSON"),
        (b"\xff{}", "not UTF-8: byte 1"),
        (b"[" * 100_000, "RecursionError"),
        (b'{"game": "oxixo", "seconds": NaN}', "NaN"),
        ([], "JSON object"),
        ({}, "game: Field required"),
        ({"game": "chess"}, f"there is no game 'chess'; there is {', '.join(game.key for game in GAMES)}"),
        ({"game": "../oxixo"}, "there is no game"),
        ({"game": "oxixo", "seats": 3}, "seats: oxixo is played with 2 or 4, not 3"),
        ({"game": "oxixo", "seats": "2"}, "seats"),
        ({"game": "oxixo", "colour": 1}, "colour"),
        ({"game": "oxixo", "options": {"colour": 1}}, "options: colour"),
        ({"game": "oxixo", "options": {"first": 3}}, "seat 3 can't start"),
        ({"game": "oxixo", "position": "....."}, "position: "),
        ({"game": "oxixo", "position": {"x": []}}, "position: "),
        ({"game": "oxixo", "log": ["a1"]}, "log entry 1, 'a1'"),
        ({"game": "oxixo", "log": ["a1e1", "b2e2"]}, "log entry 2, 'b2e2': the rules forbid it"),
        ({"game": "oxixo", "log": ["a1e1", {"seat": 1, "text": "a5e5"}]}, "'a5e5': it was seat 2’s turn"),
        ({"game": "oxixo", "log": ["resign"]}, "the game is over"),
        ({"game": "oxixo", "log": ["resign", "a1e1"]}, "log entry 2, 'a1e1': the game was over"),
        ({"game": "oxixo", "log": [7]}, "log"),
        ({"game": "oxixo", "log": ["flag"]}, "log entry 1, 'flag'"),
        ({"game": "oxixo", "log": ["flag"], "options": {"clock": 60}}, "the game is over"),
        ({"game": "oxixo", "seat": 2}, "seat: it is seat 1’s turn, not seat 2’s"),
        ({"game": "oxixo", "seat": 3}, "seat: seats are 1 to 2, not 3"),
        ({"game": "oxixo", "seat": 0}, "seat: seats are 1 to 2, not 0"),
        ({"game": "oxixo", "level": 6}, "level"),
        ({"game": "oxixo", "level": True}, "level"),
        ({"game": "oxixo", "seconds": 0}, "seconds"),
        ({"game": "oxixo", "nodes": -1}, "nodes"),
    ],
)
def test_a_bad_question_gets_an_error_and_the_next_an_answer(question: Any, said: str) -> None:
    bad, good = ask(question, {"game": "oxixo", "level": 1, "nodes": 20})
    assert set(bad) == {"error"}
    assert said in bad["error"]
    assert set(good) == TOLD


@pytest.mark.usefixtures("bids")
def test_chance_stands_in_the_log_and_hidden_cards_stay_hidden() -> None:
    log: list[Any] = ["lose 1", {"seat": 0, "text": "lose 5"}, "roll 6"]
    question = {"game": "bids", "seats": 2, "nodes": 200}
    assert "chance decides now" in ask({**question, "log": log[:1]})[0]["error"]
    assert "it was chance’s turn" in ask({**question, "log": [{"seat": 1, "text": "lose 1"}]})[0]["error"]
    assert ask({**question, "log": log})[0]["move"].startswith("bid ")
    # The first bid is face down: whatever it was, the second bidder's answer is the same.
    replies = ask(*({**question, "log": [*log, f"bid {card}"]} for card in (2, 5)))
    del replies[0]["seconds"], replies[1]["seconds"]
    assert replies[0] == replies[1]


def test_as_a_program() -> None:
    """It answers while its input is still open, and ends with it."""
    engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    with engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for line, expected in (("nonsense", "error"), ('{"game": "oxixo", "level": 1, "nodes": 20}', "move"), ("", "")):
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            if expected:
                assert expected in json.loads(engine.stdout.readline())
        engine.stdin.close()
        assert engine.stdout.read() == ""
        assert engine.wait(30) == 0


def test_a_reader_that_goes_away_is_no_disaster() -> None:
    question = json.dumps({"game": "oxixo", "level": 1, "nodes": 20}) + "\n"
    engine = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdout.close()
        engine.stdin.write(question)
        engine.stdin.close()
        assert engine.stderr.read() == ""
        assert engine.wait(30) == 0
