"""A figure of a rulebook as a match: what it shows, what happens in it, and how to go on from it."""

from __future__ import annotations

from typing import Any

from boardroom.books.book import Figure
from boardroom.core.game import NOBODY, Game, Seat
from boardroom.core.match import Match, Step, View
from boardroom.core.record import Player
from boardroom.ui.face import Face
from boardroom.ui.figures import Staged
from boardroom.ui.theme import Theme


class Exhibit:
    """Knows the position of a figure; the game's face knows how to draw it."""

    def __init__(self, game: Game[Any, Any], face: Face, figure: Figure) -> None:
        self._game, self._face, self._figure = game, face, figure
        self._players = [Player() for _ in range(figure.seats)]
        self._options = game.options.model_validate(figure.options)
        self.match = Match.new(game, self._players, self._options, seed="figure", position=figure.position)
        for text in figure.moves:
            self.match.play(game.read(text, self.match.state))

    @property
    def viewer(self) -> Seat:
        """Through whose eyes it is seen: whoever is on turn, else whoever moved last."""
        if self.match.turn >= 0:
            return self.match.turn
        return next((entry.seat for entry in reversed(self.match.entries) if entry.seat >= 0), 0)

    def stage(self, theme: Theme) -> Staged:
        """Return the figure, ready to be painted."""
        view: View[Any, Any] = self.match.view(self.viewer)
        return self._face.stage_figure(view, self._players, self._figure.show, theme)

    def film(self, staged: Staged) -> list[Step[Any, Any]]:
        """Return what happens in the figure: the moves that lead to it, or else those that it points out."""
        match, viewer = self.match, self.viewer
        start = 0
        if not self._figure.moves and staged.then:
            match = Match(self._game, match.record())
            start = match.length
            for move in staged.then:
                match.play(move)
        return [match.step(index, viewer) for index in range(start, match.length)]

    @property
    def players(self) -> list[Player]:
        """Who sits in the figure: nobody in particular."""
        return self._players

    def playable(self, level: int | None = None) -> Match[Any, Any]:
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
        position = None if fresh else self._game.dump(state)
        return Match.new(self._game, players, self._options, position=position)
