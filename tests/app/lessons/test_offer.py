"""A lesson is offered once, quietly, when its rule first matters in a game."""

from __future__ import annotations

import pytest

from boardroom.app.lessons import offer
from boardroom.core.record import Player
from tests.app import hands
from tests.app.houses import BOT, YOU, House, begun
from tests.books.lessons.drafts import lesson


@pytest.fixture(autouse=True)
def _one_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Pebbles have a lesson on what is refused."""
    monkeypatch.setattr(offer, "lessons", lambda key: (lesson(rule="over", when=["PB-1"]),))


def offered(house: House) -> bool:
    """Tell whether the panel offers it."""
    return not house.screens.table.panel.prompt.lesson.isHidden()


def refuse(house: House) -> None:
    """Try what Pebbles doesn't allow."""
    assert house.playing is not None
    assert not house.playing.play("7")


def test_it_comes_with_the_first_refusal_goes_with_the_next_move_and_never_comes_again(house: House) -> None:
    house.navigator.play(begun(0))
    assert not offered(house)
    refuse(house)
    assert offered(house)
    assert house.playing is not None
    house.playing.play("1")
    assert not offered(house)
    refuse(house)
    assert not offered(house)
    house.navigator.go_home()
    house.navigator.play(begun(0))
    refuse(house)
    assert not offered(house)


def test_it_can_be_taken_and_leads_back_to_the_game(house: House) -> None:
    house.navigator.play(begun(0))
    refuse(house)
    hands.click(house.screens.table.panel.prompt.lesson.way)
    assert house.here == "lesson"
    house.screens.lesson.back()
    assert house.here == "table"
    assert house.playing is not None
    assert not house.playing.paused


def test_it_can_be_sent_away(house: House) -> None:
    house.navigator.play(begun(0))
    refuse(house)
    hands.click(house.screens.table.panel.prompt.lesson.away)
    assert not offered(house)


@pytest.mark.parametrize("players", [(YOU, Player(name="Bea")), (BOT, BOT)])
def test_it_is_for_one_person_alone(house: House, players: tuple[Player, ...]) -> None:
    house.navigator.play(begun(0, *players))
    refuse(house)
    assert not offered(house)


def test_who_has_learnt_it_is_not_asked(house: House) -> None:
    house.preferences.learn("pebbles/draft", 1)
    house.navigator.play(begun(0))
    refuse(house)
    assert not offered(house)
