"""RULES.md section 6, Messages: what they pay; section 2: the message that gives a cube."""

import pytest

from engine import EDITIONS, MESSAGE_KINDS, Game
from engine.events import CoinsGained, CubesGained, MessageCollected, PrestigeGained, RatMoved
from tests.engine.table import THREE, choices, given, of_kind, play, see


def collected(kind: str, prestige_of_cube: int = 2, **pieces: object) -> tuple[Game, list[object]]:
    """Red takes the message of ``kind`` next to its centre; the game, and the events of collecting."""
    options = EDITIONS["anniversary"]._replace(message_cube_prestige=prestige_of_cube)
    table = given(*THREE, options=options).message("red.inner", kind)
    table.player("red", **({"rat": 4} | pieces))  # type: ignore[arg-type]
    game = table.to_play("red", "carriage")
    play(game, "red play red.carriage", "red drive red.inner")
    return game, play(game, "red collect")


def test_the_coin_message_pays_1_prestige_and_1_coin() -> None:
    game, events = collected("coin")
    assert events == [
        MessageCollected("red", "red.inner", "red", "coin"),
        PrestigeGained("red", 1, 0, "message"),
        CoinsGained("red", 1, ()),
    ]
    assert see(game, "red").coins == 4


@pytest.mark.parametrize("prestige", [1, 2, 4])
def test_the_cube_message_pays_its_prestige_and_1_cube(prestige: int) -> None:
    game, events = collected("cube", prestige)
    assert events[1:] == [PrestigeGained("red", prestige, 0, "message"), CubesGained("red", 1)]
    assert see(game, "red").cache == 4


def test_a_cube_message_that_pays_no_prestige_gets_no_bonus() -> None:
    """R4."""
    _, events = collected("cube", 0, cubes={"park": 6})
    assert of_kind(events, PrestigeGained) == []
    assert of_kind(events, CubesGained) == [CubesGained("red", 1)]


def test_the_rat_message_pays_3_prestige_and_kills_a_rat() -> None:
    _, events = collected("rat")
    assert events[1:] == [PrestigeGained("red", 3, 0, "message"), RatMoved("red", 4, 3, "kill")]


@pytest.mark.parametrize(
    ("kind", "pieces", "prestige"), [("rat", {"rat": 0}, 3), ("cube", {"supply": 0}, 2), ("plain", {}, 4)]
)
def test_a_message_pays_its_prestige_also_where_it_gives_nothing_else(
    kind: str, pieces: dict[str, int], prestige: int
) -> None:
    _, events = collected(kind, **pieces)
    assert events[1:] == [PrestigeGained("red", prestige, 0, "message")]


@pytest.mark.parametrize("kind", MESSAGE_KINDS)
def test_the_park_adds_its_bonus_once_to_a_message(kind: str) -> None:
    _, events = collected(kind, cubes={"park": 5})
    (gain,) = of_kind(events, PrestigeGained)
    assert (gain.park, gain.n) == (2, {"coin": 1, "cube": 2, "rat": 3, "plain": 4}[kind] + 2)


@pytest.mark.parametrize(
    ("kind", "benefit"),
    [
        ("coin", CoinsGained("red", 1, ())),
        ("cube", CubesGained("red", 1)),
        ("rat", RatMoved("red", 4, 3, "kill")),
    ],
)
def test_the_prestige_of_a_message_is_gained_before_its_benefit(kind: str, benefit: object) -> None:
    """R15."""
    _, events = collected(kind)
    assert [type(event) for event in events[1:]] == [PrestigeGained, type(benefit)]
    assert events[-1] == benefit


def test_collected_messages_stay_with_the_player_and_are_open_to_all() -> None:
    game, _ = collected("plain")
    for viewer in THREE:
        assert game.view(viewer).players["red"].messages == (("red", "plain"),)
    assert ("red", "plain") not in game.view().messages.values()
    assert choices(game)
