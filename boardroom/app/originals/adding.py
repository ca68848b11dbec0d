"""Adding booklets: files are chosen or dropped, looked at, shown with the game that each belongs to, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from boardroom.app.originals.adding_sheet import AddingSheet, Wish
from boardroom.app.originals.sheets import tell_refused
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import ENDINGS, Looked, Original

translate = QCoreApplication.translate


class Adding(QObject):
    """Adds booklets on behalf of a widget, whose window asks what has to be asked."""

    busy = Signal(bool)  # whether files are being looked at or kept
    added = Signal(object)  # the booklets, once they are all on the shelf

    def __init__(self, rulebooks: Rulebooks, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner, self._rulebooks, self._model = owner, rulebooks, rulebooks.originals
        self.game = ""  # which is read: what can't be recognised is taken for its booklet
        self._asker = object()
        model, asker = self._model, self._asker
        self.destroyed.connect(lambda: model.give_up(asker))

    def ask_files(self) -> None:
        """Let a person choose files of any number of booklets."""
        kinds = " ".join(f"*{ending}" for ending in ENDINGS)
        dialog = QFileDialog(self._owner.window(), translate("Originals", "Add booklets"))
        names = [translate("Originals", "Booklets"), translate("Originals", "All files")]
        dialog.setNameFilters([f"{names[0]} ({kinds})", f"{names[1]} (*)"])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        self._ask(dialog)

    def ask_folder(self) -> None:
        """Let a person choose a folder with pictures of the pages."""
        dialog = QFileDialog(self._owner.window(), translate("Originals", "Add a folder of pages"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        self._ask(dialog)

    def _ask(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.look_at([Path(name) for name in names]))
        dialog.open()

    def look_at(self, files: Sequence[Path]) -> None:
        """Look at files, and ask what they are."""
        self.busy.emit(True)
        self._model.look_at(self._asker, files, self._looked, self._refuse)

    def stop(self) -> None:
        """Look no further."""
        self._model.give_up(self._asker)
        self.busy.emit(False)

    def _looked(self, looked: Looked) -> None:
        self.busy.emit(False)
        if not looked.drafts and len(looked.refused) == 1:
            self._refuse(looked.refused[0])
            return
        sheet = AddingSheet(self._owner.window(), looked, self._rulebooks.catalogue, self.game)
        sheet.wanted.connect(self.keep)
        sheet.open(sheet.first)

    def keep(self, wishes: Sequence[Wish]) -> None:
        """Put booklets onto the shelf, one after the other."""
        self.busy.emit(True)
        self._keep_next(list(wishes), [])

    def _keep_next(self, waiting: list[Wish], kept: list[Original]) -> None:
        if not waiting:
            self._kept(kept)
            return
        wish = waiting.pop(0)

        def then(original: Original) -> None:
            self._keep_next(waiting, [*kept, original])

        def stop(refused: RefusedBooklet) -> None:  # as a rule the disk is full: those before it are on the shelf
            self._kept(kept)
            self._refuse(refused)

        self._model.add(wish.game, wish.draft, (wish.title, wish.language), then, stop)

    def _kept(self, originals: list[Original]) -> None:
        if isValid(self):  # the window may have been closed; the booklets are on the shelf all the same
            self.busy.emit(False)
            if originals:
                self.added.emit(originals)

    def _refuse(self, refused: RefusedBooklet) -> None:
        if isValid(self):
            self.busy.emit(False)
            tell_refused(self._owner.window(), refused)
