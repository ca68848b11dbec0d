"""Where an original booklet would be: what it is good for, and how to add one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.core.store import SUFFIX
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.buttons import Button
from boardroom.ui.flow import Flow
from boardroom.ui.fonts import text
from boardroom.ui.labels import Label
from boardroom.ui.message import Sign
from boardroom.ui.panels import Page, Panel
from boardroom.ui.shadows import rounded

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
            + translate("Originals", "You can also drop the files onto this page.")
        )
        self._privacy.setText(
            translate("Originals", "Boardroom brings none along: it is the publisher’s. Yours stays on this computer.")
        )
        self.files.setText(translate("Originals", "Add files"))
        self.folder.setText(translate("Originals", "Add a folder of pages"))


def dropped_files(event: QDropEvent) -> list[Path]:
    """Return the files that are held over a window and may be a booklet; a saved game is none."""
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [] if any(file.suffix == SUFFIX for file in files) else files


class DropCover(QWidget):
    """Lies over a reader while files are held over it, says what letting go would do, and takes them."""

    def __init__(self, parent: QWidget, take: Callable[[Sequence[Path]], None]) -> None:
        super().__init__(parent)
        self._under, self._take = parent, take
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parent.setAcceptDrops(True)
        parent.installEventFilter(self)
        appearance().changed.connect(self.update)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DragLeave:
            self.hide()
        elif isinstance(event, QDropEvent) and dropped_files(event):  # also what enters and moves is such an event
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() != QEvent.Type.Drop:
                self._cover()
                return True
            self.hide()
            self._take(dropped_files(event))
            return True
        return super().eventFilter(watched, event)

    def _cover(self) -> None:
        self.setGeometry(self._under.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colors.color("panel", 0.88))
        box = QRectF(self.rect()).adjusted(16, 16, -16, -16)
        painter.fillPath(rounded(box, 12), colors.color("act_soft"))
        painter.setPen(QPen(colors.color("act"), 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 12, 12)
        painter.setPen(colors.color("ink"))
        painter.setFont(text(20, serif=True))
        said = translate("Originals", "Let go to add this booklet")
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, said)
