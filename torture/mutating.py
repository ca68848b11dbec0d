"""Mutations: what chance, a bad disk or a bad person may make of some bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2, 12, 255, 20_001, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e308, float("inf"),
    float("nan"), "", " ", "0", "null", "\0", "a\nb", "\u202e", "\ud800", "é" * 41, "x" * 300, "x" * 100_000,
    "../../etc", "<img src=/dev/zero>", "resign", "con", [], {}, [[]], {"": ""}, [None] * 13, {"kind": "bot"},
)  # fmt: skip
MAGIC: Final = (
    b"\0",
    b"\xff",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\x7f",
    b"\r\n",
    b"%PDF-",
    b"]" * 40,
    b"[" * 5000,
    b" " * 9000,
)


def mutated(data: bytes, others: list[bytes], random: Random) -> bytes:
    """Return the bytes with something wrong with them: as data, if they are data, or as bytes."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        tree = _parsed(data) if random.random() < 0.6 else None
        if isinstance(tree, dict | list) and tree:
            data = _dumped(random.choice(TREES)(tree, random), random)
        else:
            data = random.choice(BYTES)(data, random) if random.random() < 0.9 else _spliced(data, others, random)
    return data


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _dumped(tree: Any, random: Random) -> bytes:
    return json.dumps(tree, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass")


# -------------------------------------------------------------------- as bytes


def _some(data: bytes, random: Random) -> tuple[int, int]:
    """Return a place and where it ends, more often a short one."""
    start = random.randrange(len(data) + 1)
    return start, min(len(data), start + int(random.random() ** 4 * 400) + 1)


def _flipped(data: bytes, random: Random) -> bytes:
    if not data:
        return data
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 16))):
        changed[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _cut(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _removed(data: bytes, random: Random) -> bytes:
    start, end = _some(data, random)
    return data[:start] + data[end:]


def _doubled(data: bytes, random: Random) -> bytes:
    start, end = _some(data, random)
    return data[:end] + data[start:end] * random.choice((1, 1, 2, 50)) + data[end:]


def _inserted(data: bytes, random: Random) -> bytes:
    start, _ = _some(data, random)
    return data[:start] + (random.choice(MAGIC) if random.random() < 0.5 else random.randbytes(random.randrange(20)))


def _overwritten(data: bytes, random: Random) -> bytes:
    start, end = _some(data, random)
    return data[:start] + random.randbytes(end - start) + data[end:]


def _spliced(data: bytes, others: list[bytes], random: Random) -> bytes:
    other = random.choice(others)
    return data[: random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1) :]


BYTES: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (
    _flipped, _flipped, _cut, _removed, _doubled, _inserted, _overwritten,
)  # fmt: skip


# -------------------------------------------------------------------- as data


def _places(tree: Any) -> list[tuple[Any, Any]]:
    """Return every field and item, as what holds it and its key."""
    found, waiting = [], [tree]
    while waiting:
        here = waiting.pop()
        keys = here.keys() if isinstance(here, dict) else range(len(here))
        for key in keys:
            found.append((here, key))
            if isinstance(here[key], dict | list):
                waiting.append(here[key])
    return found


def _odd(tree: Any, random: Random) -> Any:
    """Put something odd somewhere."""
    holder, key = random.choice(_places(tree))
    holder[key] = random.choice(ODD)
    return tree


def _near(tree: Any, random: Random) -> Any:
    """Change something a little: so that it may still be good."""
    holder, key = random.choice(_places(tree))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int | float):
        holder[key] = value + random.choice((-1, 1, 0.5, 1000))
    elif isinstance(value, str) and value:
        at = random.randrange(len(value))
        holder[key] = (
            value[:at] + random.choice((value[at] * 2, "", chr(random.randrange(32, 0x250)))) + value[at + 1 :]
        )
    return tree


def _moved(tree: Any, random: Random) -> Any:
    """Put one value in the place of another."""
    (holder, key), (other, place) = random.choice(_places(tree)), random.choice(_places(tree))
    holder[key], other[place] = json.loads(json.dumps([other[place], holder[key]]))
    return tree


def _lost(tree: Any, random: Random) -> Any:
    """Leave something out."""
    holder, key = random.choice(_places(tree))
    del holder[key]
    return tree


def _added(tree: Any, random: Random) -> Any:
    """Add a field, or an item twice or many times."""
    holder, key = random.choice(_places(tree))
    if isinstance(holder, dict):
        holder[random.choice(("", "id", "format", "seed", "position", "log", "x" * 500, "\0"))] = holder[key]
    else:
        holder[key:key] = [holder[key]] * random.choice((1, 1, 2, 100))
    return tree


def _deepened(tree: Any, random: Random) -> Any:
    """Wrap something up."""
    holder, key = random.choice(_places(tree))
    for _ in range(random.choice((1, 2, 40, 200))):
        holder[key] = [holder[key]] if random.random() < 0.5 else {"position": holder[key]}
    return tree


TREES: Final[tuple[Callable[[Any, Random], Any], ...]] = (
    _odd,
    _odd,
    _near,
    _near,
    _near,
    _moved,
    _lost,
    _added,
    _deepened,
)
