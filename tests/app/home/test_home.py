"""The home screen: with one game and with five, with nothing on the table and with a lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.catalogue import Boxed, GameCatalogue
from boardroom.app.home.cards import AIR, GameCard
from boardroom.app.home.screen import FEW, MANY, MOST, HomeScreen
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.app.settings.preferences import Preferences, Settings, Setup
from boardroom.core.store import Store
from boardroom.ui.kit.stops import stops
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import Theme
from tests.app.hands import click, key
from tests.app.houses import BOT, ONE, YOU, begun
from tests.app.ways import Ways, asked
from tests.ui.table.pebbles import FIVE, PebbleFace, Pebbles

Make = Callable[..., HomeScreen]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    """Make home screens of some size, with some games and some saves."""
    load_fonts()
    motion.set_motion("off")
    appearance().apply("light", 1.0)
    made: list[HomeScreen] = []

    def home(
        boxes: tuple[Boxed, ...] = ONE, saves: int = 0, width: int = 1280, height: int = 724, **settings: Any
    ) -> HomeScreen:
        catalogue = GameCatalogue(boxes)
        store = Store(tmp_path / "games", catalogue.game)
        for i in range(saves):
            store.save(begun(1 + i).record())
        page = HomeScreen(Ways().navigator, catalogue, store, Preferences(Settings(**settings)), Rulebooks(catalogue))
        page.resize(width, height)
        page.refresh()
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        for _ in range(3):
            QApplication.processEvents()
        made.append(page)
        return page

    yield home
    appearance().apply("light", 1.0)
    for page in made:
        shiboken6.delete(page)


def on_page(page: HomeScreen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page.viewport(), QPointF(0, 0)).toPoint(), widget.size())


def boxes_of(page: HomeScreen) -> list[GameCard]:
    assert page.boxes is not None
    return page.boxes.cards


# -------------------------------------------------------------------- the games


def test_five_games_stand_as_in_the_design(make: Make) -> None:
    page = make(FIVE, saves=2)
    places = [on_page(page, card).adjusted(AIR, AIR, -AIR, 0) for card in boxes_of(page)]
    assert [place.left() for place in places] == [40, 284, 528, 772, 1016]
    assert {place.width() for place in places} == {224}
    assert page.verticalScrollBar().maximum() == 0


def test_in_a_small_window_they_are_smaller_but_still_in_one_row(make: Make) -> None:
    page = make(FIVE, width=1024, height=564)
    places = [on_page(page, card) for card in boxes_of(page)]
    assert len({place.top() for place in places}) == 1
    assert places[-1].right() - AIR < 1024
    assert page.verticalScrollBar().maximum() > 0 or places[0].bottom() < 564


def test_large_letters_take_more_rows_and_nothing_is_cut_off(make: Make) -> None:
    appearance().apply("light", 2.0)
    page = make(FIVE, saves=1, width=800, height=500)
    sheet = page.sheet.rect()
    for card in boxes_of(page):
        assert sheet.contains(QRect(card.mapTo(page.sheet, QPointF(0, 0)).toPoint(), card.size()))
    assert page.horizontalScrollBar().maximum() == 0


def test_a_card_asks_for_a_new_game_by_mouse_and_by_key(make: Make) -> None:
    page = make(FIVE)
    cards = boxes_of(page)
    click(cards[3])
    cards[4].setFocus(Qt.FocusReason.TabFocusReason)
    key(cards[4], Qt.Key.Key_Space)
    assert asked(page) == [("new_game", "pebbles"), ("new_game", "zug")]
    assert cards[3].accessibleName() == "Pebbles"
    assert "2 or 4 players" in cards[3].accessibleDescription()


def test_a_card_rises_under_the_pointer_and_shows_the_focus(make: Make) -> None:
    card = boxes_of(make(FIVE))[1]
    still = card.grab().toImage()
    card.enterEvent(QEnterEvent(QPointF(50, 50), QPointF(50, 50), QPointF(50, 50)))
    raised = card.grab().toImage()
    assert raised != still
    card.leaveEvent(QEvent(QEvent.Type.Leave))
    assert card.grab().toImage() == still
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert card.grab().toImage() != still


def test_a_lonely_game_gets_the_wide_card(make: Make) -> None:
    page = make(ONE)
    assert page.boxes is None
    assert page.wide_card is not None
    assert page.wide_card.play.text() == "Play level 2"
    page.wide_card._slider.setValue(4)
    assert page.wide_card.play.text() == "Play level 4"
    click(page.wide_card.play)
    ((what, key_, setup),) = asked(page)
    assert (what, key_) == ("start", "pebbles")
    assert [(player.kind, player.level) for player in setup.players] == [("human", None), ("bot", 4)]


def test_the_last_set_up_is_proposed_again(make: Make) -> None:
    last = Setup(players=[BOT, YOU], options={"heap": 21})
    page = make(ONE, setups={"pebbles": last})
    assert page.wide_card is not None
    assert page.wide_card.play.text() == "Play level 3 again"
    assert page.wide_card.setup() == last
    page.wide_card._slider.setValue(5)
    assert [player.level for player in page.wide_card.setup().players] == [5, None]
    assert page.wide_card.setup().options == {"heap": 21}


def test_the_name_of_the_person_is_used(make: Make) -> None:
    page = make(ONE, name="Ana")
    assert page.wide_card is not None
    assert page.wide_card.setup().players[0].name == "Ana"


# -------------------------------------------------------------------- many games


class Counting(PebbleFace):
    """A face that counts how often its cover is painted."""

    painted = 0

    def paint_cover(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        self.painted += 1
        super().paint_cover(painter, rect, theme)


def shelf_of(number: int) -> tuple[Boxed, ...]:
    """Pebbles and so many others that all games together are that number."""
    others = [(Pebbles(f"stones{letter}"), Counting(f"stones{letter}")) for letter in ascii_lowercase[: number - 1]]
    return (*ONE, *others)


def columns_of(page: HomeScreen) -> int:
    """Return how many boxes stand in the first row."""
    tops = [card.y() for card in boxes_of(page)]
    return tops.count(tops[0])


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize(("width", "height"), [(800, 500), (1024, 564), (1280, 724), (1920, 1000)])
@pytest.mark.parametrize("number", [2, 6, 8, 24])
def test_any_number_of_games_stands_in_rows(make: Make, number: int, width: int, height: int, scale: float) -> None:
    appearance().apply("light", scale)
    page = make(shelf_of(number), saves=1, width=width, height=height)
    cards, across = boxes_of(page), columns_of(page)
    sheet = page.sheet.rect()
    for card in cards:
        assert sheet.contains(QRect(card.mapTo(page.sheet, QPointF(0, 0)).toPoint(), card.size()))
    rows = [cards[start : start + across] for start in range(0, number, across)]
    for row, after in pairwise(rows):
        assert max(card.geometry().bottom() - AIR for card in row) < min(card.y() + AIR for card in after)
    assert {card.width() for card in cards} == {cards[0].width()}
    assert page.horizontalScrollBar().maximum() == 0


def test_arrow_keys_walk_over_the_boxes_and_the_page_follows(make: Make, qtbot: QtBot) -> None:
    page = make(shelf_of(23), width=1024, height=564)
    cards, across = boxes_of(page), columns_of(page)
    assert across == 5
    cards[1].setFocus(Qt.FocusReason.TabFocusReason)

    def press(*keys: Qt.Key) -> int:
        for one in keys:
            focus = QApplication.focusWidget()
            assert focus is not None
            key(focus, one)
        (here,) = [i for i, card in enumerate(cards) if card.hasFocus()]
        return here

    arrow = Qt.Key
    assert press(arrow.Key_Right) == 2
    assert press(arrow.Key_Left, arrow.Key_Left) == 0
    assert press(arrow.Key_Down, arrow.Key_Right) == across + 1
    assert press(arrow.Key_Up) == 1
    assert press(*[arrow.Key_Right] * 3, *[arrow.Key_Down] * 4) == 22  # the last row is shorter
    seen = page.viewport().rect()
    assert seen.contains(on_page(page, cards[22]).center())
    assert press(*[arrow.Key_Up] * 4) == 2
    assert seen.contains(on_page(page, cards[2]).center())


def test_at_the_edge_arrow_keys_go_on_as_tab_does(make: Make) -> None:
    page = make(shelf_of(5), saves=1)
    cards = boxes_of(page)
    cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    key(cards[0], Qt.Key.Key_Down)
    assert cards[1].hasFocus()
    key(cards[1], Qt.Key.Key_Up)
    assert cards[0].hasFocus()
    cards[4].setFocus(Qt.FocusReason.TabFocusReason)
    key(cards[4], Qt.Key.Key_Right)
    assert page.cards[0].go_on.hasFocus()


def test_covers_are_painted_when_they_are_seen(make: Make, qtbot: QtBot) -> None:
    page = make(shelf_of(24), width=1024, height=564)
    cards = boxes_of(page)
    qtbot.waitUntil(lambda: not any(card.waits for card in cards))

    def painted() -> list[bool]:
        return [card.face.painted > 0 for card in cards if isinstance(card.face, Counting)]

    assert painted()[:4] == [True] * 4
    assert not any(painted()[12:])
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    page.grab()
    qtbot.waitUntil(lambda: all(painted()[-3:]))


@pytest.mark.parametrize("number", [5, MANY, MANY + 1, 24])
def test_what_waits_comes_first_where_many_games_would_hide_it(make: Make, number: int) -> None:
    page = make(shelf_of(number), saves=4)
    games, waiting = boxes_of(page)[0], page.cards[0].go_on
    first = on_page(page, waiting).top() < on_page(page, games).top()
    assert first == (number > MANY)
    assert len(page.cards) == (FEW if first else MOST)
    order = stops(page)
    assert (order.index(waiting) < order.index(games)) == first
    assert order.index(waiting) == order.index(page.all) + 1


def test_with_nothing_on_the_table_many_games_come_first(make: Make) -> None:
    page = make(shelf_of(24))
    assert on_page(page, boxes_of(page)[0]).top() < 100


# -------------------------------------------------------------------- the table


def test_nothing_on_the_table_is_said_kindly(make: Make) -> None:
    page = make(ONE)
    assert page._nothing.isVisible()
    assert not page.all.isVisible()
    assert page.wide_card is not None
    assert page.wide_card.play.kind == "filled"


def test_there_is_one_filled_button_at_a_time(make: Make) -> None:
    page = make(ONE, saves=3)
    kinds = [card.go_on.kind for card in page.cards]
    assert kinds == ["filled", "outlined", "outlined"]
    assert page.wide_card is not None
    assert page.wide_card.play.kind == "outlined"


def test_the_latest_matches_are_shown_and_the_rest_is_counted(make: Make) -> None:
    page = make(ONE, saves=6)
    assert [card.summary.moves for card in page.cards] == [6, 5, 4, 3][:MOST]
    assert "6" in page.all.text()
    click(page.all)
    assert asked(page) == [("show", "saved")]


def test_a_match_is_continued_from_its_card(make: Make) -> None:
    page = make(ONE, saves=2)
    click(page.cards[1].go_on)
    click(page.cards[0])
    assert asked(page) == [("resume", page.cards[number].summary.id) for number in (1, 0)]
    assert "14 pebbles left" in page.cards[1]._situation.text()


def test_a_match_without_a_move_does_not_wait(make: Make, tmp_path: Path) -> None:
    Store(tmp_path / "games").save(begun(0).record())
    assert make(ONE).cards == []


def test_a_broken_save_does_not_take_the_page_with_it(make: Make, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "abc.boardroom").write_text("{")
    page = make(ONE, saves=1)
    assert len(page.cards) == 1


def test_pictures_come_after_the_page(make: Make) -> None:
    page = make(ONE, saves=1)
    picture = page.cards[0]._picture
    assert picture._drawn is not None
    assert picture._drawn.deviceIndependentSize().toSize() == picture.size()
    appearance().apply("dark", 1.0)
    assert page.cards[0]._picture is not picture or picture._drawn is None


def test_the_games_are_shown_before_the_saves_are_read(qtbot: QtBot, tmp_path: Path) -> None:
    told: list[str] = []

    class Slow(Store):
        def catch_up(self) -> Iterator[int]:
            told.append("read")
            return super().catch_up()

    class Shown(HomeScreen):
        def viewportEvent(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                told.append("painted")
            return super().viewportEvent(event)

    catalogue = GameCatalogue(FIVE)
    store = Slow(tmp_path / "games", catalogue.game)
    store.save(begun(3).record())
    page = Shown(Ways().navigator, catalogue, store, Preferences(Settings()), Rulebooks(catalogue))
    qtbot.addWidget(page)
    page.resize(1280, 724)
    page.refresh()
    assert told == []
    assert len(boxes_of(page)) == 5
    assert not page._nothing.isVisibleTo(page), "nobody knows yet that nothing is on the table"
    page.show()
    qtbot.waitUntil(lambda: bool(page.cards))
    assert told[:2] == ["painted", "read"]
    page.refresh()
    assert told.count("read") == 2, "from then on both together"
    assert page.cards


def test_in_no_frame_one_thing_lies_on_another(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    make(FIVE)  # with letters and looks
    overlaps: list[int] = []

    class Watched(HomeScreen):
        def viewportEvent(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and self.boxes is not None:
                overlaps.append(on_page(self, self.boxes).bottom() - on_page(self, self._still).top())
                overlaps.append(
                    sum(card.height_for(card.width() - 2 * AIR) > card.height() for card in self.boxes.cards)
                )
            return super().viewportEvent(event)

    catalogue = GameCatalogue(FIVE)
    store = Store(tmp_path / "games", catalogue.game)
    for moves in range(1, 5):
        store.save(begun(moves).record())
    (tmp_path / "games" / "abc.boardroom").write_bytes(b"{")
    page = Watched(Ways().navigator, catalogue, store, Preferences(Settings()), Rulebooks(catalogue))
    qtbot.addWidget(page)
    page.resize(1280, 724)
    page.refresh()
    page.show()
    qtbot.waitUntil(lambda: len(page.cards) == 4)
    page.viewport().repaint()
    assert max(overlaps) <= 0, "the saves make room for themselves before they are seen"
