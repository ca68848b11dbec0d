"""The sheet beside the tray: what can be decided, what it would risk, and how long a question stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.games.switch.scene.geometry import SHEET
from boardroom.games.switch.scene.making import Risk
from boardroom.games.switch.scene.offer import Offer, OfferButton, OfferRow
from boardroom.games.switch.scene.palette import materials
from boardroom.games.switch.scene.picking import SwitchTarget
from boardroom.games.switch.scene.pieces.seats import paint_mark
from boardroom.ui.paint.painting import Art, copy, picture, shade
from boardroom.ui.paint.shadows import rounded
from boardroom.ui.paint.sharpness import sharp_scale
from boardroom.ui.style.theme import LIGHT, Theme, font

_PAD: Final = 14.0
_INNER: Final = 10.0  # within the box of the risk
_GAP: Final = 8.0
_TALL: Final = 42.0
_LOW: Final = 38.0
_KEY: Final = 28.0  # the room of a key's cap beside the words
_WRAP: Final = Qt.TextFlag.TextWordWrap.value
_BEYOND: Final = 18.0


class SheetPlan(NamedTuple):
    """Where everything lies on the sheet."""

    head: QRectF
    text: QRectF
    rows: tuple[QRectF, ...]
    buttons: tuple[QRectF, ...]
    risk: QRectF
    countdown: QRectF
    height: float


def _high(words: str, size: float, bold: bool, wide: float) -> float:
    if not words:
        return 0.0
    return QFontMetricsF(font(size, bold)).boundingRect(QRectF(0, 0, wide, 1000), _WRAP, words).height()


def plan_of(offer: Offer) -> SheetPlan:
    """Lay the sheet out from its upper left corner."""
    wide, y = SHEET.width() - 2 * _PAD, _PAD
    indent = 28.0 if offer.mark >= 0 else 0.0
    head = QRectF(_PAD + indent, y, wide - indent, _high(offer.head, 16, True, wide - indent))
    y = head.bottom() + (4 if offer.head else 0)
    text = QRectF(_PAD, y, wide, _high(offer.text, 14, False, wide))
    y = text.bottom() + (10 if offer.text or offer.head else 0)
    rows = []
    for _ in offer.rows:
        rows.append(QRectF(_PAD, y, wide, 32))
        y += 32
    places: list[QRectF] = []
    for button in offer.buttons:
        if not button.half:
            places.append(QRectF(_PAD, y, wide, _TALL if button.look == "filled" else _LOW))
            y = places[-1].bottom() + _GAP
    risk = QRectF()
    halves = [button for button in offer.buttons if button.half]
    if offer.risk is not None or halves:
        top, y = y, y + _INNER
        if offer.risk is not None:
            y += _risk_height(offer, wide - 2 * _INNER)
        row = _beside(halves, QRectF(_PAD + _INNER, y, wide - 2 * _INNER, _LOW))
        places += row
        y = row[-1].bottom() if row else y - 4.0
        risk = QRectF(_PAD, top, wide, y + _INNER - top)
        y = risk.bottom() + _GAP
    count = QRectF(_PAD, y, wide, 24) if offer.counting else QRectF()
    y = count.bottom() + _GAP if offer.counting else y
    return SheetPlan(head, text, tuple(rows), tuple(places), risk, count, y - _GAP + _PAD)


def _wide(words: str, size: float, serif: bool = False) -> float:
    return QFontMetricsF(font(size, not serif, serif)).horizontalAdvance(words)


def _beside(buttons: list[OfferButton], room: QRectF) -> list[QRectF]:
    """Return where buttons lie in one row, each as wide as its words need; or one below the other."""
    gaps = _GAP * (len(buttons) - 1)
    spare = -1.0
    for cap in (_KEY, 0.0):  # rather without their keys than in two rows
        needs = [_wide(button.words, 14) + cap + 16 for button in buttons]
        spare = room.width() - sum(needs) - gaps
        if spare >= 0:
            break
    places: list[QRectF] = []
    x, y = room.x(), room.y()
    for need in needs if buttons else ():
        wide = need + spare / len(buttons) if spare >= 0 else room.width()
        places.append(QRectF(x, y, wide, _LOW))
        if spare >= 0:
            x += wide + _GAP
        else:
            y += _LOW + _GAP
    return places


def _chance_height(offer: Offer, wide: float) -> float:
    """Return how high the number is with what stands beside it."""
    room = wide - _wide(offer.risk_words[0], 28, serif=True) - 12
    return max(40.0, sum(_high(words, 14, False, room) for words in offer.risk_words[1:3]) + 4)


def _risk_height(offer: Offer, wide: float) -> float:
    legend = sum(max(18.0, _high(words, 14, False, wide - 18)) for words in offer.risk_words[3:])
    return _chance_height(offer, wide) + 8 + 10 + 8 + legend + 10


class OfferSheet(QGraphicsItem):
    """What a person can press, beside what may come of it."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.offer = Offer()
        self._plan = plan_of(self.offer)
        self._hot: SwitchTarget | None = None
        self._left, self._count = 1.0, ""
        self._drawn: tuple[object, ...] = ()
        self._pixmap = QPixmap()
        self.setPos(SHEET.topLeft())
        self.setZValue(5)
        self.setVisible(False)

    def display(self, offer: Offer, hot: SwitchTarget | None, theme: Theme) -> None:
        """Say something else, with one button looked at."""
        self.setVisible(not offer.empty)
        if (offer, hot, theme) == (self.offer, self._hot, self.theme):
            return
        self.prepareGeometryChange()
        self.offer, self._hot, self.theme = offer, hot, theme
        self._plan = plan_of(offer)
        self.update()

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
                high = _INNER + _risk_height(self.offer, plan.risk.width() - 2 * _INNER)
                found = QRectF(plan.risk.x(), plan.risk.y(), plan.risk.width(), high)
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
        return QRectF(0, 0, SHEET.width(), self._plan.height)

    def boundingRect(self) -> QRectF:
        return self.box.adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        scale = sharp_scale(painter, widget)
        key = (self.offer, self._hot, self.theme, scale)
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
            paint_mark(art, _PAD + 10, plan.head.top() + 11, 10, offer.mark)
        self._write(art, plan.head, offer.head, 16, "ink", True)
        self._write(art, plan.text, offer.text, 14, "muted", False)
        for row, place in zip(offer.rows, plan.rows, strict=True):
            self._paint_row(art, row, place)
        if not plan.risk.isNull():
            art.box(plan.risk, 8, fill=theme.color("ground", 0.6))
            art.box(plan.risk.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, stroke=theme.line)
        if offer.risk is not None:
            self._paint_risk(art, offer.risk)
        for button, place in zip(self._in_order(), plan.buttons, strict=True):
            paint_button(art, place, button, button.target == self._hot, theme)

    def _write(self, art: Art, box: QRectF, words: str, size: float, token: str, bold: bool) -> None:
        art.painter.setFont(font(size, bold))
        art.painter.setPen(self.theme.color(token))
        art.painter.drawText(box.adjusted(0, 0, 1, 2), _WRAP, words)

    def _paint_row(self, art: Art, row: OfferRow, place: QRectF) -> None:
        theme, middle = self.theme, place.center().y()
        if row.strong:
            art.box(place, 8, fill=theme.color("act_soft"))
        paint_mark(art, place.x() + 16, middle, 9, row.seat)
        color = theme.ink if row.total or row.strong else theme.muted
        art.text(place.x() + 34, middle + 5, row.name, 14, color, bold=row.strong, most=place.width() - 90)
        art.text(place.right() - 10, middle + 7, row.total, 20, color, serif=True, anchor="end")

    def _paint_risk(self, art: Art, risk: Risk) -> None:
        theme, box = self.theme, self._plan.risk
        number, what, when, *others = self.offer.risk_words
        x, y, wide = box.x() + _INNER, box.y() + _INNER, box.width() - 2 * _INNER
        art.text(x, y + 29, number, 28, theme.ink, serif=True)
        taken = _wide(number, 28, serif=True) + 12
        line = y
        for words, token in ((what, "ink"), (when, "muted")):
            high = _high(words, 14, False, wide - taken)
            self._write(art, QRectF(x + taken, line, wide - taken, high), words, 14, token, False)
            line += high
        y += _chance_height(self.offer, wide) + 8
        neutral, harm = materials(theme).neutral, self.offer.harm
        parts = ((risk.discards, theme.act), (risk.ends, neutral), (risk.fails, theme.danger if harm else theme.muted))
        with art.clipped(rounded(QRectF(x, y, wide, 10), 5)):
            left = x
            for part, color in parts:
                art.rect(left, y, max(0.0, float(part) * wide - 1.5), 10, fill=color)
                left += float(part) * wide
        y += 18
        tokens = ("muted", "danger" if harm else "muted")
        for words, token, (_, color) in zip(others, tokens, parts[1:], strict=True):
            high = max(18.0, _high(words, 14, False, wide - 18))
            art.rect(x, y + 4, 10, 10, 3, fill=color)
            self._write(art, QRectF(x + 18, y, wide - 18, high), words, 14, token, False)
            y += high

    def _paint_count(self, art: Art) -> None:
        theme, box = self.theme, self._plan.countdown
        art.text(box.x(), box.y() + 11, self._count, 12, theme.muted)
        art.rect(box.x(), box.y() + 18, box.width(), 4, 2, fill=theme.color("ink", 0.12))
        art.rect(box.x(), box.y() + 18, box.width() * self._left, 4, 2, fill=theme.color("look"))


def paint_button(art: Art, box: QRectF, button: OfferButton, hot: bool, theme: Theme) -> None:
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
    large = box.width() > 160 and button.look != "plain"
    size = 16 if large and _wide(button.words, 16) + 16 <= box.width() else 14
    cap = _KEY if _wide(button.words, size) + _KEY + 12 <= box.width() else 0.0  # words come first
    wide = min(_wide(button.words, size), box.width() - 12)
    left = box.center().x() - (wide + cap) / 2
    art.text(left, box.center().y() + size * 0.34, button.words, size, ink, bold=True, most=box.width() - 10)
    if cap:
        x, y = left + wide + 8, box.center().y() - 10
        art.rect(x + 0.5, y + 0.5, 19, 19, 5, stroke=shade(ink, 0.4))
        art.text(x + 10, y + 14.5, button.key, 12, shade(ink, 0.85), bold=True, anchor="middle")
