"""The command `boardroom rules`: the original booklets, added, listed and removed without a window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from boardroom.books.originals.refused import RefusedBooklet
from boardroom.books.originals.store import Draft, Original, Originals

WORDS: Final = {
    "missing": "there is no such file",
    "unreadable": "it can’t be read: {detail}",
    "nothing": "the file is empty",
    "unknown-kind": "it is neither text nor Markdown, PDF, PNG or JPEG",
    "not-text": "it is named as a text file, but it doesn’t contain readable text",
    "encrypted": "it is password-protected: save a copy without a password and add that",
    "damaged": "it is damaged and can’t be opened",
    "too-big": "it is too big: the limit is {detail}",
    "too-large": "the picture is too large ({detail} pixels): save it smaller and add that",
    "too-many": "it has too many pages ({detail})",
    "too-slow": "it takes too long to open",
    "too-much": "it takes too much memory to open",
    "mixed": "a booklet is one PDF, or text files, or pictures, not a mix",
    "no-space": "the disk is full",
    "not-kept": "Boardroom can’t write to its data folder: {detail}",
    "unknown-game": "there is no such game",
}
KINDS: Final = {"text": "text", "markdown": "Markdown", "pdf": "PDF", "pictures": "pictures"}


def run(arguments: Sequence[str], games: Sequence[str], originals: Originals | None = None) -> int:
    """Do what a command line says and return the exit code: 1 where a booklet is refused, 2 for a wrong line."""
    parser = argparse.ArgumentParser(
        prog="boardroom rules",
        description="Your own copies of the booklets: kept in Boardroom’s data folder, shown beside its rulebooks.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    add = commands.add_parser("add", help="add a booklet: text, Markdown, PDF or pictures")
    add.add_argument("game", metavar="[GAME]", help=f"{', '.join(games)}; left out, the booklet’s text tells")
    add.add_argument("files", metavar="FILE", nargs="*", type=Path, help="a file, several pictures, or their folder")
    add.add_argument("--title", default="", help="its title; otherwise what it calls itself, or the file’s name")
    add.add_argument("--language", metavar="CODE", type=_language, help="two letters, such as es; otherwise guessed")
    listed = commands.add_parser("list", help="list your booklets")
    listed.add_argument("game", metavar="GAME", nargs="?", default="", choices=["", *games], help=", ".join(games))
    for name, said in (("remove", "remove a booklet"), ("restore", "bring a removed booklet back")):
        command = commands.add_parser(name, help=said)
        command.add_argument("game", metavar="GAME", choices=games, help=", ".join(games))
        command.add_argument("id", metavar="ID", nargs="?", default="", help="which one, if there are several")
    read = parser.parse_args(arguments)
    shelf = originals or Originals()
    try:
        if read.command == "add":
            if read.game in games and not read.files:
                add.error("which file?")
            if read.game in games:
                return _add(shelf, read.game, shelf.look_at(read.files), read)
            if not Path(read.game).exists() and read.files:
                add.error(f"invalid choice: {read.game!r} (neither a file nor a game: {', '.join(games)})")
            return _find_games(shelf, [Path(read.game), *read.files], games, read)
        if read.command == "list":
            return _list(shelf.all(read.game))
        here = shelf.all(read.game)
        if read.command == "restore":
            here = [original for original in shelf.removed() if original.game == read.game]
        return _move(shelf, read.command, here, read.id)
    except BrokenPipeError:  # nobody reads the list any more; Python would complain again at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except RefusedBooklet as refused:
        _refuse(refused)
        return 1
    finally:
        shelf.reading.close()


def _refuse(refused: RefusedBooklet, name: str = "") -> None:
    said, name = WORDS[refused.kind].format(detail=refused.detail), name or refused.name
    print(f"boardroom rules: {name + ': ' if name else ''}{said}", file=sys.stderr)


def _language(code: str) -> str:
    if len(code) != 2 or not (code.isascii() and code.isalpha()):
        raise argparse.ArgumentTypeError("a language has two letters, such as es")
    return code.lower()


def _add(shelf: Originals, game: str, draft: Draft, read: argparse.Namespace) -> int:
    original = shelf.add(game, draft, read.title, read.language)
    print(f"Added: {_line(original)}")
    return 0


def _find_games(shelf: Originals, files: Sequence[Path], games: Sequence[str], read: argparse.Namespace) -> int:
    """Add each booklet to the game that its text is about; say which games there are where none can be told."""
    looked = shelf.look_at_all(files)
    failed = 0
    for draft in looked.drafts:
        if draft.recognised.likely and draft.recognised.game in games:
            try:
                _add(shelf, draft.recognised.game, draft, read)
            except RefusedBooklet as full:  # as a rule the disk: what has gone before is kept
                failed = 1
                _refuse(full, draft.source)
        else:
            failed = 1
            said = f"boardroom rules: {draft.source}: its text doesn’t tell which game it belongs to"
            print(f"{said}; say so: boardroom rules add GAME FILE ({', '.join(games)})", file=sys.stderr)
    for refused in looked.refused:
        failed = 1
        _refuse(refused)
    return failed


def _list(found: Sequence[Original]) -> int:
    for original in found:
        print(_line(original))
    if not found:
        print("No booklets yet. Add one: boardroom rules add GAME FILE")
    return 0


def _move(shelf: Originals, command: str, here: Sequence[Original], id: str) -> int:
    chosen = [original for original in here if original.id == id or not id]
    if len(chosen) != 1:
        said = "there is none" if not chosen else "there are several: say which one"
        print("\n".join([f"boardroom rules: {said}", *map(_line, here)]), file=sys.stderr)
        return 1
    (original,) = chosen
    if command == "remove":
        shelf.remove(original)
        print(f"Removed: {_line(original)}")
        print(f"Bring it back within 30 days: boardroom rules restore {original.game} {original.id}")
    else:
        shelf.restore(original)
        print(f"Back again: {_line(original)}")
    return 0


def _line(original: Original) -> str:
    pages = f"{original.pages} page{'s' if original.pages > 1 else ''}"
    facts = [KINDS[original.kind], pages, original.language, f"{original.added:%Y-%m-%d}"]
    return f"{original.game}  {original.id}  {original.title} ({', '.join(fact for fact in facts if fact)})"
