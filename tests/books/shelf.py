"""The rulebooks that ship, the games that they are about, and what the booklets say."""

from __future__ import annotations

import json
from pathlib import Path

from boardroom.books.library import LANGUAGES, library
from boardroom.games import GAMES

HERE = Path(__file__).parent
CHECKLIST: dict[str, dict[str, str]] = json.loads((HERE / "checklist.json").read_text(encoding="utf-8"))
LIBRARY = library()
KEYS = [game.key for game in GAMES]

PENDING: set[str] = set()  # games whose rulebook is still to be written; at the end none
COMING: set[str] = set()  # games that are not in the program yet; at the end none

# Whatever is there is looked at; what compares languages, those games alone that have all of them.
PAGES = [(game, language) for game in LIBRARY.games for language in LIBRARY.languages(game)]
COMPLETE = [game for game in LIBRARY.games if LIBRARY.languages(game) == LANGUAGES]
PLAYABLE = [game for game in COMPLETE if game in KEYS]
