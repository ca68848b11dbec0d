"""Make the virtual environment and install the project into it, with what `run`, `dev` or `package` needs.

This is the first thing that runs on a fresh machine: it must say clearly what is wrong on an older Python, too.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.system import provide

OLDEST = (3, 11)
PURPOSES = ("run", "dev", "package")
LOCK = Path("requirements.lock")


def python_of(venv: Path) -> Path:
    """Return where a virtual environment has its Python."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def create(venv: Path) -> Path:
    """Create the virtual environment if there is none, and return its Python."""
    python = python_of(venv)
    if not python.exists() or subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True).returncode:
        if find_spec("ensurepip") is None:  # Debian keeps it in a package of its own
            provide(["python3-venv"], "Python can't make virtual environments here.")
        print(f"Making the virtual environment {venv}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
    return python


def requirements(purpose: str) -> list[str]:
    """Return what pyproject.toml asks for: to build, to run, and for another purpose, such as to develop."""
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    wanted: list[str] = project["build-system"]["requires"] + project["project"]["dependencies"]
    wanted += project["project"]["optional-dependencies"].get(purpose, [])
    return sorted(set(wanted))


def install(python: Path, purpose: str) -> None:
    """Install what a purpose asks for, in the versions that were tested, and the project itself.

    On a machine that can't have those, such as one with a newer Python, any others that pyproject.toml allows are
    better than none; only where changes are judged, which says so with CI in the environment, nothing else will do.
    """
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    wanted = requirements(purpose)
    failed = subprocess.run([*pip, "--constraint", str(LOCK), *wanted]).returncode
    if failed and not os.environ.get("CI"):
        print(f"Not all versions of {LOCK} can be installed here; trying the newest ones instead", flush=True)
        failed = subprocess.run([*pip, *wanted]).returncode
    # The build requirements are installed here and not in isolation, or Qt would be unpacked twice.
    if failed or subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."]).returncode:
        raise SystemExit("pip could not install what Boardroom needs; its message above says why.")


def main() -> None:
    """Prepare for one of the purposes, and leave a stamp for make."""
    purpose, venv = sys.argv[1], Path(sys.argv[2])
    if sys.version_info[:2] < OLDEST:
        needed, found = (".".join(map(str, version[:2])) for version in (OLDEST, sys.version_info))
        raise SystemExit(
            f"Boardroom needs Python {needed} or newer; {sys.executable} is {found}.\n"
            f"If you have a newer one, name it:  make PYTHON=python{needed} run"
        )
    python = create(venv)
    print("Installing what Boardroom needs (the first time this takes a minute or two)", flush=True)
    install(python, purpose)
    for stamp in {"run", purpose}:
        (venv / f".{stamp}").touch()


if __name__ == "__main__":
    main()
