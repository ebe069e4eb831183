"""The pictures of the table: all there, drawn at any size, and telling players apart without colour."""

import itertools
import json
import math
import os
import re
from pathlib import Path

from engine import COLOURS

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.table.city import cathedral

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
SYMBOLS = ["lily", "leaf", "crown", "sun", "key"]
AREAS = ["cloister", "bank", "residence", "carriage", "hotel", "park", "hospital", "harbour"]
SECTORS = AREAS[:-1]
ICONS = [
    *("coin", "cube", "rat", "rat_kill", "prestige", "friend", "carriage", "message", "card", "hospital"),
    *("park", "arrow_right", "arrow_left", "hand", "plague", "doctor", "bell", "eye", "plus", "minus"),
    *("star", "empty_sector", "any_sector", "notredame", "swap", "activate", "clock", "save", "gear"),
    *("pause", "play", "trophy", "pad", "mouse", "question", "per", "no_message", "supply", "person"),
]
NAMES = [
    *(f"symbols/{s}{suffix}" for s in SYMBOLS for suffix in ("", "_light")),
    *(f"areas/{a}" for a in AREAS),
    *(f"cards/{c}" for c in (*SECTORS, "notredame", "friend", "frame", "back")),
    *(f"messages/{m}" for m in ("coin", *(f"cube_{n}" for n in range(5)), "rat", "plain", "token", "rim")),
    *(f"pieces/{c}_cube{suffix}" for c in COLOURS for suffix in ("", "_a", "_b", "_c")),
    *(f"pieces/{c}_{piece}" for c in COLOURS for piece in ("pawn", "coach")),
    *(f"pieces/{p}" for p in ("rat_leaps", "rat_gathers_right")),
    *(f"pieces/{p}" for p in ("rat", "coin", "coin_top", "bellringer", "bellringer_swing")),
    *(f"pieces/prestige{which}" for which in ("", "_1", "_3", "_5", "_10", "_back")),
    *(f"icons/{i}" for i in ICONS),
    *(f"cathedral/{c}" for c in ("rose", "front", "minster")),
]
TEXTURES = {"cloth": (2560, 1440), "parchment": (1024, 1024), "water": (512, 512), "stone": (512, 512)}
UNDRAWN = re.compile(r"<(text|filter|mask|clipPath|use|style|image)\b")


def picture(name: str, width: int) -> pygame.Surface:
    """Give the picture `name` drawn `width` pixels wide, as high as its proportions ask."""
    path = SPRITES / f"{name}.svg"
    if not path.exists():  # it is rendered
        made = pygame.image.load(path.with_suffix(".webp"))
        return pygame.transform.smoothscale(
            made, (width, round(width * made.get_height() / made.get_width()))
        )
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None, f"{path} has no viewBox"
    return pygame.image.load_sized_svg(path, (width, round(width * float(box[2]) / float(box[1]))))


def on_parchment(name: str, side: int) -> list[int]:
    """Give the greys (0 to 255) of the picture's pixels as it lies on parchment in a square."""
    ground = pygame.Surface((side, side))
    ground.fill("#E8D9B5")
    ground.blit(pygame.transform.smoothscale(picture(name, side * 4), (side, side)), (0, 0))
    pixels = (ground.get_at((x, y)) for y in range(side) for x in range(side))
    return [round(0.3 * p.r + 0.59 * p.g + 0.11 * p.b) for p in pixels]


def difference(first: list[int], second: list[int]) -> float:
    """Give the mean difference of two grey pictures."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("width", [14, 240])
def test_each_picture_shows_something(width: int) -> None:
    for name in NAMES:
        drawn = picture(name, width)
        mask = pygame.mask.from_surface(drawn, 60)
        assert mask.count() > drawn.get_width() * drawn.get_height() * 0.05, name


def test_each_picture_uses_only_what_the_renderer_draws() -> None:
    drawn = [name for name in NAMES if "_cube" not in name]
    wrong = [name for name in drawn if UNDRAWN.search((SPRITES / f"{name}.svg").read_text(encoding="utf-8"))]
    assert wrong == []


def test_a_piece_is_not_cut_off_at_the_edge_of_its_picture() -> None:
    for name in (name for name in NAMES if name.startswith(("pieces/", "symbols/", "icons/"))):
        drawn = picture(name, 200)
        width, height = drawn.get_size()
        border = {(x, y) for x in range(width) for y in (0, height - 1)}
        border |= {(x, y) for y in range(height) for x in (0, width - 1)}
        assert sum(drawn.get_at(spot).a > 200 for spot in border) < len(border) * 0.04, name


@pytest.mark.parametrize("name", ["icons/prestige", *(n for n in NAMES if "prestige" in n and "pieces" in n)])
def test_prestige_is_of_gold_everywhere_and_never_red_as_a_loss(name: str) -> None:
    drawn = picture(name, 100)
    pixels = [drawn.get_at((x, y)) for y in range(100) for x in range(100)]
    shades = [pixel for pixel in pixels if pixel.a > 200 and pixel.r > 110]
    assert not [shade for shade in shades if shade.r > 2.2 * shade.g]
    assert sum(shade.b < 0.5 * shade.r for shade in shades) > len(shades) / 8


def test_symbols_differ_without_colour() -> None:
    for pair in itertools.combinations(SYMBOLS, 2):
        assert difference(*(on_parchment(f"symbols/{symbol}", 16) for symbol in pair)) > 18, pair


@pytest.mark.parametrize("piece", ["cube", "pawn", "coach"])
def test_pieces_differ_without_colour(piece: str) -> None:
    forms = {}
    for colour in COLOURS:
        drawn = on_parchment(f"pieces/{colour}_{piece}", 40)
        mean = sum(drawn) / len(drawn)
        forms[colour] = [round(grey - mean) for grey in drawn]
    for first, second in itertools.combinations(COLOURS, 2):
        assert difference(forms[first], forms[second]) > 2, (first, second)


def test_an_area_leaves_the_ground_open_round_its_buildings() -> None:
    for name in AREAS:
        drawn = picture(f"areas/{name}", 240)
        assert all(drawn.get_at(corner).a == 0 for corner in ((0, 0), (239, 0), (0, 179), (239, 179))), name


def test_the_frame_and_the_rim_are_open_in_the_middle() -> None:
    for name in ("cards/frame", "messages/rim"):
        drawn = picture(name, 200)
        assert drawn.get_at(drawn.get_rect().center).a == 0


def test_the_bellringer_swings_his_bell() -> None:
    still, swung = on_parchment("pieces/bellringer", 40), on_parchment("pieces/bellringer_swing", 40)
    assert difference(still, swung) > 3


def test_the_listed_panes_are_the_openings_of_the_rose() -> None:
    panes = json.loads((SPRITES / "cathedral/panes.json").read_text(encoding="utf-8"))
    assert [ring for ring, _ in cathedral.panes()] == [pane["ring"] for pane in panes]
    rose = picture("cathedral/rose", 400)
    assert [sum(p["ring"] == ring for p in panes) for ring in ("centre", "inner", "outer", "eye")] == [
        1,
        12,
        12,
        12,
    ]
    for pane in panes:
        x, y = pane["centre"]
        assert rose.get_at((round(x), round(y))).a == 0, f"stone covers pane {pane['ring']} {pane['index']}"
        for px, py in pane["polygon"]:
            radius = math.hypot(px - 200, py - 200)
            assert pane["radii"][0] - 1 <= radius <= pane["radii"][1] + 1


@pytest.mark.parametrize(("name", "size"), list(TEXTURES.items()))
def test_textures_have_their_size_and_some_grain(name: str, size: tuple[int, int]) -> None:
    texture = pygame.image.load(SPRITES / f"textures/{name}.jpg")
    assert texture.get_size() == size
    reds = [texture.get_at((x * 7 % size[0], x * 13 % size[1])).r for x in range(400)]
    assert max(reds) - min(reds) > 8
