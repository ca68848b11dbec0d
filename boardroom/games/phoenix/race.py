"""Hands played out in the mind: who sorts first, and with how many points, if both go for what looks best."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.games.phoenix.bits import exchanged, modified, within
from boardroom.games.phoenix.judge import TEMPO, TURN, Judge, final_lead

Lines = tuple[int, int]  # of the player on turn, and of the other
Step = tuple[str, int]  # a card, and the line after it

_WIDTH: Final = 3  # cards that a plan tries at each step


def ways(card: str, line: int, other: int) -> list[Lines]:
    """Return the lines after every way to play a card, in the order of the rules."""
    if card == "X":
        return exchanged(line, other)
    if card[0] == "Q":
        return modified(line, other, card)
    return [(after, other) for after in within(line, card)]


def quick(judge: Judge, line: int, other: int, hand: list[str], rng: Random) -> tuple[str, int, int]:
    """Return the card that looks best at a glance, and both lines after it; to discard is one way."""
    best, played, after, across = judge.far(line), "", line, other
    for card in dict.fromkeys(hand):  # in order, so that it can be repeated
        if card[0] not in "XQ":
            far, changed = judge.nearest(line, card)
            if far < best:
                best, played, after = far, card, changed
    if best and ("X" in hand or "Q1" in hand or "Q2" in hand):
        value = judge.lead(after, other, -TEMPO)
        for card in ("X", "Q1", "Q2"):
            if card in hand:
                for changed, others in ways(card, line, other):
                    lead = judge.lead(changed, others, -TEMPO)
                    if lead > value:
                        value, played, after, across = lead, card, changed, others
    return played or rng.choice(hand), after, across


def play_out(
    judge: Judge, lines: Lines, hands: tuple[list[str], list[str]], pile: list[str], rng: Random, most: int
) -> tuple[float, int]:
    """Play at most so many turns of a hand; return the lead of the player on turn, as judged then, and the turns.

    Both hands and the pile, which is drawn from its end, are changed. The player before has still to draw.
    """
    stand, mover, turns = list(lines), 1, 0
    while True:
        hands[mover].append(pile.pop())
        if not pile:  # with the last card the hand is over
            return final_lead(judge, stand[0], stand[1], 0), turns
        if turns == most:
            lead = judge.lead(stand[mover], stand[1 - mover], -TEMPO)
            return (-lead if mover else lead), turns
        mover = 1 - mover
        card, stand[mover], stand[1 - mover] = quick(judge, stand[mover], stand[1 - mover], hands[mover], rng)
        hands[mover].remove(card)
        turns += 1
        for seat in (mover, 1 - mover):
            if not judge.far(stand[seat]):
                return final_lead(judge, stand[0], stand[1], 1 - 2 * seat), turns


def plan(judge: Judge, line: int, hand: list[str], depth: int) -> tuple[float, tuple[Step, ...]]:
    """Return how far from sorted a line is if one goes on with up to so many of the cards in hand, and how."""
    best = judge.far(line)
    steps: tuple[Step, ...] = ()
    if depth and best:
        near = sorted((*judge.nearest(line, card), card) for card in dict.fromkeys(hand) if card[0] not in "XQ")
        for far, after, card in near[:_WIDTH]:
            more: tuple[Step, ...] = ()
            if far and depth > 1:
                rest = list(hand)
                rest.remove(card)
                far, more = plan(judge, after, rest, depth - 1)
            if far + TURN < best:
                best, steps = far + TURN, ((card, after), *more)
    return best, steps
