"""Figures on their cards: drawn, played, enlarged, and opened as games of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.app.reading.exhibit import Exhibit
from boardroom.app.reading.figure import FigureCard
from boardroom.app.reading.large_figure import LargeFigure
from boardroom.books.rulebook.library import library
from boardroom.core.game import NOBODY
from boardroom.games import game
from boardroom.ui.game.face import load_face
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import appearance
from boardroom.ui.style.fonts import load_fonts
from boardroom.ui.style.theme import DARK, LIGHT
from boardroom.ui.style.translation import set_language
from tests.app.hands import click, key
from tests.app.rules.readers import Desk, sit_down
from tests.games.kit.shown_games import WITH_BOOK

ALL = [(each.key, name) for each in WITH_BOOK for name in library().figures(each.key)]


def exhibit(key: str, name: str) -> Exhibit:
    return Exhibit(game(key), load_face(key), library().figures(key)[name])


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[Desk]:
    load_fonts()
    set_language("en")
    appearance().apply("light", 1.0)
    motion.set_motion("off")
    made = sit_down()
    made.screen.open("oxixo")
    QApplication.processEvents()
    yield made
    made.screen.close()
    shiboken6.delete(made.screen)
    motion.set_motion("off")


def picture(card: FigureCard) -> QImage:
    return card.grab(card._picture).toImage()


# -------------------------------------------------------------------- every figure of every game


@pytest.mark.parametrize(("key", "name"), ALL)
def test_every_figure_is_drawn_in_both_themes(qapp: QApplication, key: str, name: str) -> None:
    load_fonts()
    shown = exhibit(key, name)
    area = shown.frame.area
    assert area.width() > 300
    assert 0.8 < area.width() / area.height() < 2.2
    for theme in (LIGHT, DARK):
        image = QImage(240, round(240 * area.height() / area.width()), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        shown.paint(painter, QRectF(image.rect()), theme)
        painter.end()
        colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
        assert len(colours) > 200


def painted(shown: Exhibit) -> QImage:
    area = shown.frame.area
    image = QImage(300, round(300 * area.height() / area.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    shown.paint(painter, QRectF(image.rect()), LIGHT)
    painter.end()
    return image


@pytest.mark.parametrize(("key", "name"), ALL)
def test_what_figures_json_asks_for_is_known_and_seen(qapp: QApplication, key: str, name: str) -> None:
    figure = library().figures(key)[name]
    words = import_module(f"boardroom.games.{key}.scene.rulebook_figure").WORDS
    assert set(figure.show) <= words
    if figure.show.keys() - {"finished"}:  # a finished hand shows itself
        without = Exhibit(game(key), load_face(key), figure.model_copy(update={"show": {}}))
        assert painted(exhibit(key, name)) != painted(without)


@pytest.mark.parametrize(("key", "name"), ALL)
def test_every_figure_can_be_played_from(qapp: QApplication, key: str, name: str) -> None:
    shown = exhibit(key, name)
    match = shown.playable(3)
    assert match.turn != NOBODY
    assert len(match.players) == len(shown.players)
    people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    assert len(people) == 1
    if match.turn >= 0:
        assert people == [match.turn]
    alone = shown.playable()
    assert {player.kind for player in alone.players} == {"human"}
    begun = shown.match.states[0] if shown.match.turn == NOBODY else shown.match.state
    assert alone.game.dump(alone.state) == alone.game.dump(begun)


@pytest.mark.parametrize(
    ("key", "name", "moves"),
    [
        ("oxixo", "entries", 1),
        ("oxixo", "slide", 1),
        ("oxixo", "corner", 0),
        ("oxixo", "first-round", 2),
        ("switcher", "swap", 1),
        ("switcher", "line-between", 0),
        ("phoenix", "movement", 1),
        ("phoenix", "movement-after", 1),
        ("switch", "fall", 5),
        ("switch", "cards", 0),
        ("zug", "second", 1),
        ("zug", "taking-back", 1),
        ("zug", "delivery", 1),
        ("zug", "enabled", 0),
    ],
)
def test_what_happens_in_a_figure(qapp: QApplication, key: str, name: str, moves: int) -> None:
    shown = exhibit(key, name)
    assert len(shown.film) == moves
    if moves and shown.frame.then:  # it points the moves out, and stands before them
        assert shown.film[0].before.state == shown.match.view(shown.viewer).state


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_position_leads_to_a_place_of_the_book(qapp: QApplication, key: str, name: str) -> None:
    view = exhibit(key, name).match.view(0)
    assert load_face(key).paragraph(view) in library().book(key, "en").places


def test_a_game_without_figures_of_its_own_shows_its_whole_table(qapp: QApplication) -> None:
    from boardroom.ui.game.face import Face

    face, shown = load_face("oxixo"), exhibit("oxixo", "start")
    view = shown.match.view(0)
    assert Face.frame_figure(face, view, {}).area == face.scene().home()
    scene = Face.stage_figure(face, view, shown.players, {}, DARK)
    assert scene.bare
    assert scene.theme is DARK


# -------------------------------------------------------------------- cards


def test_a_card_shows_its_figure_once_it_is_seen(desk: Desk, qtbot: QtBot) -> None:
    card = desk.page.cards["faces"]
    qtbot.waitUntil(lambda: card._drawn is not None)
    colours = {picture(card).pixel(x, y) for x in range(0, 160, 4) for y in range(0, 160, 4)}
    assert len(colours) > 200


def test_a_figure_plays_what_happens_and_goes_back(desk: Desk, qtbot: QtBot) -> None:
    card = desk.page.cards["entries"]
    desk.page.lead_to("figure-entries")
    qtbot.waitUntil(lambda: card._drawn is not None)
    before = picture(card)
    assert not card.again.isEnabled()
    click(card.play)
    qtbot.waitUntil(lambda: not card._film)
    assert card.again.isEnabled()
    qtbot.waitUntil(lambda: not card.running)
    assert picture(card) != before
    click(card.again)
    assert picture(card) == before
    assert not card.again.isEnabled()


def test_a_figure_that_shows_an_end_begins_at_its_beginning(desk: Desk, qtbot: QtBot) -> None:
    motion.set_motion("on", 4.0)
    card = desk.page.cards["win"]
    desk.page.lead_to("figure-win")
    qtbot.waitUntil(lambda: card._drawn is not None)
    still = picture(card)
    card.run()
    assert picture(card) != still
    qtbot.waitUntil(lambda: not card.running, timeout=8000)


def test_where_nothing_happens_there_is_nothing_to_play(desk: Desk) -> None:
    card = desk.page.cards["start"]
    assert card.play.isHidden()
    card.run()
    assert not card.running


def test_a_figure_is_played_from_against_people_or_the_computer(desk: Desk) -> None:
    wanted: list[tuple[object, bool]] = []
    desk.screen.play_wanted.connect(lambda shown, against: wanted.append((shown, against)))
    card = desk.page.cards["edge"]
    actions = {action.text(): action for action in card.menu().actions()}
    assert list(actions) == ["Two people", "Against the computer"]
    actions["Two people"].trigger()
    actions["Against the computer"].trigger()
    assert wanted == [(card.exhibit, False), (card.exhibit, True)]
    many = desk.page.cards["dots"]
    assert next(iter(many.menu().actions())).text() == "People only"


def test_a_figure_is_enlarged_and_esc_closes_it(desk: Desk) -> None:
    card = desk.page.cards["start"]
    click(card.larger)
    (large,) = desk.screen.findChildren(LargeFigure)
    assert large.isVisible()
    assert large.sheet.width() > 500
    assert "44 ways" in large.accessibleName()
    key(large, Qt.Key.Key_Escape)
    assert not large.isVisible()
    middle = QPoint(card._picture.center())
    QTest.mouseDClick(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert any(sheet.isVisible() for sheet in desk.screen.findChildren(LargeFigure))


def test_tab_to_a_button_of_a_figure_brings_it_into_view(desk: Desk) -> None:
    card = desk.page.cards["win"]
    desk.page.verticalScrollBar().setValue(0)
    card.start.setFocus(Qt.FocusReason.TabFocusReason)
    assert 0 <= card.y() < desk.page.viewport().height()


def test_captions_are_selectable_and_follow_the_theme(desk: Desk) -> None:
    card = desk.page.cards["edge"]
    assert card.caption.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert "font-weight" in card.caption.text()
    light = card.caption.text()
    appearance().apply("dark", 1.0)
    assert card.caption.text() != light
    appearance().apply("light", 1.0)
