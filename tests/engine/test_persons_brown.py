"""RULES.md section 7: the six brown persons, and R9."""

import pytest

from engine import EDITIONS, SECTORS
from engine.events import (
    CoinsGained,
    CubesGained,
    DoctorHired,
    MessageCollected,
    PiecesMoved,
    PrestigeGained,
    RatMoved,
    SectorActivated,
)
from tests.engine.table import choices, hire, of_kind, play, see

# Hostess, monk, moneylender.


@pytest.mark.parametrize(
    ("benefit", "event"),
    [
        ("coin", CoinsGained("red", 1, ())),
        ("cube", CubesGained("red", 1)),
        ("kill", RatMoved("red", 2, 1, "kill")),
    ],
)
def test_the_hostess_pays_3_prestige_and_one_benefit(benefit: str, event: object) -> None:
    game, events = hire("hostess", rat=2)
    assert events == [PrestigeGained("red", 3, 0, "hostess")]
    assert play(game, f"red gain {benefit}") == [event]
    assert game.to_move == ("blue",), "one benefit, whatever the hotel"


def test_the_monk_pays_2_cubes_and_1_prestige() -> None:
    game, events = hire("monk")
    assert events == [CubesGained("red", 2), PrestigeGained("red", 1, 0, "monk")]
    assert see(game, "red").cache == 6


@pytest.mark.parametrize("supply", [0, 1])
def test_the_monk_gives_the_cubes_that_are_left(supply: int) -> None:
    _, events = hire("monk", supply=supply)
    assert of_kind(events, CubesGained) == [CubesGained("red", supply)][: supply and None]
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 1, 0, "monk")]


def test_the_moneylender_pays_2_coins_and_1_prestige() -> None:
    game, events = hire("moneylender")
    assert events == [CoinsGained("red", 2, ()), PrestigeGained("red", 1, 0, "moneylender")]
    assert see(game, "red").coins == 4


@pytest.mark.parametrize(("person", "prestige"), [("hostess", 3), ("monk", 1), ("moneylender", 1)])
def test_the_park_adds_its_bonus(person: str, prestige: int) -> None:
    _, events = hire(person, cubes={"park": 4})
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", prestige + 2, 2, person)]


# Minstrel.


def test_the_minstrel_moves_up_to_three_cubes_between_two_sectors_without_an_action() -> None:
    game, _ = hire("minstrel", cubes={"bank": 4, "hotel": 1})
    assert choices(game) == ["from bank", "from hotel"]
    play(game, "red from bank")
    assert choices(game) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
    play(game, "red to residence")
    assert choices(game) == ["carry 1", "carry 2", "carry 3"]
    assert play(game, "red carry 3") == [PiecesMoved("red", "bank", "residence", 3, False)]
    red = see(game, "red")
    assert (red.sectors["bank"], red.sectors["residence"], red.prestige) == (1, 3, 0)


def test_the_friend_is_one_of_the_minstrels_three_pieces() -> None:
    game, _ = hire("minstrel", cubes={"bank": 4}, friend="bank")
    play(game, "red to park")
    assert choices(game) == [
        "carry 1",
        "carry 2",
        "carry 3",
        "carry 0+friend",
        "carry 1+friend",
        "carry 2+friend",
    ]
    assert play(game, "red carry 2+friend") == [PiecesMoved("red", "bank", "park", 2, True)]
    assert (see(game, "red").friend, see(game, "red").influence("park")) == ("park", 3)


def test_the_minstrel_carries_the_friend_alone() -> None:
    game, _ = hire("minstrel", cubes={"bank": 1, "hotel": 1}, friend="bank")
    play(game, "red from bank", "red to hotel")
    assert choices(game) == ["carry 1", "carry 0+friend", "carry 1+friend"]
    play(game, "red carry 0+friend")
    assert see(game, "red").friend == "hotel"
    assert see(game, "red").sectors["bank"] == 1


def test_the_only_sector_and_the_only_load_of_the_minstrel_are_taken_without_a_question() -> None:
    game, events = hire("minstrel", cubes={"bank": 1})
    assert events == []
    assert choices(game)[0] == "to cloister"
    assert play(game, "red to park") == [PiecesMoved("red", "bank", "park", 1, False)]


def test_the_minstrel_must_move_a_piece_and_never_one_of_notredame() -> None:
    game, _ = hire("minstrel", cubes={"bank": 1, "hotel": 1, "notredame": 2})
    assert choices(game) == ["from bank", "from hotel"], "R9: no pass"
    play(game, "red from bank")
    assert "to notredame" not in choices(game)


# Fool.


def test_claires_fool_takes_a_cube_to_the_carriage_house_and_she_drives_up_to_three_markets() -> None:
    """Anniversary rulebook, page 9: her carriage house had two cubes before."""
    game, _ = hire("fool", cubes={"bank": 1, "carriage": 2})
    play(game, "red from bank")
    events = play(game, "red to carriage")
    assert events == [PiecesMoved("red", "bank", "carriage", 1, False), SectorActivated("red", "carriage", 3)]
    three_steps_away = "green.right"
    assert f"drive {three_steps_away}" in choices(game)
    events = play(game, f"red drive {three_steps_away}", "red collect")
    assert of_kind(events, MessageCollected)[0].market == three_steps_away


def test_the_fool_moves_a_cube_or_the_friend() -> None:
    game, _ = hire("fool", cubes={"bank": 2, "hotel": 1}, friend="bank")
    assert choices(game) == ["from bank", "from hotel", "from bank friend"]
    cube, friend = game.copy(), game.copy()
    play(cube, "red from bank")
    assert choices(cube) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
    assert of_kind(play(cube, "red to hotel"), SectorActivated) == [SectorActivated("red", "hotel", 2)]
    play(friend, "red from bank friend")
    assert choices(friend) == [f"to {sector}" for sector in SECTORS if sector != "bank"]
    events = play(friend, "red to residence")
    assert events[0] == PiecesMoved("red", "bank", "residence", 0, True)
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 1, 0, "residence")]
    assert (see(friend, "red").friend, see(friend, "red").sectors["bank"]) == ("residence", 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_says_whether_the_fool_may_take_a_cube_of_notredame(edition: str) -> None:
    game, _ = hire("fool", edition=edition, cubes={"bank": 1, "hotel": 1, "notredame": 1})
    assert ("from notredame" in choices(game)) == (edition != "anniversary")


def test_a_cube_of_notredame_may_go_to_every_sector() -> None:
    game, _ = hire("fool", edition="alea-2007", cubes={"bank": 1, "notredame": 1})
    assert choices(game) == ["from bank", "from notredame"]
    play(game, "red from notredame")
    assert choices(game) == [f"to {sector}" for sector in SECTORS]
    assert of_kind(play(game, "red to bank"), CoinsGained) == [CoinsGained("red", 2, ())]
    assert see(game, "red").cathedral == 0


def test_the_only_piece_of_the_fool_is_taken_without_a_question() -> None:
    game, _ = hire("fool", friend="park")
    assert choices(game) == [f"to {sector}" for sector in SECTORS if sector != "park"]


def test_the_fool_needs_no_second_cube() -> None:
    """R13."""
    game, _ = hire("fool", cubes={"bank": 1}, cache=0)
    events = play(game, "red to residence")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("red", 1, 0, "residence")]


# Doctor: its effect is in test_plague.py.


def test_the_doctor_is_seen_by_all_until_the_end_of_the_round() -> None:
    game, events = hire("doctor")
    assert events == [DoctorHired("red")]
    assert game.view("blue").players["red"].doctor
    play(game, "blue pass", "green pass")
    assert not game.view().players["red"].doctor
