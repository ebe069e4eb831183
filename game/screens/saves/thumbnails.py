"""Small pictures of the tables of saved games, painted piecemeal in idle time and cached."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import pygame
from pygame import Rect, Surface

from engine import View
from game.storage.saved_game import SavedGame
from game.table.city.base import Baking, bake
from game.table.city.piece_painter import draw_small
from game.table.map.camera import Camera
from game.table.map.plan import city_plan

_MOST = 400
_ROOM = 0.06  # space round the city for its shadow, as a share

Size = tuple[int, int]


class _City:
    """The city of a ring of boroughs without pieces, being painted."""

    def __init__(self, view: View, size: Size) -> None:
        self.plan = city_plan(view.ring, view.ring[0])
        inset = round(min(size) * _ROOM)
        self.camera = Camera(Rect((0, 0), size).inflate(-2 * inset, -2 * inset), self.plan.box)
        neutral = frozenset(view.ring) - frozenset(view.seats)
        self.baking = Baking(bake(self.plan, self.camera, size, neutral, on_oak=False))

    def with_pieces(self, view: View) -> Surface:
        """Return the city with a game's pieces."""
        picture = self.baking.finish().copy()
        draw_small(picture, self.plan, self.camera, view)
        return picture


class Thumbnails:
    """A cache of pictures of ``size``, dropping the least recently used."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self._cities: dict[tuple[str, ...], _City] = {}
        self._finished: OrderedDict[tuple[Path, object, Size], Surface] = OrderedDict()

    def find(self, game: SavedGame, size: Size | None = None) -> Surface | None:
        """Return the picture of a game's table, scaled to ``size``, or None if it isn't painted yet."""
        key = (game.path, game.changed, size or self.size)
        if key in self._finished:
            self._finished.move_to_end(key)
            return self._finished[key]
        whole = self._finished.get((game.path, game.changed, self.size))
        if whole is None:
            return None
        return self._keep(key, pygame.transform.smoothscale(whole, key[2]))

    def paint(self, game: SavedGame, seconds: float) -> bool:
        """Continue painting for about ``seconds``; return whether there was anything to paint."""
        view = game.contents.table if game.contents else None
        if view is None or self.find(game) is not None:
            return False
        key = (*view.ring, "", *view.seats)
        if key not in self._cities:
            self._cities[key] = _City(view, self.size)
        elif self._cities[key].baking.go_on(seconds):
            self._keep((game.path, game.changed, self.size), self._cities[key].with_pieces(view))
        return True

    def _keep(self, key: tuple[Path, object, Size], picture: Surface) -> Surface:
        self._finished[key] = picture
        while len(self._finished) > _MOST:
            self._finished.popitem(last=False)
        return picture
