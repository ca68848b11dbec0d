"""What every test shares: no screen, and folders of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import settings

from boardroom.testing import tidying as tidying  # of all tests, not only of those that use scenes

pytest_plugins = ["boardroom.testing.plugin"]  # this tree's, be it installed or not

settings.register_profile("boardroom", deadline=None, derandomize=True)
settings.load_profile("boardroom")

_numbers = count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the file that takes longest: at the end it would leave other cores without work."""
    items.sort(key=lambda item: item.path.name != "test_legible_screens.py")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return the folder in which the program keeps everything in this test."""
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def own_folders(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keep every folder that the program may write to inside the test's own."""
    if "tmp_path" in request.fixturenames:
        own: Path = request.getfixturevalue("tmp_path")
    else:  # most tests write nothing: to make a folder for each of them would take longer than many a test
        own = tmp_path_factory.getbasetemp() / f"own-{next(_numbers)}"
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(own / "xdg" / name.lower()))
    monkeypatch.setenv("BOARDROOM_HOME", str(own / "home"))
    # Nobody pulls the plug: thousands of saves needn't wait for it.
    monkeypatch.setattr(os, "fsync", lambda handle: None)


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


@pytest.fixture(autouse=True)
def plain_look() -> Iterator[None]:
    """Leave no theme and no size of text behind, in whatever order tests run."""
    yield
    style = sys.modules.get("boardroom.ui.style.appearance")
    if style is not None and style.QApplication.instance() is not None:
        now = style.appearance()
        if now.theme is not style.LIGHT or style.fonts.text_scale() != 1.0:
            now.apply("light", 1.0)
            now.apply("system", 1.0)
