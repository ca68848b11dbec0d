"""What git asks before a commit: the same as `make check`, with what is in .venv and nothing else."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
CONFIG = ROOT / ".pre-commit-config.yaml"


def hooks() -> list[dict[str, Any]]:
    (repository,) = yaml.safe_load(CONFIG.read_text())["repos"]
    assert repository["repo"] == "local", "nothing is fetched from elsewhere"
    found: list[dict[str, Any]] = repository["hooks"]
    return found


def test_hooks_ask_what_make_check_asks() -> None:
    recipe = (ROOT / "Makefile").read_text().partition("\ncheck:")[2].partition("\n\n")[0]
    checks = [shlex.split(line)[1:] for line in recipe.splitlines() if line.startswith("\t")]
    asked = []
    for hook in hooks():
        assert hook["language"] == "system", "it runs in an environment of its own, with other versions"
        program, *arguments = shlex.split(hook["entry"])
        assert program == ".venv/bin/python"
        asked.append(arguments)
    whole = [[part for part in check if part not in ("--check", ".")] for check in checks]
    assert asked == [check for check in whole if check != ["-m", "tools.lengths"]]  # which asks people, not git


class Clone:
    """A repository with our hooks and one file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "some.py"
        for name in (CONFIG.name, "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".venv" / "bin" / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        (folder / ".venv" / "bin" / "python").chmod(0o755)
        self.run("git", "init", "-q")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        places = {"PRE_COMMIT_HOME": str(self.folder / ".git" / "kept"), "GIT_CONFIG_GLOBAL": os.devnull}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        return subprocess.run(command, cwd=self.folder, env=clean | places, capture_output=True, text=True, check=False)

    def asks(self, hook: str, text: str) -> tuple[bool, str]:
        """Tell whether a hook lets the file pass, and what it says."""
        self.file.write_text(text)
        self.run("git", "add", self.file.name)
        done = self.run(sys.executable, "-m", "pre_commit", "run", hook)
        return done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_a_file_is_put_in_form(clone: Clone) -> None:
    passes, said = clone.asks("format", "x = 'one'\n")
    assert not passes
    assert "files were modified by this hook" in said
    assert clone.file.read_text() == 'x = "one"\n'
    assert clone.asks("format", clone.file.read_text())[0]


def test_bad_style_is_named(clone: Clone) -> None:
    passes, said = clone.asks("style", '"""A file."""\n\nimport os\n')
    assert not passes
    assert "F401" in said
    assert clone.asks("style", '"""A file."""\n')[0]
