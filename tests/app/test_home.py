"""The home screen: with one game and with five, with nothing on the table and with a lot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.app.bookcase import Bookcase
from boardroom.app.cards import AIR, GameCard
from boardroom.app.home import MOST, HomePage
from boardroom.app.settings import Preferences, Settings, Setup
from boardroom.app.shelf import Boxed, Shelf
from boardroom.core.store import Store, Summary
from boardroom.ui import motion
from boardroom.ui.appearance import appearance
from boardroom.ui.fonts import load_fonts
from tests.app.hands import click, key
from tests.app.houses import BOT, ONE, YOU, begun
from tests.ui.pebbles import FIVE

Make = Callable[..., HomePage]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    """Make home screens of some size, with some games and some saves."""
    load_fonts()
    motion.set_motion("off")
    appearance().apply("light", 1.0)
    made: list[HomePage] = []

    def home(
        boxes: tuple[Boxed, ...] = ONE, saves: int = 0, width: int = 1280, height: int = 724, **settings: Any
    ) -> HomePage:
        shelf = Shelf(boxes)
        store = Store(tmp_path / "games", shelf.game)
        for i in range(saves):
            store.save(begun(1 + i).record())
        page = HomePage(shelf, store, Preferences(Settings(**settings)), Bookcase(shelf))
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


def on_page(page: HomePage, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(page.viewport(), QPointF(0, 0)).toPoint(), widget.size())


def boxes_of(page: HomePage) -> list[GameCard]:
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
    wanted: list[str] = []
    page.wanted.connect(wanted.append)
    cards = boxes_of(page)
    click(cards[3])
    cards[4].setFocus(Qt.FocusReason.TabFocusReason)
    key(cards[4], Qt.Key.Key_Space)
    assert wanted == ["pebbles", "zug"]
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
    assert page.hero is not None
    started: list[tuple[str, Setup]] = []
    page.started.connect(lambda key, setup: started.append((key, setup)))
    assert page.hero.play.text() == "Play level 2"
    page.hero._slider.setValue(4)
    assert page.hero.play.text() == "Play level 4"
    click(page.hero.play)
    key_, setup = started[0]
    assert key_ == "pebbles"
    assert [(player.kind, player.level) for player in setup.players] == [("human", None), ("bot", 4)]


def test_the_last_set_up_is_proposed_again(make: Make) -> None:
    last = Setup(players=[BOT, YOU], options={"heap": 21})
    page = make(ONE, setups={"pebbles": last})
    assert page.hero is not None
    assert page.hero.play.text() == "Play level 3 again"
    assert page.hero.setup() == last
    page.hero._slider.setValue(5)
    assert [player.level for player in page.hero.setup().players] == [5, None]
    assert page.hero.setup().options == {"heap": 21}


def test_the_name_of_the_person_is_used(make: Make) -> None:
    page = make(ONE, name="Ana")
    assert page.hero is not None
    assert page.hero.setup().players[0].name == "Ana"


# -------------------------------------------------------------------- the table


def test_nothing_on_the_table_is_said_kindly(make: Make) -> None:
    page = make(ONE)
    assert page._nothing.isVisible()
    assert not page.all.isVisible()
    assert page.hero is not None
    assert page.hero.play.kind == "filled"


def test_there_is_one_filled_button_at_a_time(make: Make) -> None:
    page = make(ONE, saves=3)
    kinds = [card.go_on.kind for card in page.cards]
    assert kinds == ["filled", "outlined", "outlined"]
    assert page.hero is not None
    assert page.hero.play.kind == "outlined"


def test_the_latest_matches_are_shown_and_the_rest_is_counted(make: Make) -> None:
    page = make(ONE, saves=6)
    assert [card._summary.moves for card in page.cards] == [6, 5, 4, 3][:MOST]
    assert "6" in page.all.text()
    seen: list[bool] = []
    page.all_saved.connect(lambda: seen.append(True))
    click(page.all)
    assert seen == [True]


def test_a_match_is_continued_from_its_card(make: Make) -> None:
    page = make(ONE, saves=2)
    resumed: list[str] = []
    page.resumed.connect(resumed.append)
    click(page.cards[1].go_on)
    click(page.cards[0])
    assert resumed == [page.cards[1]._summary.id, page.cards[0]._summary.id]
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
        def list(self) -> list[Summary]:
            told.append("read")
            return super().list()

    class Shown(HomePage):
        def viewportEvent(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                told.append("painted")
            return super().viewportEvent(event)

    shelf = Shelf(FIVE)
    store = Slow(tmp_path / "games", shelf.game)
    store.save(begun(3).record())
    page = Shown(shelf, store, Preferences(Settings()), Bookcase(shelf))
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
