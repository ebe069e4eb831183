"""Finds where names, cubes, houses and the rose window stand in windows of the usual sizes, in all languages.

The result lies in `sprites/city/places.gz`: what the searches of `game/table/places` would find, by a key
for what they are asked. In other windows they search.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import pygame

from engine import COLOURS, SECTORS, Game
from game import paths, words
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city.buildings import asked, said
from game.table.map.camera import Camera
from game.table.map.plan import city_plan
from game.table.places.chancel import furnish, seen_from
from game.table.places.heaps import stand
from game.table.places.names import boxes
from game.table.tabletop import Tabletop
from game.ui.remembered import FOUND, finding_anew, key_of
from sprites.make.house_places import houses

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
"""The usual windows."""
PLAYERS = (2, 3, 4, 5)
_DIGITS = 2  # of a plane unit


def tables(size: tuple[int, int], players: int) -> Iterator[Tabletop]:
    """Yield the tables of a game: with bots alone, and with a person."""
    view = Game.new(seats=COLOURS[:players], seed=1).view()
    for people in (0, 1):
        seats = [
            Seat(colour, colour, "human" if number < people else "quick")
            for number, colour in enumerate(view.seats)
        ]
        yield Tabletop(seats, 1, DisplayedBoard(view), size, Settings(), held=bool(people))


def cameras(top: Tabletop) -> Iterator[Camera]:
    """Yield the views of a table: the whole city, and a borough without a hand and with a raised one."""
    seat = top.shown.seats[0]
    for borough, hand_up in ((None, False), (seat, False), (seat, True)):
        top.look_at(borough, hand_up, at_once=True)
        yield top.camera


def find(top: Tabletop, camera: Camera) -> None:
    """Ask for all places in a view."""
    painter = top.painter
    plan, zoom = painter.plan_for(camera), painter.zoom(camera)
    furnish(plan.nave, zoom, seen_from(camera, painter.clear))
    named = boxes(plan, zoom)
    for borough, sector in product(plan.ring, SECTORS):
        stand(plan, borough, sector, zoom, named.get((borough, sector)))


def find_all(size: tuple[int, int], players: int) -> None:
    """Ask for all places in the views of a game in a window."""
    for top in tables(size, players):
        for camera in cameras(top):
            find(top, camera)


def found(
    sizes: Sequence[tuple[int, int]] = SIZES,
    counts: Sequence[int] = PLAYERS,
    languages: Sequence[str] = (),
) -> dict[str, Any]:
    """Return by key what is found in all these views now; without ``languages`` in all of them."""
    with finding_anew() as places:
        for count in (3, 4, 5):
            plan = city_plan(COLOURS[:count], COLOURS[0])
            for borough, area in product(plan.ring, SECTORS):
                key = key_of("houses", asked(plan, borough, area))
                places[key] = [said(things) for things in houses(plan, borough, area)]
        for size, players, language in product(sizes, counts, languages or words.languages()):
            with words.spoken_in(language):
                find_all(size, players)
    return {key: _rounded(place) for key, place in places.items()}


def _rounded(place: Any) -> Any:
    if isinstance(place, (list, tuple)):
        return [_rounded(one) for one in place]
    return round(place, _DIGITS) if isinstance(place, float) else place


def text(places: Mapping[str, Any]) -> str:
    """Return the file of some places: a line for each, like beside like, as that makes it small."""
    lines = [(json.dumps(place, separators=(",", ":")), key) for key, place in places.items()]
    return "".join(f"{key} {place}\n" for place, key in sorted(lines))


def draw() -> None:
    """Write the file."""
    pygame.display.set_mode((1, 1))
    (paths.sprites() / FOUND).write_bytes(gzip.compress(text(found()).encode(), mtime=0))
