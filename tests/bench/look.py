"""How the table looks, read from the pixels of the real program in a window on a virtual screen.

Opens the four saved games in ``moments/`` (2 to 5 players, morning to dusk), each seen whole and near, and
prints as its last line one JSON object:

* ``hue_share``: the part of the coloured pixels that is brown: the most of the ``whole`` and ``near`` views.
* ``cube_ground``: how far a cube's lit top is from its sector's ground in lightness (L*): ``least`` and
  ``median`` over all players but yellow and all sectors, by ``day`` and at ``dusk``; for ``yellow`` of the
  whole cube, as it is seen from far.
* ``player_de``: the least difference (CIE76) of two players' cubes, ``plain`` and with ``deuteranopia``.
* ``name_contrast``: the least contrast (WCAG) of a sector's name or a harbour's figure to what is round it.

Needs Xvfb and the ``bench`` extra. ``--pictures FOLDER`` keeps the screenshots.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

sys.path[0] = str(Path(__file__).resolve().parents[2])

os.environ["SDL_VIDEODRIVER"] = "x11"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

from engine import SECTORS
from game.app.program import RealTables
from game.table.city.landmarks import site
from game.table.map.plan import AREAS
from game.table.places.found import names
from game.table.scene import TableScene
from tests.bench import look_pixels as pixels
from tests.game.window import Window

SIZE = (1920, 1080)
MOMENTS = ("two_morning", "three", "four_dusk", "five")
FOLDER = Path(__file__).parent / "moments"
_FREE = (458, 130, 1172, 632)
"""Where nothing lies on the city, at the size of :data:`SIZE`."""
_CUBE_TOP, _CUBE = 0.36, 0.38
"""The radii of the disc within a cube's top, and of what a cube is from far, in widths of its box."""
_PAINT = 0.75  # the chroma of paint, as a share of the most on a cube: signs have less


class Shot(NamedTuple):
    """One screenshot, and where things are on it."""

    name: str
    whole: bool
    rgb: pixels.Pixels
    areas: dict[str, list[tuple[float, float]]]
    """The outline of each area, as ``blue.bank``."""
    pieces: list[tuple[str, pixels.Box, str | None]]
    """Kind, box and seat of each piece."""
    names: dict[str, pixels.Box]
    buildings: list[pixels.Box]


def main() -> None:
    """Take the pictures and measure them."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pictures", type=Path, help="a folder for the screenshots")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        screen = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"),
                *("-fbdir", folder, "-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=(writer,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                os.environ["DISPLAY"] = f":{told.readline().strip()}"
            shots = [shot for moment in MOMENTS for shot in _shots(moment, Path(folder), given.pictures)]
        finally:
            screen.terminate()
            screen.wait()
    print(json.dumps(measured(shots)))


def _shots(moment: str, folder: Path, pictures: Path | None) -> list[Shot]:
    """Return the pictures of a saved game, the whole city and the own borough."""
    shots = []
    home = folder / moment
    games = home / "saves"
    games.mkdir(parents=True)
    shutil.copy(FOLDER / f"{moment}.toml", games)
    window = Window(home, SIZE, title=False, tables=RealTables(), pace="instant")
    window.app.open(games / f"{moment}.toml")
    table = window.scene
    assert isinstance(table, TableScene)
    for _ in range(4000):
        window.advance(1 / 60)
        context = table.context
        if table.laid and context.pending is not None and not (context.busy or context.top.gliding):
            break
    for whole in (True, False):
        table.context.top.look_at(None if whole else "blue", False, at_once=True)
        for _ in range(30):
            table.stale = True
            window.advance(1 / 60)
        for _ in range(4):  # the first pictures are lost until the window is there
            pygame.event.pump()
            pygame.display.flip()
            pygame.time.wait(50)
        name = f"{moment}_{'whole' if whole else 'near'}"
        rgb = pixels.framebuffer(folder / "Xvfb_screen0")
        shots.append(_located(name, whole, rgb, table))
        if pictures is not None:
            pictures.mkdir(parents=True, exist_ok=True)
            made = pygame.surfarray.make_surface(rgb.swapaxes(0, 1).astype(np.uint8))
            pygame.image.save(made, str(pictures / f"{name}.png"))
    window.close()
    return shots


def _located(name: str, whole: bool, rgb: pixels.Pixels, table: TableScene) -> Shot:
    """Return a picture with where things are on it, as the table itself knows it."""
    camera, painter = table.context.top.camera, table.context.top.painter
    plan, zoom = painter.plan_for(camera), painter.zoom(camera)

    def boxed(box: Any) -> pixels.Box:
        left, top = camera.to_screen((box[0], box[1]))
        return left, top, box[2] * camera.scale, box[3] * camera.scale

    # In a near view other boroughs' areas have no names.
    written = {
        ".".join(at): boxed(found.box) for at, found in names(plan, zoom).items() if at[0] == plan.bottom
    }
    return Shot(
        name,
        whole,
        rgb,
        {f"{b}.{a}": [camera.to_screen(p) for p in plan.outline(b, a)] for b in plan.ring for a in AREAS},
        [(drawn.kind, tuple(drawn.box), drawn.seat) for drawn in painter.drawn],
        written,
        [boxed(site(plan, b, a, zoom)) for b in plan.ring for a in AREAS],
    )


def measured(shots: list[Shot]) -> dict[str, Any]:
    """Return the figures of :mod:`tests.bench.look`."""
    brown: dict[str, list[float]] = {"whole": [], "near": []}
    tops: dict[str, list[float]] = {"day": [], "dusk": []}
    yellow: dict[str, list[float]] = {"day": [], "dusk": []}
    written: list[tuple[float, str]] = []
    difference: dict[str, float] = {}
    for shot in shots:
        light = pixels.linear(shot.rgb)
        colours = pixels.lab(light)
        share = pixels.brown_share(shot.rgb, colours)
        brown["whole" if shot.whole else "near"].append(share)
        hour = "dusk" if "dusk" in shot.name else "day"
        grounds, cubes = _grounds(shot, colours), _cubes(shot, light, colours)
        for seat, (top, whole_cube, _) in cubes.items():
            for ground in grounds.values():
                if seat == "yellow":
                    yellow[hour].append(abs(whole_cube - ground))
                else:
                    tops[hour].append(abs(top - ground))
        contrasts = _contrasts(shot)
        written += contrasts
        if len(cubes) == 5 and not difference:
            difference = _differences({seat: cube[2] for seat, cube in cubes.items()})
        least = min(contrasts)[0] if contrasts else None
        print(f"{shot.name:<18} brown {share:.2f}  grounds {len(grounds)}  cubes {len(cubes)}  words {least}")
    for contrast, what in sorted(written)[:5]:
        print(f"  {what}: {contrast:.1f} : 1")

    def spread(values: list[float]) -> dict[str, float]:
        return {"least": round(min(values), 1), "median": round(float(np.median(values)), 1)}

    return {
        "hue_share": {view: round(max(shares), 3) for view, shares in brown.items()},
        "cube_ground": {
            **{hour: spread(values) for hour, values in tops.items()},
            "yellow": {hour: spread(values) for hour, values in yellow.items()},
        },
        "player_de": difference,
        "name_contrast": round(min(written)[0], 2),
    }


def _grounds(shot: Shot, colours: pixels.Pixels) -> dict[str, float]:
    """Return the lightness of the ground of each kind of sector, where nothing lies on it."""
    free = pixels.boxes([_FREE], SIZE)
    things = pixels.boxes([box for _, box, _ in shot.pieces], SIZE, 7)
    things |= pixels.boxes(shot.names.values(), SIZE, 7) | pixels.boxes(shot.buildings, SIZE, 3)
    found: dict[str, list[float]] = {}
    for key, outline in shot.areas.items():
        sector = key.partition(".")[2]
        whole = pixels.polygons([outline], SIZE, 5)
        ground = whole & free
        # Of the next borough a strip may be seen, in the shade of the frame, where no cube stands.
        beside = 2 * ground.sum() < whole.sum()
        ground &= ~things
        if sector in SECTORS and ground.sum() >= 250 and not beside:
            found.setdefault(sector, []).append(float(np.median(colours[ground][:, 0])))
    return {sector: float(np.median(values)) for sector, values in found.items()}


def _cubes(
    shot: Shot, light: pixels.Pixels, colours: pixels.Pixels
) -> dict[str, tuple[float, float, pixels.Pixels]]:
    """Return of each player's cubes the lightness of the lit top and of the whole, and the top's light."""
    found: dict[str, list[tuple[float, float, pixels.Pixels]]] = {}
    left, top, width, height = _FREE
    free = pygame.Rect(left, top, width, height)
    for kind, box, seat in shot.pieces:
        place = pygame.Rect(*map(int, box))
        if kind != "cube" or seat is None or not free.contains(place):
            continue
        part = np.s_[place.top : place.bottom, place.left : place.right]
        down, across = np.mgrid[0 : place.height, 0 : place.width]
        x = (across - place.width / 2 + 0.5) / place.width
        y = (down - place.height / 2 + 0.5) / place.height
        disc = np.hypot(x, (y + 0.05) * place.height / place.width) < _CUBE_TOP
        body = np.hypot(x / _CUBE, y / _CUBE) < 1
        lightness, chroma = colours[part][..., 0], np.hypot(colours[part][..., 1], colours[part][..., 2])
        # Paint is more colourful than a sign, and on the top it is lighter than on the sides.
        paint = disc & (chroma >= _PAINT * np.percentile(chroma[disc], 95))
        dark, light_paint = np.percentile(lightness[paint], (10, 90))
        face = paint & (lightness >= (dark + light_paint) / 2)
        found.setdefault(seat, []).append(
            (float(lightness[face].mean()), float(lightness[body].mean()), light[part][face].mean(0))
        )
    return {
        seat: (
            float(np.median([one[0] for one in cubes])),
            float(np.median([one[1] for one in cubes])),
            np.mean([one[2] for one in cubes], 0),
        )
        for seat, cubes in found.items()
    }


def _differences(tops: dict[str, pixels.Pixels]) -> dict[str, float]:
    def least(seen: dict[str, pixels.Pixels]) -> float:
        pairs = combinations(seen.values(), 2)
        return round(
            min(float(np.linalg.norm(pixels.lab(one) - pixels.lab(other))) for one, other in pairs), 1
        )

    blind = {seat: pixels.seen_red_green_blind(top) for seat, top in tops.items()}
    return {"plain": least(tops), "deuteranopia": least(blind)}


def _contrasts(shot: Shot) -> list[tuple[float, str]]:
    """Return the contrast of each name with what lies within three pixels of its letters."""
    bright = pixels.luminance(shot.rgb)
    free = pygame.Rect(*_FREE)
    covered = [pygame.Rect(*map(int, box)) for _, box, _ in shot.pieces]
    found = []
    for what, box in shot.names.items():
        place = pygame.Rect(*map(int, box))
        if not free.contains(place) or place.collidelist(covered) >= 0:
            continue
        here = bright[place.top : place.bottom, place.left : place.right]
        ink, paper = float(np.percentile(here, 3)), float(np.percentile(here, 70))
        letters = here < (ink + paper) / 2
        beside = _grown(letters, 3) & ~_grown(letters, 1)
        if paper < ink * 1.5 or not beside.any():
            continue  # nothing is written there in this view
        found.append((pixels.contrast(ink, float(np.percentile(here[beside], 25))), f"{shot.name} {what}"))
    return found


def _grown(mask: pixels.Mask, by: int) -> pixels.Mask:
    """Return a mask with all pixels that are up to ``by`` away from it."""
    grown = mask.copy()
    for _ in range(by):
        padded = np.pad(grown, 1)
        grown = padded[:-2, 1:-1] | padded[2:, 1:-1] | padded[1:-1, :-2] | padded[1:-1, 2:] | grown
    return np.asarray(grown)


if __name__ == "__main__":
    main()
