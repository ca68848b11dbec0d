"""What the first frame must know of the last run, read without the models that take a moment to import."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardroom.core.json_input import Flaw, read_json
from boardroom.languages import LANGUAGES
from boardroom.paths import settings_file, state_dir
from boardroom.ui.style.appearance import ContrastChoice, ThemeChoice


def window_file() -> Path:
    """Return where the window's place is kept."""
    return state_dir() / "window.json"


@dataclass(frozen=True, slots=True)
class FirstFrame:
    """Theme, contrast, text size in per cent, language and Qt's description of the window's place."""

    theme: ThemeChoice = "system"
    contrast: ContrastChoice = "system"
    text: int = 100
    language: str = ""
    geometry: str = ""


def glance() -> FirstFrame:
    """Return what the files say; whatever is odd is as if it were not there, and is told of later."""
    settings, window = _read(settings_file()), _read(window_file())
    theme, contrast, text = settings.get("theme"), settings.get("contrast"), settings.get("text")
    language, geometry = settings.get("language"), window.get("geometry")
    return FirstFrame(
        theme if theme in ("light", "dark") else "system",
        contrast if contrast in ("normal", "high") else "system",
        text if type(text) is int and 100 <= text <= 200 else 100,
        language if isinstance(language, str) and language in LANGUAGES else "",
        geometry if isinstance(geometry, str) and re.fullmatch(r"[A-Za-z0-9+/=]{0,2000}", geometry) else "",
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        data = read_json(path)
    except Flaw:
        return {}
    return data if isinstance(data, dict) else {}
