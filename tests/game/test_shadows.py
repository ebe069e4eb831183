"""Shadows of the pieces, rendered from models: each has its own, and it falls away from the light."""

from itertools import product
from pathlib import Path

import pygame
import pytest

from game import paths
from game.table.pieces import pieces
from game.table.pieces.pieces import Pieces, Standing
from game.ui import pictures
from game.ui.palette import PLAYER
from game.ui.sprites import Recorder
from tests.noted import noted

FILES = sorted((paths.sprites() / "shadows").glob("*.webp"))
ROOM = 1 + 2 * 0.4
"""The width of a shadow's picture in widths of its piece's."""


def alphas(picture: pygame.Surface) -> list[list[int]]:
    return [
        [picture.get_at((x, y)).a for x in range(picture.get_width())] for y in range(picture.get_height())
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_shadow_fades_out_within_its_picture_and_falls_to_the_lower_right(file: Path) -> None:
    shadow = pygame.image.load(str(file))
    strength = alphas(shadow)
    edge = [*strength[0], *strength[-1], *(row[0] for row in strength), *(row[-1] for row in strength)]
    assert max(edge) == 0
    assert max(map(max, strength)) >= 120
    whole = sum(map(sum, strength))
    middle_x = sum(x * value for row in strength for x, value in enumerate(row)) / whole
    middle_y = sum(y * sum(row) for y, row in enumerate(strength)) / whole
    assert middle_x > shadow.get_width() / 2
    assert middle_y > shadow.get_height() / 2


def drawn() -> list[tuple[str, str]]:
    """The pictures of all pieces on the table, and the shadow of each."""
    names = [
        (f"pieces/{seat}_cube{look}", f"cube{look}") for seat in PLAYER for look in ("", "_a", "_b", "_c")
    ]
    for kind, (picture, _, _) in pieces._PIECES.items():
        if kind in pieces._DARK:
            continue
        for of in PLAYER if picture.startswith("{}") else ("1", "3", "5", "10", "back"):
            model = "prestige" if picture.startswith("prestige") else picture.format("").lstrip("_")
            names.append((f"pieces/{picture.format(of)}", model))
    return sorted(set(names))


def test_each_piece_has_a_shadow_of_its_own_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = noted(monkeypatch, pictures, "shadow", lambda name, *given: (name, *given))
    for picture, shadow in drawn():
        asked.clear()
        pieces._cast(pieces._Piece(picture, 100), (100, 120))
        assert asked == [(shadow, 180, 200, asked[0][3])], picture
        wide, high = pictures.svg(picture, 100, 200).get_size()
        cast = pygame.image.load(str(paths.sprites() / "shadows" / f"{shadow}.webp"))
        shape = cast.get_height() / cast.get_width()
        assert shape == pytest.approx((high / wide + 0.8) / ROOM, abs=0.02), picture


def test_a_piece_darkens_the_table_below_and_right_of_it() -> None:
    ground = pygame.Surface((200, 200))
    ground.fill((200, 200, 190))
    covered = Pieces(60).cube(ground, "blue", (100, 100))
    light, dark = ground.get_at((covered.left - 8, covered.top - 8)), ground.get_at((covered.right + 4, 125))
    assert tuple(light)[:3] == (200, 200, 190)
    assert dark.r < 160


def test_a_rat_on_its_sign_has_no_pale_edge() -> None:
    canvas = Recorder()
    Pieces(60).piece(canvas, "rat", "", (100, 100))
    rat = canvas.sprites[0].picture
    assert isinstance(rat, Standing)
    ground = pygame.Surface(rat.get_size())
    ground.fill((150, 150, 150))
    ground.blit(rat, (0, 0))
    around = pygame.mask.Mask(ground.get_size(), fill=True)
    around.erase(pygame.mask.from_surface(rat.piece, 0), (rat.pad, rat.pad))
    beside = [
        ground.get_at((x, y)).r for x, y in product(*map(range, ground.get_size())) if around.get_at((x, y))
    ]
    assert max(beside) <= 150
    assert min(beside) < 100
