"""The Debian package: its papers, what it asks the system for, and where its files go."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import boardroom
from boardroom.__main__ import main
from boardroom.app.help.licences import LicensedPart, installed, parts
from boardroom.core.store import SUFFIX
from boardroom.languages import LANGUAGES, SOURCE, base
from tests.games.kit.our_games import OURS
from tools import debian
from tools.smoke import ENTRY

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = "application/x-boardroom"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
EPOCH = 1_700_000_000
OTHERS = [language for language in LANGUAGES if language != SOURCE and base(language) == language]


def entry() -> dict[str, str]:
    read = ConfigParser(interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(LINUX / "boardroom.desktop", encoding="utf-8")
    assert read.sections() == ["Desktop Entry"]
    return dict(read["Desktop Entry"])


def metainfo(site: str = "https://example.org") -> ElementTree.Element:
    text = (LINUX / "boardroom.metainfo.xml").read_text(encoding="utf-8")
    return ElementTree.fromstring(debian.filled(text, EPOCH, site))


# ---------------------------------------------------------------- the papers


def test_the_menu_entry_says_what_menus_ask() -> None:
    said = entry()
    assert said["Type"] == "Application"
    assert said["Name"] == "Boardroom"
    assert said["Exec"] == "boardroom %f"
    assert said["Icon"] == "boardroom"
    assert said["StartupWMClass"] == "boardroom"  # so that the window is known as ours
    assert said["MimeType"] == f"{MIME};"
    assert "Game" in said["Categories"].split(";")
    for key in ("GenericName", "Comment", "Keywords"):
        assert len({said[key], *(said[f"{key}[{language}]"] for language in OTHERS)}) == 1 + len(OTHERS)


def test_saves_are_known_by_their_name() -> None:
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = ElementTree.parse(LINUX / "boardroom.xml").getroot()
    assert kind.get("type") == MIME
    assert [glob.get("pattern") for glob in kind.findall("m:glob", space)] == [f"*{SUFFIX}"]
    assert {comment.get(LANGUAGE) for comment in kind.findall("m:comment", space)} == {None, *OTHERS}
    assert kind.find("m:icon", space) is not None


def test_the_software_centre_is_told_the_same() -> None:
    said = metainfo()
    assert said.findtext("launchable") == ENTRY.name
    assert said.findtext("provides/mediatype") == MIME
    (release,) = said.iter("release")
    assert release.attrib == {"version": boardroom.__version__, "date": "2023-11-14"}
    assert {summary.get(LANGUAGE) for summary in said.findall("summary")} == {None, *OTHERS}


def test_pictures_are_shown_where_they_can_be_fetched() -> None:
    images = [image.text or "" for image in metainfo().iter("image")]
    assert images == [f"https://example.org/docs/pictures/{Path(image).name}" for image in images]
    lacking = {game.key for game in OURS} ^ {Path(image).stem for image in images}
    assert lacking == set(), "packaging/linux/boardroom.metainfo.xml shows a picture of every table"
    assert all((ROOT / "docs" / "pictures" / Path(image).name).is_file() for image in images)
    assert metainfo("").find("screenshots") is None


def test_the_manual_knows_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    manual = (LINUX / "boardroom.6").read_text(encoding="utf-8").replace("\\-", "-")
    with pytest.raises(SystemExit):
        main(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    listed = re.search(r"Without a window: boardroom ([\w, -]+), each with", told)
    assert listed is not None
    commands = set(re.findall(r"[\w-]+", listed[1])) - {"or"}
    assert {"arena", "engine", "lessons", "new-game", "print", "rules", "verify"} == commands
    for word in commands | set(re.findall(r"(?<!\S)--[a-z]+", told)) - {"--help"}:
        assert re.search(rf"^\.B {re.escape(word)}$", manual, flags=re.MULTILINE), word


def test_the_rights_are_told_in_debians_way() -> None:
    paragraphs = (LINUX / "copyright").read_text(encoding="utf-8").strip().split("\n\n")
    fields = [dict(re.findall(r"^([A-Z][A-Za-z-]+): *(.*)$", text, flags=re.MULTILINE)) for text in paragraphs]
    assert fields[0]["Format"].startswith("https://www.debian.org/doc/packaging-manuals/copyright-format/")
    files = [field for field in fields if "Files" in field]
    texts = {field["License"] for field in fields if "Files" not in field and "License" in field}
    assert files[0]["Files"] == "*"
    assert all(field["Copyright"] for field in files)
    assert {field["License"] for field in files} == texts


def test_the_licence_of_the_papers_is_that_of_the_project() -> None:
    def words(text: str) -> list[str]:
        return re.sub(r"[\s.“”\"]+", " ", text).split()

    project = words((ROOT / "LICENSE").read_text(encoding="utf-8"))
    told = words((LINUX / "copyright").read_text(encoding="utf-8"))
    first = project.index("Permission")
    assert " ".join(project[first:]) in " ".join(told)


# ---------------------------------------------------------------- what the system must have


DUMP = """
  NEEDED               libQt6Gui.so.6
  NEEDED               libEGL.so.1
  NEEDED               libstdc++.so.6
  NEEDED               libc.so.6
    0x09691a75 0x00 05 GLIBC_2.2.5
    0x069691b4 0x00 03 GLIBC_2.34
    0x0297f869 0x00 07 GLIBCXX_3.4.30
"""


def test_what_is_not_inside_is_asked_of_the_system() -> None:
    found = debian.depends(DUMP, {"libQt6Gui.so.6"})
    assert found == ["libc6 (>= 2.34)", "libegl1", "libstdc++6 (>= 12)", "xkb-data"]
    assert "libegl1" not in debian.depends(DUMP, {"libQt6Gui.so.6", "libEGL.so.1"})


def test_a_library_that_no_package_is_known_for_stops_packing() -> None:
    with pytest.raises(SystemExit, match=r"libQt6Gui\.so\.6"):
        debian.depends(DUMP, set())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Build a package around another program; what that needs is made up, for objdump may not be here."""
    monkeypatch.setattr(debian, "dump", lambda program: DUMP.replace("libQt6Gui.so.6", "libz.so.1"))
    program = tmp_path / "boardroom"
    (program / "_internal").mkdir(parents=True)
    shutil.copy("/bin/true", program / "boardroom")
    (program / "_internal" / "data").write_text("data")
    (program / "_internal" / "data").chmod(0o777)
    (tmp_path / "icons" / "16x16" / "apps").mkdir(parents=True)
    (tmp_path / "icons" / "16x16" / "apps" / "boardroom.png").touch()
    debian.stage(program, tmp_path / "root", tmp_path / "icons", EPOCH)
    return debian.build(tmp_path / "root", tmp_path, EPOCH)


def asked(*command: str | Path) -> str:
    return subprocess.run([*map(str, command)], capture_output=True, text=True, check=True).stdout


def test_the_package_is_laid_out_as_debian_wants(package: Path, tmp_path: Path) -> None:
    assert package.name.startswith(f"boardroom_{boardroom.__version__}_")
    listed = [line.split(maxsplit=5) for line in asked("dpkg-deb", "--contents", package).splitlines()]
    kinds = {row[5]: row[0] for row in listed}
    assert {row[1] for row in listed} == {"root/root"}
    assert kinds["./usr/lib/boardroom/boardroom"] == "-rwxr-xr-x"
    assert kinds["./usr/lib/boardroom/_internal/data"] == "-rw-r--r--"
    assert kinds["./usr/games/boardroom -> ../lib/boardroom/boardroom"].startswith("l")
    for name in (
        ENTRY,
        "usr/share/mime/packages/boardroom.xml",
        "usr/share/icons/hicolor/16x16/apps/boardroom.png",
        "usr/share/metainfo/org.boardroom.Boardroom.metainfo.xml",
        "usr/share/doc/boardroom/copyright",
    ):
        assert kinds[f"./{name}"] == "-rw-r--r--"
    manual = gzip.decompress((tmp_path / "root/usr/share/man/man6/boardroom.6.gz").read_bytes()).decode()
    assert f'"Boardroom {boardroom.__version__}"' in manual
    for file in (tmp_path / "root/usr/share").rglob("*"):
        assert not file.is_file() or not re.search(rb"@[A-Z]+@", file.read_bytes()), file


def test_the_package_says_what_it_needs_and_runs_nothing_of_its_own(package: Path, tmp_path: Path) -> None:
    needed = asked("dpkg-deb", "--field", package, "Depends").strip()
    assert needed == "libc6 (>= 2.34), libegl1, libstdc++6 (>= 12), xkb-data, zlib1g"
    assert asked("dpkg-deb", "--field", package, "Version").strip() == boardroom.__version__
    asked("dpkg-deb", "--control", package, tmp_path / "control")
    assert [file.name for file in (tmp_path / "control").iterdir()] == ["control"]


# ---------------------------------------------------------------- what it is made with


def test_a_packaged_program_names_what_is_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"Python", "PySide6 Essentials", "pydantic", "platformdirs"} <= {part.name for part in installed()}
    assert all(part.version and part.licence != "?" for part in installed())
    assert parts() == installed()
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "parts.json").write_text('[{"name": "A", "version": "1", "licence": "MIT"}]')
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    assert parts() == [LicensedPart("A", "1", "MIT")]
