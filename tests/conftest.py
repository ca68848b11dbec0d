"""What every test shares: no screen, and folders of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import settings

from boardroom.testing import tidying as tidying  # of all tests, not only of those that use scenes

pytest_plugins = ["boardroom.testing.plugin"]  # this tree's, be it installed or not

settings.register_profile("boardroom", deadline=None, derandomize=True)
settings.load_profile("boardroom")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep every folder that the program may write to inside the test's own; return where."""
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / "xdg" / name.lower()))
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(
        os, "fsync", lambda handle: None
    )  # nobody pulls the plug: thousands of saves needn't wait for it
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def plain_words() -> Iterator[None]:
    """Leave no language behind: a test that wants one sets it, and others read the source texts in any order."""
    yield
    translation = sys.modules.get("boardroom.ui.style.translation")
    if translation is not None and translation._installed:
        app = translation.QCoreApplication.instance()
        for translator in translation._installed:
            app.removeTranslator(translator)
        translation._installed.clear()
