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
from boardroom.books.rulebook.library import library
from boardroom.core import door
from boardroom.languages import LANGUAGES, changes
from tools import translations

ROOT = Path(__file__).resolve().parent.parent
KEYS = door.OURS


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
        if path.suffix not in {".ttf", ".png", ".webp", ".ico", ".wav", ".ogg"}:
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def messages(language: str) -> Iterator[tuple[str, ElementTree.Element]]:
    file = ROOT / "translations" / f"boardroom_{language}.ts"
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source", ""), translation


# ---------------------------------------------------------------- the names


def test_no_folder_is_a_heap() -> None:
    """A newcomer reads a folder at a glance; a game's scene has as many files as the table has things."""
    folders = [path for path in (ROOT / "boardroom").rglob("*") if path.is_dir() and path.name != "scene"]
    counted = {str(path.relative_to(ROOT)): len([*path.glob("*.py")]) - 1 for path in folders}
    assert {folder: modules for folder, modules in counted.items() if modules > 20} == {}


def test_no_two_classes_have_the_same_name() -> None:
    """Whoever reads a name, or looks for it, need not ask which one is meant; what is private to a file may."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "boardroom").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


# ---------------------------------------------------------------- the papers


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "boardroom/__init__.py"
    number = re.escape(boardroom.__version__)
    assert re.fullmatch(r"\d+\\\.\d+\\\.\d+", number)
    written = [path for path, text in texts() if path.suffix == ".py" and re.search(rf"[\"']{number}[\"']", text)]
    assert written == [Path("boardroom/__init__.py")]


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


def test_only_app_ui_and_scenes_load_qt() -> None:
    modules = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((ROOT / "boardroom").rglob("*.py"))
        if path.relative_to(ROOT / "boardroom").parts[0] not in ("app", "ui", "testing") and "scene" not in path.parts
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
    ("part", "what"),
    [
        ("boardroom/games/{key}/rules.py", "a subclass of Game"),
        ("boardroom/games/{key}/bot.py", "bot(level) for the levels 1 to 5"),
        ("boardroom/games/{key}/scene/__init__.py", "FACE"),
        ("boardroom/games/{key}/scene/cut_outs.py", "the pieces to cut out"),
        ("boardroom/games/{key}/strength.json", "how strong the levels are, measured by boardroom arena"),
        ("resources/rulebooks/{key}/en.md", "the rules"),
        ("resources/rulebooks/{key}/summary.json", "the blocks of the rules that make one page"),
        ("tests/games/{key}/test_game.py", "a class of tests that names the game, as in tests/games/oxixo"),
        ("docs/pictures/{key}.webp", "a picture of the table, named in packaging/linux/boardroom.metainfo.xml"),
    ],
    ids=lambda value: value if "{key}" in value else "",
)
def test_every_game_is_complete(key: str, part: str, what: str) -> None:
    assert (ROOT / part.format(key=key)).is_file(), f"{key} lacks {part.format(key=key)}: {what}"


def test_every_rulebook_is_a_games() -> None:
    assert set(library().games) <= set(KEYS)


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


@pytest.mark.parametrize(("language", "loose"), [("es", r" %(?!n)"), ("fr", r" %(?!n)| [;:!?»]|« ")])
def test_signs_never_begin_a_line(language: str, loose: str) -> None:
    """In French a narrow space that doesn't break stands before them, as in the rulebooks."""
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


def test_words_can_change_before_what_is_filled_in() -> None:
    """Qt's own translate would say "de Ana" in French, where ours says "d’Ana"."""
    changing = {
        source
        for language in LANGUAGES
        for source, told in messages(language)
        for form in told.findall("numerusform") or [told]
        if any(re.search(rf"(?i:{change.word})\{{\w+\}}", form.text or "") for change in changes(language))
    }
    assert changing
    for path in sorted((ROOT / "boardroom").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "translate = QCoreApplication.translate" in text:
            calls = [call for call in ast.walk(ast.parse(text)) if isinstance(call, ast.Call)]
            said = {
                call.args[1].value for call in calls if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)
            }
            use = "take translate from boardroom.ui.style.translation"
            assert said & changing == set(), f"{path.relative_to(ROOT)}: {use}"


def test_translations_are_in_step_with_the_sources(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(ROOT / "translations" / f"boardroom_{language}.ts", tmp_path)
    translations.update(tmp_path)
    for language in LANGUAGES:
        name = f"boardroom_{language}.ts"
        now, then = (tmp_path / name).read_text(), (ROOT / "translations" / name).read_text()
        assert now == then, f"{name} is behind the sources: run `make translations`"
