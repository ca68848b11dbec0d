"""The languages that Boardroom speaks. A further one is a line here and its translation; nothing else lists them."""

from __future__ import annotations

from typing import Final

SOURCE: Final = "en"  # what the sources are written in, and what is spoken where nothing else is understood
LANGUAGES: Final = {  # in their own words
    SOURCE: "English",
    "es": "Español",
    "fr": "Français",
}
_FOREIGN: Final = {  # people may have booklets in them
    "de": "Deutsch",
    "it": "Italiano",
    "pt": "Português",
    "nl": "Nederlands",
}


def book_order() -> list[str]:
    """List our languages as books offer them: English last, for the games' own booklets speak the others."""
    return sorted(LANGUAGES, key=SOURCE.__eq__)


def name_of(language: str) -> str:
    """Return what a language calls itself, or its code where we don't know it."""
    return LANGUAGES.get(language) or _FOREIGN.get(language, language)
