"""A figure of a rulebook as a match: what it shows, what happens in it, and how to go on from it."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardroom.books.rulebook.book import Figure
from boardroom.core.game import NOBODY, Game, Seat
from boardroom.core.match import Match, Step, View
from boardroom.core.record import Player
from boardroom.ui.game.face import Face
from boardroom.ui.game.figures import Frame, paint_figure
from boardroom.ui.style.theme import Theme
from boardroom.ui.table.scene import GameScene


class Exhibit:
    """Knows the position of a figure; the game's face knows how to draw it."""

    def __init__(self, game: Game, face: Face, figure: Figure) -> None:
        self._game, self._face, self._figure = game, face, figure
        self._options = game.options.model_validate(figure.options)
        players = [Player() for _ in range(figure.seats)]
        self.match = Match.new(game, players, self._options, seed="figure", position=figure.position)
        for text in figure.moves:
            self.match.play(game.read(text, self.match.state))

    @property
    def players(self) -> list[Player]:
        """Who plays, in the language of the moment."""
        return self._face.pictured(self._figure.seats)

    @property
    def viewer(self) -> Seat:
        """Through whose eyes it is seen: whoever is on turn, else whoever moved last."""
        if self.match.turn >= 0:
            return self.match.turn
        return next((entry.seat for entry in reversed(self.match.entries) if entry.seat >= 0), 0)

    @cached_property
    def _view(self) -> View:
        return self.match.view(self.viewer)

    @cached_property
    def frame(self) -> Frame:
        """How much of the table it shows."""
        return self._face.frame_figure(self._view, self._figure.show)

    def in_words(self) -> str:
        """Say what it shows to somebody who can't see it."""
        return self._face.describe_figure(self._view, self.players, self._figure.show)

    def stage(self, theme: Theme) -> GameScene:
        """Return a scene that shows it."""
        return self._face.stage_figure(self._view, self.players, self._figure.show, theme)

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint it into a rectangle: on paper as shapes."""
        scene = self.stage(theme)
        paint_figure(painter, rect, scene, self.frame.area)
        scene.deleteLater()

    @cached_property
    def film(self) -> list[Step]:
        """What happens in it: the moves that lead to it, or else those that it points out."""
        match, start = self.match, 0
        if not self._figure.moves:
            match = Match(self._game, match.record())
            start = match.length
            for move in self.frame.then:
                match.play(move)
        return [match.step(index, self.viewer) for index in range(start, match.length)]

    def playable(self, level: int | None = None) -> Match:
        """Return a match that starts where the figure stands, or began; against computers of a level, or people."""
        match = self.match
        state = match.states[0] if match.turn == NOBODY else match.state
        first = self._game.turn(state)
        human = first if first >= 0 else self.viewer
        players = [
            Player() if level is None or seat == human else Player(kind="bot", level=level)
            for seat in range(self._figure.seats)
        ]
        fresh = self._figure.position is None and state == match.states[0]
        copy = Match.new(self._game, players, self._options, position=None if fresh else self._game.dump(state))
        copy.record(origin="copy")
        return copy
