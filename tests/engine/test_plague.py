"""RULES.md section 4, phase 5: the plague (R2, R3), the doctor, and the anniversary rulebook's examples."""

from __future__ import annotations

import pytest

from engine import Game
from engine.events import CubeRemoved, PlagueStruck, PrestigeLost, RatMoved
from tests.engine.table import Table, choices, given, of_kind, play, see

FOUR = ("red", "blue", "green", "yellow")


def spread(table: Table) -> tuple[Game, list[object]]:
    """All pass the hiring; the game, and what happened from the last pass on."""
    game = table.to_hire("yellow")
    return game, play(game, "yellow pass")


def test_luc_stephanie_and_claire() -> None:
    """Page 7, « Propagation de la peste »: 2 + 0 + 1 = 3 rats."""
    table = given(*FOUR).persons("monk", "hostess", "nightwatchman")
    table.player("red", rat=3)
    table.player("blue", rat=4, cubes={"hospital": 2})
    table.player("green", rat=5, cubes={"hospital": 3}, friend="hospital")
    game, events = spread(table)
    assert of_kind(events, RatMoved) == [
        RatMoved("red", 3, 6, "plague"),
        RatMoved("blue", 4, 5, "plague"),
        RatMoved("green", 5, 4, "plague"),
        RatMoved("yellow", 0, 3, "plague"),
    ]
    assert [see(game, colour).rat for colour in FOUR] == [6, 5, 4, 3]


def test_stephanie_and_leo_in_the_next_round() -> None:
    """Page 7 (page 8): 7 rats. Stéphanie's rat would reach 10; Léo's rat stops on 9 and he is lucky."""
    table = given(*FOUR).persons("minstrel", "monk", "cityguard")
    table.player("red", rat=5, cubes={"hospital": 2, "bank": 3}, prestige=8)
    table.player("blue", rat=4, cubes={"hospital": 1}, friend="hospital", prestige=8)
    game, events = spread(table)
    assert events[1:5] == [
        RatMoved("red", 5, 9, "plague"),
        PlagueStruck("red"),
        PrestigeLost("red", 2, "plague"),
        CubeRemoved("red", "bank", "plague"),
    ]
    stephanie, leo = see(game, "red"), see(game, "blue")
    assert (stephanie.rat, stephanie.prestige, stephanie.sectors["bank"]) == (9, 6, 2)
    assert (leo.rat, leo.prestige, leo.sectors["hospital"]) == (9, 8, 1)


def test_guillaumes_doctor_makes_his_rat_go_back_two_spaces() -> None:
    """Page 9, « médecin »: 2 + 3 + 1 rats; a cube and the friend in his hospital, the rat on 7."""
    table = given(*FOUR).persons("minstrel", "doctor", "cityguard")
    table.player("red", rat=7, cubes={"hospital": 1}, friend="hospital")
    game = table.to_hire("red")
    assert see(game, "red").rat_after == 11
    play(game, "red hire doctor")
    assert see(game, "red").rat_after == 5
    events = play(game, "blue pass", "green pass", "yellow pass")
    assert of_kind(events, RatMoved)[0] == RatMoved("red", 7, 5, "plague")
    assert not of_kind(events, PlagueStruck)


def test_the_doctor_helps_nobody_else() -> None:
    table = given(*FOUR).persons("minstrel", "doctor", "cityguard")
    game = table.to_hire("red")
    events = play(game, "red hire doctor", "blue pass", "green pass", "yellow pass")
    assert [event.seat for event in of_kind(events, RatMoved)] == ["blue", "green", "yellow"]


def test_the_doctor_helps_one_round_only() -> None:
    game = given(*FOUR).persons("minstrel", "doctor", "cityguard").to_hire("red")
    play(game, "red hire doctor", "blue pass", "green pass", "yellow pass")
    rat, spread_ = 0, 0
    while game.view().round == 2:
        spread_ = game.view().rat_sum
        play(game, str(game.legal_moves()[-1]))
    assert see(game, "red").rat == min(9, rat + spread_)


def test_the_rat_never_goes_below_0() -> None:
    table = given(*FOUR).persons("hostess", "moneylender", "nightwatchman")
    table.player("red", rat=1, cubes={"hospital": 5})
    game, events = spread(table)
    assert of_kind(events, RatMoved)[0] == RatMoved("red", 1, 0, "plague")
    assert see(game, "red").rat == 0


@pytest.mark.parametrize("rat", [3, 4, 9])
def test_the_plague_strikes_beyond_9_only(rat: int) -> None:
    table = given(*FOUR).persons("monk", "hostess", "bishop").player("red", rat=rat, prestige=5)
    table.persons("monk", "minstrel", "nightwatchman")
    game, events = spread(table)
    assert (PlagueStruck("red") in events) == (rat + 6 > 9)
    assert see(game, "red").rat == 9


@pytest.mark.parametrize(("prestige", "lost"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_two_prestige_are_lost_or_as_much_as_there_is(prestige: int, lost: int) -> None:
    """R2."""
    game, events = spread(struck_table(prestige=prestige))
    assert sum(event.n for event in of_kind(events, PrestigeLost)) == lost
    assert see(game, "red").prestige == prestige - lost


def struck_table(**pieces: object) -> Table:
    """Red's rat is on 9 and six rats come."""
    table = given(*FOUR).persons("monk", "minstrel", "nightwatchman")
    return table.player("red", **({"rat": 9} | pieces))  # type: ignore[arg-type]


def test_the_cube_goes_to_the_supply() -> None:
    game, events = spread(struck_table(cubes={"bank": 2, "hotel": 1}, cache=3))
    assert CubeRemoved("red", "bank", "plague") in events
    red = see(game, "red")
    assert (red.sectors["bank"], red.cache, red.supply) == (1, 3, 9)


def test_of_tied_sectors_the_player_chooses_one() -> None:
    game, _ = spread(struck_table(cubes={"bank": 2, "park": 2, "hotel": 1}))
    decision = game.decision("red")
    assert decision is not None
    assert (decision.kind, decision.source) == ("lose", "plague")
    assert choices(game) == ["lose bank", "lose park"]
    play(game, "red lose park")
    assert see(game, "red").sectors["park"] == 1


def test_the_friend_counts_for_most_and_is_never_removed() -> None:
    game, events = spread(struck_table(cubes={"bank": 2, "hotel": 2}, friend="hotel"))
    assert CubeRemoved("red", "hotel", "plague") in events
    assert see(game, "red").friend == "hotel"


def test_only_tied_sectors_that_hold_a_cube_can_be_chosen() -> None:
    """R3: the friend alone in the hotel is tied with a cube in the bank."""
    _, events = spread(struck_table(cubes={"bank": 1}, friend="hotel"))
    assert CubeRemoved("red", "bank", "plague") in events
    game, _ = spread(struck_table(cubes={"bank": 1, "park": 1}, friend="hotel"))
    assert choices(game) == ["lose bank", "lose park"]


@pytest.mark.parametrize("pieces", [{}, {"friend": "hotel"}, {"cubes": {"notredame": 4}}])
def test_without_a_cube_in_the_strongest_sector_none_is_lost(pieces: dict[str, object]) -> None:
    """R3; Notre Dame is no candidate."""
    _, events = spread(struck_table(**pieces))
    assert PlagueStruck("red") in events
    assert not of_kind(events, CubeRemoved)


def test_notredame_is_no_candidate_however_many_cubes_lie_there() -> None:
    _, events = spread(struck_table(cubes={"notredame": 4, "bank": 1}))
    assert of_kind(events, CubeRemoved) == [CubeRemoved("red", "bank", "plague")]


def test_the_players_suffer_one_after_the_other_from_the_first_player_on() -> None:
    table = given(*FOUR, first="green").persons("monk", "minstrel", "nightwatchman")
    for colour in FOUR:
        table.player(colour, rat=9, cubes={"bank": 1, "hotel": 1}, prestige=4)
    game = table.to_hire("blue")
    play(game, "blue pass")
    for colour, others in (("green", "yellow"), ("yellow", "red"), ("red", "blue"), ("blue", "green")):
        assert game.to_move == (colour,)
        assert see(game, colour).prestige == 2
        assert see(game, others).prestige == (2 if colour == "blue" else 4)
        play(game, f"{colour} lose bank")
    assert game.view().round == 2


def test_a_lost_hospital_cube_still_helped_this_round_and_helps_no_more() -> None:
    table = struck_table(cubes={"hospital": 2})
    game, events = spread(table)
    assert CubeRemoved("red", "hospital", "plague") in events
    assert see(game, "red").sectors["hospital"] == 1


def test_where_the_rat_will_stand_is_told_only_until_it_has_moved() -> None:
    table = given(*FOUR).persons("monk", "minstrel", "nightwatchman").player("red", rat=1)
    table.player("blue", rat=9, cubes={"bank": 1, "hotel": 1}).player("yellow", rat=2)
    game = table.to_hire("yellow")
    assert {c: p.rat_after for c, p in game.view().players.items()} == {
        "red": 7, "blue": 15, "green": 6, "yellow": 8,
    }  # fmt: skip
    play(game, "yellow pass")
    assert game.to_move == ("blue",)
    assert {c: p.rat_after for c, p in game.view().players.items()} == {
        "red": 7, "blue": 9, "green": 6, "yellow": 8,
    }  # fmt: skip
