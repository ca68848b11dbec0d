"""What Switch says of a throw that is due: what may come of it, what makes the card, and what would be lost."""

from __future__ import annotations

from fractions import Fraction

from boardroom.core.game import Seat
from boardroom.games.switch.scene.making import Risk, goings, hundred, ways
from boardroom.games.switch.state import SwitchState
from boardroom.ui.style.percent import percentage
from boardroom.ui.style.translation import translate

WAYS = 4  # of making a card that are shown
LEAST = 0.005  # the smallest chance of a card that is shown


def number_word(count: int) -> str:
    """Write a small number of dice."""
    return {
        1: translate("Switch", "one die"),
        2: translate("Switch", "two dice"),
        3: translate("Switch", "three dice"),
        4: translate("Switch", "four dice"),
        5: translate("Switch", "five dice"),
    }[count]


def space_key() -> str:
    """Name the key that throws."""
    return translate("Switch", "Space")


def cup_words() -> str:
    """Say below the cup how to throw."""
    return translate("Switch", "Press Space, or click the cup")


def cup_name(state: SwitchState) -> str:
    """Name the cup and what is in it."""
    return translate("Switch", "The cup, with {dice} and the Switch die").format(dice=number_word(state.dice_count))


def makes_words(card: int) -> str:
    """Head the list of what makes a card."""
    return translate("Switch", "What makes {card}").format(card=card)


def makes_note(card: int, dice: int) -> str:
    """Say below that list what counts, or that it isn't all."""
    more = len(ways(card, dice)) - WAYS
    if more > 0:
        return translate("Switch", "and %n more", "", more)
    return translate("Switch", "one die, or several added up; the others don’t matter")


def makes_name(card: int, dice: int) -> str:
    """Say the list of what makes a card in one line."""
    said = [" + ".join(map(str, way)) for way in ways(card, dice)]
    more = [makes_note(card, dice)] if len(said) > WAYS else []
    return f"{makes_words(card)}: {', '.join((*said[:WAYS], *more))}"


def odds_head(risk: Risk) -> str:
    """Head the chances of a throw, with its card wherever that could be another one."""
    if risk.again:
        return translate("Switch", "If you throw again for {card}").format(card=risk.top)
    return translate("Switch", "If you throw for {card}").format(card=risk.top)


def odds_idle(risk: Risk) -> str:
    """Head the chances of somebody else's throw."""
    return translate("Switch", "{dice} for card {card}").format(dice=number_word(risk.dice).capitalize(), card=risk.top)


def odds_words(risk: Risk) -> tuple[str, str, str]:
    """Say what a throw may bring: cards, a colour, or an end where nothing fits."""
    far = goings(risk)[-1][0]
    goes = translate("Switch", "Card {card} goes, perhaps up to card {far}")
    if far == risk.top:
        goes = translate("Switch", "Card {card} goes")
    colours = translate("Switch", "Green or red: the turn ends, nothing is lost")
    if risk.punished:
        colours = translate("Switch", "Green or red: back to card {back}")
    elif risk.reds:
        colours = translate("Switch", "A colour: perhaps a swap, nothing is lost")
    elif risk.greens:
        colours = translate("Switch", "A colour ends the turn, nothing is lost")
    fails = translate("Switch", "Nothing fits: back to card {back}")
    if not risk.again:
        fails = translate("Switch", "Nothing fits: the turn ends")
    elif not risk.harm:
        fails = translate("Switch", "Nothing fits: nothing is lost")
    return goes.format(card=risk.top, far=far), colours.format(back=risk.back), fails.format(back=risk.back)


def odds_numbers(risk: Risk) -> tuple[str, str, str]:
    """Say the three chances, so that they add up to 100."""
    cards, colours, fails = _hundredths(risk)
    return percentage(cards / 100), percentage(colours / 100), percentage(fails / 100)


def _hundredths(risk: Risk) -> list[int]:
    return hundred((risk.discards, risk.colours, risk.fails))


def rail_caption() -> str:
    """Say what the chances over the rail are."""
    return translate("Switch", "How likely each card goes with this throw")


def going_chances(risk: Risk) -> tuple[tuple[int, Fraction, str], ...]:
    """Say of each card that one throw may take how likely it goes; of the first as the sheet does."""
    first = odds_numbers(risk)[0]
    return tuple(
        (card, share, first if card == risk.top else percentage(share))
        for card, share in goings(risk)
        if share >= LEAST
    )


def fall_words(risk: Risk) -> tuple[str, str]:
    """Say beside the way back how likely it is, and what it costs; and shortly."""
    lost = translate("Switch", "%n cards lost", "", risk.top - risk.back)
    _, colours, fails = _hundredths(risk)
    chance = percentage((fails + (colours if risk.punished else 0)) / 100)
    text = translate("Switch", "{chance} back to {card}, {lost}")
    return text.format(chance=chance, card=risk.back, lost=lost), chance


def stop_words(top: int) -> str:
    """Say where one stays."""
    return translate("Switch", "Stop and stay on {card}").format(card=top)


def stake_words(risk: Risk) -> str:
    """Say what is at stake: what is safe for whoever stops."""
    if not risk.harm:
        return translate("Switch", "Space throws. Nothing can be lost here.")
    return translate("Switch", "Space throws. %n cards are yours if you stop now.", "", risk.top - risk.back)


def throw_prompt(state: SwitchState, seat: Seat) -> tuple[str, str]:
    """Ask for the first throw of a turn."""
    if state.blocked == seat:
        return translate("Switch", "Throw for the Switch die."), translate(
            "Switch", "Your pile is blocked until Block is thrown or the pile is swapped."
        )
    return translate("Switch", "Throw for card {card}.").format(card=state.tops[seat]), translate(
        "Switch", "Press Space, or click the cup."
    )
