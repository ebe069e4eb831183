"""A hand of cards along the lower edge, fanned or tucked away, and the cards kept in the draft."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import product

import pygame
from pygame import Rect, Surface, Vector2

from game.table.hud import cards
from game.table.hud.layout import Layout, Place
from game.table.hud.rack import rack
from game.ui import surfaces
from game.ui.image_cache import TABLE, cached
from game.ui.palette import PARCHMENT_LIT, SHADE

_HOVER_RISE = 0.13  # how far a hovered card rises, in card heights
_DESIGN = 190  # a card's width in units
_RADIUS = 12 / _DESIGN
_LARGE = 300  # pixels from which a card is so wide that its turning takes long
_PAPER, _SHADOW = 3 / _DESIGN, 200  # how broad a card's paper edge is, and how dark its shadow
_GLOW = 30  # how far the light round a card reaches, in units


class Hand:
    """The cards of one seat as displayed before it.

    ``cards`` are faces (``red.bank``) or backs (``red.?``), from left to right; ``kept`` are those already
    kept in the draft. If ``raised`` is false, the hand is tucked away at the lower edge. ``hover`` is the
    index of the card under the pointer; ``lifted`` is that of a dragged card, which is drawn by whoever drags
    it.
    """

    def __init__(self, layout: Layout, hotel_double_at: int = 3) -> None:
        self.layout = layout
        self.hotel_double_at = hotel_double_at
        self.cards: tuple[str, ...] = ()
        self.kept: tuple[str, ...] = ()
        self.raised = True
        self.rise = 1.0
        """How far the hand is raised: 1 raised, 0 tucked away, -1 out of sight, in between while it moves."""
        self.stands = 0
        """How many pixels higher than tucked away its cards stand."""
        self.near = 0.0
        """How near the camera is to a borough, whose tucked cards are smaller: 0 to 1."""
        self.aside = False
        """Whether the tucked hand makes way for buttons."""
        self.hover: int | None = None
        self.lifted: int | None = None
        self._coming: tuple[object, Iterator[None]] = (), iter(())
        """What is made of the faces of its cards, and of which."""

    def show(self, shown: Sequence[str], kept: Sequence[str] = (), raised: bool = True) -> None:
        """Lay out these cards, with nothing hovered or lifted."""
        self.cards, self.kept, self.raised = tuple(shown), tuple(kept), raised
        self.rise = float(raised)
        self.hover = self.lifted = None

    def prepare(self) -> bool:
        """Make a part of its cards, raised and tucked away; return whether anything was left to make."""
        if self._coming[0] != self.cards:
            self._coming = self.cards, self._faces()
        return next(self._coming[1], self) is not self

    def _faces(self) -> Iterator[None]:
        layout = self.layout
        for card, size in product(self.cards, (layout.tucked_card, layout.near_card, layout.card)):
            yield from cards.warming(card, size, self.hotel_double_at, layout.card_text)
        if self.raised:  # some may be kept
            for card in self.cards:
                yield from cards.warming(card, layout.small_card, self.hotel_double_at, cards.BRIEF)

    def places(self) -> list[Place]:
        """Return each card's current place; the hovered one is higher and upright."""
        places = self._without_hover()
        if self.hover is not None and self.hover < len(places):
            x, y = places[self.hover].centre
            hidden = (1 - self.rise) * (1 - self._standing)
            higher = self.layout.card[1] * _HOVER_RISE * (1 + hidden)
            places[self.hover] = Place((x, y - higher), 0.0)
        return places

    def _without_hover(self) -> list[Place]:
        """Return each card's place when none is hovered."""
        high = self.layout.hand_places(len(self.cards), raised=True)
        low = self.layout.hand_places(len(self.cards), raised=False, stands=self.stands, near=self.near)
        rise = self.rise
        if rise < 0:
            away = -rise * (self.layout.tucked.height + self.stands + self.layout.px(_GLOW))
            return [Place((x, y + away), angle) for (x, y), angle in low]
        return [
            Place((a + (x - a) * rise, b + (y - b) * rise), angle * rise)
            for ((x, y), angle), ((a, b), _) in zip(high, low, strict=True)
        ]

    @property
    def _standing(self) -> float:
        """How high tucked cards stand: 0 in their rack, 1 so that they are seen whole."""
        return min(1.0, self.stands / self.layout.whole_stands(self.near))

    @property
    def share(self) -> float:
        """The size of the cards as a share of raised ones: tucked ones have another."""
        tucked = self.layout.tucked_size(self.near)[0] / self.layout.card[0]
        return tucked + (1 - tucked) * max(0.0, self.rise)

    @property
    def card_size(self) -> tuple[int, int]:
        """The size of the cards in pixels."""
        if self.rise <= 0:
            return self.layout.tucked_size(self.near)
        width, height = self.layout.card
        return round(width * self.share), round(height * self.share)

    def draw(self, surface: Surface, lit: Collection[int] = (), dimmed: Collection[int] = ()) -> None:
        """Draw the kept pile and the hand, the hovered card last, and before the cards their rack.

        ``lit`` and ``dimmed`` are indices of cards.
        """
        for name, (box, angle) in zip(self.kept, self.layout.kept_places(len(self.kept)), strict=True):
            leaf = turned(name, box.size, angle, "plain", self.hotel_double_at, cards.BRIEF)
            surfaces.centred(surface, leaf, box.center)
        places = self.places()
        order = [index for index in range(len(places)) if index not in (self.hover, self.lifted)]
        if self.hover is not None and self.hover != self.lifted and self.hover < len(places):
            order.append(self.hover)
        rail = self._rack
        for picture, at in rail[:1]:
            surface.blit(picture, at)
        for index in order:
            emphasis = "dim" if index in dimmed else "plain"
            if index in lit:
                emphasis = "focused" if index == self.hover else "lit"
            self.draw_card(surface, self.cards[index], places[index], emphasis)
        for picture, at in rail[1:]:
            surface.blit(picture, at)

    @property
    def _rack(self) -> tuple[tuple[Surface, tuple[int, int]], ...]:
        """The rack in which the cards stand, behind and before them; it sinks as they leave."""
        if not self.cards or self.rise <= -1:
            return ()
        front, places = self.layout.rack, self._without_hover()
        middle = (places[0].centre[0] + places[-1].centre[0]) / 2
        at = (
            round(middle - front.width / 2),
            front.y - front.height + round(max(0.0, -self.rise) * 2 * front.height),
        )
        return tuple((part, at) for part in rack(front.size, self.layout.u))

    def draw_card(self, surface: Surface, card: str, place: Place, emphasis: str) -> None:
        """Draw one card at the hand's size at ``place``; for ``emphasis`` see :func:`turned`."""
        layout = self.layout
        if self.rise > 0:
            size, moves = layout.card, self.rise < 1
        else:
            size, moves = layout.tucked_size(round(self.near)), 0 < self.near < 1
        double, text = self.hotel_double_at, layout.card_text
        if moves:
            share = self.card_size[0] / size[0]
            leaf = _on_its_way(card, size, place.angle, emphasis, double, text, share)
        else:
            leaf = turned(card, size, round(place.angle, 1), emphasis, double, text)
        surfaces.centred(surface, leaf, place.centre)

    def hit(self, pos: tuple[float, float]) -> int | None:
        """Return the index of the topmost card at ``pos``, or None."""
        width, height = self.card_size
        places = self.places()
        order = list(range(len(places)))
        if self.hover is not None and self.hover < len(places):
            order.remove(self.hover)
            order.append(self.hover)
            # The place a hovered card has risen from still counts as the card; otherwise it would flicker.
            place = self._without_hover()[self.hover]
            if _inside(pos, place, width, height) and not any(
                _inside(pos, places[other], width, height) for other in order[:-1] if other > self.hover
            ):
                return self.hover
        for index in reversed(order):
            if index != self.lifted and _inside(pos, places[index], width, height):
                return index
        return None

    def hit_kept(self, pos: tuple[float, float]) -> int | None:
        """Return the index of the kept card at ``pos``, or None."""
        boxes = self.layout.kept_places(len(self.kept))
        return next((at for at in reversed(range(len(boxes))) if boxes[at][0].collidepoint(pos)), None)


def _inside(pos: tuple[float, float], place: Place, width: int, height: int) -> bool:
    offset = (Vector2(pos) - Vector2(place.centre)).rotate(place.angle)
    return abs(offset.x) <= width / 2 and abs(offset.y) <= height / 2


@cached(TABLE, megabytes=8, grows=True)
def turned(
    card: str,
    size: tuple[int, int],
    angle: float,
    emphasis: str = "plain",
    hotel_double_at: int = 3,
    larger: float = 1.0,
) -> Surface:
    """Return a card rotated by ``angle`` degrees counter-clockwise, with its shadow or glow.

    ``emphasis`` is ``plain``, ``lit`` (it may be chosen, and shows its paper edge), ``focused`` (the one of
    these under the pointer or with the focus, in light) or ``dim`` (darkened). ``larger`` is that of
    :func:`cards.action_face`. The card is centred on the surface. Shared, don't draw on it.
    """
    width, height = size
    radius = max(2, round(width * _RADIUS))
    reach = max(4, round(width * 0.1))
    room = surfaces.clear((width + 4 * reach, height + 4 * reach))
    box = Rect((2 * reach, 2 * reach), size)
    height_there = 2 if emphasis == "focused" else 1  # a raised card casts its shadow farther
    fallen = box.move(-reach + height_there * reach // 3, -reach + height_there * reach // 2)
    if emphasis == "focused":
        light, far = surfaces.choosable(size, radius, width / _DESIGN, focused=True)
        room.blit(light, box.move(-far, -far))
    # Laid before the light, it would darken its end.
    room.blit(surfaces.shadow(size, radius, reach, _SHADOW), fallen)
    if emphasis == "lit":
        edge = max(1, round(width * _PAPER))
        room.blit(
            surfaces.rounded(box.inflate(2 * edge, 2 * edge).size, radius + edge, PARCHMENT_LIT),
            box.move(-edge, -edge),
        )
    room.blit(cards.face(card, size, hotel_double_at, larger), box)
    if emphasis == "dim":
        room.blit(surfaces.rounded(size, radius, (*SHADE, 125)), box)
    return room if abs(angle) < 0.05 else pygame.transform.rotozoom(room, angle, 1.0)


def _on_its_way(
    card: str,
    size: tuple[int, int],
    angle: float,
    emphasis: str,
    hotel_double_at: int,
    larger: float,
    share: float,
) -> Surface:
    """Return what :func:`turned` does at a ``share`` of its size, for one frame: none is like another.

    Large ones are turned at half their size: nobody sees that while they move.
    """
    upright = turned(card, size, 0.0, emphasis, hotel_double_at, larger)
    if size[0] < _LARGE:
        return pygame.transform.rotozoom(upright, angle, share)
    half = _half(card, size, emphasis, hotel_double_at, larger)
    return pygame.transform.scale_by(pygame.transform.rotozoom(half, angle, share), 2)


@cached(TABLE, megabytes=2, grows=True)
def _half(card: str, size: tuple[int, int], emphasis: str, hotel_double_at: int, larger: float) -> Surface:
    """Return an upright card at half its size. Shared, don't draw on it."""
    return pygame.transform.smoothscale_by(turned(card, size, 0.0, emphasis, hotel_double_at, larger), 0.5)
