"""Languages: found, changed while running, and told to every widget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from boardroom.languages import LANGUAGES
from boardroom.ui.style import translation
from tests.ui.conftest import Show


@pytest.fixture(autouse=True)
def afterwards_english() -> Iterator[None]:
    yield
    translation.set_language("en")


class Listener(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange


def test_standard_buttons_speak_the_language_too(show: Show) -> None:
    translation.set_language("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    show(box)
    assert "Annuler" in box.buttons()[0].text()
    assert translation.language() == "fr"
    assert translation.locale().language() == QLocale.Language.French


def test_widgets_hear_of_it(show: Show) -> None:
    listener = Listener()
    show(listener)
    translation.set_language("es")
    QCoreApplication.processEvents()
    assert listener.heard > 0


@pytest.mark.parametrize(
    ("wanted", "spoken"), [(["es-AR", "en"], "es"), (["de-DE", "fr-CA"], "fr"), (["de"], "en"), ([], "en")]
)
def test_the_system_language_is_the_default(monkeypatch: pytest.MonkeyPatch, wanted: list[str], spoken: str) -> None:
    class System:
        def uiLanguages(self) -> list[str]:
            return wanted

        def name(self) -> str:
            return "C"

    monkeypatch.setattr(QLocale, "system", lambda: System())
    translation.set_language("")
    assert translation.language() == spoken


def test_something_can_be_said_in_another_language(show: Show) -> None:
    """For a printout: no widget hears of it, and afterwards all is as before."""
    translation.set_language("es")
    listener = Listener()
    show(listener)
    QCoreApplication.processEvents()
    listener.heard = 0
    said = {}
    for code in LANGUAGES:
        with translation.speaking(code):
            assert translation.language() == code
            said[code] = (
                QCoreApplication.translate("Phoenix", "Movement"),
                QCoreApplication.translate("Phoenix", "%n points", "", 1),
            )
    assert said == {"en": ("Movement", "1 point"), "es": ("Movimiento", "1 punto"), "fr": ("Mouvement", "1 point")}
    with pytest.raises(ZeroDivisionError), translation.speaking("fr"):
        _ = 1 / 0
    QCoreApplication.processEvents()
    assert listener.heard == 0
    assert translation.language() == "es"
    assert QCoreApplication.translate("Phoenix", "Movement") == "Movimiento"
