"""Switch's printed parts: dice for each card, and the faces of the Switch die."""

from __future__ import annotations

from typing import Final

LAST: Final = 16  # the card that wins
KLICK: Final = 9  # from here on a fall goes back only this far
START_DICE: Final = 5

# How many dice each top card asks for. Reconstructed above 12: correct it here if you own the cards.
DICE: Final = {
    "short": (3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5),
    "long": (3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5),
}

GREEN, RED, BLOCK, BLANK = "g", "r", "b", "-"
FACES: Final = (GREEN, RED, BLOCK, BLOCK, BLANK, BLANK)  # of the Switch die
FACE_CHANCES: Final = {face: FACES.count(face) / len(FACES) for face in (GREEN, RED, BLOCK, BLANK)}
