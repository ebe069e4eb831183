"""Finds where names, cubes, houses and the rose window stand in the usual views, in all languages.

The result lies in `sprites/city/places.gz`, a line for each thing that the program looks up; see
`game/table/places/found.py`.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import pygame

from engine import COLOURS, SECTORS, Game
from game import paths, words
from game.match.board import DisplayedBoard
from game.seats import Seat
from game.settings import Settings
from game.table.city.buildings import key_of, said
from game.table.map.plan import AREAS, CityPlan, city_plan
from game.table.map.zoom import Zoom, zoom_of
from game.table.places.found import Key, Name, seen_from, top_of
from game.table.places.names import may_have_names
from game.table.tabletop import Tabletop
from game.ui.remembered import FOUND
from game.words.cards import AREA_WORDS
from sprites.make.house_places import houses
from sprites.make.search.chancel import furnish
from sprites.make.search.heaps import stand
from sprites.make.search.names import have_room, place_names

WINDOWS = (
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1280, 1024), 1.0),
    ((2560, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((1920, 1080), 2.0),
)
"""The usual windows: their size, and that of texts. Others are much like one of them."""
PLAYERS = {3: (3,), 4: (2, 4), 5: (5,)}
"""The players whose city has so many boroughs."""
_ALIKE = 1.005  # how much larger a view is at most that takes the places of another one
_DIGITS = 2  # of a plane unit

Window = tuple[tuple[int, int], float]


class Look(NamedTuple):
    """A view of a city: how large it is seen, whether it may have names, and its upper edge on the plane."""

    zoom: Zoom
    may_have_names: bool
    top: float


def tables(window: Window, players: int) -> Iterator[Tabletop]:
    """Yield the tables of a game: with bots alone, and with a person."""
    size, text_scale = window
    view = Game.new(seats=COLOURS[:players], seed=1).view()
    for people in (0, 1):
        seats = [
            Seat(colour, colour, "human" if number < people else "quick")
            for number, colour in enumerate(view.seats)
        ]
        settings = Settings(text_scale=text_scale)
        yield Tabletop(seats, 1, DisplayedBoard(view), size, settings, held=bool(people))


def looks(window: Window, players: int) -> Iterator[Look]:
    """Yield how a table sees the whole city, and a borough without a hand and with a raised one."""
    for top in tables(window, players):
        seat, painter = top.shown.seats[0], top.painter
        cameras = [top.fitted(seat)] if top.whole_is_near else []
        for borough, hand_up in ((None, False), (seat, False), (seat, True)):
            top.look_at(borough, hand_up, at_once=True)
            cameras.append(top.camera)
        for camera in cameras:
            plan = painter.plan_for(camera)
            zoom = zoom_of(camera, plan, painter.u, painter.text_scale)
            seen = top_of(plan.nave, seen_from(camera, painter.clear))
            yield Look(zoom, may_have_names(camera, zoom), seen)


def distinct(window: Window, boroughs: int) -> list[Look]:
    """Return the views of a city in a window, without those that are much like a smaller one."""
    found: list[Look] = []
    all_of_them = {look for players in PLAYERS[boroughs] for look in looks(window, players)}
    for look in sorted(all_of_them, key=lambda look: (look.zoom.scale, look)):
        alike = (other for other in found if look.zoom.scale <= _ALIKE * other.zoom.scale)
        if not any(other[1:] == look[1:] and other.zoom[1:] == look.zoom[1:] for other in alike):
            found.append(look)
    return found


def found(
    boroughs: int, windows: Sequence[Window] = WINDOWS, languages: Sequence[str] = ()
) -> tuple[list[Any], list[Any]]:
    """Return what is found of a city in all these views now: its views, and how its cathedral is furnished.

    Sectors' places stand there as they are, without a key. Without ``languages`` it is in all of them.
    """
    plan = city_plan(COLOURS[:boroughs], COLOURS[0])
    views: list[Any] = []
    chancels: list[Any] = []
    for look in (look for window in windows for look in distinct(window, boroughs)):
        for language in languages or words.languages():
            with words.spoken_in(language):
                zoom, names = named(plan, look)
            seen = zoom.text_scale, zoom.near, zoom.scale, round(zoom.u, 4)
            chancel = _listed((seen, zoom.close, look.top, _rounded(furnish(plan.nave, zoom, look.top))))
            chancels += [chancel] if chancel not in chancels else []
            if names or not any(view[0] == _listed(seen) and not view[1] for view in views):
                stands = [_rounded(one) for one in _stands(plan, zoom, names)]
                views.append(_listed((seen, language if names else "", _rounded(_said(names)), stands)))
    return views, chancels


def named(plan: CityPlan, look: Look) -> tuple[Zoom, dict[Key, Name]]:
    """Return how a view sees a city, and the names there, if any, in the language in use."""
    zoom, texts = look.zoom, tuple(map(AREA_WORDS.say, AREAS))
    if look.may_have_names:
        zoom = zoom._replace(named=have_room(plan, place_names(plan, zoom, texts), zoom))
    return zoom, place_names(plan, zoom, texts) if zoom.close else {}


def _said(names: Mapping[Key, Name]) -> list[Any]:
    return [(*at, len(name.lines) > 1, name.size, name.box, name.wide) for at, name in names.items()]


def _stands(plan: CityPlan, zoom: Zoom, names: Mapping[Key, Name]) -> list[Any]:
    """Return where things stand in all sectors, without the sides of cubes."""
    rooms = {at: name.box for at, name in names.items()}
    return [stand(plan, *at, zoom, rooms.get(at))[1:] for at in product(plan.ring, SECTORS)]


def _rounded(place: Any) -> Any:
    if isinstance(place, (list, tuple)):
        return [_rounded(one) for one in place]
    return round(place, _DIGITS) if isinstance(place, float) else place


def _listed(place: Any) -> Any:
    """Return a place as it is read from JSON."""
    return json.loads(json.dumps(place))


def lines() -> Iterator[tuple[str, Any]]:
    """Yield all keys of the file with what they stand for.

    Sectors that are alike are neighbours, as that makes it small.
    """
    cities = {boroughs: found(boroughs) for boroughs in PLAYERS}
    stands = sorted({_json(one) for views, _ in cities.values() for *_, there in views for one in there})
    keys = {one: str(number) for number, one in enumerate(stands)}
    yield from ((key, json.loads(one)) for one, key in keys.items())
    for boroughs, (views, chancels) in cities.items():
        yield f"views-{boroughs}", [(*view, [keys[_json(one)] for one in there]) for *view, there in views]
        yield f"chancels-{boroughs}", chancels
        plan = city_plan(COLOURS[:boroughs], COLOURS[0])
        for area in product(plan.ring, SECTORS):
            yield key_of(plan, *area), [said(things) for things in houses(plan, *area)]


def _json(place: Any) -> str:
    return json.dumps(place, separators=(",", ":"))


def draw() -> None:
    """Write the file."""
    pygame.display.set_mode((1, 1))
    text = "".join(f"{key} {_json(place)}\n" for key, place in lines())
    (paths.sprites() / FOUND).write_bytes(gzip.compress(text.encode(), mtime=0))
