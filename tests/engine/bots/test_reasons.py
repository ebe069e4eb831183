"""What is told of a move: the amount that decides between it and the best other one."""

from engine.bots import Budget
from engine.bots.hints import Suggestion, hint
from engine.bots.reasons import Reason
from tests.engine.table import Table, given


def hints_for(table: Table, *hand: str, budget: Budget | None = None) -> dict[str, Suggestion]:
    """What is suggested to red, by what is chosen; with a hand it plays its second card, without it hires."""
    game = table.to_play("red", *hand, turn=2) if hand else table.to_hire("red")
    return {one.move.what: one for one in hint(game.view("red"), budget=budget)}


def test_it_says_how_many_rats_the_doctor_keeps_away() -> None:
    table = given("red", "blue", round=8).persons("doctor", "monk")
    table.player("red", coins=1, rat=4, prestige=20, cubes={"bank": 2})
    rats = table._state.rats
    assert 0 < rats < 5
    assert hints_for(table)["doctor"].reason == Reason("keeps-rats-away", {"n": rats})


def test_a_rat_that_stops_on_the_last_space_is_kept_below_the_plague() -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=5, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    found = hints_for(table, "hospital", "carriage")["red.hospital"].reason
    assert found == Reason("no-plague", {"rat": 9})


def test_where_no_plague_threatens_the_hospital_holds_off_rats_in_every_one() -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=4, coins=0, prestige=20, cubes={"hospital": 2, "bank": 3}, cache=4)
    found = hints_for(table, "hospital", "carriage")["red.hospital"].reason
    assert found == Reason("holds-off", {"n": 1})


def test_a_bonus_of_the_park_is_told_by_how_much_it_rises() -> None:
    table = given("red", "blue", round=5).persons("minstrel", "monk", "guildmaster")
    table.player("red", rat=0, coins=2, prestige=20, cubes={"park": 3, "bank": 1}, cache=3)
    assert hints_for(table, "park", "bank")["red.park"].reason == Reason("bonus", {"n": 1})


def test_coins_that_a_person_gives_are_told_as_printed_on_the_card() -> None:
    table = given("red", "blue", round=5).persons("moneylender", "monk", "guildmaster")
    table.player("red", coins=1, cache=5)
    assert hints_for(table)["moneylender"].reason == Reason("coins", {"n": 2})


def test_of_a_choice_of_benefits_it_is_told_what_one_has_then() -> None:
    table = given("red", "blue", round=5).persons("moneylender", "monk", "guildmaster")
    table.player("red", coins=0, cache=1, rat=3, cubes={"hotel": 0})
    game = table.to_play("red", "hotel", "bank", turn=2)
    game.play("red play red.hotel")
    found = {one.move.choice: one.reason for one in hint(game.view("red"))}
    assert found["gain coin"].key != "coins"
    assert found["gain cube"].key != "cubes"
    assert found["gain kill"].key != "kills-rats"


def test_only_the_best_place_to_take_a_cube_from_is_called_the_least_missed() -> None:
    table = given("red", "blue", round=5).persons("moneylender", "monk", "guildmaster")
    table.player("red", coins=1, cache=0, rat=3, cubes={"hotel": 1, "bank": 1, "park": 2})
    game = table.to_play("red", "residence", "bank", turn=2)
    game.play("red play red.residence")
    best, *others = hint(game.view("red"))
    assert best.move.verb == "take"
    assert best.reason == Reason("least-missed", {"place": best.move.what})
    assert all(one.reason.key != "least-missed" for one in others)


def test_without_a_budget_a_hint_is_given_all_the_same() -> None:
    table = given("red", "blue", round=9).persons("monk", "doctor", "mayor")
    table.player("red", cubes={"bank": 3, "residence": 3})
    assert next(iter(hints_for(table))) == "mayor"
