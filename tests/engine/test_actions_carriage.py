"""RULES.md section 6: the carriage, and which messages a player may take."""

from __future__ import annotations

import pytest

from engine import Game, Streets
from engine.events import CarriageDriven, MessageCollected
from tests.engine.table import Table, choices, given, of_kind, play, see

FOUR = ("red", "purple", "blue", "green")


def driving(table: Table, cubes: int = 0, **pieces: object) -> Table:
    """The red carriage house with ``cubes``, the red carriage card to come."""
    return table.player("red", cubes={"carriage": cubes}, **pieces)  # type: ignore[arg-type]


@pytest.mark.parametrize("cubes", [0, 1, 3])
def test_the_carriage_drives_from_0_to_its_influence_in_steps_over_the_whole_board(cubes: int) -> None:
    game = driving(given(*FOUR), cubes, carriage="blue.outer").to_play("red", "carriage")
    play(game, "red play red.carriage")
    decision = game.decision("red")
    assert decision is not None
    assert (decision.kind, decision.source) == ("drive", "carriage")
    reach = Streets(FOUR).reach("blue.outer", cubes + 1)
    assert [move.what for move in decision.options] == list(reach)
    assert "blue.outer" in reach, "its own market included"


def test_carriages_do_not_block() -> None:
    table = driving(given(*FOUR)).player("blue", carriage="red.inner").player("green", carriage="red.inner")
    game = table.to_play("red", "carriage")
    play(game, "red play red.carriage")
    assert "drive red.inner" in choices(game)


def test_the_drive_is_told_with_its_path() -> None:
    game = driving(given(*FOUR)).to_play("red", "carriage")
    events = play(game, "red play red.carriage", "red drive red.outer")
    assert of_kind(events, CarriageDriven) == [
        CarriageDriven("red", "red.centre", "red.outer", ("red.centre", "red.outer"))
    ]


def test_a_message_can_be_collected_or_left() -> None:
    game = driving(given(*FOUR)).to_play("red", "carriage")
    play(game, "red play red.carriage", "red drive red.inner")
    decision = game.decision("red")
    assert decision is not None
    assert (decision.kind, decision.place, choices(game)) == ("collect", "red.inner", ["collect", "leave"])
    left = game.copy()
    assert play(left, "red leave") == []
    assert "red.inner" in left.view().messages
    (event,) = of_kind(play(game, "red collect"), MessageCollected)
    assert event[:3] == ("red", "red.inner", "red")
    assert "red.inner" not in game.view().messages
    assert see(game, "red").messages == ((event.colour, event.kind),)


def test_staying_put_counts_as_ending_there() -> None:
    """R7."""
    game = driving(given(*FOUR), carriage="purple.outer").to_play("red", "carriage")
    events = play(game, "red play red.carriage", "red drive purple.outer")
    assert of_kind(events, CarriageDriven) == [
        CarriageDriven("red", "purple.outer", "purple.outer", ("purple.outer",))
    ]
    assert choices(game) == ["collect", "leave"]


def test_a_market_without_a_message_asks_nothing() -> None:
    game = driving(given(*FOUR)).to_play("red", "carriage")
    play(game, "red play red.carriage", "red drive red.centre")
    assert game.to_move == ("purple",)


def may_take(game: Game) -> set[str]:
    """The colours of which red may take a message when its carriage can go anywhere."""
    play(game, "red play red.carriage")
    colours: set[str] = set()
    for text in choices(game):
        after = game.copy()
        play(after, f"red {text}")
        if after.to_move == ("red",):
            colours.add(after.view().messages[text.removeprefix("drive ")][0])
    return colours


def reach_all(*held: tuple[str, str], elsewhere: dict[str, list[tuple[str, str]]] | None = None) -> set[str]:
    """The colours red may take when it holds ``held`` and others what ``elsewhere`` says."""
    table = given(*FOUR)
    for colour, tokens in (elsewhere or {}).items():
        table.player(colour, holds=tokens)
    return may_take(driving(table, 7, holds=held).to_play("red", "carriage"))


def test_stephanie_must_take_a_blue_message_before_any_other() -> None:
    """Anniversary rulebook, page 4, « Relais de calèches »: she holds a purple, a green and a red one."""
    held = [("purple", "coin"), ("green", "plain"), ("red", "rat")]
    assert reach_all(*held) == {"blue"}
    assert reach_all(*held, ("blue", "plain")) == set(FOUR), "then one of any colour, a second blue one too"
    assert reach_all(*held, ("blue", "plain"), ("blue", "coin")) == {"purple", "green", "red"}


def test_a_colour_that_is_no_longer_on_the_board_is_ignored() -> None:
    gone = [("blue", kind) for kind in ("coin", "cube", "rat", "plain")]
    held = [("purple", "coin"), ("green", "plain"), ("red", "rat")]
    assert reach_all(*held, elsewhere={"green": gone}) == {"purple", "green", "red"}
    assert reach_all(*held, ("red", "coin"), elsewhere={"green": gone}) == {"purple", "green"}


def test_the_kind_does_not_matter_for_taking() -> None:
    assert reach_all(("purple", "coin"), ("green", "coin"), ("red", "coin")) == {"blue"}


def test_with_none_held_every_colour_may_be_taken() -> None:
    assert reach_all() == set(FOUR)


def test_a_third_of_a_colour_needs_two_of_every_other() -> None:
    """« un joueur ne pourra pas collecter de 3ème lettre … tant qu'il n'a pas 2 lots … complets »."""
    two = [(colour, kind) for colour in FOUR for kind in ("coin", "rat")]
    assert reach_all(*two) == set(FOUR)
    assert reach_all(*two[:-1]) == {"green"}


def test_a_message_that_may_not_be_taken_asks_nothing() -> None:
    table = given(*FOUR).message("red.inner", "plain")
    game = driving(table, holds=[("red", "coin")]).to_play("red", "carriage")
    play(game, "red play red.carriage", "red drive red.inner")
    assert game.to_move == ("purple",)
    assert game.view().messages["red.inner"] == ("red", "plain")


def test_two_players_must_collect_the_neutral_colours_too() -> None:
    """Anniversary rulebook, page 8: a set is of all four colours on the board."""
    table = given("red", "blue")
    neutral = table.ring[1::2]
    held = [("red", "coin"), ("blue", "coin"), (neutral[0], "rat")]
    assert may_take(driving(table, 7, holds=held).to_play("red", "carriage")) == {neutral[1]}
