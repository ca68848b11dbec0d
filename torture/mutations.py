"""Mutated files and lines: each is read, or refused in the reader's own words, soon and in little memory."""

from __future__ import annotations

import atexit
import json
import os
import resource
import shutil
import signal
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from random import Random
from time import process_time
from traceback import format_exc
from typing import TYPE_CHECKING, Final

from boardroom.core.files import BrokenSave, JsonFile
from boardroom.core.json_input import Flaw
from boardroom.core.match import Match
from boardroom.core.store import SUFFIX, Store
from boardroom.games import GAMES, game
from boardroom.paths import HOME, settings_file
from boardroom.testing.matches import random_match
from tests.books.originals.papers import make_jpeg, make_pdf, make_png
from tests.games.kit.our_games import PLAYTHROUGHS
from torture.child import Broken, Case
from torture.mutating import mutated

if TYPE_CHECKING:
    from boardroom.app.reading.originals_model import OriginalsModel

BATCH: Final = 100  # mutations between two words of life
SECONDS: Final = 10.0  # that a reader may take of the processor
MEMORY: Final = 600  # megabytes that reading may bring this process to
SHORT: Final = 24  # entries of a log: long ones only take longer to replay
GOOD: Final = "good"


class TooLong(BaseException):
    """Not an Exception: a reader that catches everything must not catch this."""


Read = Callable[[bytes, Path], str]  # tells what came of it: "read", or what kind of refusal


# -------------------------------------------------------------------- saves


@cache
def saves() -> list[bytes]:
    """Return saves of all games, begun, in the middle and over."""
    random, found = Random(1), []
    records = [
        json.loads(file.read_text(encoding="utf-8"))["record"] for file in sorted(PLAYTHROUGHS.glob("*.boardroom"))
    ]
    for rules in GAMES:
        records += [random_match(rules, seats, str(seats)).record().model_dump(mode="json") for seats in rules.seats]
    for record in records:
        if record["game"] != "toy":
            whole = len(record["log"]) <= 60 and random.random() < 0.5
            length = len(record["log"]) if whole else random.randrange(SHORT)
            found.append(json.dumps(record | {"log": record["log"][:length]}).encode())
    return found


def read_save(data: bytes, folder: Path) -> str:
    """Open it as a file from anywhere, and as one of the saves beside a good one."""
    path = folder / f"bad{SUFFIX}"
    path.write_bytes(data)
    store = Store(folder, game, lambda trouble: None)
    try:
        record = store.read_file(path)
        match = Match(game(record.game), record)
        for seat in range(match.seats):
            match.view(seat)
        what = "read"
    except BrokenSave as broken:
        what = broken.kind
    if GOOD not in {summary.id for summary in store.list()}:
        raise AssertionError("the good save beside it is not listed any more")
    for left in folder.glob(f"bad{SUFFIX}*"):
        left.unlink()
    return what


# -------------------------------------------------------------------- settings and the window's place


@cache
def settings() -> list[bytes]:
    """Return settings as people have them."""
    setups = {
        rules.key: {
            "players": [{"kind": "human", "name": "Ana"}, {"kind": "bot", "level": 3}],
            "options": {},
            "lots": [],
        }
        for rules in GAMES
    }
    full = {
        "theme": "dark",
        "language": "fr",
        "text": 130,
        "motion": "off",
        "think": 0.5,
        "name": "Zoë",
        "setups": setups,
    }
    return [b"{}", json.dumps(full).encode(), json.dumps({"geometry": "AdnQywADAAAAAAAA"}).encode()]


def read_settings(data: bytes, folder: Path) -> str:
    """Read it as the settings and as the window's place, as the first frame does and as the window does."""
    from boardroom.app.settings.preferences import Settings
    from boardroom.app.start.first_frame import glance, window_file

    os.environ[HOME] = str(folder)
    told: list[BrokenSave] = []
    for file in (settings_file(), window_file()):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    glance()
    JsonFile(settings_file(), Settings, told.append).load()
    for left in folder.rglob("*.json*"):
        left.unlink()
    return told[0].kind if told else "read"


# -------------------------------------------------------------------- booklets


@cache
def booklets() -> list[bytes]:
    """Return texts, PDFs and pictures as people add them."""
    text = (
        "# Rules\n\nTwo to four players.\n\n1. Deal six cards.\n2. Play.\n\n| Card | Worth |\n|---|---|\n| A | 1 |\n\n"
    )
    columns = "SETUP          THE END\nDeal .... 6    Whoever has\neach   ..... 2  no card wins.\n\n- one\n- two\n" * 20
    pages = [["Goal of the game", "Be the first", "to be last."]] * 3
    return [
        text.encode() * 5,
        columns.encode(),
        columns.encode("utf-16"),
        make_pdf(pages),
        make_pdf(pages, rotate=90),
        make_png(60, 80),
        make_jpeg(60, 80),
    ]


def read_booklet(data: bytes, folder: Path) -> str:
    """Look at it, add it, and read it as the window does."""
    model = _model(folder)
    path = folder / "booklet.md"
    path.write_bytes(data)
    from boardroom.books.originals.refused import RefusedBooklet

    try:
        original = model.originals.add("oxixo", model.originals.look_at([path]))
    except RefusedBooklet as refused:
        return refused.kind
    try:
        if original.kind in ("text", "markdown"):
            model.text_book(original)
        else:
            model.drawn(original, 0, 200)
    except RefusedBooklet as refused:
        return refused.kind
    finally:
        model.originals.remove(original)
        shutil.rmtree(model.originals.folder)
    return "read"


@cache
def _model(folder: Path) -> OriginalsModel:
    from boardroom.app.reading.originals_model import OriginalsModel
    from boardroom.books.originals.store import Originals

    return OriginalsModel(Originals(folder / "originals"))


@cache
def abouts() -> list[bytes]:
    """Return what is kept beside a booklet."""
    about = {
        "format": 1, "id": "abcdefabcdef", "game": "oxixo", "title": "Oxixo", "language": "en", "kind": "text",
        "pages": 1, "files": ["booklet.txt"], "source": "rules.txt", "added": "2026-01-01T00:00:00Z",
    }  # fmt: skip
    pictures = {"kind": "pictures", "pages": 2, "files": ["page-001.png", "page-002.png"]}
    return [json.dumps(about).encode(), json.dumps(about | pictures).encode()]


def read_about(data: bytes, folder: Path) -> str:
    """Find the booklet that it is about, and read its text."""
    from boardroom.books.originals.refused import RefusedBooklet
    from boardroom.books.originals.store import ABOUT

    model = _model(folder)
    home = model.originals.folder / "oxixo" / "abcdefabcdef"
    home.mkdir(parents=True, exist_ok=True)
    for file in home.iterdir():
        file.unlink()
    (home / "booklet.txt").write_text("Rules\n\nPlay.\n", encoding="utf-8")
    (home / ABOUT).write_bytes(data)
    found = model.of("oxixo")
    for original in found:
        try:
            if original.kind in ("text", "markdown"):
                model.text_book(original)
            else:
                model.drawn(original, 0, 200)
        except RefusedBooklet as refused:
            return refused.kind
    return "read" if found else "left out"


# -------------------------------------------------------------------- lines for the engine and for the window


@cache
def questions() -> list[bytes]:
    """Return questions for the engine."""
    found = []
    for save in saves():
        record = json.loads(save)
        log = [entry["text"] for entry in record["log"]][:8]
        asked = {"game": record["game"], "seats": len(record["players"]), "options": record["options"], "log": log}
        found.append(json.dumps(asked | {"id": 1, "level": 1, "nodes": 5, "seed": "x"}).encode())
    return found


def read_question(data: bytes, folder: Path) -> str:
    """Ask the engine; how long it may think is not what is tried here."""
    try:
        asked = json.loads(data)
        if isinstance(asked, dict):
            data = json.dumps(asked | {"nodes": 5, "level": 1} | dict.fromkeys({"seconds"} & set(asked))).encode()
    except (ValueError, RecursionError):
        pass
    from boardroom.ai.engine import serve

    out, lines = StringIO(), data.replace(b"\n", b" ") + b"\n"
    serve(BytesIO(lines), out)
    replies = [json.loads(line) for line in out.getvalue().splitlines()]
    if len(replies) != bool(lines.strip()) or not all(("move" in reply) != ("error" in reply) for reply in replies):
        raise AssertionError(f"the engine answered {replies!r}")
    return "read" if replies and "move" in replies[0] else "refused"


def words() -> list[bytes]:
    """Return what a second start says."""
    return [json.dumps({"open": where, "token": "abc"}).encode() + b"\n" for where in ("", "/tmp/match.boardroom")]


def read_words(data: bytes, folder: Path) -> str:
    """Say it to the ear of a window, and then something sensible, which must be heard."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtNetwork import QLocalSocket
    from PySide6.QtTest import QTest

    from boardroom.app.start.instance import HELLO

    _ = QCoreApplication.instance() or QCoreApplication([])
    where, heard = _ear(folder)
    what = ""
    for line in (data, words()[0]):
        heard.clear()
        socket = QLocalSocket()
        socket.connectToServer(where)
        if not socket.waitForConnected(2000):
            raise AssertionError("the window takes no more calls")
        socket.write(line)
        socket.flush()
        said = b""
        for _ in range(3 if line is data else 300):
            QTest.qWait(1)
            said += bytes(socket.readAll().data())
            if said or socket.state() != QLocalSocket.LocalSocketState.ConnectedState:
                break
        socket.abort()
        what = what or ("read" if said.startswith(HELLO) else "refused")
    if not heard:
        raise AssertionError("after that the window is deaf")
    return what


@cache
def _ear(folder: Path) -> tuple[str, list[str]]:
    from boardroom.app.start.instance import Instance

    where, heard = str(folder / "ear"), list[str]()
    instance = Instance(where)
    instance.asked.connect(heard.append)
    instance.attend()
    atexit.register(instance.close)  # which also keeps it
    return where, heard


SUBJECTS: Final[dict[str, tuple[Callable[[], list[bytes]], Read, float]]] = {
    "saves": (saves, read_save, 4),
    "settings": (settings, read_settings, 3),
    "booklets": (booklets, read_booklet, 2),
    "abouts": (abouts, read_about, 1),
    "engine": (questions, read_question, 2),
    "socket": (words, read_words, 0.5),
}  # what it is made of, who reads it, and how often it has its turn


def cases(random: Random, seconds: float) -> Iterator[Case]:
    """Draw batches of one subject, the important ones more often."""
    names = list(SUBJECTS)
    while True:
        (name,) = random.choices(names, [SUBJECTS[name][2] for name in names])
        yield {"subject": name, "seed": random.getrandbits(32), "count": BATCH}


def run(case: Case, folder: Path) -> Counter[str]:
    """Try a batch of mutations, or the bytes that are given."""
    folder = folder.parent / case["subject"]  # shared by all batches: most of the time would go into making it
    if not folder.exists():
        folder.mkdir()
        Store(folder).save(random_match(GAMES[0], 2, "good").record(id=GOOD))
    if "data" in case:
        return _try(case["subject"], b64decode(case["data"]), folder)
    made, random = SUBJECTS[case["subject"]][0](), Random(case["seed"])
    counts: Counter[str] = Counter()
    before = _most()
    for _ in range(case["count"]):
        counts += _try(case["subject"], mutated(random.choice(made), made, random), folder)
    if _most() > max(before, MEMORY):
        raise Broken(f"this took {_most():.0f} MB; {MEMORY} are the bound")
    return counts


def _most() -> float:
    """Return the megabytes that this process has had at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def _try(subject: str, data: bytes, folder: Path) -> Counter[str]:
    case = {"subject": subject, "data": b64encode(data).decode()}
    signal.signal(signal.SIGVTALRM, _too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    began = process_time()
    try:
        what = SUBJECTS[subject][1](data, folder)
    except TooLong:
        raise Broken(f"{subject}: {SECONDS:.0f} s were not enough\n{format_exc()}", case) from None
    except Flaw as flaw:
        raise Broken(f"{subject}: nobody caught {flaw!r}\n{format_exc()}", case) from None
    except Exception:
        raise Broken(f"{subject}: {format_exc()}", case) from None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    slow = process_time() - began > 1
    return Counter({"mutations": 1, subject: 1, "read all the same": what == "read", "slow": slow})


def _too_long(number: int, frame: object) -> None:
    raise TooLong
