"""The settings screen: what is chosen here is in force at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.app.actions import TEXT_SIZES
from boardroom.app.catalogue import GameCatalogue
from boardroom.app.screen import Screen
from boardroom.app.settings.games import OtherGames
from boardroom.app.settings.preferences import Preferences
from boardroom.languages import LANGUAGES
from boardroom.ui.game.option_rows import Labelled
from boardroom.ui.kit.choices import Segment, Segmented, Toggle
from boardroom.ui.kit.drop_down import DropDown
from boardroom.ui.kit.field import Field
from boardroom.ui.kit.labels import Label
from boardroom.ui.kit.panels import Page, Panel
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.percent import percentage

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate


class SettingsCard(Panel):
    """A card with a heading and rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Label(size=20, serif=True)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(24, 20, 24, 24)
        self.rows.setSpacing(12)
        self.rows.addWidget(self.heading)


class SettingsScreen(Screen, Page):
    """Every setting, in cards."""

    place = "settings"

    def __init__(
        self, navigator: Navigator, preferences: Preferences, catalogue: GameCatalogue, parent: QWidget | None = None
    ) -> None:
        super().__init__(navigator, parent, widest=840)
        self._preferences = preferences
        self._title = Label(size=28, serif=True)
        self._look, self._table, self._sound, self._players, self._games = (SettingsCard() for _ in range(5))
        self.others = OtherGames(catalogue)
        names = ("theme", "contrast", "language", "text", "motion", "speed", "volume", "recap", "think")
        self.strips: dict[str, Segmented | DropDown] = {
            name: DropDown() if name == "language" else Segmented() for name in names
        }
        self.switches = {
            name: Toggle()
            for name in (
                *("targets", "point_out", "coordinates", "lay_at_once", "throw_for_me"),
                *("warn", "confirm_resign", "status", "plugins"),
                *("sound", "sound_pieces", "sound_signals"),
            )
        }
        self.name = Field(longest=40)
        self._labels: dict[str, Labelled] = {}
        self._notes: dict[str, Label] = {}
        self._lay_out()
        for name, strip in self.strips.items():
            strip.chosen.connect(lambda value, name=name: self._change(name, value))
        for name, switch in self.switches.items():
            switch.toggled.connect(lambda on, name=name: self._change(name, on))
        self.name.editingFinished.connect(lambda: self._change("name", " ".join(self.name.text().split())))
        preferences.changed.connect(self._follow)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.addSpacing(20)
        self.body.addWidget(self._title)
        self.body.addSpacing(16)
        for section, names in (
            (self._look, ("theme", "contrast", "language", "text", "status")),
            (
                self._table,
                (
                    *("motion", "speed", "recap", "targets", "point_out", "coordinates", "lay_at_once"),
                    *("throw_for_me", "warn", "confirm_resign"),
                ),
            ),
            (self._sound, ("sound", "volume", "sound_pieces", "sound_signals")),
            (self._players, ("name", "think")),
            (self._games, ("plugins",)),
        ):
            for name in names:
                section.rows.addWidget(self._row(name))
            self.body.addWidget(section)
            self.body.addSpacing(20)
        self._games.rows.addWidget(self.others)
        self.body.addStretch(1)

    def _row(self, name: str) -> QWidget:
        if name in self.switches:
            return self.switches[name]
        row = Labelled()
        control: QWidget = self.name if name == "name" else self.strips[name]
        row.side.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
        if name in ("motion", "recap", "think"):
            self._notes[name] = Label(size=12, token="muted", wrap=True)
            row.side.addWidget(self._notes[name])
        self._labels[name] = row
        return row

    def _change(self, name: str, value: Any) -> None:
        self._preferences.change(**{name: value})

    def _follow(self, names: set[str]) -> None:
        """Somebody else, a menu perhaps, has changed a setting that is shown here."""
        values = self._preferences.values
        for name in names & set(self.strips):
            self.strips[name].choose(getattr(values, name))
        for name in names & set(self.switches):
            self.switches[name].put(getattr(values, name))

    def restyle(self) -> None:
        self.name.setFont(text(14))
        self.name.setFixedWidth(px(280))
        for row in self._labels.values():
            row.stack(above=px(600) > 840)
            if px(600) <= 840:
                row.label.setFixedWidth(px(160))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Settings", "Settings"))
        self._look.heading.setText(translate("Settings", "Appearance"))
        self._table.heading.setText(translate("Settings", "At the table"))
        self._sound.heading.setText(translate("Settings", "Sound"))
        self._players.heading.setText(translate("Settings", "Players"))
        self._games.heading.setText(translate("Settings", "Games"))
        self.others.retranslate()
        for name, label in {
            "theme": translate("Settings", "Theme"),
            "contrast": translate("Settings", "Contrast"),
            "language": translate("Settings", "Language"),
            "text": translate("Settings", "Text size"),
            "motion": translate("Settings", "Animation"),
            "speed": translate("Settings", "Speed"),
            "volume": translate("Settings", "Volume"),
            "recap": translate("Settings", "Since your last turn"),
            "name": translate("Settings", "Your name"),
            "think": translate("Settings", "Thinking time"),
        }.items():
            self._labels[name].label.setText(label)
            if name in self.strips:
                self.strips[name].setAccessibleName(label)
        self.name.setAccessibleName(translate("Settings", "Your name"))
        self.name.setPlaceholderText(translate("Settings", "You"))
        self.name.setText(self._preferences.values.name)
        for name, words in {
            "targets": translate("Settings", "Highlight what you can choose"),
            "point_out": translate("Settings", "Point out what you can form"),
            "coordinates": translate("Settings", "Coordinates on the board"),
            "throw_for_me": translate("Settings", "Throw my dice for me"),
            "lay_at_once": translate("Settings", "Lay tiles at once, without a second press"),
            "warn": translate("Settings", "Ask before a likely mistake"),
            "confirm_resign": translate("Settings", "Ask before resigning"),
            "status": translate("Settings", "Status line at the bottom of the window"),
            "plugins": translate("Settings", "Games from the plug-in folder"),
            "sound": translate("Settings", "Play sounds"),
            "sound_pieces": translate("Settings", "Cards, dice and pieces"),
            "sound_signals": translate("Settings", "Your turn, the last seconds, the result"),
        }.items():
            self.switches[name].setText(words)
            self.switches[name].updateGeometry()
            self.switches[name].put(getattr(self._preferences.values, name))
        self._notes["motion"].setText(translate("Settings", "Press any key to skip an animation."))
        self._notes["recap"].setText(
            translate("Settings", "What the others did, beside the table, whenever it’s your turn again.")
        )
        self._notes["think"].setText(
            translate("Settings", "How long a computer may think about a move. Longer is stronger.")
        )
        for name, segments in self._segments().items():
            self.strips[name].set_segments(segments, getattr(self._preferences.values, name))

    def _segments(self) -> dict[str, list[Segment]]:
        like = translate("Settings", "Same as system")
        seconds = (1.0, 3.0, 10.0, 30.0)
        return {
            "theme": [
                Segment("system", like, icon="screen"),
                Segment("light", translate("Settings", "Light"), icon="sun"),
                Segment("dark", translate("Settings", "Dark"), icon="moon"),
            ],
            "contrast": [
                Segment("system", like),
                Segment("normal", translate("Settings", "Normal")),
                Segment("high", translate("Settings", "High")),
            ],
            "language": [Segment("", like), *(Segment(code, each.name) for code, each in LANGUAGES.items())],
            "text": [Segment(size, percentage(size / 100)) for size in TEXT_SIZES],
            "motion": [
                Segment("system", like),
                Segment("on", translate("Settings", "On")),
                Segment("off", translate("Settings", "Off")),
            ],
            "speed": [
                Segment("slow", translate("Settings", "Slow")),
                Segment("normal", translate("Settings", "Normal", "speed")),
                Segment("fast", translate("Settings", "Fast")),
            ],
            "volume": [
                Segment("quiet", translate("Settings", "Quiet")),
                Segment("normal", translate("Settings", "Normal")),
                Segment("loud", translate("Settings", "Loud")),
            ],
            "recap": [
                Segment("on", translate("Settings", "On")),
                Segment("concerns", translate("Settings", "When it concerns me")),
                Segment("off", translate("Settings", "Off")),
            ],
            "think": [
                Segment(None, translate("Settings", "By level")),
                *(Segment(n, translate("Settings", "{n} s").format(n=round(n))) for n in seconds),
            ],
        }
