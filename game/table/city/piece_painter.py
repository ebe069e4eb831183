"""Painting the pieces in the city: messages, carriages, cubes, friends, rats, and the numbers on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pygame
from pygame import Surface

from engine import SECTORS
from game.decisions.message_faces import message_face
from game.table.city.board import Board
from game.table.city.camera import Camera
from game.table.city.cathedral import rose
from game.table.city.heaps import SIDE, heap
from game.table.city.pieces import Pieces
from game.table.city.plan import CityPlan
from game.table.city.shapes import Point
from game.ui import pictures, surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import INK, PARCHMENT_EDGE, PARCHMENT_LIT, PLAYER

_CLOSE = 23
"""The smallest cube side (1080p units) in a close view. Smaller cubes are enlarged to be counted, or shown as
a small pile with a number beside it.
"""
_PILE, _RAT, _MESSAGE, _COACH = 18, 17, 22, 25  # minimum cube sides when drawing these, in 1080p units
_FIGURE, _PLAQUE, _PLAQUE_SMALL = 23, 27, 21  # text sizes in 1080p units


class PiecePainter:
    """Draws the pieces of a city on a surface, for a camera at rest.

    ``u`` is the pixels per 1080p unit.
    """

    def __init__(self, surface: Surface, plan: CityPlan, camera: Camera, seed: int, u: float) -> None:
        self.surface, self.plan, self.camera, self.seed, self.u = surface, plan, camera, seed, u
        self.small = is_small(plan, camera, self.u)
        self._seen = surface.get_rect().inflate(160 * self.u, 160 * self.u)

    def draw(self, view: Board, running: Collection[str] = ()) -> None:
        """Draw all pieces except the rats of the colours in ``running``, from the lowest layer up."""
        self._cathedral(view)
        self._messages(view)
        for colour, player in view.players.items():
            if colour not in running:
                self._rat(colour, player.rat)
            for sector in SECTORS:
                self._sector(colour, sector, player.sectors[sector], player.friend == sector)
        self._coaches(view)

    def _pieces(self, side: float, least: float) -> Pieces:
        return Pieces(max(side * self.camera.scale, least * self.u), self.seed)

    def _on_screen(self, point: Point) -> Point | None:
        spot = self.camera.to_screen(point)
        return spot if self._seen.collidepoint(spot) else None

    def _messages(self, view: Board) -> None:
        pieces = self._pieces(self.plan.cube, _MESSAGE)
        for market, (colour, kind) in view.messages.items():
            spot = self._on_screen(self.plan.message_point(market))
            if spot:
                pieces.message(self.surface, colour, message_face(kind, view.options), spot)

    def _coaches(self, view: Board) -> None:
        pieces = self._pieces(self.plan.cube, _COACH)
        found = []
        for colour, player in view.players.items():
            if player.carriage:
                found.append((carriage_point(self.plan, view, colour), colour))
        for point, colour in sorted(found, key=lambda each: each[0][1]):
            spot = self._on_screen(point)
            if spot:
                pieces.piece(self.surface, "carriage", colour, spot)

    def _rat(self, colour: str, rat: int) -> None:
        harbour = self.plan.harbour(colour)
        spot = self._on_screen(harbour.berths[max(0, min(9, rat))])
        if spot:
            self._pieces(harbour.pitch * 0.84, _RAT).piece(self.surface, "rat", "", spot)

    def _sector(self, colour: str, sector: str, cubes: int, friend: bool) -> None:
        layout, side = self.plan.sector(colour, sector), self.plan.cube_side(colour)
        if not (cubes or friend) or self._on_screen(layout.friend) is None:
            return
        heaped = heap(self.plan, colour, sector, self.camera.scale, self.u) if self.small else ()
        layers = []
        if not self.small:
            pieces = self._pieces(side, 0)
            numbered = list(enumerate(layout.slots[:cubes]))
            layers = [numbered[at : at + layout.standing] for at in range(0, cubes, layout.standing)]
        elif cubes <= len(heaped):
            pieces = Pieces(SIDE * self.u, self.seed)
            layers = [list(enumerate(heaped[:cubes]))]
        else:
            pieces = self._pieces(side, _PILE)
            self._pile(pieces, colour, layout.slots[0], cubes)
        if friend:
            x, y = layout.friend
            pieces.piece(self.surface, "friend", colour, self.camera.to_screen((x, y + side * 0.28)))
        for layer in layers:
            self._cubes(pieces, colour, layer)

    def _cubes(self, pieces: Pieces, colour: str, numbered: Iterable[tuple[int, Point]]) -> None:
        """Draw numbered cubes in their slots, from back to front."""
        for number, slot in sorted(numbered, key=lambda cube: (cube[1][1], cube[1][0])):
            pieces.cube(self.surface, colour, self.camera.to_screen(slot), 0.0, number)

    def _pile(self, pieces: Pieces, colour: str, at: Point, cubes: int) -> None:
        """Draw up to three cubes and, for two or more, their number."""
        x, y = self.camera.to_screen(at)
        side = pieces.side
        if cubes == 1:
            pieces.cube(self.surface, colour, (x, y), 0.0, 0)
            return
        x -= side * 0.45
        pieces.cube(self.surface, colour, (x - side * 0.48, y), 0.0, 0)
        pieces.cube(self.surface, colour, (x + side * 0.48, y), 0.0, 1)
        if cubes > 2:
            pieces.cube(self.surface, colour, (x, y - side * 0.5), 0.0, 2)
        figure = counted(cubes, round(_FIGURE * self.u))
        self.surface.blit(figure, figure.get_rect(midleft=(round(x + side * 0.95), round(y - side * 0.05))))

    # The cathedral

    def _cathedral(self, view: Board) -> None:
        if not any(map(self._on_screen, (self.plan.nave.centre, *self.plan.nave.outline))):
            return
        centre = self.camera.to_screen(self.plan.nave.centre)
        players = view.players
        cubes = tuple((c, players[c].cathedral) for c in sorted(players) if players[c].cathedral)
        window = rose(max(12, round(2 * self.plan.nave.rose_radius * self.camera.scale)), cubes)
        self.surface.blit(window, window.get_rect(center=(round(centre[0]), round(centre[1]))))
        self._plaque(view, centre)
        for colour, number in cubes:
            self._pew(colour, number)

    def _pew(self, colour: str, cubes: int) -> None:
        slots = self.plan.cathedral_slots(colour, cubes)
        if self.small:
            self._pile(self._pieces(self.plan.cathedral_cube, _PILE), colour, slots[0], cubes)
        else:
            self._cubes(self._pieces(self.plan.cathedral_cube, 0), colour, enumerate(slots))

    def _plaque(self, view: Board, centre: Point) -> None:
        cubes = sum(player.cathedral for player in view.players.values())
        size = _PLAQUE_SMALL if self.small else _PLAQUE
        picture = plaque(view.pot, cubes, view.cube_pays_now, round(size * self.u))
        low = centre[1] + self.plan.nave.rose_radius * self.camera.scale * 0.74
        self.surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(low))))


def draw_small(surface: Surface, plan: CityPlan, camera: Camera, view: Board) -> None:
    """Draw only what is recognisable on a small map: carriages, and the cubes of each borough."""
    unit = max(2.0, plan.cube * camera.scale * 0.55)
    for colour, player in view.players.items():
        for sector in SECTORS:
            held = player.sectors[sector] + (player.friend == sector)
            if held:
                x, y = camera.to_screen(plan.sector(colour, sector).slots[0])
                half = unit * min(1.0 + 0.16 * held, 1.7)
                box = pygame.Rect(0, 0, round(2 * half), round(2 * half))
                box.center = (round(x), round(y))
                pygame.draw.rect(surface, INK, box.inflate(2, 2))
                pygame.draw.rect(surface, PLAYER[colour], box)
        if player.carriage:
            spot = camera.to_screen(plan.point(player.carriage))
            pygame.draw.circle(surface, INK, spot, unit * 2.0)
            pygame.draw.circle(surface, PLAYER[colour], spot, unit * 2.0 - 1.5)
            pygame.draw.circle(surface, PARCHMENT_LIT, spot, unit * 0.7)


def is_small(plan: CityPlan, camera: Camera, u: float) -> bool:
    """Whether the camera shows the city so small that pieces are drawn larger than to scale."""
    return plan.cube * camera.scale < _CLOSE * u


def state_of(view: Board, running: Collection[str] = ()) -> tuple[object, ...]:
    """Return everything visible of a board in the city: boards with equal states look the same."""
    players = tuple(
        (colour, tuple(p.sectors.values()), p.friend, p.rat, p.carriage, p.cathedral)
        for colour, p in view.players.items()
    )
    messages = tuple(view.messages.items())
    return players, frozenset(running), messages, view.options, view.pot, view.cube_pays_now


def carriage_point(plan: CityPlan, view: Board, colour: str) -> Point:
    """Return the position of a colour's carriage on the plane, beside the others on its market.

    Raises ``KeyError`` for a colour without a carriage.
    """
    market = view.players[colour].carriage
    if market is None:
        raise KeyError(f"{colour} has no carriage on the board")
    there = [other for other, player in view.players.items() if player.carriage == market]
    return plan.carriage_slots(market, len(there))[there.index(colour)]


@cached(TABLE, most=64)
def counted(number: int, size: int) -> Surface:
    """Return a number on a small parchment label. Shared, don't draw on it."""
    figure = typesetting.line(str(number), size, INK, bold=True)
    width, height = figure.get_width() + round(size * 0.42), round(size * 1.06)
    width = max(width, height)
    label = surfaces.rounded((width, height), height // 2, INK).copy()
    inner = label.get_rect().inflate(-2 * round(size * 0.09), -2 * round(size * 0.09))
    label.blit(surfaces.rounded(inner.size, inner.height // 2, PARCHMENT_LIT), inner)
    surfaces.centred(label, figure, inner.center)
    return label


@cached(TABLE, most=64)
def plaque(pot: int, cubes: int, pays: int, size: int) -> Surface:
    """Return a plaque of the cathedral's pot, cubes and payout per cube. Shared, don't draw on it."""
    icon = round(size * 1.12)
    parts: list[Surface] = [
        pictures.svg("icons/prestige", icon, icon),
        typesetting.line(str(pot), size, INK, bold=True),
    ]
    if cubes:
        parts += [
            typesetting.line(f": {cubes}", size, INK),
            pictures.svg("icons/cube", icon, icon),
            typesetting.line(f"= {pays}", size, INK, bold=True),
        ]
    gap = max(2, round(size * 0.16))
    width = sum(part.get_width() for part in parts) + gap * (len(parts) + 3)
    height = round(size * 1.5)
    label = surfaces.clear((width + 8, height + 8))
    radius, line = round(size * 0.35), max(1, round(size * 0.07))
    label.blit(surfaces.rounded((width, height), radius, (20, 12, 4, 110)), (2, 2))
    box = pygame.Rect(0, 0, width, height)
    for colour in (INK, PARCHMENT_EDGE, PARCHMENT_LIT):
        label.blit(surfaces.rounded(box.size, radius, colour), box)
        box.inflate_ip(-2 * line, -2 * line)
    x = gap * 2
    for part in parts:
        label.blit(part, (x, (height - part.get_height()) // 2))
        x += part.get_width() + gap
    return label
