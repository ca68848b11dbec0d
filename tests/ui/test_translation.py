"""Languages: found, changed while running, and told to every widget."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from boardroom.ui import translation
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
