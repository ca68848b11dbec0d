"""What the desktop does for us."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices


def show_folder(folder: Path) -> None:
    """Open a folder in the system's own program for that."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
