"""The face of a button, on the table and in the menus: a plate, and on it pictures and words that fit."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import Surface

from game.ui import fitting, materials, surfaces, typesetting
from game.ui.fitting import LEADING
from game.ui.image_cache import MENUS, cached
from game.ui.labels import fitted
from game.ui.materials import DISABLED, NORMAL, PAPER, PRESSED, WOOD

PICTURE = 0.67
"""How high a picture is, in heights of the button."""
_BROADEST = 0.8  # how broad a picture is at most
_APART = 0.1  # from a picture to what follows
_INSIDE = 0.94  # how high words may stand on it
_LEAST = 1.15  # the least width of a button with words
_EDGES, _LEAST_EDGES = 0.62, 0.4  # how much wider a button is than words and pictures
_MARGINS = 0.34, 36  # what words leave free at both sides, in heights and in units, whichever is less
_FADED = 120  # the alpha of pictures on a disabled button


class Face(NamedTuple):
    """What is on a button, and how it looks; sizes in pixels."""

    label: str = ""
    letters: tuple[int, ...] = ()
    """How high the label's letters are. One height: the label stands on one line, narrowed to fit. Several,
    the largest first: it takes up to two lines, and is narrowed at each height before it becomes smaller."""
    icons: tuple[str, ...] = ()
    """The names of the pictures before the label."""
    pictures: float = 1.0
    """The share of their usual size that the pictures have."""
    notes: tuple[str, ...] = ()
    """Further lines below the label."""
    small: int = 0
    """How high the letters of the notes are."""
    material: str = PAPER
    state: str = NORMAL
    indent: int = 0
    """What the words leave free at the left."""
    grain: int = 0
    """Varies the grain of wood."""
    after: tuple[str, ...] = ()
    """The name of a picture after the label, or nothing."""


@cached(MENUS, megabytes=5)
def draw(face: Face, size: tuple[int, int], u: float) -> Surface:
    """A button of ``size``; ``u`` is pixels per unit of its corners and edges. Shared, don't draw on it."""
    width, height = size
    surface = materials.plaque(width, height, u, face.material, face.state, face.grain).copy()
    colour = materials.writing(face.material, face.state)
    sunk = round(2 * u) if face.state == PRESSED else 0
    before, after = ([_shown(face, icon, height) for icon in icons] for icons in (face.icons, face.after))
    gap = round(height * _APART * face.pictures)
    taken = sum(picture.get_width() + gap for picture in (*before, *after))
    room = width - face.indent - taken - round(min(height * _MARGINS[0], u * _MARGINS[1]))
    lines, letters = _lines(face, (room, round(height * _INSIDE)))
    rows = [fitted(line, letters, room, colour, bold=True) for line in lines]
    rows += [fitted(note, face.small, room, colour) for note in face.notes]
    wide = max((row.get_width() for row in rows), default=-gap)
    x = (face.indent + width - taken - wide) / 2
    places = []
    for picture in before:
        places.append(x)
        x += picture.get_width() + gap
    behind = x + wide + gap
    for picture in after:
        places.append(behind)
        behind += picture.get_width() + gap
    for picture, left in zip((*before, *after), places, strict=True):
        surface.blit(picture, (round(left), (height - picture.get_height()) // 2 + sunk))
    whole = sum(row.get_height() for row in rows)
    closer = min(1.0, height * _INSIDE / max(1, whole))
    y = (height - whole * closer) / 2 + sunk
    for row in rows:
        step = row.get_height() * closer
        at = row.get_rect(center=(round(x + wide / 2), round(y + step / 2)))
        if face.material == WOOD and face.state != DISABLED:
            surfaces.cast(surface, row, at, max(1, round(2 * u)))
        surface.blit(row, at)
        y += step
    return surface


def _shown(face: Face, icon: str, height: int) -> Surface:
    """A picture of a face as it looks in the button's state."""
    picture = _picture(icon, height, face.pictures)
    if face.state == DISABLED:
        picture = picture.copy()
        picture.set_alpha(_FADED)
    return picture


def _lines(face: Face, room: tuple[int, int]) -> tuple[Sequence[str], int]:
    """The lines of the label in ``room``, and the height of their letters."""
    if len(face.letters) < 2:
        return [face.label] if face.label else [], max(face.letters, default=0)
    for size, smallest in pairwise(face.letters):
        lines, letters = fitting.fitted_lines(face.label, room, size, smallest, bold=True)
        if not any(line.endswith("…") for line in lines):
            break
    return lines if face.label else [], letters


def words_width(label: str, letters: int, height: int) -> int:
    """How wide a label is on a button ``height`` pixels high, on two lines where the height allows it.

    A short one counts as so much that its button is broader than high.
    """
    if not label:
        return 0
    words = typesetting.width(label, letters, bold=True)
    if 2 * letters * LEADING <= height * _INSIDE:
        for half in range(words // 2, words, max(1, letters // 4)):
            lines = typesetting.wrap(label, letters, half, bold=True)
            if len(lines) <= 2:
                words = max(typesetting.width(line, letters, bold=True) for line in lines)
                break
    return max(words, round(height * (_LEAST - _EDGES)))


def bare_width(label: str, icons: Sequence[str], height: int, pictures: float = 1.0) -> int:
    """How wide a button is apart from its label: its icons, at a share of their usual size, and edges."""
    widths = [_picture(icon, height, pictures).get_width() for icon in icons]
    gaps = len(widths) * round(height * _APART * pictures)
    edges = max(_LEAST_EDGES, _EDGES * pictures) if label else _EDGES * pictures**1.5
    return round(sum(widths) + gaps + height * edges)


def _picture(icon: str, height: int, share: float) -> Surface:
    """An icon for a button ``height`` pixels high, at a share of its usual size."""
    return surfaces.picture(icon, height * _BROADEST * share, height * PICTURE * share)
