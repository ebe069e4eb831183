"""RULES.md section 3, Streets: every sentence about the plan, for rings of 3, 4 and 5 boroughs."""

from itertools import pairwise

import pytest

from engine import COLOURS, Streets
from engine.content import STREET_PLAN
from engine.events import MessageCollected, PrestigeGained
from tests.engine.table import choices, given, of_kind, play, see

RINGS = [COLOURS[:n] for n in (3, 4, 5)]
EVERYWHERE = [(ring, at) for ring in RINGS for at in range(len(ring))]


@pytest.fixture(params=EVERYWHERE, ids=lambda place: f"{len(place[0])}-{place[0][place[1]]}")
def borough(request: pytest.FixtureRequest) -> tuple[Streets, str, str, str]:
    """Streets, a borough, and its neighbours clockwise and counter-clockwise."""
    ring, at = request.param
    return Streets(ring), ring[at], ring[(at + 1) % len(ring)], ring[at - 1]


Place = tuple[Streets, str, str, str]


@pytest.mark.parametrize(
    ("start", "reached"),
    [
        ("b.centre", "b.inner b.right b.outer b.left after.inner before.left"),
        ("b.inner", "b.centre before.centre after.inner before.inner before.left"),
        ("b.left", "b.centre after.centre after.inner b.outer after.right"),
        ("b.outer", "b.centre b.left b.right"),
        ("b.right", "b.centre b.outer before.left"),
    ],
)
def test_one_step(borough: Place, start: str, reached: str) -> None:
    """``b`` is the borough, ``after`` and ``before`` are its neighbours."""
    streets, b, after, before = borough
    colours = {"b": b, "after": after, "before": before}

    def there(place: str) -> str:
        whose, _, market = place.partition(".")
        return f"{colours[whose]}.{market}"

    assert set(streets.steps(there(start))) == set(map(there, reached.split()))


def test_a_borough_has_eight_corners_four_of_them_with_an_own_market(borough: Place) -> None:
    streets, b, after, before = borough
    assert streets.corners(b) == (
        f"{b}.inner", f"{before}.left", f"{b}.right", f"{b}.4",
        f"{b}.outer", f"{b}.6", f"{b}.left", f"{after}.inner",
    )  # fmt: skip


def test_a_border_has_two_corners_that_are_one_intersection_each(borough: Place) -> None:
    streets, b, after, _ = borough
    left_border = streets.corners(b)[6:8]
    assert left_border == streets.corners(after)[1::-1]
    assert left_border == (f"{b}.left", f"{after}.inner"), "one market of each of the two boroughs"


def test_a_street_joins_the_centre_with_each_corner_and_each_corner_with_the_next(borough: Place) -> None:
    streets, b, _, _ = borough
    corners = streets.corners(b)
    assert set(streets.neighbours(f"{b}.centre")) == set(corners)
    for corner, following in zip(corners, corners[1:] + corners[:1], strict=True):
        assert following in streets.neighbours(corner)
        assert corner in streets.neighbours(following)


def test_only_corners_4_and_6_have_no_market(borough: Place) -> None:
    streets, b, _, _ = borough
    assert {node for node in streets.corners(b) if node not in streets.markets} == {f"{b}.4", f"{b}.6"}


@pytest.mark.parametrize("ring", RINGS)
def test_the_city_has_five_markets_a_borough_and_no_streets_beyond_the_tiles(ring: tuple[str, ...]) -> None:
    streets = Streets(ring)
    assert len(streets.markets) == len(set(streets.markets)) == 5 * len(ring)
    assert len(streets.nodes) == len(set(streets.nodes)) == 7 * len(ring)
    ends = sum(len(streets.neighbours(node)) for node in streets.nodes)
    assert ends == 2 * 15 * len(ring), "a tile has 8 streets inside and 8 edges; neighbours share one of them"


@pytest.mark.parametrize("ring", RINGS)
def test_streets_go_both_ways(ring: tuple[str, ...]) -> None:
    streets = Streets(ring)
    for market in streets.markets:
        assert market not in streets.steps(market)
        assert all(market in streets.steps(near) for near in streets.steps(market))


@pytest.mark.parametrize("ring", RINGS)
def test_reach_is_what_so_many_steps_lead_to(ring: tuple[str, ...]) -> None:
    streets = Streets(ring)
    for start in streets.markets:
        within = {start}
        for steps in range(8):
            assert set(streets.reach(start, steps)) == within
            assert len(streets.reach(start, steps)) == len(within), "every market once"
            assert streets.reach(start, steps)[0] == start
            within = within | {near for market in within for near in streets.steps(market)}
        assert within == set(streets.markets), "the whole board can be reached"


@pytest.mark.parametrize("ring", RINGS)
def test_a_path_goes_along_streets_in_the_fewest_steps(ring: tuple[str, ...]) -> None:
    streets = Streets(ring)
    for start in streets.markets:
        for end in streets.markets:
            path = streets.path(start, end)
            assert (path[0], path[-1]) == (start, end)
            assert len(set(path)) == len(path)
            for here, there in pairwise(path):
                assert there in streets.neighbours(here)
            steps = sum(node in streets.markets for node in path) - 1
            assert end in streets.reach(start, steps)
            assert steps == 0 or end not in streets.reach(start, steps - 1)


def test_the_areas_clockwise_from_edge_5_6_on() -> None:
    from_edge_5_6 = STREET_PLAN.areas[4:] + STREET_PLAN.areas[:4]
    assert from_edge_5_6 == (
        "harbour", "bank", "carriage", "residence", "hospital", "hotel", "park", "cloister",
    )  # fmt: skip
    assert STREET_PLAN.areas[0] == "hospital", "between corners 1 and 2"
    assert STREET_PLAN.areas[7] == "residence", "along the cathedral"


def test_two_players_use_the_streets_of_four_boroughs() -> None:
    game = given("red", "blue").player("red", cubes={"carriage": 8}).to_play("red", "carriage")
    ring = game.view().ring
    play(game, "red play red.carriage")
    reached = {text.removeprefix("drive ") for text in choices(game)}
    assert reached == set(Streets(ring).markets)
    assert len(reached) == 20


# Anniversary rulebook, page 4, "Relais de calèches", examples 1 and 2.

FOUR = ("yellow", "red", "purple", "blue")


def test_example_1_yellow_takes_a_neighbours_message_one_step_from_its_own_centre() -> None:
    """« Jaune a collecté une lettre de change rouge, reçu 2 points de prestige … »: with its first cube."""
    game = given(*FOUR).message("red.inner", "cube").to_play("yellow", "carriage")
    events = play(game, "yellow play yellow.carriage", "yellow drive red.inner", "yellow collect")
    assert of_kind(events, MessageCollected) == [MessageCollected("yellow", "red.inner", "red", "cube")]
    assert of_kind(events, PrestigeGained) == [PrestigeGained("yellow", 2, 0, "message")]
    assert see(game, "yellow").cache == 4, "one cube placed, one gained"


def test_example_1_yellow_drives_two_markets_with_its_second_cube_and_leaves_red_messages_alone() -> None:
    table = given(*FOUR).message("red.inner", "cube")
    table.player("yellow", cubes={"carriage": 1}, carriage="red.inner", holds=[("red", "cube")])
    game = table.to_play("yellow", "carriage")
    play(game, "yellow play yellow.carriage")
    reached = [text.removeprefix("drive ") for text in choices(game)]
    assert set(reached) == set(Streets(FOUR).reach("red.inner", 2))
    for market in reached:
        after = game.copy()
        after.play(f"yellow drive {market}")
        message = after.view().messages.get(market)
        may_take = message is not None and message[0] != "red"
        assert (choices(after) == ["collect", "leave"]) == may_take, market


def test_example_2_green_may_end_by_another_carriage_or_without_a_message() -> None:
    """« … il peut aussi déplacer sa calèche sur une place de marché où il y a déjà une calèche … »"""
    table = given("green", "red", "purple", "blue").message("green.inner", "coin")
    table.player("red", carriage="green.outer").player("blue", holds=[("green", "coin")])
    game = table.to_play("green", "carriage")
    play(game, "green play green.carriage")
    assert {"drive green.outer", "drive green.inner", "drive green.centre"} <= set(choices(game))
    after = game.copy()
    play(after, "green drive green.inner")
    assert after.to_move == ("red",), "nothing to collect there"
    play(game, "green drive green.outer")
    assert see(game, "green").carriage == see(game, "red").carriage == "green.outer"
    assert choices(game) == ["collect", "leave"]
