"""The pictures on the lids of boxes that have no picture of their own elsewhere: 100 by 100 each."""

import math

from sprites.make.geometry import ellipse, line, polygon, smooth
from sprites.make.icons import INSET, body
from sprites.make.palette import BRASS, CREAM, INK, PARCHMENT, darker, lighter
from sprites.make.sheet import Sheet

_FUR = "#4C8FD3"


def draw() -> None:
    """Write the pictures of the lids."""
    for name, picture in (("bear", _bear), ("plan", _plan)):
        sheet = Sheet(100, 100, f"lid {name}")
        sheet.open(INSET)
        picture(sheet)
        sheet.close()
        sheet.save(f"lids/{name}.svg")


def _bear(sheet: Sheet) -> None:
    """A bear's head from the front, blue as its house."""
    for x in (22, 78):
        body(sheet, ellipse(x, 24, 15), _FUR, 3)
        sheet.fill(ellipse(x, 25, 8), paint=darker(_FUR, 0.45))
    right = [(50, 10), (70, 14), (85, 30), (90, 52), (84, 72), (68, 88), (50, 93)]
    head = smooth([*right, *((100 - x, y) for x, y in right[-2:0:-1])], closed=True)
    body(sheet, head, _FUR, 3)
    for side in (-1, 1):  # tufts on the cheeks and between the ears
        for x, y in ((31, 66), (28, 74)):
            sheet.lines(line((50 + side * x, y), (50 + side * (x + 7), y - 3)), width=2.6)
        sheet.lines(line((50 + side * 4, 17), (50 + side * 6, 25)), width=2.4)
    muzzle = ellipse(50, 70, 23, 17)
    sheet.fill(muzzle, paint=lighter(CREAM, 0.2))
    sheet.lines([*muzzle, muzzle[0]], width=2.6)
    sheet.fill(smooth([(40, 58), (50, 56), (60, 58), (57, 65), (50, 69), (43, 65)], closed=True))
    sheet.fill(ellipse(46, 60, 2.6, 1.5), paint="#FFFFFF")
    sheet.lines(line((50, 68), (50, 75)), smooth([(41, 76), (46, 79), (50, 75)]), width=2.8)
    sheet.lines(smooth([(50, 75), (54, 79), (59, 76)]), width=2.8)
    for x in (34, 66):
        sheet.fill(ellipse(x, 45, 5.4, 6.2))
        sheet.fill(ellipse(x - 1.6, 43, 2), paint="#FFFFFF")


def _plan(sheet: Sheet) -> None:
    """A plan of the city with a pair of compasses: an edition of one's own design."""
    page = [(8, 18), (84, 10), (92, 84), (16, 94)]
    sheet.lines([*page, page[0]], width=7)
    shades = (0, lighter(PARCHMENT, 0.35)), (0.7, PARCHMENT), (1, darker(PARCHMENT, 0.16))
    sheet.fill(page, paint=sheet.linear((8, 18), (92, 94), *shades))
    city, square = polygon(48, 58, 30, 8, 22.5), polygon(48, 58, 10, 5, -90)
    sheet.fill(city, paint="#BFD3C2")
    sheet.lines([*city, city[0]], [*square, square[0]], width=3)
    sheet.fill(square, paint="#D9A45B")
    for k in range(5):
        x, y = math.cos(math.radians(72 * k - 90)), math.sin(math.radians(72 * k - 90))
        sheet.lines(line((48 + 10 * x, 58 + 10 * y), (48 + 28 * x, 58 + 28 * y)), width=2.2)
    for foot in ((42, 88), (90, 66)):
        sheet.lines(line((62, 14), foot), width=11)
        sheet.lines(line((62, 14), foot), width=5.5, paint=BRASS)
        sheet.lines(line((61, 16), (foot[0] - 1, foot[1] - 4)), width=1.6, paint=lighter(BRASS, 0.6))
    body(sheet, ellipse(62, 14, 9), BRASS, 2.6, 0.6)
    sheet.fill(ellipse(62, 14, 3), paint=INK)
