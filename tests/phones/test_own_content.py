"""Games with content of their own on phones: whoever joins reads what it is, however late."""

import random
from collections.abc import Iterator

import pytest

from game.editions import show_edition
from game.phones.files import Files
from game.words.persons import show_persons
from tests.engine.own_examples import OWN
from tests.engine.test_own_editions import FAMILY
from tests.phones.stand_ins import Evening, play_on

PERSONS = (OWN["baker"], OWN["treasurer"])


@pytest.fixture(autouse=True)
def _printed_again() -> Iterator[None]:
    yield
    show_persons(())
    show_edition(None)


def test_a_phone_that_joins_late_reads_the_own_persons_and_the_edition(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    assert FAMILY is not None
    session = evening.begin(seed=5, persons=PERSONS, options=FAMILY.options, own_edition=FAMILY)
    play_on(evening, phones, random.Random(2), 30)
    late = evening.phone()
    for phone in (*phones, late):
        told = phone.labels
        assert told["persons"]["baker"]["name"] == "Baker"
        assert told["persons"]["treasurer"]["effect"]
        assert told["summary"][0]["rows"][0][1].startswith("Family evening: Gentle rules")
    assert {*late.screen["game"]["view"]["persons"]} <= {*late.labels["persons"]}
    assert session.record.persons == PERSONS


def test_an_own_person_without_a_picture_has_one_that_phones_may_load(evening: Evening) -> None:
    evening.phones("red", "blue")
    evening.begin(seed=5, persons=PERSONS)
    told = evening.phone().labels["persons"]
    assert "picture" not in told["monk"]
    assert f"/pictures/{told['baker']['picture']}" in Files()


def test_the_next_game_tells_nothing_of_them_any_more(evening: Evening) -> None:
    evening.phones("red", "blue")
    assert FAMILY is not None
    evening.begin(seed=5, persons=PERSONS, options=FAMILY.options, own_edition=FAMILY)
    evening.director.close()
    evening.begin(seed=5)
    told = evening.phone().labels
    assert "baker" not in told["persons"]
    assert "Family evening" not in str(told)
