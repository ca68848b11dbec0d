"""How the application looks now: theme and text size, changed at run time for everybody at once."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.ui.paint.pixmap_cache import keeper
from boardroom.ui.style import fonts
from boardroom.ui.style.mixin import Mixin
from boardroom.ui.style.stylesheet import stylesheet
from boardroom.ui.style.system_wishes import system_wishes
from boardroom.ui.style.theme import LIGHT, THEMES, Theme

ThemeChoice = Literal["system", "light", "dark"]
ContrastChoice = Literal["system", "normal", "high"]


class Restyled(Mixin):
    """Mixed into widgets that have more to do with another theme or text size than to be laid out and painted anew."""

    @abstractmethod
    def restyle(self) -> None:
        """Take over the look of the moment; the parts of the widget have done so already."""


class Appearance(QObject):
    """The theme in force. Widgets paint with `theme`; Qt has every one of them laid out and painted anew."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.theme: Theme = LIGHT
        self._app = app
        self._worn: tuple[Theme, float] | None = None  # theme and size of text, once it is dressed
        self._choice: ThemeChoice = "system"
        self._contrast: ContrastChoice = "system"
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        system_wishes().changed.connect(self._follow_system)

    def apply(self, choice: ThemeChoice, scale: float, contrast: ContrastChoice = "system") -> None:
        """Dress the whole application."""
        self._choice, self._contrast = choice, contrast
        hints = self._app.styleHints()
        if choice == "system":
            hints.unsetColorScheme()
        else:  # title bars and native dialogs follow too
            hints.setColorScheme(Qt.ColorScheme.Dark if choice == "dark" else Qt.ColorScheme.Light)
        self._dress(self._wanted(), scale)

    def _wanted(self) -> Theme:
        """Return the theme that is chosen, or that the system wishes where nothing is."""
        dark, high = self._choice == "dark", self._contrast == "high"
        if self._choice == "system":
            dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if self._contrast == "system":
            high = system_wishes().contrast
        return next(theme for theme in THEMES if (theme.dark, theme.high) == (dark, high))

    def _follow_system(self) -> None:
        if self._wanted() is not self.theme:
            self._dress(self._wanted(), fonts.text_scale())

    def _dress(self, theme: Theme, scale: float) -> None:
        self.theme = theme
        fonts.set_text_scale(scale)
        if self._worn == (theme, scale):
            return  # to lay out and paint all again would change nothing
        self._worn = theme, scale
        keeper.forget()
        self._app.setPalette(palette(theme))
        self._app.setFont(fonts.text(14))
        self._app.setStyleSheet(stylesheet(theme, scale))
        widgets = [widget for widget in QApplication.allWidgets() if isinstance(widget, Restyled)]
        for widget in sorted(widgets, key=_depth, reverse=True):
            widget.restyle()


def _depth(widget: QWidget) -> int:
    above = widget.parentWidget()
    return 0 if above is None else 1 + _depth(above)


def palette(theme: Theme) -> QPalette:
    """Return the theme as Qt's roles, for standard dialogs."""
    made = QPalette()
    roles = QPalette.ColorRole
    for role, token in (
        (roles.Window, "ground"), (roles.WindowText, "ink"), (roles.Base, "panel"), (roles.AlternateBase, "well"),
        (roles.Text, "ink"), (roles.Button, "panel"), (roles.ButtonText, "ink"), (roles.BrightText, "danger"),
        (roles.Highlight, "act"), (roles.HighlightedText, "on_act"), (roles.Link, "act"), (roles.LinkVisited, "act"),
        (roles.ToolTipBase, "ink"), (roles.ToolTipText, "panel"), (roles.PlaceholderText, "muted"),
        (roles.Accent, "act"), (roles.Mid, "line"), (roles.Midlight, "line"), (roles.Dark, "line"),
    ):  # fmt: skip
        made.setColor(role, theme.color(token))
    made.setColor(roles.Shadow, QColor("#1E1712"))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, theme.color("muted", 0.75))
    return made


_current: Appearance | None = None


def appearance() -> Appearance:
    """Return the one appearance of the application."""
    global _current
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if _current is None or _current.parent() is not app:
        _current = Appearance(app)
    return _current


def theme() -> Theme:
    """Return the theme in force, to paint with."""
    return appearance().theme
