"""What the tests of our games share can tell: a sentence of a booklet, and a statement that has no test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardroom.books.rulebook.folding import words
from tests.games.kit.our_tests import BOOKLETS, MANY, borrowed, fingerprints
from tests.games.kit.statements import Statements


def test_a_sentence_of_a_booklet_would_be_found() -> None:
    """Shown with a sentence of our own whose fingerprints are among theirs: no booklet is quoted, not even here."""
    assert MANY == 9
    assert len(fingerprints()) > 5800
    ours = BOOKLETS["ours"]
    assert len(borrowed(ours)) == len(words(ours)) - MANY + 1
    assert borrowed(f"One, two. {ours.upper()} Three!") == borrowed(ours)
    assert borrowed(" ".join(ours.split()[: MANY - 1])) == []


def test_statements_without_tests_would_be_found(tmp_path: Path) -> None:
    told = {"booklet": {"PB-01": "take one or two", "PB-02": "the last one loses"}, "page": {"test_it": "it is a game"}}
    (tmp_path / "statements.json").write_text(json.dumps(told))
    (tmp_path / "test_it.py").write_text(
        'def test_pb_01_one():\n    """Take one."""\n    assert 1\ndef test_pb_02_x(): ...'
    )
    found = Statements(tmp_path)
    found.check_ids()
    found.check_booklet("PB-01")
    with pytest.raises(AssertionError, match="doesn't say its statement"):
        found.check_booklet("PB-02")
    with pytest.raises(AssertionError, match="no test for: it is a game"):
        found.check_page("test_it")
    told["booklet"]["PB-04"] = "one is missing"
    (tmp_path / "statements.json").write_text(json.dumps(told))
    with pytest.raises(AssertionError):
        Statements(tmp_path).check_ids()
    assert Statements(tmp_path / "empty").booklet == {}
