"""The players' cubes, rendered from a model: their colour, sign and light."""

from itertools import combinations, product

import pygame
import pytest

from engine import COLOURS
from game import paths
from game.table.pieces.pieces import Pieces
from game.ui import pictures
from game.ui.palette import PLAYER
from tests.game.readable import contrast

LOOKS = ("", "_a", "_b", "_c")
SMALL = 26


def master(colour: str, look: str) -> pygame.Surface:
    return pygame.image.load(str(paths.sprites() / "pieces" / f"{colour}_cube{look}.webp"))


def across(picture: pygame.Surface, x: float, y: float) -> tuple[int, int, int]:
    """The average colour of a small square at a place, given in shares of a picture."""
    wide, high = picture.get_size()
    side = max(1, wide // 14)
    square = pygame.Rect(0, 0, side, side)
    square.center = round(x * wide), round(y * high)
    red, green, blue, *_ = pygame.transform.average_color(picture, square)
    return red, green, blue


@pytest.mark.parametrize("colour", COLOURS)
def test_a_cube_is_large_enough_for_a_large_screen_and_clear_round_itself(colour: str) -> None:
    for look in LOOKS:
        picture = master(colour, look)
        wide, high = picture.get_size()
        assert wide >= 160, look
        assert high / wide == pytest.approx(1.04, abs=0.02), look
        corners = [(0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1)]
        assert [picture.get_at(corner).a for corner in corners] == [0, 0, 0, 0], look


@pytest.mark.parametrize("colour", COLOURS)
def test_the_light_comes_from_above_and_the_left_however_a_cube_is_turned(colour: str) -> None:
    for look in LOOKS:
        cube = master(colour, look)
        top, left, right = (sum(across(cube, *place)) for place in ((0.5, 0.15), (0.3, 0.72), (0.79, 0.64)))
        assert top > left > right / 0.8, look


def far(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How far apart two colours are."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_small_cube_shows_the_sign_and_the_colour_of_its_player(colour: str) -> None:
    for look in LOOKS:
        cube = pictures.svg(f"pieces/{colour}_cube{look}", SMALL, SMALL)
        wide, high = cube.get_size()
        spots = product(range(wide // 4, 3 * wide // 4), range(high // 8, high // 2))
        top = [cube.get_at(spot)[:3] for spot in spots]
        by_light = sorted(top, key=lambda pixel: contrast(pixel, (0, 0, 0)))
        assert contrast(by_light[-2], by_light[1]) >= 3.5, look
        paint = max(top, key=lambda pixel: max(pixel) - min(pixel))
        assert min(PLAYER, key=lambda other: far(paint, PLAYER[other])) == colour, look


@pytest.mark.parametrize("colour", COLOURS)
def test_the_sign_of_a_small_cube_is_bold(colour: str) -> None:
    dark = colour == "yellow"  # its sign is, the others' are pale
    for look in LOOKS:
        cube = pygame.transform.smoothscale(master(colour, look), (SMALL, SMALL + 1))
        top = [cube.get_at((x, y)) for x in range(4, 22) for y in range(1, 17)]
        seen = [pixel[:3] for pixel in top if pixel.a > 250]
        paint = min(seen, key=lambda pixel: far(pixel, PLAYER[colour]))
        bold = [
            pixel for pixel in seen if contrast(pixel, paint) >= 2.2 and dark == (sum(pixel) < sum(paint))
        ]
        assert len(bold) >= 48, look


def test_the_sides_of_a_yellow_cube_are_of_the_yellow_of_its_top() -> None:
    for look, place in product(LOOKS, ((0.3, 0.72), (0.79, 0.64))):
        hue = pygame.Color(*across(master("yellow", look), *place)).hsva[0]
        assert hue == pytest.approx(pygame.Color(*PLAYER["yellow"]).hsva[0], abs=6), (look, place)


def paler_round(colour: str, kind: str, shallow: bool) -> tuple[list[tuple[int, int]], pygame.mask.Mask]:
    """Where the ground round a piece is paler than elsewhere, and the shape of the piece."""
    ground, room = pygame.Surface((120, 120)), (60, 60)
    ground.fill((150, 160, 150))
    pieces, alone = Pieces(32, shallow=shallow), pygame.Surface((120, 120), pygame.SRCALPHA)
    for surface, height in ((ground, 0.0), (alone, 0.011)):  # in the air nothing is round it but shadow
        if kind == "cube":
            pieces.cube(surface, colour, room, height)
        else:
            pieces.piece(surface, kind, colour, room, height)
    shape = pygame.mask.from_surface(alone, 150)
    spots = product(range(120), repeat=2)
    return [(x, y) for x, y in spots if not shape.get_at((x, y)) and ground.get_at((x, y)).r > 151], shape


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("kind", "shallow"), [("friend", False), ("cube", True)])
def test_round_a_friend_and_in_trays_nothing_is_paler_than_the_ground(
    colour: str, kind: str, shallow: bool
) -> None:
    assert not paler_round(colour, kind, shallow)[0]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_cube_on_ground_of_its_hue_has_a_fine_pale_line(colour: str) -> None:
    paler, shape = paler_round(colour, "cube", shallow=False)
    near = shape.convolve(pygame.mask.Mask((7, 7), fill=True))  # up to three pixels from it
    assert all(near.get_at((x + 3, y + 3)) for x, y in paler)
    lit = [spot for spot in shape.outline() if sum(spot) < 110]  # towards the light
    touched = [any(abs(x - left) + abs(y - top) <= 2 for left, top in paler) for x, y in lit]
    assert sum(touched) > 0.95 * len(touched)


def sign(colour: str, look: str) -> set[tuple[int, int]]:
    """Where the sign on a small cube is, in grey: the pixels of its top that are lighter than the middle."""
    cube = pygame.transform.grayscale(pygame.transform.smoothscale(master(colour, look), (37, 38)))
    grey = {(x, y): cube.get_at((x, y)).r for x in range(6, 31) for y in range(3, 23)}
    light = sorted(grey.values())
    return {spot for spot, value in grey.items() if value > (light[30] + light[-4]) / 2}


@pytest.mark.parametrize("look", LOOKS)
def test_signs_on_small_cubes_are_told_apart_in_grey_however_they_are_laid_on_each_other(look: str) -> None:
    signs = {colour: sign(colour, look) for colour in COLOURS}
    for (first, second), (right, down) in product(combinations(COLOURS, 2), product(range(-2, 3), repeat=2)):
        moved = {(x + right, y + down) for x, y in signs[second]}
        assert len(signs[first] ^ moved) >= 60, (first, second)
