"""A match rendered small, drawn when the window has nothing better to do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.app.pictures.tables import picture_of
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style.appearance import Restyled, theme

Load = Callable[[], Match | None]


class TablePicture(Restyled, QWidget):
    """Shows a match that is loaded, and drawn, only once the picture is on the screen."""

    def __init__(self, face: Face, load: Load, size: QSize, parent: QWidget | None = None, cut: bool = False) -> None:
        super().__init__(parent)
        self._face, self._load, self._cut = face, load, cut
        self._match: Match | None = None
        self._drawn: QPixmap | None = None
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._draw)
        self.setFixedSize(size)

    def restyle(self) -> None:
        self._drawn = None
        self.update()

    def _draw(self) -> None:
        if self._match is None:
            self._match = self._load()
        if self._match is not None:
            self._drawn = picture_of(
                self._face, self._match, theme(), self.width(), self.height(), self.devicePixelRatioF(), self._cut
            )
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        drawn = self._drawn
        if drawn is not None and drawn.deviceIndependentSize().toSize() == self.size():
            painter.drawPixmap(0, 0, drawn)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), 6), theme().color("well"))
        self._late.start()
