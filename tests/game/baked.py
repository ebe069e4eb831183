"""Cities and drawings that tests of one run have in common: each is made by the first that looks at it.

To bake a city takes a second and the pictures are the same for the same city, so that tests of other things
need not do it anew. Who registers the lines on pictures has them baked before its eyes. So it is with the
drawings in files at a size, and with textures as they are in their files; and with the pictures of the image
caches, which are cleared between two tests: but a test that replaces a part of the program has its own made.
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from inspect import signature
from typing import Any
from unittest import mock

import pygame
from pygame import Surface

from engine.content import PERSONS
from game import words
from game.editions import shown_edition
from game.screens.saves import thumbnails
from game.table.city import base, painter
from game.table.city.base import Patch, Steps
from game.table.places import parking
from game.ui import contrast, image_cache
from game.ui.image_cache import ImageCache
from game.words import language
from game.words.persons import shown_persons
from tests.game.lines_drawn import Register

_ROOM = 180_000_000
"""Bytes of cities that are kept, and of other pictures."""

_kept: OrderedDict[object, tuple[Surface, list[Patch]]] = OrderedDict()
_pictures: OrderedDict[object, Any] = OrderedDict()
_held = 0
"""The bytes of :data:`_pictures`."""

own_pictures = False
"""Whether the present test replaces a part of the program, and neither takes nor leaves pictures."""


def _bake(*given: Any, **more: Any) -> Steps:
    """See :func:`game.table.city.base.bake`."""
    asked = signature(base.bake).bind(*given, **more)
    asked.apply_defaults()
    plan, clear = asked.arguments["plan"], asked.arguments["clear"]
    beneath = asked.arguments.pop("beneath")
    told = {**asked.arguments, "plan": (plan.ring, plan.bottom), "clear": tuple(clear) if clear else None}
    key = tuple(told.values()), language(), contrast.is_high(), Register.listening
    if key not in _kept:
        patches: list[Patch] = []
        _kept[key] = (yield from base.bake(**asked.arguments, beneath=patches)), patches
        while sum(picture.get_buffer().length for picture, _ in _kept.values()) > _ROOM:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    picture, patches = _kept[key]
    if beneath is not None:
        beneath += patches
    return picture.copy()


def _cached(self: ImageCache[..., Any], *args: Any, **kwargs: Any) -> Any:
    """See :meth:`game.ui.image_cache.ImageCache.__call__`."""
    global _held
    foreign = own_pictures or Register.listening or not self.__module__.startswith("game.")
    if foreign or self.has(*args, **kwargs) or shown_edition() or len(shown_persons()) > len(PERSONS):
        return _ask(self, *args, **kwargs)
    key = self, args, tuple(kwargs.items()), language(), words.catalogue, contrast.is_high()
    if key in _pictures:
        _pictures.move_to_end(key)
        make, self._make = self._make, lambda *args, **kwargs: _pictures[key]
        try:
            return _ask(self, *args, **kwargs)
        finally:
            self._make = make
    made = _pictures[key] = _ask(self, *args, **kwargs)
    _held += image_cache._bytes(made)
    while _held > _ROOM:
        _held -= image_cache._bytes(_pictures.popitem(last=False)[1])
    return made


_ask = ImageCache.__call__


def forget() -> None:
    """Let the next tables be baked anew, and the next pictures be made anew."""
    global _held
    _kept.clear()
    _pictures.clear()
    _held = 0


_svg = lru_cache(maxsize=3000)(pygame.image.load_sized_svg)
_image = lru_cache(maxsize=60)(pygame.image.load)


def _load_svg(path: str, size: tuple[int, int]) -> Surface:
    return _svg(path, size).copy()


def _load_image(path: str) -> Surface:
    return _image(path).copy()


@contextmanager
def baked_once() -> Iterator[None]:
    """Let all tables, thumbnails and previews take what has been baked before."""
    with (
        mock.patch.object(painter, "bake", _bake),
        mock.patch.object(thumbnails, "bake", _bake),
        mock.patch.object(pygame.image, "load_sized_svg", _load_svg),
        mock.patch.object(pygame.image, "load", _load_image),
        mock.patch.object(ImageCache, "__call__", _cached),
        mock.patch.object(parking._parked, "_most", 5000),
    ):
        yield
