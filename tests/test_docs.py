"""The papers: links lead somewhere, commands exist, what is shown happens, and the README stays short."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.ai import engine
from boardroom.core.fairness import deciding, fingerprint
from boardroom.games import game
from boardroom.testing.matches import random_match
from tests.books.originals.papers import make_pdf
from tests.games.kit.our_games import OURS

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
PAPERS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*/*.md")])
NAMES = [str(paper.relative_to(ROOT)) for paper in PAPERS]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", flags=re.DOTALL | re.MULTILINE)


def prose(paper: Path) -> str:
    """A paper without what it shows as code."""
    return re.sub(r"`[^`\n]*`", "", BLOCK.sub("", paper.read_text(encoding="utf-8")))


def links(paper: Path) -> list[str]:
    text = prose(paper)
    return re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r"\b(?:src|href)=\"([^\"]+)\"", text)


def anchors(paper: Path) -> set[str]:
    """What can stand after a # in a link to a paper, as the sites that show Markdown make it of headings."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", paper.read_text(encoding="utf-8")), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    paper = ROOT / name
    for link in links(paper):
        if not link.startswith("https://"):
            file, _, anchor = link.partition("#")
            target = (paper.parent / file).resolve() if file else paper
            assert target.exists(), link
            assert target.is_relative_to(ROOT), link
            assert not anchor or anchor in anchors(target), link


def test_every_page_is_found_from_the_readme() -> None:
    found, waiting = set[Path](), [README]
    while waiting:
        paper = waiting.pop()
        if paper not in found and paper.suffix == ".md":
            found.add(paper)
            waiting += [(paper.parent / link.partition("#")[0]).resolve() for link in links(paper) if ":" not in link]
    assert set(PAPERS) <= found


def test_every_command_of_make_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = {
        (paper.name, command)
        for paper in [*PAPERS, ROOT / ".ci" / "run", ROOT / ".pre-commit-config.yaml"]
        for command in re.findall(r"(?:^|`)make ([a-z]+)", paper.read_text(), flags=re.MULTILINE)
    }
    assert {(paper, command) for paper, command in named if command not in targets} == set()
    assert {"run", "test", "package"} <= {command for paper, command in named if paper == "README.md"}


def test_the_readme_fits_on_two_screens() -> None:
    assert len(README.read_text().splitlines()) <= 60
    assert len(prose(README).split()) <= 550
    pictures = [link for link in links(README) if link.startswith("docs/pictures/")]
    lacking = {game.key for game in OURS} ^ {Path(picture).stem for picture in pictures}
    assert lacking == set(), "README.md shows a picture of every table"


# ---------------------------------------------------------------- what is shown happens


def examples(paper: Path) -> Iterator[tuple[list[str], str | None]]:
    """Our own commands that a paper shows, block by block, and what it says that they print."""
    text = paper.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        commands = [line for line in block[2].splitlines() if line.startswith("boardroom ")]
        after = BLOCK.match(text, block.end() + 2)  # with one empty line between
        if block[1] == "sh" and commands:
            yield commands, after[2] if after is not None and after[1] == "text" else None


def happens(command: str, folder: Path, shown: bool) -> str:
    """Run a command that a paper shows, and return what it prints; where that isn't shown, long ones are made short."""
    _, *arguments = shlex.split(command, comments=True)
    if arguments[0] == "arena":
        arguments += ["--jobs", "1"] if shown else ["--jobs", "1", "--games", "1", "--nodes", "20"]
    home = os.environ | {"PYTHONPATH": str(ROOT), "BOARDROOM_HOME": str(folder / "home")}
    program = [sys.executable, "-m", "boardroom", *arguments]
    done = subprocess.run(program, cwd=folder, env=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout


SEED, TYPED = "00112233445566778899aabbccddeeff", "Ana was here"


@pytest.mark.parametrize("name", [name for name, paper in zip(NAMES, PAPERS, strict=True) if any(examples(paper))])
def test_what_is_shown_happens(name: str, tmp_path: Path) -> None:
    (tmp_path / "booklet.pdf").write_bytes(make_pdf([["Light a lamp."], ["Wait."]]))
    record = random_match(game("switch"), 2, SEED, salt=TYPED).record()
    (tmp_path / "game.boardroom").write_text(record.model_dump_json())
    for commands, told in examples(ROOT / name):
        said = "".join(happens(command, tmp_path, told is not None) for command in commands)
        if told is not None:
            anything = ".+".join(map(re.escape, told.split("…")))  # … stands for what differs each time
            assert re.fullmatch(anything, said), f"{commands} prints\n{said}"


def test_the_pages_of_commands_show_them() -> None:
    shown = {line.split()[1] for paper in PAPERS for commands, _ in examples(paper) for line in commands}
    assert {"arena", "print", "rules", "verify"} <= shown  # and the engine below


def test_the_engine_answers_as_its_page_says() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    questions, answers = (text.splitlines() for kind, text in BLOCK.findall(page) if kind in ("json", "text"))
    program = [sys.executable, "-m", "boardroom", "engine"]
    done = subprocess.run(program, input="\n".join(questions), cwd=ROOT, capture_output=True, text=True, check=True)
    for told, said in zip(answers, done.stdout.splitlines(), strict=True):
        expected, found = json.loads(told), json.loads(said)
        if "value" in found:
            found |= {"value": round(found["value"], 3), "seconds": expected["seconds"]}
        assert found == expected
    fields = re.findall(r"^\| (`.*?) \|", page, flags=re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(fields))) == set(engine.Question.model_fields)


def test_other_tools_find_the_same_hashes() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    printed, decides = re.findall(r"^(printf .*)$", page, flags=re.MULTILINE)
    record = random_match(game("switch"), 2, SEED, salt=TYPED).record()
    for line, digits in ((printed, fingerprint(SEED)), (decides, deciding(record))):
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True)
        assert done.stdout.split()[0] == digits
