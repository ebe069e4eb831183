"""Which strength of bots suits a person, by past games."""

import math
from dataclasses import replace
from datetime import datetime
from random import Random
from statistics import fmean

import pytest

from game.match.suiting import Suit, suit
from game.screens.new_game.new_game import NewGameScene
from game.seats import MARKS, STRONGEST, WEAKEST, Seat
from game.storage.hall_entries import SeatResult
from game.storage.hall_of_fame import HallOfFame, PastGame
from game.words import say
from tests.game.saved import played, put
from tests.game.window import Open


def past(won: bool, bots: tuple[str, ...] = ("60", "60", "60"), name: str = "Anna") -> PastGame:
    """A game of a person against bots."""
    seats = [SeatResult(name, "human", "blue", 50, won)]
    seats += [
        SeatResult(f"bot {at}", bot, colour, 51, not won and not at)
        for at, (bot, colour) in enumerate(zip(bots, ("green", "red", "yellow"), strict=False))
    ]
    return PastGame("x.toml", datetime(2026, 11, 1), "anniversary", False, tuple(seats))


def test_who_wins_gets_stronger_bots_and_who_loses_weaker_ones() -> None:
    found = [suit("Anna", [past(number < won) for number in range(8)]) for won in range(9)]
    strengths = [one.strength for one in found]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) >= 7
    assert [one[1:] for one in found] == [(8, won, 60) for won in range(9)]
    assert abs(strengths[3] - 60) <= 3  # three of eight: about two of five already
    assert strengths[0] < 54
    assert strengths[6] > 63


def test_only_the_latest_games_of_that_person_alone_with_bots_of_a_strength_count() -> None:
    lost = [past(False)] * 8
    usual = suit("Anna", [])
    assert usual.games == 0
    assert suit("Ben", lost) == usual
    assert suit("Anna", [past(True, ("quick", "60")), past(True)._replace(challenge="task court")]) == usual
    friends = past(True)._replace(seats=(*past(True).seats, SeatResult("Ben", "human", "purple", 9, False)))
    assert suit("Anna", [friends]) == usual
    assert suit(" ANNA", [*lost, *[past(True)] * 20]) == suit("Anna", lost) == suit("Anna", lost * 3)


def test_a_level_counts_as_its_mark_and_a_shared_win_as_a_part_of_one() -> None:
    levels = suit("Anna", [past(True, ("normal", "master"))])
    assert levels.against == round((MARKS["normal"] + MARKS["master"]) / 2)
    seats = tuple(seat._replace(won=at < 2) for at, seat in enumerate(past(True).seats))
    shared = past(True)._replace(seats=seats)
    lost, drawn, won = (suit("Anna", [game] * 8) for game in (past(False), shared, past(True)))
    assert lost.strength < drawn.strength < won.strength
    assert drawn.won == 8


def test_nothing_lies_beyond_the_ends() -> None:
    best = [past(True, ("master",) * 3)] * 8
    worst = [past(False, ("30",) * 3)] * 8
    assert suit("Anna", best).strength == STRONGEST
    assert suit("Anna", worst).strength == WEAKEST


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("ability", [44, 54, 64, 70])
def test_whoever_follows_it_wins_about_two_games_of_five(ability: int) -> None:
    """People as strong as a number of the dial, who win by the odds of their strength."""
    wins = []
    for person in range(20):
        dice, games = Random(f"{ability} {person}"), list[PastGame]()
        for number in range(40):
            strength = suit("Anna", games).strength
            chance = 1 / (1 + 3 * math.exp((strength - ability) / 5.5))
            games.insert(0, past(dice.random() < chance, (str(strength),) * 3))
            if number >= 8:
                wins.append(games[0].seats[0].won)
    assert 0.33 < fmean(wins) < 0.47


def test_the_bots_are_set_by_one_press_and_it_is_said_why(open_window: Open) -> None:
    window = open_window((1920, 1080))
    for seed in range(5):
        record = played(("Ada", "Ben"), seed=seed)
        record.seats = (replace(record.seats[0], name="Ada"), replace(record.seats[1], player="normal"))
        put(window.app.saves.folder.parent, f"2026-11-20 {seed}", record, day=seed + 1)
    hall = HallOfFame(window.app.saves.folder)
    hall.refresh()
    wanted = suit("Ada", hall.games())
    hall.close()
    assert wanted.games == 5
    window.click("New game")
    scene = window.showing(NewGameScene)
    scene.seats[:] = [
        Seat("Ada", "blue"),
        Seat("Esmeralda", "red", "easy"),
        Seat("Phœbus", "green", "master"),
    ]
    scene.rebuild("suits-1")
    window.press("return")
    assert {seat.player for seat in scene.seats[1:]} == {str(wanted.strength)}
    told = f"You won {wanted.won} of your last 5 games against strength {MARKS['normal']}"
    assert scene.remark()[0] == f"{told}: now {wanted.strength}."
    scene.focus.take("strength-2")
    window.press("right")
    assert scene.seats[1].player == str(wanted.strength + 1)
    scene.focus.take("suits-1")
    assert "two games of five" in scene.remark()[0]
    window.click("Start")
    (game,) = window.tables.begun
    assert [seat.player for seat in game.seats[1:]] == [str(wanted.strength + 1), str(wanted.strength)]


def test_without_a_game_it_says_so(open_window: Open) -> None:
    window = open_window((1920, 1080)).click("New game")
    scene = window.showing(NewGameScene)
    window.click("suits-1")
    usual: Suit = suit("", [])
    assert scene.remark()[0].startswith(f"No games against bots yet: {usual.strength} ")


@pytest.mark.parametrize(("won", "outcome"), [(0, "lost"), (1, "won")])
def test_of_a_single_game_its_outcome_is_said(won: int, outcome: str) -> None:
    told = f"You {outcome} your last game against strength 62"
    assert say("new-game-suited", games=1, won=won, against=62, strength="51") == f"{told}: now 51."
    assert say("results-suited", games=1, won=won, against=62) == f"{told}."
