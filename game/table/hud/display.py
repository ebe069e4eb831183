"""The three persons on display on the right, and the sum of their rats."""

from __future__ import annotations

from collections.abc import Collection, Generator

import pygame
from pygame import Rect, Surface

from game.match.board import Board
from game.table.hud import cards, common_tray, effect_icons, woodwork
from game.table.hud.layout import Layout
from game.ui import fitting, glass, surfaces, typesetting
from game.ui.aside import at_once
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, LEAD, PLAYER, SHADE, mix
from game.words import say
from game.words.persons import is_person

_PRICE = 54  # how far below the edge of a card the price is, so that the letter is seen, in units

_HIRED, _RIM = 1.1, 10  # how much larger a hired person is, and how broad the rim is, in units

STACKS = "stacks"
"""What :meth:`Persons.hit` returns for the common tray with the rats, the bank and the decks."""


class Persons:
    """The three persons of a round, one below the other, and below them the sum of their rats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def draw(
        self,
        surface: Surface,
        view: Board,
        lit: Collection[str] = (),
        hovered: str | None = None,
        dimmed: bool = False,
        cost: int = 0,
        hired: str | None = None,
    ) -> None:
        """Draw the persons of ``view``, with backs for unknown ones, and dark windows for those who are gone.

        ``lit`` can be hired now; with ``dimmed`` the others are dark. ``hovered`` is under the pointer (a
        person or ``STACKS``). With ``cost`` > 0 every lit person carries a price tag of that many coins.
        ``hired`` is left out: see :meth:`draw_hired`.
        """
        u, larger = self.layout.person_card[0] / 190, self.layout.person_text
        radius = round(12 * u)
        for box in self.layout.persons[len(view.persons) :]:
            window = glass.dark(box.height)
            surface.blit(window, window.get_rect(center=box.center))
        woodwork.fill_slits(surface, self.layout.person_slits(len(view.persons)))
        for person, box in zip(view.persons, self.layout.persons, strict=False):
            if person == hired:
                continue
            card = _card(person, box, larger)
            if person in lit:
                light, reach = surfaces.choosable(box.size, radius, self.layout.u, focused=person == hovered)
                surface.blit(light, box.move(-reach, -reach))
                surface.blit(card, box)
            else:
                picture, offset = with_shadow(card)
                surface.blit(picture, box.move(offset))
                if dimmed:
                    surface.blit(surfaces.rounded(box.size, radius, (*SHADE, 130)), box)
            if person == hovered:
                surface.blit(surfaces.rim(box.size, radius, max(2, round(4 * u))), box)
            if cost and person in lit:
                tag, edge = price(cost, round(46 * u)), round(4 * u)
                surface.blit(tag, tag.get_rect(topleft=(box.left + edge, box.top + round(_PRICE * u))))
        common_tray.draw(surface, view, self.layout)
        if hovered == STACKS:
            box = self.layout.rats
            surface.blit(surfaces.rim(box.size, self.layout.px(12), self.layout.px(4)), box)

    def draw_hired(
        self, surface: Surface, view: Board, hirer: str, person: str, steps_out: bool = True
    ) -> None:
        """Draw who was hired in a rim of the hirer's colour; who ``steps_out`` is larger."""
        if person not in view.persons:
            return
        layout = self.layout
        box, line = layout.persons[view.persons.index(person)], layout.px(_RIM)
        card = _card(person, box, layout.person_text)
        if steps_out:
            card = _larger(card)
            box = card.get_rect(center=box.center)
        picture, offset = with_shadow(card)
        surface.blit(picture, box.move(offset))
        radius = round(12 * box.width / 190)
        for reach, colour in ((line + max(1, line // 4), CREAM), (line, PLAYER[hirer])):
            around = box.inflate(2 * reach, 2 * reach)
            surface.blit(surfaces.rounded(around.size, radius + reach, colour, line), around)

    def hit(self, pos: tuple[float, float], view: Board) -> str | None:
        """Return the person at ``pos``, ``STACKS`` for the box below them, or None."""
        for person, box in zip(view.persons, self.layout.persons, strict=False):
            if box.collidepoint(pos):
                return person
        return STACKS if self.layout.rats.collidepoint(pos) else None


def _card(person: str, box: Rect, larger: float) -> Surface:
    """Return a person's card in the size of its box; it lies face down if nobody knows it."""
    if is_person(person):
        return cards.person_face(person, box.size, larger)
    return cards.person_back(None, box.size)


@cached(TABLE, most=1)
def _larger(card: Surface) -> Surface:
    """Return the card of a person who was hired: scaled, as painting another one takes too long."""
    return pygame.transform.smoothscale_by(card, _HIRED)


def with_shadow(card: Surface) -> tuple[Surface, tuple[int, int]]:
    """Return a person's card with its shadow, and the picture's offset from the card."""
    u = card.get_width() / 190
    return surfaces.on_shadow(card, round(12 * u), round(14 * u))


@cached(TABLE, most=8)
def price(coins: int, side: int) -> Surface:
    """Return the price tag of a person that costs ``coins`` coins: a seal ``side`` pixels wide."""
    surface = surfaces.disc(side, mix(LEAD, SHADE, 0.4), CREAM, max(1, side // 16)).copy()
    coin = effect_icons.row("coin", round(side * 0.44))
    if coins == 1:
        surfaces.centred(surface, effect_icons.row("coin", round(side * 0.78)), (side / 2, side / 2))
        return surface
    surfaces.centred(surface, coin, (side * 0.64, side / 2))
    surfaces.centred(
        surface, typesetting.line(str(coins), round(side * 0.5), CREAM, bold=True), (side * 0.28, side / 2)
    )
    return surface


@cached(TABLE, most=1)
def in_play(persons: tuple[str, ...], size: tuple[int, int], seen: tuple[str, ...] = ()) -> Surface:
    """Return a sheet with the grey persons of a game with New Persons, one row per letter.

    ``size`` is in pixels. Persons in ``seen`` have already been on display and are dimmed. Shared, don't draw
    on it.
    """
    return at_once(in_play_in_steps(persons, size, seen))


def in_play_in_steps(
    persons: tuple[str, ...], size: tuple[int, int], seen: tuple[str, ...]
) -> Generator[None, None, Surface]:
    """Make the same in steps; what takes long is kept for the next time."""
    width, height = size
    radius, edge = round(height * 0.03), height // 180
    yield from surfaces.board_in_steps(size, radius, edge, seed=6)
    surface = surfaces.board(size, radius, edge, seed=6)
    yield
    letters, told = round(height * 0.065), say("persons-in-play")
    two_rows = typesetting.width(told, letters, bold=True) * typesetting.NARROWEST > width - 2 * radius
    head = round(height * (0.165 if two_rows else 0.1))
    title = Rect(radius, round(height * 0.02), width - 2 * radius, head)
    fitting.words(surface, told, title, letters, letters, CREAM, most=1 + two_rows, bold=True)
    rows = [persons[start : start + 3] for start in range(0, len(persons), 3)]
    columns = 3
    if width > height * 1.5:
        rows, columns = [persons], max(1, len(persons))
    gap = round(height * 0.025)
    room = Rect(gap, head + gap, width - 2 * gap, height - head - 2 * gap)
    card_height = (room.height - gap * (len(rows) - 1)) // max(1, len(rows))
    card_width = min(round(card_height * 190 / 266), (room.width - gap * (columns - 1)) // columns)
    card = (card_width, round(card_width * 266 / 190))
    for down, line in enumerate(rows):
        left = room.centerx - (len(line) * card[0] + gap * (len(line) - 1)) // 2
        for across, person in enumerate(line):
            place = Rect((left + across * (card[0] + gap), 0), card)
            place.centery = round(room.y + room.height * (down + 0.5) / len(rows))
            surface.blit(cards.person_face(person, card), place)
            yield
            if person in seen:
                veil = surfaces.rounded(card, round(card[0] * 12 / 190), (*SHADE, 150))
                surface.blit(veil, place)
    return surface
