"""The places found beforehand: of usual views as they are found now, and what other views make of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from engine import SECTORS
from game import paths, words
from game.settings import TEXT_SCALES
from game.table.city import buildings
from game.table.map.plan import AREAS
from game.table.map.shapes import shared
from game.table.places.found import names, stand
from game.ui import typesetting
from game.ui.remembered import FOUND, found_in, known
from game.words import spoken_in
from sprites.make import found_places
from sprites.make.found_places import PLAYERS, WINDOWS, Window

OTHERS = (1366, 768), (1600, 900), (3840, 2160), (1024, 768), (1280, 800), (1920, 1200), (3440, 1440)
"""Windows of which no places are known."""
AGAIN = "Find them again: python -m sprites.make found_places"


@pytest.mark.thorough(usual=2)
@pytest.mark.parametrize(("language", "boroughs", "window"), [*product(words.languages(), PLAYERS, WINDOWS)])
def test_the_places_are_those_that_are_found_now(language: str, boroughs: int, window: Window) -> None:
    kept_views = known(f"views-{boroughs}")
    kept = [[*view, [known(key) for key in stands]] for *view, stands in kept_views]
    views, chancels = found_places.found(boroughs, [window], [language])
    assert views
    assert all(tuples(view) in tuples(kept) for view in views), AGAIN
    assert all(tuples(chancel) in known(f"chancels-{boroughs}") for chancel in chancels), AGAIN


def tuples(place: Any) -> Any:
    """Places as :func:`~game.ui.remembered.known` returns them."""
    return tuple(map(tuples, place)) if isinstance(place, (list, tuple)) else place


@pytest.mark.thorough(usual=4)
@pytest.mark.parametrize("size", OTHERS)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("language", words.languages())
def test_in_other_windows_names_have_their_room_and_cubes_too(
    size: tuple[int, int], text_scale: float, language: str
) -> None:
    with spoken_in(language):
        for players in (3, 4, 5):
            for top in found_places.tables((size, text_scale), players):
                for hand_up in (False, True):
                    top.look_at(top.shown.seats[0], hand_up, at_once=True)
                    plan, zoom = top.plan, top.painter.zoom(top.camera)
                    named = names(plan, zoom)
                    assert {area for borough, area in named if borough == plan.bottom} == set(AREAS)
                    for name in named.values():
                        width = max(typesetting.width(line, name.size) for line in name.lines) * name.wide
                        assert width <= 1.07 * name.box[2] * zoom.scale
                        assert name.size >= round((23 if zoom.crowded else 25) * zoom.u)
                    for one, other in combinations(named.values(), 2):
                        assert shared(one.box, other.box) < 0.06
                    for sector in SECTORS:
                        place = stand(plan, plan.bottom, sector, zoom)
                        half = place.side / 2
                        for x, y in place.places(2) or (place.pile,):
                            cube = x - half, y - half, place.side, place.side
                            assert shared(cube, named[plan.bottom, sector].box) < 0.15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_houses_stand_along_streets_clear_of_building_and_cubes_whoever_has_the_place(players: int) -> None:
    for top in found_places.tables(((1300, 740), 1.0), players):
        for borough in (None, top.shown.seats[0]):
            top.look_at(borough, at_once=True)
            painter, camera = top.painter, top.camera
            plan, zoom = painter.plan_for(camera), painter.zoom(camera)
            seen = 0
            for at in product(plan.ring, SECTORS):
                things = buildings._things(plan, *at, zoom)
                place = stand(plan, *at, zoom)
                seen += len(things)
                left, top_edge, wide, tall = place.building
                for thing in things:
                    aside = abs(thing.x - left - wide / 2) - (thing.size + wide) / 2
                    assert aside >= 0 or not top_edge < thing.y < top_edge + tall
                for thing, (x, y) in product(things, (*place.cubes[:6], place.pile)):
                    assert abs(thing.x - x) > place.side / 2 or not 0 <= thing.y - y <= place.side / 2
            assert seen >= 4 * len(plan.ring)
            turned = plan.turned(plan.ring[1])
            there = [len(buildings._things(turned, turned.places[0], one, None)) for one in SECTORS]
            assert there == [len(buildings._things(plan, plan.places[0], one, None)) for one in SECTORS]


@pytest.mark.parametrize("damage", [lambda data: data[:5000], lambda data: b"no places", lambda data: None])
def test_places_that_cannot_be_read_are_told_with_their_file(
    tmp_path: Path, damage: Callable[[bytes], bytes | None]
) -> None:
    damaged, data = tmp_path / "places.gz", damage((paths.sprites() / FOUND).read_bytes())
    if data is not None:
        damaged.write_bytes(data)
    with pytest.raises(OSError, match=r"places\.gz: these places can't be read .* reinstall the program"):
        found_in(damaged)
