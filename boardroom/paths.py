"""Where things are: what comes with the program, and the folders that it may write to."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

HOME: Final = "BOARDROOM_HOME"  # an environment variable: keep everything below that folder
APP: Final = "boardroom"


def resources() -> Path:
    """Return the folder of fonts, art, sounds and rulebooks."""
    return _shipped("resources")


def translations() -> Path:
    """Return the folder of the translations."""
    return _shipped("translations")


def data_dir() -> Path:
    """Return the folder of what people would miss: saved matches and statistics. Made by the first write to it."""
    return _home("data") or Path(platformdirs.user_data_dir(APP, appauthor=False))


def config_dir() -> Path:
    """Return the folder of the settings."""
    return _home("config") or Path(platformdirs.user_config_dir(APP, appauthor=False))


def settings_file() -> Path:
    """Return where the settings are."""
    return config_dir() / "settings.json"


def plugins_dir() -> Path:
    """Return the folder that people put games from elsewhere into."""
    return data_dir() / "plugins"


def state_dir() -> Path:
    """Return the folder of what lasts from run to run but is no loss: the window's place, the running session."""
    return _home("state") or Path(platformdirs.user_state_dir(APP, appauthor=False))


def cache_dir() -> Path:
    """Return the folder of what can be made again."""
    return _home("cache") or Path(platformdirs.user_cache_dir(APP, appauthor=False))


def log_file() -> Path:
    """Return where what nobody expected is written down."""
    return state_dir() / "boardroom.log"


def _home(name: str) -> Path | None:
    home = os.environ.get(HOME)
    return Path(os.path.expanduser(home)).absolute() / name if home else None


def _shipped(name: str) -> Path:
    """Find a folder in a frozen build, in an installed wheel, or in the source tree."""
    package = Path(__file__).absolute().parent
    places = [package / "_data" / name]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        places = [Path(frozen) / name, Path(frozen) / APP / "_data" / name, *places]
    elif (package.parent / "pyproject.toml").is_file():  # beside an installed package, `resources` is somebody else's
        places = [package.parent / name, *places]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"{name} is missing: looked in {', '.join(map(str, places))}")
