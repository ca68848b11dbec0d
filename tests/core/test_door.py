"""The door: our games come in without further ado, others when nothing is wrong with them, and nobody is in the way."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from boardroom import games
from boardroom.ai.bot import load_bot, load_game
from boardroom.ai.worker import Request, Worker
from boardroom.core import door
from boardroom.core.door import OURS, LeftOut
from boardroom.core.game import INTERFACE
from boardroom.core.match import Match
from boardroom.core.record import Player
from tests.games.from_elsewhere import new_start, settle, write_game, write_wheel

ROOT = Path(__file__).parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the program in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "boardroom", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def left_out(place: Path) -> LeftOut:
    """Return the one game that is left out when a place is on Python's path; all of ours are there."""
    with new_start(place) as found:
        assert tuple(game.key for game in found.games) == OURS
        (game,) = found.left_out
        return game


# ---------------------------------------------------------------- who comes in


def test_ours_come_in_their_order_and_nothing_is_wrong_with_them() -> None:
    assert tuple(game.key for game in games.GAMES)[: len(OURS)] == OURS
    assert [str(game) for game in door.found().left_out if game.key in OURS] == []


def test_ours_are_in_the_group_that_others_use() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["entry-points"][door.GROUP] == {key: f"boardroom.games.{key}" for key in OURS}


def test_ours_come_in_without_being_installed() -> None:
    code = """
import importlib.metadata
importlib.metadata.distributions = lambda **_: []
from boardroom.games import GAMES
print(*[game.key for game in GAMES])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert tuple(done.stdout.split()) == OURS


def test_ours_are_known_by_metadata_too_and_are_not_there_twice(tmp_path: Path) -> None:
    notes = tmp_path / "boardroom-0.0.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text("Metadata-Version: 2.1\nName: boardroom\nVersion: 0.0\n")
    lines = [f"{key} = boardroom.games.{key}" for key in (*OURS, "gone")]  # of another version, perhaps
    (notes / "entry_points.txt").write_text("\n".join(["[boardroom.games]", *lines]))
    with new_start(tmp_path) as found:
        assert tuple(found.packages) == OURS
        assert found.left_out == []


def test_others_come_after_ours_by_their_keys(tmp_path: Path) -> None:
    for key in ("tiles", "apples", "marbles"):
        write_game(tmp_path, key)
    with new_start(tmp_path) as found:
        assert tuple(game.key for game in games.GAMES) == (*OURS, "apples", "marbles", "tiles")
        assert games.game("tiles") is load_game("tiles") is games.GAMES[-1]
        package = found.packages["marbles"]
        assert (package.origin, package.version, package.plugged) == ("a-game-of-marbles", "1.2", False)
        assert load_bot("marbles", 3).budget()
        assert found.left_out == []
    assert tuple(game.key for game in games.GAMES)[: len(OURS) + 1] == OURS


def test_a_game_that_is_not_there_is_an_error_with_a_list() -> None:
    with pytest.raises(LookupError, match=r"there is no game 'chess'; there is switcher, switch, phoenix, oxixo, zug"):
        load_game("chess")
    with pytest.raises(KeyError):
        games.game("chess")


def test_a_thinking_process_loads_the_game_that_it_thinks_about() -> None:
    code = "import sys, boardroom.ai.bot as bot; bot.load_game('oxixo'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    there = set(done.stdout.split())
    assert "boardroom.games.oxixo.rules" in there
    assert not {"boardroom.games.zug.rules", "importlib.metadata", "PySide6"} & there


# ---------------------------------------------------------------- who stays outside

SEATLESS = """
from tests.core.toy import Toy

class Other(Toy):
    key, seats = "marbles", ()

GAME = Other()
"""


@pytest.mark.parametrize(
    ("parts", "why", "detail"),
    [
        ({"__init__.py": "INTERFACE = 2"}, "newer", "2"),
        ({"__init__.py": ""}, "no-interface", str(INTERFACE)),
        ({"__init__.py": "INTERFACE = 'one'"}, "no-interface", str(INTERFACE)),
        ({"__init__.py": "import no_such_library"}, "fails", "ModuleNotFoundError: No module named 'no_such_library'"),
        ({"rules.py": "import no_such_library"}, "fails", "ModuleNotFoundError: No module named 'no_such_library'"),
        ({"rules.py": "1 +"}, "fails", "SyntaxError: invalid syntax (rules.py, line 1)"),
        ({"rules.py": "import sys; sys.exit()"}, "fails", "SystemExit"),
        ({"rules.py": "from boardroom.core.game import Game; GAME = Game()"}, "fails", "TypeError: Can't instantiate"),
        ({"rules.py": None}, "lacks", "rules is missing"),
        ({"rules.py": ""}, "lacks", "rules.GAME is missing"),
        ({"rules.py": "GAME = 'marbles'"}, "lacks", "rules.GAME is no Game"),
        ({"rules.py": "from tests.core.toy import Toy; GAME = Toy()"}, "lacks", "rules.GAME has the key 'toy'"),
        ({"rules.py": SEATLESS}, "lacks", "rules.GAME has no seats"),
    ],
)
def test_a_game_with_something_wrong_is_left_out(
    parts: dict[str, str | None], why: str, detail: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write_game(tmp_path, "marbles", parts)
    game = left_out(tmp_path)
    assert (game.key, game.origin, game.why) == ("marbles", "a-game-of-marbles", why)
    assert game.detail.startswith(detail)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("key", ["Marbles", "marbles2", "a-b", "nul", "m" * 21, "bolsas_de_canicas"])
def test_a_key_that_no_save_could_have_is_left_out(key: str, tmp_path: Path) -> None:
    write_game(tmp_path, key, name="a_game_of_marbles")
    assert (left_out(tmp_path).key, left_out(tmp_path).why) == (key, "bad-key")


def test_a_package_that_is_gone_is_left_out(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles")
    for file in (tmp_path / "a_game_of_marbles").iterdir():
        file.unlink()
    (tmp_path / "a_game_of_marbles").rmdir()
    assert left_out(tmp_path).why == "fails"


def test_nobody_takes_the_key_of_one_of_ours(tmp_path: Path) -> None:
    write_game(tmp_path, "oxixo")
    game = left_out(tmp_path)
    assert (game.key, game.why, game.detail) == ("oxixo", "taken", "Boardroom")


def test_of_two_games_with_one_key_the_first_on_pythons_path_stays(tmp_path: Path) -> None:
    write_game(tmp_path / "one", "marbles")
    write_game(tmp_path / "two", "marbles", name="a_game_of_other_marbles")
    with new_start(tmp_path / "one", tmp_path / "two") as found:
        assert found.packages["marbles"].name == "a_game_of_marbles"
        (game,) = found.left_out
        assert (game.origin, game.why, game.detail) == ("a-game-of-other-marbles", "taken", "a-game-of-marbles")


def test_one_game_installed_twice_is_one_game(tmp_path: Path) -> None:
    write_game(tmp_path / "one", "marbles")
    write_game(tmp_path / "two", "marbles")
    with new_start(tmp_path / "one", tmp_path / "two") as found:
        assert (tuple(found.packages), found.left_out) == ((*OURS, "marbles"), [])


def test_notes_that_nobody_can_read_keep_no_game_away(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles")
    (tmp_path / "torn-1.0.dist-info").mkdir()
    (tmp_path / "torn-1.0.dist-info" / "entry_points.txt").write_text("[boardroom.games]\nno equals sign\n")
    with new_start(tmp_path) as found:
        assert "marbles" in found.packages


def test_why_is_written_down_with_all_that_helps(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    write_game(tmp_path, "marbles", {"rules.py": "1 / 0"})
    with caplog.at_level(logging.WARNING):
        left_out(tmp_path)
    assert "the game 'marbles' was left out: it can't be loaded: ZeroDivisionError: division by zero" in caplog.text
    assert "rules.py" in caplog.text


def test_whoever_asks_for_a_game_that_was_left_out_hears_why(tmp_path: Path) -> None:
    write_game(tmp_path, "marbles", {"__init__.py": "INTERFACE = 99"})
    with new_start(tmp_path), pytest.raises(LookupError, match="'marbles' was left out: it was written for a newer"):
        load_game("marbles")


# ---------------------------------------------------------------- the plug-in folder


def test_the_plugin_folder_is_left_alone_until_it_is_allowed(home: Path) -> None:
    write_game(home / "data" / "plugins" / "marbles", "marbles", {"__init__.py": "raise SystemExit('I was run')"})
    with new_start() as found:
        assert tuple(found.packages) == OURS
        assert found.left_out == []
    settle(home / "config", allowed=True)
    with new_start() as found:
        assert [game.detail for game in found.left_out] == ["SystemExit: I was run"]


@pytest.mark.parametrize("text", ["{", "[]", '{"plugins": 1}', '{"plugins": "yes"}', "{}"])
def test_settings_that_do_not_say_so_allow_nothing(text: str, home: Path) -> None:
    write_game(home / "data" / "plugins" / "marbles", "marbles")
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(text)
    with new_start() as found:
        assert tuple(found.packages) == OURS


@pytest.mark.parametrize("wheel", [True, False])
def test_a_wheel_or_what_was_in_it_is_a_game(wheel: bool, home: Path) -> None:
    settle(home / "config", allowed=True)
    if wheel:
        write_wheel(home / "data" / "plugins" / "marbles.whl", "marbles")
    else:
        write_game(home / "data" / "plugins" / "marbles.whl", "marbles")
    with new_start() as found:
        assert tuple(game.key for game in found.games) == (*OURS, "marbles")
        package = found.packages["marbles"]
        assert (package.origin, package.version, package.plugged) == ("marbles.whl", "1.2", True)
        assert (package.files / "bot.py").is_file()


def test_what_holds_no_game_is_named(home: Path) -> None:
    plugins = home / "data" / "plugins"
    settle(home / "config", allowed=True)
    write_game(plugins / "marbles", "marbles")
    (plugins / "sources" / "tiles").mkdir(parents=True)
    (plugins / "tiles.whl").write_bytes(b"not packed at all")
    (plugins / ".DS_Store").write_bytes(b"")
    before = list(sys.path)
    with new_start() as found:
        assert [(game.origin, game.why) for game in found.left_out] == [
            ("sources", "no-game"),
            ("tiles.whl", "no-game"),
        ]
        assert [place for place in sys.path if place not in before] == [str(plugins / "marbles")]


def test_what_is_installed_goes_before_what_is_plugged_in(tmp_path: Path, home: Path) -> None:
    settle(home / "config", allowed=True)
    write_game(home / "data" / "plugins" / "marbles", "marbles", name="a_game_of_other_marbles")
    write_game(tmp_path / "installed", "marbles")
    with new_start(tmp_path / "installed") as found:
        assert found.packages["marbles"].origin == "a-game-of-marbles"
        assert [(game.origin, game.detail) for game in found.left_out] == [("marbles", "a-game-of-marbles")]


def test_the_thinking_process_knows_the_games_of_the_window(home: Path) -> None:
    """Also when the settings have been changed since, and in a process that takes the place of another."""
    write_wheel(home / "data" / "plugins" / "marbles.whl", "marbles")
    settle(home / "config", allowed=True)
    with new_start() as found:
        match = Match.new(found.packages["marbles"].rules(), [Player(), Player()], seed="1")
        while match.turn < 0:
            match.draw()
        settle(home / "config", allowed=False)
        worker = Worker()
        try:
            for _ in range(2):
                worker.ask(Request("marbles", 1, match.view(match.turn)))
                worker.cancel()
            worker.ask(Request("marbles", 1, match.view(match.turn)))
            reply = worker.wait(60)
            assert reply is not None
            assert reply.answer is not None, reply.error
        finally:
            worker.close()


def test_commands_know_the_games_of_the_window(home: Path) -> None:
    write_wheel(home / "data" / "plugins" / "marbles.whl", "marbles")
    write_game(home / "data" / "plugins" / "tiles", "tiles", {"rules.py": "1 / 0"})
    arena = ("--seats", "bot:1,bot:2", "--games", "2", "--jobs", "2")
    assert "there is no game 'marbles'" in run("arena", "marbles", *arena).stderr
    settle(home / "config", allowed=True)
    done = run("arena", "marbles", *arena)
    assert done.returncode == 0, done.stderr
    assert "2/2 games" in done.stderr
    done = run("arena", "tiles", *arena)
    assert done.returncode == 2
    assert "'tiles' was left out: it can't be loaded: ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr
    done = run("rules", "list", "marbles")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_command_says_which_piece_it_lacks(home: Path) -> None:
    settle(home / "config", allowed=True)
    write_game(home / "data" / "plugins" / "marbles", "marbles", {"bot.py": None, "scene.py": None})
    for command, lacks in (
        (("arena", "marbles", "--seats", "bot:1,bot:1"), "bot is missing"),
        (("print", "marbles"), "scene is missing"),
    ):
        done = run(*command)
        assert done.returncode == 2
        assert done.stderr.endswith(f"the game 'marbles' was left out: it is not complete: {lacks}\n")


def test_why_travels_between_processes() -> None:
    game = pickle.loads(pickle.dumps(LeftOut("marbles", "a-game", "lacks", "bot is missing")))
    assert (game.key, game.origin, game.why, game.detail) == ("marbles", "a-game", "lacks", "bot is missing")
    assert str(game) == "the game 'marbles' was left out: it is not complete: bot is missing"


def test_the_papers_name_the_interface_of_the_moment() -> None:
    assert f"`INTERFACE = {INTERFACE}`" in (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
