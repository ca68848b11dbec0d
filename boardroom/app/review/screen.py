"""The review as a screen: the board, the graph of chances, the swings, and what would have been better."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.actions import Actions
from boardroom.app.board_and_panel import BoardAndPanel
from boardroom.app.match_words import move_number
from boardroom.app.own_keys import OwnKey, own_key
from boardroom.app.review.graph import LOW, TALL, ChanceGraph
from boardroom.app.review.legend import Legend
from boardroom.app.review.panel import ReviewPanel
from boardroom.app.review.review import Review
from boardroom.app.review.viewpoint import viewpoint
from boardroom.app.review.words import judge
from boardroom.app.screen import Screen
from boardroom.app.screen_bar import ActionButton, ScreenBar
from boardroom.app.settings.apply_settings import TUNED, tune
from boardroom.app.settings.preferences import Preferences
from boardroom.app.thinking import Thinker
from boardroom.core.fairness import has_chance
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import only_person
from boardroom.ui.kit.buttons import IconButton
from boardroom.ui.kit.labels import Clipped, Rule
from boardroom.ui.kit.scrolling import width_beside
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text_scale
from boardroom.ui.table.board_view import BoardView
from boardroom.ui.table.scene import GameScene

if TYPE_CHECKING:
    from boardroom.app.screen import Navigator

translate = QCoreApplication.translate

LOWEST = 240  # of a board
BUTTONS = 44  # what they take below the board at the usual size of text
BEAT = 900  # milliseconds between moves when it plays by itself


class ReviewScreen(Screen, QWidget):
    """Goes through a match with a strong player. The match itself stays as it was."""

    has_board = True
    KEYS = (
        OwnKey("Left", lambda: translate("Review", "One move back"), lambda screen: screen.step(-1)),
        OwnKey("Right", lambda: translate("Review", "One move forward"), lambda screen: screen.step(1)),
        OwnKey("Home", lambda: translate("Review", "To the start"), lambda screen: screen.go(0)),
        OwnKey("End", lambda: translate("Review", "To the end"), lambda screen: screen.go(10**6)),
        OwnKey("Space", lambda: translate("Review", "Play through, or stop"), lambda screen: screen._on_play()),
        OwnKey("Esc", lambda: translate("Review", "Leave the review"), lambda screen: screen.back()),
    )

    def __init__(
        self,
        navigator: Navigator,
        actions: Actions,
        preferences: Preferences,
        thinker: Thinker,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(navigator, parent)
        self.review: Review | None = None
        self.at = 0
        self._thinker, self._actions, self._preferences = thinker, actions, preferences
        self._face: Face | None = None
        self._line: list[Any] = []  # moves still to be shown of how it would go on
        self._branch: Match | None = None
        self.bar = ScreenBar(actions)
        self.bar.row.insertWidget(
            self.bar.row.indexOf(self.bar.tools[0]), ActionButton("fingerprint", actions.fairness)
        )
        self.board = BoardView()
        self.board.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrow keys go through the match
        self.graph = ChanceGraph()
        self.setFocusProxy(self.graph)
        self.panel = ReviewPanel()
        self._legend = Legend(self.board)
        self._beat = QTimer(self, interval=BEAT)
        self._beat.timeout.connect(self._on_beat)
        self._make()
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def areas(self) -> list[QWidget]:
        return [self.bar, self._transport, self.graph, self.panel]

    def _make(self) -> None:
        self._chance = Clipped(size=14, bold=True)
        self._transport = QWidget()  # the buttons that go through the match, beside the chance
        self._buttons = {name: IconButton(name) for name in ("first", "back", "play", "next", "last")}

    def _lay_out(self) -> None:
        transport = QHBoxLayout(self._transport)
        transport.setContentsMargins(32, 0, 20, 0)
        transport.setSpacing(4)
        transport.addWidget(self._chance, 1)
        for button in self._buttons.values():
            transport.addWidget(button)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        left.addWidget(Rule())
        left.addSpacing(7)
        left.addWidget(self._transport)
        left.addWidget(self.graph)
        self._area = BoardAndPanel(left, self.panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self._area, 1)

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.graph.moved.connect(self._go_to)
        self.panel.swings.chosen.connect(self.go)
        self.panel.stopped.connect(self._on_stop)
        self.panel.shown.connect(self.show_line)
        self.panel.retried.connect(self._on_retry)
        self._buttons["first"].clicked.connect(lambda: self.go(0))
        self._buttons["back"].clicked.connect(lambda: self.step(-1))
        self._buttons["next"].clicked.connect(lambda: self.step(1))
        self._buttons["last"].clicked.connect(lambda: self.go(10**6))
        self._buttons["play"].clicked.connect(self._on_play)
        self._preferences.follow(*TUNED, by=self._tune)
        self._preferences.follow("turned", by=self._look_from_a_side)

    # ---------------------------------------------------------------- matches come and go

    def open(self, match: Match, face: Face) -> None:
        """Review a match; judging starts in the background. One that nobody may look back at yet is a ValueError."""
        eyes = viewpoint(match)
        if eyes is None:
            raise ValueError("people would see each other's hands")
        self.leave()
        scene = face.scene()
        scene.setParent(self)
        scene.restyle(theme(), text_scale())
        tune(scene, self._preferences.values)
        scene.settled.connect(self._on_settled)
        self._face = face
        self.board.show_scene(scene)
        self.review = Review(match, eyes, self._thinker, self)
        self.review.changed.connect(self._on_judged)
        self.at = match.length
        self.retranslate()
        self.go(match.length)
        self.review.start()
        self.graph.setFocus()

    @property
    def match(self) -> Match | None:
        return self.review.match if self.review is not None else None

    def back(self) -> None:
        self.leave()
        super().back()

    def help(self) -> bool:
        return self.review is not None and self.navigator.open_rules(self.review.match.game.key)

    def _tune(self) -> None:
        if (scene := self._scene()) is not None:
            tune(scene, self._preferences.values)

    def _look_from_a_side(self) -> None:
        """Show the board to whom it is wanted for."""
        if self.match is not None:
            self.board.turn(self.match.game.key in self._preferences.values.turned)

    def leave(self) -> None:
        """Stop judging and let go of the match."""
        self._beat.stop()
        self._branch, self._line = None, []
        scene = self.board.scene()
        self.board.show_scene(None)
        if scene is not None:
            scene.deleteLater()
        if self.review is not None:
            self.review.stop()
            self.review.deleteLater()
            self.review = None

    # ---------------------------------------------------------------- going through it

    def step(self, by: int) -> None:
        """Go so many decisions back or on."""
        if self.review is not None:
            self._go_to(max(0, self.review.steps.index(self.at) + by))

    def _go_to(self, number: int) -> None:
        """Go to a step by its number."""
        if self.review is not None:
            steps = self.review.steps
            self.go(steps[min(number, len(steps) - 1)])

    def go(self, at: int) -> None:
        """Show the position after so many entries, or the next in which somebody decided, and what was best in it."""
        review, scene = self.review, self._scene()
        if review is None or scene is None:
            return
        self._branch, self._line = None, []
        self.at = next((step for step in review.steps if step >= at), review.match.length)
        scene.skip()
        scene.present(review.match.view(review.seat, self.at), review.match.players, False)
        self._show_judgement()
        self.graph.show_at(review.steps.index(self.at))
        self.panel.swings.mark(self.at)

    def show_line(self) -> None:
        """Show how it would have gone on after the better move."""
        review, scene = self.review, self._scene()
        answer = review.better(self.at) if review else None
        if review is None or scene is None or answer is None:
            return
        self._beat.stop()
        record = review.match.record()
        begun = {"log": record.log[: self.at], "seed_shown": False, "result": None, "winners": [], "spent": []}
        so_far = record.model_copy(update=begun)
        self._branch = Match(review.match.game, so_far)
        self._line = list(answer.line or (answer.move,))
        scene.suggest(None)
        scene.recall(None)
        self._show_judgement()
        self._next_of_line()

    def _next_of_line(self) -> None:
        branch, scene = self._branch, self._scene()
        if branch is None or scene is None or self.review is None:
            return
        if not self._line or not self.review.may_try(branch, self._line[0]):
            self._line = []
            self._show_judgement()
            return
        index = branch.play(self._line.pop(0))
        scene.animate(branch.step(index, self.review.seat), branch.players, True)

    def _on_settled(self) -> None:
        if self._branch is not None:
            QTimer.singleShot(round(BEAT / 3), self, self._next_of_line)

    def _on_play(self) -> None:
        if self._beat.isActive() or self.review is None:
            self._beat.stop()
        else:
            if self.at >= self.review.match.length:
                self.go(0)
            self._beat.start()
        self._show_state()

    def _on_beat(self) -> None:
        if self.review is None or self.at >= self.review.match.length:
            self._beat.stop()
            self._show_state()
        else:
            self.step(1)

    def _on_retry(self) -> None:
        review = self.review
        if review is not None and review.eyes.open and self.at < review.match.length:
            record, match = review.match.record(), review.match
            position = match.game.dump(match.states[self.at]) if self.at else record.position
            players = record.players
            copy = Match.new(
                match.game,
                players,
                match.options,
                position=position,
                dice=record.dice,
                free_undo=record.free_undo,
            )
            copy.record(origin="copy")
            self.leave()
            self.navigator.play_copy(copy)

    def _on_stop(self) -> None:
        if self.review is not None:
            if self.review.running:
                self.review.stop()
            else:
                self.review.start()

    # ---------------------------------------------------------------- showing it

    def _scene(self) -> GameScene | None:
        scene = self.board.scene()
        return scene if isinstance(scene, GameScene) else None

    def _on_judged(self) -> None:
        review = self.review
        assert review is not None, "no review speaks once the screen has let go of it"
        self._draw_graph(review)
        self.panel.show_swings(review, self.at)
        self._show_judgement()
        swings, (done, total) = review.swings(), review.progress
        if not review.running and done == total and swings and self.at == review.match.length:
            self.go(max(swings, key=lambda swing: abs(swing.change)).index)

    def _draw_graph(self, review: Review) -> None:
        match, steps, values = review.match, review.steps, review.values()
        numbers = [move_number(match, at + 1) for at in steps[:-1]]
        swings = [replace(swing, index=steps.index(swing.index)) for swing in review.swings()]
        if only_person(match.players) is not None:
            bots = len(match.players) == 2
            other = (
                translate("Review", "better for the computer") if bots else translate("Review", "better for the others")
            )
            sides = (translate("Review", "better for you"), other)
        else:
            assert self._face is not None
            mine = next(i for i, side in enumerate(match.sides) if review.seat in side)
            name = self._face.side_name(mine, match.seats, match.options)
            sides = (
                translate("Review", "better for {side}").format(side=name),
                translate("Review", "better for the others"),
            )
        self.graph.show_values([values[at] for at in steps], swings, numbers, sides, match.outcome is not None)
        self.graph.show_at(steps.index(self.at))

    def _show_judgement(self) -> None:
        review, face, scene = self.review, self._face, self._scene()
        if review is None or face is None or scene is None:
            return
        said = judge(review, face, self.at)
        trying = review.eyes.open and self.at < review.match.length
        self.panel.show_judgement(said, trying, showing=bool(self._line))
        self._legend.show_moves("" if self._branch else said.better, said.played)
        if self._branch is None:
            answer = review.better(self.at)
            scene.suggest(answer.move if answer else None)
            scene.recall(review.match.step(self.at, review.seat).move if answer else None)
        self._show_state()

    def _show_state(self) -> None:
        """Turn on what makes sense now."""
        review = self.review
        if review is None:
            return
        length = review.match.length
        self._buttons["play"].set_icon("pause" if self._beat.isActive() else "play")
        for name, on in (
            ("first", self.at > review.steps[0]),
            ("back", self.at > review.steps[0]),
            ("next", self.at < length),
            ("last", self.at < length),
        ):
            self._buttons[name].setEnabled(on)

    # ---------------------------------------------------------------- looks and words

    def keyPressEvent(self, event: QKeyEvent) -> None:
        own = own_key(self.KEYS, event)  # a button that has the focus takes Space first
        if own is not None:
            own.do(self)
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything again."""
        self.bar.retranslate()
        self.bar.subtitle.setText(translate("Review", "Review"))
        self.panel.retranslate()
        names = {
            "first": translate("Review", "To the start (Home)"),
            "back": translate("Review", "One move back (Left)"),
            "play": translate("Review", "Play through (Space)"),
            "next": translate("Review", "One move forward (Right)"),
            "last": translate("Review", "To the end (End)"),
        }
        for name, button in self._buttons.items():
            button.set_name(names[name])
        review = self.review
        if review is None or self._face is None:
            return
        self._look_from_a_side()
        self._actions.offer_turning(review.match.game.key, self.board.turned)
        self._actions.offer_fairness(has_chance(review.match.game), self._face.dice() is not None)
        you = only_person(review.match.players) is not None
        side = next(i for i, seats in enumerate(review.match.sides) if review.seat in seats)
        name = self._face.side_name(side, review.match.seats, review.match.options)
        self._chance.setText(
            translate("Review", "Your chance of winning")
            if you
            else translate("Review", "Chance of winning: {side}").format(side=name)
        )
        self.bar.title.setText(self._face.title())
        self.panel.show_seats(review.match, self._face)
        self._draw_graph(review)
        self.panel.show_swings(review, self.at)
        self._show_judgement()

    def restyle(self) -> None:
        self._share_room()
        if (scene := self._scene()) is not None:
            scene.restyle(theme(), text_scale())
        self._show_judgement()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Let the board have the room where there is little: never less than at the usual size of text."""
        graph = round(self.height() * 0.26)
        self.graph.setMaximumHeight(min(px(TALL), max(px(LOW), graph)))
        room = QSize(self.width(), self.height() - self.bar.sizeHint().height())
        wide = width_beside(room)
        usual = room.height() - min(TALL, max(LOW, graph)) - BUTTONS
        self.board.setMinimumHeight(max(LOWEST, usual) if not wide else LOWEST)
        self.panel.stand(wide)
        self._area.stand(below=not wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies under the graph; the board paints its own ground."""
        QPainter(self).fillRect(self.rect(), theme().color("ground"))
