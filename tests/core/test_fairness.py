"""Fair chance: the fingerprint that anybody can make, and the check that names what was changed."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.core import fairness
from boardroom.core.fairness import (
    Draw,
    Verdict,
    agrees,
    command,
    contribution,
    deciding,
    deciding_command,
    draws,
    fingerprint,
    groups,
    has_chance,
    verify,
)
from boardroom.core.game import CHANCE, NOBODY, Unreadable
from boardroom.core.history import History
from boardroom.core.json_input import read_json
from boardroom.core.match import Match
from boardroom.core.record import Entry, Player, Record, read_record
from boardroom.games import game
from boardroom.testing.matches import people, random_match
from tests.core.toy import Move, State, Toy
from tests.games.kit.our_games import OURS, PLAYTHROUGHS, member

TOY = Toy()


def played(seed: str = "1", seats: int = 2, salt: str = "") -> Match[State, Move]:
    """Return a match of the toy, played to its end by people who pass."""
    match = Match.new(TOY, people(seats), seed=seed)
    if salt:
        match.add_salt(salt)
    while match.turn != NOBODY:
        if match.turn == CHANCE:
            match.draw()
        else:
            match.play(TOY.read("pass", match.state))
    return match


def changed(record: Record, index: int, text: str) -> Record:
    """Return a record with another text in one entry."""
    log = list(record.log)
    log[index] = Entry(seat=log[index].seat, text=text)
    return record.model_copy(update={"log": log})


def other(record: Record, index: int) -> str:
    """Return a throw that the die of that entry could have shown instead."""
    now = int(record.log[index].text.split()[1])
    return f"throw {now % 6 + 1}"


def throws(record: Record) -> list[int]:
    return [index for index, entry in enumerate(record.log) if entry.text.startswith("throw")]


# ---------------------------------------------------------------- the fingerprint


def test_the_fingerprint_is_the_hash_of_a_documented_text() -> None:
    seed = "00112233445566778899aabbccddeeff"
    assert fingerprint(seed) == hashlib.sha256(b"boardroom seed 1:" + seed.encode()).hexdigest()
    assert fingerprint(seed) == "5a78c9dd6546b214c905d5736770c44c728b64482bbd1e263d6c70a9392f2738"
    assert f'"{fairness.MARK}"' in (fairness.__doc__ or "")


@pytest.mark.parametrize("seed", ["00112233445566778899aabbccddeeff", 'it’s 100 % $HOME `x` \\n "q"', "-n", "%s\n"])
def test_the_command_for_a_shell_makes_the_fingerprint(seed: str) -> None:
    assert shutil.which("sha256sum"), "the test needs sha256sum, as the command does"
    done = subprocess.run(["sh", "-c", command(seed)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == fingerprint(seed)


@given(
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=64), st.text(st.characters(codec="utf-8"), max_size=64)
)
def test_every_seed_has_a_fingerprint_of_its_own(one: str, two: str) -> None:
    assert len(fingerprint(one)) == 64
    assert (fingerprint(one) == fingerprint(two)) == (one == two)


def test_groups_are_readable_and_lose_nothing() -> None:
    digits = fingerprint("1")
    assert [len(group) for group in groups(digits)] == [4] * 16
    assert "".join(groups(digits)) == digits


def test_a_fingerprint_written_down_is_recognised() -> None:
    digits = fingerprint("1")
    assert agrees(digits, "1")
    assert agrees(f" {' '.join(groups(digits)).upper()}\n", "1")
    assert agrees(digits[:8], "1")
    assert not agrees(digits[:7], "1")  # too little to mean anything
    assert not agrees("", "1")
    assert not agrees(digits, "2")


def test_neither_fingerprint_nor_thoughts_tell_the_seed_or_each_other() -> None:
    seed = "a seed"
    told = {fingerprint(seed), fairness.thoughts(seed, 0, "move"), fairness.thoughts(seed, 1, "move")}
    told |= {fairness.thoughts(seed, 0, "hint"), fairness.thoughts("another", 0, "move")}
    assert len(told) == 5
    assert all(len(text) == 64 and seed not in text for text in told)
    assert fairness.thoughts(seed, 3, "move") == fairness.thoughts(seed, 3, "move")


def test_seeds_can_not_be_guessed() -> None:
    seeds = {Match.new(TOY, people(2)).record().seed for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)  # 128 bits of the system's own chance


# ---------------------------------------------------------------- what people add


def test_what_decides_is_the_hash_of_a_documented_text() -> None:
    seed = "00112233445566778899aabbccddeeff"
    record = Match.new(TOY, people(2), seed=seed).record()
    assert deciding(record) == seed, "without salt everything stays as it was"
    salted = record.model_copy(update={"salt": "Ana was here"})
    assert deciding(salted) == hashlib.sha256(b"boardroom salt 1:" + seed.encode() + b":Ana was here").hexdigest()
    assert deciding(salted) == "ade4337db6f12e418cc9ea816bcf786681c1886cfc5bd3af0cd28e00e75ff59e"
    assert fingerprint(salted.seed) == fingerprint(seed), "it was shown before anybody added anything"
    assert f'"{fairness.SALTED}"' in (fairness.__doc__ or "")


@pytest.mark.parametrize("salt", ["Ana was here", 'it’s 100 % $HOME `x` \\n "q"', "-n", "%s"])
def test_the_command_for_a_shell_makes_what_decides(salt: str) -> None:
    record = played(salt=salt).record()
    done = subprocess.run(["sh", "-c", deciding_command(record)], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == deciding(record)


def test_a_salted_match_is_proven_also_elsewhere() -> None:
    match = played(salt="Ana was here")
    assert [entry.text for entry in match.entries] != [entry.text for entry in played().entries]
    assert [entry.text for entry in match.entries] == [entry.text for entry in played(salt="Ana was here").entries]
    there = read_record(json.loads(match.record().model_dump_json()))
    assert there.salt == "Ana was here"
    assert verify(TOY, there).proven
    assert Match(TOY, there).entries == match.entries


@pytest.mark.parametrize("forged", ["", "ana was here", "Ana was here "])
def test_another_salt_proves_nothing(forged: str) -> None:
    verdict = verify(TOY, played(salt="Ana was here").record().model_copy(update={"salt": forged}))
    assert verdict.wrong
    assert not verdict.proven


def test_salt_is_added_before_chance_has_decided_anything() -> None:
    match = Match.new(TOY, people(2), seed="1")
    match.add_salt("Ana")
    assert match.record().salt == "Ana"
    match.draw()
    with pytest.raises(ValueError, match="too late"):
        match.add_salt("Bea")
    assert match.record().salt == "Ana"
    by_hand = Match.new(TOY, people(2), seed="1", dice="people")
    with pytest.raises(ValueError, match="too late"):
        by_hand.add_salt("Ana")


@pytest.mark.parametrize("salt", ["two\nlines", "a bell \x07", "x" * 401])
def test_salt_is_one_line_of_a_sensible_length(salt: str) -> None:
    match = Match.new(TOY, people(2), seed="1")
    with pytest.raises(ValueError, match="salt"):
        match.add_salt(salt)
    assert match.record().salt == ""


def test_what_is_told_again_is_the_same_however_it_was_typed() -> None:
    assert contribution("  Ana  was\there ") == "Ana was here"
    assert contribution("Zoe\u0301") == contribution("Zo\u00e9")


# ---------------------------------------------------------------- the check


def test_luck_is_the_one_that_saves_were_made_with() -> None:
    """A change here would call every old save forged."""
    assert fairness.luck("seed", 7).random() == Random("seed:7").random()
    rng = fairness.luck("00112233445566778899aabbccddeeff", 5)
    assert [rng.randint(1, 6) for _ in range(8)] == [2, 2, 3, 6, 1, 6, 3, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_honest_match_is_proven(seats: int) -> None:
    match = played(seats=seats)
    verdict = verify(TOY, match.record())
    assert verdict == Verdict(draws=sum(entry.seat == CHANCE for entry in match.entries))
    assert verdict.proven
    assert verdict.draws > 4


def test_a_running_match_is_checked_as_far_as_it_is() -> None:
    match = Match.new(TOY, people(2), seed="1")
    assert verify(TOY, match.record()) == Verdict(0)
    match.draw()
    assert verify(TOY, match.record()) == Verdict(1)


@pytest.mark.parametrize("nth", [0, 1, -1])
def test_the_throw_that_was_changed_is_named(nth: int) -> None:
    record = played().record()
    index = throws(record)[nth]
    forged = other(record, index)
    verdict = verify(TOY, changed(record, index, forged))
    number = sum(entry.seat == CHANCE for entry in record.log[: index + 1])
    assert not verdict.proven
    assert verdict.first == Draw(index, number, forged, record.log[index].text, fair=False)
    assert (verdict.wrong, verdict.draws) == (1, verify(TOY, record).draws)  # later throws are none the worse


def test_of_many_changes_the_first_is_named() -> None:
    record = played().record()
    forged = record
    for index in throws(record):
        forged = changed(forged, index, other(record, index))
    verdict = verify(TOY, forged)
    assert verdict.first is not None
    assert verdict.first.index == throws(record)[0]
    assert verdict.wrong == len(throws(record))


def test_another_seed_proves_nothing() -> None:
    record = played().record()
    assert not verify(TOY, record.model_copy(update={"seed": "2"})).proven


def test_real_dice_can_not_be_checked() -> None:
    match = Match.new(TOY, people(2), seed="1", dice="people")
    for text in ("deal 1 1", "deal 2 1", "deal 1 2", "deal 2 2", "throw 3"):
        match.play(TOY.read(text, match.state))
    assert verify(TOY, match.record()) == Verdict(by_hand=True)
    assert not verify(TOY, match.record()).proven


def test_a_log_that_can_not_have_happened_proves_nothing() -> None:
    record = played().record()
    assert "entry 1, 'throw 9'" in verify(TOY, changed(record, 0, "throw 9")).broken
    assert "entry 1, 'throw 3'" in verify(TOY, changed(record, 0, "throw 3")).broken  # where a card is dealt
    assert not verify(TOY, changed(record, 0, "throw 9")).proven
    with pytest.raises(Unreadable):
        verify(TOY, record.model_copy(update={"options": {"rounds": 99}}))


def test_what_was_changed_is_named_even_if_the_rest_can_not_have_happened_then() -> None:
    record = played().record()
    first, last = throws(record)[0], throws(record)[-1]
    verdict = verify(TOY, changed(changed(record, first, other(record, first)), last, "throw 7"))
    assert verdict.first is not None
    assert verdict.first.index == first
    assert verdict.wrong == 1
    assert verdict.broken.startswith(f"entry {last + 1}, 'throw 7'")


def test_what_was_taken_back_and_played_again_is_checked_like_the_rest() -> None:
    match = Match.new(TOY, people(2), seed="1")
    while match.turn == CHANCE:
        match.draw()
    match.play(TOY.read("pass", match.state))
    match.draw()
    record = match.record()
    assert not match.undo_plan().possible  # the throw was seen: nobody throws again till they like it
    assert verify(TOY, record).proven


def test_a_check_can_be_followed_step_by_step() -> None:
    record = played().record()
    steps = list(draws(History(TOY, record), record.seed))
    assert [draw.number for draw in steps] == list(range(1, len(steps) + 1))
    assert all(draw.fair and draw.told == draw.given for draw in steps)


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.boardroom")), ids=lambda file: file.stem)
def test_every_recorded_match_follows_from_its_seed(file: Path) -> None:
    record = read_record(read_json(file)["record"])
    rules = member(record.game)
    verdict = verify(rules, record)
    assert verdict.proven or verdict.by_hand
    assert bool(verdict.draws) == any(entry.seat == CHANCE for entry in record.log)


@pytest.mark.parametrize("key", ["switch", "switcher"])
def test_games_with_chance_are_known_and_proven(key: str) -> None:
    rules = game(key)
    assert has_chance(rules)
    match: Match = random_match(rules, 2, "fair")
    assert verify(rules, match.record()).proven


@pytest.mark.parametrize("key", [rules.key for rules in OURS if has_chance(rules)])
def test_what_people_add_decides_in_every_game(key: str) -> None:
    rules = game(key)
    record = random_match(rules, 2, "fair", salt="Ana was here").record()
    assert verify(rules, record).proven
    plain = verify(rules, record.model_copy(update={"salt": ""}))
    assert plain.wrong > plain.draws / 4, "it has its part in all that is drawn"


def test_a_game_without_chance_has_nothing_to_prove() -> None:
    rules = game("oxixo")
    assert not has_chance(rules)
    assert verify(rules, Match.new(rules, [Player(), Player()], seed="1").record()) == Verdict(0)
