"""Materials baked with numpy: the cloth of the table and a piece of it, walnut, parchment, water and stone.

Everything is deterministic. Damask, parchment, water and stone tile seamlessly; the cloth does not.
"""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from PIL import Image

from sprites.make.palette import BRAID, CLOTH, PARCHMENT, STONE, WALNUT, WATER, rgb
from sprites.make.sheet import HERE

Grid = NDArray[np.float64]
FOLDER = HERE / "textures"
PLANK = 6, 856, 1960, 112
"""Left, top, width and height of a part of one board of the table without joints and dark rings."""
_REPEAT, _WOVEN = 216, 0.1  # of the damask's pattern: its width in pixels, and how much it stands out
_HEM = 12, 38  # from the edge of the cloth to the outer and the inner line of its braid, in pixels
_QUALITY = 84  # how exactly textures are kept, of 100
_PIECE = 3 * _REPEAT
"""The side of the piece of damask, in pixels."""


def draw() -> None:
    """Write every texture."""
    FOLDER.mkdir(exist_ok=True)
    _write(cloth(2560, 1440), FOLDER / "cloth.jpg")
    table = walnut(2560, 1440)
    left, top, width, height = PLANK
    _write(table[top : top + height, left : left + width], FOLDER / "plank.jpg")
    _write(damask(_PIECE), FOLDER / "damask.jpg", 0.5)
    _write(parchment(1024), FOLDER / "parchment.jpg")
    _write(water(512), FOLDER / "water.jpg")
    _write(stone(512), FOLDER / "stone.jpg")


def _write(picture: Grid, path: Path, scale: float = 1.0) -> None:
    pixels = np.clip(picture, 0, 255).astype(np.uint8).swapaxes(0, 1)
    made = pygame.surfarray.make_surface(pixels)
    if scale != 1:
        made = pygame.transform.smoothscale_by(made, scale)
    image = Image.frombytes("RGB", made.get_size(), pygame.image.tobytes(made, "RGB"))
    image.save(path, quality=_QUALITY, optimize=True)


def noise(rng: np.random.Generator, height: int, width: int, rows: float, columns: float) -> Grid:
    """Return seamless smooth noise (mean 0, deviation 1); features are about `rows` by `columns` pixels."""
    fy = np.fft.fftfreq(height)[:, None] * rows
    fx = np.fft.rfftfreq(width)[None, :] * columns
    spectrum = np.fft.rfft2(rng.standard_normal((height, width)))
    field = np.fft.irfft2(spectrum * np.exp(-2.0 * (fx**2 + fy**2)), s=(height, width))
    field -= field.mean()
    return np.asarray(field / (field.std() or 1.0))


def blend(stops: list[tuple[float, str]], at: Grid) -> Grid:
    """Return the colours of a gradient (offset, ``#RRGGBB``) at the values of `at`, as rows of R, G, B."""
    places = [p for p, _ in stops]
    channels = [np.interp(at, places, [rgb(c)[k] for _, c in stops]) for k in range(3)]
    return np.stack(channels, axis=-1)


def walnut(width: int, height: int) -> Grid:
    """Return a table top: long boards of varied tone with fibre, rays, knots and the gaps between them."""
    rng = np.random.default_rng(1345)
    picture = np.zeros((height, width, 3))
    edges = [0]
    while edges[-1] < height:
        edges.append(min(height, edges[-1] + int(rng.uniform(168, 232))))
    if edges[-1] - edges[-2] < 110:
        del edges[-2]
    for top, bottom in pairwise(edges):
        cuts = [0, int(rng.uniform(0.22, 0.78) * width), width]
        for left, right in pairwise(cuts):
            picture[top:bottom, left:right] = _board(rng, bottom - top, right - left)
    glow = _candle(width, height)
    return picture * glow[..., None]


def cloth(width: int, height: int) -> Grid:
    """Return the table's damask: a twill with quatrefoils tone on tone, folds, creases and a braided hem."""
    rng = np.random.default_rng(5)
    y, x = np.arange(height)[:, None], np.arange(width)[None, :]
    tone, fuzz, folds, twill = _woven(rng, width, height)
    tone += _creases(rng, width, height)
    hem, thread = _hem(x, y, width, height)
    made = blend(list(CLOTH), tone * (1 - 0.3 * hem))
    metal = blend(list(BRAID), 0.5 + 0.35 * thread * twill + 0.08 * fuzz + 0.1 * folds)
    return made + (metal - made) * thread[..., None]


def damask(side: int) -> Grid:
    """Return a piece of the cloth that can be laid side by side: the ground of the phones' pages."""
    return blend(list(CLOTH), _woven(np.random.default_rng(5), side, side)[0])


def _woven(rng: np.random.Generator, width: int, height: int) -> tuple[Grid, Grid, Grid, Grid]:
    """Return the damask's tone, and its fuzz, folds and twill.

    It has no seams if width and height are whole repeats.
    """
    y, x = np.arange(height)[:, None], np.arange(width)[None, :]
    # It lies a little uneven: long soft waves, lit from the upper left.
    waves = 0.8 * noise(rng, height, width, 330, 520) + 0.55 * noise(rng, height, width, 130, 210)
    folds = 9 * (waves - np.roll(waves, (9, 9), (0, 1)))
    warp, weft = noise(rng, height, width, 16, 1.2), noise(rng, height, width, 1.2, 16)
    nap, fuzz = noise(rng, height, width, 26, 40), noise(rng, height, width, 1.3, 1.3)
    twill = np.sin(2 * np.pi * (x + 2 * y) / 9.0)
    woven = _quatrefoils(width, height)
    tone = 0.5 + 0.03 * waves + 0.05 * folds + 0.034 * (warp + weft) + 0.014 * nap + 0.02 * fuzz
    # In the pattern the threads float the other way, so that it shines where the ground is dull.
    tone += 0.03 * twill * (1 - 1.6 * woven) + _WOVEN * (woven * (1 + 0.25 * nap) - 0.35)
    return tone, fuzz, folds, twill


def _creases(rng: np.random.Generator, width: int, height: int) -> Grid:
    """Return the light on the creases of a cloth that lay folded in a chest: three across, two down."""
    light = np.zeros((height, width))
    for share in (0.25, 0.5, 0.75):
        at = np.arange(width)[None, :] - share * width - 3 * noise(rng, height, 1, 160, 1)
        light += np.exp(-((at / 5) ** 2)) * 0.05 - np.exp(-(((at - 9) / 7) ** 2)) * 0.06
    for share in (0.34, 0.68):
        at = np.arange(height)[:, None] - share * height - 3 * noise(rng, 1, width, 1, 160)
        light += np.exp(-((at / 5) ** 2)) * 0.05 - np.exp(-(((at - 9) / 7) ** 2)) * 0.06
    return light * (0.75 + 0.35 * noise(rng, height, width, 90, 120))


def _hem(x: Grid, y: Grid, width: int, height: int) -> tuple[Grid, Grid]:
    """Return where the cloth's hem is, and how much of its braid of thread shows there, both 0 to 1."""
    across, down = np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)
    deep = np.minimum(across, down) * 1.0
    along = np.where(down <= across, x - width / 2, y - height / 2)
    first, last = _HEM

    def line(at: float, thick: float) -> Grid:
        return np.asarray(np.clip(thick / 2 + 0.5 - np.abs(deep - at), 0, 1))

    middle, half = (first + last) / 2, (last - first) / 2 - 5
    step = (along % (2 * half)) - half
    twist = np.clip(
        2.2 - np.abs(np.abs(deep - middle) - np.abs(half * np.sin(np.pi * along / (2 * half)))), 0, 1
    )
    bead = np.clip(3.6 - np.hypot(step, deep - middle), 0, 1)
    within = (deep > first) & (deep < last)
    thread = np.maximum(
        np.maximum(line(first, 2.6), line(last, 2.6)), np.where(within, np.maximum(twist, bead), 0)
    )
    return np.clip((last + 3 - deep) / 4, 0, 1), np.asarray(thread, dtype=float)


def _quatrefoils(width: int, height: int) -> Grid:
    """Return where the pattern of the damask is, 0 to 1: quatrefoils with a flower, as in tracery."""
    y = np.arange(height)[:, None] * np.ones((1, width))
    x = np.arange(width)[None, :] * np.ones((height, 1))
    found = np.zeros((height, width))
    for shift in (0, _REPEAT / 2):
        across, down = ((axis - shift) % _REPEAT - _REPEAT / 2 for axis in (x, y))
        lobe, away = 0.105 * _REPEAT, 0.115 * _REPEAT
        edge = np.maximum(np.abs(across), np.abs(down)) - away
        for cx, cy in ((away, 0), (-away, 0), (0, away), (0, -away)):
            edge = np.minimum(edge, np.hypot(across - cx, down - cy) - lobe)
        found = np.maximum(found, np.clip(1.5 - np.abs(edge) / 3, 0, 1))
        found = np.maximum(found, 0.7 * np.clip(1.5 - np.abs(edge + 11) / 1.6, 0, 1))
        far = np.hypot(across, down)
        petals = 0.085 * _REPEAT * (0.55 + 0.45 * np.abs(np.cos(2 * np.arctan2(down, across))))
        flower = np.clip(0.5 - (far - petals) / 2.5, 0, 1) * np.clip((far - 0.018 * _REPEAT) / 2.5, 0, 1)
        found = np.maximum(found, flower)
    return found


def _candle(width: int, height: int) -> Grid:
    x = np.linspace(0, 1, width)[None, :]
    y = np.linspace(0, 1, height)[:, None]
    near = np.exp(-(((x - 0.36) / 0.62) ** 2 + ((y - 0.3) / 0.7) ** 2))
    return np.asarray(0.72 + 0.42 * near)


def _board(rng: np.random.Generator, height: int, width: int) -> Grid:
    """Return a board: growth rings cut lengthways, bent round its knots, with pores and pale rays."""
    y = np.arange(height)[:, None] * np.ones((1, width))
    x = np.arange(width)[None, :] * np.ones((height, 1))
    bend = 9 * noise(rng, height, width, 60, 900) + 3.5 * noise(rng, height, width, 26, 260)
    depth = y + bend
    knots = np.zeros((height, width))
    for _ in range(int(rng.choice([0, 0, 1, 1, 2]))):
        cx, cy, size = rng.uniform(60, width - 60), rng.uniform(0.25, 0.75) * height, rng.uniform(8, 19)
        dx, dy = (x - cx) / (size * 3.4), (y - cy) / size
        reach = np.exp(-(dx**2 + dy**2) / 2.4)
        depth = depth + np.sign(dy) * size * 1.5 * reach * np.exp(-np.abs(dy) * 0.35)
        inner = np.sqrt(((x - cx) / (size * 1.35)) ** 2 + dy**2) + 0.14 * noise(rng, height, width, 34, 46)
        heartwood = 0.42 * np.exp(-((inner / 0.8) ** 3)) + 0.2 * np.exp(-(((inner - 0.8) / 0.13) ** 2))
        rings = 0.2 * (0.5 + 0.5 * np.sin(inner * 17)) * np.exp(-(inner**2) * 0.9)
        knots = np.maximum(knots, heartwood + rings)
    pitch = rng.uniform(15, 30)
    heart = rng.uniform(-0.3, 1.3) * height
    spread = np.abs(depth - heart) ** 0.86 / pitch + 0.35 * noise(rng, height, width, 90, 1400)
    ring = spread - np.floor(spread)
    grain = ring**1.7 * (1 - np.clip((ring - 0.9) * 10, 0, 1))
    fibre = noise(rng, height, width, 1.4, 90) * 0.6 + noise(rng, height, width, 3.2, 260) * 0.6
    pores = np.clip(noise(rng, height, width, 0.9, 30) - 1.25, 0, 2) * (0.45 + grain)
    rays = np.clip(noise(rng, height, width, 2.4, 14) - 2.1, 0, 1.4)
    broad = noise(rng, height, width, 120, 800)
    tone = rng.uniform(0.36, 0.68) + 0.05 * broad - 0.26 * (grain - 0.35) + 0.042 * fibre - 0.1 * pores
    tone = tone + 0.06 * rays - 0.52 * knots
    colour = blend(list(WALNUT), tone)
    colour *= 1 + rng.uniform(-0.025, 0.035) * np.array([1.0, 0.0, -1.0])
    return _edged(rng, colour, height, width)


def _edged(rng: np.random.Generator, colour: Grid, height: int, width: int) -> Grid:
    """Round the edges of a board: a lit edge above and left, shade and the dark gap below and right."""
    wave = 0.9 * noise(rng, 1, width, 1, 160)[0]
    above = np.arange(height)[:, None] + wave[None, :]
    below = (height - 1 - np.arange(height))[:, None] + wave[None, :]
    across = np.arange(width)[None, :] * np.ones((height, 1))
    back = width - 1 - across
    light = np.exp(-((above - 4.5) ** 2) / 7) * 0.26 + np.exp(-((across - 4.0) ** 2) / 5) * 0.12
    shade = np.exp(-np.clip(below - 2, 0, None) / 7) * 0.45 + np.exp(-np.clip(back - 1, 0, None) / 5) * 0.38
    gap = np.clip(
        1.7 - np.minimum(np.minimum(above + 0.4, below), np.minimum(across + 0.8, back + 0.5)), 0, 1
    )
    lit = colour * (1 + light - shade)[..., None]
    return np.asarray(lit * (1 - gap[..., None]) + np.array(rgb("#120A06")) * gap[..., None])


def parchment(size: int) -> Grid:
    """Return calfskin: cloudy, with fine fibre, some pores and faint stains."""
    rng = np.random.default_rng(77)
    clouds = 0.55 * noise(rng, size, size, 190, 190) + 0.35 * noise(rng, size, size, 60, 60)
    skin = 0.5 * noise(rng, size, size, 2.2, 2.2) + 0.45 * noise(rng, size, size, 7, 9)
    hairs = np.clip(noise(rng, size, size, 1.0, 9) - 2.2, 0, 2) + np.clip(
        noise(rng, size, size, 9, 1.0) - 2.3, 0, 2
    )
    pores = np.clip(noise(rng, size, size, 1.6, 1.6) - 2.5, 0, 1.5)
    stain = np.clip(noise(rng, size, size, 130, 130) - 1.1, 0, 2)
    tone = 0.57 + 0.075 * clouds + 0.06 * skin - 0.16 * hairs - 0.26 * pores - 0.035 * stain
    return blend(
        [(0.0, "#B99B66"), (0.3, "#D9C7A0"), (0.55, PARCHMENT), (0.8, "#EFE2C2"), (1.0, "#F4E9CF")], tone
    )


def water(size: int) -> Grid:
    """Return the river as painted on a map: soft depth and long calm ripples."""
    rng = np.random.default_rng(9)
    deep = noise(rng, size, size, 90, 150)
    swell = noise(rng, size, size, 9, 46) + 0.6 * noise(rng, size, size, 4.5, 24)
    crest = np.exp(-(swell**2) * 26) * np.clip(0.6 + 0.5 * noise(rng, size, size, 60, 90), 0, 1.2)
    grain = noise(rng, size, size, 1.3, 2.0)
    tone = 0.46 + 0.045 * deep + 0.035 * swell + 0.14 * crest + 0.012 * grain
    return blend([(0.0, "#243F50"), (0.3, "#3D6176"), (0.5, WATER), (0.7, "#6C93A2"), (1.0, "#B9CFD0")], tone)


def stone(size: int) -> Grid:
    """Return worn limestone in courses of dressed blocks."""
    rng = np.random.default_rng(21)
    rows, columns = 8, 4
    high, wide = size // rows, size // columns
    y = np.arange(size)[:, None] * np.ones((1, size)) + 1.2 * noise(rng, size, size, 30, 50)
    x = np.arange(size)[None, :] * np.ones((size, 1)) + 1.2 * noise(rng, size, size, 50, 30)
    course = np.floor(y / high)
    x = x + (course % 2) * wide / 2
    v, u = y - course * high, x - np.floor(x / wide) * wide
    block = (course.astype(int) % rows) * columns + (np.floor(x / wide).astype(int) % columns)
    own = rng.uniform(-0.09, 0.09, rows * columns)[block]
    near = np.minimum(np.minimum(v, high - v), np.minimum(u, wide - u))
    joint = np.exp(-((near / 1.7) ** 2))
    light = np.exp(-((np.minimum(v, u) - 3.5) ** 2) / 5) - np.exp(
        -((np.minimum(high - v, wide - u) - 3.5) ** 2) / 7
    )
    rough = (
        0.5 * noise(rng, size, size, 3, 3)
        + 0.6 * noise(rng, size, size, 14, 14)
        + 0.3 * noise(rng, size, size, 1.2, 1.2)
    )
    pits = np.clip(noise(rng, size, size, 2.2, 2.8) - 2.2, 0, 1.5)
    tone = 0.55 + own + 0.045 * rough - 0.13 * pits + 0.1 * light * (1 - joint) - 0.36 * joint
    return blend(
        [(0.0, "#4E473B"), (0.3, "#7F7767"), (0.55, STONE), (0.8, "#C2BAA6"), (1.0, "#D8D0BC")], tone
    )
