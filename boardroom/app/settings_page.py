"""The settings screen: what is chosen here is in force at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from boardroom.app.actions import LANGUAGES, TEXT_SIZES
from boardroom.app.option_rows import Labelled
from boardroom.app.settings import Preferences
from boardroom.ui.appearance import appearance
from boardroom.ui.choices import Segment, Segmented, Toggle
from boardroom.ui.fonts import px, text
from boardroom.ui.labels import Label
from boardroom.ui.panels import Page, Panel

translate = QCoreApplication.translate


class Section(Panel):
    """A card with a heading and rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Label(size=20, serif=True)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(24, 20, 24, 24)
        self.rows.setSpacing(12)
        self.rows.addWidget(self.heading)


class SettingsPage(Page):
    """Every setting, in three cards."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent, widest=840)
        self._preferences = preferences
        self._title = Label(size=28, serif=True)
        self._look, self._table, self._players = Section(), Section(), Section()
        self.strips = {name: Segmented() for name in ("theme", "language", "text", "motion", "speed", "think")}
        self.switches = {name: Toggle() for name in ("targets", "coordinates", "warn", "confirm_resign", "status")}
        self.name = QLineEdit()
        self.name.setMaxLength(40)
        self._labels: dict[str, Labelled] = {}
        self._notes: dict[str, Label] = {}
        self._lay_out()
        for name, strip in self.strips.items():
            strip.chosen.connect(lambda value, name=name: self._change(name, value))
        for name, switch in self.switches.items():
            switch.toggled.connect(lambda on, name=name: self._change(name, on))
        self.name.editingFinished.connect(lambda: self._change("name", " ".join(self.name.text().split())))
        preferences.changed.connect(self._follow)
        appearance().changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _lay_out(self) -> None:
        self.body.addSpacing(20)
        self.body.addWidget(self._title)
        self.body.addSpacing(16)
        for section, names in (
            (self._look, ("theme", "language", "text", "status")),
            (self._table, ("motion", "speed", "targets", "coordinates", "warn", "confirm_resign")),
            (self._players, ("name", "think")),
        ):
            for name in names:
                section.rows.addWidget(self._row(name))
            self.body.addWidget(section)
            self.body.addSpacing(20)
        self.body.addStretch(1)

    def _row(self, name: str) -> QWidget:
        if name in self.switches:
            return self.switches[name]
        row = Labelled()
        control: QWidget = self.name if name == "name" else self.strips[name]
        row.side.addWidget(control, 0, Qt.AlignmentFlag(0) if name == "name" else Qt.AlignmentFlag.AlignLeft)
        if name in ("motion", "think"):
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

    def _dress(self) -> None:
        self.name.setFont(text(14))
        self.name.setMaximumWidth(px(280))
        for row in self._labels.values():
            row.stack(above=px(600) > 840)
            if px(600) <= 840:
                row.label.setFixedWidth(px(160))

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._title.setText(translate("Settings", "Settings"))
        self._look.heading.setText(translate("Settings", "Look"))
        self._table.heading.setText(translate("Settings", "At the table"))
        self._players.heading.setText(translate("Settings", "Players"))
        for name, label in {
            "theme": translate("Settings", "Theme"),
            "language": translate("Settings", "Language"),
            "text": translate("Settings", "Text size"),
            "motion": translate("Settings", "Animation"),
            "speed": translate("Settings", "Speed"),
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
            "targets": translate("Settings", "Mark everything that can be taken"),
            "coordinates": translate("Settings", "Coordinates on the board"),
            "warn": translate("Settings", "Ask before a move that looks like a slip"),
            "confirm_resign": translate("Settings", "Ask before resigning"),
            "status": translate("Settings", "Status line at the bottom of the window"),
        }.items():
            self.switches[name].setText(words)
            self.switches[name].updateGeometry()
            self.switches[name].put(getattr(self._preferences.values, name))
        self._notes["motion"].setText(translate("Settings", "Any key skips what moves."))
        self._notes["think"].setText(
            translate("Settings", "How long a computer may think about a move. Longer is stronger.")
        )
        for name, segments in self._segments().items():
            self.strips[name].set_segments(segments, getattr(self._preferences.values, name))

    def _segments(self) -> dict[str, list[Segment]]:
        like = translate("Settings", "Like the system")
        seconds = (1.0, 3.0, 10.0, 30.0)
        return {
            "theme": [
                Segment("system", like, icon="screen"),
                Segment("light", translate("Settings", "Light"), icon="sun"),
                Segment("dark", translate("Settings", "Dark"), icon="moon"),
            ],
            "language": [Segment(code, name or like) for code, name in LANGUAGES.items()],
            "text": [Segment(size, translate("Settings", "{n} %").format(n=size)) for size in TEXT_SIZES],
            "motion": [
                Segment("system", like),
                Segment("on", translate("Settings", "On")),
                Segment("off", translate("Settings", "Off")),
            ],
            "speed": [
                Segment("slow", translate("Settings", "Slow")),
                Segment("normal", translate("Settings", "Normal")),
                Segment("fast", translate("Settings", "Fast")),
            ],
            "think": [
                Segment(None, translate("Settings", "By level")),
                *(Segment(n, translate("Settings", "{n} s").format(n=round(n))) for n in seconds),
            ],
        }

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
