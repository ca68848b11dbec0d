"""Where an original booklet would be: what it is good for, and how to add one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.message import Sign
from boardroom.ui.kit.panels import Page, Panel

translate = QCoreApplication.translate


class EmptyShelf(Page):
    """Invites to add a booklet."""

    files_wanted = Signal()
    folder_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widest=640, margin=24)
        self._headline = Label(size=20, serif=True, wrap=True)
        self._words = Label(size=14, wrap=True)
        self._privacy = Label(size=14, token="muted", wrap=True)
        self.files, self.folder = Button(kind="filled", icon="plus"), Button(icon="folder")
        self.files.clicked.connect(self.files_wanted)
        self.folder.clicked.connect(self.folder_wanted)
        buttons = Flow(gap=12, line_gap=12)
        buttons.addWidget(self.files)
        buttons.addWidget(self.folder)
        card = Panel(dashed=True)
        rows = QVBoxLayout(card)
        rows.setContentsMargins(32, 32, 32, 32)
        rows.setSpacing(12)
        rows.addWidget(Sign("book", "act"), 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self._headline, self._words, self._privacy):
            rows.addWidget(widget)
        rows.addSpacing(8)
        rows.addWidget(buttons)
        self.body.addSpacing(40)
        self.body.addWidget(card)
        self.body.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._headline.setText(translate("Originals", "Do you have the booklet from the box?"))
        self._words.setText(
            translate("Originals", "Add it and read it here, beside our rules: text, Markdown, PDF or page pictures.")
            + " "
            + translate("Originals", "You can also drop files here.")
        )
        self._privacy.setText(
            translate(
                "Originals", "Boardroom doesn’t include it: it belongs to the publisher. Yours stays on this computer."
            )
        )
        self.files.setText(translate("Originals", "Add files"))
        self.folder.setText(translate("Originals", "Add a folder of pages"))
