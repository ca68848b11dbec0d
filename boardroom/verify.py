"""The check of a saved match without a window: that all its chance follows from the seed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from boardroom.core import fairness
from boardroom.core.fairness import Verdict
from boardroom.core.game import Game
from boardroom.core.reading import Flaw, read_json
from boardroom.core.record import Record, read_record
from boardroom.games import game

PROVEN: Final = 0
NOT_PROVEN: Final = 1


def run(argv: Sequence[str]) -> int:
    """Check a file and say what came of it; 0 if everything follows from the seed, 1 if not, 2 if it can't be read."""
    parser = argparse.ArgumentParser(
        prog="boardroom verify",
        description="Check that every throw and every card of a saved match follows from its seed.",
        epilog="Ends with 0 if they all do, with 1 if not or if people threw the dice, with 2 if the file is no match.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument(
        "--fingerprint", metavar="DIGITS", help="what the match showed before its first throw, or the beginning of it"
    )
    arguments = parser.parse_args(argv)
    try:
        record = read_record(read_json(arguments.file))
        rules = game(record.game)
    except Flaw as flaw:
        parser.error(f"{str(arguments.file)!r}: {flaw}")
    except KeyError:
        parser.error(f"{str(arguments.file)!r}: there is no game {record.game!r}")
    lines, proven = _report(rules, record, arguments.fingerprint)
    print("\n".join(lines))
    return PROVEN if proven else NOT_PROVEN


def _report(rules: Game[Any, Any], record: Record, noted: str | None) -> tuple[list[str], bool]:
    """Return what there is to say, and whether everything is as it should be."""
    state = "over" if record.over else "not over"
    lines = [f"{record.game}, {len(record.players)} seats, {len(record.log)} entries, {state}"]
    digits = fairness.fingerprint(record.seed)
    lines.append(f"fingerprint: {' '.join(fairness.groups(digits))}")
    if record.over:
        lines += [f"seed: {record.seed}", f"fingerprint by another tool: {fairness.command(record.seed)}"]
    else:
        lines.append("seed: kept secret till the match is over")
    try:
        verdict = fairness.verify(rules, record)
    except Exception as error:  # whatever a game makes of data that it never wrote
        verdict = Verdict(broken=str(error) if isinstance(error, ValueError) else repr(error))
    if verdict.by_hand:
        lines.append("nothing to check: people threw the dice themselves")
    elif verdict.first is not None:
        first = verdict.first
        lines += [
            f"not from the seed: {verdict.wrong} of {verdict.draws} throws and draws",
            f"the first is number {first.number}, entry {first.index + 1}: "
            f"the log says {first.told!r}, the seed gives {first.given!r}",
        ]
    elif not verdict.broken:
        lines.append(f"as it should be: {verdict.draws} of {verdict.draws} throws and draws follow from the seed")
    if verdict.broken:
        lines.append(f"this can’t have happened: {verdict.broken}")
    known = noted is None or fairness.agrees(noted, record.seed)
    if not known:
        lines.append("another fingerprint: this is not the seed that the match began with")
    return lines, verdict.proven and known
