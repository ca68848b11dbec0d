"""What Help shows: about the program, and its keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom import __version__
from boardroom.app.actions import Actions
from boardroom.app.help import licences
from boardroom.app.own_keys import OwnKey
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Message
from boardroom.ui.style.fonts import px

translate = QCoreApplication.translate


def about(parent: QWidget) -> Message:
    """Say what this is, who may use it, and whose letters it is written in."""
    content = QWidget()
    rows = QVBoxLayout(content)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(8)
    for words in (
        translate("Help", "Free software under the MIT licence. It needs no internet and sends nothing anywhere."),
        translate("Help", "Fonts: Atkinson Hyperlegible and Fraunces, under the SIL Open Font License."),
    ):
        rows.addWidget(Label(words, token="muted", wrap=True))
    rows.addSpacing(8)
    rows.addWidget(Label(translate("Help", "Made with"), bold=True, heading=True))
    rows.addLayout(_parts())
    texts = licences.folder()
    if texts is not None:
        where = Label(
            translate("Help", "Their licences are in {folder}").format(folder=texts), 12, token="muted", wrap=True
        )
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        rows.addWidget(where)
    return Message(
        parent,
        translate("Help", "Boardroom {version}").format(version=__version__),
        translate("Help", "Tabletop games in one window: play together at one computer, or against it."),
        [(translate("Help", "Close"), "filled", None)],
        content=content,
    )


def _parts() -> QGridLayout:
    """Return a little table of what the program is made with: name, version, licence."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(4)
    for i, part in enumerate(licences.parts()):
        grid.addWidget(Label(f"{part.name} {part.version}", 12), i, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Label(part.licence, 12, token="muted", wrap=True), i, 1)
    grid.setColumnStretch(1, 1)
    return grid


class KeyGroup(NamedTuple):
    """Some keys and what they do, under a heading: where they work."""

    heading: str
    lines: Sequence[tuple[str, str]]


def action_keys(actions: Actions) -> KeyGroup:
    """List the keys of the menus."""
    lines = [(_keys(action), _words(action)) for action in _listed(actions)]
    return KeyGroup(translate("Help", "Everywhere"), [*lines, (translate("Help", "Alt or F10"), _words(actions.menu))])


def own_keys(heading: str, keys: Sequence[OwnKey]) -> KeyGroup:
    """List the keys that a screen has besides."""
    return KeyGroup(heading, [(own.native(), own.words()) for own in keys])


def shortcuts(parent: QWidget, sections: Sequence[KeyGroup]) -> Message:
    """List the keys: side by side in two columns, or below each other where those have no room."""
    around = px(40) + 96  # the sign, the margins and a bar to scroll with
    content = _columns(sections, 2)
    if content.sizeHint().width() + around > parent.width() - 32:
        content = _columns(sections, 1)
    return Message(
        parent,
        translate("Help", "Keyboard shortcuts"),
        "",
        [(translate("Help", "Close"), "filled", None)],
        icon="keyboard",
        content=content,
        width=content.sizeHint().width() + around,
    )


def _columns(sections: Sequence[KeyGroup], count: int) -> QWidget:
    """Return the sections in columns of about the same height."""
    content = QWidget()
    row = QHBoxLayout(content)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(32)
    grids = [QGridLayout() for _ in range(count)]
    for grid in grids:
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        row.addLayout(grid, 1)
    heights = [len(section.lines) + 2 for section in sections]
    first = min(range(1, len(heights) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:]))) if count > 1 else 0
    for i, section in enumerate(sections):
        _fill(grids[0 if i < first else -1], section, wrap=count == 1)
    for grid in grids:
        grid.setRowStretch(grid.rowCount(), 1)
    return content


def _fill(grid: QGridLayout, section: KeyGroup, wrap: bool) -> None:
    row = grid.rowCount()
    if row > 1:
        grid.setRowMinimumHeight(row, 8)
    grid.addWidget(Label(section.heading, 16, serif=True), row + 1, 0, 1, 2)
    for i, (keys, words) in enumerate(section.lines):
        grid.addWidget(Label(keys, bold=True, token="muted", wrap=wrap), row + 2 + i, 0)
        grid.addWidget(Label(words, wrap=wrap), row + 2 + i, 1)


def _listed(actions: Actions) -> list[QAction]:
    named = [action for action in actions.all() if action.text() and not action.shortcut().isEmpty()]
    return [action for action in named if action is not actions.menu]


def _words(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def _keys(action: QAction) -> str:
    texts = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()[:1]]
    return ", ".join(texts)
