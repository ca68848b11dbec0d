"""What every test shares: no screen, and folders of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
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


@pytest.fixture(autouse=True)
def plain_words() -> Iterator[None]:
    """Leave no language behind: a test that wants one sets it, and others read the source texts in any order."""
    yield
    translation = sys.modules.get("boardroom.ui.translation")
    if translation is not None and translation._installed:
        app = translation.QCoreApplication.instance()
        for translator in translation._installed:
            app.removeTranslator(translator)
        translation._installed.clear()


@pytest.fixture(autouse=True)
def tidy_up() -> Iterator[None]:
    """Delete what is to be deleted later: without a running loop Qt would keep it to the end of all tests."""
    yield
    qt = sys.modules.get("PySide6.QtCore")
    if qt is not None and (app := qt.QCoreApplication.instance()) is not None:
        app.sendPostedEvents(None, qt.QEvent.Type.DeferredDelete)
