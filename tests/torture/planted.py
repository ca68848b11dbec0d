"""A part of the torture whose cases go wrong in all the ways that there are."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

from torture.child import Broken, Case


def cases(random: Random, seconds: float) -> Iterator[Case]:
    yield {"how": "well", "number": random.randrange(1000)}
    yield {"how": "badly", "number": random.randrange(1000)}


def run(case: Case, folder: Path) -> Counter[str]:
    assert folder.is_dir()
    if case["how"] == "badly":
        raise Broken("a promise", case | {"narrowed": True})
    if case["how"] == "with an error":
        raise KeyError("nobody expected this")
    if case["how"] == "loudly":
        print("a warning", file=sys.stderr)
    if case["how"] == "deadly":
        os.abort()
    if case["how"] == "for ever":
        sleep(600)
    return Counter(tried=1)
