"""The words on phones: each that a script names is sent in the phone's language, and none for nothing."""

import json
import random
import re
from pathlib import Path

import pytest

from engine import Event, Game
from engine.content import PERSONS
from engine.events import CardKept, CardPlayed, CoinsGained
from game.phones import labels
from game.phones.files import Files
from game.phones.player import PhonePlayer
from game.phones.screens import happened
from game.words import languages, spoken_in
from tests.phones.stand_ins import Evening, play_on

PAGE = Path(labels.__file__).parent / "page"
TABS = {"hand", "table", "persons", "more"}
"""Named by the tab that is shown, in one expression."""


def named() -> set[str]:
    """The labels that the scripts name."""
    scripts = "".join(file.read_text("utf-8") for file in PAGE.glob("*.js"))
    dotted = re.findall(r"\bpage\.([a-z]+)\b(?!\()", scripts)
    quoted = re.findall(r"\bpage\[\"([a-z-]+)\"\]", scripts)
    return {*dotted, *quoted, *TABS} - {"dataset", "replace", "style"}


def test_every_word_that_the_page_names_is_sent_and_no_other() -> None:
    assert named() == set(labels.labels()["page"])


@pytest.mark.parametrize("language", languages())
def test_the_words_before_the_connection_are_those_of_the_language(language: str) -> None:
    told = json.loads(Files()[f"/words/{language}.json"].body)
    with spoken_in(language):
        assert told == labels.labels()
    assert told["language"] == language


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_told_in_the_language_with_pictures_that_are_sent(language: str) -> None:
    files = Files()
    chapters = json.loads(files[f"/rules/{language}.json"].body)
    assert len(chapters) > 4
    for chapter in chapters:
        assert chapter["title"]
        for _, lines in chapter["sections"]:
            for picture, text in lines:
                assert text
                assert not re.search(r"[@={}]", text)  # no mark of the rule book is left
                file = f"{picture}_a.webp" if picture.endswith("_cube") else f"{picture}.svg"
                assert not picture or f"/pictures/{file}" in files


def test_the_page_itself_holds_no_words() -> None:
    for file in PAGE.glob("*.js"):
        text = re.sub(r"//.*|/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL)
        assert re.findall(r"[\"'`]([A-Z][a-z]+ [a-z]+ [^\"'`]*)[\"'`]", text) == [], file.name


def test_the_page_shows_names_as_text_and_never_as_markup() -> None:
    for file in PAGE.glob("*.js"):
        markup = re.findall(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", file.read_text("utf-8")
        )
        assert markup == [], file.name


def test_every_person_and_card_has_its_words_on_the_page(evening: Evening) -> None:
    (anna, _) = evening.phones("red", "blue")
    evening.begin(seed=5)
    assert set(anna.labels["persons"]) == set(PERSONS)
    assert anna.labels["cards"]["bank"]["name"] == "Bank"


def test_a_phone_is_answered_in_its_language_and_the_screen_in_its_own(evening: Evening) -> None:
    anna, ben = evening.phone("fr"), evening.phone("de")
    anna.sit("Anna", "red")
    ben.sit("Ben", "blue")
    ben.command("start")
    assert ben.told == ["Das kann nur der Gastgeber."]
    evening.started(seed=5)
    ben.command("pause")
    assert ben.told[1:] == ["Ben bittet um eine Pause."]
    assert anna.told == ["Ben demande une pause."]
    anna.command("pause")
    assert evening.television.told == ["Ben asks for a pause.", "Anna has paused the game."]
    ben.send({"type": "more", "round": 0})
    assert ben.history["title"] == "Runde A1"


def test_a_card_that_is_played_is_not_told_as_the_one_that_was_kept() -> None:
    names = {"red": "Cleo", "green": "Ömer"}

    def told(event: Event) -> list[str]:
        phone = PhonePlayer("red", lambda urgent: None)
        phone.observe(Game.new().view, (event,))
        return happened(phone, names)

    kept, played = CardKept("red", "green.friend"), CardPlayed("red", "green.friend")
    first = told(kept)
    assert told(played) != first
    assert told(kept) == first


def test_a_sentence_is_not_told_twice_in_a_row_but_again_after_two_others() -> None:
    def told(*coins: int) -> list[str]:
        """What is told of moves by which Anna takes so many coins."""
        phone = PhonePlayer("blue", lambda urgent: None)
        for n in coins:
            phone.observe(Game.new().view, (CoinsGained("blue", n, ()),))
        return happened(phone, {"blue": "Anna"})

    one, two, three = "Anna takes a coin", "Anna takes 2 coins", "Anna takes 3 coins"
    assert told(1, 1) == [one]
    assert told(1, 2, 1) == [two, one]
    assert told(1, 2, 3, 1) == [one, two, three, one]


def test_any_round_of_the_history_can_be_read_and_the_last_one_without_asking(evening: Evening) -> None:
    phones = evening.phones("red", "blue")
    evening.begin(seed=5)
    play_on(evening, phones, random.Random(5), most=40)
    label = evening.table.session.game.view().label
    assert label != "A1"

    def told(number: int) -> tuple[int, int, str]:
        phones[0].send({"type": "more", "round": number})
        history = phones[0].history
        return history["round"], history["rounds"], history["title"]

    rounds = told(0)[1]
    assert rounds > 1
    assert told(0) == (0, rounds, "Round A1")
    last = (rounds - 1, rounds, f"Round {label}")
    assert told(-1) == told(rounds - 1) == told(99) == last
