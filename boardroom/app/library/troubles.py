"""Saves that can't be opened: damaged ones and those of games that aren't installed, and what can be done with them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.desktop import show_folder
from boardroom.app.phrases import trouble, when
from boardroom.core.files import BrokenSave
from boardroom.core.store import Summary
from boardroom.ui.game.naming import short_name
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Clipped, Label
from boardroom.ui.kit.message import Sign
from boardroom.ui.kit.panels import Panel

translate = QCoreApplication.translate


class TroubleCard(Panel):
    """A file that can't be opened: its name, why not, small print, and what can be done."""

    removed = Signal()

    def __init__(self, folder: Path, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = Clipped(size=14, bold=True)
        self.why = Label(wrap=True)
        self.detail = Label(size=12, token="muted", wrap=True)
        self.show_it = Button(kind="link", icon="folder")
        self.remove = Button(kind="link", icon="trash")
        self.show_it.clicked.connect(lambda: show_folder(folder))
        self.remove.clicked.connect(self.removed)
        self.buttons = Flow(gap=16, line_gap=4)
        self.buttons.addWidget(self.show_it)
        self.buttons.addWidget(self.remove)
        side = QVBoxLayout()
        side.setSpacing(2)
        for label in (self.name, self.why, self.detail):
            side.addWidget(label)
        side.addSpacing(6)
        side.addWidget(self.buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(16)
        row.addWidget(Sign(sign, "look"), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(side, 1)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.show_it.setText(translate("Saved", "Show in folder"))
        self.remove.setText(translate("Saved", "Remove"))
        self.detail.setVisible(bool(self.detail.text()))


class StrangeCard(TroubleCard):
    """A save of a game that isn't installed."""

    def __init__(self, summary: Summary, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(folder, "info", parent)
        self.summary = summary
        self.retranslate()

    def retranslate(self) -> None:
        summary = self.summary
        names = ", ".join(short_name(seat, summary.players) for seat in range(len(summary.players)))
        moves = translate("Saved", "%n moves", "", summary.moves)
        self.name.setText(summary.title or summary.game)
        self.why.setText(translate("Saved", "This game isn’t installed."))
        self.detail.setText(f"{when(summary.changed)} · {moves} · {names}")
        super().retranslate()


class BrokenCard(TroubleCard):
    """A file that is damaged or otherwise of no use; a save that was kept aside can perhaps be rescued."""

    rescued = Signal()

    def __init__(self, broken: BrokenSave, save: bool = True, parent: QWidget | None = None) -> None:
        """`save` says whether it is a save: others can only be looked at."""
        super().__init__((broken.aside or broken.path).parent, "warning", parent)
        self._broken = broken
        self.rescue = Button(kind="link", icon="restart")
        self.rescue.clicked.connect(self.rescued)
        self.buttons.addWidget(self.rescue)
        self.rescue.setVisible(save and broken.aside is not None)
        self.remove.setVisible(save)
        self.retranslate()

    def retranslate(self) -> None:
        broken = self._broken
        self.name.setText(broken.path.name)
        why = trouble(broken)
        if broken.rescued:
            why += " " + translate("Saved", "The previous version was used instead.")
        self.why.setText(why)
        kept = broken.detail
        if broken.aside is not None:
            aside = translate("Saved", "Nothing is lost: it is kept as {file}.").format(file=broken.aside.name)
            kept = f"{broken.detail}\n{aside}" if broken.detail else aside
        self.detail.setText(kept)
        self.rescue.setText(translate("Saved", "Rescue what can be read"))
        super().retranslate()
