"""Whoever can't see a screen is told what is on it: whatever takes the focus or means something has a name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.settings.preferences import Settings
from boardroom.core.files import BrokenSave
from boardroom.core.record import Player
from boardroom.ui.kit.announcing import announcer
from boardroom.ui.kit.overlay import sheets
from boardroom.ui.style.fonts import load_fonts
from tools.shots import Studio, played, screens

# What is painted beside words that say the same, or is the ground below them.
DECORATION = {
    "Badge", "Blank", "Dots", "OverlaySheet", "ResultBar", "Rule", "Scale", "SeatMark", "ShareMark", "Sign",
    "TablePicture", "TablePreview", "_Mark", "_Picture", "_Trophy",
}  # fmt: skip


@pytest.fixture
def studio(qtbot: QtBot, tmp_path: Path) -> Iterator[Studio]:
    """Return a window with all games, and a few matches in it."""
    load_fonts()
    settings = Settings.model_validate({"theme": "light", "language": "en", "motion": "off"})
    made = Studio(tmp_path, settings, (1280, 800), "switch")
    for key, moves in (("switch", 9), ("oxixo", 400)):
        made.store.save(played(made.catalogue.game(key), [Player(), Player(kind="bot", level=1)], moves, key).record())
    made.window.hear_of(BrokenSave(made.store.folder / "3f9a.boardroom", "torn", "line 41, column 7"))
    yield made
    made.close()


def shown(found: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    """Go through everything that a screen reader comes to."""
    if found is None or not found.isValid() or found.state().invisible:
        return
    yield found
    for index in range(found.childCount()):
        yield from shown(found.child(index))


def nameless(window: QWidget) -> list[str]:
    """List what takes the focus, or means something, and doesn't say what it is."""
    missing = []
    for each in shown(QAccessible.queryAccessibleInterface(window)):
        widget = each.object()
        if each.text(QAccessible.Text.Name).strip() or not isinstance(widget, QWidget) or not widget.isVisible():
            continue
        inside = isinstance(widget.parent(), QAbstractScrollArea)  # a view speaks for what shows its content
        painted = "paintEvent" in vars(type(widget)) and type(widget).__module__.startswith("boardroom")
        leaf = not any(child.isVisible() for child in widget.findChildren(QWidget))
        if (each.state().focusable and not inside) or (painted and leaf and type(widget).__name__ not in DECORATION):
            missing.append(f"{type(widget).__module__}.{type(widget).__name__} at {widget.geometry().getRect()}")
    return missing


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # menus are opened, too
def test_everything_that_takes_the_focus_or_means_something_has_a_name(studio: Studio, qtbot: QtBot) -> None:
    heard: list[str] = []
    announcer().forget()
    announcer().said.connect(lambda text, urgent: heard.append(text))
    missing: list[str] = []
    for name, come in screens().items():
        studio.navigator.go_home()
        announcer().forget()
        heard.clear()
        come(studio)
        studio.settle(0)
        announcer().flush()
        missing += [f"{name}: {found}" for found in nameless(studio.window)]
        for sheet in sheets(studio.window):
            title = sheet.accessibleName()
            assert title, f"the sheet of {name} has no name"
            said = [words for text in heard for words in text.split(". ") if words.strip(".") == title.strip(".")]
            assert len(said) == 1, f"{name}: {heard}"
        studio.clear()
    assert not missing, "\n".join(missing)
