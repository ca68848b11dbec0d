"""The check of a saved match without a window: that all its chance follows from the seed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from boardroom.core import fairness
from boardroom.core.door import package
from boardroom.core.fairness import Verdict
from boardroom.core.game import Game
from boardroom.core.json_input import Flaw, read_json
from boardroom.core.record import Record, read_record

PROVEN: Final = 0
NOT_PROVEN: Final = 1


def run(argv: Sequence[str]) -> int:
    """Check a file and say what came of it; 0 if everything follows from the seed, 1 if not, 2 if it can't be read."""
    parser = argparse.ArgumentParser(
        prog="boardroom verify",
        description="Check that every throw and every card of a saved game comes from its seed, and from the salt "
        "if the players added one.",
        epilog="Exits with 0 if they all do, 1 if not or if people threw real dice, and 2 if the file isn’t a game.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game")
    parser.add_argument(
        "--fingerprint", metavar="DIGITS", help="what the game showed before its first throw, or the start of it"
    )
    parser.add_argument(
        "--salt", metavar="TEXT", help="what someone typed before the first throw: it must be in the salt"
    )
    arguments = parser.parse_args(argv)
    try:
        record = read_record(read_json(arguments.file))
        rules = package(record.game).rules()
    except (Flaw, LookupError) as error:
        parser.error(f"{str(arguments.file)!r}: {error}")
    lines, proven = _report(rules, record, arguments.fingerprint, arguments.salt)
    print("\n".join(lines))
    return PROVEN if proven else NOT_PROVEN


def _report(rules: Game, record: Record, noted: str | None, typed: str | None) -> tuple[list[str], bool]:
    """Return what there is to say, and whether everything is as it should be."""
    state = "over" if record.over else "not over"
    lines = [f"{record.game}, {len(record.players)} seats, {len(record.log)} entries, {state}"]
    digits = fairness.fingerprint(record.seed)
    lines.append(f"fingerprint: {' '.join(fairness.groups(digits))}")
    if record.over or record.seed_shown:
        lines += [f"seed: {record.seed}", f"fingerprint by another tool: {fairness.command(record.seed)}"]
        if record.salt:
            lines.append(f"what decides, by another tool: {fairness.deciding_command(record)}")
    else:
        lines.append("seed: kept secret until the game is over")
    if record.salt:
        lines.append(f"salt: {record.salt!r}")
    if record.free_undo:
        lines.append(f"free take-backs: agreed, used {record.assists.get('free_undos', 0)} times")
    verdict = _verdict(rules, record)
    lines += _said(verdict, "seed and the salt" if record.salt else "seed")
    if verdict.wrong and record.salt and _verdict(rules, record.model_copy(update={"salt": ""})).proven:
        lines.append("another salt: everything comes from the seed alone, so the salt was added later")
    known = noted is None or fairness.agrees(noted, record.seed)
    if not known:
        lines.append("another fingerprint: this isn’t the seed that the game began with")
    added = typed is None or fairness.has_part(record.salt, typed)
    if not added:
        lines.append(f"another salt: {typed!r} isn’t in it")
    return lines, verdict.proven and known and added


def _verdict(rules: Game, record: Record) -> Verdict:
    try:
        return fairness.verify(rules, record)
    except Exception as error:  # whatever a game makes of data that it never wrote
        return Verdict(broken=str(error) if isinstance(error, ValueError) else repr(error))


def _said(verdict: Verdict, source: str) -> list[str]:
    """Say what came of the check of what should follow from a source."""
    lines = []
    if verdict.by_hand:
        lines.append("nothing to check: people threw real dice")
    elif verdict.first is not None:
        first = verdict.first
        lines += [
            f"not from the {source}: {verdict.wrong} of {verdict.draws} throws and draws",
            f"the first is number {first.number}, entry {first.index + 1}: "
            f"the log says {first.told!r}, the seed gives {first.given!r}",
        ]
    elif not verdict.broken:
        lines.append(f"all good: {verdict.draws} of {verdict.draws} throws and draws come from the {source}")
    if verdict.broken:
        lines.append(f"this can’t have happened: {verdict.broken}")
    return lines
