"""The project itself: what every game must bring, what every file must keep to, and what the papers promise."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boardroom
from boardroom.ai import arena, engine
from boardroom.games import GAMES
from tools import translations

ROOT = Path(__file__).resolve().parent.parent
KEYS = [game.key for game in GAMES]
LANGUAGES = translations.LANGUAGES
# Lines; a file is read in one sitting.
LONGEST = {"boardroom": 450, "bench": 450, "packaging": 450, "tools": 450, "tests": 700}


def tracked() -> Iterator[Path]:
    """Every file of the project that .gitignore doesn't name."""
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line] + [".git"]
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if any(fnmatch(path.name, pattern) for pattern in ignored):
                continue
            if path.is_dir():
                folders.append(path)
            else:
                yield path


def texts() -> Iterator[tuple[Path, str]]:
    for path in tracked():
        if path.suffix not in {".ttf", ".png", ".ico", ".wav", ".ogg"}:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def messages(language: str) -> Iterator[tuple[str, ElementTree.Element]]:
    file = ROOT / "translations" / f"boardroom_{language}.ts"
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source", ""), translation


# ---------------------------------------------------------------- the papers


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "boardroom/__init__.py"
    number = re.escape(boardroom.__version__)
    assert re.fullmatch(r"\d+\\\.\d+\\\.\d+", number)
    written = [path for path, text in texts() if path.suffix == ".py" and re.search(rf"[\"']{number}[\"']", text)]
    assert written == [Path("boardroom/__init__.py")]


def test_every_command_of_the_papers_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    for paper in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", ".ci/run"):
        named = set(re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / paper).read_text(), flags=re.MULTILINE))
        assert named, f"{paper} names no command"
        assert named <= targets, paper


def test_every_file_that_the_papers_name_exists() -> None:
    for paper in ("README.md", "CONTRIBUTING.md"):
        for link in re.findall(r"\]\(([^)#]+)\)", (ROOT / paper).read_text()):
            assert link.startswith("https://") or (ROOT / link).exists(), f"{paper}: {link}"


def test_the_examples_of_the_readme_work() -> None:
    text = (ROOT / "README.md").read_text()
    (block,) = re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)
    for line in block.splitlines():
        found = engine.answer(json.loads(line) | {"seconds": None, "nodes": 50})
        assert found["line"][0] == found["move"]
    commands = re.findall(r"^boardroom arena (.*)$", text, flags=re.MULTILINE)
    assert commands
    for command in commands:
        assert arena.run([*command.split(), "--games", "1", "--nodes", "20", "--jobs", "1"]) == 0


def test_the_changelog_has_a_place_for_what_comes_next() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    released = re.findall(r"^## \[(\d[^\]]*)\]", text, flags=re.MULTILINE)
    assert text.count("\n## [Unreleased]\n") == 1
    assert not released or released[0] == boardroom.__version__


# ---------------------------------------------------------------- the files


def test_no_file_knows_the_machine_that_it_was_written_on() -> None:
    absolute = re.compile(r"(?<![\w./~-])/(?:home|root|work|Users|mnt|media|opt)/\w|\b[A-Z]:\\\\?\w")
    address = re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b|\blocalhost\b")
    for path, text in texts():
        if path.name == Path(__file__).name:
            continue
        for pattern in (absolute, address):
            assert pattern.findall(text) == [], path


def test_nothing_is_left_half_done() -> None:
    marks = re.compile(r"\b(?:TODO|FIXME|XXX|HACK)\b|pytest\.mark\.skip|pytest\.skip\(")
    left = [
        str(path)
        for path, text in texts()
        if path.suffix == ".py" and path.name != "test_project.py" and marks.search(text)
    ]
    assert left == []


def test_files_are_read_in_one_sitting() -> None:
    lengths = {path: len(text.splitlines()) for path, text in texts() if path.suffix == ".py"}
    assert {str(path): lines for path, lines in lengths.items() if lines > LONGEST[path.parts[0]]} == {}


def test_only_app_ui_and_scenes_load_qt() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "boardroom").rglob("*.py"))
        if path.relative_to(ROOT / "boardroom").parts[0] not in ("app", "ui") and "scene" not in path.parts
        if path.stem != "scene"
    ]
    assert "boardroom.__main__" in modules
    code = (
        "import importlib, json, sys\n"
        "loaded = {}\n"
        "for name in json.loads(sys.argv[1]):\n"
        "    importlib.import_module(name)\n"
        "    assert not any(m.startswith(('PySide6', 'shiboken6')) for m in sys.modules), name\n"
    )
    done = subprocess.run([sys.executable, "-c", code, json.dumps(modules)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------- the games


def test_every_folder_of_a_game_is_registered() -> None:
    folders = {path.parent.name for path in (ROOT / "boardroom" / "games").glob("*/__init__.py")}
    assert folders == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "part",
    [
        "boardroom/games/{key}/rules.py",
        "boardroom/games/{key}/bot.py",
        "boardroom/games/{key}/scene/__init__.py",
        "boardroom/games/{key}/scene/sheets.py",
        "resources/rulebooks/{key}/summary.json",
        "boardroom/games/{key}/strength.json",
        "tests/games/{key}/test_*.py",
        "tests/games/playthroughs/{key}-*.boardroom",
    ],
)
def test_every_game_is_complete(key: str, part: str) -> None:
    assert list(ROOT.glob(part.format(key=key))), f"{key} lacks {part.format(key=key)}"


# ---------------------------------------------------------------- the translations


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    lacking = [
        source
        for source, translation in messages(language)
        if translation.get("type") is not None
        or not all((form.text or "").strip() for form in translation.findall("numerusform") or [translation])
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_fill_in_the_same_blanks(language: str) -> None:
    blank = re.compile(r"\{\w*(?:[:!][^}]*)?\}|%n|%\d")
    for source, translation in messages(language):
        for form in translation.findall("numerusform") or [translation]:
            missing = set(blank.findall(source)) ^ set(blank.findall(form.text or ""))
            # A form for one thing may say "one" instead of the number.
            assert missing <= ({"%n"} if form.tag == "numerusform" else set()), source


@pytest.mark.parametrize(("language", "loose"), [("es", r" %(?!n)"), ("fr", r" %(?!n)| [;:!?»](?! \{two\})|« ")])
def test_signs_never_begin_a_line(language: str, loose: str) -> None:
    """In French a narrow space that doesn't break stands before them, as in the rulebooks; a score is 3 : 2."""
    said = [form for _, told in messages(language) for form in told.findall("numerusform") or [told]]
    assert [form.text for form in said if re.search(loose, form.text or "")] == []


def test_every_text_in_the_sources_can_be_translated() -> None:
    """Formatted strings, names and n= would be asked for at run time, but never be found among the translations."""
    asked = set()
    for path in sorted((ROOT / "boardroom").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "translate":
                place = f"{path.relative_to(ROOT)}:{call.lineno}"
                assert not call.keywords, place
                assert all(isinstance(arg, ast.Constant) for arg in call.args[:3]), place
                context, source = (arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant))
                asked.add((context, source))
    file = ElementTree.parse(ROOT / "translations" / "boardroom_es.ts")
    found = {
        (context.findtext("name"), text.text) for context in file.iter("context") for text in context.iter("source")
    }
    assert asked == found


def test_translations_are_in_step_with_the_sources(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(ROOT / "translations" / f"boardroom_{language}.ts", tmp_path)
    translations.update(tmp_path)
    for language in LANGUAGES:
        name = f"boardroom_{language}.ts"
        now, then = (tmp_path / name).read_text(), (ROOT / "translations" / name).read_text()
        assert now == then, f"{name} is behind the sources: run `make translations`"
