"""RULES.md section 8: the nine grey persons of the base game."""

from typing import Any

import pytest

from engine import SECTORS
from engine.events import CubePlaced, CubesGained, PrestigeGained, SectorActivated
from tests.engine.table import THREE, choices, hire, of_kind, play, see

ONE_EACH = dict.fromkeys(SECTORS, 1)


def prestige(person: str, **pieces: Any) -> int:
    """What the person's one gain is, 0 where there is none."""
    _, events = hire(person, **pieces)
    gains = of_kind(events, PrestigeGained)
    assert len(gains) <= 1
    assert all(gain.reason == person for gain in gains)
    return gains[0].n if gains else 0


@pytest.mark.parametrize(
    ("person", "cubes", "friend", "expected"),
    [
        # 1 for every influence on the board
        ("cityguard", {}, None, 0),
        ("cityguard", {"bank": 2, "notredame": 3}, None, 5),
        ("cityguard", {"bank": 2, "hotel": 1}, "bank", 4),
        ("cityguard", {}, "residence", 1),
        ("cityguard", ONE_EACH | {"park": 0}, None, 6),
        # 1 for every empty sector
        ("nightwatchman", {}, None, 7),
        ("nightwatchman", {"notredame": 3}, None, 7),
        ("nightwatchman", {"bank": 2}, "hotel", 5),
        ("nightwatchman", {"bank": 2}, "bank", 6),
        ("nightwatchman", ONE_EACH | {"park": 0}, None, 1),
        ("nightwatchman", ONE_EACH | {"park": 0}, "park", 0),
        # 2 for every sector with 2 or more
        ("guildmaster", {}, None, 0),
        ("guildmaster", {"bank": 2, "hotel": 1, "carriage": 4}, None, 4),
        ("guildmaster", {"bank": 2, "hotel": 1}, "hotel", 4),
        ("guildmaster", {"notredame": 5, "bank": 1}, None, 0),
        # the influence of the strongest sector
        ("lady", {}, None, 0),
        ("lady", {"bank": 3, "hotel": 2, "notredame": 5}, None, 3),
        ("lady", {"bank": 3, "hotel": 3}, "hotel", 4),
        # 3 for every sector with 3 or more
        ("mayor", {"bank": 2}, None, 0),
        ("mayor", {"bank": 3, "hotel": 5, "carriage": 2}, "carriage", 9),
        ("mayor", {"notredame": 3}, None, 0),
        # 1 for every sector that is not empty
        ("carpenter", {}, None, 0),
        ("carpenter", {"bank": 3, "notredame": 2}, "hotel", 2),
        ("carpenter", ONE_EACH | {"park": 0}, None, 6),
    ],
)
def test_what_is_paid_for_influence(
    person: str, cubes: dict[str, int], friend: str | None, expected: int
) -> None:
    assert prestige(person, cubes=cubes, friend=friend) == expected


def test_the_bishop_places_a_cube_of_the_supply_into_an_empty_sector_and_activates_it() -> None:
    game, _ = hire("bishop", cubes={"bank": 1, "notredame": 1}, friend="park")
    assert choices(game) == ["to cloister", "to residence", "to carriage", "to hotel", "to hospital"]
    before = see(game, "red")
    assert play(game, "red to residence") == [
        CubePlaced("red", "residence", "supply"),
        SectorActivated("red", "residence", 1),
        PrestigeGained("red", 1, 0, "residence"),
    ]
    after = see(game, "red")
    assert (after.cache, after.supply) == (before.cache, before.supply - 1)


def test_the_bishops_only_empty_sector_is_taken_without_a_question() -> None:
    _, events = hire("bishop", cubes=ONE_EACH | {"cloister": 0})
    assert events == [
        CubePlaced("red", "cloister", "supply"),
        SectorActivated("red", "cloister", 1),
        CubesGained("red", 1),
    ]


@pytest.mark.parametrize(("rat", "expected"), [(0, 9), (4, 5), (7, 2), (9, 0)])
def test_the_beggarking_pays_1_for_every_space_above_the_rat(rat: int, expected: int) -> None:
    """Anniversary rulebook, page 10: with Luc's rat on 4 he gets 5."""
    assert prestige("beggarking", rat=rat) == expected


@pytest.mark.parametrize(("messages", "expected"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_the_advocate_pays_3_for_every_2_messages(messages: int, expected: int) -> None:
    """Anniversary rulebook, page 10: Guillaume's 5 messages bring 6."""
    held = [(colour, kind) for kind in ("coin", "rat") for colour in THREE][:messages]
    assert prestige("advocate", holds=held) == expected


@pytest.mark.parametrize(
    ("person", "expected"),
    [
        ("cityguard", 9),
        ("nightwatchman", 4),
        ("guildmaster", 6),
        ("beggarking", 9),
        ("lady", 4),
        ("mayor", 6),
        ("carpenter", 3),
        ("advocate", 3),
    ],
)
def test_what_adds_up_from_many_things_is_one_gain_with_one_bonus(person: str, expected: int) -> None:
    """Section 5: one effect is one gain."""
    pieces = {"cubes": {"park": 4, "bank": 3, "hotel": 2}, "holds": [("blue", "coin"), ("red", "coin")]}
    assert prestige(person, **pieces) == expected + 2
