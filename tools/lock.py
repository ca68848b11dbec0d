"""Write requirements.lock: the exact version of everything that Boardroom is run, tested and packed with.

One list serves every Python from 3.11 and every system; tools.prepare hands it to pip as a list of constraints.
"""

from __future__ import annotations

import subprocess
import sys
from tempfile import TemporaryDirectory

from tools.prepare import LOCK, OLDEST, PURPOSES, requirements

HEADER = """\
# The exact versions that tools/prepare.py installs to run, test and pack Boardroom, for every Python and system.
# Made from pyproject.toml by `make lock`, which asks for the newest of everything; not to be changed by hand.
"""


def resolve(wanted: list[str]) -> str:
    """Return the newest versions that go together, for all systems; pip itself resolves for one machine only."""
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", folder, "uv"], check=True)
        command = [f"{folder}/bin/uv", "pip", "compile", "--quiet", "--universal", "--no-header", "--no-annotate"]
        command += ["--python-version", ".".join(map(str, OLDEST)), "-"]
        asked = "\n".join(wanted)
        return subprocess.run(command, input=asked, stdout=subprocess.PIPE, text=True, check=True).stdout


def main() -> None:
    """Resolve for all purposes at once, so that they agree with each other."""
    wanted = sorted({line for purpose in PURPOSES for line in requirements(purpose)})
    LOCK.write_text(HEADER + resolve(wanted), encoding="utf-8")


if __name__ == "__main__":
    main()
