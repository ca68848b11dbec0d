"""The command that records playthroughs, and what reads them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardroom.core.record import read_record
from boardroom.testing import playthroughs
from boardroom.testing.playthroughs import check_playthrough, main
from tests.games.kit.our_games import PLAYTHROUGHS, member


@pytest.fixture(autouse=True)
def toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playthroughs, "load_game", member)


@pytest.mark.parametrize("game", ["toy", "oxixo"])
def test_a_recorded_match_is_what_it_says(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([game, "--seats", "4", "--seed", "3", "--folder", str(tmp_path)])
    match = check_playthrough(member(game), tmp_path / f"{game}-4-3.boardroom")
    assert match.outcome is not None
    assert f"{game}-4-3.boardroom: {match.length} entries" in capsys.readouterr().out


def test_the_files_can_be_made_again(tmp_path: Path) -> None:
    main(["toy", "--seats", "3", "--seed", "1", "--folder", str(tmp_path)])
    again, kept = (json.loads((folder / "toy-3-1.boardroom").read_text()) for folder in (tmp_path, PLAYTHROUGHS))
    assert read_record(again["record"]) == read_record(kept["record"])  # the kept one may be of an older format
    assert again["expect"] == kept["expect"]


def test_moves_may_be_given(tmp_path: Path) -> None:
    options = json.dumps({"limit": 9})
    given = ["--options", options, "--moves", "pass, resign", "--stop", "--name", "x", "--folder", str(tmp_path)]
    main(["toy", *given])
    match = check_playthrough(member("toy"), tmp_path / "toy-x.boardroom")
    assert [entry.text for entry in match.entries if entry.seat >= 0] == ["pass", "resign"]


@pytest.mark.parametrize(
    ("at", "field", "value"), [("0", "turn", 1), ("5", "moves", 3), ("15", "outcome", None), ("0", "position", "x")]
)
def test_a_wrong_expectation_is_found(tmp_path: Path, at: str, field: str, value: object) -> None:
    data = json.loads((PLAYTHROUGHS / "oxixo-2-line.boardroom").read_text())
    data["expect"][at][field] = value
    path = tmp_path / "oxixo-wrong.boardroom"
    path.write_text(json.dumps(data))
    with pytest.raises(AssertionError, match=f"after {at} entries"):
        check_playthrough(member("oxixo"), path)


def test_a_wrong_result_is_found(tmp_path: Path) -> None:
    data = json.loads((PLAYTHROUGHS / "oxixo-2-line.boardroom").read_text())
    data["record"]["winners"] = [1]
    path = tmp_path / "oxixo-wrong.boardroom"
    path.write_text(json.dumps(data))
    with pytest.raises(AssertionError, match="the result is not what the log gives"):
        check_playthrough(member("oxixo"), path)


def test_a_match_of_another_game_is_found() -> None:
    with pytest.raises(AssertionError, match="is about oxixo"):
        check_playthrough(member("toy"), PLAYTHROUGHS / "oxixo-2-line.boardroom")
