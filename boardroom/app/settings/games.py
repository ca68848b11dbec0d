"""Games from elsewhere on the settings screen: which there are, which were left out and why, the plug-in folder."""

from __future__ import annotations

import re
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.desktop import show_folder
from boardroom.app.phrases import problem
from boardroom.core.door import LeftOut, Package, found
from boardroom.core.files import make_folder
from boardroom.paths import log_file, plugins_dir
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import clear

translate = QCoreApplication.translate


class OtherGames(QWidget):
    """What there is to say of games from elsewhere, below the switch that allows those of the plug-in folder."""

    def __init__(self, catalogue: GameCatalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._warning = Label(wrap=True)
        self.folder = Button(kind="link", icon="folder")
        self.folder.clicked.connect(self._open_folder)
        self._trouble = Label(token="danger", wrap=True)
        self._trouble.hide()
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self._warning)
        rows.addWidget(self.folder, 0, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self._trouble)
        rows.addLayout(self._list)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._warning.setText(
            translate(
                "Settings",
                "A game is a program: it can do anything on this computer that you can. "
                "Only add games from people you trust. Changes take effect at the next start.",
            )
        )
        self.folder.setText(translate("Settings", "Open the plug-in folder"))
        clear(self._list)
        packages = [package for key, package in found().packages.items() if package.origin and key in self._catalogue]
        self._add(
            translate("Settings", "Games you added"),
            [(self._catalogue.face(package.key).title(), _origin(package), "") for package in packages],
        )
        self._add(
            translate("Settings", "Not loaded"),
            [
                (_broken(game.key), _reason(game), _small_print(game))
                for game in sorted(found().left_out, key=attrgetter("key"))
            ],
        )

    def _add(self, heading: str, rows: list[tuple[str, str, str]]) -> None:
        """Add a list, if there is something in it: of each game its name, a sentence and small print."""
        if rows:
            self._list.addSpacing(12)
            self._list.addWidget(Label(heading, 16, bold=True, heading=True))
        for name, words, small in rows:
            self._list.addSpacing(4)
            self._list.addWidget(Label(name, bold=True, wrap=True))
            self._list.addWidget(Label(words, wrap=True))
            if small:
                self._list.addWidget(Label(small, 12, token="muted", wrap=True))

    def _open_folder(self) -> None:
        try:
            make_folder(plugins_dir())
        except OSError as error:
            self._trouble.setText(problem(error))
            self._trouble.show()
        else:
            show_folder(plugins_dir())


def _origin(package: Package) -> str:
    """Say which version it is, and where it came from."""
    if package.plugged:
        said = translate("Settings", "Version {version}, {name} in the plug-in folder")
    else:
        said = translate("Settings", "Version {version}, installed as {name}")
    return said.format(version=package.version, name=_broken(package.origin))


def _reason(game: LeftOut) -> str:
    """Say why a game was left out, and what can be done."""
    author = translate("Settings", "Only its author can fix that.")
    newer = translate("Settings", "Perhaps there is a newer version.")
    match game.why:
        case "no-game":
            return translate("Settings", "There is no game in it. A game is a file whose name ends in .whl.")
        case "bad-key":
            return translate("Settings", "A game can’t have this name.") + " " + author
        case "taken" if game.detail == "Boardroom":
            return translate("Settings", "One of Boardroom’s own games has the same name.") + " " + author
        case "taken":
            said = translate("Settings", "Another game has the same name: {other}. Remove one of the two.")
            return said.format(other=_broken(game.detail))
        case "no-interface":
            return translate("Settings", "It doesn’t say which Boardroom it was made for.") + " " + newer
        case "newer":
            return translate("Settings", "It needs a newer Boardroom. Update Boardroom to play it.")
        case "fails":
            return translate("Settings", "It can’t be loaded.") + " " + newer
        case "lacks":
            return translate("Settings", "Part of it is missing.") + " " + newer


def _small_print(game: LeftOut) -> str:
    """Say where it came from, and what helps its author; long names are broken where that hurts least."""
    parts = [game.origin] if game.origin not in ("", game.key) else []
    if game.why in ("fails", "lacks"):
        parts.append(game.detail)
    if game.why == "fails":
        parts.append(translate("Settings", "Details are in {file}.").format(file=log_file()))
    return _broken("\n".join(parts))


def _broken(words: str) -> str:
    """Allow a line to break within names of files and modules: a label shows no word that is longer than a line."""
    return re.sub(r"(?<=[_./\\])(?=\w)", "\u200b", words)
