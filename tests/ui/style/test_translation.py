"""Languages: found, changed while running, and told to every widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from boardroom.languages import LANGUAGES
from boardroom.ui.style import translation
from tests.ui.conftest import Show
from tools.translations import release


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
    ("wanted", "spoken"),
    [
        (["es-AR", "en"], "es_AR"),
        (["es-UY"], "es_AR"),
        (["es-MX", "es"], "es"),
        (["es-419"], "es"),
        (["de-DE", "fr-CA"], "fr"),
        (["de"], "en"),
        ([], "en"),
    ],
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
    assert said == {
        "en": ("Movement", "1 point"),
        "es": ("Movimiento", "1 punto"),
        "es_AR": ("Movimiento", "1 punto"),
        "fr": ("Mouvement", "1 point"),
    }
    with pytest.raises(ZeroDivisionError), translation.speaking("fr"):
        _ = 1 / 0
    QCoreApplication.processEvents()
    assert listener.heard == 0
    assert translation.language() == "es"
    assert QCoreApplication.translate("Phoenix", "Movement") == "Movimiento"


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_are_said_in_the_plural_form_that_the_language_names(show: Show, code: str) -> None:
    said = [
        {translation.translated(code, "Phoenix", "%n points", "", n).replace(str(n), "") for n in numbers}
        for numbers in LANGUAGES[code].plurals
    ]
    assert [len(words) for words in said] == [1] * len(said)
    assert len(set.union(*said)) == len(said)


def test_a_variety_says_the_rest_as_its_language_does(
    show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what nobody has words for, in English."""
    for code, words in (
        ("en", ""),
        ("es", message("Undo", "Deshacer") + message("Redo", "Rehacer")),
        ("es_AR", message("Undo", "Volvé")),
    ):
        (tmp_path / f"boardroom_{code}.ts").write_text(
            f'<TS version="2.1" language="{code}"><context><name>Try</name>{words}</context></TS>', encoding="utf-8"
        )
    release(tmp_path)
    monkeypatch.setattr(translation, "translations", lambda: tmp_path)
    translation.set_language("es_AR")
    said = [QCoreApplication.translate("Try", word) for word in ("Undo", "Redo", "Hint")]
    assert said == ["Volvé", "Rehacer", "Hint"]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"


def message(source: str, words: str) -> str:
    return f"<message><source>{source}</source><translation>{words}</translation></message>"


@pytest.mark.parametrize(
    ("code", "pattern", "blanks", "said"),
    [
        ("fr", "Le tour de {name}", {"name": "Ana"}, "Le tour d’Ana"),
        ("fr", "Le tour de {name}", {"name": "Élise"}, "Le tour d’Élise"),
        ("fr", "Le tour de {name}", {"name": "olivier"}, "Le tour d’olivier"),
        ("fr", "De {name}", {"name": "Yves"}, "D’Yves"),
        ("fr", "Le tour de {name}", {"name": "Yann"}, "Le tour de Yann"),
        ("fr", "Le tour de {name}", {"name": "Hélène"}, "Le tour d’Hélène"),
        ("fr", "Le tour de {name}", {"name": "Hugo"}, "Le tour d’Hugo"),
        ("fr", "Le tour de {name}", {"name": "Harry"}, "Le tour de Harry"),
        ("fr", "Le tour de {name}", {"name": "Hassan"}, "Le tour de Hassan"),
        ("fr", "Le tour de {name}", {"name": "Léa"}, "Le tour de Léa"),
        ("fr", "Plus que {name}", {"name": "Inès"}, "Plus qu’Inès"),
        ("fr", "De {here} à {there}", {"here": "A1", "there": "B2"}, "De A1 à B2"),
        ("fr", "De {name} et de {other}", {"name": "Ana de Oz", "other": "Oz"}, "D’Ana de Oz et d’Oz"),
        ("fr", "Jeu de « {name} »", {"name": "Ana"}, "Jeu de « Ana »"),
        ("es", "{name} y {other}", {"name": "Ana", "other": "Inés"}, "Ana e Inés"),
        ("es_AR", "{name} y {other}", {"name": "Ana", "other": "Hilda"}, "Ana e Hilda"),
        ("es", "{name} y {other}", {"name": "Inés", "other": "Hieronimo"}, "Inés y Hieronimo"),
        ("es", "{few} o {many}", {"few": 7, "many": 8}, "7 u 8"),
        ("es", "{few} o {many}", {"few": 3, "many": 4}, "3 o 4"),
        ("en", "de {name}", {"name": "Ana"}, "de Ana"),
    ],
)  # fmt: skip
def test_words_change_with_the_name_after_them(
    show: Show, code: str, pattern: str, blanks: dict[str, str], said: str
) -> None:
    with translation.speaking(code):
        assert translation.translate("Nowhere", pattern).format(**blanks) == said
