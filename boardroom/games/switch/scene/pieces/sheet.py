"""The sheet beside the tray: what can be decided, and what the throw on offer may bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import CARD, SHEET
from boardroom.games.switch.scene.offer import OddsRow, Offer, OfferButton, OfferRow
from boardroom.games.switch.scene.palette import materials
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.cards import paint_card
from boardroom.games.switch.scene.pieces.dice import paint_swap
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.games.switch.scene.pieces.table_item import TableItem
from boardroom.ui.paint.lettering import height, width
from boardroom.ui.paint.painting import Art, copy, picture, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import Theme

_PAD: Final = 14.0
_GAP: Final = 8.0
_BEYOND: Final = 18.0
_CARD: Final = 28.0  # how wide the little cards on an answer are
_NUMBERS, _BARE = 2, 3  # how brief: chances are numbers only, or only the bar


class SheetPlan(NamedTuple):
    """Where everything lies on the sheet, with words of a size."""

    head: QRectF
    text: QRectF
    rows: tuple[QRectF, ...]
    buttons: tuple[QRectF, ...]
    odds_head: QRectF
    bar: QRectF
    odds: tuple[QRectF, ...]
    foot: QRectF
    size: QSizeF
    letters: float
    brief: int  # 0: everything in full; then chances in small print, then as numbers, then not at all


def plan_of(offer: Offer, room: QSizeF, letters: float) -> SheetPlan:
    """Lay the sheet out from its upper left corner: in full where there is room, else as briefly as it must be."""
    plan = _Planner(offer, room.width(), letters, 0).plan()
    while plan.size.height() > room.height() and plan.brief < _BARE:
        plan = _Planner(offer, room.width(), letters, plan.brief + 1).plan()
    return plan


class _Planner:
    """Lays out a sheet of a width, from above."""

    def __init__(self, offer: Offer, wide: float, letters: float, brief: int) -> None:
        self._offer, self._letters, self._brief = offer, letters, brief
        self._pad = padding(letters)
        self._wide = wide - 2 * self._pad
        self._y = self._pad

    def plan(self) -> SheetPlan:
        """Return where everything lies."""
        offer, letters = self._offer, self._letters
        indent = mark_radius(letters) * 2 + 8 if offer.mark >= 0 else 0.0
        head = self._words(offer.head, 16, 4, bold=True, indent=indent)
        text = self._words(offer.text if self._brief < _NUMBERS else "", 14, 0)
        self._y += 10 if offer.head else 0
        rows = tuple(self._take(16 + 16 * letters, 0) for _ in offer.rows)
        buttons = tuple(
            self._take(button_height(button, self._wide, letters, self._brief), _GAP)
            for button in offer.buttons
            if not button.half
        ) + self._beside([button for button in offer.buttons if button.half])
        self._y += 4 if offer.odds and buttons else 0
        odds_head = self._words(offer.odds_head if self._brief < _NUMBERS else "", 14, 6, bold=True)
        bar = self._take(12, 8) if offer.odds else QRectF()
        odds = self._odds()
        foot = self._words(offer.foot if self._brief < _NUMBERS else "", 14, 0)
        bottom = max(rect.bottom() for rect in (head, text, *rows, *buttons, bar, *odds, foot))
        size = QSizeF(self._wide + 2 * self._pad, bottom + self._pad)
        return SheetPlan(head, text, rows, buttons, odds_head, bar, odds, foot, size, letters, self._brief)

    def _take(self, high: float, gap: float) -> QRectF:
        """Take a strip of all the width."""
        place = QRectF(self._pad, self._y, self._wide, high)
        self._y += high + gap
        return place

    def _words(self, words: str, size: float, gap: float, bold: bool = False, indent: float = 0.0) -> QRectF:
        """Take the room of a paragraph; of no words none."""
        if not words:
            return QRectF()
        high = height(words, size * self._letters, self._wide - indent, bold=bold)
        return self._take(high, gap).adjusted(indent, 0, 0, 0)

    def _odds(self) -> tuple[QRectF, ...]:
        letters, brief, rows = self._letters, self._brief, self._offer.odds
        if brief == _BARE:
            return ()
        if brief == _NUMBERS:
            strip, places = self._take(18 * letters, 0), list[QRectF]()
            wide = [20 * letters + width(row.chance, 14 * letters, bold=True) for row in rows]
            air = (strip.width() - sum(wide)) / (len(wide) - 1)
            for each in wide:
                left = places[-1].right() + air if places else strip.x()
                places.append(QRectF(left, strip.y(), each, strip.height()))
            return tuple(places)
        gap = 4 if brief else 10
        return tuple(self._take(odds_height(row, self._wide, letters, brief), gap) for row in rows)

    def _beside(self, buttons: list[OfferButton]) -> tuple[QRectF, ...]:
        """Return where buttons lie in one row, each as wide as its words need; or one below the other."""
        letters, room = self._letters, self._wide
        gaps = _GAP * (len(buttons) - 1)
        needs = [width(button.words, 14 * letters, bold=True) + 16 for button in buttons]
        caps = [key_width(button.key, letters) + 8 * letters for button in buttons]
        if sum(needs) + sum(caps) + gaps <= room:  # rather without their keys than in two rows
            needs = [need + cap for need, cap in zip(needs, caps, strict=True)]
        spare = room - sum(needs) - gaps
        if spare < 0:
            return tuple(self._take(button_height(button, room, letters, self._brief), _GAP) for button in buttons)
        places, x = [], self._pad
        for button, need in zip(buttons, needs, strict=True):
            wide = need + spare / len(buttons)
            places.append(QRectF(x, self._y, wide, button_height(button, wide, letters, self._brief)))
            x += wide + _GAP
        self._y = max((place.bottom() + _GAP for place in places), default=self._y)
        return tuple(places)


def _around(words: QRectF) -> QRectF:
    """Return the place of words with so much air that a ring around it lies on none of them."""
    return words.adjusted(-4, -2, 4, 4) if not words.isNull() else words


def padding(letters: float) -> float:
    """Return how far from the edge of the sheet words stay; large ones need all the room."""
    return _PAD if letters <= 1 else 10.0


def mark_radius(letters: float) -> float:
    """Return how large the mark of whoever is spoken of is."""
    return min(10 * letters, 14.0)


def key_width(key: str, letters: float) -> float:
    """Return how wide the cap of a key is."""
    return max(19.0, width(key, 12, bold=True) + 12) * letters


def button_height(button: OfferButton, wide: float, letters: float, brief: int) -> float:
    """Return how high a button of a width is; large words may take several lines."""
    high = 24 + 14 * letters
    if letters > 1 and width(button.words, 14 * letters, bold=True) > wide - 12:
        high = height(button.words, 14 * letters, wide - 12, bold=True) + 14
    elif button.look == "filled":
        high = (34 if len(button.key) > 1 else 26) + 16 * letters  # the throw is the largest
    if button.note and brief < _NUMBERS:
        note = height(button.note, 14 * letters, note_width(button, wide, letters, brief))
        high += max(note, _cards_height(letters) if brief == 0 else 0.0) + 4
    return high


def note_width(button: OfferButton, wide: float, letters: float, brief: int) -> float:
    """Return how wide the words below a button's name may be: beside its little cards, if there are any."""
    return wide - 24 - (len(button.piles) * _card_pitch(letters) + 4 if brief == 0 else 0.0)


def _card_scale(letters: float) -> float:
    return _CARD / CARD.width() * min(letters, 1.5)


def _card_pitch(letters: float) -> float:
    return CARD.width() * _card_scale(letters) + 14 * letters


def _cards_height(letters: float) -> float:
    return CARD.height() * _card_scale(letters) + 4 + 12 * letters


def odds_height(row: OddsRow, wide: float, letters: float, brief: int) -> float:
    """Return how high one of the things is that a throw may bring."""
    words = height(row.words, 14 * letters, wide - odds_indent(letters, brief))
    return max(words, (16 if brief else 28) * letters)


def odds_indent(letters: float, brief: int) -> float:
    """Return how far right the words of a chance begin: beside its sign and its number."""
    return (58 if brief else 84) * letters


class OfferSheet(TableItem):
    """What a person can press, beside what may come of it."""

    def __init__(self) -> None:
        super().__init__(5)
        self.offer = Offer()
        self._plan = plan_of(self.offer, SHEET.size(), 1.0)
        self._hot: SwitchTarget | None = None
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
        if brief < _NUMBERS:
            return ()
        notes = (button.note for button in offer.buttons)
        chances = (f"{row.chance} {row.words}" for row in offer.odds)
        return tuple(words for words in (offer.text, *notes, offer.odds_head, *chances, offer.foot) if words)

    def place(self, target: SwitchTarget) -> QRectF:
        """Return where something on the sheet is in the scene; an empty place if it isn't there."""
        plan, found = self._plan, QRectF()
        match target.kind:
            case "question":
                found = _around(plan.head.united(plan.text) if not plan.text.isNull() else plan.head)
            case "start":
                found = next(
                    place for row, place in zip(self.offer.rows, plan.rows, strict=True) if row.seat == target.seat
                )
            case "risk":
                for part in (plan.odds_head, plan.bar, *plan.odds):
                    found = found.united(part)
                found = _around(found)
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
        for button, place in zip(self._in_order(), plan.buttons, strict=True):
            paint_button(art, place, button, button.target == self._hot, theme, plan)
        if offer.odds:
            self._paint_odds(art)
        if not plan.foot.isNull():
            art.paragraph(plan.foot, offer.foot, self.text(14), theme.muted)

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

    def _paint_odds(self, art: Art) -> None:
        """Paint what a throw may bring: a bar in parts, and what each part means."""
        theme, offer, plan = self.theme, self.offer, self._plan
        if not plan.odds_head.isNull():
            art.paragraph(plan.odds_head, offer.odds_head, self.text(14), theme.ink, bold=True)
        plain = {"goes": theme.color("act"), "colour": QColor(materials(theme).neutral), "fails": theme.color("muted")}
        inks = {"goes": theme.color("act"), "colour": theme.color("ink"), "fails": theme.color("ink")}
        harm = theme.color("danger")
        left = plan.bar.x()
        with art.clipped(rounded(plan.bar, 3)):
            for row in offer.odds:
                wide, color = float(row.share) * plan.bar.width(), harm if row.harm else plain[row.kind]
                art.rect(left, plan.bar.y(), max(0.0, wide - 2), plan.bar.height(), fill=color)
                left += wide
        for row, place in zip(offer.odds, plan.odds, strict=False):  # the briefest says none
            self._paint_chance(art, row, place, harm if row.harm else inks[row.kind])

    def _paint_chance(self, art: Art, row: OddsRow, place: QRectF, ink: QColor) -> None:
        letters, brief = self.places.letters, self._plan.brief
        middle = place.y() + 9 * letters if brief else place.center().y()
        with art.at(place.x() + 7 * letters, middle, letters):
            _paint_sign(art, row.kind, ink)
        if brief:
            art.text(place.x() + self.text(20), middle + self.text(5), row.chance, self.text(14), ink, bold=True)
        else:
            art.text(place.x() + self.text(25), middle + self.text(7), row.chance, self.text(20), ink, serif=True)
        if brief < _NUMBERS:
            said = place.adjusted(odds_indent(letters, brief), 0, 0, 0)
            high = height(row.words, self.text(14), said.width())
            said.adjust(0, 0.0 if brief else (place.height() - high) / 2, 0, 0)
            art.paragraph(said, row.words, self.text(14), self.theme.muted)


def _paint_sign(art: Art, kind: str, ink: QColor) -> None:
    """Paint around the origin what a chance is of: a tick, two ways, or the way back."""
    if kind == "colour":
        paint_swap(art, 7, ink.name())
        return
    path = QPainterPath()
    if kind == "goes":
        path.moveTo(-6, 0.5)
        path.lineTo(-2, 4.5)
        path.lineTo(6, -4.5)
    else:
        path.moveTo(-2.5, -6.5)
        path.lineTo(-6, -3)
        path.lineTo(-2.5, 0.5)
        path.moveTo(-6, -3)
        path.lineTo(2, -3)
        path.cubicTo(7.5, -3, 7.5, 5, 2, 5)
        path.lineTo(-3, 5)
    art.path(path, stroke=ink, width=1.9, rounded=True)


def paint_button(art: Art, box: QRectF, button: OfferButton, hot: bool, theme: Theme, plan: SheetPlan) -> None:
    """Paint a button with the key that does the same; and with what comes of it, if it says so."""
    act, letters = theme.color("act"), plan.letters
    if button.look == "filled":
        art.box(box, 8, fill=act.lighter(112) if hot else act)
        ink = theme.color("on_act")
    else:
        art.box(box, 8, fill=theme.color("act_soft" if hot else "panel"))
        framed = button.look == "act" or hot
        edge = act if framed else theme.edge
        art.box(box.adjusted(0.75, 0.75, -0.75, -0.75), 7.5, stroke=edge, width=1.5)
        ink = act if button.look == "act" else theme.color("ink")
    if button.note:
        _paint_answer(art, box, button, ink, theme, plan)
        return
    small, big = 14 * letters, 16 * letters
    large = box.width() > 160 and button.look != "plain"
    size = big if large and width(button.words, big, bold=True) + 16 <= box.width() else small
    wide, room = width(button.words, size, bold=True), box.width() - 12
    if letters > 1 and wide > room:
        art.paragraph(box.adjusted(6, 6, -6, -6), button.words, size, ink, bold=True, middle=True)
        return
    cap = key_width(button.key, letters) + 8 * letters
    cap = cap if wide + cap <= room else 0.0  # words come first
    wide = min(wide, room)
    left = box.center().x() - (wide + cap) / 2
    art.text(left, box.center().y() + size * 0.34, button.words, size, ink, bold=True, most=box.width() - 10)
    if cap:
        paint_key(art, left + wide + 8 * letters, box.center().y(), button.key, ink, letters)


def paint_key(art: Art, x: float, middle: float, key: str, ink: QColor, letters: float) -> None:
    """Paint the cap of a key from its left edge."""
    with art.at(x, middle - 10 * letters, letters):
        wide = key_width(key, 1.0)
        art.rect(0.5, 0.5, wide, 19, 5, stroke=shade(ink, 0.4))
        art.text(0.5 + wide / 2, 14.5, key, 12, ink, bold=True, anchor="middle")


def _paint_answer(art: Art, box: QRectF, button: OfferButton, ink: QColor, theme: Theme, plan: SheetPlan) -> None:
    """Paint an answer: its name, the piles that come of it, and what that means."""
    letters, x = plan.letters, box.x() + 12
    size = 14 * letters
    head = 24 + 14 * letters
    art.text(x, box.y() + head / 2 + size * 0.36, button.words, size, ink, bold=True, most=box.width() - 24)
    cap = key_width(button.key, letters)
    if width(button.words, size, bold=True) + cap + 32 <= box.width():
        paint_key(art, box.right() - 10 - cap, box.y() + head / 2, button.key, ink, letters)
    if plan.brief >= _NUMBERS:
        return
    top, scale, pitch = box.y() + head - 4, _card_scale(letters), _card_pitch(letters)
    named = all(width(name, 12 * letters) <= pitch - 2 for *_, name in button.piles)
    for card, dice, seat, name in button.piles if plan.brief == 0 else ():
        with art.at(x + 7 * letters - 4, top, scale):
            paint_card(art, card, dice, theme)
        below = top + CARD.height() * scale + 3 + 11 * letters
        if named:
            art.text(x + pitch / 2 - 4, below, name, 12 * letters, theme.muted, anchor="middle")
        else:
            paint_mark(art, x + pitch / 2 - 4, below - 4 * letters, 6 * letters, seat)
        x += pitch
    note = QRectF(x, top, note_width(button, box.width(), letters, plan.brief), box.bottom() - top)
    art.paragraph(note, button.note, size, theme.ink)
