"""The west front of Notre-Dame, drawn stone by stone in a field of 400 by 480."""

from collections.abc import Sequence
from dataclasses import dataclass

from sprites.make.buildings import ashlar, hatch, lancet
from sprites.make.geometry import Outline, Point, arc, box, cubic, ellipse, line, mapped, mirrored
from sprites.make.palette import INK, darker, lighter
from sprites.make.rose import JEWELS, panes
from sprites.make.sheet import Sheet


@dataclass(frozen=True)
class Light:
    """The lighting of the front: its stone, dark openings and glass, and how much that glows (0 to 1)."""

    stone: str = "#CFC4AC"
    dark: str = "#33261C"
    jewels: tuple[str, ...] = JEWELS
    glow: float = 0.15


def front(sheet: Sheet, light: Light) -> None:
    """Draw the whole west front, with its foot at y = 474."""
    _towers(sheet, light)
    _block(sheet, light, 40, 196, 320, 278)
    _gallery(sheet, light)
    _rose_floor(sheet, light)
    _kings(sheet, light)
    _portals(sheet, light)
    for x in (40, 142, 258, 360):
        _buttress(sheet, light, x)
    sheet.pen([(22, 474), (378, 474)], width=4)
    sheet.lines([(14, 478), (386, 478)], width=2, opacity=0.6)


def _shade(sheet: Sheet, shape: Sequence[Point], light: Light) -> None:
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    sheet.fill(
        shape,
        paint=sheet.linear(
            (min(xs), min(ys)),
            (max(xs), max(ys)),
            (0, lighter(light.stone, 0.4)),
            (0.5, light.stone),
            (1, darker(light.stone, 0.3)),
        ),
    )


def _block(sheet: Sheet, light: Light, x: float, y: float, width: float, height: float) -> None:
    shape = box(x, y, width, height)
    _shade(sheet, shape, light)
    ashlar(
        sheet,
        ((x, y), (x + width, y), (x + width, y + height), (x, y + height)),
        max(2, round(height / 9)),
        max(2, round(width / 17)),
        0.22,
        0.3,
    )
    sheet.pen(shape, width=2.6)


def _towers(sheet: Sheet, light: Light) -> None:
    for x in (42, 256):
        _block(sheet, light, x, 40, 102, 160)
        for lx in (x + 14, x + 54):
            tall = lancet(lx, 190, 34, 128)
            mould = lancet(lx - 5, 190, 44, 138)
            sheet.fill(mould, paint=darker(light.stone, 0.22))
            sheet.pen(mould[1:-2], width=1.6)
            sheet.fill(
                tall,
                paint=sheet.linear(
                    (lx, 60), (lx + 34, 190), (0, darker(light.dark, 0.2)), (1, lighter(light.dark, 0.12))
                ),
            )
            sheet.lines([(lx + 17, 84), (lx + 17, 190)], width=2.6, paint=light.stone)
            louvres = [line((lx + 2, 104 + i * 12), (lx + 32, 100 + i * 12)) for i in range(8)]
            sheet.lines(*louvres, width=1.8, paint=darker(light.stone, 0.35))
            sheet.pen(tall[1:-2], width=2)
        hatch(sheet, ((x + 90, 46), (x + 101, 46), (x + 101, 196), (x + 90, 196)), 5, 0, 0.5)
        cornice = box(x - 6, 30, 114, 12)
        _shade(sheet, cornice, light)
        sheet.pen(cornice, width=2.2)
        rail = [(px, y) for i in range(13) for px, y in ((x - 4 + i * 9.2, 30.0), (x - 4 + i * 9.2, 20.0))]
        sheet.lines(*[rail[i : i + 2] for i in range(0, len(rail), 2)], width=2)
        sheet.lines([(x - 7, 20), (x + 109, 20)], width=3.2)
        sheet.lines([(x - 6, 19.6), (x + 108, 19.6)], width=1.2, paint=lighter(light.stone, 0.3))
        for px in (x - 4, x + 106):
            spire = [(px - 5, 20), (px, 2), (px + 5, 20)]
            _shade(sheet, spire, light)
            sheet.pen([*spire, spire[0]], width=1.7)
    spike = [(194, 168), (200, 84), (206, 168)]
    sheet.fill(spike, paint=darker("#7E8C8C", 0.25))
    sheet.pen(spike, width=1.8)
    sheet.lines([(200, 88), (200, 74)], [(195, 79), (205, 79)], width=1.8)
    nave = [(144, 200), (200, 156), (256, 200)]
    sheet.fill(nave, paint=darker(light.stone, 0.4))
    sheet.pen(nave, width=2)


def _gallery(sheet: Sheet, light: Light) -> None:
    """Draw the tall open arcade between and below the towers."""
    band = box(34, 186, 332, 46)
    _shade(sheet, band, light)
    for i in range(20):
        opening = lancet(40 + i * 16.2, 226, 11.5, 34)
        sheet.fill(opening, paint=light.dark)
        sheet.lines(opening[1:-2], width=1.4)
    sheet.lines([(32, 230), (368, 230)], [(32, 187), (368, 187)], width=4.4)
    sheet.lines(
        [(33, 229.4), (367, 229.4)], [(33, 186.4), (367, 186.4)], width=1.6, paint=lighter(light.stone, 0.4)
    )
    sheet.pen(band, width=2)


def _rose_floor(sheet: Sheet, light: Light) -> None:
    arch = [(152, 334), (152, 282), *arc(200, 284, 48, 48, 180, 360), (248, 282), (248, 334)]
    sheet.fill(arch, paint=darker(light.stone, 0.16))
    sheet.pen(arch, width=1.8)
    sheet.fill(ellipse(200, 286, 44), paint=INK)
    scale = 43 / 196
    m = (scale, 0.0, 0.0, scale, 200 - 200 * scale, 286 - 200 * scale)
    sheet.fill(ellipse(200, 286, 43), paint=lighter(light.stone, 0.2))
    for pane in panes():
        if pane.ring == "eye":
            continue
        hue = (
            "#E9C25A"
            if pane.ring == "centre"
            else light.jewels[(pane.index * 2 + (pane.ring == "inner")) % len(light.jewels)]
        )
        shape = mapped(pane.outline, m)
        sheet.fill(shape, paint=lighter(hue, light.glow))
        sheet.lines([*shape, shape[0]], width=0.9)
    sheet.pen(ellipse(200, 286, 43.5), width=2.4)
    for x in (58, 272):
        for lx in (x + 2, x + 38):
            tall = lancet(lx, 330, 30, 74)
            sheet.fill(tall, paint=light.dark)
            sheet.fill(
                lancet(lx + 4, 327, 9.5, 52),
                lancet(lx + 16.5, 327, 9.5, 52),
                paint=lighter(light.jewels[0], light.glow),
                opacity=0.85,
            )
            sheet.fill(ellipse(lx + 15, 274, 4.6), paint=lighter(light.jewels[1], light.glow))
            sheet.pen(tall[1:-2], width=1.9)
        hood = lancet(x - 5, 332, 80, 92)
        sheet.pen(hood[1:-2], width=1.7)
        sheet.fill(ellipse(x + 35, 256, 6), paint=light.dark)
        sheet.lines(ellipse(x + 35, 256, 6), width=1.2)


def _kings(sheet: Sheet, light: Light) -> None:
    """Draw the gallery of kings: a row of crowned figures in niches."""
    band = box(34, 336, 332, 34)
    _shade(sheet, band, light)
    for i in range(21):
        x = 42.5 + i * 15.75
        sheet.fill(lancet(x - 5.5, 366, 11, 27), paint=light.dark)
        sheet.fill(
            [(x - 3, 366), (x - 3.4, 356), (x, 351), (x + 3.4, 356), (x + 3, 366)],
            ellipse(x, 348.5, 2.5),
            paint=lighter(light.stone, 0.35),
        )
        sheet.lines(lancet(x - 5.5, 366, 11, 27)[1:-2], width=1.1)
    sheet.lines([(32, 369), (368, 369)], [(32, 336), (368, 336)], width=4)
    sheet.lines(
        [(33, 368.4), (367, 368.4)], [(33, 335.4), (367, 335.4)], width=1.4, paint=lighter(light.stone, 0.4)
    )


def _portals(sheet: Sheet, light: Light) -> None:
    for cx, half, top in ((91, 42, 382), (200, 50, 374), (309, 42, 382)):
        for k, depth in ((1.0, 0.06), (0.84, 0.2), (0.69, 0.34)):
            ring = lancet(cx - half * k, 474, 2 * half * k, (474 - top) * (0.55 + 0.45 * k))
            sheet.fill(ring, paint=darker(light.stone, depth))
            sheet.pen(ring[1:-2], width=1.7)
        k = 0.54
        door = lancet(cx - half * k, 474, 2 * half * k, (474 - top) * (0.55 + 0.45 * k))
        sheet.fill(door, paint=darker(light.stone, 0.1))
        sheet.fill(
            [(cx - half * k, 474), (cx - half * k, 434), (cx + half * k, 434), (cx + half * k, 474)],
            paint=sheet.linear((cx, 434), (cx, 474), (0, "#5B2F1E"), (1, "#3A1D12")),
        )
        sheet.lines([(cx, 434), (cx, 474)], [(cx - half * k, 434), (cx + half * k, 434)], width=2.6)
        sheet.lines(
            *[line((cx + s * 9, 438), (cx + s * 9, 474)) for s in (-1, 1)],
            width=1,
            paint="#C9973F",
            opacity=0.8,
        )
        sheet.fill(ellipse(cx, 421, 4.6), paint=light.dark)
        sheet.pen(door[1:-2], width=1.9)


def _buttress(sheet: Sheet, light: Light, x: float) -> None:
    shape = [
        (x - 9, 474),
        (x - 9, 372),
        (x - 7, 340),
        (x - 7, 196),
        (x + 7, 196),
        (x + 7, 340),
        (x + 9, 372),
        (x + 9, 474),
    ]
    _shade(sheet, shape, light)
    hatch(sheet, ((x + 2, 200), (x + 7, 200), (x + 8, 472), (x + 2, 472)), 3, 0, 0.45)
    niche = lancet(x - 5, 462, 10, 34)
    sheet.fill(niche, paint=light.dark)
    sheet.fill(
        [(x - 2.6, 462), (x - 3, 448), (x, 443), (x + 3, 448), (x + 2.6, 462)],
        ellipse(x, 440, 2.6),
        paint=lighter(light.stone, 0.3),
    )
    sheet.pen([*shape, shape[0]], width=2)
    for y in (336, 369, 230):
        sheet.lines([(x - 10, y), (x + 10, y)], width=2.4)


def crocket(x: float, y: float, size: float) -> list[Outline]:
    """Return a small curled leaf, as on the edge of a gable, pointing to the right."""
    leaf = [
        *cubic((x, y), (x + size * 0.3, y - size), (x + size, y - size), (x + size, y - size * 0.3), 6),
        *cubic(
            (x + size, y - size * 0.3),
            (x + size * 0.7, y - size * 0.5),
            (x + size * 0.5, y - size * 0.1),
            (x + size * 0.3, y + size * 0.2),
            6,
        ),
    ]
    return [leaf, mirrored(leaf, x)]
