"""What a glide moves or fades above the bare city: each piece once, the cathedral's front, and names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from typing import NamedTuple

import pygame
from pygame import Rect, Surface, Vector2

from game.table.city.cathedral import front
from game.table.city.piece_painter import Part
from game.table.map.camera import Camera, Way
from game.table.map.shapes import Point, lerp
from game.ui import surfaces
from game.ui.sprites import Sprites

CUBE, WINDOW = "cube", "window"
_LABELS = 0.1
"""The share of the way in which names fade out, and in again."""
_SAME = 0.02
"""The difference in size, as a share, that nobody sees."""

Key = tuple[object, ...]
"""What tells a piece from all others, wherever it is seen from."""


class Piece(NamedTuple):
    """A piece as it lies at one end of a glide, in pixels of the window."""

    picture: Surface
    box: Rect
    """The room of the piece itself."""
    at: Point
    """The corner of its picture, with its shadow."""


class Seen(NamedTuple):
    """What lies above the bare city at one end of a glide."""

    pieces: Mapping[Key, Piece]
    """The lowest first."""
    labels: Sprites
    """Names and numbers."""
    middle: Point
    """The middle of the city, on the plane."""
    turn: float
    """How far the city is turned counterclockwise, as a share of a whole turn."""


def pieces_of(parts: Iterable[Part]) -> dict[Key, Piece]:
    """Return the pieces of all ``parts`` of the city, the lowest first."""
    found: dict[Key, Piece] = {}
    for part in parts:
        known: Counter[Key] = Counter()
        for drawn, sprite in zip(part.drawn, part.sprites, strict=True):
            kind = drawn.kind, drawn.seat, drawn.sector, "" if drawn.seat else drawn.market
            found[(*kind, known[kind])] = Piece(sprite.picture, drawn.box, sprite.place.topleft)
            known[kind] += 1
    return found


def with_front(
    pieces: Mapping[Key, Piece], base: Surface, frame: Rect | None
) -> Generator[None, None, dict[Key, Piece]]:
    """Return pieces in steps with the cathedral's front below them, cut out of the city's picture.

    What of it lies above a ``frame`` is drawn anew, in the light of the rest.
    """
    window = next((piece for key, piece in pieces.items() if key[0] == WINDOW), None)
    if window is None:
        return {**pieces}
    yield from front.steps(window.box.width)
    plain = front(window.box.width)
    around = plain.get_rect(center=window.box.center)
    made = surfaces.clear(around.size, (255, 255, 255, 0))
    made.blit(base, (0, 0), around)
    if frame and around.top < frame.top:
        beyond = Rect(0, 0, around.w, min(frame.top - around.top, around.h))
        below = Rect(0, around.h // 2, around.w, around.h // 4)
        lit, unlit = (pygame.transform.average_color(one, below) for one in (made, plain))
        light = [min(255, 255 * a // max(1, b)) for a, b in zip(lit[:3], unlit[:3], strict=True)]
        made.blit(plain, (0, 0), beyond)
        made.fill(light, beyond, pygame.BLEND_RGB_MULT)
    shape = plain.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    made.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return {("front",): Piece(made, window.box, around.topleft), **pieces}


def draw(surface: Surface, start: Seen, goal: Seen, camera: Camera, way: Way) -> None:
    """Draw names as they go and come, and each piece on its way between its places at both ends."""
    share = way.share
    for seen, taken, now, strength in (
        (start, way.start, way.leaving, 1 - share / _LABELS),
        (goal, way.goal, camera, 1 - (1 - share) / _LABELS),
    ):
        if strength > 0:
            for one in seen.labels:
                x, y = now.to_screen(taken.to_plane(one.place.center))
                _blit(
                    surface, one.picture, (round(x - one.place.w / 2), round(y - one.place.h / 2)), strength
                )
    for piece, middle, width, strength in moved(start, goal, camera, way):
        ratio = width / piece.box.width
        offset = piece.at[0] - piece.box.centerx, piece.at[1] - piece.box.centery
        picture = piece.picture
        if abs(ratio - 1) > _SAME:
            size = max(1, round(picture.get_width() * ratio)), max(1, round(picture.get_height() * ratio))
            picture = pygame.transform.smoothscale(picture, size)
        at = round(middle[0] + offset[0] * ratio), round(middle[1] + offset[1] * ratio)
        _blit(surface, picture, at, strength)


def caught(start: Seen, goal: Seen, camera: Camera, way: Way) -> Seen:
    """Return what lies above the city in the middle of a glide: pieces on their way, and no names."""
    pieces: dict[Key, Piece] = {}
    keys = _keys(start, goal)
    for key, (piece, middle, width, strength) in zip(keys, moved(start, goal, camera, way), strict=True):
        if strength < 1 / 2:
            continue
        ratio = width / piece.box.width
        box = surfaces.box_round(middle, (width, piece.box.height * ratio))
        size = (
            max(1, round(piece.picture.get_width() * ratio)),
            max(1, round(piece.picture.get_height() * ratio)),
        )
        away = piece.at[0] - piece.box.centerx, piece.at[1] - piece.box.centery
        at = middle[0] + away[0] * ratio, middle[1] + away[1] * ratio
        pieces[key] = Piece(pygame.transform.smoothscale(piece.picture, size), box, at)
    return Seen(pieces, (), *(start if way.share < 1 / 2 else goal)[2:])


def _keys(start: Seen, goal: Seen) -> list[Key]:
    """Return the keys of all pieces, the lowest first: what lay on another piece goes on lying on it."""
    above: dict[Key | None, list[Key]] = {}
    last: Key | None = None
    for key in start.pieces:
        if key in goal.pieces:
            last = key
        else:
            above.setdefault(last, []).append(key)
    return [*above.get(None, ()), *(one for key in goal.pieces for one in (key, *above.get(key, ())))]


def moved(start: Seen, goal: Seen, camera: Camera, way: Way) -> Iterable[tuple[Piece, Point, float, float]]:
    """Yield each piece once during a glide: its picture, its middle, its width, and how strong it is."""
    share, turns = way.share, _turning(start, goal, camera, way)
    for key in _keys(start, goal):
        old, new = start.pieces.get(key), goal.pieces.get(key)
        strength = 1.0
        if old is None or new is None:
            pile = _pile(key, goal.pieces if new is None else start.pieces)
            if pile is None:
                strength = share if old is None else 1 - share
            old, new = old or pile, new or pile
        here = _middle(old, way.start, way.leaving) if old else None
        there = _middle(new, way.goal, camera) if new else None
        if here and there and turns is not None:
            here = there = turns.between(here, there, share)
        near = (new if share > 1 / 2 else old) or new or old
        assert near is not None
        width = _between(old, new, share, near)
        middle = lerp(here, there, share) if here and there else here or there
        assert middle is not None
        yield near, middle, width, strength


class _Turn(NamedTuple):
    """A glide to another borough turns the city: the pieces turn with it round its middle."""

    here: Point
    """The middle of the city that is left, and of the one that comes."""
    there: Point
    degrees: float
    """How far it turns, clockwise."""

    def between(self, old: Point, new: Point, share: float) -> Point:
        """Return where a piece is on its way."""
        start, end = Vector2(old) - Vector2(self.here), Vector2(new) - Vector2(self.there)
        (far, first), (near, last) = start.as_polar(), end.as_polar()
        turned = (last - first - self.degrees + 180) % 360 - 180 + self.degrees
        away = Vector2(far + (near - far) * share, 0).rotate(first + turned * share)
        x, y = lerp(self.here, self.there, share)
        return x + away.x, y + away.y


def _turning(start: Seen, goal: Seen, camera: Camera, way: Way) -> _Turn | None:
    """Return how the city turns, if the glide goes to another borough."""
    if start.middle == goal.middle and start.turn == goal.turn:
        return None
    here = way.leaving.to_screen(start.middle)
    there = camera.to_screen(goal.middle)
    return _Turn(here, there, 180 - (180 + 360 * (goal.turn - start.turn)) % 360)


def _pile(key: Key, pieces: Mapping[Key, Piece]) -> Piece | None:
    """Return the last cube of the pile that a cube goes into, or comes out of."""
    if key[0] != CUBE:
        return None
    *kind, number = key
    assert isinstance(number, int)
    found = (pieces.get((*kind, other)) for other in range(number - 1, -1, -1))
    return next(filter(None, found), None)


def _middle(piece: Piece, taken: Camera, now: Camera) -> Point:
    """Return where a camera sees the middle of a piece that another one sees in its place."""
    return now.to_screen(taken.to_plane(piece.box.center))


def _between(old: Piece | None, new: Piece | None, share: float, near: Piece) -> float:
    """Return the width of a piece on its way, which looks as it does at the end that is ``near``."""
    if old is None or new is None:
        return float((new or old or _NOTHING).box.width)
    high = old.box.height + (new.box.height - old.box.height) * share
    return high * near.box.width / near.box.height


_NOTHING = Piece(Surface((1, 1)), Rect(0, 0, 1, 1), (0.0, 0.0))


def _blit(surface: Surface, picture: Surface, at: tuple[int, int], strength: float) -> None:
    """Draw a shared picture with a strength of 0 to 1."""
    if strength < 1:
        before = picture.get_alpha()
        picture.set_alpha(round(255 * strength))
        surface.blit(picture, at)
        picture.set_alpha(before)
    else:
        surface.blit(picture, at)
