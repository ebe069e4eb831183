"""RULES.md section 9, letter C: innkeeper, guard, gravedigger, actress, mistress; the councillor is in
``test_hiring.py``."""

import pytest

from engine import SECTORS
from engine.events import (
    CoinsGained,
    CubePlaced,
    CubesGained,
    PiecesMoved,
    PrestigeGained,
    SectorActivated,
)
from tests.engine.table import THREE, choices, given, hire, of_kind, play, see

# Innkeeper.


@pytest.mark.parametrize(
    ("cubes", "friend", "gain"), [(0, None, 0), (3, None, 6), (2, "hotel", 6), (0, "hotel", 2)]
)
def test_the_innkeeper_pays_2_for_influence_in_the_hotel(cubes: int, friend: str | None, gain: int) -> None:
    _, events = hire("innkeeper", cubes={"hotel": cubes, "bank": 2}, friend=friend)
    assert events == ([PrestigeGained("red", gain, 0, "innkeeper")] if gain else [])


# Guard.


@pytest.mark.parametrize(("supply", "gain"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6), (10, 15)])
def test_the_guard_pays_3_for_every_2_cubes_in_the_supply(supply: int, gain: int) -> None:
    """Anniversary rulebook, page 12: Luc's 5 cubes bring 6."""
    _, events = hire("guard", supply=supply)
    assert events == ([PrestigeGained("red", gain, 0, "guard")] if gain else [])


def test_the_guard_is_one_gain() -> None:
    _, events = hire("guard", cubes={"park": 4}, supply=8)
    assert events == [PrestigeGained("red", 14, 2, "guard")]


# Gravedigger.


@pytest.mark.parametrize(
    ("brown", "rats"), [(("hostess", "moneylender"), 3), (("minstrel", "monk"), 8), (("doctor", "fool"), 5)]
)
def test_the_gravedigger_pays_this_rounds_rats_its_own_too(brown: tuple[str, str], rats: int) -> None:
    _, events = hire("gravedigger", *brown, cubes={"hospital": 4})
    assert events == [PrestigeGained("red", rats, 0, "gravedigger")]


def test_no_doctor_changes_what_the_gravedigger_pays() -> None:
    table = given(*THREE, round=7, new_persons=True).persons("doctor", "minstrel", "gravedigger")
    events = play(table.to_hire("red"), "red hire doctor", "blue hire gravedigger")
    assert of_kind(events, PrestigeGained) == [PrestigeGained("blue", 1 + 3 + 3, 0, "gravedigger")]


# Actress.


def test_the_actress_moves_all_pieces_of_a_sector_to_another_and_activates_it() -> None:
    game, _ = hire("actress", cubes={"bank": 2, "cloister": 3, "notredame": 1}, friend="cloister")
    assert choices(game) == ["from cloister", "from bank"]
    play(game, "red from cloister")
    assert choices(game) == [f"to {sector}" for sector in SECTORS if sector != "cloister"]
    assert play(game, "red to bank") == [
        PiecesMoved("red", "cloister", "bank", 3, True),
        SectorActivated("red", "bank", 6),
        CoinsGained("red", 6, ()),
    ]
    red = see(game, "red")
    assert (red.friend, red.influence("bank"), red.influence("cloister")) == ("bank", 6, 0)


def test_the_actress_leaves_a_friend_that_is_elsewhere() -> None:
    game, _ = hire("actress", cubes={"bank": 2, "hotel": 1}, friend="park")
    play(game, "red from bank")
    assert play(game, "red to hotel")[0] == PiecesMoved("red", "bank", "hotel", 2, False)
    assert see(game, "red").friend == "park"


def test_the_actress_must_move_where_she_can_and_takes_the_only_sector_without_a_question() -> None:
    """R9."""
    game, _ = hire("actress", friend="park")
    assert choices(game) == [f"to {sector}" for sector in SECTORS if sector != "park"]


# Mistress.


def test_the_mistress_places_a_cube_of_the_supply_with_the_friend_and_activates_the_sector() -> None:
    game, events = hire("mistress", cubes={"residence": 2}, friend="residence")
    assert events == [
        CubePlaced("red", "residence", "supply"),
        SectorActivated("red", "residence", 4),
        PrestigeGained("red", 4, 0, "residence"),
    ]
    assert see(game, "red").cache == 4


def test_the_mistress_in_the_cloister_finds_the_supply_one_cube_smaller() -> None:
    _, events = hire("mistress", cubes={"cloister": 2}, friend="cloister", supply=3)
    assert of_kind(events, CubesGained) == [CubesGained("red", 2)]
