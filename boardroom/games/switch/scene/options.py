"""Switch's options in words, for the set-up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from boardroom.ui.game.face import Choice, OptionText

translate = QCoreApplication.translate


def options() -> tuple[OptionText, ...]:
    """Say all options in words."""
    return (
        OptionText(
            "dice",
            translate("Switch", "Dice for each card"),
            translate("Switch", "How many dice each top card takes."),
            (
                Choice(
                    "short",
                    translate("Switch", "Short game"),
                    translate("Switch", "1–4 three dice, 5–8 four, 9–16 five"),
                ),
                Choice(
                    "long",
                    translate("Switch", "Long game"),
                    translate("Switch", "1–7 three dice, 8–11 four, 12–16 five"),
                ),
            ),
        ),
        OptionText(
            "limit",
            translate("Switch", "Turn clock"),
            translate("Switch", "When time is up, what must go is discarded and the turn ends."),
            (
                Choice(0, translate("Switch", "None")),
                *(Choice(n, translate("Switch", "%n s", "", n)) for n in (30, 60, 120)),
            ),
            group="clock",
        ),
        *_swaps(),
        *_risks(),
        *_token(),
        OptionText(
            "highest",
            translate("Switch", "Who starts"),
            translate("Switch", "What counts in the first throw of five dice."),
            (
                Choice("total", translate("Switch", "Total"), translate("Switch", "All five dice added up")),
                Choice(
                    "best die",
                    translate("Switch", "Best die"),
                    translate("Switch", "If equal, the next best, and so on"),
                ),
            ),
            group="readings",
        ),
    )


def _swaps() -> tuple[OptionText, ...]:
    return (
        OptionText(
            "green",
            translate("Switch", "Green without a swap"),
            translate("Switch", "What happens to a player who throws green and keeps the pile."),
            (
                Choice("turn ends", translate("Switch", "Turn ends"), translate("Switch", "As after a swap")),
                Choice(
                    "play on", translate("Switch", "Plays on"), translate("Switch", "May discard with the same throw")
                ),
            ),
            group="readings",
        ),
        OptionText(
            "red",
            translate("Switch", "After a red swap"),
            translate("Switch", "What happens to a player who has had to swap."),
            (
                Choice("turn ends", translate("Switch", "Turn ends"), translate("Switch", "As after a green swap")),
                Choice(
                    "play on",
                    translate("Switch", "Plays on"),
                    translate("Switch", "Same dice, the pile that came"),
                ),
            ),
            group="readings",
        ),
    )


def _risks() -> tuple[OptionText, ...]:
    return (
        OptionText(
            "coloured_risk",
            translate("Switch", "Colour after throwing again"),
            translate("Switch", "A player has thrown again, and the Switch die shows green or red."),
            (
                Choice(
                    "no penalty", translate("Switch", "No penalty"), translate("Switch", "The colour saves the pile")
                ),
                Choice(
                    "penalty",
                    translate("Switch", "Penalty"),
                    translate("Switch", "Back to 1, or to 9, before the colour acts"),
                ),
            ),
            group="readings",
        ),
        OptionText(
            "blocked_risk",
            translate("Switch", "Blocked after throwing again"),
            translate("Switch", "The token stops a player who has thrown again and could discard."),
            (
                Choice(
                    "no penalty",
                    translate("Switch", "No penalty"),
                    translate("Switch", "The turn ends where it stands"),
                ),
                Choice("penalty", translate("Switch", "Penalty"), translate("Switch", "Back to 1, or to 9")),
            ),
            group="readings",
        ),
    )


def _token() -> tuple[OptionText, ...]:
    return (
        OptionText(
            "token",
            translate("Switch", "Using the token"),
            translate("Switch", "Whether it can still be used when one’s own throw leaves nothing to decide."),
            (
                Choice(
                    "any time", translate("Switch", "Any time"), translate("Switch", "Also before such a turn ends")
                ),
                Choice(
                    "three moments",
                    translate("Switch", "Three moments"),
                    translate("Switch", "The turn ends at once"),
                ),
            ),
            group="readings",
        ),
        OptionText(
            "swapped_token",
            translate("Switch", "Token on a swapped pile"),
            translate("Switch", "What happens to a token on a pile that is swapped."),
            (
                Choice("stays", translate("Switch", "Stays"), translate("Switch", "The new owner is blocked")),
                Choice(
                    "comes off",
                    translate("Switch", "Comes off"),
                    translate("Switch", "It goes to the middle, the pile is free"),
                ),
            ),
            group="readings",
        ),
    )
