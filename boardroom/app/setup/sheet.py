"""The new-game sheet, made from a game's options: who sits where, who starts, and what is agreed."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boardroom.app.settings.preferences import Preferences, Setup
from boardroom.app.setup.seat_row import SeatRow
from boardroom.app.setup.table_preview import TablePreview
from boardroom.core.fairness import has_chance
from boardroom.core.game import Game, Options
from boardroom.core.match import against_free_undo
from boardroom.core.record import Player
from boardroom.ui.game.face import Face, OptionText
from boardroom.ui.game.naming import short_name
from boardroom.ui.game.option_rows import DRAWN, LOTS, Names, OptionRow, SwitchesRow, SwitchRow
from boardroom.ui.kit.buttons import Button, Focusable, IconButton, paint_ring
from boardroom.ui.kit.choices import Painting, Segment, Segmented
from boardroom.ui.kit.flow import Flow
from boardroom.ui.kit.fold import Fold
from boardroom.ui.kit.labels import Label, Rule
from boardroom.ui.kit.overlay import Overlay
from boardroom.ui.kit.panels import Content
from boardroom.ui.kit.scrolling import Scroller
from boardroom.ui.paint.icons import paint_icon
from boardroom.ui.style.appearance import theme
from boardroom.ui.style.fonts import px, text
from boardroom.ui.style.translation import Retranslated

translate = QCoreApplication.translate

FIRST_LEVEL = 2
SIZE = (980, 672)  # at the usual size of text
PREVIEW = 324  # the width of the table that is shown beside the choices
CORNER = 4  # pixels between the edge of the sheet and what is square


def default_setup(game: Game, name: str) -> Setup:
    """Return a first game: this person against beginners, with the booklet's options."""
    bots = [Player(kind="bot", level=FIRST_LEVEL) for _ in range(game.seats[0] - 1)]
    return Setup(players=[Player(name=name), *bots], options=game.options.of_new_matches().model_dump())


def drawn(setup: Setup, face: Face, rng: SystemRandom | None = None) -> dict[str, Any]:
    """Return the options with what was left to lots drawn."""
    options = dict(setup.options)
    for option in face.options(len(setup.players)):
        if option.field in setup.lots:
            options[option.field] = (rng or SystemRandom()).choice(option.choices).value
    return options


class AddSeat(Focusable, QPushButton):
    """A dashed place at the table: press it to add a seat."""

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, middle = px(32), self.height() / 2
        disc = QRectF(0.75, middle - side / 2 + 0.75, side - 1.5, side - 1.5)
        pen = QPen(colors.color("edge"), 1.5)
        pen.setDashPattern([2, 2.7])
        painter.setPen(pen)
        painter.drawEllipse(disc)
        paint_icon(painter, "plus", disc.adjusted(px(7), px(7), -px(7), -px(7)), colors.color("muted"), 2)
        painter.setFont(text(14, bold=True))
        painter.setPen(colors.color("act"))
        words = QRectF(px(48), 0, self.width() - px(48), self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.ring:
            paint_ring(painter, QRectF(self.rect()), 8)


class NewGame(Retranslated, Overlay):
    """The sheet. Enter starts, but in a name ends it; Esc cancels; what was chosen is proposed again next time."""

    started = Signal(str, object)  # the game's key and a Setup
    rules_wanted = Signal()

    def __init__(
        self,
        game: Game,
        face: Face,
        preferences: Preferences,
        parent: QWidget,
        setup: Setup | None = None,
    ) -> None:
        super().__init__(parent, *SIZE)
        self.game, self.face, self._preferences = game, face, preferences
        proposed = setup or preferences.values.setups.get(game.key)
        if proposed is None or len(proposed.players) not in game.seats:
            proposed = default_setup(game, preferences.values.name)
        self._players = list(proposed.players)
        self._values = game.options.of_new_matches().model_dump() | {
            name: value for name, value in proposed.options.items() if name in game.options.model_fields
        }
        self._lots = set(proposed.lots)
        self._dice, self._salted, self._free_undo = proposed.dice, proposed.salted, proposed.free_undo
        self._rows: list[SeatRow] = []
        self._options: dict[str, OptionRow] = {}
        self._build()
        self._fill()

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or self.start)

    # ---------------------------------------------------------------- what it is made of

    def _build(self) -> None:
        self._preview = TablePreview(self.game, self.face, self.sheet)
        self._heading = Label(size=16, bold=True, heading=True)
        self._close = IconButton("close", token="muted")
        self._close.clicked.connect(self.cancel)
        self.counts = Segmented()
        self.counts.chosen.connect(self._set_count)
        self._seats = QVBoxLayout()
        self._seats.setSpacing(0)
        self.add = AddSeat(
            self.sheet
        )  # where no seat can be added it lies in no row, and would keep the sheet for ever
        self.add.setCursor(Qt.CursorShape.PointingHandCursor)
        self.add.clicked.connect(lambda: self._set_count(len(self._players) + 1))
        self._below = QVBoxLayout()
        self._below.setSpacing(16)
        self._switches = SwitchesRow()
        self._switches.changed.connect(self._changed)
        self.real_dice = SwitchRow()
        self.real_dice.changed.connect(self._changed)
        self.salt = SwitchRow()
        self.salt.changed.connect(self._changed)
        self.free_undo = SwitchRow()
        self.free_undo.changed.connect(self._changed)
        self.readings = Fold()
        self.readings.setChecked(self._preferences.values.readings)
        self.readings.toggled.connect(self._unfold)
        self._agree = Label(size=12, token="muted", wrap=True)
        self.problem = Label(token="danger", bold=True, wrap=True)
        self.booklet = Button(kind="link", icon="restart")
        self.booklet.clicked.connect(self._use_booklet)
        self.rules = Button(kind="link", icon="book")
        self.rules.clicked.connect(self.rules_wanted)
        self.rules.hide()
        self._no = Button(kind="text")
        self._no.clicked.connect(self.cancel)
        self.start = Button(kind="filled")
        self.start.clicked.connect(self.confirm)
        self._lay_out()

    def _lay_out(self) -> None:
        content = Content()
        body = QVBoxLayout(content)
        body.setContentsMargins(32, 16, 28, 12)
        body.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addSpacing(20)
        head.addWidget(self.counts)
        head.addStretch(1)
        head.addWidget(self._close)
        body.addLayout(head)
        self._close.lower()  # read before the seats, not among them
        body.addSpacing(4)
        body.addLayout(self._seats)
        body.addSpacing(16)
        body.addLayout(self._below)
        body.addStretch(1)
        self._scroll = Scroller(content)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 0, 28, 0)
        foot.setSpacing(12)
        self._links = Flow(gap=12)
        self._links.addWidget(self.booklet)
        self._links.addWidget(self.rules)
        foot.addWidget(self._links, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addStretch(1)
        foot.addWidget(self._no)
        foot.addWidget(self.start)
        self._body, self._foot_row = body, foot
        self._foot = QWidget()
        self._foot.setLayout(foot)
        self.problem.setContentsMargins(32, 8, 32, 8)
        self._right = right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._scroll, 1)
        right.addWidget(self.problem)
        right.addWidget(Rule())
        right.addWidget(self._foot)
        row = QHBoxLayout(self.sheet)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._preview)
        row.addLayout(right, 1)

    def _fit(self) -> None:
        self._wanted = (px(SIZE[0]), px(SIZE[1]))
        super()._fit()
        preview = px(PREVIEW)
        self._preview.setFixedWidth(preview)
        roomy = self.sheet.width() - preview >= px(592)
        self._preview.setVisible(roomy)
        self._say_heading()
        # The corners of the sheet are round: keep square things off them.
        self._right.setContentsMargins(0 if roomy else CORNER, CORNER, CORNER, CORNER)
        self._foot.setFixedHeight(px(72))
        wide = self.sheet.width() - (preview if roomy else 0)
        self._place_links(wide)
        for row in (*self._options.values(), self._switches, self.real_dice, self.salt, self.free_undo):
            row.stack(above=wide < px(560))

    def _say_heading(self) -> None:
        """Say what is chosen here; where there is no room for the table that names the game, which game it is."""
        without = self._preview.isHidden()
        self._heading.setText(self.face.title() if without else translate("NewGame", "Seats"))

    def _place_links(self, wide: int) -> None:
        """Keep the links at hand in the foot; where that has no room they come after everything else."""
        answers = self._no.sizeHint().width() + self.start.sizeHint().width() + 2 * 28 + 2 * 12 + 8
        fits = self._links.sizeHint().width() + answers <= wide
        there = self._foot_row if fits else self._body
        if there.indexOf(self._links) < 0:
            (self._body if fits else self._foot_row).removeWidget(self._links)
            middle = Qt.AlignmentFlag.AlignVCenter if fits else Qt.AlignmentFlag(0)
            there.insertWidget(0 if fits else there.count() - 1, self._links, 0, middle)

    def offer_rules(self) -> None:
        """Offer the rulebook: there is one."""
        self.rules.show()

    # ---------------------------------------------------------------- filling it

    def _fill(self) -> None:
        """Make the rows for this many seats."""
        seats = len(self._players)
        for row in self._rows:
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        while self._seats.count():  # hairlines
            item = self._seats.takeAt(0)
            assert item is not None
            if (widget := item.widget()) and widget is not self.add:
                widget.deleteLater()
        for seat, player in enumerate(self._players):
            if seat:
                self._seats.addWidget(Rule())
            row = SeatRow(self.game.key, self.face, seat, player)
            row.changed.connect(self._changed)
            row.named.connect(self.start.setFocus)
            row.removed.connect(lambda seat=seat: self._remove(seat))
            row.remove.setVisible(self._by_one() and seats - 1 in self.game.seats and seat > 0)
            self._seats.addWidget(row)
            self._rows.append(row)
        if self._by_one() and seats + 1 in self.game.seats:
            self._seats.addWidget(Rule())
            self._seats.addWidget(self.add)
        self.add.setVisible(self._by_one() and seats + 1 in self.game.seats)
        self.add.setFixedHeight(px(56))
        self._fill_options()
        self.retranslate()
        self._fit()

    def _fill_options(self) -> None:
        for row in self._options.values():
            self._below.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._options = {}
        for fixed in (self._switches, self.real_dice, self.salt, self.free_undo, self.readings, self._agree):
            self._below.removeWidget(fixed)
        order = {"start": 0, "rules": 1, "clock": 2}
        with_choices = [option for option in self._texts() if option.choices and option.group != "readings"]
        for option in sorted(with_choices, key=lambda option: order.get(option.group, 1)):
            self._add_row(option)
        self._below.addWidget(self._switches)
        self._switches.setVisible(any(not option.choices for option in self._texts()))
        self._below.addWidget(self.real_dice)
        self.real_dice.setVisible(self.face.dice() is not None)
        self._below.addWidget(self.salt)
        self._below.addWidget(self.free_undo)
        self._below.addWidget(self.readings, 0, Qt.AlignmentFlag.AlignLeft)
        self._below.addWidget(self._agree)
        for option in self._readings():
            self._add_row(option)
        self.readings.setVisible(bool(self._readings()))
        self._fold()

    def _add_row(self, option: OptionText) -> None:
        """Offer an option with choices below all others so far."""
        values = [choice.value for choice in option.choices]
        if self._values[option.field] not in values:  # what went with another number of seats
            self._values[option.field] = values[0]
        row = OptionRow(option)
        row.changed.connect(self._changed)
        self._below.addWidget(row)
        self._options[option.field] = row

    def _readings(self) -> list[OptionText]:
        return [option for option in self._texts() if option.group == "readings"]

    def _fold(self) -> None:
        """Show the readings of the booklet, or not."""
        unfolded = self.readings.isChecked()
        self._agree.setVisible(unfolded and bool(self._readings()))
        for option in self._readings():
            self._options[option.field].setVisible(unfolded)

    def _unfold(self, unfolded: bool) -> None:
        """Show the readings or not, and remember that; what unfolds below the edge comes up when it has a place."""
        self._fold()
        self._preferences.change(readings=unfolded)
        if unfolded:
            QTimer.singleShot(0, self, lambda: self._scroll.verticalScrollBar().setValue(self.readings.y() - 16))

    def _texts(self) -> tuple[OptionText, ...]:
        return self.face.options(len(self._players))

    def _by_one(self) -> bool:
        """Whether seats are added one by one; else the counts are offered side by side."""
        seats = self.game.seats
        return len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1))

    def retranslate(self) -> None:
        """Say everything in the language, and for the choices, of the moment."""
        seats = len(self._players)
        options = self._model()
        self.setAccessibleName(translate("NewGame", "New game: {title}").format(title=self.face.title()))
        self._say_heading()
        self._close.set_name(translate("NewGame", "Close"))
        offered = () if self._by_one() or len(self.game.seats) == 1 else self.game.seats
        self.counts.set_segments([Segment(n, self.face.variant(n)) for n in offered], seats)
        self.counts.setVisible(bool(offered))
        self.counts.setAccessibleName(translate("NewGame", "Number of players"))
        self.add.setText(
            {
                3: translate("NewGame", "Add a third seat"),
                4: translate("NewGame", "Add a fourth seat"),
                5: translate("NewGame", "Add a fifth seat"),
            }.get(seats + 1, translate("NewGame", "Add a seat"))
        )
        for row in self._rows:
            row.mark.show_as(seats, options)
            row.retranslate(self._players)
        lots = translate("NewGame", "At random")
        texts = self._texts()
        for option in texts:
            if option.field in self._options:
                by_game = any(choice.value == DRAWN for choice in option.choices)
                chance = lots if option.group == "start" and not by_game else ""
                value = LOTS if option.field in self._lots else self._values[option.field]
                self._options[option.field].offer(option, value, self._who(option), chance)
        switches = [option for option in texts if not option.choices]
        self._switches.offer(switches, self._values, translate("NewGame", "Options"))
        self.real_dice.offer(
            self._dice == "people",
            translate("NewGame", "Dice"),
            translate("NewGame", "Throw real dice"),
            translate("NewGame", "Throw them at your table, for the computers too, and enter what they show."),
        )
        self.salt.offer(
            self._salted,
            translate("NewGame", "Chance"),
            translate("NewGame", "Add your own randomness"),
            translate("NewGame", "Type something first, so not even the program can choose what comes up."),
        )
        self.salt.setVisible(has_chance(self.game) and self._dice == "seed")
        self._offer_free_undo()
        self._say_readings()
        self.booklet.setText(translate("NewGame", "Use the booklet’s settings"))
        self.rules.setText(translate("NewGame", "Rules"))
        self._no.setText(translate("NewGame", "Cancel"))
        self.start.setText(translate("NewGame", "Start game"))
        self._check()

    def _offer_free_undo(self) -> None:
        """Offer free take-backs where something could be in the way of an undo; where they can't be agreed, say why."""
        against = against_free_undo(self.game, self._players, self._dice == "people")
        said = {
            "people": translate("NewGame", "Only for one person against computers."),
            "dice": translate("NewGame", "Not with real dice: nobody can throw the same again."),
        }.get(
            against,
            translate(
                "NewGame", "Undo also works past throws and draws: the same ones come again. The result says so."
            ),
        )
        self.free_undo.offer(
            self._free_undo and not against,
            translate("NewGame", "Undo"),
            translate("NewGame", "Free take-backs"),
            said,
            possible=not against,
        )
        self.free_undo.setVisible(against != "nothing")

    def _say_readings(self) -> None:
        """Name what is folded away, and how much of it isn't as it comes."""
        usual = self.game.options.of_new_matches()
        changed = sum(self._values[each.field] != getattr(usual, each.field) for each in self._readings())
        said = translate("NewGame", "Readings of the booklet")
        if changed:
            said = translate("NewGame", "Readings of the booklet (%n changed)", "", changed)
        self.readings.setText(said)
        self._agree.setText(translate("NewGame", "Where the booklet can be read in two ways, agree on one."))

    def _who(self, option: OptionText) -> Names:
        """Return how to show a choice that stands for a seat: who sits there, with the seat's mark."""
        seats = len(self._players)
        said = [(str(choice.value), choice.text) for choice in option.choices if choice.value != DRAWN]
        for_seats = said == [(str(seat + 1), self.face.seat_name(seat, seats)) for seat in range(seats)]

        def named(value: Any) -> tuple[str, Painting] | None:
            if not for_seats or value == DRAWN:
                return None
            seat, options = int(value) - 1, self._model()
            return short_name(seat, self._players), lambda painter, rect: self.face.paint_seat(
                painter, rect, seat, seats, options
            )

        return named

    # ---------------------------------------------------------------- what is chosen

    def setup(self) -> Setup:
        """Return what the sheet says now."""
        return Setup(
            players=self._players,
            options=dict(self._values),
            lots=sorted(self._lots),
            dice=self._dice,
            salted=self._salted,
            free_undo=self._free_undo,
        )

    def _model(self) -> Options:
        """Return the options as the game knows them; the booklet's where they don't go together."""
        options: type[Options] = self.game.options
        try:
            return options.model_validate(self._values)
        except ValueError:
            return options.of_new_matches()

    def _changed(self) -> None:
        self._players = [row.player() for row in self._rows]
        for field, row in self._options.items():
            if row.value == LOTS:
                self._lots.add(field)
            elif row.value is not None:
                self._lots.discard(field)
                self._values[field] = row.value
        for field, toggle in self._switches.switches.items():
            self._values[field] = toggle.isChecked()
        self._dice = "people" if self.real_dice.toggle.isChecked() else "seed"
        self._salted = self.salt.toggle.isChecked()
        if self.free_undo.toggle.isEnabled():
            self._free_undo = self.free_undo.toggle.isChecked()
        self.retranslate()

    def _set_count(self, seats: int) -> None:
        if seats == len(self._players):
            return
        spare = [Player(kind="bot", level=FIRST_LEVEL)] * seats
        self._players = [*self._players, *spare][:seats]
        self._fill()

    def _remove(self, seat: int) -> None:
        del self._players[seat]
        self._fill()

    def _use_booklet(self) -> None:
        self._values = self.game.options.of_new_matches().model_dump()
        self._lots.clear()
        self._fill()

    def _check(self) -> None:
        """See whether it can be started, say what is wrong if not, and show the table as it will be."""
        said, options = "", self._model()
        try:
            self.game.start(len(self._players), self.game.options.model_validate(self._values))
        except ValueError:
            said = translate("NewGame", "These settings don’t go together. Change one, or use the booklet’s.")
        self.problem.setText(said)
        self.problem.setVisible(bool(said))
        self.start.setEnabled(not said)
        starter = next((option for option in self._texts() if option.field == "first"), None)
        drawn_by_lot = starter is not None and starter.field in self._lots
        first = None if drawn_by_lot or said else self._first(options)
        summary = ("", "") if said else self.face.summary(len(self._players), options, self._players)
        if drawn_by_lot:
            summary = (translate("NewGame", "A random player starts"), summary[1])
        self._preview.show_setup(list(self._players), options, first, summary)

    def _first(self, options: Options) -> int | None:
        seat = self.game.turn(self.game.start(len(self._players), options))
        return seat if seat >= 0 else None

    def confirm(self) -> None:
        """Start the game."""
        if self.start.isEnabled():
            setup = self.setup()
            self._preferences.remember(self.game.key, setup)
            self.close_sheet()
            self.started.emit(self.game.key, setup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1 and not self.rules.isHidden():
            self.rules.click()
        else:
            super().keyPressEvent(event)
