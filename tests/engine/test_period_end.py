"""RULES.md section 4: what happens after a round and after a period."""

from collections import Counter

import pytest

from engine import COLOURS, Game, Period
from engine.events import (
    BellringerPassed,
    CardsReturned,
    HandDrawn,
    PeriodBegan,
    PersonsLeft,
    PersonsRevealed,
    RoundBegan,
)
from tests.engine.table import THREE, all_cards, asked, given, of_kind, play, see


@pytest.mark.parametrize("round_", [1, 2, 4, 5, 7, 8])
def test_a_round_ends_and_the_next_begins(round_: int) -> None:
    game = given(*THREE, first="blue", round=round_).to_hire("red")
    persons = game.view().persons
    events = play(game, "red pass")
    assert of_kind(events, BellringerPassed) == [BellringerPassed("blue", "green")]
    assert of_kind(events, PersonsLeft) == [PersonsLeft(persons)]
    label = f"{'ABC'[round_ // 3]}{round_ % 3 + 1}"
    assert of_kind(events, RoundBegan) == [RoundBegan(round_ + 1, label, "green")]
    assert not of_kind(events, CardsReturned) + of_kind(events, PeriodBegan)
    view = game.view()
    assert (view.round, view.label, view.first, view.phase) == (round_ + 1, label, "green", "draft")
    assert not set(view.persons) & set(persons), "none returns within the period"


@pytest.mark.parametrize(("round_", "letter"), [(3, "B"), (6, "C")])
def test_after_a_period_cards_go_home_and_brown_persons_are_shuffled(round_: int, letter: Period) -> None:
    game = given(*THREE, round=round_).to_hire("green")
    events = play(game, "green pass")
    assert of_kind(events, CardsReturned)
    assert of_kind(events, PeriodBegan) == [PeriodBegan(letter)]
    for event in of_kind(events, HandDrawn):
        assert all(card.startswith(event.seat) for card in event.cards)
        seen = see(game, event.seat)
        assert (seen.deck, seen.gone, seen.played, seen.seen) == (6, (), (), event.cards)
    assert len(game.view().brown_ahead) == 4
    assert game.view().brown_gone == ()


def test_the_bellringer_goes_left_after_round_9_too() -> None:
    game = given(*THREE, first="green", round=9).to_hire("blue")
    assert BellringerPassed("green", "red") in play(game, "blue pass")
    assert game.view().first == "red"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_first_in_turn_and_the_first_player_acts_first(players: int) -> None:
    seats = COLOURS[:players]
    game = Game.new(seats, seed=3, first=seats[1])
    firsts: list[str] = []
    starters: list[str] = []
    while not game.over:
        if game.view().phase == "actions" and len(starters) < game.view().round:
            firsts.append(game.view().first)
            starters.append(game.to_move[0])
        play(game, str(game.legal_moves()[0]))
    assert firsts == starters == [seats[(1 + n) % players] for n in range(9)]


def test_cards_are_played_once_round_and_then_once_more_round() -> None:
    game = given(*THREE, first="green").to_play("green", "bank")
    order = []
    while game.view().phase == "actions":
        decision = asked(game, game.to_move[0])
        if decision.kind == "play":
            order.append((decision.colour, len(decision.options)))
        play(game, str(game.legal_moves()[-1]))
    assert order == [("green", 3), ("red", 3), ("blue", 3), ("green", 2), ("red", 2), ("blue", 2)]


def test_the_third_card_lies_unseen_and_is_gone_after_the_round() -> None:
    game = given(*THREE).to_play("red", "hospital", "park", turn=2)
    (kept,) = set(see(game, "red").hand) - {"red.park"}
    play(game, "red play red.park")
    assert see(game, "red").third == kept
    assert game.view("blue").players["red"].third == f"{kept.split('.')[0]}.?"
    while game.view().round == 1:
        play(game, str(game.legal_moves()[-1]))
    red = see(game, "red")
    assert red.third is None
    assert kept not in (*red.gone, *red.played)
    assert len(red.gone) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cards_are_accounted_for_at_a_new_period(players: int) -> None:
    game = given(*COLOURS[:players], round=3).to_hire(COLOURS[players - 1])
    play(game, f"{COLOURS[players - 1]} pass")
    drawn: Counter[str] = Counter()
    while game.view().round < 7:
        for colour in game.to_move if game.view().phase == "draft" else ():
            draft = see(game, colour).draft
            if len(draft) == 3:
                drawn.update(draft)
        if game.view().phase == "draft" and len(see(game, game.seats[0]).draft) == 3:
            while game.view().phase == "draft":
                play(game, str(game.legal_moves()[0]))
        play(game, str(game.legal_moves()[-1]))
    assert drawn == Counter(all_cards(game.seats))


def test_persons_of_a_round_are_revealed_together() -> None:
    game = given(*THREE).to_hire("green")
    (revealed,) = of_kind(play(game, "green pass"), PersonsRevealed)
    assert revealed.persons == game.view().persons
    assert len(revealed.persons) == 3
