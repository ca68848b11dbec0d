"""Zug for who listens: tiles and sales with what came of them, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardroom.core.game import HIDDEN, Seat
from boardroom.core.match import Step, View
from boardroom.core.record import Player
from boardroom.games.zug.network import Laid
from boardroom.games.zug.scene import survey, words
from boardroom.games.zug.state import DrawTile, Move, Place, Sell, ZugState
from boardroom.games.zug.tables import TILES
from boardroom.ui.game.naming import is_you
from boardroom.ui.kit.announcing import sentences

translate = QCoreApplication.translate


def tell(step: Step[ZugState, Move], said: str, players: Sequence[Player]) -> str:
    """Add to a tile where its track goes and what it enables, to a sale who gets the point."""
    move, before = step.move, step.before.state
    if isinstance(move, DrawTile) and before.phase == "deal":
        return _hand_words(step.after) if step.after.state.phase != "deal" else ""
    if isinstance(move, Place):
        placed = ", ".join(part for part in (said, words.track_words(move.laid)) if part)
        blank = words.blank_words(before, move.laid)
        return sentences(placed, *_gains(before, move.laid, step.seat, players), *blank)
    if isinstance(move, Sell):
        return sentences(said, words.station_point(before, move.station, players))
    return said


def _gains(state: ZugState, laid: Laid, seat: Seat, players: Sequence[Player]) -> list[str]:
    if is_you(seat, players):
        return words.gain_words(state, laid, seat, players)
    wagons = survey.gains(state, laid, seat).wagons
    return [translate("Zug", "Enables %n wagons.", "", len(wagons))] if wagons else []


def describe(view: View[ZugState, Move], players: Sequence[Player]) -> list[str]:
    """Say every tile by its kind, what stands on it, one's hand, the stocks and the pile."""
    state = view.state
    kinds = sorted({laid.name for laid in state.layout}, key=lambda name: (not TILES[name].token, name != "city"))
    said = [_kind_words(state, name, players) for name in kinds]
    mine = [_hand_words(view)]
    if view.seat >= 0 and state.phase not in ("sale", "over"):
        mine.append(words.stock_words(state, view.seat))
    return [*said, sentences(*mine, words.pile_words(state.pile))]


def _kind_words(state: ZugState, name: str, players: Sequence[Player]) -> str:
    """List the tiles of a kind: where each is, where its track goes, and all that is to be known of it."""
    tiles = sorted(
        (laid for laid in state.layout if laid.name == name), key=lambda laid: (-laid.square[1], laid.square[0])
    )
    said = sentences(*(words.tile_words(state, laid, players) for laid in tiles))
    return translate("Zug", "{kind}: {tiles}").format(kind=words.tile_name(name), tiles=said)


def _hand_words(view: View[ZugState, Move]) -> str:
    hand = view.state.hands[view.seat] if view.seat >= 0 else ()
    if not hand or HIDDEN in hand:
        return ""
    return translate("Zug", "Your tiles: {tiles}").format(tiles=", ".join(words.tile_name(str(name)) for name in hand))
