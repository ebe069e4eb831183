"""The candle of a borough in the plague's night, burning and gone out."""

from sprites.make.geometry import box, ellipse, outlines
from sprites.make.palette import darker, lighter
from sprites.make.sheet import Sheet

WIDTH, HEIGHT = 90, 130
MIDDLE = 45.0
WAX, BRASS = "#EFE2C2", "#C9973F"
TOP, FOOT = 56.0, 112.0
"""The heights at which the stick of wax begins and ends."""
STICK = 12.0  # half its width
DISH = 32.0  # half the width of the dish
FLAME = "M45 10 C55 26 58 34 57 41 C56 50 51 54 45 54 C39 54 34 50 33 41 C32 34 35 26 45 10 Z"
CORE = "M45 26 C50 36 51 40 51 43 C50 49 48 51 45 51 C42 51 40 49 39 43 C39 40 40 36 45 26 Z"
SMOKE = (
    "M45 48 C38 38 54 32 46 22 C41 15 48 10 45 3 C52 10 46 16 51 22 C58 33 43 38 47 48 Z",
    "M47 34 C54 28 60 24 55 14 C64 22 58 31 50 38 Z",
)


def draw() -> None:
    """Write both pictures."""
    for name, burning in (("candle", True), ("candle_out", False)):
        sheet = Sheet(WIDTH, HEIGHT, name)
        _stand(sheet, burning)
        if burning:
            flame = outlines(FLAME)[0]
            glow = sheet.radial((MIDDLE, 42), 26, (0, "#FFF3C4"), (0.5, "#FFC451"), (1, "#E07A1E"))
            sheet.fill(flame, paint=glow)
            sheet.fill(outlines(CORE)[0], paint="#FFFBE6")
            sheet.pen([*flame, flame[0]], width=1.8)
        else:
            for wisp in SMOKE:
                sheet.fill(outlines(wisp)[0], paint="#D9DCE6", opacity=0.82)
        sheet.save(f"pieces/{name}.svg")


def _stand(sheet: Sheet, burning: bool) -> None:
    """Draw the stick of wax on its dish of brass; the flame lights its upper end."""
    dish = ellipse(MIDDLE, FOOT, DISH, 11)
    sheet.fill(ellipse(MIDDLE + 3, FOOT + 5, DISH, 11), paint="#0A0403", opacity=0.5)
    sheet.fill(
        dish,
        paint=sheet.linear(
            (MIDDLE - DISH, FOOT - 9),
            (MIDDLE + DISH, FOOT + 9),
            (0, lighter(BRASS, 0.5)),
            (0.5, BRASS),
            (1, darker(BRASS, 0.5)),
        ),
    )
    sheet.fill(ellipse(MIDDLE, FOOT - 2, DISH * 0.66, 6), paint=darker(BRASS, 0.4))
    sheet.pen([*dish, dish[0]], width=2.6)
    stick = box(MIDDLE - STICK, TOP, 2 * STICK, FOOT - TOP)
    upper = "#FFF1C9" if burning else lighter(WAX, 0.2)
    sheet.fill(
        stick,
        paint=sheet.linear((MIDDLE, TOP), (MIDDLE + 6, FOOT), (0, upper), (0.5, WAX), (1, darker(WAX, 0.35))),
    )
    sheet.fill(box(MIDDLE + STICK - 6, TOP, 6, FOOT - TOP), paint=darker(WAX, 0.4), opacity=0.45)
    sheet.pen([*stick, stick[0]], width=2.6)
    rim = ellipse(MIDDLE, TOP, STICK, 4)
    sheet.fill(rim, paint="#FFE9AE" if burning else lighter(WAX, 0.4))
    sheet.pen([*rim, rim[0]], width=1.8)
    sheet.lines([(MIDDLE, TOP), (MIDDLE, TOP - 9)], width=2.6)
