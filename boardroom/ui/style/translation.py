"""Languages: ours and Qt's own texts, changed while running."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from boardroom.languages import LANGUAGES, SOURCE, WordChange, base, changes, understood
from boardroom.paths import translations
from boardroom.ui.style.mixin import Mixin

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_installed: list[QTranslator] = []
_learnt: dict[str, Traversable] = {}  # what games have brought along, by its place
_data: list[bytes] = []  # what translators were made of: Qt reads on in it
_code = SOURCE
_said = QCoreApplication.translate


def system_language() -> str:
    """Return the first of the system's languages that we speak, else English."""
    return understood(QLocale.system().uiLanguages())


class Phrase(str):
    """A text with blanks; the words before them change with what is filled in, as “de” to “d’Ana”."""

    __slots__ = ()

    def format(self, *values: Any, **blanks: Any) -> str:
        pattern = str(self)
        for change in changes(_code):
            pattern = re.sub(rf"(?i:{change.word})(?=\{{(?P<blank>\w+)\}})", partial(_changed, change, blanks), pattern)
        return pattern.format(*values, **blanks)


def _changed(change: WordChange, blanks: Mapping[str, Any], found: re.Match[str]) -> str:
    fits = re.match(change.before, str(blanks[found["blank"]]), re.IGNORECASE)
    return found.expand(change.becomes) if fits else found[0]


def translate(context: str, text: str, comment: str = "", number: int = -1) -> str:
    """Say a text in the language of the moment, as Qt does; what is filled in may change the words before it."""
    return Phrase(_said(context, text, comment, number))


def set_language(code: str) -> None:
    """Speak a language from now on; empty: the system's. Every widget gets a LanguageChange event."""
    global _code
    app = QCoreApplication.instance()
    assert app is not None
    _code = code if code in LANGUAGES else system_language()
    QLocale.setDefault(locale())
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for translator in (_ours(f"qtbase_{_code}", qt), *_words(_code)):
        app.installTranslator(translator)
        _installed.append(translator)


def learn(folder: Traversable) -> None:
    """Speak also with the words that a game brings along, <language>.qm in a folder."""
    if str(folder) not in _learnt:
        _learnt[str(folder)] = folder
        app = QCoreApplication.instance()
        if app is not None and _installed:
            for translator in (_brought(str(folder), each) for each in _spoken(_code)):
                app.installTranslator(translator)
                _installed.append(translator)


class Retranslated(Mixin):
    """Mixed into screens, sheets and windows, before Qt's class: they say everything again in another language."""

    @abstractmethod
    def retranslate(self) -> None:
        """Say everything in the language of the moment, and let the parts of the widget do so."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class _Hush(QObject):
    """Keeps it from everybody that translators come and go."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange


def _spoken(code: str) -> tuple[str, ...]:
    """Return the languages that a text is looked for in, the last one first: es_AR, else es, else English.

    English has a file too: without it "%n moves" would not become "1 move".
    """
    return tuple(dict.fromkeys((SOURCE, base(code), code)))


def _words(code: str) -> list[QTranslator]:
    """Return what to install for a language; Qt asks the last one first."""
    return [words for each in _spoken(code) for words in _own(each)]


def _own(code: str) -> list[QTranslator]:
    """Return our words in a language, and those of the games that bring their own."""
    return [_ours(f"boardroom_{code}", str(translations())), *(_brought(folder, code) for folder in _learnt)]


@cache
def _ours(name: str, folder: str) -> QTranslator:
    translator = QTranslator()
    translator.load(name, folder)
    return translator


@cache
def _brought(folder: str, code: str) -> QTranslator:
    """Read a game's own file whole: it may be inside a wheel, where Qt finds nothing."""
    translator, file = QTranslator(), _learnt[folder] / f"{code}.qm"
    if file.is_file():
        _data.append(file.read_bytes())
        translator.load(_data[-1])
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
    before, spoken, other = _code, list(_installed), _words(code)
    _change(spoken, other)
    _code = code
    try:
        yield
    finally:
        _code = before
        _change(other, spoken)


def translated(code: str, context: str, text: str, comment: str = "", number: int = -1) -> str:
    """Return a text in a language, whichever is spoken now; empty: it has no words for it."""
    words = (words for each in dict.fromkeys((code, base(code))) for words in _own(each))
    return next(filter(None, (each.translate(context, text, comment, number) for each in words)), "")


def language() -> str:
    """Return the language spoken now."""
    return _code


def locale() -> QLocale:
    """Return the locale of the language spoken now, with the system's country where that fits."""
    system = QLocale.system()
    return system if base(system.name()) == base(_code) else QLocale(_code)
