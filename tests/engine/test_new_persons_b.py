"""RULES.md section 9, letter B: spy, gypsies, coachman, butcher, patron, merchant (R11, R12, R14)."""

from typing import Any

import pytest

from engine import MESSAGE_KINDS, SECTORS, Sector
from engine.events import (
    ActionForgone,
    CoinsGained,
    CoinsPaid,
    CubePlaced,
    CubeRemoved,
    CubesGained,
    GreyShown,
    PrestigeGained,
    RatMoved,
    SectorActivated,
    redact,
)
from tests.engine.table import THREE, Table, choices, given, hire, of_kind, play, see


def table_for(person: str, round: int = 4, **pieces: Any) -> Table:
    table = given(*THREE, round=round, new_persons=True).persons("hostess", "doctor", person)
    return table.player("red", **pieces)


# Spy.


@pytest.mark.parametrize("round_", [4, 5, 6])
def test_the_spy_shows_the_grey_persons_to_come_in_their_order_and_pays_2(round_: int) -> None:
    game = table_for("spy", round_, cubes={"park": 2}).to_hire("red")
    shown, gained = play(game, "red hire spy")[2:]
    assert gained == PrestigeGained("red", 3, 1, "spy")
    assert len(shown.persons) == 9 - round_
    play(game, "blue pass", "green pass")
    to_come: list[str] = []
    while not game.over:
        view = game.view()
        if len(to_come) < view.round - round_:
            to_come.append(view.persons[2])
        play(game, str(game.legal_moves()[-1]))
    assert tuple(to_come) == shown.persons


def test_only_the_one_who_hired_the_spy_knows() -> None:
    game, events = hire("spy")
    (shown,) = of_kind(events, GreyShown)
    assert game.view("red").grey_ahead == shown.persons
    for others in ((), ("blue",), ("blue", "green")):
        assert game.view(*others).grey_ahead == ("?",) * 5
        assert redact(shown, others) == GreyShown("red", ("?",) * 5)
    assert game.view("green", "red").grey_ahead == shown.persons
    assert redact(shown, ["blue", "red"]) == shown


def test_what_the_spy_showed_is_known_for_the_rest_of_the_game() -> None:
    game, events = hire("spy")
    (shown,) = of_kind(events, GreyShown)
    while not game.over:
        ahead = shown.persons[game.view().round - 4 :]
        assert game.view("red").grey_ahead == ahead
        assert game.view("blue").grey_ahead == ("?",) * len(ahead)
        play(game, str(game.legal_moves()[-1]))


# Gypsies.


def test_the_gypsies_take_any_number_of_cubes_for_2_prestige_each_as_one_gain_when_done() -> None:
    game, events = hire("gypsies", cubes={"bank": 2, "notredame": 1, "park": 4}, friend="bank", cache=2)
    assert events == []
    assert choices(game) == ["remove bank", "remove park", "remove notredame", "done"]
    events = play(game, "red remove bank", "red remove notredame", "red remove bank")
    assert events == [
        CubeRemoved("red", "bank", "gypsies"),
        CubeRemoved("red", "notredame", "gypsies"),
        CubeRemoved("red", "bank", "gypsies"),
    ]
    assert choices(game) == ["remove park", "done"], "never the friend"
    assert play(game, "red done")[:1] == [PrestigeGained("red", 8, 2, "gypsies")]
    red = see(game, "red")
    assert (red.friend, red.supply, red.cache) == ("bank", 14 - 4 - 2, 2)


def test_the_gypsies_gain_counts_the_park_as_it_then_is() -> None:
    game, _ = hire("gypsies", cubes={"park": 3, "bank": 1})
    events = play(game, "red remove park", "red remove park", "red done")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 4, 0, "gypsies")]


def test_after_the_last_cube_the_gypsies_are_done_without_a_question() -> None:
    game, _ = hire("gypsies", cubes={"park": 1, "notredame": 1}, friend="hotel")
    events = play(game, "red remove park", "red remove notredame")
    assert events[-1] == PrestigeGained("red", 4, 0, "gypsies")
    assert game.to_move == ("blue",)


def test_the_gypsies_may_leave_all_cubes() -> None:
    """R4: and that is no gain."""
    game, _ = hire("gypsies", cubes={"park": 4})
    assert play(game, "red done") == []
    assert see(game, "red").sectors["park"] == 4


# Coachman.


CLAIRE = [("red", "plain"), ("blue", "plain"), ("red", "cube"), ("green", "cube"), ("red", "coin")]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("plain", [PrestigeGained("red", 8, 0, "coachman")]),
        ("cube", [PrestigeGained("red", 4, 0, "coachman"), CubesGained("red", 2)]),
        ("coin", [PrestigeGained("red", 1, 0, "coachman"), CoinsGained("red", 1, ())]),
    ],
)
def test_claires_coachman_repeats_all_messages_of_one_kind(kind: str, expected: list[object]) -> None:
    """Anniversary rulebook, page 11, « cocher »: 8, or 4 and 2 cubes, or 1 and 1 coin."""
    game, _ = hire("coachman", holds=CLAIRE)
    assert choices(game) == ["repeat coin", "repeat cube", "repeat plain"], "only kinds that she holds"
    assert play(game, f"red repeat {kind}") == expected
    assert see(game, "red").messages == tuple(CLAIRE), "she keeps them"


def test_the_coachman_repeats_rats_with_one_gain_and_a_rat_killed_for_each() -> None:
    """R11."""
    held = [("red", "rat"), ("blue", "rat"), ("green", "rat")]
    _, events = hire("coachman", holds=held, rat=7, cubes={"park": 2})
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 10, 1, "coachman")]
    assert sum(event.from_ - event.to for event in of_kind(events, RatMoved)) == 3


def test_the_coachmans_rats_stop_at_0() -> None:
    game, _ = hire("coachman", holds=[("red", "rat"), ("blue", "rat"), ("green", "rat")], rat=2)
    assert see(game, "red").rat == 0


@pytest.mark.parametrize("kind", MESSAGE_KINDS)
def test_a_single_kind_is_repeated_without_a_question(kind: str) -> None:
    game, events = hire("coachman", holds=[("red", kind)], rat=1)
    assert of_kind(events, PrestigeGained)
    assert game.to_move == ("blue",)


# Butcher.


def test_the_butcher_places_a_cube_of_the_supply_into_each_empty_sector_without_actions() -> None:
    game, events = hire("butcher", cubes={"bank": 1, "notredame": 1}, friend="park", rat=4)
    empty: list[Sector] = ["cloister", "residence", "carriage", "hotel", "hospital"]
    assert events == [CubePlaced("red", sector, "supply") for sector in empty]
    assert not of_kind(events, SectorActivated)
    red = see(game, "red")
    assert (red.cache, red.supply, red.rat) == (4, 14 - 2 - 4 - 5, 4)
    assert game.to_move == ("blue",)


def test_with_too_few_cubes_the_player_chooses_the_butchers_sectors() -> None:
    cubes = {"bank": 1, "hotel": 1, "park": 1, "hospital": 1}
    game, events = hire("butcher", cubes=cubes, supply=2)
    assert events == []
    assert choices(game) == ["to cloister", "to residence", "to carriage"]
    play(game, "red to carriage")
    assert choices(game) == ["to cloister", "to residence"]
    assert play(game, "red to cloister") == [CubePlaced("red", "cloister", "supply")]
    assert game.to_move == ("blue",)
    assert see(game, "red").supply == 0


def test_with_just_enough_cubes_the_butcher_asks_nothing() -> None:
    cubes = {sector: 1 for sector in SECTORS if sector not in ("bank", "park")}
    game, events = hire("butcher", cubes=cubes, supply=2)
    assert events == [CubePlaced("red", sector, "supply") for sector in ("bank", "park")]
    assert game.to_move == ("blue",)


# Patron.


@pytest.mark.parametrize(("coins", "rat", "most"), [(5, 3, 3), (3, 7, 2), (9, 9, 8)])
def test_the_patron_spends_up_to_the_smaller_of_coins_and_rat(coins: int, rat: int, most: int) -> None:
    game, _ = hire("patron", coins=coins, rat=rat)
    assert choices(game) == [f"spend {n}" for n in range(most + 1)], "the patron's own coin is paid"


def test_the_patron_kills_a_rat_for_each_coin_returned_to_the_bank() -> None:
    game, _ = hire("patron", coins=5, rat=6)
    bank = game.view().bank
    events = play(game, "red spend 3")
    assert events == [CoinsPaid("red", 3, "patron"), RatMoved("red", 6, 3, "kill")]
    assert (see(game, "red").coins, game.view().bank) == (1, (bank or 0) + 3)


def test_spending_nothing_does_nothing() -> None:
    game, _ = hire("patron", coins=5, rat=6)
    assert play(game, "red spend 0") == [ActionForgone("red", "patron")]
    assert (see(game, "red").coins, see(game, "red").rat) == (4, 6)


@pytest.mark.parametrize(("coins", "rat"), [(1, 5), (5, 0)])
def test_the_patron_without_coins_or_rats_asks_nothing(coins: int, rat: int) -> None:
    game, _ = hire("patron", coins=coins, rat=rat)
    assert game.to_move == ("blue",)
    assert see(game, "red").coins == coins - 1


# Merchant.


@pytest.mark.parametrize("gone", range(5))
def test_the_merchant_pays_a_coin_for_every_market_without_a_message_the_centre_too(gone: int) -> None:
    """R12; who took the messages doesn't matter."""
    table = table_for("merchant").player("blue", holds=[("red", kind) for kind in MESSAGE_KINDS[:gone]])
    events = play(table.to_hire("red"), "red hire merchant")[2:]
    assert events == [CoinsGained("red", 1 + gone, ())]


def test_the_merchant_looks_at_the_own_borough_only() -> None:
    table = table_for("merchant", holds=[("blue", "coin"), ("blue", "rat"), ("green", "rat")])
    assert play(table.to_hire("red"), "red hire merchant")[2:] == [CoinsGained("red", 1, ())]


def test_the_merchant_takes_from_the_richest_when_the_bank_is_empty() -> None:
    table = table_for("merchant", coins=1, holds=[("red", "coin"), ("red", "rat")])
    table.player("blue", coins=20).player("green", coins=4)
    events = play(table.to_hire("red"), "red hire merchant")[2:]
    assert events == [CoinsGained("red", 3, (("blue", 2),))]
