"""A figure of a rulebook on its card: drawn by the game's own scene, played, and opened as a game of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from boardroom.app.reading.document import figure_words
from boardroom.app.reading.exhibit import Exhibit
from boardroom.books.rulebook.book import Runs, plain
from boardroom.books.rulebook.search import Mark
from boardroom.core.match import Step
from boardroom.ui.game.figures import paint_figure
from boardroom.ui.kit.buttons import Button, IconButton
from boardroom.ui.kit.drop_down import Menu
from boardroom.ui.kit.labels import Label
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.style import motion
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.table.scene import GameScene

translate = QCoreApplication.translate

Style = Literal["tall", "row"]  # the picture above its words, or beside them
AIR = 16
TALLEST = 1.06  # of a picture, to its width
REST = 900  # milliseconds between two moves of a figure


class Caption(QLabel):
    """The words below a figure: they can be selected and copied, and what was found in them is marked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def say(self, runs: Runs, marks: Sequence[Mark], current: bool) -> None:
        """Show some words."""
        colors = theme()
        self.setFont(text(14))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, colors.color("muted"))
        palette.setColor(QPalette.ColorRole.Text, colors.color("muted"))
        self.setPalette(palette)
        marked = {at for mark in marks for at in range(mark.start, mark.end)}
        said, at = [], 0
        for run in runs:
            words = ""
            for start, end, hit in _stretches(at, at + len(run.text), marked):
                piece = escape(run.text[start - at : end - at])
                if hit:
                    line = f"text-decoration: underline; color: {colors.ink};" if current else f"color: {colors.ink};"
                    piece = f'<span style="background-color: {colors.hit}; {line}">{piece}</span>'
                words += piece
            at += len(run.text)
            if run.style in ("bold", "notation"):
                words = f'<span style="font-weight: bold; color: {colors.ink};">{words}</span>'
            elif run.style == "italic":
                words = f"<i>{words}</i>"
            said.append(words)
        self.setText(f'<div style="line-height: 112%;">{"".join(said)}</div>')


def _stretches(start: int, end: int, marked: set[int]) -> list[tuple[int, int, bool]]:
    """Cut letters where marks begin and end."""
    found: list[tuple[int, int, bool]] = []
    for at in range(start, end):
        if found and found[-1][2] == (at in marked):
            found[-1] = (found[-1][0], at + 1, found[-1][2])
        else:
            found.append((at, at + 1, at in marked))
    return found


class _Corner(IconButton):
    """A button on a picture: a plate below it keeps it readable on any."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), 8), theme().color("panel", 0.85))
        painter.end()
        super().paintEvent(event)


class FigureCard(QWidget):
    """Shows a figure. It is drawn when it is first seen, and again for every size and theme."""

    play_wanted = Signal(bool)  # whether against computers
    enlarged = Signal()
    reached = Signal()  # the keyboard has come to one of its buttons

    def __init__(self, exhibit: Exhibit, number: int, runs: Runs, parent: QWidget) -> None:
        super().__init__(parent)
        self.exhibit, self.number, self._runs = exhibit, number, runs
        self.style_: Style = "tall"
        self._picture = QRect()
        self._drawn: QPixmap | None = None
        self._scene: GameScene | None = None  # while it plays
        self._film: list[Step] = []
        self._size = exhibit.frame.area.size()
        self._moves = bool(exhibit.film)
        self._marks: tuple[tuple[Mark, ...], bool] = ((), False)
        self.title = Label(size=14, bold=True, parent=self, heading=True)
        self.caption = Caption(self)
        self.play = IconButton("play", size=28, parent=self)
        self.again = IconButton("restart", size=28, parent=self)
        self.start = Button(kind="link", parent=self)
        self.larger = _Corner("fullscreen", token="muted", size=28, parent=self)
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self._draw)
        self._beat = QTimer(self, singleShot=True, interval=REST)
        self._beat.timeout.connect(self._next)
        self.play.clicked.connect(self.run)
        self.again.clicked.connect(self.reset)
        self.start.clicked.connect(self._offer)
        self.larger.clicked.connect(self.enlarged)
        self.again.setEnabled(False)
        for button in (self.larger, self.play, self.again, self.start):
            button.installEventFilter(self)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        by_keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent) and event.reason() in by_keys:
            self.reached.emit()
        return False

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        """Say everything in the language of the moment; the caption speaks the book's."""
        self.title.setText(figure_words(self.number))
        self.play.set_name(translate("Rulebook", "Show what happens"))
        self.again.set_name(translate("Rulebook", "Back to the figure"))
        self.start.setText(translate("Rulebook", "Play from here"))
        self.larger.set_name(translate("Rulebook", "Enlarge"))
        self.caption.say(self._runs, *self._marks)
        self.setAccessibleName(f"{self.title.text()}. {self.words}")
        self.setAccessibleDescription(self.exhibit.in_words())

    def mark(self, marks: Sequence[Mark], current: bool) -> None:
        """Mark what was found in the caption."""
        if (tuple(marks), current) != self._marks:
            self._marks = (tuple(marks), current)
            self.caption.say(self._runs, marks, current)

    @property
    def words(self) -> str:
        """The caption as plain text."""
        return plain(self._runs)

    # ---------------------------------------------------------------- room

    @property
    def wide(self) -> bool:
        """Whether it needs the width of the text."""
        return self.exhibit.frame.wide

    def plan(self, width: int, style: Style) -> int:
        """Lay the card out in a width, and return how high it is."""
        self.style_ = style
        ratio = self._size.height() / self._size.width()
        head = px(28)
        self.play.setVisible(self._moves)
        self.again.setVisible(self._moves)
        if style == "tall":
            high = round(min(width - 2, (width - 2) * min(ratio, TALLEST)))
            self._picture = QRect(1, 1, width - 2, high)
            left, top, room = AIR + 3, high + 12, width - 2 * (AIR + 3)
        else:
            across = min(round(width * 0.5), px(190) if width < 460 else round(width * 0.46))
            high = round(across * min(ratio, TALLEST))
            self._picture = QRect(1, 1, across, high)
            left, top, room = across + 14, 12, width - across - 14 - 12
        self.larger.setGeometry(self._picture.right() - px(28) - 3, 4, px(28), px(28))
        self._words(left, top, room, head)
        bottom = self.start.geometry().bottom() + 10
        if style == "row":
            bottom = max(bottom, high + 2)
            self._picture.setHeight(bottom - 2)
        self.resize(width, bottom)
        return bottom

    def _words(self, left: int, top: int, room: int, head: int) -> None:
        """Put title, buttons and caption below each other."""
        buttons = 2 * px(28) if self._moves else 0
        self.title.setGeometry(left, top, room - buttons, head)
        self.play.setGeometry(left + room - buttons + 4, top, px(28), px(28))
        self.again.setGeometry(left + room - px(28) + 4, top, px(28), px(28))
        high = self.caption.heightForWidth(room)
        self.caption.setGeometry(left, top + head, room, high)
        wish = self.start.sizeHint()
        self.start.setGeometry(left - px(4), top + head + high + 4, min(wish.width(), room + px(8)), wish.height())

    # ---------------------------------------------------------------- the picture

    def forget(self) -> None:
        """The theme has changed: draw it again when it is seen."""
        self.reset()
        self._drawn = None
        self.caption.say(self._runs, *self._marks)
        self.update()

    def _draw(self) -> None:
        """Draw the figure at the size of the card."""
        ratio = self.devicePixelRatioF()
        size = self._picture.size() * ratio
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        inner = self._inner(QRectF(image.rect()), ratio)
        self.exhibit.paint(painter, inner, theme())
        self._round_off(painter, inner, ratio)
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        self._drawn = pixmap
        self.update()

    def _round_off(self, painter: QPainter, inner: QRectF, ratio: float) -> None:
        """Round the corners of a picture that fills its rectangle, such as a part of a table."""
        area = self.exhibit.frame.area.size().scaled(inner.size(), Qt.AspectRatioMode.KeepAspectRatio)
        shown = QRectF(inner.center() - QPointF(area.width(), area.height()) / 2, area)
        outside = QPainterPath()
        outside.addRect(shown.adjusted(-1, -1, 1, 1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.fillPath(outside.subtracted(rounded(shown, 6 * ratio)), Qt.GlobalColor.black)

    @staticmethod
    def _inner(box: QRectF, ratio: float) -> QRectF:
        """Leave some air around the picture."""
        air = min(12.0, box.width() * 0.03) * ratio
        return box.adjusted(air, air, -air, -air)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8), colors.color("ground"))
        if self._scene is not None:
            paint_figure(painter, self._inner(QRectF(self._picture), 1.0), self._scene, self.exhibit.frame.area)
        elif self._drawn is not None and self._drawn.deviceIndependentSize().toSize() == self._picture.size():
            painter.drawPixmap(self._picture.topLeft(), self._drawn)
        elif not self._late.isActive():
            self._late.start()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colors.color("line"), 1))
        if self.style_ == "tall":
            y = self._picture.bottom() + 1.5
            painter.drawLine(1, round(y), self.width() - 2, round(y))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)

    # ---------------------------------------------------------------- what happens in it

    @property
    def running(self) -> bool:
        """Whether something happens in it now."""
        return self._scene is not None and (bool(self._film) or self._beat.isActive())

    def run(self) -> None:
        """Show what happens in the figure."""
        self.reset()
        self._film = list(self.exhibit.film)
        if not self._film:
            return
        self._scene = scene = self.exhibit.stage(theme())
        scene.setParent(self)
        scene.changed.connect(self._scene_changed)
        scene.settled.connect(self._beat.start)
        scene.speed = motion.speed()
        if self._film[0].index < self.exhibit.match.length:  # the figure shows the end: begin at the beginning
            scene.present(self._film[0].before, self.exhibit.players, False)
        self.again.setEnabled(True)
        self.update()
        QTimer.singleShot(REST // 3, self, self._next)

    def _scene_changed(self) -> None:
        self.update(self._picture)

    def _next(self) -> None:
        if self._scene is not None and self._film:
            self._scene.animate(self._film.pop(0), self.exhibit.players, True)

    def reset(self) -> None:
        """Show the figure as it is."""
        self._beat.stop()
        self._film = []
        self.again.setEnabled(False)
        if self._scene is not None:
            scene, self._scene = self._scene, None
            scene.skip()
            scene.deleteLater()
            self.update()

    def menu(self) -> QMenu:
        """Return what is offered to whoever wants to play from here."""
        menu = Menu(self)
        many = len(self.exhibit.players) > 2
        people = translate("Rulebook", "People only") if many else translate("Rulebook", "Two people")
        menu.addAction(people).triggered.connect(lambda: self.play_wanted.emit(False))
        against = translate("Rulebook", "Against the computer")
        menu.addAction(against).triggered.connect(lambda: self.play_wanted.emit(True))
        return menu

    def _offer(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.start.mapToGlobal(self.start.rect().bottomLeft()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._picture.contains(event.position().toPoint()):
            self.enlarged.emit()
