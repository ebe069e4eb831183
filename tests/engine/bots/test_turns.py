"""Turns thought through to their end: what asks the same again and again is seen for what it pays."""

import pytest

from engine import Game
from engine.bots import LEVELS
from engine.bots.levels import LevelBot
from tests.engine.table import given

BARE = {"bank": 3, "carriage": 2, "residence": 1, "hotel": 2}


def worths(game: Game, level: str) -> dict[str, float]:
    """What each of red's options is worth to a level, in prestige at the end."""
    return {move.choice: worth for worth, move in LevelBot(level, 1).weigh(game.view("red"))}


@pytest.mark.parametrize("level", LEVELS)
def test_the_gypsies_are_worth_what_they_pay_for_all_cubes_that_are_worth_less(level: str) -> None:
    table = given("red", "blue", "green", round=6, new_persons=True).persons("minstrel", "monk", "gypsies")
    table.player("red", cubes=BARE, coins=3, rat=3, cache=1)
    found = worths(table.to_hire("red"), level)
    assert found["hire gypsies"] > found["pass"] + 6
    assert max(found, key=lambda text: found[text]) == "hire gypsies"


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_the_gypsies_leave_cubes_where_they_are_worth_more(level: str) -> None:
    table = given("red", "blue", "green", round=6, new_persons=True).persons("minstrel", "monk", "gypsies")
    table.player("red", cubes={"park": 3, "hospital": 4, "bank": 1}, coins=3, rat=3, cache=1)
    game = table.to_hire("red")
    game.play("red hire gypsies")
    bot = LevelBot(level, 1)
    removed = []
    while (decision := game.decision("red")) is not None and decision.kind == "remove":
        best = max(bot.weigh(game.view("red")), key=lambda pair: pair[0])[1]
        removed.append(best.choice)
        game.play(best)
    assert removed[-1] == "done"
    assert removed.count("remove hospital") <= 1
    assert removed.count("remove park") <= 1


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_the_councillor_is_worth_the_persons_that_he_hires(level: str) -> None:
    def hiring(coins: int) -> float:
        table = given("red", "blue", "green", round=8, new_persons=True)
        table.persons("minstrel", "monk", "councillor")
        table.player("red", cubes=BARE, coins=coins, rat=3, cache=1)
        found = worths(table.to_hire("red"), level)
        return found["hire councillor"] - found["pass"]

    # With a single coin nobody else can be paid: it is lost.
    assert hiring(3) > hiring(1) + 1


@pytest.mark.parametrize("level", ["normal", "hard", "master"])
def test_the_priest_is_worth_less_where_others_may_hire_him_too(level: str) -> None:
    def hiring(first: str) -> float:
        table = given("red", "blue", "green", first=first, round=3, new_persons=True)
        table.persons("minstrel", "monk", "priest")
        for seat in ("red", "blue", "green"):
            table.player(seat, coins=2)
        found = worths(table.to_hire("red"), level)
        return found["hire priest"] - found["pass"]

    # Who hires last knows how many share the cathedral.
    assert hiring(first="red") < hiring(first="blue")
