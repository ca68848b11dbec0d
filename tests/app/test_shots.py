"""Pictures of the screens can be made, and show what they are called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from boardroom.app.shots import EMPTY, screens

ROOT = Path(__file__).parents[2]


def test_some_pictures_are_made_in_both_themes(tmp_path: Path) -> None:
    wanted = "home,new-game,settings,home-empty"
    done = subprocess.run(
        [sys.executable, "-m", "boardroom.app.shots", str(tmp_path), "--quick", "--only", wanted],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pictures = {file.stem: QImage(str(file)) for file in tmp_path.glob("*.png")}
    assert set(pictures) == {f"{screen}-{theme}-en" for screen in wanted.split(",") for theme in ("light", "dark")}
    for screen in wanted.split(","):
        light, dark = (pictures[f"{screen}-{theme}-en"] for theme in ("light", "dark"))
        assert (light.width(), light.height()) == (dark.width(), dark.height()) == (1280, 800)
        assert dark.pixelColor(2, 100).lightnessF() < light.pixelColor(2, 100).lightnessF()


def test_every_screen_has_a_name() -> None:
    assert {"home", "new-game", "table", "review", "saved", "statistics", "settings"} <= set(screens())
    assert set(EMPTY) <= set(screens())
