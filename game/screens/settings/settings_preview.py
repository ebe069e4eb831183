"""A living piece of the table beside the settings: what is chosen is seen there at once.

A card is played in a borough, a cube drops, prestige comes back, at the chosen pace; city, prompt, caption,
hand and button are painted by the table's own painters.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine import Colour, Sector
from engine.events import CardPlayed, PrestigeGained
from engine.names import BACK
from game.log.sentences import headline
from game.match.pace import PAUSES
from game.settings import Settings
from game.table.city.base import Baking, bake, named
from game.table.city.camera import Camera
from game.table.city.pieces import Pieces
from game.table.city.plan import CityPlan
from game.table.hud.hand import turned
from game.table.hud.prompt import Button, banner, banner_size, caption
from game.table.motion.animator import SPEEDS
from game.table.motion.flight import Flight, Paint, travel_time
from game.ui import surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.theme import Look
from game.words import say

_SEAT: Colour = "blue"
_SECTOR: Sector = "residence"
_NAMES: dict[str, str] = {_SEAT: "Anna"}
_CARDS = (f"{_SEAT}.bank", f"{_SEAT}.hotel", f"{_SEAT}.park")
_BACK = f"{_SEAT}.{BACK}"
_EVENTS = (CardPlayed(_SEAT, f"{_SEAT}.{_SECTOR}"), PrestigeGained(_SEAT, 1, 0, _SECTOR))
"""What happens again and again: a card and its cube, and what it brings."""

_SEEN, _MIDDLE = 320.0, (724.0, 712.0)  # how much of the city's plane is seen across, and its middle
_NAME = 27  # the size of the sector's name in 1080p units
_CUBES = 4
_STILL = 0.6  # seconds that an act takes where nothing flies
_LEAST_PAUSE, _AT_ONCE = 0.25, 0.9  # seconds between two acts, and where all else takes none
_SPARE = 0.010  # seconds of a step that go into painting the city


class Preview:
    """The piece of the table. Let time pass with :meth:`step`; it is painted on :attr:`picture`."""

    def __init__(self, size: tuple[int, int], look: Look, ground: Surface) -> None:
        """``size`` is in pixels; it is painted in the size of the words of ``look``.

        Until its city is painted, ``ground`` of the same size stands for it.
        """
        self.size, self.look = size, look
        self.picture = Surface(size).convert()
        plan = _plan()
        self._lay_out(plan)
        self._ground = ground
        self._baking = _city(size, self._camera)
        self.ready = self._baking.picture is not None
        """Whether the city is painted."""
        self.acts = 0
        """How many things have happened."""
        self._cubes = 1
        self.flight: Flight | None = None
        """What is on its way, if anything."""
        self._flown = self._rest = 0.0
        self._painted: object = None

    def _lay_out(self, plan: CityPlan) -> None:
        look, (width, height) = self.look, self.size
        gap = look.px(16)
        self._sentence = say("table-ask-play", name=_NAMES[_SEAT])
        room, self._rows = banner_size(self._sentence, width - 2 * gap, look.u, look.text_scale)
        self._prompt = Rect((gap, gap), room)
        self._told = Rect(gap, self._prompt.bottom + gap // 2, room[0], look.text(37))
        self._card = look.px(190), look.px(266)
        spare = height - self._told.bottom - round(width * 0.32)  # the city is to be seen first of all
        shows = max(round(height * 0.08), min(round(self._card[1] * 0.44), spare))
        self._hand = Rect(gap, height - shows, room[0], shows)
        view = Rect(gap, self._told.bottom, room[0], max(look.px(60), self._hand.top - self._told.bottom))
        slots = plan.sector(_SEAT, _SECTOR).slots[:_CUBES]
        self._camera = Camera(view, _seen(view, slots[0][1]))
        self._pieces = Pieces(plan.cube_side(_SEAT) * self._camera.scale)
        self._slots = [self._camera.to_screen(slot) for slot in slots]
        x, y = self._camera.to_screen(plan.area(_SEAT, _SECTOR).label)
        y = min(y, self._hand.top - look.text(_NAME))
        clear = self._slots[0][1] + self._pieces.side * 0.6 + look.text(_NAME) * 0.5
        self._named_at = (round(x), round(y)) if y >= clear else None
        self._name = named(say("city-residence"), look.text(_NAME), width, look.text(_NAME))
        x, y, wide, high = plan.area(_SEAT, _SECTOR).picture
        self._house = self._camera.to_screen((x + wide / 2, y + high / 2))
        self._corner = width * 0.95, view.top + look.px(24)

    def city(self, size: tuple[int, int]) -> Surface:
        """The city as far as it is painted by now, scaled to ``size``."""
        return pygame.transform.smoothscale(self._baking.picture or self._ground, size)

    # Time

    def step(self, dt: float, settings: Settings) -> bool:
        """Let time pass as ``settings`` have it; returns whether the picture has changed."""
        if not self.ready:
            self.ready = self._baking.go_on(_SPARE)
        elif self.flight is not None:
            self._flown += dt * SPEEDS[settings.pace]
            if self._flown >= self.flight.duration:
                self._land(max(PAUSES[settings.pace], _LEAST_PAUSE))
        elif self._rest > 0:
            self._rest -= dt
        else:
            self._begin(settings)
        now = (self.ready, self.acts, self._flown, settings.open_hands, settings.confirm_turns)
        if now == self._painted:
            return False
        self._painted = now
        self._paint(settings)
        return True

    def _begin(self, settings: Settings) -> None:
        """The next act: something flies, or has arrived already where nothing is to fly."""
        if self._with_cube and self._cubes == _CUBES:
            self._cubes = 0
        if settings.pace == "instant":
            self._land(_AT_ONCE)
        elif settings.reduced_motion:
            self._land(PAUSES[settings.pace] + _STILL / SPEEDS[settings.pace])
        else:
            self.flight, self._flown = self._fly(), 0.0

    def _land(self, rest: float) -> None:
        self._cubes += self._with_cube
        self.acts += 1
        self.flight, self._flown, self._rest = None, 0.0, rest

    @property
    def _with_cube(self) -> bool:
        return isinstance(self._event, CardPlayed)

    @property
    def _event(self) -> CardPlayed | PrestigeGained:
        return _EVENTS[self.acts % len(_EVENTS)]

    def _fly(self) -> Flight:
        symbol = self._prompt.left + self.look.px(38) * self.look.text_scale, self._prompt.centery
        start, end, arc = (
            (self._corner, self._slots[self._cubes], 30) if self._with_cube else (self._house, symbol, 60)
        )
        seconds = travel_time(start, end, 1920 * self.look.u)
        return Flight((start, end), seconds, arc=self.look.px(arc), paint=self._piece())

    def _piece(self) -> Paint:
        pieces, number = self._pieces, self._cubes
        if self._with_cube:
            return lambda surface, at, height: pieces.cube(surface, _SEAT, at, height, number)
        return lambda surface, at, height: pieces.piece(surface, "prestige", 1, at, height)

    # Painting

    def _paint(self, settings: Settings) -> None:
        picture, look = self.picture, self.look
        picture.blit(self._baking.picture or self._ground, (0, 0))
        if self.ready:
            self._paint_city()
        self._paint_hand(_CARDS if settings.open_hands else (_BACK,) * len(_CARDS))
        if settings.confirm_turns:
            self._paint_button()
        prompt = banner(_SEAT, self._sentence, self._prompt.size, look.text_scale, self._rows)
        picture.blit(prompt, self._prompt)
        self._paint_caption()
        if self.flight is not None:
            self.flight.draw(picture, self._flown)

    def _paint_city(self) -> None:
        """The sector's cubes, and its name in its real size where there is room for it."""
        for number in sorted(range(self._cubes), key=lambda number: self._slots[number][1]):
            self._pieces.cube(self.picture, _SEAT, self._slots[number], number=number)
        if self._named_at is not None:
            self.picture.blit(self._name, self._name.get_rect(center=self._named_at))

    def _paint_caption(self) -> None:
        """What happened last, in as many rows as it takes in letters of the real size."""
        told = self._event if self.flight is not None else _EVENTS[(self.acts - 1) % len(_EVENTS)]
        words, high = headline(told, _NAMES), self._told.height
        rows = typesetting.wrap(words, round(high * 0.76), self._told.width - 2 * high)
        for number, row in enumerate(rows):
            line = caption(row, self._told.size, self.look.text_scale, None if number else _SEAT)
            self.picture.blit(line, line.get_rect(center=self._told.move(0, number * high).center))

    def _paint_hand(self, cards: tuple[str, ...]) -> None:
        width, height = self._card
        step = min(width, (self._hand.width - width) // (len(cards) - 1))
        middle = (len(cards) - 1) / 2
        for index, card in enumerate(cards):
            away = index - middle
            leaf = turned(card, self._card, -2.6 * away)
            low = self._hand.top + height / 2 + 0.022 * height * away * away
            surfaces.centred(self.picture, leaf, (self._hand.centerx + away * step, low))

    def _paint_button(self) -> None:
        look, high = self.look, self.look.text(60)
        place = Rect(0, 0, round(high * 2.6), high)
        above, edge = self._hand.top - look.px(6), look.px(16)
        low = above - high < self._told.bottom + high  # no room but over the hand
        place.bottomright = self.size[0] - edge, self.size[1] - edge if low else above
        Button("done", say("table-done"), rect=place, lit=True).draw(self.picture, look.text_scale)


@cached(MENUS, most=1)
def _plan() -> CityPlan:
    return CityPlan((_SEAT, "red", "yellow"), _SEAT)


@cached(MENUS, most=1)
def _city(size: tuple[int, int], camera: Camera) -> Baking:
    """The city that was painted last, for the next time."""
    return Baking(bake(_plan(), camera, size, 7, frozenset(), None))


def _seen(view: Rect, row: float) -> tuple[float, float, float, float]:
    """What of the city's plane a view shows: the lower it is, the nearer to the ``row`` of the cubes."""
    high = min(_SEEN, _SEEN * view.height / view.width)
    share = max(0.0, min(1.0, (high - 100) / 150))
    middle = row + (_MIDDLE[1] - row) * share
    return _MIDDLE[0] - _SEEN / 2, middle - high / 2, _SEEN, high
