"""What can be agreed before a game of El Switcher, in words."""

from __future__ import annotations

from collections.abc import Sequence

from boardroom.ui.game.face import Choice, OptionText
from boardroom.ui.style.translation import translate

MINUTES = {23: 60, 12: 35, 6: 20}


def options(seats: Sequence[str]) -> tuple[OptionText, ...]:
    """Return the options, where the seats have these names."""
    minutes = {value: translate("Switcher", "about {minutes} min").format(minutes=MINUTES[value]) for value in MINUTES}
    return (
        OptionText(
            "first",
            translate("Switcher", "Who starts"),
            "",
            tuple(Choice(seat, name) for seat, name in enumerate(seats, 1)),
            group="start",
        ),
        OptionText(
            "deck",
            translate("Switcher", "Deck size"),
            translate("Switcher", "How many figures each player must form. The booklet’s deck has 23."),
            tuple(Choice(cards, translate("Switcher", "%n cards", "", cards), minutes[cards]) for cards in MINUTES),
        ),
        OptionText(
            "limit",
            translate("Switcher", "Turn clock"),
            translate("Switcher", "The booklet says two. When time is up, the turn ends."),
            (
                Choice(0, translate("Switcher", "None")),
                *(Choice(60 * n, translate("Switcher", "%n min", "", n)) for n in (1, 2, 5)),
            ),
            group="clock",
        ),
        OptionText(
            "stays",
            translate("Switcher", "Swaps stay made"),
            translate("Switcher", "A swap can’t be undone, as at a real table."),
        ),
        OptionText(
            "forbidden",
            translate("Switcher", "Forbidden colour"),
            translate("Switcher", "How long the colour of the last figure is forbidden."),
            (
                Choice(
                    "last figure",
                    translate("Switcher", "Until the next figure"),
                    translate("Switcher", "However many turns that takes"),
                ),
                Choice(
                    "this and last turn",
                    translate("Switcher", "This turn and the next"),
                    translate("Switcher", "A turn without a figure frees it"),
                ),
            ),
            group="readings",
        ),
    )
