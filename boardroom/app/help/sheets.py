"""What Help shows: about the program, and its keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from boardroom import __version__
from boardroom.app.actions import Actions
from boardroom.app.help import licences
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


def shortcuts(parent: QWidget, actions: Actions) -> Message:
    """List the keys: side by side in two halves, or below each other where those have no room."""
    lines: list[tuple[str, str]] = [(_words(action), _keys(action)) for action in _listed(actions)]
    lines += [
        (translate("Help", "Move around the board"), translate("Help", "Arrow keys")),
        (translate("Help", "Pick up, put down"), translate("Help", "Enter or Space")),
        (translate("Help", "Let go, or go back to the game"), translate("Help", "Esc")),
        (translate("Help", "Look at earlier moves"), translate("Help", "Alt + Left, Right, Home, End")),
        (translate("Help", "Search a rulebook"), translate("Help", "Ctrl+F, then F3")),
        (translate("Help", "Print a rulebook or save it as PDF"), translate("Help", "Ctrl+P, then Ctrl+S")),
        (translate("Help", "Show the menus"), translate("Help", "Alt or F10")),
    ]
    around = px(40) + 96  # the sign, the margins and a bar to scroll with
    content = _table(lines, -(-len(lines) // 2))
    if content.sizeHint().width() + around > parent.width() - 32:
        content = _table(lines, len(lines))
    return Message(
        parent,
        translate("Help", "Keyboard shortcuts"),
        "",
        [(translate("Help", "Close"), "filled", None)],
        icon="keyboard",
        content=content,
        width=content.sizeHint().width() + around,
    )


def _table(lines: list[tuple[str, str]], height: int) -> QWidget:
    """Return a table of words and their keys, that many lines high."""
    content = QWidget()
    grid = QGridLayout(content)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(6)
    for i, (words, keys) in enumerate(lines):
        column = i // height * 2
        wrap = height == len(lines)
        grid.addWidget(Label(words, wrap=wrap), i % height, column)
        grid.addWidget(Label(keys, bold=True, token="muted", wrap=wrap), i % height, column + 1)
        grid.setColumnStretch(column + 1, 1)
    return content


def _listed(actions: Actions) -> list[QAction]:
    named = [action for action in actions.all() if action.text() and not action.shortcut().isEmpty()]
    return [action for action in named if action is not actions.menu]


def _words(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def _keys(action: QAction) -> str:
    texts = [key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()[:1]]
    return ", ".join(texts)
