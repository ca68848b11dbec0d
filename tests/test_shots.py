"""Pictures of the screens can be made, and show what they are called."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from tests.games.kit.shown_games import WITH_FACE
from tools.films import ACROSS, PICTURES, SMALL
from tools.pictures import FOLDER, SIZE
from tools.shots import EMPTY, screens

ROOT = Path(__file__).parents[1]
MEGABYTE = 1_000_000


def drawn(tool: str, *arguments: str) -> None:
    """Let a tool draw, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_some_pictures_are_made_in_both_themes(tmp_path: Path) -> None:
    wanted = "home,new-game,settings,fairness,fairness-checked,home-empty"
    drawn("shots", str(tmp_path), "--quick", "--only", wanted)
    pictures = {file.stem: QImage(str(file)) for file in tmp_path.glob("*.png")}
    assert set(pictures) == {f"{screen}-{theme}-en" for screen in wanted.split(",") for theme in ("light", "dark")}
    for screen in wanted.split(","):
        light, dark = (pictures[f"{screen}-{theme}-en"] for theme in ("light", "dark"))
        assert (light.width(), light.height()) == (dark.width(), dark.height()) == (1280, 800)
        assert dark.pixelColor(2, 100).lightnessF() < light.pixelColor(2, 100).lightnessF()


def test_a_film_is_a_strip_of_moments(tmp_path: Path) -> None:
    drawn("films", str(tmp_path), "--game", "oxixo", "--only", "turn")
    strip = QImage(str(tmp_path / "oxixo-turn-light.png"))
    wide, high = SMALL.width(), SMALL.height()
    assert (strip.width(), strip.height()) == (ACROSS * wide, PICTURES // ACROSS * high)
    moments = [strip.copy(x * wide, y * high, wide, high) for y in range(PICTURES // ACROSS) for x in range(ACROSS)]
    assert sum(one != other for one, other in pairwise(moments)) >= PICTURES // 2, "most moments differ"


def test_every_screen_has_a_name() -> None:
    assert {"home", "new-game", "table", "review", "saved", "statistics", "settings"} <= set(screens())
    assert set(EMPTY) <= set(screens())


def apart(one: QImage, other: QImage) -> float:
    """How far two pictures are from each other, seen from a distance: 0 for the same, 1 for black and white."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = [
        image.scaled(64, 40, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for image in (one, other)
    ]
    differences: list[int] = [abs(a - b) for a, b in zip(*(bytes(image.constBits()) for image in small), strict=True)]
    return sum(differences) / len(differences) / 255


def test_the_pictures_of_the_tables_show_what_the_program_draws(tmp_path: Path) -> None:
    drawn("pictures", str(tmp_path))
    kept = {file.stem: QImage(str(file)) for file in FOLDER.glob("*.webp")}
    made = {file.stem: QImage(str(file)) for file in tmp_path.glob("*.webp")}
    assert kept.keys() == made.keys() == {game.key for game in WITH_FACE}
    assert sum(file.stat().st_size for file in FOLDER.glob("*.webp")) < MEGABYTE
    for key, picture in kept.items():
        assert (picture.width(), picture.height()) == SIZE
        assert apart(picture, made[key]) < 0.005, f"{key} looks different now: make pictures, and look at them"
