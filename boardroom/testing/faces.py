"""The face: it names, says and paints all that a match can bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.core.game import NOBODY, Game, Reason, Seat
from boardroom.testing.matches import Sitting, people, played, some
from boardroom.testing.one_game import OneGame
from boardroom.ui.game.face import Face, load_face
from boardroom.ui.style.theme import DARK, LIGHT, Theme

CARD = QRectF(0, 0, 224, 292)


def painted(area: QRectF, paint: Callable[[QPainter], object]) -> QImage:
    """Return what was painted on nothing."""
    image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def is_said(*texts: str) -> bool:
    """Tell whether people can read all of it: nothing is empty, and no blank is left."""
    return all(text.strip() and "{" not in text for text in texts)


def lacking_face(game: Game) -> str:
    """Say why a game has no face, if it has none."""
    try:
        load_face(game.key)
    except Exception as error:  # whatever a module does when it is loaded
        return f"add scene/__init__.py with FACE: {error}"
    return ""


class FaceTests(OneGame):
    """Lets the face speak of random matches, and paint."""

    @classmethod
    def face(cls) -> Face:
        """Return the game's face."""
        return load_face(cls.game.key)

    @classmethod
    def each_places(cls) -> Mapping[str, int]:
        """List the numbers of seats, if there is a face to show them."""
        return {} if lacking_face(cls.game) else cls.each_seats()

    @classmethod
    def each_theme(cls) -> Mapping[str, Theme]:
        """List the themes, if there is anything to paint."""
        return {} if lacking_face(cls.game) else {"light": LIGHT, "dark": DARK}

    def test_there_is_a_face(self) -> None:
        if trouble := lacking_face(self.game):
            pytest.fail(trouble, pytrace=False)
        assert self.face().key == self.game.key

    # ---------------------------------------------------------------- what it says

    def test_the_game_and_its_seats_have_names(self, places: int) -> None:
        face, options = self.face(), self.game.options()
        assert is_said(face.title(), face.tagline(), face.minutes(), face.variant(places))
        assert is_said(*face.summary(places, options, people(places)))
        names = [face.seat_name(seat, places) for seat in range(places)]
        sides = [face.side_name(side, places, options) for side in range(len(self.game.sides(places)))]
        assert is_said(*names, *sides)
        assert len(set(names)) == len(set(face.seat_places(places))) == places
        assert len(set(sides)) == len(sides)

    def test_every_option_has_words_and_every_choice_is_one(self, places: int) -> None:
        fields = {option.field for seats in self.game.seats for option in self.face().options(seats)}
        assert fields == self.game.options.model_fields.keys(), "some may be for some numbers of seats alone"
        for option in self.face().options(places):
            assert is_said(option.label, *(choice.text for choice in option.choices))
            assert option.group != "readings" or (option.choices and is_said(option.help)), option.field
            for choice in option.choices:
                self.game.start(places, self.game.options.model_validate({option.field: choice.value}))

    def test_every_move_and_every_end_is_said(self, places: int) -> None:
        match, face = played(self.game, Sitting(places, "0")), self.face()
        for index in range(0, match.length, 1 + match.length // 200):
            for seat in (0, NOBODY):
                step = match.step(index, seat)
                said = face.say_move(step.before, step.seat, step.move, match.players)
                assert is_said(said) or step.seat < 0 or not face.listed(step.move), match.entries[index].text
                for side in range(len(self.game.sides(places))):
                    face.standing(step.before, side)
        assert match.outcome is not None
        assert is_said(*face.say_outcome(match.outcome, match.players, match.options))

    def test_every_reason_of_a_match_is_said(self, places: int) -> None:
        match, game = played(self.game, Sitting(places, "0")), self.game
        texts = sorted({entry.text for entry in match.entries})
        heard: dict[str, Reason] = {}
        for state in some(match, 40):
            for text in texts[:: 1 + len(texts) // 40]:
                if reason := game.why_not(state, game.read(text, state)):
                    heard[reason.rule] = reason
        assert heard
        for reason in heard.values():
            assert is_said(self.face().say_reason(reason, match.players)), reason

    # ---------------------------------------------------------------- what it paints

    def test_the_cover_fills_its_card(self, qapp: QApplication, theme: Theme) -> None:
        image = painted(CARD, lambda painter: self.face().paint_cover(painter, CARD, theme))
        corners = [image.pixelColor(x, y) for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
        assert all(color.alpha() == 255 for color in corners)
        assert len({image.pixel(x, y) for x in range(0, 224, 4) for y in range(0, 292, 4)}) > 8, "it is a plain ground"

    def test_sides_differ_in_their_marks_and_in_their_signs(self, qapp: QApplication, places: int) -> None:
        face, area, sides = self.face(), QRectF(0, 0, 40, 40), self.game.sides(places)

        def mark(painter: QPainter, seat: Seat) -> None:
            face.paint_seat(painter, area, seat, places, self.game.options())

        def sign(painter: QPainter, seat: Seat) -> None:
            face.paint_sign(painter, area, seat, places, self.game.options(), QColor("black"))

        for paint in (mark, sign):
            images = [painted(area, partial(paint, seat=side[0])) for side in sides]
            assert len({bytes(image.constBits()) for image in images}) == len(sides), "two look the same"
