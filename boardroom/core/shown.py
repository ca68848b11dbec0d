"""Seeds that have been shown: whoever knows one knows what comes in every match that is drawn from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

from boardroom.core.files import BrokenSave
from boardroom.core.json_input import Flaw, read_bytes
from boardroom.core.record import Record
from boardroom.core.store import SUFFIX, Store


def make_final(store: Store, seed: str, at_table: str = "") -> None:
    """Make the saved matches of a seed that has been shown final, copies too; the one at the table saves itself."""
    for record in _drawn_from(store, seed):
        if not record.seed_shown and record.id != at_table:
            with suppress(OSError):  # where nothing can be written nothing can be played on either
                store.save(record.model_copy(update={"seed_shown": True}))


def known(store: Store, record: Record) -> Record:
    """Return a match that came from elsewhere; it is final if its seed has been shown here."""
    shown = any(kept.seed_shown for kept in _drawn_from(store, record.seed))
    return record.model_copy(update={"seed_shown": True}) if shown else record


def _drawn_from(store: Store, seed: str) -> Iterator[Record]:
    written = json.dumps(seed, ensure_ascii=False).encode()  # to parse thousands of saves would take seconds
    for path in store.folder.glob(f"*{SUFFIX}"):
        with suppress(Flaw, BrokenSave):
            if written in read_bytes(path) and (record := store.load(path.name.removesuffix(SUFFIX))).seed == seed:
                yield record
