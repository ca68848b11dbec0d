"""Switch on paper: everything that is in the box, as often as it is there."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from boardroom.app.printing.cut_sheets import lay_out
from boardroom.app.printing.paper import PAPERS
from boardroom.games.switch.rules import Switch
from boardroom.games.switch.scene import FACE
from boardroom.games.switch.scene.cut_outs import SIDE
from boardroom.games.switch.scene.pieces.dice import SIGNS
from boardroom.games.switch.tables import FACES, LAST, START_DICE
from boardroom.ui.game.cut_outs import FLAP, Piece
from boardroom.ui.table.solid import NORMALS
from tests.games.kit.cut import counted, picture


def pieces() -> dict[str, Piece]:
    return {piece.name: piece for sheet in FACE.sheets() for piece in sheet.pieces}


def test_there_is_all_that_is_in_the_box(qapp: QApplication) -> None:
    counts = counted(FACE.sheets())
    seats = max(Switch.seats)
    assert counts == {
        **{f"card-{card}": seats for card in range(1, LAST + 1)},
        "switch-die": 1, "die": START_DICE, "token": 1, "table": seats,
    }  # fmt: skip


def test_every_page_of_cards_is_a_pile(qapp: QApplication) -> None:
    for paper in PAPERS.values():
        pages = lay_out(FACE.sheets()[0].pieces, paper)
        for page in pages:
            assert [cut.piece.name for cut in page] == [f"card-{card}" for card in range(1, LAST + 1)]
        assert len(pages) == max(Switch.seats)


def test_everything_goes_on_every_paper(qapp: QApplication) -> None:
    for paper in PAPERS.values():
        for sheet in FACE.sheets()[1:]:
            assert len(lay_out(sheet.pieces, paper)) == 1


def test_cards_differ(qapp: QApplication) -> None:
    pictures = [picture(piece, 2) for name, piece in pieces().items() if name.startswith("card")]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_the_switch_die_has_its_six_faces(qapp: QApplication) -> None:
    assert Counter(SIGNS.values()) == Counter(FACES)
    image = picture(pieces()["switch-die"], 10)

    def sign_color(column: int, row: int) -> QColor:
        x, y = (column + 0.5) * SIDE, FLAP + (row + 0.5) * SIDE
        return image.pixelColor(round((x - 0.3 * SIDE) * 10), round(y * 10))  # on the plate, beside the sign

    green, red = sign_color(1, 1), sign_color(3, 1)
    assert green.green() > green.red() + 40
    assert red.red() > red.green() + 40
    for gold in (sign_color(1, 0), sign_color(1, 2)):
        assert gold.red() > gold.blue() + 60
        assert gold.green() > gold.blue() + 40
    for blank in (sign_color(0, 1), sign_color(2, 1)):
        assert blank.saturation() < 80


def test_opposite_faces_of_a_folded_die_make_seven(qapp: QApplication) -> None:
    """The net's left and right, front and back, above and below are those of the dice on the screen."""
    image = picture(pieces()["die"], 10)

    def dark(column: int, row: int) -> int:
        left, top, side = column * SIDE * 10, (FLAP + row * SIDE) * 10, SIDE * 10
        spots = {(across, down) for across in range(3) for down in range(3)}

        def is_dark(across: int, down: int) -> bool:
            x, y = left + side * (0.5 + (across - 1) * 0.255), top + side * (0.5 + (down - 1) * 0.255)
            return image.pixelColor(round(x), round(y)).lightness() < 90

        return sum(is_dark(*spot) for spot in spots)

    shown = {dark(*place) for place in ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))}
    assert shown == set(NORMALS)
    assert dark(1, 0) + dark(1, 2) == dark(0, 1) + dark(2, 1) == dark(1, 1) + dark(3, 1) == 7
