"""While a booklet is being read: how far that is, and a way out for whoever doesn't want to wait."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.ui.kit.announcing import announce
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.progress import Progress
from boardroom.ui.style.fonts import px
from boardroom.ui.style.percent import percentage

translate = QCoreApplication.translate

SAY, OFFER = 500, 2000  # milliseconds: what takes less needs no words, and no way out


class Waiting(QWidget):
    """Says nothing at first, then that it takes a while, then offers to stop."""

    stopped = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Label(size=16, wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = Progress()
        for wide in (self._words, self.bar):
            wide.setFixedWidth(px(320))
        self.button = Button()  # to stop, and once that was done, to begin again
        self.button.clicked.connect(lambda: (self.again if self._halted else self.stopped).emit())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(32, 32, 32, 32)
        rows.setSpacing(16)
        rows.addStretch(2)
        for widget in (self._words, self.bar, self.button):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(widget)
            row.addStretch(1)
            rows.addLayout(row)
        rows.addStretch(3)
        for part in (self._words, self.bar, self.button):
            keeping = part.sizePolicy()
            keeping.setRetainSizeWhenHidden(True)  # nothing moves when more is said
            part.setSizePolicy(keeping)
        self._say = QTimer(self, singleShot=True, interval=SAY)
        self._say.timeout.connect(self._begin)
        self._offer = QTimer(self, singleShot=True, interval=OFFER)
        self._offer.timeout.connect(self._offer_end)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.end()

    def start(self) -> None:
        """Wait for something from now on."""
        self.end()
        self.show_part(0.0)
        self._say.start()
        self._offer.start()

    def end(self) -> None:
        """Wait no longer."""
        if self.button.hasFocus():
            self.setFocus()
        self._halted = False
        self._say.stop()
        self._offer.stop()
        for part in (self._words, self.bar, self.button):
            part.hide()

    def halt(self) -> None:
        """Say that it was stopped, and offer to begin again."""
        self.end()
        self._halted = True
        self.retranslate()
        self._words.show()
        self.button.show()
        self.button.setFocus()

    @property
    def can_stop(self) -> bool:
        """Whether stopping is offered."""
        return not self.button.isHidden() and not self._halted

    def show_part(self, part: float) -> None:
        """Show how much of it is done."""
        said = translate("Originals", "{percent} read").format(percent=percentage(part))
        self.bar.show_part(part, said)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        if self._halted:
            self._words.setText(translate("Originals", "The booklet wasn’t read completely."))
            self.button.setText(translate("Originals", "Read it again"))
        else:
            self._words.setText(translate("Originals", "Reading the booklet…"))
            self.button.setText(translate("Originals", "Cancel"))

    def _begin(self) -> None:
        self.retranslate()
        self._words.show()
        self.bar.show()
        announce(self, self._words.text())

    def _offer_end(self) -> None:
        self.button.show()
        if self.hasFocus():
            self.button.setFocus()
