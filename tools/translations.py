"""Keep the translations in step with the sources, and compile them: `update` or `release`."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
SOURCE = "en"  # the language of the sources: only its plurals need words of their own
LANGUAGES = (SOURCE, "es", "fr")


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


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files up to the texts in the sources; places are left out, so that only texts make a difference."""
    sources = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("boardroom/**/*.py"))
    folder.mkdir(exist_ok=True)
    for language in LANGUAGES:
        file = folder / f"boardroom_{language}.ts"
        plurals = ["-pluralonly"] if language == SOURCE else []
        tongues = ["-source-language", SOURCE, "-target-language", language]
        run("lupdate", "-no-obsolete", "-locations", "none", *plurals, *tongues, *sources, "-ts", str(file))


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
    release()


if __name__ == "__main__":
    main()
