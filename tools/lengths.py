"""Name the longest files: a file is split by subject, never by length, so this asks and doesn't forbid."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

LONG: Final = 450  # lines
LONG_TESTS: Final = 700


def main() -> None:
    """Print every Python file that is longer than most people read in one sitting."""
    listed = subprocess.run(["git", "ls-files", "*.py"], capture_output=True, text=True, check=True).stdout.split()
    for file in listed:
        lines = len(Path(file).read_text(encoding="utf-8").splitlines())
        if lines > (LONG_TESTS if file.startswith("tests/") else LONG):
            print(f"{file} has {lines} lines: is it one subject?")


if __name__ == "__main__":
    main()
