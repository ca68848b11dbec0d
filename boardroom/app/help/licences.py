"""What the program is made with, and under which licences."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from platform import python_version
from typing import Final

# What comes along in a package: there, these say themselves; here their names stand for the recipe and the source tree.
PARTS: Final = (
    "PySide6_Essentials", "shiboken6", "pydantic", "pydantic_core", "annotated-types", "typing_extensions",
    "typing-inspection", "platformdirs", "pypdfium2", "miniaudio", "cffi",
)  # fmt: skip
LIST: Final = "parts.json"


@dataclass(frozen=True, slots=True)
class LicensedPart:
    """Somebody else's work that the program is made with."""

    name: str
    version: str
    licence: str


def folder() -> Path | None:
    """Return where the full texts are; only a packaged program brings them."""
    frozen = getattr(sys, "_MEIPASS", None)
    return Path(frozen) / "licences" if frozen else None


def parts() -> list[LicensedPart]:
    """Return what the program is made with: in a package what is inside, else what is installed here."""
    packed = folder()
    if packed is not None:
        return [LicensedPart(**part) for part in json.loads((packed / LIST).read_text(encoding="utf-8"))]
    return installed()


def installed() -> list[LicensedPart]:
    """Return Python and the libraries that the program runs with here."""
    found = [LicensedPart("Python", python_version(), "PSF-2.0")]
    for name in PARTS:
        try:
            said = metadata(name)
        except PackageNotFoundError:
            continue  # another version of one of them may do without another of them
        (licence, *_) = said.get_all("License-Expression") or said.get_all("License") or ["?"]
        found.append(LicensedPart(said["Name"].replace("_", " "), said["Version"], licence.splitlines()[0]))
    return found
