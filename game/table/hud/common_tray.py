"""What belongs to nobody, in the lower right corner: the round's rats, the bank, and the persons' decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from engine.content import BROWN_PERSONS
from engine.names import ROUNDS, period_of
from game.match.board import Board
from game.table.city.pieces import Pieces
from game.table.hud import decks
from game.table.hud.layout import Layout
from game.table.hud.tray_cells import CARD_SHAPE, PILE, Point, heap
from game.table.hud.woodwork import figure, frame, sunken
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, DANGER, SHADE, WALNUT_DARK, mix
from game.ui.remembered import pictured

_SPENT = 130  # how opaque the card of a deck is that has no cards left, of 255
_HEAVY = 6  # the number of rats from which the sum is shown as a danger
_SUM, _COUNT = 50, 34  # font sizes in units: of the rats, and at least of the bank beside them
_HIGH = 118  # height of the tray in units
_GROUND = mix(WALNUT_DARK, SHADE, 0.72)


class Common(NamedTuple):
    """What lies in the common tray; equal ones look the same."""

    rats: int
    brown: int
    """Brown persons still to come in this period."""
    grey: int
    """Grey persons still to come."""
    bank: int | None
    """The coins left in the bank; None if there is no limit."""
    look: bool
    """Whether the grey persons of this game are known and can be looked at."""


def common(view: Board) -> Common:
    """Return what lies in the common tray."""
    ahead = len(view.brown_ahead), len(view.grey_ahead)
    return Common(view.rat_sum, *ahead, view.bank, view.new_persons)


def letter_ahead(grey: int) -> str | None:
    """Return the letter on the back of the next grey person when ``grey`` of them are still to come."""
    return period_of(ROUNDS - grey + 1) if grey else None


def place(layout: Layout) -> Rect:
    """Return the tray's rectangle, which reaches the window's right edge."""
    box = layout.rats
    return Rect(box.left, box.top, layout.size[0] - box.left, box.height)


def shown(layout: Layout) -> Rect:
    """Return the tray without what is closest to the window's edge, where an outline has no room."""
    box = place(layout)
    return Rect(box.left, box.top, box.width - layout.px(14), box.height)


def bank_spot(layout: Layout) -> Point:
    """Return where the coins of the bank lie."""
    return _bank(place(layout).size, layout.rats.width).move(layout.rats.topleft).center


def draw(surface: Surface, view: Board, layout: Layout) -> None:
    """Draw the common tray, and above it the rack with the decks of persons."""
    box = place(layout)
    blur = layout.px(18)
    dark = surfaces.shadow(box.size, layout.px(12), blur, 190)
    surface.blit(dark, box.move(-blur + blur // 3, -blur + blur // 2))
    surface.blit(tray(common(view), box.size, layout.rats.width), box)
    slot = rack_place(layout)
    surface.blit(_rack(slot.size, layout.px(8)), slot)
    for one in piles(view, layout):
        if one.discard:
            if one.cards:
                surfaces.centred(surface, decks.pile(one.names, one.box.size, one.cards), one.box.center)
        else:
            surfaces.centred(surface, decks.deck(one.names[0], one.box.size, one.cards)[0], one.box.center)


class Pile(NamedTuple):
    """A deck or a pile of discards of the persons."""

    names: tuple[str, ...]
    """The names of its backs, as in :mod:`game.table.hud.decks`; the last one lies on top."""
    cards: int
    discard: bool
    box: Rect


def piles(view: Board, layout: Layout) -> list[Pile]:
    """Return the persons' decks and discards: brown and its discards, grey and its discards."""
    slot = rack_place(layout)
    wide = min(slot.width * 0.74, slot.height * 0.2 * CARD_SHAPE)
    size = round(wide), round(wide / CARD_SHAPE)
    grey = letter_ahead(len(view.grey_ahead)) or "C"
    gone = tuple(period_of(k + 1) for k in range(len(view.grey_gone))) or ("A",)
    found = []
    for share, names, count, discard in (
        (0.15, (decks.BROWN,), len(view.brown_ahead), False),
        (0.37, (decks.BROWN,), len(view.brown_gone), True),
        (0.63, (grey,), len(view.grey_ahead), False),
        (0.85, gone, len(view.grey_gone), True),
    ):
        box = Rect((0, 0), size)
        box.center = slot.centerx + round(slot.width * 0.04), round(slot.top + slot.height * share)
        found.append(Pile(names, count, discard, box))
    return found


def warming(view: Board, layout: Layout) -> Iterator[None]:
    """Prepare the backs in the piles of discards, each turned as it will lie, yielding after each pile."""
    size = piles(view, layout)[0].box.size
    grey = tuple(map(period_of, range(1, ROUNDS + 1)))
    for names in ((decks.BROWN,) * len(BROWN_PERSONS), grey):
        decks.pile(names, size, len(names))
        yield


def rack_place(layout: Layout) -> Rect:
    """Return where the rack of decks is: beside the persons, up to the window's right edge."""
    left = layout.safe.right + layout.px(8)
    top, bottom = layout.persons[0].top, layout.persons[-1].bottom
    return Rect(left, top, layout.size[0] - left, bottom - top)


@cached(TABLE, most=1)
@pictured
def _rack(size: tuple[int, int], radius: int) -> Surface:
    """Return the rack: a slot in dark wood that runs out of the window on the right."""
    surface = frame((size[0] + radius, size[1]), radius, 8)
    wide = max(2, radius // 2)
    slot = Rect(wide, wide, size[0] + radius * 2, size[1] - 2 * wide)
    surface.blit(sunken(slot.size, radius, _GROUND, max(3, radius), felt=False), slot)
    return surface


def _bank(size: tuple[int, int], inside: int) -> Rect:
    """Return where the bank's coins lie in a tray of ``size``, of which ``inside`` is safe for figures."""
    u = size[1] / _HIGH
    wide = max(round(46 * u), size[0] - inside - round(12 * u))
    room = Rect(0, round(8 * u), min(wide, round(72 * u)), round(54 * u))
    room.left = inside if size[0] - inside > room.width else inside - room.width
    return room


@cached(TABLE, most=1)
def _empty(size: tuple[int, int]) -> Surface:
    """Return the common tray of ``size`` pixels with nothing in it."""
    u = size[1] / _HIGH
    radius, rim = round(12 * u), round(8 * u)
    surface = frame((size[0] + radius, size[1]), radius, 8)
    well = Rect(rim, rim, size[0] + radius, size[1] - 2 * rim)
    surface.blit(sunken(well.size, radius, _GROUND, rim), well)
    return surface


def _groove(surface: Surface, x: int, row: Rect, line: int) -> None:
    """Draw a groove in the felt, which keeps two figures of a ``row`` apart."""
    surface.fill(mix(_GROUND, (0, 0, 0), 0.6), (x - line, row.y, line, row.height))
    surface.fill(mix(_GROUND, CREAM, 0.22), (x, row.y, line, row.height))


@cached(TABLE, most=6)
def tray(shown: Common, size: tuple[int, int], inside: int) -> Surface:
    """Return the common tray of ``size`` pixels; figures stand in the left ``inside`` pixels.

    Shared, don't draw on it.
    """
    u = size[1] / _HIGH
    rim = round(8 * u)
    surface = _empty(size).copy()
    upper = Rect(rim, rim, inside - rim, round(54 * u))
    lower = Rect(rim, upper.bottom, inside - rim, size[1] - rim - upper.bottom)

    rat = surfaces.picture("pieces/rat", 66 * u, 50 * u)
    surface.blit(rat, rat.get_rect(midleft=(upper.x + round(4 * u), upper.centery)))
    left = upper.x + rat.get_width() + round(12 * u)
    letters = round(_SUM * u)
    if shown.rats >= _HEAVY:
        patch = Rect(0, 0, typesetting.width(str(shown.rats), letters, bold=True), round(48 * u))
        patch.inflate_ip(round(14 * u), 0)
        patch.midleft = left - round(7 * u), upper.centery
        surface.blit(surfaces.rounded(patch.size, round(9 * u), DANGER), patch)
    left = figure(surface, str(shown.rats), letters, left, upper.centery) + round(10 * u)

    coins = _bank(size, inside)
    _, spots = heap(PILE if shown.bank is None else min(shown.bank, PILE), coins)
    side, _ = heap(1, coins)
    for at in reversed(spots):
        Pieces(side / 0.95, seed=5, shallow=True).piece(surface, "coin", "", at)
    if shown.bank is not None:
        right, bank = coins.left - round(6 * u), str(shown.bank)
        sizes = range(letters, round(_COUNT * u), -1)
        count = next((s for s in sizes if typesetting.width(bank, s, bold=True) <= right - left), sizes.stop)
        begins = right - typesetting.width(bank, count, bold=True)
        figure(surface, bank, count, begins, coins.centery)
        middle = round((left - 10 * u + begins) / 2)
        _groove(surface, middle, upper.inflate(0, round(-12 * u)), max(1, round(1.5 * u)))

    back = round(lower.height * 0.84 * CARD_SHAPE), round(lower.height * 0.84)
    room = lower.width - (round(46 * u) if shown.look else 0)
    ahead = (decks.BROWN, shown.brown), (letter_ahead(shown.grey) or "C", shown.grey)
    for index, (name, left_over) in enumerate(ahead):
        x = lower.x + room * index // 2 + round(6 * u)
        deck, _ = decks.deck(name, back, 1)
        if not left_over:
            deck = deck.copy()
            deck.set_alpha(_SPENT)
        surfaces.centred(surface, deck, (x + back[0] / 2, lower.centery))
        beside, end = x + back[0] + round(8 * u), lower.x + room * (index + 1) // 2
        figure(surface, str(left_over), letters, beside, lower.centery, end - beside)
    if shown.look:
        eye = surfaces.tinted("icons/eye", round(44 * u), CREAM)
        surface.blit(eye, eye.get_rect(midright=(lower.right - round(2 * u), lower.centery)))
    return surface
