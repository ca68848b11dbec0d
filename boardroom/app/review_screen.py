"""The review as a screen: the board, the graph of chances, the swings, and what would have been better."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.app.actions import Actions
from boardroom.app.graph import LOW, TALL, ChanceGraph
from boardroom.app.legend import Legend
from boardroom.app.review import Review
from boardroom.app.review_panel import ReviewPanel
from boardroom.app.review_words import judge
from boardroom.app.table_bar import ActionButton, Bar
from boardroom.app.thinker import Thinker
from boardroom.app.words import move_number
from boardroom.core.fairness import has_chance
from boardroom.core.match import Match
from boardroom.ui import motion
from boardroom.ui.appearance import appearance, theme
from boardroom.ui.board_view import BoardView
from boardroom.ui.buttons import IconButton
from boardroom.ui.face import Face
from boardroom.ui.fonts import px
from boardroom.ui.labels import Clipped
from boardroom.ui.naming import only_person

translate = QCoreApplication.translate

BEAT = 900  # milliseconds between moves when it plays by itself


class ReviewScreen(QWidget):
    """Goes through a match with a strong player. The match itself stays as it was."""

    back_wanted = Signal()
    retry_wanted = Signal(object)  # a Match that starts from the position on show

    def __init__(self, actions: Actions, thinker: Thinker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.review: Review | None = None
        self.at = 0
        self._thinker, self._actions = thinker, actions
        self._face: Face | None = None
        self._line: list[Any] = []  # moves still to be shown of how it would go on
        self._branch: Match[Any, Any] | None = None
        self.bar = Bar(actions)
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

    def _make(self) -> None:
        self._chance = Clipped(size=14, bold=True)
        self._buttons = {name: IconButton(name) for name in ("first", "back", "play", "next", "last")}

    def _lay_out(self) -> None:
        transport = QHBoxLayout()
        transport.setContentsMargins(32, 0, 20, 0)
        transport.setSpacing(4)
        transport.addWidget(self._chance, 1)
        for button in self._buttons.values():
            transport.addWidget(button)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.board, 1)
        left.addSpacing(8)
        left.addLayout(transport)
        left.addWidget(self.graph)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addLayout(row, 1)

    def _connect(self) -> None:
        self.bar.back.connect(self.back_wanted)
        self.graph.moved.connect(self.go)
        self.panel.swings.chosen.connect(self.go)
        self.panel.stopped.connect(self._on_stop)
        self.panel.shown.connect(self.show_line)
        self.panel.retried.connect(self._on_retry)
        self._buttons["first"].clicked.connect(lambda: self.go(0))
        self._buttons["back"].clicked.connect(lambda: self.go(self.at - 1))
        self._buttons["next"].clicked.connect(lambda: self.go(self.at + 1))
        self._buttons["last"].clicked.connect(lambda: self.go(10**6))
        self._buttons["play"].clicked.connect(self._on_play)
        appearance().changed.connect(self._restyle)

    # ---------------------------------------------------------------- matches come and go

    def open(self, match: Match[Any, Any], face: Face) -> None:
        """Review a match; judging starts in the background."""
        self.leave()
        scene = face.scene()
        scene.setParent(self)
        scene.restyle(theme())
        scene.settled.connect(self._on_settled)
        self._face = face
        self.board.show_scene(scene)
        self.review = Review(match, self._thinker, self)
        self.review.changed.connect(self._on_judged)
        self.at = match.length
        self.retranslate()
        self.go(match.length)
        self.review.start()
        self.graph.setFocus()

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

    def go(self, at: int) -> None:
        """Show the position after so many entries, and what was best in it."""
        review, scene = self.review, self._scene()
        if review is None or scene is None:
            return
        self._branch, self._line = None, []
        self.at = max(0, min(review.match.length, at))
        scene.skip()
        scene.speed = motion.speed()
        scene.present(review.match.view(review.hero, self.at), review.match.players, False)
        self._show_judgement()
        self.graph.show_at(self.at)
        self.panel.swings.mark(self.at)

    def show_line(self) -> None:
        """Show how it would have gone on after the better move."""
        review = self.review
        answer = review.better(self.at) if review else None
        if review is None or answer is None:
            return
        self._beat.stop()
        record = review.match.record()
        so_far = record.model_copy(update={"log": record.log[: self.at], "result": None, "winners": []})
        self._branch = Match(review.match.game, so_far)
        self._line = list(answer.line or (answer.move,))
        scene = self._scene()
        if scene is not None:
            scene.suggest(None)
            scene.recall(None)
        self._show_judgement()
        self._next_of_line()

    def _next_of_line(self) -> None:
        branch, scene = self._branch, self._scene()
        if branch is None or scene is None or self.review is None:
            return
        if not self._line or branch.turn < 0 or branch.forbids(self._line[0]):
            self._line = []
            self._show_judgement()
            return
        index = branch.play(self._line.pop(0))
        scene.animate(branch.step(index, self.review.hero), branch.players, True)

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
            self.go(self.at + 1)

    def _on_retry(self) -> None:
        review = self.review
        if review is not None and self.at < review.match.length:
            record, match = review.match.record(), review.match
            position = match.game.dump(match.states[self.at]) if self.at else record.position
            players = record.players
            self.retry_wanted.emit(Match.new(match.game, players, match.options, position=position, dice=record.dice))

    def _on_stop(self) -> None:
        if self.review is not None:
            if self.review.running:
                self.review.stop()
            else:
                self.review.start()

    # ---------------------------------------------------------------- showing it

    def _scene(self) -> Any:
        return self.board.scene()

    def _on_judged(self) -> None:
        review = self.review
        if review is None:
            return
        self._draw_graph()
        self.panel.show_swings(review, self.at)
        self._show_judgement()
        swings, (done, total) = review.swings(), review.progress
        if not review.running and done == total and swings and self.at == review.match.length:
            self.go(max(swings, key=lambda swing: abs(swing.change)).index)

    def _draw_graph(self) -> None:
        review = self.review
        if review is None:
            return
        match = review.match
        numbers = [0 if entry.seat < 0 else move_number(match, i + 1) for i, entry in enumerate(match.entries)]
        if only_person(match.players) is not None:
            bots = len(match.players) == 2
            other = (
                translate("Review", "better for the computer") if bots else translate("Review", "better for the others")
            )
            sides = (translate("Review", "better for you"), other)
        else:
            assert self._face is not None
            mine = next(i for i, side in enumerate(match.sides) if review.hero in side)
            name = self._face.side_name(mine, match.seats, match.options)
            sides = (
                translate("Review", "better for {side}").format(side=name),
                translate("Review", "better for the others"),
            )
        self.graph.show_values(review.values(), review.swings(), numbers, sides)
        self.graph.show_at(self.at)

    def _show_judgement(self) -> None:
        review, face, scene = self.review, self._face, self._scene()
        if review is None or face is None or scene is None:
            return
        said = judge(review, face, self.at)
        self.panel.show_judgement(said, trying=self.at < review.match.length, showing=bool(self._line))
        self._legend.show_moves("" if self._branch else said.better, said.played)
        if self._branch is None:
            answer = review.better(self.at)
            scene.suggest(answer.move if answer else None)
            scene.recall(review.match.step(self.at, review.hero).move if answer else None)
        self._show_state()

    def _show_state(self) -> None:
        """Turn on what makes sense now."""
        review = self.review
        if review is None:
            return
        length = review.match.length
        self._buttons["play"].set_icon("pause" if self._beat.isActive() else "play")
        for name, on in (
            ("first", self.at > 0),
            ("back", self.at > 0),
            ("next", self.at < length),
            ("last", self.at < length),
        ):
            self._buttons[name].setEnabled(on)

    # ---------------------------------------------------------------- looks and words

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: self.at - 1, Qt.Key.Key_Right: self.at + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: 10**6}
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() == Qt.Key.Key_Space:  # a button that has the focus takes it first
            self._on_play()
        elif event.key() in steps:
            self.go(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        self.bar.retranslate()
        self.bar.subtitle.setText(translate("Review", "Review"))
        self.panel.retranslate()
        names = {
            "first": translate("Review", "To the start (Home)"),
            "back": translate("Review", "One move back (Left)"),
            "play": translate("Review", "Play through (Space)"),
            "next": translate("Review", "One move on (Right)"),
            "last": translate("Review", "To the end (End)"),
        }
        for name, button in self._buttons.items():
            button.set_name(names[name])
        review = self.review
        if review is None or self._face is None:
            return
        self._actions.offer_fairness(has_chance(review.match.game), self._face.dice() is not None)
        you = only_person(review.match.players) is not None
        side = next(i for i, seats in enumerate(review.match.sides) if review.hero in seats)
        name = self._face.side_name(side, review.match.seats, review.match.options)
        self._chance.setText(
            translate("Review", "Your chance of winning")
            if you
            else translate("Review", "Chance of winning: {side}").format(side=name)
        )
        self.bar.title.setText(self._face.title())
        self.panel.show_seats(review.match, self._face)
        self._draw_graph()
        self.panel.show_swings(review, self.at)
        self._show_judgement()

    def _restyle(self) -> None:
        self._share_height()
        if (scene := self._scene()) is not None:
            scene.restyle(theme())
        self._show_judgement()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Let the board have the room where there is little."""
        self.graph.setMaximumHeight(min(px(TALL), max(px(LOW), round(self.height() * 0.26))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies under the graph; the board paints its own ground."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("ground"))
        painter.fillRect(QRectF(0, self.board.geometry().bottom() + 1, self.width(), 1), theme().color("line"))
