"""The arena: who sits where, what is counted and saved, and what happens when it is interrupted."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from boardroom.ai.arena import Bar, Results, run
from boardroom.ai.bot import Budget, load_game
from boardroom.ai.tournament import Plan, Played, play, shares
from boardroom.core.game import Outcome
from boardroom.core.match import Match
from boardroom.core.record import Player, Record
from boardroom.core.store import Store
from tests.ai.bids import Bids

pytestmark = pytest.mark.usefixtures("bids")

ARENA = [sys.executable, "-m", "boardroom", "arena"]


RECORD = Record(game="oxixo", players=[Player(), Player()], seed="1").model_dump_json()


def results(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run([*arguments, "--json", "--jobs", "1"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    for contestant in data["contestants"]:
        del contestant["seconds_per_move"], contestant["longest_move"]
    return data


def plan(**changes: Any) -> Plan:
    values = {
        "game": "oxixo",
        "seats": 2,
        "teams": ((5,), (3,)),
        "options": {},
        "games": 4,
        "budget": None,
        "seed": "1",
    }
    return Plan(**{**values, **changes})


def test_two_players_change_seats() -> None:
    assert [plan().lineup(number) for number in range(3)] == [[(0, 5), (1, 3)], [(1, 3), (0, 5)], [(0, 5), (1, 3)]]


def test_teams_change_sides_and_stay_together() -> None:
    teams = plan(seats=4, teams=((5, 4), (3, 2)))
    assert teams.lineup(0) == [(0, 5), (1, 3), (0, 4), (1, 2)]
    assert teams.lineup(1) == [(1, 3), (0, 5), (1, 2), (0, 4)]
    assert teams.names() == ["bot:5+bot:4", "bot:3+bot:2"]


def test_three_players_take_every_seat(bids: Bids) -> None:
    three = plan(game="bids", seats=3, teams=((5,), (4,), (3,)))
    assert [[contestant for contestant, _ in three.lineup(n)] for n in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_partners_share_a_win(bids: Bids) -> None:
    teams = load_game("oxixo")  # two teams of two
    assert shares(teams, Outcome((1, 2, 1, 2), "line")) == [1, 0, 1, 0]
    assert shares(teams, Outcome((1, 1, 1, 1), "line")) == [0.5] * 4
    assert shares(bids, Outcome((1, 3, 1, 2), "points")) == [0.5, 0, 0.5, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_the_same_when_seats_change(seats: int) -> None:
    teams = tuple((level,) for level in range(1, seats + 1))
    bids = plan(game="bids", seats=seats, teams=teams, budget=Budget(nodes=20))
    logs = []
    for number in range(seats + 1):
        played = play(bids, number)
        assert played is not None
        logs.append([entry["text"] for entry in json.loads(played.record)["log"] if entry["text"].startswith("lose")])
    assert all(log == logs[0] for log in logs[:seats])
    assert logs[seats] != logs[0]


def test_the_same_nodes_and_seed_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("oxixo", "--seats", "bot:5,bot:2", "--games", "3", "--nodes", "200")
    first = timeless(results(capsys, *arguments, "--seed", "a"))
    assert first == timeless(results(capsys, *arguments, "--seed", "a"))
    other = timeless(results(capsys, *arguments, "--seed", "b"))
    assert first["contestants"] != other["contestants"]


def test_equals_play_every_opening_from_both_sides() -> None:
    equals = plan(teams=((5,), (5,)), budget=Budget(nodes=50), opening=3)
    logs = [played.log for number in range(6) if (played := play(equals, number))]
    openings = [log[:3] for log in logs]
    assert openings[::2] == openings[1::2]
    assert len(set(openings)) == 3


def test_the_stronger_wins(capsys: pytest.CaptureFixture[str]) -> None:
    data = results(capsys, "oxixo", "--seats", "bot:5,bot:1", "--games", "10", "--nodes", "2000")
    assert data["games"] == 10
    assert data["complete"]
    assert data["score"] > 0.7
    assert data["wins"] + data["draws"] + data["losses"] == 10
    assert data["interval"][0] < data["score"] <= data["interval"][1]
    assert data["contestants"][0]["score"] + data["contestants"][1]["score"] == pytest.approx(1)
    assert data["elo_interval"][0] > 0


def test_a_player_for_each_side_of_a_team_game(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("oxixo", "--games", "2", "--nodes", "60", "--option", "first=3", "--option", "repetition=true")
    data = results(capsys, *arguments, "--seats", "bot:4,bot:3", "--players", "4")
    assert (data["seats"], data["games"], data["options"]["first"]) == (4, 2, 3)
    data = results(capsys, *arguments, "--seats", "bot:4,bot:3,bot:2,bot:1")
    assert [contestant["name"] for contestant in data["contestants"]] == ["bot:4+bot:2", "bot:3+bot:1"]


def test_more_than_two_sides_have_no_elo(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bids", "--seats", "bot:1,bot:2,bot:3", "--games", "3", "--nodes", "20"]
    data = results(capsys, *arguments)
    assert (data["elo"], len(data["contestants"])) == (None, 3)
    assert sum(contestant["score"] for contestant in data["contestants"]) == pytest.approx(1)
    assert run([*arguments, "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    assert "bot:1 against bot:2, bot:3" in text
    assert "Elo" not in text


def test_saved_games_can_be_loaded_and_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    results(capsys, "oxixo", "--seats", "bot:3,bot:1", "--games", "3", "--nodes", "100", "--save", str(folder))
    saves = Store(folder).list()
    assert len(saves) == 3
    for summary in saves:
        record = Store(folder).load(summary.id)
        match = Match(load_game("oxixo"), record)
        assert match.outcome is not None
        assert {player.level for player in record.players} == {3, 1}
        assert summary.over


def test_the_report_in_words() -> None:
    counted = Results(plan())
    for won in ((1.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0)):
        counted.add(Played(won, ((0.1, 0.3), (0.2,)), RECORD))
    text = counted.text()
    assert "bot:5 against bot:3" in text
    assert "wins 2, draws 1, losses 1" in text
    assert "4 games, 1 different" in text
    assert "62.5%" in text
    assert "66.7%" in text
    assert "+89" in text
    assert "bot:5: 0.200 s a move, at most 0.300 s" in text


def test_all_won_is_no_number_in_json() -> None:
    counted = Results(plan(games=2))
    for _ in range(2):
        counted.add(Played((1.0, 0.0), ((), ()), RECORD))
    data = json.loads(json.dumps(counted.data(), allow_nan=False))
    assert data["elo"] is None
    assert data["elo_interval"][1] is None
    assert data["elo_interval"][0] < 0
    assert "+inf" in counted.text()


def test_the_bar() -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    for out, expected in (
        (Terminal(), "\r[###############...............] 2/4"),
        (StringIO(), "2/4 games, score 50.0%\n"),
    ):
        counted, bar = Results(plan()), Bar(out)
        for share in (1.0, 0.0):
            counted.add(Played((share, 1 - share), ((), ()), RECORD))
            bar.show(counted)
        bar.end()
        assert expected in out.getvalue()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "--seats", "bot:5,bot:3"], "no game 'chess'"),
        (["oxixo"], "--seats"),
        (["oxixo", "--seats", "bot:5,cat:3"], "'cat:3' isn’t a player"),
        (["oxixo", "--seats", "bot:5,bot:9"], "'bot:9' isn’t a player"),
        (["oxixo", "--seats", "bot:5"], "2 or 4 seats, not 1"),
        (["oxixo", "--seats", "bot:5,bot:3,bot:1"], "2 or 4 seats, not 3"),
        (["oxixo", "--seats", "bot:5,bot:3,bot:1,bot:1", "--players", "2"], "names 4 players"),
        (["oxixo", "--seats", "bot:5,bot:3", "--games", "0"], "'0' isn’t a whole number above 0"),
        (["oxixo", "--seats", "bot:5,bot:3", "--seconds", "nan"], "'nan' isn’t a number of seconds"),
        (["oxixo", "--seats", "bot:5,bot:3", "--seconds", "soon"], "'soon' isn’t a number of seconds"),
        (["oxixo", "--seats", "bot:5,bot:3", "--opening", "-1"], "--opening"),
        (["oxixo", "--seats", "bot:5,bot:3", "--option", "first"], "name=value"),
        (["oxixo", "--seats", "bot:5,bot:3", "--option", "first=7"], "first"),
        (["oxixo", "--seats", "bot:5,bot:3", "--option", "first=3"], "seat 3 can't start"),
        (["oxixo", "--seats", "bot:5,bot:3", "--option", "colour=red"], "colour"),
        (["oxixo", "--seats", "bot:5,bot:3", "--save", "/dev/null/x"], "/dev/null/x"),
    ],
)
def test_a_wrong_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(arguments)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["oxixo", "--seats", "bot:4,bot:2", "--games", "4", "--nodes", "100", "--json"]
    done = subprocess.run([*ARENA, *arguments, "--jobs", "2"], capture_output=True, text=True, check=True)
    assert timeless(json.loads(done.stdout)) == timeless(results(capsys, *arguments))
    assert "4/4 games" in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_there_is(jobs: str) -> None:
    arguments = [
        *ARENA,
        "oxixo",
        "--seats",
        "bot:3,bot:1",
        "--games",
        "300",
        "--seconds",
        "0.005",
        "--jobs",
        jobs,
        "--json",
    ]

    def listen() -> None:  # a shell makes what it starts in the background deaf to Ctrl+C, and so its children
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    arena = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen
    )  # fmt: skip
    with arena:
        assert arena.stderr is not None
        assert arena.stdout is not None
        assert "games, score" in arena.stderr.readline()  # the first tenth
        arena.send_signal(signal.SIGINT)
        data = json.loads(arena.stdout.read())
        assert arena.wait() == 130
        assert "Traceback" not in arena.stderr.read()
    assert 0 < data["games"] < 500
    assert not data["complete"]
