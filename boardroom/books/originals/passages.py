"""Where a booklet says what our rules say: each of our paragraphs with the passage that it answers to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from boardroom.books.originals.recognition import Weighed, alike, rarity, stems, weighed
from boardroom.books.rulebook.book import Block, Book, plain

MOST: Final = 2000  # passages of a booklet that are looked at
ENOUGH: Final = 0.1  # how alike two passages are before one answers to the other
BACKWARDS: Final = 0.15  # what it costs to look above the passage that answered to the statement before

_NUMBER: Final = re.compile(r"\d+")


@dataclass(frozen=True)
class Passages:
    """The booklet's passages by the ids of our paragraphs, which are the same in every language of our rulebooks."""

    theirs: dict[str, str]

    @cached_property
    def ours(self) -> dict[str, str]:
        """Our paragraphs by the ids of the booklet's passages: of several the first."""
        return {passage: paragraph for paragraph, passage in reversed(self.theirs.items())}


def passages(ours: Book, theirs: Book) -> Passages:
    """Find for each of our paragraphs what it answers to; both books are in one language.

    A paragraph answers to the passage that has its rarest words. Our paragraphs name the booklet's statements, which
    are counted in the booklet's order: so what comes later there is looked for further down.
    """
    mine = [block for block in ours.blocks if not block.figure and "B" in block.tags]
    mine.sort(key=_statement)
    their = [block for block in theirs.blocks if any(map(plain, block.parts))][:MOST]
    if not mine or not their:
        return Passages({})
    said, answered = [_stems(block) for block in mine], [_stems(block) for block in their]
    weights = rarity([*said, *answered])
    places = [weighed(other, weights) for other in answered]
    scores = [[_answers(one, place) for place in places] for one in (weighed(other, weights) for other in said)]
    chosen = _downwards(scores)
    clear = [row[place] >= ENOUGH for row, place in zip(scores, chosen, strict=True)]
    same = sum(clear) >= len(clear) / 2  # then it is this game's booklet: what has other words still has its place
    found = {
        block.id: their[place].id
        for block, place, plainly in zip(mine, chosen, clear, strict=True)
        if plainly or (same and block.statements)
    }
    return Passages({block.id: found[block.id] for block in ours.blocks if block.id in found})


def _statement(block: Block) -> int:
    """Return which statement of the booklet comes first in a paragraph."""
    return min((int(number[0]) for name in block.statements if (number := _NUMBER.search(name))), default=0)


def _stems(block: Block) -> Counter[str]:
    return stems("\n".join(map(plain, block.parts)))


def _answers(ours: Weighed, theirs: Weighed) -> float:
    """Say how well a passage answers to a paragraph: how alike they are, and how much of the paragraph is in it."""
    whole = sum(ours.weights.values())
    common = sum(weight for stem, weight in ours.weights.items() if stem in theirs.weights)
    return (alike(ours, theirs) + common / whole) / 2 if whole else 0.0


def _downwards(scores: Sequence[Sequence[float]]) -> list[int]:
    """Choose a passage for each paragraph so that all together fit best, going down as a rule."""
    total, came = list(scores[0]), []
    for row in scores[1:]:
        best = max(range(len(total)), key=total.__getitem__)
        above, before, reached = 0, [], []
        for place, score in enumerate(row):
            if total[place] > total[above]:
                above = place
            source = above if total[above] >= total[best] - BACKWARDS else best
            before.append(source)
            reached.append(score + max(total[above], total[best] - BACKWARDS))
        total = reached
        came.append(before)
    path = [max(range(len(total)), key=total.__getitem__)]
    for before in reversed(came):
        path.append(before[path[-1]])
    return path[::-1]
