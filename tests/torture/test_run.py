"""The torture itself: what breaks is noticed, whatever way it breaks, and written so that it can be tried again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from torture import __main__ as command
from torture.run import ROOT, Watched

PLANTED = "tests.torture.planted"


def tried(folder: Path, case: dict[str, Any] | None, silence: float = 60, seed: str = "7") -> Watched:
    """Run the planted part to its end."""
    watched = Watched(PLANTED, seed, 60, folder / "work", folder / "notes", case, silence)
    try:
        while watched.look():
            sleep(0.02)
    finally:
        watched.end()
    return watched


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("badly", "a promise"),
        ("with an error", "KeyError: 'nobody expected this'"),
        ("loudly", "a warning"),
        ("deadly", f"the process ended with {-signal.SIGABRT}"),
    ],
)
def test_what_breaks_is_written_and_can_be_tried_again(tmp_path: Path, how: str, said: str) -> None:
    (file,) = tried(tmp_path, {"how": how}).figures.breaks
    told = json.loads(file.read_text())
    assert said in told["what"]
    assert told["case"]["how"] == how
    assert command.replay(file, tmp_path / "again")[PLANTED].breaks
    well = tmp_path / "well.json"
    well.write_text(json.dumps(told | {"case": {"how": "well"}}))
    assert not command.replay(well, tmp_path / "again")[PLANTED].breaks


def test_a_narrowed_case_is_what_is_written(tmp_path: Path) -> None:
    (file,) = tried(tmp_path, {"how": "badly", "number": 5}).figures.breaks
    assert json.loads(file.read_text())["case"] == {"how": "badly", "number": 5, "narrowed": True}


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    (file,) = tried(tmp_path, {"how": "for ever"}, silence=1.5).figures.breaks
    assert "it hangs" in json.loads(file.read_text())["what"]


def test_what_was_done_is_counted(tmp_path: Path) -> None:
    watched = tried(tmp_path, None)
    assert watched.figures.counts == {"tried": 1}
    assert len(watched.figures.breaks) == 1


def test_the_same_seed_tries_the_same(tmp_path: Path) -> None:
    def drawn(seed: str, folder: Path) -> int:
        (file,) = tried(folder, None, seed=seed).figures.breaks
        number: int = json.loads(file.read_text())["case"]["number"]
        return number

    assert drawn("1", tmp_path / "a") == drawn("1", tmp_path / "b") != drawn("2", tmp_path / "c")


def test_a_run_that_is_interrupted_tells_its_figures_and_leaves_nothing(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    words = ["--only", "mutations", "--minutes", "5", "--seed", "1", "--json", str(figures)]
    environment = os.environ | {"TMPDIR": str(tmp_path), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-m", "torture", *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        # What a shell starts in the background is deaf to it, and so would be what tests start there.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as run:
        assert run.stdout is not None
        while "mutations:" not in run.stdout.readline():
            pass
        run.send_signal(signal.SIGINT)
        said = run.stdout.read()
    assert run.returncode == 0
    assert "what was done" in said
    assert "mutations" in json.loads(figures.read_text())["parts"]
    assert [path.name for path in tmp_path.iterdir()] == ["figures.json"]


def test_a_part_that_is_not_there_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--only", "kills,cats"])
    assert "cats: the parts are kills," in capsys.readouterr().err
