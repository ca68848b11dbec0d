"""The words: all that people read can be translated, and is."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtWidgets import QApplication

from boardroom.languages import SOURCE
from boardroom.testing.faces import FaceTests, lacking_face
from boardroom.testing.sources import Text, texts
from boardroom.ui.style.translation import translated

BLANKS = re.compile(r"\{\w*(?:[:!][^}]*)?\}|%n|%\d")


def flaw(text: Text, language: str) -> str:
    """Say what is wrong with a text in a language, if anything."""
    for number in (1, 2) if text.plural else (-1,):
        words = translated(language, text.context, text.source, text.comment, number)
        if not words:
            return "it has no words"
        # For one thing it may say "one" instead of the number, which Qt has filled in.
        differ = set(BLANKS.findall(words)) ^ set(BLANKS.findall(text.source))
        if differ - {"%n"}:
            return f"its blanks are others: {words}"
    return ""


class WordTests(FaceTests):
    """Looks for the translation of every text in a game's package."""

    @classmethod
    def each_spoken(cls) -> Mapping[str, str]:
        """List the languages, if there is a face to speak them."""
        return {} if lacking_face(cls.game) else {language: language for language in cls.languages}

    def test_every_text_can_be_translated(self) -> None:
        for _ in texts(self.game):
            pass

    def test_every_text_is_translated(self, qapp: QApplication, spoken: str) -> None:
        self.face()  # brings its words along
        asked = [text for text in texts(self.game) if text.plural or spoken != SOURCE]
        flaws = {(text.place, text.source): why for text in asked if (why := flaw(text, spoken))}
        assert flaws == {}
