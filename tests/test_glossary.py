"""One word for one thing: what each language's glossary asks of the window's texts and of the rulebooks.

An entry of resources/languages/<code>.toml says either `never`, a word that is wrong, or what the language `says`
where the English has a word; and `why`. `but` lists what is right all the same. A variety, such as es_AR, heeds the
entries of es too, unless they are not `inherited`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from boardroom.books.lessons.lesson import said
from boardroom.books.lessons.library import lessons
from boardroom.books.rulebook.library import library
from boardroom.languages import LANGUAGES, SOURCE, base
from boardroom.paths import resources, translations
from boardroom.testing.rulebooks import prose
from tests.games.kit.our_games import OURS


@dataclass(frozen=True)
class Entry:
    """A line of a glossary; `english`, `never` and `says` are patterns, which heed no case."""

    why: str
    never: str = ""
    english: str = ""
    says: str = ""
    but: tuple[str, ...] = ()  # words as they stand in the text, or in the English one where that is looked at
    only: str = ""  # a game or a context: where it holds
    inherited: bool = True

    def wrong(self, english: str, text: str) -> bool:
        """Tell whether a text is not as this entry wants it."""
        if self.never:
            for right in self.but:
                text = text.replace(right, "")
            return bool(re.search(self.never, text, re.IGNORECASE))
        asked = re.search(self.english, english, re.IGNORECASE) and not any(right in english for right in self.but)
        return bool(asked) and not re.search(self.says, text, re.IGNORECASE)


class Said(NamedTuple):
    """A text, its English and where it stands."""

    place: str
    english: str
    text: str


def entries(language: str) -> list[Entry]:
    """Return the entries that a language heeds."""
    told = (resources() / "languages" / f"{language}.toml").read_text(encoding="utf-8")
    found = [_entry(each) for each in tomllib.loads(told).get("glossary", ())]
    if base(language) != language:
        found += [entry for entry in entries(base(language)) if entry.inherited]
    return found


def _entry(parts: dict[str, Any]) -> Entry:
    entry = Entry(**{**parts, "but": tuple(parts.get("but", ()))})
    assert bool(entry.never) != bool(entry.english and entry.says), f"never, or english and says: {entry}"
    assert entry.why, f"an entry says why: {entry}"
    return entry


@cache
def window_texts(language: str) -> dict[tuple[str, str, str], list[str]]:
    """Return the texts of the window in a language, by context, English text and comment; with all plural forms."""
    found = {}
    if language == SOURCE:
        found = {key: [key[1]] for key in window_texts("es")}
    elif base(language) != language:
        found = dict(window_texts(base(language)))
    for context in ElementTree.parse(translations() / f"boardroom_{language}.ts").iter("context"):
        for message in context.iter("message"):
            key = context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", "")
            said = message.find("translation")
            assert said is not None
            found[key] = [form.text or "" for form in said.findall("numerusform") or [said]]
    return found


def rulebook_texts(language: str) -> Iterator[Said]:
    """Yield the headings and blocks of all rulebooks in a language."""
    for game in OURS:
        english, book = library().book(game.key, SOURCE), library().book(game.key, language)
        for (id, words), (_, text) in zip(prose(english), prose(book), strict=True):
            yield Said(f"{game.key} {id}", words, text)


def lesson_texts(language: str) -> Iterator[Said]:
    """Yield what coaches say in a language."""
    for game in OURS:
        for lesson in lessons(game.key):
            for place, each in lesson.texts():
                yield Said(f"{game.key} {lesson.key} {place}", said(each, SOURCE), said(each, language))


def texts(language: str) -> Iterator[Said]:
    """Yield all that people read in a language; the letter for a key has no sign before it."""
    for (context, english, _), forms in window_texts(language).items():
        yield from (Said(context, english.replace("&", ""), form.replace("&", "")) for form in forms)
    yield from rulebook_texts(language)
    yield from lesson_texts(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_glossary(language: str) -> None:
    glossary = entries(language)
    wrong = [
        f"{said.place}: {said.text} ({entry.why})"
        for said in texts(language)
        for entry in glossary
        if said.place.lower().startswith(entry.only) and entry.wrong(said.english, said.text)
    ]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_comes_last_in_its_file(language: str) -> None:
    """The program reads a file up to there."""
    told = tomllib.loads((resources() / "languages" / f"{language}.toml").read_text(encoding="utf-8"))
    assert list(told)[-1] == "glossary"
    assert len(told.get("change", ())) == len(LANGUAGES[language].changes)


def test_a_glossary_tells_wrong_from_right() -> None:
    never = Entry("Spain’s", never=r"\bordenador", but=("ordenador de vuelo",))
    assert never.wrong("", "El Ordenador juega")
    assert not never.wrong("", "El ordenador de vuelo")
    wanted = Entry("the publisher’s", english=r"\bbooklet", says="folleto", but=("Booklet to fold",))
    assert wanted.wrong("The booklet", "El reglamento")
    assert not wanted.wrong("The booklet", "El folleto")
    assert not wanted.wrong("Booklet to fold", "Cuadernillo")


def test_english_titles_and_buttons_are_in_sentence_case() -> None:
    """A capital inside a sentence is for names: of programs, keys, licences and the things that games are made of."""
    names = {"Boardroom", "Markdown", "Atkinson", "Hyperlegible", "Fraunces", "Open", "Font", "License"}
    names |= {"Alt", "Ctrl", "End", "Enter", "Esc", "Home", "Left", "Right", "Shift", "Space", "Tab"}
    names |= {"Block", "Exchange", "Modification", "Movement", "Permutation", "Rotation", "Switch", "Switcher"}
    shouted = {
        english: word
        for _, english, _ in window_texts(SOURCE)
        for word in re.findall(r"(?<=[\w,;’)}] )[A-Z][a-z]+", english.replace("&", ""))
        if word not in names
    }
    assert shouted == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_words_in_every_language(language: str) -> None:
    """Whether its own or those of the language that it is a variety of."""
    said, english = window_texts(language), window_texts(SOURCE)
    assert [key for key in english if not all(said.get(key, [""]))] == []
    print(f"{LANGUAGES[language].name}: {len(said)} texts, {sum(1 for _ in rulebook_texts(language))} of rulebooks")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_plural_forms_as_the_language_has(language: str) -> None:
    forms = {len(said) for (_, english, _), said in window_texts(language).items() if "%n" in english}
    assert forms == {len(LANGUAGES[language].plurals)}
