"""Cards on a table: where they lie in a fan, how they are turned over, and what they show."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from boardroom.ui.paint.painting import picture
from boardroom.ui.table.cards import CardFlight, CardPose, PlayingCard, fan
from boardroom.ui.table.picture_item import Picturing

SIZE = QSizeF(60, 80)
RED, BLUE = QColor("#C03030"), QColor("#3030C0")


def side(color: QColor) -> Picturing:
    """Return a side of one colour, with a margin of ten around it."""

    def show(scale: float) -> QPixmap:
        return picture(QRectF(-40, -50, 80, 100), scale, lambda art: art.rect(-30, -40, 60, 80, fill=color))

    return show


def seen(card: PlayingCard, x: float, y: float) -> QColor:
    """Return what is seen at a point of the table."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    card.scene().render(painter, QRectF(0, 0, 200, 200), QRectF(-100, -100, 200, 200))
    painter.end()
    return image.pixelColor(round(x + 100), round(y + 100))


@pytest.fixture
def scene(qapp: QApplication) -> QGraphicsScene:
    return QGraphicsScene()


@pytest.fixture
def card(scene: QGraphicsScene) -> PlayingCard:
    made = PlayingCard()
    scene.addItem(made)
    made.display(SIZE, 10, side(RED), side(BLUE))
    return made


def test_a_fan_is_round_even_and_held_from_either_side() -> None:
    poses = [fan(slot, 5, QPointF(100, 500), 800, 4.0) for slot in range(5)]
    assert [pose.turn for pose in poses] == [-8, -4, 0, 4, 8]
    assert poses[2][:2] == (100, 500)
    assert all(pose.y > 500 for pose in (poses[0], poses[4]))
    assert poses[0].x + poses[4].x == pytest.approx(200)
    above = [fan(slot, 5, QPointF(100, 20), -300, -4.0) for slot in range(5)]
    assert above[2] == CardPose(100, 20, 180)
    assert all(pose.y < 20 for pose in (above[0], above[4]))
    assert above[0].x < above[4].x


def test_a_pose_between_two_is_between_in_everything() -> None:
    start, end = CardPose(0, 0, 0, 1, 0), CardPose(10, 20, 30, 2, 1)
    assert start.between(end, 0) == start
    assert start.between(end, 1) == end
    assert start.between(end, 0.5) == CardPose(5, 10, 15, 1.5, 0.5)


def test_a_turned_card_takes_up_its_corners() -> None:
    assert CardPose(10, 20).covers(SIZE) == QRectF(-20, -20, 60, 80)
    assert CardPose(0, 0, 90, 2).covers(SIZE).toRect() == QRectF(-80, -60, 160, 120).toRect()


def test_a_card_shows_the_side_that_is_up(card: PlayingCard) -> None:
    assert seen(card, 0, 0) == RED
    card.place(CardPose(0, 0, flip=0.0))
    assert seen(card, 0, 0) == BLUE


def test_a_card_that_is_being_turned_over_is_narrow(card: PlayingCard) -> None:
    card.place(CardPose(0, 0, flip=0.7))
    assert seen(card, 0, 0) == RED
    assert seen(card, 27, 0) == QColor("black")
    assert seen(card, 0, 37) == RED
    card.place(CardPose(0, 0, flip=0.3))
    assert seen(card, 0, 0) == BLUE
    assert seen(card, 27, 0) == QColor("black")


def test_without_a_front_a_card_shows_its_back_and_without_a_back_its_front(card: PlayingCard) -> None:
    card.display(SIZE, 10, None, side(BLUE))
    assert seen(card, 0, 0) == BLUE
    card.place(CardPose(0, 0, flip=0.5))
    assert seen(card, 27, 0) == BLUE  # nobody may see what it is, so there is nothing to turn over
    card.display(SIZE, 10, side(RED))
    card.place(CardPose(0, 0, flip=0.0))
    assert seen(card, 0, 0) == RED


def test_a_card_lies_where_it_is_put(card: PlayingCard) -> None:
    card.place(CardPose(20, -10, 90))
    assert seen(card, 20 + 37, -10) == RED
    assert seen(card, 20, -10 + 37) == QColor("black")
    assert seen(card, 20 + 60, -10) == QColor("black")
    card.fill(QRectF(-90, -90, 30, 40))
    assert card.pose == CardPose(-75, -70, 0, 0.5)
    assert seen(card, -75, -70) == RED
    assert seen(card, -55, -70) == QColor("black")


def test_a_point_is_on_a_card_as_it_lies(card: PlayingCard) -> None:
    card.place(CardPose(0, 0, 90))
    assert card.covers_point(QPointF(37, 0))
    assert not card.covers_point(QPointF(0, 37))
    card.place(CardPose(0, 0))
    assert not card.covers_point(QPointF(0, 45))
    assert card.covers_point(QPointF(0, 45), below=10)


def test_cards_are_on_their_way_until_they_land(scene: QGraphicsScene) -> None:
    flight = CardFlight(scene, 30)
    cards = [flight.begin(SIZE, 10, side(RED)), flight.begin(SIZE, 10, None, side(BLUE))]
    assert flight.cards == cards
    assert {card.zValue() for card in cards} == {30}
    assert set(scene.items()) == set(cards)
    flight.land()
    assert scene.items() == flight.cards == []
