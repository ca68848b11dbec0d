"""The example of a game in a package of its own: small, and in step with its words."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boardroom.__main__ import main
from tools.translations import run

EXAMPLE = Path(__file__).parents[1] / "examples" / "tablero"
PACKAGE = EXAMPLE / "boardroom_tablero"


def lines(*files: Path) -> int:
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def test_it_is_small() -> None:
    assert lines(*EXAMPLE.rglob("*.py")) <= 700
    assert lines(PACKAGE / "scene.py") <= 200


@pytest.mark.parametrize("language", ["es", "fr"])
def test_its_words_are_compiled_from_what_the_sources_say(language: str, tmp_path: Path) -> None:
    words = Path(shutil.copy(PACKAGE / "translations" / f"{language}.ts", tmp_path))
    before = words.read_text(encoding="utf-8")
    sources = [str(file) for file in sorted(PACKAGE.glob("*.py"))]
    tongues = ("-source-language", "en", "-target-language", language)
    run("lupdate", "-no-obsolete", "-locations", "none", *tongues, *sources, "-ts", str(words))
    assert words.read_text(encoding="utf-8") == before
    assert "unfinished" not in before
    run("lrelease", str(words), "-qm", str(tmp_path / "new.qm"))
    assert (tmp_path / "new.qm").read_bytes() == (PACKAGE / "translations" / f"{language}.qm").read_bytes()


@pytest.mark.parametrize("key", ["", "My game", "a1", "../up", "x" * 21])
def test_a_new_game_wants_a_key(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["new-game", key, "--folder", str(tmp_path)])
    assert "1 to 20 lowercase letters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
