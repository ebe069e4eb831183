"""What belongs to nobody: the round's rats, the bank and the persons' decks, each in a frame of its own."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from engine.names import ROUNDS, period_of
from game.match.board import Board
from game.table.hud import decks
from game.table.hud.layout import Layout
from game.table.hud.tray_cells import CARD_SHAPE, PILE, Point, heap
from game.table.hud.woodwork import figure, frame, sunken
from game.table.pieces.pieces import Pieces
from game.ui import surfaces, typesetting
from game.ui.image_cache import TABLE, cached
from game.ui.palette import DANGER, SHADE, WALNUT_DARK, mix
from game.ui.remembered import pictured

_HEAVY = 6  # the number of rats from which the sum is shown as a danger
_SPENT = 175  # how opaque the card of a deck is that has no cards left, of 255
_FIGURE = 50  # the font size of all numbers, in units
_HIGH, _APART = 118, 6  # height of the tray and the space between its four frames, in units
_RIM, _RADIUS = 3, 11  # the wood round a frame and its corners, in units
_SIGN = 36  # the width of the sign before a number, in units
_AIR = 3  # between what lies in a frame, in units
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


def common(view: Board) -> Common:
    """Return what lies in the common tray."""
    return Common(view.rat_sum, len(view.brown_ahead), len(view.grey_ahead), view.bank)


def letter_ahead(grey: int) -> str | None:
    """Return the letter on the back of the next grey person when ``grey`` of them are still to come."""
    return period_of(ROUNDS - grey + 1) if grey else None


def bank_spot(layout: Layout) -> Point:
    """Return where the coins of the bank lie."""
    box = layout.rats
    return _sign(_frames(box.size)[1]).move(box.topleft).center


def deck_spot(layout: Layout, grey: bool) -> Rect:
    """Return where the card lies that stands for the brown or the ``grey`` persons' deck."""
    box = layout.rats
    return _card(_frames(box.size)[3 if grey else 2]).move(box.topleft)


def decks_place(layout: Layout) -> Rect:
    """Return where the frames of the persons' decks are."""
    box = layout.rats
    brown, grey = _frames(box.size)[2:]
    return brown.union(grey).move(box.topleft)


def draw(surface: Surface, view: Board, layout: Layout) -> None:
    """Draw the common tray."""
    box, blur = layout.rats, layout.px(14)
    for part in (one.move(box.topleft) for one in _frames(box.size)):
        dark = surfaces.shadow(part.size, layout.px(_RADIUS), blur, 190)
        surface.blit(dark, part.move(-blur + blur // 3, -blur + blur // 2))
    surface.blit(tray(common(view), box.size), box)


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
    gap = round(_APART * size[1] / _HIGH)
    wide, high = (size[0] - gap) // 2, (size[1] - gap) // 2
    across, down = (0, size[0] - wide), (0, size[1] - high)
    first, second, third, fourth = (Rect(x, y, wide, high) for y in down for x in across)
    return first, second, third, fourth


def _sign(box: Rect) -> Rect:
    """Return where in a frame the sign stands that tells what its number counts."""
    u = 2 * box.height / (_HIGH - _APART)
    inside = box.inflate(-2 * round((_RIM + _AIR) * u), -2 * round(_RIM * u))
    inside.width = round(_SIGN * u)
    return inside


def _card(box: Rect) -> Rect:
    """Return where in a frame the uppermost card of a deck lies."""
    sign = _sign(box)
    return Rect(0, 0, round(sign.height * CARD_SHAPE), sign.height).move_to(center=sign.center)


@cached(TABLE, most=6)
def tray(shown: Common, size: tuple[int, int]) -> Surface:
    """Return the common tray of ``size`` pixels. Shared, don't draw on it."""
    u = size[1] / _HIGH
    surface = surfaces.clear(size)
    frames = _frames(size)
    for box in frames:
        surface.blit(_frame(box.size, round(_RADIUS * u), round(_RIM * u)), box)
    rats, bank, brown, grey = frames
    sign = _sign(rats)
    rat = surfaces.picture("pieces/rat_bare", *sign.size)
    surfaces.centred(surface, rat, sign.center)
    _number(surface, shown.rats, rats, u, danger=shown.rats >= _HEAVY)

    coins = _sign(bank)
    if shown.bank is None:
        coins = coins.move_to(centerx=bank.centerx)
    else:
        _number(surface, shown.bank, bank, u)
    _, spots = heap(PILE if shown.bank is None else min(shown.bank, PILE), coins)
    side, _ = heap(1, coins)
    for at in reversed(spots):
        Pieces(side / 0.95, seed=5, shallow=True).piece(surface, "coin", "", at)

    _deck(surface, decks.BROWN, shown.brown, brown, u)
    _deck(surface, letter_ahead(shown.grey) or "C", shown.grey, grey, u)
    return surface


def _number(surface: Surface, count: int, box: Rect, u: float, danger: bool = False) -> None:
    """Write a number in the middle of what its sign leaves of a frame; a ``danger`` is on red."""
    letters, text = round(_FIGURE * u), str(count)
    left, right = _sign(box).right + round(_AIR * u), box.right - round((_RIM + 1) * u)
    wide = min(right - left, typesetting.width(text, letters, bold=True))
    middle = (left + right) // 2
    if danger:
        patch = Rect(0, 0, min(right - left, wide + round(letters * 0.3)), _sign(box).height)
        patch.center = middle, box.centery
        surface.blit(surfaces.rounded(patch.size, round(letters * 0.18), DANGER), patch)
    figure(surface, text, letters, middle - wide / 2, box.centery, wide)


def _deck(surface: Surface, name: str, count: int, box: Rect, u: float) -> None:
    """Draw a deck's uppermost card, and how many cards the deck has."""
    card = _card(box)
    back, _ = decks.deck(name, card.size, 1)
    if not count:
        back = back.copy()
        back.set_alpha(_SPENT)
    surfaces.centred(surface, back, card.center)
    _number(surface, count, box, u)
