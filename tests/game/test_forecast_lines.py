"""What the table says of choices at given positions: the numbers that a player counts on."""

import pytest

from engine import Game, Move
from game.decisions.forecast import Forecast, plague, situation
from tests.engine.table import Table, given

PERSONS = ("minstrel", "monk", "guildmaster")


def at_table(*persons: str) -> Table:
    """The fifth round of three players; 8 rats lie on the persons."""
    table = given("red", "blue", "green", round=5).persons(*(persons or PERSONS))
    assert persons or table._state.rats == 8
    return table


def in_most_sectors() -> Table:
    """Red has pieces in most sectors and 3 coins."""
    sectors = {"hospital": 1, "bank": 2, "park": 2, "hotel": 1, "residence": 2, "notredame": 1}
    table = at_table().player("red", coins=3, cache=4, rat=4, prestige=10, cubes=sectors)
    return table.player("blue", cubes={"notredame": 2})


def forecast(game: Game, discreet: bool = False) -> Forecast:
    view = game.view("red")
    return Forecast(view, view.decisions["red"], discreet)


def lines(game: Game) -> dict[str, str]:
    """Each choice of red and its line; a wasted one ends with an exclamation mark."""
    told = forecast(game)
    options = told.decision.options if told.decision else ()
    return {move.choice: told.line((move,)) + ("!" if told.wastes((move,)) else "") for move in options}


def test_a_card_tells_the_rat_before_and_after_its_action_and_after_the_plague() -> None:
    assert lines(in_most_sectors().to_play("red", "hospital", "notredame", "park")) == {
        "play red.hospital": "Hospital: rat marker 4 → 3, 9 after the plague",
        "play red.notredame": "Notre Dame: up to +6 prestige for 3 coins",
        "play red.park": "Park: rat marker 4 → 3, the plague strikes",
    }


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("bank", "+3 coins"),
        ("residence", "+4 prestige (1 from the park)"),
        ("cloister", "+1 cube"),
        ("hotel", "a benefit of your choice"),
        ("carriage", "6 messages within reach"),
        ("hospital", "rat marker 4 → 3, 9 after the plague"),
    ],
)
def test_every_area_tells_what_one_more_cube_would_bring(kind: str, told: str) -> None:
    told_now = forecast(in_most_sectors().to_play("red", "hospital", "notredame"))
    assert told_now.card(kind) == told
    if kind != "carriage":
        assert situation(told_now, ("area", "red", kind)) == f"With one more cube here: {told}."
    assert situation(told_now, ("card", f"red.{kind}")) == f"Now: {told}."
    assert situation(told_now, ("area", "blue", kind)) == ""


def test_what_lies_on_the_table_tells_what_it_means_now() -> None:
    told = forecast(in_most_sectors().to_play("red", "hospital", "notredame"))
    assert situation(told, ("area", "red", "harbour")) == (
        "This round’s plague, as things stand: rat marker 4 → beyond 9 (−2 prestige, −1 cube)."
    )
    assert situation(told, ("area", "blue", "harbour")) == (
        "This round’s plague, as things stand: rat marker 0 → 8."
    )
    assert situation(told, ("cathedral",)) == (
        "There are 3 cubes there now. Each would pay 2 prestige. With one more, each would pay 2."
    )
    assert situation(told, ("person", "monk")) == ("If hired now: +2 prestige (1 from the park), +1 cube.")
    assert situation(told, ("carriage", "red")) == "Now: 6 messages within reach."
    assert situation(told, ("carriage", "blue")) == ""
    assert situation(told, ("card", "red.?")) == ""
    assert situation(told, ("person", "nobody")) == ""
    assert situation(told, ("market", "nowhere")) == ""


def test_a_message_within_reach_tells_what_it_brings_and_another_that_it_is_barred() -> None:
    told = forecast(in_most_sectors().to_play("red", "hospital", "notredame"))
    coin = next(market for market, (_, kind) in told.view.messages.items() if kind == "coin")
    assert situation(told, ("market", coin)) == ("If collected now: +2 prestige (1 from the park), +1 coin.")
    held = at_table().player("red", holds=[("red", "coin")])
    told = forecast(held.to_play("red", "hospital", "notredame"))
    barred = next(market for market, (colour, _) in told.view.messages.items() if colour == "red")
    assert told.message(barred) == ""
    assert situation(told, ("market", barred)) == "You may not take it now."


def test_a_donation_tells_its_price_and_what_notre_dame_will_pay() -> None:
    game = in_most_sectors().to_play("red", "hospital", "notredame")
    game.play("red play red.notredame")
    park = "(1 from the park)"
    assert lines(game) == {
        "donate 0": "Nothing!",
        "donate 1": f"Notre Dame: +2 prestige {park}, −1 coin, a cube in Notre Dame still pays 2",
        "donate 2": f"Notre Dame: +4 prestige {park}, −2 coins, a cube in Notre Dame still pays 2",
        "donate 3": f"Notre Dame: +7 prestige {park}, −3 coins, a cube in Notre Dame still pays 2",
    }


def test_a_cube_that_lowers_what_notre_dame_pays_tells_both_numbers() -> None:
    table = at_table().player("red", coins=1, cubes={"notredame": 1}).player("blue", cubes={"notredame": 1})
    game = table.to_play("red", "hospital", "notredame")
    assert situation(forecast(game), ("cathedral",)) == (
        "There are 2 cubes there now. Each would pay 4 prestige. With one more, each would pay 2."
    )
    game.play("red play red.notredame")
    assert lines(game)["donate 1"] == "Notre Dame: +1 prestige, −1 coin, a cube in Notre Dame pays 4 → 2"


def test_without_a_coin_notre_dame_wastes_the_card_and_the_plague_tells_its_price() -> None:
    game = at_table().player("red", coins=0, rat=9, prestige=10).to_play("red", "carriage", "notredame")
    told = forecast(game)
    assert told.share() is None
    assert situation(told, ("cathedral",)) == "There is no cube there now."
    assert situation(told, ("person", "monk")) == ""
    assert told.plague() == "rat marker 9 → beyond 9 (−2 prestige, −1 cube)"
    assert lines(game)["play red.notredame"] == "Notre Dame: nothing!"
    assert lines(game)["play red.carriage"] == "Carriage house: 6 messages within reach"


def test_a_drive_tells_the_message_and_a_drive_to_nothing_is_wasted() -> None:
    game = at_table().player("red", rat=2, cubes={"carriage": 1}).to_play("red", "carriage", "notredame")
    game.play("red play red.carriage")
    told = lines(game)
    empty = [choice for choice, line in told.items() if line == "No message here!"]
    bare = [move.choice for move in game.legal_moves() if move.what not in game.view().messages]
    assert empty == bare
    assert bare
    brought = {line.partition(": ")[2] for choice, line in told.items() if choice not in empty}
    assert "+1 prestige, +1 coin" in brought
    assert "+3 prestige, rat marker 2 → 1, 9 after the plague" in brought


def test_with_an_empty_cache_a_card_says_so_and_the_piece_that_is_taken_counts() -> None:
    sectors = {"bank": 2, "park": 1}
    table = at_table().player("red", coins=2, cache=0, rat=8, prestige=1, cubes=sectors)
    game = table.to_play("red", "bank", "hotel", "park")
    assert forecast(game).card("bank") == ""
    assert set(lines(game).values()) == {
        "Bank: needs a cube from elsewhere",
        "Hotel: needs a cube from elsewhere",
        "Park: needs a cube from elsewhere",
    }
    game.play("red play red.bank")
    assert lines(game) == {"take park": "Park: +3 coins", "forgo": "Nothing!"}


def test_hiring_tells_what_each_person_brings_and_passing_what_the_plague_does() -> None:
    game = at_table().player("red", coins=2, cache=2, rat=8, cubes={"bank": 2, "park": 1}).to_hire("red")
    assert lines(game) == {
        "hire minstrel": "Minstrel: 1 to 3 pieces to move",
        "hire monk": "Monk: +1 prestige, +2 cubes",
        f"hire {game.view().persons[2]}": "Guild master: +2 prestige",
        "pass": "Rat marker 8 → beyond 9 (−2 prestige, −1 cube)",
    }


def test_the_doctor_is_wasted_only_where_no_rat_would_come() -> None:
    sick = at_table("doctor", "monk", "guildmaster").player("red", rat=3, coins=1, cubes={"bank": 1})
    assert lines(sick.to_hire("red"))["hire doctor"] == "Doctor: rat marker on 3 after the plague"
    guarded = at_table("doctor", "monk", "guildmaster").player("red", rat=0, coins=1, cubes={"hospital": 9})
    assert lines(guarded.to_hire("red"))["hire doctor"] == "Doctor: nothing!"


def test_a_minstrel_without_pieces_and_a_fool_who_gains_nothing_are_wasted() -> None:
    bare = at_table().player("red", coins=1).to_hire("red")
    assert lines(bare)["hire minstrel"] == "Minstrel: nothing!"


def test_a_rat_that_stops_on_the_last_space_is_not_struck() -> None:
    assert plague(4, 9) == "rat marker 4 → 9"
    assert plague(4, 10) == "rat marker 4 → beyond 9 (−2 prestige, −1 cube)"


def test_a_cube_that_brings_nothing_now_is_influence_all_the_same() -> None:
    game = at_table().player("red", rat=0, cubes={"bank": 2}).to_play("red", "park", "hotel", "bank")
    assert lines(game)["play red.park"] == "Park: only +1 influence"


def test_what_only_the_seat_may_know_is_told_to_it_and_to_nobody_who_looks_on() -> None:
    game = at_table().player("red", prestige=12).to_play("red", "park", "hotel", "bank")
    assert forecast(game).person("administrator") == "+12 prestige"
    assert forecast(game, discreet=True).person("administrator") == ""
    assert forecast(game, discreet=True).person("monk") == "+1 prestige, +2 cubes"


@pytest.mark.parametrize(("cubes", "pays", "wasted"), [(0, 8, False), (6, 1, False), (9, 0, True)])
def test_a_priests_cube_is_wasted_where_notre_dame_pays_nothing(cubes: int, pays: int, wasted: bool) -> None:
    table = given("red", "blue", "green", round=2, new_persons=True).persons("minstrel", "monk", "priest")
    table.player("red", coins=2, cubes={"bank": 2}).player("blue", cubes={"notredame": cubes})
    told, hire = forecast(table.to_hire("red")), Move("red", "hire", "priest")
    assert (
        told.line((hire,)) == f"Priest: 1 cube placed from the supply, a cube in Notre Dame still pays {pays}"
    )
    assert told.wastes((hire,)) == wasted


def test_a_drive_that_is_chosen_with_its_card_is_wasted_where_nothing_lies() -> None:
    game = at_table().player("red", cubes={"carriage": 1}).to_play("red", "carriage", "notredame")
    told, card = forecast(game), Move("red", "play", "red.carriage")
    drives = told.of(card).options
    messages = game.view().messages
    assert {drive.what for drive in drives if not told.wastes((card, drive))} == {
        drive.what for drive in drives if drive.what in messages
    }
