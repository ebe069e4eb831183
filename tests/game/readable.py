"""What a screen must be like to be read from a sofa, as findings in sentences; see :func:`findings`.

The figures are those of the Xbox accessibility guidelines, WCAG 2.2 and the television platforms: letters
26 units high (a unit is a pixel of a 1920 × 1080 window) times the player's text size, words and controls
5 % inside the window's edges, contrast 4.5:1, for large letters 3:1, with high contrast 7:1.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

import pygame
from pygame import Rect, Surface

from game.app.program import App
from game.ui.scrolling import FADE
from tests.game.lines_drawn import Line, Register

LEAST, LARGE = 26, 36
"""Units: what any letter must have, and from where on letters are large."""

TEXT, LARGE_TEXT, HIGH = 4.5, 3.0, 7.0
"""Contrasts."""

_MOST_PIXELS = 12_000  # of which an average is taken at once: the sum of more would overflow
Colour = Sequence[int] | pygame.Color
_SAME_SPOT = 6  # units between a line and its own shadow
_COVERED = 0.3  # a line that is hidden more than this lies beneath something


def findings(
    app: App, register: Register, scrolled: Sequence[Rect] = (), disabled: Sequence[Rect] = ()
) -> list[str]:
    """Everything wrong with the words on the window now, a sentence each.

    ``scrolled`` are the places where contents may be cut or fade at the upper and lower edge, as one can
    scroll; ``disabled`` those of controls that can't be used now.
    """
    surface = app.display.surface
    lines = on_top(register.on(surface), app.unit)
    lines = [line for line in lines if not line.printed]
    found = [*too_small(lines, app), *outside(lines, app), *overlapping(lines)]
    lasting = [line for line in lines if not _fades(line, scrolled, app.unit)]
    found += broken(lasting, scrolled)
    return found + too_pale([line for line in lasting if not line.cut], surface, app, disabled)


def safe_area(size: tuple[int, int]) -> Rect:
    """What every television shows: 5 % inside the edges."""
    left, top = round(size[0] * 0.05), round(size[1] * 60 / 1080)
    return Rect(left, top, size[0] - 2 * left, size[1] - 2 * top)


def on_top(lines: Iterable[Line], unit: float) -> list[Line]:
    """The lines that nothing covers, without the shadows that some cast."""
    seen: list[Line] = []
    for line in lines:
        if line.hidden > _COVERED:
            continue
        seen = [other for other in seen if not _same(other, line, _SAME_SPOT * unit)]
        seen.append(line)
    return seen


def _same(one: Line, other: Line, reach: float) -> bool:
    """Whether two lines are the same words at the same place, as a line and its shadow are."""
    near = max(abs(one.box.x - other.box.x), abs(one.box.y - other.box.y)) <= reach
    return one.text == other.text and near


def too_small(lines: Iterable[Line], app: App) -> list[str]:
    """Letters smaller than they must be."""
    return smaller_than(LEAST * app.settings.text_scale, lines, app)


def smaller_than(least: float, lines: Iterable[Line], app: App) -> list[str]:
    """Letters of less than ``least`` units."""
    want = least * app.unit
    return [
        f"{line.text!r} is {line.size:.0f} px high, wants {want:.0f}"
        for line in lines
        if line.size < want - 0.6 and any(letter.isalnum() for letter in line.text)
    ]


def outside(lines: Iterable[Line], app: App) -> list[str]:
    """Words that a television may cut off."""
    safe = safe_area(app.size).inflate(2, 2)
    return [
        f"{line.text!r} at {tuple(line.seen)} leaves the safe area"
        for line in lines
        if not safe.contains(line.seen)
    ]


def broken(lines: Iterable[Line], scrolled: Sequence[Rect] = ()) -> list[str]:
    """Words that are cut off, covered in part, or shortened."""
    found = []
    for line in lines:
        if line.cut and not any(_cut_by_scrolling(line, place) for place in scrolled):
            found.append(f"{line.text!r} is cut: {tuple(line.seen)} of {tuple(line.box)}")
        if line.hidden > 0.04:
            found.append(f"{line.text!r} is covered by {line.hidden:.0%}")
        if line.text.endswith("…"):
            found.append(f"{line.text!r} is shortened")
    return found


def _cut_by_scrolling(line: Line, place: Rect) -> bool:
    inside = line.box.left >= place.left - 1 and line.box.right <= place.right + 1
    return inside and (line.seen.top <= place.top + 1 or line.seen.bottom >= place.bottom - 1)


def _fades(line: Line, scrolled: Sequence[Rect], unit: float) -> bool:
    """Whether a line lies so near an edge beyond which there may be more that it may fade."""
    reach = round(FADE * unit)
    return any(
        place.contains(line.seen) and not place.inflate(0, -2 * reach).contains(line.seen)
        for place in scrolled
    )


def overlapping(lines: Sequence[Line]) -> list[str]:
    """Words that run into each other."""
    flat = [line for line in lines if not line.turned]
    return [
        f"{one.text!r} at {tuple(one.seen)} runs into {other.text!r} at {tuple(other.seen)}"
        for one, other in combinations(flat, 2)
        if one.seen.inflate(-2, -2).colliderect(other.seen.inflate(-2, -2))
    ]


def too_pale(lines: Iterable[Line], surface: Surface, app: App, disabled: Sequence[Rect] = ()) -> list[str]:
    """Words that stand out too little from what lies beneath them, as the window shows both."""
    found = []
    for line in lines:
        at_rest = any(place.contains(line.box) for place in disabled)
        large = at_rest or line.size >= LARGE * app.unit
        want = LARGE_TEXT if large else TEXT
        if app.settings.high_contrast and not at_rest:
            want = HIGH
        measured = contrast_of(line, surface)
        if measured is not None and measured < want - 0.05:
            found.append(f"{line.text!r} has a contrast of {measured:.1f}, wants {want}")
    return found


# Contrast


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour by WCAG 2.2, 0 to 1."""
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in (colour[0], colour[1], colour[2]))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours by WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def contrast_of(line: Line, surface: Surface) -> float | None:
    """The contrast of a line with its surroundings on ``surface``, the worst of its parts.

    ``None`` where it was turned or scaled, so that nobody knows exactly where its ink is.
    """
    if line.drawing is None:
        return None
    worst = None
    for part in _parts(line.seen):
        inked, ground = _colours(line, surface, part)
        if inked is not None and ground is not None:
            here = contrast(inked, ground)
            worst = here if worst is None else min(worst, here)
    return worst


def _parts(box: Rect) -> Iterator[Rect]:
    """A long line in pieces about four times as long as high: it may lie on different grounds."""
    count = max(1, min(box.width // max(1, 4 * box.height), 8), box.width * box.height // _MOST_PIXELS + 1)
    piece = box.width // count
    for place in range(count):
        yield Rect(box.left + place * piece, box.top, piece, box.height)


def _colours(line: Line, surface: Surface, part: Rect) -> tuple[pygame.Color | None, pygame.Color | None]:
    """The colours of ink and ground in ``part`` of the window."""
    assert line.drawing is not None
    room = part.inflate(4, 4).clip(surface.get_rect())
    drawn = Surface(room.size, pygame.SRCALPHA)
    pygame.Surface.blit(drawn, line.drawing, (line.at[0] - room.left, line.at[1] - room.top))
    solid = pygame.mask.from_surface(drawn, 200)
    if solid.count() < 8:
        solid = pygame.mask.from_surface(drawn, 110)
    free = pygame.mask.from_surface(drawn, 6)
    free.invert()
    shown = Surface(room.size, pygame.SRCALPHA)
    pygame.Surface.blit(shown, surface, (0, 0), room)
    return _average(solid, shown), _average(free, shown)


def _average(mask: pygame.Mask, shown: Surface) -> pygame.Color | None:
    if not mask.count():
        return None
    only = mask.to_surface(setsurface=shown, unsetcolor=(0, 0, 0, 0))
    return pygame.Color(*pygame.transform.average_color(only, consider_alpha=True))
