"""Dates and lists as each language writes them, and what the packed folder holds for that."""

import shutil
from datetime import date, datetime
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.words import languages, locales, set_language
from game.words.dates import weekday, with_weekday, written
from game.words.lists import listed
from game.words.ordinals import place
from tests.programs import python

DAY, FIRST = date(2026, 11, 20), date(2026, 5, 1)


@pytest.mark.parametrize(
    ("language", "short", "long", "first", "name"),
    [
        ("en", "20 November 2026", "Friday, 20 November 2026", "1 May 2026", "Friday"),
        ("de", "20. November 2026", "Freitag, 20. November 2026", "1. Mai 2026", "Freitag"),
        ("fr", "20 novembre 2026", "vendredi 20 novembre 2026", "1ᵉʳ mai 2026", "vendredi"),
        ("it", "20 novembre 2026", "venerdì 20 novembre 2026", "1 maggio 2026", "venerdì"),
        ("ja", "2026年11月20日", "2026年11月20日金曜日", "2026年5月1日", "金曜日"),
    ],
)
def test_a_date_is_written_as_in_the_language(
    language: str, short: str, long: str, first: str, name: str
) -> None:
    set_language(language)
    assert written(DAY) == written(datetime(2026, 11, 20, 23, 59)) == short
    assert with_weekday(DAY) == long
    assert written(FIRST) == first
    assert weekday(DAY) == name


def test_only_the_first_of_a_month_is_an_ordinal_in_french() -> None:
    set_language("fr")
    assert with_weekday(FIRST) == "vendredi 1ᵉʳ mai 2026"
    assert with_weekday(date(2026, 5, 21)) == "jeudi 21 mai 2026"


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", "1st 2nd 3rd 4th 5th"),
        ("de", "1. 2. 3. 4. 5."),
        ("fr", "1ᵉʳ 2ᵉ 3ᵉ 4ᵉ 5ᵉ"),
        ("it", "1º 2º 3º 4º 5º"),
        ("ja", "1位 2位 3位 4位 5位"),
    ],
)
def test_places_are_ordinals_of_the_language(language: str, places: str) -> None:
    set_language(language)
    assert " ".join(map(place, range(1, 6))) == places


@pytest.mark.parametrize(
    ("language", "three", "two"),
    [
        ("en", "a, b and c", "a and b"),
        ("de", "a, b und c", "a und b"),
        ("fr", "a, b et c", "a et b"),
        ("it", "a, b e c", "a e b"),
        ("ja", "a、b、c", "a、b"),
    ],
)
def test_things_are_joined_as_in_the_language(language: str, three: str, two: str) -> None:
    set_language(language)
    assert listed(["a", "b", "c"]) == three
    assert listed(iter(["a", "b"])) == two
    assert listed(["a"]) == "a"
    assert listed([]) == ""


_WITH_FEW_LOCALES = """
import sys
from datetime import date
from babel import localedata
localedata._dirname = sys.argv[1]
from game.words import languages, say, set_language
from game.words.dates import weekday, with_weekday, written
from game.words.lists import listed
from game.words.ordinals import place
for language in languages():
    set_language(language)
    day = date(2026, 11, 20)
    print(written(day), with_weekday(day), weekday(day), listed("abc"), say("hall-points", n=3.5), sep="|")
"""


def test_the_locales_of_the_packed_folder_are_all_that_is_needed(tmp_path: Path) -> None:
    spec = find_spec("babel")
    assert spec is not None
    assert spec.origin is not None
    data = Path(spec.origin).parent / "locale-data"
    few = tmp_path / "locale-data"
    few.mkdir()
    for name in locales():
        shutil.copy(data / f"{name}.dat", few)
    told = [python("-c", _WITH_FEW_LOCALES, folder).stdout for folder in (data, few)]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len(languages())
    assert locales() == {"root", "en", "en_001", "en_GB", "de", "fr", "it", "ja"}
