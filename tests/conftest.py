"""What every test shares: no screen, and folders of its own."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import settings

settings.register_profile("boardroom", deadline=None, derandomize=True)
settings.load_profile("boardroom")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep every folder that the program may write to inside the test's own; return where."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "xdg" / name.lower()))
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
