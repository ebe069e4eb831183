"""Whole games, hints and sheets: what is composed of sound messages is sound, too."""

import pytest

from game.words import languages, set_language
from tests.words.flaws import flaws
from tests.words.said import players, tell
from tests.words.slips import slips


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize("language", languages())
def test_nothing_that_is_said_in_games_slips(language: str) -> None:
    told = tell(language, games=3, hinted=150, reviews=1)
    assert {"History", "Hints", "Choices", "Sheets", "Review"} <= set(told.chapters)
    wrong: list[str] = []
    for chapter, patterns in told.chapters.items():
        for one in patterns.values():
            for text in one.examples:
                wrong += [f"{chapter}: {flaw}" for flaw in flaws(text, language)]
                player = next((name for name in players(language) if name in text), "")
                about = player if chapter == "History" else ""
                wrong += [f"{chapter}: {slip}: {text}" for slip in slips(text, language, about)]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "text", "slip"),
    [
        ("en", "Anna leaves Trusted friend unplayed", "a card's name bare in a sentence"),
        ("en", "Anna keeps Bank", "a card's name bare in a sentence"),
        ("de", "Anna behält Vertrauter", "a card's name bare in a sentence"),
        ("de", "Anna zieht die Bank, Park und das Hospital", "a card's name bare in a sentence"),
        ("fr", "Anna garde Confident", "a card's name bare in a sentence"),
        ("it", "Anna non gioca Fiduciario", "a card's name bare in a sentence"),
        ("ja", "Annaは友人をプレイ", "a card's name bare in a sentence"),
        ("en", "Anna hires the councillor and hires the monk", "the same verb twice"),
        ("de", "Anna legt einen Stein zurück und legt einen Stein zurück", "the same verb twice"),
        ("fr", "Anna remet un cube de la banque et remet un cube du parc", "the same verb twice"),
        ("it", "Anna prende una moneta e prende un cubo", "the same verb twice"),
        ("ja", "Annaは市参事を買収し、修道士を買収", "the same verb twice"),
        ("en", "Anna plays the trusted friend and moves the trusted friend away", "a stem said twice"),
        ("en", "Anna drives to the inner market of their own borough", "a singular with a plural pronoun"),
        ("en", "1 more coin, compared with choice 2", "a choice by its number"),
        ("de", "1 Münze mehr, verglichen mit Wahl 2", "a choice by its number"),
        ("fr", "par rapport au choix 2", "a choice by its number"),
        ("it", "rispetto alla scelta 2", "a choice by its number"),
        ("ja", "候補2と比べて、コイン+1", "a choice by its number"),
        ("en", "Played: Play Bank", "a label that says its verb again"),
        ("fr", "Joué\u00a0: Jouer\u00a0: Hôpital", "a label that says its verb again"),
        ("it", "Giocato: Gioca: Banca", "a label that says its verb again"),
        ("en", "Plague: rat marker 4 → 11: −2 prestige", "a label before a clause with its own colon"),
        ("ja", "実際の手：吟遊詩人：マーカー2個を移す", "a label before a clause with its own colon"),
    ],
)
def test_a_slip_is_found(language: str, text: str, slip: str) -> None:
    set_language(language)
    assert slip in list(slips(text, language, "Anna"))
