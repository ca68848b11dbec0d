"""Switch to cut out: a pile of cards for each player, dice to fold, the token, and what is good to know."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene.geometry import CARD
from boardroom.games.switch.scene.pieces.cards import paint_card
from boardroom.games.switch.scene.pieces.dice import IRON, IVORY, PLACES, paint_flat
from boardroom.games.switch.scene.pieces.token import paint_top
from boardroom.games.switch.scene.throw_words import number_word
from boardroom.games.switch.scene.words import face_meaning, face_word
from boardroom.games.switch.state import SwitchOptions
from boardroom.games.switch.tables import DICE, FACES, LAST, START_DICE
from boardroom.ui.game.cut_outs import Painting, Piece, Sheet, cube, fitted
from boardroom.ui.paint.painting import Art
from boardroom.ui.style.theme import LIGHT
from boardroom.ui.table.table_dice import DieLook

translate = QCoreApplication.translate

# All in millimetres.
WIDE: Final = 46.0  # a card
SIDE: Final = 18.0  # a die
TOKEN: Final = 34.0  # across
TABLE: Final = 88.0  # the width of a table
_FACE: Final = 100.0  # of a die, in its own units
_TABLE: Final = QRectF(0, 0, 352, 372)  # in units in which the words have their usual sizes
_NET: Final = (1, 4, 2, 3, 5, 6)  # the places of a die's values: above, around from the left, below


def _card(card: int, dice: int) -> Painting:
    return fitted(CARD, lambda painter: paint_card(Art(painter), card, dice, LIGHT))


def _cards() -> tuple[Piece, ...]:
    """Return the piles one after the other: each fills a page."""
    dice, high = DICE[SwitchOptions().dice], WIDE * CARD.height() / CARD.width()
    pile = [Piece(f"card-{card}", WIDE, high, _card(card, dice[card - 1])) for card in range(1, LAST + 1)]
    return tuple(pile * max(Switch.seats))


def _die(name: str, look: DieLook, count: int = 1) -> Piece:
    def face(value: int) -> Painting:
        return fitted(QRectF(0, 0, _FACE, _FACE), lambda painter: paint_flat(Art(painter), value, _FACE, look))

    return cube(name, SIDE, [face(value) for value in _NET], count)


def _token() -> Piece:
    return Piece("token", TOKEN, TOKEN, fitted(QRectF(-36, -36, 72, 72), lambda p: paint_top(Art(p), 36)), 1, "round")


def _asked(game: str, dice: int) -> str:
    """Say which cards ask for so many dice; they follow each other."""
    cards = [card for card, asked in enumerate(DICE[game], 1) if asked == dice]
    return f"{cards[0]}–{cards[-1]}"


def _paint_table(painter: QPainter) -> None:
    """Paint how many dice each card asks for, and what the faces of the Switch die do."""
    art, right = Art(painter), _TABLE.right() - 20
    columns = {
        "short": (250.0, translate("Switch", "Short game")),
        "long": (right, translate("Switch", "Long game")),
    }
    art.text(20, 34, translate("Switch", "Dice for each card"), 16, LIGHT.ink, bold=True, most=right - 20)
    for x, name in columns.values():
        art.text(x, 60, name, 12, LIGHT.muted, anchor="end", most=100)
    y = 60.0
    for dice in sorted({*DICE["short"], *DICE["long"]}):
        art.rect(20, y + 9, right - 20, 1, fill=LIGHT.line)
        y += 32
        art.text(20, y, number_word(dice), 14, LIGHT.ink, most=120)
        for game, (x, _) in columns.items():
            art.text(x, y, _asked(game, dice), 16, LIGHT.ink, bold=True, anchor="end")
    y += 36
    for face, place in PLACES.items():
        with art.at(20, y, 0.36):
            paint_flat(art, place, _FACE, IRON)
        name = f"{FACES.count(face)} × {face_word(face)}"
        art.text(70, y + 23, name, 14, LIGHT.ink, bold=True, most=110)
        art.text(right, y + 23, face_meaning(face), 14, LIGHT.ink, anchor="end", most=145)
        y += 44


def sheets() -> tuple[Sheet, ...]:
    """Return everything to cut out."""
    high = TABLE * _TABLE.height() / _TABLE.width()
    return (
        Sheet(
            translate("Switch", "Cards"),
            translate("Switch", "Print them on card, or put the paper in sleeves."),
            _cards(),
        ),
        Sheet(
            translate("Switch", "Dice"),
            translate(
                "Switch",
                "Score the lines, fold along them, and glue the flaps. Ordinary dice will do for the white ones.",
            ),
            (_die("switch-die", IRON), _die("die", IVORY, START_DICE)),
        ),
        Sheet(
            translate("Switch", "Block token and tables"),
            translate("Switch", "Glue the page onto card before you cut."),
            (_token(), Piece("table", TABLE, high, fitted(_TABLE, _paint_table), max(Switch.seats))),
        ),
    )
