"""Make the virtual environment and install the project into it, with what `run`, `dev` or `package` needs.

This is the first thing that runs on a fresh machine: it must say clearly what is wrong on an older Python, too.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.system import provide

OLDEST = (3, 11)


def create(venv: Path) -> Path:
    """Create the virtual environment if there is none, and return its Python."""
    python = venv / "bin" / "python"
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


def main() -> None:
    """Prepare for a purpose, `run`, `dev` or `package`, and leave a stamp for make."""
    purpose, venv = sys.argv[1], Path(sys.argv[2])
    if sys.version_info[:2] < OLDEST:
        needed, found = (".".join(map(str, version[:2])) for version in (OLDEST, sys.version_info))
        raise SystemExit(
            f"Boardroom needs Python {needed} or newer; {sys.executable} is {found}.\n"
            f"If you have a newer one, name it:  make PYTHON=python{needed} run"
        )
    python = create(venv)
    install = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    print("Installing what Boardroom needs (the first time this takes a minute or two)", flush=True)
    # The build requirements are installed here and not in isolation, or Qt would be unpacked twice.
    for arguments in (requirements(purpose), ["--no-deps", "--no-build-isolation", "--editable", "."]):
        if subprocess.run([*install, *arguments]).returncode != 0:
            raise SystemExit("pip could not install what Boardroom needs; its message above says why.")
    for stamp in {"run", purpose}:
        (venv / f".{stamp}").touch()


if __name__ == "__main__":
    main()
