"""The boxes of the game, one for each edition, as they stand in the shelf of whoever owns them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.editions import CUSTOM
from game.ui import contrast, fitting, materials, surfaces, typesetting
from game.ui.image_cache import MENUS, cached
from game.ui.inputs import Choice, Offer
from game.ui.materials import HOVERED, PRESSED
from game.ui.palette import BRASS, CANDLE, CREAM, RGB, SHADE, mix, rgb
from game.ui.theme import SMALL, Frame, Style

_LIDS: dict[str, tuple[RGB, str]] = {  # the colour of the lid, and the picture on it
    "anniversary": (rgb("#37479C"), "icons/notredame"),
    "alea-2007": (rgb("#7B1F22"), "cathedral/front"),
    "riogrande-2007": (rgb("#2C5A3C"), "icons/coin"),
    "bluebear": (rgb("#2F8DA6"), "lids/bear"),
    CUSTOM: (rgb("#6B4A2C"), "lids/plan"),
}
_NARROW = 0.78
"""How narrow a box's place may be, as a share of an equal one, where a name needs more room."""
_PRINT = rgb("#E9DAB6")
_OWN_LID = rgb("#4A2F55"), "icons/friend"  # of an edition of one's own


@cached(MENUS, megabytes=3)
def box(edition: str, side: int) -> Surface:
    """Return an edition's box from above, ``side`` pixels wide and high. Shared, don't draw on it."""
    lid, picture = _LIDS.get(edition, _OWN_LID)
    made = surfaces.clear((side, side))
    radius = max(2, side // 18)
    face = Rect((0, 0), lid_size(side))
    deep = side - face.width
    wall = mix(lid, SHADE, 0.5)
    for step in range(deep, 0, -1):  # its shadow, softer towards the lower right, and a low wall before it
        low = step * 2 <= deep
        paint = mix(wall, (0, 0, 0), 0.5 * step / deep) if low else (0, 0, 0, 46)
        made.blit(surfaces.rounded(face.size, radius, paint), (step, step))
    top = Surface(face.size)
    for row in range(face.height):
        top.fill(
            mix(mix(lid, CREAM, 0.16), mix(lid, SHADE, 0.34), row / face.height), (0, row, face.width, 1)
        )
    made.blit(surfaces.clipped(top, radius), face)
    line = max(1, side // 60)
    inner = face.inflate(-2 * line * 4, -2 * line * 4)
    made.blit(surfaces.rounded(inner.size, max(2, radius // 2), mix(BRASS, CREAM, 0.25), line), inner)
    wide = inner.width * 0.78
    if picture.startswith("lids/"):  # a drawing is printed on a round sign
        sign = surfaces.disc(round(wide), _PRINT, mix(BRASS, CREAM, 0.25), 2 * line)
        surfaces.centred(made, sign, inner.center)
        wide *= 0.66
    surfaces.centred(made, surfaces.picture(picture, wide, wide), inner.center)
    edge = surfaces.rounded(face.size, radius, (*mix(lid, CREAM, 0.55), 200), max(1, line // 2 + 1))
    made.blit(edge, (0, 0), Rect(0, 0, face.width, 2 * line))
    made.blit(edge, (0, 0), Rect(0, 0, 2 * line, face.height))
    return made


def lid_size(side: int) -> tuple[int, int]:
    """Return the size of a box's lid, which is at the upper left of its picture."""
    lid = side - max(3, side // 16)
    return lid, lid


class EditionChoice(Choice):
    """The edition, chosen among the boxes of the game."""

    def __init__(
        self,
        rect: Rect,
        frame: Frame,
        label: str,
        offer: Offer,
        boxes: Sequence[Callable[[int], Surface]],
    ) -> None:
        """``boxes``: functions that return the box of each value at a side in pixels."""
        self._boxes = boxes
        super().__init__("edition", rect, frame, label, offer)

    def paint(self, state: str) -> Surface:
        """Return the boxes side by side with their names below; the chosen one is larger and lit."""
        style, made = self.style, surfaces.clear(self.rect.size)
        if state in (HOVERED, PRESSED):
            light = surfaces.rounded(self.rect.size, style.px(10), (*CANDLE, 34))
            made.blit(light, (0, 0))
        cells = self._cells()
        narrowest = min(cell.width for cell in cells)
        for index, (cell, box) in enumerate(zip(cells, self._boxes, strict=True)):
            here = index == self.chosen
            label = Rect(cell.left + style.px(3), 0, cell.width - style.px(6), label_height(style))
            label.bottom = cell.bottom
            side = min(narrowest - style.px(18), label.top - cell.top - style.px(10))
            picture = box(side if here else round(side * 0.86))
            if not here:
                picture = picture.copy()
                picture.fill((178, 170, 164), special_flags=pygame.BLEND_RGB_MULT)
            place = picture.get_rect(midbottom=(cell.centerx, label.top - style.px(4)))
            if here:
                lid, far = Rect(place.topleft, lid_size(picture.get_width())), max(3, style.px(9))
                made.blit(surfaces.glow(lid.size, style.px(4), far), lid.move(-far, -far))
            made.blit(picture, place)
            colour = (
                contrast.letters(mix(CANDLE, (255, 255, 255), 0.3))
                if here
                else materials.writing(materials.WOOD, materials.NORMAL)
            )
            fitting.words(made, self.values[index], label, style.text(SMALL), style.text(SMALL), colour, 2)
        return made

    def _cells(self) -> list[Rect]:
        """Return the places of the boxes: equally wide, unless a word of a name needs more."""
        (width, height), count, size = self.rect.size, len(self.values), self.style.text(SMALL)
        least, gap = width / count * _NARROW, self.style.px(8)
        words = [max(typesetting.width(word, size) for word in (*name.split(), " ")) for name in self.values]
        needed = [max(round(least), round(word * typesetting.NARROWEST) + gap) for word in words]
        spare = width - sum(needed)
        if max(needed) <= width // count or spare < 0:
            needed, spare = [0] * count, width
        edges = [sum(needed[:at]) + spare * at // count for at in range(count + 1)]
        return [Rect(left, 0, right - left, height) for left, right in pairwise(edges)]

    def use_at(self, point: tuple[int, int]) -> None:
        """Choose the box that was pressed."""
        x = point[0] - self.place.left
        index = max(0, sum(cell.left <= x for cell in self._cells()) - 1)
        self.choose(index)
        self._changed(index)


def label_height(style: Style) -> int:
    """Return how much room the name of a box takes: two lines."""
    return round(style.text(SMALL) * fitting.LEADING * 2) + style.px(4)
