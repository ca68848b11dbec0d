"""Languages: ours and Qt's own texts, changed while running."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from boardroom.paths import translations

CODES: Final = ("en", "es", "fr")
_installed: list[QTranslator] = []
_code = "en"


def system_language() -> str:
    """Return the first of the system's languages that we speak, else English."""
    for wanted in QLocale.system().uiLanguages():
        if wanted[:2].lower() in CODES:
            return wanted[:2].lower()
    return "en"


def set_language(code: str) -> None:
    """Speak a language from now on; empty: the system's. Every widget gets a LanguageChange event."""
    global _code
    app = QCoreApplication.instance()
    assert app is not None
    _code = code if code in CODES else system_language()
    QLocale.setDefault(locale())
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # English has a file too: without it "%n moves" would not become "1 move".
    for name, folder in ((f"qtbase_{_code}", qt), (f"boardroom_{_code}", str(translations()))):
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)


class _Hush(QObject):
    """Keeps it from everybody that translators come and go."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange


@cache
def _translator(code: str) -> QTranslator:
    translator = QTranslator()
    translator.load(f"boardroom_{code}", str(translations()))
    return translator


def _change(old: Sequence[QTranslator], new: Sequence[QTranslator]) -> None:
    """Put some translators in the place of others, unheard."""
    app = QCoreApplication.instance()
    assert app is not None
    hush = _Hush()
    app.installEventFilter(hush)
    for translator in old:
        app.removeTranslator(translator)
    for translator in new:
        app.installTranslator(translator)
    app.removeEventFilter(hush)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak another language within `with`, for something that is printed in it: no widget hears of it."""
    global _code
    if code == _code:
        yield
        return
    before, spoken, other = _code, list(_installed), [_translator(code)]
    _change(spoken, other)
    _code = code
    try:
        yield
    finally:
        _code = before
        _change(other, spoken)


def language() -> str:
    """Return the language spoken now."""
    return _code


def locale() -> QLocale:
    """Return the locale of the language spoken now, with the system's country where that fits."""
    system = QLocale.system()
    return system if system.name()[:2] == _code else QLocale(_code)
