"""A sixth game that has nothing but rules: everything is collected, and failures say what to add."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.games.from_elsewhere import PARTS, write_game

ROOT = Path(__file__).parents[2]

# What a further line in the list of our games would do.
AS_OURS = """
from pathlib import Path

import boardroom.games
from boardroom.core import door

boardroom.games.__path__.append(str(Path(__file__).parent))
door.OURS = (*door.OURS, "marbles")
"""
TESTS = """
from a_game_of_marbles.rules import GAME
from boardroom.testing import GameTests

class TestMarbles(GameTests):
    game = GAME
"""


def run_tests(folder: Path, *arguments: str, cwd: Path) -> tuple[dict[str, str], str]:
    """Run pytest with a folder on Python's path; return what failing tests said, and the last line."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    command = [sys.executable, "-m", "pytest", "-q", "--tb=line", "-rf", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | {"PYTHONPATH": path, "COLUMNS": "300"}, capture_output=True, text=True
    )
    failed = re.findall(r"^FAILED .*?::(\S+) - (.*)$", done.stdout, flags=re.MULTILINE)
    return dict(failed), done.stdout.splitlines()[-1]


def test_a_sixth_game_of_ours_is_told_what_it_lacks(tmp_path: Path) -> None:
    package = tmp_path / "marbles"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(PARTS["rules.py"].replace("{key}", "marbles"))
    (tmp_path / "as_ours.py").write_text(AS_OURS)
    failed, last = run_tests(tmp_path, "-p", "as_ours", "-k", "marbles", "tests", cwd=ROOT)
    assert "error" not in last, last
    lacking = {name: re.search(r"marbles lacks (\S+): \w+", said) for name, said in failed.items()}
    assert all(lacking.values()), failed
    assert {found[1] for found in lacking.values() if found} >= {
        "boardroom/games/marbles/bot.py",
        "boardroom/games/marbles/scene/__init__.py",
        "resources/rulebooks/marbles/en.md",
        "tests/games/marbles/test_game.py",
    }


def test_a_game_of_ones_own_is_tested_by_one_file(tmp_path: Path) -> None:
    write_game(tmp_path / "path", parts={"bot.py": None, "scene.py": None})
    (tmp_path / "test_marbles.py").write_text(TESTS)
    failed, last = run_tests(tmp_path / "path", "test_marbles.py", cwd=tmp_path)
    assert {name.removeprefix("TestMarbles::") for name in failed} == {
        "test_there_is_a_playthrough_for_each_number_of_seats",
        "test_there_are_five_levels",
        "test_there_is_a_face",
        "test_there_is_a_rulebook_in_every_language",
    }
    said = " ".join(failed.values())
    for words in ("record one: python -m", "add bot.py", "add scene/__init__.py", "add rulebook/en.md"):
        assert words in said
    assert int(re.findall(r"(\d+) passed", last)[0]) > 200
    assert "error" not in last
    assert "skipped" not in last
