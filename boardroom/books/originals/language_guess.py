"""Which language a text is in, by its smallest words."""

from __future__ import annotations

from typing import Final

from boardroom.books.rulebook.folding import words

SMALL: Final = {
    "es": "el la los las de del que en un una y se su con por para al es lo cada si",
    "fr": "le la les des de du que qui un une et se sa son avec pour par au est ce chaque si",
    "en": "the of and a an to in is it with for by on each if his their you your may",
    "de": "der die das den dem des und ein eine zu im ist mit fur von auf jeder wenn sein nicht",
    "it": "il lo la gli le di del che in un una e si suo con per al ogni se ha",
    "pt": "o a os as de do da que em um uma e se seu com por para ao cada na no",
    "nl": "de het een en van in is dat die met voor op te zijn elke als niet aan",
}
ENOUGH: Final = 12  # small words before one can tell


def language_of(text: str) -> str:
    """Return the code of the language that a text seems to be in, or nothing."""
    found = [word.folded for word in words(text[:20_000])]
    small = {code: set(listed.split()) for code, listed in SMALL.items()}
    counts = sorted(((sum(word in small[code] for word in found), code) for code in small), reverse=True)
    (most, code), (second, _) = counts[:2]
    return code if most >= ENOUGH and most > second * 1.1 else ""
