"""What happens in the city stands out: all else is dimmed, roads are drawn, goals lie in a ring."""

import math
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine.events import (
    CardPlayed,
    CarriageDriven,
    CoinsPaid,
    CubePlaced,
    Event,
    FriendMoved,
    MessageCollected,
    PersonHired,
)
from game.table import effects
from game.table.map.shapes import bounds, centroid, lerp
from game.table.motion.card_flights import play_flights
from game.table.tabletop import Tabletop
from game.ui.palette import PLAYER
from tests.game.readable_tables import open_table, real_tables
from tests.game.window import Window

WHITE, RING = (255, 255, 255), (255, 227, 154)
ROAD = "blue.centre", "blue.outer"
PLACED, DRIVEN = CubePlaced("blue", "bank", "supply"), CarriageDriven("blue", *ROAD, ROAD)

Opened = Callable[..., Window]


def shown(
    open_window: Opened, folder: Path, events: list[Event], lights: bool = True, **settings: object
) -> tuple[Tabletop, Surface]:
    """The table halfway through an act, and the effects of that on white."""
    window = open_window(title=False, tables=real_tables(), **settings)
    context = open_table(window, folder, "drive", 4).context
    context.top.look_at(None, at_once=True)
    context.animator.show(events, context.session.game.view())
    context.animator.step(0.2)
    surface = Surface(context.top.size)
    surface.fill(WHITE)
    effects.draw(surface, context.top, context.animator, lights)
    return context.top, surface


def colour_at(top: Tabletop, surface: Surface, seat: str, place: str) -> tuple[int, ...]:
    return tuple(
        surface.get_at([round(at) for at in top.on_screen(centroid(top.plan.outline(seat, place)))])
    )[:3]


@pytest.mark.parametrize(
    ("events", "lit"),
    [
        ([CardPlayed("blue", "red.bank")], "bank"),
        ([PLACED], "bank"),
        ([FriendMoved("blue", None, "park")], "park"),
        ([DRIVEN], None),
        ([MessageCollected("blue", "blue.outer", "red", "cube")], None),
        ([CoinsPaid("blue", 1, "hire"), PersonHired("blue", "monk")], None),
    ],
    ids=lambda value: type(value[-1]).__name__ if isinstance(value, list) else value,
)
def test_all_is_dimmed_but_where_something_happens(
    open_window: Opened, tmp_path: Path, events: list[Event], lit: str | None
) -> None:
    top, surface = shown(open_window, tmp_path, events)
    for seat in ("blue", "red"):
        for place in ("bank", "park"):
            bright = seat == "blue" and place == lit
            assert (min(colour_at(top, surface, seat, place)) > 245) == bright, (seat, place)


def test_a_ring_lies_round_where_a_cube_comes(open_window: Opened, tmp_path: Path) -> None:
    top, surface = shown(open_window, tmp_path, [PLACED])
    x, y = (round(at) for at in top.cube("blue", "bank"))
    seen = [surface.get_at((across, y)) for across in range(x, x + top.layout.px(60))]
    assert any(math.dist(colour[:3], RING) < 24 for colour in seen)


def test_the_road_is_drawn_in_the_colour_of_who_drives(open_window: Opened, tmp_path: Path) -> None:
    top, surface = shown(open_window, tmp_path, [DRIVEN])
    start, end = top.road("blue", ROAD)[-2:]
    along = [surface.get_at([round(at) for at in lerp(start, end, part / 40)]) for part in range(41)]
    assert sum(math.dist(colour[:3], PLAYER["blue"]) < 24 for colour in along) > 10


def test_nothing_is_dimmed_in_high_contrast_or_on_a_small_machine(
    open_window: Opened, tmp_path: Path
) -> None:
    for lights, settings in ((False, {}), (True, {"high_contrast": True})):
        top, surface = shown(open_window, tmp_path, [PLACED], lights, **settings)
        assert colour_at(top, surface, "red", "park") == WHITE


def test_with_less_motion_nothing_is_dimmed_or_ringed(open_window: Opened, tmp_path: Path) -> None:
    _, surface = shown(open_window, tmp_path, [PLACED], reduced_motion=True)
    untouched = Surface(surface.get_size())
    untouched.fill(WHITE)
    assert surface.get_buffer().raw == untouched.get_buffer().raw


def test_a_card_that_somebody_else_plays_is_shown_large_beside_its_place(
    open_window: Opened, tmp_path: Path
) -> None:
    top = open_table(open_window(title=False, tables=real_tables()), tmp_path, "drive", 4).context.top
    top.look_at(None, at_once=True)
    sector = Rect(bounds(tuple(map(top.on_screen, top.plan.outline("red", "bank")))))
    (flight,) = play_flights(top, [CardPlayed("red", "blue.bank")])

    def seen(share: float) -> Rect:
        surface = Surface(top.size, pygame.SRCALPHA)
        flight.draw(surface, share * flight.duration)
        return max(pygame.mask.from_surface(surface, 250).get_bounding_rects(), key=lambda box: box.width)

    large, laid = seen(0.55), seen(1.0)
    assert large.width >= top.layout.px(200)
    assert not large.colliderect(sector)
    assert laid.width == pytest.approx(top.layout.small_card[0], abs=4)
    assert laid.center == pytest.approx(top.show_place().center, abs=4)
