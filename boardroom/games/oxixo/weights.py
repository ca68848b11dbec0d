"""What lines, marks and edges are worth, fitted to the results of games that the computer played against itself."""

from __future__ import annotations

from typing import Final

# A worth is for the player who has just moved; SCALE of it wins ten to one.
SCALE: Final = 70.0

# By [marks of the player who just moved][marks of the other] in a line: the four sides of the board,
EDGE: Final = (
    (-1, -4, -10, -16, 0),
    (2, -2, -3, -7, -13),
    (5, 2, -2, -4),
    (12, 2, 2),
    (23, 15),
)
# the lines next to them,
INNER: Final = (
    (1, -5, -7, -12, -19),
    (6, 0, -4, -8, -18),
    (8, 4, 0, -7),
    (13, 8, 6),
    (22, 20),
)
# the two through the middle,
CENTRE: Final = (
    (0, -6, -8, -12, -15),
    (7, 0, -5, -9, -14),
    (9, 5, 0, -7),
    (13, 9, 7),
    (16, 15),
)
# and the two diagonals.
DIAGONAL: Final = (
    (-1, -4, -3, -5, -2),
    (2, 0, -2, -3, -7),
    (3, 1, 0, -3),
    (4, 3, 2),
    (7, 6),
)

# By [how many cubes are marked][lead in marks of the player who just moved, -3 to 3]; FULLNESS says where rows begin.
FULLNESS: Final = (12, 17, 20, 22, 23, 24, 25)
LEAD: Final = (
    (-21, -34, -19, -7, 8, 20, 37),
    (-29, -22, -15, -4, 7, 16, 29),
    (-18, -9, -4, -3, 1, 9, 17),
    (-49, -18, -6, -2, 3, 16, 47),
    (-60, -40, -20, -1, 17, 35, 60),
    (-79, -48, -17, -2, 14, 46, 78),
    (-31, -63, -31, 1, 31, 61, 49),
    (-46, -42, -37, 2, 41, 50, 60),
)

# By the marks on the sixteen edge cells: of the player who just moved, and of the other.
OWN_EDGE: Final = (-6, -13, -9, -8, -6, -7, -6, -2, 5, 12, 17, 15, 1, 1, 1, 1, 1)
OTHER_EDGE: Final = (10, 10, 8, 7, 5, 6, 0, -4, -4, -5, -8, -13, -2, -2, -2, -2, -2)
