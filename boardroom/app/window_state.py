"""Where the window stood, kept from run to run."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class WindowState(BaseModel):
    """Qt's own description of the window's place, as text."""

    model_config = ConfigDict(extra="ignore")

    geometry: Annotated[str, Field(max_length=2000, pattern=r"^[A-Za-z0-9+/=]*$")] = ""
