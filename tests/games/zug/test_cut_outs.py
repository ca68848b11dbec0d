"""Zug on paper: everything that is in the box, as often as it is there."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from boardroom.app.printing.cut_sheets import lay_out
from boardroom.app.printing.paper import PAPERS
from boardroom.games.zug.rules import Zug
from boardroom.games.zug.scene import FACE
from boardroom.games.zug.scene.cut_outs import COLUMNS, SPACE, spaces
from boardroom.games.zug.tables import ENGINEERS, NUMBER, TILES, WAGONS, edges
from tests.games.kit.cut import counted, picture

SEATS = range(1, max(Zug.seats) + 1)


def test_there_is_all_that_is_in_the_box(qapp: QApplication) -> None:
    counts = counted(FACE.sheets())
    assert counts == {
        **{name: tile.number for name, tile in TILES.items()},
        **{f"wagon-{seat}": WAGONS for seat in SEATS},
        **{f"engineer-{seat}": ENGINEERS for seat in SEATS},
        **{f"pawn-{seat}": 1 for seat in SEATS},
        "board": 1,
    }
    assert sum(counts[name] for name in TILES) == NUMBER


def test_everything_goes_on_every_paper(qapp: QApplication) -> None:
    for paper in PAPERS.values():
        tiles, tokens, board = (lay_out(sheet.pieces, paper) for sheet in FACE.sheets())
        assert (len(tiles), len(tokens), len(board)) == (5, 1, 1)


def test_a_row_of_wagons_is_a_colour(qapp: QApplication) -> None:
    for paper in PAPERS.values():
        (page,) = lay_out(FACE.sheets()[1].pieces, paper)
        rows: dict[float, set[str]] = {}
        for cut in page:
            if cut.piece.name.startswith("wagon"):
                rows.setdefault(cut.box.top(), set()).add(cut.piece.name)
        assert len(rows) == len(SEATS)
        assert all(len(names) == 1 for names in rows.values())


def test_tiles_have_track_on_their_sides_up_to_the_edge(qapp: QApplication) -> None:
    """On a side with track there is a rail at the very edge, and none on the others."""
    kinds = {piece.name: piece for piece in FACE.sheets()[0].pieces}
    for name, piece in kinds.items():
        image = picture(piece, 10)
        side, last = image.width(), image.width() - 4
        found = set()
        for edge, at in enumerate(((0, 4), (last, 0), (0, last), (4, 0))):
            across = [(x, at[1]) if edge % 2 == 0 else (at[0], x) for x in range(side)]
            dark = [image.pixelColor(*spot).lightness() < 70 for spot in across]
            middle = dark[round(side * 0.40) : round(side * 0.60)]
            if sum(middle) >= 4:  # two rails
                found.add(edge)
        turns = [turn for turn in range(4) if set(edges(name, turn)) == found]
        assert turns, (name, found)


def test_the_track_of_the_score_board_goes_from_space_to_space(qapp: QApplication) -> None:
    (piece,) = FACE.sheets()[2].pieces
    assert (piece.width, piece.height) == (COLUMNS * SPACE, spaces() // COLUMNS * SPACE)
    image = picture(piece, 10)

    def place(number: int) -> tuple[int, int]:
        row, column = divmod(number, COLUMNS)
        return (COLUMNS - 1 - column if row % 2 else column), row

    def tracked(one: int, other: int) -> bool:
        """Tell whether a rail crosses the edge between two spaces."""
        (x1, y1), (x2, y2) = place(one), place(other)
        x, y = (x1 + x2 + 1) / 2 * SPACE * 10, (y1 + y2 + 1) / 2 * SPACE * 10
        reach = range(-25, 26)
        spots = [(x + 4, y + by) if y1 == y2 else (x + by, y + 4) for by in reach]
        return any(image.pixelColor(round(a), round(b)).lightness() < 90 for a, b in spots)

    joined = {(one, one + 1) for one in range(spaces() - 1) if tracked(one, one + 1)}
    assert len(joined) == spaces() - 1
    above = [(one, other) for one in range(spaces()) for other in range(one + 2, spaces())]
    beside = [
        pair for pair in above if place(pair[0])[0] == place(pair[1])[0] and place(pair[1])[1] - place(pair[0])[1] == 1
    ]
    assert beside
    assert not any(tracked(*pair) for pair in beside)


def test_the_score_board_has_room_for_the_best_player(qapp: QApplication) -> None:
    """All wagons in cities, all engines between one's own stations, and a point for every sale."""
    assert spaces() > WAGONS * 3 + TILES["loco"].number * 3 + TILES["city"].number
