"""The places found beforehand: all that usual windows ask for, and as they would be found now."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import pytest

from engine import SECTORS
from game import words
from game.table.city import buildings
from game.table.places import heaps, names
from game.ui import remembered
from game.ui.disk_cache import disk
from game.words import spoken_in
from sprites.make import found_places
from sprites.make.found_places import PLAYERS, SIZES
from tests.game import baked

AGAIN = "Find them again: python -m sprites.make found_places"


@pytest.fixture(autouse=True)
def _places_are_forgotten() -> Iterator[None]:
    baked.forget_places()
    yield
    baked.forget_places()


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("players", PLAYERS)
def test_in_usual_windows_all_places_have_been_found_beforehand(
    players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[str] = []
    monkeypatch.setattr(disk, "remember", lambda key, found: searched.append(found))
    with spoken_in(language):
        for size in SIZES:
            found_places.find_all(size, players)
            assert not searched, f"{size}: {AGAIN}"


@pytest.mark.thorough(usual=3)
@pytest.mark.parametrize(("language", "players", "size"), [*product(words.languages(), PLAYERS, SIZES)])
def test_the_places_are_those_that_are_found_now(language: str, players: int, size: tuple[int, int]) -> None:
    kept = remembered.found_beforehand()
    with spoken_in(language):
        found = found_places.found([size], [players], [language])
    assert found
    assert {key: json.loads(kept[key]) for key in found if key in kept} == found, AGAIN


def test_a_damaged_file_of_places_costs_a_search_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    known = remembered.found_beforehand()
    monkeypatch.setattr(remembered, "FOUND", "city/houses.webp")
    remembered.found_beforehand.cache_clear()
    try:
        assert remembered.found_beforehand() == {}
        assert found_places.found([SIZES[0]], [3], ["en"]).keys() <= known.keys()
    finally:
        remembered.found_beforehand.cache_clear()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_houses_stand_along_streets_clear_of_building_and_cubes_whoever_has_the_place(players: int) -> None:
    size = (1300, 740)  # whose places are searched
    views = [top for top in found_places.tables(size, players) for _ in found_places.cameras(top)]
    for top in views:
        painter, camera = top.painter, top.camera
        plan, zoom = painter.plan_for(camera), painter.zoom(camera)
        named = names.boxes(plan, zoom)
        seen = 0
        for borough, sector in product(plan.ring, SECTORS):
            things = buildings._things(plan, borough, sector, zoom)
            place = heaps.stand(plan, borough, sector, zoom, named.get((borough, sector)))
            seen += len(things)
            left, top_edge, wide, tall = place.building
            for thing in things:
                aside = abs(thing.x - left - wide / 2) - (thing.size + wide) / 2
                assert aside >= 0 or not top_edge < thing.y < top_edge + tall
            for thing, (x, y) in product(things, (*place.cubes[:6], place.pile)):
                assert abs(thing.x - x) > place.side / 2 or not 0 <= thing.y - y <= place.side / 2
        assert seen > 4 * len(plan.ring)
        turned = plan.turned(plan.ring[1])
        there = [len(buildings._things(turned, turned.places[0], one, None)) for one in SECTORS]
        assert there == [len(buildings._things(plan, plan.places[0], one, None)) for one in SECTORS]
