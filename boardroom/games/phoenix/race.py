"""Hands played out in the mind: who sorts first, and with how many points, if both go for what looks best."""

from __future__ import annotations

from typing import Final

from boardroom.games.phoenix.bits import exchanged, modified, within
from boardroom.games.phoenix.judge import KEEP, TEMPO, TURN, LineJudge

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


def quick(judge: LineJudge, line: int, other: int, hand: list[str]) -> tuple[str, int, int]:
    """Return the card that looks best at a glance, and both lines after it; to discard is one way."""
    played = min(hand, key=KEEP.__getitem__)
    best, after, across = judge.lead(line, other, -TEMPO) - KEEP[played], line, other
    for card in dict.fromkeys(hand):
        if card[0] in "XQ":
            lead, changed, others = judge.shared(line, other, card)
        else:
            far, changed = judge.nearest(line, card)
            if not far:
                return card, changed, other
            lead, others = judge.lead(changed, other, -TEMPO), other
        if lead - KEEP[card] > best:
            best, played, after, across = lead - KEEP[card], card, changed, others
    return played, after, across


def play_out(
    judge: LineJudge, lines: Lines, hands: tuple[list[str], list[str]], pile: list[str], most: int
) -> tuple[float, int]:
    """Play at most so many turns of a hand; return the lead of the player on turn, as judged then, and the turns.

    Both hands and the pile, which is drawn from its end, are changed. The player before has still to draw.
    """
    stand, mover, turns = list(lines), 1, 0
    while True:
        hands[mover].append(pile.pop())
        if not pile:  # with the last card the hand is over
            return judge.final(stand[0], stand[1], 0), turns
        if turns == most:
            kept = sum(map(KEEP.__getitem__, hands[0])) - sum(map(KEEP.__getitem__, hands[1]))
            return judge.lead(stand[0], stand[1], -TEMPO if mover == 0 else TEMPO) + kept, turns
        mover = 1 - mover
        card, stand[mover], stand[1 - mover] = quick(judge, stand[mover], stand[1 - mover], hands[mover])
        hands[mover].remove(card)
        turns += 1
        for seat in (mover, 1 - mover):
            if not judge.facts(stand[seat])[0]:
                return judge.final(stand[0], stand[1], 1 - 2 * seat), turns


def plan(judge: LineJudge, line: int, hand: list[str], depth: int) -> tuple[float, tuple[Step, ...]]:
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
