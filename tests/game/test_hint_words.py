"""The sentences of hints: as a friend gives them, each option by its name with what it has."""

import pytest

from engine import Move
from engine.bots.hints import Suggestion
from engine.bots.reasons import REASONS, Reason
from engine.names import card_kind
from game.decisions.hint_words import hint_sentence, why
from game.words import languages, say, set_language
from game.words.cards import KIND_WORDS

PAYS, COINS, CUBES = Reason("pays", {"n": 3}), Reason("coins", {"n": 2}), Reason("cubes", {"n": 2})
LATER = Reason("later-coins", {})


def name(move: Move) -> str:
    return KIND_WORDS.say(card_kind(move.what))


def card(kind: str, behind: float, reason: Reason, against: Reason | None = None) -> Suggestion:
    return Suggestion(Move("blue", "play", f"blue.{kind}"), behind, reason, against)


def all_told(*suggestions: Suggestion) -> list[str]:
    return [hint_sentence(suggestions, number, name) for number in range(len(suggestions))]


def test_the_best_move_says_what_it_has_and_what_that_outweighs() -> None:
    best, second = all_told(card("cloister", 0, CUBES, COINS), card("bank", 1.4, COINS, CUBES))
    assert best == "Cloister school: 2 cubes; that outweighs 2 coins (Bank)."
    assert second == "Bank: 2 coins; about 1 prestige behind the best (Cloister school, 2 cubes)."


def test_nothing_is_outweighed_where_nothing_speaks_for_the_other() -> None:
    best, second = all_told(card("residence", 0, PAYS), card("bank", 3.6, LATER))
    assert best == "Residence: 3 prestige."
    assert second == "Bank: more coins later; about 4 prestige behind the best (Residence)."


def test_moves_that_are_about_even_are_one_sentence() -> None:
    found = (card("cloister", 0, CUBES), card("bank", 0.3, COINS), card("hotel", 0.6, LATER))
    assert all_told(*found)[0] == "Cloister school, bank or hotel: about even."
    assert all_told(*found[:2])[0] == "Cloister school or bank: about even – 2 cubes or 2 coins."
    assert all_told(*found)[1] == "Bank: 2 coins; about as good as the best."


def test_the_cathedral_keeps_its_capital_within_a_sentence() -> None:
    found = (card("cloister", 0, CUBES), card("notredame", 0.3, PAYS))
    assert all_told(*found)[0].startswith("Cloister school or Notre Dame:")


def test_an_only_move_says_what_it_has() -> None:
    assert all_told(card("bank", 0, COINS)) == ["Bank: 2 coins."]


def test_a_plan_names_its_cards_and_person() -> None:
    reason = Reason("pays-this-round", {"n": 9, "steps": "residence lady"})
    assert (
        why(card("residence", 0, reason))
        == "9 prestige this round with the residence and the lady of the court."
    )


def test_rats_held_off_by_a_move_without_the_hospital_in_its_name_are_explained() -> None:
    held = Reason("holds-off", {"n": 1})
    hired = Suggestion(Move("blue", "hire", "bishop"), 0, held, None)
    assert why(hired) == "a stronger hospital, so one rat fewer in every plague."
    assert why(card("hospital", 0, held)) == "one rat fewer in every plague."
    assert hint_sentence([hired], 0, lambda _: "Bishop").endswith(why(hired))


@pytest.mark.parametrize("language", languages())
def test_each_move_is_told_by_its_name_and_only_what_lies_behind_has_a_distance(language: str) -> None:
    set_language(language)
    found = (card("cloister", 0, CUBES, COINS), card("bank", 0.5, COINS, CUBES), card("park", 5, LATER))
    sentences = all_told(*found)
    assert len(set(sentences)) == 3
    for suggestion, sentence in zip(found, sentences, strict=True):
        assert sentence.startswith(name(suggestion.move))
    assert [("5" in sentence) for sentence in sentences] == [False, False, True]


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words_for_one_and_for_many(language: str) -> None:
    set_language(language)
    texts = {}
    for key in REASONS:
        for n in (1, 3):
            numbers: dict[str, int | str] = {"n": n, "rat": 8, "place": "park friend", "sector": "bank"}
            reason = Reason(key, {**numbers, "person": "lady", "steps": "bank lady"})
            text = texts[key, n] = why(card("hospital", 0, reason))
            assert text.strip(" .。"), key
            assert "{" not in text
            assert text.endswith(say("hint-why", why="").strip()[-1:])
    assert texts["coins", 1] != texts["coins", 3]
