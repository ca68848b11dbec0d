"""`boardroom verify`: what it says of honest, forged, running and broken files, and what it ends with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardroom.__main__ import main
from boardroom.core.fairness import deciding, fingerprint, groups
from boardroom.core.match import Match
from boardroom.core.record import read_record
from boardroom.games import game
from boardroom.testing.matches import people, random_match


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A finished match of Switch, as a file."""
    file = tmp_path / "match.boardroom"
    file.write_text(random_match(game("switch"), 2, "an honest seed").record().model_dump_json())
    return file


def change(file: Path, **fields: Any) -> Path:
    """Change some fields of a save."""
    file.write_text(json.dumps(json.loads(file.read_text()) | fields))
    return file


def test_an_honest_match(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(save)]) == 0
    said = capsys.readouterr().out
    throws = sum(entry["seat"] == -1 for entry in json.loads(save.read_text())["log"])
    assert f"{throws} of {throws} throws and draws come from the seed" in said
    assert "seed: an honest seed\n" in said
    digits = fingerprint("an honest seed")
    assert f"fingerprint: {' '.join(groups(digits))}\n" in said
    (line,) = (line for line in said.splitlines() if "sha256sum" in line)
    shell = line.partition(": ")[2]
    assert subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=True).stdout.startswith(digits)


def test_the_first_throw_that_was_changed_is_named(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = json.loads(save.read_text())["log"]
    # The throws for the start: the loser throws less still, and everything goes on as it did.
    first, second = (sum(map(int, log[i]["text"].split()[1:])) for i in (0, 1))
    loser = 0 if first < second else 1
    old, log[loser]["text"] = log[loser]["text"], "throw 1 1 1 1 1"
    change(save, log=log)
    assert main(["verify", str(save)]) == 1
    said = capsys.readouterr().out
    assert f"number {loser + 1}, entry {loser + 1}: the log says 'throw 1 1 1 1 1', the seed gives {old!r}" in said
    assert "not from the seed: 1 of " in said


def test_a_fingerprint_that_was_noted(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    digits = fingerprint("an honest seed")
    assert main(["verify", str(save), "--fingerprint", digits]) == 0
    assert main(["verify", str(save), "--fingerprint", " ".join(groups(digits)[:2]).upper()]) == 0
    assert main(["verify", str(save), "--fingerprint", fingerprint("another")]) == 1
    assert "another fingerprint" in capsys.readouterr().out


@pytest.fixture
def salted(tmp_path: Path) -> Path:
    """A finished match of Switch that people added something to, as a file."""
    file = tmp_path / "salted.boardroom"
    record = random_match(game("switch"), 2, "an honest seed", salt="Ana was here, so was Bea").record()
    file.write_text(record.model_dump_json())
    return file


def test_what_people_added_is_checked_too(salted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(salted), "--salt", "so  was Bea", "--fingerprint", fingerprint("an honest seed")]) == 0
    said = capsys.readouterr().out
    assert "salt: 'Ana was here, so was Bea'\n" in said
    assert "come from the seed and the salt\n" in said
    (line,) = (line for line in said.splitlines() if line.startswith("what decides"))
    shell = line.partition(": ")[2]
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == deciding(read_record(json.loads(salted.read_text())))


@pytest.mark.parametrize("typed", ["Zoe", "", " "])
def test_what_is_not_in_the_salt_is_named(salted: Path, typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(salted), "--salt", typed]) == 1
    assert f"another salt: {typed!r} isn’t in it" in capsys.readouterr().out


def test_a_salt_that_was_changed_gives_other_throws(salted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(change(salted, salt="Ana was here, so was Zoe")), "--salt", "so was Bea"]) == 1
    said = capsys.readouterr().out
    assert "not from the seed and the salt: " in said
    assert "another salt: 'so was Bea' isn’t in it" in said


def test_a_salt_that_was_added_afterwards_is_named(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(change(save, salt="Ana was here")), "--salt", "Ana was here"]) == 1
    assert "everything comes from the seed alone, so the salt was added later" in capsys.readouterr().out


def test_the_seed_of_a_running_match_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = game("switch")
    match: Match = Match.new(rules, people(2), seed="not yet to be known")
    match.add_salt("Ana was here")
    match.draw()
    file = tmp_path / "running.boardroom"
    file.write_text(match.record().model_dump_json())
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "not yet to be known" not in said
    assert deciding(match.record()) not in said
    assert "salt: 'Ana was here'" in said  # they know it already
    assert "1 of 1 throws" in said


def test_dice_thrown_by_people(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(change(save, dice="people"))]) == 1
    assert "nothing to check: people threw real dice" in capsys.readouterr().out


def test_a_log_that_can_not_have_happened(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = json.loads(save.read_text())["log"]
    assert main(["verify", str(change(save, log=[{"seat": -1, "text": "throw 9 9"}, *log[1:]]))]) == 1
    assert "this can’t have happened: entry 1, 'throw 9 9'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("fields", "said"),
    [({"game": "nosuch"}, "there is no game 'nosuch'"), ({"format": 99}, "too-new"), ({"seed": 5}, "not-valid: seed")],
)
def test_no_match_is_a_wrong_command_line(
    save: Path, fields: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(change(save, **fields))])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(tmp_path / "nothing.boardroom")])
    assert ended.value.code == 2
    assert "missing" in capsys.readouterr().err


def test_it_needs_no_qt(save: Path) -> None:
    code = f"import sys; from boardroom.__main__ import main; code = main(['verify', {str(save)!r}]); "
    code += "sys.exit(99 if 'PySide6' in sys.modules else code)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
