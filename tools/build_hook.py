"""Put resources and compiled translations into the wheel, where boardroom.paths looks for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling calls this before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and list what is packed beside the code."""
        if version == "editable":
            return  # the source tree is used as it is
        subprocess.run([sys.executable, "-m", "tools.translations", "release"], cwd=self.root, check=True)
        root = Path(self.root)
        build_data["force_include"][str(root / "resources")] = "boardroom/_data/resources"
        for file in sorted((root / "translations").glob("*.qm")):
            build_data["force_include"][str(file)] = f"boardroom/_data/translations/{file.name}"
