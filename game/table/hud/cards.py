"""Faces and backs of the cards: illuminated parchment for actions, stained glass for persons."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pygame
from pygame import Rect, Surface

from engine.names import BACK
from game.table.hud import card_light, effect_icons
from game.ui import fitting, pictures, surfaces, typesetting
from game.ui.image_cache import (  # the slowest pictures to paint are kept for the next game
    SHARED,
    cached,
    cached_in_steps,
    forget,
)
from game.ui.medal import draw_medal
from game.ui.own_pictures import own_picture
from game.ui.palette import (
    BRASS,
    CREAM,
    INK,
    LEAD,
    PARCHMENT_LIT,
    PLAYER,
    RGB,
    SHADE,
    STONE,
    WALNUT,
    WALNUT_DARK,
    mix,
)
from game.words.cards import TITLE_WORDS
from game.words.persons import PERSON_WORDS, person_facts, when_persons_change

Size = tuple[int, int]


BRIEF = 0.0
"""Instead of an enlargement: a small card, seen from afar, has a small emblem and a large name."""
_LARGE_NAME, _TWO_LINES = 54, 46  # the largest letters of that name in one line and in two, in units
_EDGE, _FOOT = 4, 253
"""Where the name of an action card begins, and where its picture ends, in units."""
_EFFECT_FOOT, _WITH_LARGE_NAME = 127, 120
"""Where its effect ends, in units, usually and with a large name, so that a tucked card still shows it."""
_CENTRED, _BESIDE_SEAL = (18, 154), (31, 144)
"""Where the effect's room begins and how wide it is, in units: usually, and where it has a wide last row."""
_BRIEF_EMBLEM = 68  # the width of its picture where it is brief, in units
_EMBLEM_SHAPE = 12 / 11  # the height of its picture, in widths
_DESIGN = 190  # all measures below are for a card 190 units wide
_RADIUS = 12
_NAME, _LEAST = 34, 26  # the largest and smallest font size of a name
_TITLE = 36  # the largest font size of an action card's name
_RIBBON, _DESCENT = 43, 1.5  # the height of its ribbon, and how much room its descenders have below
_RAT_SHAPE = 1.5  # a rat's width in its heights
_EFFECT, _EFFECT_BELOW_TWO, _LARGEST_ICON = (82, 78), (70, 68), 64
"""The room of a person's effect, below a name in one line or in two, and its largest icons, in units.

The second room is that which grows with the player's text size, once it is larger.
"""
_TAB = 76, 40  # the corner of the frame that tells the rats, in units
_NO_RAT = 190  # how opaque the rat is that tells of none
_LIGHTER = 0.3  # how much lighter than their wood and stone the backs of persons are
_SHOWN = 0.61  # the share of its window that a person's card shows at least
_NAME_GROWS = 0.5  # how much more than icons a person's name on one line is enlarged
_CLOSER = 0.8  # how far a name is condensed before its letters get smaller
_NARROW = 0.82  # how far a name is condensed to one line before it is split into two

_SEAL, _LARGE_SEAL = 82, 180
"""The seal on the back of a person's card in units: usually, and on one of fewer pixels' width."""

_TRIANGLES = {"cloister": "cube", "bank": "coin", "residence": "prestige", "carriage": "carriage"}
"""Cards whose effect is one item per influence, drawn as a triangle of icons."""

_HIGHEST_ICONS = 38  # the largest icons of an action card's effect, in units

_EFFECTS: dict[str, tuple[str, ...]] = {
    "park": ("kill", "prestige[+1] : cube cube"),
    "hospital": ("kill", "plague −1 : cube"),
    "notredame": ("coin > prestige[1]", "coin coin > prestige[3]", "coin coin coin > prestige[6]"),
    "friend": ("friend > any", "activate"),
}
_HOTEL = "coin / cube / kill", "{}+ cube : ×2"
_TRIANGLE_ROWS = 3


def warming(card: str, size: Size, hotel_double_at: int = 3, larger: float = 1.0) -> Iterator[None]:
    """Prepare what :func:`face` returns, yielding after each step."""
    if card.endswith(f".{BACK}"):
        action_back(card.split(".")[0], size)
    else:
        yield from action_face.steps(card, size, hotel_double_at, larger)
    yield


def face(card: str, size: Size, hotel_double_at: int = 3, larger: float = 1.0) -> Surface:
    """Return the face of ``card`` (``red.bank``), or the back for ``red.?``; see :func:`action_face`."""
    owner, kind = card.split(".")
    if kind == BACK:
        return action_back(owner, size)
    return action_face(card, size, hotel_double_at, larger)


@cached_in_steps(SHARED, megabytes=10, grows=True)
def action_face(
    card: str, size: Size, hotel_double_at: int = 3, larger: float = 1.0
) -> Generator[None, None, Surface]:
    """Return the face of an action card (``red.bank``) at ``size`` pixels, in the current language.

    Name, effect and owner's seal stand above the picture: a hand that is tucked away shows all three.
    ``hotel_double_at`` is the edition's number on the hotel. ``larger`` enlarges the name as far as
    it stays on its line; with :data:`BRIEF` it takes the room of the picture. Shared, don't draw on it.
    """
    owner, kind = card.split(".")
    u = size[0] / _DESIGN
    surface, name = _leaf(owner, size).copy(), TITLE_WORDS.say(kind)
    yield
    middle: tuple[float, float]
    if larger == BRIEF:
        one = len(name.split()) == 1
        band = _band(surface, name, owner, u, *((62, _EDGE) if one else (98, _EDGE)))
        ends, wide, seal = (156 if one else 178), _BRIEF_EMBLEM, 50
        (left, row), middle = _CENTRED, (seal * 0.6, ends + 10)
    else:
        band = _ribbon(surface, name, owner, u, larger)
        ends, seal = (_EFFECT_FOOT if larger == 1 else _WITH_LARGE_NAME), 35
        left, row = _CENTRED if kind in (*_TRIANGLES, "friend") else _BESIDE_SEAL
        middle = (seal / 2, ends - seal / 2)
        wide = round((_FOOT - ends - 2) / _EMBLEM_SHAPE)
    yield
    top = band.bottom + round(2 * u)
    area = Rect(round(left * u), top, round(row * u), round(ends * u) - top)
    _effect(surface, kind, area, u, hotel_double_at)
    yield
    _emblem(surface, kind, (ends + 2 + _FOOT) / 2, wide, u)
    yield
    _medal(surface, owner, (round(middle[0] * u), round(middle[1] * u)), round(seal * u))
    card_light.lay(surface, round(_RADIUS * u))
    return surface


def _emblem(surface: Surface, kind: str, y: float, width: float, u: float) -> None:
    """Draw a card's picture round the height ``y``, all in units."""
    emblem = surfaces.picture(f"cards/{kind}", width * u, width * u * _EMBLEM_SHAPE, f"areas/{kind}")
    surfaces.centred(surface, emblem, (surface.get_width() / 2, y * u))


def _effect(surface: Surface, kind: str, area: Rect, u: float, hotel_double_at: int) -> None:
    """Draw what a card does in icons."""
    if kind in _TRIANGLES:
        _triangle(surface, _TRIANGLES[kind], area)
        return
    rows = tuple(row.format(hotel_double_at) for row in _EFFECTS.get(kind, _HOTEL))
    effect_icons.draw(surface, rows, area, round(_HIGHEST_ICONS * u), stacked=True)


when_persons_change(forget)  # pictures are kept by a person's key


@cached(SHARED, most=16)
def action_back(owner: str, size: Size) -> Surface:
    """Return the back of ``owner``'s action cards at ``size`` pixels. Shared, don't draw on it."""
    u = size[0] / _DESIGN
    surface = _pattern(size, PLAYER[owner]).copy()
    _medal(surface, owner, (size[0] // 2, size[1] // 2), round(82 * u))
    card_light.lay(surface, round(_RADIUS * u))
    return surface


@cached(SHARED, megabytes=14, grows=True)
def person_face(person: str, size: Size, larger: float = 1.0) -> Surface:
    """Return the face of a person's card at ``size`` pixels: window, name, effect in icons, rats.

    ``larger`` enlarges the latter three; the window is smaller then. Shared, don't draw on it.
    """
    facts = person_facts(person)
    u = size[0] / _DESIGN
    rock = WALNUT if facts.letter is None else STONE
    surface = _base(size, mix(rock, SHADE, 0.42), mix(rock, CREAM, 0.12))
    inner = Rect((0, 0), size).inflate(-round(12 * u), -round(12 * u))
    niche = surfaces.clear(inner.size)
    niche.fill((*mix(rock, SHADE, 0.8), 255))
    surface.blit(surfaces.clipped(niche, round(7 * u)), inner)

    name = PERSON_WORDS.say(person)
    v, broad = u * larger, inner.width - round(6 * u)
    if any(typesetting.width(word, round(_LEAST * v), bold=True) * _NARROW > broad for word in name.split()):
        v = u  # a long word has no room for larger letters
    least = round(_LEAST * v)
    one_line = typesetting.width(name, least, bold=True) * _NARROW <= broad
    grown = 1 + _NAME_GROWS * (larger - 1) if one_line and v > u else 1.0
    tall = round((33 * grown if one_line else 55) * v)
    usual, growing = _EFFECT if one_line else _EFFECT_BELOW_TWO
    effect_tall = round(max(usual * u, growing * v))
    foot = Rect(inner.x, 0, inner.width, tall + effect_tall + round(7 * u))
    foot.bottom = inner.bottom
    tab = Rect(0, 0, round(_TAB[0] * (u + v) / 2), round(_TAB[1] * (u + v) / 2))
    tab.topright = inner.right, inner.top

    room = Rect(inner.x, inner.y, inner.width, foot.top - inner.top)
    window = _window(person, (room.width, room.height / _SHOWN))
    shown = Rect(0, 0, window.get_width(), min(window.get_height(), room.height))
    surface.blit(window, (room.centerx - shown.width // 2, inner.y + round(2 * u)), shown)

    surface.blit(surfaces.parchment(foot.size, round(7 * u), seed=len(person) + 1), foot)
    edge = max(1, round(2 * u))
    pygame.draw.line(surface, INK, foot.topleft, (foot.right - 1, foot.top), edge)
    _rats(surface, facts.rats, tab, rock, edge)
    title = Rect(foot.x + round(3 * u), foot.y + round(1 * u), broad, tall)
    if one_line:  # condensed before the letters get smaller
        least = fitting.fitted_size(name, int(broad / _CLOSER), round(_NAME * v * grown), least, bold=True)
    fitting.words(surface, name, title, least, least, INK, 1 if one_line else 2, bold=True)
    effect = Rect(foot.x + round(4 * u), title.bottom, foot.width - round(8 * u), effect_tall)
    effect_icons.draw(surface, facts.icons, effect, round(_LARGEST_ICON * v), broken=True)
    if facts.letter:
        _letter(surface, facts.letter, (round(28 * u), round(28 * u)), round(40 * u))
    card_light.lay(surface, round(_RADIUS * u))
    return surface


def _window(person: str, room: tuple[float, float]) -> Surface:
    """Return a person's stained glass, or its own picture; without either the sign of a person."""
    own = own_picture(person)
    if own is not None:
        scale = min(room[0] / own.get_width(), room[1] / own.get_height())
        size = max(1, round(own.get_width() * scale)), max(1, round(own.get_height() * scale))
        return pygame.transform.smoothscale(own, size)
    try:
        return pictures.svg(f"persons/{person}", *room)
    except pictures.PictureError:
        return pictures.svg("icons/person", *room)


@cached(SHARED, most=16)
def person_back(letter: str | None, size: Size, aside: bool = False, in_deck: bool = False) -> Surface:
    """Return the back of a person's card: ``A``, ``B`` or ``C`` for grey ones, None for brown ones.

    ``aside``: the card will be laid on its left side, the letter upright. ``in_deck``: the card is small, its
    seal large.
    """
    u = size[0] / _DESIGN
    surface = _pattern(size, mix(WALNUT if letter is None else STONE, CREAM, _LIGHTER)).copy()
    side = round((_LARGE_SEAL if in_deck else _SEAL) * u)
    seal = surfaces.clear((side, side))
    middle = (side / 2, side / 2)
    if letter:
        _letter(seal, letter, (side // 2, side // 2), side, lit=in_deck)
    else:
        surfaces.centred(seal, surfaces.disc(side, WALNUT_DARK, BRASS, max(1, side // 20)), middle)
        surfaces.centred(seal, effect_icons.row("person", round(side * 0.61)), middle)
    surfaces.centred(
        surface, pygame.transform.rotate(seal, -90) if aside else seal, (size[0] // 2, size[1] // 2)
    )
    card_light.lay(surface, round(_RADIUS * u))
    return surface


def _base(size: Size, edge: RGB, face: RGB) -> Surface:
    """Return a blank card: rounded, with an ink edge."""
    u = size[0] / _DESIGN
    surface = surfaces.clear(size)
    surface.blit(surfaces.rounded(size, round(_RADIUS * u), INK), (0, 0))
    line = max(1, round(1.5 * u))
    inside = (size[0] - 2 * line, size[1] - 2 * line)
    surface.blit(surfaces.rounded(inside, round((_RADIUS - 1) * u), edge), (line, line))
    lit = (inside[0] - line, inside[1] - line)
    surface.blit(surfaces.rounded(lit, round((_RADIUS - 1) * u), face), (line, line))
    return surface


@cached(SHARED, most=12)
def _leaf(owner: str, size: Size) -> Surface:
    """Return the sheet shared by the owner's nine cards: parchment with a broad coloured edge."""
    radius = round(_RADIUS * size[0] / _DESIGN)
    surface = _base(size, INK, INK)
    surface.blit(surfaces.parchment(size, radius, edge=False, seed=sum(map(ord, owner))), (0, 0))
    surface.blit(_dyed("cards/frame", size, mix(PLAYER[owner], CREAM, 0.1)), (0, 0))
    return surface


def _pattern(size: Size, dye: RGB) -> Surface:
    """Return a card's back without its seal: the pattern on the colour ``dye``."""
    surface = _base(size, INK, dye)
    surfaces.centred(surface, surfaces.picture("cards/back", *size), (size[0] / 2, size[1] / 2))
    return surface


def _dyed(name: str, size: Size, dye: RGB) -> Surface:
    """Return a picture at a card's size, tinted with ``dye``: light parts take its colour."""
    surface = surfaces.clear(size)
    surfaces.centred(surface, surfaces.picture(name, *size), (size[0] / 2, size[1] / 2))
    surface.fill((*dye, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _ribbon(surface: Surface, name: str, owner: str, u: float, larger: float) -> Rect:
    """Draw the card's name on a band of the owner's colour along its upper edge.

    Return the band's rectangle.
    """
    room = round(172 * u)
    wide = typesetting.width(name, round(_LEAST * u), bold=True) * _NARROW
    v = u * max(1.0, min(larger, room / max(1.0, wide)))
    box, ink = _cloth(surface, owner, u, _RIBBON * v / u, _EDGE)
    words = Rect(0, 0, room, box.height - round(3 * u))
    words.center = box.centerx, box.centery - round(_DESCENT * u)
    # Condensed before the letters get smaller.
    size = fitting.fitted_size(name, int(room / _CLOSER), round(_TITLE * v), round(_LEAST * v), bold=True)
    fitting.words(surface, name, words, size, size, ink, bold=True)
    return box


def _band(surface: Surface, name: str, owner: str, u: float, tall: float, top: float) -> Rect:
    """Draw the name of a card that is seen small on a band across it, ``tall`` units high from ``top`` on.

    It has one line or two. Return the band's rectangle.
    """
    box, ink = _cloth(surface, owner, u, tall, top)
    words = box.inflate(-round(22 * u), -round(4 * u))
    parts = name.split()
    longest = max(parts, key=lambda part: typesetting.width(part, 100, bold=True))
    least, room = round(_LEAST * u), int(words.width / _CLOSER)
    largest = round((_LARGE_NAME if len(parts) == 1 else _TWO_LINES) * u)
    size = fitting.fitted_size(longest, room, largest, least, bold=True)
    fitting.words(surface, name, words, size, size, ink, most=min(2, len(parts)), bold=True)
    return box


def _cloth(surface: Surface, owner: str, u: float, tall: float, top: float) -> tuple[Rect, RGB]:
    """Draw a band of the owner's colour across a card, ``tall`` units high from ``top`` on.

    Return its rectangle and the colour of letters on it.
    """
    box = Rect(round(3 * u), round(top * u), round(184 * u), round(tall * u))
    dye = PLAYER[owner]
    ink = INK if owner == "yellow" else CREAM
    ground = dye if owner == "yellow" else mix(dye, SHADE, 0.12)
    surface.blit(surfaces.rounded(box.size, round(6 * u), INK), box)
    inner = box.inflate(-round(3 * u), -round(3 * u))
    surface.blit(surfaces.rounded(inner.size, round(5 * u), ground), inner)
    thread = inner.inflate(-round(4 * u), -round(4 * u))
    surface.blit(surfaces.rounded(thread.size, round(4 * u), (*mix(dye, CREAM, 0.55), 255), 1), thread)
    return box, ink


def _triangle(surface: Surface, icon: str, area: Rect) -> None:
    """Draw rows of 1, 2 and 3 icons, as the reward grows with influence."""
    height = area.height / _TRIANGLE_ROWS
    for index in range(_TRIANGLE_ROWS):
        drawn = effect_icons.row(" ".join([icon] * (index + 1)), round(height * 1.16))
        surfaces.centred(surface, drawn, (area.centerx, area.top + height * (index + 0.5)))


def _medal(surface: Surface, owner: str, centre: tuple[int, int], side: int) -> None:
    """Draw the owner's symbol in the owner's colour on a round seal."""
    blur = max(2, side // 10)
    dark = surfaces.shadow((side, side), side // 2, blur, 120)
    surfaces.centred(surface, dark, (centre[0] + blur / 2, centre[1] + blur / 2))
    draw_medal(surface, owner, centre, side, PARCHMENT_LIT, max(1, side // 18))


def _letter(surface: Surface, letter: str, centre: tuple[int, int], side: int, lit: bool = False) -> None:
    """Draw the period's letter on a stone seal, or on a ``lit`` one of parchment."""
    ground, rim, ink = (PARCHMENT_LIT, INK, INK) if lit else (mix(STONE, LEAD, 0.55), CREAM, CREAM)
    surfaces.centred(surface, surfaces.disc(side, ground, rim, max(1, side // 16)), centre)
    surfaces.centred(surface, typesetting.line(letter, round(side * 0.76), ink, bold=True), centre)


def _rats(surface: Surface, count: int, box: Rect, stone: RGB, edge: int) -> None:
    """Draw a corner of parchment in a person's frame: a rat, faint if there is none, and how many."""
    corner = surfaces.clear(box.size)
    radius = box.height // 3
    for inset, colour in ((0, mix(stone, SHADE, 0.6)), (edge, PARCHMENT_LIT)):
        whole = surfaces.rounded(
            (box.width + radius, box.height + radius), radius, colour
        )  # one corner is round
        corner.blit(whole, (inset, -radius - inset))
    surface.blit(corner, box)
    wide = min(box.width * 0.56, box.height * _RAT_SHAPE)
    rat = surfaces.picture("pieces/rat_bare", wide, wide)
    if count == 0:
        rat = rat.copy()
        rat.set_alpha(_NO_RAT)
    surfaces.centred(surface, rat, (box.left + box.width * 0.36, box.centery))
    number = typesetting.line(str(count), round(box.height * 0.94), INK, bold=True)
    surfaces.centred(surface, number, (box.left + box.width * 0.8, box.centery))
