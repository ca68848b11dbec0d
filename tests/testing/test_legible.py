"""The checker finds what can't be read, however it is painted, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QLabel, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from boardroom.testing.legible import flaws
from boardroom.testing.written import texts
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.paint.painting import Art, picture
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import font
from boardroom.ui.table.picture_item import PictureItem

WORDS = "a sentence of seven words or so"


class Page(QWidget):
    """Somewhere to put things."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        load_fonts()
        self.setFont(font(14))
        self.resize(400, 300)
        qtbot.addWidget(self)

    def label(self, words: str, x: int, y: int, wide: int = 0, high: int = 0) -> QLabel:
        made = QLabel(words, self)
        made.setGeometry(x, y, wide or made.sizeHint().width(), high or made.sizeHint().height())
        return made

    def scene(self) -> QGraphicsScene:
        scene = QGraphicsScene(0, 0, 300, 200)
        view = QGraphicsView(scene, self)
        view.setGeometry(20, 20, 320, 220)
        view.setStyleSheet("background: transparent")
        scene.setParent(view)
        return scene

    def found(self) -> list[tuple[str, str]]:
        self.show()
        return [(flaw.what, flaw.text) for flaw in flaws(self)]


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    return Page(qtbot)


class Painted(QWidget):
    """Paints its words itself, shortened where they have no room."""

    def __init__(self, parent: QWidget, tip: str) -> None:
        super().__init__(parent)
        self.setGeometry(10, 10, 100, 30)
        set_tip(self, tip)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = painter.fontMetrics().elidedText(WORDS, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, shown)


class Lid(QWidget):
    """Lies over what is below it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor("white"))


def test_a_page_with_room_for_everything_has_no_flaws(page: Page) -> None:
    page.label(WORDS, 10, 10)
    page.label(WORDS, 10, 40)
    QPushButton("Thinking…", page).move(10, 80)
    page.scene().addSimpleText(WORDS, font(14)).setPos(10, 150)
    assert page.found() == []
    assert [one.text for one in texts(page)] == [WORDS, WORDS, "Thinking…", WORDS]


@pytest.mark.parametrize(
    "make",
    [
        lambda page: page.label(WORDS, 10, 10, wide=60),
        lambda page: page.label(WORDS, 10, 10, high=7),
        lambda page: page.label(WORDS, 350, 10),
        lambda page: page.label(f"{WORDS} {WORDS}", 10, 10, wide=150, high=20).setWordWrap(True),
        lambda page: QPushButton(WORDS, page).setFixedWidth(60),
        lambda page: page.scene().addSimpleText(WORDS, font(14)).setPos(250, 100),
    ],
)
def test_what_has_no_room_is_cut(page: Page, make: Callable[[Page], object]) -> None:
    make(page)
    assert {what for what, _ in page.found()} == {"cut"}


def test_rows_that_can_be_scrolled_are_not_cut(page: Page) -> None:
    rows = QListWidget(page)
    rows.setGeometry(10, 10, 200, 50)
    rows.addItems([WORDS] * 9)
    assert page.found() == []


def test_what_is_shortened_wants_a_tip_with_the_whole(page: Page) -> None:
    painted = Painted(page, "")
    assert [what for what, _ in page.found()] == ["shortened"]
    set_tip(painted, f"{WORDS}, and more")
    assert page.found() == []


def test_words_over_words_are_found_whoever_writes_them(page: Page) -> None:
    page.label("below", 10, 10)
    page.label("above", 14, 12)
    scene = page.scene()
    scene.addSimpleText("under", font(14)).setPos(100, 100)
    scene.addSimpleText("over", font(14)).setPos(105, 104)
    assert page.found() == [("overlapped by “above”", "below"), ("overlapped by “over”", "under")]


def test_a_shadow_of_the_same_words_is_no_overlap(page: Page) -> None:
    page.label("shadow", 10, 10)
    page.label("shadow", 11, 11)
    assert page.found() == []


def test_what_lies_under_a_card_may_be_cut_but_not_mixed_up(page: Page) -> None:
    scene = page.scene()
    scene.addSimpleText(WORDS, font(14)).setPos(10, 10)
    scene.addRect(0, 0, 400, 40, Qt.PenStyle.NoPen, QBrush(QColor("white")))
    scene.addSimpleText("card", font(14)).setPos(10, 10)
    assert page.found() == []
    assert [one.text for one in texts(page)] == ["card"]


def test_a_caption_in_a_kept_picture_is_seen(page: Page) -> None:
    box = QRectF(0, 0, 80, 30)
    item = PictureItem(box, 0)

    def caption(art: Art) -> None:
        art.text(4, 20, WORDS, 14, "black", most=70)

    item.display(lambda scale: picture(box, scale, caption))
    page.scene().addItem(item)
    assert [what for what, _ in page.found()] == ["shortened"]
    set_tip(item, WORDS)
    assert page.found() == []


def test_a_kept_picture_cuts_what_goes_beyond_it(page: Page) -> None:
    box = QRectF(0, 0, 80, 30)
    item = PictureItem(box, 0)

    def caption(art: Art) -> None:
        art.text(4, 20, WORDS, 14, "black")

    item.display(lambda scale: picture(box, scale, caption))
    page.scene().addItem(item)
    assert page.found() == [("cut", WORDS)]


def test_another_widget_over_words_covers_them(page: Page) -> None:
    page.label(WORDS, 10, 10)
    Lid(page).setGeometry(80, 0, 300, 60)
    assert page.found() == [("covered", WORDS)]


def test_what_is_nowhere_to_be_seen_is_outside(page: Page) -> None:
    page.label("lost", 500, 10)
    page.label("squeezed", 10, 10).setFixedHeight(0)
    page.scene().addSimpleText("off the table", font(14)).setPos(900, 0)
    assert page.found() == [("outside", "lost"), ("outside", "off the table"), ("outside", "squeezed")]
