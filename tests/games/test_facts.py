"""Facts that stand in several places are the same in all of them: rules and faces have them, the others repeat them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtWidgets import QApplication

from boardroom.books.rulebook.book import Block, plain
from boardroom.books.rulebook.library import library
from boardroom.core.door import OURS
from boardroom.core.game import Outcome
from boardroom.core.record import Player
from boardroom.games import game
from boardroom.games.oxixo import tables as oxixo
from boardroom.games.phoenix import tables as phoenix
from boardroom.games.switch import tables as switch
from boardroom.games.switcher import tables as switcher
from boardroom.games.zug import tables as zug
from boardroom.languages import LANGUAGES, base
from boardroom.ui.game.face import load_face
from boardroom.ui.style.translation import set_language

README: Final = Path(__file__).resolve().parents[2] / "README.md"
SPELLED: Final = {
    2: ("two", "dos", "deux"), 3: ("three", "tres", "trois"), 4: ("four", "cuatro", "quatre"),
    5: ("five", "cinco", "cinq"), 6: ("six", "seis", "six"), 8: ("eight", "ocho", "huit"),
    10: ("ten", "diez", "dix"), 13: ("thirteen", "trece", "treize"), 20: ("twenty", "veinte", "vingt"),
    23: ("twenty-three", "veintitrés", "vingt-trois"), 25: ("twenty-five", "veinticinco", "vingt-cinq"),
    30: ("thirty", "treinta", "trente"), 36: ("thirty-six", "treinta y seis", "trente-six"),
    40: ("forty", "cuarenta", "quarante"), 45: ("forty-five", "cuarenta y cinco", "quarante-cinq"),
    49: ("forty-nine", "cuarenta y nueve", "quarante-neuf"), 50: ("fifty", "cincuenta", "cinquante"),
    60: ("an hour", "una hora", "une heure"), 65: ("sixty-five", "sesenta y cinco", "soixante-cinq"),
    90: ("ninety", "noventa", "quatre-vingt-dix"),
}  # fmt: skip
EQUALS: Final = {  # for what reason a match may end in which all are equal
    "zug": "cities full", "switcher": "quiet", "phoenix": "points", "oxixo": "repetition", "switch": "",
}  # fmt: skip
AGE: Final = {"zug": 10}  # years, from the booklet
BOX: Final = {
    "oxixo": [oxixo.SIZE, oxixo.SIZE, oxixo.CELLS],
    "switcher": [
        switcher.CELLS, len(switcher.COLOURS), len(switcher.KINDS) * switcher.CARDS_EACH,
        len(switcher.DECKS), len(switcher.DECKS[0]),
    ],
    "phoenix": [phoenix.SPECTRUM, len(phoenix.COLOURS) * phoenix.PAWNS_EACH, sum(phoenix.CARDS.values())],
    "switch": [max(game("switch").seats), switch.LAST, switch.START_DICE],
    "zug": [
        zug.NUMBER, 5 * zug.WAGONS, zug.WAGONS, max(game("zug").seats), 5 * zug.ENGINEERS, zug.ENGINEERS,
        max(game("zug").seats),
    ],
}  # fmt: skip


@pytest.mark.parametrize("key", OURS)
def test_the_facts_of_every_game_are_known(key: str) -> None:
    assert key in BOX.keys() & EQUALS.keys(), f"{key} lacks tests/games/test_facts.py: what is in its box, and ties"


@pytest.fixture(params=LANGUAGES)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def numbers(text: str, language: str) -> list[int]:
    """Return the numbers above one that a text names, in digits or in words."""
    place = ("en", "es", "fr").index(base(language))
    known = {words[place]: number for number, words in SPELLED.items()}
    longest = sorted(known, key=len, reverse=True)
    found = re.findall(rf"\b(?:{'|'.join(longest)})\b|\d+", text.lower())
    return [number for each in found if (number := known.get(each) or int(each)) > 1]


def said(block: Block) -> str:
    return "\n".join(map(plain, block.parts))


def minutes(key: str) -> list[int]:
    """Return the shortest and the longest time that a face says."""
    return [int(number) for number in re.findall(r"\d+", load_face(key).minutes())]


def columns(key: str, language: str, table: str) -> list[tuple[str, ...]]:
    """Return a table of a rulebook without its header, column by column."""
    _, *rows = library().book(key, language).block(table).rows
    return list(zip(*(tuple(map(plain, row)) for row in rows), strict=True))


@pytest.mark.parametrize("key", BOX)
def test_who_can_play_and_how_long_it_takes(key: str, language: str) -> None:
    times, seats = minutes(key), game(key).seats
    told = numbers(said(library().book(key, language).block("players")), language)
    assert {min(seats), max(seats)} <= {*told}
    assert {*told} <= {*seats, *times, AGE.get(key, 2)}
    set_language("en")
    assert minutes(key) == times
    assert [*{*told} - {*seats, AGE.get(key)}] in ([], times, times[::-1], times[1:])


@pytest.mark.parametrize("key", BOX)
def test_what_is_in_the_box(key: str, language: str) -> None:
    assert numbers(said(library().book(key, language).block("box")), language) == BOX[key]


@pytest.mark.parametrize("key", BOX)
def test_the_set_up_promises_no_other_time(qapp: QApplication, key: str) -> None:
    set_language("en")
    face, rules, seats = load_face(key), game(key), game(key).seats[0]
    chosen: list[dict[str, Any]] = [
        {option.field: choice.value} for option in face.options(seats) for choice in option.choices
    ]
    texts = [face.summary(seats, rules.options(**each), [Player()] * seats)[1] for each in chosen]
    texts += map(said, library().book(key, "en").blocks)
    promised = {int(number) for text in texts for number in re.findall(r"about (\d+) min", text)}
    assert not promised or [min(promised), max(promised)] == minutes(key)


def test_the_tables_of_the_rulebooks_are_those_of_the_rules(language: str) -> None:
    assert [*map(int, columns("phoenix", language, "cards-table")[1])] == [*phoenix.CARDS.values()]
    assert [*map(int, columns("zug", language, "reconstructed-tiles")[-1])] == [
        tile.number for tile in zug.TILES.values()
    ]
    for kind, column in zip(("short", "long"), columns("switch", language, "dice-table")[1:], strict=True):
        for dice, cell in zip((3, 4, 5), column, strict=True):
            cards = [card for card, thrown in enumerate(switch.DICE[kind], 1) if thrown == dice]
            named = [int(number) for number in re.findall(r"\d+", cell)]
            assert (min(named), max(named)) == (cards[0], cards[-1])


@pytest.mark.parametrize("key", BOX)
def test_the_readme_knows_how_many_play(qapp: QApplication, key: str) -> None:
    set_language("en")
    title = load_face(key).title()
    (line,) = (line for line in README.read_text(encoding="utf-8").splitlines() if line.startswith(f"- **{title}**"))
    who = line.rpartition(", for ")[2].replace("two teams of two", "four")
    assert {*numbers(who, "en")} == {min(game(key).seats), max(game(key).seats)}


@pytest.mark.parametrize("key", BOX)
def test_equals_share_the_win_where_the_rulebook_says_so(key: str, language: str) -> None:
    """And only there is what nobody wins alone no draw."""
    shares, shared = {
        "en": ("share the win", "shared win"),
        "es": (r"compart\w+ la victoria", "victoria compartida"),
        "fr": (r"partag\w+ la victoire|victoire est partagée", "victoire partagée"),
    }[base(language)]
    face, seats = load_face(key), game(key).seats[0]
    booked = any(re.search(shares, said(block)) for block in library().book(key, language).blocks)
    assert face.shares_wins == booked
    if reason := EQUALS[key]:
        equals = Outcome((1,) * seats, reason, (7,) * seats)
        title, _ = face.say_outcome(equals, [Player()] * seats, game(key).options())
        assert (shared in title.lower()) == booked
