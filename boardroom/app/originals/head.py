"""The line above an original booklet: what it is, which others there are, and how to add or remove one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.originals.words import facts, title_words
from boardroom.books.originals.store import Damaged, Original
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.drop_down import Menu
from boardroom.ui.kit.labels import Clipped
from boardroom.ui.style.appearance import theme

translate = QCoreApplication.translate


class OriginalHead(QWidget):
    """Names the booklet that is open."""

    chosen = Signal(str)  # another booklet's id
    files_wanted = Signal()
    folder_wanted = Signal()
    removal_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._originals: Sequence[Original | Damaged] = ()
        self._open: Original | Damaged | None = None
        self._note = ""
        self._title = Clipped(size=16, bold=True, heading=True)
        self._facts = Clipped(size=12, token="muted")
        self.others = IconButton("down")
        self.plus, self.trash = IconButton("plus"), IconButton("trash", token="muted")
        self.others.clicked.connect(self._show_others)
        self.plus.clicked.connect(self._show_ways)
        self.trash.clicked.connect(self.removal_wanted)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self._title)
        said.addWidget(self._facts)
        row = QHBoxLayout(self)
        row.setContentsMargins(48, 10, 16, 11)
        row.setSpacing(4)
        row.addLayout(said, 1)
        for button in (self.others, self.plus, self.trash):
            row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_original(self, originals: Sequence[Original | Damaged], opened: Original | Damaged) -> None:
        """Name the booklet that is open, and know the others."""
        self._originals, self._open, self._note = originals, opened, ""
        self.retranslate()

    def add_note(self, note: str) -> None:
        """Add something to what is known of the booklet."""
        self._note = note
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.others.set_name(translate("Originals", "Your other booklets"))
        self.plus.set_name(translate("Originals", "Add another booklet"))
        self.trash.set_name(translate("Originals", "Remove this booklet"))
        self.others.setVisible(len(self._originals) > 1)
        if self._open is not None:
            known = facts(self._open) if isinstance(self._open, Original) else ""
            self._title.setText(title_words(self._open))
            self._facts.setText(" · ".join(part for part in (known, self._note) if part))

    def tighten(self, narrow: bool) -> None:
        """Stand further left where there is little room."""
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(24 if narrow else 48, 10, 16, 11)

    def other_actions(self, menu: QMenu) -> list[QAction]:
        """Put the booklets into a menu, the open one ticked."""
        group = QActionGroup(menu)
        actions = []
        for original in self._originals:
            action = menu.addAction(title_words(original).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(original is self._open)
            action.triggered.connect(lambda _=False, id=original.id: self.chosen.emit(id))
            group.addAction(action)
            actions.append(action)
        return actions

    def way_actions(self, menu: QMenu) -> list[QAction]:
        """Put the ways to add a booklet into a menu."""
        files = menu.addAction(translate("Originals", "Add files"))
        folder = menu.addAction(translate("Originals", "Add a folder of pages"))
        files.triggered.connect(self.files_wanted)
        folder.triggered.connect(self.folder_wanted)
        return [files, folder]

    def _show_others(self) -> None:
        menu = Menu(self)
        self.other_actions(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.others.mapToGlobal(self.others.rect().bottomLeft()))

    def _show_ways(self) -> None:
        menu = Menu(self)
        self.way_actions(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.plus.mapToGlobal(self.plus.rect().bottomLeft()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), theme().color("line"))
