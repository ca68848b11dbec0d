"""The command `boardroom print`: rules and pieces into a PDF, without a window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from boardroom.app.catalogue import GameCatalogue
from boardroom.app.printing.paper import PAPERS, local_paper, read_range
from boardroom.app.printing.printouts import KINDS, Order, PrintShop
from boardroom.app.reading.rulebooks import Rulebooks
from boardroom.books.originals.command import WORDS
from boardroom.books.originals.refused import RefusedBooklet
from boardroom.core.door import found
from boardroom.games import GAMES
from boardroom.languages import LANGUAGES
from boardroom.ui.style.translation import system_language


def _parser() -> argparse.ArgumentParser:
    games = [game.key for game in GAMES]
    parser = argparse.ArgumentParser(
        prog="boardroom print", description="Write the rules of a game, or pieces to cut out, into a PDF."
    )
    parser.add_argument("game", metavar="GAME", choices=games, help=", ".join(games))
    parser.add_argument("--what", default=KINDS[0], choices=KINDS, help="what to print; a booklet is for folding")
    parser.add_argument("--language", choices=list(LANGUAGES), help="the rules’ language; otherwise the system’s")
    parser.add_argument("--paper", choices=list(PAPERS), help="the paper; otherwise the usual size where you are")
    parser.add_argument("--pages", default="", metavar="RANGE", help="only some pages, such as 1,3-5")
    parser.add_argument("--output", type=Path, metavar="FILE", help="the file to write; otherwise named after the game")
    return parser


def run(arguments: Sequence[str]) -> int:
    """Do what a command line says and return the exit code: 1 where the file can't be written, 2 for a wrong line."""
    parser = _parser()
    read = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no window is opened, so no screen is needed
    from PySide6.QtWidgets import QApplication

    from boardroom.app.start.application import make_application

    app = QApplication.instance() or make_application([])
    order = Order(
        read.game, read.what, read.language or system_language(), PAPERS[read.paper] if read.paper else local_paper()
    )
    catalogue = GameCatalogue()
    if order.game not in catalogue:
        parser.error(str(next(game for game in found().left_out if game.key == order.game)))
    shop = PrintShop(Rulebooks(catalogue))
    if order.what not in shop.offers(order.game):
        parser.error(f"there is nothing of the kind to print of {order.game}: {order.what}")
    try:
        printout = shop.make(order)
    except RefusedBooklet as refused:
        print(f"boardroom print: {WORDS[refused.kind].format(detail=refused.detail)}", file=sys.stderr)
        return 1
    chosen = read_range(read.pages, len(printout.leaves))
    if chosen is None:
        parser.error(f"the pages are 1 to {len(printout.leaves)}: {read.pages!r} names others")
    file: Path = read.output or Path(f"{order.game}-{order.what}-{order.language}.pdf")
    try:
        printout.write_pdf(file, chosen)
    except OSError as error:
        print(f"boardroom print: {file} can’t be written: {error}", file=sys.stderr)
        return 1
    print(file)
    app.processEvents()
    return 0
