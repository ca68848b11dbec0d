"""Booklets find their game, their language and their title by their text."""

from __future__ import annotations

import errno
import os
from itertools import count
from pathlib import Path

import pytest

from boardroom.books.originals.command import run
from boardroom.books.originals.recognition import own_title, recognise
from boardroom.books.originals.store import Originals
from boardroom.books.rulebook.library import library
from tests.books.originals.papers import make_pdf, make_png

GAMES = ("switcher", "switch", "phoenix", "oxixo", "zug")
TEXTS = {  # as a publisher might tell it, without the game's name
    ("switcher", "es"): """
        Cada persona recibe tarjetas con figuras y cartas de movimiento. En su turno intercambia dos cajones del
        tablero según la carta y trata de formar una figura de un solo color, sin que ningún cajón vecino tenga
        el mismo color. Si forma la figura de otra persona la bloquea, y el color de esa figura queda prohibido
        para la siguiente. Gana quien forma antes todas las figuras de su mazo. Al final del turno se roba hasta
        tener tres movimientos.""",
    ("switch", "fr"): """
        On lance les dés pour défausser les cartes de sa pile, de un à seize, dans l’ordre. Une somme de
        plusieurs dés permet de défausser la carte du dessus. Après chaque lancer on peut s’arrêter ou relancer
        les dés et risquer de revenir en arrière. La face verte permet d’échanger sa pile avec celle d’un
        adversaire, la rouge y oblige, et le jeton annule un échange. Le premier qui défausse sa dernière carte
        gagne la partie.""",
    ("phoenix", "es"): """
        Los dos jugadores tienen una fila de peones y en medio están los cubos del espectro luminoso. Con sus
        cartas cada uno mueve peones, los intercambia o los cambia, para clasificar la fila en el orden de
        colores del espectro. Se juegan tres manos; al terminar cada mano se cuentan los puntos de los peones
        que están seguidos en su sitio.""",
    ("oxixo", "en"): """
        Take a neutral cube or one with your own mark from the edge of the board, turn it to your cross or your
        circle, and push it back into the row or column from the other end, so that all the cubes in that line
        move along. You may never take a cube of your opponent. Whoever makes a line of five cubes with their
        mark, in a row, in a column or along a diagonal, wins; if a push makes a line for your opponent, they
        win instead of you.""",
    ("zug", "fr"): """
        Chacun pose une tuile de voie ferrée sur la table, à côté d’une autre, sans couper les rails. Les usines
        reçoivent des wagons de sucre, les gares des conducteurs de locomotive. Quand un parcours relie deux
        gares il est en service. Quand toutes les tuiles sont posées la vente commence : les wagons roulent des
        usines jusqu’aux villes, et chaque gare traversée rapporte des points à son conducteur.""",
}

COOKING = """
    Peel four onions and chop them finely. Warm some butter in a heavy pan, add the onions with a pinch of
    salt, and let them soften slowly for half an hour while you whisk eggs with cream, nutmeg and plenty of
    pepper. Line a dish with pastry, spread the onions over it, pour in the eggs, and bake until golden;
    serve lukewarm with green salad."""


@pytest.mark.parametrize(("game", "language"), TEXTS)
def test_a_text_is_recognised_without_its_name(game: str, language: str) -> None:
    found = recognise(TEXTS[game, language], library())
    assert (found.game, found.language) == (game, language)
    assert found.likely


def test_its_name_makes_it_sure() -> None:
    assert recognise(f"ZUG\n{TEXTS['zug', 'fr']}", library()).sure


@pytest.mark.parametrize(("name", "game"), [("EL SWITCHER", "switcher"), ("SWITCH", "switch")])
def test_games_with_like_names_are_told_apart(name: str, game: str) -> None:
    found = recognise(f"{name}\n{COOKING}", library())
    assert found.game == game
    assert found.sure


@pytest.mark.parametrize("text", ["", "42 " * 500, "Page 1", "Hello and goodbye."])
def test_what_says_nothing_is_no_game(text: str) -> None:
    found = recognise(text, library())
    assert found.game == ""
    assert not found.likely


def test_another_text_is_at_most_a_guess() -> None:
    assert not recognise(COOKING, library()).sure


@pytest.mark.parametrize(
    ("text", "names", "title"),
    [
        ("★ THE GAME OF LAMPS ★\n\nA long first paragraph follows here.", ["Lamps"], "The Game Of Lamps"),
        (
            "Welcome to our shop, where you find all that you need for an evening.\n\nLamps[®]\n\nRules",
            ["Lamps"],
            "Lamps",
        ),
        ("# Lamps and fog\n\nLight a lamp.", [], "Lamps and fog"),
        ("KEEPERS\n\nLight a lamp.", [], "Keepers"),
        ("Aim of the game:\n\nLight all lamps.", ["Fog"], ""),
        ("Light a lamp. Then another.", [], ""),
        ("", ["Lamps"], ""),
    ],
)
def test_a_booklet_is_called_as_it_calls_itself(text: str, names: list[str], title: str) -> None:
    assert own_title(text, names) == title


def test_several_files_are_several_booklets_and_pictures_are_one(tmp_path: Path) -> None:
    shelf = Originals(tmp_path / "shelf")
    files = [tmp_path / name for name in ("a.txt", "b.pdf", "10.png", "9.png", "broken.pdf")]
    files[0].write_text(TEXTS["zug", "fr"], encoding="utf-8")
    files[1].write_bytes(make_pdf([["OXIXO"], ["Push a cube."]]))
    files[2].write_bytes(make_png(4, 4))
    files[3].write_bytes(make_png(4, 4))
    files[4].write_bytes(b"%PDF-1.4 and no more")
    looked = shelf.look_at_all(files)
    shelf.reading.close()
    assert [(draft.kind, draft.title, draft.pages) for draft in looked.drafts] == [
        ("text", "A", 1), ("pdf", "Oxixo", 2), ("pictures", "9", 2),
    ]  # fmt: skip
    assert looked.drafts[0].recognised.game == "zug"
    assert [file.name for file in looked.drafts[2].files] == ["9.png", "10.png"]
    assert [why.name for why in looked.refused] == ["broken.pdf"]


def test_the_command_finds_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelf = Originals(tmp_path / "shelf")
    known, unknown = tmp_path / "zug.txt", tmp_path / "note.txt"
    known.write_text(TEXTS["zug", "fr"], encoding="utf-8")
    unknown.write_text("Buy bread.", encoding="utf-8")
    assert run(["add", str(known)], GAMES, shelf) == 0
    assert run(["add", str(known), str(unknown), str(tmp_path / "gone.pdf")], GAMES, shelf) == 1
    said = capsys.readouterr()
    assert said.out.count("Added: zug") == 2
    assert "note.txt: its text doesn’t tell which game it belongs to; say so: boardroom rules add GAME FILE" in said.err
    assert "gone.pdf: there is no such file" in said.err
    with pytest.raises(SystemExit):
        run(["add", "zug"], GAMES, shelf)


def test_a_disk_that_fills_while_several_are_added_keeps_the_first_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf = Originals(tmp_path / "shelf")
    files = [tmp_path / f"{game}.txt" for game, _ in TEXTS]
    for file, text in zip(files, TEXTS.values(), strict=True):
        file.write_text(text, encoding="utf-8")
    room, fsync = count(), os.fsync

    def full_soon(handle: int) -> None:
        if next(room) >= 6:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", full_soon)
    assert run(["add", *map(str, files)], GAMES, shelf) == 1
    said = capsys.readouterr()
    added, refused = said.out.count("Added: "), said.err.count(": the disk is full")
    assert added >= 1
    assert refused >= 1
    assert added + refused == len(files), "each is told of by its name"
    assert all(f"{file.name}: the disk is full" in said.err for file in files[added:])
    assert [original.source for original in Originals(shelf.folder).all()] == sorted(
        file.name for file in files[:added]
    )
    assert Originals(shelf.folder).damaged() == []
