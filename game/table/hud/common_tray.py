"""What belongs to nobody: the round's rats, the bank and the persons' decks, and the rack beside these."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect, Surface

from engine.content import BROWN_PERSONS
from engine.names import ROUNDS, period_of
from game.match.board import Board
from game.table.hud import decks
from game.table.hud.layout import Layout
from game.table.hud.tray_cells import CARD_SHAPE, PILE, Point, heap
from game.table.hud.woodwork import brightened, figure, frame, sunken
from game.table.pieces.pieces import Pieces
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import CREAM, DANGER, SHADE, WALNUT_DARK, mix
from game.ui.remembered import pictured

_HEAVY = 6  # the number of rats from which the sum is shown as a danger
_SPENT = 130  # how opaque the card of a deck is that has no cards left, of 255
_SUM, _COUNT = 50, 42  # font sizes in units: of rats and bank, and of the numbers on the decks
_HIGH, _APART = 118, 8  # height of the tray and the space between its four frames, in units
_RIM, _RADIUS = 5, 11  # the wood round a frame and its corners, in units
_LEFT = 118  # the width of the frames on the left, in units
_PLATE = 57, 41  # the size of the plate with the number on a deck, in units
_AIR = 3  # between what lies in a frame, in units
_GROUND = mix(WALNUT_DARK, SHADE, 0.72)
_RACK = 4  # the rack's distance from the persons, in units
_EDGE = 48  # how far tray and rack keep off the window's edge, in units
_FILLED = 0.76  # the share of the rack's width that decks take
_EYE = 0.75  # how far down the rack is the sign that the grey persons can be looked at


class Common(NamedTuple):
    """What lies in the common tray; equal ones look the same."""

    rats: int
    brown: int
    """Brown persons still to come in this period."""
    grey: int
    """Grey persons still to come."""
    bank: int | None
    """The coins left in the bank; None if there is no limit."""


def common(view: Board) -> Common:
    """Return what lies in the common tray."""
    return Common(view.rat_sum, len(view.brown_ahead), len(view.grey_ahead), view.bank)


def letter_ahead(grey: int) -> str | None:
    """Return the letter on the back of the next grey person when ``grey`` of them are still to come."""
    return period_of(ROUNDS - grey + 1) if grey else None


def place(layout: Layout) -> Rect:
    """Return the tray's rectangle: figures are in its part below the persons, pieces beside them, too."""
    box = layout.rats
    return Rect(box.left, box.top, layout.size[0] - layout.px(_EDGE) - box.left, box.height)


def bank_spot(layout: Layout) -> Point:
    """Return where the coins of the bank lie."""
    box = place(layout)
    return _coins(_frames(box.size)[1], layout.rats.width).move(box.topleft).center


def draw(surface: Surface, view: Board, layout: Layout) -> None:
    """Draw the common tray, and beside the persons the rack with their decks."""
    box, slot = place(layout), rack_place(layout)
    blur = layout.px(14)
    for part in (*(one.move(box.topleft) for one in _frames(box.size)), slot):
        dark = surfaces.shadow(part.size, layout.px(_RADIUS), blur, 190)
        surface.blit(dark, part.move(-blur + blur // 3, -blur + blur // 2))
    surface.blit(tray(common(view), box.size, layout.rats.width), box)
    surface.blit(_frame(slot.size, layout.px(_RADIUS), layout.px(_RIM)), slot)
    for one in piles(view, layout):
        if one.discard:
            if one.cards:
                surfaces.centred(surface, decks.pile(one.names, one.box.size, one.cards), one.box.center)
        else:
            surfaces.centred(surface, decks.deck(one.names[0], one.box.size, one.cards)[0], one.box.center)
    if view.new_persons:
        eye = surfaces.tinted("icons/eye", round(slot.width * _FILLED), CREAM)
        surfaces.centred(surface, eye, (slot.centerx, slot.top + slot.height * _EYE))


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
    wide = min(slot.width * _FILLED, slot.height * 0.2 * CARD_SHAPE)
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
        box.center = slot.centerx, round(slot.top + slot.height * share)
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
    """Return where the rack of decks is: beside the persons, off what a television may cut off."""
    left = layout.safe.right + layout.px(_RACK)
    top, bottom = layout.persons[0].top, layout.persons[-1].bottom
    return Rect(left, top, layout.size[0] - layout.px(_EDGE) - left, bottom - top)


@cached(TABLE, most=4)
@pictured
def _frame(size: tuple[int, int], radius: int, rim: int) -> Surface:
    """Return a slot in a frame of dark wood. Shared, don't draw on it."""
    surface = frame(size, radius, 8).copy()
    slot = Rect((0, 0), size).inflate(-2 * rim, -2 * rim)
    surface.blit(sunken(slot.size, max(2, radius - rim // 2), _GROUND, max(3, rim), felt=False), slot)
    return surface


def _frames(size: tuple[int, int]) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the frames of a tray of ``size``: rats and bank, below them the brown and the grey deck."""
    u = size[1] / _HIGH
    gap, left = round(_APART * u), round(_LEFT * u)
    high = (size[1] - gap) // 2
    across, down = (0, left + gap), (0, size[1] - high)
    wide = left, size[0] - left - gap
    first, second, third, fourth = (
        Rect(across[column], down[row], wide[column], high) for row in (0, 1) for column in (0, 1)
    )
    return first, second, third, fourth


def _coins(box: Rect, inside: int) -> Rect:
    """Return where coins lie in a frame of which figures take the part left of ``inside``."""
    rim = max(2, box.height // 11)
    left = inside + rim // 2
    return Rect(left, box.top + rim, max(4, box.right - rim - left), box.height - 2 * rim)


@cached(TABLE, most=6)
def tray(shown: Common, size: tuple[int, int], inside: int) -> Surface:
    """Return the common tray of ``size`` pixels; figures stand in the left ``inside`` pixels.

    Shared, don't draw on it.
    """
    u = size[1] / _HIGH
    surface, letters, air = surfaces.clear(size), round(_SUM * u), round(_AIR * u)
    frames = _frames(size)
    for box in frames:
        surface.blit(_frame(box.size, round(_RADIUS * u), round(_RIM * u)), box)
    rats, bank, brown, grey = (box.inflate(-2 * round(_RIM * u), -2 * round(_RIM * u)) for box in frames)
    _draw_rats(surface, shown.rats, rats, letters)
    coins = _coins(frames[1], inside)
    _, spots = heap(PILE if shown.bank is None else min(shown.bank, PILE), coins)
    side, _ = heap(1, coins)
    for at in reversed(spots):
        Pieces(side / 0.95, seed=5, shallow=True).piece(surface, "coin", "", at)
    if shown.bank is not None:
        left = bank.left + 2 * air
        wide = typesetting.width(str(shown.bank), letters, bold=True)
        begins = max(left, coins.left - air - wide)
        figure(surface, str(shown.bank), letters, begins, bank.centery, coins.left - begins)
    letter = letter_ahead(shown.grey) or "C"
    _draw_deck(surface, decks.BROWN, shown.brown, brown, brown.right - air, u)
    _draw_deck(surface, letter, shown.grey, grey, inside - air, u)
    return surface


def _draw_rats(surface: Surface, count: int, box: Rect, letters: int) -> None:
    """Draw a rat, and beside it the sum of the round's rats: in red if there are many."""
    ink = typesetting.width(str(count), letters, bold=True)
    rat = brightened(surfaces.picture("pieces/rat", box.width * 0.48, box.height))
    surface.blit(rat, rat.get_rect(midleft=(box.left, box.centery)))
    room = box.right - box.left - rat.get_width()
    ink = min(ink, room)
    left = box.right - room + (room - ink) // 2
    if count >= _HEAVY:
        patch = Rect(0, 0, min(room, ink + round(letters * 0.3)), box.height - 2)
        patch.center = left + ink // 2, box.centery
        surface.blit(surfaces.rounded(patch.size, round(letters * 0.18), DANGER), patch)
    figure(surface, str(count), letters, left, box.centery, room)


def _draw_deck(surface: Surface, name: str, count: int, box: Rect, right: int, u: float) -> None:
    """Draw a deck that lies sideways in ``box``, and on it, up to ``right``, a plate with its number."""
    plate = Rect(0, 0, round(_PLATE[0] * u), round(_PLATE[1] * u))
    plate.midright = right, box.centery
    high = box.height - round(_AIR * u)
    size = round(high / CARD_SHAPE), high
    back, _ = decks.deck(name, size, 1)
    if not count:
        back = back.copy()
        back.set_alpha(_SPENT)
    beside = box.right - plate.right > plate.left - box.left
    x = box.right - size[0] / 2 - 1 if beside else box.left + size[0] / 2 + 1
    surfaces.centred(surface, back, (x, box.centery))
    radius = plate.height // 4
    surface.blit(surfaces.rounded(plate.size, radius, _GROUND), plate)
    surface.blit(
        surfaces.rounded(plate.size, radius, mix(_GROUND, CREAM, 0.5), max(1, round(1.5 * u))), plate
    )
    letters = round(_COUNT * u)
    wide = min(plate.width - 2, typesetting.width(str(count), letters, bold=True))
    figure(surface, str(count), letters, plate.centerx - wide / 2, plate.centery, wide)
