"""The folders that the program writes to: tidied at the start, and what is lost where one takes nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from boardroom.core.files import clear_way, sweep, why_unwritable
from boardroom.paths import config_dir, data_dir, state_dir

translate = QCoreApplication.translate

Closed = list[tuple[str, Path, OSError]]  # what should be kept, where, and why it can't be


def tidy() -> None:
    """Remove what killed runs have left, and clear the way for those who open files without looking."""
    for folder in (config_dir(), state_dir()):
        sweep(folder)
    clear_way(config_dir() / "QtProject.conf")  # of Qt's own dialogs


def closed() -> Closed:
    """Return the folders that nothing can be written to; pictures that are painted again are no loss."""
    tried = [("games", data_dir() / "games"), ("settings", config_dir()), ("window", state_dir())]
    return [(what, folder, error) for what, folder in tried if (error := why_unwritable(folder)) is not None]


def say_closed(found: Closed) -> str:
    """Say what can't be kept, and why, a line for each."""
    what = {
        "games": translate("Folders", "Games can’t be saved:"),
        "settings": translate("Folders", "Settings can’t be saved:"),
        "window": translate("Folders", "The window’s position can’t be saved:"),
    }
    return "\n".join(f"{what[kind]} {_why(folder, error)}" for kind, folder, error in found)


def _why(folder: Path, error: OSError) -> str:
    if isinstance(error, FileExistsError | NotADirectoryError):
        return translate("Folders", "{path} isn’t a folder.").format(path=error.filename or folder)
    return translate("Folders", "{path} can’t be written to ({reason}).").format(
        path=folder, reason=error.strerror or error
    )
