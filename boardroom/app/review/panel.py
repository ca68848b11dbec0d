"""The panel of a review: who played, the biggest swings, and what would have been better."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardroom.app.review.review import Review
from boardroom.app.review.swing_list import SwingList
from boardroom.app.review.viewpoint import Viewpoint
from boardroom.app.review.words import Judgement, note
from boardroom.core.game import Seat
from boardroom.core.match import Match
from boardroom.ui.game.face import Face
from boardroom.ui.game.naming import full_name
from boardroom.ui.kit.buttons import Button
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.panels import clear
from boardroom.ui.kit.progress import Progress
from boardroom.ui.kit.scrolling import MAXIMUM, Foot, Scroller, inset, needed_height, stacked
from boardroom.ui.kit.tips import set_tip
from boardroom.ui.style.appearance import Restyled, theme
from boardroom.ui.style.fonts import px, text, text_scale
from boardroom.ui.style.percent import percentage

translate = QCoreApplication.translate


class ReviewedSeat(QWidget):
    """A seat's mark, name, and what became of it."""

    def __init__(self, match: Match, face: Face, seat: Seat) -> None:
        super().__init__()
        self._match, self._face, self._seat = match, face, seat
        self._name, self._note = full_name(seat, match.players), note(match, face, seat)
        self.setAccessibleName(f"{self._name}, {self._note}")
        set_tip(self, f"{self._name}\n{self._note}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 36 * min(text_scale(), 1.3)
        disc = QRectF(0, (self.height() - side) / 2, side, side)
        self._face.paint_seat(painter, disc, self._seat, self._match.seats, self._match.options)
        left = side + 16
        for top, said, face, token in (
            (0, self._name, text(16, bold=True), "ink"),
            (px(20), self._note, text(14), "muted"),
        ):
            painter.setFont(face)
            painter.setPen(colors.color(token))
            room = QRectF(left, top, self.width() - left, px(20))
            shown = painter.fontMetrics().elidedText(said, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)


class ReviewPanel(Restyled, QWidget):
    """The panel beside the board of a review."""

    shown = Signal()  # "Show me how it goes on"
    retried = Signal()  # "Try again from here"
    stopped = Signal()  # judge no further, or go on judging

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.swings = SwingList()
        self._upper, self._said = QWidget(), QWidget()  # who played and the swings; what is said of a move
        self._below = False  # whether it stands below the board
        self._seats = QVBoxLayout()
        self._most = Label(size=14, bold=True, token="muted", heading=True)
        self._judging = QWidget()  # what is said while positions are judged, or where there are no swings
        self._calm = Label(size=14, token="muted", wrap=True)
        self._progress = Progress()
        self._stop = Button(kind="link")
        self._stop.clicked.connect(self.stopped)
        self._headline = Label(size=20, serif=True, wrap=True)
        self._better = Label(size=16, wrap=True)
        self._better.setTextFormat(Qt.TextFormat.RichText)
        self._instead = Label(size=14, token="muted", wrap=True)
        self.show_me = Button(kind="link", icon="play")
        self._stays = Label(size=14, token="muted", wrap=True)
        self.retry = Button(kind="filled", icon="restart")
        self.retry.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_me.clicked.connect(self.shown)
        self.retry.clicked.connect(self.retried)
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        judging = QVBoxLayout(self._judging)
        judging.setContentsMargins(24, 8, 24, 0)
        judging.setSpacing(8)
        judging.addWidget(self._calm)
        judging.addWidget(self._progress)
        judging.addWidget(self._stop, 0, Qt.AlignmentFlag.AlignLeft)
        lines = stacked(self._upper)
        self._seats.setContentsMargins(24, 24, 24, 24)
        self._seats.setSpacing(12)
        lines.addLayout(self._seats)
        lines.addWidget(Rule())
        lines.addLayout(inset(self._most, 24, 20))
        lines.addWidget(self._judging)
        lines.addLayout(inset(self.swings, 12, 8))
        lines.addSpacing(20)
        lines.addStretch(1)
        said = QVBoxLayout(self._said)
        said.setContentsMargins(24, 16, 24, 8)
        said.setSpacing(8)
        for widget in (self._headline, self._better, self._instead):
            said.addWidget(widget)
        said.addWidget(self.show_me, 0, Qt.AlignmentFlag.AlignLeft)
        said.addStretch(1)
        foot = QWidget()
        last = QVBoxLayout(foot)
        last.setContentsMargins(24, 8, 24, 24)
        last.setSpacing(12)
        last.addWidget(self._stays)
        last.addWidget(self.retry)
        self._foot = Foot(foot, least=0)
        self._above, self._below_it = Scroller(self._upper), Scroller(self._said)
        whole = stacked(self)
        whole.setContentsMargins(1, 0, 0, 0)
        whole.addWidget(self._above)
        whole.addWidget(Rule())
        whole.addWidget(self._below_it, 1)
        whole.addWidget(self._foot)
        for part in (self._upper, self._said):
            part.installEventFilter(self)

    def show_seats(self, match: Match, face: Face) -> None:
        """Say who played."""
        clear(self._seats)
        for seat in range(match.seats):
            self._seats.addWidget(ReviewedSeat(match, face, seat))

    def show_swings(self, review: Review, at: int) -> None:
        """List the swings found so far, or say that there are none."""
        swings = review.swings()
        self.swings.show_swings(swings, review.match, at)
        done, total = review.progress
        self._judging.setVisible(not swings or done < total or not review.eyes.open)
        part = done / max(1, total)
        self._progress.show_part(part, translate("Review", "{percent} reviewed").format(percent=percentage(part)))
        self._progress.setVisible(done < total)
        self._stop.setVisible(done < total)
        self._stop.setText(translate("Review", "Stop") if review.running else translate("Review", "Continue"))
        if review.problem:
            self._calm.setText(translate("Review", "The computer couldn’t review this game."))
        elif not review.eyes.open:
            self._calm.setText(
                translate("Review", "Until the game is over, only your own moves are reviewed, by what you could know.")
            )
        elif done < total:
            self._calm.setText(translate("Review", "Looking at every position…"))
        else:
            self._calm.setText(translate("Review", "No move changed the chances much."))
        self._stays.setText(self._foot_words(review.eyes))

    def show_judgement(self, said: Judgement, trying: bool, showing: bool) -> None:
        """Say what there is to say of the position on show; `trying`: there is something to try again in it."""
        self._headline.setText(said.headline)
        self._better.setText(f'<b style="color:{theme().act}">{escape(said.better)}</b> {escape(said.rest)}')
        self._better.setVisible(bool(said.better))
        self._instead.setText(said.instead)
        self._instead.setVisible(bool(said.instead))
        self.show_me.setVisible(bool(said.better))
        self.show_me.setEnabled(not showing)
        self.retry.setEnabled(trying)
        self._fit()

    def retranslate(self) -> None:
        """Say its own words again."""
        self._most.setText(translate("Review", "Biggest swings"))
        self.show_me.setText(translate("Review", "Show me what comes next"))
        self.retry.setText(translate("Review", "Try again from here"))

    @staticmethod
    def _foot_words(eyes: Viewpoint) -> str:
        """Say what trying again leaves alone, or why there is none."""
        if eyes.open:
            return translate("Review", "This game stays as it is.")
        return translate(
            "Review", "You can try again once the game is over: until then it would show what others hold."
        )

    def stand(self, width: int) -> None:
        """Stand beside the board, so wide; or, with 0, below it, where everything has all the room that it needs."""
        self._below = not width
        self.setMinimumWidth(width)
        self.setMaximumWidth(width or MAXIMUM)
        self._fit()
        self.update()

    def _fit(self, anew: bool = True) -> None:
        """Share out the height: what is said of a move is always in sight, and the rest scrolls."""
        width, height = self.width() - 1, MAXIMUM if self._below else self.height()
        upper, said = (needed_height(part, width, anew) for part in (self._upper, self._said))
        self._foot.fit(width, round(height * 0.4), anew=anew)
        left = height - self._foot.height()
        self._upper.setMinimumHeight(upper)
        self._said.setMinimumHeight(said)
        self._above.setFixedHeight(min(upper, max(left - said, round(left * 0.4))))
        self._below_it.setMinimumHeight(said if self._below else 0)

    def restyle(self) -> None:
        self._fit()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit(anew=False)  # something needs more room, or less
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("panel"))
        edge = QRectF(0, 0, self.width(), 1) if self._below else QRectF(0, 0, 1, self.height())
        painter.fillRect(edge, theme().color("line"))
