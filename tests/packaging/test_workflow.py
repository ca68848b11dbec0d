"""What the workflow and the installer name must exist: they run far from here."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import yaml

from boardroom.games import GAMES
from tools import prepare

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
JOBS: dict[str, dict[str, Any]] = yaml.safe_load(WORKFLOW)["jobs"]
INSTALLER = (ROOT / "packaging" / "windows" / "boardroom.iss").read_text(encoding="utf-8")


def commands(job: str) -> list[str]:
    """What a job runs, line by line."""
    return [line.strip() for step in JOBS[job]["steps"] for line in step.get("run", "").splitlines()]


def test_every_python_that_is_promised_is_checked_and_tested_with_coverage() -> None:
    pythons = JOBS["test"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
    assert pythons[0] == ".".join(map(str, prepare.OLDEST))
    named = "Programming Language :: Python :: "
    assert pythons == [line.removeprefix(named) for line in project["classifiers"] if line.startswith(f"{named}3.")]
    assert {"make check", "make coverage"} <= set(commands("test"))
    (setup,) = (step["with"] for step in JOBS["test"]["steps"] if "setup-python" in step.get("uses", ""))
    assert setup["python-version"] == "${{ matrix.python }}"


def test_nothing_is_released_that_was_not_tested() -> None:
    assert set(JOBS["release"]["needs"]) == JOBS.keys() - {"release"}


def test_every_system_installs_the_versions_of_the_lock() -> None:
    assert not re.search(r"pip install", WORKFLOW), "tools.prepare installs, with requirements.lock"
    prepared = ["python -m tools.prepare dev .venv", "python -m tools.prepare package .venv-package"]
    for job in ("windows", "macos"):
        assert [line for line in commands(job) if "tools.prepare" in line] == prepared
    cached = {
        step["with"]["cache-dependency-path"]
        for job in JOBS.values()
        for step in job["steps"]
        if "cache" in step.get("with", {})
    }
    assert cached == {prepare.LOCK.name}


def test_every_system_plays_every_game() -> None:
    lists = re.findall(r"for game in \$\(\S+ -c \"(.*)\"\); do", WORKFLOW)
    assert len(lists) == 2
    for code in lists:
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
        assert done.stdout == " ".join(game.key for game in GAMES)  # no line's end: on Windows it has two signs


def test_every_command_and_tool_of_the_workflow_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert {"check", "coverage", "package", "smoke"} == set(re.findall(r"\bmake ([a-z]+)", WORKFLOW))
    assert set(re.findall(r"\bmake ([a-z]+)", WORKFLOW)) <= targets
    tools = set(re.findall(r"-m tools\.(\w+)", WORKFLOW))
    assert {"package", "prepare", "system", "translations"} == tools
    assert all((ROOT / "tools" / f"{tool}.py").is_file() for tool in tools)
    folders = {word for line in WORKFLOW.splitlines() for word in re.findall(r"\btests/\w+", line)}
    assert folders
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_every_artefact_comes_with_checksums() -> None:
    uploads = WORKFLOW.split("actions/upload-artifact")[1:]
    assert len(uploads) == 3
    assert all("dist/SHA256SUMS" in upload.split("if-no-files-found: error")[0] for upload in uploads)


def test_the_installer_is_told_its_version() -> None:
    assert "AppVersion={#Version}" in INSTALLER
    assert '"-DVersion=$version" packaging/windows/boardroom.iss' in WORKFLOW
    assert not re.search(r"Version=\d+\.\d+", INSTALLER.replace("-DVersion=1.2.3", ""))


def test_the_installer_leaves_saves_alone() -> None:
    removed = re.findall(r'^Type: \w+; Name: "(.*)"', INSTALLER, flags=re.MULTILINE)
    assert removed == ["{app}\\_internal"]
    assert "UninstallDelete" not in INSTALLER
