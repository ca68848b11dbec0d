"""The command line: what it says of itself and of mistakes, and that Qt comes only with a window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from boardroom import __version__
from boardroom.__main__ import main


def boardroom(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "boardroom", *arguments], capture_output=True, text=True, check=False)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the window was opened with."""
    calls: list[list[str]] = []

    def run(argv: list[str]) -> int:
        calls.append(argv)
        return 7

    window = ModuleType("boardroom.app.main")
    window.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "boardroom.app.main", window)
    return calls


def test_version() -> None:
    done = boardroom("--version")
    assert (done.returncode, done.stdout) == (0, f"boardroom {__version__}\n")


def test_help_names_every_command() -> None:
    done = boardroom("--help")
    assert done.returncode == 0
    for word in ("FILE", "--smoke", "arena", "engine", "verify"):
        assert word in done.stdout


def test_a_window_gets_what_was_asked_for(opened: list[list[str]], tmp_path: Path) -> None:
    save = tmp_path / "match.boardroom"
    save.touch()
    assert [main([]), main(["--smoke"]), main([str(save)])] == [7, 7, 7]
    assert opened == [[], ["--smoke"], [str(save)]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nothing.boardroom"], "there is no file 'nothing.boardroom'"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["a", "b"], "unrecognized arguments: b"),
        (["engine", "now"], "unrecognized arguments: now"),
        (["arena"], "GAME"),
    ],
)
def test_a_wrong_command_line_is_2(
    arguments: list[str], said: str, opened: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
    assert not opened


def test_ctrl_c_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardroom.ai.engine.run", interrupted)
    assert main(["engine"]) == 130


@pytest.mark.parametrize("command", [["engine"], ["arena", "oxixo", "--seats", "bot:1,bot:1", "--games", "1"]])
def test_no_qt_without_a_window(command: list[str]) -> None:
    code = (
        "import sys; from boardroom.__main__ import main; "
        f"code = main({[*command, *(['--nodes', '5', '--jobs', '1'] if command[0] == 'arena' else [])]!r}); "
        "sys.exit(99 if 'PySide6' in sys.modules else code)"
    )
    question = '{"game": "oxixo", "level": 1, "nodes": 5}\n'
    done = subprocess.run([sys.executable, "-c", code], input=question, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
