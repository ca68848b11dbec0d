"""Pieces to cut out: as many as the games' tables say, true to size, and nothing across the edge of the paper."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.printing.cut_sheets import FOOT, HEAD, MARGIN, MEASURE, Cut, cut_sheets, lay_out, marks
from boardroom.app.printing.paper import A4, PAPERS, Paper, Printout
from boardroom.app.printing.printouts import Order, PrintShop
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.games.oxixo.tables import CELLS as CUBES
from boardroom.games.phoenix import tables as phoenix
from boardroom.games.switcher import tables as switcher
from boardroom.languages import LANGUAGES
from boardroom.ui.game.cut_outs import FLAP, Piece, Sheet, cube
from boardroom.ui.game.face import load_face
from boardroom.ui.style import translation
from boardroom.ui.style.fonts import load_fonts
from tests.app.pdf import Pdf
from tests.games.kit.cut import counted
from tests.games.kit.shown_games import WITH_FACE
from tests.ui.table.pebbles import PebbleFace, Pebbles

KEYS = [game.key for game in WITH_FACE]
LARGEST = 1100  # pixels: shadows and glows alone are pictures
papers = pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load_fonts()


def red(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, QColor("red"))


def counts(game: str) -> Counter[str]:
    """How many of each piece a game's sheets have."""
    return counted(load_face(game).sheets())


# ---------------------------------------------------------------- the games


def test_oxixo_has_all_cubes() -> None:
    found = counts("oxixo")
    assert found == {
        "board": 1, "cube": CUBES, "blank": CUBES, "cross": CUBES, "cross-dot": CUBES, "circle": CUBES,
        "circle-dot": CUBES,
    }  # fmt: skip
    assert CUBES == 25


def test_phoenix_has_all_cards_pawns_and_cubes() -> None:
    found = counts("phoenix")
    assert {card: found[card] for card in phoenix.CARDS} == phoenix.CARDS
    assert sum(phoenix.CARDS.values()) == 50
    assert [found[f"pawn-{colour}"] for colour in phoenix.COLOURS] == [phoenix.PAWNS_EACH] * 6
    assert [found[f"cube-{colour}"] for colour in phoenix.COLOURS] == [1] * phoenix.SPECTRUM
    assert found["board"] == 1
    assert found["points"]


def test_el_switcher_has_all_drawers_movements_and_decks() -> None:
    found = counts("switcher")
    assert [found[colour] for colour in switcher.COLOURS] == [switcher.TILES_EACH] * 4
    assert [found[kind] for kind in switcher.KINDS] == [switcher.CARDS_EACH] * 7
    assert found["board"] == 1
    decks = [[piece.name for piece in sheet.pieces] for sheet in load_face("switcher").sheets()[-4:]]
    assert [tuple(deck) for deck in decks] == list(switcher.DECKS)
    assert sum(map(len, decks)) == 92


@pytest.mark.parametrize("game", KEYS)
def test_every_game_can_be_made_of_paper(game: str) -> None:
    assert load_face(game).sheets()
    assert "pieces" in PrintShop(Rulebooks(GameCatalogue())).offers(game)


@papers
@pytest.mark.parametrize("game", KEYS)
def test_pieces_lie_apart_and_on_the_paper(game: str, paper: Paper) -> None:
    for sheet in load_face(game).sheets():
        pages = lay_out(sheet.pieces, paper)
        placed = Counter(piece.name for page in pages for _, piece in page)
        assert placed == counted([sheet])
        room = QRectF(MARGIN, MARGIN + HEAD, paper.width - 2 * MARGIN, paper.height - 2 * MARGIN - HEAD - FOOT)
        for page in pages:
            for box, piece in page:
                assert (box.width(), box.height()) == (piece.width, piece.height)
                assert room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box)
            for (one, _), (other, _) in combinations(page, 2):
                both = one.intersected(other)
                assert both.width() * both.height() < 0.01


@papers
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYS)
def test_what_to_do_fits_above_the_pieces(game: str, language: str, paper: Paper) -> None:
    with translation.speaking(language):
        face = load_face(game)
        for leaf in cut_sheets(face.title(), face.sheets(), paper):
            page = leaf.paint.__self__  # type: ignore[attr-defined]
            assert len(page.hint_lines()) <= 2


@pytest.mark.parametrize("game", KEYS)
def test_pieces_are_shapes_and_letters(game: str, tmp_path: Path) -> None:
    order = Order(game, "pieces", "es", A4)
    file = tmp_path / "pieces.pdf"
    PrintShop(Rulebooks(GameCatalogue())).make(order).write_pdf(file)
    pdf = Pdf(file)
    assert pdf.pages
    assert "AtkinsonHyperlegible-Bold" in pdf.fonts or "AtkinsonHyperlegible-Regular" in pdf.fonts
    assert all(max(size) <= LARGEST for size in pdf.pictures)


# ---------------------------------------------------------------- laying out


@papers
def test_a_card_of_50_mm_is_50_mm(paper: Paper, tmp_path: Path) -> None:
    sheet = Sheet("Cards", "Cut.", (Piece("card", 50, 70, red, 2),))
    file = tmp_path / "cards.pdf"
    Printout("Cards", paper, cut_sheets("Game", [sheet], paper)).write_pdf(file)
    pdf = Pdf(file)
    sizes = [shape.size for shape in pdf.shapes(0)]
    assert sum(size == pytest.approx((50, 70), abs=0.05) for size in sizes) >= 2
    assert any(size == pytest.approx((MEASURE, 0), abs=0.05) for size in sizes)
    assert pdf.pages == [pytest.approx((paper.width, paper.height), abs=0.3)]


def test_cards_share_their_cuts_and_discs_do_not() -> None:
    (page,) = lay_out([Piece("card", 40, 60, red, 4)], A4)
    assert [cut.box.x() for cut in page] == [25, 65, 105, 145]
    (page,) = lay_out([Piece("disc", 40, 40, red, 3, "round")], A4)
    first, second, third = (cut.box for cut in page)
    assert second.left() - first.right() == third.left() - second.right() == 2


def test_rows_are_about_equally_long() -> None:
    (page,) = lay_out([Piece("tile", 25, 25, red, 36)], A4)
    assert Counter(cut.box.y() for cut in page) == {box.y(): 6 for box, _ in page}


def test_a_piece_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="larger than A4"):
        lay_out([Piece("board", 300, 100, red)], A4)
    with pytest.raises(ValueError, match="larger than A4"):
        lay_out([Piece("board", 100, 290, red)], A4)


def test_cut_marks_stand_outside() -> None:
    cuts = [
        Cut(QRectF(50, 50, 40, 60), Piece("card", 40, 60, red)),
        Cut(QRectF(90, 50, 40, 60), Piece("card", 40, 60, red)),
    ]
    found = marks(cuts)
    assert len(found) == 2 * 3 + 2 * 2  # above and below at three cuts, left and right at two
    for mark in found:
        assert not any(cut.box.contains(mark.center()) for cut in cuts)
    assert marks([Cut(QRectF(0, 0, 9, 9), Piece("disc", 9, 9, red, 1, "round"))]) == []


def test_a_cube_has_six_faces_and_seven_flaps(tmp_path: Path) -> None:
    drawn: list[QRectF] = []
    piece = cube("die", 20, [lambda painter, box: drawn.append(box)] * 6)
    assert (piece.width, piece.height) == (80 + FLAP, 60 + 2 * FLAP)
    file = tmp_path / "die.pdf"
    Printout("Die", A4, cut_sheets("Game", [Sheet("Die", "Fold.", (piece,))], A4)).write_pdf(file)
    assert len({(box.x(), box.y()) for box in drawn}) == 6
    squares = [shape for shape in Pdf(file).shapes(0) if shape.size == pytest.approx((20, 20), abs=0.05)]
    assert len(squares) == 6


def test_pieces_are_painted_in_the_language_that_was_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    """The window may speak another by then: a preview is painted when it is seen."""
    spoken: list[str] = []

    class Paper(PebbleFace):
        def sheets(self) -> tuple[Sheet, ...]:
            spoken.append(translation.language())
            return (Sheet("Pebbles", "", (Piece("pebble", 9, 9, self.paint_pebble),)),)

        def paint_pebble(self, painter: QPainter, box: QRectF) -> None:
            spoken.append(translation.language())

    translation.set_language("en")
    shop = PrintShop(Rulebooks(GameCatalogue(((Pebbles(), Paper()),))))
    assert shop.offers("pebbles") == ("pieces",)
    spoken.clear()
    made = shop.make(Order("pebbles", "pieces", "fr"))
    assert spoken == ["fr"]
    made.write_pdf(tmp_path / "pebbles.pdf")
    assert spoken == ["fr", "fr"]
    assert translation.language() == "en"
