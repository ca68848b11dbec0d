"""Keep the translations in step with the sources, and compile them: `update` or `release`."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from boardroom.languages import LANGUAGES, SOURCE, base

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
CALLS = ("translate", "QCoreApplication.translate")


def run(tool: str, *arguments: str) -> None:
    """Run one of the translation tools that come with PySide6."""
    spec = find_spec("PySide6")
    folders = spec.submodule_search_locations if spec else None
    program = which(tool, path=folders[0]) if folders else None
    if program is None:
        raise SystemExit(f"{tool} is missing; it comes with PySide6.")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{tool} failed:\n{done.stdout}{done.stderr}")


def texts() -> Iterator[str]:
    """Yield every text of the sources as a call that lupdate understands: a plural only with a number in it."""
    for path in sorted(ROOT.glob("boardroom/**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) not in CALLS:
                continue
            said = [part.value for part in node.args[:3] if isinstance(part, ast.Constant)]
            if len(said) != len(node.args[:3]) or len(said) < 2 or node.keywords:
                raise SystemExit(f"{path.relative_to(ROOT)}:{node.lineno}: translate takes plain texts")
            yield f"translate({', '.join(map(repr, said))}{', 1' if len(node.args) > 3 else ''})\n"


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files up to the texts in the sources; places are left out, so that only texts make a difference."""
    folder.mkdir(exist_ok=True)
    with TemporaryDirectory() as place:
        source = Path(place) / "texts.py"
        source.write_text("".join(texts()), encoding="utf-8")
        for language in LANGUAGES:
            file = folder / f"boardroom_{language}.ts"
            variety = base(language) in LANGUAGES.keys() - {language}
            options = ["-no-obsolete", "-locations", "none", "-source-language", SOURCE, "-target-language", language]
            if language == SOURCE:
                options += ["-pluralonly"]  # the rest is said as it stands in the sources
            if variety:  # what it leaves out is meant to be said as its language does: nothing is proposed for it
                options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
            run("lupdate", *options, str(source), "-ts", str(file))
            if variety:
                keep_own(file)


def keep_own(file: Path) -> None:
    """Leave in the file of a variety, such as es_AR, what it says in another way: for the rest es is asked."""
    text = file.read_text(encoding="utf-8")
    for message in re.findall(r"    <message.*?</message>\n", text, flags=re.DOTALL):
        if re.search(r"unfinished\">\s*(<numerusform></numerusform>\s*)*</translation>", message):
            text = text.replace(message, "")
    file.write_text(re.sub(r"<context>\s*<name>[^<]*</name>\s*</context>\n", "", text), encoding="utf-8")


def counts(folder: Path = FOLDER) -> Iterator[str]:
    """Say of each language how many texts it has, and how many of them still lack words."""
    for language, each in LANGUAGES.items():
        text = (folder / f"boardroom_{language}.ts").read_text(encoding="utf-8")
        lacking = text.count('"unfinished"')
        kind = "plurals" if language == SOURCE else "texts" if base(language) == language else "texts of its own"
        yield f"{each.name}: {text.count('<message')} {kind}, {lacking} unfinished"


def release(folder: Path = FOLDER) -> list[Path]:
    """Compile the .ts files that have changed; return all compiled files."""
    made = []
    for file in sorted(folder.glob("boardroom_*.ts")):
        compiled = file.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime <= file.stat().st_mtime:
            run("lrelease", "-silent", str(file), "-qm", str(compiled))
        made.append(compiled)
    return made


def main() -> None:
    """Update or release."""
    if sys.argv[1] == "update":
        update()
        print(*counts(), sep="\n")
    release()


if __name__ == "__main__":
    main()
