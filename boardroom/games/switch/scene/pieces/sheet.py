"""The sheet beside the tray: what can be decided, what it would risk, and how long a question stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import SHEET
from boardroom.games.switch.scene.making import Risk
from boardroom.games.switch.scene.offer import Offer, OfferButton, OfferRow
from boardroom.games.switch.scene.palette import materials
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.painting import Art, copy, picture, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.percent import percentage
from boardroom.ui.style.theme import Theme

_PAD: Final = 14.0
_INNER: Final = 10.0  # within the box of the risk
_GAP: Final = 8.0
_KEY: Final = 28.0  # the room of a key's cap beside the words
_BEYOND: Final = 18.0
_BRIEFEST: Final = 3


class SheetPlan(NamedTuple):
    """Where everything lies on the sheet, with words of a size."""

    head: QRectF
    text: QRectF
    rows: tuple[QRectF, ...]
    buttons: tuple[QRectF, ...]
    risk: QRectF
    countdown: QRectF
    size: QSizeF
    letters: float
    brief: int  # 0: everything is said in full; then chances are numbers only, what is asked needs no text, and so on


def plan_of(offer: Offer, room: QSizeF, letters: float) -> SheetPlan:
    """Lay the sheet out from its upper left corner: in full where there is room, else as briefly as it must be."""
    plan = _Planner(offer, room.width(), letters, 0).plan()
    while letters > 1 and plan.size.height() > room.height() and plan.brief < _BRIEFEST:
        plan = _Planner(offer, room.width(), letters, plan.brief + 1).plan()
    return plan


class _Planner:
    """Lays out a sheet of a width."""

    def __init__(self, offer: Offer, wide: float, letters: float, brief: int) -> None:
        self._offer, self._wide, self._letters, self._brief = offer, wide, letters, brief

    def plan(self) -> SheetPlan:
        """Return where everything lies."""
        offer, letters, pad = self._offer, self._letters, padding(self._letters)
        y, wide = pad, self._wide - 2 * pad
        indent = mark_radius(letters) * 2 + 8 if offer.mark >= 0 else 0.0
        head = QRectF(pad + indent, y, wide - indent, height(offer.head, 16 * letters, wide - indent, bold=True))
        y = head.bottom() + (4 if offer.head else 0)
        said = offer.text if self._brief < 2 else ""
        text = QRectF(pad, y, wide, height(said, 14 * letters, wide))
        y = text.bottom() + (10 if said or offer.head else 0)
        rows = []
        for _ in offer.rows:
            rows.append(QRectF(pad, y, wide, 16 + 16 * letters))
            y = rows[-1].bottom()
        places: list[QRectF] = []
        for button in offer.buttons:
            if not button.half:
                places.append(QRectF(pad, y, wide, button_height(button, wide, letters)))
                y = places[-1].bottom() + _GAP
        risk = QRectF()
        halves = [button for button in offer.buttons if button.half]
        if offer.risk is not None or halves:
            top, y = y, y + _INNER
            if offer.risk is not None:
                y += risk_height(offer, wide - 2 * _INNER, letters, self._brief)
            row = self._beside(halves, pad + _INNER, y, wide - 2 * _INNER)
            places += row
            y = row[-1].bottom() if row else y - 4.0
            risk = QRectF(pad, top, wide, y + _INNER - top)
            y = risk.bottom() + _GAP
        count = QRectF(pad, y, wide, 12 + 12 * letters) if offer.counting else QRectF()
        y = count.bottom() + _GAP if offer.counting else y
        size = QSizeF(self._wide, y - _GAP + pad)
        return SheetPlan(head, text, tuple(rows), tuple(places), risk, count, size, letters, self._brief)

    def _beside(self, buttons: list[OfferButton], x: float, y: float, room: float) -> list[QRectF]:
        """Return where buttons lie in one row, each as wide as its words need; or one below the other."""
        letters = self._letters
        gaps = _GAP * (len(buttons) - 1)
        spare = -1.0
        for cap in (_KEY * letters, 0.0):  # rather without their keys than in two rows
            needs = [width(button.words, 14 * letters, bold=True) + cap + 16 for button in buttons]
            spare = room - sum(needs) - gaps
            if spare >= 0:
                break
        places: list[QRectF] = []
        for button, need in zip(buttons, needs if buttons else (), strict=True):
            wide = need + spare / len(buttons) if spare >= 0 else room
            places.append(QRectF(x, y, wide, button_height(button, wide, letters)))
            if spare >= 0:
                x += wide + _GAP
            else:
                y = places[-1].bottom() + _GAP
        return places


def padding(letters: float) -> float:
    """Return how far from the edge of the sheet words stay; large ones need all the room."""
    return _PAD if letters <= 1 else 10.0


def mark_radius(letters: float) -> float:
    """Return how large the mark of whoever is spoken of is."""
    return min(10 * letters, 14.0)


def button_height(button: OfferButton, wide: float, letters: float) -> float:
    """Return how high a button of a width is; large words may take several lines."""
    if letters > 1 and width(button.words, 14 * letters, bold=True) > wide - 12:
        return height(button.words, 14 * letters, wide - 12, bold=True) + 14
    return 26 + 16 * letters if button.look == "filled" else 24 + 14 * letters


def _chance_words(offer: Offer, brief: int) -> tuple[tuple[str, str], ...]:
    """Return what stands beside the number, with its colour."""
    _, what, when = offer.risk_words[:3]
    return ((what, "ink"), (when, "muted"))[: (2, 1, 0, 0)[brief]]


def _chance_indent(offer: Offer, wide: float, letters: float, brief: int) -> float:
    """Return how far right the words of a chance begin: beside its number, or below it where that is too narrow."""
    taken = width(offer.risk_words[0], 28 * letters, serif=True) + 12
    longest = max(
        (width(word, 14 * letters) for words, _ in _chance_words(offer, brief) for word in words.split()), default=0
    )
    return taken if taken + longest <= wide else 0.0


def _chance_height(offer: Offer, wide: float, letters: float, brief: int) -> float:
    """Return how high the number is with what stands beside it."""
    indent, number = _chance_indent(offer, wide, letters, brief), 12 + 28 * letters
    words = sum(height(words, 14 * letters, wide - indent) for words, _ in _chance_words(offer, brief)) + 4
    return max(number, words) if indent else number + words


def _legend_height(offer: Offer, wide: float, letters: float, brief: int) -> float:
    if brief:
        return 18 * letters if brief < _BRIEFEST else 0.0
    return sum(_legend_line(words, wide, letters) for words in offer.risk_words[3:])


def _legend_line(words: str, wide: float, letters: float) -> float:
    return max(8 + 10 * letters, height(words, 14 * letters, wide - 18 * letters))


def risk_height(offer: Offer, wide: float, letters: float, brief: int) -> float:
    """Return how much room a chance takes."""
    chance, legend = (part(offer, wide, letters, brief) for part in (_chance_height, _legend_height))
    return chance + 8 + 10 + 8 + legend + 10


class OfferSheet(TableItem):
    """What a person can press, beside what may come of it."""

    def __init__(self) -> None:
        super().__init__(5)
        self.offer = Offer()
        self._plan = plan_of(self.offer, SHEET.size(), 1.0)
        self._hot: SwitchTarget | None = None
        self._left, self._count = 1.0, ""
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setPos(SHEET.topLeft())
        self.setVisible(False)

    def display(self, offer: Offer, hot: SwitchTarget | None, theme: Theme, room: QRectF) -> None:
        """Say something else in a room, with one button looked at."""
        self.setVisible(not offer.empty)
        self.prepareGeometryChange()
        self.offer, self._hot, self.theme = offer, hot, theme
        self._plan = plan_of(offer, room.size(), self.places.letters)
        # Beside the tray; what is higher grows upwards.
        top = max(room.top(), min(SHEET.top(), room.bottom() - self._plan.size.height()))
        self.setPos(room.left(), top)
        self.update()

    @property
    def unsaid(self) -> tuple[str, ...]:
        """What there is no room for at this size of words."""
        offer, brief = self.offer, self._plan.brief
        chance = " ".join(offer.risk_words[:3])
        return tuple(
            words
            for words in ((offer.text,) if brief > 1 else ()) + ((chance, *offer.risk_words[3:]) if brief else ())
            if words
        )

    def count(self, left: float, words: str) -> None:
        """Show how much of the time is left."""
        self._left, self._count = left, words
        self.update(self._plan.countdown)

    def place(self, target: SwitchTarget) -> QRectF:
        """Return where something on the sheet is in the scene; an empty place if it isn't there."""
        plan, found = self._plan, QRectF()
        match target.kind:
            case "question":
                found = plan.head.united(plan.text)
            case "start":
                found = next(
                    place for row, place in zip(self.offer.rows, plan.rows, strict=True) if row.seat == target.seat
                )
            case "risk":
                high = risk_height(self.offer, plan.risk.width() - 2 * _INNER, plan.letters, plan.brief)
                found = QRectF(plan.risk.x(), plan.risk.y(), plan.risk.width(), _INNER + high)
            case _:
                for button, place in zip(self._in_order(), plan.buttons, strict=True):
                    if button.target == target:
                        found = place
        return found.translated(self.pos()) if not found.isNull() else found

    def _in_order(self) -> list[OfferButton]:
        """Return the buttons in the order of their places: whole rows first."""
        buttons = self.offer.buttons
        return [b for b in buttons if not b.half] + [b for b in buttons if b.half]

    @property
    def box(self) -> QRectF:
        """Where the sheet is, in its own coordinates."""
        return QRectF(QPointF(), self._plan.size)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        key = (self.offer, self._hot, self.theme, self._plan, scale)
        if key != self._drawn:
            self._drawn = key
            self._pixmap = picture(self.boundingRect(), scale, self._paint)
        copy(painter, self.boundingRect().topLeft(), self._pixmap)
        if self.offer.counting:
            self._paint_count(Art(painter))

    # ---------------------------------------------------------------- parts

    def _paint(self, art: Art) -> None:
        theme, offer, plan = self.theme, self.offer, self._plan
        art.blur(rounded(self.box, 12), shade("#2A1C0E", 0.5 if theme.dark else 0.2), 6, 1, 4)
        art.box(self.box, 12, fill=materials(theme).sheet)
        art.box(self.box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, stroke=theme.line)
        if offer.mark >= 0:
            radius = mark_radius(plan.letters)
            paint_mark(art, padding(plan.letters) + radius, plan.head.top() + 5 + self.text(6), radius, offer.mark)
        art.paragraph(plan.head, offer.head, self.text(16), theme.ink, bold=True)
        if not plan.text.isEmpty():
            art.paragraph(plan.text, offer.text, self.text(14), theme.muted)
        for row, place in zip(offer.rows, plan.rows, strict=True):
            self._paint_row(art, row, place)
        if not plan.risk.isNull():
            art.box(plan.risk, 8, fill=theme.color("ground", 0.6))
            art.box(plan.risk.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, stroke=theme.line)
        if offer.risk is not None:
            self._paint_risk(art, offer.risk)
        for button, place in zip(self._in_order(), plan.buttons, strict=True):
            paint_button(art, place, button, button.target == self._hot, theme, plan.letters)

    def _paint_row(self, art: Art, row: OfferRow, place: QRectF) -> None:
        theme, middle = self.theme, place.center().y()
        if row.strong:
            art.box(place, 8, fill=theme.color("act_soft"))
        radius = mark_radius(self.places.letters) - 1
        paint_mark(art, place.x() + radius + 7, middle, radius, row.seat)
        color = theme.ink if row.total or row.strong else theme.muted
        left = place.x() + radius * 2 + 16
        size, right = self.text(14), place.right() - 10
        right -= art.text(right, middle + self.text(7), row.total, self.text(20), color, serif=True, anchor="end")
        art.text(left, middle + self.text(5), row.name, size, color, bold=row.strong, most=right - 8 - left)

    def _paint_risk(self, art: Art, risk: Risk) -> None:
        theme, offer, letters, brief = self.theme, self.offer, self.places.letters, self._plan.brief
        box, size = self._plan.risk, self.text(14)
        x, y, wide = box.x() + _INNER, box.y() + _INNER, box.width() - 2 * _INNER
        art.text(x, y + 3 + self.text(26), offer.risk_words[0], self.text(28), theme.ink, serif=True)
        indent = _chance_indent(offer, wide, letters, brief)
        line = y if indent else y + 12 + self.text(28)
        for said, token in _chance_words(offer, brief):
            high = height(said, size, wide - indent)
            art.paragraph(QRectF(x + indent, line, wide - indent, high), said, size, theme.color(token))
            line += high
        y += _chance_height(offer, wide, letters, brief) + 8
        neutral, harm = materials(theme).neutral, offer.harm
        parts = ((risk.discards, theme.act), (risk.ends, neutral), (risk.fails, theme.danger if harm else theme.muted))
        with art.clipped(rounded(QRectF(x, y, wide, 10), 5)):
            left = x
            for part, color in parts:
                art.rect(left, y, max(0.0, float(part) * wide - 1.5), 10, fill=color)
                left += float(part) * wide
        if brief == _BRIEFEST:
            return
        y += 18
        tokens = ("muted", "danger" if harm else "muted")
        side, beside = self.text(10), self.text(18)
        for said, token, (part, color) in zip(offer.risk_words[3:], tokens, parts[1:], strict=True):
            art.rect(x, y + self.text(4), side, side, self.text(3), fill=color)
            if brief:
                art.text(x + side + 6, y + self.text(14), percentage(part), size, theme.color(token))
                x += wide / 2
                continue
            high = _legend_line(said, wide, letters)
            art.paragraph(QRectF(x + beside, y, wide - beside, high), said, size, theme.color(token))
            y += high

    def _paint_count(self, art: Art) -> None:
        theme, box, low = self.theme, self._plan.countdown, self.text(12) + 6
        art.text(box.x(), box.y() + self.text(11), self._count, self.text(12), theme.muted)
        art.rect(box.x(), box.y() + low, box.width(), 4, 2, fill=theme.color("ink", 0.12))
        art.rect(box.x(), box.y() + low, box.width() * self._left, 4, 2, fill=theme.color("look"))


def paint_button(art: Art, box: QRectF, button: OfferButton, hot: bool, theme: Theme, letters: float) -> None:
    """Paint a button with the key that does the same."""
    act = theme.color("act")
    if button.look == "filled":
        art.box(box, 8, fill=act.lighter(112) if hot else act)
        ink = theme.color("on_act")
    else:
        art.box(box, 8, fill=theme.color("act_soft" if hot else "panel"))
        framed = button.look == "act" or hot
        edge = act if framed else theme.edge
        art.box(box.adjusted(0.75, 0.75, -0.75, -0.75), 7.5, stroke=edge, width=1.5)
        ink = act if button.look == "act" else theme.color("ink")
    small, big = 14 * letters, 16 * letters
    large = box.width() > 160 and button.look != "plain"
    size = big if large and width(button.words, big, bold=True) + 16 <= box.width() else small
    wide, room = width(button.words, size, bold=True), box.width() - 12
    if letters > 1 and wide > room:
        art.paragraph(box.adjusted(6, 6, -6, -6), button.words, size, ink, bold=True, middle=True)
        return
    cap = _KEY * letters if wide + _KEY * letters <= room else 0.0  # words come first
    wide = min(wide, room)
    left = box.center().x() - (wide + cap) / 2
    art.text(left, box.center().y() + size * 0.34, button.words, size, ink, bold=True, most=box.width() - 10)
    if cap:
        with art.at(left + wide + 8 * letters, box.center().y() - 10 * letters, letters):
            art.rect(0.5, 0.5, 19, 19, 5, stroke=shade(ink, 0.4))
            art.text(10, 14.5, button.key, 12, ink, bold=True, anchor="middle")
