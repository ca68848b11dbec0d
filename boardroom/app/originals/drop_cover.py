"""What shows that files can be dropped, and takes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QDropEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from boardroom.core.store import SUFFIX
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import text

translate = QCoreApplication.translate


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
        said = translate("Originals", "Drop to add this booklet")
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, said)
