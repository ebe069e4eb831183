"""The content files: what they say, and that a slip is an error with file, key and what was expected."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import ContentError, content, person_rats
from engine.bots.features import _measure
from engine.content import FOLDER, NUMBERS, PERSONS, grey_persons
from engine.content.definitions import Person, Worth
from engine.content.loading import read_editions, read_numbers, read_persons, read_streets
from engine.rules.persons.registry import check_effects


def read_persons_with_effects(path: Path) -> dict[str, Person]:
    """The persons as the game reads them: each must fit its effect."""
    persons = read_persons(path)
    check_effects(persons, path)
    return persons


READERS: dict[str, Callable[[Path], Any]] = {
    "editions.toml": read_editions,
    "numbers.toml": read_numbers,
    "persons.toml": read_persons_with_effects,
    "streets.toml": read_streets,
}


def read_changed(tmp_path: Path, name: str, old: str, new: str) -> None:
    """Read a content file in which ``old`` has been replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    READERS[name](path)


@pytest.mark.parametrize("name", READERS)
def test_the_files_as_they_are_are_right(name: str) -> None:
    READERS[name](FOLDER / name)


E, N, P, S = READERS

SLIPS = [
    (E, "hotel_double_at = 3", "hotel_double_at = 1", "anniversary.hotel_double_at", "from 2 to 9"),
    (E, "hotel_double_at = 3", "hotel_double_at = '3'", "hotel_double_at", "whole number"),
    (E, "hotel_double_at = 3", "hotel_double_at = true", "hotel_double_at", "whole number"),
    (E, "hotel_double_at = 3", "hotel_duble_at = 3", "hotel_double_at", "found nothing"),
    (E, "coins_limited = true", "coins_limited = 1", "coins_limited", "true or false"),
    (E, "may_decline = false", "may_decline = false\nmay_pass = 1", "may_pass", "no such key"),
    (E, "[anniversary]", "[aniversary]", "anniversary", "the default edition"),
    (E, "[anniversary]", "x = 3\n[anniversary]", "x", "a table"),
    (N, "coins = 25", "coins = -1", "coins", "from 0 to"),
    (N, "coins = 25", "coin = 25", "coins", "found nothing"),
    (N, "hand_size = 3", "hand_size = 4", "hand_size", "from 3 to 3"),
    (N, "donation = [0, 1, 3, 6]", "donation = [0, 1, 3]", "donation", "list of 4 whole numbers"),
    (N, "donation = [0, 1, 3, 6]", "donation = [0, 1, 3, '6']", "donation", "whole numbers"),
    (N, "5 = 12", "5 = 'x'", "pot.5", "whole number"),
    (N, "5 = 12", "6 = 12", "pot.5", "found nothing"),
    (N, "plain = 4", "plain = 4\ncube = 2", "messages.cube", "no such key"),
    (N, "[pot]", "[pots]", "pot", "a table"),
    (P, 'set = "brown"', 'set = "brawn"', "hostess.set", "one of brown, grey, new"),
    (P, "rats = 4", "rats = -4", "nurse.rats", "from 0 to 9"),
    (P, 'letter = "A"', 'letter = "D"', "cityguard.letter", "one of A, B, C"),
    (P, 'letter = "A"', "", "cityguard.letter", "found nothing"),
    (P, 'source = "list"', 'source = "guess"', "administrator.source", "one of card, list, chosen"),
    (P, "prestige = 3", "prestiege = 3", "hostess.prestige", "found nothing"),
    (P, "prestige = 3\n", "", "hostess.prestige", "found nothing"),
    (P, "pieces = 3\n", "coins = 3\npieces = 3\n", "minstrel.coins", "no such key"),
    (P, "[hostess]", "[hostes]", "hostes.effect", "there is no effect 'hostes'; expected one of hostess"),
    (P, "[hostess]", "[hostes]\neffect = 'monk'", "hostes.cubes", "expected a whole number"),
    (P, "[monk]", "[abbot]\nset = 'new'\nletter = 'A'\nrats = 1\nicons = ['rat']\nsource = 'card'\n[monk]",
     "abbot.effect", "there is no effect 'abbot'"),
    (P, "[monk]", "[abbot]\nset = 'brown'\nrats = 1\nicons = ['rat']\nsource = 'card'\n[monk]",
     'set = "brown"', "expected 6 persons with set = \"brown\", found 7: hostess, abbot, monk"),
    (P, 'set = "brown"', "set = 'new'\nletter = 'A'", 'set = "brown"', "expected 6 persons"),
    (P, 'set = "grey"\nletter = "A"', 'set = "new"\nletter = "A"', 'set = "grey"',
     "expected 3 or more persons with set = \"grey\" and letter = \"A\", found 2: nightwatchman, bishop"),
    (P, "[doctor]", "[doctor]\neffect = 'fool'", "doctor", "expected a table, as there is such an effect"),
    (P, "[doctor]", "[doctor]\neffect = 7", "doctor.effect", "a name of letters"),
    (P, "[hostess]", "hostess = 7\n[x]", "hostess", "a table"),
    (P, 'icons = ["rat × 0"]', "", "doctor.icons", "found nothing"),
    (P, 'icons = ["rat × 0"]', "icons = []", "doctor.icons", "a list of rows"),
    (P, 'icons = ["rat × 0"]', 'icons = "rat × 0"', "doctor.icons", "a list of rows"),
    (P, "rat × 0", "rat × {coins}", "doctor.coins", "a whole number from 1 to 9, as the icons show it"),
    (P, "rat × 0", "rat × {rats}", "doctor.icons", "only a number of this person (none)"),
    (P, "[{prestige}]", "[{prestige]", "hostess.icons", "only a number of this person (prestige)"),
    (P, "rat = 0.4", "rat = '0.4'", "doctor.worth.rat", "a number from 0 to 99"),
    (P, "rat = 0.4", "rat = inf", "doctor.worth.rat", "a number from 0 to 99"),
    (P, "rat = 0.4", "rats = 0.4", "doctor.worth.rats", "no such key"),
    (P, "rat = 0.4", "rat = 0.4, each = 1", "doctor.worth.unit", "a measure"),
    (P, "last = false", "last = 0", "doctor.worth.last", "true or false"),
    (P, "each = 1.0 }", "each = 1.0, base = 1 }", "cityguard.worth.each", "either this or base"),
    (S, '"right", "4"', '"rihgt", "4"', "corners", "right"),
    (S, '"2", "right"', '"right", "right"', "corners", "different"),
    (S, '["inner", "2"', '["iner", "2"', "corners", "inner"),
    (S, '"left", "8"', '"lefd", "8"', "corners", "left"),
    (S, '"outer", "6"', '"oter", "6"', "corners", "outer"),
    (S, '"2", "right"', '"right"', "corners", "8 words"),
    (S, '["left", "2"]', '["left", "9"]', "shared", "pairs"),
    (S, '["left", "2"]', '"82"', "shared", "pairs"),
    (S, '["left", "2"]', "7", "shared", "pairs"),
    (S, '["left", "2"]', '["left", ["2"]]', "shared", "pairs"),
    (S, '"park"', '"parc"', "areas", "seven sectors and the harbour"),
    (S, "areas = ", "area = ", "areas", "found nothing"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "key", "expected"), SLIPS)
def test_a_slip_is_told_with_file_key_and_what_was_expected(
    tmp_path: Path, name: str, old: str, new: str, key: str, expected: str
) -> None:
    with pytest.raises(ContentError) as error:
        read_changed(tmp_path, name, old, new)
    sentence = str(error.value)
    assert sentence.startswith(f"{tmp_path / name}: ")
    place, told, _ = sentence.partition(": expected ")
    assert key in (place if told and "set =" not in key else sentence)
    assert expected in sentence


@pytest.mark.parametrize("key", ["rat_catcher", "Juggler", "2nd", "rat-catcher", "j" * 32, "jügglér"])
def test_a_key_that_moves_cannot_hold_is_refused(tmp_path: Path, key: str) -> None:
    text = (FOLDER / "persons.toml").read_text("utf-8")
    path = tmp_path / "persons.toml"
    path.write_text(text.replace("[lady]", f'["{key}"]'), "utf-8")
    with pytest.raises(ContentError, match="expected a key of 1 to 31 small letters") as refused:
        read_persons(path)
    assert str(path) in str(refused.value)
    assert key[:10] in str(refused.value)


def test_a_key_may_have_digits_and_31_letters(tmp_path: Path) -> None:
    path = tmp_path / "persons.toml"
    for key in ("j2", "j" * 31):
        path.write_text(
            (FOLDER / "persons.toml").read_text("utf-8").replace("[lady]", f'[{key}]\neffect = "lady"'),
            "utf-8",
        )
        assert key in read_persons(path)


@pytest.mark.parametrize(("prestige", "base"), [("", 0.0), ("prestige = 3\n", 3.0)])
def test_a_person_without_a_worth_is_worth_its_prestige(tmp_path: Path, prestige: str, base: float) -> None:
    text = (FOLDER / "persons.toml").read_text(encoding="utf-8")
    path = tmp_path / "persons.toml"
    new = "set = 'new'\nletter = 'A'\nrats = 1\nicons = ['rat']\nsource = 'card'\n"
    path.write_text(f"{text}\n[abbot]\n{new}{prestige}", encoding="utf-8")
    assert read_persons(path)["abbot"].worth == Worth(base=base)
    assert Worth() == Worth(None, 0.0, 0.0, 0.0, 0.0, True)


RANGES = [
    (E, "hotel_double_at = 3", 2, 9),
    (E, "message_cube_prestige = 2", 0, 4),
    (N, "coins = 25", 0, 999),
    (N, "start_coins = 3", 0, 99),
    (N, "start_cache = 4", 0, 99),
    (N, "start_supply = 10", 0, 99),
    (N, "rat_track_end = 9", 1, 99),
    (N, "park_pair = 2", 1, 9),
    (N, "plague_prestige = 2", 0, 99),
    (N, "person_price = 1", 0, 9),
    *((N, f"{players} = {pot}", 0, 99) for players, pot in ((2, 6), (3, 8), (4, 10), (5, 12))),
    *((N, message, 0, 99) for message in ("coin = 1", "rat = 3", "plain = 4")),
    (P, "rats = 4", 0, 9),
    (P, "prestige = 3", 1, 9),
]


@pytest.mark.parametrize(("name", "entry", "low", "high"), RANGES)
def test_a_number_may_be_anything_in_its_range_and_nothing_else(
    tmp_path: Path, name: str, entry: str, low: int, high: int
) -> None:
    key = entry.partition(" ")[0]
    for number in (low, high):
        read_changed(tmp_path, name, f"\n{entry}", f"\n{key} = {number}")
    for number in (low - 1, high + 1):
        with pytest.raises(ContentError, match=rf"{key}: expected a .*number from {low} to {high}, found"):
            read_changed(tmp_path, name, f"\n{entry}", f"\n{key} = {number}")


def test_a_folder_that_lacks_a_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTRE_DAME_CONTENT", str(tmp_path))
    for name in READERS:
        with pytest.raises(ContentError) as caught:
            content._folder()
        assert str(caught.value).startswith(
            f"{tmp_path / name} is missing; the folder that NOTRE_DAME_CONTENT"
        )
        (tmp_path / name).touch()
    assert content._folder() == tmp_path.resolve()
    monkeypatch.delenv("NOTRE_DAME_CONTENT")
    assert content._folder() == FOLDER


def test_a_measure_that_bots_do_not_know_is_told_with_those_that_they_know() -> None:
    with pytest.raises(
        ContentError, match=r"persons\.toml: monk\.worth\.unit: expected one of coins, cubes_.*'moons'"
    ):
        _measure(PERSONS["monk"], "moons")


@pytest.mark.parametrize("name", READERS)
def test_a_file_that_is_no_toml_or_missing(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with pytest.raises(ContentError, match="can't be read"):
        READERS[name](path)
    path.write_text("[[[", encoding="utf-8")
    with pytest.raises(ContentError, match="no valid TOML"):
        READERS[name](path)
    path.write_bytes(b"\xff\xfe = 1")
    with pytest.raises(ContentError, match="can't be read"):
        READERS[name](path)


# What the files say, against RULES.md.


def test_the_numbers() -> None:
    assert NUMBERS._asdict() == {
        "coins": 25,
        "start_coins": 3,
        "start_cache": 4,
        "start_supply": 10,
        "rat_track_end": 9,
        "hand_size": 3,
        "park_pair": 2,
        "plague_prestige": 2,
        "person_price": 1,
        "donation": (0, 1, 3, 6),
        "pot": {2: 6, 3: 8, 4: 10, 5: 12},
        "messages": {"coin": 1, "rat": 3, "plain": 4},
    }


def test_the_33_persons_by_set_and_letter() -> None:
    assert len(PERSONS) == 33
    sets = {name: sum(person.set == name for person in PERSONS.values()) for name in ("brown", "grey", "new")}
    assert sets == {"brown": 6, "grey": 9, "new": 18}
    for letter in "ABC":
        assert len(grey_persons(letter, new_persons=False)) == 3
        assert len(grey_persons(letter, new_persons=True)) == 9


RATS = {
    "hostess": 0, "monk": 2, "moneylender": 0, "minstrel": 3, "fool": 1, "doctor": 1,
    "cityguard": 2, "nightwatchman": 1, "bishop": 2, "guildmaster": 3, "beggarking": 2, "advocate": 1,
    "lady": 2, "mayor": 2, "carpenter": 1,
    "administrator": 2, "nurse": 4, "scholar": 1, "priest": 2, "prosecutor": 2, "bellringer": 1,
    "spy": 1, "gypsies": 2, "coachman": 3, "butcher": 3, "patron": 1, "merchant": 2,
    "innkeeper": 3, "councillor": 2, "guard": 1, "gravedigger": 3, "actress": 1, "mistress": 2,
}  # fmt: skip


def test_the_rats_of_each_person() -> None:
    assert {name: person_rats(name) for name in PERSONS} == RATS


@pytest.mark.parametrize("letter", "ABC")
def test_the_rats_of_the_six_new_persons_of_a_letter_mean_2(letter: str) -> None:
    new = [name for name in grey_persons(letter, new_persons=True) if PERSONS[name].set == "new"]
    assert sum(person_rats(name) for name in new) == 2 * len(new)


def test_where_each_number_of_rats_comes_from() -> None:
    chosen = {name for name, person in PERSONS.items() if person.source == "chosen"}
    assert chosen == {
        *("priest", "prosecutor", "bellringer", "butcher", "patron"),
        *("merchant", "gravedigger", "actress", "mistress"),
    }
    assert len({name for name, person in PERSONS.items() if person.source == "list"}) == 9
    with pytest.raises(KeyError):
        person_rats("quasimodo")
