"""The command line: what it says of itself and of mistakes, and that Qt comes only with a window."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from boardroom import __version__, paths
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
    for word in ("FILE", "--smoke", "arena", "engine", "verify", "rules"):
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
        (["rules"], "COMMAND"),
        (["rules", "add", "oxixo"], "FILE"),
        (["rules", "add", "chess", "a.txt"], "invalid choice: 'chess'"),
        (["rules", "add", "oxixo", "a.txt", "--language", "spanish"], "a language has two letters"),
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


def test_booklets_are_added_listed_removed_and_brought_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path / "home"))
    booklet = tmp_path / "my-booklet.txt"
    booklet.write_text("Light a lamp.")

    def said(*arguments: str) -> tuple[int, str, str]:
        code = main(["rules", *arguments])
        return code, *capsys.readouterr()

    assert said("list") == (0, "No booklets yet. Add one: boardroom rules add GAME FILE\n", "")
    code, out, _ = said("add", "oxixo", str(booklet), "--language", "EN")
    assert code == 0
    found = re.fullmatch(r"Added: oxixo  ([0-9a-f]{12})  My booklet \(text, 1 page, en, [\d-]{10}\)\n", out)
    assert found
    assert said("list", "oxixo")[1] == out.removeprefix("Added: ")
    assert said("add", "oxixo", str(booklet), "--title", "Second")[0] == 0
    assert said("remove", "oxixo")[2].startswith("boardroom rules: there are several: say which one\noxixo  ")
    assert f"boardroom rules restore oxixo {found[1]}\n" in said("remove", "oxixo", found[1])[1]
    assert found[1] not in said("list")[1]
    assert said("restore", "oxixo")[:2] == (0, out.replace("Added", "Back again"))
    assert said("restore", "oxixo")[::2] == (1, "boardroom rules: there is none\n")


def test_a_booklet_that_is_refused_is_1_and_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(paths.HOME, str(tmp_path / "home"))
    (tmp_path / "a.gif").write_bytes(b"GIF89a")
    assert main(["rules", "add", "oxixo", str(tmp_path / "a.gif")]) == 1
    assert capsys.readouterr() == ("", "boardroom rules: a.gif: it is neither text nor Markdown, PDF, PNG or JPEG\n")
    assert not (tmp_path / "home").exists()


def test_a_list_that_nobody_reads_to_its_end_is_no_trouble(tmp_path: Path) -> None:
    code = "import os; r, w = os.pipe(); os.close(r); os.dup2(w, 1)\nfrom boardroom.__main__ import main\n"
    code += "raise SystemExit(main(['rules', 'list']))"
    home = os.environ | {paths.HOME: str(tmp_path)}
    done = subprocess.run([sys.executable, "-u", "-c", code], capture_output=True, text=True, env=home, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_clock_that_python_cannot_read_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def time() -> float:
        raise OverflowError("timestamp too large to convert to C _PyTime_t")

    monkeypatch.setattr("boardroom.__main__.time", time)
    assert main(["verify"]) == 1
    assert capsys.readouterr().err.startswith("boardroom: this computer’s clock stands after the year 2261")


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
