"""What the workflow and the installer name must exist: they run far from here."""

from __future__ import annotations

import re
from pathlib import Path

from boardroom.games import GAMES

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
INSTALLER = (ROOT / "packaging" / "windows" / "boardroom.iss").read_text(encoding="utf-8")


def test_every_system_plays_every_game() -> None:
    lists = re.findall(r"for game in (.*); do", WORKFLOW)
    assert len(lists) == 2
    assert all(sorted(named.split()) == sorted(game.key for game in GAMES) for named in lists)


def test_every_command_and_tool_of_the_workflow_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    assert {"check", "test", "package", "smoke"} == set(re.findall(r"make ([a-z]+)", WORKFLOW)) & targets
    tools = set(re.findall(r"-m tools\.(\w+)", WORKFLOW))
    assert {"package", "prepare", "translations"} == tools
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
