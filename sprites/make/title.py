"""The title picture: Paris by night, the roofs in layers, Notre-Dame among them with its rose window lit."""

from itertools import pairwise

from sprites.make.geometry import Outline, Point, cubic, ellipse, line, smooth
from sprites.make.notredame import Light, front
from sprites.make.palette import lighter
from sprites.make.sheet import Sheet

WIDTH, HEIGHT = 1600, 700
_SHADOW = "#07061A"
NIGHT = Light(
    stone="#565A7C",
    dark="#12101E",
    jewels=("#3F7FF5", "#E5392F", "#21AFA6", "#F5B32E", "#3F7FF5", "#A452E0"),
    glow=0.12,
)


def draw() -> None:
    """Write the panorama, 1600 by 700, opaque; its foot fades into the dark of the table's gaps."""
    sheet = Sheet(WIDTH, HEIGHT, "title")
    _sky(sheet)
    _roofs(sheet, 470, 0.62, "#2B3157", "#434B78", 0.4)
    _roofs(sheet, 505, 0.85, "#232848", "#3C4470", 0.6)
    _cathedral(sheet)
    _roofs(sheet, 560, 1.15, "#1A1C36", "#3A3D66", 0.85, gap=(590, 1010))
    _roofs(sheet, 612, 1.45, "#131327", "#34355A", 0.95)
    _roofs(sheet, 672, 1.9, "#0D0B17", "#2C2A48", 0.9)
    foot = sheet.linear((0, 560), (0, 700), (0, "#0B0810", 0), (1, "#0B0810", 0.92))
    sheet.fill([(0, 560), (WIDTH, 560), (WIDTH, HEIGHT), (0, HEIGHT)], paint=foot)
    sheet.save("title/title.svg")


def _sky(sheet: Sheet) -> None:
    whole = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)]
    sheet.fill(
        whole,
        paint=sheet.linear(
            (0, 0), (0, 560), (0, "#0C1030"), (0.45, "#20285A"), (0.8, "#4A4478"), (1, "#8A5E6E")
        ),
    )
    sheet.fill(
        whole,
        paint=sheet.radial((300, 150), 520, (0, "#BFD0FF", 0.42), (0.25, "#8FA4E8", 0.2), (1, "#5560A8", 0)),
    )
    sheet.fill(
        whole,
        paint=sheet.halo(
            (800, 470), 620, 260, (0, "#FFC47A", 0.42), (0.5, "#E08A5A", 0.16), (1, "#C06A50", 0)
        ),
    )
    for reach, veil in ((0.55, 0.5), (0.9, 0.8), (1.5, 1.0)):
        stars = [
            ellipse(
                sheet.chance.uniform(0, WIDTH),
                400 * sheet.chance.random() ** 1.4,
                reach * sheet.chance.uniform(0.7, 1.3),
            )
            for _ in range(round(90 / reach))
        ]
        sheet.fill(*stars, paint="#FFF6DC", opacity=veil)
    sheet.fill(
        ellipse(300, 150, 52),
        paint=sheet.radial((286, 134), 84, (0, "#FFFCEE"), (0.6, "#F4E6BE"), (1, "#CFBB8A")),
    )
    seas = [(316, 136, 22, 15), (284, 158, 20, 26), (312, 172, 12, 8)]
    for x, y, rx, ry in seas:
        sheet.fill(
            ellipse(x, y, rx, ry), paint=sheet.halo((x, y), rx, ry, (0, "#A8956A", 0.4), (1, "#A8956A", 0))
        )
    for y, x0, x1, thick in (
        (205, 120, 620, 9),
        (172, 240, 470, 6),
        (262, 980, 1500, 11),
        (118, 1150, 1420, 7),
        (318, 30, 420, 8),
    ):
        mid = (x0 + x1) / 2
        cloud = [
            *cubic((x0, y), (x0 + 80, y - thick * 1.4), (mid, y - thick * 1.8), (x1, y)),
            *cubic((x1, y), (mid + 60, y + thick * 1.2), (x0 + 120, y + thick), (x0, y)),
        ]
        sheet.fill(
            cloud,
            paint=sheet.linear((x0, y), (x1, y), (0, "#C9CCF0", 0), (0.4, "#C9CCF0", 0.3), (1, "#C9CCF0", 0)),
        )


def _cathedral(sheet: Sheet) -> None:
    sheet.fill(
        [(500, 80), (1100, 80), (1100, 640), (500, 640)],
        paint=sheet.halo((800, 390), 300, 280, (0, "#FFCB80", 0.34), (1, "#FFCB80", 0)),
    )
    square = [(560, 574), (1040, 574), (1120, 660), (480, 660)]
    sheet.fill(square, paint=sheet.linear((0, 574), (0, 660), (0, "#3A3A5C"), (1, "#15142A")))
    for x, reach, light in ((707, 70, 0.4), (800, 110, 0.75), (893, 70, 0.4)):
        glow = sheet.halo((x, 578), reach, 62, (0, "#FFB860", light), (1, "#FFB860", 0))
        sheet.fill(ellipse(x, 596, reach, 44), paint=glow)
    sheet.open("translate(598 104) scale(1.01)")
    sheet.ink = 1.0
    _flanks(sheet)
    front(sheet, NIGHT)
    _moonlight(sheet)
    sheet.fill(
        ellipse(200, 286, 92),
        paint=sheet.radial(
            (200, 286),
            92,
            (0, "#FFDE98", 0.06),
            (0.46, "#FFC978", 0.1),
            (0.54, "#FFC978", 0.24),
            (1, "#FFC070", 0),
        ),
    )
    for x in (93, 307):
        sheet.fill(
            ellipse(x, 300, 50), paint=sheet.radial((x, 300), 50, (0, "#9AC0FF", 0.28), (1, "#9AC0FF", 0))
        )
    sheet.fill(
        ellipse(200, 440, 70, 44),
        paint=sheet.halo((200, 440), 70, 44, (0, "#FFB860", 0.5), (1, "#FFB860", 0)),
    )
    for x in (36, 250):
        sheet.fill(
            [(x, 30), (x + 16, 30), (x + 16, 200), (x, 200)],
            paint=sheet.linear((x, 0), (x + 16, 0), (0, "#C9D6FF", 0.42), (1, "#C9D6FF", 0)),
        )
    sheet.close()


def _flanks(sheet: Sheet) -> None:
    """Draw the sides of towers and nave that turn away from the moon, behind the front."""
    for x, top, low, deep in ((144, 44, 200, 16), (358, 44, 200, 20), (360, 200, 474, 24)):
        side = [(x - 2, top), (x + deep, top + deep * 0.6), (x + deep, low), (x - 2, low)]
        sheet.fill(side, paint=sheet.linear((x, 0), (x + deep, 0), (0, "#23243C"), (1, "#14142A")))
        sheet.lines([*side, side[0]], width=1.6)
        courses = [line((x, y), (x + deep, y + 3)) for y in range(top + 14, low, 13)]
        sheet.lines(*courses, width=0.8, paint="#3A3C5C", opacity=0.6)


def _moonlight(sheet: Sheet) -> None:
    """Lay the moon's light, which comes from the left, and the shadows in it on the front."""

    def across(x0: float, x1: float, y0: float, y1: float, strength: float) -> None:
        dark = sheet.linear((x0, 0), (x1, 0), (0, _SHADOW, 0), (1, _SHADOW, strength))
        sheet.fill([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], paint=dark)

    def below(x0: float, x1: float, y: float, deep: float, strength: float) -> None:
        dark = sheet.linear((0, y), (0, y + deep), (0, _SHADOW, strength), (1, _SHADOW, 0))
        sheet.fill([(x0, y), (x1, y), (x1, y + deep), (x0, y + deep)], paint=dark)

    def beside(x: float, y0: float, y1: float, wide: float, strength: float) -> None:
        dark = sheet.linear((x, 0), (x + wide, 0), (0, _SHADOW, strength), (1, _SHADOW, 0))
        sheet.fill([(x, y0), (x + wide, y0), (x + wide, y1), (x, y1)], paint=dark)

    for x in (42, 256):
        across(x + 34, x + 102, 42, 187, 0.62)
        below(x, x + 102, 42, 20, 0.6)
    across(150, 360, 232, 474, 0.4)
    below(40, 360, 232, 26, 0.6)
    below(40, 360, 371, 20, 0.55)
    for x in (40, 142, 258):
        beside(x + 8, 236, 336, 26, 0.6)
        beside(x + 9, 372, 474, 24, 0.55)
        rim = sheet.linear((x - 8, 0), (x + 3, 0), (0, "#D3DEFF", 0.55), (1, "#D3DEFF", 0))
        sheet.fill([(x - 8, 198), (x + 3, 198), (x + 3, 474), (x - 8, 474)], paint=rim)


def _roofs(
    sheet: Sheet,
    base: float,
    size: float,
    paint: str,
    edge: str,
    lit: float,
    gap: tuple[float, float] = (0, 0),
) -> None:
    """Draw a row of houses down to the foot, with eaves near `base`; no house stands in `gap`."""
    x = -40 * size
    fills: list[Outline] = []
    edges: list[Outline] = []
    panes: list[Outline] = []
    smoke: list[Outline] = []
    while x < WIDTH + 40:
        width = sheet.chance.uniform(46, 92) * size
        if gap[0] < x + width and x < gap[1]:
            x = gap[1]
            continue
        eave = base + sheet.chance.uniform(-16, 14) * size
        kind = sheet.chance.choices(("gable", "ridge", "hip", "turret", "steps"), (4, 3, 2, 1, 1))[0]
        top = _house(sheet, kind, x, eave, width, size)
        fills.append([(x, HEIGHT), *top, (x + width, HEIGHT)])
        edges.append(top)
        if kind in ("ridge", "hip", "gable") and sheet.chance.random() < 0.55:
            cx, cy = x + width * sheet.chance.uniform(0.2, 0.3), eave - 26 * size
            stack = [(cx, eave), (cx, cy - 8 * size), (cx + 8 * size, cy - 8 * size), (cx + 8 * size, eave)]
            fills.append(stack)
            edges.append(stack[:3])
            if sheet.chance.random() < 0.35:
                smoke.append(
                    smooth(
                        [
                            (cx + 4 * size + dx * size, cy - (8 + dy) * size)
                            for dx, dy in ((0, 2), (4, 12), (-3, 24), (5, 36), (1, 50))
                        ]
                    )
                )
        for j in range(2):
            for i in range(max(2, int(width / (17 * size)))):
                if sheet.chance.random() < lit * (0.55 if j == 0 else 0.4):
                    px, py = x + (8 + i * 16) * size, eave + (10 + j * 22) * size
                    if px + 8 * size < x + width:
                        panes.append(
                            [
                                (px, py),
                                (px + 6 * size, py),
                                (px + 6 * size, py + 9 * size),
                                (px, py + 9 * size),
                            ]
                        )
        x += width - 1
    sheet.lines(*smoke, width=2.2 * size, paint="#AEB2D8", opacity=0.14)
    top_tone = sheet.linear(
        (0, base - 60 * size), (0, base + 50 * size), (0, lighter(edge, 0.06)), (1, paint)
    )
    for shape, skyline in zip(fills, edges, strict=True):
        sheet.fill(shape, paint=top_tone)
        sheet.lines(skyline, width=1.2 * size, paint=lighter(edge, 0.2), opacity=0.6)
        turned = [_away(a, b, base + 22 * size) for a, b in pairwise(skyline) if b[1] > a[1] + 4]
        if turned:
            sheet.fill(*turned, paint="#05050F", opacity=0.42)
        slopes = [[a, b] for a, b in pairwise(skyline) if b[1] < a[1] - 4 and b[0] > a[0] + 4]
        sheet.lines(*slopes, width=2.2 * size, paint="#B9C4F4", opacity=0.4)
        courses = [
            line(
                (a[0] + (b[0] - a[0]) * t + 5 * size, a[1] + (b[1] - a[1]) * t + 3 * size),
                (a[0] + (b[0] - a[0]) * t + (16 + 9 * t) * size, a[1] + (b[1] - a[1]) * t + 3 * size),
            )
            for a, b in slopes
            for t in (0.15, 0.4, 0.65)
        ]
        sheet.lines(*courses, width=0.9 * size, paint=lighter(edge, 0.3), opacity=0.35)
    halos = [ellipse(p[0][0] + 3 * size, p[0][1] + 4.5 * size, 9 * size) for p in panes]
    if panes:
        sheet.fill(*halos, paint="#FFB54A", opacity=0.13)
        sheet.fill(*panes[::2], paint="#FFD27A")
        sheet.fill(*panes[1::2], paint="#F2A845")
        bars = [line((p[0][0] + 3 * size, p[0][1]), (p[0][0] + 3 * size, p[2][1])) for p in panes]
        sheet.lines(*bars, width=0.9 * size, paint=paint)


def _away(top: Point, eave: Point, low: float) -> Outline:
    """Return the part of a house below a slope that turns away from the moon, down to ``low``."""
    return [top, eave, (eave[0], max(low, eave[1])), (top[0], max(low, eave[1]))]


def _house(sheet: Sheet, kind: str, x: float, eave: float, width: float, size: float) -> Outline:
    """Return the outline of one house's roof, from its left eave to its right one."""
    rise = sheet.chance.uniform(30, 50) * size
    mid = x + width / 2
    if kind == "gable":
        return [(x, eave), (mid, eave - rise), (x + width, eave)]
    if kind == "ridge":
        lean = width * 0.1
        return [
            (x, eave),
            (x + lean, eave - rise * 0.7),
            (x + width - lean, eave - rise * 0.7),
            (x + width, eave),
        ]
    if kind == "hip":
        return [
            (x, eave),
            (x + width * 0.3, eave - rise * 0.85),
            (x + width * 0.7, eave - rise * 0.85),
            (x + width, eave),
        ]
    if kind == "turret":
        left, right = mid - 13 * size, mid + 13 * size
        top = eave - rise * 1.1
        return [
            (x, eave),
            (left, eave - 4 * size),
            (left, top),
            (left - 4 * size, top),
            (mid, top - 46 * size),
            (mid, top - 58 * size),
            (mid, top - 46 * size),
            (right + 4 * size, top),
            (right, top),
            (right, eave - 4 * size),
            (x + width, eave),
        ]
    steps: Outline = [(x, eave)]
    for k in range(4):
        px = x + width * 0.42 * k / 3
        steps += [(px, steps[-1][1]), (px, eave - rise * (k + 1) / 4)]
    return [*steps, *[(2 * mid - px, py) for px, py in steps[::-1]]]
